/* SPDX-License-Identifier: GPL-3.0-or-later */

/* NAME.json, what the library keeps beside a record. Whatever is in it, the
 * game is not lost for that. */

#include "relais-beside.h"

#include <errno.h>
#include <json-glib/json-glib.h>
#include <string.h>

#include "record/relais-bounds.h"
#include "record/relais-file.h"
#include "record/relais-json.h"
#include "record/relais-text-kind.h"
#include "relais-folder.h"
#include "relais-match-private.h"

/* Of an object as it is printed: it always has a member. */
#define SEPARATOR ",\n  "
#define END "\n}"

/**
 * relais_beside_path:
 *
 * Returns: (transfer full): the path of what stands beside a record
 */
char *
relais_beside_path (const char *path, const char *suffix)
{
  return relais_folder_beside (path, RELAIS_SUFFIX_RECORD, suffix);
}

void
relais_beside_free (RelaisBeside *beside)
{
  g_free (beside->title);
  g_free (beside->scenario);
  g_free (beside->unknown);
  g_free (beside);
}

/* There is no such file, or something that is none. */
static gboolean
tells_nothing (const GError *error)
{
  static const GFileError codes[] = {
    G_FILE_ERROR_NOENT, G_FILE_ERROR_NOTDIR, G_FILE_ERROR_ISDIR, G_FILE_ERROR_LOOP, G_FILE_ERROR_INVAL, G_FILE_ERROR_FAILED,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    if (g_error_matches (error, G_FILE_ERROR, (int) codes[i]))
      return TRUE;
  return FALSE;
}

/**
 * relais_beside_read:
 * @path: of the record
 *
 * A game is not lost for what stands beside it. But what is there and could not
 * be read this time would be, when the game is next saved.
 *
 * Returns: (transfer full) (nullable): what is told beside it, perhaps nothing;
 *   NULL if it could not be read
 */
RelaisBeside *
relais_beside_read (const char *path, GError **error)
{
  g_autofree char *file = relais_beside_path (path, ".json");
  g_autoptr (GError) local = NULL;
  gsize length = 0;
  g_autofree char *text = relais_file_read (file, &length, &local);

  if (text != NULL || tells_nothing (local))
    return relais_beside_parse (text, length, error);
  g_propagate_error (error, g_steal_pointer (&local));
  return NULL;
}

static int
number_of (const RelaisJson *json, const char *name)
{
  RelaisJsonValue v = relais_json_below (json, 0, name);
  gint64 value;

  return v != RELAIS_JSON_NONE && relais_json_integer (json, v, 0, G_MAXINT, &value) ? (int) value : -1;
}

/* What another version keeps there is not understood, and kept as it is. */
static gboolean
is_known (const char *key)
{
  static const char *const known[] = { "cursor", "ended_early", "scenario", "strict", "title", "turn", NULL };

  return g_strv_contains (known, key);
}

/* As it stands in the file: a string with its quotation marks. */
static RelaisWord
text_of (const RelaisJson *json, RelaisJsonValue v)
{
  const RelaisJsonToken *token = &json->tokens[v];
  gsize quotes = token->type == RELAIS_JSON_STRING ? 1 : 0;

  return (RelaisWord) { json->text + token->start - quotes, token->length + 2 * quotes };
}

static char *
dup_unknown (const RelaisJson *json)
{
  GString *all = g_string_new (NULL);

  if (relais_json_type (json, 0) != RELAIS_JSON_OBJECT)
    return g_string_free (all, TRUE);
  for (RelaisJsonValue v = relais_json_first (json, 0); v != RELAIS_JSON_NONE; v = relais_json_after (json, 0, v))
    {
      g_autofree char *key = relais_json_dup_string (json, v);
      RelaisWord name = text_of (json, v);
      RelaisWord value = text_of (json, v + 1);

      if (!is_known (key) && all->len + name.n + value.n + strlen (SEPARATOR) <= RELAIS_UNKNOWN_LENGTH)
        g_string_append_printf (all, SEPARATOR "%.*s : %.*s", (int) name.n, name.at, (int) value.n, value.at);
    }
  return g_string_free (all, all->len == 0);
}

/**
 * relais_beside_parse:
 * @text: (nullable)
 *
 * What is no JSON, or of a wrong type, counts as not told.
 *
 * Returns: (transfer full) (nullable): NULL if there is no memory for it
 */
RelaisBeside *
relais_beside_parse (const char *text, gsize length, GError **error)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree RelaisJson *json = text != NULL ? relais_json_parse (text, length, 1, problems) : NULL;
  RelaisBeside *beside;
  g_autofree char *title = NULL;
  g_autofree char *scenario = NULL;

  if (relais_problems_may_pass (problems))
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_NOMEM, g_strerror (ENOMEM));
      return NULL;
    }
  beside = g_new0 (RelaisBeside, 1);
  beside->cursor = beside->turn = -1;
  if (json == NULL)
    return beside;
  title = relais_json_dup_string (json, relais_json_below (json, 0, "title"));
  scenario = relais_json_dup_string (json, relais_json_below (json, 0, "scenario"));
  beside->strict = relais_json_is_true (json, relais_json_below (json, 0, "strict"));
  beside->ended_early = relais_json_is_true (json, relais_json_below (json, 0, "ended_early"));
  beside->cursor = number_of (json, "cursor");
  beside->turn = number_of (json, "turn");
  beside->unknown = dup_unknown (json);
  beside->title = relais_bounds_name (title);
  beside->scenario = relais_bounds_line (scenario, RELAIS_ID_LENGTH);
  return beside;
}

static void
add_string (JsonBuilder *builder, const char *name, const char *value)
{
  if (value == NULL)
    return;
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, value);
}

/* In front of the end of the object. */
static char *
with_unknown (const char *text, const char *unknown, gsize *length)
{
  gsize head = strlen (text) - strlen (END);
  GString *all = g_string_new_len (text, (gssize) head);

  g_string_append_printf (all, "%s" END, unknown);
  *length = all->len;
  return g_string_free (all, FALSE);
}

char *
relais_beside_print (RelaisMatch *match, gsize *length)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *known = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "ended_early");
  json_builder_add_boolean_value (builder, relais_match_get_ended_early (match));
  add_string (builder, "title", relais_match_get_title (match));
  add_string (builder, "scenario", relais_match_get_scenario (match));
  /* The position tried is not the one that the record is saved at. */
  if (!relais_match_get_trying (match))
    {
      json_builder_set_member_name (builder, "cursor");
      json_builder_add_int_value (builder, relais_match_get_node (match)->depth);
      json_builder_set_member_name (builder, "turn");
      json_builder_add_int_value (builder, relais_match_get_turn (match));
    }
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  json_generator_set_root (generator, root);
  json_generator_set_pretty (generator, TRUE);
  known = json_generator_to_data (generator, length);
  return match->unknown != NULL ? with_unknown (known, match->unknown, length) : g_steal_pointer (&known);
}
