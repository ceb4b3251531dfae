/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What becomes of games when a process ends in the middle, and when several
 * write. */

#include "library.h"

/* A process that was killed while it wrote leaves part of a new file under
 * another name: the game is the last one that was saved. */
static void
test_a_kill_while_writing_harms_nothing (void)
{
  Fixture f;
  g_autofree char *path = NULL;
  g_autofree char *litter = NULL;
  g_autofree char *text = NULL;
  g_autofree char *half = NULL;
  g_autoptr (RelaisMatch) match = NULL;
  gsize length;

  begin (&f);
  path = add_game (&f, 1, 100);
  text = relais_file_read (path, &length, NULL);
  half = g_strndup (text, length / 2);
  litter = path_of (&f, ".game.relais.relais-X7Q2LM");
  g_assert_true (g_file_set_contents (litter, half, -1, NULL));
  reopen (&f);
  g_assert_cmpuint (size (&f), ==, 1);
  match = load (&f, path);
  g_assert_cmpuint (relais_match_get_node (match)->depth, ==, 100);
  /* Another process may just be writing; later, nobody is. */
  g_assert_true (g_file_test (litter, G_FILE_TEST_EXISTS));
  set_time (litter, 1000000);
  reopen (&f);
  g_assert_false (g_file_test (litter, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  finish (&f);
}

/* A game that was begun and never written leaves a name that nobody has. */
static void
test_name_of_a_game_that_never_came_is_free_again (void)
{
  Fixture f;
  g_autofree char *taken = NULL;
  g_autofree char *next = NULL;
  g_autofree char *again = NULL;
  g_autofree char *name = NULL;
  g_autofree char *claim = NULL;

  begin (&f);
  taken = relais_library_new_path (f.library, relais_games[0]);
  reopen (&f);
  next = relais_library_new_path (f.library, relais_games[0]);
  g_assert_cmpstr (taken, !=, next);
  name = g_strndup (taken, strlen (taken) - strlen (".relais"));
  claim = g_strconcat (name, ".json", NULL);
  g_assert_true (g_file_test (claim, G_FILE_TEST_EXISTS));
  set_time (claim, 1000000);
  reopen (&f);
  again = relais_library_new_path (f.library, relais_games[0]);
  g_assert_cmpstr (again, ==, taken);
  finish (&f);
}

static gboolean
holds (const char *path, const char *text)
{
  g_autofree char *now = NULL;

  return g_file_get_contents (path, &now, NULL, NULL) && g_str_equal (now, text);
}

/* Another program looks into the folder, and writes. */
static void
test_who_writes_waits_for_who_was_first (void)
{
  Fixture f;
  g_autofree char *path = NULL;
  g_autofree char *before = NULL;
  g_autoptr (RelaisMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  int lock;

  begin (&f);
  path = add_game (&f, 1, 40);
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  match = load (&f, path);
  playing_play_on (match, &(RelaisRng) { { 1, 2, 3, 4 } }, 1);
  g_assert_true (relais_file_lock (path, &lock, NULL));
  g_assert_true (relais_library_save (f.library, match, path, &error));
  /* Time enough to do what must not be done. */
  for (int i = 0; i < 20 && holds (path, before); i++)
    g_usleep (10000);
  g_assert_true (holds (path, before));
  g_assert_true (relais_file_write (path, "theirs", 6, NULL));
  relais_file_unlock (lock);
  g_assert_false (relais_library_flush (f.library, path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST);
  g_assert_true (holds (path, "theirs"));
  finish (&f);
}

/* Its name was free when the game was begun. */
static void
test_new_game_does_not_replace_another (void)
{
  Fixture f;
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  begin (&f);
  path = relais_library_new_path (f.library, relais_games[0]);
  g_assert_true (relais_file_write (path, "theirs", 6, NULL));
  g_assert_true (relais_library_save (f.library, match, path, NULL));
  g_assert_false (relais_library_flush (f.library, path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST);
  g_assert_true (holds (path, "theirs"));
  finish (&f);
}

static void
add_tests (void)
{
  g_test_add_func ("/library/writing/kill", test_a_kill_while_writing_harms_nothing);
  g_test_add_func ("/library/writing/turns", test_who_writes_waits_for_who_was_first);
  g_test_add_func ("/library/writing/new", test_new_game_does_not_replace_another);
  g_test_add_func ("/library/writing/name", test_name_of_a_game_that_never_came_is_free_again);
}

int
main (int argc, char **argv)
{
  return library_run (argc, argv, add_tests);
}
