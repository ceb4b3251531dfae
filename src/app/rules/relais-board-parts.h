/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/art/relais-game-ui.h"

G_BEGIN_DECLS

/* The board as a new game has it, with a number at each part that the game's table
 * tells of (RelaisBoardPart). What they are is told beside it. */

#define RELAIS_TYPE_BOARD_PARTS (relais_board_parts_get_type ())
G_DECLARE_FINAL_TYPE (RelaisBoardParts, relais_board_parts, RELAIS, BOARD_PARTS, GtkWidget)

GtkWidget *relais_board_parts_new  (RelaisMatch      *match);
/* Has its room from the start; what it costs is spent only now. */
void       relais_board_parts_draw (RelaisBoardParts *self);

G_END_DECLS
