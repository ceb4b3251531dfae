/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ai/relais-ai-private.h"
#include "engine/loire/loire-rules.h"
#include "loire-terms.h"
#include "loire-weights.h"

/* How a position of La Loire is judged, in hundredths of a point. What can be
 * had later is worth less the more rides it takes; nothing is worth anything
 * that cannot be had before the game ends.
 *
 *   loire-judge.c           the seat's points and prospects put together; how long the game will go on
 *   loire-judge-purse.c     money, goods, buildings, palaces, characters
 *   loire-judge-hand.c      messages, from what is in hand to what may be drawn
 *   loire-tempers.c         what temperaments like more or less of it
 *   loire-habits.c          what is counted of how somebody plays */

#define LOIRE_JUDGE_FULL 256    /* a discount of nothing */
#define LOIRE_JUDGE_PURSE 12    /* deniers by which what can be hired is told apart */
#define LOIRE_JUDGE_DENIERS 41  /* whose worth is worked out beforehand */
#define LOIRE_JUDGE_FAR (LOIRE_LOCATIONS * 2)   /* there is no such place ahead */

/* All fixed for one decision. */
typedef struct
{
  const LoireWeights *weights;
  uint32_t turn;                        /* the root's */
  uint32_t characters;                  /* the seat's at the root ... */
  int character_points;                 /* ... and their points and worth */
  int character_worth;
  uint32_t built[LOIRE_BUILDINGS];      /* the seat's buildings at the root, and what they are worth for each turn */
  int building_worth;
  unsigned palaces;                     /* how many it has there, and what these are worth */
  int palace_worth;
  int turns;                            /* of the seat, after this one, that rides are planned for */
  int long_turns;                       /* until the game is likely to end */
  uint32_t of_colour[LOIRE_COLOURS];    /* villages */
  int drawn[LOIRE_LEVELS];              /* a card of the level that nobody has seen yet */
  int hire[LOIRE_JUDGE_PURSE + 1];      /* the best that so many deniers hire */
  int denier[LOIRE_JUDGE_DENIERS];      /* what so many are worth, as long as there are rides to use them */
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
  int steps[LOIRE_FIGURES];             /* that each gets ahead in a ride: a stack of h horses goes h + 1 locations, fewer if it leaves some behind */
} LoireProspect;

/* A part of who asks: what the judge does not want to know, and only the list of terms, is not worked out for it. */
#define LOIRE_JUDGE_PART static inline __attribute__ ((always_inline))

/* Nothing is asked more often than these. Here, they are a part of who asks. */

/* Of the locations that lie ahead, the nearest is the lowest bit; how far it is, or LOIRE_JUDGE_FAR. */
static inline int
loire_judge_distance (uint32_t places, unsigned at, unsigned direction)
{
  unsigned next = at + 1 < LOIRE_LOCATIONS ? at + 1 : 0;
  unsigned from = direction == LOIRE_CW ? next : at;
  uint32_t way = (places >> from | places << (LOIRE_LOCATIONS - from)) & LOIRE_RING;

  if (way == 0)
    return LOIRE_JUDGE_FAR;
  if (direction == LOIRE_CW)
    return __builtin_ctz (way) + 1;
  /* Bit d is d places further round, which is the ring less d the other way; 0 is here. */
  return LOIRE_LOCATIONS - (31 - __builtin_clz (way));
}

/* Steps until a figure can stop at one of the places. */
static inline int
loire_judge_way (const LoireProspect *p, unsigned figure, uint32_t places)
{
  const LoireStack *stack = &p->seat->stack[figure];
  int ahead = stack->direction != LOIRE_CCW ? loire_judge_distance (places, stack->at, LOIRE_CW) : LOIRE_JUDGE_FAR;
  int back = stack->direction != LOIRE_CW ? loire_judge_distance (places, stack->at, LOIRE_CCW) : LOIRE_JUDGE_FAR;

  return ahead < back ? ahead : back;
}

/* The same for one place; where the figure is, it comes to only after the whole ring. */
static inline int
loire_judge_way_to (const LoireProspect *p, unsigned figure, unsigned place)
{
  const LoireStack *stack = &p->seat->stack[figure];
  int ahead = (int) place - stack->at;
  int back;

  ahead = ahead > 0 ? ahead : ahead + LOIRE_LOCATIONS;
  back = ahead < LOIRE_LOCATIONS ? LOIRE_LOCATIONS - ahead : ahead;
  if (stack->direction == LOIRE_ANY_WAY)
    return ahead < back ? ahead : back;
  return stack->direction == LOIRE_CW ? ahead : back;
}

/* Rides that so many steps take, about. */
static inline int
loire_judge_ridden (const LoireProspect *p, unsigned figure, int way)
{
  return (way + p->steps[figure] - 1) / p->steps[figure];
}

static inline int
loire_judge_rides (const LoireProspect *p, unsigned figure, uint32_t places)
{
  return loire_judge_ridden (p, figure, loire_judge_way (p, figure, places));
}

/* A worth that can be had after so many rides of the figure. */
static inline int
loire_judge_later (const LoireProspect *p, unsigned figure, int rides, int worth)
{
  if (rides > p->rides[figure])
    worth = p->sure ? 0 : worth * p->weights->unsure / 100;
  for (; rides > 1 && worth != 0; rides--)
    worth = worth * p->weights->faster / 100;
  return worth;
}

int loire_judge_deniers   (const LoireWeights *weights, unsigned deniers);

static inline int
loire_judge_denier (const LoireProspect *p, unsigned deniers)
{
  int rides = p->rides[LOIRE_MERCHANT_FIGURE];
  int worth = deniers < LOIRE_JUDGE_DENIERS ? p->judge->denier[deniers] : loire_judge_deniers (p->weights, deniers);

  return rides < 6 ? worth * rides / 6 : worth;
}

int loire_judge_purse     (const LoireProspect *p);
int loire_judge_built     (const LoireProspect *p);
int loire_judge_buildings (const LoireProspect *p);
int loire_judge_palaces   (const LoireProspect *p);
int loire_judge_character (const LoireProspect *p, unsigned character);
int loire_judge_hand      (const LoireProspect *p);
int loire_judge_chance    (const LoireProspect *p, unsigned level, const LoireHeld *held);
int loire_judge_card      (const LoireProspect *p, unsigned card, unsigned level, const LoireHeld *held, int chance);

extern const RelaisAiHabit loire_habits[];
extern const int loire_uses[];
/* What it is all made of, as a list (LoireTerm). */
static inline void
loire_judge_term (RelaisAiTerms *terms, unsigned kind, int what, int worth, int a, int b, int c)
{
  relais_ai_term (terms, (RelaisAiTerm) { (uint8_t) kind, (int16_t) what, worth, { a, b, c, 0 } });
}

void loire_judge_purse_terms (const LoireProspect *p, RelaisAiTerms *terms);
void loire_judge_hand_terms  (const LoireProspect *p, RelaisAiTerms *terms);

int  loire_oddness (const void *state, RelaisMove move);
void loire_watch (const void *state, RelaisMove move, uint32_t counts[RELAIS_AI_MAX_HABITS]);

extern const RelaisAiJudge relais_ai_judge_loire;
