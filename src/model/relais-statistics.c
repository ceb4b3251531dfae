/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The file of finished games. */

#include "relais-statistics-private.h"

#include <string.h>

#include "record/relais-file.h"
#include "record/relais-json.h"
#include "relais-match-private.h"
#include "relais-writer.h"

#define HEAD "{\"relais-statistics\":%d}\n"
#define VERSION 1

struct _RelaisStatistics
{
  GObject parent_instance;

  char *path;
  RelaisWriter *writer;
  RelaisStatisticsState state;
  gboolean read;
  GPtrArray *games;             /* of RelaisFinishedGame */
  GPtrArray *strange;           /* lines that are not understood */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisStatistics, relais_statistics, G_TYPE_OBJECT)

/* --- The text --- */

/* Of a first line; 0: it is none. */
static int
version_of (const char *line, gsize length)
{
  g_autoptr (GPtrArray) ignored = relais_problems_new ();
  g_autofree RelaisJson *json = length <= RELAIS_STATISTICS_LINE ? relais_json_parse (line, length, 1, ignored) : NULL;
  RelaisJsonValue v = json != NULL ? relais_json_below (json, 0, "relais-statistics") : RELAIS_JSON_NONE;
  gint64 version;

  return v != RELAIS_JSON_NONE && relais_json_integer (json, v, 1, G_MAXINT, &version) ? (int) version : 0;
}

static int
find (RelaisStatistics *self, const char *key)
{
  for (guint i = 0; i < self->games->len; i++)
    if (g_str_equal (((RelaisFinishedGame *) self->games->pdata[i])->key, key))
      return (int) i;
  return -1;
}

/* FALSE: it was there. @game: (transfer full) */
static gboolean
add (RelaisStatistics *self, RelaisFinishedGame *game)
{
  g_autoptr (RelaisFinishedGame) kept = game;

  if (find (self, game->key) >= 0)
    return FALSE;
  if (self->games->len == RELAIS_STATISTICS_MOST)
    g_ptr_array_remove_index (self->games, 0);
  g_ptr_array_add (self->games, g_steal_pointer (&kept));
  return TRUE;
}

/* What is not understood is kept, as far as there is room for it. */
static guint
take_line (RelaisStatistics *self, const char *line, gsize length)
{
  RelaisFinishedGame *game = relais_finished_game_parse (line, length);

  if (game != NULL)
    return add (self, game) ? 1 : 0;
  if (length > 0 && length <= RELAIS_STATISTICS_LINE && self->strange->len < RELAIS_STATISTICS_MOST
      && !g_ptr_array_find_with_equal_func (self->strange, line, g_str_equal, NULL))
    g_ptr_array_add (self->strange, g_strndup (line, length));
  return 0;
}

static guint
take_text (RelaisStatistics *self, const char *text, gsize length, RelaisStatisticsState *state)
{
  const char *end = text + length;
  gboolean first = TRUE;
  guint n = 0;

  *state = RELAIS_STATISTICS_BROKEN;
  for (const char *at = text; at < end; first = FALSE)
    {
      const char *newline = memchr (at, '\n', (gsize) (end - at));
      g_autofree char *line = g_strndup (at, (gsize) ((newline != NULL ? newline : end) - at));

      g_strchomp (line);
      if (first)
        {
          int version = version_of (line, strlen (line));

          if (version != VERSION)
            {
              *state = version > VERSION ? RELAIS_STATISTICS_NEWER : RELAIS_STATISTICS_BROKEN;
              return 0;
            }
          *state = RELAIS_STATISTICS_FINE;
        }
      else
        n += take_line (self, line, strlen (line));
      at = newline != NULL ? newline + 1 : end;
    }
  return n;
}

/* Those of another machine lie between ours. */
static int
by_date (gconstpointer a, gconstpointer b)
{
  gint64 x = (*(RelaisFinishedGame *const *) a)->date, y = (*(RelaisFinishedGame *const *) b)->date;

  return (x > y) - (x < y);
}

static void
empty (RelaisStatistics *self)
{
  g_ptr_array_set_size (self->games, 0);
  g_ptr_array_set_size (self->strange, 0);
}

/* --- The file --- */

static void
read_file (RelaisStatistics *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length = 0;

  if (self->read)
    return;
  self->read = TRUE;
  relais_writer_note (self->writer, self->path);
  text = relais_file_read_start (self->path, RELAIS_STATISTICS_LENGTH + 1, &length, &error);
  if (text == NULL)
    {
      if (!g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
        self->state = RELAIS_STATISTICS_BROKEN;
      return;
    }
  if (length > RELAIS_STATISTICS_LENGTH)
    self->state = RELAIS_STATISTICS_BROKEN;
  else if (length > 0)
    take_text (self, text, length, &self->state);
}

static void
changed (RelaisStatistics *self)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  RelaisWrite *write = g_new0 (RelaisWrite, 1);
  GError *error = NULL;

  write->path = g_strdup (self->path);
  write->text = relais_statistics_print (self, &write->length);
  if (relais_file_make_folder (folder, &error))
    relais_writer_add (self->writer, write);
  else
    relais_writer_refuse (self->writer, write, error);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* It is tried again until it can be written. */
static void
on_written (GObject *owner, const char *path, const GError *error)
{
}

static void
relais_statistics_finalize (GObject *object)
{
  RelaisStatistics *self = RELAIS_STATISTICS (object);

  g_clear_pointer (&self->writer, relais_writer_free);
  g_ptr_array_unref (self->games);
  g_ptr_array_unref (self->strange);
  g_free (self->path);
  G_OBJECT_CLASS (relais_statistics_parent_class)->finalize (object);
}

static void
relais_statistics_class_init (RelaisStatisticsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_statistics_finalize;
  signals[CHANGED] = g_signal_new ("changed", RELAIS_TYPE_STATISTICS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
relais_statistics_init (RelaisStatistics *self)
{
  self->games = g_ptr_array_new_with_free_func ((GDestroyNotify) relais_finished_game_free);
  self->strange = g_ptr_array_new_with_free_func (g_free);
  self->writer = relais_writer_new (G_OBJECT (self), on_written);
}

RelaisStatistics *
relais_statistics_new (const char *path)
{
  RelaisStatistics *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (RELAIS_TYPE_STATISTICS, NULL);
  self->path = g_strdup (path);
  return self;
}

RelaisStatisticsState
relais_statistics_get_state (RelaisStatistics *self)
{
  g_return_val_if_fail (RELAIS_IS_STATISTICS (self), 0);
  read_file (self);
  return self->state;
}

guint
relais_statistics_get_n (RelaisStatistics *self)
{
  g_return_val_if_fail (RELAIS_IS_STATISTICS (self), 0);
  read_file (self);
  return self->games->len;
}

const RelaisFinishedGame *
relais_statistics_nth (RelaisStatistics *self, guint n)
{
  g_return_val_if_fail (RELAIS_IS_STATISTICS (self) && n < self->games->len, NULL);
  return self->games->pdata[n];
}

/* A game that goes on where it was undone has the key of its end, so that it is found
 * when it ends in another way. */
void
relais_statistics_count (RelaisStatistics *self, RelaisMatch *match)
{
  g_autoptr (RelaisFinishedGame) game = NULL;
  int at;

  g_return_if_fail (RELAIS_IS_STATISTICS (self) && RELAIS_IS_MATCH (match));

  read_file (self);
  game = self->state == RELAIS_STATISTICS_FINE ? relais_finished_game_of (match) : NULL;
  if (game == NULL)
    return;
  at = match->counted != NULL ? find (self, match->counted) : -1;
  if (at >= 0)
    g_ptr_array_remove_index (self->games, (guint) at);
  at = find (self, game->key);
  if (at >= 0)
    g_ptr_array_remove_index (self->games, (guint) at);
  g_free (match->counted);
  match->counted = g_strdup (game->key);
  add (self, g_steal_pointer (&game));
  changed (self);
}

/**
 * relais_statistics_print:
 *
 * Returns: (transfer full)
 */
char *
relais_statistics_print (RelaisStatistics *self, gsize *length)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (RELAIS_IS_STATISTICS (self), NULL);

  read_file (self);
  g_string_append_printf (text, HEAD, VERSION);
  for (guint i = 0; i < self->games->len; i++)
    {
      relais_finished_game_print (self->games->pdata[i], text);
      g_string_append_c (text, '\n');
    }
  for (guint i = 0; i < self->strange->len && text->len + RELAIS_STATISTICS_LINE < RELAIS_STATISTICS_LENGTH; i++)
    g_string_append_printf (text, "%s\n", (const char *) self->strange->pdata[i]);
  *length = text->len;
  return g_string_free (text, FALSE);
}

/**
 * relais_statistics_clear:
 *
 * Returns: (transfer full) (nullable)
 */
char *
relais_statistics_clear (RelaisStatistics *self)
{
  char *before;
  gsize length = 0;

  g_return_val_if_fail (RELAIS_IS_STATISTICS (self), NULL);

  read_file (self);
  if (self->state == RELAIS_STATISTICS_NEWER)
    return NULL;
  before = self->state == RELAIS_STATISTICS_FINE
             ? relais_statistics_print (self, &length)
             : relais_file_read_start (self->path, RELAIS_STATISTICS_LENGTH, &length, NULL);
  self->state = RELAIS_STATISTICS_FINE;
  empty (self);
  changed (self);
  return before;
}

guint
relais_statistics_bring (RelaisStatistics *self, const char *text, gsize length)
{
  RelaisStatisticsState state;
  guint n;

  g_return_val_if_fail (RELAIS_IS_STATISTICS (self) && text != NULL, 0);

  read_file (self);
  if (self->state != RELAIS_STATISTICS_FINE || length > RELAIS_STATISTICS_LENGTH)
    return 0;
  n = take_text (self, text, length, &state);
  if (n > 0)
    {
      g_ptr_array_sort (self->games, by_date);
      changed (self);
    }
  return n;
}

static void
add_cell (GString *text, const char *value, gboolean last)
{
  g_auto (GStrv) parts = g_strsplit (value, "\"", -1);
  g_autofree char *doubled = g_strjoinv ("\"\"", parts);
  /* A table that begins a cell with such a sign would take it for a formula. */
  const char *guard = *value != '\0' && strchr ("=+-@", *value) != NULL ? "'" : "";

  g_string_append_printf (text, "\"%s%s\"%s", guard, doubled, last ? "\r\n" : ",");
}

/**
 * relais_statistics_print_csv:
 *
 * Returns: (transfer full)
 */
char *
relais_statistics_print_csv (RelaisStatistics *self, gsize *length)
{
  GString *text = g_string_new ("date,game,options,scenario,players,turns,name,kind,points,rank,used\r\n");

  g_return_val_if_fail (RELAIS_IS_STATISTICS (self), NULL);

  for (guint i = 0; i < relais_statistics_get_n (self); i++)
    {
      const RelaisFinishedGame *game = relais_statistics_nth (self, i);
      g_autoptr (GDateTime) date = g_date_time_new_from_unix_utc (game->date);
      g_autofree char *day = date != NULL ? g_date_time_format_iso8601 (date) : g_strdup ("");

      for (guint seat = 0; seat < game->n_seats; seat++)
        {
          const RelaisFinishedSeat *who = &game->seat[seat];
          g_autofree char *used = g_strjoinv (";", who->used);

          g_string_append_printf (text, "%s,%s,", day, game->game->id);
          add_cell (text, game->start != NULL ? game->start : "", FALSE);
          add_cell (text, game->scenario != NULL ? game->scenario : "", FALSE);
          g_string_append_printf (text, "%u,%u,", game->n_seats, game->turns);
          add_cell (text, who->name, FALSE);
          add_cell (text, who->kind, FALSE);
          g_string_append_printf (text, "%d,%u,", who->points, who->rank);
          add_cell (text, used, TRUE);
        }
    }
  *length = text->len;
  return g_string_free (text, FALSE);
}

gboolean
relais_statistics_flush (RelaisStatistics *self, GError **error)
{
  g_return_val_if_fail (RELAIS_IS_STATISTICS (self), FALSE);
  return relais_writer_flush (self->writer, self->path, error);
}
