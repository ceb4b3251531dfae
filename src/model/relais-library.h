/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-match.h"

G_BEGIN_DECLS

/* The games kept by the application: a folder of records, one file a game,
 * written after every move. A GListModel of RelaisLibraryEntry, newest first.
 * The folder is $XDG_DATA_HOME/relais/games. A file that cannot be read stays
 * where it is and is listed as broken. */

#define RELAIS_TYPE_LIBRARY_ENTRY (relais_library_entry_get_type ())
G_DECLARE_FINAL_TYPE (RelaisLibraryEntry, relais_library_entry, RELAIS, LIBRARY_ENTRY, GObject)

const char *relais_library_entry_get_path     (RelaisLibraryEntry *self);
const char *relais_library_entry_get_game     (RelaisLibraryEntry *self);
const char *relais_library_entry_get_players  (RelaisLibraryEntry *self);   /* "Claire, Jonas" */
int         relais_library_entry_get_turn     (RelaisLibraryEntry *self);
gboolean    relais_library_entry_get_finished (RelaisLibraryEntry *self);
gboolean    relais_library_entry_get_broken   (RelaisLibraryEntry *self);
GDateTime  *relais_library_entry_get_date     (RelaisLibraryEntry *self);
const char *relais_library_entry_get_picture  (RelaisLibraryEntry *self);   /* path of a PNG; may not exist */

#define RELAIS_TYPE_LIBRARY (relais_library_get_type ())
G_DECLARE_FINAL_TYPE (RelaisLibrary, relais_library, RELAIS, LIBRARY, GObject)

RelaisLibrary      *relais_library_new        (const char          *folder);    /* NULL: the user's */
const char         *relais_library_get_folder (RelaisLibrary       *self);
/* Looks into the folder again. */
void                relais_library_refresh    (RelaisLibrary       *self);
/* A new file's path for a game that begins. */
char               *relais_library_new_path   (RelaisLibrary       *self,
                                               const RelaisGame    *game);
gboolean            relais_library_save       (RelaisLibrary       *self,
                                               RelaisMatch         *match,
                                               const char          *path,
                                               GError             **error);
/* The match; problems (of RelaisProblem) say what is wrong. `partial` gets what
 * can be saved of a broken file. */
RelaisMatch        *relais_library_load       (RelaisLibrary       *self,
                                               const char          *path,
                                               RelaisMatch        **partial,
                                               GPtrArray           *problems);
gboolean            relais_library_remove     (RelaisLibrary       *self,
                                               const char          *path,
                                               GError             **error);

G_END_DECLS
