/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What came of games, as people see it: counted when a game ends, shown, cleared and
 * back again. */

#include "app/shell/relais-statistics-dialog.h"
#include "keeping.h"

static RelaisStatistics *
statistics (void)
{
  return relais_library_get_statistics (library ());
}

static GtkWidget *
show (RelaisHost *window)
{
  GListModel *windows = gtk_window_get_toplevels ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
  desktop_settle ();
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) dialog = g_list_model_get_item (windows, i);

      if (RELAIS_IS_STATISTICS_DIALOG (dialog))
        return dialog;
    }
  g_assert_not_reached ();
}

static void
press (GtkWidget *dialog, const char *button)
{
  g_signal_emit_by_name (gtk_widget_get_template_child (dialog, RELAIS_TYPE_STATISTICS_DIALOG, button), "clicked");
  desktop_settle ();
}

static void
play_to_end (RelaisMatch *match)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 5);
  playing_play_on (match, &rng, 20000);
  g_assert_true (relais_match_is_over (match));
  desktop_settle ();
}

static void
test_a_game_is_counted_when_it_ends (void)
{
  RelaisHost *window;
  RelaisMatch *match;
  GtkWidget *dialog;

  begin ();
  window = desktop_window (&desktop);
  dialog = show (window);
  g_assert_true (desktop_says (dialog, "No Results"));
  gtk_window_close (GTK_WINDOW (dialog));
  match = desktop_new_match (window);
  play_to_end (match);
  g_assert_cmpuint (relais_statistics_get_n (statistics ()), ==, 1);
  /* Taken back and finished once more it is the same game. */
  relais_match_undo_turn (match);
  g_assert_false (relais_match_is_over (match));
  play_to_end (match);
  g_assert_cmpuint (relais_statistics_get_n (statistics ()), ==, 1);
  dialog = show (window);
  g_assert_true (desktop_says (dialog, "Games finished"));
  g_assert_true (desktop_says (dialog, "Everybody"));
  gtk_window_close (GTK_WINDOW (dialog));
}

static void
test_cleared_and_back_again (void)
{
  RelaisHost *window = desktop_window (&desktop);
  GtkWidget *dialog = show (window);

  press (dialog, "clear");
  desktop_answer ("_Clear");
  desktop_settle ();
  g_assert_cmpuint (relais_statistics_get_n (statistics ()), ==, 0);
  g_assert_true (desktop_says (dialog, "No Results"));
  g_assert_true (desktop_try_click (dialog, "_Undo"));
  desktop_settle ();
  g_assert_cmpuint (relais_statistics_get_n (statistics ()), ==, 1);
  gtk_window_close (GTK_WINDOW (dialog));
}

static void
test_what_is_opened_from_elsewhere_does_not_count (void)
{
  g_autofree char *copy = g_build_filename (desktop.home, "copy.relais", NULL);
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=77");
  g_autoptr (GError) error = NULL;

  play_to_end (match);
  g_assert_true (playing_write (match, copy, &error));
  open_path (copy);
  desktop_settle ();
  g_assert_cmpuint (relais_statistics_get_n (statistics ()), ==, 1);
  desktop_close_all (&desktop);
}

static void
add_tests (void)
{
  g_test_add_func ("/counting/counted", test_a_game_is_counted_when_it_ends);
  g_test_add_func ("/counting/cleared", test_cleared_and_back_again);
  g_test_add_func ("/counting/elsewhere", test_what_is_opened_from_elsewhere_does_not_count);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
