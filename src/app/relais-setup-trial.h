/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-draft.h"

G_BEGIN_DECLS

/* Quick games that a computer player plays from a setup, and what they tell
 * about it: how long games are, who wins, how they end, what is odd. */

#define RELAIS_TYPE_SETUP_TRIAL (relais_setup_trial_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupTrial, relais_setup_trial, RELAIS, SETUP_TRIAL, GtkWidget)

GtkWidget *relais_setup_trial_new     (RelaisDraft      *draft);
void       relais_setup_trial_run     (RelaisSetupTrial *self);
gboolean   relais_setup_trial_running (RelaisSetupTrial *self);

G_END_DECLS
