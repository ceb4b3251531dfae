/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file of the library, as a list shows it: found out from the header and by
 * counting lines, without playing the game again. */

#include "relais-library-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/relais-bounds.h"
#include "record/relais-file.h"
#include "record/relais-newer.h"
#include "record/relais-record-header.h"
#include "relais-lore.h"
#include "relais-search.h"
#include "relais-told-problem.h"

/* Bytes of a header that are kept: four names have less. */
#define MOST_OF_HEADER 8192
/* Moves that are played again to find what is wrong, while a list waits. */
#define MOST_PLAYED 1500

struct _RelaisLibraryEntry
{
  RelaisFolderEntry parent_instance;

  char *game;
  char *title;
  char *scenario;
  char *seats;                  /* as the header has them */
  char *players;                /* as they were told last */
  RelaisSearched searched;
  int turn;
  int seat;                     /* whose decision it is; -1: not told */
  guint n_points;               /* 0: not told */
  int points[RELAIS_MAX_SEATS];
  char *alone;                  /* the options of a game for one that is over by its rules; else NULL */
  gboolean solved;
  gboolean finished;
  gboolean broken;
  gboolean newer;               /* of a newer version */
};

G_DEFINE_TYPE (RelaisLibraryEntry, relais_library_entry, RELAIS_TYPE_FOLDER_ENTRY)

/* FALSE if a line is no header or repeats one */
static gboolean
read_header (RelaisRecordLines *lines, RelaisRecordHeader *header)
{
  gboolean fine = TRUE;

  while (relais_record_lines_next_of_header (lines))
    {
      int key = relais_record_header_take (header, lines->line, lines->number);

      fine = fine && key >= 0 && header->line[key] == lines->number;
    }
  return fine;
}

/* "Claire (red, human); blue (blue, human)" is "Claire" and "Blue". */
static GStrv
names_of (const char *seats)
{
  g_auto (GStrv) entries = g_strsplit (seats, ";", RELAIS_MAX_SEATS + 1);

  if (g_strv_length (entries) > RELAIS_MAX_SEATS)
    g_clear_pointer (&entries[RELAIS_MAX_SEATS], g_free);
  for (guint i = 0; entries[i] != NULL; i++)
    {
      g_autofree char *entry = entries[i];
      g_autofree char *name = NULL;
      char *open = strrchr (entry, '(');
      char *colour = open != NULL ? open + 1 : entry + strlen (entry);

      if (open != NULL)
        *open = '\0';
      colour[strcspn (colour, ",)")] = '\0';
      g_strstrip (entry);
      name = relais_bounds_name (*entry != '\0' ? relais_seat_told_name (entry, colour) : "");
      entries[i] = relais_seat_name_in_sentences (name);
      if (entries[i] == NULL)
        entries[i] = g_steal_pointer (&name);
    }
  return g_steal_pointer (&entries);
}

/* The main line: how many moves, and the turn of the move at the cursor. Only
 * now and then a turn's end is told ("@ TURN HASH"), so the turn may be a few
 * too low. Of each line only the first letter is looked at, since a library has
 * millions. */
static guint
count_moves (const RelaisRecordLines *lines, gint64 cursor, int *turn)
{
  const char *told = NULL;
  const char *end;
  guint moves = 0;

  for (const char *at = lines->at; at < lines->end; at = end + 1)
    {
      gboolean empty;

      end = memchr (at, '\n', (gsize) (lines->end - at));
      if (end == NULL)
        end = lines->end;
      empty = at == end || (*at == '\r' && at + 1 == end);
      if (empty || *at == ' ' || *at == '#')
        continue;
      if (*at != '@')
        moves++;
      else if (end - at > 2 && moves <= cursor)
        told = at + 2;
    }
  if (told != NULL)
    *turn = (int) CLAMP (g_ascii_strtoll (told, NULL, 10), 0, G_MAXINT - 1) + 1;
  return moves;
}

/* Nearly all of a record is ASCII, of which eight letters are looked at at once. */
static gboolean
is_valid (const char *text, gsize length)
{
  const guint64 beyond_ascii = G_GUINT64_CONSTANT (0x8080808080808080);
  gsize plain = 0;
  guint64 letters = 0;

  for (; plain + sizeof letters <= length; plain += sizeof letters)
    {
      memcpy (&letters, text + plain, sizeof letters);
      if ((letters & beyond_ascii) != 0)
        break;
    }
  return memchr (text, '\0', plain) == NULL && g_utf8_validate (text + plain, (gssize) (length - plain), NULL);
}

/* More than MOST_OF_HEADER is nothing that is told. */
static char *
text_of (RelaisWord word)
{
  return g_utf8_make_valid (word.n > 0 ? word.at : "", (gssize) MIN (word.n, MOST_OF_HEADER));
}

/* "finished 31 28" */
static void
read_result (RelaisLibraryEntry *self, RelaisWord result)
{
  g_autofree char *text = text_of (result);
  g_auto (GStrv) words = g_strsplit (text, " ", RELAIS_MAX_SEATS + 2);

  for (guint i = 1; i < MIN (g_strv_length (words), RELAIS_MAX_SEATS + 1); i++)
    self->points[self->n_points++] = (int) CLAMP (g_ascii_strtoll (words[i], NULL, 10), -G_MAXINT16, G_MAXINT16);
}

/* By the values that every game has. */
static gboolean
is_for_one (const RelaisLibraryEntry *self, const RelaisRecordHeader *header)
{
  return self->finished && self->n_points == 1 && strchr (self->seats, ';') == NULL && g_str_has_suffix (self->seats, ", human)")
         && header->line[RELAIS_HEADER_NEW] > 0 && header->line[RELAIS_HEADER_EDITION] == 0;
}

/* Only if it was written with the same position. */
static void
take_position (RelaisLibraryEntry *self, const RelaisBeside *beside)
{
  self->turn = beside->turn;
  self->seat = beside->seat;
  self->solved = beside->solved;
  self->n_points = beside->n_points;
  memcpy (self->points, beside->points, sizeof self->points);
}

static gboolean
scan (RelaisLibraryEntry *self, RelaisBeside *beside, const char *text, gsize length)
{
  RelaisRecordLines lines = { .at = text, .end = text + length };
  RelaisRecordHeader header = { 0 };
  RelaisWord result;
  gint64 cursor = G_MAXINT32;
  gboolean fine, has_cursor, newer, strict;
  guint moves;

  self->title = g_steal_pointer (&beside->title);
  self->scenario = g_steal_pointer (&beside->scenario);
  if (!is_valid (text, length))
    return FALSE;
  fine = read_header (&lines, &header);
  result = header.value[RELAIS_HEADER_RESULT];
  has_cursor = header.line[RELAIS_HEADER_CURSOR] > 0;
  self->game = text_of (header.value[RELAIS_HEADER_GAME]);
  self->seats = text_of (header.value[RELAIS_HEADER_SEATS]);
  newer = relais_newer_of_header (&header, NULL) != NULL;
  /* Of a file in which nothing is wrong this means nothing. */
  self->newer = newer || relais_newer_is_version (header.value[RELAIS_HEADER_APPLICATION]);
  if (!fine || newer || !relais_word_is (header.value[RELAIS_HEADER_RECORD], "1")
      || relais_game_find (header.value[RELAIS_HEADER_GAME]) == NULL
      || (header.line[RELAIS_HEADER_NEW] > 0) == (header.line[RELAIS_HEADER_SETUP] > 0)
      || !relais_record_header_read_undo (&header, &strict)
      || (has_cursor && !relais_word_number (header.value[RELAIS_HEADER_CURSOR], G_MAXINT32, &cursor)))
    return FALSE;
  moves = count_moves (&lines, cursor, &self->turn);
  if (!has_cursor)
    cursor = moves;
  if (cursor > moves)
    return FALSE;
  self->finished = beside->ended_early
                   || (cursor == moves && result.n >= 8 && memcmp (result.at, "finished", 8) == 0);
  if (beside->cursor == cursor && beside->turn >= 0)
    take_position (self, beside);
  else if (self->finished && self->turn > 0)
    self->turn--;
  if (self->finished && self->n_points == 0)
    read_result (self, result);
  if (!beside->ended_early && is_for_one (self, &header))
    self->alone = text_of (header.value[RELAIS_HEADER_NEW]);
  return TRUE;
}

static void
relais_library_entry_finalize (GObject *object)
{
  RelaisLibraryEntry *self = RELAIS_LIBRARY_ENTRY (object);

  g_free (self->game);
  g_free (self->title);
  g_free (self->seats);
  g_free (self->players);
  relais_searched_clear (&self->searched);
  g_free (self->scenario);
  g_free (self->alone);
  G_OBJECT_CLASS (relais_library_entry_parent_class)->finalize (object);
}

static void
relais_library_entry_class_init (RelaisLibraryEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_library_entry_finalize;
}

static void
relais_library_entry_init (RelaisLibraryEntry *self)
{
  self->seat = -1;
}

/**
 * relais_library_entry_new:
 * @marked: it is known to be broken, though it may not look so
 */
RelaisLibraryEntry *
relais_library_entry_new (const char *path, const RelaisFileStamp *stamp, gboolean marked)
{
  RelaisLibraryEntry *self = g_object_new (RELAIS_TYPE_LIBRARY_ENTRY, NULL);
  g_autoptr (RelaisBeside) beside = NULL;
  g_autofree char *text = NULL;
  gsize length;

  relais_folder_entry_set (RELAIS_FOLDER_ENTRY (self), path, RELAIS_SUFFIX_RECORD, stamp, marked);
  text = relais_file_read_unmarked (path, &length, NULL);
  beside = text != NULL ? relais_beside_read (path, NULL) : NULL;
  if (beside == NULL)
    relais_folder_entry_set_unreadable (self);
  self->broken = beside == NULL || !scan (self, beside, text, length) || marked;
  if (self->game == NULL)
    self->game = g_strdup ("");
  if (self->seats == NULL)
    self->seats = g_strdup ("");
  return self;
}

const char *
relais_library_entry_get_path (RelaisLibraryEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (self), NULL);
  return relais_folder_entry_get_path (RELAIS_FOLDER_ENTRY (self));
}

const char *
relais_library_entry_get_game (RelaisLibraryEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (self), NULL);
  return self->game;
}

static const RelaisGame *
game_of (RelaisLibraryEntry *self)
{
  return relais_game_find ((RelaisWord) { self->game, strlen (self->game) });
}

/**
 * relais_library_entry_get_title:
 *
 * Returns: (nullable): the scenario's, in the language of the moment; else the
 *   one that was given
 */
const char *
relais_library_entry_get_title (RelaisLibraryEntry *self)
{
  const char *scenario;

  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (self), NULL);

  scenario = relais_lore_scenario_title (game_of (self), self->scenario);
  return scenario != NULL ? scenario : self->title;
}

const char *
relais_library_entry_get_players (RelaisLibraryEntry *self)
{
  g_auto (GStrv) names = NULL;

  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (self), NULL);

  g_free (self->players);
  names = names_of (self->seats);
  self->players = g_strjoinv (", ", names);
  return self->players;
}

/**
 * relais_library_entry_dup_next:
 *
 * Returns: (nullable) (transfer full)
 */
char *
relais_library_entry_dup_next (RelaisLibraryEntry *self)
{
  g_auto (GStrv) names = NULL;
  int n;

  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (self), NULL);

  names = names_of (self->seats);
  n = (int) g_strv_length (names);
  return !self->finished && n > 1 && self->seat >= 0 && self->seat < n ? g_strdup (names[self->seat]) : NULL;
}

/**
 * relais_library_entry_dup_score:
 *
 * Returns: (nullable) (transfer full)
 */
char *
relais_library_entry_dup_score (RelaisLibraryEntry *self)
{
  g_auto (GStrv) names = NULL;

  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (self), NULL);

  names = names_of (self->seats);
  if (self->n_points == 0 || g_strv_length (names) != self->n_points)
    return NULL;
  for (guint i = 0; i < self->n_points; i++)
    {
      g_autofree char *name = names[i];
      g_autofree char *points = g_strdup_printf ("%d", self->points[i]);

      /* TRANSLATORS: who plays and his points, in a list: "Claire 12, Jonas 9" */
      names[i] = relais_lore_fill (_("{player} {points}"), "player", name, "points", points, NULL);
    }
  return g_strjoinv (", ", names);
}

int
relais_library_entry_get_points (RelaisLibraryEntry *self, guint seat)
{
  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (self), 0);
  return seat < self->n_points ? self->points[seat] : 0;
}

const char *
relais_library_entry_get_alone (RelaisLibraryEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (self), NULL);
  return self->alone;
}

gboolean
relais_library_entry_get_solved (RelaisLibraryEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (self), FALSE);
  return self->solved;
}

const char *
relais_library_entry_get_scenario (RelaisLibraryEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (self), NULL);
  return self->scenario;
}

int
relais_library_entry_get_turn (RelaisLibraryEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (self), 0);
  return self->turn;
}

gboolean
relais_library_entry_get_finished (RelaisLibraryEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (self), FALSE);
  return self->finished;
}

gboolean
relais_library_entry_get_broken (RelaisLibraryEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (self), FALSE);
  return self->broken;
}

/* A newer version made it, and something in it is not understood here. */
gboolean
relais_library_entry_get_newer (RelaisLibraryEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (self), FALSE);
  return self->broken && self->newer;
}

typedef struct
{
  const GPtrArray *problems;
  guint work;
} Seeking;

/* Only the first thing that is wrong is told. */
static gboolean
seek_on (guint work, double done, gpointer data)
{
  Seeking *seeking = data;

  seeking->work += work;
  return seeking->problems->len == 0 && seeking->work < MOST_PLAYED;
}

/**
 * relais_library_entry_dup_reason:
 *
 * Returns: (nullable) (transfer full): in the language of the moment; NULL if
 *   nothing is wrong as far as a list waits for it
 */
char *
relais_library_entry_dup_reason (RelaisLibraryEntry *self)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (RelaisBeside) beside = NULL;
  g_autoptr (RelaisRecord) record = NULL;
  g_autofree char *text = NULL;
  Seeking seeking = { problems, 0 };
  gsize length;

  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (self), NULL);

  if (!self->broken)
    return NULL;
  text = relais_file_read_unmarked (relais_library_entry_get_path (self), &length, &error);
  beside = text != NULL ? relais_beside_read (relais_library_entry_get_path (self), &error) : NULL;
  if (beside == NULL)
    return g_strdup (error->message);
  record = relais_record_read (text, length, NULL, problems, seek_on, &seeking);
  return problems->len > 0 ? relais_told_problem (problems->pdata[0]) : NULL;
}

/**
 * relais_library_entry_get_date:
 *
 * Returns: (transfer none): when it was last played
 */
GDateTime *
relais_library_entry_get_date (RelaisLibraryEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (self), NULL);
  return relais_folder_entry_get_date (RELAIS_FOLDER_ENTRY (self));
}

static char *
all_that_is_told (RelaisLibraryEntry *self)
{
  const char *title = relais_library_entry_get_title (self);
  g_autofree char *name = g_filename_display_basename (relais_library_entry_get_path (self));
  g_autofree char *names = relais_lore_names (game_of (self));

  return g_strjoin ("\n", title != NULL ? title : "", relais_library_entry_get_players (self), self->broken ? name : "", names, NULL);
}

static gboolean
finds (RelaisLibraryEntry *self, const char *words)
{
  if (!relais_searched_is_set (&self->searched))
    {
      g_autofree char *all = all_that_is_told (self);

      relais_searched_set (&self->searched, all);
    }
  return relais_search_finds (self->searched.folded, words);
}

/* Without words nothing is sought. */
gboolean
relais_library_entry_matches (RelaisLibraryEntry *self, const char *words)
{
  g_return_val_if_fail (RELAIS_IS_LIBRARY_ENTRY (self), FALSE);
  return *words == '\0' || finds (self, words);
}
