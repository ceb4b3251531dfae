/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A match as the application sees it: properties, signals, undo, looking back. */

#include "listening.h"

#define LANGEAIS "merchant ride 2 to langeais"
#define TALCY "messenger ride 2 to talcy"

static void
test_a_move_is_told_in_order (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisEvents again;
  Listener l;

  listen (&l, match);
  playing_play (match, LANGEAIS);
  assert_told (&l, "position move record can-undo can-undo-turn");
  g_assert_cmpint (l.events.count, ==, 1);
  relais_match_events_of (match, relais_match_get_node (match), &again);
  g_assert_cmpint (again.count, ==, l.events.count);
  testing_assert_same (again.at, l.events.at, sizeof (RelaisEvent) * (gsize) again.count);
  relais_match_events_of (match, relais_tree_get_root (relais_match_get_tree (match)), &again);
  g_assert_cmpint (again.count, ==, 0);
  playing_play (match, "done");
  assert_told (&l, "position move record");
  playing_play (match, TALCY);
  assert_told (&l, "position move record");
  playing_play (match, "done");
  assert_told (&l, "position move record seat turn");
  assert_properties_agree (match);
  unlisten (&l);
}

static void
test_what_is_refused_changes_nothing (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisNode *node = relais_match_get_node (match);
  RelaisMove move;
  RelaisRefusal why;
  Listener l;

  listen (&l, match);
  g_assert_true (playing_parse (match, "merchant ride 2 to talcy", &move));
  g_assert_false (relais_match_play_all (match, &move, 1, &why));
  g_assert_cmpuint (why.code, !=, 0);
  g_assert_false (playing_parse (match, "merchant flies to talcy", &move));
  g_assert_true (relais_match_get_node (match) == node);
  assert_told (&l, "");
  unlisten (&l);
}

static void
test_legal_moves_are_those_that_check_allows (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisRefusal why;
  int n = relais_match_legal (match, moves);

  g_assert_cmpint (n, ==, 12);
  for (int i = 0; i < n; i++)
    g_assert_true (relais_match_check (match, moves[i], &why));
}

static void
test_undo_takes_back_one_move (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisNode *start = relais_match_get_node (match);
  Listener l;

  g_assert_false (relais_match_can_undo (match));
  g_assert_false (relais_match_undo (match));
  playing_play (match, LANGEAIS);
  g_assert_true (relais_match_can_undo (match));
  listen (&l, match);
  g_assert_true (relais_match_undo (match));
  assert_told (&l, "position record can-undo can-undo-turn can-redo");
  g_assert_true (relais_match_get_node (match) == start);
  g_assert_true (relais_match_can_redo (match));
  g_assert_true (relais_match_redo (match));
  assert_told (&l, "position record can-undo can-undo-turn can-redo");
  g_assert_false (relais_match_redo (match));
  assert_told (&l, "");
  unlisten (&l);
}

static void
test_undo_turn_goes_to_its_start_and_then_to_the_one_before (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisNode *start = relais_match_get_node (match);
  RelaisNode *second;

  g_assert_false (relais_match_undo_turn (match));
  playing_play (match, LANGEAIS);
  playing_play (match, "done");
  playing_play (match, TALCY);
  playing_play (match, "done");
  second = relais_match_get_node (match);
  playing_play (match, "merchant ride 0 to ancenis");
  g_assert_true (relais_match_undo_turn (match));
  g_assert_true (relais_match_get_node (match) == second);
  g_assert_true (relais_match_undo_turn (match));
  g_assert_true (relais_match_get_node (match) == start);
  g_assert_false (relais_match_undo_turn (match));
}

static void
test_another_move_after_undo_begins_a_branch (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisNode *first;

  playing_play (match, LANGEAIS);
  playing_play (match, "buy wood");
  first = relais_match_get_node (match);
  relais_match_undo (match);
  relais_match_undo (match);
  playing_play (match, TALCY);
  g_assert_false (relais_match_can_redo (match));
  g_assert_true (relais_match_go (match, first));
  g_assert_true (relais_match_get_node (match) == first);
  relais_match_undo (match);
  relais_match_undo (match);
  g_assert_true (relais_match_redo (match) && relais_match_redo (match));
  g_assert_true (relais_match_get_node (match) == first);
}

static void
test_looking_back_changes_what_is_shown_only (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7 first_player=0");
  RelaisNode *start = relais_match_get_node (match);
  RelaisNode *node;
  Listener l;

  playing_play (match, LANGEAIS);
  playing_play (match, "done");
  playing_play (match, TALCY);
  playing_play (match, "done");
  node = relais_match_get_node (match);
  g_assert_true (relais_seat_get_active (relais_match_nth_seat (match, 1)));
  listen (&l, match);
  relais_match_look (match, start);
  assert_told (&l, "position looking-back");
  g_assert_true (relais_match_get_shown_node (match) == start);
  g_assert_cmpint (relais_match_get_game (match)->turn (&relais_match_get_view (match)->state), ==, 0);
  g_assert_true (relais_match_get_view (match)->past);
  g_assert_true (relais_match_get_node (match) == node);
  g_assert_true (relais_match_get_state (match) == (gconstpointer) node->state);
  g_assert_true (relais_seat_get_active (relais_match_nth_seat (match, 0)));
  g_assert_cmpint (relais_match_get_seat (match), ==, 1);
  relais_match_look (match, start);
  assert_told (&l, "");
  relais_match_look (match, start->latest);
  assert_told (&l, "position");
  relais_match_look (match, node);
  assert_told (&l, "position looking-back");
  g_assert_false (relais_match_is_looking_back (match));
  relais_match_look (match, start);
  relais_match_look (match, NULL);
  assert_told (&l, "position looking-back position looking-back");
  unlisten (&l);
}

static void
test_playing_while_looking_back_plays_on (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisNode *start = relais_match_get_node (match);
  Listener l;

  playing_play (match, LANGEAIS);
  relais_match_look (match, start);
  listen (&l, match);
  playing_play (match, "done");
  /* What was shown is not what the move led on from. */
  assert_told (&l, "position record looking-back");
  g_assert_cmpuint (relais_match_get_node (match)->depth, ==, 2);
  g_assert_true (relais_match_get_shown_node (match) == relais_match_get_node (match));
  /* Undo, too, is about the position played on. */
  relais_match_look (match, start);
  relais_match_undo (match);
  g_assert_false (relais_match_is_looking_back (match));
  g_assert_cmpuint (relais_match_get_node (match)->depth, ==, 1);
  unlisten (&l);
}

static void
test_points_and_seats_follow_the_position_shown (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=3 seed=5");
  RelaisNode *start = relais_match_get_node (match);
  RelaisRng rng;
  RelaisScore score;

  g_assert_cmpuint (g_list_model_get_n_items (relais_match_get_seats (match)), ==, 3);
  relais_rng_seed (&rng, 3);
  while (playing_play_random (match, &rng))
    ;
  g_assert_true (relais_match_is_over (match));
  relais_match_score (match, &score);
  g_assert_true (score.final);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpint (relais_seat_get_points (relais_match_nth_seat (match, i)), ==, score.total[i]);
      g_assert_false (relais_seat_get_active (relais_match_nth_seat (match, i)));
    }
  relais_match_look (match, start);
  relais_match_score (match, &score);
  g_assert_false (score.final);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (relais_seat_get_points (relais_match_nth_seat (match, i)), ==, score.total[i]);
  g_assert_true (relais_match_is_over (match));
  assert_properties_agree (match);
}

/* Barriers */

static void
test_strict_stops_at_a_drawn_message (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisNode *drawn, *turn_start;
  RelaisRng rng;
  Listener l;

  relais_rng_seed (&rng, 1);
  playing_play_to_barrier (match, &rng, FALSE);
  drawn = relais_match_get_node (match);
  for (turn_start = drawn->parent; !relais_node_ends_turn (relais_match_get_tree (match), turn_start);)
    turn_start = turn_start->parent;
  g_assert_true (relais_match_can_undo (match));
  listen (&l, match);
  relais_match_set_strict (match, TRUE);
  assert_told (&l, "strict can-undo can-undo-turn strict");
  relais_match_set_strict (match, TRUE);
  assert_told (&l, "");
  unlisten (&l);
  g_assert_false (relais_match_undo (match));
  g_assert_false (relais_match_undo_turn (match));
  g_assert_false (relais_match_go (match, turn_start));
  g_assert_true (relais_match_get_node (match) == drawn);
  /* What came after it may be taken back. */
  playing_play (match, "done");
  g_assert_false (relais_match_can_undo (match) && relais_match_get_node (match)->barrier);
  g_object_set (match, "strict", FALSE, NULL);
  g_assert_true (relais_match_go (match, drawn));
  g_assert_true (relais_match_undo_turn (match));
  g_assert_true (relais_match_get_node (match) == turn_start);
}

static void
test_strict_stops_where_the_turn_was_handed_over (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisRng rng;
  RelaisNode *node;

  relais_rng_seed (&rng, 1);
  playing_play_to_barrier (match, &rng, TRUE);
  node = relais_match_get_node (match);
  relais_match_set_strict (match, TRUE);
  g_assert_false (relais_match_undo (match));
  g_assert_false (relais_match_undo_turn (match));
  g_assert_false (relais_match_go (match, relais_tree_get_root (relais_match_get_tree (match))));
  g_assert_true (relais_match_get_node (match) == node);
  playing_play_random (match, &rng);
  g_assert_true (relais_match_undo (match));
  g_assert_true (relais_match_get_node (match) == node);
  /* On, also past barriers, strict lets go. */
  g_assert_true (relais_match_redo (match));
  relais_match_set_strict (match, FALSE);
  relais_match_undo (match);
  g_assert_true (relais_match_undo (match));
}

static void
test_looking_back_crosses_barriers (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisNode *root = relais_match_get_node (match);
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  playing_play_to_barrier (match, &rng, TRUE);
  relais_match_set_strict (match, TRUE);
  relais_match_look (match, root);
  g_assert_true (relais_match_get_shown_node (match) == root);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match/play/told-in-order", test_a_move_is_told_in_order);
  g_test_add_func ("/match/play/refused", test_what_is_refused_changes_nothing);
  g_test_add_func ("/match/play/legal", test_legal_moves_are_those_that_check_allows);
  g_test_add_func ("/match/undo/takes-back-one-move", test_undo_takes_back_one_move);
  g_test_add_func ("/match/undo/turn", test_undo_turn_goes_to_its_start_and_then_to_the_one_before);
  g_test_add_func ("/match/undo/branch", test_another_move_after_undo_begins_a_branch);
  g_test_add_func ("/match/look/shown-only", test_looking_back_changes_what_is_shown_only);
  g_test_add_func ("/match/look/plays-on", test_playing_while_looking_back_plays_on);
  g_test_add_func ("/match/look/points", test_points_and_seats_follow_the_position_shown);
  g_test_add_func ("/match/strict/drawn-message", test_strict_stops_at_a_drawn_message);
  g_test_add_func ("/match/strict/hand-over", test_strict_stops_where_the_turn_was_handed_over);
  g_test_add_func ("/match/strict/looking-back", test_looking_back_crosses_barriers);
  return g_test_run ();
}
