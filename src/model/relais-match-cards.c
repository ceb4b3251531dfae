/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-match-cards.h"

#include "relais-lore.h"

static void
refresh (RelaisMatch *match, gpointer cards)
{
  relais_lore_find (relais_match_get_game (match))->refresh_cards (relais_match_get_view (match), cards);
}

/**
 * relais_match_cards_new:
 *
 * Returns: (transfer full) (nullable)
 */
GListModel *
relais_match_cards_new (RelaisMatch *match)
{
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (match));
  GListModel *cards;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  if (lore == NULL || lore->cards == NULL)
    return NULL;
  cards = lore->cards (relais_match_get_view (match));
  relais_match_follow (match, RELAIS_FOLLOWER_CARDS, G_OBJECT (cards), refresh, NULL);
  g_signal_connect_object (match, "renamed", G_CALLBACK (refresh), cards, 0);
  return cards;
}
