/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be left out of a setup is found by leaving it out and reading the
 * rest: the same setup must come of it. So nothing here knows how a game
 * completes its setups, and what is left out is never missed. */

#include "relais-setup-short.h"

#include "relais-json.h"

#define PASSES 3                /* leaving one thing out may make another one needless */

typedef struct
{
  const RelaisJson *json;
  const char *whole;            /* the setup as it must be read */
  gboolean *left_out;           /* by token of a key */
  GString *text;
  int pass;
  gboolean changed;
} Shortening;

static void
print_value (Shortening *s, RelaisJsonValue v)
{
  RelaisJsonType type = relais_json_type (s->json, v);
  RelaisWord word = relais_json_word (s->json, v);
  const char *separator = "";

  if (type != RELAIS_JSON_OBJECT && type != RELAIS_JSON_LIST)
    {
      const char *quote = type == RELAIS_JSON_STRING ? "\"" : "";

      g_string_append (s->text, quote);
      g_string_append_len (s->text, word.at, (gssize) word.n);
      g_string_append (s->text, quote);
      return;
    }
  g_string_append_c (s->text, type == RELAIS_JSON_OBJECT ? '{' : '[');
  for (RelaisJsonValue k = relais_json_first (s->json, v); k != RELAIS_JSON_NONE; k = relais_json_after (s->json, v, k))
    {
      if (s->left_out[k])
        continue;
      g_string_append (s->text, separator);
      print_value (s, k);
      if (type == RELAIS_JSON_OBJECT)
        {
          g_string_append_c (s->text, ':');
          print_value (s, k + 1);
        }
      separator = ",";
    }
  g_string_append_c (s->text, type == RELAIS_JSON_OBJECT ? '}' : ']');
}

static void
print (Shortening *s)
{
  g_string_truncate (s->text, 0);
  print_value (s, 0);
}

static gboolean
is_same (Shortening *s)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisSetup) setup = NULL;
  g_autofree char *again = NULL;
  gsize length;

  print (s);
  setup = relais_setup_parse (s->text->str, s->text->len, problems);
  if (setup == NULL)
    return FALSE;
  again = relais_setup_print (setup, &length);
  return g_str_equal (again, s->whole);
}

static void leave_out (Shortening *s, RelaisJsonValue v);

/* A member, or else what is in it. */
static void
leave_out_member (Shortening *s, RelaisJsonValue key)
{
  RelaisWord word = relais_json_word (s->json, key);

  if (s->left_out[key] || relais_is_setup_key (word) || relais_word_is (word, "game"))
    return;
  /* Better than seats with nothing in them, or options that tell the version. */
  if (s->pass == 0 && (relais_word_is (word, "players") || relais_word_is (word, "rules")))
    return;
  s->left_out[key] = TRUE;
  if (is_same (s))
    {
      s->changed = TRUE;
      return;
    }
  s->left_out[key] = FALSE;
  leave_out (s, key + 1);
}

static void
leave_out (Shortening *s, RelaisJsonValue v)
{
  RelaisJsonType type = relais_json_type (s->json, v);

  if (type != RELAIS_JSON_OBJECT && type != RELAIS_JSON_LIST)
    return;
  for (RelaisJsonValue k = relais_json_first (s->json, v); k != RELAIS_JSON_NONE; k = relais_json_after (s->json, v, k))
    if (type == RELAIS_JSON_OBJECT)
      leave_out_member (s, k);
    else
      leave_out (s, k);
}

char *
relais_setup_print_short (const RelaisSetup *setup, gsize *length)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *whole = relais_setup_print (setup, length);
  g_autofree RelaisJson *json = relais_json_parse (whole, *length, 1, problems);
  g_autofree gboolean *left_out = NULL;
  Shortening s;

  g_return_val_if_fail (setup != NULL, NULL);

  if (json == NULL)     /* texts longer than any reader takes */
    return g_steal_pointer (&whole);
  left_out = g_new0 (gboolean, json->n_tokens);
  s = (Shortening) { json, whole, left_out, g_string_new (NULL), 0, TRUE };
  for (; s.pass < PASSES && s.changed; s.pass++)
    {
      s.changed = FALSE;
      leave_out (&s, 0);
    }
  print (&s);
  *length = s.text->len;
  return g_string_free (s.text, FALSE);
}
