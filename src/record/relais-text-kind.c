/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-text-kind.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/common/refusals.h"
#include "relais-edition.h"
#include "relais-json.h"
#include "relais-record-header.h"
#include "relais-record.h"

/* Which members of an object are not known, by reading it as one thing. */
typedef struct
{
  guint known;                  /* besides the texts, which foreign files have as well */
  guint unknown;
  guint wrong;                  /* all that was found */
} Members;

static gboolean
is_text (RelaisWord key)
{
  static const char *const texts[] = { "name", "author", "note" };

  return relais_word_index (key, texts, G_N_ELEMENTS (texts)) >= 0;
}

/* A finding's path is cut off where it is long. */
static gboolean
is_unknown (const RelaisFindings *findings, RelaisWord key)
{
  for (int i = 0; i < findings->count && i < RELAIS_MAX_FINDINGS; i++)
    {
      const RelaisFinding *finding = &findings->at[i];
      gsize n = strlen (finding->path);

      if (finding->refusal.code == RELAIS_REFUSAL_KEY && n == MIN (key.n, sizeof finding->path - 1)
          && memcmp (finding->path, key.at, n) == 0)
        return TRUE;
    }
  return FALSE;
}

static Members
members_of_setup (const RelaisJson *json, const RelaisFindings *findings)
{
  Members members = { .wrong = (guint) findings->count };

  for (RelaisJsonValue k = relais_json_first (json, 0); k != RELAIS_JSON_NONE; k = relais_json_after (json, 0, k))
    {
      RelaisWord key = relais_json_word (json, k);

      if (is_unknown (findings, key))
        members.unknown++;
      else if (!is_text (key))
        members.known++;
    }
  return members;
}

static gboolean
is_of_edition (const RelaisGame *game, RelaisWord key)
{
  for (int i = 0; i < game->n_fields; i++)
    {
      const char *path = game->fields[i].path;

      if (strncmp (path, key.at, key.n) == 0 && (path[key.n] == '.' || path[key.n] == '\0'))
        return TRUE;
    }
  return FALSE;
}

static Members
members_of_edition (const RelaisGame *game, const RelaisJson *json)
{
  g_autofree guint8 *edition = g_memdup2 (game->edition, game->edition_size);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  Members members = { 0 };

  relais_edition_read (game, json, 0, "", edition, problems);
  members.wrong = problems->len;
  for (RelaisJsonValue k = relais_json_first (json, 0); k != RELAIS_JSON_NONE; k = relais_json_after (json, 0, k))
    if (is_of_edition (game, relais_json_word (json, k)))
      members.known++;
    else
      members.unknown++;
  return members;
}

/* Both have members that the other has not, and a few in common. A setup says
 * nothing that is needed, so one of texts alone is one. */
static RelaisTextKind
kind_of_object (const RelaisGame *game, const RelaisJson *json, const RelaisFindings *findings)
{
  Members setup = members_of_setup (json, findings);
  Members edition = members_of_edition (game, json);

  if (edition.unknown < setup.unknown || (edition.known > 0 && edition.wrong == 0 && setup.wrong > 0))
    return RELAIS_TEXT_EDITION;
  return setup.unknown > 0 && setup.known == 0 ? RELAIS_TEXT_FOREIGN_JSON : RELAIS_TEXT_SETUP;
}

static RelaisTextKind
kind_of_json (const char *text, gsize length)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree RelaisJson *json = NULL;
  RelaisFindings findings = { 0 };
  g_autoptr (RelaisSetup) setup = relais_setup_parse_draft (text, length, &json, &findings, problems);

  return setup != NULL ? kind_of_object (setup->game, json, &findings) : RELAIS_TEXT_SETUP;
}

RelaisTextKind
relais_text_kind (const char *text, gsize length)
{
  gsize blank = 0;

  while (blank < length && strchr (" \t\r\n", text[blank]) != NULL && text[blank] != '\0')
    blank++;
  if (blank == length)
    return RELAIS_TEXT_EMPTY;
  if (text[blank] == '{')
    return kind_of_json (text, length);
  return relais_record_is_one (text, length) ? RELAIS_TEXT_RECORD : RELAIS_TEXT_FOREIGN;
}

void
relais_text_kind_tell (RelaisTextKind kind, const char *place, const char *text, gsize length, GPtrArray *problems)
{
  const char *words = kind == RELAIS_TEXT_EMPTY     ? _("The file is empty: there is neither a game nor a setup in it.")
                      : kind == RELAIS_TEXT_EDITION ? _("These are card values, which can be imported into a setup.")
                                                    : _("This is neither a game nor a setup.");

  /* First what it means: a picture, say, is nothing that could be mended. */
  relais_problems_add (problems, place, "SYNTAX", g_strdup (words));
  relais_problems_utf8 (problems, text, length, 1);
}

void
relais_check_text (const char *text, gsize length, GPtrArray *problems)
{
  RelaisTextKind kind = relais_text_kind (text, length);
  g_autoptr (RelaisRecord) record = NULL;
  g_autoptr (RelaisSetup) setup = NULL;
  g_autofree guint8 *edition = NULL;

  if (kind == RELAIS_TEXT_RECORD)
    record = relais_record_parse (text, length, NULL, problems);
  else if (kind == RELAIS_TEXT_EDITION)
    edition = relais_edition_parse (relais_games[0], text, length, problems);
  else if (kind == RELAIS_TEXT_EMPTY || kind == RELAIS_TEXT_FOREIGN)
    relais_text_kind_tell (kind, "line 1", text, length, problems);
  else
    setup = relais_setup_parse (text, length, problems);
}
