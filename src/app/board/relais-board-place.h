/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-board-frame.h"
#include "app/art/relais-game-ui.h"
#include "app/art/relais-scene.h"

G_BEGIN_DECLS

/* A place of the board as a widget: for the keyboard and for who cannot see
 * the board, and where its marks are drawn. Keys and assistive technology press
 * it or ask about it; the pointer is the board's own affair. Signals: "pressed",
 * "asked" (what can be said about it). */

#define RELAIS_TYPE_BOARD_PLACE (relais_board_place_get_type ())
G_DECLARE_FINAL_TYPE (RelaisBoardPlace, relais_board_place, RELAIS, BOARD_PLACE, GtkWidget)

GtkWidget         *relais_board_place_new     (const RelaisGameUi     *ui,
                                               const RelaisPlace      *place);
const char        *relais_board_place_get_id  (RelaisBoardPlace       *self);
/* Where it is; the area moves with figures. */
void               relais_board_place_put     (RelaisBoardPlace       *self,
                                               const RelaisPlace      *place,
                                               const RelaisBoardFrame *frame);
/* `kinds` has a bit for each RelaisMarkKind. */
void               relais_board_place_mark    (RelaisBoardPlace       *self,
                                               guint                   kinds,
                                               int                     pips);
/* What lies there when something is wanted: a sprite. @sheet: static; @sign: NULL:
 * nothing does */
void               relais_board_place_set_sign (RelaisBoardPlace       *self,
                                               const char             *sheet,
                                               const char             *sign);
guint              relais_board_place_get_marks (RelaisBoardPlace     *self);
void               relais_board_place_set_style (RelaisBoardPlace     *self,
                                               const char             *style);
/* What it is, and what can be done there or why not (may be NULL). */
void               relais_board_place_tell    (RelaisBoardPlace       *self,
                                               const char             *label,
                                               const char             *description);
const char        *relais_board_place_get_label (RelaisBoardPlace     *self);
const char        *relais_board_place_get_description (RelaisBoardPlace *self);

G_END_DECLS
