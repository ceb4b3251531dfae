/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-match-cards.h"

#include "relais-lore.h"

/**
 * relais_match_cards_new:
 *
 * Returns: (transfer full) (nullable)
 */
GListModel *
relais_match_cards_new (RelaisMatch *match)
{
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (match));

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  return lore != NULL && lore->cards != NULL ? lore->cards (relais_match_get_view (match)) : NULL;
}

void
relais_match_cards_refresh (RelaisMatch *match, GListModel *cards)
{
  g_return_if_fail (RELAIS_IS_MATCH (match));

  if (cards != NULL)
    relais_lore_find (relais_match_get_game (match))->refresh_cards (relais_match_get_view (match), cards);
}
