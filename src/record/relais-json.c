/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-json.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "relais-bounds.h"

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
  g_autofree RelaisJson *json = NULL;
  RelaisJsonError error;

  if (length > RELAIS_JSON_LENGTH)
    {
      relais_problems_add_line (problems, first_line, "SYNTAX", "%s", json_error_words (RELAIS_JSON_LONG));
      return NULL;
    }
  if (!relais_problems_utf8 (problems, text, length, first_line))
    return NULL;
  json = g_try_malloc (sizeof (RelaisJson));
  if (json == NULL)
    {
      relais_problems_add_line (problems, first_line, RELAIS_RULE_FILE, "%s", g_strerror (ENOMEM));
      return NULL;
    }
  error = relais_json_read (json, text, length);
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

/**
 * relais_json_parse_own:
 * @text: what the program itself has printed
 *
 * Returns: (transfer full): the tokens, to be freed with g_free()
 */
RelaisJson *
relais_json_parse_own (const char *text)
{
  RelaisJson *json = g_new (RelaisJson, 1);

  if (relais_json_read (json, text, strlen (text)) != RELAIS_JSON_FINE)
    g_error ("This is not JSON: %s", text);
  return json;
}

static gunichar
four_digits (const char *at)
{
  return (gunichar) g_ascii_strtoull (((char[5]) { at[0], at[1], at[2], at[3], '\0' }), NULL, 16);
}

/* "\u00e9", or two of them that are one character; i is left at the last digit. */
static gunichar
numbered_character (RelaisWord word, gsize *i)
{
  gunichar c = four_digits (word.at + *i + 1);
  gunichar low = 0;

  *i += 4;
  if (c >= 0xd800 && c < 0xdc00 && *i + 6 < word.n && word.at[*i + 1] == '\\' && word.at[*i + 2] == 'u')
    low = four_digits (word.at + *i + 3);
  if (low < 0xdc00 || low >= 0xe000)
    return c;
  *i += 6;
  return 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
}

/* The character of an escape; i is at what follows the backslash, and left at
 * the last of it. */
static gunichar
escaped_character (RelaisWord word, gsize *i)
{
  switch (word.at[*i])
    {
    case 'b': return '\b';
    case 'f': return '\f';
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    case 'u': return numbered_character (word, i);
    default: return (gunichar) word.at[*i];
    }
}

/* A JSON string with its escapes undone. Of the control characters, lines and
 * tabs stay; what the others part is still apart with a space. */
static char *
unescape (RelaisWord word)
{
  GString *text = g_string_sized_new (word.n);

  for (gsize i = 0; i < word.n; i++)
    {
      gunichar c;

      if (word.at[i] != '\\')
        {
          g_string_append_c (text, word.at[i]);
          continue;
        }
      i++;
      c = escaped_character (word, &i);
      if (c < 0x20 && c != '\n' && c != '\t')
        c = ' ';
      g_string_append_unichar (text, g_unichar_validate (c) ? c : 0xfffd);
    }
  return g_string_free (text, FALSE);
}

/**
 * relais_json_dup_string:
 *
 * Returns: (transfer full) (nullable): %NULL if it is none
 */
char *
relais_json_dup_string (const RelaisJson *json, RelaisJsonValue v)
{
  if (v == RELAIS_JSON_NONE || relais_json_type (json, v) != RELAIS_JSON_STRING)
    return NULL;
  return unescape (relais_json_word (json, v));
}

/* %RELAIS_JSON_NONE of what is no object, too. */
RelaisJsonValue
relais_json_below (const RelaisJson *json, RelaisJsonValue object, const char *key)
{
  return object != RELAIS_JSON_NONE && relais_json_type (json, object) == RELAIS_JSON_OBJECT
         ? relais_json_member (json, object, key) : RELAIS_JSON_NONE;
}

gboolean
relais_json_is_true (const RelaisJson *json, RelaisJsonValue v)
{
  bool value = false;

  return v != RELAIS_JSON_NONE && relais_json_boolean (json, v, &value) && value;
}
