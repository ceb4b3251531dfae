/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/common/game.h"

/* How many sequences of moves there are from fixed positions: a single number
 * that changes with almost any mistake in the rules. */

#define PERFT_DEPTH 5

typedef struct
{
  const char *name;
  const char *setup;
  uint64_t counts[PERFT_DEPTH];         /* for depths 1, 2 ... */
} PerftPosition;

/* A possible position of a setup, the text of one. */
void perft_read (const RelaisGame *game, const char *setup, void *state);
void perft_add  (const RelaisGame *game, const PerftPosition *positions, unsigned n);
