/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a newer version has written is left as it is, and told as such. */

#include "library.h"

#include "model/relais-setup-library.h"

#define GAME "game: loire\nseats: Ann (red, human); Ben (yellow, human)\nnew: loire players=2 seed=7\n\nmerchant ride 2 to langeais\ndone\n"

/* Each as a version to come might write it. */
static const struct
{
  const char *name;
  const char *text;
} games[] = {
  { "record.relais", "relais-record: 2\n" GAME },
  { "rules.relais", "relais-record: 1\nrules: 99\n" GAME },
  { "header.relais", "relais-record: 1\napplication: 99.0.0\nweather: fine\n" GAME },
  { "player.relais", "relais-record: 1\napplication: 99.0.0\ngame: loire\nseats: Ann (red, oracle); Ben (yellow, human)\n"
                     "new: loire players=2 seed=7\n\nmerchant ride 2 to langeais\ndone\n" },
  { "game.relais", "relais-record: 1\napplication: 99.0.0\ngame: go\nnew: go players=2\n\n" },
};

static void
assert_holds (Fixture *f, const char *name, const char *text)
{
  g_autofree char *path = path_of (f, name);
  g_autofree char *found = NULL;

  g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, text);
}

static void
test_games (void)
{
  Fixture f;

  begin (&f);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    write_file (&f, games[i].name, games[i].text);
  write_file (&f, "of-a-later-kind.relais-tournament", "whatever");
  relais_library_refresh (f.library);
  g_assert_cmpuint (size (&f), ==, G_N_ELEMENTS (games));
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = path_of (&f, games[i].name);
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (RelaisMatch) partial = NULL;
      g_autoptr (RelaisMatch) match = relais_library_load (f.library, path, &partial, problems);
      g_autoptr (GError) error = NULL;

      g_assert_null (match);
      g_assert_cmpstr (((RelaisProblem *) problems->pdata[0])->rule, ==, "NEWER");
      /* All but the game that there is not can be played as a copy. */
      g_assert_true ((partial != NULL) == (strcmp (games[i].name, "game.relais") != 0));
      if (partial != NULL)
        {
          g_assert_true (relais_match_get_record (partial)->whole);
          g_assert_false (relais_library_save (f.library, partial, path, &error));
          g_assert_nonnull (strstr (error->message, "a newer version of Relais made this file"));
        }
      relais_library_flush (f.library, NULL, NULL);
      assert_holds (&f, games[i].name, games[i].text);
    }
  for (guint i = 0; i < size (&f); i++)
    {
      g_autoptr (RelaisLibraryEntry) one = entry (&f, i);
      g_autofree char *reason = relais_library_entry_dup_reason (one);

      g_assert_true (relais_library_entry_get_broken (one));
      g_assert_nonnull (strstr (reason, "newer version of Relais"));
    }
  reopen (&f);
  assert_holds (&f, "of-a-later-kind.relais-tournament", "whatever");
  finish (&f);
}

/* Only damaged: no version is to blame. */
static void
test_damage_is_told_as_damage (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  Fixture f;

  begin (&f);
  write_file (&f, "one.relais", "relais-record: 1\nweather: fine\n" GAME);
  relais_library_refresh (f.library);
  path = path_of (&f, "one.relais");
  g_assert_false (relais_library_save (f.library, match, path, &error));
  g_assert_nonnull (strstr (error->message, "this file is damaged"));
  finish (&f);
}

/* What a newer version wrote and this one understands is a game like any other:
 * a scenario that there is not is remembered. */
static void
test_unknown_scenario (void)
{
  g_autoptr (RelaisMatch) match = NULL;
  g_autofree char *path = NULL;
  Fixture f;

  begin (&f);
  write_file (&f, "one.relais", "relais-record: 1\napplication: 99.0.0\n" GAME);
  write_file (&f, "one.json", "{\"scenario\":\"of-a-later-version\",\"title\":\"One\"}\n");
  relais_library_refresh (f.library);
  path = path_of (&f, "one.relais");
  match = load (&f, path);
  save (&f, match, path);
  g_clear_object (&match);
  match = load (&f, path);
  g_assert_cmpstr (relais_match_get_scenario (match), ==, "of-a-later-version");
  finish (&f);
}

static void
test_setups (void)
{
  static const char text[] = "{\"format\":2,\"name\":\"Later\",\"players\":2,\"weather\":\"fine\"}\n";
  g_autofree char *folder = g_dir_make_tmp ("relais-newer-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "later.relais-setup", NULL);
  g_autoptr (RelaisSetupLibrary) library = NULL;
  g_autoptr (RelaisSetupEntry) listed = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *found = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  library = relais_setup_library_new (folder);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 1);
  listed = g_list_model_get_item (G_LIST_MODEL (library), 0);
  g_assert_cmpint (relais_setup_entry_get_status (listed), ==, RELAIS_SETUP_BROKEN);
  g_assert_cmpstr (relais_setup_entry_get_name (listed), ==, "Later");
  reason = relais_setup_entry_dup_reason (listed);
  g_assert_nonnull (strstr (reason, "newer version of Relais"));
  g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, text);
  g_clear_object (&library);
  remove_tree (folder);
}

static void
add_tests (void)
{
  g_test_add_func ("/newer/games", test_games);
  g_test_add_func ("/newer/damage-is-told-as-damage", test_damage_is_told_as_damage);
  g_test_add_func ("/newer/unknown-scenario", test_unknown_scenario);
  g_test_add_func ("/newer/setups", test_setups);
}

int
main (int argc, char **argv)
{
  return library_run (argc, argv, add_tests);
}
