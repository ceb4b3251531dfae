/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Reading and writing whole text files, as records and setups need it. */

#define RELAIS_FILE_MAX (16 * 1024 * 1024)

char     *relais_file_read  (const char *path, gsize *length, GError **error);
/* Without the mark that some editors put in front of UTF-8. */
char     *relais_file_read_unmarked (const char *path, gsize *length, GError **error);
gboolean  relais_file_write (const char *path, const char *text, gsize length, GError **error);

G_END_DECLS
