/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file of the library, as a list shows it: found out from the header and by
 * counting lines, without playing the game again. */

#include "relais-library-private.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include "record/relais-file.h"
#include "record/relais-record-header.h"
#include "relais-lore.h"
#include "relais-search.h"
#include "relais-told-problem.h"

struct _RelaisLibraryEntry
{
  RelaisFolderEntry parent_instance;

  char *game;
  char *title;
  char *scenario;
  char *seats;                  /* as the header has them */
  char *players;                /* as they were told last */
  int turn;
  gboolean finished;
  gboolean broken;
  gboolean marked;
};

G_DEFINE_TYPE (RelaisLibraryEntry, relais_library_entry, RELAIS_TYPE_FOLDER_ENTRY)

/* NAME.json */

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
  g_free (beside);
}

static JsonNode *
member (JsonObject *object, const char *name, GType type)
{
  JsonNode *node = json_object_get_member (object, name);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type ? node : NULL;
}

static char *
string_member (JsonObject *object, const char *name)
{
  JsonNode *node = member (object, name, G_TYPE_STRING);

  return node != NULL ? json_node_dup_string (node) : NULL;
}

static gboolean
boolean_member (JsonObject *object, const char *name)
{
  JsonNode *node = member (object, name, G_TYPE_BOOLEAN);

  return node != NULL && json_node_get_boolean (node);
}

static int
int_member (JsonObject *object, const char *name)
{
  JsonNode *node = member (object, name, G_TYPE_INT64);
  gint64 value = node != NULL ? json_node_get_int (node) : -1;

  return value >= 0 && value <= G_MAXINT ? (int) value : -1;
}

/**
 * relais_beside_read:
 * @path: of the record
 *
 * Returns: (transfer full): what is told beside it; as if nothing were when
 *   that cannot be read: a game is not lost for that
 */
RelaisBeside *
relais_beside_read (const char *path)
{
  g_autofree char *file = relais_beside_path (path, ".json");
  gsize length = 0;
  g_autofree char *text = relais_file_read (file, &length, NULL);

  return relais_beside_parse (text, length);
}

/**
 * relais_beside_parse:
 * @text: (nullable)
 */
RelaisBeside *
relais_beside_parse (const char *text, gsize length)
{
  RelaisBeside *beside = g_new0 (RelaisBeside, 1);
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonNode *root = NULL;
  JsonObject *object;

  beside->cursor = beside->turn = -1;
  if (text != NULL && json_parser_load_from_data (parser, text, (gssize) length, NULL))
    root = json_parser_get_root (parser);
  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    return beside;
  object = json_node_get_object (root);
  beside->strict = boolean_member (object, "strict");
  beside->ended_early = boolean_member (object, "ended_early");
  beside->cursor = int_member (object, "cursor");
  beside->turn = int_member (object, "turn");
  beside->title = string_member (object, "title");
  beside->scenario = string_member (object, "scenario");
  return beside;
}

static void
add_string (JsonBuilder *builder, const char *name, const char *value)
{
  if (value == NULL)
    return;
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, value);
}

char *
relais_beside_print (RelaisMatch *match, gsize *length)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "strict");
  json_builder_add_boolean_value (builder, relais_match_get_strict (match));
  json_builder_set_member_name (builder, "ended_early");
  json_builder_add_boolean_value (builder, relais_match_get_ended_early (match));
  add_string (builder, "title", relais_match_get_title (match));
  add_string (builder, "scenario", relais_match_get_scenario (match));
  /* The position tried is not the one that the record is saved at. */
  if (!relais_match_get_trying (match))
    {
      json_builder_set_member_name (builder, "cursor");
      json_builder_add_int_value (builder, relais_match_get_node (match)->depth);
      json_builder_set_member_name (builder, "turn");
      json_builder_add_int_value (builder, relais_match_get_turn (match));
    }
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  json_generator_set_root (generator, root);
  json_generator_set_pretty (generator, TRUE);
  return json_generator_to_data (generator, length);
}

/* The record */

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

/* "Claire (red, human); blue (blue, human)" is "Claire, Blue". */
static char *
names_of (const char *seats)
{
  g_auto (GStrv) entries = g_strsplit (seats, ";", -1);

  for (guint i = 0; entries[i] != NULL; i++)
    {
      g_autofree char *entry = entries[i];
      char *open = strrchr (entry, '(');
      char *colour = open != NULL ? open + 1 : entry + strlen (entry);

      if (open != NULL)
        *open = '\0';
      colour[strcspn (colour, ",)")] = '\0';
      g_strstrip (entry);
      entries[i] = relais_seat_name_in_sentences (entry);
      if (entries[i] == NULL)
        entries[i] = g_strdup (*entry != '\0' ? relais_seat_told_name (entry, colour) : "");
    }
  return g_strjoinv (", ", entries);
}

/* The main line: how many moves, and the turn of the move at the cursor. Only
 * now and then a turn's end is told ("@ TURN HASH"), so the turn may be a few
 * too low. */
static guint
count_moves (RelaisRecordLines *lines, gint64 cursor, int *turn)
{
  guint moves = 0;

  while (relais_record_lines_next (lines))
    {
      RelaisWord line = lines->line;

      if (line.n == 0 || line.at[0] == ' ' || line.at[0] == '#')
        continue;
      if (line.at[0] != '@')
        moves++;
      else if (line.n > 2 && moves <= cursor)
        *turn = (int) CLAMP (g_ascii_strtoll (line.at + 2, NULL, 10), 0, G_MAXINT - 1) + 1;
    }
  return moves;
}

static char *
text_of (RelaisWord word)
{
  return g_strndup (word.n > 0 ? word.at : "", word.n);
}

static gboolean
scan (RelaisLibraryEntry *self, const char *path, const char *text, gsize length)
{
  g_autoptr (RelaisBeside) beside = relais_beside_read (path);
  RelaisRecordLines lines = { .at = text, .end = text + length };
  RelaisRecordHeader header = { 0 };
  RelaisWord result;
  gint64 cursor = G_MAXINT32;
  gboolean fine, has_cursor;
  guint moves;

  self->title = g_steal_pointer (&beside->title);
  self->scenario = g_steal_pointer (&beside->scenario);
  if (!g_utf8_validate (text, (gssize) length, NULL))
    return FALSE;
  fine = read_header (&lines, &header);
  result = header.value[RELAIS_HEADER_RESULT];
  has_cursor = header.line[RELAIS_HEADER_CURSOR] > 0;
  self->game = text_of (header.value[RELAIS_HEADER_GAME]);
  self->seats = text_of (header.value[RELAIS_HEADER_SEATS]);
  if (!fine || !relais_word_is (header.value[RELAIS_HEADER_RECORD], "1")
      || relais_game_find (header.value[RELAIS_HEADER_GAME]) == NULL
      || (header.line[RELAIS_HEADER_NEW] > 0) == (header.line[RELAIS_HEADER_SETUP] > 0)
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
    self->turn = beside->turn;
  else if (self->finished && self->turn > 0)
    self->turn--;
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
  g_free (self->scenario);
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
  (void) self;
}

/**
 * relais_library_entry_new:
 * @marked: it is known to be broken, though it may not look so
 */
RelaisLibraryEntry *
relais_library_entry_new (const char *path, const RelaisFileStamp *stamp, gboolean marked)
{
  RelaisLibraryEntry *self = g_object_new (RELAIS_TYPE_LIBRARY_ENTRY, NULL);
  g_autofree char *text = NULL;
  gsize length;

  relais_folder_entry_set (RELAIS_FOLDER_ENTRY (self), path, RELAIS_SUFFIX_RECORD, stamp);
  self->marked = marked;
  text = relais_file_read_unmarked (path, &length, NULL);
  self->broken = text == NULL || !scan (self, path, text, length) || marked;
  if (self->game == NULL)
    self->game = g_strdup ("");
  if (self->seats == NULL)
    self->seats = g_strdup ("");
  return self;
}

const char *
relais_library_entry_get_path (RelaisLibraryEntry *self)
{
  return relais_folder_entry_get_path (RELAIS_FOLDER_ENTRY (self));
}

const char *
relais_library_entry_get_game (RelaisLibraryEntry *self)
{
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
  const char *scenario = relais_lore_scenario_title (game_of (self), self->scenario);

  return scenario != NULL ? scenario : self->title;
}

const char *
relais_library_entry_get_players (RelaisLibraryEntry *self)
{
  g_free (self->players);
  self->players = names_of (self->seats);
  return self->players;
}

int
relais_library_entry_get_turn (RelaisLibraryEntry *self)
{
  return self->turn;
}

gboolean
relais_library_entry_get_finished (RelaisLibraryEntry *self)
{
  return self->finished;
}

gboolean
relais_library_entry_get_broken (RelaisLibraryEntry *self)
{
  return self->broken;
}

gboolean
relais_library_entry_get_marked (RelaisLibraryEntry *self)
{
  return self->marked;
}

/**
 * relais_library_entry_dup_reason:
 *
 * Returns: (nullable) (transfer full): in the language of the moment; NULL if
 *   nothing is wrong
 */
char *
relais_library_entry_dup_reason (RelaisLibraryEntry *self)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (RelaisRecord) record = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (!self->broken)
    return NULL;
  text = relais_file_read_unmarked (relais_library_entry_get_path (self), &length, &error);
  if (text == NULL)
    return g_strdup (error->message);
  record = relais_record_parse (text, length, NULL, problems);
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
  return relais_folder_entry_get_date (RELAIS_FOLDER_ENTRY (self));
}

gboolean
relais_library_entry_matches (RelaisLibraryEntry *self, const char *words)
{
  const char *title = relais_library_entry_get_title (self);
  g_autofree char *name = g_filename_display_basename (relais_library_entry_get_path (self));
  g_autofree char *all = g_strjoin ("\n", title != NULL ? title : "", relais_library_entry_get_players (self),
                                    self->broken ? name : "", NULL);
  g_autofree char *folded = relais_search_fold (all);

  return relais_lore_finds (game_of (self), folded, words);
}
