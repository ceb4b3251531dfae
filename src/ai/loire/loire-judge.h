/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ai/relais-ai-private.h"
#include "engine/loire/loire-rules.h"
#include "loire-weights.h"

/* How a position of La Loire is judged, in hundredths of a point. What can be
 * had later is worth less the more rides it takes; nothing is worth anything
 * that cannot be had before the game ends.
 *
 *   loire-judge.c           the seat's points and prospects put together; how long the game will go on
 *   loire-judge-purse.c     money, goods, buildings, palaces, characters
 *   loire-judge-hand.c      messages, from what is in hand to what may be drawn */

#define LOIRE_JUDGE_FULL 256    /* a discount of nothing */
#define LOIRE_JUDGE_PURSE 12    /* deniers by which what can be hired is told apart */

/* All fixed for one decision. */
typedef struct
{
  const LoireWeights *weights;
  uint32_t turn;                        /* the root's */
  uint32_t characters;                  /* the seat's at the root ... */
  int character_points;                 /* ... and their points and worth */
  int character_worth;
  int turns;                            /* of the seat, after this one, that rides are planned for */
  int long_turns;                       /* until the game is likely to end */
  uint32_t of_colour[LOIRE_COLOURS];    /* villages */
  int drawn[LOIRE_LEVELS];              /* a card of the level that nobody has seen yet */
  int hire[LOIRE_JUDGE_PURSE + 1];      /* the best that so many deniers hire */
  int others[RELAIS_MAX_SEATS];         /* points without the boat */
  bool likes;                           /* the seat has a temperament */
  uint8_t open_hand;                    /* every card drawn is known: it is picked from what is shown */
  uint8_t root_held[LOIRE_MAX_HAND];
  uint8_t n_root_held;
} LoireJudge;

static_assert (sizeof (LoireJudge) <= RELAIS_AI_CONTEXT, "it is kept in the player's memory");

/* What a position leaves to do. */
typedef struct
{
  const LoireEdition *edition;
  const LoireState *state;
  const LoireSeat *seat;
  const LoireJudge *judge;
  const LoireWeights *weights;
  bool mine;                            /* it is still the turn that is decided about */
  bool sure;                            /* how many turns are left is no guess */
  int turns;                            /* of this seat, after this one, that rides are planned for */
  int long_turns;                       /* until the game ends */
  int rides[LOIRE_FIGURES];             /* of each figure, one of this turn among them */
} LoireProspect;

/* Rides until a figure can stop at one of the places, about. */
int loire_judge_rides     (const LoireProspect *p, unsigned figure, uint32_t places);
/* A worth that can be had after so many rides of the figure. */
int loire_judge_later     (const LoireProspect *p, unsigned figure, int rides, int worth);

int loire_judge_purse     (const LoireProspect *p);
int loire_judge_denier    (const LoireProspect *p, unsigned deniers);
int loire_judge_buildings (const LoireProspect *p);
int loire_judge_palaces   (const LoireProspect *p);
int loire_judge_character (const LoireProspect *p, unsigned character);
int loire_judge_hand      (const LoireProspect *p);
int loire_judge_card      (const LoireProspect *p, unsigned card, const LoireHeld *held);

extern const RelaisAiJudge relais_ai_judge_loire;
