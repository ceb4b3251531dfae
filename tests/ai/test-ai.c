/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computer players: that they play by the rules, know no more than they may,
 * and play well enough to be played with. */

#include <glib.h>
#include <string.h>

#include "../engine/trying.h"
#include "../scale.h"
#include "computers.h"
#include "engine/common/null.h"
#include "engine/loire/loire-setup.h"
#include "engine/loire/loire.h"

#define MOST_MOVES 20000

static RelaisJson json;
static gpointer memory;         /* enough for any level */

/* Those that search are slow: here they play a few games on only, and are watched for fewer moves. */
static guint32
nodes_of (const RelaisAi *ai)
{
  return ai->memory > 0 ? 6 : 0;
}

static guint
moves_of (const RelaisAi *ai, guint moves)
{
  return ai->memory > 0 ? moves / (8 * (guint) ai->thoughts) : moves;
}

static const int casual[] = { LOIRE_OPTION_VARIANT, LOIRE_CASUAL, -1 };

static RelaisMove
choose (const RelaisAi *ai, const RelaisGame *game, gconstpointer edition, const RelaisState *state, guint64 seed)
{
  RelaisAiLimits limits = { .seed = seed, .nodes = nodes_of (ai) };
  RelaisMove move;

  g_assert_true (relais_ai_choose (ai, game, edition, state, &limits, memory, &move));
  return move;
}

static void
assert_same_move (RelaisMove a, RelaisMove b)
{
  g_assert_cmpint (memcmp (&a, &b, sizeof a), ==, 0);
}

/* To the end; how many turns it took. Every move is held against the rules. */
static int
play (const RelaisGame *game, gconstpointer edition, const RelaisAi *const *ais, guint64 seed, RelaisState *state)
{
  for (guint moves = 0; moves < MOST_MOVES && !game->over (state); moves++)
    {
      RelaisMove move = choose (ais[game->seat (state)], game, edition, state, relais_ai_seed (seed, moves));
      RelaisRefusal why;
      bool barrier;

      g_assert_true (trying_move (game, edition, state, move, NULL, &barrier, &why));
    }
  g_assert_true (game->over (state));
  return game->turn (state) + 1;
}

static void
test_find (void)
{
  g_assert_cmpstr (relais_ais[0]->id, ==, "random");
  for (guint i = 0; relais_ais[i] != NULL; i++)
    g_assert_true (level (relais_ais[i]->id) == relais_ais[i]);
  g_assert_null (relais_ai_find ((RelaisWord) { "Easy", 4 }));
  g_assert_null (relais_ai_find ((RelaisWord) { "eas", 3 }));
  g_assert_null (relais_ai_find ((RelaisWord) { "", 0 }));
}

/* Standard and casual, one to four, every level: all moves are legal, and
 * every kind of decision came up. */
static void
test_legal (void)
{
  guint decisions[LOIRE_PHASES] = { 0 };

  for (guint l = 0; relais_ais[l] != NULL; l++)
    for (int seats = 1; seats <= RELAIS_MAX_SEATS; seats++)
      for (guint game = 0; game < scaled (4); game++)
        {
          RelaisState state;

          start (&relais_loire, relais_loire.edition, seats, game, game % 2 == 0 ? NULL : casual, &state);
          for (guint moves = 0; moves < moves_of (relais_ais[l], 1500) && !relais_loire.over (&state); moves++)
            {
              RelaisMove move = choose (relais_ais[l], &relais_loire, relais_loire.edition, &state, moves);
              RelaisRefusal why;
              bool barrier;

              decisions[((const LoireState *) &state)->phase]++;
              g_assert_true (trying_move (&relais_loire, relais_loire.edition, &state, move, NULL, &barrier, &why));
            }
        }
  for (guint phase = 0; phase < LOIRE_OVER; phase++)
    g_assert_cmpuint (decisions[phase], >, 0);
}

static void
test_over (void)
{
  const RelaisAi *ais[] = { level ("easy") };
  RelaisAiLimits limits = { .seed = 1 };
  RelaisState state;
  RelaisMove move;

  start (&relais_loire, relais_loire.edition, 1, 3, casual, &state);
  play (&relais_loire, relais_loire.edition, ais, 1, &state);
  for (guint l = 0; relais_ais[l] != NULL; l++)
    g_assert_false (relais_ai_choose (relais_ais[l], &relais_loire, relais_loire.edition, &state, &limits, memory, &move));
}

/* The same position as another seat could imagine it: other cards in the
 * decks, another seed. Whoever looks at what is hidden answers otherwise. */
static void
test_never_peeks (void)
{
  const RelaisGame *game = &relais_loire;
  RelaisRng rng;
  guint hidden_draws = 0;

  relais_rng_seed (&rng, 5);
  for (guint l = 0; relais_ais[l] != NULL; l++)
    for (int seats = 1; seats <= RELAIS_MAX_SEATS; seats++)
      {
        RelaisState state;

        start (game, game->edition, seats, 10 + seats, NULL, &state);
        for (guint moves = 0; moves < moves_of (relais_ais[l], 800) && !game->over (&state); moves++)
          {
            RelaisMove move = choose (relais_ais[l], game, game->edition, &state, moves);
            RelaisState view, other, other_view;

            game->view (game->edition, &state, game->seat (&state), &view);
            for (guint i = 0; i < 3; i++)
              {
                game->sample (game->edition, &view, &rng, &other);
                game->view (game->edition, &other, game->seat (&other), &other_view);
                g_assert_cmpint (memcmp (&view, &other_view, game->state_size), ==, 0);
                assert_same_move (move, choose (relais_ais[l], game, game->edition, &other, moves));
                hidden_draws += memcmp (&other, &state, game->state_size) != 0;
              }
            game->make (game->edition, &state, move, NULL);
          }
      }
  g_assert_cmpuint (hidden_draws, >, 1000);
}

static void
test_deterministic (void)
{
  const RelaisAi *ais[] = { level ("easy"), level ("easy"), level ("easy") };
  RelaisState first, second, third;

  start (&relais_loire, relais_loire.edition, 3, 7, NULL, &first);
  second = third = first;
  play (&relais_loire, relais_loire.edition, ais, 4, &first);
  play (&relais_loire, relais_loire.edition, ais, 4, &second);
  play (&relais_loire, relais_loire.edition, ais, 5, &third);
  g_assert_cmpint (memcmp (&first, &second, relais_loire.state_size), ==, 0);
  g_assert_cmpint (memcmp (&first, &third, relais_loire.state_size), !=, 0);
}

static bool
stop_at (void *data)
{
  guint *asked = data;

  return ++*asked > 1;
}

/* However little it may think, it answers; and it stops when told. */
static void
test_limits (gconstpointer data)
{
  const RelaisAi *ai = level (data);
  RelaisState state;

  start (&relais_loire, relais_loire.edition, 4, 2, NULL, &state);
  for (guint nodes = 1; nodes < moves_of (ai, 800) && !relais_loire.over (&state); nodes++)
    {
      guint asked = 0;
      RelaisAiLimits few = { .seed = nodes, .nodes = nodes % 50 + 1 };
      RelaisAiLimits stopped = { .seed = nodes, .stop = stop_at, .data = &asked };
      RelaisRefusal why;
      RelaisMove move;
      bool barrier;

      g_assert_true (relais_ai_choose (ai, &relais_loire, relais_loire.edition, &state, &stopped, memory, &move));
      g_assert_true (relais_loire.check (relais_loire.edition, &state, move, &why));
      g_assert_cmpuint (asked, <=, 1 + (guint) ai->thoughts);
      g_assert_true (relais_ai_choose (ai, &relais_loire, relais_loire.edition, &state, &few, memory, &move));
      g_assert_true (trying_move (&relais_loire, relais_loire.edition, &state, move, NULL, &barrier, &why));
    }
}

/* In either seat, 95 of a hundred games at least. */
static void
test_beats_random (gconstpointer data)
{
  const int *options = data;
  const guint games = 40;

  if (scaled_too_few (games))
    return;
  for (int seat = 0; seat < 2; seat++)
    {
      const RelaisAi *ais[2] = { level ("random"), level ("random") };
      guint won = 0;

      ais[seat] = level ("easy");
      for (guint i = 0; i < games; i++)
        {
          RelaisScore score = { 0 };
          RelaisState state;

          start (&relais_loire, relais_loire.edition, 2, i, options, &state);
          play (&relais_loire, relais_loire.edition, ais, i, &state);
          relais_loire.score (relais_loire.edition, &state, &score);
          won += score.total[seat] > score.total[!seat];
        }
      g_test_message ("seat %d: %u of %u", seat, won, games);
      g_assert_cmpuint (won * 100, >=, games * 95);
    }
}

/* Everybody in turn, with few playouts. */
static void
test_stronger (gconstpointer data)
{
  const char *const *levels = data;
  const guint games = 24;
  guint won = 0;

  if (scaled_too_few (games))
    return;
  for (guint i = 0; i < games; i++)
    {
      const RelaisAi *ais[2] = { level (levels[1]), level (levels[1]) };
      RelaisScore score = { 0 };
      RelaisState state;
      guint seat = i % 2;

      ais[seat] = level (levels[0]);
      start (&relais_loire, relais_loire.edition, 2, i / 2, NULL, &state);
      play (&relais_loire, relais_loire.edition, ais, i, &state);
      relais_loire.score (relais_loire.edition, &state, &score);
      won += score.total[seat] > score.total[!seat];
    }
  g_test_message ("%s: %u of %u", levels[0], won, games);
  g_assert_cmpuint (won * 100, >=, games * 70);
}

/* What it played when it was first released, game by game: a hash of all moves. */
static void
test_easy_is_as_ever (void)
{
  static const struct { int seats; guint64 seed; int casual; guint64 moves; } games[] = {
    { 1, 42, 0, UINT64_C (0x3319fe80f22e0646) },
    { 1, 43, 1, UINT64_C (0x07df2ba2218738d6) },
    { 2, 44, 0, UINT64_C (0xc142e224784fc725) },
    { 2, 45, 1, UINT64_C (0xa707577cedeebdf2) },
    { 3, 46, 0, UINT64_C (0xe436528265e33855) },
    { 3, 47, 1, UINT64_C (0x07729a4d86751b75) },
    { 4, 48, 0, UINT64_C (0x05501d06544142c8) },
    { 4, 49, 1, UINT64_C (0x0186e6a4c0b91f43) },
  };
  const RelaisAi *easy = level ("easy");

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      guint64 hash = UINT64_C (14695981039346656037);
      RelaisState state;

      start (&relais_loire, relais_loire.edition, games[i].seats, (gint64) games[i].seed, games[i].casual ? casual : NULL, &state);
      for (guint moves = 0; !relais_loire.over (&state); moves++)
        {
          RelaisMove move = choose (easy, &relais_loire, relais_loire.edition, &state, relais_ai_seed (games[i].seed, moves));
          const guint8 bytes[] = { move.kind, move.a, move.b, move.c };

          for (guint byte = 0; byte < sizeof bytes; byte++)
            hash = (hash ^ bytes[byte]) * UINT64_C (1099511628211);
          relais_loire.make (relais_loire.edition, &state, move, NULL);
        }
      g_assert_cmphex (hash, ==, games[i].moves);
    }
}

/* Among themselves they get to an end, with every preset, and not by way of
 * the limit of moves. */
static void
test_finishes (gconstpointer data)
{
  const RelaisAi *easy = level ("easy");
  const RelaisAi *const ais[] = { easy, easy, easy, easy };
  int variant = GPOINTER_TO_INT (data);

  for (int seats = 1; seats <= RELAIS_MAX_SEATS; seats++)
    {
      const int games = (int) scaled (12);
      int rounds = 0;

      for (int i = 0; i < games; i++)
        {
          const int options[] = { LOIRE_OPTION_VARIANT, variant, LOIRE_OPTION_PRESET, i % 3, -1 };
          RelaisState state;
          int turns;

          start (&relais_loire, relais_loire.edition, seats, i, options, &state);
          turns = play (&relais_loire, relais_loire.edition, ais, (guint64) i, &state);
          g_assert_cmpint (turns, <=, 200 * seats);
          g_assert_cmpint (turns, >, 8 * seats);
          rounds += turns / seats;
        }
      g_test_message ("%d seats: %d rounds", seats, rounds / games);
      g_assert_cmpint (rounds / games, <=, 80);
    }
}

static void
read_setup (gconstpointer edition, const char *setup, RelaisState *state)
{
  RelaisFindings findings = { 0 };

  g_assert_cmpint (relais_json_read (&json, setup, strlen (setup)), ==, RELAIS_JSON_FINE);
  g_assert_true (relais_loire.read (edition, &json, state, &findings));
  relais_loire.validate (edition, state, &findings);
  g_assert_cmpint (findings.count, ==, 0);
}

/* The moves of a player until it is another figure's or seat's, as words. */
static char *
plays (gconstpointer edition, RelaisState *state, guint64 seed)
{
  GString *words = g_string_new (NULL);
  int turn = relais_loire.turn (state);

  while (!relais_loire.over (state) && relais_loire.turn (state) == turn)
    {
      RelaisMove move = choose (level ("easy"), &relais_loire, edition, state, seed);
      char buffer[RELAIS_MAX_MOVE_TEXT];
      RelaisText text;

      relais_text_init (&text, buffer, sizeof buffer);
      relais_loire.print_move (state, move, &text);
      g_string_append_printf (words, "%s; ", buffer);
      relais_loire.make (edition, state, move, NULL);
    }
  return g_string_free (words, FALSE);
}

static void
assert_plays (gconstpointer edition, const char *setup, const char *what)
{
  for (guint64 seed = 0; seed < 10; seed++)
    {
      g_autofree char *words = NULL;
      RelaisState state;

      read_setup (edition, setup, &state);
      words = plays (edition, &state, seed);
      if (strstr (words, what) == NULL)
        g_error ("“%s” is not among %s", what, words);
    }
}

#define SHIELDS "\"shields\":{\"ancenis\":\"red\",\"angers\":\"blue\",\"langeais\":\"green\",\"tours\":\"yellow\"," \
                "\"vendome\":\"black\",\"blois\":\"purple\",\"talcy\":\"red\",\"beaugency\":\"blue\",\"meung\":\"white\"," \
                "\"chambord\":\"red\",\"cheverny\":\"yellow\",\"amboise\":\"black\",\"villandry\":\"blue\"," \
                "\"usse\":\"white\",\"chinon\":\"purple\",\"montsoreau\":\"green\",\"saumur\":\"red\",\"brissac\":\"yellow\"}"
#define START "{\"players\":2,\"options\":{\"first_player\":0},\"turn\":12," SHIELDS ",\"seats\":["

static void
test_delivers (void)
{
  assert_plays (relais_loire.edition,
                START "{\"messenger\":{\"at\":\"ancenis\",\"dir\":\"cw\",\"horses\":2},\"messages\":[{\"id\":\"m1.04\"}]},{}]}",
                "messenger ride 2 to tours; deliver m1.04");
}

/* L-DEL-2: the first shield on the way gets the token. */
static void
test_marks (void)
{
  assert_plays (relais_loire.edition,
                START "{\"characters\":[\"apprentice\"],\"tokens\":1,\"messenger\":{\"at\":\"ancenis\",\"dir\":\"cw\"},"
                "\"messages\":[{\"id\":\"m2.18\"}]},{}]}",
                "to langeais; mark m2.18");
}

static void
test_sells (void)
{
  assert_plays (relais_loire.edition,
                START "{\"merchant\":{\"at\":\"talcy\",\"dir\":\"cw\"},"
                "\"goods\":{\"wine\":1,\"cheese\":1}},{}]}",
                "sell wine");
}

/* In front, with the goal in reach. */
static void
test_ends_what_is_won (void)
{
  assert_plays (relais_loire.edition,
                START "{\"boat\":19,\"deniers\":20,\"merchant\":{\"at\":\"meung\",\"dir\":\"cw\"},"
                "\"palaces\":[{\"id\":\"nantes.bank\",\"turn\":1}]},{\"boat\":3}]}",
                "ship ");
}

/* Last turn of all: money is worth only what it can still become, a palace
 * (4 d, 2 points) and a space (6 d) rather than two spaces (10 d). */
static void
test_last_turn (void)
{
  for (guint64 seed = 0; seed < 10; seed++)
    {
      g_autofree char *words = NULL;
      RelaisScore score = { 0 };
      RelaisState state;

      read_setup (relais_loire.edition,
                  START "{\"deniers\":10,\"boat\":4,\"merchant\":{\"at\":\"meung\",\"dir\":\"cw\"}},"
                  "{\"boat\":20}],\"ending\":{\"turn\":11,\"player\":1,\"last_turn\":12}}", &state);
      words = plays (relais_loire.edition, &state, seed);
      g_test_message ("%s", words);
      relais_loire.score (relais_loire.edition, &state, &score);
      g_assert_true (score.final);
      g_assert_cmpint (score.total[0], ==, 7);
    }
}

/* What a message is worth is the edition's to say. */
static void
test_edition (void)
{
  static const char setup[] =
    START "{\"characters\":[\"apprentice\",\"spy\"],\"tokens\":1,\"messenger\":{\"at\":\"nantes\",\"dir\":null}}"
    ",{}],\"phase\":\"pick\",\"used\":{\"messenger\":true,\"message_bought\":1,\"action\":\"message\"},"
    "\"decks\":{\"2\":[%s]},\"pick\":{\"level\":2,\"from\":[\"m2.01\",\"m2.02\",\"m2.03\"]}}";
  static const char rest[] =
    "\"m2.01\",\"m2.02\",\"m2.03\",\"m2.04\",\"m2.05\",\"m2.06\",\"m2.07\",\"m2.08\",\"m2.09\",\"m2.10\",\"m2.11\","
    "\"m2.12\",\"m2.13\",\"m2.14\",\"m2.15\",\"m2.16\",\"m2.17\",\"m2.18\",\"m2.19\",\"m2.20\",\"m2.21\"";
  g_autofree char *position = g_strdup_printf (setup, rest);
  LoireEdition changed = loire_edition;

  for (unsigned card = 0; card < 3; card++)
    {
      unsigned id = loire_deck_start[1] + card;
      g_autofree char *pick = g_strdup_printf ("pick m2.0%u", card + 1);

      changed.message[id].points = 40;
      assert_plays (&changed, position, pick);
      changed.message[id].points = loire_edition.message[id].points;
    }
}

/* Prices that nobody can pay, goods that sell for a fortune: the rules hold. */
static void
test_strange_editions (void)
{
  const RelaisAi *easy = level ("easy");
  const RelaisAi *const ais[] = { easy, easy, easy, easy };
  static const int solo_turns[] = { LOIRE_OPTION_SOLO_TURNS, 30, -1 };
  LoireEdition dear = loire_edition, rich = loire_edition;
  RelaisState state;

  for (unsigned i = 0; i < LOIRE_CHARACTERS; i++)
    dear.character[i].cost = 99;
  for (unsigned i = 0; i < LOIRE_GOODS; i++)
    rich.sells[i] = 99;
  start (&relais_loire, &dear, 1, 1, solo_turns, &state);
  play (&relais_loire, &dear, ais, 1, &state);
  g_assert_cmpuint (((const LoireState *) &state)->seats[0].n_characters, ==, 0);
  start (&relais_loire, &rich, 2, 1, NULL, &state);
  play (&relais_loire, &rich, ais, 1, &state);
}

/* Every option anywhere within its range, and then random moves and the
 * player's by turns, so that it sees what it would never lead to. */
static void
test_any_options (void)
{
  const RelaisAi *easy = level ("easy");
  RelaisRng rng;

  relais_rng_seed (&rng, 8);
  for (guint game = 0; game < scaled (60); game++)
    {
      RelaisConfig config = { .given = 0 };
      RelaisMove moves[RELAIS_MAX_MOVES];
      RelaisRefusal why;
      RelaisState state;

      for (int i = 0; i < relais_loire.n_options; i++)
        {
          const RelaisOption *option = &relais_loire.options[i];
          guint32 range = (guint32) MIN (option->max - option->min + 1, 1000);

          if (i != LOIRE_OPTION_FIRST_PLAYER && relais_rng_below (&rng, 2) == 0)
            {
              config.given |= 1u << i;
              config.value[i] = option->min + relais_rng_below (&rng, range);
            }
        }
      g_assert_true (relais_loire.resolve (relais_loire.edition, &config, &why));
      relais_loire.start (relais_loire.edition, &config, &state);
      for (guint n = 0; n < 400 && !relais_loire.over (&state); n++)
        {
          RelaisMove move = choose (easy, &relais_loire, relais_loire.edition, &state, n);
          guint32 legal = (guint32) relais_loire.legal (relais_loire.edition, &state, moves);

          g_assert_true (relais_loire.check (relais_loire.edition, &state, move, &why));
          relais_loire.make (relais_loire.edition, &state,
                             n / 40 % 2 == 0 ? moves[relais_rng_below (&rng, legal)] : move, NULL);
        }
    }
}

static void
test_late_turn (void)
{
  static const char *const setups[] = {
    "{\"players\":2,\"options\":{\"first_player\":0},\"turn\":1000000000}",
    "{\"players\":2,\"options\":{\"first_player\":0},\"turn\":1000000000,\"seats\":[{\"boat\":19,\"deniers\":9999},{}]}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autofree char *words = NULL;
      RelaisState state;

      read_setup (relais_loire.edition, setups[i], &state);
      words = plays (relais_loire.edition, &state, 1);
      g_assert_nonnull (strstr (words, "merchant ride"));
    }
}

/* A game without a judge of its own is judged by its points. */
static void
test_null_game (void)
{
  for (guint l = 0; relais_ais[l] != NULL; l++)
    for (int seats = 2; seats <= RELAIS_MAX_SEATS; seats++)
      {
        const RelaisAi *const ais[] = { relais_ais[l], relais_ais[l], relais_ais[l], relais_ais[l] };
        RelaisState state;

        start (&relais_null, relais_null.edition, seats, 3, NULL, &state);
        play (&relais_null, relais_null.edition, ais, 1, &state);
      }
}

/* By its points it takes as many stones as it may. */
static void
test_null_game_greedy (void)
{
  RelaisState state;
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisMove move;
  int n;

  start (&relais_null, relais_null.edition, 2, 3, NULL, &state);
  n = relais_null.legal (relais_null.edition, &state, moves);
  move = choose (level ("easy"), &relais_null, relais_null.edition, &state, 1);
  assert_same_move (move, moves[n - 1]);
}

int
main (int argc, char **argv)
{
  static const char *const medium[] = { "medium", "easy" };
  static const char *const hard[] = { "hard", "medium" };
  gsize most = 1;

  g_test_init (&argc, &argv, NULL);
  for (guint l = 0; relais_ais[l] != NULL; l++)
    most = MAX (most, relais_ais[l]->memory);
  memory = g_malloc (most);
  g_test_add_func ("/ai/find", test_find);
  g_test_add_func ("/ai/legal", test_legal);
  g_test_add_func ("/ai/over", test_over);
  g_test_add_func ("/ai/never-peeks", test_never_peeks);
  g_test_add_func ("/ai/deterministic", test_deterministic);
  g_test_add_func ("/ai/easy-is-as-ever", test_easy_is_as_ever);
  g_test_add_data_func ("/ai/limits/easy", "easy", test_limits);
  g_test_add_data_func ("/ai/limits/medium", "medium", test_limits);
  g_test_add_data_func ("/ai/limits/hard", "hard", test_limits);
  g_test_add_data_func ("/ai/limits/master", "master", test_limits);
  g_test_add_data_func ("/ai/stronger/medium", medium, test_stronger);
  g_test_add_data_func ("/ai/stronger/hard", hard, test_stronger);
  g_test_add_data_func ("/ai/beats-random/standard", NULL, test_beats_random);
  g_test_add_data_func ("/ai/beats-random/casual", casual, test_beats_random);
  g_test_add_data_func ("/ai/finishes/standard", GINT_TO_POINTER (LOIRE_STANDARD), test_finishes);
  g_test_add_data_func ("/ai/finishes/casual", GINT_TO_POINTER (LOIRE_CASUAL), test_finishes);
  g_test_add_func ("/ai/loire/delivers", test_delivers);
  g_test_add_func ("/ai/loire/marks", test_marks);
  g_test_add_func ("/ai/loire/sells", test_sells);
  g_test_add_func ("/ai/loire/ends-what-is-won", test_ends_what_is_won);
  g_test_add_func ("/ai/loire/last-turn", test_last_turn);
  g_test_add_func ("/ai/loire/edition", test_edition);
  g_test_add_func ("/ai/loire/strange-editions", test_strange_editions);
  g_test_add_func ("/ai/loire/any-options", test_any_options);
  g_test_add_func ("/ai/loire/late-turn", test_late_turn);
  g_test_add_func ("/ai/null-game", test_null_game);
  g_test_add_func ("/ai/null-game/greedy", test_null_game_greedy);
  {
    int status = g_test_run ();

    g_free (memory);
    return status;
  }
}
