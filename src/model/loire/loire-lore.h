/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/relais-lore.h"

G_BEGIN_DECLS

/* The parts of La Loire's entry in the table of what is told about games. */

extern const RelaisRuleText loire_rule_texts[];

G_END_DECLS
