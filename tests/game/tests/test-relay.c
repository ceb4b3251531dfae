/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of the game for tests, and that what a viewer may not know is in
 * nothing that the viewer is given. */

#include <glib.h>
#include <string.h>

#include "../engine/relay.h"

#define GAME (&relais_relay)
#define EDITION (relais_relay.edition)

static RelayState
begin (unsigned players, uint64_t seed)
{
  RelaisConfig config = { .given = 1u << RELAIS_OPTION_PLAYERS | 1u << RELAIS_OPTION_SEED };
  RelayState s;

  config.value[RELAIS_OPTION_PLAYERS] = players;
  config.value[RELAIS_OPTION_SEED] = (int64_t) seed;
  g_assert_true (GAME->resolve (EDITION, &config, NULL));
  GAME->start (EDITION, &config, &s);
  return s;
}

static uint16_t
refused (const RelayState *s, uint8_t kind, uint8_t town)
{
  RelaisRefusal why = { 0 };

  return GAME->check (EDITION, s, (RelaisMove) { kind, town, 0, 0 }, &why) ? 0 : why.code;
}

/* R-LAY-1, R-LAY-2 */
static void
test_laying (void)
{
  RelayState s = begin (2, 1);
  RelaySeat *seat = &s.seats[s.player];
  RelaisScore score = { 0 };

  memset (seat->hand, 0, sizeof seat->hand);
  seat->at = 0;
  seat->hand[1] = seat->hand[2] = 1;
  g_assert_cmpint (refused (&s, RELAY_MOVE_LAY, 1), ==, RELAY_REFUSE_DRAW_FIRST);
  s.phase = RELAY_LAY;
  g_assert_cmpint (refused (&s, RELAY_MOVE_DECK, 0), ==, RELAY_REFUSE_DRAWN);
  g_assert_cmpint (refused (&s, RELAY_MOVE_LAY, 2), ==, RELAY_REFUSE_FAR);
  g_assert_cmpint (refused (&s, RELAY_MOVE_LAY, 7), ==, RELAY_REFUSE_NO_CARD);
  g_assert_cmpint (refused (&s, RELAY_MOVE_LAY, 1), ==, 0);
  g_assert_false (GAME->make (EDITION, &s, (RelaisMove) { RELAY_MOVE_LAY, 1, 0, 0 }, NULL));
  GAME->score (EDITION, &s, &score);
  g_assert_cmpint (seat->at, ==, 1);
  g_assert_cmpint (score.total[seat - s.seats], ==, 1);
  g_assert_true (&s.seats[s.player] != seat);
}

/* R-STAY-1: points may be negative. */
static void
test_staying (void)
{
  RelayState s = begin (2, 2);
  int seat = s.player;
  RelaisScore score = { 0 };

  g_assert_true (GAME->make (EDITION, &s, (RelaisMove) { RELAY_MOVE_DECK, 0, 0, 0 }, NULL));
  GAME->make (EDITION, &s, (RelaisMove) { RELAY_MOVE_STAY, 0, 0, 0 }, NULL);
  GAME->score (EDITION, &s, &score);
  g_assert_cmpint (score.total[seat], ==, -1);
  g_assert_cmpint (score.rank[seat], ==, 2);
}

/* R-DRAW-2: what was taken before everybody's eyes stays known until it is laid. */
static void
test_taking (void)
{
  RelayState s = begin (3, 3);
  int seat = s.player;
  uint8_t town = s.open[1];
  RelayState view;

  GAME->make (EDITION, &s, (RelaisMove) { RELAY_MOVE_TAKE, town, 0, 0 }, NULL);
  GAME->view (EDITION, &s, (seat + 1) % 3, &view);
  g_assert_cmpint (view.seats[seat].known[town], ==, 1);
  g_assert_cmpint (view.seats[seat].hand[town], >=, 1);
  s.seats[seat].at = town ^ 1;  /* on the ring */
  if (!relay_are_neighbours (s.seats[seat].at, town))
    s.seats[seat].at = (uint8_t) ((town + 1) % RELAY_TOWNS);
  GAME->make (EDITION, &s, (RelaisMove) { RELAY_MOVE_LAY, town, 0, 0 }, NULL);
  g_assert_cmpint (s.seats[seat].known[town], ==, 0);
}

static void
step (RelayState *s, RelaisRng *rng, RelaisEvents *events)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  int n = GAME->legal (EDITION, s, moves);

  g_assert_cmpint (n, >, 0);
  GAME->make (EDITION, s, moves[relais_rng_below (rng, (uint32_t) n)], events);
}

/* Cards, points and neighbours are right after every move. */
static void
test_random_games (void)
{
  for (unsigned game = 0; game < 60; game++)
    {
      RelayState s = begin (2 + game % 3, game);
      RelaisRng rng;
      int points[RELAIS_MAX_SEATS] = { 0 };
      unsigned laid = 0;

      relais_rng_seed (&rng, game);
      while (s.phase != RELAY_OVER)
        {
          RelaisEvents events = { 0 };
          RelaisScore score = { 0 };
          RelaisFindings findings = { 0 };

          step (&s, &rng, &events);
          for (int i = 0; i < events.count; i++)
            if (events.at[i].kind == RELAIS_EVENT_POINTS)
              points[events.at[i].arg[0]] += events.at[i].arg[1];
            else if (events.at[i].kind == RELAY_EVENT_LAID)
              {
                g_assert_true (relay_are_neighbours ((unsigned) events.at[i].arg[1], (unsigned) events.at[i].arg[2]));
                laid++;
              }
          GAME->score (EDITION, &s, &score);
          for (unsigned seat = 0; seat < s.players; seat++)
            g_assert_cmpint (score.total[seat], ==, points[seat]);
          GAME->validate (EDITION, &s, &findings);
          g_assert_cmpint (findings.count, ==, 0);
        }
      for (unsigned seat = 0; seat < s.players; seat++)
        laid += relay_n_cards (&s.seats[seat]);
      g_assert_cmpint (laid, ==, RELAY_CARDS - RELAY_OPEN + (s.open[0] == RELAY_NONE));
    }
}

/* Swaps a hidden card of one hand with the deck's or another hand's: whoever
 * knows neither sees the same as before. */
static bool
exchange (RelayState *s, int viewer, RelaisRng *rng)
{
  unsigned seat = relais_rng_below (rng, s->players);
  unsigned town = relais_rng_below (rng, RELAY_TOWNS);
  uint8_t *card = &s->deck[relais_rng_below (rng, s->n_deck > 0 ? s->n_deck : 1)];
  RelaySeat *hand = &s->seats[seat];

  if ((int) seat == viewer || s->n_deck == 0 || hand->hand[town] == hand->known[town] || *card == town)
    return false;
  hand->hand[town]--;
  hand->hand[*card]++;
  *card = (uint8_t) town;
  return true;
}

static void
test_views_tell_nothing (void)
{
  unsigned exchanged = 0;

  for (unsigned game = 0; game < 30; game++)
    {
      RelayState s = begin (2 + game % 3, game);
      RelaisRng rng;

      relais_rng_seed (&rng, game);
      while (s.phase != RELAY_OVER)
        {
          for (int viewer = RELAIS_NOBODY; viewer < s.players; viewer++)
            {
              RelayState other = s;
              RelayState view, same;

              if (!exchange (&other, viewer, &rng))
                continue;
              GAME->view (EDITION, &s, viewer, &view);
              GAME->view (EDITION, &other, viewer, &same);
              g_assert_true (memcmp (&view, &same, sizeof view) == 0);
              exchanged++;
            }
          step (&s, &rng, NULL);
        }
    }
  g_assert_cmpuint (exchanged, >, 1000);
}

/* Who drew knows what; the others that it was a card. */
static void
test_veil (void)
{
  RelayState s = begin (3, 5);
  int seat = s.player;

  for (int viewer = RELAIS_ALL; viewer < 3; viewer++)
    {
      RelayState copy = s;
      RelaisEvents events = { 0 };
      bool told;

      GAME->make (EDITION, &copy, (RelaisMove) { RELAY_MOVE_DECK, 0, 0, 0 }, &events);
      relais_veil (GAME, viewer, &events);
      told = events.at[0].arg[1] != RELAIS_UNKNOWN;
      g_assert_cmpint (events.at[0].kind, ==, RELAY_EVENT_DREW);
      g_assert_cmpint (events.at[0].arg[0], ==, seat);
      g_assert_cmpint (told, ==, viewer == RELAIS_ALL || viewer == RELAIS_SEATS || viewer == seat);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/relay/laying", test_laying);
  g_test_add_func ("/relay/staying", test_staying);
  g_test_add_func ("/relay/taking", test_taking);
  g_test_add_func ("/relay/random-games", test_random_games);
  g_test_add_func ("/relay/views-tell-nothing", test_views_tell_nothing);
  g_test_add_func ("/relay/veil", test_veil);
  return g_test_run ();
}
