/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-draft.h"

G_BEGIN_DECLS

/* A setup as one line, to be copied and sent. */

#define RELAIS_TYPE_SHARE_DIALOG (relais_share_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RelaisShareDialog, relais_share_dialog, RELAIS, SHARE_DIALOG, AdwWindow)

GtkWidget  *relais_share_dialog_new      (GtkWindow         *parent,
                                          RelaisDraft       *draft);
const char *relais_share_dialog_get_code (RelaisShareDialog *self);

G_END_DECLS
