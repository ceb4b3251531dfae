/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guided first game: each of its steps can be played, nothing else is taken, and
 * it finds its place again after undo, after it was closed, and in another version. */

#include "deciding.h"
#include "library.h"

#include "model/relais-guide.h"
#include "model/relais-new-game.h"

#define MOST_PRESSES 8          /* for a step */

typedef struct
{
  RelaisMatch *match;
  RelaisDecision *decision;
  RelaisGuide *guide;
  char *refused;                /* the last sentence that was told */
} Learning;

static void
on_explain (RelaisDecision *decision, RelaisReason *reason, const char *place, Learning *learning)
{
  g_free (learning->refused);
  learning->refused = g_strdup (relais_reason_get_sentence (reason));
}

static void
learning_go_on_with (Learning *learning, RelaisMatch *match)
{
  *learning = (Learning) { .match = match, .decision = deciding (match), .guide = relais_guide_new (match) };
  g_assert_nonnull (learning->guide);
  relais_decision_set_guide (learning->decision, learning->guide);
  g_signal_connect (learning->decision, "explain", G_CALLBACK (on_explain), learning);
}

static void
learning_begin (Learning *learning)
{
  const RelaisGame *game;
  const RelaisLesson *lesson = relais_lesson_get (&game);

  g_assert_nonnull (lesson);
  learning_go_on_with (learning, relais_lesson_start (game, lesson));
}

static void
learning_end (Learning *learning)
{
  g_free (learning->refused);
  g_object_unref (learning->decision);
  g_object_unref (learning->guide);
  g_object_unref (learning->match);
}

/* The one that is meant; all others are refused by what is meant, and lead nowhere. */
static RelaisChoice *
find_meant (Learning *learning)
{
  GListModel *choices = relais_decision_get_choices (learning->decision);
  const RelaisNode *node = relais_match_get_node (learning->match);
  g_autoptr (RelaisChoice) meant = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      if (relais_guide_allows (learning->guide, choice))
        {
          g_assert_null (meant);
          g_assert_null (relais_choice_get_reason (choice));
          g_assert_true (relais_choice_get_suggested (choice));
          meant = g_object_ref (choice);
          continue;
        }
      g_assert_false (relais_choice_get_suggested (choice));
      g_clear_pointer (&learning->refused, g_free);
      g_assert_false (relais_decision_choose (learning->decision, choice));
      g_assert_nonnull (learning->refused);
      if (!relais_guide_get_waits (learning->guide))
        g_assert_nonnull (strstr (learning->refused, relais_guide_get_task (learning->guide)));
      g_assert_true (relais_match_get_node (learning->match) == node);
    }
  return g_steal_pointer (&meant);
}

static void
take_step (Learning *learning)
{
  guint step = relais_guide_get_step (learning->guide);
  guint presses = 0;

  if (relais_guide_get_waits (learning->guide))
    {
      g_assert_null (find_meant (learning));
      relais_guide_go_on (learning->guide);
    }
  for (; relais_guide_get_step (learning->guide) == step; presses++)
    {
      g_autoptr (RelaisChoice) meant = find_meant (learning);

      g_assert_nonnull (meant);
      g_assert_cmpuint (presses, <, MOST_PRESSES);
      g_assert_true (relais_decision_choose (learning->decision, meant));
    }
  g_assert_cmpuint (relais_guide_get_step (learning->guide), ==, step + 1);
}

static void
play_to (Learning *learning, guint step)
{
  while (relais_guide_get_step (learning->guide) < step)
    take_step (learning);
}

static gboolean
is_lit (Learning *learning)
{
  const char *place = relais_guide_get_place (learning->guide);
  g_autofree char *told = NULL;
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (learning->match));

  if (place == NULL)
    return TRUE;
  told = lore->name_place (relais_match_get_view (learning->match), place);
  return told != NULL && deciding_marked (learning->decision, place, RELAIS_MARK_MEANT, NULL);
}

static void
test_each_step_is_played_and_nothing_else (void)
{
  Learning learning;
  guint last;

  learning_begin (&learning);
  last = relais_guide_get_n_steps (learning.guide) - 1;
  g_assert_cmpuint (last, >=, 11);
  while (relais_guide_get_status (learning.guide) == RELAIS_GUIDE_LEADING)
    {
      g_assert_cmpuint (strlen (relais_guide_get_task (learning.guide)), >, 0);
      g_assert_cmpuint (strlen (relais_guide_get_text (learning.guide)), >, 0);
      g_assert_true (is_lit (&learning));
      g_assert_true (relais_decision_is_led (learning.decision));
      g_assert_false (relais_match_get_solved (learning.match));
      take_step (&learning);
    }
  g_assert_cmpint (relais_guide_get_status (learning.guide), ==, RELAIS_GUIDE_DONE);
  g_assert_cmpuint (relais_guide_get_step (learning.guide), ==, last);
  g_assert_true (relais_match_get_solved (learning.match));
  learning_end (&learning);
}

/* Ride, buy, deliver, sell, build, ship, hire: what the lesson is to teach happens in it. */
static void
test_everything_is_taught (void)
{
  static const char *const taught[] = { "rode", "bought", "market", "circus", "delivered", "sold", "built", "boat", "hired", "turn" };
  Learning learning;
  gboolean happened[G_N_ELEMENTS (taught)] = { 0 };

  learning_begin (&learning);
  play_to (&learning, relais_guide_get_n_steps (learning.guide) - 1);
  for (RelaisNode *node = relais_match_get_node (learning.match); node->parent != NULL; node = node->parent)
    {
      RelaisEvents events;

      relais_match_events_of (learning.match, node, &events);
      for (int i = 0; i < events.count; i++)
        for (gsize k = 0; k < G_N_ELEMENTS (taught); k++)
          happened[k] |= g_str_equal (relais_match_get_game (learning.match)->events[events.at[i].kind].name, taught[k]);
    }
  for (gsize k = 0; k < G_N_ELEMENTS (taught); k++)
    {
      g_test_message ("%s", taught[k]);
      g_assert_true (happened[k]);
    }
  learning_end (&learning);
}

static void
test_undo_goes_back_a_step (void)
{
  Learning learning;

  learning_begin (&learning);
  play_to (&learning, 2);
  g_assert_true (relais_match_undo (learning.match));
  /* The welcome has been read. */
  g_assert_cmpuint (relais_guide_get_step (learning.guide), ==, 1);
  g_assert_true (relais_match_redo (learning.match));
  g_assert_cmpuint (relais_guide_get_step (learning.guide), ==, 2);
  learning_end (&learning);
}

static void
test_a_lesson_that_is_opened_again_goes_on_where_it_was (void)
{
  Fixture f;
  Learning learning;
  g_autofree char *path = NULL;
  guint steps;

  begin (&f);
  learning_begin (&learning);
  steps = relais_guide_get_n_steps (learning.guide);
  path = relais_library_new_path (f.library, relais_match_get_game (learning.match));
  for (guint step = 0; step < steps; step++)
    {
      gboolean plays = !relais_guide_get_waits (learning.guide);

      save (&f, learning.match, path);
      learning_end (&learning);
      reopen (&f);
      learning_go_on_with (&learning, load (&f, path));
      /* What was read before the game was closed is shown again. */
      if (plays)
        g_assert_cmpint (relais_guide_get_status (learning.guide), !=, RELAIS_GUIDE_LEFT);
      play_to (&learning, step);
      g_assert_cmpuint (relais_guide_get_step (learning.guide), ==, step);
      g_assert_cmpstr (relais_match_get_title (learning.match), ==, relais_guide_get_title (learning.guide));
      if (step + 1 < steps)
        take_step (&learning);
    }
  g_assert_cmpint (relais_guide_get_status (learning.guide), ==, RELAIS_GUIDE_DONE);
  learning_end (&learning);
  finish (&f);
}

static void
test_after_the_lesson_everything_is_free (void)
{
  Learning learning;
  guint free = 0;

  learning_begin (&learning);
  play_to (&learning, relais_guide_get_n_steps (learning.guide) - 1);
  for (guint i = 0; i < deciding_count (learning.decision); i++)
    free += relais_guide_allows (learning.guide, deciding_nth (relais_decision_get_choices (learning.decision), i)) ? 1 : 0;
  g_assert_cmpuint (free, ==, deciding_count (learning.decision));
  deciding_choose (learning.decision, "figure messenger");
  learning_end (&learning);
}

/* A record may have been made by a version whose lesson was another one, or by hand. */
static void
test_another_line_or_beginning_is_no_lesson (void)
{
  const RelaisGame *game;
  const RelaisLesson *lesson = relais_lesson_get (&game);
  RelaisMatch *match = relais_lesson_start (game, lesson);
  Learning learning;

  playing_play (match, "messenger ride 0 to meung");
  learning_go_on_with (&learning, match);
  g_assert_cmpint (relais_guide_get_status (learning.guide), ==, RELAIS_GUIDE_LEFT);
  g_assert_false (relais_decision_is_led (learning.decision));
  g_assert_null (relais_guide_get_place (learning.guide));
  g_assert_true (relais_match_undo (match));
  g_assert_cmpint (relais_guide_get_status (learning.guide), ==, RELAIS_GUIDE_LEADING);
  learning_end (&learning);

  match = playing_match ("loire players=2 seed=7");
  relais_match_set_scenario (match, lesson->id);
  learning_go_on_with (&learning, match);
  g_assert_cmpint (relais_guide_get_status (learning.guide), ==, RELAIS_GUIDE_LEFT);
  learning_end (&learning);
}

static void
test_starting_over_is_the_lesson_of_today (void)
{
  const RelaisGame *game;
  const RelaisLesson *lesson = relais_lesson_get (&game);
  g_autoptr (RelaisMatch) old = playing_match ("loire players=2 seed=7");
  Learning learning;

  relais_match_set_scenario (old, lesson->id);
  learning_go_on_with (&learning, relais_new_game_again (old, FALSE));
  g_assert_cmpint (relais_guide_get_status (learning.guide), ==, RELAIS_GUIDE_LEADING);
  learning_end (&learning);
}

static void
test_other_games_have_no_guide (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");

  g_assert_null (relais_guide_new (match));
  relais_match_set_scenario (match, "first-ride");
  g_assert_null (relais_guide_new (match));
}

static void
add_tests (void)
{
  g_test_add_func ("/lesson/steps", test_each_step_is_played_and_nothing_else);
  g_test_add_func ("/lesson/taught", test_everything_is_taught);
  g_test_add_func ("/lesson/undo", test_undo_goes_back_a_step);
  g_test_add_func ("/lesson/again", test_a_lesson_that_is_opened_again_goes_on_where_it_was);
  g_test_add_func ("/lesson/over", test_after_the_lesson_everything_is_free);
  g_test_add_func ("/lesson/left", test_another_line_or_beginning_is_no_lesson);
  g_test_add_func ("/lesson/restart", test_starting_over_is_the_lesson_of_today);
  g_test_add_func ("/lesson/none", test_other_games_have_no_guide);
}

int
main (int argc, char **argv)
{
  return library_run (argc, argv, add_tests);
}
