/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setups, codes and records of Thurn und Taxis, whose cities stand three times. */

#include "recording.h"

#include "engine/thurn/thurn-rules.h"
#include "engine/thurn/thurn.h"
#include "relais-setup-code.h"

#define START_MOST 60           /* characters of the code of a start, */
#define POSITION_MOST 400       /* and of a position in mid-game */
#define GAMES 12
#define MOVES 260
#define APART 20                /* moves between two positions that are looked at */

/* Players who choose evenly close hardly ever. */
static RelaisMove
choose (const ThurnState *s, const RelaisMove *moves, int n, RelaisRng *rng)
{
  RelaisMove some[RELAIS_MAX_MOVES];
  guint n_some = 0;

  for (int i = 0; i < n; i++)
    {
      bool closes = moves[i].kind == THURN_MOVE_CLOSE_EACH || moves[i].kind == THURN_MOVE_CLOSE_REGION;

      if (moves[i].kind == THURN_MOVE_PLAY || (moves[i].kind == THURN_MOVE_COACH && moves[i].a)
          || (closes && thurn_mover (s)->n_route >= thurn_next_coach (thurn_mover (s))))
        some[n_some++] = moves[i];
    }
  return n_some > 0 && relais_rng_below (rng, 8) > 0 ? some[relais_rng_below (rng, n_some)]
                                                     : moves[relais_rng_below (rng, (guint32) n)];
}

static gboolean
play_on (RelaisTree *tree, RelaisRng *rng, guint moves)
{
  RelaisMove list[RELAIS_MAX_MOVES];
  RelaisRefusal why;
  int n = 1;

  for (; moves > 0 && n > 0; moves--)
    {
      gconstpointer state = relais_tree_get_state (tree);

      n = relais_thurn.legal (relais_tree_get_edition (tree), state, list);
      if (n > 0)
        g_assert_true (relais_tree_play (tree, choose (state, list, n, rng), NULL, &why));
    }
  return n > 0;
}

/* Setups */

static void
assert_state (const char *json, const char *part)
{
  g_autoptr (RelaisSetup) setup = testing_setup (json);
  g_autofree char *state = testing_setup_state (setup);

  if (strstr (state, part) == NULL)
    g_error ("%s is not in %s", part, state);
}

static void
test_left_out (void)
{
  assert_state ("{\"game\":\"thurn\"}", "{\"game\":\"thurn\",\"format\":1,\"players\":3,\"seed\":0,\"options\":{\"outside\":8,");
  assert_state ("{\"game\":\"thurn\",\"seats\":[{},{},{},{}]}", "\"players\":4");
  assert_state ("{\"game\":\"thurn\",\"players\":4,\"seats\":[{\"coach\":4}]}", "\"coaches\":{\"3\":3,\"4\":3,\"5\":4,\"6\":4,\"7\":4}");
  assert_state ("{\"game\":\"thurn\",\"turn\":5,\"player\":1}", "\"first_player\":2},\"turn\":5,\"player\":1");
  assert_state ("{\"game\":\"thurn\",\"players\":2,\"seats\":[{\"houses\":[\"ulm\",\"linz\"]}]}", "\"houses\":[\"linz\",\"ulm\"],\"left\":18");
  assert_state ("{\"game\":\"thurn\",\"players\":2,\"seats\":[{\"tiles\":[{\"stack\":\"len5\",\"value\":2}]}]}", "\"tiles\":{\"len5\":[1],");
  assert_state ("{\"game\":\"thurn\",\"players\":3,\"turn\":4,\"options\":{\"first_player\":0},\"seats\":[{\"coach\":7,"
                "\"tiles\":[{\"stack\":\"end\",\"value\":1}]}]}", "\"ending\":{\"turn\":3,\"player\":0,\"last_turn\":5}");
}

static void
assert_refused (const char *json, const char *place, const char *rule)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();

  g_assert_null (relais_setup_parse (json, strlen (json), problems));
  testing_assert_presentable (problems);
  testing_assert_problem (json, problems, place, rule);
}

static void
test_refused (void)
{
  assert_refused ("{\"game\":\"thurn\",\"preset\":\"english\"}", "preset", "SYNTAX");
  assert_refused ("{\"game\":\"thurn\",\"variant\":\"casual\"}", "variant", "SYNTAX");
  assert_refused ("{\"game\":\"thurn\",\"rules\":2}", "rules", "SYNTAX");
  assert_refused ("{\"game\":\"thurn\",\"players\":5}", "players", "SYNTAX");
  assert_refused ("{\"game\":\"thurn\",\"seats\":[{},{},{},{},{}]}", "seats", "SYNTAX");
  assert_refused ("{\"game\":\"thurn\",\"turn\":1000000001}", "turn", "SYNTAX");
  assert_refused ("{\"game\":\"thurn\",\"shuffles\":1000001}", "shuffles", "SYNTAX");
  assert_refused ("{\"game\":\"thurn\",\"players\":2,\"seats\":[{\"tiles\":[{\"stack\":\"len5\"}]}]}", "seats.0.tiles.0.value", "SYNTAX");
  assert_refused ("{\"game\":\"thurn\",\"ending\":{\"turn\":1}}", "ending.player", "SYNTAX");
  assert_refused ("{\"game\":\"thurn\",\"closing\":{\"mode\":\"each\"}}", "closing.open", "SYNTAX");
  assert_refused ("{\"game\":\"thurn\",\"face_up\":[\"ulm\"]}", "face_up", "SYNTAX");
  assert_refused ("{\"game\":\"thurn\",\"players\":2,\"seats\":[{\"hand\":[\"paris\"]}]}", "seats.0.hand.0", "SYNTAX");
  assert_refused ("{\"game\":\"thurn\",\"deck\":[\"ulm\"]}", "deck", "T-POS-1");
  assert_refused ("{\"game\":\"thurn\",\"tiles\":{\"len5\":[]}}", "tiles.len5", "T-POS-2");
  assert_refused ("{\"game\":\"thurn\",\"players\":2,\"seats\":[{\"route\":[\"lodz\",\"basel\"]}]}", "seats.0.route", "T-POS-3");
  assert_refused ("{\"game\":\"thurn\",\"phase\":\"discard\"}", "phase", "T-POS-4");
  assert_refused ("{\"game\":\"thurn\",\"players\":2,\"seats\":[{\"coach\":7}]}", "ending", "T-POS-5");
  assert_refused ("{\"turn\":2,\"deck\":[]}", "deck", "SYNTAX");        /* without a game it is La Loire's */
}

/* Codes */

static char *
code_of (const char *json)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  char *code = relais_setup_code_from_json (json, strlen (json), problems);

  testing_assert_no_problems (problems);
  g_assert_nonnull (code);
  return code;
}

static char *
json_of (const char *code)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  char *json = relais_setup_code_to_json (code, problems);

  testing_assert_no_problems (problems);
  g_assert_nonnull (json);
  return json;
}

/* Codes that were given away, and what they must mean for ever. */
static const struct { const char *code, *json; } given_away[] = {
  { "RELAIS-2-044QQ-6ZA96-39",
    "{\"game\":\"thurn\",\"seed\":42}" },
  { "RELAIS-2-0J4GY-H3MHP-ZZZZY-4AST8-KJRA0-G",
    "{\"game\":\"thurn\",\"players\":4,\"seed\":9007199254740991,\"options\":{\"outside\":9},\"player\":3}" },
  { "RELAIS-2-1F4G3-HVKGK-24PJK-JE9VJ-ZQ515-MJ2H0-7Q683-XWNEG-VMNE8-JTHWQ-VPPGB",
    "{\"name\":\"Nearly there\",\"edition\":{\"coaches\":{\"7\":12}},\"game\":\"thurn\",\"seed\":7,\"turn\":20,"
    "\"seats\":[{\"hand\":[\"linz\",\"ulm\"],\"seen\":[\"ulm\"],\"route\":[\"basel\",\"zurich\",\"kempten\"],\"houses\":[\"lodz\"],"
    "\"coach\":6},{\"tiles\":[{\"stack\":\"len7\",\"value\":4}]}]}" },
};

static void
test_given_away (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (given_away); i++)
    {
      g_autofree char *json = json_of (given_away[i].code);
      g_autofree char *code = code_of (given_away[i].json);

      g_assert_cmpstr (json, ==, given_away[i].json);
      g_assert_cmpstr (code, ==, given_away[i].code);
    }
}

static void
assert_there_and_back (const RelaisSetup *setup, gsize most)
{
  gsize length;
  g_autofree char *text = relais_setup_print (setup, &length);
  g_autofree char *code = relais_setup_code_print (setup);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisSetup) read = relais_setup_code_parse (code, problems);
  g_autofree char *again = NULL;

  testing_assert_no_problems (problems);
  again = relais_setup_print (read, &length);
  g_assert_cmpstr (again, ==, text);
  g_assert_cmpuint (strlen (code), <=, most);
}

static void
test_starts (void)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  for (guint i = 0; i < 40; i++)
    {
      guint players = 2 + relais_rng_below (&rng, 3);
      g_autofree char *json = g_strdup_printf ("{\"game\":\"thurn\",\"players\":%u,\"seed\":%" G_GUINT64_FORMAT ",\"options\":{\"outside\":%u,"
                                               "\"first_player\":%u}}", players, (guint64) (relais_rng_next (&rng) >> 11),
                                               8 + relais_rng_below (&rng, 2), relais_rng_below (&rng, players));
      g_autoptr (RelaisSetup) setup = testing_setup (json);

      assert_there_and_back (setup, START_MOST);
    }
}

/* Positions of whole games: codes, and setups printed and read. */
static void
test_positions (void)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 2);
  for (guint game = 0; game < GAMES; game++)
    {
      g_autofree char *start = g_strdup_printf ("thurn players=%u seed=%u outside=%u", 2 + game % 3, game, 8 + game % 2);
      g_autoptr (RelaisRecord) record = testing_record (start);

      for (guint i = 0; i < MOVES / APART && play_on (record->tree, &rng, APART); i++)
        {
          RelaisSetup setup = { .game = &relais_thurn };

          relais_copy (&relais_thurn, &setup.state, relais_tree_get_state (record->tree));
          assert_there_and_back (&setup, POSITION_MOST);
        }
    }
}

/* Records */

static void
test_record (void)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 3);
  for (guint game = 0; game < GAMES; game++)
    {
      g_autofree char *start = g_strdup_printf ("thurn players=%u seed=%u", 2 + game % 3, game);
      g_autoptr (RelaisRecord) record = testing_record (start);
      g_autofree char *text = NULL;
      g_autoptr (RelaisRecord) read = NULL;

      testing_grow (record->tree, &rng, 6, 80);
      text = print (record);
      read = parse (text);
      assert_same_tree (record, read);
    }
}

/* All of it taken back and played again: the same cards come. */
static void
test_undo (void)
{
  g_autoptr (RelaisRecord) record = testing_record ("thurn players=2 seed=9");
  g_autofree char *start = testing_current (record);
  g_autofree char *end = NULL, *undone = NULL, *again = NULL;
  RelaisRng rng;
  guint depth;

  relais_rng_seed (&rng, 4);
  play_on (record->tree, &rng, 600);
  depth = relais_tree_get_current (record->tree)->depth;
  g_assert_cmpuint (depth, >, 200);
  end = testing_current (record);
  g_assert_true (strstr (end, "\"shuffles\":0") == NULL);
  g_assert_true (relais_tree_undo (record->tree, depth));
  undone = testing_current (record);
  g_assert_cmpstr (undone, ==, start);
  g_assert_true (relais_tree_redo (record->tree, depth));
  again = testing_current (record);
  g_assert_cmpstr (again, ==, end);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/thurn/setup/left-out", test_left_out);
  g_test_add_func ("/thurn/setup/refused", test_refused);
  g_test_add_func ("/thurn/code/given-away", test_given_away);
  g_test_add_func ("/thurn/code/starts", test_starts);
  g_test_add_func ("/thurn/code/positions", test_positions);
  g_test_add_func ("/thurn/record", test_record);
  g_test_add_func ("/thurn/undo", test_undo);
  return g_test_run ();
}
