/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything in one file: kept, looked at, and brought back. */

#define G_SETTINGS_ENABLE_BACKEND

#include <gio/gsettingsbackend.h>

#include "bundling.h"

#define SCHEMA "io.github.relaisgame.Relais"

static void
test_comes_back (void)
{
  g_auto (Home) here = { NULL };
  g_auto (Home) there = { NULL };
  g_autoptr (RelaisBundle) bundle = NULL;
  g_autofree char *path = NULL;
  g_autofree char *game = NULL;
  g_autofree char *settings = NULL;
  RelaisBundleCounts counts;
  GStatBuf about;

  home_begin (&here);
  home_begin (&there);
  fill (&here);
  path = keep (&here, "style='dark'\n", &counts);
  g_assert_cmpuint (counts.games, ==, 2);
  g_assert_cmpuint (counts.setups, ==, 1);
  g_assert_cmpuint (counts.unreadable, ==, 0);
  g_assert_true (relais_bundle_is_one (path));

  bundle = look (&there, path);
  g_assert_cmpuint (bundle->games[RELAIS_BUNDLE_NEW], ==, 2);
  g_assert_cmpuint (bundle->setups[RELAIS_BUNDLE_NEW], ==, 1);
  g_assert_cmpuint (bundle->damaged, ==, 0);
  g_assert_false (bundle->cut);
  g_assert_cmpuint (count_files (there.home), ==, 0);

  counts = bring (&there, bundle);
  g_assert_cmpuint (counts.games, ==, 2);
  g_assert_cmpuint (counts.setups, ==, 1);
  assert_holds (there.games, "one.relais", "relais-record: 1\nthe first\n");
  assert_holds (there.games, "one.json", "{ \"title\": \"One\" }\n");
  assert_holds (there.games, "two.relais", "relais-record: 1\nthe second, with \xff\n");
  assert_holds (there.setups, "late.relais-setup", "{\"players\":2}\n");
  /* Pictures are drawn anew, and no name stays taken for nothing. */
  g_assert_cmpuint (count_files (there.games), ==, 3);
  game = in (there.games, "two.relais");
  g_assert_cmpint (g_stat (game, &about), ==, 0);
  g_assert_cmpint (about.st_mtime, ==, THEN);
  settings = relais_bundle_dup_settings (bundle);
  g_assert_cmpstr (settings, ==, "style='dark'\n");
}

static void
test_what_is_there_is_left (void)
{
  g_auto (Home) h = { NULL };
  g_autoptr (RelaisBundle) same = NULL;
  g_autoptr (RelaisBundle) other = NULL;
  g_autoptr (RelaisBundle) again = NULL;
  g_autofree char *path = NULL;
  RelaisBundleCounts counts;

  home_begin (&h);
  fill (&h);
  path = keep (&h, NULL, NULL);
  same = look (&h, path);
  g_assert_cmpuint (same->games[RELAIS_BUNDLE_SAME], ==, 2);
  g_assert_cmpuint (same->setups[RELAIS_BUNDLE_SAME], ==, 1);
  g_assert_null (same->settings);
  counts = bring (&h, same);
  g_assert_cmpuint (counts.games + counts.setups, ==, 0);
  g_assert_cmpuint (count_files (h.games), ==, 4);

  /* Played on, called otherwise, and another setup of that name. */
  put (h.games, "two.relais", "relais-record: 1\nplayed on\n");
  put (h.games, "one.json", "{ \"title\": \"Eins\" }\n");
  put (h.setups, "late.relais-setup", "{\"players\":3}\n");
  other = look (&h, path);
  g_assert_cmpuint (other->games[RELAIS_BUNDLE_RENAMED], ==, 2);
  g_assert_cmpuint (other->setups[RELAIS_BUNDLE_RENAMED], ==, 1);
  counts = bring (&h, other);
  g_assert_cmpuint (counts.games + counts.setups, ==, 3);
  assert_holds (h.games, "two.relais", "relais-record: 1\nplayed on\n");
  assert_holds (h.games, "one.json", "{ \"title\": \"Eins\" }\n");
  assert_holds (h.setups, "late.relais-setup", "{\"players\":3}\n");
  assert_holds (h.games, "two-2.relais", "relais-record: 1\nthe second, with \xff\n");
  assert_holds (h.games, "one-2.json", "{ \"title\": \"One\" }\n");
  assert_holds (h.setups, "late-2.relais-setup", "{\"players\":2}\n");

  /* Once more: all of it is there by now, whatever it is called. */
  again = look (&h, path);
  g_assert_cmpuint (again->games[RELAIS_BUNDLE_SAME], ==, 2);
  g_assert_cmpuint (again->setups[RELAIS_BUNDLE_SAME], ==, 1);
}

/* Files with nothing in them: they come once, and what stands empty beside a game is as if it were not there. */
static void
test_empty_files (void)
{
  g_auto (Home) here = { NULL };
  g_auto (Home) there = { NULL };
  g_autoptr (RelaisBundle) bundle = NULL;
  g_autoptr (RelaisBundle) again = NULL;
  g_autofree char *path = NULL;

  home_begin (&here);
  home_begin (&there);
  put (here.games, "nothing.relais", "");
  put (here.games, "nothing.json", "");
  put (here.setups, "nothing.relais-setup", "");
  path = keep (&here, NULL, NULL);
  bundle = look (&there, path);
  bring (&there, bundle);
  again = look (&there, path);
  g_assert_cmpuint (again->files->len, ==, 2);
  g_assert_cmpuint (again->games[RELAIS_BUNDLE_SAME], ==, 1);
  g_assert_cmpuint (again->setups[RELAIS_BUNDLE_SAME], ==, 1);
}

/* A name that somebody has taken for a game that is still to be written. */
static void
test_taken_names_are_left (void)
{
  g_auto (Home) here = { NULL };
  g_auto (Home) there = { NULL };
  g_autoptr (RelaisBundle) bundle = NULL;
  g_autofree char *path = NULL;

  home_begin (&here);
  home_begin (&there);
  fill (&here);
  path = keep (&here, NULL, NULL);
  put (there.games, "two.json", "");
  bundle = look (&there, path);
  bring (&there, bundle);
  assert_holds (there.games, "two.json", "");
  assert_holds (there.games, "two-2.relais", "relais-record: 1\nthe second, with \xff\n");
}

/* Names of files that were put into the folder by hand. */
static void
test_names_from_inside (void)
{
  g_auto (Home) here = { NULL };
  g_auto (Home) there = { NULL };
  g_autoptr (RelaisBundle) bundle = NULL;
  g_autofree char *path = NULL;

  home_begin (&here);
  home_begin (&there);
  put (here.games, "two\nlines.relais", "x");
  put (here.games, "two\nlines.json", "{}");
  put (here.games, "Été à Blois.relais", "y");
  path = keep (&here, NULL, NULL);
  bundle = look (&there, path);
  g_assert_cmpuint (bundle->damaged, ==, 0);
  bring (&there, bundle);
  assert_holds (there.games, "two-lines.relais", "x");
  assert_holds (there.games, "two-lines.json", "{}");
  assert_holds (there.games, "Été à Blois.relais", "y");
}

/* Stopped, or with no place to write: what was there before is there still. */
static void
test_stopped (void)
{
  g_auto (Home) h = { NULL };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (RelaisBundle) bundle = NULL;
  g_autofree char *path = NULL;
  RelaisBundleProgress progress = { .cancellable = cancellable };
  RelaisBundleCounts counts;

  home_begin (&h);
  fill (&h);
  path = in (h.home, "all.relais-library");
  put (h.home, "all.relais-library", "before");
  g_cancellable_cancel (cancellable);
  g_assert_false (relais_bundle_keep (path, &h.folders, NULL, &counts, &progress, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  assert_holds (h.home, "all.relais-library", "before");
  g_assert_cmpuint (count_files (h.home), ==, 3);

  g_free (path);
  path = keep (&h, NULL, NULL);
  remove_tree (h.games);
  bundle = look (&h, path);
  g_assert_false (relais_bundle_bring (bundle, &h.folders, &counts, &progress, NULL));
  g_assert_cmpuint (counts.games, ==, 0);
  g_assert_cmpuint (count_files (h.games), ==, 0);

  /* A file where the folder should be. */
  put (h.home, "games", "in the way");
  g_clear_error (&error);
  g_assert_false (relais_bundle_bring (bundle, &h.folders, &counts, NULL, &error));
  g_assert_nonnull (error);
  assert_holds (h.home, "games", "in the way");
}

static GSettings *
new_settings (void)
{
  g_autoptr (GSettingsBackend) backend = g_memory_settings_backend_new ();

  return g_settings_new_with_backend (SCHEMA, backend);
}

static void
test_settings (void)
{
  static const char *const solved[] = { "first-ride", "horseshoes", NULL };
  static const char *const others[] = { "market-day", "first-ride", NULL };
  static const char *const both[] = { "market-day", "first-ride", "horseshoes", NULL };
  g_autoptr (GSettings) here = NULL;
  g_autoptr (GSettings) there = NULL;
  g_autofree char *text = NULL;
  g_autofree char *style = NULL;
  g_auto (GStrv) found = NULL;
  g_autoptr (GSettingsSchema) schema = g_settings_schema_source_lookup (g_settings_schema_source_get_default (), SCHEMA, TRUE);

  if (schema == NULL)
    {
      g_test_skip ("the settings' schema is not built");
      return;
    }
  here = new_settings ();
  there = new_settings ();
  g_settings_set_string (here, "style", "dark");
  g_settings_set_boolean (here, "sounds", FALSE);
  g_settings_set_int (here, "window-width", 500);
  g_settings_set_strv (here, "solved", solved);
  g_settings_set_strv (there, "solved", others);
  text = relais_bundle_settings_print (here);
  g_assert_cmpstr (text, ==, "solved=['first-ride', 'horseshoes']\nsounds=false\nstyle='dark'\n");

  g_assert_true (relais_bundle_settings_bring (there, text));
  g_assert_false (g_settings_get_boolean (there, "sounds"));
  g_assert_cmpint (g_settings_get_int (there, "window-width"), ==, 1280);
  found = g_settings_get_strv (there, "solved");
  g_assert_cmpstrv (found, both);

  /* What this version does not know or allow is left out, and only that. */
  g_assert_false (relais_bundle_settings_bring (there, "style='sepia'\n"));
  g_assert_false (relais_bundle_settings_bring (there, "animation-speed=1000.0\n"));
  g_assert_false (relais_bundle_settings_bring (there, "sounds='yes'\n"));
  g_assert_false (relais_bundle_settings_bring (there, "window-width=100000\n"));
  g_assert_false (relais_bundle_settings_bring (there, "of-a-newer-version=1\n"));
  g_assert_false (relais_bundle_settings_bring (there, "nothing\n=\n\nstyle='light'\n"));
  style = g_settings_get_string (there, "style");
  g_assert_cmpstr (style, ==, "light");
  g_assert_cmpint (g_settings_get_int (there, "window-width"), ==, 1280);
}

static void
add_tests (void)
{
  g_test_add_func ("/bundle/comes-back", test_comes_back);
  g_test_add_func ("/bundle/what-is-there-is-left", test_what_is_there_is_left);
  g_test_add_func ("/bundle/empty-files", test_empty_files);
  g_test_add_func ("/bundle/taken-names-are-left", test_taken_names_are_left);
  g_test_add_func ("/bundle/names-from-inside", test_names_from_inside);
  g_test_add_func ("/bundle/stopped", test_stopped);
  g_test_add_func ("/bundle/settings", test_settings);
}

int
main (int argc, char **argv)
{
  return library_run (argc, argv, add_tests);
}
