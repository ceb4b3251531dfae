/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A folder with more than can be read while somebody waits. */

#include "library.h"

#include <sys/inotify.h>
#include <unistd.h>

#define MANY 700
#define LONG (5 * 1024 * 1024)  /* bytes */

static const char record[] = "relais-record: 1\ngame: loire\nnew: loire players=2 seed=7\ncursor: 0\n\n";

/* Each is a minute older than the one before. */
static void
put_games (Fixture *f)
{
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  g_assert_cmpint (g_mkdir_with_parents (f->folder, 0700), ==, 0);
  for (guint i = 0; i < MANY; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.relais", i);
      g_autofree char *path = g_build_filename (f->folder, name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);

      g_assert_true (g_file_set_contents_full (path, record, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
      g_assert_true (g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, (guint64) now - 60 * i,
                                                  G_FILE_QUERY_INFO_NONE, NULL, NULL));
    }
}

static gboolean
is_called (Fixture *f, guint position, const char *name)
{
  g_autoptr (RelaisLibraryEntry) at = entry (f, position);

  return g_str_has_suffix (relais_library_entry_get_path (at), name);
}

static void
wait_for (Fixture *f, guint n)
{
  while (size (f) < n)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (size (f), ==, n);
}

static void
test_the_youngest_are_listed_at_once (void)
{
  Fixture f;

  begin (&f);
  put_games (&f);
  reopen (&f);
  g_assert_cmpuint (size (&f), >, 100);
  g_assert_cmpuint (size (&f), <, MANY);
  for (guint i = 0; i < size (&f); i++)
    {
      g_autofree char *name = g_strdup_printf ("/%u.relais", i);

      g_assert_true (is_called (&f, i, name));
    }
  wait_for (&f, MANY);
  g_assert_true (is_called (&f, MANY - 1, "/699.relais"));
  finish (&f);
}

/* As much as a file of JSON can have, beside each of some short games. */
static void
test_what_stands_beside_is_read_as_well (void)
{
  const guint n = 20;
  g_autofree char *title = g_strnfill (1000 * 1000, 'a');
  g_autofree char *beside = g_strdup_printf ("{\"title\":\"%s\"}", title);
  Fixture f;

  begin (&f);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.relais", i);
      g_autofree char *other = g_strdup_printf ("%u.json", i);

      write_file (&f, name, record);
      write_file (&f, other, beside);
    }
  reopen (&f);
  g_assert_cmpuint (size (&f), >, 0);
  g_assert_cmpuint (size (&f), <, n);
  wait_for (&f, n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (RelaisLibraryEntry) at = entry (&f, i);

      g_assert_true (g_str_has_prefix (relais_library_entry_get_title (at), "aaa"));
    }
  finish (&f);
}

/* What goes while the others are read. */
static void
test_what_goes_meanwhile_is_not_listed (void)
{
  Fixture f;
  g_autofree char *gone = NULL;

  begin (&f);
  put_games (&f);
  reopen (&f);
  gone = g_build_filename (f.folder, "699.relais", NULL);
  g_assert_cmpint (g_remove (gone), ==, 0);
  wait_for (&f, MANY - 1);
  g_assert_true (is_called (&f, MANY - 2, "/698.relais"));
  finish (&f);
}

/* Of records that were opened since the last time. */
static guint
take_openings (int watch)
{
  _Alignas (struct inotify_event) char events[64 * 1024];
  guint n = 0;

  for (gssize length; (length = read (watch, events, sizeof events)) > 0;)
    for (gssize at = 0; at < length;)
      {
        const struct inotify_event *event = (const struct inotify_event *) (const void *) (events + at);

        n += event->len > 0 && g_str_has_suffix (event->name, ".relais") ? 1 : 0;
        at += (gssize) (sizeof *event + event->len);
      }
  return n;
}

/* Looked at once more while a thread reads. */
static void
test_nothing_is_read_twice (void)
{
  Fixture f;
  int watch = inotify_init1 (IN_NONBLOCK | IN_CLOEXEC);
  guint at_once, opened;

  begin (&f);
  put_games (&f);
  g_assert_cmpint (inotify_add_watch (watch, f.folder, IN_OPEN), >=, 0);
  reopen (&f);
  at_once = size (&f);
  opened = take_openings (watch);
  while (opened <= at_once)
    opened += take_openings (watch);
  relais_library_refresh (f.library);
  relais_library_refresh (f.library);
  wait_for (&f, MANY);
  g_assert_cmpuint (opened + take_openings (watch), ==, MANY);
  close (watch);
  finish (&f);
}

static void
test_a_folder_may_be_left_while_it_is_read (void)
{
  Fixture f;

  begin (&f);
  put_games (&f);
  reopen (&f);
  relais_library_refresh (f.library);
  finish (&f);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
test_a_long_record_keeps_nobody_waiting (void)
{
  Fixture f;
  g_autofree char *text = g_malloc (LONG);
  g_autofree char *path = NULL;

  begin (&f);
  g_free (add_game (&f, 1, 3));
  memset (text, '\n', LONG);
  memcpy (text, record, sizeof record - 1);
  path = g_build_filename (f.folder, "long.relais", NULL);
  g_assert_true (g_file_set_contents (path, text, LONG, NULL));
  relais_library_refresh (f.library);
  g_assert_cmpuint (size (&f), ==, 1);
  wait_for (&f, 2);
  g_assert_true (is_called (&f, 0, "/long.relais"));
  finish (&f);
}

/* Names below the highest number are not tried one by one. */
static void
test_a_new_game_gets_a_name_of_its_own (void)
{
  Fixture f;
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  const RelaisGame *game = relais_match_get_game (match);
  g_autofree char *first = NULL;
  g_autofree char *high = NULL;
  g_autofree char *next = NULL;
  char *number;

  begin (&f);
  first = relais_library_new_path (f.library, game);
  number = strrchr (first, '-') + 1;
  high = g_strdup_printf ("%.*s1000.relais", (int) (number - first), first);
  g_assert_true (g_file_set_contents (high, record, -1, NULL));
  relais_library_refresh (f.library);
  next = relais_library_new_path (f.library, game);
  g_assert_true (g_str_has_suffix (next, "-1001.relais"));
  finish (&f);
}

static void
add_tests (void)
{
  g_test_add_func ("/library/many/youngest-first", test_the_youngest_are_listed_at_once);
  g_test_add_func ("/library/many/beside", test_what_stands_beside_is_read_as_well);
  g_test_add_func ("/library/many/meanwhile", test_what_goes_meanwhile_is_not_listed);
  g_test_add_func ("/library/many/once", test_nothing_is_read_twice);
  g_test_add_func ("/library/many/left", test_a_folder_may_be_left_while_it_is_read);
  g_test_add_func ("/library/many/long", test_a_long_record_keeps_nobody_waiting);
  g_test_add_func ("/library/many/names", test_a_new_game_gets_a_name_of_its_own);
}

int
main (int argc, char **argv)
{
  return library_run (argc, argv, add_tests);
}
