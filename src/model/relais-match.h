/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "record/relais-record.h"
#include "relais-seat.h"
#include "relais-view.h"

G_BEGIN_DECLS

/* A game being played: a record, who sits where, and which of its positions is
 * looked at. The position that is played on is the tree's current node; the
 * shown one is another only while somebody looks through the history. What is
 * drawn and told is not the position, but the view of it that who looks may have
 * (relais_match_get_view); the true state is for what plays, saves and counts.
 *
 * Properties, all with notify: seat, turn, over, looking-back, can-undo,
 * can-redo, can-undo-turn, strict, trying, ended-early, title, viewer.
 *
 * Signals: "applied" (gpointer RelaisEvents, as who looks may know them) after a
 * move that led on from the position that was shown; "reset" after any other change
 * of what is shown (undo, redo, looking back, another viewer); "settled" when all
 * have heard of either; "moved" after that, when the position played on has changed, and after renaming a seat or the
 * like, so that it is time to save; before it "remarked" (gpointer RelaisNode) when
 * a move's remark is another, and "renamed" when a seat is called or coloured
 * otherwise. Properties are notified only when they are other ones, after "applied"
 * and "reset" and before "settled".
 *
 * A change is taken in in a written order: first the models that follow the match
 * are brought up to date, each in its place (RelaisFollower), then they tell what
 * has changed, and then views hear it by the signals. Who plays while that is being
 * told plays when all have heard. */

#define RELAIS_TYPE_MATCH (relais_match_get_type ())
G_DECLARE_FINAL_TYPE (RelaisMatch, relais_match, RELAIS, MATCH, GObject)

/* The models that follow a match, in the order in which they do. */
typedef enum
{
  RELAIS_FOLLOWER_DECISION,     /* what is asked */
  RELAIS_FOLLOWER_HISTORY,
  RELAIS_FOLLOWER_CARDS,
  RELAIS_FOLLOWER_TASK,
} RelaisFollower;

typedef void (*RelaisFollow) (RelaisMatch *self,
                              gpointer     model);

RelaisMatch      *relais_match_new             (RelaisRecord      *record);
RelaisMatch      *relais_match_new_seen_by     (RelaisRecord      *record,
                                                int                viewer);
/* From now on until the model goes. update: takes in the position that is shown,
 * and tells nothing but what a list has to tell at once. tell: when all models
 * have; may be NULL. */
void              relais_match_follow          (RelaisMatch       *self,
                                                RelaisFollower     place,
                                                GObject           *model,
                                                RelaisFollow       update,
                                                RelaisFollow       tell);
/* Another record of the same game; what is drawn is reset. */
void              relais_match_set_record      (RelaisMatch       *self,
                                                RelaisRecord      *record);

const RelaisGame *relais_match_get_game        (RelaisMatch       *self);
gconstpointer     relais_match_get_edition     (RelaisMatch       *self);
RelaisRecord     *relais_match_get_record      (RelaisMatch       *self);
RelaisTree       *relais_match_get_tree        (RelaisMatch       *self);

/* What the players call this game; NULL: nothing. */
const char       *relais_match_get_title       (RelaisMatch       *self);
void              relais_match_set_title       (RelaisMatch       *self,
                                                const char        *title);
/* The id of the scenario that it began from; NULL: none. Saved with it. */
const char       *relais_match_get_scenario    (RelaisMatch       *self);
void              relais_match_set_scenario    (RelaisMatch       *self,
                                                const char        *scenario);

/* The position played on, and the one looked at. */
RelaisNode       *relais_match_get_node        (RelaisMatch       *self);
gconstpointer     relais_match_get_state       (RelaisMatch       *self);
RelaisNode       *relais_match_get_shown_node  (RelaisMatch       *self);
gboolean          relais_match_is_looking_back (RelaisMatch       *self);
void              relais_match_look            (RelaisMatch       *self,
                                                RelaisNode        *node);

/* Who looks: a seat, RELAIS_NOBODY (a curtain), RELAIS_SEATS, or RELAIS_ALL (who
 * edits a setup). At one screen a seat makes room for the next. */
int               relais_match_get_viewer      (RelaisMatch       *self);
void              relais_match_set_viewer      (RelaisMatch       *self,
                                                int                viewer);
/* Is there anybody to be asked? Not behind a curtain. */
gboolean          relais_match_may_ask         (RelaisMatch       *self);
const RelaisView *relais_match_get_view        (RelaisMatch       *self);
/* Any position of it, for anybody. */
void              relais_match_view            (RelaisMatch       *self,
                                                const RelaisNode  *node,
                                                int                viewer,
                                                RelaisView        *view);

int               relais_match_get_seat        (RelaisMatch       *self);
int               relais_match_get_turn        (RelaisMatch       *self);
gboolean          relais_match_is_over         (RelaisMatch       *self);
GListModel       *relais_match_get_seats       (RelaisMatch       *self);
/* "Claire, Jonas". */
char             *relais_match_dup_names       (RelaisMatch       *self);
RelaisSeat       *relais_match_nth_seat        (RelaisMatch       *self,
                                                guint              i);

/* Moves that are one choice: undone and redone together. FALSE when one was
 * refused; those before it stay. While a change is being told: FALSE when the first
 * cannot be played now; else they are played when all have heard of it. */
gboolean          relais_match_play_all        (RelaisMatch       *self,
                                                const RelaisMove  *moves,
                                                guint              n,
                                                RelaisRefusal     *why);
gboolean          relais_match_check           (RelaisMatch       *self,
                                                RelaisMove         move,
                                                RelaisRefusal     *why);
int               relais_match_legal           (RelaisMatch       *self,
                                                RelaisMove         moves[RELAIS_MAX_MOVES]);

/* Strict: what was revealed and whose turn was handed on stays (barriers), and
 * so does the end. */
gboolean          relais_match_get_strict      (RelaisMatch       *self);
void              relais_match_set_strict      (RelaisMatch       *self,
                                                gboolean           strict);
/* Is anything still hidden that would matter? Not after the end. */
gboolean          relais_match_keeps_secrets   (RelaisMatch       *self);
/* With strict undo, and where cards are held in hand, what is hidden is not told
 * before the end. */
gboolean          relais_match_may_reveal      (RelaisMatch       *self);
gboolean          relais_match_get_deal_number (RelaisMatch       *self,
                                                gint64            *number);
void              relais_match_deal_anew       (RelaisMatch       *self,
                                                int                viewer,
                                                gconstpointer      state,
                                                gpointer           dealt);
gboolean          relais_match_can_undo        (RelaisMatch       *self);
gboolean          relais_match_can_undo_turn   (RelaisMatch       *self);
gboolean          relais_match_can_redo        (RelaisMatch       *self);
gboolean          relais_match_can_go          (RelaisMatch       *self,
                                                RelaisNode        *node);
gboolean          relais_match_undo            (RelaisMatch       *self);
gboolean          relais_match_undo_turn       (RelaisMatch       *self);
gboolean          relais_match_redo            (RelaisMatch       *self);
gboolean          relais_match_go              (RelaisMatch       *self,
                                                RelaisNode        *node);

/* Trying ahead: moves are played on a branch until they are kept or dropped.
 * A move that reveals something or ends the turn is refused meanwhile (by
 * check and play, with the refusal's code 0). */
gboolean          relais_match_get_trying      (RelaisMatch       *self);
void              relais_match_try             (RelaisMatch       *self);
void              relais_match_keep_trial      (RelaisMatch       *self);
void              relais_match_drop_trial      (RelaisMatch       *self);

/* The record as a file holds it; what is being tried is on a branch. */
/* To be printed in another thread. */
RelaisPrinting   *relais_match_take_text       (RelaisMatch       *self);
char             *relais_match_print           (RelaisMatch       *self,
                                                gsize             *length);

/* A game can be ended before its end, with the score so far. */
gboolean          relais_match_get_ended_early (RelaisMatch       *self);
void              relais_match_end_early       (RelaisMatch       *self);

void              relais_match_score           (RelaisMatch       *self,
                                                RelaisScore       *score);

/* Seats as the position played on ranks them, the first one first. */
void              relais_match_rank            (RelaisMatch       *self,
                                                guint              order[RELAIS_MAX_SEATS]);

/* What a node's move caused, made again from the position before it. */
void              relais_match_events_of       (RelaisMatch       *self,
                                                RelaisNode        *node,
                                                RelaisEvents      *events);
/* The same as who looks may know it. */
void              relais_match_told_events_of  (RelaisMatch       *self,
                                                RelaisNode        *node,
                                                RelaisEvents      *events);
void              relais_match_set_remark      (RelaisMatch       *self,
                                                RelaisNode        *node,
                                                const char        *remark);

G_END_DECLS
