/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a game lets count of how somebody plays it. */

#include "relais-ai-private.h"

static const RelaisAiHabit none[] = { { NULL, -1 } };

const RelaisAiHabit *
relais_ai_habits (const RelaisGame *game)
{
  const RelaisAiJudge *judge = relais_ai_judge_of (game);

  return judge->habits != NULL ? judge->habits : none;
}

void
relais_ai_watch (const RelaisGame *game, const void *state, RelaisMove move, uint32_t counts[RELAIS_AI_MAX_HABITS])
{
  const RelaisAiJudge *judge = relais_ai_judge_of (game);

  if (judge->watch != NULL)
    judge->watch (state, move, counts);
}

bool
relais_ai_is_use (const RelaisGame *game, int event)
{
  const RelaisAiJudge *judge = relais_ai_judge_of (game);

  for (int i = 0; judge->uses != NULL && judge->uses[i] != RELAIS_EVENT_POINTS; i++)
    if (judge->uses[i] == event)
      return true;
  return false;
}
