/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-match-cards.h"

#include "relais-lore.h"

static void
refresh (RelaisMatch *match, GListModel *cards)
{
  relais_lore_find (relais_match_get_game (match))->refresh_cards (relais_match_get_view (match), cards);
}

static void
on_applied (RelaisMatch *match, const RelaisEvents *events, GListModel *cards)
{
  refresh (match, cards);
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

  if (lore == NULL || lore->cards == NULL)
    return NULL;
  cards = lore->cards (relais_match_get_view (match));
  g_signal_connect_object (match, "applied", G_CALLBACK (on_applied), cards, 0);
  g_signal_connect_object (match, "reset", G_CALLBACK (refresh), cards, 0);
  /* Somebody may be called otherwise. */
  g_signal_connect_object (match, "moved", G_CALLBACK (refresh), cards, 0);
  return cards;
}
