/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any game, any level and temperament, any card values: whatever is asked of a
 * player, it answers with a legal move. A game is told by its number alone.
 *
 *   test-any-game GAMES [FIRST [real]]   `real`: with as many playouts as the levels like
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "computers.h"

#include "engine/loire/loire-setup.h"
#include "engine/loire/loire.h"

#define MOST_PLAYOUTS 16
#define BY_CHANCE 400           /* moves at most before the players begin ... */
#define BY_PLAYERS 60           /* ... to make so many */
#define BLOCK 1000              /* games that are told as one */

static gpointer memory;
static gboolean real;

static void
draw_config (RelaisRng *rng, gconstpointer edition, RelaisConfig *config)
{
  RelaisRefusal why;

  *config = (RelaisConfig) { .given = 0 };
  for (int i = 0; i < relais_loire.n_options; i++)
    {
      const RelaisOption *option = &relais_loire.options[i];
      guint32 range = (guint32) MIN (option->max - option->min + 1, 1000);

      if (i == LOIRE_OPTION_FIRST_PLAYER || relais_rng_below (rng, 3) > 0)
        continue;
      config->given |= 1u << i;
      config->value[i] = option->min + relais_rng_below (rng, range);
    }
  config->given |= 1u << RELAIS_OPTION_PLAYERS | 1u << RELAIS_OPTION_SEED;
  config->value[RELAIS_OPTION_PLAYERS] = 1 + relais_rng_below (rng, RELAIS_MAX_SEATS);
  config->value[RELAIS_OPTION_SEED] = relais_rng_below (rng, 1000000);
  g_assert_true (relais_loire.resolve (edition, config, &why));
}

/* Prices and points anywhere in their range; now and then the built-in ones. */
static void
draw_edition (RelaisRng *rng, LoireEdition *edition)
{
  RelaisFindings findings;

  do
    {
      memcpy (edition, relais_loire.edition, sizeof *edition);
      for (guint changes = relais_rng_below (rng, 6); changes > 0; changes--)
        {
          const RelaisField *field = &relais_loire.fields[relais_rng_below (rng, (guint32) relais_loire.n_fields)];
          guchar *at = (guchar *) edition + field->offset;
          guint16 value = (guint16) (field->min + relais_rng_below (rng, field->max - field->min + 1u));

          if (field->words == NULL && field->width == 1)
            *at = (guchar) value;
          else if (field->words == NULL)
            memcpy (at, &value, sizeof value);
        }
      findings.count = 0;
      relais_loire.check_edition (edition, &findings);
    }
  while (findings.count > 0);
}

static void
play_by_chance (RelaisRng *rng, gconstpointer edition, RelaisState *state)
{
  RelaisMove moves[RELAIS_MAX_MOVES];

  for (guint left = relais_rng_below (rng, BY_CHANCE); left > 0 && !relais_loire.over (state); left--)
    {
      int n = relais_loire.legal (edition, state, moves);

      relais_loire.make (edition, state, moves[relais_rng_below (rng, (guint32) n)], NULL);
    }
}

static bool
stops_at_once (void *data)
{
  return true;
}

static void
play_game (guint number)
{
  const RelaisAiTemper *tempers = relais_ai_tempers (&relais_loire);
  const RelaisAi *ais[RELAIS_MAX_SEATS];
  RelaisAiLimits limits[RELAIS_MAX_SEATS] = { { 0 } };
  LoireEdition edition;
  RelaisConfig config;
  RelaisState state;
  RelaisRng rng;

  relais_rng_seed (&rng, number);
  draw_edition (&rng, &edition);
  draw_config (&rng, &edition, &config);
  relais_loire.start (&edition, &config, &state);
  for (guint seat = 0; seat < RELAIS_MAX_SEATS; seat++)
    {
      ais[seat] = relais_ais[1 + relais_rng_below (&rng, 4)];
      if (!real && ais[seat]->memory > 0)
        limits[seat].nodes = 1 + relais_rng_below (&rng, MOST_PLAYOUTS);
      if (relais_rng_below (&rng, 8) == 0)
        limits[seat].stop = stops_at_once;
      limits[seat].temper = relais_rng_below (&rng, 3) == 0 ? NULL : &tempers[relais_rng_below (&rng, 4)];
    }
  play_by_chance (&rng, &edition, &state);
  for (guint n = 0; n < BY_PLAYERS && !relais_loire.over (&state); n++)
    {
      int seat = relais_loire.seat (&state);
      RelaisRefusal why;
      RelaisMove move;

      limits[seat].seed = relais_ai_seed (number, n);
      g_assert_true (relais_ai_choose (ais[seat], &relais_loire, &edition, &state, &limits[seat], memory, &move));
      if (!relais_loire.check (&edition, &state, move, &why))
        g_error ("game %u, decision %u: %s played what is not legal", number, n, ais[seat]->id);
      relais_loire.make (&edition, &state, move, NULL);
    }
}

int
main (int argc, char **argv)
{
  guint games = argc > 1 ? (guint) atoi (argv[1]) : 100;
  guint first = argc > 2 ? (guint) atoi (argv[2]) : 0;
  guint blocks = (games + BLOCK - 1) / BLOCK;
  gsize most = 1;

  real = argc > 3;
  for (guint l = 0; relais_ais[l] != NULL; l++)
    most = MAX (most, relais_ais[l]->memory);
  memory = g_malloc (most);
  printf ("1..%u\n", blocks);
  for (guint block = 0; block < blocks; block++)
    {
      guint end = MIN ((block + 1) * BLOCK, games);

      for (guint i = block * BLOCK; i < end; i++)
        play_game (first + i);
      printf ("ok %u - games %u to %u\n", block + 1, first + block * BLOCK, first + end - 1);
      fflush (stdout);
    }
  g_free (memory);
  return 0;
}
