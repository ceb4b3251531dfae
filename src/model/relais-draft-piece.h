/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* A kind of component that a draft places by hand: all that are alike are one
 * piece. Properties, all with notify:
 *
 *   id       "shield-red", "market-red", "circus", "horse", "merchant-0", "farm-1", ...
 *   title    "Shield, red"; for a seat's pieces with the player's name
 *   caption  "Red", "Merchant": what tells it from the others of its group
 *   group    what belongs together in a palette: "shields", "market", "table", "seat-0"
 *   group-title
 *   sprite   of the sheet of pieces, in the seat's colour where it has one
 *   seat     -1: nobody's
 *   left     how many are not on the board yet;  total: how many exist */

#define RELAIS_TYPE_DRAFT_PIECE (relais_draft_piece_get_type ())
G_DECLARE_FINAL_TYPE (RelaisDraftPiece, relais_draft_piece, RELAIS, DRAFT_PIECE, GObject)

const char *relais_draft_piece_get_id          (RelaisDraftPiece *self);
const char *relais_draft_piece_get_title       (RelaisDraftPiece *self);
const char *relais_draft_piece_get_caption     (RelaisDraftPiece *self);
const char *relais_draft_piece_get_group       (RelaisDraftPiece *self);
const char *relais_draft_piece_get_group_title (RelaisDraftPiece *self);
const char *relais_draft_piece_get_sprite      (RelaisDraftPiece *self);
int         relais_draft_piece_get_seat        (RelaisDraftPiece *self);
guint       relais_draft_piece_get_left        (RelaisDraftPiece *self);
guint       relais_draft_piece_get_total       (RelaisDraftPiece *self);

G_END_DECLS
