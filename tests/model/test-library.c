/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that are kept: saved after every move, listed without playing
 * them again. */

#include "../record/long-record.h"
#include "../thread-time.h"
#include "library.h"

#include "model/relais-best.h"
#include "record/relais-config-text.h"

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
test_an_entry_tells_about_its_game (void)
{
  Fixture f;
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autoptr (RelaisLibraryEntry) at = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *path = NULL;
  g_autofree char *score = NULL;
  g_autofree char *told = NULL;
  g_autofree char *next = NULL;
  RelaisRng rng;

  begin (&f);
  relais_rng_seed (&rng, 1);
  g_object_set (relais_match_nth_seat (match, 0), "name", "Claire", NULL);
  g_object_set (relais_match_nth_seat (match, 1), "name", "Jonas", NULL);
  while (relais_match_get_turn (match) < 13)
    playing_play_random (match, &rng);
  path = relais_library_new_path (f.library, relais_match_get_game (match));
  save (&f, match, path);
  at = entry (&f, 0);
  g_assert_cmpstr (relais_library_entry_get_path (at), ==, path);
  g_assert_cmpstr (relais_library_entry_get_game (at), ==, "loire");
  g_assert_cmpstr (relais_library_entry_get_players (at), ==, "Claire, Jonas");
  g_assert_cmpint (relais_library_entry_get_turn (at), ==, 13);
  next = relais_library_entry_dup_next (at);
  g_assert_cmpstr (next, ==, relais_seat_get_name (relais_match_nth_seat (match, (guint) relais_match_get_seat (match))));
  score = relais_library_entry_dup_score (at);
  told = g_strdup_printf ("Claire %d, Jonas %d", relais_seat_get_points (relais_match_nth_seat (match, 0)),
                          relais_seat_get_points (relais_match_nth_seat (match, 1)));
  g_assert_cmpstr (score, ==, told);
  g_assert_false (relais_library_entry_get_finished (at));
  g_assert_false (relais_library_entry_get_broken (at));
  g_assert_null (relais_library_entry_dup_reason (at));
  g_assert_null (relais_library_entry_get_title (at));
  g_assert_cmpint (g_date_time_difference (now, relais_library_entry_get_date (at)), <, 10 * G_TIME_SPAN_SECOND);
  g_clear_object (&at);
  g_object_set (relais_match_nth_seat (match, 1), "name", "yellow", NULL);
  save (&f, match, path);
  at = entry (&f, 0);
  g_assert_cmpstr (relais_library_entry_get_players (at), ==, "Claire, Yellow");
  g_clear_object (&at);
  g_object_set (relais_match_nth_seat (match, 0), "name", "יוסף", NULL);
  save (&f, match, path);
  at = entry (&f, 0);
  /* It stays before the other one. */
  g_assert_cmpstr (relais_library_entry_get_players (at), ==, "\u200e\u2068יוסף\u2069, Yellow");
  g_assert_true (relais_library_entry_matches (at, "יוסף"));
  finish (&f);
}

/* From the record alone the turn is told within the few turns that are between
 * two hashes. */
/* What is best is looked for among games by the same rules that came to their end. */
static void
test_the_best_results_alone_are_known (void)
{
  static const char *const games[] = {
    "loire players=1 seed=1 solo_turns=2", "loire players=1 seed=2 solo_turns=2", "loire players=1 seed=3 solo_turns=2",
    "loire players=1 seed=4 solo_turns=2", "loire players=1 seed=5 solo_turns=3", "loire players=1 seed=6 solo_turns=2 rich_limit=30",
    "loire players=2 seed=7",
  };
  RelaisConfig config = { .given = 0 };
  int best[RELAIS_BEST], expected[RELAIS_BEST] = { G_MININT, G_MININT, G_MININT };
  const RelaisGame *game;
  g_autofree char *error = NULL;
  g_autofree char *told = NULL;
  g_autofree char *words = NULL;
  RelaisRng rng;
  Fixture f;

  begin (&f);
  relais_rng_seed (&rng, 3);
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (RelaisMatch) match = playing_match (games[i]);
      g_autofree char *path = relais_library_new_path (f.library, relais_match_get_game (match));
      int points;

      playing_play_on (match, &rng, 200);
      save (&f, match, path);
      points = relais_seat_get_points (relais_match_nth_seat (match, 0));
      for (guint k = 0; i < 4 && k < RELAIS_BEST; k++)
        if (points > expected[k])
          {
            int other = expected[k];

            expected[k] = points;
            points = other;
          }
    }
  {
    g_autoptr (RelaisMatch) unfinished = playing_match ("loire players=1 seed=8 solo_turns=2");
    g_autofree char *path = relais_library_new_path (f.library, relais_match_get_game (unfinished));

    save (&f, unfinished, path);
    relais_match_end_early (unfinished);
    save (&f, unfinished, path);
  }
  relais_library_refresh (f.library);
  g_assert_true (relais_config_parse ("loire players=1 solo_turns=2", strlen ("loire players=1 solo_turns=2"), &game, &config, &error));
  g_assert_cmpuint (relais_best_find (f.library, game, &config, best), ==, RELAIS_BEST);
  for (guint i = 0; i < RELAIS_BEST; i++)
    g_assert_cmpint (best[i], ==, expected[i]);
  told = relais_best_tell (f.library, game, &config);
  words = g_strdup_printf ("Best so far: %d, %d, %d", best[0], best[1], best[2]);
  g_assert_cmpstr (told, ==, words);
  config.value[RELAIS_OPTION_PLAYERS] = 2;
  g_assert_cmpuint (relais_best_find (f.library, game, &config, best), ==, 0);
  finish (&f);
}

/* What is solved is done, unless the position is left again. */
static void
test_a_solved_task_is_known (void)
{
  Fixture f;
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autofree char *path = NULL;

  begin (&f);
  path = relais_library_new_path (f.library, relais_match_get_game (match));
  relais_match_set_solved (match, TRUE);
  save (&f, match, path);
  {
    g_autoptr (RelaisLibraryEntry) at = entry (&f, 0);
    g_autoptr (RelaisMatch) again = load (&f, path);

    g_assert_true (relais_library_entry_get_solved (at));
    g_assert_false (relais_library_entry_get_finished (at));
    g_assert_true (relais_match_get_solved (again));
  }
  relais_match_set_solved (match, FALSE);
  save (&f, match, path);
  {
    g_autoptr (RelaisLibraryEntry) at = entry (&f, 0);

    g_assert_false (relais_library_entry_get_solved (at));
  }
  finish (&f);
}

static void
test_a_record_without_more_is_listed (void)
{
  Fixture f;
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisRng rng;

  begin (&f);
  relais_rng_seed (&rng, 1);
  while (!relais_match_is_over (match))
    {
      gsize length;
      g_autofree char *text = relais_record_print (relais_match_get_record (match), &length);
      g_autoptr (RelaisLibraryEntry) at = NULL;
      int turn;

      write_file (&f, "loire-of-a-friend.relais", text);
      relais_library_refresh (f.library);
      g_assert_cmpuint (size (&f), ==, 1);
      at = entry (&f, 0);
      turn = relais_library_entry_get_turn (at);
      g_assert_cmpint (turn, <=, relais_match_get_turn (match));
      g_assert_cmpint (turn, >=, relais_match_get_turn (match) - 8);
      g_assert_false (relais_library_entry_get_broken (at) || relais_library_entry_get_finished (at));
      playing_play_on (match, &rng, 100);
    }
  {
    gsize length;
    g_autofree char *text = relais_record_print (relais_match_get_record (match), &length);
    g_autoptr (RelaisLibraryEntry) at = NULL;

    write_file (&f, "loire-of-a-friend.relais", text);
    relais_library_refresh (f.library);
    at = entry (&f, 0);
    g_assert_true (relais_library_entry_get_finished (at));
    g_assert_cmpint (relais_library_entry_get_turn (at), ==, relais_match_get_turn (match));
  }
  finish (&f);
}

static void
test_newest_first_and_only_changes_are_told (void)
{
  Fixture f;
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;
  g_autofree char *three = NULL;
  g_autoptr (RelaisLibraryEntry) middle = NULL;
  g_autoptr (RelaisLibraryEntry) same = NULL;
  g_autoptr (RelaisMatch) match = NULL;

  begin (&f);
  one = add_game (&f, 1, 10);
  two = add_game (&f, 2, 20);
  three = add_game (&f, 3, 30);
  set_time (one, 1000000);
  set_time (two, 2000000);
  set_time (three, 3000000);
  relais_library_refresh (f.library);
  middle = entry (&f, 1);
  g_assert_cmpstr (relais_library_entry_get_path (middle), ==, two);
  f.changes = 0;
  relais_library_refresh (f.library);
  g_assert_cmpuint (f.changes, ==, 0);
  /* The oldest becomes the newest. */
  match = load (&f, one);
  save (&f, match, one);
  g_assert_cmpuint (f.changes, ==, 2);
  g_assert_cmpuint (f.position + f.removed, ==, 4);
  g_clear_object (&same);
  same = entry (&f, 2);
  g_assert_true (same == middle);
  /* A file goes, another comes. */
  f.changes = 0;
  g_unlink (two);
  relais_library_refresh (f.library);
  g_assert_cmpuint (f.changes, ==, 1);
  g_assert_cmpuint (f.position, ==, 2);
  g_assert_cmpuint (f.removed, ==, 1);
  g_assert_cmpuint (f.added, ==, 0);
  f.changes = 0;
  write_file (&f, "not-a-game.txt", "hello");
  write_file (&f, ".hidden.relais", "hello");
  relais_library_refresh (f.library);
  g_assert_cmpuint (f.changes, ==, 0);
  g_assert_cmpuint (size (&f), ==, 2);
  finish (&f);
}

/* Many files, any changes: what is told leads from the old list to the new one. */
static void
on_mirror (GListModel *model, guint position, guint removed, guint added, GPtrArray *mirror)
{
  if (removed > 0)
    g_ptr_array_remove_range (mirror, position, removed);
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (RelaisLibraryEntry) at = g_list_model_get_item (model, position + i);

      g_ptr_array_insert (mirror, (gint) (position + i), g_strdup (relais_library_entry_get_path (at)));
    }
}

static void
test_a_view_can_follow (void)
{
  static const char text[] = "relais-record: 1\ngame: loire\nseats: A (red, human); B (blue, human)\n"
                             "new: loire players=2 seed=7\ncursor: 0\nresult: unfinished\n\n";
  Fixture f;
  g_autoptr (GPtrArray) mirror = g_ptr_array_new_with_free_func (g_free);
  RelaisRng rng;

  begin (&f);
  relais_rng_seed (&rng, 3);
  g_signal_connect (f.library, "items-changed", G_CALLBACK (on_mirror), mirror);
  for (guint step = 0; step < 100; step++)
    {
      for (guint i = relais_rng_below (&rng, 6); i > 0; i--)
        {
          g_autofree char *name = g_strdup_printf ("game-%u.relais", relais_rng_below (&rng, 12));
          g_autofree char *path = path_of (&f, name);

          if (relais_rng_below (&rng, 3) == 0)
            {
              g_unlink (path);
              continue;
            }
          write_file (&f, name, text);
          set_time (path, 1000000 + relais_rng_below (&rng, 50));
        }
      relais_library_refresh (f.library);
      g_assert_cmpuint (mirror->len, ==, size (&f));
      for (guint i = 0; i < size (&f); i++)
        {
          g_autoptr (RelaisLibraryEntry) at = entry (&f, i);
          g_autoptr (RelaisLibraryEntry) next = entry (&f, i + 1);

          g_assert_cmpstr (relais_library_entry_get_path (at), ==, mirror->pdata[i]);
          if (next != NULL)
            g_assert_cmpint (g_date_time_compare (relais_library_entry_get_date (at), relais_library_entry_get_date (next)),
                             >=, 0);
        }
    }
  g_signal_handlers_disconnect_by_data (f.library, mirror);
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
test_pictures_go_with_their_game (void)
{
  static const char *const styles[] = { "light", "dark", "contrast" };
  Fixture f;
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autofree char *path = NULL;

  begin (&f);
  path = relais_library_new_path (f.library, relais_match_get_game (match));
  save (&f, match, path);
  for (gsize i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_autofree char *picture = relais_library_picture_path (path, styles[i]);

      g_assert_false (g_file_test (picture, G_FILE_TEST_EXISTS));
      g_assert_true (g_file_set_contents (picture, styles[i], -1, NULL));
    }
  g_assert_true (relais_library_erase (f.library, path, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_autofree char *picture = relais_library_picture_path (path, styles[i]);

      g_assert_false (g_file_test (picture, G_FILE_TEST_EXISTS));
    }
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

static void
test_the_users_folder_is_the_data_folder (void)
{
  g_autoptr (RelaisLibrary) library = relais_library_new (NULL);
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "relais", "games", NULL);

  g_assert_cmpstr (relais_library_get_folder (library), ==, folder);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
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
  g_test_add_func ("/library/list/entry", test_an_entry_tells_about_its_game);
  g_test_add_func ("/library/list/best", test_the_best_results_alone_are_known);
  g_test_add_func ("/library/list/solved", test_a_solved_task_is_known);
  g_test_add_func ("/library/list/record-alone", test_a_record_without_more_is_listed);
  g_test_add_func ("/library/list/newest-first", test_newest_first_and_only_changes_are_told);
  g_test_add_func ("/library/list/view-can-follow", test_a_view_can_follow);
  g_test_add_func ("/library/list/users-folder", test_the_users_folder_is_the_data_folder);
  g_test_add_func ("/library/pictures", test_pictures_go_with_their_game);
  g_test_add_func ("/library/export", test_a_copy_goes_anywhere);
}

int
main (int argc, char **argv)
{
  return library_run (argc, argv, add_tests);
}
