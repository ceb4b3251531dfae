/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "model/relais-draft.h"

G_BEGIN_DECLS

/* What can be done with a setup that is being made, as actions: undo, redo,
 * random (a seed; opens no dialog), complete, tool (its number), play. Whoever
 * shows the setup may add more. Signals: "say" (words), what was done; "refused"
 * (sentence); "play", when that is asked for. */

#define RELAIS_TYPE_SETUP_ACTIONS (relais_setup_actions_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupActions, relais_setup_actions, RELAIS, SETUP_ACTIONS, GSimpleActionGroup)

RelaisSetupActions *relais_setup_actions_new (RelaisDraft        *draft);
/* Mends what was found, and says so or why not. */
void                relais_setup_actions_fix (RelaisSetupActions *self,
                                              RelaisDraftFinding *finding);

void                relais_setup_actions_fix_otherwise (RelaisSetupActions *self,
                                                        RelaisDraftFinding *finding);

G_END_DECLS
