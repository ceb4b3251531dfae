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

/* text: (nullable): a line of options */
static gboolean
has_rules (const char *text, const RelaisGame *game, const RelaisConfig *wanted)
{
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

static guint
find_counted (RelaisStatistics *statistics, const RelaisGame *game, const RelaisConfig *wanted, int best[RELAIS_BEST])
{
  guint n = 0;

  for (guint i = 0; i < relais_statistics_get_n (statistics); i++)
    {
      const RelaisFinishedGame *one = relais_statistics_nth (statistics, i);

      if (one->n_seats == 1 && has_rules (one->start, game, wanted))
        n = insert (best, n, one->seat[0].points);
    }
  return n;
}

/* What is in both lists is the same game. */
static guint
join (int best[RELAIS_BEST], guint n, const int others[RELAIS_BEST], guint n_others)
{
  int all[RELAIS_BEST];
  guint a = 0, b = 0, count = 0;

  while (count < RELAIS_BEST && (a < n || b < n_others))
    {
      gboolean first = b == n_others || (a < n && best[a] >= others[b]);
      gboolean both = a < n && b < n_others && best[a] == others[b];

      all[count++] = first ? best[a] : others[b];
      a += first || both ? 1 : 0;
      b += !first || both ? 1 : 0;
    }
  memcpy (best, all, count * sizeof *all);
  return count;
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
  int counted[RELAIS_BEST];
  guint n = 0, n_counted;

  g_return_val_if_fail (RELAIS_IS_LIBRARY (library), 0);

  if (!resolve (game, &wanted))
    return 0;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr (RelaisLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (library), i);

      if (has_rules (relais_library_entry_get_alone (entry), game, &wanted))
        n = insert (best, n, relais_library_entry_get_points (entry, 0));
    }
  n_counted = find_counted (relais_library_get_statistics (library), game, &wanted, counted);
  return join (best, n, counted, n_counted);
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
