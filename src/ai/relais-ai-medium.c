/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player that looks to the end of its turn: it tries every move, lets what
 * follows be done as the policy does it until it is somebody else's turn, and
 * takes the move after which the judge likes the position best. */

#include "relais-ai-private.h"

#include <limits.h>

#define NODES 200000    /* far more than a turn needs */
#define WHIM 15         /* so that the same position is not always played alike */

typedef struct
{
  RelaisAiSearch search;
  const RelaisAiTask *task;
  RelaisAiContext context;
} Turn;

static int
worth_of (Turn *turn, const RelaisState *root, RelaisMove move)
{
  RelaisState state;
  int odd = 0;

  relais_copy (turn->search.game, &state, root);
  relais_ai_turn (&turn->search, &state, move, turn->task->seat, &turn->context, &odd);
  return relais_ai_judge (&turn->search, &state, turn->task->seat, &turn->context) - odd;
}

static void
think_medium (const RelaisAiTask *task, const RelaisAiLimits *limits, void *memory, RelaisAiThought *thought)
{
  Turn turn;
  uint32_t most = limits->nodes > 0 ? limits->nodes : NODES;
  uint32_t whim = limits->whim > 0 ? limits->whim : WHIM;
  RelaisState root;
  RelaisRng rng;
  int best = INT_MIN;
  int chosen = 0;

  turn.task = task;
  relais_ai_search (&turn.search, task, limits);
  relais_rng_seed (&rng, limits->seed);
  task->game->sample (task->edition, &task->view, &rng, &root);
  turn.search.judge->prepare (task->edition, &root, task->seat, turn.search.weights, &turn.context);
  for (int i = 0; i < task->n && !turn.search.stopped && turn.search.positions < most; i++)
    {
      int worth = worth_of (&turn, &root, task->moves[i]) + (int) relais_rng_below (&rng, whim);

      if (worth > best)
        {
          best = worth;
          chosen = i;
        }
    }
  thought->votes[chosen] = 1;
}

const RelaisAi relais_ai_medium = { "medium", 1, 0, think_medium };
