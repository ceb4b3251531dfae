/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/common/game.h"

/* Computer players over the common table of games. A player sees what its
 * seat may know (the game's `view`) and copies of it in which the hidden cards
 * are drawn anew (`sample`), never the state itself: the same view, seed and
 * limits give the same move. Like the engine, players never allocate, wait or
 * look at a clock. */

typedef struct
{
  uint64_t seed;                /* of the player's own chance */
  uint32_t nodes;               /* positions to look at, at most; 0: as many as the level likes */
  uint32_t whim;                /* hundredths of a point by which moves may seem to differ; 0: the level's own */
  bool (*stop) (void *data);    /* asked now and then: true ends the thinking; may be NULL */
  void *data;
} RelaisAiLimits;

typedef struct
{
  const char *id;               /* also how the protocol calls the level */
  RelaisMove (*choose) (const RelaisGame *game, const void *edition, const void *view,
                        const RelaisMove *moves, int n_moves, const RelaisAiLimits *limits);
} RelaisAi;

/* Every level, the weakest first; NULL ends the list. */
extern const RelaisAi *const relais_ais[];

const RelaisAi *relais_ai_find (RelaisWord id);

/* A legal move for the seat whose decision it is; false when the game is over. */
bool relais_ai_choose (const RelaisAi *ai, const RelaisGame *game, const void *edition, const void *state,
                       const RelaisAiLimits *limits, RelaisMove *move);

/* The seed for the n-th decision of a game that is played by players alone. */
uint64_t relais_ai_seed (uint64_t seed, uint32_t n);
