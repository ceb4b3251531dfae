/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-ai.h"

#define RELAIS_AI_CONTEXT 1024

/* What is worked out once for a decision, by the game that is played. */
typedef union
{
  uint64_t align;
  unsigned char bytes[RELAIS_AI_CONTEXT];
} RelaisAiContext;

/* What every seat is likely to end up with, and how far away the end is. */
typedef struct
{
  int32_t points[RELAIS_MAX_SEATS];     /* hundredths of a point */
  int32_t left;                         /* turns of a seat; 0: the game is over */
} RelaisAiExpected;

/* How a game judges positions: one table a game. The unit is a hundredth of
 * the game's points. */
typedef struct
{
  const RelaisGame *game;       /* NULL: any */

  /* The numbers it goes by: those of `easy`, and those of the levels above it. */
  const RelaisAiWeight *weights;        /* NULL: it has none */
  const int32_t *easy;
  const int32_t *(*weights_for) (const void *state);
  const RelaisAiTemper *tempers;        /* NULL: it knows none */

  /* What is counted of how somebody plays; NULL: nothing. */
  const RelaisAiHabit *habits;
  void (*watch)    (const void *state, RelaisMove move, uint32_t counts[RELAIS_AI_MAX_HABITS]);
  const int *uses;              /* kinds of events; ends at RELAIS_EVENT_POINTS */

  /* The decision that is looked from, with all that the seat knows of it. */
  void (*prepare)  (const void *edition, const void *root, int seat, const int32_t *weights, RelaisAiContext *context);
  /* What a position is worth to the seat. What came to light on the way from
   * the root counts as the average of what could have come. */
  int  (*evaluate) (const RelaisGame *game, const void *edition, const void *state, int seat,
                    const RelaisAiContext *context);
  /* What a move costs that people would find odd although the position tells nothing against it; NULL: none is odd. */
  int  (*oddness)  (const void *state, RelaisMove move);
  /* The same as a list of what is counted. */
  void (*terms)    (const RelaisGame *game, const void *edition, const void *state, int seat,
                    const RelaisAiContext *context, RelaisAiTerms *terms);
  /* Is what the seat began with the root's move over? */
  bool (*settled)  (const void *state, int seat);
  void (*expect)   (const RelaisGame *game, const void *edition, const void *state, const int32_t *weights,
                    RelaisAiExpected *expected);
} RelaisAiJudge;

/* Of the games that have one; NULL ends the list. */
extern const RelaisAiJudge *const relais_ai_judges[];
/* Points, and nothing but points. */
extern const RelaisAiJudge relais_ai_judge_score;

const RelaisAiJudge *relais_ai_judge_of (const RelaisGame *game);

/* A level at work. */
typedef struct
{
  const RelaisGame *game;
  const void *edition;
  const RelaisAiJudge *judge;
  int32_t weights[RELAIS_AI_MAX_WEIGHTS];
  const RelaisAiLimits *limits;
  uint32_t positions;           /* looked at so far */
  bool stopped;
} RelaisAiSearch;

void relais_ai_search (RelaisAiSearch *search, const RelaisAiTask *task, const RelaisAiLimits *limits);
/* The numbers as somebody of that temperament goes by them; of a game without a judge, none. */
void relais_ai_weigh  (const RelaisAiJudge *judge, const int32_t *plain, const RelaisAiTemper *temper,
                       int32_t weights[RELAIS_AI_MAX_WEIGHTS]);

/* What a position is worth to the seat; now and then, whether it is time to stop. */
int  relais_ai_judge  (RelaisAiSearch *search, const RelaisState *state, int seat, const RelaisAiContext *context);
/* Makes a move and goes on by the seat's own moves, each time to the best next position, until
 * its step is over; what it is worth then, less what was odd, which is also added to `odd`. */
int  relais_ai_try    (RelaisAiSearch *search, RelaisState *state, RelaisMove move, int seat, const RelaisAiContext *context,
                       int *odd);
/* A whole step of the seat whose decision it is: what follows the best first move. */
void relais_ai_step   (RelaisAiSearch *search, RelaisState *state, const RelaisAiContext *context, int *odd);

/* A whole turn of the seat that begins with the move. */
void relais_ai_turn   (RelaisAiSearch *search, RelaisState *state, RelaisMove move, int seat, const RelaisAiContext *context,
                       int *odd);
/* The chance that the seat wins, from what everybody is likely to end up with; of who is alone the points. */
double relais_ai_chance (const RelaisAiExpected *expected, int seats, int seat);

static inline void
relais_ai_term (RelaisAiTerms *terms, RelaisAiTerm term)
{
  assert (terms->n < RELAIS_AI_MAX_TERMS);
  terms->at[terms->n++] = term;
}

extern const RelaisAi relais_ai_random;
extern const RelaisAi relais_ai_easy;
extern const RelaisAi relais_ai_medium;
extern const RelaisAi relais_ai_hard;
extern const RelaisAi relais_ai_master;
