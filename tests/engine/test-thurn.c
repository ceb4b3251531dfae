/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The map of Thurn und Taxis, the move with the most events, the deck that is
 * made anew, and trying ahead with hidden hands. */

#include <glib.h>
#include <string.h>

#include "engine/thurn/thurn-rules.h"
#include "engine/thurn/thurn.h"
#include "random-games.h"

#define GAME (&relais_thurn)

/* The map */

static unsigned
paths_from (unsigned city, uint32_t passed, unsigned cities)
{
  unsigned n = 0;

  if (cities == 1)
    return 1;
  RELAIS_EACH (next, thurn_roads[city] & ~passed)
    n += paths_from (next, passed | RELAIS_BIT (next), cities - 1);
  return n;
}

/* The cities that so many roads lead to at most. */
static uint32_t
within (unsigned city, unsigned roads)
{
  uint32_t reached = RELAIS_BIT (city);

  for (; roads > 0; roads--)
    RELAIS_EACH (from, reached)
      reached |= thurn_roads[from];
  return reached;
}

static void
test_roads (void)
{
  static const unsigned with[] = { 161, 526, 1629, 4726, 12723, 31713 };
  unsigned degrees = 0;

  for (unsigned city = 0; city < THURN_CITIES; city++)
    {
      degrees += relais_count (thurn_roads[city]);
      g_assert_false (thurn_roads[city] & RELAIS_BIT (city));
      RELAIS_EACH (other, thurn_roads[city])
        g_assert_true (thurn_roads[other] & RELAIS_BIT (city));
    }
  g_assert_cmpuint (degrees, ==, 90);
  for (unsigned i = 0; i < G_N_ELEMENTS (with); i++)
    {
      unsigned paths = 0;

      for (unsigned city = 0; city < THURN_CITIES; city++)
        paths += paths_from (city, RELAIS_BIT (city), i + 3);
      /* Each from both ends. */
      g_assert_cmpuint (paths, ==, 2 * with[i]);
    }
}

static uint32_t
connected_without (unsigned a, unsigned b)
{
  uint32_t reached = RELAIS_BIT (a), before;

  do
    {
      before = reached;
      RELAIS_EACH (from, before)
        reached |= thurn_roads[from] & ~(from == a ? RELAIS_BIT (b) : 0) & ~(from == b ? RELAIS_BIT (a) : 0);
    }
  while (reached != before);
  return reached;
}

static void
test_bridge (void)
{
  unsigned bridges = 0;

  for (unsigned a = 0; a < THURN_CITIES; a++)
    RELAIS_EACH (b, thurn_roads[a] & ~(RELAIS_BIT (a) - 1))
      if (!(connected_without (a, b) & RELAIS_BIT (b)))
        {
          g_assert_cmpuint (a, ==, THURN_LODZ);
          g_assert_cmpuint (b, ==, THURN_PILSEN);
          bridges++;
        }
  g_assert_cmpuint (bridges, ==, 1);
}

static void
test_diameter (void)
{
  static const uint32_t all = RELAIS_BIT (THURN_CITIES) - 1;
  bool whole = true;

  for (unsigned city = 0; city < THURN_CITIES; city++)
    {
      whole = whole && within (city, 5) == all;
      g_assert_cmphex (within (city, 6), ==, all);
    }
  g_assert_false (whole);
}

static void
test_regions (void)
{
  static const char *const sizes[][2] = {
    { "baiern", "8" }, { "baden", "3" }, { "wurttemberg", "2" }, { "schweiz", "2" }, { "bohmen", "2" }, { "salzburg", "2" },
    { "hohenzollern", "1" }, { "tyrol", "1" }, { "polen", "1" },
  };

  for (unsigned i = 0; i < THURN_REGIONS; i++)
    for (unsigned k = 0; k < G_N_ELEMENTS (sizes); k++)
      if (g_str_equal (sizes[k][0], thurn_regions[i]))
        g_assert_cmpuint (relais_count (thurn_in_region[i]), ==, g_ascii_strtoull (sizes[k][1], NULL, 10));
}

/* Much at once */

/* A route through all cities; houses in all but one of each region; every tile
 * of regions still to be had, and nobody asks about a coach. */
static const char everything[] =
  "{\"game\":\"thurn\",\"players\":2,\"seed\":1,\"options\":{\"first_player\":0},\"phase\":\"after\","
  "\"face_up\":[null,null,null,null,null,null],\"deck\":[],"
  "\"discards\":[\"augsburg\",\"augsburg\",\"basel\",\"basel\",\"budweis\",\"budweis\",\"carlsruhe\",\"carlsruhe\",\"freiburg\","
  "\"freiburg\",\"ingolstadt\",\"ingolstadt\",\"innsbruck\",\"innsbruck\",\"kempten\",\"kempten\",\"linz\",\"linz\",\"lodz\",\"lodz\","
  "\"mannheim\",\"mannheim\",\"munchen\",\"munchen\",\"nurnberg\",\"nurnberg\",\"passau\",\"passau\",\"pilsen\",\"pilsen\","
  "\"regensburg\",\"regensburg\",\"salzburg\",\"salzburg\",\"sigmaringen\",\"sigmaringen\",\"stuttgart\",\"stuttgart\",\"ulm\","
  "\"ulm\",\"wurzburg\",\"wurzburg\",\"zurich\",\"zurich\"],"
  "\"ending\":{\"turn\":0,\"player\":0,\"last_turn\":1},\"seats\":[{\"coach\":7,\"tiles\":[{\"stack\":\"end\",\"value\":1}],"
  "\"route\":[\"lodz\",\"pilsen\",\"regensburg\",\"munchen\",\"augsburg\",\"ulm\",\"sigmaringen\",\"stuttgart\",\"ingolstadt\","
  "\"nurnberg\",\"wurzburg\",\"mannheim\",\"carlsruhe\",\"freiburg\",\"basel\",\"zurich\",\"kempten\",\"innsbruck\",\"salzburg\","
  "\"passau\",\"linz\",\"budweis\"],\"houses\":[\"pilsen\",\"regensburg\",\"munchen\",\"augsburg\",\"ulm\",\"ingolstadt\","
  "\"nurnberg\",\"wurzburg\",\"mannheim\",\"carlsruhe\",\"basel\",\"kempten\",\"salzburg\"]}]}";

static void
test_most_events (void)
{
  ThurnEdition edition = thurn_edition;
  RelaisEvents events = { 0 };
  RelaisFindings findings = { 0 };
  ThurnState state;

  edition.houses = THURN_CITIES;
  random_games_read (GAME, &edition, everything, &state);
  GAME->validate (&edition, &state, &findings);
  g_assert_cmpint (findings.count, ==, 0);
  GAME->make (&edition, &state, (RelaisMove) { THURN_MOVE_CLOSE_EACH, 0, 0, 0 }, &events);
  /* closed; a house and its point in each region; seven tiles with points; the
   * cards; the turn; the deck made anew for six slots */
  g_assert_cmpint (events.count, ==, 1 + 2 * THURN_REGIONS + 2 * 7 + THURN_CITIES + 1 + 1 + THURN_SLOTS);
  g_assert_cmpint (events.count, <, RELAIS_MAX_EVENTS);
  g_assert_cmpuint (state.seats[0].left, ==, 0);
}

/* The deck that is made anew */

static void
start (unsigned seed, ThurnState *state)
{
  g_autofree char *text = g_strdup_printf ("{\"game\":\"thurn\",\"players\":2,\"seed\":%u,\"options\":{\"first_player\":0},"
                                           "\"seats\":[{\"hand\":[\"ulm\"]}]}", seed);

  random_games_read (GAME, GAME->edition, text, state);
  /* All of the deck is discarded. */
  while (state->n_deck > 0)
    state->discards[state->n_discards++] = state->deck[--state->n_deck];
}

static void
draw_from_deck (ThurnState *state)
{
  RelaisEvents events = { 0 };

  GAME->make (GAME->edition, state, (RelaisMove) { THURN_MOVE_DRAW_DECK, 0, 0, 0 }, &events);
  g_assert_cmpint (events.at[0].kind, ==, THURN_EVENT_RESHUFFLED);
}

/* By the seed, how often it was done, and the discards in their order; by nothing else. */
static void
test_reshuffle (void)
{
  ThurnState one, other;

  start (1, &one);
  other = one;
  other.turn = 8;
  other.seats[1].houses = 3;
  other.seats[1].left -= 2;
  draw_from_deck (&one);
  draw_from_deck (&other);
  g_assert_cmpuint (one.n_deck, ==, other.n_deck);
  g_assert_true (memcmp (one.deck, other.deck, one.n_deck) == 0);
  g_assert_cmpuint (one.shuffles, ==, 1);

  start (1, &other);
  other.shuffles = 1;
  draw_from_deck (&other);
  g_assert_true (memcmp (one.deck, other.deck, one.n_deck) != 0);

  start (1, &other);
  other.seed = 2;
  draw_from_deck (&other);
  g_assert_true (memcmp (one.deck, other.deck, one.n_deck) != 0);

  start (1, &other);
  {
    uint8_t first = other.discards[0];
    unsigned i = 1;

    while (other.discards[i] == first)
      i++;
    other.discards[0] = other.discards[i];
    other.discards[i] = first;
  }
  draw_from_deck (&other);
  g_assert_true (memcmp (one.deck, other.deck, one.n_deck) != 0);
}

/* Trying ahead */

static void
try_ahead (int viewer, ThurnState *trial)
{
  static const char setup[] =
    "{\"game\":\"thurn\",\"players\":2,\"seed\":3,\"options\":{\"first_player\":0},"
    "\"face_up\":[\"ulm\",\"linz\",\"lodz\",\"passau\",\"basel\",\"ulm\"],"
    "\"seats\":[{\"hand\":[\"kempten\",\"zurich\"]},{\"hand\":[\"basel\",\"freiburg\",\"linz\"],\"seen\":[\"linz\"]}]}";
  ThurnState state, view;
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  random_games_read (GAME, GAME->edition, setup, &state);
  GAME->view (GAME->edition, &state, viewer, &view);
  GAME->sample (GAME->edition, &view, &rng, trial);
  GAME->suppose (GAME->edition, &view, trial);
}

static RelaisEvents
make (ThurnState *trial, unsigned kind, unsigned a)
{
  RelaisEvents events = { 0 };

  g_assert_true (GAME->check (GAME->edition, trial, (RelaisMove) { (uint8_t) kind, (uint8_t) a, 0, 0 }, NULL));
  GAME->make (GAME->edition, trial, (RelaisMove) { (uint8_t) kind, (uint8_t) a, 0, 0 }, &events);
  for (int i = 0; i < events.count; i++)
    GAME->veil_supposed (trial, &events.at[i]);
  return events;
}

static bool
supposes (const ThurnState *trial, unsigned kind, unsigned a)
{
  return GAME->supposes (trial, (RelaisMove) { (uint8_t) kind, (uint8_t) a, 0, 0 });
}

/* A card that comes from the deck is one that nobody knows; what it is made of stays known. */
static void
test_supposed_row (void)
{
  ThurnState trial;
  RelaisEvents events;

  try_ahead (0, &trial);
  g_assert_false (supposes (&trial, THURN_MOVE_DRAW, THURN_LINZ));
  events = make (&trial, THURN_MOVE_DRAW, THURN_LINZ);
  g_assert_cmpint (events.at[0].arg[2], ==, THURN_LINZ);
  g_assert_cmpint (events.at[1].arg[1], ==, RELAIS_UNKNOWN);
  g_assert_true (trial.row_supposed == 1u << 1);
  g_assert_true (supposes (&trial, THURN_MOVE_POSTMASTER, trial.face_up[1])
                 || thurn_slot_of (&trial, trial.face_up[1]) != 1);
  g_assert_false (supposes (&trial, THURN_MOVE_POSTMASTER, THURN_PASSAU));
  g_assert_false (supposes (&trial, THURN_MOVE_START, THURN_LINZ));
}

static void
test_supposed_hand (void)
{
  ThurnState trial;
  RelaisEvents events;
  unsigned drawn;

  try_ahead (0, &trial);
  drawn = trial.deck[trial.n_deck - 1];
  events = make (&trial, THURN_MOVE_DRAW_DECK, 0);
  g_assert_cmpint (events.at[0].arg[1], ==, RELAIS_UNKNOWN);
  g_assert_true (supposes (&trial, THURN_MOVE_START, drawn) || drawn == THURN_KEMPTEN || drawn == THURN_ZURICH);
  g_assert_false (supposes (&trial, THURN_MOVE_START, THURN_KEMPTEN));
}

/* For somebody else, a hand is supposed but for what all saw. */
static void
test_supposed_for_nobody (void)
{
  ThurnState trial;
  unsigned known = 0;

  try_ahead (RELAIS_NOBODY, &trial);
  for (unsigned city = 0; city < THURN_CITIES; city++)
    known += trial.seats[1].hand[city] - trial.seats[1].supposed[city];
  g_assert_cmpuint (known, ==, 1);
  g_assert_cmpuint (trial.seats[1].supposed[THURN_LINZ], ==, trial.seats[1].hand[THURN_LINZ] - 1u);
  try_ahead (RELAIS_SEATS, &trial);
  for (unsigned city = 0; city < THURN_CITIES; city++)
    g_assert_cmpuint (trial.seats[1].supposed[city], ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/thurn/map/roads", test_roads);
  g_test_add_func ("/thurn/map/bridge", test_bridge);
  g_test_add_func ("/thurn/map/diameter", test_diameter);
  g_test_add_func ("/thurn/map/regions", test_regions);
  g_test_add_func ("/thurn/most-events", test_most_events);
  g_test_add_func ("/thurn/reshuffle", test_reshuffle);
  g_test_add_func ("/thurn/supposed/row", test_supposed_row);
  g_test_add_func ("/thurn/supposed/hand", test_supposed_hand);
  g_test_add_func ("/thurn/supposed/nobody", test_supposed_for_nobody);
  return g_test_run ();
}
