/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page at the end of a game: what it says, the chart by keys and pointer,
 * and that all of it fits on a telephone. */

#include <adwaita.h>

#include "../model/playing.h"
#include "../record/long-record.h"
#include "app/game/relais-result-page.h"
#include "app/game/relais-score-chart.h"
#include "app/game/relais-score-plot.h"
#include "display.h"

static RelaisMatch *
finished_match (const char *start)
{
  RelaisMatch *match = playing_match (start);
  RelaisRng rng;

  relais_rng_seed (&rng, 3);
  while (playing_play_random (match, &rng))
    ;
  return match;
}

static GtkWidget *
show (GtkWidget *widget, int width)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, 800);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  return window;
}

static gboolean
says (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_visible (widget)
         && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

static gboolean
is_chart (GtkWidget *widget, gconstpointer data)
{
  return RELAIS_IS_SCORE_CHART (widget);
}

static gboolean
has_action (GtkWidget *widget, gconstpointer action)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

static guint
count (GtkWidget *in, DisplayWanted wanted, gconstpointer data)
{
  guint n = wanted (in, data) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count (child, wanted, data);
  return n;
}

static void
test_tells_who_won_and_with_what (void)
{
  g_autoptr (RelaisMatch) match = finished_match ("loire players=3 seed=5");
  GtkWidget *page = relais_result_page_new (match);
  GtkWidget *window = show (page, 900);
  const RelaisGame *game = relais_match_get_game (match);
  RelaisScore score;
  guint winners = 0;

  relais_match_score (match, &score);
  g_assert_nonnull (display_find_where (page, says, "The Game Is Over"));
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *total = g_strdup_printf ("%d", score.total[i]);

      g_assert_nonnull (display_find_where (page, says, relais_seat_get_name (relais_match_nth_seat (match, i))));
      g_assert_nonnull (display_find_where (page, says, total));
      winners += score.rank[i] == 1;
    }
  g_assert_cmpuint (count (page, says, "Winner"), ==, winners);
  g_assert_nonnull (display_find_where (page, says, "Total"));
  g_assert_nonnull (display_find_where (page, says, "Place"));
  g_assert_cmpint (game->n_points, >, 3);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_offers_what_can_be_done_next (void)
{
  static const char *const actions[] = { "win.save-as", "win.play-again", "win.play-again-rotated", "match.look-through" };
  g_autoptr (RelaisMatch) match = finished_match ("loire players=2 seed=5");
  GtkWidget *page = relais_result_page_new (match);
  GtkWidget *window = show (page, 900);

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    g_assert_nonnull (display_find_where (page, has_action, actions[i]));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_a_number_tells_whose_and_what_it_is (void)
{
  g_autoptr (RelaisMatch) match = finished_match ("loire players=2 seed=5");
  GtkWidget *page, *window, *total;
  RelaisScore score;
  g_autofree char *number = NULL;
  g_autofree char *name = NULL;

  g_object_set (relais_match_nth_seat (match, 0), "name", "Claire", NULL);
  relais_match_score (match, &score);
  page = relais_result_page_new (match);
  window = show (page, 900);
  number = g_strdup_printf ("%d", score.total[0]);
  name = g_strdup_printf ("Claire, Total: %d", score.total[0]);
  for (total = gtk_widget_get_next_sibling (display_find_where (page, says, "Total")); !says (total, number);)
    total = gtk_widget_get_next_sibling (total);
  gtk_test_accessible_assert_property (total, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_ended_early_nobody_has_won (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  GtkWidget *page, *window;

  playing_play (match, "merchant ride 2 to langeais");
  relais_match_end_early (match);
  page = relais_result_page_new (match);
  window = show (page, 900);
  g_assert_nonnull (display_find_where (page, says, "The Game Was Ended"));
  g_assert_null (display_find_where (page, says, "Winner"));
  g_assert_nonnull (display_find_where (page, says, "In the Lead"));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_alone_there_are_no_places (void)
{
  g_autoptr (RelaisMatch) match = finished_match ("loire players=1 seed=7");
  GtkWidget *page = relais_result_page_new (match);
  GtkWidget *window = show (page, 900);

  g_assert_null (display_find_where (page, says, "Place"));
  g_assert_null (display_find_where (page, says, "Winner"));
  g_assert_nonnull (display_find_where (page, says, "Total"));
  /* Nor is there who could be the next first player. */
  g_assert_false (gtk_widget_get_mapped (display_find_where (page, has_action, "win.play-again-rotated")));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Who is first stands first. */
static void
test_players_stand_by_their_places (void)
{
  for (guint seed = 3; seed < 7; seed++)
    {
      g_autofree char *start = g_strdup_printf ("loire players=4 seed=%u", seed);
      g_autoptr (RelaisMatch) match = finished_match (start);
      GtkWidget *page = relais_result_page_new (match);
      GtkWidget *window = show (page, 900);
      GtkWidget *cell = gtk_widget_get_next_sibling (display_find_where (page, says, "Place"));
      RelaisScore score;
      guint order[RELAIS_MAX_SEATS];
      int before = 0;

      relais_match_score (match, &score);
      relais_match_rank (match, order);
      for (guint i = 0; i < 4; i++, cell = gtk_widget_get_next_sibling (cell))
        {
          g_autofree char *number = g_strdup_printf ("%d", score.rank[order[i]]);

          g_assert_cmpint (score.rank[order[i]], >=, before);
          before = score.rank[order[i]];
          g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (cell)), ==, number);
        }
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

static void
test_follows_the_match (void)
{
  g_autoptr (RelaisMatch) match = finished_match ("loire players=2 seed=5");
  GtkWidget *page = relais_result_page_new (match);
  GtkWidget *window = show (page, 900);

  g_object_set (relais_match_nth_seat (match, 1), "name", "Henriette", NULL);
  g_assert_nonnull (display_find_where (page, says, "Henriette"));
  g_object_set (page, "match", NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_fits_a_narrow_window (void)
{
  static const char *const names[] = { "Maximilienne-Élisabeth", "Bartholomäus", "Christiane", "Jo" };
  g_autoptr (RelaisMatch) match = finished_match ("loire players=4 seed=5");
  GtkWidget *page, *window;
  int minimum;

  for (guint i = 0; i < 4; i++)
    g_object_set (relais_match_nth_seat (match, i), "name", names[i], NULL);
  page = relais_result_page_new (match);
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  window = show (page, 360);
  g_assert_cmpint (gtk_widget_get_width (page), <=, 400);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The chart */

static void
test_chart_ends_at_the_score (void)
{
  static const char *const starts[] = {
    "loire players=1 seed=2", "loire players=4 seed=2",
    TESTING_RICH (3, "{" TESTING_MENAGERIE "},{" TESTING_BUILDERS "},{" TESTING_DUCAL "}"),
  };

  for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (RelaisMatch) match = finished_match (starts[i]);
      RelaisScorePlot plot = { 0 };
      RelaisScore score;

      relais_match_score (match, &score);
      relais_score_plot_begin (&plot, match);
      g_assert_true (relais_score_plot_go_on (&plot, G_MAXUINT));
      g_assert_cmpuint (plot.seats, ==, score.seats);
      for (guint seat = 0; seat < plot.seats; seat++)
        g_assert_cmpint (plot.points[seat][plot.turns], ==, score.total[seat]);
      g_assert_cmpint (plot.first + (int) plot.turns - 1, ==, relais_match_get_turn (match));
      relais_score_plot_clear (&plot);
    }
}

static void
test_chart_is_read_turn_by_turn (void)
{
  g_autoptr (RelaisMatch) match = finished_match ("loire players=2 seed=5");
  GtkWidget *page, *window;
  RelaisScoreChart *chart;
  RelaisScorePlot plot = { 0 };
  g_autofree char *words = NULL;
  g_autofree char *expected = NULL;
  int last;

  g_object_set (relais_match_nth_seat (match, 0), "name", "Claire", NULL);
  g_object_set (relais_match_nth_seat (match, 1), "name", "Jonas", NULL);
  page = relais_result_page_new (match);
  window = show (page, 900);
  chart = RELAIS_SCORE_CHART (display_find_where (page, is_chart, NULL));
  relais_score_plot_begin (&plot, match);
  g_assert_true (relais_score_plot_go_on (&plot, G_MAXUINT));
  last = (int) plot.turns;
  g_assert_cmpint (relais_score_chart_get_cursor (chart), ==, -1);
  gtk_test_accessible_assert_role (chart, GTK_ACCESSIBLE_ROLE_IMG);
  words = relais_score_chart_dup_values (chart, -1);
  expected = g_strdup_printf ("Points after turn %d: Claire %d, Jonas %d", last, plot.points[0][last], plot.points[1][last]);
  g_assert_cmpstr (words, ==, expected);
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_LABEL, expected);
  g_assert_true (display_press (GTK_WIDGET (chart), GDK_KEY_Left, 0));
  g_assert_cmpint (relais_score_chart_get_cursor (chart), ==, last - 1);
  g_assert_true (display_press (GTK_WIDGET (chart), GDK_KEY_Right, 0));
  g_assert_true (display_press (GTK_WIDGET (chart), GDK_KEY_Right, 0));
  g_assert_cmpint (relais_score_chart_get_cursor (chart), ==, last);
  g_assert_true (display_press (GTK_WIDGET (chart), GDK_KEY_Home, 0));
  g_assert_cmpint (relais_score_chart_get_cursor (chart), ==, 0);
  g_assert_true (display_press (GTK_WIDGET (chart), GDK_KEY_Left, 0));
  g_assert_cmpint (relais_score_chart_get_cursor (chart), ==, 0);
  g_assert_true (display_press (GTK_WIDGET (chart), GDK_KEY_End, 0));
  g_assert_cmpint (relais_score_chart_get_cursor (chart), ==, last);
  gtk_test_widget_wait_for_draw (window);
  /* Left to right is start to end. */
  g_assert_cmpint (relais_score_plot_pick (&plot, GTK_WIDGET (chart), 0), ==, 0);
  g_assert_cmpint (relais_score_plot_pick (&plot, GTK_WIDGET (chart), gtk_widget_get_width (GTK_WIDGET (chart))), ==, last);
  g_assert_cmpint (abs (relais_score_plot_pick (&plot, GTK_WIDGET (chart), gtk_widget_get_width (GTK_WIDGET (chart)) / 2.0)
                        - last / 2), <, last / 8);
  relais_score_plot_clear (&plot);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Its points are counted in portions; before that nothing wrong is told. */
static void
test_chart_of_a_long_game_comes_later (void)
{
  g_autoptr (RelaisMatch) match = relais_match_new (long_record (LONG_LINE, 25000, FALSE));
  GtkWidget *chart = g_object_ref_sink (g_object_new (RELAIS_TYPE_SCORE_CHART, "match", match, NULL));
  g_autofree char *before = relais_score_chart_dup_values (RELAIS_SCORE_CHART (chart), -1);
  g_autofree char *after = NULL;
  g_autofree char *turn = g_strdup_printf ("Points after turn %d: ", relais_match_get_turn (match) + 1);

  g_assert_cmpstr (before, ==, "");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  after = relais_score_chart_dup_values (RELAIS_SCORE_CHART (chart), -1);
  g_assert_true (g_str_has_prefix (after, turn));
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_LABEL, after);
  g_object_unref (chart);
}

static void
test_chart_of_a_game_that_has_not_begun (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  GtkWidget *chart = g_object_new (RELAIS_TYPE_SCORE_CHART, "match", match, NULL);
  GtkWidget *window = show (chart, 400);

  for (int cursor = -1; cursor < 3; cursor++)
    {
      relais_score_chart_set_cursor (RELAIS_SCORE_CHART (chart), cursor);
      gtk_test_widget_wait_for_draw (window);
    }
  playing_play (match, "merchant ride 2 to langeais");
  gtk_test_widget_wait_for_draw (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
add_tests (void)
{
  gtk_icon_theme_add_resource_path (gtk_icon_theme_get_for_display (gdk_display_get_default ()),
                                    "/io/github/relaisgame/Relais/icons");
  g_test_add_func ("/result/who-won", test_tells_who_won_and_with_what);
  g_test_add_func ("/result/actions", test_offers_what_can_be_done_next);
  g_test_add_func ("/result/number-named", test_a_number_tells_whose_and_what_it_is);
  g_test_add_func ("/result/ended-early", test_ended_early_nobody_has_won);
  g_test_add_func ("/result/alone", test_alone_there_are_no_places);
  g_test_add_func ("/result/by-place", test_players_stand_by_their_places);
  g_test_add_func ("/result/follows", test_follows_the_match);
  g_test_add_func ("/result/narrow", test_fits_a_narrow_window);
  g_test_add_func ("/result/chart/score", test_chart_ends_at_the_score);
  g_test_add_func ("/result/chart/keys", test_chart_is_read_turn_by_turn);
  g_test_add_func ("/result/chart-of-a-long-game-comes-later", test_chart_of_a_long_game_comes_later);
  g_test_add_func ("/result/chart/no-turns", test_chart_of_a_game_that_has_not_begun);
}

int
main (int argc, char **argv)
{
  return display_run (argc, argv, add_tests);
}
