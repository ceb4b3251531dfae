/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-decision.h"
#include "relais-setup-hand.h"

G_BEGIN_DECLS

/* The board of a match: what stands where in the position shown, what can be
 * done there, and doing it. Properties: match, decision (both may be NULL and
 * may be set later). Inserts the actions board.zoom-in, board.zoom-out,
 * board.zoom-fit. Signal: "ask" (GdkRectangle, const char *place), where a hand
 * that holds nothing was pressed: what is to be done there? */

#define RELAIS_TYPE_BOARD_VIEW (relais_board_view_get_type ())
G_DECLARE_FINAL_TYPE (RelaisBoardView, relais_board_view, RELAIS, BOARD_VIEW, GtkWidget)

GtkWidget    *relais_board_view_new            (RelaisMatch     *match,
                                                RelaisDecision  *decision);
void          relais_board_view_set_match      (RelaisBoardView *self,
                                                RelaisMatch     *match);
void          relais_board_view_set_decision   (RelaisBoardView *self,
                                                RelaisDecision  *decision);
/* Marks places while something that belongs to them is pointed at elsewhere;
 * NULL or none: no more. */
void          relais_board_view_light          (RelaisBoardView *self,
                                                const char *const *places);
/* Lets pieces be laid by hand: the hand's draft is what is shown. NULL: no more. */
void          relais_board_view_set_hand       (RelaisBoardView *self,
                                                RelaisSetupHand *hand);
void          relais_board_view_focus_place    (RelaisBoardView *self,
                                                const char      *place);
/* What pieces are laid on. */
GStrv         relais_board_view_dup_places     (RelaisBoardView *self);
/* How near one looks, and at what: for a board that follows another one. */
void          relais_board_view_get_sight      (RelaisBoardView *self,
                                                float           *zoom,
                                                graphene_point_t *middle);
void          relais_board_view_set_sight      (RelaisBoardView *self,
                                                float            zoom,
                                                const graphene_point_t *middle);
/* For menus that are not on the board. */
GActionGroup *relais_board_view_get_actions    (RelaisBoardView *self);

/* A press beside something that has popped up only closes it: while the button is
 * down, what is under the pointer on the board is pressed as well. */
void          relais_board_view_press_pointer   (RelaisBoardView *self);

G_END_DECLS
