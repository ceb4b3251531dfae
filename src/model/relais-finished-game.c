/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that somebody has finished: what is kept of it in the statistics. */

#include "relais-statistics-private.h"

#include <string.h>

#include "engine/common/hash.h"
#include "engine/common/options.h"
#include "record/relais-bounds.h"
#include "record/relais-json-print.h"
#include "relais-lesson.h"
#include "relais-lore.h"
#include "relais-match-private.h"

/* Two games that begin alike for so many moves are one, and a copy of it. */
#define SAME_MOVES 40
/* A game that is longer is no game that anybody played: what was used in it is not looked at. */
#define MOST_MOVES 20000

void
relais_finished_game_free (RelaisFinishedGame *self)
{
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_free (self->seat[i].name);
      g_free (self->seat[i].kind);
      g_strfreev (self->seat[i].used);
    }
  g_free (self->key);
  g_free (self->start);
  g_free (self->scenario);
  g_free (self);
}

/* --- Of a match --- */

static void
add_to_hash (guint64 *hash, const RelaisText *text, const char *buffer)
{
  *hash = relais_fnv64 (*hash, buffer, text->length);
}

/* The line from the start to where the game is over. */
static GPtrArray *
line_of (RelaisMatch *match)
{
  GPtrArray *line = g_ptr_array_new ();

  for (RelaisNode *node = relais_match_true_node (match); node != NULL; node = node->parent)
    g_ptr_array_insert (line, -1, node);
  for (guint i = 0; i < line->len / 2; i++)
    {
      gpointer other = line->pdata[i];

      line->pdata[i] = line->pdata[line->len - 1 - i];
      line->pdata[line->len - 1 - i] = other;
    }
  return line;
}

static char *
key_of (const RelaisRecord *record, GPtrArray *line)
{
  const RelaisGame *game = record->game;
  g_autofree char *buffer = g_malloc (RELAIS_MAX_STATE_TEXT);
  guint64 hash = RELAIS_FNV64_START;
  RelaisText text;

  relais_text_init (&text, buffer, RELAIS_MAX_STATE_TEXT);
  game->print_state (relais_record_edition (record), ((RelaisNode *) line->pdata[0])->state, &text);
  add_to_hash (&hash, &text, buffer);
  for (guint i = 1; i < line->len && i <= SAME_MOVES; i++)
    {
      const RelaisNode *node = line->pdata[i];

      relais_text_init (&text, buffer, RELAIS_MAX_STATE_TEXT);
      game->print_move (node->parent->state, node->move, &text);
      relais_text_char (&text, '\n');
      add_to_hash (&hash, &text, buffer);
    }
  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x", hash);
}

static char *
start_of (const RelaisRecord *record)
{
  GString *start;
  char buffer[64];
  RelaisText text;

  if (record->from_setup || record->edition != NULL)
    return NULL;
  start = g_string_new (record->game->id);
  for (int i = 0; i < record->game->n_options; i++)
    if (record->config.given & (1u << i))
      {
        relais_text_init (&text, buffer, sizeof buffer);
        relais_option_print (&record->game->options[i], record->config.value[i], &text);
        g_string_append_printf (start, " %s=%s", record->game->options[i].key, buffer);
      }
  return g_string_free (start, FALSE);
}

/* What the seat has then; FALSE: nothing that is counted. */
static gboolean
print_use (const RelaisGame *game, const RelaisEvent *event, guint seats, char buffer[RELAIS_ID_LENGTH])
{
  const RelaisLore *lore = relais_lore_find (game);
  const RelaisSignature *signature = &game->events[event->kind];
  g_autofree char *name = NULL;
  RelaisText text;

  if (lore == NULL || lore->uses == NULL || !g_strv_contains (lore->uses, signature->name)
      || event->arg[0] < 0 || event->arg[0] >= (int) seats)
    return FALSE;
  relais_text_init (&text, buffer, RELAIS_ID_LENGTH);
  relais_text_str (&text, signature->name);
  relais_text_char (&text, ' ');
  game->print_value (signature->params[1].class, event->arg[1], &text);
  name = lore->name_use (buffer);
  return name != NULL;
}

/* Each thing once. */
static void
note_uses (const RelaisGame *game, const RelaisEvents *events, GPtrArray *used[RELAIS_MAX_SEATS], guint seats)
{
  for (int i = 0; i < events->count; i++)
    {
      const RelaisEvent *event = &events->at[i];
      char buffer[RELAIS_ID_LENGTH];

      if (print_use (game, event, seats, buffer) && used[event->arg[0]]->len < RELAIS_STATISTICS_USED
          && !g_ptr_array_find_with_equal_func (used[event->arg[0]], buffer, g_str_equal, NULL))
        g_ptr_array_add (used[event->arg[0]], g_strdup (buffer));
    }
}

static void
take_uses (RelaisFinishedGame *self, const RelaisRecord *record, GPtrArray *line)
{
  GPtrArray *used[RELAIS_MAX_SEATS];

  for (guint seat = 0; seat < self->n_seats; seat++)
    used[seat] = g_ptr_array_new ();
  for (guint i = 1; i < line->len && line->len <= MOST_MOVES; i++)
    {
      const RelaisNode *node = line->pdata[i];
      RelaisEvents events = { .count = 0 };
      RelaisState state;

      relais_copy (record->game, &state, node->parent->state);
      record->game->make (relais_record_edition (record), &state, node->move, &events);
      note_uses (record->game, &events, used, self->n_seats);
    }
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      g_ptr_array_add (used[seat], NULL);
      self->seat[seat].used = (char **) g_ptr_array_free (used[seat], FALSE);
      if (!g_str_equal (self->seat[seat].kind, "human"))
        {
          g_strfreev (self->seat[seat].used);
          self->seat[seat].used = g_new0 (char *, 1);
        }
    }
}

RelaisFinishedGame *
relais_finished_game_of (RelaisMatch *match)
{
  const RelaisRecord *record = relais_match_get_record (match);
  const RelaisNode *end = relais_match_true_node (match);
  g_autoptr (GPtrArray) line = NULL;
  RelaisFinishedGame *self;
  RelaisScore score;

  if (!record->game->over (end->state) || relais_match_get_ended_early (match) || relais_match_count_people (match) == 0
      || relais_lesson_find (record->game, relais_match_get_scenario (match)) != NULL)
    return NULL;
  line = line_of (match);
  record->game->score (relais_record_edition (record), end->state, &score);
  self = g_new0 (RelaisFinishedGame, 1);
  self->key = key_of (record, line);
  self->date = g_get_real_time () / G_USEC_PER_SEC;
  self->game = record->game;
  self->start = start_of (record);
  self->scenario = g_strdup (relais_match_get_scenario (match));
  self->turns = (guint) record->game->turn (end->state);
  self->n_seats = score.seats;
  for (guint i = 0; i < score.seats; i++)
    {
      const RelaisPlayerInfo *info = record->players->pdata[i];

      self->seat[i] = (RelaisFinishedSeat) { g_strdup (info->name), g_strdup (info->kind), score.total[i], (guint) score.rank[i], NULL };
    }
  take_uses (self, record, line);
  return self;
}

/* --- As a line --- */

static void
print_seat (const RelaisFinishedSeat *seat, GString *text)
{
  g_string_append_c (text, '{');
  relais_json_print_member (text, "name", seat->name);
  relais_json_print_member (text, "kind", seat->kind);
  g_string_append_printf (text, ",\"points\":%d,\"rank\":%u,\"used\":[", seat->points, seat->rank);
  for (guint i = 0; seat->used[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');
      relais_json_print_string (text, seat->used[i]);
    }
  g_string_append (text, "]}");
}

void
relais_finished_game_print (const RelaisFinishedGame *self, GString *text)
{
  g_string_append_c (text, '{');
  relais_json_print_member (text, "key", self->key);
  g_string_append_printf (text, ",\"date\":%" G_GINT64_FORMAT, self->date);
  relais_json_print_member (text, "game", self->game->id);
  relais_json_print_member (text, "new", self->start);
  relais_json_print_member (text, "scenario", self->scenario);
  g_string_append_printf (text, ",\"turns\":%u,\"seats\":[", self->turns);
  for (guint i = 0; i < self->n_seats; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');
      print_seat (&self->seat[i], text);
    }
  g_string_append (text, "]}");
}

static char *
string_of (const RelaisJson *json, RelaisJsonValue object, const char *key, guint most)
{
  g_autofree char *told = relais_json_dup_string (json, relais_json_below (json, object, key));

  return relais_bounds_line (told, most);
}

static gboolean
number_of (const RelaisJson *json, RelaisJsonValue object, const char *key, gint64 least, gint64 most, gint64 *number)
{
  RelaisJsonValue v = relais_json_below (json, object, key);
  g_autofree char *text = v != RELAIS_JSON_NONE && relais_json_type (json, v) == RELAIS_JSON_NUMBER
                            ? g_strndup (relais_json_word (json, v).at, relais_json_word (json, v).n) : NULL;

  return text != NULL && g_ascii_string_to_signed (text, 10, least, most, number, NULL);
}

static char **
read_used (const RelaisJson *json, RelaisJsonValue seat)
{
  GPtrArray *used = g_ptr_array_new ();
  RelaisJsonValue list = relais_json_below (json, seat, "used");

  if (list != RELAIS_JSON_NONE && relais_json_type (json, list) == RELAIS_JSON_LIST)
    for (RelaisJsonValue v = relais_json_first (json, list); v != RELAIS_JSON_NONE && used->len < RELAIS_STATISTICS_USED;
         v = relais_json_after (json, list, v))
      {
        g_autofree char *word = relais_json_dup_string (json, v);

        if (word != NULL)
          g_ptr_array_add (used, relais_bounds_line (word, RELAIS_ID_LENGTH));
      }
  g_ptr_array_add (used, NULL);
  return (char **) g_ptr_array_free (used, FALSE);
}

static gboolean
read_seat (RelaisFinishedGame *self, const RelaisJson *json, RelaisJsonValue v)
{
  RelaisFinishedSeat *seat = &self->seat[self->n_seats++];
  gint64 points, rank;

  seat->name = string_of (json, v, "name", RELAIS_PLAYER_LENGTH);
  seat->kind = string_of (json, v, "kind", RELAIS_ID_LENGTH);
  seat->used = read_used (json, v);
  if (seat->name == NULL || *seat->name == '\0' || seat->kind == NULL
      || !number_of (json, v, "points", -G_MAXINT16, G_MAXINT16, &points)
      || !number_of (json, v, "rank", 1, RELAIS_MAX_SEATS, &rank))
    return FALSE;
  seat->points = (int) points;
  seat->rank = (guint) rank;
  return TRUE;
}

static gboolean
read_seats (RelaisFinishedGame *self, const RelaisJson *json)
{
  RelaisJsonValue list = relais_json_below (json, 0, "seats");

  if (list == RELAIS_JSON_NONE || relais_json_type (json, list) != RELAIS_JSON_LIST
      || relais_json_count (json, list) > RELAIS_MAX_SEATS)
    return FALSE;
  for (RelaisJsonValue v = relais_json_first (json, list); v != RELAIS_JSON_NONE; v = relais_json_after (json, list, v))
    if (!read_seat (self, json, v))
      return FALSE;
  return self->n_seats > 0;
}

RelaisFinishedGame *
relais_finished_game_parse (const char *line, gsize length)
{
  g_autoptr (GPtrArray) ignored = relais_problems_new ();
  g_autofree RelaisJson *json = length <= RELAIS_STATISTICS_LINE ? relais_json_parse (line, length, 1, ignored) : NULL;
  g_autoptr (RelaisFinishedGame) self = NULL;
  g_autofree char *game = NULL;
  gint64 turns;

  if (json == NULL)
    return NULL;
  self = g_new0 (RelaisFinishedGame, 1);
  game = string_of (json, 0, "game", RELAIS_ID_LENGTH);
  self->game = game != NULL ? relais_game_find ((RelaisWord) { game, strlen (game) }) : NULL;
  self->key = string_of (json, 0, "key", RELAIS_ID_LENGTH);
  self->start = string_of (json, 0, "new", RELAIS_STATISTICS_LINE);
  self->scenario = string_of (json, 0, "scenario", RELAIS_ID_LENGTH);
  if (self->game == NULL || self->key == NULL || !number_of (json, 0, "date", 0, G_MAXINT64 / 2, &self->date)
      || !number_of (json, 0, "turns", 0, G_MAXINT32, &turns) || !read_seats (self, json))
    return NULL;
  self->turns = (guint) turns;
  return g_steal_pointer (&self);
}
