/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Advice on what is asked: every answer can be advised, what is told is known by the seat
 * alone, and who goes elsewhere ends it. */

#include "deciding.h"

#include "ai/loire/loire-terms.h"
#include "model/relais-advice.h"
#include "model/relais-scenario.h"

#define PATIENCE (60 * G_TIME_SPAN_SECOND)
#define TWO "loire players=2 seed=7 first_player=0"

static void
wait_for (RelaisAdvice *advice)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  while (relais_advice_is_thinking (advice))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
}

/* All that is told, a line each. */
static char *
told (RelaisAdvice *advice)
{
  GPtrArray *answers = relais_advice_get_answers (advice);
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < answers->len; i++)
    {
      const RelaisAdvised *advised = answers->pdata[i];
      g_autofree char *expected = relais_advice_tell (advice, advised);

      g_string_append_printf (words, "%s: %s. %s\n", relais_choice_get_id (advised->choice), expected, advised->why);
    }
  return g_string_free (words, FALSE);
}

static char *
advised (RelaisMatch *match)
{
  g_autoptr (RelaisDecision) decision = deciding (match);
  g_autoptr (RelaisAdvice) advice = relais_advice_new (decision);

  relais_advice_ask (advice);
  wait_for (advice);
  return told (advice);
}

static gboolean
begins_with (RelaisChoice *choice, RelaisMove move)
{
  guint n;
  const RelaisMove *moves = relais_choice_get_moves (choice, &n);

  return n > 0 && (memcmp (&moves[0], &move, sizeof move) == 0 || (n > 1 && memcmp (&moves[1], &move, sizeof move) == 0));
}

/* Whatever a computer player would do, somebody can be told to press. */
static void
test_every_move_is_an_answer (void)
{
  static const char *const games[] = { TWO, "loire players=1 seed=3", "loire players=3 seed=6 variant=casual",
                                       "loire players=2 seed=9 start_deniers=300 rich_limit=900" };

  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      g_autoptr (RelaisMatch) match = playing_match (games[g]);
      g_autoptr (RelaisDecision) decision = deciding (match);
      RelaisRng rng;

      relais_rng_seed (&rng, g);
      for (guint i = 0; i < 150; i++)
        {
          g_autoptr (GListModel) answers = relais_decision_get_answers (decision);
          RelaisMove moves[RELAIS_MAX_MOVES];
          int n = relais_match_legal (match, moves);

          for (int m = 0; m < n && n > 1; m++)
            {
              gboolean found = FALSE;

              for (guint k = 0; k < g_list_model_get_n_items (answers) && !found; k++)
                found = begins_with (deciding_nth (answers, k), moves[m]);
              if (!found)
                {
                  g_autofree char *words = deciding_words (match, moves[m]);

                  g_error ("%s can be answered by nothing", words);
                }
            }
          if (!playing_play_random (match, &rng))
            break;
        }
    }
}

static void
count (guint *n)
{
  (*n)++;
}

static void
test_first_soon_then_the_best (void)
{
  g_autoptr (RelaisMatch) match = playing_match (TWO);
  g_autoptr (RelaisDecision) decision = deciding (match);
  g_autoptr (RelaisAdvice) advice = relais_advice_new (decision);
  double before = 1;
  GPtrArray *answers;
  guint changed = 0;

  g_signal_connect_swapped (advice, "changed", G_CALLBACK (count), &changed);
  g_assert_true (relais_advice_is_for (decision));
  g_assert_cmpuint (relais_advice_get_answers (advice)->len, ==, 0);
  relais_advice_ask (advice);
  g_assert_true (relais_advice_is_thinking (advice));
  while (changed == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (relais_advice_is_thinking (advice));
  g_assert_cmpuint (relais_advice_get_answers (advice)->len, ==, RELAIS_ADVICE_ANSWERS);
  wait_for (advice);
  g_assert_cmpuint (changed, ==, 2);
  answers = relais_advice_get_answers (advice);
  for (guint i = 0; i < answers->len; i++)
    {
      const RelaisAdvised *one = answers->pdata[i];
      g_autofree char *expected = relais_advice_tell (advice, one);

      g_assert_cmpfloat (one->expected, <=, before);
      g_assert_cmpfloat (one->expected, >, 0);
      before = one->expected;
      g_assert_true (g_str_has_suffix (expected, "%"));
      g_assert_true (g_str_has_suffix (one->why, "."));
    }
  /* Enough was thought once: who asks again hears the same. */
  relais_advice_ask (advice);
  g_assert_false (relais_advice_is_thinking (advice));
  g_assert_true (relais_decision_choose (decision, ((RelaisAdvised *) answers->pdata[0])->choice));
  g_assert_cmpuint (relais_advice_get_answers (advice)->len, ==, 0);
}

/* Each kind of thing that the judge counts makes a sentence, whole and with all its values. */
static void
test_every_reason_is_a_sentence (void)
{
  guint told_of[LOIRE_TERMS] = { 0 };

  for (guint g = 0; g < 12; g++)
    {
      g_autofree char *start = g_strdup_printf ("loire players=%u seed=%u%s", 1 + g % 4, g, g % 3 == 0 ? " variant=casual" : "");
      g_autoptr (RelaisMatch) match = playing_match (start);
      const RelaisGame *game = relais_match_get_game (match);
      const RelaisAi *medium = relais_ai_find ((RelaisWord) { "medium", 6 });
      RelaisRng rng;

      relais_rng_seed (&rng, g);
      for (guint i = 0; i < 400 && !relais_match_is_over (match); i++)
        {
          RelaisAiLimits limits = { .seed = i };
          RelaisAiReason reasons[RELAIS_AI_MAX_REASONS];
          RelaisAiTask task;
          RelaisRefusal why;
          RelaisMove move;
          int n = 0;

          relais_ai_task (game, game->edition, relais_match_get_state (match), &task);
          if (task.n > 1 && i % 5 == 0)
            n = relais_ai_reasons (&task, &limits, task.moves[i % (guint) task.n], task.moves[(i + 1) % (guint) task.n], reasons);
          for (int k = 0; k < n; k++)
            {
              g_autofree char *words = relais_lore_find (game)->tell_reason (relais_match_get_view (match), &reasons[k]);

              if (words == NULL)
                continue;
              told_of[reasons[k].here.kind]++;
              g_assert_true (g_str_has_suffix (words, "."));
              g_assert_null (strpbrk (words, "{}"));
            }
          relais_ai_choose (medium, game, game->edition, relais_match_get_state (match), &limits, NULL, &move);
          if (relais_rng_below (&rng, 6) == 0)
            playing_play_random (match, &rng);
          else
            relais_match_play_all (match, &move, 1, &why);
        }
    }
  for (guint kind = LOIRE_TERM_DELIVERED; kind < LOIRE_TERMS; kind++)
    {
      g_test_message ("kind %u: %u", kind, told_of[kind]);
      if (kind != LOIRE_TERM_OTHERS && kind != LOIRE_TERM_END)
        g_assert_cmpuint (told_of[kind], >, 0);
    }
}

/* Alone it is told in points. */
static void
test_alone_in_points (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=1 seed=7");
  g_autofree char *words = advised (match);

  g_assert_nonnull (strstr (words, "points"));
}

/* Another deal of what the seat does not know, and another game before: the same advice. */
static void
test_hidden_cards_do_not_matter (void)
{
  g_autoptr (RelaisMatch) match = playing_match (TWO);
  RelaisRng rng;

  relais_rng_seed (&rng, 4);
  for (guint i = 0; i < 3; i++)
    {
      const RelaisGame *game = relais_match_get_game (match);
      g_autoptr (RelaisMatch) other = NULL;
      g_autofree char *words = NULL;
      g_autofree char *again = NULL;
      RelaisState view, dealt;

      for (guint n = 0; n < 25; n++)
        playing_play_random (match, &rng);
      game->view (relais_match_get_edition (match), relais_match_get_state (match), relais_match_get_seat (match), &view);
      game->sample (relais_match_get_edition (match), &view, &rng, &dealt);
      g_assert_cmpint (memcmp (&dealt, relais_match_get_state (match), game->state_size), !=, 0);
      other = playing_match_of (game, &dealt);
      words = advised (match);
      again = advised (other);
      g_assert_cmpstr (words, !=, "");
      g_assert_cmpstr (words, ==, again);
    }
}

/* Whoever plays, undoes or looks back hears no more of it. */
static void
test_going_elsewhere_ends_it (void)
{
  g_autoptr (RelaisMatch) match = playing_match (TWO);
  g_autoptr (RelaisDecision) decision = deciding (match);
  g_autoptr (RelaisAdvice) advice = relais_advice_new (decision);

  for (guint i = 0; i < 4; i++)
    {
      relais_advice_ask (advice);
      g_assert_true (relais_advice_is_thinking (advice));
      if (i == 0)
        playing_play (match, "merchant ride 2 to langeais");
      else if (i == 1)
        relais_match_undo (match);
      else if (i == 2)
        relais_match_try (match);
      else
        relais_advice_drop (advice);
      g_assert_false (relais_advice_is_thinking (advice));
      g_assert_cmpuint (relais_advice_get_answers (advice)->len, ==, 0);
      if (i == 2)
        {
          g_assert_false (relais_advice_is_for (decision));
          relais_advice_ask (advice);
          g_assert_false (relais_advice_is_thinking (advice));
          relais_match_drop_trial (match);
        }
    }
  relais_match_look (match, relais_tree_get_root (relais_match_get_tree (match)));
  relais_advice_ask (advice);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (relais_advice_get_answers (advice)->len, <=, RELAIS_ADVICE_ANSWERS);
}

static void
test_a_scenario_has_its_own (void)
{
  g_autoptr (RelaisMatch) match = playing_match (TWO);
  g_autoptr (RelaisDecision) decision = deciding (match);
  g_autoptr (RelaisAdvice) advice = relais_advice_new (decision);

  relais_match_set_scenario (match, "first-harvest");
  g_assert_false (relais_advice_is_for (decision));
  relais_advice_ask (advice);
  g_assert_false (relais_advice_is_thinking (advice));
}

/* Thought about beforehand, an answer that gives much away is told from one that does not. */
static void
test_weak_answers (void)
{
  g_autoptr (RelaisMatch) match = playing_match (TWO);
  g_autoptr (RelaisDecision) decision = deciding (match);
  g_autoptr (RelaisAdvice) advice = relais_advice_new (decision);
  guint weak = 0, fine = 0;
  RelaisRng rng;

  relais_rng_seed (&rng, 8);
  relais_advice_set_prepares (advice, TRUE);
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (GListModel) answers = relais_decision_get_answers (decision);
      RelaisChoice *best;

      for (guint k = 0; k < g_list_model_get_n_items (answers); k++)
        g_assert_true (!relais_advice_is_thinking (advice) || !relais_advice_is_weak (advice, deciding_nth (answers, k)));
      wait_for (advice);
      if (relais_advice_get_answers (advice)->len == 0)
        {
          playing_play_random (match, &rng);
          continue;
        }
      best = ((RelaisAdvised *) relais_advice_get_answers (advice)->pdata[0])->choice;
      g_assert_false (relais_advice_is_weak (advice, best));
      for (guint k = 0; k < g_list_model_get_n_items (answers); k++)
        if (relais_advice_is_weak (advice, deciding_nth (answers, k)))
          weak++;
        else
          fine++;
      g_assert_true (relais_decision_choose (decision, best));
    }
  g_test_message ("%u weak, %u not", weak, fine);
  g_assert_cmpuint (weak, >, 0);
  g_assert_cmpuint (fine, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/advice/every-move-is-an-answer", test_every_move_is_an_answer);
  g_test_add_func ("/advice/first-soon-then-the-best", test_first_soon_then_the_best);
  g_test_add_func ("/advice/every-reason-is-a-sentence", test_every_reason_is_a_sentence);
  g_test_add_func ("/advice/alone-in-points", test_alone_in_points);
  g_test_add_func ("/advice/hidden-cards-do-not-matter", test_hidden_cards_do_not_matter);
  g_test_add_func ("/advice/going-elsewhere-ends-it", test_going_elsewhere_ends_it);
  g_test_add_func ("/advice/a-scenario-has-its-own", test_a_scenario_has_its_own);
  g_test_add_func ("/advice/weak-answers", test_weak_answers);
  return g_test_run ();
}
