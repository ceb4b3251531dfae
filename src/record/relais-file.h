/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Reading and writing whole files. Nothing else in the program writes any. */

#define RELAIS_FILE_MAX (16 * 1024 * 1024)

char     *relais_file_read          (const char *path, gsize *length, GError **error);
/* Without the mark that some editors put in front of UTF-8. */
char     *relais_file_read_unmarked (const char *path, gsize *length, GError **error);

/* Its beginning, however long it is. */
char     *relais_file_read_start    (const char *path, gsize most, gsize *length, GError **error);

/* (element-type filename): the names in a folder that end so and are not hidden,
 * all of them: NULL, with the error, if any could be missing. */
GPtrArray *relais_file_list         (const char *folder, const char *suffix, GError **error);

/* What was written is on the disk, and survives a power cut. */
gboolean  relais_file_write         (const char *path, const char *text, gsize length, GError **error);
/* (nullable) (transfer full) The next of what is written. NULL: that was all, or,
 * with the error, nothing is to be written. */
typedef GBytes *(*RelaisFileNext)   (gpointer data, GError **error);
/* The same of what is too long to be had at once, of any length. */
gboolean  relais_file_write_portions (const char *path, RelaisFileNext next, gpointer data, GError **error);
/* What can be drawn again: of any length, and the disk is not waited for. */
gboolean  relais_file_write_picture (const char *path, GBytes *bytes, GError **error);
/* Makes an empty file, so that nobody else gets its name: G_FILE_ERROR_EXIST
 * when somebody has it. */
gboolean  relais_file_claim         (const char *path, GError **error);
/* With those above it; for nobody else to look into. */
gboolean  relais_file_make_folder   (const char *path, GError **error);
/* Nobody else who asks writes into the file's folder meanwhile. */
gboolean  relais_file_lock          (const char *path, int *lock, GError **error);
void      relais_file_unlock        (int lock);
/* What was left there by a program that was killed, an hour ago or longer, goes. */
void      relais_file_sweep         (const char *folder);

G_END_DECLS
