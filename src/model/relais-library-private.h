/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/relais-text-kind.h"
#include "relais-folder.h"
#include "relais-library.h"
#include "relais-writer.h"

G_BEGIN_DECLS

/* What the files of the library share. */

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
RelaisBeside       *relais_beside_parse        (const char             *text,
                                                gsize                   length);
char               *relais_beside_print        (RelaisMatch            *match,
                                                gsize                  *length);
void                relais_beside_free         (RelaisBeside           *beside);

RelaisLibraryEntry *relais_library_entry_new   (const char             *path,
                                                const RelaisFileStamp  *stamp,
                                                gboolean                marked);
gboolean            relais_library_entry_get_marked (RelaisLibraryEntry *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisBeside, relais_beside_free)

G_END_DECLS
