/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Thurn und Taxis' random games (random-games.h). Each of the 224 moves that can
 * be spelt at all is tried in every position. */

#include <glib.h>
#include <string.h>

#include "engine/thurn/thurn-rules.h"
#include "engine/thurn/thurn.h"
#include "random-games.h"

#define GAME (&relais_thurn)

static ThurnEdition few_houses, many_houses, long_routes, all_kept;

#define NEARLY_ALL                                                            \
  "\"augsburg\",\"augsburg\",\"augsburg\",\"basel\",\"basel\",\"basel\",\"budweis\",\"budweis\",\"budweis\",\"carlsruhe\",\"carlsruhe\"," \
  "\"carlsruhe\",\"freiburg\",\"freiburg\",\"freiburg\",\"ingolstadt\",\"ingolstadt\",\"ingolstadt\",\"innsbruck\",\"innsbruck\"," \
  "\"innsbruck\",\"kempten\",\"kempten\",\"kempten\",\"linz\",\"linz\",\"linz\",\"lodz\",\"lodz\",\"lodz\",\"mannheim\",\"mannheim\"," \
  "\"mannheim\",\"munchen\",\"munchen\",\"munchen\",\"nurnberg\",\"nurnberg\",\"nurnberg\",\"passau\",\"passau\",\"passau\",\"pilsen\"," \
  "\"pilsen\",\"pilsen\",\"regensburg\",\"regensburg\",\"regensburg\",\"salzburg\",\"salzburg\",\"salzburg\",\"sigmaringen\"," \
  "\"sigmaringen\",\"sigmaringen\",\"stuttgart\",\"stuttgart\",\"stuttgart\",\"ulm\",\"wurzburg\",\"wurzburg\",\"wurzburg\",\"zurich\"," \
  "\"zurich\",\"zurich\""

static const RandomCase cases[] = {
  { "2", "\"players\":2", 2, 900, NULL },
  { "3", "\"players\":3", 2, 900, NULL },
  { "4", "\"players\":4,\"options\":{\"outside\":9}", 2, 900, NULL },
  { "outside/9", "\"players\":2,\"options\":{\"outside\":9}", 1, 600, NULL },
  { "first-player", "\"players\":4,\"options\":{\"first_player\":3}", 1, 200, NULL },
  /* Whoever holds nearly all cards leaves nothing to draw. */
  { "nothing-to-draw",
    "\"players\":2,\"options\":{\"first_player\":0},\"deck\":[],\"face_up\":[\"ulm\",\"ulm\",null,null,null,null],"
    "\"seats\":[{},{\"hand\":[" NEARLY_ALL "]}]", 2, 150, &all_kept },
  { "nothing-to-play",
    "\"players\":2,\"turn\":1,\"options\":{\"first_player\":0},\"deck\":[],\"face_up\":[null,null,null,null,null,null],"
    "\"seats\":[{},{\"hand\":[" NEARLY_ALL ",\"ulm\",\"ulm\"]}]", 2, 100, &all_kept },
  { "one-card-to-draw",
    "\"players\":2,\"options\":{\"first_player\":0},\"deck\":[],\"face_up\":[\"ulm\",null,null,null,null,null],"
    "\"seats\":[{},{\"hand\":[" NEARLY_ALL ",\"ulm\"]}]", 2, 100, &all_kept },
  { "edition/few-houses", "\"players\":3", 8, 600, &few_houses },
  { "edition/many-houses", "\"players\":2", 1, 600, &many_houses },
  { "edition/long-routes", "\"players\":2", 2, 600, &long_routes },
  { "edition/all-kept", "\"players\":4", 1, 600, &all_kept },
};

static struct
{
  uint32_t stacks;
  uint32_t coaches;
  uint32_t officials;
  uint32_t skipped;
  unsigned shortages;           /* choices with fewer houses than places for them */
} seen;

/* Moves in the order of their kinds, and of their operands. */
static RelaisMove
spelling (RelaisRng *rng, unsigned i)
{
  static const struct { uint8_t kind, a, b; } many[] = {
    { THURN_MOVE_DRAW, THURN_CITIES, 1 }, { THURN_MOVE_DRAW_DECK, 1, 1 }, { THURN_MOVE_BAILIFF, 1, 1 },
    { THURN_MOVE_POSTMASTER, THURN_CITIES, 1 }, { THURN_MOVE_POSTMASTER_DECK, 1, 1 }, { THURN_MOVE_START, THURN_CITIES, 1 },
    { THURN_MOVE_PLAY, THURN_CITIES, THURN_SIDES }, { THURN_MOVE_COACHMAN, THURN_CITIES, THURN_SIDES }, { THURN_MOVE_END, 1, 1 },
    { THURN_MOVE_CLOSE_EACH, 1, 2 }, { THURN_MOVE_CLOSE_REGION, THURN_REGIONS, 2 }, { THURN_MOVE_HOUSE, THURN_CITIES, 1 },
    { THURN_MOVE_COACH, 2, 1 }, { THURN_MOVE_DISCARD, THURN_CITIES, 1 },
  };
  unsigned k = 0;

  G_STATIC_ASSERT (G_N_ELEMENTS (many) == THURN_MOVES);
  for (; i >= many[k].a * many[k].b; k++)
    i -= many[k].a * many[k].b;
  return (RelaisMove) { many[k].kind, (uint8_t) (i % many[k].a), (uint8_t) (i / many[k].a), 0 };
}

static unsigned
phase_of (const void *state)
{
  return ((const ThurnState *) state)->phase;
}

static bool
fits (const ThurnSeat *seat, unsigned city)
{
  return seat->n_route == 0
         || (!(seat->routed & RELAIS_BIT (city))
             && (thurn_roads[thurn_end_of (seat, THURN_LEFT)] | thurn_roads[thurn_end_of (seat, THURN_RIGHT)]) & RELAIS_BIT (city));
}

/* Players who choose evenly close hardly ever. */
static unsigned
liking (const ThurnState *s, RelaisMove move)
{
  const ThurnSeat *seat = thurn_mover (s);
  unsigned reach = seat->n_route + (move.b ? 2u : 0u);

  switch (move.kind)
    {
    case THURN_MOVE_DRAW:
    case THURN_MOVE_POSTMASTER: return fits (seat, move.a) ? 10 : 1;
    case THURN_MOVE_PLAY: return 60;
    case THURN_MOVE_COACHMAN: return 10;
    case THURN_MOVE_END: return 5;
    case THURN_MOVE_CLOSE_EACH:
    case THURN_MOVE_CLOSE_REGION: return reach >= thurn_next_coach (seat) ? 20 : 1;
    case THURN_MOVE_COACH: return move.a ? 20 : 1;
    default: return 1;
    }
}

static RelaisMove
choose (const void *state, const RelaisMove *moves, int n, RelaisRng *rng)
{
  uint32_t sum = 0, drawn;
  int i = 0;

  for (i = 0; i < n; i++)
    sum += liking (state, moves[i]);
  drawn = relais_rng_below (rng, sum);
  for (i = 0; drawn >= liking (state, moves[i]); i++)
    drawn -= liking (state, moves[i]);
  return moves[i];
}

static bool
knows_hand (int viewer, unsigned seat)
{
  return viewer == (int) seat || viewer == RELAIS_SEATS || viewer == RELAIS_ALL;
}

static bool
knows_choice (const void *state, int viewer)
{
  return knows_hand (viewer, (unsigned) GAME->seat (state));
}

/* What the viewer does not see of hands changes places with the deck. */
static void
exchange_hidden (const void *of, int viewer, RelaisRng *rng, void *to)
{
  ThurnState *s = to;
  uint8_t pool[THURN_CARDS];
  unsigned n = 0;

  *s = *(const ThurnState *) of;
  s->seed = relais_rng_next (rng) & (uint64_t) RELAIS_MAX_SEED;
  for (unsigned i = 0; i < s->n_deck; i++)
    pool[n++] = s->deck[i];
  for (unsigned i = 0; i < s->players; i++)
    for (unsigned city = 0; city < THURN_CITIES && !knows_hand (viewer, i); city++)
      for (; s->seats[i].hand[city] > s->seats[i].seen[city]; s->seats[i].hand[city]--)
        pool[n++] = (uint8_t) city;
  relais_rng_shuffle (rng, pool, n);
  for (unsigned i = 0; i < s->players; i++)
    {
      ThurnSeat *seat = &s->seats[i];
      unsigned cards = 0;

      for (unsigned city = 0; city < THURN_CITIES; city++)
        cards += seat->hand[city];
      for (; cards < seat->n_hand; cards++)
        seat->hand[pool[--n]]++;
      seat->holds = 0;
      for (unsigned city = 0; city < THURN_CITIES; city++)
        if (seat->hand[city] > 0)
          seat->holds |= RELAIS_BIT (city);
    }
  g_assert_cmpuint (n, ==, s->n_deck);
  memcpy (s->deck, pool, n);
}

static bool
is_barrier (const RandomStep *step)
{
  const ThurnState *before = step->before, *after = step->after;

  for (int i = 0; i < step->events->count; i++)
    switch (step->events->at[i].kind)
      {
      case THURN_EVENT_DREW:
      case THURN_EVENT_DEALT:
      case THURN_EVENT_RESHUFFLED:
        return true;
      default:
        break;
      }
  return before->turn != after->turn;
}

static void
check_event (const RelaisEvent *event)
{
  for (int viewer = RELAIS_SEATS; viewer < (int) RELAIS_MAX_SEATS; viewer++)
    {
      RelaisEvent told = *event;
      bool hidden = event->kind == THURN_EVENT_DREW && !knows_hand (viewer, (unsigned) event->arg[0]);

      GAME->veil (&told, viewer);
      g_assert_true ((told.arg[1] == RELAIS_UNKNOWN) == hidden);
    }
  switch (event->kind)
    {
    case THURN_EVENT_TILE:
      seen.stacks |= 1u << event->arg[1];
      break;
    case THURN_EVENT_COACH:
      seen.coaches |= 1u << (event->arg[1] - THURN_FIRST_COACH);
      break;
    case THURN_EVENT_OFFICIAL:
      seen.officials |= 1u << event->arg[1];
      break;
    case THURN_EVENT_SKIPPED:
      seen.skipped |= 1u << event->arg[1];
      break;
    default:
      break;
    }
}

static void
check_step (const RandomStep *step)
{
  const ThurnState *after = step->after;

  for (int i = 0; i < step->events->count; i++)
    check_event (&step->events->at[i]);
  seen.shortages += after->phase == THURN_HOUSE && thurn_groups_in (after->open, after->region) > thurn_mover (after)->left;
}

/* Every hand has its number of cards and those that all have seen. */
static void
check_sample (const void *viewed, const void *sampled)
{
  const ThurnState *view = viewed, *sample = sampled;

  g_assert_cmpuint (sample->n_deck, ==, view->n_deck);
  for (unsigned i = 0; i < view->players; i++)
    {
      unsigned cards = 0;

      for (unsigned city = 0; city < THURN_CITIES; city++)
        {
          cards += sample->seats[i].hand[city];
          g_assert_cmpuint (sample->seats[i].seen[city], ==, view->seats[i].seen[city]);
          g_assert_cmpuint (sample->seats[i].hand[city], >=, sample->seats[i].seen[city]);
        }
      g_assert_cmpuint (cards, ==, view->seats[i].n_hand);
    }
}

static const char *
stack_name (unsigned i)
{
  return thurn_stacks[i];
}

static void
check_together (void)
{
  random_games_all ("the tile", seen.stacks, 0, THURN_STACKS, stack_name);
  random_games_all ("the coach", seen.coaches, 0, THURN_COACHES, NULL);
  random_games_all ("the official", seen.officials, THURN_BAILIFF, THURN_OFFICIALS, NULL);
  random_games_all ("skipping", seen.skipped, 0, THURN_SKIPS, NULL);
  g_assert_cmpuint (seen.shortages, >, 0);
}

static const RandomGames games = {
  .game = GAME,
  .rules = "T-",
  .cases = cases,
  .n_cases = G_N_ELEMENTS (cases),
  .n_moves = THURN_MOVES,
  .n_phases = THURN_PHASES,
  .phase = phase_of,
  .n_tried = 224,
  .tried = spelling,
  .liked = 7,
  .choose = choose,
  .knows_choice = knows_choice,
  .exchange_hidden = exchange_hidden,
  .is_barrier = is_barrier,
  .check_step = check_step,
  .check_sample = check_sample,
  .check_together = check_together,
};

static void
make_editions (void)
{
  few_houses = many_houses = long_routes = all_kept = thurn_edition;
  few_houses.houses = 3;
  few_houses.close_minimum = 2;
  many_houses.houses = 22;
  many_houses.close_minimum = 1;
  many_houses.hand_after_closing = 0;
  long_routes.close_minimum = 7;
  long_routes.houses = 12;
  all_kept.hand_after_closing = 66;
  all_kept.tiles[THURN_STACK_LEN5][0] = 0;
  all_kept.coach[1] = 0;
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  make_editions ();
  return random_games_run (argc, argv, &games);
}
