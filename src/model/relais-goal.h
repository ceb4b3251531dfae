/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/relais-tree.h"

G_BEGIN_DECLS

/* What a scenario asks for, told in JSON in words that every game has: its
 * kinds of events with their parameters, and the columns of its score.
 *
 *   { "seats": [0],          who can do it; left out: whoever does it first
 *     "within_turns": 2,     of the table, counted from the first; left out: no limit
 *     "that": CONDITION,
 *     "unless": CONDITION }  what a seat must not do before; may be left out
 *
 * A CONDITION is one of
 *
 *   { "event": "delivered", "where": { "message": "m3.*" }, "count": 2 }
 *   { "event": "got", "where": { "for": ["wood", "wine"] }, "sum": "deniers", "at_least": 12 }
 *   { "score": "total", "at_least": 25 }         or a column
 *   { "lead": 3 }                                points more than anybody else
 *   { "won": true }                              the game is over and nobody has more
 *   { "all": [CONDITION, ...] }   { "any": [CONDITION, ...] }
 *
 * A value in "where" is as the protocol spells it, with * and ? for what may
 * be anything, or a list of such, or a number. Events are counted from the
 * start of the match; of those that have a player, the seat's own. "count" is
 * 1 when left out. What was once reached stays reached on that line. */

typedef struct _RelaisGoal RelaisGoal;

#define RELAIS_GOAL_LEAVES 8    /* conditions that are counted */

/* How far each seat has come at one position of a line. Flat: kept for every
 * move of the line, so that a game that goes on is not counted again. */
typedef struct
{
  gint32 have[RELAIS_MAX_SEATS][RELAIS_GOAL_LEAVES];
  gint32 first_turn;
  gint32 turns_left;            /* the one being played counts; -1: no limit */
  gint8 solver;                 /* seat; -1: nobody yet */
  guint8 out;                   /* set of the seats that cannot solve it any more */
} RelaisGoalCount;

RelaisGoal *relais_goal_parse    (const RelaisGame      *game,
                                  const RelaisJson      *json,
                                  RelaisJsonValue        v,
                                  GError               **error);
void        relais_goal_free     (RelaisGoal            *goal);

/* At the first position; then from one position by a move to the next. */
void        relais_goal_begin    (const RelaisGoal      *goal,
                                  gconstpointer          edition,
                                  gconstpointer          state,
                                  RelaisGoalCount       *count);
void        relais_goal_advance  (const RelaisGoal      *goal,
                                  gconstpointer          edition,
                                  gconstpointer          before,
                                  RelaisMove             move,
                                  RelaisGoalCount       *count);

/* It is to be reached within so many turns; 0: no limit. */
int         relais_goal_get_turns (const RelaisGoal     *goal);
/* Nobody can solve it any more. */
gboolean    relais_goal_is_lost  (const RelaisGoalCount *count);
gboolean    relais_goal_may      (const RelaisGoal      *goal,
                                  int                    seat);
/* "1 of 2", never more than is wanted. */
void        relais_goal_progress (const RelaisGoal      *goal,
                                  const RelaisGoalCount *count,
                                  int                    seat,
                                  int                   *done,
                                  int                   *wanted);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisGoal, relais_goal_free)

G_END_DECLS
