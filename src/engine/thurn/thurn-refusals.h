/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "../common/refusals.h"
#include "thurn-state.h"

/* Every refusal of Thurn und Taxis: X (NAME, rule, parameters ...). The rule is
 * the one that the protocol answers; the sentences stand in src/record. */

#define THURN_N(key) { key, RELAIS_CLASS_NUMBER }
#define THURN_IS(key, class) { key, THURN_CLASS_##class }
#define THURN_NO_PARAMS { NULL, 0 }

#define THURN_REFUSALS(X)                                                     \
  /* the phase */                                                             \
  X (OVER, "T-END-2", THURN_NO_PARAMS)                                        \
  X (BAILIFF_TIME, "T-OFF-1", THURN_NO_PARAMS)                                \
  X (POSTMASTER_TIME, "T-OFF-1", THURN_NO_PARAMS)                             \
  X (COACHMAN_TIME, "T-OFF-1", THURN_NO_PARAMS)                               \
  /* these in the order of the phases: thurn-turn.c counts on it */           \
  X (DRAW_FIRST, "T-DRAW-1", THURN_NO_PARAMS)                                 \
  X (SECOND_CARD_FIRST, "T-DRAW-3", THURN_NO_PARAMS)                          \
  X (PLAY_FIRST, "T-PLAY-1", THURN_NO_PARAMS)                                 \
  X (PLAYED_ALREADY, "T-CLOSE-1", THURN_NO_PARAMS)                            \
  X (HOUSE_FIRST, "T-CLOSE-2", THURN_NO_PARAMS)                               \
  X (COACH_FIRST, "T-CLOSE-5", THURN_N ("coach"))                             \
  X (DISCARD_FIRST, "T-CLOSE-7", THURN_N ("limit"))                           \
  /* officials */                                                             \
  X (OFFICIAL_USED, "T-OFF-1", THURN_IS ("official", OFFICIAL))               \
  X (BAILIFF_NO_HAND, "T-DRAW-3", THURN_NO_PARAMS)                            \
  /* drawing and playing */                                                   \
  X (NOT_FACE_UP, "T-DRAW-1", THURN_IS ("city", CITY))                        \
  X (NOTHING_TO_DRAW, "T-DRAW-2", THURN_NO_PARAMS)                            \
  X (NOT_IN_HAND, "T-PLAY-1", THURN_IS ("city", CITY))                        \
  X (NO_ROUTE, "T-PLAY-1", THURN_NO_PARAMS)                                   \
  X (NO_ROAD, "T-PLAY-2", THURN_IS ("city", CITY), THURN_IS ("end", CITY))    \
  X (IN_ROUTE, "T-PLAY-2", THURN_IS ("city", CITY))                           \
  /* closing */                                                               \
  X (ROUTE_SHORT, "T-CLOSE-1", THURN_N ("length"), THURN_N ("minimum"))       \
  X (REGION_NOT_IN_ROUTE, "T-CLOSE-2", THURN_IS ("region", REGION))           \
  X (WAINWRIGHT_NOT_NEEDED, "T-CLOSE-6", THURN_N ("length"), THURN_N ("coach")) \
  X (WAINWRIGHT_TOO_FAR, "T-CLOSE-6", THURN_N ("length"), THURN_N ("reach"), THURN_N ("coach")) \
  X (WAINWRIGHT_ALL_COACHES, "T-CLOSE-6", THURN_NO_PARAMS)                    \
  X (HOUSE_NOT_IN_ROUTE, "T-CLOSE-2", THURN_IS ("city", CITY))                \
  X (HOUSE_THERE, "T-CLOSE-2", THURN_IS ("city", CITY))                       \
  X (HOUSE_OTHER_REGION, "T-CLOSE-2", THURN_IS ("city", CITY), THURN_IS ("region", REGION)) \
  X (HOUSE_REGION_DONE, "T-CLOSE-2", THURN_IS ("region", REGION))             \
  X (DISCARD_NOT_IN_HAND, "T-CLOSE-7", THURN_IS ("city", CITY))               \
  /* positions: what read and validate find */                                \
  X (POS_CARDS, "T-POS-1", THURN_N ("count"), THURN_IS ("city", CITY), THURN_N ("expected")) \
  X (POS_TOO_MANY, "T-POS-1", THURN_N ("limit"))                              \
  X (POS_SEEN, "T-POS-1", THURN_IS ("city", CITY))                            \
  X (POS_STACK, "T-POS-2", THURN_IS ("stack", STACK))                         \
  X (POS_TILES, "T-POS-2", THURN_IS ("stack", STACK))                         \
  X (POS_TILE_TWICE, "T-POS-2", THURN_IS ("stack", STACK))                    \
  X (POS_COACHES, "T-POS-2", THURN_N ("count"), THURN_N ("coach"), THURN_N ("expected")) \
  X (POS_HOUSES, "T-POS-2", THURN_N ("count"), THURN_N ("expected"))          \
  X (POS_HOUSE_TWICE, "T-POS-2", THURN_IS ("city", CITY))                     \
  X (POS_ROAD, "T-POS-3", THURN_IS ("city", CITY), THURN_IS ("other", CITY))  \
  X (POS_ROUTE_TWICE, "T-POS-3", THURN_IS ("city", CITY))                     \
  X (POS_PLAYER, "T-POS-4", THURN_N ("told"), THURN_N ("player"))             \
  X (POS_PHASE, "T-POS-4", THURN_NO_PARAMS)                                   \
  X (POS_OFFICIAL, "T-POS-4", THURN_NO_PARAMS)                                \
  X (POS_CLOSING, "T-POS-4", THURN_NO_PARAMS)                                 \
  X (POS_ENDING, "T-POS-5", THURN_NO_PARAMS)                                  \
  X (POS_ENDING_MISSING, "T-POS-5", THURN_N ("player"))                       \
  X (POS_END_TILE, "T-POS-5", THURN_N ("player"))                             \
  X (POS_LAST_TURN, "T-POS-5", THURN_N ("told"), THURN_N ("last_turn"))       \
  X (POS_OVER, "T-POS-5", THURN_NO_PARAMS)                                    \
  X (NO_SUCH_COACH, "SYNTAX", THURN_N ("coach"))

enum
{
  THURN_BEFORE_REFUSALS = RELAIS_REFUSALS - 1,
#define X(name, rule, ...) THURN_REFUSE_##name,
  THURN_REFUSALS (X)
#undef X
  THURN_REFUSALS_END
};
