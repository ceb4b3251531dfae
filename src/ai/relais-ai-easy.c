/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A greedy player: it tries every move, goes on by its own moves until what it
 * began is settled, and takes the move after which the game's judge likes the
 * position best. It never thinks of what the others will do. */

#include "relais-ai-private.h"

#include <limits.h>

#define WIDTH 3         /* lines that are followed at a time */
#define DEPTH 12        /* moves until it is settled */
#define NODES 20000     /* far more than a decision of one step needs */
#define WHIM 40         /* so that the same position is not always played alike; hardly weaker */

typedef struct
{
  int value;
  RelaisState state;
} Line;

typedef struct
{
  int count;
  Line at[WIDTH];
} Lines;

typedef struct
{
  const RelaisGame *game;
  const void *edition;
  const RelaisAiJudge *judge;
  const RelaisAiLimits *limits;
  int seat;
  uint32_t nodes;
  bool stopped;
  RelaisAiContext context;
} Search;

static int
evaluate (Search *search, const void *state)
{
  if (--search->nodes == 0
      || (search->nodes % 64 == 0 && search->limits->stop != NULL && search->limits->stop (search->limits->data)))
    search->stopped = true;
  return search->judge->evaluate (search->game, search->edition, state, search->seat, &search->context);
}

/* Keeps the best few, the best first. Things done in another order give the
 * same position. */
static void
keep (const RelaisGame *game, Lines *lines, const RelaisState *state, int value)
{
  int at = lines->count;

  while (at > 0 && lines->at[at - 1].value < value)
    at--;
  for (int i = at - 1; i >= 0 && lines->at[i].value == value; i--)
    if (memcmp (&lines->at[i].state, state, game->state_size) == 0)
      return;
  if (at == WIDTH)
    return;
  if (lines->count < WIDTH)
    lines->count++;
  for (int i = lines->count - 1; i > at; i--)
    {
      lines->at[i].value = lines->at[i - 1].value;
      relais_copy (game, &lines->at[i].state, &lines->at[i - 1].state);
    }
  lines->at[at].value = value;
  relais_copy (game, &lines->at[at].state, state);
}

/* The best that the seat can make of it before the step is over. */
static int
best_of (Search *search, const RelaisState *start)
{
  const RelaisGame *game = search->game;
  RelaisMove moves[RELAIS_MAX_MOVES];
  Lines lines[2];
  int value = evaluate (search, start);
  int best = INT_MIN;
  int now = 0;

  if (search->judge->settled (start, search->seat))
    return value;
  lines[now].count = 0;
  keep (game, &lines[now], start, value);
  for (int depth = 0; depth < DEPTH && lines[now].count > 0; depth++, now = !now)
    {
      lines[!now].count = 0;
      for (int i = 0; i < lines[now].count; i++)
        {
          int n = game->legal (search->edition, &lines[now].at[i].state, moves);

          for (int m = 0; m < n && !search->stopped; m++)
            {
              RelaisState next;

              relais_copy (game, &next, &lines[now].at[i].state);
              game->make (search->edition, &next, moves[m], NULL);
              value = evaluate (search, &next);
              if (!search->judge->settled (&next, search->seat))
                keep (game, &lines[!now], &next, value);
              else if (value > best)
                best = value;
            }
        }
    }
  return best > INT_MIN ? best : value;
}

static void
think_easy (const RelaisAiTask *task, const RelaisAiLimits *limits, void *memory, RelaisAiThought *thought)
{
  const RelaisGame *game = task->game;
  Search search = {
    .game = game,
    .edition = task->edition,
    .judge = relais_ai_judge_of (game),
    .limits = limits,
    .seat = task->seat,
    .nodes = limits->nodes > 0 ? limits->nodes : NODES,
  };
  uint32_t whim = limits->whim > 0 ? limits->whim : WHIM;
  int32_t weights[RELAIS_AI_MAX_WEIGHTS];
  RelaisState root;
  RelaisRng rng;
  int best = INT_MIN;
  int chosen = 0;

  relais_rng_seed (&rng, limits->seed);
  game->sample (task->edition, &task->view, &rng, &root);
  relais_ai_weigh (search.judge, search.judge->easy, limits->temper, weights);
  search.judge->prepare (task->edition, &root, search.seat, weights, &search.context);
  for (int i = 0; i < task->n && !search.stopped; i++)
    {
      RelaisState next;
      int value;

      relais_copy (game, &next, &root);
      game->make (task->edition, &next, task->moves[i], NULL);
      value = best_of (&search, &next) + (int) relais_rng_below (&rng, whim);
      if (value > best)
        {
          best = value;
          chosen = i;
        }
    }
  thought->votes[chosen] = 1;
}

const RelaisAi relais_ai_easy = { "easy", 1, 0, think_easy };
