/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-lore.h"

G_BEGIN_DECLS

/* The window “How to Play”: what a game is about, how the board is used, and
 * all rules by chapters, searched as one types. It may stay open beside the
 * game. */

#define RELAIS_TYPE_RULES_WINDOW (relais_rules_window_get_type ())
G_DECLARE_FINAL_TYPE (RelaisRulesWindow, relais_rules_window, RELAIS, RULES_WINDOW, AdwWindow)

GtkWidget        *relais_rules_window_new       (const RelaisGame  *game,
                                                 GtkWindow         *parent);
const RelaisGame *relais_rules_window_get_game  (RelaisRulesWindow *self);
/* Brings a rule into sight, whatever was searched for. */
void              relais_rules_window_show_rule (RelaisRulesWindow *self,
                                                 const char        *rule);
/* Looks for the same, and shows the same, as another one of the same game did. */
void              relais_rules_window_follow    (RelaisRulesWindow *self,
                                                 RelaisRulesWindow *other);

G_END_DECLS
