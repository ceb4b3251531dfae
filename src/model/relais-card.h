/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "relais-reason.h"

G_BEGIN_DECLS

/* A card of a game and what is true of it in the position shown. Properties
 * (all readable, set when a game makes or refreshes its cards):
 *
 *   id       the engine's word for it
 *   kind, group     what it is sorted under, in two steps
 *   group-sign      sprite of the sheet of pieces that stands for its group; NULL: its emblem, or else its frame
 *   frame, emblem   sprites of the card sheets; emblem may be ""
 *   title, text, group-title
 *   cost, points    -1: has none
 *   cost-now        for the active seat; -1: it has it already, or nobody can buy it
 *   left, copies    in the supply or the deck, and of how many; -1: not counted
 *   owners   bit for each seat that has it
 *   state    in words: who owns it, how many are left, where it is
 *   reconstructed   cost or points are not from a printed card
 *   changed         the game has an edition of its own, in which a value of the card is another one
 *   takeable could be taken now;  reason: else why not (may be NULL)
 *   mine     the active seat has it
 *   fits     bit for each of the lore's filters of cards that it passes
 *   signs    a row of sprites of the sheet of pieces that are drawn upon it, spaces
 *            between; behind a slash what lies on one ("flag-red/token-blue")
 *   rule     the rule that explains it */

#define RELAIS_TYPE_CARD (relais_card_get_type ())
G_DECLARE_FINAL_TYPE (RelaisCard, relais_card, RELAIS, CARD, GObject)

RelaisCard   *relais_card_new             (const char   *id,
                                           const char   *kind);
const char   *relais_card_get_id          (RelaisCard   *self);
const char   *relais_card_get_kind        (RelaisCard   *self);
const char   *relais_card_get_group       (RelaisCard   *self);
const char   *relais_card_get_group_title (RelaisCard   *self);
const char   *relais_card_get_frame       (RelaisCard   *self);
const char   *relais_card_get_emblem      (RelaisCard   *self);
const char   *relais_card_get_title       (RelaisCard   *self);
const char   *relais_card_get_text        (RelaisCard   *self);
const char   *relais_card_get_state       (RelaisCard   *self);
const char   *relais_card_get_signs       (RelaisCard   *self);
const char   *relais_card_get_group_sign  (RelaisCard   *self);
const char   *relais_card_get_rule        (RelaisCard   *self);
int           relais_card_get_cost        (RelaisCard   *self);
int           relais_card_get_cost_now    (RelaisCard   *self);
int           relais_card_get_points      (RelaisCard   *self);
int           relais_card_get_left        (RelaisCard   *self);
int           relais_card_get_copies      (RelaisCard   *self);
guint         relais_card_get_owners      (RelaisCard   *self);
gboolean      relais_card_get_mine        (RelaisCard   *self);
guint         relais_card_get_fits        (RelaisCard   *self);
gboolean      relais_card_get_takeable    (RelaisCard   *self);
gboolean      relais_card_get_reconstructed (RelaisCard *self);
gboolean      relais_card_get_changed     (RelaisCard   *self);
RelaisReason *relais_card_get_reason      (RelaisCard   *self);
/* One of a list of cards. */
RelaisCard   *relais_card_find            (GListModel   *cards,
                                           const char   *id);
/* Does the card answer to what was typed? Case and accents do not count. */
gboolean      relais_card_matches         (RelaisCard   *self,
                                           const char   *words);

G_END_DECLS
