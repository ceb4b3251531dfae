/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-game-ui.h"
#include "app/board/relais-setup-hand.h"

G_BEGIN_DECLS

/* A piece that lies at a place, and what can be done with it. Signal: "done",
 * something was. */

#define RELAIS_TYPE_SETUP_PLACED_PIECE (relais_setup_placed_piece_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupPlacedPiece, relais_setup_placed_piece, RELAIS, SETUP_PLACED_PIECE, GtkWidget)

GtkWidget *relais_setup_placed_piece_new (const RelaisGameUi *ui,
                                   RelaisSetupHand    *hand,
                                   RelaisDraftPiece   *piece,
                                   const char         *place);

G_END_DECLS
