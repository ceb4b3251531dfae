/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-settings.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <stdlib.h>

#include "relais-config.h"

#define LARGEST 16384           /* pixels of a window's side */

/* Every key of the schema. An older one may be installed, from another version. */
static const struct
{
  const char *name;
  const char *type;
} keys[] = {
  { "window-width", "i" },
  { "window-height", "i" },
  { "window-maximized", "b" },
  { "show-pane", "b" },
  { "language", "s" },
  { "style", "s" },
  { "sounds", "b" },
  { "animation-speed", "d" },
  { "finish-stops", "b" },
  { "chores", "a{sb}" },
  { "end-turns", "b" },
  { "computer-pace", "s" },
  { "tell-handover", "b" },
  { "hints", "b" },
  { "tutor", "b" },
  { "hints-told", "as" },
  { "solved", "as" },
  { "new-game", "s" },
};

/* Is there such a key, of this type? */
static gboolean
has_key (GSettingsSchema *schema, const char *name, const char *type)
{
  g_autoptr (GSettingsSchemaKey) key = g_settings_schema_has_key (schema, name) ? g_settings_schema_get_key (schema, name) : NULL;

  return key != NULL && g_variant_type_equal (g_settings_schema_key_get_value_type (key), G_VARIANT_TYPE (type));
}

const char *
relais_settings_find_missing (GSettingsSchema *schema)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (!has_key (schema, keys[i].name, keys[i].type))
      return keys[i].name;
  return NULL;
}

/* GLib ends the program, too, and tells only programmers why. */
GSettings *
relais_settings_new (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = source != NULL ? g_settings_schema_source_lookup (source, RELAIS_APPLICATION_ID, TRUE) : NULL;
  const char *missing = schema != NULL ? relais_settings_find_missing (schema) : NULL;

  if (schema != NULL && missing == NULL)
    return g_settings_new_full (schema, NULL, NULL);
  fputs ("relais: ", stderr);
  if (schema == NULL)
    fputs (_("Relais is not installed completely: the schema of its settings is missing."), stderr);
  else
    fprintf (stderr, _("Relais is not installed completely: the schema of its settings is of another version, "
                       "and does not have “%s”."), missing);
  fputc ('\n', stderr);
  g_clear_pointer (&schema, g_settings_schema_unref);
  exit (EXIT_FAILURE);
}

/* Another program may have put any number there. */
int
relais_settings_get_length (GSettings *settings, const char *key)
{
  return CLAMP (g_settings_get_int (settings, key), 1, LARGEST);
}
