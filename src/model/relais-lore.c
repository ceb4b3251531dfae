/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-lore.h"

#include <glib/gi18n-lib.h>

#include "record/relais-value-path.h"
#include "relais-search.h"

/**
 * relais_lore_find:
 *
 * Returns: (nullable): NULL for a game that nobody plays (the null game)
 */
const RelaisLore *
relais_lore_find (const RelaisGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  for (gsize i = 0; relais_lores[i] != NULL; i++)
    if (g_str_equal (relais_lores[i]->id, game->id))
      return relais_lores[i];
  return NULL;
}

/**
 * relais_lore_scenario_title:
 * @game: (nullable):
 * @id: (nullable): of a scenario or a lesson
 *
 * Returns: (nullable): in the language of the moment; NULL if there is no such one
 */
const char *
relais_lore_scenario_title (const RelaisGame *game, const char *id)
{
  const RelaisLore *lore = game != NULL && id != NULL ? relais_lore_find (game) : NULL;

  if (lore != NULL && relais_lesson_find (game, id) != NULL)
    return _(lore->lesson->title);
  if (lore == NULL || lore->scenarios == NULL)
    return NULL;
  for (const RelaisScenarioText *text = lore->scenarios; text->id != NULL; text++)
    if (g_str_equal (text->id, id))
      return _(text->title);
  return NULL;
}

/**
 * relais_lore_names:
 * @game: (nullable): what something is kept of
 *
 * Returns: (transfer full): what it is looked for by, in English and as it is
 *   shown
 */
char *
relais_lore_names (const RelaisGame *game)
{
  const RelaisLore *lore = game != NULL ? relais_lore_find (game) : NULL;

  return lore != NULL ? g_strjoin ("\n", lore->title, _(lore->title), "Relais", NULL) : g_strdup ("");
}

void
relais_edition_text_clear (RelaisEditionText *text)
{
  g_free (text->group_title);
  g_free (text->subject);
  g_free (text->title);
  g_free (text->cell);
}

const RelaisTemperText *
relais_lore_temper (const RelaisGame *game, const char *id)
{
  const RelaisLore *lore = relais_lore_find (game);

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);

  if (lore == NULL || lore->tempers == NULL)
    return NULL;
  for (const RelaisTemperText *text = lore->tempers; text->id != NULL; text++)
    if (g_str_equal (text->id, id))
      return text;
  return NULL;
}

const RelaisRuleText *
relais_lore_rule (const RelaisGame *game, const char *rule)
{
  const RelaisLore *lore = relais_lore_find (game);

  g_return_val_if_fail (game != NULL, NULL);

  if (lore == NULL || rule == NULL)
    return NULL;
  for (const RelaisRuleText *text = lore->rules; text->rule != NULL; text++)
    if (g_str_equal (text->rule, rule))
      return text;
  return NULL;
}

static char *
name (const RelaisGame *game, gconstpointer edition, guint class, gint32 value)
{
  const RelaisLore *lore = relais_lore_find (game);
  char buffer[128];
  RelaisText text;

  if (class == RELAIS_CLASS_NUMBER && value != RELAIS_UNKNOWN)
    return g_strdup_printf ("%d", value);
  if (class == RELAIS_CLASS_NUMBER)
    return g_strdup ("?");
  if (lore != NULL)
    return lore->name_value (game, edition, class, value);
  relais_text_init (&text, buffer, sizeof buffer);
  game->print_value ((int) class, value, &text);
  return g_strdup (buffer);
}

/**
 * relais_lore_name:
 *
 * Returns: what a value is called in the user's language, in the middle of a
 *   sentence, in the built-in edition
 */
char *
relais_lore_name (const RelaisGame *game, guint class, gint32 value)
{
  g_return_val_if_fail (game != NULL, NULL);
  return name (game, game->edition, class, value);
}

/**
 * relais_lore_value:
 *
 * Returns: what a value is called in the user's language, in the middle of a
 *   sentence, in the view's edition
 */
char *
relais_lore_value (const RelaisView *view, guint class, gint32 value)
{
  g_return_val_if_fail (view != NULL, NULL);
  return name (view->game, view->edition, class, value);
}

/**
 * relais_lore_place_name:
 *
 * Returns: "Saumur", without what is there
 */
char *
relais_lore_place_name (const RelaisView *view, const char *place)
{
  char *name;

  g_return_val_if_fail (view != NULL, NULL);

  name = relais_lore_find (view->game)->name_place (view, place);
  return name != NULL ? name : g_strdup (place);
}

/* The values of {key}s, by key. */
static GHashTable *
values_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
}

static void
add_values (GHashTable *values, const char *key, va_list more)
{
  for (; key != NULL; key = va_arg (more, const char *))
    g_hash_table_insert (values, (gpointer) key, g_strdup (va_arg (more, const char *)));
}

/* Parameters of an event or a refusal. */
static void
add_params (const RelaisGame  *game,
            gconstpointer      edition,
            GHashTable        *values,
            const RelaisParam *params,
            const gint32      *args)
{
  for (guint i = 0; i < RELAIS_MAX_PARAMS && params[i].key != NULL; i++)
    g_hash_table_insert (values, (gpointer) params[i].key, name (game, edition, params[i].class, args[i]));
}

/**
 * relais_lore_refusal:
 *
 * Returns: why something cannot be done, in the user's language
 */
char *
relais_lore_refusal (const RelaisGame *game, gconstpointer edition, const RelaisRefusal *refusal)
{
  const char *template = relais_words_template (game, refusal);
  g_autoptr (GHashTable) values = values_new ();

  g_return_val_if_fail (game != NULL, NULL);

  add_params (game, edition, values, game->refusals[refusal->code].params, refusal->arg);
  return template != NULL ? relais_words_fill (template, values) : g_strdup (game->refusals[refusal->code].name);
}

/**
 * relais_lore_fill:
 * @template: translated; {key} stands for a value
 * @key: the first key, then its value as a string, and so on; ends at NULL
 */
char *
relais_lore_fill (const char *template, const char *key, ...)
{
  g_autoptr (GHashTable) values = values_new ();
  va_list more;

  va_start (more, key);
  add_values (values, key, more);
  va_end (more);
  return relais_words_fill (template, values);
}

/**
 * relais_lore_fill_event:
 * @template: translated; {key} stands for the event's parameter of that name,
 *   {player} for the seat's name
 * @...: further keys, each with its value; ends at NULL
 */
char *
relais_lore_fill_event (const RelaisView *view, const RelaisEvent *event, const char *template, ...)
{
  const RelaisParam *params;
  g_autoptr (GHashTable) values = values_new ();
  va_list more;

  g_return_val_if_fail (view != NULL, NULL);

  params = view->game->events[event->kind].params;
  add_params (view->game, view->edition, values, params, event->arg);
  if (params[0].key != NULL && g_str_equal (params[0].key, "player"))
    g_hash_table_insert (values, (gpointer) "player", g_strdup (view->names[event->arg[0]]));
  va_start (more, template);
  add_values (values, va_arg (more, const char *), more);
  va_end (more);
  return relais_words_fill (template, values);
}

/**
 * relais_lore_setup_part:
 * @game: (nullable): NULL: the one that setups need not name
 *
 * Returns: (nullable) (transfer full):
 */
char *
relais_lore_setup_part (const RelaisGame *game, const char *path)
{
  const RelaisGame *its = game != NULL ? game : relais_game_unnamed ();
  const RelaisLore *lore = its != NULL ? relais_lore_find (its) : NULL;
  const char *title = NULL;
  guint number = 0;
  g_autofree char *digits = NULL;

  if (lore == NULL || lore->setup_parts == NULL)
    return NULL;
  for (const RelaisSetupPart *part = lore->setup_parts; part->path != NULL; part++)
    if (relais_value_path_within (path, part->path, &number) != NULL)
      title = part->title;      /* the last one is the narrowest */
  if (title == NULL)
    return NULL;
  digits = g_strdup_printf ("%u", number + 1);
  return relais_lore_fill (g_dgettext (GETTEXT_PACKAGE, title), "number", digits, NULL);
}
