/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/relais-lore.h"

G_BEGIN_DECLS

/* The chores of each game's decisions as the settings have them: all in one
 * dictionary ("chores"), but those that had a setting of their own before. */

gboolean relais_chores_get    (GSettings             *settings,
                               const RelaisLore      *lore,
                               const RelaisChoreText *chore);
void     relais_chores_set    (GSettings             *settings,
                               const RelaisLore      *lore,
                               const RelaisChoreText *chore,
                               gboolean               on);
/* The decision has the chores that are set, now and whenever they change. */
void     relais_chores_follow (GSettings             *settings,
                               RelaisDecision        *decision);

G_END_DECLS
