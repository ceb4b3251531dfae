/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Opening what takes longer than a blink, and many files at once. */

#include "../record/long-record.h"
#include "app/shell/relais-opening-bar.h"
#include "keeping.h"

/* So much longer than a blink that on a busy machine, too, it is not yet read
 * when its beginning is looked at. */
#define LONG 120000

static char *
long_game (const char *name)
{
  g_autofree char *path = g_build_filename (desktop.home, name, NULL);
  gsize length;
  g_autofree char *text = long_text (LONG_LINE, LONG, FALSE, &length);

  g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
  return g_steal_pointer (&path);
}

/* Without waiting for anything. */
static void
begin_to_open (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  relais_program_open_file (desktop.application, file);
}

static GtkWidget *
progress_in (RelaisHost *window)
{
  return display_find_seen (display_find (GTK_WIDGET (window), RELAIS_TYPE_OPENING_BAR), GTK_TYPE_PROGRESS_BAR);
}

static void
test_long_game_opens_with_its_progress (void)
{
  g_autofree char *path = long_game ("long.relais");
  RelaisHost *window;

  begin ();
  window = desktop_window (&desktop);
  begin_to_open (path);
  g_assert_null (relais_host_get_match (window));
  g_assert_nonnull (progress_in (window));
  g_assert_true (desktop_says (GTK_WIDGET (window), "Opening “long.relais”…"));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == desktop_button (GTK_WIDGET (window), "_Cancel"));
  display_until (relais_host_get_match (window) != NULL);
  g_assert_cmpuint (relais_match_get_node (relais_host_get_match (window))->depth, ==, LONG);
  desktop_settle ();
  g_assert_null (progress_in (window));
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 1);
  desktop_close_all (&desktop);
}

/* What was there before is there, with what had the focus. */
static void
test_opening_can_be_stopped (void)
{
  g_autofree char *path = long_game ("stopped.relais");
  RelaisHost *window;
  GtkWidget *page, *focus;

  begin ();
  window = desktop_window (&desktop);
  page = GTK_WIDGET (relais_host_get_page (window));
  focus = gtk_root_get_focus (GTK_ROOT (window));
  for (guint i = 0; i < 2; i++)
    {
      begin_to_open (path);
      g_assert_nonnull (progress_in (window));
      if (i == 0)
        g_assert_true (display_press (display_find (GTK_WIDGET (window), RELAIS_TYPE_OPENING_BAR), GDK_KEY_Escape, 0));
      else
        g_assert_true (desktop_try_click (GTK_WIDGET (window), "_Cancel"));
      desktop_wait (100);
      g_assert_null (progress_in (window));
      g_assert_null (relais_host_get_match (window));
      g_assert_true (GTK_WIDGET (relais_host_get_page (window)) == page);
      g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == focus);
    }
  begin_to_open (path);
  display_until (relais_host_get_match (window) != NULL);
  desktop_close_all (&desktop);
}

static void
test_long_game_is_read_once (void)
{
  g_autofree char *path = long_game ("twice.relais");
  RelaisHost *window;

  begin ();
  window = desktop_window (&desktop);
  begin_to_open (path);
  begin_to_open (path);
  display_until (relais_host_get_match (window) != NULL);
  desktop_settle ();
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 1);
  desktop_close_all (&desktop);
}

/* Beside it a game goes on, and it comes in a window of its own. */
static void
test_long_game_leaves_the_other_alone (void)
{
  g_autofree char *path = long_game ("other.relais");
  RelaisHost *window;
  RelaisMatch *match;
  RelaisRng rng;

  begin ();
  window = desktop_window (&desktop);
  match = desktop_new_match (window);
  begin_to_open (path);
  g_assert_nonnull (progress_in (window));
  relais_rng_seed (&rng, 3);
  playing_play_on (match, &rng, 2);
  display_until (desktop_count_windows (&desktop) == 2);
  g_assert_true (relais_host_get_match (window) == match);
  desktop_close_all (&desktop);
}

static int
page_height (RelaisHost *window)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return gtk_widget_get_height (GTK_WIDGET (relais_host_get_page (window)));
}

static void
test_the_page_stays_as_it_is_meanwhile (void)
{
  g_autofree char *path = long_game ("beside.relais");
  RelaisHost *window;
  int height;

  begin ();
  window = desktop_window (&desktop);
  height = page_height (window);
  begin_to_open (path);
  g_assert_nonnull (progress_in (window));
  g_assert_cmpint (page_height (window), ==, height);
  desktop_close_all (&desktop);
}

/* The setup stays until the game is read, and the way back can be stopped. */
static void
test_way_back_to_a_long_game (void)
{
  g_autofree char *path = long_game ("back.relais");
  RelaisHost *window;
  RelaisPage *page;
  RelaisRng rng;

  begin ();
  window = desktop_window (&desktop);
  begin_to_open (path);
  display_until (relais_host_get_match (window) != NULL);
  relais_rng_seed (&rng, 3);
  playing_play_on (relais_host_get_match (window), &rng, 1);
  desktop_flush (&desktop);
  desktop_do (window, "win.edit-position");
  page = relais_host_get_page (window);
  g_assert_nonnull (relais_host_get_draft (window));
  desktop_do (window, "win.leave-setup");
  g_assert_true (relais_host_get_page (window) == page);
  g_assert_nonnull (progress_in (window));
  g_assert_true (desktop_try_click (GTK_WIDGET (window), "_Cancel"));
  desktop_do (window, "win.leave-setup");
  display_until (relais_host_get_match (window) != NULL);
  g_assert_cmpuint (relais_match_get_node (relais_host_get_match (window))->depth, ==, LONG + 1);
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 1);
  desktop_close_all (&desktop);
}

static void
test_window_closes_while_it_opens_something (void)
{
  g_autofree char *path = long_game ("closed.relais");
  RelaisHost *window;

  begin ();
  window = desktop_window (&desktop);
  begin_to_open (path);
  g_assert_nonnull (progress_in (window));
  gtk_window_destroy (GTK_WINDOW (window));
  desktop_wait (100);
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 0);
  window = desktop_window (&desktop);
  begin_to_open (path);
  display_until (relais_host_get_match (window) != NULL);
  desktop_close_all (&desktop);
}

#define WINDOWS 8               /* at most, with one request */

/* As file managers and D-Bus ask for many files. */
static void
open_all (GPtrArray *paths)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < paths->len; i++)
    g_ptr_array_add (files, g_file_new_for_path (paths->pdata[i]));
  g_application_open (G_APPLICATION (desktop.application), (GFile **) files->pdata, (int) files->len, "");
}

/* What was asked for before does not belong to what comes now. */
static void
begin_anew (void)
{
  begin ();
  desktop_wait (800);
}

static void
test_many_files_are_told_of_once (void)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *heading = NULL;
  g_autofree char *body = NULL;

  begin_anew ();
  g_ptr_array_add (paths, elsewhere ("among-many.relais", 3));
  for (guint i = 1; i <= 300; i++)
    g_ptr_array_add (paths, g_strdup_printf ("%s/missing-%u.relais", desktop.home, i));
  open_all (paths);
  display_until (desktop_question () != NULL);
  desktop_settle ();
  heading = desktop_asked ("heading");
  body = desktop_asked ("body");
  g_assert_cmpstr (heading, ==, "300 Files Could Not Be Opened");
  g_assert_nonnull (strstr (body, "“missing-7.relais”: "));
  g_assert_null (strstr (body, "missing-8.relais"));
  g_assert_true (g_str_has_suffix (body, "\nAnd 293 more files."));
  desktop_answer ("_Close");
  g_assert_null (desktop_question ());
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 1);
  desktop_close_all (&desktop);
}

static void
test_many_games_come_in_portions (void)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *heading = NULL;

  begin_anew ();
  for (guint i = 0; i < WINDOWS + 2; i++)
    {
      g_autofree char *name = g_strdup_printf ("portion-%u.relais", i);

      g_ptr_array_add (paths, elsewhere (name, 3));
    }
  open_all (paths);
  display_until (desktop_question () != NULL);
  desktop_settle ();
  heading = desktop_asked ("heading");
  g_assert_cmpstr (heading, ==, "2 Files Are Not Open Yet");
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, WINDOWS);
  desktop_answer ("_Open 2 More");
  display_until (desktop_count_windows (&desktop) == WINDOWS + 2);
  desktop_settle ();
  g_assert_null (desktop_question ());
  desktop_close_all (&desktop);
}

/* Another program may ask for each file by itself. */
static void
test_many_requests_come_in_portions (void)
{
  g_autofree char *heading = NULL;

  begin_anew ();
  for (guint i = 0; i < 30; i++)
    {
      g_autofree char *name = g_strdup_printf ("request-%u.relais", i);
      g_autofree char *path = elsewhere (name, 3);
      g_autoptr (GFile) file = g_file_new_for_path (path);

      g_application_open (G_APPLICATION (desktop.application), &file, 1, "");
    }
  display_until (desktop_question () != NULL);
  desktop_settle ();
  heading = desktop_asked ("heading");
  g_assert_cmpstr (heading, ==, "22 Files Are Not Open Yet");
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, WINDOWS);
  desktop_answer ("_Close");
  desktop_close_all (&desktop);
}

static void
add_tests (void)
{
  g_test_add_func ("/opening/long-game-opens-with-its-progress", test_long_game_opens_with_its_progress);
  g_test_add_func ("/opening/opening-can-be-stopped", test_opening_can_be_stopped);
  g_test_add_func ("/opening/long-game-is-read-once", test_long_game_is_read_once);
  g_test_add_func ("/opening/long-game-leaves-the-other-alone", test_long_game_leaves_the_other_alone);
  g_test_add_func ("/opening/the-page-stays-as-it-is-meanwhile", test_the_page_stays_as_it_is_meanwhile);
  g_test_add_func ("/opening/way-back-to-a-long-game", test_way_back_to_a_long_game);
  g_test_add_func ("/opening/window-closes-while-it-opens-something", test_window_closes_while_it_opens_something);
  g_test_add_func ("/opening/many-files-are-told-of-once", test_many_files_are_told_of_once);
  g_test_add_func ("/opening/many-games-come-in-portions", test_many_games_come_in_portions);
  g_test_add_func ("/opening/many-requests-come-in-portions", test_many_requests_come_in_portions);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
