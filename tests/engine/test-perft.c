/* SPDX-License-Identifier: GPL-3.0-or-later */

/* La Loire's sequences of moves (perft.h). The numbers down to the depth of some
 * 50,000 sequences were counted by an independent program too, made from the
 * rules alone (but those of palaces in either city). And the positions with the
 * most legal moves. */

#include <glib.h>
#include <string.h>

#include "engine/loire/loire-state.h"
#include "engine/loire/loire.h"
#include "perft.h"

#define GAME (&relais_loire)
#define EDITION (relais_loire.edition)

/* The same board for all positions of mid-game, so that they can be followed
 * with a finger. */
#define BOARD                                                                 \
  "\"shields\":{\"ancenis\":\"red\",\"angers\":\"blue\",\"langeais\":\"yellow\",\"tours\":\"red\"," \
  "\"vendome\":\"green\",\"blois\":\"white\",\"talcy\":\"black\",\"beaugency\":\"purple\",\"meung\":\"blue\"," \
  "\"chambord\":\"red\",\"cheverny\":\"blue\",\"amboise\":\"yellow\",\"villandry\":\"green\"," \
  "\"usse\":\"white\",\"chinon\":\"red\",\"montsoreau\":\"purple\",\"saumur\":\"yellow\",\"brissac\":\"black\"}," \
  "\"market\":[\"red\",\"blue\",\"yellow\",\"white\",\"green\",\"purple\",\"black\"]"

/* A merchant who may build, hire and sell, with options besides. */
#define CITY(more)                                                            \
  "{\"players\":2,\"seed\":5," BOARD ",\"options\":{\"first_player\":0" more "},\"turn\":8,\"used\":{\"merchant\":true}," \
  "\"phase\":\"merchant\",\"horses\":{\"nantes\":8},\"buildings\":{\"tours\":{\"kind\":\"farm\",\"owner\":0," \
  "\"turn\":2},\"chinon\":{\"kind\":\"farm\",\"owner\":0,\"turn\":4},\"blois\":{\"kind\":\"castle\",\"owner\":1," \
  "\"turn\":3}},\"seats\":[{\"deniers\":30,\"goods\":{\"wood\":4,\"grain\":1,\"beer\":1}," \
  "\"characters\":[\"economus\",\"patronus\",\"magister_artium\",\"lady_in_waiting\",\"witch\"]," \
  "\"palaces\":[{\"id\":\"orleans.palatium_balivi\",\"turn\":6}],\"merchant\":{\"at\":\"orleans\",\"horses\":1," \
  "\"dir\":null},\"messenger\":{\"at\":\"orleans\",\"horses\":1,\"dir\":null}},{}]}"

static const PerftPosition positions[] = {
  { "start/1",
    "{\"players\":1,\"seed\":1}",
    { 12, 18, 78, 144, 360 } },
  { "start/2",
    "{\"players\":2,\"seed\":1}",
    { 12, 18, 78, 144, 936 } },
  { "start/3",
    "{\"players\":3,\"seed\":1}",
    { 12, 19, 79, 156, 960 } },
  { "start/4",
    "{\"players\":4,\"seed\":1}",
    { 12, 18, 78, 144, 936 } },
  { "start/casual",
    "{\"players\":2,\"seed\":1,\"variant\":\"casual\"}",
    { 12, 18, 78, 144, 936 } },
  { "start/german",
    "{\"players\":3,\"seed\":2,\"preset\":\"german\"}",
    { 12, 18, 78, 144, 936 } },
  { "collect",
    "{\"players\":2,\"seed\":3," BOARD ",\"options\":{\"first_player\":0},\"turn\":4,\"seats\":[{\"deniers\":4},"
    "{\"deniers\":3}]}",
    { 1, 1, 12, 18, 84 } },
  { "riders",
    "{\"players\":2,\"seed\":4," BOARD ",\"circus\":\"angers\",\"options\":{\"first_player\":0},\"turn\":6,"
    "\"horses\":{\"nantes\":2,\"ancenis\":1,\"tours\":1,\"orleans\":2,\"usse\":2},\"seats\":[{\"deniers\":20,"
    "\"characters\":[\"scout\",\"squire\",\"blacksmith\",\"jester\",\"city_guard\"],"
    "\"merchant\":{\"at\":\"nantes\",\"horses\":1,\"dir\":null},\"messenger\":{\"at\":\"brissac\",\"horses\":1,"
    "\"dir\":\"cw\"}},{\"merchant\":{\"at\":\"tours\",\"horses\":2,\"dir\":\"ccw\"},"
    "\"messenger\":{\"at\":\"orleans\",\"horses\":2,\"dir\":null},\"characters\":[]}]}",
    { 47, 470, 1624, 7882, 28420 } },
  { "city",
    CITY (""),
    { 55, 2474, 54246, 812157, 8848339 } },
  { "city/own",
    CITY (",\"palace_city\":\"own\""),
    { 51, 2058, 43774, 645921, 6976823 } },
  { "village",
    "{\"players\":2,\"seed\":6," BOARD ",\"circus\":\"usse\",\"options\":{\"first_player\":0},\"turn\":8,"
    "\"used\":{\"merchant\":true},\"phase\":\"merchant\",\"buildings\":{\"usse\":{\"kind\":\"monastery\",\"owner\":0,"
    "\"turn\":2},\"chinon\":{\"kind\":\"farm\",\"owner\":1,\"turn\":4}},\"seats\":[{\"deniers\":14,"
    "\"characters\":[\"lumberjack\",\"lady_in_waiting\"],\"merchant\":{\"at\":\"usse\",\"horses\":2,"
    "\"dir\":\"ccw\"}},{}]}",
    { 30, 842, 6786, 10911, 42072 } },
  { "circus",
    "{\"players\":2,\"seed\":7," BOARD ",\"circus\":\"usse\",\"options\":{\"first_player\":0},\"turn\":4,"
    "\"used\":{\"merchant\":true,\"buy\":true,\"action\":\"buy\"},\"phase\":\"circus\",\"seats\":[{\"deniers\":9,"
    "\"goods\":{\"wood\":1},\"merchant\":{\"at\":\"chinon\",\"horses\":2,\"dir\":\"cw\"}},{}]}",
    { 4, 32, 74, 242, 638 } },
  { "city-messenger",
    "{\"players\":2,\"seed\":8," BOARD ",\"options\":{\"first_player\":0,\"palatium_hire\":\"shared\"},\"turn\":8,"
    "\"used\":{\"messenger\":true},\"phase\":\"messenger\",\"seats\":[{\"deniers\":25,"
    "\"characters\":[\"apprentice\",\"vassallus\",\"lady_in_waiting\",\"mayor\"],"
    "\"messages\":[{\"id\":\"m4.01\"},{\"id\":\"m1.03\"}],\"palaces\":[{\"id\":\"nantes.palatium_balivi\","
    "\"turn\":3},{\"id\":\"nantes.post_office\",\"turn\":4}],\"messenger\":{\"at\":\"nantes\",\"horses\":2,"
    "\"dir\":null}},{}]}",
    { 7, 39, 147, 504, 1676 } },
  { "recall",
    "{\"players\":2,\"seed\":10," BOARD ",\"options\":{\"first_player\":0},\"turn\":10,\"used\":{\"messenger\":true},"
    "\"phase\":\"messenger\",\"seats\":[{\"deniers\":6,\"characters\":[\"apprentice\",\"helper\",\"mayor\"],"
    "\"messages\":[{\"id\":\"m2.01\"},{\"id\":\"m3.07\",\"marks\":[{\"shield\":\"yellow\",\"at\":\"langeais\"},"
    "{\"shield\":\"black\",\"at\":\"talcy\"}]},{\"id\":\"m2.02\"},{\"id\":\"m1.05\"}],"
    "\"messenger\":{\"at\":\"tours\",\"horses\":2,\"dir\":\"cw\"}},{}]}",
    { 6, 11, 42, 144, 584 } },
  { "castle",
    "{\"players\":2,\"seed\":16," BOARD ",\"options\":{\"first_player\":0},\"turn\":8,\"used\":{\"messenger\":true},"
    "\"phase\":\"messenger\",\"buildings\":{\"tours\":{\"kind\":\"castle\",\"owner\":0,\"turn\":2},"
    "\"usse\":{\"kind\":\"farm\",\"owner\":0,\"turn\":3}},\"seats\":[{\"deniers\":12,\"characters\":[\"vassallus\","
    "\"mayor\"],\"messages\":[{\"id\":\"m1.01\"}],\"merchant\":{\"at\":\"orleans\"},"
    "\"messenger\":{\"at\":\"tours\",\"horses\":2,\"dir\":\"cw\"}},{}]}",
    { 4, 18, 66, 201, 686 } },
  { "spy",
    "{\"players\":2,\"seed\":9," BOARD ",\"options\":{\"first_player\":0},\"turn\":8,\"used\":{\"messenger\":true,"
    "\"message_bought\":1,\"action\":\"message\"},\"phase\":\"pick\",\"decks\":{\"4\":[\"m4.03\",\"m4.07\",\"m4.05\","
    "\"m4.04\",\"m4.06\"]},\"pick\":{\"level\":4,\"from\":[\"m4.03\",\"m4.07\",\"m4.05\"]},"
    "\"buildings\":{\"tours\":{\"kind\":\"monastery\",\"owner\":0,\"turn\":2}},\"seats\":[{\"deniers\":25,"
    "\"characters\":[\"spy\",\"mayor\"],\"messenger\":{\"at\":\"tours\",\"horses\":2,\"dir\":\"cw\"}},"
    "{\"delivered\":[\"m4.01\",\"m4.02\",\"m4.08\",\"m4.09\",\"m4.10\",\"m4.11\",\"m4.12\"]}]}",
    { 3, 3, 18, 36, 252 } },
  { "ducal",
    "{\"players\":2,\"seed\":9," BOARD ",\"options\":{\"first_player\":0},\"turn\":8,\"used\":{\"messenger\":true,"
    "\"message_bought\":1,\"action\":\"message\"},\"phase\":\"pick\",\"decks\":{\"3\":[\"m3.07\",\"m3.02\",\"m3.11\","
    "\"m3.01\"]},\"pick\":{\"level\":3,\"from\":[\"m3.07\",\"m3.02\",\"m3.11\",\"m3.01\"]},"
    "\"seats\":[{\"deniers\":25,\"characters\":[\"spy\",\"mayor\",\"vassallus\"],"
    "\"palaces\":[{\"id\":\"nantes.ducal_palace\",\"turn\":3}],\"messenger\":{\"at\":\"orleans\",\"horses\":2,"
    "\"dir\":null}},{\"delivered\":[\"m3.03\",\"m3.04\",\"m3.05\",\"m3.06\",\"m3.08\",\"m3.09\",\"m3.10\",\"m3.12\","
    "\"m3.13\",\"m3.14\"]}]}",
    { 4, 16, 192, 216, 1344 } },
  { "most",
    "{\"players\":4,\"seed\":11," BOARD ",\"circus\":\"ancenis\",\"options\":{\"first_player\":0},\"turn\":8,"
    "\"horses\":{\"nantes\":3,\"ancenis\":1,\"angers\":1,\"langeais\":1,\"tours\":1,\"vendome\":1,\"blois\":1,"
    "\"talcy\":1,\"beaugency\":1,\"meung\":1,\"orleans\":1,\"chambord\":1,\"cheverny\":1,\"amboise\":1,"
    "\"villandry\":1,\"usse\":1,\"chinon\":1,\"montsoreau\":1,\"saumur\":1,\"brissac\":1},"
    "\"seats\":[{\"deniers\":20,\"characters\":[\"scout\",\"squire\",\"blacksmith\",\"jester\",\"city_guard\"],"
    "\"merchant\":{\"at\":\"nantes\",\"horses\":1},\"messenger\":{\"at\":\"nantes\",\"horses\":1}},"
    "{\"merchant\":{\"horses\":0},\"messenger\":{\"horses\":0}},{\"merchant\":{\"horses\":0},"
    "\"messenger\":{\"horses\":0}},{\"merchant\":{\"horses\":0},\"messenger\":{\"horses\":0}}]}",
    { 250, 2307, 10909, 100456, 339257 } },
  { "most-building",
    "{\"players\":2,\"seed\":12," BOARD ",\"options\":{\"first_player\":0},\"turn\":8,\"used\":{\"merchant\":true},"
    "\"phase\":\"merchant\",\"buildings\":{\"ancenis\":{\"kind\":\"farm\",\"owner\":0,\"turn\":2},"
    "\"angers\":{\"kind\":\"farm\",\"owner\":0,\"turn\":4},\"chinon\":{\"kind\":\"farm\",\"owner\":0,\"turn\":3},"
    "\"usse\":{\"kind\":\"farm\",\"owner\":0,\"turn\":5}},\"seats\":[{\"deniers\":99,\"goods\":{\"wood\":5,\"grain\":1,"
    "\"cheese\":1,\"wine\":1,\"beer\":1},\"characters\":[\"economus\",\"patronus\",\"mensor\"],"
    "\"palaces\":[{\"id\":\"nantes.palatium_balivi\",\"turn\":3}],\"merchant\":{\"at\":\"nantes\"}},{}]}",
    { 63, 3033, 76493, 1252461, 14716893 } },
  { "last-turn",
    "{\"players\":3,\"seed\":13," BOARD ",\"options\":{\"first_player\":0},\"turn\":20,\"ending\":{\"turn\":18,"
    "\"player\":0,\"last_turn\":20},\"used\":{\"merchant\":true},\"phase\":\"figure\",\"seats\":[{\"boat\":17},{},"
    "{\"deniers\":9,\"messages\":[{\"id\":\"m4.02\"}]}]}",
    { 6, 6, 0, 0, 0 } },
  { "solo-last-turn",
    "{\"players\":1,\"seed\":14," BOARD ",\"turn\":59,\"used\":{\"messenger\":true},\"phase\":\"messenger\","
    "\"seats\":[{\"deniers\":3,\"messages\":[{\"id\":\"m4.02\"}]}]}",
    { 4, 9, 29, 32, 10 } },
  { "over",
    "{\"players\":1,\"seed\":15," BOARD ",\"turn\":59,\"used\":{\"merchant\":true,\"messenger\":true},"
    "\"phase\":\"over\"}",
    { 0, 0, 0, 0, 0 } },
};

static const PerftPosition *
find_position (const char *name)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (positions); i++)
    if (strcmp (positions[i].name, name) == 0)
      return &positions[i];
  g_assert_not_reached ();
}

/* However deep, it ends, and says that it was not all. */
static void
test_perft_ends (void)
{
  uint64_t left = 1000;
  LoireState state;

  perft_read (GAME, positions[0].setup, &state);
  relais_perft (GAME, EDITION, &state, 99, &left);
  g_assert_cmpuint (left, ==, 0);
  left = 1000;
  g_assert_cmpuint (relais_perft (GAME, EDITION, &state, 2, &left), ==, positions[0].counts[1]);
  g_assert_cmpuint (left, ==, 1000 - positions[0].counts[0]);
}

static void
test_phases (void)
{
  unsigned phases = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      LoireState state;

      perft_read (GAME, positions[i].setup, &state);
      phases |= 1u << state.phase;
    }
  g_assert_cmpuint (phases, ==, (1u << LOIRE_PHASES) - 1);
}

/* The most that we know of: both figures in one city, one horse under each,
 * the circus next door. Each can stop in 2, 3, 3 and 3 places with 0, 1, 2 and
 * 3 horses (the Jester may end each longer ride at once), and the last two
 * take a horse, which may come from here or from any of the 19 other
 * locations: 2 + 3 + 3 * 20 + 3 * 20 for each figure. In a village the
 * direction is fixed, so that it is less even with a city and the circus just
 * ahead. */
static void
test_most (void)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  LoireState state;

  perft_read (GAME, find_position ("most")->setup, &state);
  g_assert_cmpint (GAME->legal (EDITION, &state, moves), ==, 2 * (2 + 3 + 3 * 20 + 3 * 20));
  g_assert_cmpint (2 * (2 + 3 + 3 * 20 + 3 * 20), <=, RELAIS_MAX_MOVES);
}

/* The most of a stop: 14 sites for a farm and 4 each for the others, with the
 * Patronus or without; 7 palaces and for the eighth, which is a Palatium
 * Balivi, 4 characters; 5 goods, 2 shippings, and done. */
static void
test_most_building (void)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  LoireState state;
  int builds = 0;
  int n;

  perft_read (GAME, find_position ("most-building")->setup, &state);
  n = GAME->legal (EDITION, &state, moves);
  for (int i = 0; i < n; i++)
    builds += moves[i].kind == LOIRE_MOVE_BUILD;
  g_assert_cmpint (builds, ==, 2 * (14 + 4 + 4));
  g_assert_cmpint (n, ==, builds + 7 + 5 + 2 + 4 + 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  perft_add (GAME, positions, G_N_ELEMENTS (positions));
  g_test_add_func ("/loire/perft-ends", test_perft_ends);
  g_test_add_func ("/loire/perft-phases", test_phases);
  g_test_add_func ("/loire/most-moves/riding", test_most);
  g_test_add_func ("/loire/most-moves/building", test_most_building);
  return g_test_run ();
}
