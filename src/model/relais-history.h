/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-match.h"

G_BEGIN_DECLS

/* The main line of a match as a list: one row a move, oldest first, the rows
 * beyond the position played on (what was undone) included. Words are made when
 * a row is asked for them, in the language of that moment.
 *
 * Rows are made when they are asked for and go when nobody holds them. Their
 * properties, with notify: current, shown, undone, remark, text (for who looks). */

#define RELAIS_TYPE_HISTORY_ROW (relais_history_row_get_type ())
G_DECLARE_FINAL_TYPE (RelaisHistoryRow, relais_history_row, RELAIS, HISTORY_ROW, GObject)

RelaisMatch *relais_history_row_get_match       (RelaisHistoryRow *self);
RelaisNode  *relais_history_row_get_node        (RelaisHistoryRow *self);
char        *relais_history_row_dup_text        (RelaisHistoryRow *self);
int          relais_history_row_get_seat        (RelaisHistoryRow *self);
int          relais_history_row_get_turn        (RelaisHistoryRow *self);
gboolean     relais_history_row_starts_turn     (RelaisHistoryRow *self);
/* Something that was hidden was seen by this move; handing over the turn alone
 * does not count, though strict undo stops there too. */
gboolean     relais_history_row_get_reveals     (RelaisHistoryRow *self);
gboolean     relais_history_row_get_undone      (RelaisHistoryRow *self);
gboolean     relais_history_row_get_current     (RelaisHistoryRow *self);
gboolean     relais_history_row_get_shown       (RelaisHistoryRow *self);
const char  *relais_history_row_get_remark      (RelaisHistoryRow *self);
/* Other moves that were played instead of this one. A branch's name is the
 * first remark on it, else its first move; good until it is asked for again. */
guint        relais_history_row_get_n_branches  (RelaisHistoryRow *self);
RelaisNode  *relais_history_row_get_branch      (RelaisHistoryRow *self,
                                                 guint             i);
const char  *relais_history_row_get_branch_name (RelaisHistoryRow *self,
                                                 guint             i);
char        *relais_history_row_dup_branch_move (RelaisHistoryRow *self,
                                                 guint             i);

/* What a seat did: a line for each move, or for several that are told together. */
typedef struct
{
  int seat;
  GPtrArray *lines;
} RelaisHistoryDeeds;

#define RELAIS_TYPE_HISTORY (relais_history_get_type ())
G_DECLARE_FINAL_TYPE (RelaisHistory, relais_history, RELAIS, HISTORY, GObject)

RelaisHistory *relais_history_new         (RelaisMatch   *match);
RelaisMatch   *relais_history_get_match   (RelaisHistory *self);
/* What the other seats did since this seat's last turn, oldest first; without
 * moves by which nothing happened but the end of a turn. NULL when nobody moved.
 * ever: whether the seat had a turn before. */
GPtrArray     *relais_history_since       (RelaisHistory *self,
                                           int            seat,
                                           gboolean      *ever);
/* Where that began, after the seat's last turn; NULL when nobody moved since. */
RelaisNode    *relais_history_before_others (RelaisMatch  *match,
                                           int            seat);
/* The whole list as plain text, for the clipboard: in portions of so many moves,
 * of the list as it is now. go_on: the text when it is whole (transfer full),
 * and NULL before. */
typedef struct _RelaisHistoryPrinting RelaisHistoryPrinting;
RelaisHistoryPrinting *relais_history_printing_new   (RelaisHistory         *self);
char                  *relais_history_printing_go_on (RelaisHistoryPrinting *printing,
                                                      guint                  moves);
void                   relais_history_printing_free  (RelaisHistoryPrinting *printing);

G_END_DECLS
