/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-draft.h"

G_BEGIN_DECLS

/* The rules of a draft: how many play, who begins, the rulebook and whatever
 * differs from it. */

#define RELAIS_TYPE_SETUP_RULES (relais_setup_rules_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupRules, relais_setup_rules, RELAIS, SETUP_RULES, AdwBin)

GtkWidget *relais_setup_rules_new       (void);
void       relais_setup_rules_set_draft (RelaisSetupRules *self,
                                         RelaisDraft      *draft);
/* The row of the option with that key gets the focus. */
void       relais_setup_rules_go_to     (RelaisSetupRules *self,
                                         const char       *key);

G_END_DECLS
