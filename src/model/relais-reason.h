/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "relais-view.h"

G_BEGIN_DECLS

/* Why something cannot be done, for people: a sentence, the rule, the rule's
 * paragraph, and the ids on the board that show what is missing. Properties:
 * sentence, rule, rule-title, rule-text. */

#define RELAIS_TYPE_REASON (relais_reason_get_type ())
G_DECLARE_FINAL_TYPE (RelaisReason, relais_reason, RELAIS, REASON, GObject)

/* Of a move that is refused in that position. */
RelaisReason       *relais_reason_new          (const RelaisView    *view,
                                                const RelaisRefusal *refusal);
RelaisReason       *relais_reason_new_literal  (const RelaisGame    *game,
                                                const char          *rule,
                                                const char          *sentence);
gboolean            relais_reason_refuse       (RelaisReason       **why,
                                                const RelaisGame    *game,
                                                const char          *sentence);
void                relais_reason_begin_with   (RelaisReason        *self,
                                                const char          *sentence);
const char         *relais_reason_get_sentence (RelaisReason        *self);
const char         *relais_reason_get_rule     (RelaisReason        *self);
const char         *relais_reason_get_title    (RelaisReason        *self);
const char         *relais_reason_get_text     (RelaisReason        *self);
/* Places to light up; NULL ends the list. */
const char *const  *relais_reason_get_places   (RelaisReason        *self);

G_END_DECLS
