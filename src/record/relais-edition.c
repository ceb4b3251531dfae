/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-edition.h"

#include <string.h>

#include "engine/common/refusals.h"
#include "relais-json.h"

#define MAX_KEY 64      /* of a key that is told */

typedef struct
{
  const RelaisGame *game;
  const RelaisJson *json;
  guint8 *edition;
  GPtrArray *problems;
  GString *path;
  gsize prefix;         /* of the path: where the file keeps its edition */
} Reader;

static void
problem (Reader *r, RelaisRefusal refusal)
{
  gsize n = r->path->len > r->prefix ? r->path->len : r->prefix - MIN (r->prefix, 1);
  g_autofree char *place = g_strndup (r->path->str, n);

  relais_problems_add (r->problems, place, relais_words_rule (r->game, &refusal),
                       relais_words_refusal (r->game, &refusal));
}

/* "messages.m1.01.points": a dot between two digits belongs to an id, every
 * other one divides ("ship.0.deniers", "copies.3"). */
static gboolean
divides (const char *path, const char *dot)
{
  return dot == path || !g_ascii_isdigit (dot[-1]) || !g_ascii_isdigit (dot[1]);
}

static const RelaisField *
find_field (Reader *r)
{
  const char *path = r->path->str + r->prefix;

  for (int i = 0; i < r->game->n_fields; i++)
    if (g_str_equal (r->game->fields[i].path, path))
      return &r->game->fields[i];
  return NULL;
}

/* Is there any field below this path? */
static gboolean
is_branch (Reader *r)
{
  const char *path = r->path->str + r->prefix;
  gsize n = strlen (path);

  for (int i = 0; i < r->game->n_fields; i++)
    {
      const char *field = r->game->fields[i].path;

      if (strncmp (field, path, n) == 0 && field[n] == '.' && divides (field, field + n))
        return TRUE;
    }
  return FALSE;
}

/* One step of a path, not several at once. */
static gboolean
is_step (RelaisWord key)
{
  g_autofree char *text = g_strndup (key.at, MIN (key.n, MAX_KEY));

  for (char *dot = strchr (text, '.'); dot != NULL; dot = strchr (dot + 1, '.'))
    if (divides (text, dot))
      return FALSE;
  return key.n > 0 && key.n <= MAX_KEY;
}

static void
read_single (Reader *r, const RelaisField *field, guint index, RelaisJsonValue v)
{
  gint64 value;

  if (field->words == NULL)
    {
      if (relais_json_integer (r->json, v, field->min, field->max, &value))
        relais_edition_set (r->edition, field, index, (guint16) value);
      else
        problem (r, (RelaisRefusal) { RELAIS_REFUSAL_NOT_NUMBER, { field->min, field->max } });
      return;
    }
  for (guint i = field->min; i <= field->max; i++)
    {
      const char *word = field->words[i];

      if (word == NULL ? relais_json_type (r->json, v) == RELAIS_JSON_NULL
                       : relais_json_type (r->json, v) == RELAIS_JSON_STRING
                         && relais_word_is (relais_json_word (r->json, v), word))
        {
          relais_edition_set (r->edition, field, index, (guint16) i);
          return;
        }
    }
  problem (r, (RelaisRefusal) { RELAIS_REFUSAL_NOT_WORD, { 0 } });
}

static void
read_field (Reader *r, const RelaisField *field, RelaisJsonValue v)
{
  guint index = 0;

  if (field->count == 0)
    {
      read_single (r, field, 0, v);
      return;
    }
  if (relais_json_type (r->json, v) != RELAIS_JSON_LIST)
    {
      problem (r, (RelaisRefusal) { RELAIS_REFUSAL_NOT_LIST, { 0 } });
      return;
    }
  if (relais_json_count (r->json, v) != field->count)
    {
      problem (r, (RelaisRefusal) { RELAIS_REFUSAL_COUNT, { field->count } });
      return;
    }
  for (RelaisJsonValue e = relais_json_first (r->json, v); e != RELAIS_JSON_NONE;
       e = relais_json_after (r->json, v, e))
    read_single (r, field, index++, e);
}

static void read_changes (Reader *r, RelaisJsonValue v);

static void
read_below (Reader *r, RelaisWord key, RelaisJsonValue v)
{
  gsize before = r->path->len;
  const RelaisField *field;

  if (relais_problems_are_full (r->problems))
    return;
  if (before > r->prefix)
    g_string_append_c (r->path, '.');
  g_string_append_len (r->path, key.at, (gssize) MIN (key.n, MAX_KEY));
  field = find_field (r);
  if (!is_step (key) || (field == NULL && !is_branch (r)))
    problem (r, (RelaisRefusal) { RELAIS_REFUSAL_KEY, { 0 } });
  else if (field != NULL)
    read_field (r, field, v);
  else
    read_changes (r, v);
  g_string_truncate (r->path, before);
}

/* Objects by key; a list of objects without ids by place. */
static void
read_changes (Reader *r, RelaisJsonValue v)
{
  guint index = 0;

  if (relais_json_type (r->json, v) == RELAIS_JSON_OBJECT)
    {
      for (RelaisJsonValue k = relais_json_first (r->json, v); k != RELAIS_JSON_NONE;
           k = relais_json_after (r->json, v, k))
        read_below (r, relais_json_word (r->json, k), k + 1);
    }
  else if (relais_json_type (r->json, v) == RELAIS_JSON_LIST)
    {
      for (RelaisJsonValue e = relais_json_first (r->json, v); e != RELAIS_JSON_NONE;
           e = relais_json_after (r->json, v, e))
        {
          g_autofree char *key = g_strdup_printf ("%u", index++);

          read_below (r, (RelaisWord) { key, strlen (key) }, e);
        }
    }
  else
    problem (r, (RelaisRefusal) { RELAIS_REFUSAL_NOT_OBJECT, { 0 } });
}

/**
 * relais_edition_read:
 * @edition: a copy of the built-in one; what is right in @changes is set
 * @prefix: what comes before the paths of problems, such as "edition."
 * @problems: (element-type RelaisProblem): what is wrong is appended
 *
 * Whether the values go together is not looked at.
 */
void
relais_edition_read (const RelaisGame *game,
                     const RelaisJson *json,
                     RelaisJsonValue   changes,
                     const char       *prefix,
                     gpointer          edition,
                     GPtrArray        *problems)
{
  g_autoptr (GString) path = g_string_new (prefix);
  Reader reader = { game, json, edition, problems, path, path->len };

  g_return_if_fail (game != NULL);

  if (relais_json_type (json, changes) != RELAIS_JSON_OBJECT)
    problem (&reader, (RelaisRefusal) { RELAIS_REFUSAL_NOT_OBJECT, { 0 } });
  else
    read_changes (&reader, changes);
}

/**
 * relais_edition_change:
 * @prefix: what comes before the paths of problems, such as "edition."
 * @problems: (element-type RelaisProblem): what is wrong is appended
 *
 * Returns: (transfer full): a copy of the built-in edition with the changes,
 *   or %NULL if anything was wrong
 */
gpointer
relais_edition_change (const RelaisGame *game,
                       const RelaisJson *json,
                       RelaisJsonValue   changes,
                       const char       *prefix,
                       GPtrArray        *problems)
{
  g_autofree guint8 *edition = NULL;
  RelaisFindings findings = { 0 };
  guint before = problems->len;

  g_return_val_if_fail (game != NULL, NULL);

  edition = g_memdup2 (game->edition, game->edition_size);
  relais_edition_read (game, json, changes, prefix, edition, problems);
  if (problems->len == before)
    {
      game->check_edition (edition, &findings);
      relais_problems_take (problems, game, edition, &findings, prefix);
    }
  return problems->len == before ? g_steal_pointer (&edition) : NULL;
}

/**
 * relais_edition_parse:
 * @problems: (element-type RelaisProblem): what is wrong is appended
 *
 * Returns: (transfer full) (nullable): as relais_edition_change does
 */
gpointer
relais_edition_parse (const RelaisGame *game, const char *text, gsize length, GPtrArray *problems)
{
  g_autofree RelaisJson *json = NULL;

  g_return_val_if_fail (game != NULL, NULL);

  json = relais_json_parse (text, length, 1, problems);
  return json != NULL ? relais_edition_change (game, json, 0, "", problems) : NULL;
}

gboolean
relais_edition_differs (const RelaisGame *game, gconstpointer edition, const RelaisField *field)
{
  gsize size = (gsize) field->width * MAX (field->count, 1);

  g_return_val_if_fail (game != NULL, FALSE);
  return memcmp ((const guint8 *) edition + field->offset, (const guint8 *) game->edition + field->offset, size) != 0;
}

static void
print_single (GString *text, gconstpointer edition, const RelaisField *field, guint index)
{
  guint16 value = relais_edition_get (edition, field, index);

  if (field->words == NULL)
    g_string_append_printf (text, "%u", value);
  else if (field->words[value] == NULL)
    g_string_append (text, "null");
  else
    g_string_append_printf (text, "\"%s\"", field->words[value]);
}

static void
print_field (GString *text, gconstpointer edition, const RelaisField *field)
{
  if (field->count == 0)
    {
      print_single (text, edition, field, 0);
      return;
    }
  for (guint i = 0; i < field->count; i++)
    {
      g_string_append_c (text, i == 0 ? '[' : ',');
      print_single (text, edition, field, i);
    }
  g_string_append_c (text, ']');
}

static GStrv
split_path (const char *path)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_autofree char *rest = g_strdup (path);
  char *start = rest;

  for (char *dot = strchr (rest, '.'); dot != NULL; dot = strchr (dot + 1, '.'))
    {
      if (!divides (start, dot))
        continue;
      *dot = '\0';
      g_strv_builder_add (parts, start);
      start = dot + 1;
    }
  g_strv_builder_add (parts, start);
  return g_strv_builder_end (parts);
}

/* Closes the objects of the path before and opens those of the path after
 * that they do not share; fields are sorted by path, so each opens once. */
static void
step_path (GString *text, GPtrArray *open, char **parts)
{
  guint depth = g_strv_length (parts) - 1;
  guint shared = 0;

  while (shared < open->len && shared < depth && g_str_equal (open->pdata[shared], parts[shared]))
    shared++;
  while (open->len > shared)
    {
      g_string_append_c (text, '}');
      g_ptr_array_remove_index (open, open->len - 1);
    }
  if (text->str[text->len - 1] != '{')
    g_string_append_c (text, ',');
  for (; shared < depth; shared++)
    {
      g_string_append_printf (text, "\"%s\":{", parts[shared]);
      g_ptr_array_add (open, g_strdup (parts[shared]));
    }
}

/**
 * relais_edition_changes:
 *
 * Returns: (transfer full) (nullable): what differs from the built-in edition,
 *   as one line of JSON; %NULL if nothing does
 */
char *
relais_edition_changes (const RelaisGame *game, gconstpointer edition)
{
  g_autoptr (GString) text = g_string_new ("{");
  g_autoptr (GPtrArray) open = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (game != NULL, NULL);

  for (int i = 0; i < game->n_fields; i++)
    {
      const RelaisField *field = &game->fields[i];
      g_auto (GStrv) parts = NULL;

      if (!relais_edition_differs (game, edition, field))
        continue;
      parts = split_path (field->path);
      step_path (text, open, parts);
      g_string_append_printf (text, "\"%s\":", parts[g_strv_length (parts) - 1]);
      print_field (text, edition, field);
    }
  if (text->len == 1)
    return NULL;
  for (guint i = 0; i <= open->len; i++)
    g_string_append_c (text, '}');
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * relais_edition_get:
 * @index: in a list; 0 for a single value
 *
 * Returns: the number, or the index among the words
 */
guint16
relais_edition_get (gconstpointer edition, const RelaisField *field, guint index)
{
  const guint8 *at = (const guint8 *) edition + field->offset + index * field->width;
  guint16 value = *at;

  if (field->width == 2)
    memcpy (&value, at, 2);
  return value;
}

/**
 * relais_edition_set:
 * @edition: a copy of one's own
 * @value: within the field's limits
 */
void
relais_edition_set (gpointer edition, const RelaisField *field, guint index, guint16 value)
{
  guint8 *at = (guint8 *) edition + field->offset + index * field->width;

  if (field->width == 2)
    memcpy (at, &value, 2);
  else
    *at = (guint8) value;
}
