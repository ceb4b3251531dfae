/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-game-ui.h"
#include "app/board/relais-setup-hand.h"

G_BEGIN_DECLS

/* All kinds of pieces, with what is left of them. What is dropped here from the
 * board is not used any more. */

#define RELAIS_TYPE_SETUP_PALETTE (relais_setup_palette_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupPalette, relais_setup_palette, RELAIS, SETUP_PALETTE, GtkWidget)

void     relais_setup_palette_set_hand (RelaisSetupPalette *self,
                                        const RelaisGameUi *ui,
                                        RelaisSetupHand    *hand);
/* What is dragged is let go here. */
gboolean relais_setup_palette_drop     (RelaisSetupPalette *self);
/* The focus goes there, to be seen also by who uses the mouse. */
void     relais_setup_palette_go_to    (RelaisSetupPalette *self,
                                        RelaisDraftPiece   *piece);

G_END_DECLS
