/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_SETTINGS_ENABLE_BACKEND

#include "scenes.h"

#include <gio/gio.h>
#include <gio/gsettingsbackend.h>
#include <string.h>

#include "../model/library-home.h"
#include "../model/playing.h"
#include "failing.h"
#include "model/relais-bundle.h"
#include "model/relais-draft-keeper.h"
#include "record/relais-file.h"

#define SETUP "{\"name\":\"Rich start\",\"author\":\"Anna\",\"players\":2,\"seed\":3}"

static char *
path_in (Play *play, const char *folder, const char *name)
{
  return g_build_filename (play->home, "data", "relais", folder, name, NULL);
}

static void
write_file (const char *path, const char *text)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static RelaisMatch *
new_match (guint seed, guint moves)
{
  g_autofree char *start = g_strdup_printf ("loire players=2 seed=%u", seed);
  RelaisMatch *match = playing_match (start);
  RelaisRng rng;

  relais_rng_seed (&rng, seed);
  relais_match_set_title (match, "A rainy Sunday");
  relais_match_set_strict (match, TRUE);
  playing_play_on (match, &rng, moves);
  return match;
}

static void
play_move (RelaisMatch *match)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 5);
  playing_play_on (match, &rng, 1);
}

/* Games */

static void
act_game_begins (Play *play)
{
  g_autoptr (RelaisMatch) match = new_match (7, 0);
  const char *path;

  play_start (play);
  path = play_keep (play, NULL, match)->path;
  play_flush (play);
  play_move (match);
  play_keep (play, path, match);
  play_flush (play);
  relais_match_set_remark (match, relais_match_get_node (match), "Too late?");
  play_keep (play, path, match);
  play_flush (play);
  relais_match_undo (match);
  play_keep (play, path, match);
  play_flush (play);
}

static void
act_moves_in_a_row (Play *play)
{
  g_autoptr (RelaisMatch) match = new_match (8, 2);
  const char *path;

  play_start (play);
  path = play_keep (play, NULL, match)->path;
  for (guint i = 0; i < 4; i++)
    {
      play_move (match);
      play_keep (play, path, match);
    }
  play_flush (play);
}

/* A game that was kept before. */
static void
prepare_game (Play *play, guint seed)
{
  g_autofree char *name = g_strdup_printf ("loire-2026-01-0%u-1.relais", seed);
  g_autofree char *path = path_in (play, "games", name);
  g_autoptr (RelaisMatch) match = new_match (seed, 12);
  g_autoptr (RelaisLibrary) library = relais_library_new (NULL);
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (relais_library_save (library, match, path, NULL));
  g_assert_true (relais_library_flush (library, path, NULL));
  text = relais_match_print (match, &length);
  play_trust (play, path, text, match);
}

static void
prepare_one_game (Play *play)
{
  prepare_game (play, 1);
}

static void
prepare_two_games (Play *play)
{
  prepare_game (play, 1);
  prepare_game (play, 2);
}

/* What is loaded is the whole game, or nothing and with words. */
static RelaisMatch *
load (Play *play, const char *path)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisMatch) partial = NULL;
  RelaisMatch *match = relais_library_load (play->games, path, &partial, problems);
  const Promise *promise = play_find (play, path);
  g_autofree char *text = NULL;
  gsize length;

  if (match == NULL)
    {
      g_assert_cmpuint (problems->len, >, 0);
      return NULL;
    }
  text = relais_match_print (match, &length);
  g_assert_cmpstr (text, ==, promise->given->pdata[promise->given->len - 1]);
  g_assert_cmpstr (relais_match_get_title (match), ==, relais_match_get_title (promise->match));
  g_assert_true (relais_match_get_strict (match));
  return match;
}

static void
act_game_goes_on (Play *play)
{
  const char *path = ((Promise *) play->promises->pdata[0])->path;
  g_autoptr (RelaisMatch) match = NULL;

  play_start (play);
  match = load (play, path);
  /* Where it could not be read, it can be when that is over. */
  if (match == NULL)
    {
      failing_plan (0, 0, FALSE);
      match = load (play, path);
    }
  g_assert_nonnull (match);
  for (guint i = 0; i < 2; i++)
    {
      play_move (match);
      play_keep (play, path, match);
      play_flush (play);
      relais_library_refresh (play->games);
    }
}

/* What could not be looked at is there when it is looked at again. */
static void
act_games_are_listed (Play *play)
{
  play_start (play);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (play->games)); i++)
    {
      g_autoptr (RelaisLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (play->games), i);
      g_autofree G_GNUC_UNUSED char *reason = relais_library_entry_dup_reason (entry);

      relais_library_entry_get_title (entry);
      g_assert_nonnull (relais_library_entry_get_players (entry));
    }
  relais_library_refresh (play->games);
  failing_plan (0, 0, FALSE);
  relais_library_refresh (play->games);
  g_assert_no_error (relais_library_get_error (play->games));
  play_check (play);
}

static void
act_copy_is_saved (Play *play)
{
  Promise *game = play->promises->pdata[0];
  g_autofree char *old = g_build_filename (play->home, "copy.relais", NULL);
  g_autofree char *new = g_build_filename (play->home, "another.relais", NULL);
  const char *paths[] = { old, new };

  play_start (play);
  for (gsize i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *before = play_content (paths[i]);
      gboolean saved = playing_write (game->match, paths[i], &error);
      g_autofree char *text = play_content (paths[i]);

      /* The folder may fail to be synchronized when the new file is there. */
      if (saved || g_strcmp0 (text, before) != 0)
        g_assert_cmpstr (text, ==, game->given->pdata[0]);
      if (!saved)
        play_was_told (error, paths[i]);
    }
}

static void
prepare_copy (Play *play)
{
  g_autofree char *old = g_build_filename (play->home, "copy.relais", NULL);

  prepare_game (play, 1);
  write_file (old, "old");
}

/* The trash has what the list has not. */
static void
assert_in_trash (Play *play, const char *path, const char *text)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *trashed = g_build_filename (play->home, "data", "Trash", "files", name, NULL);
  g_autofree char *there = play_content (trashed);

  g_assert_cmpstr (there, ==, text);
}

static void
assert_thrown_away (Play *play, Promise *promise, gboolean done, gboolean erased, const GError *error)
{
  g_autofree char *there = play_content (promise->path);
  const char *text = promise->given->pdata[promise->given->len - 1];

  if (!done)
    {
      /* It may be the trash that cannot be had. */
      g_assert_nonnull (error);
      g_assert_cmpstr (there, ==, text);
      return;
    }
  g_assert_null (there);
  if (!erased)
    assert_in_trash (play, promise->path, text);
  promise->gone = TRUE;
}

static void
act_games_are_removed (Play *play)
{
  play_start (play);
  for (guint i = trash_can_be_tried () ? 0 : 1; i < 2; i++)
    {
      Promise *promise = play->promises->pdata[i];
      g_autoptr (GError) error = NULL;
      gboolean done = (i == 0 ? relais_library_remove : relais_library_erase) (play->games, promise->path, &error);

      assert_thrown_away (play, promise, done, i > 0, error);
    }
}

/* Setups */

static void
note_draft (Play *play, RelaisDraftKeeper *keeper, RelaisDraft *draft)
{
  gsize length;
  g_autofree char *text = relais_draft_print (draft, &length);

  if (relais_draft_keeper_get_path (keeper) != NULL)
    play_note_setup (play, relais_draft_keeper_get_path (keeper), text);
}

static void
act_setup_is_made (Play *play)
{
  g_autoptr (RelaisDraft) draft = relais_draft_new (relais_games[0]);
  g_autoptr (RelaisDraftKeeper) keeper = NULL;
  g_autofree char *some = path_in (play, "setups", "late-summer.relais-setup");
  static const char *const names[] = { "Late summer", "Early autumn", "Winter" };

  play_start (play);
  keeper = relais_draft_keeper_new (draft, play->setups, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GError) error = NULL;

      relais_draft_set_name (draft, names[i]);
      if (relais_draft_keeper_get_path (keeper) != NULL)
        note_draft (play, keeper, draft);
      if (!relais_draft_keeper_flush (keeper, &error))
        play_was_told (error, some);
      else if (play->promises->len == 0)
        {
          note_draft (play, keeper, draft);
          ((Promise *) play->promises->pdata[0])->told = 0;
        }
      play_look (play);
    }
  /* Nothing could be had, perhaps not even a name; the draft is whole all the same. */
  if (play->promises->len == 0)
    {
      failing_plan (0, 0, FALSE);
      g_assert_true (relais_draft_keeper_keep (keeper, NULL));
      note_draft (play, keeper, draft);
    }
  g_assert_cmpuint (play->promises->len, ==, 1);
  play_flush (play);
}

static void
prepare_setup (Play *play)
{
  g_autofree char *path = path_in (play, "setups", "rich-start.relais-setup");
  g_autofree char *picture = path_in (play, "setups", "rich-start.png");

  write_file (path, SETUP);
  write_file (picture, "png");
  play_trust (play, path, SETUP, NULL);
}

static void
act_setup_is_copied (Play *play)
{
  const char *path = ((Promise *) play->promises->pdata[0])->path;
  static const char *const names[] = { NULL, "Poor start" };

  play_start (play);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *copy = relais_setup_library_duplicate (play->setups, path, names[i], &error);
      g_autofree char *text = copy != NULL ? play_content (copy) : NULL;

      if (copy == NULL)
        g_assert_nonnull (error);
      else
        {
          g_assert_nonnull (strstr (text, names[i] != NULL ? names[i] : "Rich start"));
          play_trust (play, copy, text, NULL);
        }
    }
}

static void
act_setup_is_changed (Play *play)
{
  Promise *promise = play->promises->pdata[0];
  g_autoptr (RelaisDraft) draft = NULL;
  g_autofree char *text = NULL;
  gsize length;

  play_start (play);
  for (guint i = 0; i < 2 && text == NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      text = relais_setup_library_read (play->setups, promise->path, &length, &error);
      if (text == NULL)
        {
          play_was_told (error, promise->path);
          failing_plan (0, 0, FALSE);
        }
    }
  g_assert_cmpstr (text, ==, SETUP);
  {
    g_autoptr (GPtrArray) problems = relais_problems_new ();
    g_autoptr (RelaisDraftKeeper) keeper = NULL;
    g_autoptr (GError) error = NULL;

    draft = relais_draft_read (text, length, problems);
    if (draft == NULL)
      {
        g_assert_true (relais_problems_may_pass (problems));
        failing_plan (0, 0, FALSE);
        draft = relais_draft_read (text, length, problems);
      }
    g_assert_nonnull (draft);
    keeper = relais_draft_keeper_new (draft, play->setups, promise->path);
    relais_draft_set_note (draft, "Deniers for all");
    note_draft (play, keeper, draft);
    if (!relais_draft_keeper_flush (keeper, &error))
      play_was_told (error, promise->path);
  }
  play_flush (play);
}

static void
act_setup_is_removed (Play *play)
{
  Promise *promise = play->promises->pdata[0];
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) again = NULL;

  play_start (play);
  if (trash_can_be_tried ())
    {
      gboolean removed = relais_setup_library_remove (play->setups, promise->path, &error);

      assert_thrown_away (play, promise, removed, FALSE, error);
    }
  if (!promise->gone)
    {
      gboolean erased = relais_setup_library_erase (play->setups, promise->path, &again);

      assert_thrown_away (play, promise, erased, TRUE, again);
    }
}

static void
act_setups_are_listed (Play *play)
{
  play_start (play);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (play->setups)); i++)
    {
      g_autoptr (RelaisSetupEntry) entry = g_list_model_get_item (G_LIST_MODEL (play->setups), i);
      g_autofree G_GNUC_UNUSED char *reason = relais_setup_entry_dup_reason (entry);

      relais_setup_entry_matches (entry, "rich");
    }
  relais_setup_library_refresh (play->setups);
  failing_plan (0, 0, FALSE);
  relais_setup_library_refresh (play->setups);
  g_assert_no_error (relais_setup_library_get_error (play->setups));
  play_check (play);
}

/* All in one file */

static void
prepare_library (Play *play)
{
  prepare_game (play, 1);
  prepare_setup (play);
}

/* What failed is tried again when that is over. */
static void
keep_all (const char *path, const RelaisBundleFolders *folders)
{
  RelaisBundleCounts counts = { 0 };
  g_autoptr (GError) error = NULL;
  gboolean kept = relais_bundle_keep (path, folders, NULL, &counts, NULL, &error);

  if (!kept)
    play_was_told (error, path);
  if (!kept || counts.unreadable > 0)
    {
      failing_plan (0, 0, FALSE);
      g_assert_true (relais_bundle_keep (path, folders, NULL, &counts, NULL, NULL));
    }
  g_assert_cmpuint (counts.unreadable, ==, 0);
  g_assert_cmpuint (counts.games, ==, 1);
  g_assert_cmpuint (counts.setups, ==, 1);
}

static RelaisBundle *
look_into (const char *path, const RelaisBundleFolders *folders)
{
  g_autoptr (GError) error = NULL;
  RelaisBundle *bundle = relais_bundle_look (path, folders, NULL, &error);

  if (bundle == NULL)
    {
      g_assert_nonnull (error);
      failing_plan (0, 0, FALSE);
      bundle = relais_bundle_look (path, folders, NULL, NULL);
    }
  if (bundle == NULL)
    g_error ("%s cannot be looked into", path);
  g_assert_cmpuint (bundle->damaged, ==, 0);
  g_assert_false (bundle->cut);
  return bundle;
}

static void
assert_came (const char *folder, const Promise *promise)
{
  g_autofree char *name = g_path_get_basename (promise->path);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = play_content (path);

  g_assert_cmpstr (text, ==, promise->given->pdata[promise->given->len - 1]);
}

static void
act_all_goes_into_one_file (Play *play)
{
  g_autofree char *path = g_build_filename (play->home, "all.relais-library", NULL);
  g_autofree char *games = g_build_filename (play->home, "other", "games", NULL);
  g_autofree char *setups = g_build_filename (play->home, "other", "setups", NULL);
  RelaisBundleFolders others = { games, setups };
  RelaisBundleCounts counts = { 0 };
  RelaisBundleFolders own;
  g_autoptr (RelaisBundle) bundle = NULL;
  g_autoptr (RelaisBundle) again = NULL;

  play_start (play);
  own = (RelaisBundleFolders) { relais_library_get_folder (play->games), relais_setup_library_get_folder (play->setups) };
  keep_all (path, &own);
  bundle = look_into (path, &others);
  if (!relais_bundle_bring (bundle, &others, &counts, NULL, NULL))
    {
      failing_plan (0, 0, FALSE);
      again = look_into (path, &others);
      g_assert_true (relais_bundle_bring (again, &others, &counts, NULL, NULL));
    }
  assert_came (games, play->promises->pdata[0]);
  assert_came (setups, play->promises->pdata[1]);
}

/* Settings, as they are kept in a sandbox: in a file of their own. */

static GSettings *
open_settings (Play *play)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema =
    source != NULL ? g_settings_schema_source_lookup (source, "io.github.relaisgame.Relais", TRUE) : NULL;
  g_autofree char *path = g_build_filename (play->home, "config", "settings.conf", NULL);
  g_autoptr (GSettingsBackend) backend = NULL;

  if (schema == NULL)
    return NULL;
  backend = g_keyfile_settings_backend_new (path, "/", NULL);
  return g_settings_new_full (schema, backend, NULL);
}

static void
prepare_settings (Play *play)
{
  g_autoptr (GSettings) settings = open_settings (play);

  if (settings != NULL)
    g_settings_set_string (settings, "language", "fr");
}

/* What GLib cannot write it warns of itself, and it may empty its file then. That
 * is no hindrance. */
static void
act_settings_are_changed (Play *play)
{
  GLogLevelFlags fatal = g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_FATAL_MASK);
  g_autoptr (GSettings) settings = open_settings (play);
  g_autoptr (GSettings) again = NULL;
  g_autofree char *language = NULL;

  if (settings == NULL)
    return;
  g_settings_set_boolean (settings, "sounds", !g_settings_get_boolean (settings, "sounds"));
  failing_look (TRUE);
  again = open_settings (play);
  language = g_settings_get_string (again, "language");
  g_assert_true (g_str_equal (language, "fr") || (failing_happened () != NULL && *language == '\0'));
  failing_look (FALSE);
  g_log_set_always_fatal (fatal);
}

const Scene scenes[] = {
  { "a-game-begins", NULL, act_game_begins },
  { "moves-follow-each-other", NULL, act_moves_in_a_row },
  { "a-game-goes-on", prepare_one_game, act_game_goes_on },
  { "games-are-listed", prepare_two_games, act_games_are_listed },
  { "a-copy-is-saved", prepare_copy, act_copy_is_saved },
  { "games-are-removed", prepare_two_games, act_games_are_removed },
  { "a-setup-is-made", NULL, act_setup_is_made },
  { "a-setup-is-copied", prepare_setup, act_setup_is_copied },
  { "a-setup-is-changed", prepare_setup, act_setup_is_changed },
  { "a-setup-is-removed", prepare_setup, act_setup_is_removed },
  { "setups-are-listed", prepare_setup, act_setups_are_listed },
  { "all-goes-into-one-file", prepare_library, act_all_goes_into_one_file },
  { "settings-are-changed", prepare_settings, act_settings_are_changed },
};

const guint n_scenes = G_N_ELEMENTS (scenes);
