/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that are damaged, gone, or to be removed: nothing is ever harmed. */

#include "library.h"
#include "model/relais-library-private.h"

/* Broken files */

static void
test_broken_files_are_listed_and_left_alone (void)
{
  static const char *const texts[] = {
    "",
    "hello\n",
    "relais-record: 2\ngame: loire\nnew: loire players=2\n\n",
    "relais-record: 1\ngame: checkers\nnew: checkers players=2\n\n",
    "relais-record: 1\ngame: loire\ncursor: 0\n\n",
    "relais-record: 1\ngame: loire\nnew: loire players=2 seed=7\ncursor: 2\n\nmerchant ride 2 to langeais\n",
    "relais-record: 1\ngame: loire\nnew: loire players=2 seed=7\ncursor: x\n\n",
    "relais-record: 1\ngame: loire\nnew: loire players=2 seed=7\ncursor:\n\n",
    "relais-record: 1\ngame: loire\nnew: loire players=2 seed=7\ncursor:  0\n\n",
    "relais-record: 1\ngame: loire\nnew: loire players=2 seed=7\nweather: fine\n\n",
    "relais-record: 1\ngame: loire\ngame: loire\nnew: loire players=2 seed=7\n\n",
    "relais-record: 1\ngame: loire\nnew: loire players=2 seed=7\nsetup: {}\n\n",
    "relais-record: 1\ngame: loire\nseats: \xff\nnew: loire players=2 seed=7\ncursor: 0\n\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      Fixture f;
      g_autoptr (RelaisLibraryEntry) at = NULL;
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
      g_autoptr (GError) error = NULL;
      g_autofree char *reason = NULL;
      g_autofree char *path = NULL;
      g_autofree char *after = NULL;
      gsize length;

      begin (&f);
      write_file (&f, "old.relais", texts[i]);
      path = path_of (&f, "old.relais");
      relais_library_refresh (f.library);
      g_assert_cmpuint (size (&f), ==, 1);
      at = entry (&f, 0);
      g_assert_true (relais_library_entry_get_broken (at));
      reason = relais_library_entry_dup_reason (at);
      g_assert_cmpstr (reason, !=, "");
      g_assert_null (relais_library_load (f.library, path, NULL, problems));
      g_assert_cmpuint (problems->len, >, 0);
      g_assert_false (relais_library_save (f.library, match, path, &error));
      g_assert_nonnull (error);
      after = relais_file_read (path, &length, NULL);
      g_assert_cmpstr (after, ==, texts[i]);
      finish (&f);
    }
}

static void
test_the_first_good_part_is_offered (void)
{
  Fixture f;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autofree char *other = NULL;
  g_autoptr (GString) spoilt = NULL;
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisMatch) partial = NULL;
  g_autoptr (RelaisMatch) match = NULL;
  g_autoptr (RelaisLibraryEntry) at = NULL;
  const char *line;
  gsize length;

  begin (&f);
  path = add_game (&f, 1, 100);
  text = relais_file_read (path, &length, NULL);
  line = g_strrstr (text, "\nmessenger ride ");
  g_assert_nonnull (line);
  spoilt = g_string_new_len (text, line - text);
  g_string_append (spoilt, "\nmessenger flies to the moon");
  g_string_append (spoilt, line);
  g_assert_true (g_file_set_contents (path, spoilt->str, -1, NULL));
  relais_library_refresh (f.library);
  at = entry (&f, 0);
  /* Not seen without playing it again, */
  g_assert_false (relais_library_entry_get_broken (at));
  g_clear_object (&at);
  match = relais_library_load (f.library, path, &partial, problems);
  g_assert_null (match);
  g_assert_nonnull (partial);
  g_assert_cmpuint (relais_match_get_node (partial)->depth, >, 0);
  g_assert_cmpuint (problems->len, ==, 1);
  /* but known from now on. */
  at = entry (&f, 0);
  g_assert_true (relais_library_entry_get_broken (at));
  relais_library_refresh (f.library);
  g_clear_object (&at);
  at = entry (&f, 0);
  g_assert_true (relais_library_entry_get_broken (at));
  {
    g_autofree char *reason = relais_library_entry_dup_reason (at);

    g_assert_nonnull (strstr (reason, "messenger flies"));
  }
  /* The good part is a game of its own. */
  other = relais_library_new_path (f.library, relais_match_get_game (partial));
  save (&f, partial, other);
  g_clear_object (&match);
  match = load (&f, other);
  g_assert_cmpuint (relais_match_get_node (match)->depth, ==, relais_match_get_node (partial)->depth);
  {
    g_autofree char *after = relais_file_read (path, &length, NULL);

    g_assert_cmpstr (after, ==, spoilt->str);
  }
  finish (&f);
}

/* A hash costs as much as many moves, and nothing is wrong with any of these: what is wrong is told when the game is opened. */
static void
test_a_list_does_not_wait_for_what_is_found_late (void)
{
  GString *text = g_string_new ("relais-record: 1\ngame: loire\nnew: loire players=2 seed=7\ncursor: 99\n\n"
                                "messenger ride 1 to cheverny\ndone\nmerchant ride 2 to langeais\ndone\n");
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisLibraryEntry) at = NULL;
  g_autofree char *path = NULL;
  g_autofree char *reason = NULL;
  Fixture f;

  for (guint i = 0; i < 10000; i++)
    g_string_append (text, "@ 0 9fcbc4a0\n");
  begin (&f);
  write_file (&f, "late.relais", text->str);
  g_string_free (text, TRUE);
  path = path_of (&f, "late.relais");
  relais_library_refresh (f.library);
  at = entry (&f, 0);
  g_assert_true (relais_library_entry_get_broken (at));
  reason = relais_library_entry_dup_reason (at);
  g_assert_null (reason);
  g_assert_null (relais_library_load (f.library, path, NULL, problems));
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_cmpstr (((const RelaisProblem *) problems->pdata[0])->place, ==, "line 4");
  finish (&f);
}

/* Restored from a backup while the program runs. */
static void
test_a_mended_file_is_played_and_saved (void)
{
  Fixture f;
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisMatch) match = NULL;
  g_autoptr (RelaisLibraryEntry) at = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autofree char *spoilt = NULL;
  gsize length;

  begin (&f);
  path = add_game (&f, 1, 20);
  text = relais_file_read (path, &length, NULL);
  spoilt = g_strconcat (text, "messenger flies to the moon\n", NULL);
  g_assert_true (g_file_set_contents (path, spoilt, -1, NULL));
  g_assert_null (relais_library_load (f.library, path, NULL, problems));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  relais_library_refresh (f.library);
  match = load (&f, path);
  at = entry (&f, 0);
  g_assert_false (relais_library_entry_get_broken (at));
  save (&f, match, path);
  finish (&f);
}

static void
test_a_folder_that_cannot_be_read_is_told (void)
{
  Fixture f;

  begin (&f);
  g_assert_null (relais_library_get_error (f.library));
  g_assert_true (g_file_set_contents (f.folder, "", 0, NULL));
  relais_library_refresh (f.library);
  g_assert_nonnull (relais_library_get_error (f.library));
  g_assert_cmpuint (size (&f), ==, 0);
  {
    g_autofree char *path = relais_library_new_path (f.library, relais_games[0]);

    g_assert_true (g_str_has_prefix (path, f.folder));
  }
  g_unlink (f.folder);
  relais_library_refresh (f.library);
  g_assert_null (relais_library_get_error (f.library));
  finish (&f);
}

static void
test_a_file_that_is_gone_does_not_load (void)
{
  Fixture f;
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  RelaisMatch *partial = NULL;

  begin (&f);
  g_assert_null (relais_library_load (f.library, "/nowhere/at-all.relais", &partial, problems));
  g_assert_null (partial);
  g_assert_cmpuint (problems->len, ==, 1);
  finish (&f);
}

/* Some file systems keep times that no calendar has. */
static void
test_every_time_is_a_date (void)
{
  static const struct { gint64 modified; int year; } times[] = {
    { G_MININT64, 1 }, { -G_TIME_SPAN_DAY * 2 - 1, 1969 }, { G_TIME_SPAN_DAY * 2, 1970 },
    { G_GINT64_CONSTANT (999999999999) * G_TIME_SPAN_SECOND, 9999 }, { G_MAXINT64, 9999 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (times); i++)
    {
      const RelaisFileStamp stamp = { .modified = times[i].modified };
      g_autoptr (RelaisLibraryEntry) at = relais_library_entry_new ("/nowhere/at-all.relais", &stamp, FALSE);
      GDateTime *date = relais_library_entry_get_date (at);

      g_assert_nonnull (date);
      g_assert_cmpint (g_date_time_get_year (date), ==, times[i].year);
    }
}

/* Removing, and who has what */

static void
test_removed_is_gone_with_what_stood_beside (void)
{
  gboolean (*const ways[]) (RelaisLibrary *, const char *, GError **) = { relais_library_remove, relais_library_erase };

  for (gsize i = trash_can_be_tried () ? 0 : 1; i < G_N_ELEMENTS (ways); i++)
    {
      Fixture f;
      g_autofree char *path = NULL;
      g_autofree char *picture = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (RelaisLibraryEntry) at = NULL;
      g_autoptr (GDir) dir = NULL;

      begin (&f);
      path = add_game (&f, 1, 10);
      picture = relais_library_picture_path (path, "light");
      at = entry (&f, 0);
      g_assert_true (g_file_set_contents (picture, "png", -1, NULL));
      f.changes = 0;
      if (!ways[i] (f.library, path, &error))
        {
          /* A machine without a trash: then it is all still there. */
          g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
          g_assert_cmpuint (size (&f), ==, 1);
        }
      else
        {
          g_assert_cmpuint (f.changes, ==, 1);
          g_assert_cmpuint (size (&f), ==, 0);
          dir = g_dir_open (f.folder, 0, NULL);
          g_assert_null (g_dir_read_name (dir));
        }
      g_clear_error (&error);
      g_assert_false (ways[i] (f.library, "/nowhere/at-all.relais", &error));
      g_assert_nonnull (error);
      finish (&f);
    }
}

static void
test_what_was_removed_is_not_written_again (void)
{
  Fixture f;
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autofree char *path = NULL;

  begin (&f);
  path = add_game (&f, 1, 10);
  for (guint i = 0; i < 3; i++)
    relais_library_save (f.library, match, path, NULL);
  g_assert_true (relais_library_erase (f.library, path, NULL));
  g_assert_true (relais_library_flush (f.library, NULL, NULL));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (size (&f), ==, 0);
  finish (&f);
}

static void
add_tests (void)
{
  g_test_add_func ("/library/list/unreadable-folder", test_a_folder_that_cannot_be_read_is_told);
  g_test_add_func ("/library/broken/listed", test_broken_files_are_listed_and_left_alone);
  g_test_add_func ("/library/broken/partial", test_the_first_good_part_is_offered);
  g_test_add_func ("/library/broken/found-late", test_a_list_does_not_wait_for_what_is_found_late);
  g_test_add_func ("/library/broken/mended", test_a_mended_file_is_played_and_saved);
  g_test_add_func ("/library/broken/gone", test_a_file_that_is_gone_does_not_load);
  g_test_add_func ("/library/list/times", test_every_time_is_a_date);
  g_test_add_func ("/library/remove/gone", test_removed_is_gone_with_what_stood_beside);
  g_test_add_func ("/library/remove/not-written-again", test_what_was_removed_is_not_written_again);
}

int
main (int argc, char **argv)
{
  return library_run (argc, argv, add_tests);
}
