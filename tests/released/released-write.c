/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One of each kind of thing that is kept, by the calls of the program itself. */

#include "released.h"

#include <stdlib.h>

#include "model/relais-library.h"
#include "model/relais-new-game.h"
#include "model/relais-scenario.h"
#include "model/relais-setup-library.h"
#include "record/relais-file.h"
#include "record/relais-setup-code.h"

#define PLAYED 24               /* moves of a small game */

typedef struct
{
  const char *name;
  const char *start;            /* as playing_match takes it */
} Start;

/* All numbers of players, variants and presets, and each option once. */
static const Start starts[] = {
  { "one", "loire players=1 seed=1" },
  { "one-french", "loire players=1 seed=2 preset=french solo_turns=30" },
  { "one-german", "loire players=1 seed=3 preset=german" },
  { "one-casual", "loire players=1 seed=4 variant=casual" },
  { "two", "loire players=2 seed=5" },
  { "two-french", "loire players=2 seed=6 preset=french lady_surcharge=5" },
  { "two-german", "loire players=2 seed=7 preset=german merchant_actions=all" },
  { "two-casual", "loire players=2 seed=8 variant=casual first_player=1" },
  { "three", "loire players=3 seed=9 circus_start=tours" },
  { "three-french", "loire players=3 seed=10 preset=french token_recall=yes" },
  { "three-german", "loire players=3 seed=11 preset=german poor_limit=0 rich_limit=99" },
  { "three-casual-french", "loire players=3 seed=12 variant=casual preset=french casual_abbey=yes" },
  { "four", "loire players=4 seed=9007199254740991 lumberjack_pays=each" },
  { "four-french", "loire players=4 seed=14 preset=french start_deniers=30" },
  { "four-german", "loire players=4 seed=15 preset=german palatium_hire=shared" },
  { "four-casual-german", "loire players=4 seed=16 variant=casual preset=german boat_goal=5 message_goal=3" },
};

static const char *const goldens[] = {
  "solo", "casual-solo", "two-german", "three-french", "four-english", "four-midgame", "two-edition", "three-branches",
};

/* Scenarios that were begun. */
static const char *const scenarios[] = { "first-ride", "market-day", "horseshoes", "boat-race" };

/* With and without options, positions, card values, drafts, and what is wrong. */
static const Start setups[] = {
  { "empty", "{}" },
  { "start", "{\"name\":\"Sunday\",\"players\":2,\"seed\":3}" },
  { "options", "{\"name\":\"Été à Blois\",\"author\":\"Zoé\",\"note\":\"Two lines\\nand a \\\"word\\\".\",\"preset\":\"french\",\"players\":4,"
               "\"seed\":4,\"options\":{\"boat_goal\":8,\"message_goal\":5,\"first_player\":2,\"token_recall\":true}}" },
  { "late", "{\"name\":\"Late\",\"seed\":5,\"players\":2,\"turn\":20,\"buildings\":{\"tours\":{\"kind\":\"castle\",\"owner\":1,\"turn\":3}},"
            "\"seats\":[{\"deniers\":12,\"characters\":[\"banker\"]},{\"boat\":2,\"palaces\":[{\"id\":\"orleans.bank\",\"turn\":7}]}],"
            "\"players_info\":[{\"name\":\"Ann\",\"colour\":\"green\"},{\"name\":\"Ben\",\"kind\":\"easy\"}]}" },
  { "prices", "{\"name\":\"Cheap\",\"players\":3,\"seed\":6,\"edition\":{\"characters\":{\"banker\":{\"cost\":1}},"
              "\"market_prices\":[1,2,2,2,3,3,4]}}" },
  { "casual", "{\"players\":1,\"seed\":7,\"variant\":\"casual\",\"circus\":\"tours\"}" },
  { "impossible", "{\"name\":\"Draft\",\"players\":2,\"seats\":[{\"delivered\":[\"m1.01\"]},{\"messages\":[{\"id\":\"m1.01\"}]}]}" },
  { "unknown", "{\"name\":\"Odd\",\"plaiers\":2}" },
  { "damaged", "{\"name\":\"Half a fi" },
};

static const char *const codes[] = { "empty", "start", "options", "late", "prices", "casual" };

static const char *
setup_text (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    if (g_str_equal (setups[i].name, name))
      return setups[i].start;
  g_assert_not_reached ();
}

static void
write_text (const char *folder, const char *name, const char *text, gsize length)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *parent = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (parent, 0755);
  relais_file_write (path, text, length, &error);
  g_assert_no_error (error);
}

static void
save (RelaisLibrary *library, RelaisMatch *match, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".relais", NULL);
  g_autofree char *path = g_build_filename (relais_library_get_folder (library), file, NULL);
  g_autoptr (GError) error = NULL;

  relais_library_save (library, match, path, &error);
  g_assert_no_error (error);
}

static void
write_small_games (RelaisLibrary *library)
{
  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (RelaisMatch) match = playing_match (starts[i].start);
      RelaisRng rng;

      relais_rng_seed (&rng, i + 1);
      playing_play_on (match, &rng, PLAYED);
      save (library, match, starts[i].name);
    }
}

static void
write_golden_games (RelaisLibrary *library, const char *sources)
{
  for (guint i = 0; i < G_N_ELEMENTS (goldens); i++)
    {
      g_autofree char *file = g_strconcat (goldens[i], ".relais", NULL);
      g_autofree char *path = g_build_filename (sources, "tests", "golden", file, NULL);
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (RelaisMatch) match = relais_library_load (library, path, NULL, problems);
      g_autofree char *name = g_strconcat ("whole-", goldens[i], NULL);

      testing_assert_no_problems (problems);
      relais_match_set_title (match, goldens[i]);
      save (library, match, name);
    }
}

static void
write_scenarios (RelaisLibrary *library)
{
  for (guint i = 0; i < G_N_ELEMENTS (scenarios); i++)
    {
      RelaisScenario *scenario = relais_scenarios_find (relais_scenarios_get (), scenarios[i]);
      g_autoptr (RelaisMatch) match = relais_scenario_start (scenario);
      g_autofree char *name = g_strconcat ("scenario-", scenarios[i], NULL);
      RelaisRng rng;

      relais_rng_seed (&rng, i + 100);
      playing_play_on (match, &rng, 5 * i);
      save (library, match, name);
    }
}

/* What has to be told beside the moves. */
static void
write_other_games (RelaisLibrary *library)
{
  g_autoptr (RelaisMatch) strict = playing_match ("loire players=2 seed=41");
  g_autoptr (RelaisMatch) early = playing_match ("loire players=3 seed=42 preset=german");
  g_autoptr (RelaisMatch) told = playing_match ("loire players=4 seed=43");
  g_autoptr (RelaisMatch) tried = playing_match ("loire players=2 seed=44");
  RelaisRng rng;

  relais_rng_seed (&rng, 7);
  relais_match_set_strict (strict, TRUE);
  relais_match_set_title (strict, "Strict “game”, with a \\ and \"quotes\"");
  playing_play_on (strict, &rng, 30);
  save (library, strict, "strict");

  playing_play_on (early, &rng, 20);
  relais_match_end_early (early);
  save (library, early, "ended-early");

  relais_match_set_remark (told, relais_match_get_node (told), "Before the first move");
  g_object_set (relais_match_nth_seat (told, 0), "name", "Émile", NULL);
  g_object_set (relais_match_nth_seat (told, 2), "name", "Nøkken, the 3rd", NULL);
  playing_play_on (told, &rng, 12);
  relais_match_set_remark (told, relais_match_get_node (told), "Two lines:\n  the second — “indented”, with # and @");
  relais_match_undo (told);
  relais_match_undo (told);
  playing_play_on (told, &rng, 6);
  for (int i = 0; i < 4; i++)
    relais_match_undo (told);
  save (library, told, "remarks-and-branches");

  playing_play_on (tried, &rng, 9);
  relais_match_try (tried);
  playing_play_on (tried, &rng, 2);
  save (library, tried, "tried-ahead");
}

/* As what goes wrong leaves them. */
static void
write_damaged_games (const char *folder)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=51");
  g_autoptr (GString) text = NULL;
  g_autofree char *whole = NULL;
  RelaisRng rng;
  gsize length;

  relais_rng_seed (&rng, 9);
  playing_play_on (match, &rng, 60);
  whole = relais_match_print (match, &length);
  write_text (folder, "games/damaged-cut.relais", whole, length * 2 / 3);
  memset (whole + length - 100, 0, 100);
  write_text (folder, "games/damaged-zeros.relais", whole, length);
  write_text (folder, "games/damaged-empty.relais", "", 0);
  text = g_string_new ("relais-record: 1\ngame: loire\nnew: loire players=2 seed=51\n\nmerchant ride 9 to nowhere\n");
  write_text (folder, "games/damaged-move.relais", text->str, text->len);
}

static void
write_games (const char *folder, const char *sources)
{
  g_autofree char *path = g_build_filename (folder, "games", NULL);
  g_autoptr (RelaisLibrary) library = relais_library_new (path);
  g_autoptr (GError) error = NULL;

  write_small_games (library);
  write_golden_games (library, sources);
  write_scenarios (library);
  write_other_games (library);
  relais_library_flush (library, NULL, &error);
  g_assert_no_error (error);
  write_damaged_games (folder);
}

/* As the editor keeps them; what it cannot read is left as it is. */
static void
write_setups (const char *folder)
{
  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      const char *source = setups[i].start;
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (RelaisDraft) draft = relais_draft_read (source, strlen (source), problems);
      g_autofree char *name = g_strdup_printf ("setups/%s.relais-setup", setups[i].name);
      gsize length = strlen (source);
      g_autofree char *text = draft != NULL ? relais_draft_print (draft, &length) : g_strdup (source);

      write_text (folder, name, text, length);
      if (draft != NULL)
        {
          g_autofree char *as_sent = g_strdup_printf ("setups/by-hand-%s.relais-setup", setups[i].name);

          write_text (folder, as_sent, source, strlen (source));
        }
    }
}

static void
write_codes (const char *folder)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      const char *source = setup_text (codes[i]);
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autofree char *code = relais_setup_code_from_json (source, strlen (source), problems);

      testing_assert_no_problems (problems);
      g_string_append_printf (lines, "%s\n", code);
    }
  write_text (folder, "codes.txt", lines->str, lines->len);
}

static void
write_edition (const char *folder)
{
  const char *source = setup_text ("prices");
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisDraft) draft = relais_draft_read (source, strlen (source), problems);
  gsize length;
  g_autofree char *text = relais_draft_print_edition (draft, &length);

  write_text (folder, "prices.relais-edition", text, length);
}

static void
write_settings (GSettings *settings)
{
  static const char *const solved[] = { "first-ride", "horseshoes", NULL };
  g_autoptr (RelaisNewGame) new_game = relais_new_game_new (relais_games[0], NULL);
  g_autofree char *remembered = NULL;

  relais_new_game_set_name (new_game, 0, "Anna");
  relais_new_game_set_value (new_game, relais_new_game_find (new_game, "boat_goal"), 9);
  relais_new_game_set_strict (new_game, TRUE);
  remembered = relais_new_game_print (new_game);
  g_settings_set_string (settings, "language", "fr");
  g_settings_set_string (settings, "style", "dark");
  g_settings_set_boolean (settings, "sounds", FALSE);
  g_settings_set_boolean (settings, "finish-stops", FALSE);
  g_settings_set_boolean (settings, "tell-handover", FALSE);
  g_settings_set_boolean (settings, "show-pane", FALSE);
  g_settings_set_boolean (settings, "window-maximized", TRUE);
  g_settings_set_int (settings, "window-width", 1000);
  g_settings_set_int (settings, "window-height", 700);
  g_settings_set_double (settings, "animation-speed", 2.0);
  g_settings_set_strv (settings, "solved", solved);
  g_settings_set_string (settings, "new-game", remembered);
  g_settings_sync ();
}

void
released_write (const char *folder, const char *sources, GSettings *settings)
{
  write_games (folder, sources);
  write_setups (folder);
  write_codes (folder);
  write_edition (folder);
  write_settings (settings);
}
