/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games are kept whatever happens: in the library, in copies, by a program that
 * is killed. */

#include <signal.h>
#include <sys/wait.h>
#include <utime.h>

#include "app/kit/relais-saving.h"
#include "app/kit/relais-trouble-bar.h"
#include "app/pages/relais-files.h"
#include "keeping.h"

static const char *program;

static void
test_saved_after_each_move (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match = desktop_new_match (window);
  RelaisRng rng;

  relais_rng_seed (&rng, 2);
  for (guint i = 0; i < 12; i++)
    {
      g_autoptr (RelaisMatch) again = NULL;

      playing_play_on (match, &rng, 1);
      desktop_flush (&desktop);
      again = load (relais_host_get_path (window));
      g_assert_nonnull (again);
      g_assert_cmpuint (relais_match_get_node (again)->depth, ==, i + 1);
      assert_same_position (match, again);
    }
  relais_match_undo (match);
  desktop_flush (&desktop);
  {
    g_autoptr (RelaisMatch) again = load (relais_host_get_path (window));

    g_assert_cmpuint (relais_match_get_node (again)->depth, ==, 11);
    g_assert_true (relais_match_can_redo (again));
  }
  desktop_close_all (&desktop);
}

static void
test_left_game_is_listed (void)
{
  RelaisHost *window;
  GtkWidget *row;
  RelaisMatch *match;
  g_autofree char *path = NULL;
  RelaisRng rng;

  begin ();
  window = desktop_window (&desktop);
  match = desktop_new_match (window);
  relais_rng_seed (&rng, 4);
  playing_play_on (match, &rng, 7);
  desktop_settle ();
  path = g_strdup (relais_host_get_path (window));
  desktop_do (window, "win.to-start");
  desktop_flush (&desktop);
  row = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_GAME_ROW);
  g_assert_nonnull (row);
  g_assert_cmpstr (first_listed (window), ==, path);

  g_assert_true (gtk_widget_activate (row));
  desktop_settle ();
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 1);
  g_assert_cmpstr (relais_host_get_path (window), ==, path);
  g_assert_cmpuint (relais_match_get_node (relais_host_get_match (window))->depth, ==, 7);
  desktop_close_all (&desktop);
}

/* NULL: no game is listed. */
static GtkWidget *
left_picture (RelaisHost *window)
{
  GtkWidget *row = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_GAME_ROW);

  return row != NULL ? display_find (row, GTK_TYPE_PICTURE) : NULL;
}

/* How the board was left is shown beside it. */
static void
test_left_game_has_its_picture (void)
{
  RelaisHost *window;
  GtkWidget *picture = NULL;
  RelaisRng rng;

  begin ();
  window = desktop_window (&desktop);
  relais_rng_seed (&rng, 4);
  playing_play_on (desktop_new_match (window), &rng, 4);
  desktop_do (window, "win.to-start");
  display_until ((picture = left_picture (window)) != NULL && gtk_widget_get_mapped (picture)
                 && gtk_widget_get_width (picture) >= 100
                 /* read in a thread */
                 && gtk_picture_get_paintable (GTK_PICTURE (picture)) != NULL);
  desktop_close_all (&desktop);
}

/* A program that is killed in the first turn leaves a picture all the same. */
static void
test_new_game_has_its_picture (void)
{
  RelaisHost *window;
  g_autofree char *picture = NULL;

  begin ();
  window = desktop_window (&desktop);
  desktop_new_match (window);
  picture = relais_library_picture_path (relais_host_get_path (window), "light");
  display_until (g_file_test (picture, G_FILE_TEST_EXISTS));
  desktop_close_all (&desktop);
}

static GdkPaintable *
first_picture (RelaisHost *window)
{
  GtkWidget *row = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_GAME_ROW);

  return gtk_picture_get_paintable (GTK_PICTURE (display_find (row, GTK_TYPE_PICTURE)));
}

static gint64
modified (const char *path)
{
  GStatBuf buffer;

  return g_stat (path, &buffer) == 0 ? (gint64) buffer.st_mtime : 0;
}

/* A program that was killed may have left none, or one from before; it has its room in the list all the same. */
static void
test_old_picture_is_drawn_again (void)
{
  g_autofree char *path = elsewhere ("kept.relais", 12);
  g_autofree char *kept = relais_library_new_path (library (), relais_games[0]);
  g_autofree char *picture = relais_library_picture_path (kept, "light");
  RelaisHost *window;
  int height;

  begin ();
  g_assert_cmpint (g_rename (path, kept), ==, 0);
  for (guint i = 0; i < 2; i++)
    {
      window = desktop_window (&desktop);
      height = gtk_widget_get_height (display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_GAME_ROW));
      for (guint wait = 0; wait < 100 && first_picture (window) == NULL; wait++)
        desktop_wait (20);
      g_assert_nonnull (first_picture (window));
      display_until (modified (picture) >= modified (kept));
      desktop_wait (50);
      g_assert_cmpint (gtk_widget_get_height (display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_GAME_ROW)), ==, height);
      desktop_close_all (&desktop);
      g_assert_cmpint (g_utime (picture, &(struct utimbuf) { 1000, 1000 }), ==, 0);
    }
}

static GtkWidget *
remove_button (RelaisHost *window)
{
  GtkWidget *row = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_GAME_ROW);

  return GTK_WIDGET (gtk_widget_get_template_child (row, RELAIS_TYPE_GAME_ROW, "remove"));
}

static void
test_open_game_is_not_removed (void)
{
  RelaisHost *list, *other;
  g_autofree char *path = NULL;

  begin ();
  other = desktop_window (&desktop);
  desktop_new_match (other);
  desktop_flush (&desktop);
  path = g_strdup (relais_host_get_path (other));
  list = desktop_window (&desktop);
  g_assert_cmpstr (first_listed (list), ==, path);
  g_assert_false (gtk_widget_get_sensitive (remove_button (list)));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (remove_button (list)), ==, "This game is open in a window");
  desktop_do (other, "win.to-start");
  g_assert_cmpstr (first_listed (list), ==, path);
  g_assert_true (gtk_widget_get_sensitive (remove_button (list)));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (remove_button (list)), ==, "Move to the trash");
  /* What is on its way to the trash is opened, and stays. */
  g_signal_emit_by_name (remove_button (list), "clicked");
  g_assert_cmpstr (first_listed (list), !=, path);
  open_path (path);
  g_assert_cmpstr (relais_host_get_path (RELAIS_HOST (relais_program_find_open (desktop.application, path))), ==, path);
  desktop_close_all (&desktop);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_save_as_writes_a_copy_of_a_loaded_game (void)
{
  RelaisHost *window;
  RelaisMatch *match;
  g_autoptr (RelaisMatch) again = NULL;
  g_autofree char *path = g_build_filename (desktop.home, "copy.relais", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  RelaisRng rng;
  guint depth;

  begin ();
  window = desktop_window (&desktop);
  match = desktop_new_match (window);
  relais_rng_seed (&rng, 9);
  playing_play_on (match, &rng, 15);
  relais_files_copy_to (window, file);
  /* What is played on meanwhile is not in it. */
  depth = relais_match_get_node (match)->depth;
  playing_play_on (match, &rng, 1);
  display_until (desktop_says (GTK_WIDGET (window), "A copy is in “copy.relais”"));
  again = load (path);
  g_assert_nonnull (again);
  g_assert_cmpuint (relais_match_get_node (again)->depth, ==, depth);
  relais_match_undo (match);
  assert_same_position (match, again);
  desktop_close_all (&desktop);
}

static void
test_a_copy_that_cannot_be_saved_is_told (void)
{
  RelaisHost *window;
  g_autofree char *path = g_build_filename (desktop.home, "missing", "copy.relais", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  begin ();
  window = desktop_window (&desktop);
  desktop_new_match (window);
  relais_files_copy_to (window, file);
  display_until (desktop_question () != NULL);
  display_until (desktop_says (GTK_WIDGET (desktop_question ()), "The Game Could Not Be Saved There"));
  desktop_close_all (&desktop);
}

/* Names of files are shorter than those of players may be. */
static void
test_a_copy_of_long_names_has_a_short_one (void)
{
  /* GTK's dialog warns of what it cannot look into where it is started. */
  GLogLevelFlags fatal = g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_FATAL_MASK);
  g_autofree char *long_name = g_strnfill (200, 'n');
  g_autofree char *name = NULL;
  RelaisHost *window;
  RelaisMatch *match;

  begin ();
  window = desktop_window (&desktop);
  match = desktop_new_match (window);
  for (guint i = 0; i < 2; i++)
    g_object_set (relais_match_nth_seat (match, i), "name", long_name, NULL);
  desktop_do (window, "win.save-as");
  display_until (desktop_find_chooser () != NULL);
  name = gtk_file_chooser_get_current_name (desktop_find_chooser ());
  g_assert_true (g_str_has_suffix (name, ".relais"));
  g_assert_cmpuint (strlen (name), <=, 255);
  desktop_close_all (&desktop);
  g_log_set_always_fatal (fatal);
}

/* A folder where a file was: it can neither be replaced nor written. */
static char *
stand_in_the_way (const char *path)
{
  char *folder = g_build_filename (path, "occupied", NULL);

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  return folder;
}

static void
get_out_of_the_way (const char *path, const char *folder)
{
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

/* Where nothing can be written it is told, and the game goes on. */
static void
test_trouble_is_told_and_harms_nothing (void)
{
  RelaisHost *window;
  RelaisMatch *match;
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;
  RelaisTroubleBar *trouble;
  RelaisRng rng;

  begin ();
  window = desktop_window (&desktop);
  match = desktop_new_match (window);
  desktop_flush (&desktop);
  path = g_strdup (relais_host_get_path (window));
  folder = stand_in_the_way (path);

  relais_rng_seed (&rng, 1);
  playing_play_on (match, &rng, 3);
  desktop_settle ();
  g_assert_false (relais_library_flush (library (), NULL, NULL));
  desktop_settle ();
  trouble = RELAIS_TROUBLE_BAR (display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_TROUBLE_BAR));
  g_assert_true (relais_trouble_bar_is_shown (trouble));
  g_assert_cmpuint (relais_match_get_node (match)->depth, ==, 3);

  /* It stays told while one more move is only on its way to the file. */
  playing_play_on (match, &rng, 1);
  while (g_main_context_iteration (NULL, FALSE))
    g_assert_true (relais_trouble_bar_is_shown (trouble));
  g_assert_false (relais_game_page_save (RELAIS_GAME_PAGE (relais_host_get_page (window)), NULL));

  get_out_of_the_way (path, folder);
  g_assert_true (relais_game_page_save (RELAIS_GAME_PAGE (relais_host_get_page (window)), NULL));
  g_assert_false (relais_trouble_bar_is_shown (trouble));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  desktop_close_all (&desktop);
}

/* A game with some moves that cannot be written to @path, for @folder. */
static RelaisHost *
play_unsaved (guint moves, char **path, char **folder)
{
  RelaisHost *window;
  RelaisMatch *match;
  RelaisRng rng;

  begin ();
  window = desktop_window (&desktop);
  match = desktop_new_match (window);
  desktop_flush (&desktop);
  *path = g_strdup (relais_host_get_path (window));
  *folder = stand_in_the_way (*path);
  relais_rng_seed (&rng, 1);
  playing_play_on (match, &rng, moves);
  return window;
}

/* Neither by going elsewhere, nor by ending the program without being sure. It
 * is written by itself as soon as that is possible. */
static void
test_what_could_not_be_saved_is_not_lost (void)
{
  g_autofree char *path = NULL;
  g_autofree char *folder = NULL;
  RelaisHost *window = play_unsaved (3, &path, &folder);
  RelaisMatch *match;

  desktop_do (window, "win.to-start");
  match = load (path);
  g_assert_nonnull (match);
  g_assert_cmpuint (relais_match_get_node (match)->depth, ==, 3);
  g_object_unref (match);

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *asked = NULL;

      if (i == 0)
        gtk_window_close (GTK_WINDOW (window));
      else
        g_action_group_activate_action (G_ACTION_GROUP (desktop.application), "quit", NULL);
      desktop_settle ();
      asked = desktop_asked ("heading");
      g_assert_cmpstr (asked, ==, "Quit Without Saving?");
      desktop_answer ("_Cancel");
      g_assert_cmpuint (desktop_count_windows (&desktop), ==, 1);
    }
  get_out_of_the_way (path, folder);
  for (guint i = 0; i < 100 && !g_file_test (path, G_FILE_TEST_IS_REGULAR); i++)
    desktop_wait (100);
  desktop_flush (&desktop);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  /* Then nothing is asked any more. */
  g_action_group_activate_action (G_ACTION_GROUP (desktop.application), "quit", NULL);
  desktop_settle ();
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 0);
}

static void
test_who_is_sure_ends_without_saving (void)
{
  g_autofree char *path = NULL;
  g_autofree char *folder = NULL;

  play_unsaved (1, &path, &folder);
  g_action_group_activate_action (G_ACTION_GROUP (desktop.application), "quit", NULL);
  desktop_settle ();
  desktop_answer ("Try _Again");
  desktop_settle ();
  desktop_answer ("_Quit Without Saving");
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 0);
  get_out_of_the_way (path, folder);
  /* It is tried no more, though there is no file. */
  relais_library_erase (library (), path, NULL);
  desktop_flush (&desktop);
}

/* A new one, from the list, before which the window is. */
static RelaisHost *
remove_a_game (char **path)
{
  RelaisHost *window;

  begin ();
  window = desktop_window (&desktop);
  desktop_new_match (window);
  desktop_flush (&desktop);
  *path = g_strdup (relais_host_get_path (window));
  desktop_do (window, "win.to-start");
  desktop_flush (&desktop);
  g_assert_cmpstr (first_listed (window), ==, *path);
  desktop_click (window, "Move to the trash");
  return window;
}

/* The start page is left: the game is in the trash, and nothing offers to
 * have it back any more. */
static void
test_removal_ends_with_the_page (void)
{
  g_autofree char *path = NULL;
  RelaisHost *window = remove_a_game (&path);

  display_until (desktop_button (GTK_WIDGET (window), "_Undo") != NULL);
  desktop_do (window, "win.new-game");
  display_until (desktop_button (GTK_WIDGET (window), "_Undo") == NULL);
  desktop_close_all (&desktop);
}

static void
test_removed_game_can_be_had_back (void)
{
  g_autofree char *path = NULL;
  RelaisHost *window = remove_a_game (&path);

  g_assert_cmpstr (first_listed (window), !=, path);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  display_until (desktop_try_click (GTK_WIDGET (window), "_Undo"));
  desktop_settle ();
  g_assert_cmpstr (first_listed (window), ==, path);
  desktop_close_all (&desktop);
}

static void
on_saved (RelaisLibrary *library, const char *path, GError *error, gboolean *saved)
{
  g_assert_no_error (error);
  *saved = TRUE;
}

/* The child: plays moves as a person would, and tells each that is in the file. */
static int
play_for_ever (void)
{
  gboolean saved = FALSE;
  RelaisHost *window;
  RelaisMatch *match;
  RelaisRng rng;

  desktop_start (&desktop, g_getenv ("XDG_DATA_HOME"));
  g_application_hold (G_APPLICATION (desktop.application));
  window = desktop_window (&desktop);
  match = desktop_new_match (window);
  relais_rng_seed (&rng, 6);
  desktop_flush (&desktop);
  g_signal_connect (library (), "saved", G_CALLBACK (on_saved), &saved);
  for (guint i = 1; playing_play_random (match, &rng); i++)
    {
      display_until (saved);
      saved = FALSE;
      g_print ("made %u\n", i);
    }
  return 0;
}

static void
test_killed_program_loses_nothing (void)
{
  g_autofree char *home = g_dir_make_tmp ("relais-killed-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (home, "relais", "games", NULL);
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (GSubprocess) child = NULL;
  g_autoptr (GDataInputStream) output = NULL;
  g_autoptr (RelaisLibrary) kept = relais_library_new (folder);
  g_autoptr (RelaisLibraryEntry) entry = NULL;
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisMatch) partial = NULL;
  g_autoptr (RelaisMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  guint made = 0;
  char *line;

  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", home, TRUE);
  child = g_subprocess_launcher_spawn (launcher, &error, program, "--play", NULL);
  g_assert_no_error (error);
  output = g_data_input_stream_new (g_subprocess_get_stdout_pipe (child));
  while (made < 14 && (line = g_data_input_stream_read_line (output, NULL, NULL, NULL)) != NULL)
    {
      if (g_str_has_prefix (line, "made "))
        made = (guint) g_ascii_strtoull (line + strlen ("made "), NULL, 10);
      g_free (line);
    }
  g_assert_cmpuint (made, ==, 14);
  g_subprocess_force_exit (child);
  g_assert_true (g_subprocess_wait (child, NULL, NULL));
  g_assert_true (g_subprocess_get_if_signaled (child));
  g_assert_cmpint (g_subprocess_get_term_sig (child), ==, SIGKILL);

  relais_library_refresh (kept);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (kept)), ==, 1);
  entry = g_list_model_get_item (G_LIST_MODEL (kept), 0);
  g_assert_false (relais_library_entry_get_broken (entry));
  match = relais_library_load (kept, relais_library_entry_get_path (entry), &partial, problems);
  g_assert_nonnull (match);
  g_assert_cmpuint (relais_match_get_node (match)->depth, >=, made);
  remove_tree (home);
}

static void
write_words (GtkWidget *asking, GFile *file, gpointer data)
{
  g_assert_null (data);
  g_assert_true (g_file_replace_contents (file, "new", 3, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
}

static void
assert_holds (const char *path, const char *words)
{
  g_autofree char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  g_assert_cmpstr (text, ==, words);
}

/* Without it the dialog for opening would not show the file. */
static void
test_copy_is_named_by_what_it_is (void)
{
  g_autofree char *plain = g_build_filename (desktop.home, "mygame", NULL);
  g_autofree char *named = g_build_filename (desktop.home, "mygame.relais", NULL);
  g_autoptr (GFile) typed = g_file_new_for_path (plain);
  g_autoptr (GFile) whole = g_file_new_for_path (named);
  RelaisHost *window;

  begin ();
  window = desktop_window (&desktop);
  relais_saving_write (GTK_WIDGET (window), typed, ".relais", write_words, NULL);
  g_assert_null (desktop_question ());
  g_assert_false (g_file_test (plain, G_FILE_TEST_EXISTS));
  assert_holds (named, "new");
  /* That file the dialog knew nothing of. */
  g_assert_true (g_file_set_contents (named, "old", -1, NULL));
  relais_saving_write (GTK_WIDGET (window), typed, ".relais", write_words, NULL);
  desktop_answer ("_Cancel");
  assert_holds (named, "old");
  relais_saving_write (GTK_WIDGET (window), typed, ".relais", write_words, NULL);
  desktop_answer ("_Replace");
  assert_holds (named, "new");
  /* For this one it asked itself. */
  g_assert_true (g_file_set_contents (named, "old", -1, NULL));
  relais_saving_write (GTK_WIDGET (window), whole, ".relais", write_words, NULL);
  g_assert_null (desktop_question ());
  assert_holds (named, "new");
  desktop_close_all (&desktop);
}

static void
add_tests (void)
{
  g_test_add_func ("/keeping/saved-after-each-move", test_saved_after_each_move);
  g_test_add_func ("/keeping/left-game-is-listed", test_left_game_is_listed);
  g_test_add_func ("/keeping/left-game-has-its-picture", test_left_game_has_its_picture);
  g_test_add_func ("/keeping/new-game-has-its-picture", test_new_game_has_its_picture);
  g_test_add_func ("/keeping/old-picture-is-drawn-again", test_old_picture_is_drawn_again);
  g_test_add_func ("/keeping/open-game-is-not-removed", test_open_game_is_not_removed);
  g_test_add_func ("/keeping/save-as-writes-a-copy-of-a-loaded-game", test_save_as_writes_a_copy_of_a_loaded_game);
  g_test_add_func ("/keeping/a-copy-that-cannot-be-saved-is-told", test_a_copy_that_cannot_be_saved_is_told);
  g_test_add_func ("/keeping/copy-is-named-by-what-it-is", test_copy_is_named_by_what_it_is);
  g_test_add_func ("/keeping/copy-of-long-names", test_a_copy_of_long_names_has_a_short_one);
  g_test_add_func ("/keeping/trouble-is-told-and-harms-nothing", test_trouble_is_told_and_harms_nothing);
  g_test_add_func ("/keeping/what-could-not-be-saved-is-not-lost", test_what_could_not_be_saved_is_not_lost);
  g_test_add_func ("/keeping/who-is-sure-ends-without-saving", test_who_is_sure_ends_without_saving);
  g_test_add_func ("/keeping/removed-game-can-be-had-back", test_removed_game_can_be_had_back);
  g_test_add_func ("/keeping/removal-ends-with-the-page", test_removal_ends_with_the_page);
  g_test_add_func ("/keeping/killed-program-loses-nothing", test_killed_program_loses_nothing);
}

int
main (int argc, char **argv)
{
  if (argc > 1 && g_str_equal (argv[1], "--play"))
    return play_for_ever ();
  program = argv[0];
  return desktop_run (&desktop, argc, argv, add_tests);
}
