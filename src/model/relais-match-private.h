/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-match.h"

G_BEGIN_DECLS

/* What the files of the match share. */

struct _RelaisMatch
{
  GObject parent_instance;

  RelaisRecord *record;
  GListStore *seats;
  RelaisNode *shown;            /* looked at; NULL: the position played on */
  RelaisNode *trial;            /* where trying ahead began; NULL: not trying */
  RelaisNode *line;             /* the latest child of trial before it began; may be NULL */
  char *title;
  char *scenario;               /* id of the one that it began from; may be NULL */
  char *unknown;                /* of NAME.json, what is not known here; may be NULL */
  gboolean ended_early;
  int viewer;                   /* who looks while there is anything hidden */
  RelaisView view;              /* of the position shown, as it was last asked for */
  const RelaisNode *viewed;     /* whose view that is; NULL: nobody has asked yet */
  GPtrArray *followers;         /* in the order in which they follow */
  gboolean telling;             /* of a change; what is played meanwhile waits */
  GQueue waiting;               /* of GArray of RelaisMove: what is one choice */
  int told[16];                 /* the properties' values that were last notified */
};

/* events: what a move caused that led on from the position that was shown; NULL:
 * it is another one for another reason. */
void     relais_match_tell            (RelaisMatch  *self,
                                       RelaisEvents *events,
                                       gboolean      moved);
void     relais_match_notify_changes  (RelaisMatch  *self);
/* relais-match-play.c: the position shown is another one, not by a move that led
 * on from it. */
void     relais_match_reset           (RelaisMatch  *self,
                                       gboolean      moved);
gboolean relais_match_leaves_trial    (RelaisMatch  *self,
                                       RelaisMove    move);
/* relais-match-view.c */
int      relais_match_first_viewer    (RelaisMatch  *self);
void     relais_match_make_room       (RelaisMatch  *self);
/* relais-match-followers.c */
void     relais_match_begin_followers  (RelaisMatch *self);
void     relais_match_update_followers (RelaisMatch *self);
void     relais_match_end_followers    (RelaisMatch *self);

G_END_DECLS
