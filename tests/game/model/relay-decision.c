/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two questions: which card is drawn, and which one is laid. */

#include "relay-lore.h"

struct _RelaisRelayDecision
{
  RelaisDecision parent_instance;
};

G_DEFINE_FINAL_TYPE (RelaisRelayDecision, relais_relay_decision, RELAIS_TYPE_DECISION)

/* What stands on the button, and where on the board it is. */
static RelaisChoice *
choice_of (const RelayState *s, RelaisMove move)
{
  static const char *const verbs[RELAY_MOVES] = { "Draw a card", "Take", "Lay", "Stay" };
  gboolean of_a_town = move.kind == RELAY_MOVE_TAKE || move.kind == RELAY_MOVE_LAY;
  g_autofree char *id = of_a_town ? g_strdup_printf ("%s %s", verbs[move.kind], relay_towns[move.a]) : g_strdup (verbs[move.kind]);
  g_autofree char *icon = of_a_town ? g_strconcat ("card-", relay_towns[move.a], NULL) : g_strdup ("card-back");
  RelaisChoice *choice = relais_choice_new (id, icon,
                                            of_a_town ? g_strdup_printf ("%s %s", verbs[move.kind], relay_town_names[move.a])
                                                      : g_strdup (verbs[move.kind]),
                                            NULL);

  relais_choice_add_move (choice, move);
  if (move.kind == RELAY_MOVE_LAY)
    relais_choice_set_place (choice, relay_towns[move.a]);
  else if (move.kind == RELAY_MOVE_DECK)
    relais_choice_set_place (choice, "deck");
  for (guint i = 0; move.kind == RELAY_MOVE_TAKE && i < RELAY_OPEN; i++)
    if (s->open[i] == move.a)
      {
        g_autofree char *place = g_strdup_printf ("open-%u", i);

        relais_choice_set_place (choice, place);
        break;
      }
  relais_choice_set_ends_turn (choice, move.kind == RELAY_MOVE_LAY || move.kind == RELAY_MOVE_STAY);
  return choice;
}

/* In a trial: cards of the hand, or open ones, that nobody knows yet. */
static gboolean
has_supposed (const RelayState *s)
{
  if (s->phase == RELAY_LAY)
    return relay_n_supposed (&s->seats[s->player]) > 0;
  for (guint i = 0; i < RELAY_OPEN; i++)
    if (s->supposed[i])
      return TRUE;
  return FALSE;
}

static void
offer_supposed (RelaisDecision *decision, const RelayState *s)
{
  RelaisChoice *choice;

  if (!has_supposed (s))
    return;
  choice = relais_choice_new ("Unknown", "card-back", g_strdup ("A card that is not known yet"), NULL);
  relais_decision_lock_for_trial (decision, choice, RELAIS_TRYING_UNKNOWN);
  relais_decision_offer (decision, choice);
}

static void
offer (RelaisDecision *decision)
{
  RelaisMatch *match = relais_decision_get_match (decision);
  const RelayState *s = relais_match_get_state (match);
  RelaisMove moves[RELAIS_MAX_MOVES];
  int n = relais_match_legal (match, moves);

  for (int i = 0; i < n; i++)
    {
      RelaisChoice *choice = choice_of (s, moves[i]);
      const char *place = relais_choice_get_place (choice);

      if (place != NULL)
        relais_decision_mark (decision, place, RELAIS_MARK_REACHABLE, -1);
      relais_decision_offer (decision, choice);
    }
  offer_supposed (decision, s);
}

/* The hands are nobody's business but their owner's. */
static void
relais_relay_decision_reset (RelaisDecision *decision)
{
  RelaisMatch *match = relais_decision_get_match (decision);
  const RelayState *s = relais_match_get_state (match);

  relais_decision_clear (decision);
  if (relais_match_is_looking_back (match))
    relais_decision_ask (decision, g_strdup ("You look back"), NULL);
  else if (relais_match_is_over (match))
    relais_decision_ask (decision, g_strdup ("The game is over"), NULL);
  else
    {
      relais_decision_ask (decision, g_strdup (s->phase == RELAY_DRAW ? "Draw a card" : "Lay a card"),
                           relais_decision_does_chore (decision, 0) ? g_strdup_printf ("%u in the deck", s->n_deck) : NULL);
      if (relais_match_may_ask (match))
        offer (decision);
    }
  relais_decision_changed (decision);
}

static GListModel *
relais_relay_decision_at_place (RelaisDecision *decision, const char *place)
{
  GListModel *offered = relais_decision_get_choices (decision);
  GListStore *there = g_list_store_new (RELAIS_TYPE_CHOICE);

  for (guint i = 0; i < g_list_model_get_n_items (offered); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (offered, i);

      if (g_strcmp0 (relais_choice_get_place (choice), place) == 0)
        g_list_store_append (there, choice);
    }
  return G_LIST_MODEL (there);
}

static void
relais_relay_decision_class_init (RelaisRelayDecisionClass *klass)
{
  RelaisDecisionClass *decision_class = RELAIS_DECISION_CLASS (klass);

  decision_class->reset = relais_relay_decision_reset;
  decision_class->at_place = relais_relay_decision_at_place;
}

static void
relais_relay_decision_init (RelaisRelayDecision *self)
{
}
