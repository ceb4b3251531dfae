/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-best.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/relais-config-text.h"
#include "relais-lore.h"

/* Which deal it was, and who alone begins, make no other rules. */
static gboolean
is_rule (const RelaisGame *game, int option)
{
  const RelaisLore *lore = relais_lore_find (game);

  return option != RELAIS_OPTION_SEED && (lore == NULL || g_strcmp0 (game->options[option].key, lore->first_seat) != 0);
}

static gboolean
resolve (const RelaisGame *game, RelaisConfig *config)
{
  RelaisRefusal why;

  return game->resolve (game->edition, config, &why);
}

static gboolean
has_rules (RelaisLibraryEntry *entry, const RelaisGame *game, const RelaisConfig *wanted)
{
  const char *text = relais_library_entry_get_alone (entry);
  RelaisConfig config = { .given = 0 };
  g_autofree char *error = NULL;
  const RelaisGame *of;

  if (text == NULL || !relais_config_parse (text, strlen (text), &of, &config, &error) || of != game || !resolve (game, &config))
    return FALSE;
  for (int i = 0; i < game->n_options; i++)
    if (is_rule (game, i) && config.value[i] != wanted->value[i])
      return FALSE;
  return config.rules == wanted->rules;
}

static guint
insert (int best[RELAIS_BEST], guint n, int points)
{
  guint at = n;

  while (at > 0 && best[at - 1] < points)
    at--;
  if (at == RELAIS_BEST)
    return n;
  for (guint i = MIN (n, RELAIS_BEST - 1); i > at; i--)
    best[i] = best[i - 1];
  best[at] = points;
  return MIN (n + 1, RELAIS_BEST);
}

/**
 * relais_best_find:
 * @config: of the game that is to be compared, resolved or not
 * @best: (out)
 */
guint
relais_best_find (RelaisLibrary *library, const RelaisGame *game, const RelaisConfig *config, int best[RELAIS_BEST])
{
  RelaisConfig wanted = *config;
  guint n = 0;

  g_return_val_if_fail (RELAIS_IS_LIBRARY (library), 0);

  if (!resolve (game, &wanted))
    return 0;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr (RelaisLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (library), i);

      if (has_rules (entry, game, &wanted))
        n = insert (best, n, relais_library_entry_get_points (entry, 0));
    }
  return n;
}

/**
 * relais_best_tell:
 *
 * Returns: (nullable) (transfer full)
 */
char *
relais_best_tell (RelaisLibrary *library, const RelaisGame *game, const RelaisConfig *config)
{
  int best[RELAIS_BEST];
  guint n = relais_best_find (library, game, config, best);
  g_autoptr (GString) points = g_string_new (NULL);

  g_return_val_if_fail (RELAIS_IS_LIBRARY (library), NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (points, "%s%d", i > 0 ? ", " : "", best[i]);
  /* TRANSLATORS: of games played alone; {points} is "84" or "84, 77, 61" */
  return n > 0 ? relais_lore_fill (_("Best so far: {points}"), "points", points->str, NULL) : NULL;
}
