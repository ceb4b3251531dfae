/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "model/relais-draft.h"
#include "model/relais-reason.h"

G_BEGIN_DECLS

/* What is held while a setup is made up: a piece from the palette or from a
 * place, under the pointer (dragged) or not. All that lays pieces by hand goes
 * through it: board, palette, menus, lists and keys. Properties: piece (NULL:
 * nothing is held). Signals: "changed", what is held; "refused" (const char
 * *place, NULL: none in particular; RelaisReason); "say" (const char *words),
 * what was done. */

#define RELAIS_TYPE_SETUP_HAND (relais_setup_hand_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupHand, relais_setup_hand, RELAIS, SETUP_HAND, GObject)

RelaisSetupHand  *relais_setup_hand_new       (RelaisDraft      *draft);
RelaisDraft      *relais_setup_hand_get_draft (RelaisSetupHand  *self);

/* from: a place; NULL: the palette. FALSE (and told) when none is left there. */
gboolean          relais_setup_hand_take_up   (RelaisSetupHand  *self,
                                               RelaisDraftPiece *piece,
                                               const char       *from);
/* The topmost thing of a place. */
gboolean          relais_setup_hand_pick_up   (RelaisSetupHand  *self,
                                               const char       *place);
void              relais_setup_hand_let_go    (RelaisSetupHand  *self);
RelaisDraftPiece *relais_setup_hand_get_piece (RelaisSetupHand  *self);
const char       *relais_setup_hand_get_from  (RelaisSetupHand  *self);

gboolean          relais_setup_hand_accepts   (RelaisSetupHand  *self,
                                               const char       *place);
/* (transfer full) The places of what would be wrong about it there. */
char            **relais_setup_hand_foresee   (RelaisSetupHand  *self,
                                               const char       *place);
/* What is held goes there. A piece of the palette stays in the hand while more
 * of it are left. */
gboolean          relais_setup_hand_lay       (RelaisSetupHand  *self,
                                               const char       *place);
/* What is held goes back to where the pieces are that are not used. */
gboolean          relais_setup_hand_put_back  (RelaisSetupHand  *self);

/* Without the hand: */
gboolean          relais_setup_hand_take_away (RelaisSetupHand  *self,
                                               RelaisDraftPiece *piece,
                                               const char       *place);
gboolean          relais_setup_hand_clear     (RelaisSetupHand  *self,
                                               const char       *place);
gboolean          relais_setup_hand_put       (RelaisSetupHand  *self,
                                               RelaisDraftPiece *piece,
                                               const char       *place);
/* As relais_setup_hand_move; it is told that the other place has lost its piece
 * and what it has got. instead: (nullable) */
gboolean          relais_setup_hand_take_over (RelaisSetupHand  *self,
                                               RelaisDraftPiece *piece,
                                               const char       *from,
                                               const char       *place,
                                               RelaisDraftPiece *instead);
gboolean          relais_setup_hand_move      (RelaisSetupHand  *self,
                                               RelaisDraftPiece *piece,
                                               const char       *from,
                                               const char       *place);

G_END_DECLS
