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
  RelaisTree *trial;            /* what is tried ahead; NULL: not trying */
  GPtrArray *tried;             /* of RelaisTree: all trials, since nodes stay as long as the match */
  char *title;
  char *scenario;               /* id of the one that it began from; may be NULL */
  char *setup;                  /* name of the file of one's own that it began with; may be NULL */
  char *counted;                /* by which the statistics know its end; may be NULL */
  char *unknown;                /* of NAME.json, what is not known here; may be NULL */
  gboolean ended_early;
  gboolean solved;              /* the task of the scenario, where the game stands */
  int viewer;                   /* who looks while there is anything hidden */
  RelaisView view;              /* of the position shown, as it was last asked for */
  const RelaisNode *viewed;     /* whose view that is; NULL: of none, or with other names */
  const char *viewed_in;        /* a word of the language that its names are in */
  GPtrArray *followers;         /* in the order in which they follow */
  gboolean telling;             /* of a change; what is done meanwhile waits */
  GQueue waiting;               /* of what is done then: relais-match-telling.c */
  int told[16];                 /* the properties' values that were last notified */
};

typedef void (*RelaisMatchDeed) (RelaisMatch *self, gpointer data);

/* relais-match-telling.c: all that changes something is done by this, at once, or
 * when all have heard of what is being told. free: of data; may be NULL. */
void     relais_match_do              (RelaisMatch     *self,
                                       RelaisMatchDeed  deed,
                                       gpointer         data,
                                       GDestroyNotify   free);
void     relais_match_forget_deeds    (RelaisMatch     *self);
/* Within a deed. events: of a move that led on from the position shown before; else NULL. */
void     relais_match_tell            (RelaisMatch     *self,
                                       RelaisChange     what,
                                       RelaisEvents    *events);
/* relais-match-undo.c: the position played on is another one. Within a deed. */
void     relais_match_arrive          (RelaisMatch  *self);
/* relais-match-trial.c */
void     relais_match_leave_trial     (RelaisMatch  *self);
/* Where the game stands, whatever is tried: what a file goes on with. */
RelaisNode *relais_match_true_node    (RelaisMatch  *self);
/* relais-match-secrets.c */
void     relais_match_draw_anew       (RelaisMatch  *self,
                                       int           viewer,
                                       gconstpointer state,
                                       gpointer      view,
                                       gpointer      dealt);
/* relais-match-view.c */
void     relais_match_veil            (RelaisMatch  *self,
                                       const RelaisNode *node,
                                       RelaisEvents *events);
/* A position that is in no tree, as who looks may know it. */
void     relais_match_view_state      (RelaisMatch     *self,
                                       gconstpointer    state,
                                       RelaisView      *view);
int      relais_match_first_viewer    (RelaisMatch  *self);
void     relais_match_make_room       (RelaisMatch  *self);
void     relais_match_look_again      (RelaisMatch  *self);
gboolean relais_match_may_look        (RelaisMatch  *self);
/* relais-match-followers.c */
void         relais_match_begin_followers  (RelaisMatch  *self);
RelaisChange relais_match_update_followers (RelaisMatch  *self,
                                            RelaisChange  what);
void         relais_match_end_followers    (RelaisMatch  *self);

G_END_DECLS
