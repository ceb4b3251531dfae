/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a report of a problem tells, and what it does not. */

#define G_SETTINGS_ENABLE_BACKEND

#include <gio/gsettingsbackend.h>

#include "model/relais-report.h"
#include "playing.h"

#define SCHEMA "io.github.relaisgame.Relais"

static RelaisRecord *
record_of (const char *text)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  RelaisRecord *record = relais_record_parse (text, strlen (text), NULL, problems);

  testing_assert_no_problems (problems);
  return record;
}

static char *
report_of (RelaisMatch *match)
{
  g_autoptr (RelaisReportRecord) record = relais_report_record_new (match);

  return relais_report_record_run (record);
}

/* Who reads it gets the same game, with nobody in it. */
static void
test_record (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7 boat_goal=8");
  g_autoptr (RelaisRecord) again = NULL;
  g_autofree char *told = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  RelaisRng rng;

  relais_rng_seed (&rng, 3);
  g_object_set (relais_match_nth_seat (match, 0), "name", "Zerbinetta", NULL);
  relais_match_set_remark (match, relais_match_get_node (match), "Zerbinetta begins");
  playing_play_on (match, &rng, 30);
  relais_match_set_remark (match, relais_match_get_node (match), "two lines\nabout Zerbinetta");
  relais_match_undo (match);
  relais_match_undo (match);
  playing_play_on (match, &rng, 5);
  relais_match_set_title (match, "Zerbinetta’s game");
  told = report_of (match);
  g_assert_null (strstr (told, "erbinetta"));
  g_assert_null (strstr (told, "two lines"));
  g_assert_nonnull (strstr (told, "seats: Player 1 (red, human); Player 2 (yellow, human)\n"));
  again = record_of (told);
  before = testing_current (relais_match_get_record (match));
  after = testing_current (again);
  g_assert_cmpstr (before, ==, after);
}

/* Colours and kinds are words that a file may have from anywhere, too. */
static void
test_record_from_outside (void)
{
  g_autoptr (RelaisMatch) match =
    relais_match_new (record_of ("relais-record: 1\ngame: loire\nnew: loire players=1 seed=7\nseats: Anna (Anna’s colour, human)\n\n"));
  g_autofree char *told = report_of (match);

  g_assert_null (strstr (told, "Anna"));
}

static void
test_setup_without_its_author (void)
{
  static const char text[] = "{\"name\":\"Anna’s ferry\",\"author\":\"Anna\",\"note\":\"Anna and Ben\",\"players\":2,\"seed\":3,"
                             "\"players_info\":[{\"name\":\"Anna\"},{\"name\":\"Ben\"}]}";
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisSetup) setup = relais_setup_parse (text, strlen (text), problems);
  g_autoptr (RelaisMatch) match = relais_match_new (relais_record_from_setup (setup));
  g_autofree char *told = report_of (match);
  g_autoptr (RelaisRecord) again = record_of (told);

  g_assert_null (strstr (told, "Anna"));
  g_assert_null (strstr (told, "Ben"));
  testing_assert_same (relais_tree_get_state (again->tree), relais_match_get_state (match), relais_games[0]->state_size);
}

static void
test_words (void)
{
  static const char *const names[] = { "Anna", "Anna Maria", "Zoé", "/home/anna", "anna", "", NULL };
  static const struct
  {
    const char *words;
    const char *told;
  } cases[] = {
    { "Nothing to hide: 3 horses.", "Nothing to hide: 3 horses." },
    { "Anna has no deniers.", "… has no deniers." },
    { "Anna Maria, Anna and Zoé", "…, … and …" },
    { "Annalena has none", "Annalena has none" },
    { "It is Anna’s turn", "It is …’s turn" },
    { "/home/anna/My Games/x.relais: No such file", "…: No such file" },
    { "file:///home/anna/x.relais: No such file", "…: No such file" },
    { "/etc/secret: Permission denied", "…: Permission denied" },
    { "“Anna, Ben.relais” Is Damaged\nLine 9: …", "“…” Is Damaged\nLine 9: …" },
    { "«\xc2\xa0Un soir.relais-setup\xc2\xa0» est endommagé", "«…\xc2\xa0» est endommagé" },
    { "the user anna", "the user …" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *told = relais_report_clean (cases[i].words, names);

      if (strcmp (told, cases[i].told) != 0)
        g_error ("“%s” is told as “%s”", cases[i].words, told);
    }
}

static void
test_settings (void)
{
  g_autoptr (GSettingsSchema) schema = g_settings_schema_source_lookup (g_settings_schema_source_get_default (), SCHEMA, TRUE);
  g_autoptr (GSettingsBackend) backend = NULL;
  g_autoptr (GSettings) settings = NULL;
  g_autofree char *untouched = NULL;
  g_autofree char *told = NULL;

  if (schema == NULL)
    {
      g_test_skip ("the settings' schema is not built");
      return;
    }
  backend = g_memory_settings_backend_new ();
  settings = g_settings_new_with_backend (SCHEMA, backend);
  untouched = relais_report_settings (settings);
  g_assert_cmpstr (untouched, ==, "All as delivered.\n");
  g_settings_set_string (settings, "style", "dark");
  g_settings_set_string (settings, "new-game", "{\"seats\":[{\"name\":\"Zerbinetta\"}]}");
  told = relais_report_settings (settings);
  g_assert_nonnull (strstr (told, "style: 'dark'\n"));
  g_assert_nonnull (strstr (told, "new-game: …\n"));
  g_assert_null (strstr (told, "Zerbinetta"));
  g_assert_null (strstr (told, "sounds"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report/record", test_record);
  g_test_add_func ("/report/record-from-outside", test_record_from_outside);
  g_test_add_func ("/report/setup-without-its-author", test_setup_without_its_author);
  g_test_add_func ("/report/words", test_words);
  g_test_add_func ("/report/settings", test_settings);
  return g_test_run ();
}
