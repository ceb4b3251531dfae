/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/relais-decision.h"

G_BEGIN_DECLS

/* The questions of La Loire. Groups of choices: "build", "hire", "pick",
 * "site" (many villages to build in), and a place that can be reached in
 * several ways. Board ids: the places, "merchant",
 * "messenger", "circus". */

#define RELAIS_TYPE_LOIRE_DECISION (relais_loire_decision_get_type ())
G_DECLARE_FINAL_TYPE (RelaisLoireDecision, relais_loire_decision, RELAIS, LOIRE_DECISION, RelaisDecision)

G_END_DECLS
