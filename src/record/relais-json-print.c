/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-json-print.h"

/* Instead of what is left out. */
#define NOTHING ""

void
relais_json_print_string (GString *text, const char *value)
{
  g_string_append_c (text, '"');
  for (; *value != '\0'; value++)
    if (*value == '"' || *value == '\\')
      g_string_append_printf (text, "\\%c", *value);
    else if (*value == '\n')
      g_string_append (text, "\\n");
    else if (*value == '\t')
      g_string_append (text, "\\t");
    else if ((guchar) *value < 0x20)    /* a text that was read has no others */
      g_string_append_c (text, ' ');
    else
      g_string_append_c (text, *value);
  g_string_append_c (text, '"');
}

void
relais_json_print_member (GString *text, const char *key, const char *value)
{
  if (value == NULL)
    return;
  g_string_append_printf (text, "%s\"%s\":", text->str[text->len - 1] == '{' ? "" : ",", key);
  relais_json_print_string (text, value);
}

/**
 * relais_json_edit_new:
 * @json: must outlive what is returned
 *
 * Returns: (transfer full)
 */
RelaisJsonEdit *
relais_json_edit_new (const RelaisJson *json)
{
  RelaisJsonEdit *edit = g_new (RelaisJsonEdit, 1);

  *edit = (RelaisJsonEdit) { json, g_new0 (char *, json->n_tokens) };
  return edit;
}

void
relais_json_edit_free (RelaisJsonEdit *edit)
{
  for (guint i = 0; i < edit->json->n_tokens; i++)
    g_free (edit->instead[i]);
  g_free (edit->instead);
  g_free (edit);
}

void
relais_json_edit_replace (RelaisJsonEdit *edit, RelaisJsonValue object, const char *key, const char *value)
{
  RelaisJsonValue v = relais_json_below (edit->json, object, key);

  if (v == RELAIS_JSON_NONE)
    return;
  g_free (edit->instead[v]);
  edit->instead[v] = g_strdup (value);
}

void
relais_json_edit_remove (RelaisJsonEdit *edit, RelaisJsonValue object, const char *key)
{
  relais_json_edit_replace (edit, object, key, NOTHING);
}

/* Members or elements that are still there, between their brackets. */
static void
print_items (const RelaisJsonEdit *edit, RelaisJsonValue container, GString *text)
{
  const RelaisJson *json = edit->json;
  guint is_object = relais_json_type (json, container) == RELAIS_JSON_OBJECT;
  const char *separator = "";

  g_string_append_c (text, is_object ? '{' : '[');
  for (RelaisJsonValue v = relais_json_first (json, container); v != RELAIS_JSON_NONE;
       v = relais_json_after (json, container, v))
    {
      RelaisWord key = relais_json_raw (json, v);

      if (g_strcmp0 (edit->instead[v + is_object], NOTHING) == 0)
        continue;
      g_string_append (text, separator);
      if (is_object)
        g_string_append_printf (text, "%.*s:", (int) key.n, key.at);
      relais_json_edit_print (edit, v + is_object, text);
      separator = ",";
    }
  g_string_append_c (text, is_object ? '}' : ']');
}

void
relais_json_edit_print (const RelaisJsonEdit *edit, RelaisJsonValue value, GString *text)
{
  RelaisWord raw = relais_json_raw (edit->json, value);

  if (edit->instead[value] != NULL)
    g_string_append (text, edit->instead[value]);
  else if (relais_json_type (edit->json, value) == RELAIS_JSON_OBJECT
           || relais_json_type (edit->json, value) == RELAIS_JSON_LIST)
    print_items (edit, value, text);
  else
    g_string_append_len (text, raw.at, (gssize) raw.n);
}
