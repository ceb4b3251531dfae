/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Records, played on, branched and remarked upon, with right hashes: printed by
 * the program itself. What stands in their headers is changed in the text. */

#include "fuzz-mutate.h"

#include <string.h>

#include "engine/common/options.h"
#include "fuzz.h"
#include "relais-record.h"

#define MOST_MOVES 400

static RelaisRecord *
read_record (FuzzText text)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  RelaisRecord *partial = NULL;
  RelaisRecord *record = relais_record_parse (text.at, text.n, &partial, problems);

  return record != NULL ? record : partial;
}

/* Another game by other options. */
static RelaisRecord *
begin_record (RelaisRng *rng)
{
  const RelaisGame *game = relais_games[0];
  RelaisConfig config = { 0 };
  RelaisRefusal why;

  for (int i = 0; i < game->n_options; i++)
    {
      const RelaisOption *option = &game->options[i];

      if (i != RELAIS_OPTION_PLAYERS && relais_rng_below (rng, 4) != 0)
        continue;
      config.value[i] = option->min + relais_rng_below (rng, (guint32) MIN (option->max - option->min + 1, G_MAXINT32));
      config.given |= 1u << i;
    }
  return relais_record_new (game, &config, &why);
}

static RelaisNode *
any_node (RelaisRecord *record, RelaisRng *rng)
{
  RelaisNode *node = relais_tree_get_current (record->tree);
  guint back = relais_rng_below (rng, node->depth + 1);

  while (back-- > 0)
    node = node->parent;
  return node;
}

/* From the end, or beside what was played. */
static void
play (RelaisRecord *record, RelaisRng *rng)
{
  static const guint lengths[] = { 1, 2, 5, 20, 100, MOST_MOVES };
  guint moves = lengths[relais_rng_below (rng, G_N_ELEMENTS (lengths))];

  if (relais_rng_below (rng, 2) == 0)
    relais_tree_go (record->tree, any_node (record, rng));
  while (moves-- > 0)
    {
      RelaisMove legal[RELAIS_MAX_MOVES];
      RelaisRefusal why;
      int n = record->game->legal (relais_record_edition (record), relais_tree_get_state (record->tree), legal);

      if (n == 0 || !relais_tree_play (record->tree, legal[relais_rng_below (rng, (guint32) n)], NULL, &why))
        return;
    }
}

static void
remark (RelaisRecord *record, RelaisRng *rng)
{
  RelaisNode *node = any_node (record, rng);
  g_autoptr (GString) words = g_string_new (NULL);

  fuzz_append_words (words, rng);
  g_free (node->remark);
  node->remark = g_strdup (words->str);
}

static GString *
print (RelaisRecord *record)
{
  gsize n;
  g_autofree char *text = relais_record_print (record, &n);

  return g_string_new_len (text, (gssize) n);
}

/* "seats: WORDS (red, human); …" and the like. */
static void
change_header (GString *text, RelaisRng *rng)
{
  static const char *const headers[] = { "seats: ", "application: ", "result: ", "cursor: ", "rules: ", "new: " };
  const char *header = headers[relais_rng_below (rng, G_N_ELEMENTS (headers))];
  const char *at = strstr (text->str, header);
  g_autoptr (GString) words = g_string_new (NULL);

  if (at == NULL)
    return;
  fuzz_append_words (words, rng);
  for (gsize i = 0; i < words->len; i++)
    if (words->str[i] == '\n')
      words->str[i] = ' ';
  g_string_insert_len (text, at + strlen (header) - text->str, words->str, (gssize) words->len);
}

GString *
fuzz_mutate_record (FuzzText text, FuzzText other, RelaisRng *rng)
{
  FuzzText from = other.n > 0 && relais_rng_below (rng, 2) == 0 ? other : text;
  g_autoptr (RelaisRecord) record = relais_rng_below (rng, 16) == 0 ? begin_record (rng) : read_record (from);
  GString *made;

  if (record == NULL)
    return NULL;
  if (relais_rng_below (rng, 4) != 0)
    play (record, rng);
  if (relais_rng_below (rng, 4) == 0)
    remark (record, rng);
  if (relais_rng_below (rng, 4) == 0)
    relais_tree_undo (record->tree, relais_rng_below (rng, 5));
  made = print (record);
  if (relais_rng_below (rng, 4) == 0)
    change_header (made, rng);
  return made;
}
