/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A card for each town, as who looks may know it: hands are hidden. */

#include "relay-lore.h"

const RelaisCardFilterText relay_card_filters[] = {
  { "I can _play now", TRUE },
  { "are in my _hand", FALSE },
  { "lie _open", FALSE },
  { NULL, FALSE },
};

/* The seats of which all have seen that they have one. */
static guint
seats_with (const RelayState *s, guint town)
{
  guint seats = 0;

  for (guint seat = 0; seat < s->players; seat++)
    if (s->seats[seat].known[town] > 0)
      seats |= 1u << seat;
  return seats;
}

/* Of one's own hand; 0 for who may not look into it. */
static guint
in_hand (const RelayState *s, guint town)
{
  const RelaySeat *seat = &s->seats[s->player];

  return relay_knows_hand (s, s->player) ? (guint) (seat->hand[town] - seat->supposed[town]) : 0;
}

static char *
tell_state (const RelayState *s, guint town, gboolean open)
{
  GString *text = g_string_new (open ? "Lies open." : NULL);

  if (in_hand (s, town) > 0)
    g_string_append_printf (text, "%s%u in your hand.", text->len > 0 ? " " : "", in_hand (s, town));
  return g_string_free (text, FALSE);
}

static void
refresh_card (const RelaisView *view, RelaisCard *card, guint town)
{
  const RelayState *s = relay_state (view);
  gboolean open = relay_find_open (s, town) >= 0 && !s->supposed[relay_find_open (s, town)];
  guint hand = in_hand (s, town);
  RelaisMove move = { s->phase == RELAY_DRAW ? RELAY_MOVE_TAKE : RELAY_MOVE_LAY, (guint8) town, 0, 0 };
  gboolean known = s->phase == RELAY_DRAW ? open : hand > 0;
  RelaisRefusal why = { 0 };
  gboolean takeable = known && !view->past && view->game->check (view->edition, &view->state, move, &why);
  g_autoptr (RelaisReason) reason = known && !takeable && why.code != 0 ? relais_reason_new (view, &why) : NULL;
  g_autofree char *state = tell_state (s, town, open);

  g_object_set (card,
                "owners", seats_with (s, town),
                "mine", hand > 0,
                "takeable", takeable,
                "fits", (takeable ? 1u : 0u) | (hand > 0 ? 2u : 0u) | (open ? 4u : 0u),
                "signs", open ? "card-back" : "",
                "state", state,
                "reason", reason,
                NULL);
}

void
relay_refresh_cards (const RelaisView *view, GListModel *cards)
{
  for (guint town = 0; town < RELAY_TOWNS; town++)
    {
      g_autoptr (RelaisCard) card = g_list_model_get_item (cards, town);

      refresh_card (view, card, town);
    }
}

GListModel *
relay_cards (const RelaisView *view)
{
  GListStore *cards = g_list_store_new (RELAIS_TYPE_CARD);

  for (guint town = 0; town < RELAY_TOWNS; town++)
    {
      g_autoptr (RelaisCard) card = relais_card_new (relay_towns[town], "town");
      g_autofree char *emblem = g_strconcat ("card-", relay_towns[town], NULL);

      g_object_set (card,
                    "group", town < RELAY_TOWNS / 2 ? "east" : "west",
                    "group-title", town < RELAY_TOWNS / 2 ? "East" : "West",
                    "group-sign", emblem,
                    "frame", town < RELAY_TOWNS / 2 ? "card-east" : "card-west",
                    "emblem", emblem,
                    "title", relay_town_names[town],
                    "text", "Lay it where your messenger can go.",
                    "rule", "R-LAY-1",
                    "points", 1,
                    "copies", RELAY_OF_A_KIND,
                    NULL);
      g_list_store_append (cards, card);
    }
  relay_refresh_cards (view, G_LIST_MODEL (cards));
  return G_LIST_MODEL (cards);
}

char *
relay_tell_decks (const RelaisView *view)
{
  return g_strdup_printf ("%u cards in the deck.", relay_state (view)->n_deck);
}

char *
relay_tell_basis (const RelaisView *view)
{
  return g_strdup ("All values are made up.");
}

/* Where it could be laid. */
const char **
relay_card_places (const RelaisView *view, const char *card)
{
  const char **places = g_new0 (const char *, 2);

  places[0] = g_intern_string (card);
  return places;
}
