/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Records: what is saved comes back byte by byte. */

#include "recording.h"

/* As a version of Relais printed them that knew no others; what comes after may follow. */
#define OPTIONS_OF_RULES_1 \
  "{\"lady_surcharge\":2,\"merchant_actions\":\"all\",\"lumberjack_pays\":\"once\",\"palatium_hire\":\"extra\"," \
  "\"boat_goal\":17,\"message_goal\":10,\"token_recall\":true,\"casual_abbey\":true,\"solo_turns\":60," \
  "\"start_deniers\":7,\"poor_limit\":5,\"rich_limit\":10,\"circus_start\":\"usse\",\"first_player\":0"

#define EDITION "\"edition\":{\"beer_factor\":3,\"market_prices\":[0,1,2,2,3,4,9],\"goods\":{\"wine\":{\"sells\":8}}}"

/* Round trips */

static const char *const starts[] = {
  "null players=2",
  "null players=4 first_player=2",
  "{\"game\":\"null\",\"stones\":9,\"taken\":[7,5]}",
  "{\"game\":\"null\",\"edition\":{\"most\":7,\"stones\":80}}",
  "loire",
  "loire players=1 seed=9007199254740991",
  "loire players=2 seed=7 preset=german",
  "loire players=3 seed=8 preset=french first_player=random",
  "loire players=4 seed=9 circus_start=tours token_recall=no merchant_actions=one",
  "loire players=1 seed=10 variant=casual solo_turns=3",
  "loire players=2 seed=11 variant=casual casual_abbey=no",
  "loire players=4 seed=12 variant=casual boat_goal=1",
  "{\"players\":1,\"seed\":3}",
  "{\"players\":3,\"seed\":3,\"variant\":\"casual\"}",
  "{\"players\":2,\"seed\":4," EDITION "}",
  "{\"players\":4,\"turn\":11,\"seats\":[{" TESTING_MENAGERIE "},{},{" TESTING_DUCAL "},{" TESTING_BUILDERS "}]," EDITION "}",
  TESTING_RICH (1, "{" TESTING_BUILDERS "}"),
  TESTING_RICH (2, "{" TESTING_BUILDERS "},{" TESTING_MENAGERIE "}"),
  TESTING_RICH (3, "{" TESTING_BUILDERS "},{" TESTING_MENAGERIE "},{" TESTING_DUCAL "}"),
};

static void
test_round_trip (gconstpointer data)
{
  guint deepest = 0;
  RelaisRng rng;

  for (guint seed = 0; seed < 4; seed++)
    {
      g_autoptr (RelaisRecord) record = testing_record (data);
      g_autofree char *text = NULL;

      relais_rng_seed (&rng, seed);
      round_trip (record);
      testing_grow (record->tree, &rng, 4 + 8 * seed, 25);
      add_remarks (record->tree, &rng);
      for (int i = 0; i < 5; i++)
        {
          RelaisNode *node = relais_tree_get_root (record->tree);

          for (guint steps = relais_rng_below (&rng, 200); steps > 0 && testing_walk (node) != NULL; steps--)
            node = testing_walk (node);
          relais_tree_go (record->tree, node);
          round_trip (record);
        }
      text = print (record);
      deepest = MAX (deepest, deepest_branch (text));
    }
  g_assert_cmpuint (deepest, >=, 3);
}

/* Every cursor on one line. */
static void
test_cursor (void)
{
  g_autoptr (RelaisRecord) record = testing_record ("loire players=2 seed=3");
  guint last;
  RelaisRng rng;

  relais_rng_seed (&rng, 4);
  testing_play_on (record->tree, &rng, 40);
  last = relais_tree_get_current (record->tree)->depth;
  g_assert_true (relais_tree_undo (record->tree, last));
  for (guint i = 0; i <= last; i++)
    {
      round_trip (record);
      g_assert_true (relais_tree_redo (record->tree, 1) == (i < last));
    }
}

/* Every alternative of one move, each a branch of the one before: as deep as
 * there are moves. */
static void
test_all_alternatives (gconstpointer data)
{
  g_autoptr (RelaisRecord) record = testing_record (data);

  for (int level = 0; level < 12; level++)
    {
      RelaisMove moves[RELAIS_MAX_MOVES];
      RelaisRefusal why;
      int n = record->game->legal (relais_record_edition (record), relais_tree_get_state (record->tree), moves);

      for (int i = 0; i < n; i++)
        {
          g_assert_true (relais_tree_play (record->tree, moves[i], NULL, &why));
          if (i + 1 < n)
            g_assert_true (relais_tree_undo (record->tree, 1));
        }
    }
  round_trip (record);
  g_assert_true (relais_tree_undo (record->tree, relais_tree_get_current (record->tree)->depth));
  round_trip (record);
}

/* A finished game says so and by how much. */
static void
test_result (void)
{
  g_autoptr (RelaisRecord) record = testing_record ("null players=2 first_player=0");
  g_autofree char *before = NULL, *after = NULL;
  RelaisRefusal why;

  for (int i = 0; i < 7; i++)
    g_assert_true (relais_tree_play (record->tree, (RelaisMove) { 0, i == 6 ? 2 : 3, 0, 0 }, NULL, &why));
  before = print (record);
  g_assert_nonnull (strstr (before, "\nresult: unfinished\n"));
  g_assert_true (relais_tree_play (record->tree, (RelaisMove) { 0, 1, 0, 0 }, NULL, &why));
  g_assert_true (relais_tree_undo (record->tree, 3));
  after = print (record);
  g_assert_nonnull (strstr (after, "\ncursor: 5\nresult: finished 11 10\n"));
  round_trip (record);
}

/* Only where it is: other records are as they were. */
static void
test_strict (gconstpointer start)
{
  g_autoptr (RelaisRecord) record = testing_record (start);
  g_autofree char *loose = print (record);
  g_autofree char *strict = NULL;

  g_assert_null (strstr (loose, "undo"));
  record->strict = TRUE;
  strict = print (record);
  g_assert_nonnull (strstr (strict, "\nundo: strict\ncursor: 0\n"));
  round_trip (record);
}

static void
test_players (void)
{
  g_autoptr (RelaisRecord) record = parse (
    "relais-record: 1\ngame: null\nseats: Anna of the Hill (red, human); Ben, 2nd (green, hard)\nnew: null\n\n");
  g_autofree char *text = print (record);
  const RelaisPlayerInfo *ben = record->players->pdata[1];

  g_assert_cmpstr (ben->name, ==, "Ben, 2nd");
  g_assert_cmpstr (ben->colour, ==, "green");
  g_assert_cmpstr (ben->kind, ==, "hard");
  g_assert_nonnull (strstr (text, "\nseats: Anna of the Hill (red, human); Ben, 2nd (green, hard)\n"));
}

/* Names may be anything; what the header cannot hold is smoothed out once. */
static void
test_odd_names (void)
{
  static const char *const names[] = {
    "(", ")", ";", "a;b", "(a, b)", " padded ", "  ", "", "tab\ttab", "line\nline", "é🐎", ",", "a, (b", "\v", "x)y(z",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (names); k++)
      {
        g_autoptr (RelaisRecord) record = testing_record ("null players=2");
        g_autoptr (GPtrArray) told = relais_players_new ();

        g_ptr_array_add (told, relais_player_info_new (names[i], names[k], names[(i + k) % G_N_ELEMENTS (names)]));
        relais_record_adopt_players (record, told);
        round_trip (record);
      }
}

/* The record of the protocol's page, brought up to date. */
static void
test_by_hand (void)
{
  static const char text[] =
    "relais-record: 1\n"
    "game: loire\n"
    "rules: 1\n"
    "application: 0.1.0\n"
    "seats: Anna (red, human); Ben (green, human)\n"
    "new: loire players=2 seed=7 preset=german first_player=0\n"
    "cursor: 2\n"
    "result: unfinished\n"
    "\n"
    "# before the first move\n"
    "merchant ride 2 to langeais\n"
    "  merchant ride 1 to angers\n"
    "  # of the branch\n"
    "    messenger ride 2 to talcy\n"
    "    done\n"
    "done\n"
    "# of done\n"
    "# and more\n"
    "messenger ride 2 to amboise\n"
    "done\n";
  g_autoptr (RelaisRecord) record = parse (text);
  const RelaisNode *root = relais_tree_get_root (record->tree);
  const RelaisNode *first = root->first;

  g_assert_cmpstr (root->remark, ==, "before the first move");
  g_assert_cmpuint (relais_tree_get_current (record->tree)->depth, ==, 2);
  g_assert_cmpstr (relais_tree_get_current (record->tree)->remark, ==, "of done\nand more");
  g_assert_null (first->remark);
  g_assert_cmpstr (first->next->remark, ==, "of the branch");
  g_assert_nonnull (first->next->next->first);
  g_assert_null (first->next->next->next);
  g_assert_true (relais_tree_redo (record->tree, 2));
  g_assert_false (relais_tree_redo (record->tree, 1));
  round_trip (record);
}

static void
test_crlf (void)
{
  g_autofree char *text = sample ();
  g_autofree char *crlf = replace (text, "\n", "\r\n");
  g_autoptr (RelaisRecord) record = parse (crlf);
  g_autofree char *again = print (record);

  g_assert_cmpstr (again, ==, text);
}

static void
test_no_last_newline (void)
{
  g_autoptr (RelaisRecord) record = parse ("relais-record: 1\ngame: null\nnew: null\n\ntake 1");

  g_assert_cmpuint (relais_tree_get_current (record->tree)->depth, ==, 1);
}

static char *
without_lines (const char *text, const char *prefix)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *left = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    if (!g_str_has_prefix (lines[i] + strspn (lines[i], " "), prefix))
      g_string_append_printf (left, "%s%s", i > 0 ? "\n" : "", lines[i]);
  return g_string_free (left, FALSE);
}

static void
test_left_out (gconstpointer data)
{
  g_autofree char *text = sample ();
  g_autofree char *less = without_lines (text, data);
  g_autoptr (RelaisRecord) record = parse (less);
  g_autofree char *again = print (record);
  const char *prefix = data;

  g_assert_cmpstr (less, !=, text);
  if (*prefix == '@' || g_str_has_prefix (prefix, "result") || g_str_has_prefix (prefix, "application")
      || g_str_has_prefix (prefix, "rules") || g_str_has_prefix (prefix, "seats") || g_str_has_prefix (prefix, "cursor"))
    g_assert_cmpstr (again, ==, text);
}

/* What is newer is told, and can be played as a copy. */
static void
test_newer_rules (void)
{
  g_autofree char *text = sample ();
  g_autofree char *newer = replace (text, "\nrules: 2\n", "\nrules: 2147483647\n");
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisRecord) partial = NULL;
  g_autofree char *copy = NULL;

  g_assert_null (relais_record_parse (newer, strlen (newer), &partial, problems));
  testing_assert_problem (newer, problems, "line 3", "NEWER");
  g_assert_true (partial->whole);
  copy = relais_record_print (partial, &(gsize) { 0 });
  g_assert_nonnull (strstr (copy, "\nrules: 2\n"));
}

/* What is wrong with a file of a newer version is told as such; what is right is read. */
static void
test_newer_application (void)
{
  g_autofree char *text = sample ();
  g_autofree char *start = g_strdup (strstr (text, "\napplication: "));
  g_autofree char *fine = NULL;
  g_autofree char *unknown = NULL;
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisRecord) record = NULL;
  g_autoptr (RelaisRecord) partial = NULL;

  *strchr (start + 1, '\n') = '\0';
  fine = replace (text, start, "\napplication: 999.0.0");
  record = parse (fine);
  unknown = replace (fine, "\napplication: ", "\nweather: fine\napplication: ");
  g_assert_null (relais_record_parse (unknown, strlen (unknown), &partial, problems));
  g_assert_cmpstr (((RelaisProblem *) problems->pdata[0])->rule, ==, "NEWER");
  g_assert_cmpuint (problems->len, ==, 2);
  g_assert_true (partial->whole);
}

/* What was begun by the first version of the rules goes on by it, however it
 * began, and is saved so again. */
static void
test_older_rules (void)
{
  static const char *const beginnings[] = {
    "new: loire players=2 seed=7 preset=french palace_city=any ducal_reach=everywhere",
    "setup: {\"players\":2,\"seed\":7}",
    "setup: {}",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (beginnings); i++)
    {
      g_autofree char *text = g_strdup_printf ("relais-record: 1\ngame: loire\nrules: 1\n%s\n\n", beginnings[i]);
      g_autoptr (RelaisRecord) record = parse (text);
      g_autoptr (RelaisRecord) again = NULL;
      g_autofree char *printed = print (record);
      g_autofree char *state = testing_current (record);

      g_assert_nonnull (strstr (printed, "\nrules: 1\n"));
      g_assert_null (strstr (state, "palace_city"));
      again = parse (printed);
      g_assert_cmpint (relais_rules_of (again->game, relais_tree_get_state (again->tree)), ==, 1);
      round_trip (record);
    }
}

/* A position printed by the first version names its options and no others. */
static void
test_rules_of_setups (void)
{
  static const struct { const char *setup; int rules; } setups[] = {
    { "{}", 2 },
    { "{\"rules\":1}", 1 },
    { "{\"rules\":2}", 2 },
    { "{\"options\":" OPTIONS_OF_RULES_1 "}}", 1 },
    { "{\"options\":" OPTIONS_OF_RULES_1 ",\"palace_city\":\"own\"}}", 2 },
    { "{\"rules\":2,\"options\":" OPTIONS_OF_RULES_1 "}}", 2 },
    { "{\"rules\":1,\"options\":{\"palace_city\":\"any\"}}", 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (RelaisSetup) setup = relais_setup_parse (setups[i].setup, strlen (setups[i].setup), problems);

      testing_assert_no_problems (problems);
      g_assert_cmpint (relais_rules_of (setup->game, &setup->state), ==, setups[i].rules);
    }
}

/* Hashes: save writes some of them, load accepts and checks any. */

static void
append_hash (GString *text, const RelaisRecord *record, const RelaisNode *node)
{
  g_string_append_printf (text, "@ %d %08x\n", record->game->turn (node->parent->state),
                          testing_hash (record->game, relais_record_edition (record), node->state));
}

/* A game with one after every turn. */
static char *
fully_hashed (const char *start)
{
  g_autoptr (RelaisRecord) record = testing_record (start);
  GString *text = g_string_new (NULL);
  RelaisRng rng;

  g_string_append_printf (text, "relais-record: 1\ngame: %s\nnew: %s\n\n", record->game->id, start);
  relais_rng_seed (&rng, 6);
  for (int i = 0; i < 60 && testing_play_random (record->tree, &rng); i++)
    {
      const RelaisNode *node = relais_tree_get_current (record->tree);
      g_autofree char *move = testing_move (record->game, node->parent->state, node->move);

      g_string_append_printf (text, "%s\n", move);
      if (relais_node_ends_turn (record->tree, node))
        append_hash (text, record, node);
    }
  return g_string_free (text, FALSE);
}

static void
assert_hash_told (char *text, char *digit, guint line)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *place = g_strdup_printf ("line %u", line);
  RelaisRecord *partial;
  char kept = *digit;

  *digit = kept == '0' ? '1' : '0';
  g_assert_null (try_parse (text, strlen (text), &partial, problems));
  g_assert_cmpuint (problems->len, ==, 1);
  testing_assert_problem (digit, problems, place, "SYNTAX");
  g_assert_nonnull (partial);
  relais_record_free (partial);
  *digit = kept;
}

static void
test_every_hash (gconstpointer data)
{
  g_autofree char *text = fully_hashed (data);
  guint hashes = 0, number = 1;

  relais_record_free (parse (text));
  for (char *line = strchr (text, '\n'); line != NULL; line = strchr (line, '\n'))
    {
      line++;
      number++;
      if (*line == '@')
        {
          for (guint i = 0; i < 8; i++)
            assert_hash_told (text, strchr (line, '\n') - 1 - i, number);
          hashes++;
        }
    }
  g_assert_cmpuint (hashes, >, 6);
}

/* What save writes is the hash of the state's line after that turn. */
static void
test_hash_value (void)
{
  g_autofree char *text = sample ();
  g_autoptr (RelaisRecord) record = parse (text);
  g_autoptr (GString) all = g_string_new ("\n");
  guint hashes = 0;

  for (RelaisNode *node = relais_tree_get_root (record->tree); node != NULL; node = testing_walk (node))
    if (relais_node_ends_turn (record->tree, node))
      append_hash (all, record, node);
  for (char *line = strstr (text, "\n@ "); line != NULL; line = strstr (line + 1, "\n@ "), hashes++)
    {
      g_autofree char *one = g_strndup (line, (gsize) (strchr (line + 1, '\n') + 1 - line));

      g_assert_nonnull (strstr (all->str, one));
    }
  g_assert_cmpuint (hashes, >, 0);
}

int
main (int argc, char **argv)
{
  static const char *const left_out[] = { "@", "rules", "application", "seats", "cursor", "result", "#" };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", (guint) i);

      testing_add ("/record/round-trip", name, starts[i], test_round_trip);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (left_out); i++)
    testing_add ("/record/left-out", left_out[i], left_out[i], test_left_out);
  testing_add ("/record/all-alternatives", "null", "null players=3", test_all_alternatives);
  testing_add ("/record/all-alternatives", "loire", "loire players=2 seed=5", test_all_alternatives);
  testing_add ("/record/all-alternatives", "rich", TESTING_RICH (2, "{" TESTING_BUILDERS "},{" TESTING_MENAGERIE "}"),
            test_all_alternatives);
  g_test_add_func ("/record/cursor", test_cursor);
  g_test_add_func ("/record/result", test_result);
  g_test_add_data_func ("/record/strict", "null players=2", test_strict);
  g_test_add_data_func ("/record/strict-setup", "{\"players\":2,\"seed\":4," EDITION "}", test_strict);
  g_test_add_func ("/record/players", test_players);
  g_test_add_func ("/record/odd-names", test_odd_names);
  g_test_add_func ("/record/by-hand", test_by_hand);
  g_test_add_func ("/record/crlf", test_crlf);
  g_test_add_func ("/record/no-last-newline", test_no_last_newline);
  g_test_add_func ("/record/newer-application", test_newer_application);
  g_test_add_func ("/record/newer-rules", test_newer_rules);
  g_test_add_func ("/record/older-rules", test_older_rules);
  g_test_add_func ("/record/rules-of-setups", test_rules_of_setups);
  testing_add ("/record/every-hash", "null", "null players=2 seed=1", test_every_hash);
  testing_add ("/record/every-hash", "loire", "loire players=2 seed=21 first_player=1", test_every_hash);
  testing_add ("/record/every-hash", "solo", "loire players=1 seed=22 solo_turns=12", test_every_hash);
  g_test_add_func ("/record/hash-value", test_hash_value);
  return g_test_run ();
}
