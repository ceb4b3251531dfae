/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ledger adds up to the score, in every position and every column. */

#include "playing.h"
#include "whole.h"

/* Of a column (-1: of all), up to and with a turn (-1: to the end). */
static int
points_of (const RelaisLedger *ledger, int seat, int column, int turn)
{
  int points = 0;

  for (guint i = 0; i < relais_ledger_size (ledger); i++)
    {
      const RelaisLedgerEntry *entry = relais_ledger_entry (ledger, i);

      if (entry->seat == seat && (column < 0 || entry->column == column) && (turn < 0 || entry->turn <= turn))
        points += entry->n;
    }
  return points;
}

static void
assert_adds_up (RelaisMatch *match, RelaisNode *node)
{
  const RelaisGame *game = relais_match_get_game (match);
  g_autoptr (RelaisLedger) ledger = whole_ledger (match, node);
  RelaisScore score;

  game->score (relais_match_get_edition (match), node->state, &score);
  for (int seat = 0; seat < score.seats; seat++)
    {
      for (int column = 0; column < game->n_points; column++)
        g_assert_cmpint (points_of (ledger, seat, column, -1), ==, score.column[seat][column]);
      g_assert_cmpint (points_of (ledger, seat, -1, -1), ==, score.total[seat]);
    }
  g_assert_cmpint (relais_ledger_first (ledger) + relais_ledger_turns (ledger) - 1, ==, game->turn (node->state));
}

/* At the end of each turn of a whole game, by one ledger of all of it. */
static void
assert_each_turn_adds_up (RelaisMatch *match, RelaisNode *last)
{
  const RelaisGame *game = relais_match_get_game (match);
  g_autoptr (RelaisLedger) ledger = whole_ledger (match, last);

  for (const RelaisNode *node = last; node->parent != NULL; node = node->parent)
    {
      int turn = game->turn (node->parent->state);
      RelaisScore score;

      if (!relais_node_ends_turn (relais_match_get_tree (match), node))
        continue;
      game->score (relais_match_get_edition (match), node->state, &score);
      for (int seat = 0; seat < score.seats; seat++)
        g_assert_cmpint (points_of (ledger, seat, -1, turn), ==, score.total[seat]);
    }
}

static void
play_and_add_up (const char *start, guint seed)
{
  g_autoptr (RelaisMatch) match = playing_match (start);
  RelaisRng rng;

  relais_rng_seed (&rng, seed);
  assert_adds_up (match, relais_match_get_node (match));
  for (guint i = 0; i < 1500 && playing_play_random (match, &rng); i++)
    if (i % 50 == 0)
      assert_adds_up (match, relais_match_get_node (match));
  assert_adds_up (match, relais_match_get_node (match));
  assert_each_turn_adds_up (match, relais_match_get_node (match));
}

static void
test_adds_up_at_each_turn (void)
{
  static const char *const starts[] = {
    "loire players=1 seed=4",
    "loire players=2 seed=5 preset=german",
    "loire players=3 seed=6",
    "loire players=4 seed=7 preset=french",
    "loire players=2 seed=8 variant=casual",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
    play_and_add_up (starts[i], (guint) i + 1);
}

static void
test_comes_in_portions_too (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=3 seed=12");
  g_autoptr (RelaisLedger) all = NULL;
  g_autoptr (RelaisLedger) portions = NULL;
  RelaisRng rng;
  guint turns = 0;

  relais_rng_seed (&rng, 12);
  playing_play_on (match, &rng, 201);
  all = whole_ledger (match, relais_match_get_node (match));
  portions = relais_ledger_begin (match, relais_match_get_node (match));
  g_assert_cmpuint (relais_ledger_size (portions), <, relais_ledger_size (all));
  while (!relais_ledger_go_on (portions, 20))
    turns++;
  g_assert_cmpuint (turns, ==, 10);
  g_assert_cmpuint (relais_ledger_size (portions), ==, relais_ledger_size (all));
  for (guint i = 0; i < relais_ledger_size (all); i++)
    g_assert_true (memcmp (relais_ledger_entry (portions, i), relais_ledger_entry (all, i), sizeof (RelaisLedgerEntry)) == 0);
}

static void
test_begins_with_what_a_setup_gave (void)
{
  static const char start[] = TESTING_RICH (3, "{" TESTING_MENAGERIE "},{" TESTING_BUILDERS "},{" TESTING_DUCAL "}");
  g_autoptr (RelaisMatch) match = playing_match (start);
  g_autoptr (RelaisLedger) ledger = whole_ledger (match, relais_match_get_node (match));

  g_assert_cmpuint (relais_ledger_size (ledger), >, 0);
  g_assert_cmpint (relais_ledger_first (ledger), ==, 9);
  g_assert_cmpint (relais_ledger_turns (ledger), ==, 1);
  for (guint i = 0; i < relais_ledger_size (ledger); i++)
    {
      g_assert_cmpint (relais_ledger_entry (ledger, i)->event.kind, ==, RELAIS_LEDGER_START);
      g_assert_cmpint (relais_ledger_entry (ledger, i)->turn, ==, 8);
    }
  g_assert_null (relais_ledger_entry (ledger, relais_ledger_size (ledger)));
  play_and_add_up (start, 3);
}

static void
test_follows_the_branch_it_is_asked_for (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=3 seed=12");
  RelaisRng rng;
  guint looked_at = 0;

  relais_rng_seed (&rng, 12);
  for (guint i = 0; i < 6; i++)
    {
      playing_play_on (match, &rng, 60);
      for (guint k = relais_rng_below (&rng, 50); k > 0; k--)
        relais_match_undo (match);
    }
  for (RelaisNode *node = relais_tree_get_root (relais_match_get_tree (match)); node != NULL; node = testing_walk (node))
    if (node->latest == NULL)
      {
        assert_adds_up (match, node);
        assert_each_turn_adds_up (match, node);
        looked_at++;
      }
  g_assert_cmpuint (looked_at, >, 3);
}

static void
test_an_entry_knows_its_turn_and_event (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=6");
  g_autoptr (RelaisLedger) ledger = NULL;
  RelaisRng rng;
  int turn = -1;
  guint got = 0;

  relais_rng_seed (&rng, 5);
  playing_play_on (match, &rng, 500);
  ledger = whole_ledger (match, relais_match_get_node (match));
  for (guint i = 0; i < relais_ledger_size (ledger); i++)
    {
      const RelaisLedgerEntry *entry = relais_ledger_entry (ledger, i);

      g_assert_cmpint (entry->turn, >=, turn);
      turn = entry->turn;
      if (entry->event.kind == RELAIS_LEDGER_START)
        continue;
      got++;
      g_assert_cmpint (entry->event.kind, ==, RELAIS_EVENT_POINTS);
      g_assert_cmpint (entry->event.arg[0], ==, entry->seat);
      g_assert_cmpint (entry->event.arg[1], ==, entry->n);
    }
  g_assert_cmpuint (got, >, 20);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ledger/adds-up-at-each-turn", test_adds_up_at_each_turn);
  g_test_add_func ("/ledger/comes-in-portions-too", test_comes_in_portions_too);
  g_test_add_func ("/ledger/begins-with-a-setup", test_begins_with_what_a_setup_gave);
  g_test_add_func ("/ledger/branch", test_follows_the_branch_it_is_asked_for);
  g_test_add_func ("/ledger/entries", test_an_entry_knows_its_turn_and_event);
  return g_test_run ();
}
