/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-choice.h"
#include "relais-lesson.h"

G_BEGIN_DECLS

/* Leads through the lesson that a match is: knows which step it has come to, and
 * which answer is meant. Where the match stands is all that it needs to know, so
 * it goes back with undo and finds its place in a game that is opened again; a game
 * that has left the lesson's moves, or is one of another version, is played freely.
 *
 * When it has come to another step without a move, "went-on" is emitted. A RelaisDecision
 * that has a guide asks it what may be answered (relais_decision_set_guide). */

typedef enum
{
  RELAIS_GUIDE_LEADING,
  RELAIS_GUIDE_DONE,            /* at the last step, which only tells: from here on everything is free */
  RELAIS_GUIDE_LEFT,            /* what was played is not this lesson */
} RelaisGuideStatus;

#define RELAIS_TYPE_GUIDE (relais_guide_get_type ())
G_DECLARE_FINAL_TYPE (RelaisGuide, relais_guide, RELAIS, GUIDE, GObject)

/* NULL when the match is no lesson (or none that is known here). Holds the match. */
RelaisGuide       *relais_guide_new         (RelaisMatch  *match);
RelaisMatch       *relais_guide_get_match   (RelaisGuide  *self);
RelaisGuideStatus  relais_guide_get_status  (RelaisGuide  *self);
/* From 0; of n. When the lesson was left, the first one. */
guint              relais_guide_get_step    (RelaisGuide  *self);
guint              relais_guide_get_n_steps (RelaisGuide  *self);
const char        *relais_guide_get_title   (RelaisGuide  *self);
const char        *relais_guide_get_task    (RelaisGuide  *self);
const char        *relais_guide_get_text    (RelaisGuide  *self);
/* NULL: nothing on the board is meant. */
const char        *relais_guide_get_place   (RelaisGuide  *self);
/* Until it is told to go on. */
gboolean           relais_guide_get_waits   (RelaisGuide  *self);
void               relais_guide_go_on       (RelaisGuide  *self);

/* Is it meant, or does it lead to what is meant? Once the lesson is over or left,
 * everything is. */
gboolean           relais_guide_allows      (RelaisGuide  *self,
                                             RelaisChoice *choice);
/* Why another one is not taken now. */
RelaisReason      *relais_guide_dup_reason  (RelaisGuide  *self);

G_END_DECLS
