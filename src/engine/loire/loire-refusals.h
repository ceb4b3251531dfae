/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "../common/refusals.h"
#include "loire-state.h"

/* Every refusal of La Loire: X (NAME, rule, parameters ...). The rule is the
 * one that the protocol answers; the sentences stand in src/record. */

#define LOIRE_N(key) { key, RELAIS_CLASS_NUMBER }
#define LOIRE_IS(key, class) { key, LOIRE_CLASS_##class }
#define LOIRE_NO_PARAMS { NULL, 0 }

#define LOIRE_REFUSALS(X)                                                     \
  /* the phase */                                                             \
  X (OVER, "L-END-2", LOIRE_NO_PARAMS)                                        \
  X (COLLECT_FIRST, "L-TURN-1", LOIRE_N ("limit"))                            \
  X (CIRCUS_FIRST, "L-MKT-2", LOIRE_IS ("colour", COLOUR))                    \
  X (PICK_FIRST_SPY, "L-MSG-5", LOIRE_N ("count"))                            \
  X (PICK_FIRST_DUCAL, "L-MSG-6", LOIRE_N ("count"))                          \
  X (RIDE_FIRST, "L-TURN-2", LOIRE_NO_PARAMS)                                 \
  X (RODE_ALREADY, "L-TURN-2", LOIRE_IS ("figure", FIGURE))                   \
  X (STOP_FIRST, "L-TURN-2", LOIRE_IS ("figure", FIGURE))                     \
  X (OTHER_FIGURE, "L-TURN-2", LOIRE_IS ("figure", FIGURE))                   \
  X (NOTHING_TO_DECIDE, "L-TURN-2", LOIRE_NO_PARAMS)                          \
  /* riding */                                                                \
  X (STACK_LIMIT, "L-MOVE-4", LOIRE_N ("limit"))                              \
  X (TAKE_LIMIT, "L-MOVE-4", LOIRE_N ("limit"), LOIRE_N ("taken"))            \
  X (NO_FREE_HORSE, "L-MOVE-4", LOIRE_IS ("place", LOCATION), LOIRE_N ("free")) \
  X (NO_BLACKSMITH, "L-MOVE-5", LOIRE_NO_PARAMS)                              \
  X (SMITH_USED, "L-MOVE-5", LOIRE_NO_PARAMS)                                 \
  X (SMITH_NO_TAKING, "L-MOVE-5", LOIRE_NO_PARAMS)                            \
  X (SMITH_HERE, "L-MOVE-5", LOIRE_IS ("place", LOCATION))                    \
  X (SMITH_NO_HORSE, "L-MOVE-5", LOIRE_IS ("place", LOCATION))                \
  X (WRONG_WAY, "L-MOVE-3", LOIRE_IS ("place", LOCATION))                     \
  X (WRONG_DISTANCE, "L-MOVE-2", LOIRE_N ("steps"))                           \
  X (NO_JESTER, "L-MOVE-2", LOIRE_N ("steps"), LOIRE_IS ("place", LOCATION))  \
  X (NO_CITY_GUARD, "L-MOVE-2", LOIRE_N ("steps"), LOIRE_IS ("place", LOCATION)) \
  /* what the stop allows */                                                  \
  X (ONLY_IN_VILLAGE, "L-STOP-1", LOIRE_NO_PARAMS)                            \
  X (ONLY_IN_CITY, "L-STOP-1", LOIRE_NO_PARAMS)                               \
  X (MERCHANT_DONE, "L-STOP-1", LOIRE_NO_PARAMS)                              \
  X (NO_MESSAGES_HERE, "L-STOP-2", LOIRE_IS ("place", LOCATION))              \
  X (NO_ABBEY_IN_CITY, "L-STOP-2", LOIRE_NO_PARAMS)                           \
  X (NO_MORE_MESSAGES, "L-STOP-2", LOIRE_N ("count"))                         \
  X (DELIVER_IN_VILLAGE, "L-STOP-2", LOIRE_N ("level"))                       \
  X (DELIVER_IN_CITY, "L-STOP-2", LOIRE_N ("level"))                          \
  X (MESSENGER_DONE, "L-STOP-2", LOIRE_NO_PARAMS)                             \
  X (HIRE_CASUAL, "L-HIRE-1", LOIRE_NO_PARAMS)                                \
  X (HIRE_NOT_HERE, "L-HIRE-1", LOIRE_NO_PARAMS)                              \
  X (HIRE_STOP_USED, "L-HIRE-1", LOIRE_NO_PARAMS)                             \
  X (HIRE_LIMIT, "L-HIRE-1", LOIRE_N ("limit"))                               \
  X (BUILD_LIMIT, "L-BLD-1", LOIRE_N ("limit"))                               \
  X (BUY_LIMIT, "L-BUY-1", LOIRE_NO_PARAMS)                                   \
  X (SHIP_LIMIT, "L-SHIP-1", LOIRE_NO_PARAMS)                                 \
  /* buying, selling */                                                       \
  X (OTHER_GOOD, "L-BUY-1", LOIRE_IS ("place", LOCATION), LOIRE_IS ("good", GOOD)) \
  X (NO_OWN_MONASTERY, "L-BUY-2", LOIRE_NO_PARAMS)                            \
  X (CARRIED, "L-BUY-3", LOIRE_IS ("good", GOOD))                             \
  X (GOOD_GONE, "L-BUY-4", LOIRE_IS ("good", GOOD), LOIRE_N ("left"))         \
  X (NO_LUMBERJACK, "L-BUY-6", LOIRE_NO_PARAMS)                               \
  X (NONE_TO_SELL, "L-SELL-1", LOIRE_IS ("good", GOOD))                       \
  /* building */                                                              \
  X (FARM_IN_CITY, "L-BLD-2", LOIRE_IS ("place", LOCATION))                   \
  X (BUILT_UP, "L-BLD-2", LOIRE_IS ("place", LOCATION))                       \
  X (ROADS_UNEVEN, "L-BLD-3", LOIRE_N ("north"), LOIRE_N ("south"))           \
  X (MONASTERY_NO_FARM, "L-BLD-4", LOIRE_IS ("place", LOCATION))              \
  X (MONASTERY_FARM_NEW, "L-BLD-4", LOIRE_IS ("place", LOCATION))             \
  X (CASTLE_NO_FARM, "L-BLD-5", LOIRE_IS ("place", LOCATION))                 \
  X (CASTLE_FARM_NEW, "L-BLD-5", LOIRE_IS ("place", LOCATION))                \
  X (NO_TOWER, "L-BLD-5", LOIRE_NO_PARAMS)                                    \
  X (PALACE_CITY, "L-BLD-6", LOIRE_IS ("palace", PALACE))                     \
  X (PALACE_OWNED, "L-BLD-6", LOIRE_IS ("palace", PALACE))                    \
  X (PALACE_GONE, "L-BLD-6", LOIRE_IS ("palace", PALACE))                     \
  X (PALACE_CASUAL, "L-CAS-1", LOIRE_NO_PARAMS)                               \
  X (NO_PATRONUS, "L-BLD-7", LOIRE_NO_PARAMS)                                 \
  X (PATRON_NO_WOOD, "L-BLD-7", LOIRE_IS ("building", BUILDING))              \
  X (FARMS_USED, "L-BLD-8", LOIRE_N ("limit"))                                \
  X (MONASTERIES_USED, "L-BLD-8", LOIRE_N ("limit"))                          \
  /* hiring */                                                                \
  X (HIRED_ALREADY, "L-HIRE-1", LOIRE_IS ("character", CHARACTER))            \
  X (CHARACTER_GONE, "L-HIRE-1", LOIRE_IS ("character", CHARACTER))           \
  X (HELPER_FIRST, "L-HIRE-4", LOIRE_NO_PARAMS)                               \
  X (NOT_RED, "L-PAL-3", LOIRE_IS ("character", CHARACTER))                   \
  /* messages */                                                              \
  X (ONLY_ABBEY_HERE, "L-MSG-1", LOIRE_NO_PARAMS)                             \
  X (NO_ABBEY_HERE, "L-MSG-1", LOIRE_IS ("place", LOCATION))                  \
  X (HAND_FULL, "L-MSG-2", LOIRE_N ("limit"))                                 \
  X (ABBEY_HELD, "L-MSG-2", LOIRE_NO_PARAMS)                                  \
  X (DECK_EMPTY, "L-MSG-3", LOIRE_N ("level"))                                \
  X (ABBEY_CASUAL, "L-CAS-1", LOIRE_NO_PARAMS)                                \
  /* these four in the order of the levels: loire-deliver.c counts on it */   \
  X (NOT_HELD_1, "L-DEL-1", LOIRE_IS ("message", MESSAGE))                    \
  X (NOT_HELD_2, "L-DEL-2", LOIRE_IS ("message", MESSAGE))                    \
  X (NOT_HELD_3, "L-DEL-3", LOIRE_IS ("message", MESSAGE))                    \
  X (NOT_HELD_4, "L-DEL-4", LOIRE_IS ("message", MESSAGE))                    \
  X (OTHER_VILLAGE, "L-DEL-1", LOIRE_IS ("message", MESSAGE), LOIRE_IS ("place", LOCATION)) \
  X (OTHER_CITY, "L-DEL-4", LOIRE_IS ("message", MESSAGE), LOIRE_IS ("place", LOCATION)) \
  X (NO_APPRENTICE, "L-DEL-2", LOIRE_NO_PARAMS)                               \
  X (NO_HELPERS, "L-DEL-3", LOIRE_NO_PARAMS)                                  \
  X (SHIELDS_OPEN_2, "L-DEL-2", LOIRE_IS ("message", MESSAGE), LOIRE_N ("open")) \
  X (SHIELDS_OPEN_3, "L-DEL-3", LOIRE_IS ("message", MESSAGE), LOIRE_N ("open")) \
  X (SHIELD_NOT_OPEN_2, "L-DEL-2", LOIRE_IS ("message", MESSAGE), LOIRE_IS ("colour", COLOUR)) \
  X (SHIELD_NOT_OPEN_3, "L-DEL-3", LOIRE_IS ("message", MESSAGE), LOIRE_IS ("colour", COLOUR)) \
  X (CASUAL_ORDER, "L-CAS-2", LOIRE_N ("level"), LOIRE_N ("below"))           \
  X (MARK_IS_LAST, "L-DEL-5", LOIRE_IS ("message", MESSAGE))                  \
  X (MARK_LEVEL, "L-DEL-5", LOIRE_IS ("message", MESSAGE))                    \
  X (NO_TOKEN, "L-DEL-6", LOIRE_NO_PARAMS)                                    \
  X (NO_TOKEN_RECALL, "L-DEL-6", LOIRE_NO_PARAMS)                             \
  X (TOKEN_FREE, "L-DEL-6", LOIRE_NO_PARAMS)                                  \
  X (RECALL_NO_MARK, "L-DEL-6", LOIRE_IS ("message", MESSAGE))                \
  X (RECALL_WHICH, "L-DEL-6", LOIRE_IS ("message", MESSAGE))                  \
  X (NOT_SHOWN_SPY, "L-MSG-5", LOIRE_IS ("message", MESSAGE))                 \
  X (NOT_SHOWN_DUCAL, "L-MSG-6", LOIRE_IS ("message", MESSAGE))               \
  /* the circus */                                                            \
  X (CIRCUS_COLOUR, "L-MKT-2", LOIRE_IS ("colour", COLOUR))                   \
  /* the price */                                                             \
  X (TOO_EXPENSIVE, "L-PAY-1", LOIRE_N ("price"), LOIRE_N ("have"))           \
  X (TOO_LITTLE_WOOD, "L-PAY-1", LOIRE_N ("wood"), LOIRE_N ("have"))          \
  /* positions: what validate finds */                                        \
  X (SAME_NEIGHBOUR, "L-SET-1", LOIRE_IS ("place", LOCATION), LOIRE_IS ("colour", COLOUR), LOIRE_IS ("other", LOCATION)) \
  X (NO_ARRANGEMENT, "L-SET-1", LOIRE_NO_PARAMS)                              \
  X (SHIELD_COUNT, "L-POS-2", LOIRE_IS ("colour", COLOUR), LOIRE_N ("count"), LOIRE_N ("expected")) \
  X (DIRECTION_MISSING, "L-POS-1", LOIRE_IS ("figure", FIGURE), LOIRE_IS ("place", LOCATION)) \
  X (DIRECTION_IN_CITY, "L-POS-1", LOIRE_IS ("figure", FIGURE), LOIRE_IS ("place", LOCATION)) \
  X (STACK_HORSES, "L-POS-1", LOIRE_N ("horses"), LOIRE_IS ("figure", FIGURE), LOIRE_N ("limit")) \
  X (MARKET_TWICE, "L-POS-2", LOIRE_IS ("colour", COLOUR))                    \
  X (GOODS_COUNT, "L-POS-2", LOIRE_IS ("good", GOOD), LOIRE_N ("count"), LOIRE_N ("expected")) \
  X (CHARACTERS_COUNT, "L-POS-2", LOIRE_IS ("character", CHARACTER), LOIRE_N ("count"), LOIRE_N ("expected")) \
  X (PALACES_COUNT, "L-POS-2", LOIRE_IS ("palace", PALACE), LOIRE_N ("count"), LOIRE_N ("expected")) \
  X (TOWERS_COUNT, "L-POS-2", LOIRE_N ("count"), LOIRE_N ("expected"))        \
  X (MESSAGE_TWICE, "L-POS-2", LOIRE_IS ("message", MESSAGE))                 \
  X (MESSAGE_NOWHERE, "L-POS-2", LOIRE_IS ("message", MESSAGE))               \
  X (MESSAGE_DECK, "L-POS-2", LOIRE_IS ("message", MESSAGE))                  \
  X (HORSES_COUNT, "L-POS-2", LOIRE_N ("count"), LOIRE_N ("expected"))        \
  X (POS_FARMS, "L-POS-3", LOIRE_N ("count"), LOIRE_N ("limit"))              \
  X (POS_MONASTERIES, "L-POS-3", LOIRE_N ("count"), LOIRE_N ("limit"))        \
  X (POS_GOODS, "L-POS-3", LOIRE_N ("count"), LOIRE_IS ("good", GOOD), LOIRE_N ("limit")) \
  X (POS_HAND, "L-POS-3", LOIRE_N ("count"), LOIRE_N ("limit"))               \
  X (POS_ABBEY, "L-POS-3", LOIRE_N ("count"))                                 \
  X (POS_CHARACTER_TWICE, "L-POS-3", LOIRE_IS ("character", CHARACTER))       \
  X (POS_PALACE_TWICE, "L-POS-3", LOIRE_IS ("palace", PALACE))                \
  X (POS_BOAT, "L-POS-3", LOIRE_N ("boat"), LOIRE_N ("goal"))                 \
  X (POS_DENIERS, "L-POS-3", LOIRE_N ("deniers"), LOIRE_N ("max"))            \
  X (MARK_COLOUR, "L-POS-4", LOIRE_IS ("message", MESSAGE), LOIRE_IS ("place", LOCATION)) \
  X (MARKS_TOO_MANY, "L-POS-4", LOIRE_IS ("message", MESSAGE))                \
  X (TOKENS_PLACED, "L-POS-4", LOIRE_N ("placed"), LOIRE_N ("tokens"))        \
  X (TOKENS_GOT, "L-POS-4", LOIRE_N ("tokens"), LOIRE_N ("expected"))         \
  X (POS_HELPER, "L-POS-5", LOIRE_NO_PARAMS)                                  \
  X (POS_CIRCUS_IN_CITY, "L-POS-5", LOIRE_IS ("place", LOCATION))             \
  X (POS_CIRCUS_MISSING, "L-POS-5", LOIRE_NO_PARAMS)                          \
  X (POS_CIRCUS_CASUAL, "L-POS-5", LOIRE_NO_PARAMS)                           \
  X (POS_PLAYER, "L-POS-6", LOIRE_N ("told"), LOIRE_N ("player"))             \
  X (POS_ENDING, "L-POS-6", LOIRE_NO_PARAMS)                                  \
  X (POS_ENDING_MISSING, "L-POS-6", LOIRE_NO_PARAMS)                          \
  X (POS_LAST_TURN, "L-POS-6", LOIRE_N ("told"), LOIRE_N ("last_turn"))       \
  X (POS_USED, "L-POS-6", LOIRE_NO_PARAMS)                                    \
  X (POS_BUILD_TURN, "L-POS-6", LOIRE_N ("turn"))                             \
  X (POS_OWNER, "L-POS-6", LOIRE_N ("owner"), LOIRE_N ("last"))               \
  X (POS_SOLO_TURN, "L-POS-6", LOIRE_N ("turns"))                             \
  X (POS_PHASE, "L-POS-6", LOIRE_NO_PARAMS)                                   \
  X (POS_PICK, "L-POS-6", LOIRE_NO_PARAMS)                                    \
  /* editions */                                                              \
  X (EDITION_SHIELDS, "SYNTAX", LOIRE_N ("count"), LOIRE_N ("expected"))      \
  X (EDITION_STACK, "SYNTAX", LOIRE_N ("horses"), LOIRE_N ("limit"))          \
  X (EDITION_TARGET, "SYNTAX", LOIRE_NO_PARAMS)                               \
  X (EDITION_COLOURS, "SYNTAX", LOIRE_IS ("message", MESSAGE))

enum
{
  LOIRE_BEFORE_REFUSALS = RELAIS_REFUSALS - 1,
#define X(name, rule, ...) LOIRE_REFUSE_##name,
  LOIRE_REFUSALS (X)
#undef X
  LOIRE_REFUSALS_END
};
