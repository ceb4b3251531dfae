/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-draft.h"

G_BEGIN_DECLS

/* Quick games that a computer player plays from a setup, and what they tell
 * about it: how long games are, who wins, how they end, what is odd. */

#define RELAIS_TYPE_SETUP_TRYOUT (relais_setup_tryout_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupTryout, relais_setup_tryout, RELAIS, SETUP_TRYOUT, GtkWidget)

GtkWidget *relais_setup_tryout_new     (RelaisDraft       *draft);
void       relais_setup_tryout_run     (RelaisSetupTryout *self);
gboolean   relais_setup_tryout_running (RelaisSetupTryout *self);

G_END_DECLS
