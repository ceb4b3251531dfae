/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A match as the application sees it: properties, signals, undo and trials. */

#include "playing.h"

#define LANGEAIS "merchant ride 2 to langeais"
#define TALCY "messenger ride 2 to talcy"

/* What was told, in the order in which it was: "applied moved", and the
 * properties that were notified between. */
typedef struct
{
  RelaisMatch *match;
  GString *told;
  RelaisEvents events;          /* of the last "applied" */
} Listener;

static void
tell (Listener *l, const char *what)
{
  if (l->told->len > 0)
    g_string_append_c (l->told, ' ');
  g_string_append (l->told, what);
}

static void
on_applied (RelaisMatch *match, const RelaisEvents *events, Listener *l)
{
  (void) match;
  l->events = *events;
  tell (l, "applied");
}

static void
on_reset (RelaisMatch *match, Listener *l)
{
  (void) match;
  tell (l, "reset");
}

static void
on_moved (RelaisMatch *match, Listener *l)
{
  (void) match;
  tell (l, "moved");
}

static void
on_remarked (RelaisMatch *match, const RelaisNode *node, Listener *l)
{
  (void) match;
  g_assert_nonnull (node);
  tell (l, "remarked");
}

static void
on_notify (RelaisMatch *match, GParamSpec *pspec, Listener *l)
{
  (void) match;
  tell (l, pspec->name);
}

static void
listen (Listener *l, RelaisMatch *match)
{
  *l = (Listener) { .match = match, .told = g_string_new (NULL) };
  g_signal_connect (match, "applied", G_CALLBACK (on_applied), l);
  g_signal_connect (match, "reset", G_CALLBACK (on_reset), l);
  g_signal_connect (match, "moved", G_CALLBACK (on_moved), l);
  g_signal_connect (match, "remarked", G_CALLBACK (on_remarked), l);
  g_signal_connect (match, "notify", G_CALLBACK (on_notify), l);
}

static void
assert_told (Listener *l, const char *expected)
{
  g_assert_cmpstr (l->told->str, ==, expected);
  g_string_truncate (l->told, 0);
}

static void
unlisten (Listener *l)
{
  g_signal_handlers_disconnect_by_data (l->match, l);
  g_string_free (l->told, TRUE);
}

static gboolean
bool_of (RelaisMatch *match, const char *property)
{
  gboolean value;

  g_object_get (match, property, &value, NULL);
  return value;
}

static int
int_of (RelaisMatch *match, const char *property)
{
  int value;

  g_object_get (match, property, &value, NULL);
  return value;
}

/* The properties say what the functions say. */
static void
assert_properties_agree (RelaisMatch *match)
{
  g_assert_cmpint (int_of (match, "seat"), ==, relais_match_get_seat (match));
  g_assert_cmpint (int_of (match, "turn"), ==, relais_match_get_turn (match));
  g_assert_cmpint (bool_of (match, "over"), ==, relais_match_is_over (match));
  g_assert_cmpint (bool_of (match, "looking-back"), ==, relais_match_is_looking_back (match));
  g_assert_cmpint (bool_of (match, "can-undo"), ==, relais_match_can_undo (match));
  g_assert_cmpint (bool_of (match, "can-undo-turn"), ==, relais_match_can_undo_turn (match));
  g_assert_cmpint (bool_of (match, "can-redo"), ==, relais_match_can_redo (match));
  g_assert_cmpint (bool_of (match, "strict"), ==, relais_match_get_strict (match));
  g_assert_cmpint (bool_of (match, "trying"), ==, relais_match_get_trying (match));
  g_assert_cmpint (bool_of (match, "ended-early"), ==, relais_match_get_ended_early (match));
}

static void
test_a_move_is_told_in_order (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisEvents again;
  Listener l;

  listen (&l, match);
  playing_play (match, LANGEAIS);
  assert_told (&l, "applied can-undo can-undo-turn moved");
  g_assert_cmpint (l.events.count, ==, 1);
  relais_match_events_of (match, relais_match_get_node (match), &again);
  g_assert_cmpint (again.count, ==, l.events.count);
  testing_assert_same (again.at, l.events.at, sizeof (RelaisEvent) * (gsize) again.count);
  relais_match_events_of (match, relais_tree_get_root (relais_match_get_tree (match)), &again);
  g_assert_cmpint (again.count, ==, 0);
  playing_play (match, "done");
  assert_told (&l, "applied moved");
  playing_play (match, TALCY);
  assert_told (&l, "applied moved");
  playing_play (match, "done");
  assert_told (&l, "applied seat turn moved");
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
  g_assert_true (relais_match_parse (match, "merchant ride 2 to talcy", &move));
  g_assert_false (relais_match_play (match, move, &why));
  g_assert_cmpuint (why.code, !=, 0);
  g_assert_false (relais_match_parse (match, "merchant flies to talcy", &move));
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
  assert_told (&l, "reset can-undo can-undo-turn can-redo moved");
  g_assert_true (relais_match_get_node (match) == start);
  g_assert_true (relais_match_can_redo (match));
  g_assert_true (relais_match_redo (match));
  assert_told (&l, "reset can-undo can-undo-turn can-redo moved");
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
  assert_told (&l, "reset looking-back");
  g_assert_true (relais_match_get_shown_node (match) == start);
  g_assert_true (relais_match_get_shown_state (match) == (gconstpointer) start->state);
  g_assert_true (relais_match_get_node (match) == node);
  g_assert_true (relais_match_get_state (match) == (gconstpointer) node->state);
  g_assert_true (relais_seat_get_active (relais_match_nth_seat (match, 0)));
  g_assert_cmpint (relais_match_get_seat (match), ==, 1);
  relais_match_look (match, start);
  assert_told (&l, "");
  relais_match_look (match, start->latest);
  assert_told (&l, "reset");
  relais_match_look (match, node);
  assert_told (&l, "reset looking-back");
  g_assert_false (relais_match_is_looking_back (match));
  relais_match_look (match, start);
  relais_match_look (match, NULL);
  assert_told (&l, "reset looking-back reset looking-back");
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
  assert_told (&l, "reset looking-back moved");
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
  assert_told (&l, "can-undo can-undo-turn strict");
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

/* Trials */

static void
test_what_was_tried_is_dropped_and_stays_a_branch (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisNode *begin, *line, *tried;
  Listener l;

  playing_play (match, LANGEAIS);
  playing_play (match, "done");
  line = relais_match_get_node (match);
  relais_match_undo (match);
  begin = relais_match_get_node (match);
  listen (&l, match);
  relais_match_try (match);
  assert_told (&l, "reset can-undo can-undo-turn trying");
  relais_match_try (match);
  assert_told (&l, "");
  playing_play (match, "buy wood");
  tried = relais_match_get_node (match);
  assert_told (&l, "applied can-undo can-undo-turn can-redo moved");
  /* Not back to before the trial, and not elsewhere. */
  g_assert_true (relais_match_undo (match));
  g_assert_false (relais_match_undo (match));
  g_assert_false (relais_match_undo_turn (match));
  g_assert_false (relais_match_go (match, begin->parent));
  g_assert_true (relais_match_redo (match));
  g_string_truncate (l.told, 0);
  relais_match_drop_trial (match);
  assert_told (&l, "reset can-redo trying moved");
  g_assert_true (relais_match_get_node (match) == begin);
  g_assert_true (begin->latest == line);
  g_assert_true (tried->parent == begin);
  g_assert_true (relais_match_redo (match));
  g_assert_true (relais_match_get_node (match) == line);
  relais_match_drop_trial (match);
  g_assert_true (relais_match_get_node (match) == line);
  unlisten (&l);
}

static void
test_dropping_tells_of_the_line_that_is_back (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisNode *line;

  playing_play (match, LANGEAIS);
  line = relais_match_get_node (match);
  relais_match_undo (match);
  relais_match_try (match);
  playing_play (match, TALCY);
  /* Again and again: each time the same line is what redo goes to. */
  relais_match_drop_trial (match);
  g_assert_true (relais_match_get_node (match)->latest == line);
  relais_match_try (match);
  relais_match_drop_trial (match);
  g_assert_true (relais_match_get_node (match)->latest == line);
}

static void
test_what_was_tried_is_kept (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisNode *tried;
  Listener l;

  playing_play (match, LANGEAIS);
  relais_match_try (match);
  playing_play (match, "buy wood");
  tried = relais_match_get_node (match);
  listen (&l, match);
  relais_match_keep_trial (match);
  assert_told (&l, "reset trying moved");
  g_assert_true (relais_match_get_node (match) == tried);
  g_assert_true (relais_match_undo (match) && relais_match_undo (match));
  relais_match_keep_trial (match);
  unlisten (&l);
}

static void
test_what_reveals_cannot_be_tried (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisRng rng;
  RelaisRefusal why;
  RelaisMove draw;
  RelaisNode *node;

  relais_rng_seed (&rng, 1);
  playing_play_to_barrier (match, &rng, FALSE);
  draw = relais_match_get_node (match)->move;
  relais_match_undo (match);
  node = relais_match_get_node (match);
  g_assert_true (relais_match_would_reveal (match, draw));
  g_assert_true (relais_match_check (match, draw, &why));
  relais_match_try (match);
  g_assert_false (relais_match_check (match, draw, &why));
  g_assert_cmpuint (why.code, ==, 0);
  g_assert_false (relais_match_play (match, draw, &why));
  g_assert_cmpuint (why.code, ==, 0);
  /* Nor by redoing what was seen already. */
  g_assert_false (relais_match_can_redo (match));
  g_assert_false (relais_match_redo (match));
  g_assert_true (relais_match_get_node (match) == node);
  relais_match_drop_trial (match);
  g_assert_true (relais_match_redo (match));
}

static void
test_the_turn_cannot_be_ended_in_a_trial (void)
{
  /* Alone the end of a turn is no barrier, and cannot be tried all the same. */
  static const char *const starts[] = { "loire players=2 seed=7", "loire players=1 seed=7" };

  for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (RelaisMatch) match = playing_match (starts[i]);

      relais_match_try (match);
      playing_play (match, LANGEAIS);
      playing_play (match, "done");
      playing_play (match, TALCY);
      g_assert_false (playing_can (match, "done"));
      relais_match_keep_trial (match);
      g_assert_true (playing_can (match, "done"));
    }
}

/* The rest */

static void
test_ended_early_is_over (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisNode *start = relais_match_get_node (match);
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisMove move;
  RelaisRefusal why = { .code = 99 };
  RelaisScore score;
  Listener l;

  playing_play (match, LANGEAIS);
  relais_match_parse (match, "done", &move);
  listen (&l, match);
  relais_match_end_early (match);
  assert_told (&l, "reset over can-undo can-undo-turn ended-early moved");
  for (guint i = 0; i < 2; i++)
    g_assert_false (relais_seat_get_active (relais_match_nth_seat (match, i)));
  relais_match_end_early (match);
  assert_told (&l, "");
  g_assert_false (relais_match_play (match, move, &why));
  g_assert_cmpuint (why.code, ==, 0);
  g_assert_cmpint (relais_match_legal (match, moves), ==, 0);
  g_assert_false (relais_match_can_undo (match) || relais_match_can_redo (match) || relais_match_can_undo_turn (match));
  g_assert_false (relais_match_go (match, start));
  relais_match_try (match);
  g_assert_false (relais_match_get_trying (match));
  /* It may still be looked through, and scored as it stands. */
  relais_match_look (match, start);
  g_assert_true (relais_match_is_looking_back (match));
  relais_match_score (match, &score);
  g_assert_false (score.final);
  unlisten (&l);
}

static void
test_ending_early_drops_what_was_tried (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisNode *node;

  playing_play (match, LANGEAIS);
  node = relais_match_get_node (match);
  relais_match_try (match);
  playing_play (match, "buy wood");
  relais_match_end_early (match);
  g_assert_false (relais_match_get_trying (match));
  g_assert_true (relais_match_get_node (match) == node);
}

static void
test_renamed_seats_reach_the_record (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisSeat *seat = relais_match_nth_seat (match, 1);
  RelaisRecord *record = relais_match_get_record (match);
  const RelaisPlayerInfo *info;
  Listener l;

  listen (&l, match);
  g_object_set (seat, "name", "Jonas", NULL);
  assert_told (&l, "moved");
  g_object_set (seat, "colour", "blue", NULL);
  assert_told (&l, "moved");
  info = record->players->pdata[1];
  g_assert_cmpstr (info->name, ==, "Jonas");
  g_assert_cmpstr (info->colour, ==, "blue");
  info = record->players->pdata[0];
  g_assert_cmpstr (info->colour, ==, "red");
  /* What a record could not hold is not shown either. */
  g_object_set (seat, "name", " Ann; (the first) ", NULL);
  assert_told (&l, "moved");
  g_assert_cmpstr (relais_seat_get_name (seat), ==, "Ann   the first");
  g_object_set (seat, "name", "", NULL);
  info = record->players->pdata[1];
  g_assert_cmpstr (relais_seat_get_name (seat), ==, info->name);
  g_assert_cmpstr (info->name, !=, "");
  unlisten (&l);
}

static void
test_a_remark_stands_behind_its_move (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisNode *node;
  Listener l;

  playing_play (match, LANGEAIS);
  node = relais_match_get_node (match);
  listen (&l, match);
  relais_match_set_remark (match, node, "Why not?");
  g_assert_cmpstr (node->remark, ==, "Why not?");
  assert_told (&l, "remarked moved");
  relais_match_set_remark (match, node, "Why not?");
  assert_told (&l, "");
  relais_match_set_remark (match, node, "");
  g_assert_null (node->remark);
  assert_told (&l, "remarked moved");
  unlisten (&l);
}

static void
test_a_title_can_be_given (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  Listener l;

  g_assert_null (relais_match_get_title (match));
  listen (&l, match);
  relais_match_set_title (match, "Sunday");
  assert_told (&l, "title moved");
  g_assert_cmpstr (relais_match_get_title (match), ==, "Sunday");
  relais_match_set_title (match, "Sunday");
  assert_told (&l, "");
  g_object_set (match, "title", "", NULL);
  g_assert_null (relais_match_get_title (match));
  unlisten (&l);
}

/* Whatever is done: notified properties are those that changed, and they agree. */
static void
test_properties_are_notified_when_they_change (void)
{
  static const char *const ints[] = { "seat", "turn" };
  static const char *const bools[] = { "over", "looking-back", "can-undo", "can-undo-turn", "can-redo", "trying" };
  g_autoptr (RelaisMatch) match = playing_match ("loire players=3 seed=2");
  int before[8], after[8];
  RelaisRng rng;
  Listener l;

  relais_rng_seed (&rng, 8);
  listen (&l, match);
  for (guint step = 0; step < 1000; step++)
    {
      g_autofree char *told = NULL;

      for (gsize i = 0; i < 8; i++)
        before[i] = i < 2 ? int_of (match, ints[i]) : bool_of (match, bools[i - 2]);
      g_string_assign (l.told, " ");
      switch (relais_rng_below (&rng, 10))
        {
        case 0: relais_match_undo (match); break;
        case 1: relais_match_redo (match); break;
        case 2: relais_match_undo_turn (match); break;
        case 3: relais_match_try (match); break;
        case 4: relais_match_drop_trial (match); break;
        case 5: relais_match_look (match, relais_tree_get_root (relais_match_get_tree (match))); break;
        case 6: relais_match_look (match, NULL); break;
        default: playing_play_random (match, &rng); break;
        }
      assert_properties_agree (match);
      told = g_strconcat (l.told->str, " ", NULL);
      for (gsize i = 0; i < 8; i++)
        {
          g_autofree char *word = g_strdup_printf (" %s ", i < 2 ? ints[i] : bools[i - 2]);

          after[i] = i < 2 ? int_of (match, ints[i]) : bool_of (match, bools[i - 2]);
          g_assert_cmpint (strstr (told, word) != NULL, ==, before[i] != after[i]);
        }
    }
  unlisten (&l);
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
  g_test_add_func ("/match/trial/dropped", test_what_was_tried_is_dropped_and_stays_a_branch);
  g_test_add_func ("/match/trial/dropped-again", test_dropping_tells_of_the_line_that_is_back);
  g_test_add_func ("/match/trial/kept", test_what_was_tried_is_kept);
  g_test_add_func ("/match/trial/reveals", test_what_reveals_cannot_be_tried);
  g_test_add_func ("/match/trial/ends-turn", test_the_turn_cannot_be_ended_in_a_trial);
  g_test_add_func ("/match/ended-early/over", test_ended_early_is_over);
  g_test_add_func ("/match/ended-early/trial", test_ending_early_drops_what_was_tried);
  g_test_add_func ("/match/seats/renamed", test_renamed_seats_reach_the_record);
  g_test_add_func ("/match/remark", test_a_remark_stands_behind_its_move);
  g_test_add_func ("/match/title", test_a_title_can_be_given);
  g_test_add_func ("/match/notify", test_properties_are_notified_when_they_change);
  return g_test_run ();
}
