/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands beside a record, however odd: nothing of it crashes, warns or is
 * longer than what is shown may be. */

#include "library.h"

#include "model/relais-library-private.h"
#include "model/relais-new-game.h"
#include "record/relais-bounds.h"

static RelaisBeside *
parse (const char *text)
{
  return relais_beside_parse (text, strlen (text), NULL);
}

static void
test_what_is_written_is_read (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autofree char *text = NULL;
  g_autoptr (RelaisBeside) beside = NULL;
  gsize length;

  relais_match_set_title (match, "L’hiver “de” \\ Blois");
  relais_match_set_scenario (match, "first-letters");
  text = relais_beside_print (match, &length);
  beside = relais_beside_parse (text, length, NULL);
  g_assert_cmpstr (beside->title, ==, "L’hiver “de” \\ Blois");
  g_assert_cmpstr (beside->scenario, ==, "first-letters");
  g_assert_cmpint (beside->cursor, ==, 0);
  g_assert_cmpint (beside->turn, ==, 0);
  g_assert_cmpint (beside->seat, ==, relais_match_get_seat (match));
  g_assert_cmpuint (beside->n_points, ==, 2);
  g_assert_cmpint (beside->points[0], ==, 1);
  g_assert_false (beside->ended_early || beside->solved);
}

/* What is tried is not where the game stands. */
static void
test_a_trial_is_not_told (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autofree char *before = NULL;
  g_autofree char *during = NULL;
  RelaisRng rng;
  gsize length;

  before = relais_beside_print (match, &length);
  relais_rng_seed (&rng, 1);
  relais_match_try (match);
  playing_play_on (match, &rng, 30);
  during = relais_beside_print (match, &length);
  g_assert_cmpstr (before, ==, during);
}

static void
test_points_are_told_all_or_none (void)
{
  static const struct { const char *text; guint n; } texts[] = {
    { "{\"points\":[3,-5]}", 2 }, { "{\"points\":[]}", 0 }, { "{\"points\":[1,2,3,4,5]}", 0 }, { "{\"points\":[1,\"2\"]}", 0 },
    { "{\"points\":{\"a\":1}}", 0 }, { "{\"points\":[99999999999]}", 0 }, { "{\"points\":7,\"seat\":\"x\",\"solved\":1}", 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (RelaisBeside) beside = parse (texts[i].text);

      g_assert_cmpuint (beside->n_points, ==, texts[i].n);
      g_assert_cmpint (beside->seat, ==, -1);
      g_assert_false (beside->solved);
    }
}

/* As if nothing were told. */
static void
test_nesting_types_and_rubbish_tell_nothing (void)
{
  g_autofree char *lists = testing_repeat ("[", 200000);
  g_autofree char *objects = testing_repeat ("{\"a\":", 200000);
  g_autofree char *spaces = testing_repeat (" ", RELAIS_JSON_LENGTH + 1);
  const char *const texts[] = {
    lists, objects, spaces, "", "[]", "null", "7", "\"title\"", "{\"title\":7,\"scenario\":[],\"cursor\":\"x\",\"turn\":-1,\"ended_early\":1}",
    "{\"title\":null,\"cursor\":99999999999999999999,\"turn\":1.5}", "{\"title\":\"\xff\"}", "{\"title\":\"a\",\"title\":\"b\"}",
    "{'title':'x'}", "{\"title\":\"x\"} // that", "{\"title\":\"unfinished",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (RelaisBeside) beside = parse (texts[i]);

      g_assert_null (beside->title);
      g_assert_null (beside->scenario);
      g_assert_false (beside->strict || beside->ended_early);
      g_assert_cmpint (beside->cursor, ==, -1);
      g_assert_cmpint (beside->turn, ==, -1);
    }
}

static void
test_titles_have_a_bound (void)
{
  g_autofree char *lines = testing_repeat ("word\\n", 50000);
  g_autofree char *text = g_strdup_printf ("{\"title\":\"%s\",\"scenario\":\"%s\"}", lines, lines);
  g_autoptr (RelaisBeside) beside = parse (text);
  g_autoptr (RelaisBeside) surrogate = parse ("{\"title\":\"\\ud800 x\"}");

  g_assert_cmpint (g_utf8_strlen (beside->title, -1), <=, RELAIS_NAME_LENGTH);
  g_assert_null (strchr (beside->title, '\n'));
  g_assert_cmpint (g_utf8_strlen (beside->scenario, -1), <=, RELAIS_ID_LENGTH + 1);
  g_assert_cmpstr (surrogate->title, ==, "\ufffd x");
}

/* The list tells it, and it can be searched, played and saved again. */
static void
test_a_game_beside_it_is_listed_and_loaded (void)
{
  g_autofree char *nested = testing_repeat ("[", 200000);
  g_autofree char *lines = testing_repeat ("brick\\n", 50000);
  g_autofree char *brick = g_strdup_printf ("{\"title\":\"%s\",\"scenario\":\"../../../etc/passwd\"}", lines);
  const char *const texts[] = { nested, brick, "{\"title\":\"\\ud800 x\"}" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      Fixture f;
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (RelaisMatch) match = NULL;
      g_autoptr (RelaisLibraryEntry) at = NULL;
      g_autofree char *path = NULL;
      const char *title;

      begin (&f);
      write_file (&f, "old.relais", "relais-record: 1\ngame: loire\nnew: loire players=2 seed=7\n\nmerchant ride 2 to langeais\n");
      write_file (&f, "old.json", texts[i]);
      path = path_of (&f, "old.relais");
      relais_library_refresh (f.library);
      at = entry (&f, 0);
      g_assert_false (relais_library_entry_get_broken (at));
      title = relais_library_entry_get_title (at);
      g_assert_true (title == NULL || (g_utf8_validate (title, -1, NULL) && g_utf8_strlen (title, -1) <= RELAIS_NAME_LENGTH));
      relais_library_entry_matches (at, "brick");
      match = relais_library_load (f.library, path, NULL, problems);
      g_assert_nonnull (match);
      finish (&f);
    }
}

/* Names, and how many: the list has as many as there are seats. */
static void
test_names_in_a_list_have_a_bound (void)
{
  Fixture f;
  g_autofree char *name = testing_repeat ("Ann ", 2000);
  g_autofree char *seats = testing_repeat ("Ann (red, human); ", 200000);
  g_autofree char *long_name = g_strdup_printf ("relais-record: 1\ngame: loire\nseats: %s (red, human)\nnew: loire players=1\n\n", name);
  g_autofree char *many = g_strdup_printf ("relais-record: 1\ngame: loire\nseats: %s\nnew: loire players=1\n\n", seats);

  begin (&f);
  write_file (&f, "long.relais", long_name);
  write_file (&f, "many.relais", many);
  relais_library_refresh (f.library);
  g_assert_cmpuint (size (&f), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (RelaisLibraryEntry) at = entry (&f, i);

      g_assert_cmpint (g_utf8_strlen (relais_library_entry_get_players (at), -1), <=, RELAIS_MAX_SEATS * (RELAIS_NAME_LENGTH + 2));
    }
  finish (&f);
}

/* What is remembered of the last new game is a setting, and anybody's to write. */
static void
test_a_new_game_begins_whatever_is_remembered (void)
{
  g_autofree char *nested = testing_repeat ("{\"seats\":", 200000);
  g_autofree char *lines = testing_repeat ("n\\n", 50000);
  g_autofree char *named = g_strdup_printf ("{\"seats\":[{\"name\":\"%s\",\"colour\":\"red\"},{\"name\":\"\\ud800\",\"colour\":\"blue\"}]}", lines);
  const char *const texts[] = {
    nested, named, "{\"seats\":[7,[],null,{\"colour\":\"%s\"}],\"options\":[]}", "{\"options\":{\"boat_goal\":7,\"preset\":null,\"first_player\":\"3\"}}",
    "{\"game\":\"null\",\"strict\":\"yes\",\"options\":{\"variant\":\"casual\",\"circus_start\":\"tours\",\"message_goal\":\"99\"}}", "\xff",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (RelaisNewGame) new_game = relais_new_game_new (relais_games[0], texts[i]);
      g_autoptr (RelaisMatch) match = relais_new_game_start (new_game);

      relais_new_game_remembered (texts[i]);
      for (guint seat = 0; seat < relais_new_game_get_n_seats (new_game); seat++)
        {
          const char *name = relais_new_game_get_name (new_game, seat);

          g_assert_true (g_utf8_validate (name, -1, NULL));
          g_assert_cmpint (g_utf8_strlen (name, -1), <=, RELAIS_NAME_LENGTH);
        }
      g_assert_nonnull (match);
    }
}

/* What another version keeps there stays as it stood there, however often the
 * game is saved; and what is too much does not grow the file. */
static void
test_unknown_members_stay (void)
{
  static const char weather[] = "\"we\\\"ather\" : {\"sky\": [1.50, null, \"\\u00e9\\n\"],\n\t\"wind\":-1e400}";
  static const char tags[] = "\"tags\" : [\"a\",{}]";
  g_autofree char *huge = testing_repeat ("x", RELAIS_UNKNOWN_LENGTH);
  g_autofree char *json = g_strdup_printf ("{%s,\"title\":\"One\",\"strict\":false,\"huge\":\"%s\",\"ti\\u0074le\":2,%s}\n", weather, huge, tags);
  g_autofree char *path = NULL;
  g_autofree char *beside = NULL;
  g_autofree char *expected = g_strdup_printf (",\n  %s,\n  %s\n}", weather, tags);
  Fixture f;

  begin (&f);
  path = add_game (&f, 7, 3);
  beside = relais_beside_path (path, ".json");
  g_assert_true (g_file_set_contents (beside, json, -1, NULL));
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (RelaisMatch) match = load (&f, path);
      g_autofree char *text = NULL;

      playing_play_on (match, &(RelaisRng) { { 1, 2, 3, i } }, 1);
      save (&f, match, path);
      g_assert_true (g_file_get_contents (beside, &text, NULL, NULL));
      g_assert_true (g_str_has_suffix (text, expected));
      g_assert_nonnull (strstr (text, "\"title\" : \"One\""));
      g_assert_null (strstr (text, "huge"));
      g_assert_null (strstr (text, "u0074"));
      g_assert_null (strstr (text, "strict"));
    }
  finish (&f);
}

/* However many they are, what is written can be read again. */
static void
test_many_unknown_members (void)
{
  GString *json = g_string_new ("{\"title\":\"One\"");
  g_autoptr (RelaisMatch) match = NULL;
  g_autoptr (RelaisBeside) again = NULL;
  g_autofree char *path = NULL;
  g_autofree char *beside = NULL;
  g_autofree char *text = NULL;
  Fixture f;

  for (guint i = 0; i < 511; i++)
    g_string_append_printf (json, ",\"%x\":0", i);
  g_string_append_c (json, '}');
  begin (&f);
  path = add_game (&f, 7, 3);
  beside = relais_beside_path (path, ".json");
  g_assert_true (g_file_set_contents (beside, json->str, -1, NULL));
  match = load (&f, path);
  save (&f, match, path);
  g_assert_true (g_file_get_contents (beside, &text, NULL, NULL));
  again = relais_beside_parse (text, strlen (text), NULL);
  g_assert_cmpstr (again->title, ==, "One");
  g_assert_cmpuint (strlen (again->unknown), >, RELAIS_UNKNOWN_LENGTH * 3 / 4);
  g_string_free (json, TRUE);
  finish (&f);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/beside/written", test_what_is_written_is_read);
  g_test_add_func ("/beside/trial", test_a_trial_is_not_told);
  g_test_add_func ("/beside/points", test_points_are_told_all_or_none);
  g_test_add_func ("/beside/rubbish", test_nesting_types_and_rubbish_tell_nothing);
  g_test_add_func ("/beside/titles", test_titles_have_a_bound);
  g_test_add_func ("/beside/listed", test_a_game_beside_it_is_listed_and_loaded);
  g_test_add_func ("/beside/unknown", test_unknown_members_stay);
  g_test_add_func ("/beside/many-unknown", test_many_unknown_members);
  g_test_add_func ("/beside/names", test_names_in_a_list_have_a_bound);
  g_test_add_func ("/beside/new-game", test_a_new_game_begins_whatever_is_remembered);
  return g_test_run ();
}
