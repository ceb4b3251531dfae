/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The computer players, playing whole games among themselves.
 *
 *   bench-ai games SEATS VARIANT TIMES   easy in every seat, for bench.py to count instructions
 *   bench-ai strength TIMES              a table: easy against random, and easy among itself
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/relais-ai.h"
#include "engine/loire/loire.h"

#define MOST_MOVES 20000
#define VARIANT 2               /* La Loire's option */

static const char *const variants[] = { "standard", "casual" };

typedef struct
{
  RelaisScore score;
  int turns;
  int moves;
  bool over;
} Played;

static void
start (int seats, int variant, int64_t seed, RelaisState *state)
{
  RelaisConfig config = { .given = 1u << RELAIS_OPTION_PLAYERS | 1u << RELAIS_OPTION_SEED | 1u << VARIANT };
  RelaisRefusal why;

  config.value[RELAIS_OPTION_PLAYERS] = seats;
  config.value[RELAIS_OPTION_SEED] = seed;
  config.value[VARIANT] = variant;
  relais_loire.resolve (relais_loire.edition, &config, &why);
  relais_loire.start (relais_loire.edition, &config, state);
}

static Played
play (int seats, int variant, int64_t seed, const RelaisAi *const *ais)
{
  const RelaisGame *game = &relais_loire;
  Played played = { .moves = 0 };
  RelaisState state;
  RelaisMove move;

  start (seats, variant, seed, &state);
  for (; played.moves < MOST_MOVES && !game->over (&state); played.moves++)
    {
      RelaisAiLimits limits = { .seed = relais_ai_seed ((uint64_t) seed, (uint32_t) played.moves) };

      relais_ai_choose (ais[game->seat (&state)], game, game->edition, &state, &limits, NULL, &move);
      game->make (game->edition, &state, move, NULL);
    }
  game->score (game->edition, &state, &played.score);
  played.turns = game->turn (&state) + 1;
  played.over = game->over (&state);
  return played;
}

static void
games (int seats, int variant, int times)
{
  const RelaisAi *easy = relais_ai_find ((RelaisWord) { "easy", 4 });
  const RelaisAi *const ais[RELAIS_MAX_SEATS] = { easy, easy, easy, easy };
  long moves = 0;

  for (int i = 0; i < times; i++)
    moves += play (seats, variant, i, ais).moves;
  printf ("%d games, %ld moves\n", times, moves);
}

/* Easy in one seat, random in the others; `seat` below 0: easy in all. */
static void
strength (int seats, int variant, int seat, int times)
{
  const RelaisAi *easy = relais_ai_find ((RelaisWord) { "easy", 4 });
  const RelaisAi *random = relais_ai_find ((RelaisWord) { "random", 6 });
  const RelaisAi *ais[RELAIS_MAX_SEATS];
  int32_t points[RELAIS_MAX_COLUMNS] = { 0 };
  long turns = 0;
  int won = 0, unfinished = 0, longest = 0, total = 0;
  clock_t clocks = clock ();

  for (int i = 0; i < RELAIS_MAX_SEATS; i++)
    ais[i] = seat < 0 || i == seat ? easy : random;
  for (int i = 0; i < times; i++)
    {
      Played played = play (seats, variant, i, ais);
      int of = seat < 0 ? 0 : seat;

      won += played.score.rank[of] == 1;
      unfinished += !played.over;
      turns += played.turns;
      longest = played.turns > longest ? played.turns : longest;
      total += played.score.total[of];
      for (int c = 0; c < relais_loire.n_points; c++)
        points[c] += played.score.column[of][c];
    }
  printf ("%-8s  %5d  %-10s %5.1f %%  %9.1f  %7d  %10d  %6.1f ", variants[variant], seats,
          seat < 0 ? "all easy" : (const char *[]) { "easy first", "easy 2nd", "easy 3rd", "easy 4th" }[seat],
          100.0 * won / times, (double) turns / times / seats, longest, unfinished, (double) total / times);
  for (int c = 0; c < relais_loire.n_points; c++)
    printf (" %5.1f", (double) points[c] / times);
  printf ("  %5.1f ms\n", 1000.0 * (double) (clock () - clocks) / CLOCKS_PER_SEC / times);
}

int
main (int argc, char **argv)
{
  if (argc == 5 && strcmp (argv[1], "games") == 0)
    {
      games (atoi (argv[2]), strcmp (argv[3], "casual") == 0, atoi (argv[4]));
      return 0;
    }
  if (argc == 3 && strcmp (argv[1], "strength") == 0)
    {
      printf ("variant   seats  who          wins  rounds/game  longest  unfinished  points  boat  deliv undel chars  blue  palac   a game\n");
      for (int variant = 0; variant < 2; variant++)
        for (int seats = 1; seats <= RELAIS_MAX_SEATS; seats++)
          {
            for (int seat = 0; seat < seats && seats > 1; seat++)
              strength (seats, variant, seat, atoi (argv[2]));
            strength (seats, variant, -1, atoi (argv[2]));
          }
      return 0;
    }
  fprintf (stderr, "usage: bench-ai games SEATS standard|casual TIMES | strength TIMES\n");
  return 2;
}
