/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that are read in a thread. */

#include "../record/long-record.h"
#include "library.h"
#include "model/relais-loading.h"

#define LONG 30000

static char *
write_long (Fixture *f, const char *name)
{
  gsize length;
  g_autofree char *text = long_text (LONG_LINE, LONG, FALSE, &length);

  write_file (f, name, text);
  return path_of (f, name);
}

static void
test_an_ordinary_game_is_there_after_a_blink (void)
{
  Fixture f;
  g_autofree char *path = NULL;
  g_autoptr (RelaisLoading) loading = NULL;
  g_autoptr (RelaisMatch) match = NULL;

  begin (&f);
  path = add_game (&f, 4, 300);
  loading = relais_loading_new (f.library, path, FALSE);
  g_assert_true (relais_loading_blink (loading));
  match = relais_loading_take_match (loading);
  g_assert_cmpuint (relais_match_get_node (match)->depth, ==, 300);
  g_clear_object (&loading);
  finish (&f);
}

static void
note_end (RelaisLoading *loading, gboolean *ended)
{
  *ended = TRUE;
}

static void
test_a_long_game_goes_on_and_tells_when_it_is_there (void)
{
  Fixture f;
  g_autofree char *path = NULL;
  g_autoptr (RelaisLoading) loading = NULL;
  g_autoptr (RelaisMatch) match = NULL;
  gboolean ended = FALSE;

  begin (&f);
  path = write_long (&f, "long.relais");
  loading = relais_loading_new (f.library, path, FALSE);
  g_signal_connect (loading, "ended", G_CALLBACK (note_end), &ended);
  g_assert_false (relais_loading_blink (loading));
  g_assert_cmpfloat (relais_loading_get_done (loading), >, 0.05);
  while (!ended)
    g_main_context_iteration (NULL, TRUE);
  testing_assert_no_problems (relais_loading_get_problems (loading));
  match = relais_loading_take_match (loading);
  g_assert_cmpuint (relais_match_get_node (match)->depth, ==, LONG);
  g_clear_object (&loading);
  finish (&f);
}

/* Also of one that has ended and could not tell it yet. */
static void
test_nothing_is_left_of_a_loading_that_is_let_go_of (void)
{
  Fixture f;
  g_autofree char *path = NULL;
  gboolean ended = FALSE;

  begin (&f);
  path = write_long (&f, "long.relais");
  for (guint i = 0; i < 2; i++)
    {
      RelaisLoading *loading = relais_loading_new (f.library, path, FALSE);

      g_signal_connect (loading, "ended", G_CALLBACK (note_end), &ended);
      while (i > 0 && relais_loading_get_done (loading) < 0.99)
        g_usleep (1000);
      g_assert_finalize_object (loading);
    }
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_false (ended);
  finish (&f);
}

static void
test_what_is_no_game_is_known (void)
{
  static const struct { const char *text; RelaisTextKind kind; gboolean draft; } cases[] = {
    { "{\"players\":2}", RELAIS_TEXT_SETUP, TRUE },
    { "{\"players\":2", RELAIS_TEXT_SETUP, FALSE },
    { "{\"characters\":{\"banker\":{\"cost\":1}}}", RELAIS_TEXT_EDITION, TRUE },
    { "{\"characters\":{\"banker\":{\"cost\":-1}}}", RELAIS_TEXT_EDITION, FALSE },
    { "", RELAIS_TEXT_EMPTY, FALSE },
    { "nothing of ours", RELAIS_TEXT_FOREIGN, FALSE },
  };
  Fixture f;

  begin (&f);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = path_of (&f, "other");
      g_autoptr (RelaisLoading) loading = NULL;

      write_file (&f, "other", cases[i].text);
      loading = relais_loading_new (f.library, path, FALSE);
      g_assert_true (relais_loading_wait (loading));
      g_assert_cmpint (relais_loading_get_kind (loading), ==, cases[i].kind);
      g_assert_cmpint (relais_loading_get_draft (loading) != NULL, ==, cases[i].draft);
      g_assert_cmpint (relais_loading_get_problems (loading)->len == 0, ==, cases[i].draft);
    }
  finish (&f);
}

static gboolean
stop_halfway (guint work, double done, gpointer data)
{
  guint *told = data;

  ++*told;
  return done < 0.5;
}

static void
test_reading_can_be_stopped (void)
{
  gsize length;
  g_autofree char *text = long_text (LONG_LINE, LONG, FALSE, &length);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  RelaisRecord *partial;
  guint told = 0;

  g_assert_null (relais_record_read (text, length, &partial, problems, stop_halfway, &told));
  g_assert_null (partial);
  g_assert_cmpuint (told, >, 10);
  testing_assert_no_problems (problems);
}

static void
add_tests (void)
{
  g_test_add_func ("/loading/ordinary", test_an_ordinary_game_is_there_after_a_blink);
  g_test_add_func ("/loading/long", test_a_long_game_goes_on_and_tells_when_it_is_there);
  g_test_add_func ("/loading/let-go", test_nothing_is_left_of_a_loading_that_is_let_go_of);
  g_test_add_func ("/loading/no-game", test_what_is_no_game_is_known);
  g_test_add_func ("/loading/stop", test_reading_can_be_stopped);
}

int
main (int argc, char **argv)
{
  return library_run (argc, argv, add_tests);
}
