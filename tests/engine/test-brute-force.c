/* SPDX-License-Identifier: GPL-3.0-or-later */

/* legal and check are two ways into the same rules. Here every move that can
 * be spelt at all, some 43,000, is put to check in positions from games of
 * all kinds: it must say legal to exactly those that legal lists. */

#include <glib.h>
#include <string.h>

#include "engine/common/json.h"
#include "engine/loire/loire-state.h"
#include "engine/loire/loire.h"
#include "../scale.h"

#define GAME (&relais_loire)
#define EDITION (relais_loire.edition)
#define APART 7         /* moves between two positions that are looked at */
#define POSITIONS 60    /* of one game */

/* How many moves can be spelt: collect, done, rides, buying, selling,
 * shipping, building, palaces, hiring, circus, messages, deliveries, marks,
 * picks. */
#define SPELLINGS (2 + 2 * 10 * 20 * 21 + 6 + 5 + 2 + 3 * 20 * 2 + 8 + 29 + 20 + 4 + 65 + 65 * (1 + 65 * 8) + 65)

typedef struct
{
  const char *path;
  const char *setup;    /* members of a setup; the seed is added */
} Case;

#define RICH(characters, palaces)                                             \
  "{\"deniers\":200,\"goods\":{\"wood\":4},\"characters\":[" characters "],\"palaces\":[" palaces "]}"
#define RIDERS "\"scout\",\"squire\",\"blacksmith\",\"jester\",\"city_guard\""
#define BUILDERS "\"economus\",\"patronus\",\"mensor\",\"magister_artium\",\"lumberjack\""
#define POSTMEN "\"apprentice\",\"helper\",\"mayor\",\"vassallus\",\"lady_in_waiting\",\"witch\""
#define PALATIUM "{\"id\":\"nantes.palatium_balivi\",\"turn\":1},{\"id\":\"orleans.post_office\",\"turn\":1}"
#define DUCAL "{\"id\":\"nantes.ducal_palace\",\"turn\":1},{\"id\":\"orleans.bank\",\"turn\":1}"
#define OPEN_END "\"turn\":8,\"options\":{\"rich_limit\":200,\"boat_goal\":20,\"message_goal\":65"

static const Case cases[] = {
  { "english/1", "\"players\":1" },
  { "english/2", "\"players\":2" },
  { "english/3", "\"players\":3" },
  { "english/4", "\"players\":4" },
  { "german/2", "\"players\":2,\"preset\":\"german\"" },
  { "french/3", "\"players\":3,\"preset\":\"french\"" },
  { "casual/1", "\"players\":1,\"variant\":\"casual\"" },
  { "casual/3", "\"players\":3,\"variant\":\"casual\",\"options\":{\"start_deniers\":99,\"rich_limit\":99}" },
  { "casual/french", "\"players\":2,\"variant\":\"casual\",\"preset\":\"french\",\"options\":{\"start_deniers\":99}" },
  { "wealthy", "\"players\":2,\"options\":{\"start_deniers\":999,\"rich_limit\":999,\"boat_goal\":20}" },
  /* Two seats have the same characters, of which there are two with three players. */
  { "riders", "\"players\":3," OPEN_END "},\"seats\":[" RICH (RIDERS, PALATIUM) "," RICH (RIDERS, "") ",{}]" },
  { "builders", "\"players\":3," OPEN_END "},\"seats\":[" RICH (BUILDERS, DUCAL) "," RICH (BUILDERS, PALATIUM) ",{}]" },
  { "postmen", "\"players\":3," OPEN_END "},\"seats\":[" RICH (POSTMEN ",\"spy\"", PALATIUM) ","
               RICH (POSTMEN, DUCAL) ",{}]" },
  { "postmen/no-recall", "\"players\":1,\"turn\":8,\"options\":{\"rich_limit\":200,\"token_recall\":false},"
                         "\"seats\":[" RICH (POSTMEN "," RIDERS, DUCAL) "]" },
  { "all-shared", "\"players\":3," OPEN_END ",\"palatium_hire\":\"shared\",\"lumberjack_pays\":\"each\"},\"seats\":["
                  RICH (POSTMEN "," BUILDERS, PALATIUM) "," RICH (POSTMEN "," RIDERS, PALATIUM) ",{}]" },
  { "all-german", "\"players\":3,\"preset\":\"german\"," OPEN_END "},\"seats\":["
                  RICH (POSTMEN "," BUILDERS ",\"spy\"", PALATIUM) ","
                  RICH (POSTMEN "," RIDERS, PALATIUM "," DUCAL) ",{}]" },
};

static struct
{
  unsigned cases;
  unsigned positions;
  uint32_t phases;
  uint32_t kinds;               /* of moves that were legal */
  unsigned recalls;             /* marks with a token of another message */
  unsigned chosen;              /* of those, with one of its two tokens */
} seen;

typedef struct
{
  const LoireState *state;
  RelaisMove moves[RELAIS_MAX_MOVES];
  int n_moves;
  int n_legal;
  unsigned n_asked;
} Position;

static void
assert_listed (const Position *p, RelaisMove move)
{
  char line[RELAIS_MAX_MOVE_TEXT];
  RelaisText text;

  for (int i = 0; i < p->n_moves; i++)
    if (memcmp (&p->moves[i], &move, sizeof move) == 0)
      return;
  relais_text_init (&text, line, sizeof line);
  GAME->print_move (p->state, move, &text);
  g_error ("\"%s\" passes check, but is not listed", line);
}

static void
ask (Position *p, unsigned kind, unsigned a, unsigned b, unsigned c)
{
  RelaisMove move = { (uint8_t) kind, (uint8_t) a, (uint8_t) b, (uint8_t) c };

  p->n_asked++;
  if (!GAME->check (EDITION, p->state, move, NULL))
    return;
  assert_listed (p, move);
  p->n_legal++;
}

static void
ask_rides (Position *p, unsigned kind)
{
  for (unsigned horses = 0; horses < 10; horses++)
    for (unsigned to = 0; to < LOIRE_LOCATIONS; to++)
      {
        ask (p, kind, horses, to, LOIRE_NONE);
        for (unsigned from = 0; from < LOIRE_LOCATIONS; from++)
          ask (p, kind, horses, to, from);
      }
}

static void
ask_marks (Position *p)
{
  for (unsigned card = 0; card < LOIRE_MESSAGES; card++)
    {
      ask (p, LOIRE_MOVE_MARK, card, LOIRE_NONE, LOIRE_NONE);
      for (unsigned other = 0; other < LOIRE_MESSAGES; other++)
        {
          ask (p, LOIRE_MOVE_MARK, card, other, LOIRE_NONE);
          for (unsigned colour = 0; colour < LOIRE_COLOURS; colour++)
            ask (p, LOIRE_MOVE_MARK, card, other, colour);
        }
    }
}

static void
ask_buildings (Position *p)
{
  for (unsigned building = 0; building < LOIRE_BUILDINGS; building++)
    for (unsigned at = 0; at < LOIRE_LOCATIONS; at++)
      {
        ask (p, LOIRE_MOVE_BUILD, building, at, false);
        ask (p, LOIRE_MOVE_BUILD, building, at, true);
      }
}

/* Moves with one operand. */
static void
ask_each (Position *p, unsigned kind, unsigned first, unsigned last)
{
  for (unsigned a = first; a <= last; a++)
    ask (p, kind, a, 0, 0);
}

static void
ask_everything (Position *p)
{
  ask (p, LOIRE_MOVE_COLLECT, 0, 0, 0);
  ask (p, LOIRE_MOVE_DONE, 0, 0, 0);
  ask_rides (p, LOIRE_MOVE_RIDE_MERCHANT);
  ask_rides (p, LOIRE_MOVE_RIDE_MESSENGER);
  for (unsigned good = 0; good < LOIRE_GOODS; good++)
    ask (p, LOIRE_MOVE_BUY, good, 1, 0);
  ask (p, LOIRE_MOVE_BUY, LOIRE_WOOD, 2, 0);
  ask_each (p, LOIRE_MOVE_SELL, 0, LOIRE_GOODS - 1);
  ask_each (p, LOIRE_MOVE_SHIP, 1, LOIRE_SHIPPINGS);
  ask_buildings (p);
  ask_each (p, LOIRE_MOVE_PALACE, 0, LOIRE_PALACES - 1);
  ask_each (p, LOIRE_MOVE_HIRE, 0, LOIRE_CHARACTERS - 1);
  ask_each (p, LOIRE_MOVE_CIRCUS, 0, LOIRE_LOCATIONS - 1);
  ask_each (p, LOIRE_MOVE_MESSAGE, 1, LOIRE_LEVELS);
  ask_each (p, LOIRE_MOVE_DELIVER, 0, LOIRE_MESSAGES - 1);
  ask_marks (p);
  ask_each (p, LOIRE_MOVE_PICK, 0, LOIRE_MESSAGES - 1);
}

/* Every move that passes is listed, and as many pass as are listed: with a
 * list without duplicates the two are the same set. */
static void
check_position (const LoireState *state)
{
  Position p = { .state = state };

  p.n_moves = GAME->legal (EDITION, state, p.moves);
  for (int i = 0; i < p.n_moves; i++)
    {
      for (int j = 0; j < i; j++)
        g_assert_true (memcmp (&p.moves[i], &p.moves[j], sizeof p.moves[i]) != 0);
      seen.kinds |= 1u << p.moves[i].kind;
      seen.recalls += p.moves[i].kind == LOIRE_MOVE_MARK && p.moves[i].b != LOIRE_NONE;
      seen.chosen += p.moves[i].kind == LOIRE_MOVE_MARK && p.moves[i].c != LOIRE_NONE;
    }
  ask_everything (&p);
  g_assert_cmpuint (p.n_asked, ==, SPELLINGS);
  g_assert_cmpint (p.n_legal, ==, p.n_moves);
  seen.phases |= 1u << state->phase;
  seen.positions++;
}

static void
read_setup (const char *setup, LoireState *state)
{
  static RelaisJson json;
  RelaisFindings findings = { 0 };

  g_assert_cmpint (relais_json_read (&json, setup, strlen (setup)), ==, RELAIS_JSON_FINE);
  g_assert_true (GAME->read (EDITION, &json, state, &findings));
  GAME->validate (EDITION, state, &findings);
  g_assert_cmpint (findings.count, ==, 0);
}

/* Positions in which something rare can be done are looked at whenever they
 * come, the others now and then. */
static bool
is_rare (const LoireState *state, const RelaisMove *moves, int n)
{
  if (state->phase == LOIRE_CIRCUS || state->phase == LOIRE_PICK)
    return true;
  for (int i = 0; i < n; i++)
    if (moves[i].kind == LOIRE_MOVE_MARK || moves[i].kind == LOIRE_MOVE_DELIVER)
      return true;
  return false;
}

/* Marks and deliveries half the time when there are some. */
static RelaisMove
choose (const RelaisMove *moves, int n, RelaisRng *rng)
{
  if (relais_rng_below (rng, 2) == 0)
    for (int i = 0; i < n; i++)
      if (moves[i].kind == LOIRE_MOVE_MARK || moves[i].kind == LOIRE_MOVE_DELIVER)
        return moves[i];
  return moves[relais_rng_below (rng, (uint32_t) n)];
}

static void
play_game (const Case *c, unsigned seed)
{
  g_autofree char *setup = g_strdup_printf ("{\"seed\":%u,%s}", seed, c->setup);
  RelaisMove moves[RELAIS_MAX_MOVES];
  LoireState state;
  RelaisRng rng;
  unsigned looked = 0;

  relais_rng_seed (&rng, seed);
  read_setup (setup, &state);
  for (unsigned played = 0; looked < POSITIONS; played++)
    {
      int n = GAME->legal (EDITION, &state, moves);

      if (n == 0 || played % APART == 0 || is_rare (&state, moves, n))
        {
          check_position (&state);
          looked++;
        }
      if (n == 0)
        break;
      GAME->make (EDITION, &state, choose (moves, n, &rng), NULL);
    }
}

static void
test_game (gconstpointer data)
{
  for (unsigned game = 0; game < scaled (6); game++)
    play_game (data, game + 1);
  seen.cases++;
}

static void
test_coverage (void)
{
  if (seen.cases < G_N_ELEMENTS (cases))
    {
      g_test_skip ("only some of the games were played");
      return;
    }
  g_test_message ("%u positions, %u recalls, %u of them of one of two", seen.positions, seen.recalls, seen.chosen);
  g_assert_cmpuint (seen.positions, >=, 300);
  g_assert_cmpuint (seen.phases & ~(1u << LOIRE_OVER), ==, (1u << LOIRE_OVER) - 1);
  g_assert_cmpuint (seen.kinds, ==, (1u << LOIRE_MOVES) - 1);
  g_assert_cmpuint (seen.recalls, >, 0);
  g_assert_cmpuint (seen.chosen, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/loire/brute-force/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_game);
    }
  /* Suites run in the order in which they were added: this one last. */
  g_test_add_func ("/loire/brute-force/together/coverage", test_coverage);
  return g_test_run ();
}
