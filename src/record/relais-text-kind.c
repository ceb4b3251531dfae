/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-text-kind.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/common/refusals.h"
#include "relais-edition.h"
#include "relais-file.h"
#include "relais-json.h"
#include "relais-newer.h"
#include "relais-record-header.h"
#include "relais-record.h"

#define MARK "\xef\xbb\xbf"     /* that some editors put in front of UTF-8 */
#define SUM_LENGTH 64

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

static gboolean
begins (RelaisWord text, const char *with)
{
  return text.n >= strlen (with) && memcmp (text.at, with, strlen (with)) == 0;
}

/* "game 1234 1763596800 SUM NAME": whatever the kind is called. */
static gboolean
tells_of_file (RelaisWord line)
{
  RelaisWord length = relais_word_after (line, ' ');
  RelaisWord time = relais_word_after (length, ' ');
  RelaisWord sum = relais_word_before (relais_word_after (time, ' '), ' ');
  gint64 number;

  if (!relais_word_number (relais_word_before (length, ' '), RELAIS_FILE_MAX, &number)
      || !relais_word_number (relais_word_before (time, ' '), G_MAXINT64, &number) || sum.n != SUM_LENGTH)
    return FALSE;
  for (gsize i = 0; i < sum.n; i++)
    if (!g_ascii_isxdigit (sum.at[i]))
      return FALSE;
  return TRUE;
}

/* Lines of headers up to an empty one. */
static gboolean
has_headers (RelaisRecordLines *lines)
{
  while (relais_record_lines_next (lines) && lines->number <= RELAIS_LIBRARY_MOST_HEADERS)
    if (lines->line.n == 0)
      return TRUE;
    else if (memchr (lines->line.at, ':', lines->line.n) == NULL)
      return FALSE;
  return FALSE;
}

static gboolean
is_blank (RelaisWord text)
{
  gsize blank = 0;

  while (blank < text.n && g_ascii_isspace (text.at[blank]))
    blank++;
  return blank == text.n;
}

static RelaisLibraryStart
library_without_head (const char *path, RelaisWord text)
{
  RelaisRecordLines lines = { .at = text.at, .end = text.at + text.n };

  while (relais_record_lines_next (&lines))
    if (begins (lines.line, RELAIS_LIBRARY_HEAD) || tells_of_file (lines.line))
      return RELAIS_LIBRARY_DAMAGED;
  return path != NULL && g_str_has_suffix (path, RELAIS_SUFFIX_LIBRARY) && !is_blank (text) ? RELAIS_LIBRARY_DAMAGED : RELAIS_LIBRARY_NONE;
}

RelaisLibraryStart
relais_library_start (const char *path, const char *start, gsize length, guint *line)
{
  RelaisWord text = { start, MIN (length, RELAIS_LIBRARY_START) };
  RelaisRecordLines lines;
  gint64 version;

  if (line != NULL)
    *line = 1;
  if (begins (text, MARK))
    text = (RelaisWord) { text.at + strlen (MARK), text.n - strlen (MARK) };
  if (begins (text, "{") || begins (text, "relais-record:"))
    return RELAIS_LIBRARY_NONE;
  if (!begins (text, RELAIS_LIBRARY_HEAD))
    return library_without_head (path, text);
  lines = (RelaisRecordLines) { .at = text.at, .end = text.at + text.n };
  relais_record_lines_next (&lines);
  if (!relais_word_number (relais_word_after (lines.line, ' '), G_MAXINT32, &version) || version < 1)
    return RELAIS_LIBRARY_DAMAGED;
  if (version > RELAIS_LIBRARY_VERSION)
    return RELAIS_LIBRARY_NEWER;
  if (has_headers (&lines))
    return RELAIS_LIBRARY_WHOLE;
  if (line != NULL)
    *line = lines.number;
  return RELAIS_LIBRARY_DAMAGED;
}

RelaisTextKind
relais_text_kind (const char *text, gsize length)
{
  gsize blank = 0;

  while (blank < length && strchr (" \t\r\n", text[blank]) != NULL && text[blank] != '\0')
    blank++;
  if (blank == length)
    return RELAIS_TEXT_EMPTY;
  if (relais_library_start (NULL, text, length, NULL) != RELAIS_LIBRARY_NONE)
    return RELAIS_TEXT_LIBRARY;
  if (text[blank] == '{')
    return kind_of_json (text, length);
  return relais_record_is_one (text, length) ? RELAIS_TEXT_RECORD : RELAIS_TEXT_FOREIGN;
}

void
relais_text_kind_tell (RelaisTextKind kind, const char *place, const char *text, gsize length, GPtrArray *problems)
{
  const char *words = kind == RELAIS_TEXT_EMPTY     ? _("The file is empty: there is neither a game nor a setup in it.")
                      : kind == RELAIS_TEXT_EDITION ? _("These are card values, which can be imported into a setup.")
                      : kind == RELAIS_TEXT_LIBRARY ? _("This is a library file: games, setups and settings in one file.")
                                                    : _("This is neither a game nor a setup.");

  /* First what it means: a picture, say, is nothing that could be mended. */
  relais_problems_add (problems, place, "SYNTAX", g_strdup (words));
  relais_problems_utf8 (problems, text, length, 1);
}

static void
check_library (RelaisLibraryStart start, guint line, GPtrArray *problems)
{
  if (start == RELAIS_LIBRARY_DAMAGED)
    relais_problems_add_line (problems, line, "SYNTAX", _("This is a library file, but its beginning is damaged."));
  else if (start == RELAIS_LIBRARY_NEWER)
    relais_newer_add (problems, "line 1", _("This library file was made by a newer version of Relais."));
  else
    relais_problems_add (problems, "", "LIBRARY",
                         g_strdup (_("This is a library file, games, setups and settings in one file, and begins as one should. "
                                     "What is in it is looked at when it is opened in Relais.")));
}

/* Card values alone never name their game. */
static gpointer
check_edition (const char *text, gsize length, GPtrArray *problems)
{
  const RelaisGame *game = relais_game_unnamed ();

  if (game != NULL)
    return relais_edition_parse (game, text, length, problems);
  relais_problems_add (problems, "", "SYNTAX",
                       g_strdup (_("These are card values of a game that this version of Relais does not have.")));
  return NULL;
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
    edition = check_edition (text, length, problems);
  else if (kind == RELAIS_TEXT_LIBRARY)
    {
      guint line;
      RelaisLibraryStart library = relais_library_start (NULL, text, length, &line);

      check_library (library, line, problems);
    }
  else if (kind == RELAIS_TEXT_EMPTY || kind == RELAIS_TEXT_FOREIGN)
    relais_text_kind_tell (kind, "line 1", text, length, problems);
  else
    setup = relais_setup_parse (text, length, problems);
}

gboolean
relais_check_file (const char *path, GPtrArray *problems, GError **error)
{
  gsize length;
  g_autofree char *start = relais_file_read_start (path, RELAIS_LIBRARY_START, &length, error);
  g_autofree char *text = NULL;
  RelaisLibraryStart library;
  guint line;

  if (start == NULL)
    return FALSE;
  library = relais_library_start (path, start, length, &line);
  if (library != RELAIS_LIBRARY_NONE)
    {
      check_library (library, line, problems);
      return TRUE;
    }
  text = relais_file_read_unmarked (path, &length, error);
  if (text == NULL)
    return FALSE;
  relais_check_text (text, length, problems);
  return TRUE;
}
