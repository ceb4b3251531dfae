/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-draft.h"

G_BEGIN_DECLS

/* One thing that the check of a setup says: with its rule, which can be read,
 * and what can be done about it. Signals: "show-finding" (RelaisDraftFinding), where it
 * is; "fix-finding" (RelaisDraftFinding), it is to be mended. */

#define RELAIS_TYPE_SETUP_FINDING (relais_setup_finding_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupFinding, relais_setup_finding, RELAIS, SETUP_FINDING, GtkWidget)

GtkWidget          *relais_setup_finding_new         (RelaisDraft        *draft,
                                                      RelaisDraftFinding *finding);
RelaisDraftFinding *relais_setup_finding_get_finding (RelaisSetupFinding *self);
/* The icon that stands for how bad something is. */
const char         *relais_setup_finding_icon        (RelaisDraftSeverity severity);

G_END_DECLS
