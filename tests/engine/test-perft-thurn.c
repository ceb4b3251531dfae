/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Thurn und Taxis' sequences of moves (perft.h). The numbers down to the depth
 * of some 10,000 sequences were counted by an independent program too, made
 * from the rules alone. And the position with the most legal moves. */

#include <glib.h>

#include "engine/thurn/thurn-state.h"
#include "engine/thurn/thurn.h"
#include "perft.h"

#define GAME (&relais_thurn)

static const PerftPosition positions[] = {
  { "start/2",
    "{\"game\":\"thurn\",\"players\":2,\"seed\":1}",
    { 6, 37, 72, 72, 414 } },
  { "start/3",
    "{\"game\":\"thurn\",\"players\":3,\"seed\":2}",
    { 7, 44, 86, 86, 552 } },
  { "start/4",
    "{\"game\":\"thurn\",\"players\":4,\"seed\":3,\"options\":{\"outside\":9}}",
    { 6, 37, 73, 73, 461 } },
  { "route",
    "{\"game\":\"thurn\",\"players\":2,\"seed\":4,\"options\":{\"first_player\":0},\"turn\":8,"
    "\"seats\":[{\"hand\":[\"augsburg\",\"kempten\",\"munchen\",\"ulm\"],\"route\":[\"zurich\",\"sigmaringen\","
    "\"stuttgart\"],\"houses\":[\"lodz\",\"pilsen\"],\"coach\":3},{\"route\":[\"linz\",\"passau\"]}]}",
    { 8, 108, 815, 2190, 9909 } },
  { "closing",
    "{\"game\":\"thurn\",\"players\":3,\"seed\":5,\"options\":{\"first_player\":0},\"turn\":9,"
    "\"phase\":\"after\",\"seats\":[{\"hand\":[\"basel\",\"freiburg\",\"kempten\",\"pilsen\",\"pilsen\"],"
    "\"route\":[\"mannheim\",\"carlsruhe\",\"stuttgart\",\"ulm\",\"augsburg\",\"munchen\"],"
    "\"houses\":[\"mannheim\"],\"coach\":5},{\"hand\":[\"ulm\"],\"route\":[\"linz\"]},{\"hand\":[\"lodz\"]}]}",
    { 5, 18, 102, 326, 1048 } },
  { "house",
    "{\"game\":\"thurn\",\"players\":2,\"seed\":6,\"options\":{\"first_player\":0},\"turn\":12,"
    "\"phase\":\"house\",\"closing\":{\"mode\":\"each\",\"open\":[\"ingolstadt\",\"munchen\",\"stuttgart\","
    "\"ulm\"]},\"seats\":[{\"hand\":[\"basel\",\"freiburg\",\"kempten\",\"pilsen\",\"pilsen\"],"
    "\"route\":[\"stuttgart\",\"ulm\",\"ingolstadt\",\"munchen\",\"innsbruck\"],\"houses\":[\"innsbruck\"]},"
    "{\"route\":[\"linz\"]}]}",
    { 4, 8, 16, 64, 208 } },
  { "coach",
    "{\"game\":\"thurn\",\"players\":2,\"seed\":7,\"options\":{\"first_player\":0},\"turn\":12,"
    "\"phase\":\"coach\",\"official\":\"wainwright\",\"seats\":[{\"hand\":[\"basel\",\"freiburg\",\"kempten\","
    "\"pilsen\",\"pilsen\"],\"route\":[\"stuttgart\",\"ulm\",\"ingolstadt\",\"munchen\",\"innsbruck\"],"
    "\"coach\":5},{\"route\":[\"linz\"]}]}",
    { 2, 8, 26, 130, 702 } },
  { "no-hand",
    "{\"game\":\"thurn\",\"players\":2,\"seed\":8,\"options\":{\"first_player\":0},\"turn\":12,"
    "\"seats\":[{\"route\":[\"stuttgart\",\"ulm\",\"ingolstadt\"]},{\"hand\":[\"basel\"],\"route\":[\"linz\"]}]}",
    { 7, 49, 157, 347, 1728 } },
  { "last-turn",
    "{\"game\":\"thurn\",\"players\":2,\"seed\":9,\"options\":{\"first_player\":0},\"turn\":13,"
    "\"ending\":{\"turn\":12,\"player\":0,\"last_turn\":13},\"seats\":[{\"coach\":7,"
    "\"tiles\":[{\"stack\":\"end\",\"value\":1}]},{\"hand\":[\"basel\"],\"route\":[\"zurich\",\"freiburg\"]}]}",
    { 7, 68, 290, 608, 664 } },
  { "draw2",
    "{\"game\":\"thurn\",\"players\":2,\"seed\":10,\"options\":{\"first_player\":0},\"turn\":12,"
    "\"phase\":\"draw2\",\"seats\":[{\"hand\":[\"ulm\"],\"route\":[\"stuttgart\",\"ingolstadt\"]},"
    "{\"hand\":[\"basel\"],\"route\":[\"linz\"]}]}",
    { 6, 28, 78, 301, 2214 } },
  { "discard",
    "{\"game\":\"thurn\",\"players\":2,\"seed\":11,\"options\":{\"first_player\":0},\"turn\":12,"
    "\"phase\":\"discard\",\"official\":\"wainwright\",\"seats\":[{\"hand\":[\"basel\",\"freiburg\",\"kempten\","
    "\"pilsen\",\"pilsen\",\"ulm\"]},{\"route\":[\"linz\"]}]}",
    { 5, 21, 72, 432, 2664 } },
  { "over",
    "{\"game\":\"thurn\",\"players\":2,\"seed\":12,\"options\":{\"first_player\":0},\"turn\":13,"
    "\"phase\":\"over\",\"ending\":{\"turn\":12,\"player\":0,\"last_turn\":13},\"seats\":[{\"coach\":7,"
    "\"tiles\":[{\"stack\":\"end\",\"value\":1}]},{}]}",
    { 0, 0, 0, 0, 0 } },
};

static void
test_phases (void)
{
  unsigned phases = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      ThurnState state;

      perft_read (GAME, positions[i].setup, &state);
      phases |= 1u << state.phase;
    }
  /* Playing comes after drawing, which is the beginning of most of these. */
  g_assert_cmphex (phases | 1u << THURN_PLAY, ==, (1u << THURN_PHASES) - 1);
}

/* Every city in the hand, six others face up, and a route whose only city has
 * the most roads: a new route with each, the neighbours at either end, and each
 * card of the row or the deck's top one with the postmaster. */
static void
test_most (void)
{
  static const char setup[] =
    "{\"game\":\"thurn\",\"players\":2,\"seed\":1,\"phase\":\"play\",\"options\":{\"first_player\":0},"
    "\"face_up\":[\"augsburg\",\"basel\",\"budweis\",\"carlsruhe\",\"freiburg\",\"linz\"],\"seats\":[{\"route\":[\"stuttgart\"],"
    "\"hand\":[\"augsburg\",\"basel\",\"budweis\",\"carlsruhe\",\"freiburg\",\"ingolstadt\",\"innsbruck\",\"kempten\",\"linz\","
    "\"lodz\",\"mannheim\",\"munchen\",\"nurnberg\",\"passau\",\"pilsen\",\"regensburg\",\"salzburg\",\"sigmaringen\","
    "\"stuttgart\",\"ulm\",\"wurzburg\",\"zurich\"]}]}";
  RelaisMove moves[RELAIS_MAX_MOVES];
  ThurnState state;

  perft_read (GAME, setup, &state);
  g_assert_cmpint (GAME->legal (GAME->edition, &state, moves), ==, THURN_CITIES + 2 * 7 + THURN_SLOTS + 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  perft_add (GAME, positions, G_N_ELEMENTS (positions));
  g_test_add_func ("/thurn/perft-phases", test_phases);
  g_test_add_func ("/thurn/most-moves", test_most);
  return g_test_run ();
}
