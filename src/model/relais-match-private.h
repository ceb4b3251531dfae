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
  int told[16];                 /* the properties' values that were last notified */
};

/* The position shown is another one, not by a move that led on from it. */
void     relais_match_reset          (RelaisMatch *self,
                                      gboolean     moved);
void     relais_match_notify_changes (RelaisMatch *self);
gboolean relais_match_leaves_trial   (RelaisMatch *self,
                                      RelaisMove   move);
int      relais_match_first_viewer   (RelaisMatch *self);
void     relais_match_make_room      (RelaisMatch *self);

G_END_DECLS
