/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-host.h"

G_BEGIN_DECLS

/* Everything in one file: how far the writing is, or what is in such a file and
 * what would come of it, until that is asked for. The work is done in a thread;
 * closing the dialog stops it. */

#define RELAIS_TYPE_BUNDLE_DIALOG (relais_bundle_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RelaisBundleDialog, relais_bundle_dialog, RELAIS, BUNDLE_DIALOG, AdwWindow)

/* Writes into the file, shows how far that is, and what is in it then. */
GtkWidget *relais_bundle_dialog_new_keeping  (RelaisHost *host,
                                              const char *path);
/* Looks at the file, and offers to bring back what is in it. */
GtkWidget *relais_bundle_dialog_new_bringing (RelaisHost *host,
                                              const char *path);

G_END_DECLS
