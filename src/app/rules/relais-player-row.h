/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-new-game.h"

G_BEGIN_DECLS

/* One seat of a new game: name, colour, who plays it, place in the order. Signals: "moved" (to
 * which seat, whether up), when one of the buttons has moved its player; "entered"
 * when Enter says that the name is as it should be. */

#define RELAIS_TYPE_PLAYER_ROW (relais_player_row_get_type ())
G_DECLARE_FINAL_TYPE (RelaisPlayerRow, relais_player_row, RELAIS, PLAYER_ROW, AdwEntryRow)

GtkWidget *relais_player_row_new    (RelaisNewGame   *new_game,
                                     guint            seat);
void       relais_player_row_update (RelaisPlayerRow *self);
/* As if it had been this row's button that was pressed. */
void       relais_player_row_take_focus (RelaisPlayerRow *self,
                                         gboolean         up);

G_END_DECLS
