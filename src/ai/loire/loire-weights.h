/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ai/relais-ai-private.h"
#include "engine/loire/loire-state.h"

/* What the judge of La Loire goes by: numbers that self-play has found
 * (docs/computer-players.md), by name, in the unit of the judge (hundredths of a
 * point) where nothing else is said. ONE (name, least, most), MANY (name, how
 * many, least, most). */

#define LOIRE_WEIGHTS(ONE, MANY)                                                                                       \
  ONE (others, 0, 100)                  /* of a hundred: how much the points of the best of the others hurt */        \
  ONE (faster, 50, 100)                 /* of a hundred: what is left of a worth after one more ride */               \
  ONE (unsure, 0, 100)                  /* of a hundred: what is left of it beyond the game's likely end */           \
  ONE (victory, 0, 9999)                                                                                              \
  ONE (safe_lead, 0, 99)                /* points; the others have one turn each after the end is set off */          \
  ONE (narrow_lead, -9999, 9999)                                                                                      \
  ONE (behind, -9999, 9999)             /* who is behind had better not set off the end */                            \
  ONE (patience, 0, 999)                /* rounds; later everybody would rather see it end than wait */               \
  ONE (hurry, 0, 999)                   /* each round after these */                                                  \
  ONE (pace_rounds, 1, 99)              /* the first rounds tell little about how long the game will be */            \
  ONE (pace_boat, 1, 99)                /* spaces that are counted for these */                                       \
  ONE (pace_messages, 1, 99)                                                                                          \
  ONE (boat_turns, 1, 99)               /* a space of the boat takes no longer, however slowly all went until now */  \
  ONE (message_turns, 1, 99)                                                                                          \
  ONE (horse, 0, 9999)                  /* each horse of a stack, for the next turns ... */                           \
  ONE (horse_long, 0, 9999)             /* ... and for all that are left, in sixteens of turns */                     \
  ONE (slot, 0, 9999)                   /* a free place in the hand, as long as there is time to fill it */           \
  ONE (mark, -999, 9999)                /* each that stands: taking it back for another message undoes a ride */      \
  ONE (farther_slot, 0, 9999)           /* beyond the first two */                                                    \
  ONE (pay, 0, 999)                     /* each denier that a level-1 message brings */                               \
  ONE (first_helper_missing, 0, 100)    /* of a hundred, like all chances */                                          \
  ONE (both_helpers_missing, 0, 100)                                                                                  \
  ONE (no_token, 0, 100)                                                                                              \
  ONE (out_of_order, 0, 100)            /* L-CAS-2: others must come first */                                         \
  ONE (in_the_way, 0, 9999)                                                                                           \
  MANY (share, LOIRE_MAX_HAND, 0, 100)  /* the messenger does one thing at a stop; others wait meanwhile */           \
  ONE (use_turns, 1, 99)                /* turns after which cards have earned their worth here ... */                \
  ONE (use_horizon, 1, 99)              /* ... no more of which are counted than these */                             \
  ONE (building_turns, 1, 99)           /* and buildings, which bring the more the longer they stand */               \
  ONE (building_turns_casual, 1, 99)    /* L-CAS-1: there is little else to be had for money */                       \
  MANY (denier, 5, 0, 999)              /* each of the first five, up to 10, 18, 28, and beyond */                    \
  ONE (poor_turn, 0, 9999)              /* L-TURN-1: a turn lost for each denier that is missing */                   \
  ONE (wood, 0, 9999)                   /* of the first two, besides what they sell for: for building */              \
  ONE (trade, 0, 200)                   /* of a hundred: of a purchase that the next ride could make */               \
  ONE (farm, 0, 9999)                                                                                                 \
  ONE (more_castle, -999, 9999)                                                                                       \
  ONE (more_monastery, -999, 9999)                                                                                    \
  ONE (crowded, 0, 100)                 /* of a hundred: what each further building is worth less */                  \
  MANY (palace, LOIRE_PALACE_KINDS, -999, 9999)                                                                       \
  MANY (character, LOIRE_CHARACTERS, -999, 9999)                                                                      \
  /* What somebody likes besides, each point or building, as long as there is time to play; nobody is trained to. */  \
  ONE (like_boat, 0, 0)                                                                                               \
  ONE (like_delivered, 0, 0)                                                                                          \
  ONE (like_characters, 0, 0)                                                                                         \
  ONE (like_palaces, 0, 0)                                                                                            \
  ONE (like_buildings, 0, 0)

typedef struct
{
#define LOIRE_ONE(name, least, most) int32_t name;
#define LOIRE_MANY(name, n, least, most) int32_t name[n];
  LOIRE_WEIGHTS (LOIRE_ONE, LOIRE_MANY)
#undef LOIRE_ONE
#undef LOIRE_MANY
} LoireWeights;

/* What `easy` goes by. */
extern const LoireWeights loire_weights_easy;
/* What the levels above it go by, for up to two players and for more: made from data/games/loire-weights-standard-2.json and its like. */
extern const LoireWeights loire_weights_standard_2;
extern const LoireWeights loire_weights_standard_4;
extern const LoireWeights loire_weights_casual_2;
extern const LoireWeights loire_weights_casual_4;

/* Their names, in the order of the struct. */
extern const RelaisAiWeight loire_weight_list[];

/* Who likes what of it. */
extern const RelaisAiTemper loire_tempers[];
