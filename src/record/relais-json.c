/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-json.h"

#include <glib/gi18n-lib.h>

static const char *
json_error_words (RelaisJsonError error)
{
  switch (error)
    {
    case RELAIS_JSON_UNEXPECTED: return _("This is not JSON.");
    case RELAIS_JSON_UNFINISHED: return _("The text ends too early.");
    case RELAIS_JSON_TRAILING: return _("There is something after the end of the JSON.");
    case RELAIS_JSON_DEEP: return _("The JSON is nested too deep.");
    default: return _("The JSON is too long.");
    }
}

/**
 * relais_json_parse:
 * @first_line: the number of the text's first line in its file
 *
 * Returns: (transfer full) (nullable): the tokens, to be freed with g_free()
 */
RelaisJson *
relais_json_parse (const char *text, gsize length, guint first_line, GPtrArray *problems)
{
  g_autofree RelaisJson *json = g_malloc (sizeof (RelaisJson));
  RelaisJsonError error = relais_json_read (json, text, length);

  if (error == RELAIS_JSON_FINE)
    return g_steal_pointer (&json);
  if (error == RELAIS_JSON_REPEATED)
    relais_problems_add_line (problems, first_line + json->error_line - 1, "SYNTAX",
                              _("The key “%.*s” appears twice in the same object."),
                              (int) MIN (json->error_key.n, 64), json->error_key.at);
  else
    relais_problems_add_line (problems, first_line + json->error_line - 1, "SYNTAX", _("Column %u: %s"),
                              json->error_column, json_error_words (error));
  return NULL;
}
