/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-host.h"
#include "model/relais-draft.h"

G_BEGIN_DECLS

/* A setup that comes from elsewhere, and what is to be done with it: to play it
 * or to look into it and change it. It comes from a file, or from a code that
 * is pasted here. */

#define RELAIS_TYPE_SETUP_DIALOG (relais_setup_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupDialog, relais_setup_dialog, RELAIS, SETUP_DIALOG, AdwWindow)

/* problems: what was not understood of the file. */
GtkWidget *relais_setup_dialog_new          (RelaisHost  *host,
                                             RelaisDraft *draft,
                                             GPtrArray   *problems);
GtkWidget *relais_setup_dialog_new_for_code (RelaisHost        *host);
void       relais_setup_dialog_set_code     (RelaisSetupDialog *self,
                                             const char        *code);

G_END_DECLS
