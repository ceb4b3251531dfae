/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-card.h"
#include "model/relais-decision.h"

G_BEGIN_DECLS

/* All there is to say about one card: large, in words, where it stands, what it
 * costs now, and what can be done with it, or why not. Properties: match,
 * decision (may be NULL), card (may be NULL), card-width. */

#define RELAIS_TYPE_CARD_DETAIL (relais_card_detail_get_type ())
G_DECLARE_FINAL_TYPE (RelaisCardDetail, relais_card_detail, RELAIS, CARD_DETAIL, GtkWidget)

/* To where the keyboard goes on: what can be done, else the rule. */
void relais_card_detail_focus (RelaisCardDetail *self);

G_END_DECLS
