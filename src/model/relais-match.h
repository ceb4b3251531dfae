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
 * Signals: "changed" (RelaisChange, const RelaisEvents or NULL), once for all that
 * has changed, with what happened if a move led on to it or is looked at again; "settled" (RelaisChange) when all have heard of it. Between them,
 * properties that are other ones are notified. "remarked" (gpointer RelaisNode), for
 * the history, before a change of the record, when a move's remark is another.
 *
 * A change is taken in in a written order: first the models that follow the match
 * are brought up to date, each in its place (RelaisFollower), and then views hear
 * what has changed. Who plays, takes back or looks elsewhere while that is being told
 * does so when all have heard. */

#define RELAIS_TYPE_MATCH (relais_match_get_type ())
G_DECLARE_FINAL_TYPE (RelaisMatch, relais_match, RELAIS, MATCH, GObject)

typedef enum
{
  RELAIS_CHANGE_POSITION = 1 << 0,      /* what is shown, or who looks at it */
  RELAIS_CHANGE_MOVE = 1 << 1,  /* it was led on to by a move; as who looks may know them, its events come along */
  RELAIS_CHANGE_QUESTION = 1 << 2,      /* what is asked, its answers and marks */
  RELAIS_CHANGE_SEATS = 1 << 3, /* what players are called, and their colours */
  RELAIS_CHANGE_TASK = 1 << 4,  /* how far the scenario's task has come */
  RELAIS_CHANGE_STRICT = 1 << 5,        /* what may be taken back */
  RELAIS_CHANGE_RECORD = 1 << 6,        /* there is something to save */
} RelaisChange;

/* The models that follow a match, in the order in which they do. */
typedef enum
{
  RELAIS_FOLLOWER_DECISION,     /* what is asked */
  RELAIS_FOLLOWER_HISTORY,
  RELAIS_FOLLOWER_TASK,
} RelaisFollower;

/* Returns: what else has changed with it */
typedef RelaisChange (*RelaisFollow) (RelaisMatch  *self,
                                      RelaisChange  what,
                                      gpointer      model);

RelaisMatch      *relais_match_new             (RelaisRecord      *record);
RelaisMatch      *relais_match_new_seen_by     (RelaisRecord      *record,
                                                int                viewer);
/* From now on until the model goes. update: takes in what has changed, and tells
 * nothing but what a list has to tell at once. */
void              relais_match_follow          (RelaisMatch       *self,
                                                RelaisFollower     place,
                                                GObject           *model,
                                                RelaisFollow       update);
/* A model that follows has changed by itself. */
void              relais_match_report          (RelaisMatch       *self,
                                                RelaisChange       what);
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
/* The name of the file among one's own setups that it began with; NULL: none.
 * Saved with it. */
const char       *relais_match_get_setup       (RelaisMatch       *self);
void              relais_match_set_setup       (RelaisMatch       *self,
                                                const char        *setup);

/* By which the statistics know how it ended; NULL: it has not. */
const char       *relais_match_get_counted     (RelaisMatch       *self);
/* Whether its task is solved, as RelaisTask has found; saved beside it. */
gboolean          relais_match_get_solved      (RelaisMatch       *self);
void              relais_match_set_solved      (RelaisMatch       *self,
                                                gboolean           solved);

/* The position played on, and the one looked at. */
RelaisNode       *relais_match_get_node        (RelaisMatch       *self);
gconstpointer     relais_match_get_state       (RelaisMatch       *self);
RelaisNode       *relais_match_get_shown_node  (RelaisMatch       *self);
gboolean          relais_match_is_looking_back (RelaisMatch       *self);
void              relais_match_look            (RelaisMatch       *self,
                                                RelaisNode        *node);
void              relais_match_look_on         (RelaisMatch       *self,
                                                RelaisNode        *node);

/* Who looks: a seat, RELAIS_NOBODY (a curtain), RELAIS_SEATS, or RELAIS_ALL (who
 * edits a setup). At one screen a seat makes room for the next. */
int               relais_match_get_viewer      (RelaisMatch       *self);
void              relais_match_set_viewer      (RelaisMatch       *self,
                                                int                viewer);
/* Is there anybody to be asked? Not behind a curtain, and no computer player. */
gboolean          relais_match_may_ask         (RelaisMatch       *self);
const RelaisView *relais_match_get_view        (RelaisMatch       *self);
/* Any position of it, for anybody. */
void              relais_match_view            (RelaisMatch       *self,
                                                const RelaisNode  *node,
                                                int                viewer,
                                                RelaisView        *view);

/* Is a computer player to decide? Whoever thinks for it plays (RelaisComputers). */
gboolean          relais_match_is_for_computer (RelaisMatch       *self);
guint             relais_match_count_people    (RelaisMatch       *self);

int               relais_match_get_seat        (RelaisMatch       *self);
int               relais_match_get_turn        (RelaisMatch       *self);
gboolean          relais_match_is_over         (RelaisMatch       *self);
GListModel       *relais_match_get_seats       (RelaisMatch       *self);
/* "Claire, Jonas". */
char             *relais_match_dup_names       (RelaisMatch       *self);
RelaisSeat       *relais_match_nth_seat        (RelaisMatch       *self,
                                                guint              i);

/* Moves that are one choice: undone and redone together. FALSE when one was
 * refused; those before it stay.
 *
 * While a change is being told, this and all that goes elsewhere says whether it
 * can be done now (of several moves, the first), and is done when all have heard; what
 * has become impossible by then is not. */
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
/* Both go over what computer players decide, as long as a person sits there: back to
 * a person's own decision, and on to the next one. Alone among each other they are
 * taken back one by one. */
gboolean          relais_match_can_undo        (RelaisMatch       *self);
gboolean          relais_match_can_undo_turn   (RelaisMatch       *self);
gboolean          relais_match_can_redo        (RelaisMatch       *self);
gboolean          relais_match_can_go          (RelaisMatch       *self,
                                                RelaisNode        *node);
/* The last move of what undo takes back, and of what redo plays again first; NULL: nothing. */
RelaisNode       *relais_match_get_undone      (RelaisMatch       *self);
RelaisNode       *relais_match_get_redone      (RelaisMatch       *self);
gboolean          relais_match_undo            (RelaisMatch       *self);
gboolean          relais_match_undo_turn       (RelaisMatch       *self);
gboolean          relais_match_redo            (RelaisMatch       *self);
gboolean          relais_match_go              (RelaisMatch       *self,
                                                RelaisNode        *node);

/* Trying ahead: moves are played from a sample of what who looks may know, also for
 * the other seats, until they are kept or dropped. What is turned up meanwhile is
 * not known: what needs to know it is refused (by check and play, with the
 * refusal's code 0), and so is what ends the game. */
typedef enum
{
  RELAIS_TRYING_FINE,
  RELAIS_TRYING_UNKNOWN,        /* needs something that is not known yet */
  RELAIS_TRYING_END,            /* ends the game */
} RelaisTrying;

gboolean          relais_match_get_trying      (RelaisMatch       *self);
gboolean          relais_match_can_try         (RelaisMatch       *self);
void              relais_match_try             (RelaisMatch       *self);
/* Of a move that is possible; FINE when nothing is tried. */
RelaisTrying      relais_match_try_move        (RelaisMatch       *self,
                                                RelaisMove         move);
gboolean          relais_match_keep_trial      (RelaisMatch       *self);
void              relais_match_drop_trial      (RelaisMatch       *self);

/* What an answer would lead to, and by which events. */
typedef struct
{
  RelaisView after;
  RelaisEvents events;
} RelaisPreview;

gboolean          relais_match_preview         (RelaisMatch       *self,
                                                const RelaisMove  *moves,
                                                guint              n,
                                                RelaisPreview     *preview);

/* The record as a file holds it, without what is being tried. */
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
/* What an analysis found about moves: for each node the line that is kept with it. */
void              relais_match_set_judged      (RelaisMatch       *self,
                                                GPtrArray         *nodes,
                                                GPtrArray         *lines);
/* What a move would have come to in a position, with what is hidden drawn anew and not told. */
void              relais_match_suppose_move    (RelaisMatch       *self,
                                                const RelaisNode  *node,
                                                RelaisMove         move,
                                                RelaisView        *after,
                                                RelaisEvents      *events);
void              relais_match_set_remark      (RelaisMatch       *self,
                                                RelaisNode        *node,
                                                const char        *remark);

G_END_DECLS
