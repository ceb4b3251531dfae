/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Trying ahead, ending early, and what is told of seats, remarks and titles. */

#include "listening.h"

#include "engine/loire/loire-rules.h"

#define LANGEAIS "merchant ride 2 to langeais"
#define TALCY "messenger ride 2 to talcy"

/* Trials */

static void
test_what_was_tried_is_dropped_and_stays_a_branch (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisNode *begin, *line;
  Listener l;

  playing_play (match, LANGEAIS);
  playing_play (match, "done");
  line = relais_match_get_node (match);
  relais_match_undo (match);
  begin = relais_match_get_node (match);
  listen (&l, match);
  relais_match_try (match);
  assert_told (&l, "position can-undo can-undo-turn can-redo trying");
  relais_match_try (match);
  assert_told (&l, "");
  playing_play (match, "buy wood");
  assert_told (&l, "position move record can-undo can-undo-turn");
  /* Not back to before the trial, and not elsewhere. */
  g_assert_true (relais_match_undo (match));
  g_assert_false (relais_match_undo (match));
  g_assert_false (relais_match_undo_turn (match));
  g_assert_false (relais_match_go (match, begin->parent));
  g_assert_true (relais_match_redo (match));
  g_string_truncate (l.told, 0);
  relais_match_drop_trial (match);
  assert_told (&l, "position record can-redo trying");
  g_assert_true (relais_match_get_node (match) == begin);
  g_assert_true (begin->latest == line);
  g_assert_true (begin->first->next != NULL && begin->first->next->next == NULL);
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
  RelaisNode *begin;
  Listener l;

  playing_play (match, LANGEAIS);
  begin = relais_match_get_node (match);
  relais_match_try (match);
  playing_play (match, "buy wood");
  listen (&l, match);
  g_assert_true (relais_match_keep_trial (match));
  assert_told (&l, "position record trying");
  g_assert_true (relais_match_get_node (match)->parent == begin);
  g_assert_false (relais_match_get_node (match)->supposed);
  g_assert_true (relais_match_undo (match) && relais_match_undo (match));
  g_assert_true (relais_match_keep_trial (match));
  unlisten (&l);
}

/* Up to where a card is to be drawn, in a position in which one can be. */
static RelaisMatch *
match_before_a_card (RelaisMove *draw)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  playing_play_to_barrier (match, &rng, FALSE);
  *draw = relais_match_get_node (match)->move;
  relais_match_undo (match);
  return g_steal_pointer (&match);
}

static const LoireSeat *
active_seat (RelaisMatch *match)
{
  return loire_active (relais_match_get_state (match));
}

/* It is drawn in a sample, so it can be anything, and it cannot be used. */
static void
test_what_is_turned_up_is_not_known (void)
{
  RelaisMove draw, deliver = { LOIRE_MOVE_DELIVER, 0, 0, 0 };
  g_autoptr (RelaisMatch) match = match_before_a_card (&draw);
  guint held = active_seat (match)->n_held;
  RelaisNode *begin = relais_match_get_node (match);
  RelaisEvents events = { 0 };
  RelaisRefusal why;

  relais_match_try (match);
  g_assert_true (relais_match_play_all (match, &draw, 1, &why));
  g_assert_cmpuint (active_seat (match)->n_held, ==, held + 1);
  deliver.a = active_seat (match)->held[held].card;
  g_assert_cmpint (relais_match_try_move (match, deliver), ==, RELAIS_TRYING_UNKNOWN);
  relais_match_told_events_of (match, relais_match_get_node (match), &events);
  for (int i = 0; i < events.count; i++)
    if (events.at[i].kind == LOIRE_EVENT_DREW)
      g_assert_cmpint (events.at[i].arg[1], ==, RELAIS_UNKNOWN);
  /* What is kept ends before it, and the true card is drawn by the true move. */
  g_assert_false (relais_match_keep_trial (match));
  g_assert_true (relais_match_get_node (match) == begin);
  g_assert_null (loire_find_held (active_seat (match), deliver.a));
  g_assert_true (relais_match_play_all (match, &draw, 1, &why));
  events.count = 0;
  relais_match_told_events_of (match, relais_match_get_node (match), &events);
  for (int i = 0; i < events.count; i++)
    if (events.at[i].kind == LOIRE_EVENT_DREW)
      g_assert_cmpint (events.at[i].arg[1], ==, active_seat (match)->held[held].card);
}

/* Whatever the true card is: trials of two games that differ in nothing else are
 * the same to the last byte of their views. */
static void
test_hidden_cards_make_no_other_trial (void)
{
  RelaisMove draw;
  g_autoptr (RelaisMatch) one = match_before_a_card (&draw);
  g_autoptr (RelaisMatch) other = match_before_a_card (&draw);
  LoireState *s = (LoireState *) relais_match_get_node (other)->state;
  guint8 *deck = s->deck + loire_deck_start[draw.a - 1];
  RelaisRefusal why;

  for (guint i = 0, top = s->n_deck[draw.a - 1] - 1u; i < top; i++, top--)
    {
      guint8 card = deck[i];

      deck[i] = deck[top];
      deck[top] = card;
    }
  s->seed++;
  g_random_set_seed (5);
  relais_match_try (one);
  g_assert_true (relais_match_play_all (one, &draw, 1, &why));
  g_random_set_seed (5);
  relais_match_try (other);
  g_assert_true (relais_match_play_all (other, &draw, 1, &why));
  g_assert_true (memcmp (relais_match_get_state (one), relais_match_get_state (other), sizeof (LoireState)) == 0);
  g_assert_true (memcmp (&relais_match_get_view (one)->state, &relais_match_get_view (other)->state, sizeof (LoireState)) == 0);
}

/* Nothing of a trial is in the file, nor in the tree that it is written from. */
static void
test_a_trial_is_nowhere_in_the_record (void)
{
  RelaisMove draw;
  g_autoptr (RelaisMatch) match = match_before_a_card (&draw);
  g_autofree char *before = NULL;
  g_autofree char *during = NULL;
  g_autofree char *after = NULL;
  RelaisRng rng;
  gsize length;

  before = relais_match_print (match, &length);
  relais_rng_seed (&rng, 4);
  relais_match_try (match);
  for (guint i = 0; i < 60; i++)
    playing_play_random (match, &rng);
  during = relais_match_print (match, &length);
  g_assert_cmpstr (before, ==, during);
  relais_match_drop_trial (match);
  after = relais_match_print (match, &length);
  {
    g_autoptr (GPtrArray) problems = relais_problems_new ();
    g_autoptr (RelaisRecord) read = relais_record_parse (after, length, NULL, problems);

    /* What stays as a branch is true. */
    g_assert_nonnull (read);
    g_assert_cmpuint (problems->len, ==, 0);
  }
}

/* The same person goes on for the next seat, and what was kept is played for it. */
static void
test_a_trial_goes_on_past_the_turn (void)
{
  static const char *const starts[] = { "loire players=2 seed=7", "loire players=1 seed=7" };

  for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (RelaisMatch) match = playing_match (starts[i]);
      int turn = relais_match_get_turn (match), seats = relais_match_get_game (match)->seats (relais_match_get_state (match));

      relais_match_set_strict (match, TRUE);
      relais_match_try (match);
      playing_play (match, LANGEAIS);
      playing_play (match, "done");
      playing_play (match, TALCY);
      playing_play (match, "done");
      g_assert_cmpint (relais_match_get_turn (match), ==, turn + 1);
      g_assert_cmpint (relais_match_get_seat (match), ==, seats - 1);
      g_assert_true (relais_match_may_ask (match));
      /* With strict undo, too: nothing was handed on. */
      g_assert_true (relais_match_undo (match) && relais_match_redo (match));
      g_assert_true (relais_match_keep_trial (match));
      g_assert_cmpint (relais_match_get_turn (match), ==, turn + 1);
      g_assert_cmpint (relais_match_can_undo (match), ==, seats == 1);
    }
}

/* Not for good and not to see how it ends: neither banner nor result comes. */
static void
test_the_end_cannot_be_tried (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=1 seed=7 solo_turns=1");

  relais_match_try (match);
  playing_play (match, LANGEAIS);
  playing_play (match, "done");
  playing_play (match, TALCY);
  g_assert_false (playing_can (match, "done"));
  g_assert_false (relais_match_is_over (match));
  relais_match_keep_trial (match);
  g_assert_true (playing_can (match, "done"));
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
  playing_parse (match, "done", &move);
  listen (&l, match);
  relais_match_end_early (match);
  assert_told (&l, "position record over can-undo can-undo-turn ended-early");
  for (guint i = 0; i < 2; i++)
    g_assert_false (relais_seat_get_active (relais_match_nth_seat (match, i)));
  relais_match_end_early (match);
  assert_told (&l, "");
  g_assert_false (relais_match_play_all (match, &move, 1, &why));
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
  g_assert_cmpstr (relais_match_get_view (match)->names[1], !=, "Jonas");
  g_object_set (seat, "name", "Jonas", NULL);
  assert_told (&l, "seats record");
  g_assert_cmpstr (relais_match_get_view (match)->names[1], ==, "Jonas");
  g_object_set (seat, "colour", "blue", NULL);
  assert_told (&l, "seats record");
  info = record->players->pdata[1];
  g_assert_cmpstr (info->name, ==, "Jonas");
  g_assert_cmpstr (info->colour, ==, "blue");
  info = record->players->pdata[0];
  g_assert_cmpstr (info->colour, ==, "red");
  /* What a record could not hold is not shown either. */
  g_object_set (seat, "name", " Ann; (the first) ", NULL);
  assert_told (&l, "seats record");
  g_assert_cmpstr (relais_seat_get_name (seat), ==, "Ann   the first");
  unlisten (&l);
}

/* Called as the colour, in the language of the moment: so not by its word. */
static void
test_who_has_no_name_is_called_as_the_colour (void)
{
  static const char *const none[] = { "", "Green", "green", "Red" };
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisSeat *seat = relais_match_nth_seat (match, 1);

  g_object_set (seat, "colour", "green", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (none); i++)
    {
      const RelaisPlayerInfo *info;

      g_object_set (seat, "name", "Jonas", NULL);
      g_assert_cmpstr (relais_seat_get_name (seat), ==, "Jonas");
      g_object_set (seat, "name", none[i], NULL);
      info = relais_match_get_record (match)->players->pdata[1];
      g_assert_cmpstr (relais_seat_get_name (seat), ==, "Green");
      g_assert_cmpstr (info->name, ==, "green");
    }
  g_object_set (seat, "colour", "blue", NULL);
  g_assert_cmpstr (relais_seat_get_name (seat), ==, "Blue");
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
  assert_told (&l, "remarked record");
  relais_match_set_remark (match, node, "Why not?");
  assert_told (&l, "");
  relais_match_set_remark (match, node, "");
  g_assert_null (node->remark);
  assert_told (&l, "remarked record");
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
  assert_told (&l, "title record");
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
  g_test_add_func ("/match/trial/dropped", test_what_was_tried_is_dropped_and_stays_a_branch);
  g_test_add_func ("/match/trial/dropped-again", test_dropping_tells_of_the_line_that_is_back);
  g_test_add_func ("/match/trial/kept", test_what_was_tried_is_kept);
  g_test_add_func ("/match/trial/turned-up", test_what_is_turned_up_is_not_known);
  g_test_add_func ("/match/trial/hidden-cards", test_hidden_cards_make_no_other_trial);
  g_test_add_func ("/match/trial/record", test_a_trial_is_nowhere_in_the_record);
  g_test_add_func ("/match/trial/past-the-turn", test_a_trial_goes_on_past_the_turn);
  g_test_add_func ("/match/trial/end", test_the_end_cannot_be_tried);
  g_test_add_func ("/match/ended-early/over", test_ended_early_is_over);
  g_test_add_func ("/match/ended-early/trial", test_ending_early_drops_what_was_tried);
  g_test_add_func ("/match/seats/renamed", test_renamed_seats_reach_the_record);
  g_test_add_func ("/match/seats/without-a-name", test_who_has_no_name_is_called_as_the_colour);
  g_test_add_func ("/match/remark", test_a_remark_stands_behind_its_move);
  g_test_add_func ("/match/title", test_a_title_can_be_given);
  g_test_add_func ("/match/notify", test_properties_are_notified_when_they_change);
  return g_test_run ();
}
