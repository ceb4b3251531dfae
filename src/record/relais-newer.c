/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-newer.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/common/game.h"
#include "relais-config.h"

#define RECORDS 1               /* the newest form of records that is read here */
#define PARTS 3                 /* of a version */
#define LARGEST 99999

void
relais_newer_add (GPtrArray *problems, const char *place, const char *words)
{
  g_autoptr (GPtrArray) own = relais_problems_new ();

  relais_problems_add (own, place, RELAIS_RULE_NEWER, g_strdup (words));
  g_ptr_array_insert (problems, 0, g_ptr_array_steal_index (own, 0));
}

gboolean
relais_newer_is_told (GPtrArray *problems)
{
  const RelaisProblem *first = problems->len > 0 ? problems->pdata[0] : NULL;

  return first != NULL && strcmp (first->rule, RELAIS_RULE_NEWER) == 0;
}

const char *
relais_newer_of_header (const RelaisRecordHeader *header, RelaisHeaderKey *key)
{
  const RelaisGame *game;
  gint64 record, rules;
  gboolean newer_record;
  gboolean newer_rules;

  g_return_val_if_fail (header != NULL, NULL);

  game = relais_game_find (header->value[RELAIS_HEADER_GAME]);
  newer_record = relais_word_number (header->value[RELAIS_HEADER_RECORD], G_MAXINT32, &record) && record > RECORDS;
  newer_rules = game != NULL && relais_word_number (header->value[RELAIS_HEADER_RULES], G_MAXINT32, &rules)
                && rules > game->rules;
  if (key != NULL)
    *key = newer_record ? RELAIS_HEADER_RECORD : RELAIS_HEADER_RULES;
  if (newer_record)
    return _("This record was made by a newer version of Relais.");
  return newer_rules ? _("This game was played by the rules of a newer version of Relais.") : NULL;
}

/* FALSE if it is no version. */
static gboolean
read_version (RelaisWord word, gint64 parts[PARTS])
{
  for (int i = 0; i < PARTS; i++)
    {
      RelaisWord part = relais_word_before (word, '.');

      if (!relais_word_number (part, LARGEST, &parts[i]))
        return FALSE;
      word = i + 1 < PARTS ? relais_word_after (word, '.') : word;
    }
  return TRUE;
}

gboolean
relais_newer_is_version (RelaisWord version)
{
  RelaisWord this_version = { RELAIS_VERSION, strlen (RELAIS_VERSION) };
  gint64 other[PARTS], own[PARTS];

  if (!read_version (version, other) || !read_version (this_version, own))
    return FALSE;
  for (int i = 0; i < PARTS; i++)
    if (other[i] != own[i])
      return other[i] > own[i];
  return FALSE;
}
