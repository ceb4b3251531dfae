/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "loire-weights.h"

/* How much of each was measured: a temperament shows in the columns of the score
 * and is hardly weaker (docs/computer-players.md). */

#define AT(name) (offsetof (LoireWeights, name) / sizeof (int32_t))
#define NUMBERS(name) (sizeof ((LoireWeights) { 0 }.name) / sizeof (int32_t))

/* So many hundredths of it and so much on top. */
#define TASTE(name, percent, more) { AT (name), NUMBERS (name), percent, more }

static_assert (sizeof (LoireWeights) <= RELAIS_AI_MAX_WEIGHTS * sizeof (int32_t), "players have room for them");

const RelaisAiTemper loire_tempers[] = {
  { "trader", { TASTE (like_characters, 0, 60), TASTE (trade, 130, 0) } },
  { "messenger", { TASTE (like_delivered, 0, 100), TASTE (slot, 120, 0) } },
  { "builder", { TASTE (like_buildings, 0, 150), TASTE (wood, 100, 15) } },
  { "boatman", { TASTE (like_boat, 0, 150) } },
  { NULL, { { 0, 0, 0, 0 } } },
};
