/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading a record: everything is replayed into a new record, every move and
 * hash checked. At the first move that does not fit, reading ends, and what
 * was read so far is a game that can be played on. So is what follows a header
 * that is wrong, as long as it can be known how the game begins. Bytes that are
 * no text end the reading only where a move would be: in headers and remarks
 * they are replaced. How the game begins is read in relais-record-begin.c. */

#include "relais-record-reader.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/common/hash.h"
#include "relais-bounds.h"
#include "relais-newer.h"

/* Each move keeps a whole state; games have a few thousand. */
#define MAX_MOVES 200000
/* Of a header; more of them help nobody. */
#define MAX_PROBLEMS 32

/* What is done between two times that it is told how far the reading is, counted
 * in moves: a hash costs as much as playing thirty. */
#define PORTION 500
#define HASH_WORK 30

gboolean
relais_record_reader_wrong (RelaisRecordReader *r, const char *format, ...)
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
mend_line (RelaisRecordReader *r)
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
take_line (RelaisRecordReader *r)
{
  r->number = r->lines.number;
  r->line = r->lines.line;
  if (r->damaged)
    mend_line (r);
}

/* Header */

static void
read_header_line (RelaisRecordReader *r, gboolean first)
{
  int key = relais_record_header_take (&r->header, r->line, r->number);

  if (key < 0 && !first)        /* of the first line it is told already */
    {
      g_autofree char *quoted = relais_quote (relais_word_before (r->line, ':'));

      relais_record_reader_wrong (r, _("There is no header %s."), quoted);
    }
  else if (key >= 0 && r->header.line[key] != r->number)
    relais_record_reader_wrong (r, _("The header “%s” appears twice."), relais_header_keys[key]);
}

/* FALSE if it is not known where the moves begin. */
static gboolean
read_header (RelaisRecordReader *r)
{
  gboolean begun = FALSE;

  while (relais_record_lines_next_of_header (&r->lines))
    {
      take_line (r);
      if (r->problems->len >= MAX_PROBLEMS)
        return FALSE;
      if (r->number == 1 && relais_header_of (r->line) != RELAIS_HEADER_RECORD)
        relais_record_reader_wrong (r, _("A record begins with “relais-record: 1”."));
      if (r->line.n > 0)
        read_header_line (r, !begun);
      begun = begun || r->line.n > 0;
    }
  r->number = 1;
  return r->lines.number > 0 || relais_record_reader_wrong (r, _("The file is empty."));
}

gboolean
relais_record_reader_number (RelaisRecordReader *r, RelaisHeaderKey key, gint64 *value)
{
  if (r->header.line[key] == 0)
    return TRUE;
  r->number = r->header.line[key];
  return relais_word_number (r->header.value[key], G_MAXINT32, value)
         || relais_record_reader_wrong (r, _("A number is expected after “%s:”."), relais_header_keys[key]);
}

static void
tell_newer (RelaisRecordReader *r, RelaisHeaderKey key, const char *words)
{
  g_autofree char *place = g_strdup_printf ("line %u", r->header.line[key]);

  relais_newer_add (r->problems, place, words);
}

/* Of something newer, what can be read is, and whoever wants to plays a copy. */
static gboolean
check_version (RelaisRecordReader *r)
{
  gint64 version = 1;
  RelaisHeaderKey key;
  const char *newer = relais_newer_of_header (&r->header, &key);

  if (!relais_record_reader_number (r, RELAIS_HEADER_RECORD, &version))
    return FALSE;
  if (newer != NULL)
    tell_newer (r, key, newer);
  else if (version != 1)
    {
      r->number = r->header.line[RELAIS_HEADER_RECORD];
      return relais_record_reader_wrong (r, _("This version of Relais reads records of version 1 only."));
    }
  return TRUE;
}

/* Body */

/* A file may tell that of one position as often as it has room. */
static const char *
hash_of (RelaisRecordReader *r, const RelaisNode *node)
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
read_hash (RelaisRecordReader *r, RelaisWord text, RelaisNode *node)
{
  const RelaisGame *game = r->record->game;
  const char *found;
  RelaisWord words[3];
  gint64 turn;

  if (relais_words_split (text.at, text.n, words, 3) != 3 || !relais_word_number (words[1], G_MAXINT32, &turn)
      || words[0].n != 1 || words[2].n != 8)
    return relais_record_reader_wrong (r, _("“@ TURN HASH” is expected, with a hash of 8 hexadecimal digits."));
  if (!relais_node_ends_turn (r->record->tree, node))
    return relais_record_reader_wrong (r, _("The move above does not end a turn."));
  if (game->turn (node->parent->state) != turn)
    return relais_record_reader_wrong (r, _("Turn %d ends here, not turn %d."), game->turn (node->parent->state), (int) turn);
  found = hash_of (r, node);
  if (memcmp (found, words[2].at, 8) != 0)
    return relais_record_reader_wrong (r, _("After turn %d the position differs: %.8s is expected, but it is %s."), (int) turn,
                                      words[2].at, found);
  return TRUE;
}

/* Lines of a remark gather until something else comes. Carriage returns at their
 * ends go all at once, or each time that a record is read would take one. */
static void
add_remark (RelaisRecordReader *r, GString *remark, RelaisWord text)
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
keep_remark (RelaisRecordReader *r, RelaisNode *node, GString *remark)
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
read_move (RelaisRecordReader *r, RelaisWord text, RelaisNode *parent)
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
go_on (RelaisRecordReader *r, guint work)
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
read_body (RelaisRecordReader *r, RelaisNode **last)
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
        return relais_record_reader_wrong (r, _("A record has at most %d moves."), MAX_MOVES);
      if (blanks % 2 != 0 || blanks / 2 > depth + 1 || (blanks / 2 > depth && above->parent == NULL))
        return relais_record_reader_wrong (r, _("This line is not indented as a branch is."));
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
place_cursor (RelaisRecordReader *r, const RelaisNode *last)
{
  gint64 cursor = last->depth;

  if (!relais_record_reader_number (r, RELAIS_HEADER_CURSOR, &cursor))
    return FALSE;
  r->number = r->header.line[RELAIS_HEADER_CURSOR];
  if (cursor > last->depth)
    return relais_record_reader_wrong (r, _("The main line has only this many moves: %u."), last->depth);
  return relais_tree_undo (r->record->tree, last->depth - (guint) cursor);
}

/* What is wrong with a file of a newer version is most likely not wrong there. */
static void
tell_newer_application (RelaisRecordReader *r)
{
  if (r->problems->len > 0 && !relais_newer_is_told (r->problems)
      && relais_newer_is_version (r->header.value[RELAIS_HEADER_APPLICATION]))
    tell_newer (r, RELAIS_HEADER_APPLICATION, _("This file was written by a newer version of Relais."));
}

/* NULL if anything is wrong; then what could be read stays in the reader's record. */
static RelaisRecord *
read_all (RelaisRecordReader *r)
{
  RelaisNode *last;

  if (!read_header (r) || !check_version (r) || !relais_record_reader_begin (r))
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
  RelaisRecordReader r = { .lines = { .at = text, .end = text + length }, .problems = problems, .mended = mended,
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
