/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-decision.h"

G_BEGIN_DECLS

/* What is best to answer to what is asked now, what each answer is expected to bring,
 * and why: from what the seat that is asked may know, and nothing else, so it is the same
 * whatever is hidden. It is thought about in threads: a first answer soon, then the final
 * one. Whoever plays, undoes or looks elsewhere ends that.
 *
 * Property: prepares (think about every question as soon as it is asked; FALSE; for the tutor).
 * Signal: "changed", when there is something else to tell. */

#define RELAIS_TYPE_ADVICE (relais_advice_get_type ())
G_DECLARE_FINAL_TYPE (RelaisAdvice, relais_advice, RELAIS, ADVICE, GObject)

#define RELAIS_ADVICE_ANSWERS 3

/* By so much an answer is weaker before it is called so: of the chance to win; of who plays alone, points. */
#define RELAIS_ADVICE_WEAK 0.07
#define RELAIS_ADVICE_WEAK_POINTS 4.0

typedef struct
{
  RelaisChoice *choice;
  double expected;              /* the chance to win; of who plays alone, points */
  char *why;                    /* a sentence */
} RelaisAdvised;

RelaisAdvice  *relais_advice_new          (RelaisDecision   *decision);
/* Is something asked that advice is given on? Not in a lesson, a scenario or while trying ahead. */
gboolean       relais_advice_is_for       (RelaisDecision   *decision);
/* Thinks about it, if nobody has yet. */
void           relais_advice_ask          (RelaisAdvice     *self);
/* Nobody wants to know any more. */
void           relais_advice_drop         (RelaisAdvice     *self);
/* Somebody thinks about it; what is told may be otherwise soon. */
gboolean       relais_advice_is_thinking  (RelaisAdvice     *self);
/* The best ones first, of RelaisAdvised; none as long as nothing is known. */
GPtrArray     *relais_advice_get_answers  (RelaisAdvice     *self);
/* "61 %", or of who plays alone "about 143 points"; NULL: nothing else can be done. */
char          *relais_advice_tell         (RelaisAdvice     *self,
                                           const RelaisAdvised *advised);
/* Is an answer clearly weaker than the best one? Only what is known already is told. */
gboolean       relais_advice_is_weak      (RelaisAdvice     *self,
                                           RelaisChoice     *choice);
/* "This gives away about 9 % of the chance to win." */
char          *relais_advice_tell_loss    (RelaisAdvice     *self,
                                           RelaisChoice     *choice);
void           relais_advice_set_prepares (RelaisAdvice     *self,
                                           gboolean          prepares);

G_END_DECLS
