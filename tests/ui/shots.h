/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-host.h"
#include "app/pages/relais-program.h"
#include "model/relais-decision.h"

/* What the files that take pictures of all pages share. */

typedef struct
{
  const char *folder;
  const char *language;
  int width, height;
  RelaisProgram *application;
  RelaisHost *window;
} Shots;

/* Lets everything happen that was waiting: layouts, threads that draw, idles. */
void            settle          (guint        milliseconds);
/* The window, and the popover that is open, which is closed then. */
void            shoot           (Shots       *shots,
                                 const char  *page);
void            shoot_popover   (Shots       *shots,
                                 const char  *page);
/* The one over it, which is closed then. */
void            shoot_other_window (Shots    *shots,
                                 const char  *page);
/* Takes the match over. */
void            show_game       (Shots       *shots,
                                 RelaisMatch *match);
void            shoot_game      (Shots       *shots,
                                 RelaisMatch *match,
                                 const char  *page);
void            show_pane       (Shots       *shots,
                                 const char  *view);
RelaisDecision *decision        (Shots       *shots);

/* shots-table.c: what is asked, told and watched in a game. */
void            shoot_decisions (Shots       *shots);
void            shoot_reason    (Shots       *shots);
void            shoot_callout   (Shots       *shots);
void            shoot_previews  (Shots       *shots);
void            shoot_recap     (Shots       *shots);
void            shoot_watching  (Shots       *shots);
void            shoot_hint      (Shots       *shots);
void            shoot_review    (Shots       *shots);
/* shots-people.c: who plays. */
void            shoot_opponents (Shots       *shots);
void            shoot_statistics (Shots      *shots);
/* shots-popovers.c: what is opened from the page of a game. */
void            shoot_popovers  (Shots       *shots);
