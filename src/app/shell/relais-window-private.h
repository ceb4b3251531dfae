/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-said.h"
#include "relais-opening-bar.h"
#include "relais-way-back.h"
#include "relais-window.h"

G_BEGIN_DECLS

/* What the files of the window share. */

struct _RelaisWindow
{
  AdwApplicationWindow parent_instance;

  RelaisProgram *program;
  RelaisOpeningBar *opening_bar;
  AdwToastOverlay *toasts;
  RelaisSaid said;
  GtkStack *pages;
  RelaisPage *page;             /* the one that is shown; others are only leaving */
  guint removal;                /* of those, soon */
  RelaisWayBack way_back;
};

/* page: what was shown before is kept and goes */
void relais_window_show_page  (RelaisWindow        *self,
                               GtkWidget           *page,
                               gboolean             animate);
/* It is left already before the next one is made: what that lists is as it was
 * left. */
void relais_window_leave_page (RelaisWindow        *self);
/* relais-window-host.c */
void relais_window_host_init  (RelaisHostInterface *iface);

G_END_DECLS
