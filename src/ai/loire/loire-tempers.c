/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "loire-weights.h"

/* How much of each was measured: a temperament shows in the columns of the score
 * and is hardly weaker (docs/computer-players.md). */

#define AT(name) (offsetof (LoireWeights, name) / sizeof (int32_t))
#define NUMBERS(name) (sizeof ((LoireWeights) { 0 }.name) / sizeof (int32_t))

/* So many percent of it and so much on top. */
#define TASTE(name, percent, more) { AT (name), NUMBERS (name), percent, more }

static_assert (sizeof (LoireWeights) <= RELAIS_AI_MAX_WEIGHTS * sizeof (int32_t), "players have room for them");

const RelaisAiTemper loire_tempers[] = {
  /* Money that is always at work, and people who help to make it. */
  { "trader", { TASTE (like_characters, 0, 40), TASTE (trade, 130, 0), TASTE (denier, 110, 0) } },
  { "messenger", { TASTE (like_delivered, 0, 25), TASTE (slot, 130, 0) } },
  { "builder", { TASTE (like_palaces, 0, 50), TASTE (like_buildings, 0, 150), TASTE (wood, 130, 10) } },
  { "boatman", { TASTE (like_boat, 0, 40) } },
  { NULL, { { 0, 0, 0, 0 } } },
};
