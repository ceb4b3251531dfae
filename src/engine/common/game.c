/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game.h"

#include "findings.h"
#include "refusals.h"

const char *const relais_setup_keys[] = { "name", "author", "note", "players_info", "chance", "edition", "draft", "start", NULL };

bool
relais_is_setup_key (RelaisWord key)
{
  for (int i = 0; relais_setup_keys[i] != NULL; i++)
    if (relais_word_is (key, relais_setup_keys[i]))
      return true;
  return false;
}

int
relais_rules_of (const RelaisGame *game, const void *state)
{
  return game->rules_of != NULL ? game->rules_of (state) : game->rules;
}

const RelaisGame *
relais_game_find (RelaisWord id)
{
  for (int i = 0; relais_games[i] != NULL; i++)
    if (relais_word_is (id, relais_games[i]->id))
      return relais_games[i];
  return NULL;
}

const RelaisGame *
relais_game_unnamed (void)
{
  for (int i = 0; relais_games[i] != NULL; i++)
    if (relais_games[i]->unnamed)
      return relais_games[i];
  return NULL;
}

bool
relais_parse_move (const RelaisGame *game, const void *state, const char *line, size_t n,
                   RelaisMove *move, RelaisRefusal *why)
{
  RelaisWord words[RELAIS_MAX_WORDS];
  int n_words = n > RELAIS_MAX_MOVE_TEXT ? -1 : relais_words_split (line, n, words, RELAIS_MAX_WORDS);

  if (n_words > 0 && game->parse_move (state, words, n_words, move))
    return true;
  *why = (RelaisRefusal) { .code = RELAIS_REFUSAL_SYNTAX };
  return false;
}

void
relais_veil (const RelaisGame *game, int viewer, RelaisEvents *events)
{
  if (game->veil == NULL || viewer == RELAIS_ALL)
    return;
  for (int i = 0; i < events->count; i++)
    game->veil (&events->at[i], viewer);
}

static void
print_arg (const RelaisGame *game, int class, int32_t value, RelaisText *text)
{
  if (value == RELAIS_UNKNOWN)
    relais_text_char (text, '?');
  else if (class == RELAIS_CLASS_NUMBER)
    relais_text_int (text, value);
  else if (class == RELAIS_CLASS_YES_NO)
    relais_text_str (text, value ? "yes" : "no");
  else
    game->print_value (class, value, text);
}

void
relais_print_event (const RelaisGame *game, const RelaisEvent *event, RelaisText *text)
{
  const RelaisSignature *signature = &game->events[event->kind];

  relais_text_str (text, signature->name);
  for (int i = 0; i < RELAIS_MAX_PARAMS && signature->params[i].key != NULL; i++)
    {
      relais_text_char (text, ' ');
      relais_text_str (text, signature->params[i].key);
      relais_text_char (text, '=');
      print_arg (game, signature->params[i].class, event->arg[i], text);
    }
}

static void
print_member (RelaisText *text, const char *key, int32_t value)
{
  relais_text_char (text, '"');
  relais_text_str (text, key);
  relais_text_str (text, "\":");
  relais_text_int (text, value);
  relais_text_char (text, ',');
}

void
relais_print_score (const RelaisGame *game, const RelaisScore *score, RelaisText *text)
{
  relais_text_str (text, "{\"game\":\"");
  relais_text_str (text, game->id);
  relais_text_str (text, score->final ? "\",\"final\":true,\"seats\":[" : "\",\"final\":false,\"seats\":[");
  for (int seat = 0; seat < score->seats; seat++)
    {
      relais_text_str (text, seat > 0 ? ",{" : "{");
      for (int c = 0; c < game->n_points; c++)
        print_member (text, game->columns[c], score->column[seat][c]);
      print_member (text, "total", score->total[seat]);
      for (int c = game->n_points; c < game->n_columns; c++)
        print_member (text, game->columns[c], score->column[seat][c]);
      relais_text_str (text, "\"rank\":");
      relais_text_int (text, score->rank[seat]);
      relais_text_char (text, '}');
    }
  relais_text_str (text, "]}");
}

/* Shell's sort, because the C library's qsort may allocate. */
static void
sort_lines (const char **lines, int n)
{
  static const int gaps[] = { 132, 57, 23, 10, 4, 1 };

  for (unsigned g = 0; g < sizeof gaps / sizeof gaps[0]; g++)
    for (int i = gaps[g]; i < n; i++)
      {
        const char *line = lines[i];
        int at = i;

        for (; at >= gaps[g] && strcmp (lines[at - gaps[g]], line) > 0; at -= gaps[g])
          lines[at] = lines[at - gaps[g]];
        lines[at] = line;
      }
}

void
relais_print_moves (const RelaisGame *game, const void *edition, const void *state, RelaisText *text)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  char lines[RELAIS_MAX_MOVES][RELAIS_MAX_MOVE_TEXT];
  const char *sorted[RELAIS_MAX_MOVES];
  int n = game->legal (edition, state, moves);

  for (int i = 0; i < n; i++)
    {
      RelaisText line;

      relais_text_init (&line, lines[i], sizeof lines[i]);
      game->print_move (state, moves[i], &line);
      sorted[i] = lines[i];
    }
  sort_lines (sorted, n);
  for (int i = 0; i < n; i++)
    {
      if (i > 0)
        relais_text_char (text, '\n');
      relais_text_str (text, sorted[i]);
    }
}

int
relais_playout (const RelaisGame *game, const void *edition, void *state, RelaisRng *rng)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  int played = 0;

  for (; played < RELAIS_MAX_PLAYOUT; played++)
    {
      int n = game->legal (edition, state, moves);

      if (n == 0)
        break;
      game->make (edition, state, moves[relais_rng_below (rng, (uint32_t) n)], NULL);
    }
  return played;
}

uint64_t
relais_perft (const RelaisGame *game, const void *edition, const void *state, int depth, uint64_t *left)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  uint64_t count = 0;
  int n;

  if (depth == 0)
    return 1;
  n = game->legal (edition, state, moves);
  if (depth == 1)
    return (uint64_t) n;
  for (int i = 0; i < n && *left > 0; i++)
    {
      RelaisState next;

      --*left;
      relais_copy (game, &next, state);
      game->make (edition, &next, moves[i], NULL);
      count += relais_perft (game, edition, &next, depth - 1, left);
    }
  return count;
}

static bool
ranks_before (const RelaisGame *game, const RelaisScore *score, int a, int b)
{
  if (score->total[a] != score->total[b])
    return score->total[a] > score->total[b];
  for (int c = game->n_points; c < game->n_columns; c++)
    if (score->column[a][c] != score->column[b][c])
      return score->column[a][c] > score->column[b][c];
  return false;
}

void
relais_rank (const RelaisGame *game, RelaisScore *score)
{
  for (int a = 0; a < score->seats; a++)
    {
      score->rank[a] = 1;
      for (int b = 0; b < score->seats; b++)
        if (ranks_before (game, score, b, a))
          score->rank[a]++;
    }
}

void
relais_find (RelaisFindings *findings, const char *path, RelaisRefusal refusal)
{
  if (findings->count < RELAIS_MAX_FINDINGS)
    {
      RelaisFinding *finding = &findings->at[findings->count];
      RelaisText text;

      finding->refusal = refusal;
      finding->words = NULL;
      relais_text_init (&text, finding->path, sizeof finding->path);
      relais_text_str (&text, path);
    }
  findings->count++;
}

void
relais_find_at (RelaisFindings *findings, RelaisRefusal refusal, const char *format, unsigned number, const char *name)
{
  char path[sizeof ((RelaisFinding *) NULL)->path];
  RelaisText text;

  relais_text_init (&text, path, sizeof path);
  for (; *format != '\0'; format++)
    if (*format == '#')
      relais_text_int (&text, number);
    else if (*format == '$' && name != NULL)
      relais_text_str (&text, name);
    else
      relais_text_char (&text, *format);
  relais_find (findings, path, refusal);
}
