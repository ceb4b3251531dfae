/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-game-ui.h"
#include "app/board/relais-setup-hand.h"

G_BEGIN_DECLS

/* A kind of piece in the palette, and how many of it are left: pressed, it is
 * in the hand until it is pressed again; or it is dragged to the board. */

#define RELAIS_TYPE_SETUP_PIECE (relais_setup_piece_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupPiece, relais_setup_piece, RELAIS, SETUP_PIECE, GtkToggleButton)

GtkWidget        *relais_setup_piece_new       (const RelaisGameUi *ui,
                                                RelaisSetupHand    *hand,
                                                RelaisDraftPiece   *piece);
RelaisDraftPiece *relais_setup_piece_get_piece (RelaisSetupPiece   *self);

/* "Red shield, 2 left" (transfer full) */
char             *relais_setup_piece_tell      (RelaisDraftPiece   *piece);
void              relais_setup_piece_set_digit (RelaisSetupPiece *self,
                                                guint             digit);

G_END_DECLS
