/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "playing.h"

#include "engine/loire/loire.h"
#include "model/relais-lore.h"
#include "model/relais-match-cards.h"

/* A match of La Loire with its cards on the table: "loire players=2 seed=7", or
 * a setup with ' for ". */

typedef struct
{
  RelaisMatch *match;
  GListModel *cards;
} Table;

static inline void
table_refresh (RelaisMatch *match, RelaisChange what, const RelaisEvents *events, GListModel *cards)
{
  relais_match_cards_refresh (match, cards);
}

static inline void
table_lay (Table *table, const char *start)
{
  g_autofree char *json = g_strdelimit (g_strdup (start), "'", '"');

  table->match = playing_match (json);
  table->cards = relais_match_cards_new (table->match);
  g_signal_connect_object (table->match, "changed", G_CALLBACK (table_refresh), table->cards, 0);
}

static inline void
table_clear (Table *table)
{
  g_object_unref (table->cards);
  g_object_unref (table->match);
}

static inline RelaisCard *
table_find (GListModel *cards, const char *id)
{
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (RelaisCard) card = g_list_model_get_item (cards, i);

      if (g_str_equal (relais_card_get_id (card), id))
        return card;
    }
  g_error ("no card %s", id);
}
