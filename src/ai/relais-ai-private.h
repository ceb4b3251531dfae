/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-ai.h"

#define RELAIS_AI_CONTEXT 1024

/* What is worked out once for a decision, by the game that is played. */
typedef union
{
  uint64_t align;
  unsigned char bytes[RELAIS_AI_CONTEXT];
} RelaisAiContext;

/* How a game judges positions: one table a game. The unit is a hundredth of
 * the game's points. */
typedef struct
{
  const RelaisGame *game;       /* NULL: any */

  /* The decision that is looked from, with all that the seat knows of it. */
  void (*prepare)  (const void *edition, const void *root, int seat, RelaisAiContext *context);
  /* What a position is worth to the seat. What came to light on the way from
   * the root counts as the average of what could have come. */
  int  (*evaluate) (const RelaisGame *game, const void *edition, const void *state, int seat,
                    const RelaisAiContext *context);
  /* Is what the seat began with the root's move over? */
  bool (*settled)  (const void *state, int seat);
} RelaisAiJudge;

/* Of the games that have one; NULL ends the list. */
extern const RelaisAiJudge *const relais_ai_judges[];
/* Points, and nothing but points. */
extern const RelaisAiJudge relais_ai_judge_score;

extern const RelaisAi relais_ai_random;
extern const RelaisAi relais_ai_easy;
