/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "situation.h"

#include <string.h>

static bool
is_index (const char *key)
{
  return *key != '"' && strspn (key, "0123456789") == strlen (key);
}

static const char *
key_of (const char *key)
{
  return *key == '"' ? key + 1 : key;
}

RelaisJsonValue
child_of (const RelaisJson *json, RelaisJsonValue parent, const char *key)
{
  RelaisJsonValue v;

  if (relais_json_type (json, parent) == RELAIS_JSON_OBJECT)
    return relais_json_member (json, parent, key_of (key));
  if (relais_json_type (json, parent) != RELAIS_JSON_LIST || !is_index (key))
    return RELAIS_JSON_NONE;
  v = relais_json_first (json, parent);
  for (uint64_t index = g_ascii_strtoull (key, NULL, 10); v != RELAIS_JSON_NONE && index > 0; index--)
    v = relais_json_after (json, parent, v);
  return v;
}

static bool
same_items (const RelaisJson *json, RelaisJsonValue v, const RelaisJson *other, RelaisJsonValue w)
{
  RelaisJsonValue b = relais_json_first (other, w);
  bool named = relais_json_type (json, v) == RELAIS_JSON_OBJECT;

  if (relais_json_count (json, v) != relais_json_count (other, w))
    return false;
  for (RelaisJsonValue a = relais_json_first (json, v); a != RELAIS_JSON_NONE; a = relais_json_after (json, v, a))
    {
      if (named)
        {
          RelaisWord word = relais_json_word (json, a);
          char *key = g_strndup (word.at, word.n);

          b = relais_json_member (other, w, key);
          g_free (key);
        }
      if (b == RELAIS_JSON_NONE || !same_value (json, named ? a + 1 : a, other, b))
        return false;
      if (!named)
        b = relais_json_after (other, w, b);
    }
  return true;
}

bool
same_value (const RelaisJson *json, RelaisJsonValue v, const RelaisJson *other, RelaisJsonValue w)
{
  RelaisJsonType type = relais_json_type (json, v);
  RelaisWord a = relais_json_word (json, v), b = relais_json_word (other, w);

  if (type != relais_json_type (other, w))
    return false;
  if (type == RELAIS_JSON_OBJECT || type == RELAIS_JSON_LIST)
    return same_items (json, v, other, w);
  return a.n == b.n && memcmp (a.at, b.at, a.n) == 0;
}

/* One value, being put at the end of a path. */
typedef struct
{
  const RelaisJson *json;
  const Assignment *assignment;
  GString *text;
} Change;

static bool put_along (const Change *change, RelaisJsonValue v, unsigned depth);

static void
put_separator (GString *text)
{
  if (strchr ("{[", text->str[text->len - 1]) == NULL)
    g_string_append_c (text, ',');
}

/* The container again with the child changed: lists and objects are made as
 * needed. */
static bool
put_in (const Change *change, RelaisJsonValue container, unsigned depth, bool list)
{
  const RelaisJson *json = change->json;
  const char *key = change->assignment->path->pdata[depth];
  RelaisJsonValue child = container != RELAIS_JSON_NONE ? child_of (json, container, key) : RELAIS_JSON_NONE;
  RelaisJsonValue v = container != RELAIS_JSON_NONE ? relais_json_first (json, container) : RELAIS_JSON_NONE;
  uint64_t count = 0;
  bool fine = true;

  g_string_append_c (change->text, list ? '[' : '{');
  for (; v != RELAIS_JSON_NONE; v = relais_json_after (json, container, v), count++)
    {
      RelaisWord name = relais_json_raw (json, v);
      RelaisJsonValue value = list ? v : v + 1;
      RelaisWord raw = relais_json_raw (json, value);

      put_separator (change->text);
      if (!list)
        g_string_append_printf (change->text, "%.*s:", (int) name.n, name.at);
      if (value == child)
        fine = put_along (change, child, depth + 1);
      else
        g_string_append_len (change->text, raw.at, (gssize) raw.n);
    }
  if (child == RELAIS_JSON_NONE)
    {
      for (; list && count < g_ascii_strtoull (key, NULL, 10); count++)
        {
          put_separator (change->text);
          g_string_append (change->text, "{}");
        }
      put_separator (change->text);
      if (!list)
        g_string_append_printf (change->text, "\"%s\":", key_of (key));
      fine = put_along (change, RELAIS_JSON_NONE, depth + 1);
    }
  g_string_append_c (change->text, list ? ']' : '}');
  return fine;
}

static bool
put_along (const Change *change, RelaisJsonValue v, unsigned depth)
{
  const GPtrArray *path = change->assignment->path;
  bool list;

  if (depth == path->len)
    {
      g_string_append (change->text, change->assignment->value);
      return true;
    }
  if (v != RELAIS_JSON_NONE && relais_json_type (change->json, v) == RELAIS_JSON_NULL)
    v = RELAIS_JSON_NONE;
  list = v != RELAIS_JSON_NONE ? relais_json_type (change->json, v) == RELAIS_JSON_LIST : is_index (path->pdata[depth]);
  if (v != RELAIS_JSON_NONE && relais_json_type (change->json, v) != RELAIS_JSON_OBJECT
      && !(list && is_index (path->pdata[depth])))
    return false;
  return put_in (change, v, depth, list);
}

char *
assign (const char *text, const Assignment *assignment)
{
  static RelaisJson json;       /* large */
  Change change = { &json, assignment, g_string_new (NULL) };
  bool fine = relais_json_read (&json, text, strlen (text)) == RELAIS_JSON_FINE && put_along (&change, 0, 0);

  return g_string_free (change.text, !fine);
}
