/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-guide.h"
#include "relais-match.h"

G_BEGIN_DECLS

/* What the seat is asked now, and how far it has got with the answer: which
 * piece it has chosen, how many of something. A game derives its own. Nothing is
 * played before a choice says so, and everything until then can be taken back.
 *
 * When question, choices or marks are other ones, the match says so
 * (RELAIS_CHANGE_QUESTION).
 *
 * Properties: match, chores (bits of the lore's chores that are on; as usual unless
 * set; with notify).
 * Signals: "answering" (RelaisChoice; returns TRUE from who holds it) before the moves of
 * one are played; "explain" (RelaisReason, const char *place or NULL) when something
 * impossible was asked for; "open" (const char *group; returns TRUE from who shows
 * it) when one of a group is to be chosen; "pointed" (RelaisChoice or NULL) when an
 * answer comes under the pointer or gets the keyboard, or none is any more: what would
 * come of it is shown elsewhere. */

#define RELAIS_TYPE_DECISION (relais_decision_get_type ())
G_DECLARE_DERIVABLE_TYPE (RelaisDecision, relais_decision, RELAIS, DECISION, GObject)

/* How a place of the board is marked while the decision is open. */
typedef enum
{
  RELAIS_MARK_REACHABLE,        /* can be chosen; text says with what */
  RELAIS_MARK_CHOSEN,           /* is what has been chosen so far */
  RELAIS_MARK_REFUSED,          /* cannot, and there is something to say about it */
  RELAIS_MARK_GOAL,             /* something of the seat's wants to go there */
  RELAIS_MARK_MISSING,          /* what a refusal was about */
  RELAIS_MARK_MEANT,            /* what a lesson is about now */
} RelaisMarkKind;

typedef struct
{
  const char *place;            /* a board id: "saumur", "merchant" (the active seat's), "market-4" */
  RelaisMarkKind kind;
  int pips;                     /* what it takes to come there, of several the fewest; -1: none told */
} RelaisMark;

struct _RelaisDecisionClass
{
  GObjectClass parent_class;

  /* The position is another one: forget half-made choices, ask anew. */
  void          (*reset)    (RelaisDecision *self);
  /* Choices of a place on the board, possible or not; empty: nothing to say. */
  GListModel   *(*at_place) (RelaisDecision *self, const char *place);

  /* The rest may be left out. */

  /* A narrowing choice was taken; needed if any is offered. */
  void          (*step)     (RelaisDecision *self, RelaisChoice *choice);
  /* One step back; FALSE when there is none. */
  gboolean      (*back)     (RelaisDecision *self);
  gboolean      (*can_back) (RelaisDecision *self);
  /* More or fewer of what is being set; FALSE when there is no more. */
  gboolean      (*adjust)   (RelaisDecision *self, int by);
  char         *(*adjusted) (RelaisDecision *self, int by);
  /* The same question in other words (language, preferences); reset if NULL. */
  void          (*refresh)  (RelaisDecision *self);
  /* Answers behind steps, besides those that are offered. */
  void          (*answers)  (RelaisDecision *self, GListStore *into);
  /* What stands on the button behind which a group is folded; NULL: nothing. */
  RelaisChoice *(*head)     (RelaisDecision *self, const char *group);
  /* Which of the choices is the best next step, by its place in the list, and in
   * one line why; FALSE: none. It judges what the choices' moves lead to, as the
   * viewer may know it, and nothing else. What is not harmless is not suggested. */
  gboolean      (*suggest)  (const RelaisView *view, GListModel *choices, guint *which, char **why);
};

RelaisMatch      *relais_decision_get_match    (RelaisDecision *self);
/* Who leads through a lesson: what it does not allow is explained instead of
 * done, and what it means is suggested. NULL: nobody. */
RelaisGuide      *relais_decision_get_guide    (RelaisDecision *self);
void              relais_decision_set_guide    (RelaisDecision *self,
                                                RelaisGuide    *guide);
/* A lesson is going on: only what it means can be answered. */
gboolean          relais_decision_is_led       (RelaisDecision *self);
/* Whether the game's plain rule may suggest something; TRUE at first. */
void              relais_decision_set_suggests (RelaisDecision *self,
                                                gboolean        suggests);
const char       *relais_decision_get_question (RelaisDecision *self);
const char       *relais_decision_get_remark   (RelaisDecision *self);
GListModel       *relais_decision_get_choices  (RelaisDecision *self);
const RelaisMark *relais_decision_get_marks    (RelaisDecision *self,
                                                guint          *n);

/* All that can be answered as a whole, steps that only narrow the question left out. */
GListModel       *relais_decision_get_answers  (RelaisDecision *self);

/* Plays the choice's moves or takes its step; a choice with a reason is
 * explained instead. FALSE if nothing was played or narrowed. */
gboolean          relais_decision_choose       (RelaisDecision *self,
                                                RelaisChoice   *choice);
/* Somebody wants to choose from a group of choices: TRUE if a view shows all of
 * it ("open"); else whoever asked does. */
gboolean          relais_decision_open         (RelaisDecision *self,
                                                const char     *group);
void              relais_decision_point        (RelaisDecision *self,
                                                RelaisChoice   *choice);
GListModel       *relais_decision_at_place     (RelaisDecision *self,
                                                const char     *place);
/* A place was clicked: does the one thing it can mean, explains why nothing
 * can be done, or returns the choices to ask between. */
GListModel       *relais_decision_press        (RelaisDecision *self,
                                                const char     *place);
gboolean          relais_decision_back         (RelaisDecision *self);
gboolean          relais_decision_can_back     (RelaisDecision *self);
gboolean          relais_decision_adjust       (RelaisDecision *self,
                                                int             by);
/* What adjust would set, in words ("2 horses"), with 0 what is set now; NULL when
 * it cannot, or when there is nothing to set. */
char             *relais_decision_adjusted     (RelaisDecision *self,
                                                int             by);

/* Asks anew without forgetting what has been chosen: the language changed. */
void              relais_decision_refresh      (RelaisDecision *self);
/* The button of a folded group ("Hire…", what is behind it): a choice that is
 * not offered itself, impossible with a reason when all of the group is. NULL
 * if there is no such group. */
RelaisChoice     *relais_decision_get_head     (RelaisDecision *self,
                                                const char     *group);

/* What ends the turn when nothing else can be done any more; NULL when something
 * can, or when there is no way to end it. */
RelaisChoice     *relais_decision_get_only_end (RelaisDecision *self);

/* For derived classes. */
void              relais_decision_ask          (RelaisDecision *self,
                                                char           *question,
                                                char           *remark);
void              relais_decision_offer        (RelaisDecision *self,
                                                RelaisChoice   *choice);
void              relais_decision_mark         (RelaisDecision *self,
                                                const char     *place,
                                                RelaisMarkKind  kind,
                                                int             pips);
void              relais_decision_clear        (RelaisDecision *self);
void              relais_decision_changed      (RelaisDecision *self);
gboolean          relais_decision_does_chore    (RelaisDecision *self,
                                                guint           chore);
/* What could be played, but cannot be tried. */
void              relais_decision_lock_for_trial (RelaisDecision *self,
                                                RelaisChoice   *choice,
                                                RelaisTrying    why);
/* Marks the best of the choices as suggested, before they are offered. */
void              relais_decision_suggest      (RelaisDecision *self,
                                                GListModel     *choices);

G_END_DECLS
