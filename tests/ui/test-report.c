/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A problem is reported: what the dialog shows, and whose names it does not. */

#include "../record/long-record.h"
#include "../thread-time.h"
#include "app/kit/relais-in-thread.h"
#include "app/kit/relais-problem-dialog.h"
#include "app/shell/relais-report-dialog.h"
#include "keeping.h"

#define PLAYER "Zerbinetta"
#define OTHER "Arlecchino"

static GtkWidget *
report (RelaisHost *window)
{
  GtkWidget *dialog = relais_report_dialog_new (desktop.application, window);

  gtk_window_present (GTK_WINDOW (dialog));
  desktop_settle ();
  return dialog;
}

/* The moves come from a thread. */
static char *
text_of (GtkWidget *dialog)
{
  char *text = NULL;

  display_until ((text = relais_report_dialog_dup_text (RELAIS_REPORT_DIALOG (dialog))) != NULL);
  return text;
}

static GtkSwitch *
switch_of (GtkWidget *dialog)
{
  return GTK_SWITCH (display_find (dialog, GTK_TYPE_SWITCH));
}

static void
assert_not_in (const char *text, const char *word)
{
  if (*word != '\0' && strstr (text, word) != NULL)
    g_error ("“%s” is in:\n%s", word, text);
}

static void
assert_names_nobody (const char *text)
{
  assert_not_in (text, PLAYER);
  assert_not_in (text, OTHER);
  assert_not_in (text, g_get_home_dir ());
  assert_not_in (text, desktop.home);
}

static RelaisMatch *
begin_game (RelaisHost *window)
{
  RelaisMatch *match = desktop_new_match (window);

  g_object_set (relais_match_nth_seat (match, 0), "name", PLAYER, NULL);
  g_object_set (relais_match_nth_seat (match, 1), "name", OTHER, NULL);
  relais_match_set_title (match, PLAYER " and " OTHER);
  relais_match_set_remark (match, relais_match_get_node (match), PLAYER " begins");
  return match;
}

static void
test_game_without_names (void)
{
  g_autofree char *path = g_build_filename (desktop.home, PLAYER ".relais", NULL);
  g_autofree char *words = g_strdup_printf ("%s: " PLAYER " may not write here.", path);
  g_autofree char *with = NULL;
  g_autofree char *without = NULL;
  RelaisHost *window;
  GtkWidget *dialog;

  begin ();
  window = desktop_window (&desktop);
  begin_game (window);
  relais_problem_dialog_tell (GTK_WIDGET (window), "“" PLAYER ".relais” Is Damaged", words);
  desktop_settle ();
  dialog = report (window);
  with = text_of (dialog);
  assert_names_nobody (with);
  g_assert_nonnull (strstr (with, "Relais " RELAIS_VERSION "\nGTK "));
  g_assert_nonnull (strstr (with, "“…” Is Damaged\n…: … may not write here."));
  g_assert_nonnull (strstr (with, "relais-record: 1\n"));
  gtk_switch_set_active (switch_of (dialog), FALSE);
  without = text_of (dialog);
  g_assert_null (strstr (without, "relais-record"));
  g_assert_true (g_str_has_prefix (with, without));
  desktop_close_all (&desktop);
}

/* Its record would tell what is hidden, so that is only told when it is asked for. */
static void
test_strict_game_is_asked_for (void)
{
  g_autofree char *text = NULL;
  RelaisHost *window;
  GtkWidget *dialog;

  begin ();
  window = desktop_window (&desktop);
  relais_match_set_strict (begin_game (window), TRUE);
  dialog = report (window);
  text = text_of (dialog);
  g_assert_null (strstr (text, "relais-record"));
  g_assert_false (gtk_switch_get_active (switch_of (dialog)));
  g_assert_true (desktop_says (dialog, "All moves, without names and remarks. This game is strict and not over: "
                                       "whoever reads them can find out what is hidden."));
  desktop_close_all (&desktop);
}

/* From the start page there is no game, and what was kept names nobody either. */
static void
test_without_a_game (void)
{
  g_autofree char *text = NULL;
  RelaisHost *window;
  GtkWidget *dialog;

  begin ();
  window = desktop_window (&desktop);
  begin_game (window);
  relais_page_keep (relais_host_get_page (window));
  desktop_flush (&desktop);
  relais_host_show_start (window, NULL);
  relais_problem_dialog_tell (GTK_WIDGET (window), "It Did Not Work", "It was " OTHER "’s turn.");
  dialog = report (window);
  text = text_of (dialog);
  assert_names_nobody (text);
  g_assert_null (strstr (text, "## The game"));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (switch_of (dialog))));
  desktop_close_all (&desktop);
}

/* As the Tab key goes, until it is at the button. */
static GtkWidget *
tab_to (GtkWidget *dialog, const char *label)
{
  for (guint i = 0; i < 20; i++)
    {
      GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (dialog));

      if (focus != NULL && focus == desktop_button (dialog, label))
        return focus;
      gtk_widget_child_focus (dialog, GTK_DIR_TAB_FORWARD);
    }
  g_error ("the Tab key does not come to “%s”", label);
}

static void
test_long_text_by_keyboard (void)
{
  GLogLevelFlags fatal = g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_FATAL_MASK);
  RelaisHost *window;
  GtkWidget *dialog;
  GtkAdjustment *scrolled;
  RelaisRng rng;

  begin ();
  window = desktop_window (&desktop);
  relais_rng_seed (&rng, 5);
  playing_play_on (begin_game (window), &rng, 60);
  dialog = report (window);
  scrolled = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (display_find (dialog, GTK_TYPE_SCROLLED_WINDOW)));
  display_until (gtk_adjustment_get_upper (scrolled) > 2 * gtk_adjustment_get_page_size (scrolled));
  g_assert_true (gtk_widget_activate (tab_to (dialog, "_Copy")));
  display_until (desktop_says (dialog, "The text is in the clipboard."));
  g_assert_true (gtk_widget_activate (tab_to (dialog, "_Save…")));
  display_until (desktop_find_chooser () != NULL);
  desktop_close_all (&desktop);
  g_log_set_always_fatal (fatal);
}

/* Nobody waits until all moves are printed; what was asked for meanwhile is done
 * then, with as many of them as a report may have. */
static void
test_long_record (void)
{
  RelaisHost *window;
  GtkWidget *dialog;
  gint64 start, printing, opening;
  gsize length;
  g_autofree char *record = NULL;
  g_autofree char *early = NULL;
  g_autofree char *text = NULL;

  begin ();
  window = desktop_window (&desktop);
  relais_host_play (window, relais_match_new (long_record (LONG_WIDE, 100000, FALSE)), NULL);
  desktop_settle ();
  /* What is only made once does not count. */
  gtk_window_destroy (GTK_WINDOW (relais_report_dialog_new (desktop.application, window)));
  display_until (relais_in_thread_is_idle ());
  start = thread_time ();
  record = relais_match_print (relais_host_get_match (window), &length);
  printing = thread_time () - start;
  start = thread_time ();
  dialog = relais_report_dialog_new (desktop.application, window);
  opening = thread_time () - start;
  early = relais_report_dialog_dup_text (RELAIS_REPORT_DIALOG (dialog));
  g_assert_null (early);
  gtk_window_present (GTK_WINDOW (dialog));
  g_assert_true (gtk_widget_activate (desktop_button (dialog, "_Copy")));
  display_until (desktop_says (dialog, "The text is in the clipboard."));
  text = text_of (dialog);
  g_assert_nonnull (strstr (text, " bytes more)\n"));
  g_assert_cmpuint (strlen (text), <, 300 * 1024);
  g_test_message ("printed in %" G_GINT64_FORMAT ", opened in %" G_GINT64_FORMAT " µs", printing, opening);
  g_assert_cmpint (opening * 2, <, printing);
  /* Who closes it waits for nothing. */
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (relais_report_dialog_new (desktop.application, window)));
  desktop_close_all (&desktop);
}

static void
add_tests (void)
{
  g_test_add_func ("/report/game-without-names", test_game_without_names);
  g_test_add_func ("/report/strict-game-is-asked-for", test_strict_game_is_asked_for);
  g_test_add_func ("/report/long-text-by-keyboard", test_long_text_by_keyboard);
  g_test_add_func ("/report/without-a-game", test_without_a_game);
  g_test_add_func ("/report/long-record", test_long_record);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
