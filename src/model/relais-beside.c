/* SPDX-License-Identifier: GPL-3.0-or-later */

/* NAME.json, what the library keeps beside a record. Whatever is in it, the
 * game is not lost for that. */

#include "relais-beside.h"

#include <errno.h>
#include <string.h>

#include "record/relais-bounds.h"
#include "record/relais-file.h"
#include "record/relais-json-print.h"
#include "record/relais-text-kind.h"
#include "relais-folder.h"
#include "relais-match-private.h"

/* Of the object as it is printed. */
#define BEGIN "{\n  "
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
  g_free (beside->setup);
  g_free (beside->counted);
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
 * be read this time would be, when the game is next saved. What is too long to
 * be JSON of ours tells nothing, and is not read to its end.
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
  g_autofree char *text = relais_file_read_start (file, RELAIS_JSON_LENGTH + 1, &length, &local);

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

/* Points may be negative, which no other number of a file is. */
static gboolean
read_number (const RelaisJson *json, RelaisJsonValue v, int *number)
{
  g_autofree char *text = relais_json_type (json, v) == RELAIS_JSON_NUMBER
                            ? g_strndup (relais_json_word (json, v).at, relais_json_word (json, v).n) : NULL;
  gint64 value;

  if (text == NULL || !g_ascii_string_to_signed (text, 10, -G_MAXINT16, G_MAXINT16, &value, NULL))
    return FALSE;
  *number = (int) value;
  return TRUE;
}

/* All of them or none. */
static void
read_points (RelaisBeside *beside, const RelaisJson *json)
{
  RelaisJsonValue list = relais_json_below (json, 0, "points");

  if (list == RELAIS_JSON_NONE || relais_json_type (json, list) != RELAIS_JSON_LIST
      || relais_json_count (json, list) > RELAIS_MAX_SEATS)
    return;
  for (RelaisJsonValue v = relais_json_first (json, list); v != RELAIS_JSON_NONE; v = relais_json_after (json, list, v))
    {
      if (!read_number (json, v, &beside->points[beside->n_points]))
        {
          beside->n_points = 0;
          return;
        }
      beside->n_points++;
    }
}

/* What another version keeps there is not understood, and kept as it is. */
static gboolean
is_known (const char *key)
{
  static const char *const known[] = { "counted", "cursor", "ended_early", "points", "scenario", "seat", "setup", "solved", "strict", "title", "turn", NULL };

  return g_strv_contains (known, key);
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
      RelaisWord name = relais_json_raw (json, v);
      RelaisWord value = relais_json_raw (json, v + 1);

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
  g_autofree char *setup = NULL;
  g_autofree char *counted = NULL;

  if (relais_problems_may_pass (problems))
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_NOMEM, g_strerror (ENOMEM));
      return NULL;
    }
  beside = g_new0 (RelaisBeside, 1);
  beside->cursor = beside->turn = beside->seat = -1;
  if (json == NULL)
    return beside;
  title = relais_json_dup_string (json, relais_json_below (json, 0, "title"));
  scenario = relais_json_dup_string (json, relais_json_below (json, 0, "scenario"));
  setup = relais_json_dup_string (json, relais_json_below (json, 0, "setup"));
  counted = relais_json_dup_string (json, relais_json_below (json, 0, "counted"));
  beside->strict = relais_json_is_true (json, relais_json_below (json, 0, "strict"));
  beside->ended_early = relais_json_is_true (json, relais_json_below (json, 0, "ended_early"));
  beside->cursor = number_of (json, "cursor");
  beside->turn = number_of (json, "turn");
  beside->seat = number_of (json, "seat");
  beside->solved = relais_json_is_true (json, relais_json_below (json, 0, "solved"));
  read_points (beside, json);
  beside->unknown = dup_unknown (json);
  beside->title = relais_bounds_name (title);
  beside->scenario = relais_bounds_line (scenario, RELAIS_ID_LENGTH);
  beside->setup = relais_bounds_line (setup, RELAIS_BEGINNING_LENGTH);
  beside->counted = relais_bounds_line (counted, RELAIS_ID_LENGTH);
  return beside;
}

static void
add_string (GString *text, const char *name, const char *value)
{
  if (value == NULL)
    return;
  g_string_append_printf (text, SEPARATOR "\"%s\" : ", name);
  relais_json_print_string (text, value);
}

/* What the list tells of the position that is saved, which is not that of a trial. */
static void
add_position (GString *text, RelaisMatch *match)
{
  const RelaisGame *game = relais_match_get_game (match);
  const RelaisNode *node = relais_match_true_node (match);
  RelaisScore score;
  RelaisView view;

  relais_match_view (match, node, RELAIS_NOBODY, &view);
  game->score (view.edition, &view.state, &score);
  g_string_append_printf (text, SEPARATOR "\"cursor\" : %d" SEPARATOR "\"turn\" : %d" SEPARATOR "\"seat\" : %d" SEPARATOR "\"points\" : [",
                          (int) node->depth, game->turn (node->state), game->seat (node->state));
  for (guint i = 0; i < score.seats; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? ", " : " ", score.total[i]);
  g_string_append (text, " ]");
  if (relais_match_get_solved (match))
    g_string_append (text, SEPARATOR "\"solved\" : true");
}

/**
 * relais_beside_print:
 *
 * Returns: (transfer full)
 */
char *
relais_beside_print (RelaisMatch *match, gsize *length)
{
  GString *text;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  text = g_string_new (NULL);
  g_string_append_printf (text, BEGIN "\"ended_early\" : %s", relais_match_get_ended_early (match) ? "true" : "false");
  add_string (text, "title", relais_match_get_title (match));
  add_string (text, "scenario", relais_match_get_scenario (match));
  add_string (text, "setup", relais_match_get_setup (match));
  add_string (text, "counted", relais_match_get_counted (match));
  add_position (text, match);
  g_string_append_printf (text, "%s" END, match->unknown != NULL ? match->unknown : "");
  *length = text->len;
  return g_string_free (text, FALSE);
}
