/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What came of finished games: each counts once, whatever becomes of its file. */

#include <glib/gstdio.h>

#include "computing.h"
#include "library.h"

#include "engine/loire/loire.h"
#include "model/relais-best.h"
#include "model/relais-bundle.h"
#include "model/relais-new-game.h"
#include "model/relais-statistics-sums.h"

typedef struct
{
  char *folder;
  char *path;
  RelaisStatistics *statistics;
} Desk;

static Desk
desk_new (void)
{
  Desk desk = { .folder = g_dir_make_tmp ("relais-statistics-XXXXXX", NULL) };

  desk.path = g_build_filename (desk.folder, RELAIS_STATISTICS_NAME, NULL);
  desk.statistics = relais_statistics_new (desk.path);
  return desk;
}

static void
desk_free (Desk *desk)
{
  g_assert_finalize_object (desk->statistics);
  remove_tree (desk->folder);
  g_free (desk->folder);
  g_free (desk->path);
}

/* Another start of the program. */
static void
desk_again (Desk *desk)
{
  g_assert_finalize_object (desk->statistics);
  desk->statistics = relais_statistics_new (desk->path);
}

static void
play_to_end (RelaisMatch *match, guint64 seed)
{
  RelaisRng rng;

  relais_rng_seed (&rng, seed);
  playing_play_on (match, &rng, 20000);
  g_assert_true (relais_match_is_over (match));
}

static RelaisMatch *
finished (const char *start, guint64 seed)
{
  RelaisMatch *match = playing_match (start);

  play_to_end (match, seed);
  return match;
}

static void
write_text (Desk *desk, const char *text)
{
  g_assert_true (g_file_set_contents (desk->path, text, -1, NULL));
}

static char *
read_text (Desk *desk)
{
  char *text = NULL;

  g_assert_true (relais_statistics_flush (desk->statistics, NULL));
  g_assert_true (g_file_get_contents (desk->path, &text, NULL, NULL));
  return text;
}

static void
test_a_finished_game_counts_and_is_there_again (void)
{
  Desk desk = desk_new ();
  g_autoptr (RelaisMatch) match = finished ("loire players=2 seed=7 variant=casual", 1);
  const RelaisFinishedGame *game;
  RelaisScore score;

  relais_match_score (match, &score);
  relais_statistics_count (desk.statistics, match);
  for (guint again = 0; again < 2; again++)
    {
      g_assert_cmpuint (relais_statistics_get_n (desk.statistics), ==, 1);
      game = relais_statistics_nth (desk.statistics, 0);
      g_assert_cmpuint (game->n_seats, ==, 2);
      for (guint i = 0; i < 2; i++)
        {
          g_assert_cmpint (game->seat[i].points, ==, score.total[i]);
          g_assert_cmpuint (game->seat[i].rank, ==, score.rank[i]);
          g_assert_cmpstr (game->seat[i].kind, ==, "human");
        }
      g_assert_cmpstr (relais_finished_game_variant (game), ==, "casual");
      g_assert_true (g_str_has_prefix (game->start, "loire players=2"));
      desk_again (&desk);
    }
  desk_free (&desk);
}

/* Undone and finished anew, and a copy that is finished. */
static void
test_each_game_counts_once (void)
{
  Desk desk = desk_new ();
  g_autoptr (RelaisMatch) match = finished ("loire players=2 seed=7", 1);
  g_autoptr (RelaisMatch) copy = computing_reopen (match);
  g_autoptr (RelaisMatch) other = finished ("loire players=2 seed=8", 1);
  int before;

  relais_statistics_count (desk.statistics, match);
  before = relais_statistics_nth (desk.statistics, 0)->seat[0].points;
  relais_statistics_count (desk.statistics, copy);
  g_assert_cmpuint (relais_statistics_get_n (desk.statistics), ==, 1);
  while (relais_match_get_turn (match) > 0)
    relais_match_undo (match);
  play_to_end (match, 99);
  relais_statistics_count (desk.statistics, match);
  g_assert_cmpuint (relais_statistics_get_n (desk.statistics), ==, 1);
  g_assert_cmpint (relais_statistics_nth (desk.statistics, 0)->seat[0].points, !=, before);
  relais_statistics_count (desk.statistics, other);
  g_assert_cmpuint (relais_statistics_get_n (desk.statistics), ==, 2);
  desk_free (&desk);
}

static void
test_some_games_are_nobodys (void)
{
  Desk desk = desk_new ();
  g_autoptr (RelaisMatch) begun = playing_match ("loire players=2 seed=7");
  g_autoptr (RelaisMatch) early = playing_match ("loire players=2 seed=8");
  g_autoptr (RelaisMatch) computers = finished ("loire players=2 seed=9", 1);

  relais_match_end_early (early);
  computing_seat (computers, 0, "easy");
  computing_seat (computers, 1, "hard trader");
  relais_statistics_count (desk.statistics, begun);
  relais_statistics_count (desk.statistics, early);
  relais_statistics_count (desk.statistics, computers);
  g_assert_cmpuint (relais_statistics_get_n (desk.statistics), ==, 0);
  g_assert_false (g_file_test (desk.path, G_FILE_TEST_EXISTS));
  computing_seat (computers, 0, "human");
  relais_statistics_count (desk.statistics, computers);
  g_assert_cmpuint (relais_statistics_get_n (desk.statistics), ==, 1);
  desk_free (&desk);
}

#define LINE(key, date, claire, jonas) \
  "{\"key\":\"" key "\",\"date\":" date ",\"game\":\"loire\",\"new\":\"loire players=2 seed=1\",\"turns\":50,\"seats\":[" \
  "{\"name\":\"Claire\",\"kind\":\"human\",\"points\":" claire ",\"used\":[\"hired spy\",\"built farm\"]}," \
  "{\"name\":\"Jonas\",\"kind\":\"medium trader\",\"points\":" jonas ",\"used\":[]}]}\n"
#define HEAD "{\"relais-statistics\":1}\n"

static void
test_sums_are_right (void)
{
  static const char text[] = HEAD LINE ("a", "1000", "50,\"rank\":1", "40,\"rank\":2") LINE ("b", "2000", "60,\"rank\":1", "40,\"rank\":2")
                             LINE ("c", "3000", "30,\"rank\":2", "40,\"rank\":1") LINE ("d", "4000", "70,\"rank\":1", "70,\"rank\":1");
  Desk desk = desk_new ();
  RelaisStatisticsFilter all = { NULL }, trader = { .level = "medium" }, hard = { .level = "hard" }, jonas = { .player = "Jonas" },
                         casual = { .variant = "casual" };
  g_autoptr (RelaisStatisticsSums) sums = NULL, with = NULL, against = NULL, none = NULL, of_casual = NULL;
  g_autoptr (GPtrArray) players = NULL;
  g_autofree char *spy = relais_statistics_name_use (&relais_loire, "hired spy");
  g_autofree char *unknown = relais_statistics_name_use (&relais_loire, "hired king");
  g_autofree char *csv = NULL;
  gsize length;

  write_text (&desk, text);
  sums = relais_statistics_sum (desk.statistics, &all);
  g_assert_cmpuint (sums->games, ==, 4);
  g_assert_cmpuint (sums->rivalled, ==, 4);
  g_assert_cmpuint (sums->won, ==, 3);
  g_assert_cmpuint (sums->streak, ==, 1);
  g_assert_cmpuint (sums->longest, ==, 2);
  g_assert_cmpint (sums->best, ==, 70);
  g_assert_true (G_APPROX_VALUE (sums->mean, 52.5, 0.01));
  g_assert_cmpint (g_array_index (sums->points, int, 2), ==, 30);
  g_assert_cmpuint (sums->uses->len, ==, 2);
  g_assert_cmpuint (g_array_index (sums->uses, RelaisUseCount, 0).games, ==, 4);
  with = relais_statistics_sum (desk.statistics, &trader);
  g_assert_cmpuint (with->games, ==, 4);
  against = relais_statistics_sum (desk.statistics, &hard);
  g_assert_cmpuint (against->games, ==, 0);
  none = relais_statistics_sum (desk.statistics, &jonas);
  g_assert_cmpuint (none->games, ==, 0);
  of_casual = relais_statistics_sum (desk.statistics, &casual);
  g_assert_cmpuint (of_casual->games, ==, 0);
  players = relais_statistics_players (desk.statistics);
  g_assert_cmpuint (players->len, ==, 1);
  g_assert_cmpstr (players->pdata[0], ==, "Claire");
  g_assert_cmpstr (spy, ==, "Spy");
  g_assert_cmpstr (unknown, ==, "hired king");
  csv = relais_statistics_print_csv (desk.statistics, &length);
  g_assert_nonnull (strstr (csv, "\"Claire\",\"human\",70,1,\"hired spy;built farm\"\r\n"));
  desk_free (&desk);
}

/* What is cleared comes back, and what is brought twice counts once. */
static void
test_cleared_and_brought_back (void)
{
  static const char text[] = HEAD LINE ("a", "1000", "50,\"rank\":1", "40,\"rank\":2") "what is this\n"
                             LINE ("b", "2000", "60,\"rank\":1", "40,\"rank\":2");
  Desk desk = desk_new ();
  g_autofree char *before = NULL, *file = NULL;

  write_text (&desk, text);
  g_assert_cmpuint (relais_statistics_get_n (desk.statistics), ==, 2);
  before = relais_statistics_clear (desk.statistics);
  g_assert_cmpuint (relais_statistics_get_n (desk.statistics), ==, 0);
  g_assert_cmpuint (relais_statistics_bring (desk.statistics, before, strlen (before)), ==, 2);
  g_assert_cmpuint (relais_statistics_bring (desk.statistics, text, strlen (text)), ==, 0);
  /* What is not understood stays, too. */
  file = read_text (&desk);
  g_assert_nonnull (strstr (file, "what is this\n"));
  desk_again (&desk);
  g_assert_cmpstr (relais_statistics_nth (desk.statistics, relais_statistics_get_n (desk.statistics) - 1)->key, ==, "b");
  desk_free (&desk);
}

/* It is told, and stays as it is. */
static void
test_a_file_that_cannot_be_read_is_left_alone (void)
{
  static const struct { const char *text; RelaisStatisticsState state; } files[] = {
    { "{\"relais-statistics\":2}\n{\"key\":1}\n", RELAIS_STATISTICS_NEWER },
    { "[1,2]\n", RELAIS_STATISTICS_BROKEN },
    { "\xff\xfe", RELAIS_STATISTICS_BROKEN },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      Desk desk = desk_new ();
      g_autoptr (RelaisMatch) match = finished ("loire players=1 seed=3", 1);
      g_autofree char *kept = NULL, *cleared = NULL;

      write_text (&desk, files[i].text);
      g_assert_cmpint (relais_statistics_get_state (desk.statistics), ==, files[i].state);
      relais_statistics_count (desk.statistics, match);
      g_assert_cmpuint (relais_statistics_get_n (desk.statistics), ==, 0);
      kept = read_text (&desk);
      g_assert_cmpstr (kept, ==, files[i].text);
      cleared = relais_statistics_clear (desk.statistics);
      g_assert_cmpint (cleared != NULL, ==, files[i].state == RELAIS_STATISTICS_BROKEN);
      desk_free (&desk);
    }
}

static void
test_the_file_has_a_bound (void)
{
  Desk desk = desk_new ();
  g_autoptr (GString) text = g_string_new (HEAD);
  g_autofree char *huge = g_strnfill (RELAIS_STATISTICS_LENGTH + 1, ' ');

  for (guint i = 0; i < RELAIS_STATISTICS_MOST + 3; i++)
    g_string_append_printf (text, "{\"key\":\"%u\",\"date\":1,\"game\":\"loire\",\"turns\":1,\"seats\":[{\"name\":\"A\","
                            "\"kind\":\"human\",\"points\":1,\"rank\":1}]}\n", i);
  write_text (&desk, text->str);
  g_assert_cmpuint (relais_statistics_get_n (desk.statistics), ==, RELAIS_STATISTICS_MOST);
  g_assert_cmpstr (relais_statistics_nth (desk.statistics, 0)->key, ==, "3");
  desk_again (&desk);
  write_text (&desk, huge);
  g_assert_cmpint (relais_statistics_get_state (desk.statistics), ==, RELAIS_STATISTICS_BROKEN);
  desk_free (&desk);
}

/* The best results count also when the games are gone; a game that is there counts once. */
static void
test_best_results_outlive_their_games (void)
{
  g_autofree char *folder = g_dir_make_tmp ("relais-statistics-XXXXXX", NULL);
  g_autoptr (RelaisLibrary) library = relais_library_new (folder);
  g_autoptr (RelaisMatch) match = finished ("loire players=1 seed=3", 1);
  g_autofree char *path = relais_library_new_path (library, relais_match_get_game (match));
  const RelaisRecord *record = relais_match_get_record (match);
  int best[RELAIS_BEST];
  RelaisScore score;

  relais_match_score (match, &score);
  relais_statistics_count (relais_library_get_statistics (library), match);
  g_assert_true (relais_library_save (library, match, path, NULL) && relais_library_flush (library, NULL, NULL));
  relais_library_refresh (library);
  for (guint gone = 0; gone < 2; gone++)
    {
      g_assert_cmpuint (relais_best_find (library, record->game, &record->config, best), ==, 1);
      g_assert_cmpint (best[0], ==, score.total[0]);
      g_assert_true (gone == 1 || relais_library_erase (library, path, NULL));
      relais_library_refresh (library);
    }
  g_assert_true (relais_statistics_flush (relais_library_get_statistics (library), NULL));
  g_assert_finalize_object (g_steal_pointer (&library));
  remove_tree (folder);
}

/* The same players once more, and the next one begins. */
static void
test_an_evening_has_a_running_score (void)
{
  Desk desk = desk_new ();
  g_autoptr (RelaisMatch) first = finished ("loire players=2 seed=7", 1);
  g_autoptr (RelaisMatch) second = relais_new_game_again (first, TRUE);
  g_autofree char *alone = NULL, *both = NULL;

  relais_statistics_count (desk.statistics, first);
  alone = relais_statistics_tell_evening (desk.statistics, first);
  g_assert_null (alone);
  play_to_end (second, 2);
  relais_statistics_count (desk.statistics, second);
  both = relais_statistics_tell_evening (desk.statistics, second);
  g_assert_nonnull (both);
  g_assert_nonnull (strstr (both, "Player 1 "));
  desk_free (&desk);
}

/* In one file with all else, and counted once where it comes to. */
static void
test_they_go_along_with_everything (void)
{
  Desk desk = desk_new (), there = desk_new ();
  g_autofree char *path = g_build_filename (desk.folder, "all.relais-library", NULL);
  const RelaisBundleFolders own = { desk.folder, desk.folder }, other = { there.folder, there.folder };
  g_autoptr (RelaisMatch) match = finished ("loire players=2 seed=7", 1);
  g_autoptr (RelaisBundle) bundle = NULL;
  g_autofree char *text = NULL;
  RelaisBundleCounts counts;
  gsize length;

  relais_statistics_count (desk.statistics, match);
  g_assert_true (relais_statistics_flush (desk.statistics, NULL));
  g_assert_true (relais_bundle_keep (path, &own, NULL, &counts, NULL, NULL));
  bundle = relais_bundle_look (path, &other, NULL, NULL);
  g_assert_nonnull (bundle);
  g_assert_cmpuint (bundle->damaged, ==, 0);
  text = relais_bundle_dup_statistics (bundle, &length);
  g_assert_nonnull (text);
  g_assert_cmpuint (relais_statistics_bring (there.statistics, text, length), ==, 1);
  g_assert_cmpuint (relais_statistics_bring (there.statistics, text, length), ==, 0);
  desk_free (&desk);
  desk_free (&there);
}

/* What cannot be written now is written when it can be. */
static void
test_a_disk_that_cannot_be_written_to (void)
{
  Desk desk = desk_new ();
  g_autoptr (RelaisMatch) match = finished ("loire players=2 seed=7", 1);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (relais_statistics_get_n (desk.statistics), ==, 0);
  /* Nobody, not even root, writes into a file as if it were a folder. */
  g_assert_cmpint (g_rmdir (desk.folder), ==, 0);
  g_assert_true (g_file_set_contents (desk.folder, "", 0, NULL));
  relais_statistics_count (desk.statistics, match);
  g_assert_false (relais_statistics_flush (desk.statistics, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (relais_statistics_get_n (desk.statistics), ==, 1);
  g_assert_cmpint (g_unlink (desk.folder), ==, 0);
  g_assert_cmpint (g_mkdir (desk.folder, 0700), ==, 0);
  relais_match_undo_turn (match);
  play_to_end (match, 4);
  relais_statistics_count (desk.statistics, match);
  g_assert_true (relais_statistics_flush (desk.statistics, NULL));
  desk_again (&desk);
  g_assert_cmpuint (relais_statistics_get_n (desk.statistics), ==, 1);
  desk_free (&desk);
}

static void
add_tests (void)
{
  g_test_add_func ("/statistics/everything", test_they_go_along_with_everything);
  g_test_add_func ("/statistics/unwritable", test_a_disk_that_cannot_be_written_to);
  g_test_add_func ("/statistics/finished", test_a_finished_game_counts_and_is_there_again);
  g_test_add_func ("/statistics/once", test_each_game_counts_once);
  g_test_add_func ("/statistics/nobodys", test_some_games_are_nobodys);
  g_test_add_func ("/statistics/sums", test_sums_are_right);
  g_test_add_func ("/statistics/cleared", test_cleared_and_brought_back);
  g_test_add_func ("/statistics/unreadable", test_a_file_that_cannot_be_read_is_left_alone);
  g_test_add_func ("/statistics/bound", test_the_file_has_a_bound);
  g_test_add_func ("/statistics/best", test_best_results_outlive_their_games);
  g_test_add_func ("/statistics/evening", test_an_evening_has_a_running_score);
}

int
main (int argc, char **argv)
{
  return library_run (argc, argv, add_tests);
}
