/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ai/relais-ai.h"
#include "relais-review.h"

G_BEGIN_DECLS

/*   relais-review.c        the turns of a game, put together of what is known of its moves
 *   relais-review-work.c   the threads that find it out, a move at a time
 *   relais-review-line.c   what is kept with a move: a line of a record
 *   relais-review-words.c  what is told of it */

#define RELAIS_REVIEW_LEAST 0.005       /* what is lost by less is not told ... */
#define RELAIS_REVIEW_LEAST_POINTS 0.3  /* ... nor of who is alone */

/* What is known of a move. */
typedef struct
{
  gboolean has_chance;          /* everybody's, after it: told of the last move of a turn */
  double chance[RELAIS_MAX_SEATS];
  double luck;
  double loss;                  /* 0: nothing better is known */
  RelaisMove better;
} RelaisJudged;

/* NULL: there is nothing to keep. */
char     *relais_judged_print (const RelaisJudged *judged,
                               const RelaisGame   *game,
                               const RelaisNode   *node);
/* FALSE: it is not of this game. */
gboolean  relais_judged_parse (RelaisJudged       *judged,
                               const RelaisGame   *game,
                               gconstpointer       edition,
                               const RelaisNode   *node);

/* The moves of a line that are found out about; each gives the same whoever does it and
 * when. `done` and `ended` are called by the main context. */
typedef struct _RelaisReviewWork RelaisReviewWork;

RelaisReviewWork   *relais_review_work_begin (RelaisMatch      *match,
                                              GPtrArray        *nodes,
                                              guint             playouts,
                                              guint             threads,
                                              GSourceFunc       ended,
                                              gpointer          data);
double              relais_review_work_done  (RelaisReviewWork *work);
const RelaisJudged *relais_review_work_get   (RelaisReviewWork *work,
                                              guint             i);
void                relais_review_work_end   (RelaisReviewWork *work);

G_END_DECLS
