/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "loire-weights.h"

/* Found by letting modified players play thousands of games against unmodified
 * ones; never changed, so that `easy` goes on to play as it always has. */
const LoireWeights loire_weights_easy = {
  .others = 30, .faster = 86, .unsure = 27,
  .victory = 2122, .safe_lead = 3, .narrow_lead = 300, .behind = -1973, .patience = 45, .hurry = 100,
  .pace_rounds = 5, .pace_boat = 4, .pace_messages = 1, .boat_turns = 3, .message_turns = 3,
  .horse = 30,
  .slot = 36, .mark = 22, .farther_slot = 25, .pay = 18,
  .first_helper_missing = 30, .both_helpers_missing = 13, .no_token = 74, .out_of_order = 66, .in_the_way = 150,
  .share = { 100, 31, 21, 25 },
  .use_turns = 16, .use_horizon = 6, .building_turns = 42, .building_turns_casual = 24,
  .denier = { 68, 34, 24, 16, 3 }, .poor_turn = 120, .wood = 29, .trade = 55,
  .farm = 309, .more_castle = 81, .more_monastery = 177, .crowded = 12,
  .palace = {
    [LOIRE_BANK] = 189, [LOIRE_DUCAL_PALACE] = 143, [LOIRE_POST_OFFICE] = 38, [LOIRE_PALATIUM_BALIVI] = 60,
  },
  .character = {
    [LOIRE_WOOD_MERCHANT] = 68, [LOIRE_GRAIN_MERCHANT] = 91, [LOIRE_CHEESE_MERCHANT] = 70,
    [LOIRE_WINE_MERCHANT] = 48, [LOIRE_DAIRYMAN] = 44, [LOIRE_GRAIN_FARMER] = 73, [LOIRE_LUMBERJACK] = 22,
    [LOIRE_BANKER] = 80, [LOIRE_LADY_IN_WAITING] = 30, [LOIRE_WITCH] = 89, [LOIRE_MAGISTER_ARTIUM] = 55,
    [LOIRE_ECONOMUS] = 127, [LOIRE_PATRONUS] = 40, [LOIRE_MENSOR] = 8, [LOIRE_SQUIRE] = 40, [LOIRE_SCOUT] = 221,
    [LOIRE_BLACKSMITH] = 40, [LOIRE_JESTER] = 32, [LOIRE_CITY_GUARD] = 100, [LOIRE_MAYOR] = 146,
    [LOIRE_VASSALLUS] = 120, [LOIRE_SPY] = 102, [LOIRE_APPRENTICE] = 250, [LOIRE_HELPER] = 300,
    [LOIRE_LOVER] = 203, [LOIRE_GENERAL] = 159, [LOIRE_PHILOSOPHER] = 300, [LOIRE_JUDGE] = 300, [LOIRE_PROVOST] = 300,
  },
};

#define LOIRE_ONE(name, least, most) { #name, 1, least, most },
#define LOIRE_MANY(name, n, least, most) { #name, n, least, most },

const RelaisAiWeight loire_weight_list[] = { LOIRE_WEIGHTS (LOIRE_ONE, LOIRE_MANY) { NULL } };
