/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The file of a tournament: a line of JSON that says what is played, then one for
 * each game that has been, with all that is counted in it. */

#include "relais-tournament-private.h"

#include <string.h>

#include "record/relais-json-print.h"
#include "record/relais-json.h"

#define FORMAT 1
#define MOST G_MAXUINT32

char *
relais_tournament_head (const RelaisTournament *tournament)
{
  GString *text = g_string_new (NULL);

  g_string_printf (text, "{\"relais_tournament\":%d,\"game\":", FORMAT);
  relais_json_print_string (text, tournament->game->id);
  g_string_append_printf (text, ",\"seats\":%d,\"deals\":%" G_GINT64_FORMAT ",\"of\":", tournament->seats, tournament->deals);
  relais_json_print_string (text, tournament->told);
  g_string_append (text, ",\"players\":[");
  for (guint i = 0; i < tournament->n_entrants; i++)
    {
      g_string_append (text, i > 0 ? "," : "");
      relais_json_print_string (text, tournament->entrants[i].text);
    }
  g_string_append (text, "]}");
  return g_string_free (text, FALSE);
}

/* Numbers that are mostly 0: each other one behind its index. */
static void
print_sparse (GString *text, const char *key, const guint *numbers, guint n)
{
  gboolean first = TRUE;

  g_string_append_printf (text, ",\"%s\":[", key);
  for (guint i = 0; i < n; i++)
    if (numbers[i] > 0)
      {
        g_string_append_printf (text, "%s%u,%u", first ? "" : ",", i, numbers[i]);
        first = FALSE;
      }
  g_string_append_c (text, ']');
}

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (a, b);
}

static void
print_uses (GString *text, GHashTable *uses)
{
  GList *keys = g_list_sort (g_hash_table_get_keys (uses), compare_words);

  g_string_append (text, ",\"uses\":{");
  for (GList *l = keys; l != NULL; l = l->next)
    {
      g_string_append (text, l != keys ? "," : "");
      relais_json_print_string (text, l->data);
      g_string_append_printf (text, ":%u", GPOINTER_TO_UINT (g_hash_table_lookup (uses, l->data)));
    }
  g_string_append_c (text, '}');
  g_list_free (keys);
}

static void
print_seat (GString *text, const RelaisGame *game, const RelaisTournamentSeat *seat)
{
  const RelaisAiHabit *habits = relais_ai_habits (game);

  g_string_append_printf (text, "{\"player\":%u,\"points\":%d,\"rank\":%d,\"columns\":[", seat->entrant, seat->points, seat->rank);
  for (int c = 0; c < game->n_columns; c++)
    g_string_append_printf (text, "%s%d", c > 0 ? "," : "", seat->column[c]);
  g_string_append (text, "],\"habits\":[");
  for (int h = 0; habits[h].id != NULL; h++)
    g_string_append_printf (text, "%s%u", h > 0 ? "," : "", seat->habits[h]);
  g_string_append_c (text, ']');
  print_uses (text, seat->uses);
  print_sparse (text, "faults", seat->faults, RELAIS_OUTSIDE_ANSWERS);
  g_string_append_printf (text, ",\"decisions\":%u,\"time\":%" G_GINT64_FORMAT ",\"most\":%" G_GINT64_FORMAT, seat->decisions,
                          seat->spent, seat->most);
  print_sparse (text, "times", seat->bins, RELAIS_TOURNAMENT_BINS);
  if (seat->judged > 0)
    g_string_append_printf (text, ",\"judged\":%u,\"lost\":%" G_GINT64_FORMAT, seat->judged, seat->lost);
  g_string_append_c (text, '}');
}

char *
relais_tournament_line (const RelaisGame *game, const RelaisTournamentGame *played)
{
  GString *text = g_string_new (NULL);

  g_string_printf (text, "{\"number\":%u,\"over\":%s,\"turns\":%u,\"moves\":%u,\"first_round\":\"%016" G_GINT64_MODIFIER "x\",\"seats\":[",
                   played->number, played->over ? "true" : "false", played->turns, played->moves, played->first_round);
  for (int i = 0; i < played->seats; i++)
    {
      g_string_append (text, i > 0 ? "," : "");
      print_seat (text, game, &played->seat[i]);
    }
  g_string_append (text, "]}");
  return g_string_free (text, FALSE);
}

/* Reading */

void
relais_tournament_head_clear (RelaisTournamentHead *head)
{
  g_free (head->head);
  g_free (head->told);
  for (guint i = 0; i < RELAIS_MAX_SEATS; i++)
    g_free (head->entrants[i]);
  *head = (RelaisTournamentHead) { .head = NULL };
}

static gboolean
read_number (const RelaisJson *json, RelaisJsonValue object, const char *key, gint64 most, gint64 *number)
{
  RelaisJsonValue v = relais_json_below (json, object, key);

  return v != RELAIS_JSON_NONE && relais_json_integer (json, v, 0, most, number);
}

static gboolean
read_whole_head (const RelaisJson *json, RelaisTournamentHead *head)
{
  RelaisJsonValue game = relais_json_below (json, 0, "game");
  RelaisJsonValue players = relais_json_below (json, 0, "players");
  RelaisJsonValue told = relais_json_below (json, 0, "of");
  gint64 number;

  if (!read_number (json, 0, "relais_tournament", FORMAT, &number) || game == RELAIS_JSON_NONE || told == RELAIS_JSON_NONE
      || players == RELAIS_JSON_NONE || relais_json_type (json, players) != RELAIS_JSON_LIST)
    return FALSE;
  head->game = relais_game_find (relais_json_word (json, game));
  if (head->game == NULL || !read_number (json, 0, "seats", head->game->max_seats, &number)
      || !read_number (json, 0, "deals", RELAIS_TOURNAMENT_MOST_GAMES, &head->deals)
      || number < head->game->min_seats)
    return FALSE;
  head->seats = (int) number;
  head->told = relais_json_dup_string (json, told);
  for (RelaisJsonValue v = relais_json_first (json, players); v != RELAIS_JSON_NONE; v = relais_json_after (json, players, v))
    if (head->n_entrants < (guint) head->seats && relais_json_type (json, v) == RELAIS_JSON_STRING)
      head->entrants[head->n_entrants++] = relais_json_dup_string (json, v);
  return head->n_entrants > 0;
}

static RelaisJson *
parse (const char *line)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree RelaisJson *json = relais_json_parse (line, strlen (line), 1, problems);

  return json != NULL && relais_json_type (json, 0) == RELAIS_JSON_OBJECT ? g_steal_pointer (&json) : NULL;
}

gboolean
relais_tournament_read_head (const char *line, RelaisTournamentHead *head, char **error)
{
  g_autofree RelaisJson *json = parse (line);

  *head = (RelaisTournamentHead) { .head = g_strdup (line) };
  if (json != NULL && read_whole_head (json, head))
    return TRUE;
  relais_tournament_head_clear (head);
  *error = g_strdup ("This is no file of a tournament.");
  return FALSE;
}

static gboolean
read_list (const RelaisJson *json, RelaisJsonValue object, const char *key, gint64 most, gint64 *numbers, guint room, guint *n)
{
  RelaisJsonValue list = relais_json_below (json, object, key);

  *n = 0;
  if (list == RELAIS_JSON_NONE || relais_json_type (json, list) != RELAIS_JSON_LIST || relais_json_count (json, list) > room)
    return FALSE;
  for (RelaisJsonValue v = relais_json_first (json, list); v != RELAIS_JSON_NONE; v = relais_json_after (json, list, v))
    if (!relais_json_integer (json, v, 0, most, &numbers[(*n)++]))
      return FALSE;
  return TRUE;
}

static gboolean
read_sparse (const RelaisJson *json, RelaisJsonValue object, const char *key, guint *numbers, guint n)
{
  gint64 pairs[2 * RELAIS_TOURNAMENT_BINS];
  guint n_pairs;

  if (!read_list (json, object, key, MOST, pairs, 2 * n, &n_pairs) || n_pairs % 2 != 0)
    return FALSE;
  for (guint i = 0; i < n_pairs; i += 2)
    {
      if (pairs[i] >= n)
        return FALSE;
      numbers[pairs[i]] = (guint) pairs[i + 1];
    }
  return TRUE;
}

static gboolean
read_uses (const RelaisJson *json, RelaisJsonValue object, GHashTable *uses)
{
  RelaisJsonValue all = relais_json_below (json, object, "uses");
  gint64 round;

  if (all == RELAIS_JSON_NONE || relais_json_type (json, all) != RELAIS_JSON_OBJECT)
    return FALSE;
  for (RelaisJsonValue key = relais_json_first (json, all); key != RELAIS_JSON_NONE; key = relais_json_after (json, all, key))
    if (relais_json_integer (json, key + 1, 1, G_MAXINT32, &round))
      g_hash_table_insert (uses, relais_json_dup_string (json, key), GUINT_TO_POINTER ((guint) round));
  return TRUE;
}

/* Only of games that were judged. */
static gboolean
read_judged (const RelaisJson *json, RelaisJsonValue object, RelaisTournamentSeat *seat)
{
  gint64 judged;

  if (relais_json_below (json, object, "judged") == RELAIS_JSON_NONE)
    return TRUE;
  if (!read_number (json, object, "judged", MOST, &judged) || !read_number (json, object, "lost", G_MAXINT64 / 2, &seat->lost))
    return FALSE;
  seat->judged = (guint) judged;
  return TRUE;
}

static gboolean
read_seat (const RelaisTournamentHead *head, const RelaisJson *json, RelaisJsonValue v, RelaisTournamentSeat *seat)
{
  gint64 numbers[MAX (RELAIS_MAX_COLUMNS, RELAIS_AI_MAX_HABITS)];
  gint64 entrant, points, rank, decisions;
  guint n;

  if (relais_json_type (json, v) != RELAIS_JSON_OBJECT || !read_number (json, v, "player", head->n_entrants - 1, &entrant)
      || !read_number (json, v, "points", G_MAXINT32, &points) || !read_number (json, v, "rank", RELAIS_MAX_SEATS, &rank)
      || !read_number (json, v, "decisions", MOST, &decisions) || !read_number (json, v, "time", G_MAXINT64 / 2, &seat->spent)
      || !read_number (json, v, "most", G_MAXINT64 / 2, &seat->most)
      || !read_list (json, v, "columns", G_MAXINT32, numbers, RELAIS_MAX_COLUMNS, &n))
    return FALSE;
  seat->entrant = (guint) entrant;
  seat->points = (gint32) points;
  seat->rank = (gint32) rank;
  seat->decisions = (guint) decisions;
  for (guint i = 0; i < n; i++)
    seat->column[i] = (gint32) numbers[i];
  if (!read_list (json, v, "habits", MOST, numbers, RELAIS_AI_MAX_HABITS, &n))
    return FALSE;
  for (guint i = 0; i < n; i++)
    seat->habits[i] = (guint32) numbers[i];
  return read_judged (json, v, seat) && read_uses (json, v, seat->uses) && read_sparse (json, v, "faults", seat->faults, RELAIS_OUTSIDE_ANSWERS)
         && read_sparse (json, v, "times", seat->bins, RELAIS_TOURNAMENT_BINS);
}

static gboolean
read_game (const RelaisTournamentHead *head, const RelaisJson *json, RelaisTournamentGame *game)
{
  RelaisJsonValue seats = relais_json_below (json, 0, "seats");
  RelaisJsonValue over = relais_json_below (json, 0, "over");
  RelaisJsonValue hash = relais_json_below (json, 0, "first_round");
  gint64 number, turns, moves;
  int seat = 0;

  if (!read_number (json, 0, "number", RELAIS_TOURNAMENT_MOST_GAMES, &number) || !read_number (json, 0, "turns", MOST, &turns)
      || !read_number (json, 0, "moves", MOST, &moves) || seats == RELAIS_JSON_NONE || over == RELAIS_JSON_NONE
      || hash == RELAIS_JSON_NONE || relais_json_type (json, seats) != RELAIS_JSON_LIST
      || relais_json_count (json, seats) != (guint) head->seats)
    return FALSE;
  game->number = (guint) number;
  game->turns = (guint) turns;
  game->moves = (guint) moves;
  game->over = relais_json_is_true (json, over);
  game->first_round = g_ascii_strtoull (relais_json_word (json, hash).at, NULL, 16);
  for (RelaisJsonValue v = relais_json_first (json, seats); v != RELAIS_JSON_NONE; v = relais_json_after (json, seats, v))
    if (!read_seat (head, json, v, &game->seat[seat++]))
      return FALSE;
  return TRUE;
}

RelaisTournamentGame *
relais_tournament_read_line (const RelaisTournamentHead *head, const char *line)
{
  g_autofree RelaisJson *json = parse (line);
  g_autoptr (RelaisTournamentGame) game = relais_tournament_game_new (0, head->seats);

  if (json == NULL || !read_game (head, json, game))
    return NULL;
  return g_steal_pointer (&game);
}
