/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Settings as lines "key=value", the value as GVariant prints it. What comes
 * back was perhaps written by hand: only what the schema allows is taken. */

#include "relais-bundle-private.h"

#include <string.h>

#define LONGEST 65536           /* bytes of all of them */
#define MOST_WORDS 1000         /* in a list */

/* Of the screen that this machine has. */
static const char *const of_this_machine[] = { "window-height", "window-maximized", "window-width", NULL };

static int
compare_keys (gconstpointer a, gconstpointer b, gpointer data)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GSettingsSchema *
schema_of (GSettings *settings)
{
  GSettingsSchema *schema;

  g_object_get (settings, "settings-schema", &schema, NULL);
  return schema;
}

static gboolean
is_kept (GSettingsSchema *schema, const char *key)
{
  return g_settings_schema_has_key (schema, key) && !g_strv_contains (of_this_machine, key);
}

char *
relais_bundle_settings_print (GSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = schema_of (settings);
  g_auto (GStrv) keys = g_settings_schema_list_keys (schema);
  GString *text = g_string_new (NULL);

  g_qsort_with_data (keys, (int) g_strv_length (keys), sizeof *keys, compare_keys, NULL);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GVariant) value = is_kept (schema, keys[i]) ? g_settings_get_user_value (settings, keys[i]) : NULL;
      g_autofree char *printed = value != NULL ? g_variant_print (value, FALSE) : NULL;

      if (printed != NULL)
        g_string_append_printf (text, "%s=%s\n", keys[i], printed);
    }
  return g_string_free (text, FALSE);
}

char *
relais_bundle_dup_settings (RelaisBundle *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->settings != NULL && self->settings->length <= LONGEST ? relais_bundle_read (self, self->settings, NULL) : NULL;
}

/* What was done on both machines is done. */
static GVariant *
joined (GVariant *own, GVariant *other)
{
  g_auto (GStrv) words = g_variant_dup_strv (own, NULL);
  g_autofree const char **others = g_variant_get_strv (other, NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;
  guint n = g_strv_length (words);

  g_strv_builder_addv (builder, (const char **) words);
  for (guint i = 0; others[i] != NULL && n < MOST_WORDS; i++)
    if (!g_strv_contains ((const char *const *) words, others[i]))
      {
        g_strv_builder_add (builder, others[i]);
        n++;
      }
  all = g_strv_builder_end (builder);
  return g_variant_new_strv ((const char *const *) all, -1);
}

static gboolean
bring_one (GSettings *settings, GSettingsSchema *schema, const char *name, const char *printed)
{
  g_autoptr (GSettingsSchemaKey) key = NULL;
  g_autoptr (GVariant) value = NULL;
  g_autoptr (GVariant) own = NULL;

  if (!is_kept (schema, name))
    return FALSE;
  key = g_settings_schema_get_key (schema, name);
  value = g_variant_parse (g_settings_schema_key_get_value_type (key), printed, NULL, NULL, NULL);
  if (value == NULL || !g_settings_schema_key_range_check (key, value))
    return FALSE;
  own = g_settings_get_value (settings, name);
  return g_settings_set_value (settings, name,
                               g_variant_is_of_type (value, G_VARIANT_TYPE_STRING_ARRAY) ? joined (own, value) : value);
}

gboolean
relais_bundle_settings_bring (GSettings *settings, const char *text)
{
  g_autoptr (GSettingsSchema) schema = schema_of (settings);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  gboolean all = TRUE;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *equals = strchr (lines[i], '=');

      if (*lines[i] == '\0')
        continue;
      if (equals != NULL)
        *equals = '\0';
      all &= equals != NULL && bring_one (settings, schema, lines[i], equals + 1);
    }
  return all;
}
