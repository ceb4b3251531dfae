/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games' own judges. */

#include "engine/common/built-in.h"
#include "relais-ai-private.h"

#define DECLARE(id) extern const RelaisAiJudge relais_ai_judge_##id;
#define ENTRY(id) &relais_ai_judge_##id,

RELAIS_GAMES_AI (DECLARE)

const RelaisAiJudge *const relais_ai_judges[] = { RELAIS_GAMES_AI (ENTRY) NULL };
