/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The engine alone, doing one thing a given number of times, for bench.py to
 * count the instructions and the memory of it.
 *
 *   bench-engine play GAME SEATS DECISIONS   random play with full lists of moves
 *   bench-engine copy GAME TIMES             copies of a state
 *   bench-engine memcpy GAME TIMES           the same bytes by memcpy
 *   bench-engine size GAME                   bytes of a state
 *   bench-engine compiler                    which one made this
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/common/game.h"

#if defined __clang__
#define COMPILER "clang"
#define COMPILER_VERSION __clang_major__
#else
#define COMPILER "gcc"
#define COMPILER_VERSION __GNUC__
#endif

static void
start (const RelaisGame *game, int seats, uint64_t seed, RelaisState *state)
{
  RelaisConfig config = { .given = 3 };
  RelaisRefusal why;

  config.value[RELAIS_OPTION_PLAYERS] = seats;
  config.value[RELAIS_OPTION_SEED] = (int64_t) seed;
  game->resolve (game->edition, &config, &why);
  game->start (game->edition, &config, state);
}

/* Resident KiB at the most. Not getrusage's, which starts with what the
 * process had before it became this program. */
static long
peak (void)
{
  FILE *status = fopen ("/proc/self/status", "r");
  char line[256];
  long kib = 0;

  while (status != NULL && fgets (line, sizeof line, status) != NULL)
    if (strncmp (line, "VmHWM:", 6) == 0)
      kib = strtol (line + 6, NULL, 10);
  if (status != NULL)
    fclose (status);
  return kib;
}

/* The peak beside it is what that took beyond what a program has that does
 * nothing, for that depends on the C library: 1.2 MiB with glibc 2.36, 1.6 with
 * 2.43. */
static void
play (const RelaisGame *game, int seats, long decisions)
{
  const long idle = peak ();
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisState state;
  RelaisRng rng;
  long games = 0;
  long listed = 0;

  relais_rng_seed (&rng, 1);
  start (game, seats, 0, &state);
  for (long i = 0; i < decisions; i++)
    {
      int n = game->legal (game->edition, &state, moves);

      if (n == 0)
        {
          games++;
          start (game, seats, (uint64_t) games, &state);
          n = game->legal (game->edition, &state, moves);
        }
      listed += n;
      game->make (game->edition, &state, moves[relais_rng_below (&rng, (uint32_t) n)], NULL);
    }
  printf ("%ld decisions, %ld games, %.1f moves listed a decision, peak %ld KiB\n",
          decisions, games, (double) listed / (double) decisions, peak () - idle);
}

/* The sum keeps the copies from being optimised away. */
static void
copy (const RelaisGame *game, long times, bool by_game)
{
  static RelaisState states[16];
  unsigned sum = 0;

  start (game, 4, 0, &states[0]);
  for (long i = 0; i < times; i++)
    {
      RelaisState *from = &states[i % 16];
      RelaisState *to = &states[(i + 1) % 16];

      if (by_game)
        relais_copy (game, to, from);
      else
        memcpy (to, from, game->state_size);
      sum += to->bytes[i % 64];
    }
  printf ("%u\n", sum);
}

int
main (int argc, char **argv)
{
  const RelaisGame *game = argc > 2 ? relais_game_find ((RelaisWord) { argv[2], strlen (argv[2]) }) : NULL;

  if (game != NULL && argc == 5 && strcmp (argv[1], "play") == 0)
    play (game, atoi (argv[3]), atol (argv[4]));
  else if (game != NULL && argc == 4 && (strcmp (argv[1], "copy") == 0 || strcmp (argv[1], "memcpy") == 0))
    copy (game, atol (argv[3]), argv[1][0] == 'c');
  else if (game != NULL && argc == 3 && strcmp (argv[1], "size") == 0)
    printf ("%zu\n", game->state_size);
  else if (argc == 2 && strcmp (argv[1], "compiler") == 0)
    printf ("%s %d\n", COMPILER, COMPILER_VERSION);
  else
    {
      fprintf (stderr, "usage: bench-engine play GAME SEATS DECISIONS | copy GAME TIMES | memcpy GAME TIMES | size GAME | compiler\n");
      return 2;
    }
  return 0;
}
