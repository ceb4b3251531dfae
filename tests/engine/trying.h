/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/common/game.h"

/* What tests of every layer try with the engine. */

/* check, then make: an illegal move leaves the state untouched. */
static inline bool
trying_move (const RelaisGame *game, const void *edition, void *state, RelaisMove move, RelaisEvents *events, bool *barrier,
             RelaisRefusal *why)
{
  bool legal = game->check (edition, state, move, why);

  *barrier = legal && game->make (edition, state, move, events);
  return legal;
}

/* Did everything fit? */
static inline bool
trying_is_whole (const RelaisText *text)
{
  return text->length < text->size;
}
