/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/relais-library.h"

G_BEGIN_DECLS

/* Keeps a game in a file of its own in the library, with the picture for the
 * list of games: what has been played is written before the next event is
 * handled.
 * Signal: "saved" (GError): it could not be written; or with NULL: it is. */

#define RELAIS_TYPE_GAME_KEEPER (relais_game_keeper_get_type ())
G_DECLARE_FINAL_TYPE (RelaisGameKeeper, relais_game_keeper, RELAIS, GAME_KEEPER, GObject)

/* path: the file of the game; NULL: none yet. What has just begun has one when
 * it is kept, what comes from elsewhere as soon as it goes on. */
RelaisGameKeeper *relais_game_keeper_new      (RelaisMatch      *match,
                                               RelaisLibrary    *library,
                                               const char       *path);
/* NULL: nothing is kept yet. */
const char       *relais_game_keeper_get_path (RelaisGameKeeper *self);

/* Writes the game, whether it was played on or not. */
void              relais_game_keeper_keep     (RelaisGameKeeper *self);
/* The same for a game that has just begun: however it is left, in its first
 * turn already, it has a picture then. */
void              relais_game_keeper_begin    (RelaisGameKeeper *self);
/* Waits until the game is in its file; what could not be written is tried
 * again. */
gboolean          relais_game_keeper_flush    (RelaisGameKeeper *self,
                                               GError          **error);
/* Writes what has not been written; the picture follows in a thread. */
void              relais_game_keeper_leave    (RelaisGameKeeper *self);

G_END_DECLS
