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

static int
oddness_of (const RelaisAiSearch *search, const RelaisState *state, RelaisMove move)
{
  return search->judge->oddness != NULL ? search->judge->oddness (state, move) : 0;
}

/* What it is worth, without what was odd on the way; that is added to `odd`. */
static int
follow (RelaisAiSearch *search, RelaisState *state, int seat, const RelaisAiContext *context, int *odd)
{
  const RelaisGame *game = search->game;
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisState lines[2];
  int plain = INT_MIN;

  for (int depth = 0; depth < DEPTH && !search->judge->settled (state, seat) && !search->stopped; depth++)
    {
      RelaisState *next = &lines[0], *best = &lines[1];
      int n = game->legal (search->edition, state, moves);
      int value = INT_MIN, best_odd = 0;

      for (int i = 0; i < n; i++)
        {
          int one_odd = oddness_of (search, state, moves[i]);
          int one;

          relais_copy (game, next, state);
          game->make (search->edition, next, moves[i], NULL);
          one = relais_ai_judge (search, next, seat, context);
          if (one - one_odd > value)
            {
              RelaisState *beaten = best;

              value = one - one_odd;
              plain = one;
              best_odd = one_odd;
              best = next;
              next = beaten;
            }
        }
      *odd += best_odd;
      relais_copy (game, state, best);
    }
  return plain > INT_MIN ? plain : relais_ai_judge (search, state, seat, context);
}

int
relais_ai_try (RelaisAiSearch *search, RelaisState *state, RelaisMove move, int seat, const RelaisAiContext *context, int *odd)
{
  int here = oddness_of (search, state, move);
  int value;

  search->game->make (search->edition, state, move, NULL);
  value = follow (search, state, seat, context, &here);
  *odd += here;
  return value - here;
}

void
relais_ai_step (RelaisAiSearch *search, RelaisState *state, const RelaisAiContext *context, int *odd)
{
  const RelaisGame *game = search->game;
  int seat = game->seat (state);
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisState lines[2], *next = &lines[0], *best = &lines[1];
  int n = game->legal (search->edition, state, moves);
  int value = INT_MIN, best_odd = 0;

  for (int i = 0; i < n && (i == 0 || !search->stopped); i++)
    {
      int one_odd = 0;
      int one;

      relais_copy (game, next, state);
      one = relais_ai_try (search, next, moves[i], seat, context, &one_odd);
      if (one > value)
        {
          RelaisState *beaten = best;

          value = one;
          best_odd = one_odd;
          best = next;
          next = beaten;
        }
    }
  *odd += best_odd;
  relais_copy (game, state, best);
}

void
relais_ai_turn (RelaisAiSearch *search, RelaisState *state, RelaisMove move, int seat, const RelaisAiContext *context, int *odd)
{
  const RelaisGame *game = search->game;
  int turn = game->turn (state);

  relais_ai_try (search, state, move, seat, context, odd);
  while (!game->over (state) && game->turn (state) == turn && game->seat (state) == seat && !search->stopped)
    relais_ai_step (search, state, context, odd);
}
