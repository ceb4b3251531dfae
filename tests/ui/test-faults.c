/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Calls of the system that fail while somebody uses the window: it is told, the
 * program goes on, and what could not be written is written later. Some of the
 * calls; with --all, every one. tests/faults has the same of the model, and
 * docs/faults.md tells how it is done. */

#include "../faults/failing.h"
#include "app/kit/relais-trouble-bar.h"
#include "app/setup/relais-setup-page.h"
#include "keeping.h"

#define SAMPLE 6                /* of each play, unless it is every call */

static gboolean every;
static guint calls;             /* while something may fail */

static void
end_of_faults (void)
{
  calls = failing_count ();
  failing_plan (0, 0, FALSE);
}

static RelaisSetupLibrary *
setups (void)
{
  return relais_program_get_setups (desktop.application);
}

static gboolean
is_told (RelaisHost *window)
{
  GtkWidget *bar = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_TROUBLE_BAR);

  return bar != NULL && relais_trouble_bar_is_shown (RELAIS_TROUBLE_BAR (bar));
}

/* The game is there, or it is told why not. */
static gboolean
open_again (RelaisHost *window, const char *path)
{
  open_path (path);
  display_until (relais_host_get_match (window) != NULL || desktop_question () != NULL);
  if (relais_host_get_match (window) != NULL)
    return TRUE;
  desktop_answer ("_Close");
  display_until (desktop_question () == NULL);
  return FALSE;
}

static void
assert_kept (RelaisHost *window, const char *path, guint depth)
{
  g_autoptr (RelaisMatch) again = load (path);

  g_assert_nonnull (again);
  g_assert_cmpuint (relais_match_get_node (again)->depth, ==, depth);
  g_assert_false (is_told (window));
}

static void
play_game (RelaisHost *window)
{
  RelaisMatch *match = desktop_new_match (window);
  g_autofree char *path = NULL;
  gboolean kept;
  RelaisRng rng;

  relais_rng_seed (&rng, 3);
  playing_play_on (match, &rng, 2);
  desktop_settle ();
  path = g_strdup (relais_host_get_path (window));
  kept = relais_library_flush (library (), path, NULL);
  desktop_settle ();
  g_assert_cmpint (is_told (window), ==, !kept);
  desktop_do (window, "win.to-start");
  if (!open_again (window, path))
    {
      failing_plan (0, 0, FALSE);
      g_assert_true (open_again (window, path));
    }
  g_assert_cmpuint (relais_match_get_node (relais_host_get_match (window))->depth, ==, 2);

  /* It is over, and “Try Again” is pressed. */
  end_of_faults ();
  g_assert_true (relais_game_page_save (RELAIS_GAME_PAGE (relais_host_get_page (window)), NULL));
  desktop_settle ();
  assert_kept (window, path, 2);
  desktop_do (window, "win.to-start");
  g_assert_true (relais_library_erase (library (), path, NULL));
  desktop_settle ();
}

static void
make_setup (RelaisHost *window)
{
  g_autoptr (RelaisDraft) draft = relais_draft_new (relais_games[0]);
  RelaisSetupPage *page;
  g_autofree char *path = NULL;
  gboolean kept;

  relais_host_edit (window, draft, NULL);
  desktop_settle ();
  page = RELAIS_SETUP_PAGE (relais_host_get_page (window));
  relais_draft_set_name (draft, "Late summer");
  kept = relais_setup_page_keep (page);
  g_assert_cmpint (is_told (window), ==, !kept);
  relais_draft_set_note (draft, "Deniers for all");
  kept = relais_setup_page_keep (page);
  g_assert_cmpint (is_told (window), ==, !kept);
  end_of_faults ();
  g_assert_true (relais_setup_page_keep (page));
  g_assert_false (is_told (window));
  path = g_strdup (relais_page_get_path (RELAIS_PAGE (page)));
  relais_host_show_setups (window, NULL);
  desktop_settle ();
  {
    gsize length;
    g_autofree char *text = relais_setup_library_read (setups (), path, &length, NULL);

    g_assert_nonnull (strstr (text, "Deniers for all"));
  }
  desktop_do (window, "win.to-start");
  g_assert_true (relais_setup_library_erase (setups (), path, NULL));
  desktop_settle ();
}

static void
test_play (gconstpointer data)
{
  void (*play) (RelaisHost *) = *(void (*const *) (RelaisHost *)) data;
  g_autofree char *folder = g_build_filename (desktop.home, "relais", NULL);
  RelaisHost *window;
  guint all, step;

  begin ();
  window = desktop_window (&desktop);
  /* What is drawn for the first time is in no folder yet. */
  play (window);
  failing_watch (folder);
  play (window);
  all = calls;
  step = every ? 1 : MAX (all / SAMPLE, 1);
  for (guint number = 1; number <= all; number += step)
    {
      failing_watch (folder);
      failing_plan (number, number, FALSE);
      play (window);
      g_test_message ("%u of %u: %s", number, all, failing_happened () != NULL ? failing_happened () : "nothing fails");
    }
  failing_watch (NULL);
  desktop_close_all (&desktop);
}

static void (*const plays[]) (RelaisHost *) = { play_game, make_setup };

static void
add_tests (void)
{
  g_test_add_data_func ("/faults/a-game-is-played", &plays[0], test_play);
  g_test_add_data_func ("/faults/a-setup-is-made", &plays[1], test_play);
}

int
main (int argc, char **argv)
{
  every = argc > 1 && g_str_equal (argv[argc - 1], "--all");
  return desktop_run (&desktop, every ? argc - 1 : argc, argv, add_tests);
}
