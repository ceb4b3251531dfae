/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was played is looked at again, by itself. */

#include "app/game/relais-replay.h"
#include "board-table.h"
#include "display.h"
#include "model/relais-history-row.h"

typedef struct
{
  Table table;
  GSimpleActionGroup *actions;
  RelaisReplay *replay;
  GPtrArray *seen;              /* of RelaisNode: what was looked at */
} Replaying;

static void
on_changed (RelaisMatch *match, RelaisChange what, const RelaisEvents *events, Replaying *r)
{
  if ((what & RELAIS_CHANGE_POSITION) != 0)
    g_ptr_array_add (r->seen, relais_match_get_shown_node (match));
}

/* A game that goes on for so many moves, replayed as fast as can be. */
static void
replaying (Replaying *r, guint moves)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  set_up (&r->table, "loire players=3 seed=7");
  playing_play_on (r->table.match, &rng, moves);
  relais_board_view_skip (r->table.view);
  r->actions = g_simple_action_group_new ();
  r->replay = relais_replay_new (r->table.match);
  r->seen = g_ptr_array_new ();
  relais_replay_add_actions (r->replay, G_ACTION_MAP (r->actions));
  g_signal_connect (r->table.match, "changed", G_CALLBACK (on_changed), r);
  g_action_group_activate_action (G_ACTION_GROUP (r->actions), "replay-speed", g_variant_new_string ("4"));
}

static void
done_replaying (Replaying *r)
{
  g_signal_handlers_disconnect_by_data (r->table.match, r);
  g_clear_object (&r->replay);
  g_clear_object (&r->actions);
  g_ptr_array_unref (r->seen);
  tear_down (&r->table);
}

static void
press (Replaying *r, const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (r->actions), action, NULL);
}

static gboolean
plays (Replaying *r)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (r->actions), "replay");

  return g_variant_get_boolean (state);
}

static void
wait_until (Replaying *r, guint seen)
{
  gint64 end = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;

  while (plays (r) && r->seen->len < seen && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_get_monotonic_time (), <, end);
}

/* Each position after the other, to where the game stands; there it ends. */
static void
test_all_of_the_game_is_replayed (void)
{
  Replaying r;
  const RelaisNode *node;

  replaying (&r, 6);
  node = relais_match_get_node (r.table.match);
  press (&r, "replay");
  g_assert_true (plays (&r));
  g_assert_true (relais_match_get_shown_node (r.table.match)->parent == NULL);
  wait_until (&r, G_MAXUINT);
  g_assert_false (relais_match_is_looking_back (r.table.match));
  g_assert_cmpuint (r.seen->len, ==, node->depth + 1);
  for (guint i = r.seen->len; i > 0; i--, node = node->parent)
    g_assert_true (r.seen->pdata[i - 1] == node);
  g_assert_null (node);
  done_replaying (&r);
}

/* Pieces go their way, as they did. */
static void
test_rides_are_seen_again (void)
{
  RelaisNode *first;
  Replaying r;

  replaying (&r, 4);
  first = relais_tree_get_root (relais_match_get_tree (r.table.match))->latest;
  relais_match_look (r.table.match, first->parent);
  g_assert_false (relais_board_pieces_are_moving (r.table.view->pieces));
  relais_match_look_on (r.table.match, first);
  g_assert_true (relais_match_get_shown_node (r.table.match) == first);
  g_assert_true (relais_board_pieces_are_moving (r.table.view->pieces));
  /* Not back, and not in leaps. */
  relais_match_look (r.table.match, first->parent);
  g_assert_false (relais_board_pieces_are_moving (r.table.view->pieces));
  relais_match_look_on (r.table.match, relais_match_get_node (r.table.match));
  g_assert_false (relais_match_is_looking_back (r.table.match));
  g_assert_false (relais_board_pieces_are_moving (r.table.view->pieces));
  done_replaying (&r);
}

static void
test_it_pauses_and_goes_on_from_there (void)
{
  const RelaisNode *paused;
  Replaying r;

  replaying (&r, 8);
  press (&r, "replay");
  wait_until (&r, 3);
  press (&r, "replay");
  g_assert_false (plays (&r));
  paused = relais_match_get_shown_node (r.table.match);
  g_assert_cmpuint (paused->depth, ==, 2);
  press (&r, "replay");
  wait_until (&r, 4);
  g_assert_true (relais_match_get_shown_node (r.table.match)->parent == paused);
  done_replaying (&r);
}

/* Only what the others did. */
static void
test_what_happened_since_ones_last_turn_is_replayed (void)
{
  int seat;
  Replaying r;

  replaying (&r, 60);
  seat = relais_match_get_seat (r.table.match);
  press (&r, "replay-since");
  g_assert_true (plays (&r));
  g_assert_cmpint (relais_history_seat_of (r.table.match, r.seen->pdata[0]), ==, seat);
  wait_until (&r, 4);
  for (guint i = 1; i < 3; i++)
    g_assert_cmpint (relais_history_seat_of (r.table.match, r.seen->pdata[i]), !=, seat);
  done_replaying (&r);
}

/* Who does something else has seen enough. */
static void
test_whatever_else_is_done_ends_it (void)
{
  Replaying r;

  replaying (&r, 8);
  press (&r, "replay");
  relais_match_look (r.table.match, NULL);
  g_assert_false (plays (&r));
  press (&r, "replay");
  g_assert_true (plays (&r));
  g_assert_true (relais_match_undo (r.table.match));
  g_assert_false (plays (&r));
  done_replaying (&r);
}

static void
test_its_speed_is_set (void)
{
  GActionGroup *group;
  Replaying r;

  replaying (&r, 2);
  group = G_ACTION_GROUP (r.actions);
  g_assert_false (g_action_group_get_action_enabled (group, "replay-faster"));
  for (guint i = 0; i < 5; i++)
    press (&r, "replay-slower");
  g_assert_false (g_action_group_get_action_enabled (group, "replay-slower"));
  g_assert_true (g_action_group_get_action_enabled (group, "replay-faster"));
  done_replaying (&r);
}

/* Where nothing was played, and behind a curtain. */
static void
test_there_is_nothing_to_replay (void)
{
  GActionGroup *group;
  Replaying r;

  replaying (&r, 0);
  group = G_ACTION_GROUP (r.actions);
  g_assert_false (g_action_group_get_action_enabled (group, "replay"));
  g_assert_false (g_action_group_get_action_enabled (group, "replay-since"));
  play (&r.table, "merchant ride 2 to langeais");
  g_assert_true (g_action_group_get_action_enabled (group, "replay"));
  g_assert_false (g_action_group_get_action_enabled (group, "replay-since"));
  relais_match_set_viewer (r.table.match, RELAIS_NOBODY);
  g_assert_false (g_action_group_get_action_enabled (group, "replay"));
  done_replaying (&r);
}

static void
add_tests (void)
{
  g_test_add_func ("/replay/all-of-the-game", test_all_of_the_game_is_replayed);
  g_test_add_func ("/replay/rides-are-seen-again", test_rides_are_seen_again);
  g_test_add_func ("/replay/it-pauses-and-goes-on-from-there", test_it_pauses_and_goes_on_from_there);
  g_test_add_func ("/replay/since-ones-last-turn", test_what_happened_since_ones_last_turn_is_replayed);
  g_test_add_func ("/replay/whatever-else-is-done-ends-it", test_whatever_else_is_done_ends_it);
  g_test_add_func ("/replay/its-speed-is-set", test_its_speed_is_set);
  g_test_add_func ("/replay/there-is-nothing-to-replay", test_there_is_nothing_to_replay);
}

int
main (int argc, char **argv)
{
  return display_run (argc, argv, add_tests);
}
