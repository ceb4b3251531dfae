/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "../engine/relay.h"
#include "model/relais-decision.h"
#include "model/relais-lore.h"

G_BEGIN_DECLS

/* What is told of the game for tests, and what it asks. English is enough. */

extern const RelaisLore relais_lore_relay;

extern const char *const relay_town_names[RELAY_TOWNS];

extern const RelaisCardFilterText relay_card_filters[];

GListModel  *relay_cards         (const RelaisView *view);
void         relay_refresh_cards (const RelaisView *view,
                                  GListModel       *cards);
char        *relay_tell_decks    (const RelaisView *view);
char        *relay_tell_basis    (const RelaisView *view);
const char **relay_card_places   (const RelaisView *view,
                                  const char       *card);

/* The position that a view is of. */
static inline const RelayState *
relay_state (const RelaisView *view)
{
  return (const RelayState *) &view->state;
}

/* "2 × Arles, 1 × Huy", or how many cards; "no cards". */
char *relay_tell_hand (const RelaisView *view,
                       guint             seat);

#define RELAIS_TYPE_RELAY_DECISION (relais_relay_decision_get_type ())
G_DECLARE_FINAL_TYPE (RelaisRelayDecision, relais_relay_decision, RELAIS, RELAY_DECISION, RelaisDecision)

G_END_DECLS
