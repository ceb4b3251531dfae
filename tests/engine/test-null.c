/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The null game through the table of games, and what must be true of every
 * game in that table. */

#include <glib.h>
#include <string.h>

#include "engine/common/json.h"
#include "engine/common/null.h"
#include "engine/common/options.h"
#include "engine/common/refusals.h"
#include "trying.h"

#define NULL_GAME (&relais_null)
#define NULL_EDITION (relais_null.edition)

static RelaisWord
word (const char *string)
{
  return (RelaisWord) { string, strlen (string) };
}

/* Starts from option words, "key=value" each. */
static void
start (const RelaisGame *game, const char *line, RelaisState *state)
{
  g_auto (GStrv) pairs = g_strsplit (line, " ", -1);
  RelaisConfig config = { .given = 0 };
  RelaisRefusal why;

  for (unsigned i = 0; pairs[i] != NULL && pairs[i][0] != '\0'; i++)
    {
      g_auto (GStrv) pair = g_strsplit (pairs[i], "=", 2);

      g_assert_cmpint (relais_option_set (game, &config, word (pair[0]), word (pair[1])), ==, RELAIS_OPTION_FINE);
    }
  g_assert_true (game->resolve (game->edition, &config, &why));
  game->start (game->edition, &config, state);
}

static char *
state_text (const RelaisGame *game, const void *state)
{
  char *buffer = g_malloc (RELAIS_MAX_STATE_TEXT);
  RelaisText text;

  relais_text_init (&text, buffer, RELAIS_MAX_STATE_TEXT);
  game->print_state (game->edition, state, &text);
  g_assert_true (trying_is_whole (&text));
  return buffer;
}

static char *
moves_text (const RelaisGame *game, const void *state)
{
  gsize size = RELAIS_MAX_MOVES * RELAIS_MAX_MOVE_TEXT;
  char *buffer = g_malloc (size);
  RelaisText text;

  relais_text_init (&text, buffer, size);
  relais_print_moves (game, game->edition, state, &text);
  g_assert_true (trying_is_whole (&text));
  return buffer;
}

static char *
score_text (const RelaisGame *game, const void *state)
{
  char *buffer = g_malloc (RELAIS_MAX_STATE_TEXT);
  RelaisScore score = { 0 };
  RelaisText text;

  game->score (game->edition, state, &score);
  relais_text_init (&text, buffer, RELAIS_MAX_STATE_TEXT);
  relais_print_score (game, &score, &text);
  g_assert_true (trying_is_whole (&text));
  return buffer;
}

/* The rule of the refusal; NULL when the move was made. */
static const char *
play (const RelaisGame *game, RelaisState *state, const char *line, RelaisEvents *events)
{
  RelaisRefusal why = { 0 };
  RelaisMove move;
  bool barrier;

  if (relais_parse_move (game, state, line, strlen (line), &move, &why)
      && trying_move (game, game->edition, state, move, events, &barrier, &why))
    return NULL;
  return game->refusals[why.code].rule;
}

static void
assert_event (const RelaisGame *game, const RelaisEvents *events, int i, const char *expected)
{
  char buffer[256];
  RelaisText text;

  g_assert_cmpint (i, <, events->count);
  relais_text_init (&text, buffer, sizeof buffer);
  relais_print_event (game, &events->at[i], &text);
  g_assert_cmpstr (buffer, ==, expected);
}

static void
test_whole_game (void)
{
  static const char *const takes[] = { "take 3", "take 2", "take 1", "take 3", "take 3", "take 3", "take 3", "take 2" };
  g_autofree char *score = NULL;
  g_autofree char *moves = NULL;
  RelaisState state;

  start (NULL_GAME, "players=2 first_player=0", &state);
  for (unsigned i = 0; i < G_N_ELEMENTS (takes); i++)
    {
      g_assert_false (relais_null.over (&state));
      g_assert_cmpint (relais_null.turn (&state), ==, (int) i);
      g_assert_cmpint (relais_null.seat (&state), ==, (int) i % 2);
      g_assert_null (play (NULL_GAME, &state, takes[i], NULL));
    }
  moves = moves_text (NULL_GAME, &state);
  g_assert_cmpstr (moves, ==, "take 1");
  g_assert_null (play (NULL_GAME, &state, "take 1", NULL));
  g_assert_true (relais_null.over (&state));
  score = score_text (NULL_GAME, &state);
  g_assert_cmpstr (score, ==, "{\"game\":\"null\",\"final\":true,\"seats\":["
                              "{\"stones\":11,\"total\":11,\"rank\":1},{\"stones\":10,\"total\":10,\"rank\":2}]}");
}

static void
test_events (void)
{
  RelaisEvents events = { 0 };
  RelaisState state;
  static RelaisJson json;
  RelaisFindings findings = { 0 };
  static const char setup[] = "{\"players\":2,\"turn\":9,\"stones\":4,\"taken\":[9,8]}";

  g_assert_cmpint (relais_json_read (&json, setup, strlen (setup)), ==, RELAIS_JSON_FINE);
  g_assert_true (relais_null.read (NULL_EDITION, &json, &state, &findings));
  g_assert_null (play (NULL_GAME, &state, "take 3", &events));
  g_assert_cmpint (events.count, ==, 3);
  assert_event (NULL_GAME, &events, 0, "took player=1 stones=3");
  assert_event (NULL_GAME, &events, 1, "points player=1 n=3 for=3 column=stones rule=0");
  assert_event (NULL_GAME, &events, 2, "turn player=0 turn=10");
  events.count = 0;
  g_assert_null (play (NULL_GAME, &state, "take 1", &events));
  assert_event (NULL_GAME, &events, 2, "over");
}

/* Of the null game, if it were secret how much is taken. */
static void
veil_stones (RelaisEvent *event, int viewer)
{
  if (event->kind == RELAIS_EVENT_GAME && viewer != RELAIS_SEATS && viewer != event->arg[0])
    event->arg[1] = RELAIS_UNKNOWN;
}

static void
assert_veiled (const RelaisGame *game, int viewer, const char *expected)
{
  RelaisEvents events = { 1, { { RELAIS_EVENT_GAME, { 1, 3 } } } };

  relais_veil (game, viewer, &events);
  assert_event (game, &events, 0, expected);
}

/* Who may know it is told all; a game that hides nothing tells all to everybody. */
static void
test_veil (void)
{
  RelaisGame secret = relais_null;

  secret.veil = veil_stones;
  assert_veiled (&secret, 0, "took player=1 stones=?");
  assert_veiled (&secret, 1, "took player=1 stones=3");
  assert_veiled (&secret, RELAIS_NOBODY, "took player=1 stones=?");
  assert_veiled (&secret, RELAIS_SEATS, "took player=1 stones=3");
  assert_veiled (&secret, RELAIS_ALL, "took player=1 stones=3");
  assert_veiled (NULL_GAME, RELAIS_NOBODY, "took player=1 stones=3");
}

static void
test_refusals (void)
{
  static const char *const malformed[] = {
    "", " ", "take", "take 0", "take 01", "take -1", "take +1", "take 10", "take x", "take 1 ", " take 1", "take  1",
    "take 1 2", "Take 1", "taken 1", "tak 1", "done", "take\t1", "take 1\n",
  };
  RelaisState state, before;

  start (NULL_GAME, "players=3", &state);
  before = state;
  for (unsigned i = 0; i < G_N_ELEMENTS (malformed); i++)
    g_assert_cmpstr (play (NULL_GAME, &state, malformed[i], NULL), ==, "SYNTAX");
  g_assert_cmpstr (play (NULL_GAME, &state, "take 4", NULL), ==, "N-TAKE-1");
  g_assert_cmpstr (play (NULL_GAME, &state, "take 9", NULL), ==, "N-TAKE-1");
  g_assert_true (memcmp (&state, &before, relais_null.state_size) == 0);
  for (int i = 0; i < 7; i++)
    g_assert_null (play (NULL_GAME, &state, "take 3", NULL));
  g_assert_cmpstr (play (NULL_GAME, &state, "take 1", NULL), ==, "N-END-1");
}

static const struct { const char *setup; const char *rule; const char *path; } bad_setups[] = {
  { "[]", "SYNTAX", "" },
  { "7", "SYNTAX", "" },
  { "{\"stone\":1}", "SYNTAX", NULL },
  { "{\"stones\":-1}", "SYNTAX", "stones" },
  { "{\"stones\":\"1\"}", "SYNTAX", "stones" },
  { "{\"players\":1}", "SYNTAX", "players" },
  { "{\"players\":5}", "SYNTAX", "players" },
  { "{\"taken\":[1]}", "SYNTAX", "taken" },
  { "{\"taken\":{}}", "SYNTAX", "taken" },
  { "{\"taken\":[0,\"x\"]}", "SYNTAX", "taken" },
  { "{\"stones\":20}", "N-POS-1", "stones" },
  { "{\"stones\":20,\"taken\":[1,1]}", "N-POS-1", "stones" },
  { "{\"first_player\":0,\"turn\":1,\"player\":0}", "N-POS-1", "player" },
};

static void
test_setups (void)
{
  static RelaisJson json;

  for (unsigned i = 0; i < G_N_ELEMENTS (bad_setups); i++)
    {
      RelaisFindings findings = { 0 };
      RelaisState state;
      const char *setup = bad_setups[i].setup;

      g_test_message ("%s", setup);
      g_assert_cmpint (relais_json_read (&json, setup, strlen (setup)), ==, RELAIS_JSON_FINE);
      if (relais_null.read (NULL_EDITION, &json, &state, &findings))
        relais_null.validate (NULL_EDITION, &state, &findings);
      g_assert_cmpint (findings.count, >, 0);
      g_assert_cmpstr (relais_null.refusals[findings.at[0].refusal.code].rule, ==, bad_setups[i].rule);
      if (bad_setups[i].path != NULL)
        g_assert_cmpstr (findings.at[0].path, ==, bad_setups[i].path);
    }
}

/* Every game */

static void
test_table (void)
{
  int n = 0;

  for (; relais_games[n] != NULL; n++)
    {
      g_assert_true (relais_game_find (word (relais_games[n]->id)) == relais_games[n]);
      for (int i = 0; i < n; i++)
        g_assert_cmpstr (relais_games[i]->id, !=, relais_games[n]->id);
    }
  g_assert_cmpint (n, >=, 2);
  g_assert_true (relais_games[n - 1] == NULL_GAME);
  g_assert_null (relais_game_find (word ("")));
  g_assert_null (relais_game_find (word ("loir")));
  g_assert_null (relais_game_find (word ("loire2")));
}

static void
test_members (gconstpointer data)
{
  const RelaisGame *game = data;

  g_assert_cmpint (game->rules, >=, 1);
  g_assert_cmpint (game->min_seats, >=, 1);
  g_assert_cmpint (game->max_seats, <=, RELAIS_MAX_SEATS);
  g_assert_cmpint (game->min_seats, <=, game->max_seats);
  g_assert_cmpuint (game->state_size, <=, RELAIS_MAX_STATE);
  g_assert_cmpuint (game->edition_size, >, 0);
  g_assert_nonnull (game->edition);
  g_assert_cmpint (game->n_points, >=, 1);
  g_assert_cmpint (game->n_points, <=, game->n_columns);
  g_assert_cmpint (game->n_columns, <=, RELAIS_MAX_COLUMNS);
  for (int c = 0; c < game->n_columns; c++)
    g_assert_nonnull (game->columns[c]);

  g_assert_true (game->check_edition != NULL);
  g_assert_true (game->resolve != NULL);
  g_assert_true (game->start != NULL);
  g_assert_true (game->read != NULL);
  g_assert_true (game->validate != NULL);
  g_assert_true (game->legal != NULL);
  g_assert_true (game->check != NULL);
  g_assert_true (game->make != NULL);
  g_assert_true (game->seat != NULL);
  g_assert_true (game->seats != NULL);
  g_assert_true (game->turn != NULL);
  g_assert_true (game->over != NULL);
  g_assert_true (game->view != NULL);
  g_assert_true (game->sample != NULL);
  g_assert_true (game->score != NULL);
  g_assert_true (game->print_state != NULL);
  g_assert_true (game->print_move != NULL);
  g_assert_true (game->parse_move != NULL);
  g_assert_true (game->print_value != NULL);
  g_assert_true (game->show != NULL);
}

/* Parameters have a key each, none twice. */
static void
assert_params (const RelaisSignature *signature)
{
  for (int i = 0; i < RELAIS_MAX_PARAMS && signature->params[i].key != NULL; i++)
    {
      g_assert_cmpint (signature->params[i].key[0], !=, '\0');
      for (int j = 0; j < i; j++)
        g_assert_cmpstr (signature->params[i].key, !=, signature->params[j].key);
    }
}

static void
test_signatures (gconstpointer data)
{
  static const char *const common[RELAIS_EVENT_GAME] = { "points", "ending", "turn", "over" };
  const RelaisGame *game = data;

  g_assert_cmpint (game->n_events, >=, RELAIS_EVENT_GAME);
  g_assert_cmpint (game->n_refusals, >, RELAIS_REFUSALS);
  for (int i = 0; i < game->n_events; i++)
    {
      g_assert_nonnull (game->events[i].name);
      if (i < RELAIS_EVENT_GAME)
        g_assert_cmpstr (game->events[i].name, ==, common[i]);
      for (int j = 0; j < i; j++)
        g_assert_cmpstr (game->events[i].name, !=, game->events[j].name);
      assert_params (&game->events[i]);
    }
  for (int i = 0; i < game->n_refusals; i++)
    {
      const RelaisSignature *refusal = &game->refusals[i];

      g_assert_nonnull (refusal->name);
      g_assert_nonnull (refusal->rule);
      if (i > RELAIS_REFUSAL_NONE)
        g_assert_cmpint (refusal->rule[0], !=, '\0');
      if (i > RELAIS_REFUSAL_NONE && i < RELAIS_REFUSALS)
        g_assert_cmpstr (refusal->rule, ==, "SYNTAX");
      for (int j = 0; j < i; j++)
        g_assert_cmpstr (refusal->name, !=, game->refusals[j].name);
      assert_params (refusal);
    }
}

/* The range that is told is the range that is taken. */
static void
test_options (gconstpointer data)
{
  const RelaisGame *game = data;

  g_assert_cmpint (game->n_options, >=, RELAIS_OPTION_GAME);
  g_assert_cmpint (game->n_options, <=, RELAIS_MAX_OPTIONS);
  g_assert_cmpstr (game->options[RELAIS_OPTION_PLAYERS].key, ==, "players");
  g_assert_cmpint (game->options[RELAIS_OPTION_PLAYERS].min, ==, game->min_seats);
  g_assert_cmpint (game->options[RELAIS_OPTION_PLAYERS].max, ==, game->max_seats);
  g_assert_cmpstr (game->options[RELAIS_OPTION_SEED].key, ==, "seed");
  for (int i = 0; i < game->n_options; i++)
    {
      const RelaisOption *option = &game->options[i];
      const int64_t ends[] = { option->min, option->max, RELAIS_RANDOM };
      char range[512];
      RelaisText text;
      int index;

      relais_text_init (&text, range, sizeof range);
      relais_option_range (option, &text);
      g_assert_true (trying_is_whole (&text));
      g_assert_true (relais_option_find (game, word (option->key), &index) == option);
      g_assert_cmpint (index, ==, i);
      for (unsigned e = 0; e < (option->random ? 3 : 2); e++)
        {
          char value[64];
          int64_t back;

          relais_text_init (&text, value, sizeof value);
          relais_option_print (option, ends[e], &text);
          g_assert_nonnull (strstr (range, value));
          g_assert_true (relais_option_value (option, word (value), &back));
          g_assert_cmpint (back, ==, ends[e]);
        }
    }
}

static void
test_option_ranges (void)
{
  static const struct { const char *key; const char *range; } ranges[] = {
    { "players", "1-4" },
    { "seed", "0-9007199254740991" },
    { "variant", "standard|casual" },
    { "preset", "english|french|german" },
    { "token_recall", "no|yes" },
    { "solo_turns", "1-999" },
    { "first_player", "random|0-3" },
  };
  const RelaisGame *game = relais_game_find (word ("loire"));

  for (unsigned i = 0; i < G_N_ELEMENTS (ranges); i++)
    {
      char range[512];
      RelaisText text;
      int index;

      relais_text_init (&text, range, sizeof range);
      relais_option_range (relais_option_find (game, word (ranges[i].key), &index), &text);
      g_assert_cmpstr (range, ==, ranges[i].range);
    }
}

static void
test_bad_options (gconstpointer data)
{
  const RelaisGame *game = data;
  RelaisConfig config = { .given = 0 };
  RelaisConfig before;

  g_assert_cmpint (relais_option_set (game, &config, word ("players"), word ("2")), ==, RELAIS_OPTION_FINE);
  before = config;
  g_assert_cmpint (relais_option_set (game, &config, word ("players"), word ("2")), ==, RELAIS_OPTION_REPEATED);
  g_assert_cmpint (relais_option_set (game, &config, word ("player"), word ("2")), ==, RELAIS_OPTION_UNKNOWN);
  g_assert_cmpint (relais_option_set (game, &config, word (""), word ("2")), ==, RELAIS_OPTION_UNKNOWN);
  g_assert_cmpint (relais_option_set (game, &config, word ("seed"), word ("-1")), ==, RELAIS_OPTION_VALUE);
  g_assert_cmpint (relais_option_set (game, &config, word ("seed"), word ("")), ==, RELAIS_OPTION_VALUE);
  g_assert_cmpint (relais_option_set (game, &config, word ("seed"), word ("01")), ==, RELAIS_OPTION_VALUE);
  g_assert_cmpint (relais_option_set (game, &config, word ("seed"), word ("random")), ==, RELAIS_OPTION_VALUE);
  g_assert_cmpint (relais_option_set (game, &config, word ("seed"), word ("9007199254740992")),
                   ==, RELAIS_OPTION_VALUE);
  g_assert_cmpint (relais_option_set (game, &config, word ("first_player"), word ("4")), ==, RELAIS_OPTION_VALUE);
  g_assert_cmpuint (config.given, ==, before.given);
}

/* A first player who does not play. */
static void
test_first_player (gconstpointer data)
{
  const RelaisGame *game = data;
  RelaisConfig config = { .given = 0 };
  RelaisRefusal why = { 0 };

  g_assert_cmpint (relais_option_set (game, &config, word ("players"), word ("2")), ==, RELAIS_OPTION_FINE);
  g_assert_cmpint (relais_option_set (game, &config, word ("first_player"), word ("2")), ==, RELAIS_OPTION_FINE);
  g_assert_false (game->resolve (game->edition, &config, &why));
  g_assert_cmpint (why.code, ==, RELAIS_REFUSAL_FIRST_PLAYER);
  g_assert_cmpint (why.arg[0], ==, 2);
}

/* Fields are sorted, within the edition, and hold values within their limits. */
static void
test_fields (gconstpointer data)
{
  const RelaisGame *game = data;
  RelaisFindings findings = { 0 };

  for (int i = 0; i < game->n_fields; i++)
    {
      const RelaisField *field = &game->fields[i];
      unsigned n = field->count > 0 ? field->count : 1;
      const unsigned char *at = (const unsigned char *) game->edition + field->offset;

      if (i > 0)
        g_assert_cmpstr (game->fields[i - 1].path, <, field->path);
      g_assert_true (field->width == 1 || field->width == 2);
      g_assert_cmpuint (field->offset + n * field->width, <=, game->edition_size);
      g_assert_true (field->words == NULL || field->max < field->n_words);
      for (unsigned v = 0; v < n; v++)
        {
          uint16_t wide;
          unsigned value = at[v];

          if (field->width == 2)
            {
              memcpy (&wide, at + 2 * v, sizeof wide);
              value = wide;
            }
          g_assert_cmpuint (value, >=, field->min);
          g_assert_cmpuint (value, <=, field->max);
        }
    }
  game->check_edition (game->edition, &findings);
  g_assert_cmpint (findings.count, ==, 0);
}

/* Only the exact spelling is a move: not with a byte cut off or added, be it
 * a NUL. */
static void
test_spelling (gconstpointer data)
{
  static const char added[] = { '\0', ' ', '\n', '\t', '0', 'x' };
  const RelaisGame *game = data;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  RelaisRefusal why;
  RelaisState state;
  RelaisMove move;

  start (game, "players=2", &state);
  text = moves_text (game, &state);
  lines = g_strsplit (text, "\n", -1);
  for (unsigned i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *longer = g_strconcat (lines[i], "?", NULL);
      size_t n = strlen (lines[i]);

      g_assert_true (relais_parse_move (game, &state, lines[i], n, &move, &why));
      for (unsigned a = 0; a < sizeof added; a++)
        {
          longer[n] = added[a];
          g_assert_false (relais_parse_move (game, &state, longer, n + 1, &move, &why));
          g_assert_cmpint (why.code, ==, RELAIS_REFUSAL_SYNTAX);
        }
      for (size_t cut = 0; cut < n; cut++)
        g_assert_false (relais_parse_move (game, &state, lines[i], cut, &move, &why));
    }
}

/* Words inside which a NUL stands are no names, also where the part before it
 * is one. */
static void
test_nul_words (void)
{
  static const struct { const char *line; size_t n; } lines[] = {
    { "done\0", 5 }, { "done\0\0\0", 7 }, { "done\0 ", 6 }, { "collect\0x", 9 }, { "sell wood\0", 10 },
    { "sell wood\0grain", 15 }, { "deliver m1.01\0", 14 }, { "\0", 1 }, { "\0done", 5 },
    { "merchant ride 2 to tours\0", 25 }, { "merchant\0ride 2 to tours", 24 },
  };
  const RelaisGame *game = relais_game_find (word ("loire"));
  RelaisRefusal why;
  RelaisState state;
  RelaisMove move;

  start (game, "players=2", &state);
  for (unsigned i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      /* Of its size exactly, for the sanitizers. */
      g_autofree char *exact = g_malloc (lines[i].n);

      memcpy (exact, lines[i].line, lines[i].n);
      g_assert_false (relais_parse_move (game, &state, exact, lines[i].n, &move, &why));
    }
}

/* The view and a sample of it agree, everything is known to all, and there is a
 * text for people. */
static void
assert_view (const RelaisGame *game, const RelaisState *state, int viewer, RelaisRng *rng)
{
  static char shown[RELAIS_MAX_STATE_TEXT];
  RelaisState view, sample, again;
  RelaisText text;

  memset (&view, 0, sizeof view);
  memset (&again, 0, sizeof again);
  game->view (game->edition, state, viewer, &view);
  game->sample (game->edition, &view, rng, &sample);
  game->view (game->edition, &sample, viewer, &again);
  g_assert_true (memcmp (&view, &again, game->state_size) == 0);
  if (viewer == RELAIS_ALL)
    g_assert_true (memcmp (&view, state, game->state_size) == 0);
  relais_text_init (&text, shown, sizeof shown);
  game->show (game->edition, state, viewer, &text);
  g_assert_true (trying_is_whole (&text));
  g_assert_cmpuint (text.length, >, 0);
}

/* A random game: the state comes back from its text, the list from its words,
 * views and samples agree, the text for people is there, and it ends. */
static void
test_random (gconstpointer data)
{
  const RelaisGame *game = data;
  static RelaisJson json;
  RelaisState state, copy;
  RelaisRng rng;
  int n;

  relais_rng_seed (&rng, 3);
  start (game, "players=2 seed=3", &state);
  for (int played = 0; !game->over (&state) && played < 1000; played++)
    {
      RelaisMove moves[RELAIS_MAX_MOVES];
      RelaisFindings findings = { 0 };
      g_autofree char *printed = state_text (game, &state);
      g_autofree char *back = NULL;

      g_assert_cmpint (relais_json_read (&json, printed, strlen (printed)), ==, RELAIS_JSON_FINE);
      g_assert_true (game->read (game->edition, &json, &copy, &findings));
      game->validate (game->edition, &copy, &findings);
      g_assert_cmpint (findings.count, ==, 0);
      back = state_text (game, &copy);
      g_assert_cmpstr (back, ==, printed);

      for (int viewer = RELAIS_ALL; viewer < game->seats (&state); viewer++)
        assert_view (game, &state, viewer, &rng);

      n = game->legal (game->edition, &state, moves);
      g_assert_cmpint (n, >, 0);
      game->make (game->edition, &state, moves[relais_rng_below (&rng, (uint32_t) n)], NULL);
    }
  relais_playout (game, game->edition, &state, &rng);
  g_assert_true (game->over (&state));
}

static void
add_for_each_game (const char *name, GTestDataFunc test)
{
  for (int i = 0; relais_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/games/%s/%s", relais_games[i]->id, name);

      g_test_add_data_func (path, relais_games[i], test);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/null/whole-game", test_whole_game);
  g_test_add_func ("/null/events", test_events);
  g_test_add_func ("/null/veil", test_veil);
  g_test_add_func ("/null/refusals", test_refusals);
  g_test_add_func ("/null/setups", test_setups);
  g_test_add_func ("/games/table", test_table);
  if (relais_game_find (word ("loire")) != NULL)
    {
      g_test_add_func ("/loire/option-ranges", test_option_ranges);
      g_test_add_func ("/loire/nul-words", test_nul_words);
    }
  add_for_each_game ("members", test_members);
  add_for_each_game ("signatures", test_signatures);
  add_for_each_game ("options", test_options);
  add_for_each_game ("bad-options", test_bad_options);
  add_for_each_game ("first-player", test_first_player);
  add_for_each_game ("fields", test_fields);
  add_for_each_game ("spelling", test_spelling);
  add_for_each_game ("random", test_random);
  return g_test_run ();
}
