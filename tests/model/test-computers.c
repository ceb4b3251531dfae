/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computer players in a match: what they do follows from the moves alone, and whoever
 * undoes, looks back, tries or opens the game again finds them as they were. */

#include "computing.h"

#include "model/relais-decision.h"
#include "model/relais-lore.h"
#include "model/relais-player-kind.h"
#include "model/relais-thinking.h"

#define THREE "loire players=3 seed=7 first_player=0"
#define TWO "loire players=2 seed=7 first_player=0"
#define LONG 60         /* moves: some rounds */

static RelaisMatch *
match_with (const char *start, const char *const *kinds)
{
  RelaisMatch *match = playing_match (start);

  for (guint i = 0; kinds[i] != NULL; i++)
    computing_seat (match, i, kinds[i]);
  return match;
}

static RelaisMatch *
match_of_one_person (void)
{
  return match_with (THREE, (const char *[]) { "human", "easy", "medium", NULL });
}

/* What comes of it when nobody does anything in between. */
static char *
plain_line (void)
{
  g_autoptr (RelaisMatch) match = match_of_one_person ();
  g_autoptr (RelaisComputers) G_GNUC_UNUSED computers = computing_at_once (match);

  computing_play (match, LONG);
  return computing_line (match, LONG);
}

static void
count (guint *n)
{
  (*n)++;
}

static void
test_computers_play_until_a_person_is_to_decide (void)
{
  g_autoptr (RelaisMatch) match = match_of_one_person ();
  g_autoptr (RelaisComputers) computers = computing_at_once (match);
  guint done = 0;

  g_signal_connect_swapped (computers, "done", G_CALLBACK (count), &done);
  g_assert_false (relais_computers_get_on (computers));
  while (computing_person_plays (match))
    ;
  g_assert_true (relais_computers_get_on (computers));
  g_assert_cmpint (relais_match_get_seat (match), ==, 1);
  g_assert_cmpuint (done, ==, 0);
  computing_wait (match);
  g_assert_cmpint (relais_match_get_seat (match), ==, 0);
  g_assert_cmpint (relais_match_get_turn (match), ==, 3);
  g_assert_false (relais_computers_get_on (computers));
  g_assert_cmpuint (done, ==, 1);
}

static void
test_nobody_is_asked_while_a_computer_is_to_decide (void)
{
  g_autoptr (RelaisMatch) match = match_of_one_person ();
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (match));
  g_autoptr (RelaisDecision) decision = g_object_new (lore->decision_type (), "match", match, NULL);

  g_assert_cmpuint (g_list_model_get_n_items (relais_decision_get_choices (decision)), >, 0);
  while (computing_person_plays (match))
    ;
  g_assert_false (relais_match_may_ask (match));
  g_assert_cmpuint (g_list_model_get_n_items (relais_decision_get_choices (decision)), ==, 0);
  g_assert_cmpstr (relais_decision_get_remark (decision), ==, "Computer player: Easy");
}

static void
test_the_same_game_is_played_again (void)
{
  g_autofree char *one = plain_line ();
  g_autofree char *other = plain_line ();

  g_assert_cmpstr (one, ==, other);
}

/* What no seat knows lies otherwise: the same is done. */
static void
test_hidden_cards_change_no_move (void)
{
  static const char *const kinds[] = { "random", "easy", "medium", "hard" };
  g_autoptr (RelaisMatch) start = playing_match (TWO);
  RelaisState dealt;
  RelaisRng rng;

  relais_rng_seed (&rng, 2);
  playing_play_on (start, &rng, 30);
  relais_match_deal_anew (start, RELAIS_SEATS, relais_match_get_state (start), &dealt);
  g_assert_cmpint (memcmp (&dealt, relais_match_get_state (start), relais_match_get_game (start)->state_size), !=, 0);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      char *lines[2];

      for (guint k = 0; k < G_N_ELEMENTS (lines); k++)
        {
          g_autoptr (RelaisMatch) match = playing_match_of (relais_match_get_game (start),
                                                            k == 0 ? relais_match_get_state (start) : (gconstpointer) &dealt);
          g_autoptr (RelaisComputers) computers = NULL;

          computing_seat (match, (guint) relais_match_get_seat (match), kinds[i]);
          computers = computing_at_once (match);
          computing_play (match, 1);
          lines[k] = computing_line (match, 1);
        }
      g_assert_cmpstr (lines[0], ==, lines[1]);
      g_free (lines[0]);
      g_free (lines[1]);
    }
}

/* A master by threads and one thought after the other. */
static void
on_thought (const RelaisAiTask *task, const RelaisAiThought *thought, gpointer move)
{
  *(RelaisMove *) move = task->moves[relais_ai_answer (task, thought)];
}

static void
test_threads_do_not_matter (void)
{
  static const char *const levels[] = { "random", "easy", "medium", "hard", "master" };
  g_autoptr (RelaisMatch) match = playing_match (TWO);
  const RelaisGame *game = relais_match_get_game (match);
  const RelaisMove none = { .kind = 255 };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      const RelaisAi *ai = relais_ai_find ((RelaisWord) { levels[i], strlen (levels[i]) });
      g_autofree gpointer memory = g_malloc (MAX (ai->memory, 1));
      RelaisAiLimits limits = { .seed = 5, .nodes = 20 };
      RelaisMove expected, move = none;
      RelaisThinking *thinking;

      g_assert_true (relais_ai_choose (ai, game, game->edition, relais_match_get_state (match), &limits, memory, &expected));
      thinking = relais_thinking_begin (ai, game, game->edition, relais_match_get_state (match), &limits, on_thought, &move);
      while (move.kind == none.kind)
        g_main_context_iteration (NULL, TRUE);
      relais_thinking_end (thinking);
      g_assert_true (memcmp (&move, &expected, sizeof move) == 0);
    }
}

static void
test_a_thought_that_is_given_up_is_not_heard_of (void)
{
  g_autoptr (RelaisMatch) match = playing_match (TWO);
  const RelaisGame *game = relais_match_get_game (match);
  const RelaisAi *ai = relais_player_kind_level (game, "master", NULL);
  const RelaisMove none = { .kind = 255 };
  RelaisMove move = none;
  gint64 began = g_get_monotonic_time ();

  for (guint i = 0; i < 20; i++)
    {
      RelaisAiLimits limits = { .seed = i, .nodes = G_MAXUINT32 };

      relais_thinking_end (relais_thinking_begin (ai, game, game->edition, relais_match_get_state (match), &limits, on_thought, &move));
    }
  /* Thoughts without an end, and none of them is waited for. */
  g_assert_cmpint (g_get_monotonic_time () - began, <, G_TIME_SPAN_SECOND);
  while (g_get_monotonic_time () - began < G_TIME_SPAN_SECOND / 2)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  g_assert_cmpint (move.kind, ==, none.kind);
}

/* Undo */

static void
test_undo_goes_back_to_the_persons_own_decision (void)
{
  g_autoptr (RelaisMatch) match = match_of_one_person ();
  g_autoptr (RelaisComputers) G_GNUC_UNUSED computers = computing_at_once (match);
  RelaisNode *own, *after;
  guint turn;

  g_assert_false (relais_match_can_undo (match));
  while (computing_person_plays (match))
    ;
  own = relais_match_get_node (match)->parent;
  computing_wait (match);
  after = relais_match_get_node (match);
  turn = (guint) relais_match_get_turn (match);
  g_assert_cmpuint (turn, ==, 3);
  g_assert_true (relais_match_get_undone (match)->parent == own);
  g_assert_true (relais_match_undo (match));
  g_assert_true (relais_match_get_node (match) == own);
  /* What they did is done again with it. */
  g_assert_true (relais_match_redo (match));
  g_assert_true (relais_match_get_node (match) == after);
  g_assert_true (relais_match_undo_turn (match));
  g_assert_true (relais_match_get_node (match) == relais_tree_get_root (relais_match_get_tree (match)));
  /* What led there leads there again. */
  while (computing_person_plays (match))
    ;
  computing_wait (match);
  g_assert_true (relais_match_get_node (match) == after);
}

static void
test_undo_while_a_computer_thinks (void)
{
  g_autoptr (RelaisMatch) match = match_with (TWO, (const char *[]) { "human", "hard", NULL });
  g_autoptr (RelaisComputers) computers = computing_at_once (match);
  RelaisNode *own;

  while (computing_person_plays (match))
    ;
  own = relais_match_get_node (match)->parent;
  g_assert_true (relais_match_undo (match));
  g_assert_true (relais_match_get_node (match) == own);
  g_assert_false (relais_computers_get_on (computers));
  computing_iterate (1000);
  g_usleep (100000);
  computing_iterate (1000);
  g_assert_true (relais_match_get_node (match) == own);
}

static void
test_what_a_computer_began_is_not_taken_back (void)
{
  g_autoptr (RelaisMatch) match = match_with (TWO, (const char *[]) { "easy", "human", NULL });
  g_autoptr (RelaisComputers) G_GNUC_UNUSED computers = computing_at_once (match);

  computing_wait (match);
  g_assert_cmpint (relais_match_get_seat (match), ==, 1);
  g_assert_false (relais_match_can_undo (match));
  g_assert_false (relais_match_can_undo_turn (match));
  g_assert_true (computing_person_plays (match));
  g_assert_true (relais_match_can_undo (match));
  g_assert_true (relais_match_can_undo_turn (match));
}

/* Whoever goes somewhere among computers alone wants to see what is there. */
static void
test_computers_among_each_other_are_taken_back_one_by_one (void)
{
  g_autoptr (RelaisMatch) match = match_with (TWO, (const char *[]) { "easy", "easy", NULL });
  g_autoptr (RelaisComputers) computers = computing_at_once (match);
  RelaisNode *node;

  computing_play (match, 10);
  node = relais_match_get_node (match);
  g_assert_true (relais_match_undo (match));
  g_assert_true (relais_match_get_node (match) == node->parent);
  g_assert_true (relais_computers_get_paused (computers));
  computing_iterate (1000);
  g_assert_true (relais_match_get_node (match) == node->parent);
  relais_computers_set_paused (computers, FALSE);
  computing_play (match, 11);
  g_assert_true (relais_match_get_node (match)->parent == node);
}

/* In between */

static void
disturb (RelaisMatch *match, RelaisComputers *computers, RelaisRng *rng)
{
  RelaisNode *node = relais_match_get_node (match);

  switch (relais_rng_below (rng, 8))
    {
    case 0:
      relais_match_undo (match);
      break;
    case 1:
      relais_match_undo_turn (match);
      break;
    case 2:
      relais_match_look (match, node->parent);
      break;
    case 3:
      relais_match_look (match, NULL);
      break;
    case 4:
      if (relais_match_get_trying (match))
        relais_match_drop_trial (match);
      else
        relais_match_try (match);
      break;
    case 5:
      relais_computers_set_paused (computers, !relais_computers_get_paused (computers));
      break;
    case 6:
      relais_computers_step (computers);
      break;
    default:
      relais_computers_skip (computers);
    }
}

/* At any moment, and nothing but what would have been played otherwise is played. */
static void
test_what_comes_in_between_changes_nothing (void)
{
  g_autofree char *plain = plain_line ();

  for (guint64 seed = 1; seed <= 6; seed++)
    {
      g_autoptr (RelaisMatch) match = match_of_one_person ();
      g_autoptr (RelaisComputers) computers = computing_at_once (match);
      g_autofree char *line = NULL;
      RelaisRng rng;

      relais_rng_seed (&rng, seed);
      for (guint i = 0; i < 300; i++)
        {
          disturb (match, computers, &rng);
          computing_iterate (relais_rng_below (&rng, 6));
          g_usleep (relais_rng_below (&rng, 3) * 300);
          if (!relais_match_get_trying (match) && !relais_match_is_looking_back (match))
            computing_person_plays (match);
        }
      relais_match_drop_trial (match);
      relais_match_look (match, NULL);
      relais_computers_set_paused (computers, FALSE);
      computing_play (match, LONG);
      line = computing_line (match, LONG);
      g_assert_cmpstr (line, ==, plain);
    }
}

static void
test_closing_while_a_computer_thinks (void)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 3);
  for (guint i = 0; i < 30; i++)
    {
      g_autoptr (RelaisMatch) match = match_with (TWO, (const char *[]) { "hard", "master", NULL });
      g_autoptr (RelaisComputers) G_GNUC_UNUSED computers = computing_at_once (match);

      computing_iterate (relais_rng_below (&rng, 20));
      g_usleep (relais_rng_below (&rng, 20) * 100);
    }
  computing_iterate (1000);
}

/* Killed in the middle of a turn, and opened again, time after time. */
static void
test_a_game_that_is_opened_again_goes_on (void)
{
  g_autofree char *plain = plain_line ();
  g_autofree char *line = NULL;
  g_autoptr (RelaisMatch) match = match_of_one_person ();

  for (guint depth = 1; depth <= LONG; depth++)
    {
      g_autoptr (RelaisComputers) computers = computing_at_once (match);
      RelaisMatch *again;

      computing_play (match, depth);
      again = computing_reopen (match);
      g_assert_cmpstr (relais_seat_get_kind (relais_match_nth_seat (again, 2)), ==, "medium");
      g_clear_object (&computers);
      g_object_unref (match);
      match = again;
    }
  line = computing_line (match, LONG);
  g_assert_cmpstr (line, ==, plain);
}

/* Pause, step, skip */

static void
test_a_pause_holds_and_a_step_is_one (void)
{
  g_autoptr (RelaisMatch) match = match_with (TWO, (const char *[]) { "human", "easy", NULL });
  g_autoptr (RelaisComputers) computers = computing_at_once (match);
  RelaisNode *node;
  RelaisEvents events;

  while (computing_person_plays (match))
    ;
  relais_computers_set_paused (computers, TRUE);
  node = relais_match_get_node (match);
  g_usleep (50000);
  computing_iterate (1000);
  g_assert_true (relais_match_get_node (match) == node);
  relais_computers_step (computers);
  computing_play (match, node->depth + 1);
  relais_match_events_of (match, relais_match_get_node (match), &events);
  g_assert_cmpint (events.count, >, 0);
  node = relais_match_get_node (match);
  g_usleep (50000);
  computing_iterate (1000);
  g_assert_true (relais_match_get_node (match) == node);
  relais_computers_skip (computers);
  computing_wait (match);
  g_assert_false (relais_computers_get_paused (computers));
}

static void
test_a_skipped_turn_of_computers_alone_ends_with_it (void)
{
  g_autoptr (RelaisMatch) match = match_with (TWO, (const char *[]) { "easy", "easy", NULL });
  g_autoptr (RelaisComputers) computers = relais_computers_new (match);
  gint64 end = g_get_monotonic_time () + COMPUTING_PATIENCE;

  relais_computers_set_pace (computers, RELAIS_PACE_SLOW);
  relais_computers_skip (computers);
  while (relais_match_get_turn (match) == 0)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
  /* The next one is slow again. */
  g_usleep (100000);
  computing_iterate (1000);
  g_assert_cmpint (relais_match_get_turn (match), ==, 1);
  g_assert_cmpint (relais_match_get_game (match)->seat (relais_match_get_node (match)->parent->state), ==, 0);
}

static void
test_a_step_is_looked_at (void)
{
  g_autoptr (RelaisMatch) match = match_with (TWO, (const char *[]) { "easy", "human", NULL });
  g_autoptr (RelaisComputers) computers = relais_computers_new (match);
  gint64 began = g_get_monotonic_time ();

  relais_computers_set_pace (computers, RELAIS_PACE_FAST);
  while (relais_match_get_node (match)->depth == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_get_monotonic_time () - began, >, 400000);
}

/* Who sits where */

static void
test_a_seat_is_taken_over_and_left (void)
{
  g_autoptr (RelaisMatch) match = match_with (TWO, (const char *[]) { "human", "easy", NULL });
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (match));
  g_autoptr (RelaisDecision) decision = g_object_new (lore->decision_type (), "match", match, NULL);
  g_autoptr (RelaisComputers) computers = computing_at_once (match);
  RelaisSeat *seat = relais_match_nth_seat (match, 1);
  g_autoptr (RelaisMatch) again = NULL;

  g_object_set (seat, "name", relais_seat_get_colour (seat), NULL);
  relais_player_kind_give (match, seat, "easy");
  g_assert_cmpstr (relais_seat_get_name (seat), ==, "Mathurin");
  while (computing_person_plays (match))
    ;
  relais_player_kind_give (match, seat, "human");
  g_assert_cmpstr (relais_seat_get_name (seat), ==, "Yellow");
  g_assert_false (relais_computers_get_on (computers));
  g_assert_cmpuint (g_list_model_get_n_items (relais_decision_get_choices (decision)), >, 0);
  g_assert_true (computing_person_plays (match));
  relais_player_kind_give (match, seat, "medium any");
  g_assert_true (relais_computers_get_on (computers));
  again = computing_reopen (match);
  /* How it likes to play is drawn for it, and stays with the game. */
  g_assert_true (relais_player_kind_is_of (relais_seat_get_kind (seat), "medium"));
  g_assert_cmpstr (relais_seat_get_kind (seat), !=, "medium");
  g_assert_cmpstr (relais_seat_get_kind (relais_match_nth_seat (again, 1)), ==, relais_seat_get_kind (seat));
  computing_wait (match);
  g_assert_cmpint (relais_match_get_seat (match), ==, 0);
  /* A name that somebody gave stays. */
  g_object_set (seat, "name", "Anna", NULL);
  relais_player_kind_give (match, seat, "human");
  relais_player_kind_give (match, seat, "hard");
  g_assert_cmpstr (relais_seat_get_name (seat), ==, "Anna");
}

static void
test_who_tries_ahead_chooses_for_computers_but_does_not_play_for_them (void)
{
  g_autoptr (RelaisMatch) match = match_with (TWO, (const char *[]) { "human", "easy", NULL });
  g_autoptr (RelaisComputers) computers = relais_computers_new (match);
  RelaisRng rng;
  RelaisNode *root = relais_match_get_node (match);

  relais_rng_seed (&rng, 1);
  relais_match_try (match);
  while (relais_match_get_turn (match) < 2)
    g_assert_true (playing_play_random (match, &rng));
  g_assert_false (relais_computers_get_on (computers));
  g_assert_false (relais_match_keep_trial (match));
  g_assert_true (relais_match_get_node (match) != root);
  g_assert_cmpint (relais_match_get_turn (match), ==, 1);
  g_assert_true (relais_match_is_for_computer (match));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/computers/play/until-a-person-is-to-decide", test_computers_play_until_a_person_is_to_decide);
  g_test_add_func ("/computers/play/nobody-is-asked", test_nobody_is_asked_while_a_computer_is_to_decide);
  g_test_add_func ("/computers/play/the-same-game-again", test_the_same_game_is_played_again);
  g_test_add_func ("/computers/think/hidden-cards", test_hidden_cards_change_no_move);
  g_test_add_func ("/computers/think/threads-do-not-matter", test_threads_do_not_matter);
  g_test_add_func ("/computers/think/given-up", test_a_thought_that_is_given_up_is_not_heard_of);
  g_test_add_func ("/computers/undo/to-the-own-decision", test_undo_goes_back_to_the_persons_own_decision);
  g_test_add_func ("/computers/undo/while-one-thinks", test_undo_while_a_computer_thinks);
  g_test_add_func ("/computers/undo/not-what-a-computer-began", test_what_a_computer_began_is_not_taken_back);
  g_test_add_func ("/computers/undo/computers-alone", test_computers_among_each_other_are_taken_back_one_by_one);
  g_test_add_func ("/computers/between/changes-nothing", test_what_comes_in_between_changes_nothing);
  g_test_add_func ("/computers/between/closing", test_closing_while_a_computer_thinks);
  g_test_add_func ("/computers/between/opened-again", test_a_game_that_is_opened_again_goes_on);
  g_test_add_func ("/computers/watch/pause-and-step", test_a_pause_holds_and_a_step_is_one);
  g_test_add_func ("/computers/watch/skip-among-computers", test_a_skipped_turn_of_computers_alone_ends_with_it);
  g_test_add_func ("/computers/watch/pace", test_a_step_is_looked_at);
  g_test_add_func ("/computers/seats/taken-over-and-left", test_a_seat_is_taken_over_and_left);
  g_test_add_func ("/computers/seats/trying-ahead", test_who_tries_ahead_chooses_for_computers_but_does_not_play_for_them);
  return g_test_run ();
}
