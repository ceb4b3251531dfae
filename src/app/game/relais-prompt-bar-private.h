/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/answers/relais-choice-bar.h"
#include "app/art/relais-sprite.h"
#include "relais-prompt-bar.h"
#include "relais-prompt-layout.h"
#include "relais-status-line.h"
#include "relais-turn-ender.h"
#include "relais-watch-bar.h"

G_BEGIN_DECLS

/* What the files of the bar share. */

struct _RelaisPromptBar
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  RelaisDecision *decision;
  gboolean compact;
  gboolean narrow;
  int window_height;
  const char *colour;           /* of the band; interned */
  GtkWidget *stood;             /* in the place of the choices; NULL: these */

  GtkWidget *box;
  GtkWidget *band;
  GtkWidget *head;
  RelaisPromptLayout *layout;
  RelaisSprite *badge;
  GtkLabel *question;
  GtkInscription *remark;
  GtkWidget *hint;
  GtkWidget *back;              /* from what only narrows the question */
  GtkWidget *stepper;
  GtkWidget *fewer;
  GtkLabel *number;
  GtkWidget *more;
  GtkWidget *trial;
  AdwSqueezer *trial_words;
  GtkWidget *trial_foot;
  guint foot_source;
  RelaisChoiceBar *choices;
  GtkWidget *over;              /* in place of the choices: nothing is asked any more */
  GtkWidget *show_result;
  GtkWidget *looking;
  GtkWidget *go_on;
  RelaisWatchBar *watching;     /* what computer players do */
  RelaisStatusLine *status;
  GdkSurface *surface;
  RelaisTurnEnder *ender;
  gint64 quiet_since;           /* when a key was last for the turn that is over */
};

/* relais-prompt-keys.c: listens in the whole window, after who has the focus. */
void     relais_prompt_keys_add       (RelaisPromptBar *self);
/* The turn has passed to another seat. */
void     relais_prompt_keys_hand_over (RelaisPromptBar *self);
gboolean relais_prompt_keys_adjust    (RelaisPromptBar *self,
                                       int              by);

G_END_DECLS
