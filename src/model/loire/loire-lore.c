/* SPDX-License-Identifier: GPL-3.0-or-later */

/* La Loire's entry in the table of what is told about games. */

#include "loire-lore.h"

#include <glib/gi18n-lib.h>

static char *
name_value (const RelaisGame *game, guint class, gint32 value)
{
  char buffer[128];
  RelaisText text;

  relais_text_init (&text, buffer, sizeof buffer);
  game->print_value ((int) class, value, &text);
  return g_strdup (buffer);
}

static const RelaisOptionText options[] = { { NULL, NULL, NULL, NULL } };
static const char *const presets[] = { "english", "french", "german", NULL };

const RelaisLore relais_lore_loire = {
  .id = "loire",
  .title = N_("La Loire"),
  .summary = N_("Trade, build and deliver messages between Nantes and Orléans"),
  .name_value = name_value,
  .rules = loire_rule_texts,
  .options = options,
  .presets = presets,
};
