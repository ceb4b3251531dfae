/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games' own judges. */

#include "engine/common/built-in.h"
#include "relais-ai-private.h"

#define DECLARE(id) extern const RelaisAiJudge relais_ai_judge_##id;
#define ENTRY(id) &relais_ai_judge_##id,

RELAIS_GAMES_AI (DECLARE)

const RelaisAiJudge *const relais_ai_judges[] = { RELAIS_GAMES_AI (ENTRY) NULL };

const RelaisAiJudge *
relais_ai_judge_of (const RelaisGame *game)
{
  for (int i = 0; relais_ai_judges[i] != NULL; i++)
    if (relais_ai_judges[i]->game == game)
      return relais_ai_judges[i];
  return &relais_ai_judge_score;
}

const RelaisAiWeight *
relais_ai_weights (const RelaisGame *game)
{
  return relais_ai_judge_of (game)->weights;
}

const int32_t *
relais_ai_weights_for (const RelaisGame *game, const void *state)
{
  return relais_ai_judge_of (game)->weights_for (state);
}
