/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "relais-reason.h"

G_BEGIN_DECLS

/* A card of a game and what is true of it in the position shown. Properties
 * (all readable, set when a game makes or refreshes its cards):
 *
 *   id       "spy", "nantes.bank", "m2.05", "reference-farm"
 *   kind     "character", "palace", "message", "reference"
 *   group    what it is sorted under: a colour, a city, a level
 *   frame, emblem   sprites of the card sheets; emblem may be ""
 *   title, text, group-title
 *   cost, points    -1: has none
 *   cost-now        for the active seat; -1: it has it already, or nobody can buy it
 *   left, copies    in the supply or the deck, and of how many; -1: not counted
 *   owners   bit for each seat that has it
 *   state    in words: who owns it, how many are left, where a message stands
 *   reconstructed   cost or points are not from a printed card
 *   hirable  could be taken now;  reason: else why not (may be NULL)
 *   mine     the active seat has it;  affordable
 *   shields  for messages: colours open ("red") and marked ("red*"), spaces between,
 *            "" if it shows none; NULL for other cards
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
const char   *relais_card_get_shields     (RelaisCard   *self);
const char   *relais_card_get_rule        (RelaisCard   *self);
int           relais_card_get_cost        (RelaisCard   *self);
int           relais_card_get_cost_now    (RelaisCard   *self);
int           relais_card_get_points      (RelaisCard   *self);
int           relais_card_get_left        (RelaisCard   *self);
int           relais_card_get_copies      (RelaisCard   *self);
guint         relais_card_get_owners      (RelaisCard   *self);
gboolean      relais_card_get_mine        (RelaisCard   *self);
gboolean      relais_card_get_affordable  (RelaisCard   *self);
gboolean      relais_card_get_hirable     (RelaisCard   *self);
gboolean      relais_card_get_reconstructed (RelaisCard *self);
RelaisReason *relais_card_get_reason      (RelaisCard   *self);
/* One of a list of cards. */
RelaisCard   *relais_card_find            (GListModel   *cards,
                                           const char   *id);
/* Does the card answer to what was typed? Case and accents do not count. */
gboolean      relais_card_matches         (RelaisCard   *self,
                                           const char   *words);

G_END_DECLS
