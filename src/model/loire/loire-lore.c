/* SPDX-License-Identifier: GPL-3.0-or-later */

/* La Loire's entry in the table of what is told about games. */

#include "loire-lore.h"

#include <glib/gi18n-lib.h>

#include "loire-decision.h"

static const RelaisOptionText options[] = { { NULL, NULL, NULL, NULL } };
static const char *const presets[] = { "english", "french", "german", NULL };

const RelaisLore relais_lore_loire = {
  .id = "loire",
  .title = N_("La Loire"),
  .summary = N_("Trade, build and deliver messages between Nantes and Orléans"),
  .name_value = loire_name_value,
  .decision_type = relais_loire_decision_get_type,
  .column_title = loire_column_title,
  .rules = loire_rule_texts,
  .options = options,
  .presets = presets,
};
