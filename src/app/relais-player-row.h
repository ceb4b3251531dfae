/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-new-game.h"

G_BEGIN_DECLS

/* One seat of a new game: name, colour, place in the order. */

#define RELAIS_TYPE_PLAYER_ROW (relais_player_row_get_type ())
G_DECLARE_FINAL_TYPE (RelaisPlayerRow, relais_player_row, RELAIS, PLAYER_ROW, AdwEntryRow)

GtkWidget *relais_player_row_new    (RelaisNewGame   *new_game,
                                     guint            seat);
void       relais_player_row_update (RelaisPlayerRow *self);

G_END_DECLS
