/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-ai-private.h"

const RelaisAi *const relais_ais[] = {
  &relais_ai_random,
  &relais_ai_easy,
  NULL,
};

const RelaisAi *
relais_ai_find (RelaisWord id)
{
  for (int i = 0; relais_ais[i] != NULL; i++)
    if (relais_word_is (id, relais_ais[i]->id))
      return relais_ais[i];
  return NULL;
}

/* The one place where the whole state is seen, to make the view of it. */
bool
relais_ai_choose (const RelaisAi *ai, const RelaisGame *game, const void *edition, const void *state,
                  const RelaisAiLimits *limits, RelaisMove *move)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisState view;
  int n;

  if (game->over (state))
    return false;
  game->view (edition, state, game->seat (state), &view);
  n = game->legal (edition, &view, moves);
  if (n == 0)
    return false;
  *move = ai->choose (game, edition, &view, moves, n, limits);
  return true;
}

uint64_t
relais_ai_seed (uint64_t seed, uint32_t n)
{
  uint64_t x = seed + n;

  x = relais_splitmix64 (&x) + n;
  return relais_splitmix64 (&x);
}

static RelaisMove
choose_random (const RelaisGame *game, const void *edition, const void *view,
               const RelaisMove *moves, int n_moves, const RelaisAiLimits *limits)
{
  RelaisRng rng;

  relais_rng_seed (&rng, limits->seed);
  return moves[relais_rng_below (&rng, (uint32_t) n_moves)];
}

const RelaisAi relais_ai_random = { "random", choose_random };
