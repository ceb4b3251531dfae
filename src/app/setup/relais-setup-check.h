/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-draft.h"

G_BEGIN_DECLS

/* Whether a setup can be played: what matters most in a line, all of it when
 * opened. Signals: "show-finding" (RelaisDraftFinding), where it is;
 * "fix-finding" (RelaisDraftFinding), it is to be mended. */

#define RELAIS_TYPE_SETUP_CHECK (relais_setup_check_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupCheck, relais_setup_check, RELAIS, SETUP_CHECK, GtkWidget)

void     relais_setup_check_set_draft (RelaisSetupCheck *self,
                                       RelaisDraft      *draft);
void     relais_setup_check_set_open  (RelaisSetupCheck *self,
                                       gboolean          open);
/* Why the draft cannot be played; NULL: it can. */
const char *relais_setup_check_why    (RelaisDraft      *draft);

G_END_DECLS
