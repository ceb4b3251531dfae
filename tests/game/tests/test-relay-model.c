/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that leaves out much, as the model tells and asks it. */

#include <string.h>

#include "../model/relay-lore.h"
#include "relais-draft.h"
#include "relais-history-row.h"

static RelaisMatch *
begin (guint players, guint seed)
{
  RelaisConfig config = { .given = 1u << RELAIS_OPTION_PLAYERS | 1u << RELAIS_OPTION_SEED };

  config.value[RELAIS_OPTION_PLAYERS] = players;
  config.value[RELAIS_OPTION_SEED] = seed;
  return relais_match_new (relais_record_new (&relais_relay, &config, NULL));
}

static void
play (RelaisMatch *match, guint8 kind, guint8 town)
{
  RelaisRefusal why;

  g_assert_true (relais_match_play_all (match, &(RelaisMove) { kind, town, 0, 0 }, 1, &why));
}

static char *
tell_cost (int cost)
{
  return g_strdup_printf ("%d", cost);
}

/* Every game's lore is whole; a part that is begun has to be. */
static void
test_parts (void)
{
  RelaisLore lore = relais_lore_relay;

  for (guint i = 0; relais_lores[i] != NULL; i++)
    g_assert_null (relais_lore_lacks (relais_lores[i]));
  lore.more = "More";
  g_assert_cmpstr (relais_lore_lacks (&lore), ==, "setting");
  lore = relais_lore_relay;
  lore.tell_decks = NULL;
  g_assert_cmpstr (relais_lore_lacks (&lore), ==, "tell_decks");
  lore.cards = NULL;
  lore.refresh_cards = NULL;
  lore.card_places = NULL;
  lore.tell_basis = NULL;
  g_assert_null (relais_lore_lacks (&lore));
  lore = relais_lore_relay;
  lore.tell_cost = tell_cost;
  g_assert_cmpstr (relais_lore_lacks (&lore), ==, "tell_price");
  lore = relais_lore_relay;
  lore.tell_move = NULL;
  g_assert_cmpstr (relais_lore_lacks (&lore), ==, "tell_move");
}

static void
test_nothing_else_is_offered (void)
{
  g_assert_false (relais_lore_can_edit_setups (&relais_relay));
  g_assert_true (relais_lore_setup_game () != &relais_relay);
}

/* Without an editor a setup is refused in words. */
static void
test_setups_are_refused (void)
{
  static const char text[] = "{\"game\":\"relay\",\"players\":2}";
  g_autoptr (GPtrArray) problems = relais_problems_new ();

  g_assert_null (relais_draft_read (text, strlen (text), problems));
  g_assert_cmpuint (problems->len, ==, 1);
}

/* What was drawn its owner reads in the history, and nobody else. */
static void
test_history (void)
{
  g_autoptr (RelaisMatch) match = begin (3, 1);
  int seat = relais_match_get_seat (match);

  play (match, RELAY_MOVE_DECK, 0);
  for (int viewer = RELAIS_NOBODY; viewer < 3; viewer++)
    {
      g_autofree char *line = NULL;

      relais_match_set_viewer (match, viewer);
      line = relais_history_tell (match, relais_match_get_node (match));
      g_assert_cmpint (g_str_has_prefix (line, "Draws a card of "), ==, viewer == seat);
    }
}

/* A card that was seen cannot be put back in a game with strict undo; else it goes
 * back to where it was. */
static void
test_undo (void)
{
  g_autoptr (RelaisMatch) match = begin (2, 4);
  RelayState before = *(const RelayState *) relais_match_get_state (match);

  relais_match_set_strict (match, TRUE);
  play (match, RELAY_MOVE_DECK, 0);
  g_assert_false (relais_match_can_undo (match));
  relais_match_set_strict (match, FALSE);
  g_assert_true (relais_match_undo (match));
  g_assert_true (memcmp (relais_match_get_state (match), &before, sizeof before) == 0);
}

/* Everybody is shown the own hand, and told the size of the others'. */
static void
test_hands (void)
{
  g_autoptr (RelaisMatch) match = begin (4, 2);

  for (int viewer = 0; viewer < 4; viewer++)
    {
      relais_match_set_viewer (match, viewer);
      for (guint seat = 0; seat < 4; seat++)
        {
          g_autofree char *hand = relay_tell_hand (relais_match_get_view (match), seat);

          g_assert_cmpint (g_str_equal (hand, "5 cards"), ==, viewer != (int) seat);
        }
    }
}

/* All that is asked, answered at random until the end. Before it nobody may look
 * up how the cards lie, with whatever undo. */
static void
test_whole_game (void)
{
  g_autoptr (RelaisMatch) match = begin (2, 3);
  g_autoptr (RelaisDecision) decision = g_object_new (relais_lore_relay.decision_type (), "match", match, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autofree char *result = NULL;

  while (!relais_match_is_over (match))
    {
      GListModel *choices = relais_decision_get_choices (decision);
      g_autoptr (RelaisChoice) choice = NULL;

      relais_match_set_viewer (match, relais_match_get_seat (match));
      g_assert_cmpuint (g_list_model_get_n_items (choices), >, 0);
      g_assert_false (relais_match_may_reveal (match));
      choice = g_list_model_get_item (choices, (guint) g_rand_int_range (rand, 0, (gint32) g_list_model_get_n_items (choices)));
      g_assert_true (relais_decision_choose (decision, choice));
    }
  g_assert_true (relais_match_may_reveal (match));
  g_assert_false (relais_decision_can_back (decision));
  g_assert_false (relais_decision_adjust (decision, 1));
  result = relais_lore_relay.tell_result (relais_match_get_view (match));
  g_assert_nonnull (strstr (result, "wins."));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/relay/parts", test_parts);
  g_test_add_func ("/relay/nothing-else-is-offered", test_nothing_else_is_offered);
  g_test_add_func ("/relay/setups-are-refused", test_setups_are_refused);
  g_test_add_func ("/relay/history", test_history);
  g_test_add_func ("/relay/undo", test_undo);
  g_test_add_func ("/relay/hands", test_hands);
  g_test_add_func ("/relay/whole-game", test_whole_game);
  return g_test_run ();
}
