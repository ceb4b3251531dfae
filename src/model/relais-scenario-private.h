/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-goal.h"
#include "relais-scenario.h"

G_BEGIN_DECLS

/* A scenario as the index of a game tells of it. */
RelaisScenario *relais_scenario_new (const RelaisScenarioText *text,
                                     RelaisScenarioKind        kind,
                                     RelaisDifficulty          difficulty,
                                     RelaisSetup              *setup,
                                     RelaisGoal               *goal);

/* NULL: there is none of that id. */
RelaisSetup    *relais_scenarios_read_setup (const char             *id,
                                     GPtrArray                *problems);

G_END_DECLS
