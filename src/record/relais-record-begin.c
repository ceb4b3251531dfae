/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game in a record begins, and who plays it: what its header tells. */

#include "relais-record-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/common/options.h"
#include "relais-config-text.h"
#include "relais-edition.h"
#include "relais-json.h"

/* What was begun under older rules goes on under them. */
static void
read_rules (RelaisRecordReader *r, const RelaisGame *game)
{
  gint64 rules = 0;

  if (relais_record_reader_number (r, RELAIS_HEADER_RULES, &rules) && rules < game->rules)
    r->rules = (int) rules;
}

/* Where it is missing, what the game begins with names it, too. */
static const RelaisGame *
find_game (RelaisRecordReader *r)
{
  RelaisWord name = r->header.value[RELAIS_HEADER_GAME];
  const RelaisGame *game;

  r->number = MAX (r->header.line[RELAIS_HEADER_GAME], 1);
  if (r->header.line[RELAIS_HEADER_GAME] == 0)
    {
      relais_record_reader_wrong (r, _("The header “%s” is missing."), relais_header_keys[RELAIS_HEADER_GAME]);
      name = relais_word_before (r->header.value[RELAIS_HEADER_NEW], ' ');
    }
  game = relais_game_find (name);
  if (game == NULL && r->header.line[RELAIS_HEADER_GAME] > 0)
    relais_record_reader_wrong (r, _("There is no such game."));
  return game;
}

/* In a record it is lines that tell where something is wrong; the path within
 * the line's JSON goes before the words. */
static void
place_on_line (RelaisRecordReader *r, guint from, guint line)
{
  for (guint i = from; i < r->problems->len; i++)
    {
      RelaisProblem *problem = r->problems->pdata[i];
      gboolean is_path = *problem->place != '\0' && !g_str_has_prefix (problem->place, "line ");

      if (is_path)
        problem->path = g_steal_pointer (&problem->place);
      g_free (problem->place);
      problem->place = g_strdup_printf ("line %u", line);
    }
}

/* The header's changed edition; %NULL without problems if there is none. */
static gpointer
read_edition (RelaisRecordReader *r, const RelaisGame *game)
{
  RelaisWord text = r->header.value[RELAIS_HEADER_EDITION];
  g_autofree RelaisJson *json = NULL;
  gpointer edition = NULL;
  guint before = r->problems->len;

  if (r->header.line[RELAIS_HEADER_EDITION] == 0)
    return NULL;
  json = relais_json_parse (text.at, text.n, r->header.line[RELAIS_HEADER_EDITION], r->problems);
  if (json != NULL)
    edition = relais_edition_change (game, json, 0, "edition.", r->problems);
  place_on_line (r, before, r->header.line[RELAIS_HEADER_EDITION]);
  return edition;
}

/* Options (and an edition's changes) instead of a position. */
static gboolean
start_from_options (RelaisRecordReader *r, const RelaisGame *game)
{
  RelaisWord text = r->header.value[RELAIS_HEADER_NEW];
  g_autofree char *error = NULL;
  const RelaisGame *named;
  RelaisConfig config, resolved;
  RelaisRefusal why;
  RelaisState state;
  RelaisRecord *record;
  guint before = r->problems->len;

  r->number = r->header.line[RELAIS_HEADER_NEW];
  if (!relais_config_parse (text.at, text.n, &named, &config, &error))
    return relais_record_reader_wrong (r, "%s", error);
  if (named != game)
    return relais_record_reader_wrong (r, _("The headers “game” and “new” name different games."));

  config.rules = r->rules;
  record = r->record = g_new0 (RelaisRecord, 1);
  record->game = game;
  record->config = config;
  record->edition = read_edition (r, game);
  if (r->problems->len > before)
    return FALSE;
  resolved = config;
  if (!game->resolve (relais_record_edition (record), &resolved, &why))
    {
      g_autofree char *words = relais_words_refusal (game, &why);

      return relais_record_reader_wrong (r, "%s", words);
    }
  game->start (relais_record_edition (record), &resolved, &state);
  record->tree = relais_tree_new (game, relais_record_edition (record), &state);
  return TRUE;
}

/* As the first member of the object that the text is. */
static void
put_member (GString *text, const char *key, RelaisWord value)
{
  gsize brace = strspn (text->str, " \t");
  const char *first = text->str + brace + 1 + strspn (text->str + brace + 1, " \t\r");
  g_autofree char *member = g_strdup_printf ("\"%s\":%.*s%s", key, (int) value.n, value.at, *first == '}' ? "" : ",");

  g_string_insert (text, (gssize) brace + 1, member);
}

/* The setup's line with what other headers tell of it put in as members, so
 * that one reader does both. */
static gboolean
start_from_setup (RelaisRecordReader *r, const RelaisGame *game)
{
  RelaisWord line = r->header.value[RELAIS_HEADER_SETUP];
  g_autoptr (GString) text = g_string_new_len (line.at, (gssize) line.n);
  gboolean is_object = text->str[strspn (text->str, " \t")] == '{';
  guint before = r->problems->len;
  g_autofree gpointer edition = read_edition (r, game);
  g_autoptr (RelaisSetup) setup = NULL;

  if (r->problems->len > before)
    return FALSE;
  if (edition != NULL && is_object)
    put_member (text, relais_header_keys[RELAIS_HEADER_EDITION], r->header.value[RELAIS_HEADER_EDITION]);
  if (r->rules > 0 && is_object)
    put_member (text, relais_header_keys[RELAIS_HEADER_RULES], r->header.value[RELAIS_HEADER_RULES]);
  setup = relais_setup_parse (text->str, text->len, r->problems);
  if (setup == NULL)
    {
      place_on_line (r, before, r->header.line[RELAIS_HEADER_SETUP]);
      return FALSE;
    }
  if (setup->game != game)
    {
      r->number = r->header.line[RELAIS_HEADER_SETUP];
      return relais_record_reader_wrong (r, _("The headers “game” and “setup” name different games."));
    }
  r->record = relais_record_from_setup (setup);
  return TRUE;
}

/* "Name (colour, kind); ..." */
static gboolean
read_seats (RelaisRecordReader *r)
{
  RelaisRecord *record = r->record;
  int seats = record->game->seats (relais_tree_get_state (record->tree));
  g_autoptr (GPtrArray) told = relais_players_new ();
  RelaisWord value = r->header.value[RELAIS_HEADER_SEATS];
  g_autofree char *text = g_strndup (value.at, value.n);
  g_auto (GStrv) entries = NULL;
  guint n = *text != '\0' ? 1 : 0;

  r->number = r->header.line[RELAIS_HEADER_SEATS];
  for (const char *c = text; *c != '\0'; c++)
    n += *c == ';';
  if (n != (guint) seats)
    return relais_record_reader_wrong (r, _("There are %u seats here and %d in the game."), n, seats);
  entries = g_strsplit (text, ";", -1);
  for (guint i = 0; entries[i] != NULL; i++)
    {
      char *open = strrchr (entries[i], '(');
      char *close = open != NULL ? strchr (open, ')') : NULL;
      char *comma = open != NULL ? strchr (open, ',') : NULL;
      g_autofree char *kind = NULL;

      if (open == NULL || comma == NULL || close == NULL || comma > close
          || close[1 + strspn (close + 1, " ")] != '\0')
        return relais_record_reader_wrong (r, _("“Name (colour, kind)” is expected for each seat."));
      *open = *comma = *close = '\0';
      kind = relais_player_kind_refuse (g_strstrip (comma + 1));
      if (kind != NULL)
        relais_record_reader_wrong (r, "%s", kind);
      g_ptr_array_add (told, relais_player_info_new (g_strstrip (entries[i]), g_strstrip (open + 1),
                                                     kind == NULL ? comma + 1 : ""));
    }
  relais_record_adopt_players (record, told);
  return TRUE;
}

static void
read_undo (RelaisRecordReader *r)
{
  r->number = r->header.line[RELAIS_HEADER_UNDO];
  if (!relais_record_header_read_undo (&r->header, &r->record->strict))
    relais_record_reader_wrong (r, _("After “undo:” only “strict” is known."));
}

/* What a setup told of the players still holds where no header does. */
static void
read_players (RelaisRecordReader *r)
{
  gboolean told = r->header.line[RELAIS_HEADER_SEATS] > 0 && read_seats (r);

  if (!told && r->record->players == NULL)
    relais_record_adopt_players (r->record, NULL);
}

gboolean
relais_record_reader_begin (RelaisRecordReader *r)
{
  const RelaisGame *game = find_game (r);

  if (game == NULL)
    return FALSE;
  read_rules (r, game);
  if ((r->header.line[RELAIS_HEADER_NEW] > 0) == (r->header.line[RELAIS_HEADER_SETUP] > 0))
    {
      r->number = MAX (MAX (r->header.line[RELAIS_HEADER_NEW], r->header.line[RELAIS_HEADER_SETUP]), 1);
      return relais_record_reader_wrong (r, _("Either “new:” or “setup:” must say how the game begins."));
    }
  if (!(r->header.line[RELAIS_HEADER_NEW] > 0 ? start_from_options (r, game) : start_from_setup (r, game)))
    return FALSE;
  read_players (r);
  read_undo (r);
  return TRUE;
}
