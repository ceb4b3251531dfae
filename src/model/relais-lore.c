/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-lore.h"

/**
 * relais_lore_find:
 *
 * Returns: (nullable): NULL for a game that nobody plays (the null game)
 */
const RelaisLore *
relais_lore_find (const RelaisGame *game)
{
  static const RelaisLore *const all[] = { &relais_lore_loire };

  for (gsize i = 0; i < G_N_ELEMENTS (all); i++)
    if (g_str_equal (all[i]->id, game->id))
      return all[i];
  return NULL;
}

const RelaisRuleText *
relais_lore_rule (const RelaisGame *game, const char *rule)
{
  const RelaisLore *lore = relais_lore_find (game);

  if (lore == NULL || rule == NULL)
    return NULL;
  for (const RelaisRuleText *text = lore->rules; text->rule != NULL; text++)
    if (g_str_equal (text->rule, rule))
      return text;
  return NULL;
}

/**
 * relais_lore_name:
 *
 * Returns: what a value is called in the user's language, in the middle of a
 *   sentence
 */
char *
relais_lore_name (const RelaisGame *game, guint class, gint32 value)
{
  const RelaisLore *lore = relais_lore_find (game);
  char buffer[128];
  RelaisText text;

  if (class == RELAIS_CLASS_NUMBER)
    return g_strdup_printf ("%d", value);
  if (lore != NULL)
    return lore->name_value (game, class, value);
  relais_text_init (&text, buffer, sizeof buffer);
  game->print_value ((int) class, value, &text);
  return g_strdup (buffer);
}

/**
 * relais_lore_fill_event:
 * @template: translated; {player} stands for the seat's name
 */
char *
relais_lore_fill_event (RelaisMatch *match, const RelaisEvent *event, const char *template)
{
  const RelaisGame *game = relais_match_get_game (match);
  const RelaisParam *params = game->events[event->kind].params;
  g_auto (GStrv) parts = g_strsplit (template, "{player}", -1);
  g_autofree char *named = parts[0] != NULL && parts[1] != NULL
                             ? g_strjoinv (relais_seat_get_name (relais_match_nth_seat (match, (guint) event->arg[0])), parts)
                             : g_strdup (template);

  return relais_words_fill (game, params, event->arg, named, relais_lore_name);
}
