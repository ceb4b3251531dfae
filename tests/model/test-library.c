/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that are kept: saved after every move, and loaded again. */

#include "../record/long-record.h"
#include "../thread-time.h"
#include "library.h"

static void
test_what_is_saved_is_loaded (void)
{
  Fixture f;
  g_autoptr (RelaisMatch) match = playing_match ("loire players=3 seed=7");
  g_autoptr (RelaisMatch) again = NULL;
  g_autofree char *path = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  RelaisRng rng;
  gsize length;

  begin (&f);
  relais_rng_seed (&rng, 1);
  g_object_set (relais_match_nth_seat (match, 1), "name", "Jonas", NULL);
  playing_play_on (match, &rng, 80);
  relais_match_undo_turn (match);
  playing_play_on (match, &rng, 20);
  relais_match_set_remark (match, relais_match_get_node (match), "Zu spät?");
  relais_match_undo (match);
  relais_match_set_strict (match, TRUE);
  relais_match_set_title (match, "A “rainy” Sunday");
  path = relais_library_new_path (f.library, relais_match_get_game (match));
  save (&f, match, path);
  reopen (&f);
  again = load (&f, path);
  first = relais_record_print (relais_match_get_record (match), &length);
  second = relais_record_print (relais_match_get_record (again), &length);
  g_assert_cmpstr (first, ==, second);
  g_assert_cmpuint (relais_match_get_node (again)->depth, ==, relais_match_get_node (match)->depth);
  testing_assert_same (relais_match_get_state (again), relais_match_get_state (match),
                       relais_match_get_game (match)->state_size);
  g_assert_true (relais_match_get_strict (again));
  g_assert_false (relais_match_get_ended_early (again));
  g_assert_cmpstr (relais_match_get_title (again), ==, "A “rainy” Sunday");
  g_assert_cmpstr (relais_seat_get_name (relais_match_nth_seat (again, 1)), ==, "Jonas");
  finish (&f);
}

static void
test_ended_early_stays_so (void)
{
  Fixture f;
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autoptr (RelaisMatch) again = NULL;
  g_autoptr (RelaisLibraryEntry) at = NULL;
  g_autofree char *path = NULL;

  begin (&f);
  path = relais_library_new_path (f.library, relais_match_get_game (match));
  playing_play (match, "merchant ride 2 to langeais");
  save (&f, match, path);
  at = entry (&f, 0);
  g_assert_false (relais_library_entry_get_finished (at));
  g_clear_object (&at);
  relais_match_end_early (match);
  save (&f, match, path);
  at = entry (&f, 0);
  g_assert_true (relais_library_entry_get_finished (at));
  again = load (&f, path);
  g_assert_true (relais_match_get_ended_early (again) && relais_match_is_over (again));
  finish (&f);
}

static void
test_without_what_stands_beside_it_loads_all_the_same (void)
{
  static const char *const besides[] = { NULL, "", "{", "[]", "{\"strict\":[],\"title\":7,\"cursor\":-3,\"turn\":\"x\"}" };
  Fixture f;
  g_autofree char *path = NULL;

  begin (&f);
  path = add_game (&f, 1, 60);
  for (gsize i = 0; i < G_N_ELEMENTS (besides); i++)
    {
      g_autofree char *beside = g_strndup (path, strlen (path) - strlen (".relais"));
      g_autofree char *file = g_strconcat (beside, ".json", NULL);
      g_autoptr (RelaisMatch) match = NULL;
      g_autoptr (RelaisLibraryEntry) at = NULL;

      if (besides[i] == NULL)
        g_unlink (file);
      else
        g_assert_true (g_file_set_contents (file, besides[i], -1, NULL));
      reopen (&f);
      g_assert_cmpuint (size (&f), ==, 1);
      at = entry (&f, 0);
      g_assert_false (relais_library_entry_get_broken (at));
      match = load (&f, path);
      g_assert_false (relais_match_get_strict (match));
      g_assert_null (relais_match_get_title (match));
    }
  finish (&f);
}

static void
test_names_are_readable_and_never_given_twice (void)
{
  Fixture f;
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;
  g_autofree char *three = NULL;
  g_autofree char *name = NULL;
  const RelaisGame *game = relais_games[0];
  g_autoptr (RelaisLibrary) other = NULL;

  begin (&f);
  one = relais_library_new_path (f.library, game);
  other = relais_library_new (f.folder);
  two = relais_library_new_path (other, game);
  three = relais_library_new_path (f.library, game);
  name = g_path_get_basename (one);
  g_assert_true (g_regex_match_simple ("^loire-[0-9]{4}-[0-9]{2}-[0-9]{2}-1\\.relais$", name, 0, 0));
  g_assert_cmpstr (one, !=, two);
  g_assert_cmpstr (one, !=, three);
  g_assert_cmpstr (two, !=, three);
  /* A name that is only taken is no game yet. */
  relais_library_refresh (f.library);
  g_assert_cmpuint (size (&f), ==, 0);
  g_clear_object (&other);
  finish (&f);
}

static void
test_a_save_that_fails_keeps_the_old_one (void)
{
  Fixture f;
  g_autofree char *path = NULL;
  g_autofree char *before = NULL;
  g_autoptr (RelaisMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *away = NULL;
  gsize length;

  begin (&f);
  path = add_game (&f, 1, 40);
  match = load (&f, path);
  before = relais_file_read (path, &length, NULL);
  /* The folder is put away, and a file stands in its place. */
  away = g_strconcat (f.folder, "-away", NULL);
  g_assert_cmpint (g_rename (f.folder, away), ==, 0);
  g_assert_true (g_file_set_contents (f.folder, "", 0, NULL));
  g_assert_false (relais_library_save (f.library, match, path, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_unlink (f.folder);
  g_assert_cmpint (g_rename (away, f.folder), ==, 0);
  {
    g_autofree char *after = relais_file_read (path, &length, NULL);

    g_assert_cmpstr (before, ==, after);
  }
  finish (&f);
}

typedef struct
{
  guint well, failed;
} Saved;

static void
on_saved (RelaisLibrary *library, const char *path, const GError *error, Saved *saved)
{
  g_assert_nonnull (path);
  if (error != NULL)
    saved->failed++;
  else
    saved->well++;
}

static void
test_what_could_not_be_written_is_told (void)
{
  Fixture f;
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autofree char *path = NULL;
  g_autofree char *other = NULL;
  g_autoptr (GError) error = NULL;
  Saved saved = { 0, 0 };

  begin (&f);
  g_signal_connect (f.library, "saved", G_CALLBACK (on_saved), &saved);
  path = path_of (&f, "no-file.relais");
  other = path_of (&f, "other.relais");
  g_mkdir_with_parents (path, 0700);
  g_assert_true (relais_library_save (f.library, match, path, &error));
  g_assert_true (relais_library_save (f.library, match, other, &error));
  /* As long as it is so, whoever asks; the other game has nothing to do with it. */
  for (guint i = 0; i < 2; i++)
    {
      g_assert_false (relais_library_flush (f.library, path, &error));
      g_assert_nonnull (error);
      g_clear_error (&error);
      g_assert_false (relais_library_flush (f.library, NULL, NULL));
      g_assert_true (relais_library_flush (f.library, other, &error));
      g_assert_no_error (error);
    }
  g_assert_cmpuint (saved.failed, ==, 1);
  g_assert_cmpuint (saved.well, ==, 1);
  g_rmdir (path);
  save (&f, match, path);
  g_assert_true (relais_library_flush (f.library, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (saved.well, ==, 2);
  g_assert_cmpuint (size (&f), ==, 2);
  finish (&f);
}

/* Another program at the same folder; until the file is read again. */
static void
test_what_others_wrote_is_not_written_over (void)
{
  Fixture f;
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autoptr (RelaisMatch) theirs = playing_match ("loire players=3 seed=8");
  g_autoptr (RelaisMatch) read = NULL;
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  begin (&f);
  path = path_of (&f, "shared.relais");
  save (&f, match, path);
  g_assert_true (playing_write (theirs, path, NULL));
  g_assert_true (relais_library_save (f.library, match, path, NULL));
  g_assert_false (relais_library_flush (f.library, path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST);
  /* What is unsaved here is not lost for that. */
  read = relais_library_load (f.library, path, NULL, problems);
  g_assert_cmpuint (g_list_model_get_n_items (relais_match_get_seats (read)), ==, 2);
  relais_library_erase (f.library, path, NULL);
  g_assert_true (playing_write (theirs, path, NULL));
  g_clear_object (&read);
  read = relais_library_load (f.library, path, NULL, problems);
  g_assert_cmpuint (g_list_model_get_n_items (relais_match_get_seats (read)), ==, 3);
  save (&f, match, path);
  finish (&f);
}

static void
test_a_save_arrives_by_itself (void)
{
  Fixture f;
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autofree char *path = NULL;

  begin (&f);
  path = relais_library_new_path (f.library, relais_match_get_game (match));
  g_assert_true (relais_library_save (f.library, match, path, NULL));
  while (size (&f) == 0)
    g_main_context_iteration (NULL, TRUE);
  /* The last one is written also when the library goes at once. */
  playing_play (match, "merchant ride 2 to langeais");
  for (guint i = 0; i < 10; i++)
    g_assert_true (relais_library_save (f.library, match, path, NULL));
  reopen (&f);
  {
    g_autoptr (RelaisMatch) again = load (&f, path);

    g_assert_cmpuint (relais_match_get_node (again)->depth, ==, 1);
  }
  finish (&f);
}

static void
test_what_is_tried_is_not_where_the_game_stands (void)
{
  Fixture f;
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autofree char *path = NULL;

  begin (&f);
  path = relais_library_new_path (f.library, relais_match_get_game (match));
  playing_play (match, "merchant ride 2 to langeais");
  save (&f, match, path);
  relais_match_try (match);
  playing_play (match, "buy wood");
  save (&f, match, path);
  {
    g_autoptr (RelaisMatch) again = load (&f, path);

    g_assert_cmpuint (relais_match_get_node (again)->depth, ==, 1);
  }
  relais_match_keep_trial (match);
  save (&f, match, path);
  {
    g_autoptr (RelaisMatch) again = load (&f, path);

    g_assert_cmpuint (relais_match_get_node (again)->depth, ==, 2);
  }
  finish (&f);
}

/* A trial is nowhere in what is written, and goes on; dropped, it is a branch. */
static void
test_a_trial_goes_on_while_it_is_saved (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autofree char *before = NULL;
  g_autofree char *during = NULL;
  g_autofree char *dropped = NULL;
  RelaisNode *tried;
  gsize length;

  playing_play (match, "merchant ride 2 to langeais");
  playing_play (match, "done");
  relais_match_undo (match);
  before = relais_match_print (match, &length);
  relais_match_try (match);
  playing_play (match, "buy wood");
  playing_play (match, "done");
  relais_match_undo (match);
  tried = relais_match_get_node (match);
  during = relais_match_print (match, &length);
  g_assert_cmpstr (before, ==, during);
  g_assert_true (relais_match_get_node (match) == tried);
  g_assert_true (relais_match_can_redo (match) && relais_match_can_undo (match));
  relais_match_drop_trial (match);
  dropped = relais_match_print (match, &length);
  g_assert_nonnull (strstr (dropped, "buy wood"));
}

static void
test_a_copy_goes_anywhere (void)
{
  Fixture f;
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autoptr (GError) error = NULL;
  g_autofree char *outer = NULL;
  g_autofree char *path = NULL;
  g_autofree char *beside = NULL;
  g_autofree char *text = NULL;
  gsize length;

  begin (&f);
  outer = g_path_get_dirname (f.folder);
  path = g_build_filename (outer, "copy.relais", NULL);
  beside = g_build_filename (outer, "copy.json", NULL);
  g_assert_true (playing_write (match, path, &error));
  g_assert_no_error (error);
  text = relais_file_read (path, &length, NULL);
  g_assert_true (relais_record_is_one (text, length));
  g_assert_false (g_file_test (beside, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (size (&f), ==, 0);
  g_assert_false (playing_write (match, outer, &error));
  g_assert_nonnull (error);
  finish (&f);
}

static void
test_saving_does_not_keep_anyone_waiting (void)
{
  Fixture f;
  g_autoptr (RelaisMatch) match = playing_match ("loire players=4 seed=7");
  g_autofree char *path = NULL;
  gint64 best = G_MAXINT64;
  RelaisRng rng;

  begin (&f);
  relais_rng_seed (&rng, 5);
  playing_play_on (match, &rng, 700);
  path = relais_library_new_path (f.library, relais_match_get_game (match));
  for (guint i = 0; i < 20; i++)
    {
      gint64 start = g_get_monotonic_time ();

      g_assert_true (relais_library_save (f.library, match, path, NULL));
      best = MIN (best, g_get_monotonic_time () - start);
    }
  g_test_message ("%" G_GINT64_FORMAT " microseconds", best);
  /* Some hundred when nothing else slows it down; a disk would take tens of thousands. */
  g_assert_cmpint (best, <, 10000);
  finish (&f);
}

static char *
content_of (const char *path)
{
  char *text;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* A thread prints it, while the game goes on or is gone. */
static void
test_what_is_given_to_save_is_what_it_was_then (void)
{
  Fixture f;
  RelaisMatch *match;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autofree char *written = NULL;
  RelaisRng rng;
  gsize length;

  begin (&f);
  match = playing_match ("loire players=2 seed=9");
  path = relais_library_new_path (f.library, relais_match_get_game (match));
  relais_rng_seed (&rng, 9);
  playing_play_on (match, &rng, 60);
  relais_match_set_remark (match, relais_match_get_node (match), "then");
  text = relais_match_print (match, &length);
  g_assert_true (relais_library_save (f.library, match, path, NULL));
  relais_match_set_remark (match, relais_match_get_node (match), "later");
  relais_match_undo_turn (match);
  playing_play_on (match, &rng, 30);
  g_assert_finalize_object (match);
  g_assert_true (relais_library_flush (f.library, NULL, NULL));
  written = content_of (path);
  g_assert_cmpstr (written, ==, text);
  finish (&f);
}

/* To give a long game to be written costs the main thread a part of what
 * printing it does. */
static void
test_a_long_game_is_printed_by_who_writes_it (void)
{
  Fixture f;
  g_autoptr (RelaisMatch) match = relais_match_new (long_record (LONG_LINE, 50000, TRUE));
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  gint64 began, printing, saving;
  gsize length;

  begin (&f);
  path = relais_library_new_path (f.library, relais_match_get_game (match));
  began = thread_time ();
  text = relais_match_print (match, &length);
  printing = thread_time () - began;
  began = thread_time ();
  g_assert_true (relais_library_save (f.library, match, path, NULL));
  saving = thread_time () - began;
  g_test_message ("printed in %" G_GINT64_FORMAT ", saved in %" G_GINT64_FORMAT " µs", printing, saving);
  g_assert_cmpint (saving * 2, <, printing);
  finish (&f);
}

static void
add_tests (void)
{
  g_test_add_func ("/library/save/as-it-was", test_what_is_given_to_save_is_what_it_was_then);
  g_test_add_func ("/library/save/long", test_a_long_game_is_printed_by_who_writes_it);
  g_test_add_func ("/library/save/loaded-again", test_what_is_saved_is_loaded);
  g_test_add_func ("/library/save/ended-early", test_ended_early_stays_so);
  g_test_add_func ("/library/save/without-json", test_without_what_stands_beside_it_loads_all_the_same);
  g_test_add_func ("/library/save/names", test_names_are_readable_and_never_given_twice);
  g_test_add_func ("/library/save/fails", test_a_save_that_fails_keeps_the_old_one);
  g_test_add_func ("/library/save/failure-told", test_what_could_not_be_written_is_told);
  g_test_add_func ("/library/save/others", test_what_others_wrote_is_not_written_over);
  g_test_add_func ("/library/save/by-itself", test_a_save_arrives_by_itself);
  g_test_add_func ("/library/save/trial", test_what_is_tried_is_not_where_the_game_stands);
  g_test_add_func ("/library/save/during-trial", test_a_trial_goes_on_while_it_is_saved);
  g_test_add_func ("/library/save/quick", test_saving_does_not_keep_anyone_waiting);
  g_test_add_func ("/library/export", test_a_copy_goes_anywhere);
}

int
main (int argc, char **argv)
{
  return library_run (argc, argv, add_tests);
}
