/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-ai-private.h"

const RelaisAi *const relais_ais[] = {
  &relais_ai_random,
  &relais_ai_easy,
  &relais_ai_medium,
  &relais_ai_hard,
  &relais_ai_master,
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
relais_ai_task (const RelaisGame *game, const void *edition, const void *state, RelaisAiTask *task)
{
  if (game->over (state))
    return false;
  task->game = game;
  task->edition = edition;
  task->seat = game->seat (state);
  game->view (edition, state, task->seat, &task->view);
  task->n = game->legal (edition, &task->view, task->moves);
  return task->n > 0;
}

/* The first one has the seed as it is. */
static uint64_t
seed_of (uint64_t seed, int n)
{
  return n == 0 ? seed : relais_ai_seed (seed, (uint32_t) n);
}

void
relais_ai_think (const RelaisAi *ai, const RelaisAiTask *task, int n, const RelaisAiLimits *limits, void *memory,
                 RelaisAiThought *thought)
{
  RelaisAiLimits own = *limits;

  own.seed = seed_of (limits->seed, n);
  memset (thought->votes, 0, (size_t) task->n * sizeof *thought->votes);
  memset (thought->worth, 0, (size_t) task->n * sizeof *thought->worth);
  if (task->n == 1)
    thought->votes[0] = 1;
  else
    ai->think (task, &own, memory, thought);
}

void
relais_ai_join (const RelaisAiTask *task, RelaisAiThought *thought, const RelaisAiThought *other)
{
  for (int i = 0; i < task->n; i++)
    {
      thought->votes[i] += other->votes[i];
      thought->worth[i] += other->worth[i];
    }
}

/* Of moves with as many votes the one that was worth more. */
int
relais_ai_answer (const RelaisAiTask *task, const RelaisAiThought *thought)
{
  int best = 0;

  for (int i = 1; i < task->n; i++)
    if (thought->votes[i] > thought->votes[best]
        || (thought->votes[i] == thought->votes[best] && thought->worth[i] > thought->worth[best]))
      best = i;
  return best;
}

static double
mean_of (const RelaisAiThought *thought, int i)
{
  return thought->votes[i] > 0 ? thought->worth[i] / thought->votes[i] : -1;
}

int
relais_ai_best (const RelaisAiTask *task, const RelaisAiThought *thought)
{
  int best = 0;

  for (int i = 1; i < task->n; i++)
    if (mean_of (thought, i) > mean_of (thought, best))
      best = i;
  return best;
}

double
relais_ai_loss (const RelaisAiTask *task, const RelaisAiThought *thought, RelaisMove move)
{
  int best = relais_ai_best (task, thought);

  for (int i = 0; i < task->n; i++)
    if (memcmp (&task->moves[i], &move, sizeof move) == 0 && thought->votes[i] > 0)
      return mean_of (thought, best) - mean_of (thought, i);
  return -1;
}

bool
relais_ai_begins_step (const RelaisAiTask *task)
{
  return relais_ai_judge_of (task->game)->settled (&task->view, task->seat);
}

bool
relais_ai_choose (const RelaisAi *ai, const RelaisGame *game, const void *edition, const void *state,
                  const RelaisAiLimits *limits, void *memory, RelaisMove *move)
{
  RelaisAiTask task;
  RelaisAiThought thought, other;

  if (!relais_ai_task (game, edition, state, &task))
    return false;
  relais_ai_think (ai, &task, 0, limits, memory, &thought);
  for (int n = 1; n < ai->thoughts && task.n > 1; n++)
    {
      relais_ai_think (ai, &task, n, limits, memory, &other);
      relais_ai_join (&task, &thought, &other);
    }
  *move = task.moves[relais_ai_answer (&task, &thought)];
  return true;
}

uint64_t
relais_ai_seed (uint64_t seed, uint32_t n)
{
  uint64_t x = seed + n;

  x = relais_splitmix64 (&x) + n;
  return relais_splitmix64 (&x);
}

static void
think_of_nothing (const RelaisAiTask *task, const RelaisAiLimits *limits, void *memory, RelaisAiThought *thought)
{
  RelaisRng rng;

  relais_rng_seed (&rng, limits->seed);
  thought->votes[relais_rng_below (&rng, (uint32_t) task->n)] = 1;
}

const RelaisAi relais_ai_random = { "random", 1, 0, think_of_nothing };
