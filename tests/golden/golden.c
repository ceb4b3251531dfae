/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Golden games: records of whole games, and beside each a text with all its
 * events and some of its positions as they are known to be right.
 *
 *   golden make DIR GAME...     plays them anew and writes NAME.relais and NAME.golden
 *   golden check DIR GAME...    plays the records and compares, line by line (TAP)
 *
 * After a change of the rules, or of what is printed, `make` and a look at the
 * difference say whether it is the change that was meant. */

#include "../record/testing.h"

#include <stdio.h>

#include "relais-file.h"

#define MOST_BYTES 200000

typedef struct
{
  const char *name;
  const char *game;
  const char *start;            /* as testing_record takes it */
  const char *seats[RELAIS_MAX_SEATS];
  guint64 seed;                 /* of the play, not of the cards */
  guint moves;                  /* at most */
  guint turns;                  /* between positions that are printed */
  guint branches;
} Golden;

static const Golden goldens[] = {
  { "solo", "loire", "loire players=1 seed=101 solo_turns=40", { "Anna" }, 1, 3000, 10, 0 },
  { "casual-solo", "loire", "loire players=1 seed=102 variant=casual message_goal=6", { "Ben" }, 2, 3000, 10, 0 },
  { "two-english", "loire", "loire players=2 seed=103", { "Anna", "Ben" }, 3, 3000, 40, 0 },
  { "two-german", "loire", "loire players=2 seed=104 preset=german boat_goal=8 message_goal=5", { "Clara", "Dora" }, 4, 3000, 12, 0 },
  { "three-french", "loire", "loire players=3 seed=105 preset=french message_goal=5 boat_goal=9", { "Anna", "Ben", "Clara" }, 5, 3000, 15, 0 },
  { "three-casual", "loire", "loire players=3 seed=106 variant=casual message_goal=6", { "Émile", "Zoé", "Noël" }, 6, 3000, 15, 0 },
  { "four-english", "loire", "loire players=4 seed=107 boat_goal=9 message_goal=4 lumberjack_pays=each palatium_hire=shared",
    { "Anna", "Ben", "Clara", "Dora" }, 7, 3000, 24, 0 },
  { "four-midgame", "loire",
    "{\"name\":\"Late in the day\",\"seed\":108,\"turn\":31,\"options\":{\"rich_limit\":60,\"boat_goal\":12,\"message_goal\":6},"
    "\"buildings\":{\"tours\":{\"kind\":\"castle\",\"owner\":0,\"turn\":8},\"cheverny\":{\"kind\":\"farm\",\"owner\":0,\"turn\":16},"
    "\"angers\":{\"kind\":\"monastery\",\"owner\":1,\"turn\":5},\"chinon\":{\"kind\":\"farm\",\"owner\":3,\"turn\":27}},"
    "\"seats\":[{\"deniers\":40,\"boat\":5,\"characters\":[\"economus\",\"patronus\",\"mensor\",\"magister_artium\",\"lumberjack\","
    "\"banker\",\"spy\",\"apprentice\"],\"goods\":{\"wood\":4},"
    "\"palaces\":[{\"id\":\"nantes.palatium_balivi\",\"turn\":12},{\"id\":\"orleans.bank\",\"turn\":20}]},"
    "{\"deniers\":25,\"boat\":3,\"merchant\":{\"at\":\"villandry\",\"dir\":\"cw\"},\"delivered\":[\"m1.02\",\"m2.03\"],"
    "\"palaces\":[{\"id\":\"orleans.ducal_palace\",\"turn\":13},{\"id\":\"nantes.post_office\",\"turn\":21}]},"
    "{\"deniers\":50,\"characters\":[\"apprentice\",\"helper\",\"mayor\",\"scout\",\"squire\",\"blacksmith\",\"jester\",\"city_guard\","
    "\"vassallus\",\"lady_in_waiting\",\"witch\"],\"messages\":[{\"id\":\"m3.01\",\"marks\":[]},{\"id\":\"m1.05\",\"marks\":[]}],"
    "\"delivered\":[\"m1.09\"]},"
    "{\"deniers\":3,\"characters\":[\"apprentice\",\"wood_merchant\"],\"messages\":[{\"id\":\"m2.04\"},{\"id\":\"m4.02\"}]}]}",
    { "Anna", "Ben", "Clara", "Dora" }, 8, 3000, 16, 0 },
  { "two-edition", "loire",
    "{\"seed\":109,\"players\":2,\"options\":{\"boat_goal\":8,\"message_goal\":6},\"edition\":{\"market_prices\":[1,2,2,2,3,3,4],"
    "\"market_central\":3,\"beer_factor\":1,\"characters\":{\"spy\":{\"cost\":0,\"points\":9},\"mayor\":{\"colour\":\"red\"}},"
    "\"locations\":{\"tours\":{\"good\":\"wine\",\"horse\":\"1-2\"}},\"start\":{\"stack_limit\":3,\"banker_bonus\":9},"
    "\"messages\":{\"m3.05\":{\"points\":12},\"m1.01\":{\"to\":[\"usse\"]}}}}",
    { "Ben", "Clara" }, 9, 3000, 12, 0 },
  { "three-branches", "loire", "loire players=3 seed=110 start_deniers=15", { "Anna", "Ben", "Clara" }, 10, 220, 10, 14 },
  { "thurn-two", "thurn", "thurn players=2 seed=201", { "Anna", "Ben" }, 21, 3000, 12, 0 },
  { "thurn-three", "thurn", "thurn players=3 seed=202", { "Anna", "Ben", "Clara" }, 22, 3000, 15, 0 },
  { "thurn-four", "thurn", "thurn players=4 seed=203 first_player=3", { "Anna", "Ben", "Clara", "Dora" }, 23, 3000, 20, 0 },
  { "thurn-nine-regions", "thurn", "thurn players=2 seed=204 outside=9", { "Zoé", "Noël" }, 24, 3000, 20, 0 },
  { "thurn-edition", "thurn",
    "{\"game\":\"thurn\",\"players\":3,\"seed\":205,\"edition\":{\"houses\":9,\"hand_after_closing\":1,\"close_minimum\":2,"
    "\"wainwright\":3,\"coaches\":{\"3\":0,\"7\":12},\"tiles\":{\"len5\":[0,5],\"outside\":[9,9,1,1]}}}",
    { "Anna", "Ben", "Clara" }, 25, 3000, 15, 0 },
  { "thurn-midgame-branches", "thurn",
    "{\"game\":\"thurn\",\"name\":\"Late in the day\",\"players\":3,\"seed\":206,\"turn\":31,\"options\":{\"first_player\":0},"
    "\"seats\":[{\"hand\":[\"augsburg\",\"kempten\",\"ulm\"],\"seen\":[\"ulm\"],\"route\":[\"zurich\",\"sigmaringen\",\"stuttgart\","
    "\"mannheim\"],\"houses\":[\"basel\",\"lodz\",\"pilsen\"],\"coach\":4,\"tiles\":[{\"stack\":\"len5\",\"value\":2}]},"
    "{\"hand\":[\"lodz\",\"linz\"],\"route\":[\"budweis\",\"pilsen\"],\"houses\":[\"carlsruhe\",\"freiburg\",\"mannheim\"],\"coach\":3,"
    "\"tiles\":[{\"stack\":\"baden\",\"value\":3}]},{\"hand\":[\"munchen\"],\"coach\":3,\"houses\":[\"innsbruck\"]}]}",
    { "Anna", "Ben", "Clara" }, 26, 120, 6, 12 },
  /* One hand holds so much that there is nothing to draw. */
  { "thurn-cards-run-out", "thurn",
    "{\"game\":\"thurn\",\"players\":2,\"seed\":207,\"options\":{\"first_player\":0},\"edition\":{\"hand_after_closing\":66},"
    "\"deck\":[],\"face_up\":[\"ulm\",null,null,null,null,null],\"seats\":[{},{\"hand\":["
    "\"augsburg\",\"augsburg\",\"augsburg\",\"basel\",\"basel\",\"basel\",\"budweis\",\"budweis\",\"budweis\",\"carlsruhe\","
    "\"carlsruhe\",\"carlsruhe\",\"freiburg\",\"freiburg\",\"freiburg\",\"ingolstadt\",\"ingolstadt\",\"ingolstadt\","
    "\"innsbruck\",\"innsbruck\",\"innsbruck\",\"kempten\",\"kempten\",\"kempten\",\"linz\",\"linz\",\"linz\",\"lodz\",\"lodz\","
    "\"lodz\",\"mannheim\",\"mannheim\",\"mannheim\",\"munchen\",\"munchen\",\"munchen\",\"nurnberg\",\"nurnberg\",\"nurnberg\","
    "\"passau\",\"passau\",\"passau\",\"pilsen\",\"pilsen\",\"pilsen\",\"regensburg\",\"regensburg\",\"regensburg\","
    "\"salzburg\",\"salzburg\",\"salzburg\",\"sigmaringen\",\"sigmaringen\",\"sigmaringen\",\"stuttgart\",\"stuttgart\","
    "\"stuttgart\",\"ulm\",\"ulm\",\"wurzburg\",\"wurzburg\",\"wurzburg\",\"zurich\",\"zurich\",\"zurich\"]}]}",
    { "Ben", "Clara" }, 27, 160, 10, 0 },
  /* Two have as many points, and neither holds the end tile. */
  { "thurn-tie", "thurn",
    "{\"game\":\"thurn\",\"players\":3,\"seed\":208,\"turn\":4,\"options\":{\"first_player\":0},\"seats\":["
    "{\"hand\":[\"ulm\"],\"coach\":7,\"tiles\":[{\"stack\":\"end\",\"value\":1}]},"
    "{\"hand\":[\"linz\"],\"houses\":[\"augsburg\",\"basel\",\"budweis\",\"carlsruhe\",\"freiburg\",\"ingolstadt\",\"innsbruck\","
    "\"kempten\",\"linz\",\"lodz\",\"mannheim\",\"munchen\"]},"
    "{\"hand\":[\"basel\"],\"houses\":[\"linz\",\"lodz\",\"mannheim\",\"munchen\",\"nurnberg\",\"passau\",\"pilsen\",\"regensburg\","
    "\"salzburg\",\"sigmaringen\",\"stuttgart\",\"ulm\"]}]}",
    { "Anna", "Ben", "Clara" }, 28, 100, 1, 0 },
};

/* Playing: chance, but with a liking for what a person would do. */

static const struct { const char *begins; guint weight; } likings[] = {
  { "deliver ", 400 }, { "mark ", 80 },
  { "build castle ", 120 }, { "build monastery ", 90 }, { "build farm ", 25 }, { "build ", 60 },
  { "hire ", 30 }, { "ship ", 40 }, { "message ", 12 },
  { "buy wood", 30 }, { "buy ", 50 }, { "sell wood", 4 }, { "sell ", 60 },
  { "done", 3 },
  { "coach yes", 60 }, { "close ", 2 }, { "play ", 200 }, { "coachman ", 30 }, { "house ", 40 }, { "end", 12 },
  { "start ", 3 }, { "draw deck", 4 }, { "draw ", 6 }, { "postmaster ", 8 },
};

static guint
liking (const char *move)
{
  for (gsize i = 0; i < G_N_ELEMENTS (likings); i++)
    if (g_str_has_prefix (move, likings[i].begins))
      return likings[i].weight;
  return 1;
}

static RelaisMove
parse (const RelaisGame *game, gconstpointer state, const char *words)
{
  RelaisRefusal why;
  RelaisMove move;

  g_assert_true (relais_parse_move (game, state, words, strlen (words), &move, &why));
  return move;
}

/* In the order of their words: the engine's own order may change. */
static GStrv
list_moves (const RelaisRecord *record, gconstpointer state)
{
  gsize size = RELAIS_MAX_MOVES * RELAIS_MAX_MOVE_TEXT;
  g_autofree char *buffer = g_malloc (size);
  RelaisText text;

  relais_text_init (&text, buffer, size);
  relais_print_moves (record->game, relais_record_edition (record), state, &text);
  return g_strsplit (buffer, "\n", *buffer != '\0' ? -1 : 1);
}

/* A ride is worth what can be done where it ends, closing a route what follows. */
static guint
worth (const RelaisRecord *record, gconstpointer state, const char *move)
{
  RelaisState after;
  g_auto (GStrv) next = NULL;
  guint best = liking (move);

  if (strstr (move, " ride ") == NULL && !g_str_has_prefix (move, "close "))
    return liking (move);
  relais_copy (record->game, &after, state);
  record->game->make (relais_record_edition (record), &after, parse (record->game, state, move), NULL);
  next = list_moves (record, &after);
  for (guint i = 0; next[i] != NULL; i++)
    best = MAX (best, liking (next[i]));
  return best;
}

static gboolean
play_one (RelaisRecord *record, RelaisRng *rng)
{
  gconstpointer state = relais_tree_get_state (record->tree);
  g_auto (GStrv) moves = list_moves (record, state);
  guint n = g_strv_length (moves);
  g_autofree guint *worths = g_new (guint, n + 1);
  guint sum = 0, i = 0, drawn;
  RelaisRefusal why;

  if (record->game->over (state))
    return FALSE;
  for (i = 0; i < n; i++)
    sum += worths[i] = worth (record, state, moves[i]);
  drawn = relais_rng_below (rng, sum);
  for (i = 0; drawn >= worths[i]; i++)
    drawn -= worths[i];
  g_assert_true (relais_tree_play (record->tree, parse (record->game, state, moves[i]), NULL, &why));
  return TRUE;
}

static void
remark (RelaisTree *tree, const char *words)
{
  RelaisNode *node = relais_tree_get_current (tree);

  g_free (node->remark);
  node->remark = g_strdup (words);
}

static void
play_branches (RelaisRecord *record, RelaisRng *rng, guint branches)
{
  for (guint i = 0; i < branches; i++)
    {
      guint depth = relais_tree_get_current (record->tree)->depth;

      g_assert_true (relais_tree_undo (record->tree, MIN (depth, 1 + relais_rng_below (rng, 24))));
      remark (record->tree, i % 3 == 0 ? "Otherwise?\nLet us see." : "Or so:");
      for (guint n = 1 + relais_rng_below (rng, 30); n > 0 && play_one (record, rng); n--)
        ;
    }
  if (branches > 0)
    g_assert_true (relais_tree_undo (record->tree, 7));
}

static RelaisRecord *
play (const Golden *golden)
{
  RelaisRecord *record = testing_record (golden->start);
  g_autoptr (GPtrArray) told = relais_players_new ();
  RelaisRng rng;

  for (guint i = 0; i < RELAIS_MAX_SEATS && golden->seats[i] != NULL; i++)
    g_ptr_array_add (told, relais_player_info_new (golden->seats[i], NULL, NULL));
  relais_record_adopt_players (record, told);
  relais_rng_seed (&rng, golden->seed);
  for (guint i = 0; i < golden->moves && play_one (record, &rng); i++)
    ;
  play_branches (record, &rng, golden->branches);
  return record;
}

/* The text beside a record */

static void
append_position (GString *text, const RelaisRecord *record, const RelaisNode *node)
{
  const RelaisGame *game = record->game;
  gconstpointer edition = relais_record_edition (record);
  g_autofree char *state = testing_state (game, edition, node->state);
  char buffer[RELAIS_MAX_STATE_TEXT];
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisScore score;
  RelaisText line;

  relais_text_init (&line, buffer, sizeof buffer);
  game->show (edition, node->state, RELAIS_ALL, &line);
  g_assert_true (trying_is_whole (&line));
  g_string_append_printf (text, "\n* turn %d, after %u moves\n%s\nstate %s\n", game->turn (node->state), node->depth,
                          buffer, state);
  game->score (edition, node->state, &score);
  relais_text_init (&line, buffer, sizeof buffer);
  relais_print_score (game, &score, &line);
  g_string_append_printf (text, "score %s\nmoves %d\n\n", buffer, game->legal (edition, node->state, moves));
}

static void
append_move (GString *text, const RelaisRecord *record, const RelaisNode *node)
{
  const RelaisGame *game = record->game;
  g_autofree char *words = testing_move (game, node->parent->state, node->move);
  RelaisEvents events = { .count = 0 };
  RelaisState scratch;
  char buffer[512];

  g_string_append_printf (text, "> %u %s%s\n", node->depth, words, node->barrier ? " !" : "");
  relais_copy (game, &scratch, node->parent->state);
  game->make (relais_record_edition (record), &scratch, node->move, &events);
  for (int i = 0; i < events.count; i++)
    {
      RelaisText line;

      relais_text_init (&line, buffer, sizeof buffer);
      relais_print_event (game, &events.at[i], &line);
      g_string_append_printf (text, "%s\n", buffer);
    }
}

/* The start, every so many turns, and where a line ends. */
static gboolean
is_told (const RelaisRecord *record, const RelaisNode *node, guint turns)
{
  if (node->parent == NULL || node->first == NULL)
    return TRUE;
  return relais_node_ends_turn (record->tree, node)
         && (guint) record->game->turn (node->state) % turns == 0;
}

static char *
describe (const RelaisRecord *record, guint turns)
{
  GString *text = g_string_new (NULL);

  for (RelaisNode *node = relais_tree_get_root (record->tree); node != NULL; node = testing_walk (node))
    {
      if (node->parent != NULL)
        append_move (text, record, node);
      if (is_told (record, node, turns))
        append_position (text, record, node);
    }
  return g_string_free (text, FALSE);
}

/* The games that are asked for */

static char **wanted;

static gboolean
is_wanted (const char *game)
{
  return g_strv_contains ((const char *const *) wanted, game);
}

/* Making */

static gboolean
write_file (const char *directory, const char *name, const char *suffix, const char *text)
{
  g_autofree char *file = g_strconcat (name, suffix, NULL);
  g_autofree char *path = g_build_filename (directory, file, NULL);
  g_autoptr (GError) error = NULL;
  gsize length = strlen (text);

  printf ("%-24s %7" G_GSIZE_FORMAT "\n", file, length);
  if (length > MOST_BYTES)
    fprintf (stderr, "%s: more than %d bytes\n", file, MOST_BYTES);
  else if (relais_file_write (path, text, length, &error))
    return TRUE;
  else
    fprintf (stderr, "%s\n", error->message);
  return FALSE;
}

static int
make (const char *directory)
{
  gboolean fine = TRUE;

  for (gsize i = 0; i < G_N_ELEMENTS (goldens); i++)
    {
      g_autoptr (RelaisRecord) played = is_wanted (goldens[i].game) ? play (&goldens[i]) : NULL;
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (RelaisRecord) record = NULL;
      gsize length;
      g_autofree char *text = NULL;
      g_autofree char *told = NULL;

      if (played == NULL)
        continue;
      text = relais_record_print (played, &length);
      record = relais_record_parse (text, length, NULL, problems);
      testing_assert_no_problems (problems);
      told = describe (record, goldens[i].turns);
      fine = write_file (directory, goldens[i].name, ".relais", text) && fine;
      fine = write_file (directory, goldens[i].name, ".golden", told) && fine;
    }
  return fine ? 0 : 1;
}

/* Checking */

static const char *directory;

static char *
read_file (const char *name, const char *suffix)
{
  g_autofree char *file = g_strconcat (name, suffix, NULL);
  g_autofree char *path = g_build_filename (directory, file, NULL);
  g_autoptr (GError) error = NULL;
  gsize length;
  char *text = relais_file_read (path, &length, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (strlen (text), ==, length);
  g_assert_cmpuint (length, <=, MOST_BYTES);
  return text;
}

static void
compare_lines (const char *name, const char *expected, const char *found)
{
  g_auto (GStrv) a = g_strsplit (expected, "\n", -1);
  g_auto (GStrv) b = g_strsplit (found, "\n", -1);
  guint i = 0;

  while (a[i] != NULL && b[i] != NULL && g_str_equal (a[i], b[i]))
    i++;
  if (a[i] != NULL || b[i] != NULL)
    {
      g_test_message ("%s, line %u\nexpected: %s\nfound:    %s", name, i + 1, a[i] != NULL ? a[i] : "(the end)",
                      b[i] != NULL ? b[i] : "(the end)");
      g_test_fail ();
    }
}

static RelaisRecord *
load (const Golden *golden)
{
  g_autofree char *text = read_file (golden->name, ".relais");
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  RelaisRecord *record = relais_record_parse (text, strlen (text), NULL, problems);

  testing_assert_no_problems (problems);
  return record;
}

static void
check_positions (gconstpointer data)
{
  const Golden *golden = data;
  g_autoptr (RelaisRecord) record = load (golden);
  g_autofree char *expected = read_file (golden->name, ".golden");
  g_autofree char *found = describe (record, golden->turns);

  compare_lines (golden->name, expected, found);
}

/* Saved again it is the same but for the version that saved it. */
static char *
without_version (const char *text)
{
  g_autoptr (GRegex) line = g_regex_new ("^application: .*$", G_REGEX_MULTILINE, 0, NULL);

  return g_regex_replace_literal (line, text, -1, 0, "", 0, NULL);
}

static void
check_record (gconstpointer data)
{
  const Golden *golden = data;
  g_autoptr (RelaisRecord) record = load (golden);
  g_autofree char *text = read_file (golden->name, ".relais");
  gsize length;
  g_autofree char *again = relais_record_print (record, &length);
  g_autofree char *expected = without_version (text), *found = without_version (again);

  compare_lines (golden->name, expected, found);
}

/* Every position of every game is a possible one, and a setup. */
static void
check_setups (gconstpointer data)
{
  g_autoptr (RelaisRecord) record = load (data);
  gconstpointer edition = relais_record_edition (record);

  for (RelaisNode *node = relais_tree_get_root (record->tree); node != NULL; node = testing_walk (node))
    {
      RelaisFindings findings = { 0 };

      record->game->validate (edition, node->state, &findings);
      if (findings.count > 0)
        g_error ("after %u moves: %s", node->depth, findings.at[0].path);
    }
}

/* What comes of a game is asked of all its golden games together. */
typedef struct
{
  GString *all;
  guint n;
  guint seats;
  guint finished;
} Variety;

static void
note (Variety *variety, const Golden *golden)
{
  g_autoptr (RelaisRecord) record = load (golden);
  g_autofree char *text = read_file (golden->name, ".golden");

  g_assert_cmpstr (record->game->id, ==, golden->game);
  g_string_append (variety->all, text);
  variety->n++;
  variety->seats |= 1u << record->game->seats (relais_tree_get_state (record->tree));
  variety->finished += (guint) record->game->over (relais_tree_get_state (record->tree));
}

/* All the events that there are, all numbers of seats, and most games to the end. */
static void
check_variety (gconstpointer data)
{
  const RelaisGame *game = data;
  g_autoptr (GString) all = g_string_new ("\n");
  Variety variety = { .all = all };

  for (gsize i = 0; i < G_N_ELEMENTS (goldens); i++)
    if (g_str_equal (goldens[i].game, game->id))
      note (&variety, &goldens[i]);
  for (int i = 0; i < game->n_events; i++)
    {
      g_autofree char *with = g_strconcat ("\n", game->events[i].name, " ", NULL);
      g_autofree char *alone = g_strconcat ("\n", game->events[i].name, "\n", NULL);

      if (strstr (all->str, with) == NULL && strstr (all->str, alone) == NULL)
        g_error ("no golden game of %s has the event %s", game->id, game->events[i].name);
    }
  for (int seats = game->min_seats; seats <= game->max_seats; seats++)
    g_assert_true (variety.seats & 1u << seats);
  g_assert_cmpuint (3 * variety.finished, >=, 2 * variety.n);
}

static void
add (const char *group, const Golden *golden, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/golden/%s/%s", group, golden->name);

  g_test_add_data_func (path, golden, test);
}

static int
check (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (goldens); i++)
    if (is_wanted (goldens[i].game))
      {
        add ("positions", &goldens[i], check_positions);
        add ("record", &goldens[i], check_record);
        add ("setups", &goldens[i], check_setups);
      }
  for (int i = 0; relais_games[i] != NULL; i++)
    if (is_wanted (relais_games[i]->id))
      {
        g_autofree char *path = g_strconcat ("/golden/variety/", relais_games[i]->id, NULL);

        g_test_add_data_func (path, relais_games[i], check_variety);
      }
  return g_test_run ();
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  wanted = argc > 3 ? argv + 3 : NULL;
  if (wanted != NULL && g_str_equal (argv[1], "make"))
    return make (argv[2]);
  if (wanted != NULL && g_str_equal (argv[1], "check"))
    {
      directory = argv[2];
      return check ();
    }
  fprintf (stderr, "usage: golden make|check DIR GAME...\n");
  return 2;
}
