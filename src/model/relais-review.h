/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-match.h"

G_BEGIN_DECLS

/* A look back at a game: for each turn what was chosen, what would have been best, what the
 * difference was worth, how much was luck, and everybody's chances. It is worked out in
 * threads, each move by itself, so it does not depend on how many there are; what it found is
 * kept with the moves in the record, and a game that is opened again has it.
 *
 * It is about the line up to where the game stands when it is made. Chances are parts of one;
 * of who plays alone everything is told in points.
 *
 * Properties, with notify: running, progress (0 to 1), known (all turns are). */

#define RELAIS_TYPE_REVIEW (relais_review_get_type ())
G_DECLARE_FINAL_TYPE (RelaisReview, relais_review, RELAIS, REVIEW, GObject)

#define RELAIS_REVIEW_DECISIVE 3

typedef struct
{
  int turn;
  int seat;                     /* whose it was */
  RelaisNode *last;             /* its last move so far */
  double chance[RELAIS_MAX_SEATS];      /* after it */
  double luck;                  /* what came to light brought the seat more than could be expected */
  RelaisNode *worst;            /* the move that lost most; NULL: none lost anything that counts */
  double loss;                  /* by it; what else was lost in the turn is often the same once more */
  RelaisMove better;            /* instead of that */
} RelaisReviewTurn;

RelaisReview           *relais_review_new          (RelaisMatch        *match);
RelaisMatch            *relais_review_get_match    (RelaisReview       *self);
/* Works it out; playouts of each decision, 0: as many as usual. Not while something is tried. */
void                    relais_review_begin        (RelaisReview       *self,
                                                    guint               playouts);
void                    relais_review_cancel       (RelaisReview       *self);
gboolean                relais_review_get_running  (RelaisReview       *self);
double                  relais_review_get_progress (RelaisReview       *self);
gboolean                relais_review_get_known    (RelaisReview       *self);
gboolean                relais_review_is_alone     (RelaisReview       *self);

/* Before the first turn, and each of them; of what is known. */
const double           *relais_review_get_start    (RelaisReview       *self);
guint                   relais_review_get_n_turns  (RelaisReview       *self);
const RelaisReviewTurn *relais_review_get_turn     (RelaisReview       *self,
                                                    guint               i);
/* Whom it is about: the first person. */
guint                   relais_review_get_seat     (RelaisReview       *self);
/* The turns in which a seat lost most, the worst first; how many there are. */
guint                   relais_review_find_decisive (RelaisReview      *self,
                                                    guint               seat,
                                                    guint               which[RELAIS_REVIEW_DECISIVE]);

/* relais-review-words.c: "Claire lost by 7 points …", a paragraph. */
char                   *relais_review_tell         (RelaisReview       *self,
                                                    guint               seat);
/* Of a turn: what was chosen, what would have been better and what that was worth; NULL: nothing was lost. */
char                   *relais_review_tell_turn    (RelaisReview       *self,
                                                    guint               i);
/* Why that would have been better. */
char                   *relais_review_tell_why     (RelaisReview       *self,
                                                    guint               i);
/* "7 %", or alone "3.5 points". */
char                   *relais_review_tell_worth   (RelaisReview       *self,
                                                    double              worth);

G_END_DECLS
