/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The hint and the tutor on the page of a game: asked for by a key, told with a reason,
 * played by a press, and gone with the question. */

#include "../model/deciding.h"
#include "app/game/relais-advice-panel.h"
#include "app/game/relais-review-page.h"
#include "app/game/relais-score-chart.h"
#include "desktop.h"
#include "model/relais-lore.h"

static Desktop desktop;

static RelaisDecision *
play (RelaisHost *window, const char *scenario)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7 first_player=0");

  relais_match_set_scenario (match, scenario);
  relais_host_play (window, match, NULL);
  desktop_settle ();
  return relais_game_page_get_decision (RELAIS_GAME_PAGE (relais_host_get_page (window)));
}

static GtkWidget *
panel_of (RelaisHost *window)
{
  return display_find_seen (GTK_WIDGET (window), RELAIS_TYPE_ADVICE_PANEL);
}

static GtkWidget *
first_row (RelaisHost *window)
{
  GtkWidget *panel = panel_of (window);

  return panel != NULL ? display_find_seen (panel, GTK_TYPE_LIST_BOX_ROW) : NULL;
}

static gboolean
is_final (RelaisHost *window)
{
  return first_row (window) != NULL && display_find_seen (panel_of (window), GTK_TYPE_SPINNER) == NULL;
}

static void
ask (RelaisHost *window)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "match.hint", NULL));
  desktop_settle ();
}

static void
test_a_hint_is_played_by_a_press (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisDecision *decision = play (window, NULL);
  RelaisMatch *match = relais_decision_get_match (decision);

  ask (window);
  g_assert_nonnull (panel_of (window));
  display_until (is_final (window));
  g_assert_true (desktop_says (panel_of (window), "Hint"));
  g_assert_true (gtk_widget_activate (first_row (window)));
  display_until (relais_match_get_node (match)->depth > 0);
  desktop_settle ();
  g_assert_null (panel_of (window));
  desktop_close_all (&desktop);
}

static void
test_a_hint_goes_with_its_question (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match = relais_decision_get_match (play (window, NULL));

  ask (window);
  g_assert_nonnull (panel_of (window));
  ask (window);
  g_assert_null (panel_of (window));
  ask (window);
  playing_play (match, "merchant ride 2 to langeais");
  desktop_settle ();
  g_assert_null (panel_of (window));
  relais_match_undo (match);
  ask (window);
  display_until (is_final (window));
  g_assert_true (display_press (panel_of (window), GDK_KEY_Escape, 0));
  desktop_settle ();
  g_assert_null (panel_of (window));
  desktop_close_all (&desktop);
}

static void
test_a_scenario_keeps_its_own_hint (void)
{
  RelaisHost *window = desktop_window (&desktop);

  play (window, "post-haste");
  g_assert_null (desktop_button (GTK_WIDGET (window), "Hint: the best answers and why (H)"));
  ask (window);
  g_assert_null (panel_of (window));
  desktop_close_all (&desktop);
}

/* NULL: none is thought to be weak. */
static RelaisChoice *
choose_until_held (RelaisHost *window, RelaisDecision *decision)
{
  g_autoptr (GListModel) answers = relais_decision_get_answers (decision);

  for (guint i = 0; i < g_list_model_get_n_items (answers); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (answers, i);

      if (!relais_decision_choose (decision, choice))
        return g_steal_pointer (&choice);
      relais_match_undo (relais_decision_get_match (decision));
      display_until (relais_decision_get_question (decision) != NULL);
      ask (window);
      display_until (is_final (window));
      ask (window);
    }
  return NULL;
}

static void
test_the_tutor_warns_once (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisDecision *decision;
  RelaisMatch *match;
  g_autoptr (RelaisChoice) weak = NULL;

  g_settings_set_boolean (desktop_settings (&desktop), "tutor", TRUE);
  decision = play (window, NULL);
  match = relais_decision_get_match (decision);
  ask (window);
  display_until (is_final (window));
  ask (window);
  weak = choose_until_held (window, decision);
  g_assert_nonnull (weak);
  desktop_settle ();
  g_assert_cmpuint (relais_match_get_node (match)->depth, ==, 0);
  g_assert_true (desktop_says (panel_of (window), relais_choice_get_title (weak)));
  /* Instead, something better. */
  desktop_click (window, "Take the _Better One");
  g_assert_cmpuint (relais_match_get_node (match)->depth, >, 0);
  g_assert_null (panel_of (window));
  relais_match_undo (match);
  ask (window);
  display_until (is_final (window));
  ask (window);
  /* It has been said. */
  g_assert_true (relais_decision_choose (decision, weak));
  g_assert_cmpuint (relais_match_get_node (match)->depth, >, 0);
  g_settings_reset (desktop_settings (&desktop), "tutor");
  desktop_close_all (&desktop);
}

static void
test_what_is_held_can_be_done_anyway (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisDecision *decision;
  g_autoptr (RelaisChoice) weak = NULL;

  g_settings_set_boolean (desktop_settings (&desktop), "tutor", TRUE);
  decision = play (window, NULL);
  ask (window);
  display_until (is_final (window));
  ask (window);
  weak = choose_until_held (window, decision);
  g_assert_nonnull (weak);
  desktop_settle ();
  desktop_click (window, "Do It _Anyway");
  g_assert_cmpuint (relais_match_get_node (relais_decision_get_match (decision))->depth, >, 0);
  g_assert_null (panel_of (window));
  g_settings_reset (desktop_settings (&desktop), "tutor");
  desktop_close_all (&desktop);
}

/* What is known of a game is told on a page, and leads to the moves that it tells of. */
static void
test_the_analysis_leads_to_the_moves (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autoptr (RelaisReview) review = NULL;
  g_autofree char *summary = NULL;
  GtkWidget *page;
  RelaisRng rng;

  relais_rng_seed (&rng, 3);
  playing_play_on (match, &rng, 60);
  review = relais_review_new (match);
  relais_review_begin (review, 6);
  display_until (!relais_review_get_running (review));
  summary = relais_review_tell (review, relais_review_get_seat (review));
  relais_host_play (window, match, NULL);
  desktop_settle ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "match.review", NULL));
  desktop_settle ();
  page = display_find_seen (GTK_WIDGET (window), RELAIS_TYPE_REVIEW_PAGE);
  g_assert_nonnull (page);
  g_assert_true (desktop_says (page, summary));
  g_assert_nonnull (display_find_seen (page, RELAIS_TYPE_SCORE_CHART));
  g_assert_true (gtk_widget_activate (display_find_seen (page, GTK_TYPE_LIST_BOX_ROW)));
  desktop_settle ();
  g_assert_true (relais_match_is_looking_back (match));
  desktop_close_all (&desktop);
}

static void
test_an_analysis_is_cancelled (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisRng rng;

  relais_rng_seed (&rng, 3);
  playing_play_on (match, &rng, 200);
  relais_host_play (window, match, NULL);
  desktop_settle ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "match.review", NULL));
  desktop_settle ();
  desktop_click (window, "_Analyze");
  desktop_click (window, "_Cancel");
  g_assert_nonnull (desktop_button (GTK_WIDGET (window), "_Analyze"));
  g_assert_null (relais_match_get_node (match)->judged);
  desktop_click (window, "_Analyze");
  /* Closed in the middle of it. */
  desktop_close_all (&desktop);
}

static void
add_tests (void)
{
  g_test_add_func ("/advice/played-by-a-press", test_a_hint_is_played_by_a_press);
  g_test_add_func ("/advice/goes-with-its-question", test_a_hint_goes_with_its_question);
  g_test_add_func ("/advice/a-scenario-keeps-its-own", test_a_scenario_keeps_its_own_hint);
  g_test_add_func ("/advice/the-tutor-warns-once", test_the_tutor_warns_once);
  g_test_add_func ("/advice/analysis/leads-to-the-moves", test_the_analysis_leads_to_the_moves);
  g_test_add_func ("/advice/analysis/cancelled", test_an_analysis_is_cancelled);
  g_test_add_func ("/advice/held-is-done-anyway", test_what_is_held_can_be_done_anyway);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
