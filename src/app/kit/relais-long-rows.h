/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-long-list.h"

G_BEGIN_DECLS

/* The rows of a RelaisLongList: those of some items that follow each other, and
 * how high all are. Of what has no row it is known from before, or guessed. */

typedef struct
{
  GtkListBox *box;              /* the list's; not ours */
  GListModel *model;            /* NULL: nothing is listed */
  RelaisLongListRows kind;
  gpointer data;
  GArray *heights;              /* int, of every item; 0: not known */
  int width;                    /* at which they were measured; 0: nothing was */
  int guess;                    /* for what is not known; 0: nothing is known yet */
  guint first;                  /* of the items that have rows */
  guint n;
  GtkWidget *kept;              /* the row with the keyboard when it is none of those: the first or the last of the box */
  guint kept_position;
} RelaisLongRows;

void       relais_long_rows_init          (RelaisLongRows *self,
                                           GtkListBox     *box);
void       relais_long_rows_clear         (RelaisLongRows *self);

guint      relais_long_rows_count         (RelaisLongRows *self);
int        relais_long_rows_height        (RelaisLongRows *self,
                                           guint           position);
int        relais_long_rows_height_before (RelaisLongRows *self,
                                           guint           position);
/* The item at a height, the last one beyond the end. */
guint      relais_long_rows_at            (RelaisLongRows *self,
                                           int             y);
gboolean   relais_long_rows_has_all       (RelaisLongRows *self);
/* Where the box begins, and how high everything is when it is so high. */
int        relais_long_rows_top           (RelaisLongRows *self);
int        relais_long_rows_whole         (RelaisLongRows *self,
                                           int             box_height,
                                           int             width);
/* NULL: there is none at the moment. */
GtkWidget *relais_long_rows_get           (RelaisLongRows *self,
                                           guint           position);
/* The one with the keyboard; GTK_INVALID_LIST_POSITION: none has it. */
guint      relais_long_rows_focused       (RelaisLongRows *self);

/* Makes the rows from one to before another, at most so many at a time, and
 * drops those that are more than `slack` beyond. FALSE: some are to be made yet. */
gboolean   relais_long_rows_have          (RelaisLongRows *self,
                                           guint           from,
                                           guint           to,
                                           guint           slack,
                                           guint           most);
/* Of the model: what went from a place and what came there. */
void       relais_long_rows_change        (RelaisLongRows *self,
                                           guint           position,
                                           guint           removed,
                                           guint           added);
/* Measures again. */
void       relais_long_rows_note_heights  (RelaisLongRows *self,
                                           int             width);

G_END_DECLS
