/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading a record: everything is replayed into a new record, every move and
 * hash checked. At the first move that does not fit, reading ends, and what
 * was read so far is a game that can be played on. So is what follows a header
 * that is wrong, as long as it can be known how the game begins. Bytes that are
 * no text end the reading only where a move would be: in headers and remarks
 * they are replaced. */

#include "relais-record.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/common/hash.h"
#include "engine/common/options.h"
#include "relais-bounds.h"
#include "relais-config-text.h"
#include "relais-edition.h"
#include "relais-json.h"
#include "relais-newer.h"
#include "relais-record-header.h"

/* Each move keeps a whole state; games have a few thousand. */
#define MAX_MOVES 200000
/* Of a header; more of them help nobody. */
#define MAX_PROBLEMS 32

/* What is done between two times that it is told how far the reading is, counted
 * in moves: a hash costs as much as playing thirty. */
#define PORTION 500
#define HASH_WORK 30

typedef struct
{
  RelaisRecordLines lines;
  guint number;         /* of the line that is looked at */
  RelaisWord line;      /* mended, if it is damaged */
  GPtrArray *problems;

  gboolean damaged;     /* the text as a whole is no text */
  gboolean bad;         /* nor is the line that is looked at; it is mended */
  gboolean cut;         /* what follows was overwritten with NUL bytes */
  GPtrArray *mended;    /* lines that others point into */

  RelaisRecordHeader header;
  int rules;            /* the version, if it is an older one that is still played; 0: the newest */
  RelaisRecord *record;
  guint remark_line;    /* where the remark began that is gathered */
  const RelaisNode *hashed;     /* the last one whose hash was asked for */
  char hash[9];

  RelaisReadOn read_on; /* (nullable): is told how far it is */
  gpointer data;
  const char *begin;    /* of the text */
  guint work;           /* since it was told */
  gboolean stopped;
} Reader;

G_GNUC_PRINTF (2, 3)
static gboolean
wrong (Reader *r, const char *format, ...)
{
  g_autofree char *words = NULL;
  va_list args;

  va_start (args, format);
  words = g_strdup_vprintf (format, args);
  va_end (args);
  relais_problems_add_line (r->problems, r->number, "SYNTAX", "%s", words);
  return FALSE;
}

/* A file that was being written when the power failed often ends in NUL bytes
 * instead of its last part. */
static void
mend_line (Reader *r)
{
  gsize length = r->line.n;

  r->bad = !g_utf8_validate_len (r->line.at, r->line.n, NULL);
  if (!r->bad)
    return;
  while (r->lines.at == r->lines.end && length > 0 && r->line.at[length - 1] == '\0')
    length--;
  r->cut = length < r->line.n;
  if (r->problems->len < MAX_PROBLEMS)
    relais_problems_utf8 (r->problems, r->line.at, r->line.n, r->number);
  r->line.at = g_utf8_make_valid (r->line.at, (gssize) length);
  r->line.n = strlen (r->line.at);
  g_ptr_array_add (r->mended, (gpointer) r->line.at);
}

static void
take_line (Reader *r)
{
  r->number = r->lines.number;
  r->line = r->lines.line;
  if (r->damaged)
    mend_line (r);
}

/* Header */

static void
read_header_line (Reader *r, gboolean first)
{
  int key = relais_record_header_take (&r->header, r->line, r->number);

  if (key < 0 && !first)        /* of the first line it is told already */
    {
      g_autofree char *quoted = relais_quote (relais_word_before (r->line, ':'));

      wrong (r, _("There is no header %s."), quoted);
    }
  else if (key >= 0 && r->header.line[key] != r->number)
    wrong (r, _("The header “%s” appears twice."), relais_header_keys[key]);
}

/* FALSE if it is not known where the moves begin. */
static gboolean
read_header (Reader *r)
{
  gboolean begun = FALSE;

  while (relais_record_lines_next_of_header (&r->lines))
    {
      take_line (r);
      if (r->problems->len >= MAX_PROBLEMS)
        return FALSE;
      if (r->number == 1 && relais_header_of (r->line) != RELAIS_HEADER_RECORD)
        wrong (r, _("A record begins with “relais-record: 1”."));
      if (r->line.n > 0)
        read_header_line (r, !begun);
      begun = begun || r->line.n > 0;
    }
  r->number = 1;
  return r->lines.number > 0 || wrong (r, _("The file is empty."));
}

static gboolean
header_number (Reader *r, RelaisHeaderKey key, gint64 *value)
{
  if (r->header.line[key] == 0)
    return TRUE;
  r->number = r->header.line[key];
  return relais_word_number (r->header.value[key], G_MAXINT32, value)
         || wrong (r, _("A number is expected after “%s:”."), relais_header_keys[key]);
}

static void
tell_newer (Reader *r, RelaisHeaderKey key, const char *words)
{
  g_autofree char *place = g_strdup_printf ("line %u", r->header.line[key]);

  relais_newer_add (r->problems, place, words);
}

/* Of something newer, what can be read is, and whoever wants to plays a copy. */
static gboolean
check_version (Reader *r)
{
  gint64 version = 1;
  RelaisHeaderKey key;
  const char *newer = relais_newer_of_header (&r->header, &key);

  if (!header_number (r, RELAIS_HEADER_RECORD, &version))
    return FALSE;
  if (newer != NULL)
    tell_newer (r, key, newer);
  else if (version != 1)
    {
      r->number = r->header.line[RELAIS_HEADER_RECORD];
      return wrong (r, _("This version of Relais reads records of version 1 only."));
    }
  return TRUE;
}

/* What was begun under older rules goes on under them. */
static void
read_rules (Reader *r, const RelaisGame *game)
{
  gint64 rules = 0;

  if (header_number (r, RELAIS_HEADER_RULES, &rules) && rules < game->rules)
    r->rules = (int) rules;
}

/* Where it is missing, what the game begins with names it, too. */
static const RelaisGame *
find_game (Reader *r)
{
  RelaisWord name = r->header.value[RELAIS_HEADER_GAME];
  const RelaisGame *game;

  r->number = MAX (r->header.line[RELAIS_HEADER_GAME], 1);
  if (r->header.line[RELAIS_HEADER_GAME] == 0)
    {
      wrong (r, _("The header “%s” is missing."), relais_header_keys[RELAIS_HEADER_GAME]);
      name = relais_word_before (r->header.value[RELAIS_HEADER_NEW], ' ');
    }
  game = relais_game_find (name);
  if (game == NULL && r->header.line[RELAIS_HEADER_GAME] > 0)
    wrong (r, _("There is no such game."));
  return game;
}

/* In a record it is lines that tell where something is wrong; the path within
 * the line's JSON goes before the words. */
static void
place_on_line (Reader *r, guint from, guint line)
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
read_edition (Reader *r, const RelaisGame *game)
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
start_from_options (Reader *r, const RelaisGame *game)
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
    return wrong (r, "%s", error);
  if (named != game)
    return wrong (r, _("The headers “game” and “new” name different games."));

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

      return wrong (r, "%s", words);
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
start_from_setup (Reader *r, const RelaisGame *game)
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
      return wrong (r, _("The headers “game” and “setup” name different games."));
    }
  r->record = relais_record_from_setup (setup);
  return TRUE;
}

/* "Name (colour, kind); ..." */
static gboolean
read_seats (Reader *r)
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
    return wrong (r, _("There are %u seats here and %d in the game."), n, seats);
  entries = g_strsplit (text, ";", -1);
  for (guint i = 0; entries[i] != NULL; i++)
    {
      char *open = strrchr (entries[i], '(');
      char *close = open != NULL ? strchr (open, ')') : NULL;
      char *comma = open != NULL ? strchr (open, ',') : NULL;
      g_autofree char *kind = NULL;

      if (open == NULL || comma == NULL || close == NULL || comma > close
          || close[1 + strspn (close + 1, " ")] != '\0')
        return wrong (r, _("“Name (colour, kind)” is expected for each seat."));
      *open = *comma = *close = '\0';
      kind = relais_player_kind_refuse (g_strstrip (comma + 1));
      if (kind != NULL)
        wrong (r, "%s", kind);
      g_ptr_array_add (told, relais_player_info_new (g_strstrip (entries[i]), g_strstrip (open + 1),
                                                     kind == NULL ? comma + 1 : ""));
    }
  relais_record_adopt_players (record, told);
  return TRUE;
}

static void
read_undo (Reader *r)
{
  r->number = r->header.line[RELAIS_HEADER_UNDO];
  if (!relais_record_header_read_undo (&r->header, &r->record->strict))
    wrong (r, _("After “undo:” only “strict” is known."));
}

/* What a setup told of the players still holds where no header does. */
static void
read_players (Reader *r)
{
  gboolean told = r->header.line[RELAIS_HEADER_SEATS] > 0 && read_seats (r);

  if (!told && r->record->players == NULL)
    relais_record_adopt_players (r->record, NULL);
}

/* FALSE if it cannot be known how the game begins. */
static gboolean
start_record (Reader *r)
{
  const RelaisGame *game;

  if (!check_version (r))
    return FALSE;
  game = find_game (r);
  if (game == NULL)
    return FALSE;
  read_rules (r, game);
  if ((r->header.line[RELAIS_HEADER_NEW] > 0) == (r->header.line[RELAIS_HEADER_SETUP] > 0))
    {
      r->number = MAX (MAX (r->header.line[RELAIS_HEADER_NEW], r->header.line[RELAIS_HEADER_SETUP]), 1);
      return wrong (r, _("Either “new:” or “setup:” must say how the game begins."));
    }
  if (!(r->header.line[RELAIS_HEADER_NEW] > 0 ? start_from_options (r, game) : start_from_setup (r, game)))
    return FALSE;
  read_players (r);
  read_undo (r);
  return TRUE;
}

/* Body */

/* A file may tell that of one position as often as it has room. */
static const char *
hash_of (Reader *r, const RelaisNode *node)
{
  char buffer[RELAIS_MAX_STATE_TEXT];
  RelaisText line;

  if (node == r->hashed)
    return r->hash;
  relais_text_init (&line, buffer, sizeof buffer);
  r->record->game->print_state (relais_record_edition (r->record), node->state, &line);
  g_snprintf (r->hash, sizeof r->hash, "%08x", relais_fnv32 (buffer, line.length));
  r->hashed = node;
  return r->hash;
}

static gboolean
read_hash (Reader *r, RelaisWord text, RelaisNode *node)
{
  const RelaisGame *game = r->record->game;
  const char *found;
  RelaisWord words[3];
  gint64 turn;

  if (relais_words_split (text.at, text.n, words, 3) != 3 || !relais_word_number (words[1], G_MAXINT32, &turn)
      || words[0].n != 1 || words[2].n != 8)
    return wrong (r, _("“@ TURN HASH” is expected, with a hash of 8 hexadecimal digits."));
  if (!relais_node_ends_turn (r->record->tree, node))
    return wrong (r, _("The move above does not end a turn."));
  if (game->turn (node->parent->state) != turn)
    return wrong (r, _("Turn %d ends here, not turn %d."), game->turn (node->parent->state), (int) turn);
  found = hash_of (r, node);
  if (memcmp (found, words[2].at, 8) != 0)
    return wrong (r, _("After turn %d the position differs: %.8s is expected, but it is %s."), (int) turn,
                  words[2].at, found);
  return TRUE;
}

/* Lines of a remark gather until something else comes. Carriage returns at their
 * ends go all at once, or each time that a record is read would take one. */
static void
add_remark (Reader *r, GString *remark, RelaisWord text)
{
  gsize skip = text.n > 1 && text.at[1] == ' ' ? 2 : 1;

  while (text.n > skip && text.at[text.n - 1] == '\r')
    text.n--;
  if (remark->len == 0)
    r->remark_line = r->number;
  g_string_append_len (remark, text.at + skip, (gssize) (text.n - skip));
  g_string_append_c (remark, '\n');
}

/* FALSE: somebody's own words. */
static gboolean
keep_judged (RelaisNode *node, RelaisWord text)
{
  const gsize skip = strlen ("# " RELAIS_JUDGED_BEGINS);
  RelaisWord line;

  while (text.n > skip && text.at[text.n - 1] == '\r')
    text.n--;
  if (node->judged != NULL || text.n <= skip || memcmp (text.at, "# " RELAIS_JUDGED_BEGINS, skip) != 0)
    return FALSE;
  line = (RelaisWord) { text.at + skip, text.n - skip };
  if (!relais_bounds_judged (line))
    return FALSE;
  node->judged = g_strndup (line.at, line.n);
  return TRUE;
}

/* What is beyond the bounds is left out and told; no move is missing for that. */
static void
keep_remark (Reader *r, RelaisNode *node, GString *remark)
{
  g_autofree char *old = NULL;
  g_autofree char *all = NULL;

  if (remark->len == 0)
    return;
  old = g_steal_pointer (&node->remark);
  g_string_truncate (remark, remark->len - 1);
  all = old != NULL ? g_strconcat (old, "\n", remark->str, NULL) : g_strdup (remark->str);
  if (!relais_bounds_note (all, &node->remark))
    {
      g_autofree char *words = relais_bounds_refuse ();

      relais_problems_add_line (r->problems, r->remark_line, "SYNTAX", "%s", words);
    }
  g_string_truncate (remark, 0);
}

static RelaisNode *
read_move (Reader *r, RelaisWord text, RelaisNode *parent)
{
  const RelaisGame *game = r->record->game;
  RelaisRefusal why;
  RelaisMove move;
  RelaisNode *node = NULL;

  if (relais_parse_move (game, parent->state, text.at, text.n, &move, &why))
    node = relais_tree_add (r->record->tree, parent, move, &why);
  if (node == NULL && why.code == 0)
    relais_problems_add_line (r->problems, r->number, RELAIS_RULE_FILE, "%s", g_strerror (ENOMEM));
  else if (node == NULL)
    {
      g_autofree char *quoted = relais_quote (text);

      relais_problems_add_move (r->problems, r->number, game, relais_record_edition (r->record), &why,
                                game->turn (parent->state), quoted);
    }
  return node;
}

/* FALSE if nobody wants the rest. */
static gboolean
go_on (Reader *r, guint work)
{
  r->work += work;
  if (r->read_on == NULL || r->work < PORTION)
    return TRUE;
  r->stopped = !r->read_on (r->work, (double) (r->lines.at - r->begin) / (double) (r->lines.end - r->begin), r->data);
  r->work = 0;
  return !r->stopped;
}

/* `lines[d]` is the node that the next move at depth d follows; a move one
 * deeper replaces it. */
static gboolean
read_body (Reader *r, RelaisNode **last)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  g_autoptr (GString) remark = g_string_new (NULL);
  guint moves = 0;
  guint depth = 0;

  g_ptr_array_add (lines, relais_tree_get_root (r->record->tree));
  while (relais_record_lines_next (&r->lines))
    {
      RelaisWord text;
      guint blanks = 0;
      RelaisNode *above = lines->pdata[depth];
      RelaisNode *node;

      take_line (r);
      text = r->line;
      if (!go_on (r, 1))
        return FALSE;
      while (text.n > 0 && text.at[0] == ' ')
        {
          text.at++;
          text.n--;
          blanks++;
        }
      if (r->bad && (text.n == 0 || text.at[0] != '#'))         /* told already */
        {
          keep_remark (r, above, remark);
          return FALSE;
        }
      if (text.n == 0)
        continue;
      if (text.at[0] == '#' || text.at[0] == '@')
        {
          guint work = above != r->hashed ? HASH_WORK : 0;

          if (text.at[0] == '#')
            {
              if (!keep_judged (above, text))
                add_remark (r, remark, text);
            }
          else if (!read_hash (r, text, above) || !go_on (r, work))
            return FALSE;
          continue;
        }
      keep_remark (r, above, remark);
      if (++moves > MAX_MOVES)
        return wrong (r, _("A record has at most %d moves."), MAX_MOVES);
      if (blanks % 2 != 0 || blanks / 2 > depth + 1 || (blanks / 2 > depth && above->parent == NULL))
        return wrong (r, _("This line is not indented as a branch is."));
      node = read_move (r, text, blanks / 2 > depth ? above->parent : lines->pdata[blanks / 2]);
      if (node == NULL)
        return FALSE;
      depth = blanks / 2;
      g_ptr_array_set_size (lines, (gint) depth);
      g_ptr_array_add (lines, node);
      if (depth == 0)
        *last = node;
    }
  keep_remark (r, lines->pdata[depth], remark);
  return TRUE;
}

static gboolean
place_cursor (Reader *r, const RelaisNode *last)
{
  gint64 cursor = last->depth;

  if (!header_number (r, RELAIS_HEADER_CURSOR, &cursor))
    return FALSE;
  r->number = r->header.line[RELAIS_HEADER_CURSOR];
  if (cursor > last->depth)
    return wrong (r, _("The main line has only this many moves: %u."), last->depth);
  return relais_tree_undo (r->record->tree, last->depth - (guint) cursor);
}

/* What is wrong with a file of a newer version is most likely not wrong there. */
static void
tell_newer_application (Reader *r)
{
  if (r->problems->len > 0 && !relais_newer_is_told (r->problems)
      && relais_newer_is_version (r->header.value[RELAIS_HEADER_APPLICATION]))
    tell_newer (r, RELAIS_HEADER_APPLICATION, _("This file was written by a newer version of Relais."));
}

/* NULL if anything is wrong; then what could be read stays in the reader's record. */
static RelaisRecord *
read_all (Reader *r)
{
  RelaisNode *last;

  if (!read_header (r) || !start_record (r))
    {
      g_clear_pointer (&r->record, relais_record_free);
      return NULL;
    }
  last = relais_tree_get_root (r->record->tree);
  r->record->whole = read_body (r, &last) && !r->cut;
  /* A branch may begin with the main line's own moves, and then the main line's
   * latest children are not what they should be. */
  relais_tree_go (r->record->tree, last);
  return r->record->whole && r->problems->len == 0 && place_cursor (r, last) ? g_steal_pointer (&r->record) : NULL;
}

/**
 * relais_record_read:
 * @partial: (out) (nullable) (optional): the game up to the first move that is
 *   wrong; with every move if it is a header that is
 * @problems: (element-type RelaisProblem): what is wrong
 * @read_on: (nullable): told now and then how far it is; stops it by FALSE, and
 *   then there is neither a record nor a part of it
 *
 * Returns: (transfer full) (nullable): the record, if nothing is wrong
 */
RelaisRecord *
relais_record_read (const char    *text,
                    gsize          length,
                    RelaisRecord **partial,
                    GPtrArray     *problems,
                    RelaisReadOn   read_on,
                    gpointer       data)
{
  /* the lines of the header lie in it until the end */
  g_autoptr (GPtrArray) mended = g_ptr_array_new_with_free_func (g_free);
  Reader r = { .lines = { .at = text, .end = text + length }, .problems = problems, .mended = mended,
               .read_on = read_on, .data = data, .begin = text };
  RelaisRecord *record;

  r.damaged = !g_utf8_validate_len (text, length, NULL);
  record = read_all (&r);
  if (record == NULL)
    tell_newer_application (&r);
  if (r.stopped)
    g_clear_pointer (&r.record, relais_record_free);
  if (partial != NULL)
    *partial = r.record;
  else if (r.record != NULL)
    relais_record_free (r.record);
  return record;
}

RelaisRecord *
relais_record_parse (const char *text, gsize length, RelaisRecord **partial, GPtrArray *problems)
{
  return relais_record_read (text, length, partial, problems, NULL, NULL);
}
