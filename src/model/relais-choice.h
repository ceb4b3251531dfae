/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-reason.h"

G_BEGIN_DECLS

/* One thing that the seat could do now, as a button says it: what, and its
 * price or gain worked out. Impossible things are choices too, with their
 * reason. Fixed once offered, read with their accessors:
 *
 *   what    "Buy wine"                price   what it costs, brings or leads to: "2 d", "+6 d",
 *   title   both: "Buy wine · 2 d"            "delivery"; NULL when there is nothing of the kind
 *   detail  "3 − 1 for the farm · Ben’s boat +1"; of something impossible its reason in a few words
 *   icon    a sprite's id             place   the board id it is about
 *   card    a card's id               id      stable, for tests and actions
 *   group   choices of one group can be folded behind one button
 *   slot    whose place among the answers it has as long as the same is asked: that
 *           of another choice before ("all wood"), or of a whole group, which then
 *           stands behind one button however small it is; the id where nothing is told
 *   effect  what comes of it from then on, in a sentence or two, as it stands on its card
 *   warning what it loses or costs later, in a few words: "4 d in a city: your next turn only brings 1 d"
 *   why     why it is suggested: "sells for 3 more than it costs"; NULL where something else is, or nothing.
 *           Enter presses what is suggested. It is set by the one function of a game that
 *           suggests (RelaisDecisionClass), never with a reason or a warning
 *   ends-turn  must be pressed by hand, never done by itself
 *   step       only narrows what is asked; nothing is played
 *   closes     ends the stop or the turn: the last of the answers, with a key of its own
 */

#define RELAIS_TYPE_CHOICE (relais_choice_get_type ())
G_DECLARE_FINAL_TYPE (RelaisChoice, relais_choice, RELAIS, CHOICE, GObject)

#define RELAIS_CHOICE_MAX_MOVES 32

RelaisChoice     *relais_choice_new           (const char        *id,
                                               const char        *icon,
                                               char              *what,
                                               char              *detail);
const char       *relais_choice_get_id        (RelaisChoice      *self);
const char       *relais_choice_get_icon      (RelaisChoice      *self);
const char       *relais_choice_get_what      (RelaisChoice      *self);
const char       *relais_choice_get_price     (RelaisChoice      *self);
const char       *relais_choice_get_title     (RelaisChoice      *self);
const char       *relais_choice_get_detail    (RelaisChoice      *self);
const char       *relais_choice_get_place     (RelaisChoice      *self);
const char       *relais_choice_get_card      (RelaisChoice      *self);
const char       *relais_choice_get_group     (RelaisChoice      *self);
const char       *relais_choice_get_slot      (RelaisChoice      *self);
RelaisReason     *relais_choice_get_reason    (RelaisChoice      *self);
const char       *relais_choice_get_effect    (RelaisChoice      *self);
const char       *relais_choice_get_warning   (RelaisChoice      *self);
const char       *relais_choice_get_why       (RelaisChoice      *self);
gboolean          relais_choice_get_suggested (RelaisChoice      *self);
/* Nothing speaks against it. */
gboolean          relais_choice_is_harmless   (RelaisChoice      *self);
gboolean          relais_choice_get_ends_turn (RelaisChoice      *self);
gboolean          relais_choice_get_step      (RelaisChoice      *self);
gboolean          relais_choice_get_closes    (RelaisChoice      *self);
const RelaisMove *relais_choice_get_moves     (RelaisChoice      *self,
                                               guint             *n);

void              relais_choice_set_price     (RelaisChoice      *self,
                                               char              *price);
void              relais_choice_set_place     (RelaisChoice      *self,
                                               const char        *place);
void              relais_choice_set_card      (RelaisChoice      *self,
                                               const char        *card);
void              relais_choice_set_group     (RelaisChoice      *self,
                                               const char        *group);
void              relais_choice_set_slot      (RelaisChoice      *self,
                                               const char        *slot);
void              relais_choice_set_reason    (RelaisChoice      *self,
                                               RelaisReason      *reason);
void              relais_choice_set_effect    (RelaisChoice      *self,
                                               char              *effect);
/* Warnings stand side by side. */
void              relais_choice_add_warning   (RelaisChoice      *self,
                                               char              *warning);
void              relais_choice_suggest       (RelaisChoice      *self,
                                               char              *why);
/* A lesson leads there, also where there is a warning: what it warns of is dealt with by a later step. */
void              relais_choice_mean          (RelaisChoice      *self,
                                               char              *why);
void              relais_choice_set_ends_turn (RelaisChoice      *self,
                                               gboolean           ends_turn);
void              relais_choice_set_step      (RelaisChoice      *self,
                                               gboolean           step);
void              relais_choice_set_closes    (RelaisChoice      *self,
                                               gboolean           closes);
void              relais_choice_add_move      (RelaisChoice      *self,
                                               RelaisMove         move);

G_END_DECLS
