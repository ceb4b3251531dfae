/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What everybody is thought to do beyond what is searched: the step after which
 * the judge likes the position best. */

#include "relais-ai-private.h"

#include <limits.h>

#define DEPTH 12        /* moves until a step is over */

void
relais_ai_search (RelaisAiSearch *search, const RelaisAiTask *task, const RelaisAiLimits *limits)
{
  const RelaisAiJudge *judge = relais_ai_judge_of (task->game);

  search->game = task->game;
  search->edition = task->edition;
  search->judge = judge;
  search->limits = limits;
  search->positions = 0;
  search->stopped = false;
  relais_ai_weigh (judge, limits->weights != NULL ? limits->weights : judge->weights_for (&task->view), limits->temper,
                   search->weights);
}

int
relais_ai_judge (RelaisAiSearch *search, const RelaisState *state, int seat, const RelaisAiContext *context)
{
  const RelaisAiLimits *limits = search->limits;

  if (++search->positions % 64 == 0 && limits->stop != NULL && limits->stop (limits->data))
    search->stopped = true;
  return search->judge->evaluate (search->game, search->edition, state, seat, context);
}

int
relais_ai_follow (RelaisAiSearch *search, RelaisState *state, int seat, const RelaisAiContext *context)
{
  const RelaisGame *game = search->game;
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisState lines[2];
  int value = INT_MIN;

  for (int depth = 0; depth < DEPTH && !search->judge->settled (state, seat) && !search->stopped; depth++)
    {
      RelaisState *next = &lines[0], *best = &lines[1];
      int n = game->legal (search->edition, state, moves);

      value = INT_MIN;
      for (int i = 0; i < n; i++)
        {
          int one;

          relais_copy (game, next, state);
          game->make (search->edition, next, moves[i], NULL);
          one = relais_ai_judge (search, next, seat, context);
          if (one > value)
            {
              RelaisState *beaten = best;

              value = one;
              best = next;
              next = beaten;
            }
        }
      relais_copy (game, state, best);
    }
  return value > INT_MIN ? value : relais_ai_judge (search, state, seat, context);
}

int
relais_ai_try (RelaisAiSearch *search, RelaisState *state, RelaisMove move, int seat, const RelaisAiContext *context)
{
  search->game->make (search->edition, state, move, NULL);
  return relais_ai_follow (search, state, seat, context);
}

void
relais_ai_step (RelaisAiSearch *search, RelaisState *state, const RelaisAiContext *context)
{
  const RelaisGame *game = search->game;
  int seat = game->seat (state);
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisState lines[2], *next = &lines[0], *best = &lines[1];
  int n = game->legal (search->edition, state, moves);
  int value = INT_MIN;

  for (int i = 0; i < n && (i == 0 || !search->stopped); i++)
    {
      int one;

      relais_copy (game, next, state);
      one = relais_ai_try (search, next, moves[i], seat, context);
      if (one > value)
        {
          RelaisState *beaten = best;

          value = one;
          best = next;
          next = beaten;
        }
    }
  relais_copy (game, state, best);
}
