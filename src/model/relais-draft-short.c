/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A draft that is a start as its options draw it is told by these: with "start",
 * what a setup leaves out is no gap but lies as it does then. So all that is as at
 * the start is left out of a code, and found again by drawing the start once more. */

#include "relais-draft-private.h"

#include <string.h>

#include "record/relais-json.h"
#include "record/relais-json-print.h"
#include "relais-lore.h"

#define START "start"

/* What a start is drawn by, and what tells of which game and version. */
static gboolean
draws (const RelaisGame *game, RelaisWord key)
{
  static const char *const always[] = { "game", "format", "rules", "options", "draft" };

  for (guint i = 0; i < G_N_ELEMENTS (always); i++)
    if (relais_word_is (key, always[i]))
      return TRUE;
  for (int i = 0; i < game->n_options; i++)
    if (relais_word_is (key, game->options[i].key))
      return TRUE;
  return FALSE;
}

/* NULL: the card values leave no start. */
static char *
print_start (const RelaisDraftBoard *board)
{
  const RelaisDrafting *drafting = relais_lore_find (board->game)->drafting;
  g_autofree RelaisDraftBoard *start = g_memdup2 (board, sizeof *board);

  return drafting->begin (start, NULL) ? drafting->print (start) : NULL;
}

static gboolean
has_the_same (const RelaisJson *json, RelaisJsonValue key, const RelaisJson *other)
{
  g_autofree char *name = relais_json_dup_string (json, key);
  RelaisJsonValue there = relais_json_member (other, 0, name);
  RelaisWord mine, its;

  if (there == RELAIS_JSON_NONE)
    return FALSE;
  mine = relais_json_raw (json, key + 1);
  its = relais_json_raw (other, there);
  return mine.n == its.n && memcmp (mine.at, its.at, its.n) == 0;
}

static gboolean
has (const RelaisJson *json, const RelaisJson *of, RelaisJsonValue key)
{
  g_autofree char *name = relais_json_dup_string (of, key);

  return relais_json_member (json, 0, name) != RELAIS_JSON_NONE;
}

/* What a start has and the draft does not tell would come back. */
static gboolean
can_be_told (const RelaisJson *json, const RelaisJson *drawn)
{
  for (RelaisJsonValue k = relais_json_first (drawn, 0); k != RELAIS_JSON_NONE; k = relais_json_after (drawn, 0, k))
    if (!has (json, drawn, k) || (relais_word_is (relais_json_word (drawn, k), "draft") && !has_the_same (drawn, k, json)))
      return FALSE;
  return TRUE;
}

/**
 * relais_draft_shorten:
 * @state: the board as the game prints it
 *
 * Returns: (transfer full) (nullable): the same without what is as at the start;
 *   NULL: it cannot be told so
 */
char *
relais_draft_shorten (const RelaisDraftBoard *board, const char *state)
{
  g_autofree char *start = print_start (board);
  g_autofree RelaisJson *json = relais_json_parse_own (state), *drawn = NULL;
  g_autoptr (RelaisJsonEdit) edit = NULL;
  GString *text;

  if (start == NULL)
    return NULL;
  drawn = relais_json_parse_own (start);
  if (!can_be_told (json, drawn))
    return NULL;
  edit = relais_json_edit_new (json);
  for (RelaisJsonValue k = relais_json_first (json, 0); k != RELAIS_JSON_NONE; k = relais_json_after (json, 0, k))
    if (!draws (board->game, relais_json_word (json, k)) && has_the_same (json, k, drawn))
      {
        g_autofree char *name = relais_json_dup_string (json, k);

        relais_json_edit_remove (edit, 0, name);
      }
  text = g_string_new (NULL);
  relais_json_edit_print (edit, 0, text);
  g_string_truncate (text, text->len - 1);
  g_string_append (text, ",\"" START "\":true}");
  return g_string_free (text, FALSE);
}

/**
 * relais_draft_lengthen:
 * @board: read from the text, for its options
 *
 * Returns: (transfer full) (nullable): the text with all of it that is as at the
 *   start; NULL: it leaves out nothing of the kind
 */
char *
relais_draft_lengthen (const RelaisDraftBoard *board, const RelaisJson *json)
{
  RelaisJsonValue told = relais_json_member (json, 0, START);
  bool is_start = false;
  g_autofree char *start = NULL;
  g_autofree RelaisJson *drawn = NULL;
  g_autoptr (RelaisJsonEdit) edit = NULL;
  GString *text;

  if (told == RELAIS_JSON_NONE || !relais_json_boolean (json, told, &is_start) || !is_start)
    return NULL;
  start = print_start (board);
  if (start == NULL)
    return NULL;
  drawn = relais_json_parse_own (start);
  edit = relais_json_edit_new (json);
  relais_json_edit_remove (edit, 0, START);
  text = g_string_new (NULL);
  relais_json_edit_print (edit, 0, text);
  g_string_truncate (text, text->len - 1);
  for (RelaisJsonValue k = relais_json_first (drawn, 0); k != RELAIS_JSON_NONE; k = relais_json_after (drawn, 0, k))
    if (!has (json, drawn, k))
      {
        RelaisWord key = relais_json_raw (drawn, k), value = relais_json_raw (drawn, k + 1);

        g_string_append_printf (text, "%s%.*s:%.*s", text->len > 1 ? "," : "", (int) key.n, key.at, (int) value.n, value.at);
      }
  g_string_append_c (text, '}');
  return g_string_free (text, FALSE);
}
