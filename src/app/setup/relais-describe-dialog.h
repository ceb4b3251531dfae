/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-draft.h"

G_BEGIN_DECLS

/* What a setup is called, who made it, and a note. Signal: "described", when
 * the draft says what was typed. */

#define RELAIS_TYPE_DESCRIBE_DIALOG (relais_describe_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RelaisDescribeDialog, relais_describe_dialog, RELAIS, DESCRIBE_DIALOG, AdwWindow)

GtkWidget   *relais_describe_dialog_new       (GtkWindow            *parent,
                                               RelaisDraft          *draft);
RelaisDraft *relais_describe_dialog_get_draft (RelaisDescribeDialog *self);

G_END_DECLS
