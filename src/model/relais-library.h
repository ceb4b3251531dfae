/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-folder-entry.h"
#include "relais-match.h"
#include "relais-statistics.h"

G_BEGIN_DECLS

/* The games kept by the application: a folder of records, one file a game,
 * written after every move. A GListModel of RelaisLibraryEntry, newest first.
 * The folder is $XDG_DATA_HOME/relais/games. A file that cannot be read stays
 * where it is and is listed as broken.
 *
 * Beside NAME.relais stands NAME.json with what a record does not hold (strict
 * undo, ended early, the title, the scenario), and perhaps pictures of the board
 * in the styles it was seen in: NAME.png, NAME.dark.png, NAME.contrast.png.
 *
 * Signal: "saved" (const char *path, GError) when what was given to save is in
 * its file. With an error it could not be written, and the file is what it was
 * before. */

#define RELAIS_TYPE_LIBRARY_ENTRY (relais_library_entry_get_type ())
G_DECLARE_FINAL_TYPE (RelaisLibraryEntry, relais_library_entry, RELAIS, LIBRARY_ENTRY, RelaisFolderEntry)

/* An entry never changes: when its file does, another takes its place. */
const char *relais_library_entry_get_path     (RelaisLibraryEntry *self);
const char *relais_library_entry_get_game     (RelaisLibraryEntry *self);
const char *relais_library_entry_get_title    (RelaisLibraryEntry *self);   /* NULL: none was given */
const char *relais_library_entry_get_players  (RelaisLibraryEntry *self);   /* "Claire, Jonas" */
const char *relais_library_entry_get_scenario (RelaisLibraryEntry *self);   /* its id; NULL: it began from none */
int         relais_library_entry_get_turn     (RelaisLibraryEntry *self);   /* the first is 0 */
/* Where the game stands, as anybody may know it: whose decision it is (NULL: over,
 * alone, or not told) and "Claire 12, Jonas 9" (NULL: not told). */
char       *relais_library_entry_dup_next     (RelaisLibraryEntry *self);
char       *relais_library_entry_dup_score    (RelaisLibraryEntry *self);
int         relais_library_entry_get_points   (RelaisLibraryEntry *self,   /* 0 where they are not told */
                                               guint               seat);
/* The line of options that it began with, when somebody played it alone to its end;
 * else NULL. */
const char *relais_library_entry_get_alone    (RelaisLibraryEntry *self);
gboolean    relais_library_entry_get_finished (RelaisLibraryEntry *self);
gboolean    relais_library_entry_get_solved   (RelaisLibraryEntry *self);   /* the task of its scenario */
gboolean    relais_library_entry_get_broken   (RelaisLibraryEntry *self);
gboolean    relais_library_entry_get_newer    (RelaisLibraryEntry *self);
/* What is wrong with a broken file; looks into it. */
char       *relais_library_entry_dup_reason   (RelaisLibraryEntry *self);
GDateTime  *relais_library_entry_get_date     (RelaisLibraryEntry *self);
/* Whether all words are somewhere in its title, its players, its game or, if it
 * is broken, its file's name, as relais_setup_entry_matches looks for them. */
gboolean    relais_library_entry_matches      (RelaisLibraryEntry *self,
                                               const char         *words);

#define RELAIS_TYPE_LIBRARY (relais_library_get_type ())
G_DECLARE_FINAL_TYPE (RelaisLibrary, relais_library, RELAIS, LIBRARY, GObject)

RelaisLibrary      *relais_library_new        (const char          *folder);    /* NULL: the user's */
/* What came of finished games; lives as long as the library. */
RelaisStatistics   *relais_library_get_statistics (RelaisLibrary   *self);
const char         *relais_library_get_folder (RelaisLibrary       *self);
/* Looks into the folder again. */
void                relais_library_refresh    (RelaisLibrary       *self);
/* Why the folder could not be looked into the last time; NULL if it could, or
 * does not exist yet. */
const GError       *relais_library_get_error  (RelaisLibrary       *self);
/* A new file's path for a game that begins. */
char               *relais_library_new_path   (RelaisLibrary       *self,
                                               const RelaisGame    *game);
/* Gives the game, as it is now, to be written, and does not wait: a thread
 * writes. FALSE when it is known at once that it cannot be. The path is one of
 * the folder. */
gboolean            relais_library_save       (RelaisLibrary       *self,
                                               RelaisMatch         *match,
                                               const char          *path,
                                               GError             **error);
/* Waits until all is written; FALSE when a file is not what it should be: that
 * of `path`, or any. Letting go of a library waits, too. */
gboolean            relais_library_flush      (RelaisLibrary       *self,
                                               const char          *path,
                                               GError             **error);
/* Where the picture of a game belongs that is drawn in a style of the program. */
char               *relais_library_picture_path (const char         *path,
                                                 const char         *style);
/* The match; problems (of RelaisProblem) say what is wrong. `partial` gets what
 * can be saved of a broken file; save that as a new one. */
RelaisMatch        *relais_library_load       (RelaisLibrary       *self,
                                               const char          *path,
                                               RelaisMatch        **partial,
                                               GPtrArray           *problems);
/* Into the trash, with what stands beside it. With G_IO_ERROR_NOT_SUPPORTED
 * there is no trash: then offer to erase it. */
gboolean            relais_library_remove     (RelaisLibrary       *self,
                                               const char          *path,
                                               GError             **error);
gboolean            relais_library_erase      (RelaisLibrary       *self,
                                               const char          *path,
                                               GError             **error);

G_END_DECLS
