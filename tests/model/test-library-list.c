/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of the games that are kept: what it tells of each without playing it
 * again. */

#include "library.h"

#include "model/relais-best.h"
#include "record/relais-config-text.h"

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
    "loire players=2 seed=7", "loire players=1 seed=1 solo_turns=2",
  };
  const gsize by_computer = G_N_ELEMENTS (games) - 1;
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

      if (i == by_computer)
        g_object_set (relais_match_nth_seat (match, 0), "kind", "medium", NULL);
      playing_play_on (match, &rng, 200);
      save (&f, match, path);
      if (i == by_computer)
        {
          g_autoptr (RelaisLibraryEntry) at = NULL;

          relais_library_refresh (f.library);
          at = entry (&f, 0);
          g_assert_true (relais_library_entry_get_finished (at));
          g_assert_null (relais_library_entry_get_alone (at));
        }
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
test_the_users_folder_is_the_data_folder (void)
{
  g_autoptr (RelaisLibrary) library = relais_library_new (NULL);
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "relais", "games", NULL);

  g_assert_cmpstr (relais_library_get_folder (library), ==, folder);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
}
static void
add_tests (void)
{
  g_test_add_func ("/library/list/entry", test_an_entry_tells_about_its_game);
  g_test_add_func ("/library/list/best", test_the_best_results_alone_are_known);
  g_test_add_func ("/library/list/solved", test_a_solved_task_is_known);
  g_test_add_func ("/library/list/record-alone", test_a_record_without_more_is_listed);
  g_test_add_func ("/library/list/newest-first", test_newest_first_and_only_changes_are_told);
  g_test_add_func ("/library/list/view-can-follow", test_a_view_can_follow);
  g_test_add_func ("/library/list/users-folder", test_the_users_folder_is_the_data_folder);
  g_test_add_func ("/library/pictures", test_pictures_go_with_their_game);
}

int
main (int argc, char **argv)
{
  return library_run (argc, argv, add_tests);
}
