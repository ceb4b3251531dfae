/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-folder.h"
#include "relais-library.h"

G_BEGIN_DECLS

/* What the files of the library share. */

#define RELAIS_LIBRARY_SUFFIX ".relais"

/* NAME.json */
typedef struct
{
  char *title;
  char *scenario;
  gboolean strict;
  gboolean ended_early;
  int cursor;                   /* of the record it was written with; -1: not told */
  int turn;
} RelaisBeside;

char               *relais_beside_path         (const char             *path,
                                                const char             *suffix);
RelaisBeside       *relais_beside_read         (const char             *path);
char               *relais_beside_print        (RelaisMatch            *match,
                                                gsize                  *length);
void                relais_beside_free         (RelaisBeside           *beside);

RelaisLibraryEntry *relais_library_entry_new   (const char             *path,
                                                const RelaisFileStamp  *stamp,
                                                gboolean                marked);
gboolean            relais_library_entry_get_marked (RelaisLibraryEntry *self);

/* Writes files one after the other in a thread; of one file only the newest
 * content. Atomic, so that a file is always the old or the new one. */
typedef struct _RelaisWriter RelaisWriter;

typedef struct
{
  char *path;
  char *text;
  gsize length;
  char *beside;                 /* NAME.json's */
  gsize beside_length;
  GError *error;                /* after it was tried */
} RelaisWrite;

RelaisWriter       *relais_writer_new          (GSourceFunc             written,
                                                gpointer                data);
void                relais_writer_free         (RelaisWriter           *writer);
void                relais_writer_add          (RelaisWriter           *writer,
                                                RelaisWrite            *write);
void                relais_writer_drop         (RelaisWriter           *writer,
                                                const char             *path);
void                relais_writer_wait         (RelaisWriter           *writer);
RelaisWrite        *relais_writer_done         (RelaisWriter           *writer);
void                relais_write_free          (RelaisWrite            *write);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisBeside, relais_beside_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisWrite, relais_write_free)

G_END_DECLS
