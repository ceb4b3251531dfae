/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Values of the settings, a line "key=value" each as GVariant spells them, and
 * what begins with them: the page of a new game, the preferences. Another
 * language makes everything anew: so few inputs get one. */

#include "app/shell/relais-preferences.h"
#include "fuzz-desk.h"

static void
set (GSettings *settings, GSettingsSchema *schema, const char *line, gboolean speaks)
{
  const char *equals = strchr (line, '=');
  g_autofree char *key = equals != NULL ? g_strndup (line, (gsize) (equals - line)) : NULL;
  g_autoptr (GSettingsSchemaKey) found = NULL;
  g_autoptr (GVariant) value = NULL;

  if (key == NULL || !g_settings_schema_has_key (schema, key) || (!speaks && g_str_equal (key, "language")))
    return;
  found = g_settings_schema_get_key (schema, key);
  /* Texts as they are: who writes the file by hand may forget the quotation marks. */
  value = g_variant_parse (g_settings_schema_key_get_value_type (found), equals + 1, NULL, NULL, NULL);
  if (value == NULL && g_variant_type_equal (g_settings_schema_key_get_value_type (found), G_VARIANT_TYPE_STRING))
    value = g_variant_ref_sink (g_variant_new_string (equals + 1));
  if (value != NULL && g_settings_schema_key_range_check (found, value))
    g_settings_set_value (settings, key, value);
}

static void
reset (GSettings *settings, GSettingsSchema *schema)
{
  g_auto (GStrv) keys = g_settings_schema_list_keys (schema);

  /* Each is told to whoever follows it. */
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GVariant) value = g_settings_get_user_value (settings, keys[i]);

      if (value != NULL)
        g_settings_reset (settings, keys[i]);
    }
  g_settings_set_boolean (settings, "sounds", FALSE);
}

void
fuzz_input (const uint8_t *data, size_t size)
{
  GSettings *settings = relais_program_get_settings (fuzz_desk_application ());
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", 32);
  g_autoptr (GSettingsSchema) schema = NULL;

  if (!g_utf8_validate (text, -1, NULL))
    return;     /* no setting can be that */
  g_object_get (settings, "settings-schema", &schema, NULL);
  for (guint i = 0; lines[i] != NULL; i++)
    set (settings, schema, lines[i], fuzz_one_in (16, 1, data, size));
  relais_host_show_new_game (fuzz_desk_window (), FALSE);
  fuzz_desk_look ();
  if (fuzz_one_in (8, 0, data, size))
    {
      gtk_window_present (GTK_WINDOW (relais_preferences_new (settings, GTK_WINDOW (fuzz_desk_window ()))));
      fuzz_desk_look ();
    }
  reset (settings, schema);
  fuzz_desk_clear ();
}
