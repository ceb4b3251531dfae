/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game stands: what everybody's chances are, at once or after some rounds that are played on as the
 * policy does it. */

#include "relais-ai-private.h"

#include <limits.h>

#define ROUNDS 4        /* as far as a search looks */
#define SURE 300.0      /* hundredths of a point: a lead of these, with the end at hand, ... */
#define UNSURE 50.0     /* ... and of so many more for each turn that is left, wins three of four games */

double
relais_ai_chance (const RelaisAiExpected *expected, int seats, int seat)
{
  int best = INT_MIN;
  double lead;

  if (seats == 1)
    return expected->points[0] / (100.0 * RELAIS_AI_ALONE);
  for (int i = 0; i < seats; i++)
    if (i != seat && expected->points[i] > best)
      best = expected->points[i];
  lead = expected->points[seat] - best;
  if (expected->left == 0)
    return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  lead /= SURE + UNSURE * expected->left;
  return 0.5 + 0.5 * lead / (1 + (lead < 0 ? -lead : lead));
}

void
relais_ai_outlook (const RelaisGame *game, const void *edition, const void *state, double chance[RELAIS_MAX_SEATS])
{
  const RelaisAiJudge *judge = relais_ai_judge_of (game);
  int seats = game->seats (state);
  RelaisAiExpected expected;
  double sum = 0;

  judge->expect (game, edition, state, judge->weights_for (state), &expected);
  for (int i = 0; i < seats; i++)
    sum += chance[i] = relais_ai_chance (&expected, seats, i);
  for (int i = 0; i < seats && seats > 1; i++)
    chance[i] = sum > 0 ? chance[i] / sum : 1.0 / seats;
}

/* What a seat goes by in its turn is worked out once for it. */
typedef struct
{
  RelaisAiSearch search;
  RelaisAiContext contexts[RELAIS_MAX_SEATS];
  int prepared[RELAIS_MAX_SEATS];       /* for which turn; -1: for none */
} Table;

static void
play_on (Table *table, RelaisState *state)
{
  const RelaisGame *game = table->search.game;
  int until = game->turn (state) + ROUNDS * game->seats (state);
  int odd = 0;

  for (int i = 0; i < RELAIS_MAX_SEATS; i++)
    table->prepared[i] = -1;
  while (!game->over (state) && game->turn (state) < until && !table->search.stopped)
    {
      int seat = game->seat (state);

      if (table->prepared[seat] != game->turn (state))
        {
          table->search.judge->prepare (table->search.edition, state, seat, table->search.weights, &table->contexts[seat]);
          table->prepared[seat] = game->turn (state);
        }
      relais_ai_step (&table->search, state, &table->contexts[seat], &odd);
    }
}

void
relais_ai_foresee (const RelaisGame *game, const void *edition, const void *view, const RelaisAiLimits *limits,
                   double chance[RELAIS_MAX_SEATS])
{
  RelaisAiTask task = { .game = game, .edition = edition };
  int seats = game->seats (view);
  Table table;

  relais_copy (game, &task.view, view);
  relais_ai_search (&table.search, &task, limits);
  for (int i = 0; i < seats; i++)
    chance[i] = 0;
  for (uint32_t n = 0; n < limits->nodes; n++)
    {
      double one[RELAIS_MAX_SEATS];
      RelaisState state;
      RelaisRng rng;

      relais_rng_seed (&rng, relais_ai_seed (limits->seed, n));
      game->sample (edition, view, &rng, &state);
      play_on (&table, &state);
      relais_ai_outlook (game, edition, &state, one);
      for (int i = 0; i < seats; i++)
        chance[i] += one[i] / limits->nodes;
    }
}
