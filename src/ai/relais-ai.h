/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/common/game.h"

/* Computer players over the common table of games. A player sees what its
 * seat may know (the game's `view`) and copies of it in which the hidden cards
 * are drawn anew (`sample`), never the state itself: the same view, seed and
 * limits give the same move. Like the engine, players never allocate, wait or
 * look at a clock: memory and a function that says when it is time to stop are
 * the caller's. */

/* Some of the numbers that a game's judge goes by, in the order of its list, made larger or smaller. */
typedef struct
{
  uint16_t at, n;
  int16_t percent;              /* of what they are ... */
  int16_t more;                 /* ... and so much on top */
} RelaisAiTaste;

#define RELAIS_AI_MAX_TASTES 12

/* A way of playing beside strength: what somebody likes more than it deserves, and what less. */
typedef struct
{
  const char *id;               /* NULL ends a list */
  RelaisAiTaste tastes[RELAIS_AI_MAX_TASTES];   /* ends where n is 0 */
} RelaisAiTemper;

typedef struct
{
  uint64_t seed;                /* of the player's own chance */
  uint32_t nodes;               /* how much to look at, at most: games played on for levels that search, else positions; 0: as the level likes */
  uint32_t each;                /* for levels that search: every move is gone into at least so often, with the same chance as the others */
  uint32_t whim;                /* hundredths of a point by which moves may seem to differ; 0: the level's own */
  bool (*stop) (void *data);    /* asked now and then: true ends the thinking; may be NULL */
  void *data;
  const int32_t *weights;       /* the numbers that its judge goes by; NULL: the level's own */
  const RelaisAiTemper *temper; /* what changes them; NULL: nothing */
} RelaisAiLimits;

/* A decision, as the seat knows it that has to take it. */
typedef struct
{
  const RelaisGame *game;
  const void *edition;
  RelaisState view;
  int seat;
  int n;                        /* legal moves */
  RelaisMove moves[RELAIS_MAX_MOVES];
} RelaisAiTask;

/* What came of thinking about it: how often each move was gone into, and what
 * came of it all together. */
typedef struct
{
  uint32_t votes[RELAIS_MAX_MOVES];     /* who has the most is played */
  double worth[RELAIS_MAX_MOVES];       /* a vote's: the chance to win, 0 to 1; of who plays alone the points it makes, in parts of RELAIS_AI_ALONE */
} RelaisAiThought;

#define RELAIS_AI_ALONE 250

typedef struct
{
  const char *id;               /* also how the protocol calls the level */
  /* A decision is made of so many thoughts, each with a seed of its own: fixed, so
   * that it does not matter how many of them are thought at the same time. */
  int thoughts;
  size_t memory;                /* that each of them needs, aligned for anything */
  void (*think) (const RelaisAiTask *task, const RelaisAiLimits *limits, void *memory, RelaisAiThought *thought);
} RelaisAi;

#define RELAIS_AI_MAX_THOUGHTS 8

/* Every level, the weakest first; NULL ends the list. */
extern const RelaisAi *const relais_ais[];

const RelaisAi *relais_ai_find (RelaisWord id);

/* The decision at hand; false when the game is over. */
bool relais_ai_task   (const RelaisGame *game, const void *edition, const void *state, RelaisAiTask *task);
/* The n-th thought about it. */
void relais_ai_think  (const RelaisAi *ai, const RelaisAiTask *task, int n, const RelaisAiLimits *limits, void *memory,
                       RelaisAiThought *thought);
/* Takes another thought in; in the order of their numbers. */
void relais_ai_join   (const RelaisAiTask *task, RelaisAiThought *thought, const RelaisAiThought *other);
/* The index of the move that is played. */
int  relais_ai_answer (const RelaisAiTask *task, const RelaisAiThought *thought);

/* The index of the move that brings most, where each was gone into (`each`). */
int  relais_ai_best   (const RelaisAiTask *task, const RelaisAiThought *thought);

/* What the move brings less than the best one, so judged; a negative number where it was not gone into. */
double relais_ai_loss (const RelaisAiTask *task, const RelaisAiThought *thought, RelaisMove move);
/* Does a step begin with this decision, as where to ride? What follows at the stop belongs to it. */
bool relais_ai_begins_step (const RelaisAiTask *task);

/* All of this one after the other; false when the game is over. */
bool relais_ai_choose (const RelaisAi *ai, const RelaisGame *game, const void *edition, const void *state,
                       const RelaisAiLimits *limits, void *memory, RelaisMove *move);

/* Something that a position has for a seat and that its judge counts: all that it
 * counts adds up to what it is worth. */
#define RELAIS_AI_MAX_FACTS 4

typedef struct
{
  uint8_t kind;                 /* the game's own; those with facts that tell it apart can be named */
  int16_t what;                 /* which of its kind, as a card or a figure; 0: there is one only */
  int32_t worth;                /* hundredths of a point */
  int32_t fact[RELAIS_AI_MAX_FACTS];    /* what can be seen of it; what they are, the kind says */
} RelaisAiTerm;

#define RELAIS_AI_MAX_TERMS 48

typedef struct
{
  int n;
  RelaisAiTerm at[RELAIS_AI_MAX_TERMS];
} RelaisAiTerms;

/* One of them after a move, and the same after another one; without worth and facts
 * where it is not there. */
typedef struct
{
  RelaisAiTerm here, there;
} RelaisAiReason;

#define RELAIS_AI_MAX_REASONS 8

/* What the position after a turn that begins with the move has to say for it, against
 * the one after a turn that begins with the other: what makes the greatest difference
 * first, and last what differs without being worth anything. Both turns go on as the
 * policy plays, from the same sample of the task's view. Returns how many there are. */
int  relais_ai_reasons (const RelaisAiTask *task, const RelaisAiLimits *limits, RelaisMove move, RelaisMove other,
                        RelaisAiReason reasons[RELAIS_AI_MAX_REASONS]);
/* The position after such a turn, and what it is worth to the seat. */
int  relais_ai_after   (const RelaisAiTask *task, const RelaisAiLimits *limits, RelaisMove move, RelaisState *after);
/* What the judge counts in it. */
void relais_ai_terms   (const RelaisAiTask *task, const RelaisAiLimits *limits, const RelaisState *after, RelaisAiTerms *terms);
/* The moves that a step is likely to consist of that begins with the move, that one among
 * them; no more than there is room for. */
int  relais_ai_line    (const RelaisAiTask *task, const RelaisAiLimits *limits, RelaisMove move, RelaisMove *line, int room);

/* Of each seat the chance to win, as somebody sees it who knows what the viewer may; all of them are one
 * together. Who is alone: the points that it is likely to make, in parts of RELAIS_AI_ALONE. */
void relais_ai_outlook (const RelaisGame *game, const void *edition, const void *state, double chance[RELAIS_MAX_SEATS]);

/* The same, not at once but on the average of so many playouts (`nodes`) of what may come next. */
void relais_ai_foresee (const RelaisGame *game, const void *edition, const void *view, const RelaisAiLimits *limits,
                        double chance[RELAIS_MAX_SEATS]);

/* A number that a game's judge goes by, or several of one name; such numbers lie in the order of a game's list. */
typedef struct
{
  const char *name;             /* NULL ends a list */
  int n;
  int32_t least, most;          /* the same: nothing but a temperament changes it */
} RelaisAiWeight;

#define RELAIS_AI_MAX_WEIGHTS 128

/* The temperaments that a game knows; a list that may be empty. */
const RelaisAiTemper *relais_ai_tempers     (const RelaisGame *game);
const RelaisAiTemper *relais_ai_temper_find (const RelaisGame *game, RelaisWord id);
/* For who has not chosen one: by the game's seed, for each seat another as long as there are enough; NULL: the game knows none. */
const RelaisAiTemper *relais_ai_temper_for  (const RelaisGame *game, uint64_t seed, int seat);
/* "hard" or "hard trader"; false if there is no such level or no such temperament. */
bool                  relais_ai_kind        (const RelaisGame *game, RelaisWord kind, const RelaisAi **ai,
                                             const RelaisAiTemper **temper);

/* What is counted of how somebody plays, to tell it from how people do. */
#define RELAIS_AI_MAX_HABITS 8

typedef struct
{
  const char *id;               /* "rides_without_horse"; NULL ends a list */
  int of;                       /* of which other one it is a part; -1: how often it happens in a game */
} RelaisAiHabit;

const RelaisAiHabit *relais_ai_habits (const RelaisGame *game);
/* A move that is made in the state. */
void                 relais_ai_watch  (const RelaisGame *game, const void *state, RelaisMove move,
                                       uint32_t counts[RELAIS_AI_MAX_HABITS]);
/* Does an event of the kind tell that a seat uses something? Its first value is the seat, its second what it uses. */
bool                 relais_ai_is_use (const RelaisGame *game, int event);

/* NULL: the game has no judge of its own. */
const RelaisAiWeight *relais_ai_weights     (const RelaisGame *game);
/* What the levels above `easy` go by in such a game. */
const int32_t        *relais_ai_weights_for (const RelaisGame *game, const void *state);

/* The seed for the n-th decision of a game that is played by players alone. */
uint64_t relais_ai_seed (uint64_t seed, uint32_t n);
