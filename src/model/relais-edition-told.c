/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-edition-told.h"

#include <glib/gi18n-lib.h>

#include "record/relais-edition.h"
#include "relais-edition-lines.h"
#include "relais-lore.h"

guint
relais_edition_count_changed (const RelaisGame *game, gconstpointer edition)
{
  guint n = 0;

  g_return_val_if_fail (game != NULL, 0);

  for (int i = 0; edition != NULL && i < game->n_fields; i++)
    for (guint k = 0; k < MAX (game->fields[i].count, 1u); k++)
      n += relais_edition_get (edition, &game->fields[i], k) != relais_edition_get (game->edition, &game->fields[i], k);
  return n;
}

char *
relais_edition_tell_changed (const RelaisGame *game, gconstpointer edition)
{
  guint n = relais_edition_count_changed (game, edition);

  if (n == 0)
    return NULL;
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card value is changed", "%u card values are changed", n), n);
}

static void
list_line (GString *text, RelaisEditionLine *line)
{
  for (guint i = 0; i < relais_edition_line_get_n_cells (line); i++)
    {
      const RelaisEditionCell *cell = relais_edition_line_get_cell (line, i);
      g_autofree char *name = relais_edition_line_dup_name (line, i);
      g_autofree char *now = relais_edition_line_dup_value (line, i, cell->value);
      g_autofree char *before = relais_edition_line_dup_value (line, i, cell->original);
      g_autofree char *words = NULL;

      if (cell->value == cell->original)
        continue;
      /* TRANSLATORS: {value} is "Scout: Cost", {now} and {before} are numbers or words */
      words = relais_lore_fill (_("{value}: {now} instead of {before}"), "value", name, "now", now, "before", before, NULL);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", words);
    }
}

char *
relais_edition_list_changed (const RelaisGame *game, gconstpointer edition)
{
  g_autoptr (RelaisEditionLines) lines = NULL;
  GString *text;

  g_return_val_if_fail (game != NULL, NULL);

  lines = relais_edition_lines_new (game);
  text = g_string_new (NULL);
  relais_edition_lines_show (lines, edition);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (lines)); i++)
    {
      g_autoptr (RelaisEditionLine) line = g_list_model_get_item (G_LIST_MODEL (lines), i);

      list_line (text, line);
    }
  return g_string_free (text, FALSE);
}
