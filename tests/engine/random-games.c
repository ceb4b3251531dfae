/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-games.h"

#include <string.h>

#include "engine/common/json.h"
#include "engine/common/refusals.h"
#include "../scale.h"
#include "trying.h"

static const RandomGames *about;
static const RelaisGame *game;
static const void *edition;

/* What all the games together have come across. */
static struct
{
  unsigned cases;
  uint32_t moves;
  uint32_t events;
  uint32_t phases;
} seen;

static bool
same_move (RelaisMove a, RelaisMove b)
{
  return a.kind == b.kind && a.a == b.a && a.b == b.b && a.c == b.c;
}

static bool
listed (const RelaisMove *moves, int n, RelaisMove move)
{
  for (int i = 0; i < n; i++)
    if (same_move (moves[i], move))
      return true;
  return false;
}

static const char *
print_state (const void *state, char *buffer)
{
  RelaisText text;

  relais_text_init (&text, buffer, RELAIS_MAX_STATE_TEXT);
  game->print_state (edition, state, &text);
  g_assert_true (trying_is_whole (&text));
  return buffer;
}

static void
print_move (const void *state, RelaisMove move, char *buffer)
{
  RelaisText text;

  relais_text_init (&text, buffer, RELAIS_MAX_MOVE_TEXT);
  game->print_move (state, move, &text);
  g_assert_true (trying_is_whole (&text));
}

static bool
same_state (const void *a, const void *b)
{
  return memcmp (a, b, game->state_size) == 0;
}

static void
assert_nothing_found (const RelaisFindings *findings, const char *text)
{
  if (findings->count > 0)
    g_error ("%s: %s in %s", findings->at[0].path, game->refusals[findings->at[0].refusal.code].name, text);
}

static void
read_state (const char *text, void *state)
{
  random_games_read (game, edition, text, state);
}

static void
validate (const void *state, const char *text)
{
  RelaisFindings findings = { 0 };

  game->validate (edition, state, &findings);
  assert_nothing_found (&findings, text);
}

/* Unique, in the array's bounds, none only at the end. */
static int
list_moves (const void *state, RelaisMove moves[RELAIS_MAX_MOVES])
{
  int n = game->legal (edition, state, moves);

  g_assert_cmpint (n, <=, RELAIS_MAX_MOVES);
  g_assert_true ((n == 0) == game->over (state));
  for (int i = 0; i < n; i++)
    g_assert_false (listed (moves, i, moves[i]));
  return n;
}

/* A move of the list passes check, comes back from its words, and making it
 * on a copy changes the copy only, and equally each time. */
static void
check_move (const void *state, RelaisMove move)
{
  RelaisState before, once, twice;
  char line[RELAIS_MAX_MOVE_TEXT];
  RelaisEvents events = { 0 };
  RelaisRefusal why;
  RelaisMove parsed;
  bool barrier;

  relais_copy (game, &before, state);
  relais_copy (game, &once, state);
  relais_copy (game, &twice, state);
  print_move (state, move, line);
  if (!relais_parse_move (game, state, line, strlen (line), &parsed, &why) || !same_move (parsed, move))
    g_error ("\"%s\" does not come back from its words", line);
  if (!game->check (edition, state, move, &why))
    g_error ("\"%s\" is listed, but refused: %s", line, game->refusals[why.code].name);
  barrier = game->make (edition, &once, move, &events);
  g_assert_true (game->make (edition, &twice, move, NULL) == barrier);
  g_assert_true (same_state (&once, &twice));
  g_assert_true (same_state (state, &before));
  g_assert_false (same_state (state, &once));
  g_assert_cmpint (events.count, <, RELAIS_MAX_EVENTS);
}

/* Room for the longest list of moves as text. */
typedef char MovesText[RELAIS_MAX_MOVES * RELAIS_MAX_MOVE_TEXT];

static const char *
print_moves (const void *state, MovesText buffer)
{
  RelaisText text;

  relais_text_init (&text, buffer, sizeof (MovesText));
  relais_print_moves (game, edition, state, &text);
  g_assert_true (trying_is_whole (&text));
  return buffer;
}

/* The list as text: every move on its line, sorted bytewise. */
static void
check_lines (const void *state, int n)
{
  static MovesText buffer;
  g_auto (GStrv) lines = g_strsplit (print_moves (state, buffer), "\n", -1);

  g_assert_cmpint ((int) g_strv_length (lines), ==, n);
  for (int i = 1; i < n; i++)
    g_assert_cmpint (strcmp (lines[i - 1], lines[i]), <, 0);
}

/* A move, whatever it is, is legal exactly if it is listed; if not, a rule says
 * why, and trying it changes nothing. */
static void
check_others (const void *state, const RelaisMove *moves, int n, RelaisRng *rng)
{
  for (unsigned i = 0; i < about->n_tried; i++)
    {
      RelaisMove move = about->tried (rng, i);
      RelaisState copy;
      RelaisRefusal why = { 0 };
      bool barrier;
      bool legal = game->check (edition, state, move, &why);

      if (legal != listed (moves, n, move))
        {
          char line[RELAIS_MAX_MOVE_TEXT];

          print_move (state, move, line);
          g_error ("\"%s\" is %s, but %s", line, legal ? "legal" : "refused", legal ? "not listed" : "listed");
        }
      if (legal)
        continue;
      relais_copy (game, &copy, state);
      g_assert_cmpint (why.code, >=, RELAIS_REFUSALS);
      g_assert_cmpint (why.code, <, game->n_refusals);
      g_assert_true (g_str_has_prefix (game->refusals[why.code].rule, about->rules));
      g_assert_false (game->check (edition, state, move, NULL));
      g_assert_false (trying_move (game, edition, &copy, move, NULL, &barrier, &why));
      g_assert_true (same_state (state, &copy));
    }
}

/* Neither the view nor what is shown of it is another one when only the hidden
 * parts are. */
static void
check_hidden (const void *state, int viewer, RelaisRng *rng)
{
  static char one[RELAIS_MAX_STATE_TEXT], two[RELAIS_MAX_STATE_TEXT];
  RelaisState other, view, other_view;
  RelaisText text;

  about->exchange_hidden (state, viewer, rng, &other);
  game->view (edition, state, viewer, &view);
  game->view (edition, &other, viewer, &other_view);
  g_assert_true (same_state (&view, &other_view));
  relais_text_init (&text, one, sizeof one);
  game->show (edition, state, viewer, &text);
  relais_text_init (&text, two, sizeof two);
  game->show (edition, &other, viewer, &text);
  g_assert_cmpstr (one, ==, two);
}

/* What somebody sees says nothing of what is hidden from him: a game in which
 * that was drawn anew looks the same, and who sees what the seat that decides
 * sees has the same moves. */
static void
check_views (const void *state, RelaisRng *rng)
{
  static char one[RELAIS_MAX_STATE_TEXT], other[RELAIS_MAX_STATE_TEXT];
  static MovesText moves, sampled_moves;

  for (int viewer = RELAIS_ALL; viewer < game->seats (state); viewer++)
    {
      RelaisState view, again, sample;

      game->view (edition, state, viewer, &view);
      game->sample (edition, &view, rng, &sample);
      game->view (edition, &sample, viewer, &again);
      g_assert_true (same_state (&view, &again));
      g_assert_cmpstr (print_state (&view, one), ==, print_state (&again, other));
      g_assert_true ((strstr (one, "\"seed\":null") != NULL) == (viewer != RELAIS_ALL));
      validate (&sample, "a sample");
      g_assert_cmpint (game->seat (&sample), ==, game->seat (state));
      if (about->check_sample != NULL)
        about->check_sample (&view, &sample);
      if (about->knows_choice (state, viewer))
        g_assert_cmpstr (print_moves (state, moves), ==, print_moves (&sample, sampled_moves));
      if (viewer == RELAIS_ALL)
        g_assert_true (same_state (state, &sample));
      else
        check_hidden (state, viewer, rng);
    }
}

/* The points that the events tell add up to the score. */
static void
check_score (const void *state, const RelaisEvents *events, RelaisScore *running)
{
  RelaisScore score = { 0 };

  for (int i = 0; i < events->count; i++)
    if (events->at[i].kind == RELAIS_EVENT_POINTS)
      running->column[events->at[i].arg[0]][events->at[i].arg[3]] += events->at[i].arg[1];
  game->score (edition, state, &score);
  g_assert_true (score.final == game->over (state));
  for (int seat = 0; seat < score.seats; seat++)
    {
      int32_t total = 0;

      for (int c = 0; c < game->n_points; c++)
        {
          g_assert_cmpint (running->column[seat][c], ==, score.column[seat][c]);
          total += score.column[seat][c];
        }
      g_assert_cmpint (total, ==, score.total[seat]);
      g_assert_cmpint (score.rank[seat], >=, 1);
      g_assert_cmpint (score.rank[seat], <=, score.seats);
    }
}

/* Every event can be told, also to those who may not know all of it. */
static void
check_events (const RelaisEvents *events)
{
  g_assert_cmpint (events->count, <, RELAIS_MAX_EVENTS);
  for (int i = 0; i < events->count; i++)
    {
      const RelaisEvent *event = &events->at[i];
      char buffer[256];
      RelaisText text;

      if (event->kind == RELAIS_EVENT_POINTS)
        g_assert_cmpint (event->arg[1], !=, 0);
      relais_text_init (&text, buffer, sizeof buffer);
      relais_print_event (game, event, &text);
      g_assert_true (trying_is_whole (&text));
      g_assert_cmpuint (text.length, >, 0);
    }
}

/* The state printed and read back is the same game: it has the same moves, and
 * the one at hand leads to the same state in both. */
static void
play (void *state, RelaisMove move, RelaisScore *running)
{
  static char before[RELAIS_MAX_STATE_TEXT], one[RELAIS_MAX_STATE_TEXT], other[RELAIS_MAX_STATE_TEXT];
  static MovesText moves, read_moves;
  RelaisEvents events = { 0 };
  RelaisState copy, old;
  RandomStep step = { move, &old, state, &events };
  RelaisRefusal why;
  bool barrier;

  relais_copy (game, &old, state);
  print_state (state, before);
  validate (state, before);
  read_state (before, &copy);
  validate (&copy, before);
  g_assert_cmpstr (print_state (&copy, other), ==, before);
  g_assert_cmpstr (print_moves (&copy, read_moves), ==, print_moves (state, moves));

  g_assert_true (trying_move (game, edition, state, move, &events, &barrier, &why));
  g_assert_true (barrier == about->is_barrier (&step));
  g_assert_true (game->make (edition, &copy, move, NULL) == barrier);
  g_assert_cmpstr (print_state (&copy, other), ==, print_state (state, one));
  g_assert_cmpstr (one, !=, before);

  check_events (&events);
  check_score (state, &events, running);
  for (int i = 0; i < events.count; i++)
    seen.events |= 1u << events.at[i].kind;
  if (about->check_step != NULL)
    about->check_step (&step);
}

static void
play_game (const RandomCase *c, unsigned seed)
{
  g_autofree char *setup = g_strdup_printf ("{\"game\":\"%s\",\"seed\":%u,%s}", game->id, seed, c->setup);
  static char text[RELAIS_MAX_STATE_TEXT];
  RelaisScore running = { 0 };
  RelaisState state;
  RelaisRng rng, hidden;

  relais_rng_seed (&rng, seed);
  relais_rng_seed (&hidden, seed);
  read_state (setup, &state);
  game->score (edition, &state, &running);
  for (unsigned played = 0; played < MIN (c->most, scaled (c->most)); played++)
    {
      RelaisMove moves[RELAIS_MAX_MOVES];
      int n = list_moves (&state, moves);
      RelaisMove move;

      seen.phases |= 1u << about->phase (&state);
      check_lines (&state, n);
      check_views (&state, &hidden);
      check_others (&state, moves, n, &rng);
      for (int i = 0; i < n; i++)
        check_move (&state, moves[i]);
      if (n == 0)
        break;
      move = relais_rng_below (&rng, 8) < about->liked ? about->choose (&state, moves, n, &rng)
                                                       : moves[relais_rng_below (&rng, (uint32_t) n)];
      seen.moves |= 1u << move.kind;
      play (&state, move, &running);
    }
  validate (&state, print_state (&state, text));
}

static void
test_random (gconstpointer data)
{
  const RandomCase *c = data;

  edition = c->edition != NULL ? c->edition : game->edition;
  for (unsigned i = 0; i < scaled (c->games); i++)
    play_game (c, i + 1);
  seen.cases++;
}

void
random_games_all (const char *what, uint32_t set, unsigned first, unsigned end, const char *(*name) (unsigned i))
{
  for (unsigned i = first; i < end; i++)
    if (!(set & 1u << i))
      g_error ("no game came to %s %u%s%s", what, i, name != NULL ? ", " : "", name != NULL ? name (i) : "");
}

static const char *
event_name (unsigned i)
{
  return game->events[i].name;
}

static void
test_together (void)
{
  if (seen.cases < about->n_cases)
    {
      g_test_skip ("only some of the random games were played");
      return;
    }
  if (scaled_too_few (4))
    return;
  random_games_all ("the move", seen.moves, 0, about->n_moves, NULL);
  random_games_all ("the event", seen.events, 0, (unsigned) game->n_events, event_name);
  random_games_all ("the phase", seen.phases, 0, about->n_phases, NULL);
  if (about->check_together != NULL)
    about->check_together ();
}

void
random_games_read (const RelaisGame *of, const void *values, const char *text, void *state)
{
  static RelaisJson json;
  RelaisFindings findings = { 0 };

  g_assert_cmpint (relais_json_read (&json, text, strlen (text)), ==, RELAIS_JSON_FINE);
  of->read (values, &json, state, &findings);
  if (findings.count > 0)
    g_error ("%s: %s in %s", findings.at[0].path, of->refusals[findings.at[0].refusal.code].name, text);
}

/* Suites run in the order in which they were added: the coverage last. */
int
random_games_run (int argc, char **argv, const RandomGames *games)
{
  g_autofree char *together = g_strdup_printf ("/%s/random/together/coverage", games->game->id);

  about = games;
  game = games->game;
  for (unsigned i = 0; i < games->n_cases; i++)
    {
      g_autofree char *path = g_strdup_printf ("/%s/random/%s", game->id, games->cases[i].path);

      g_test_add_data_func (path, &games->cases[i], test_random);
    }
  g_test_add_func (together, test_together);
  return g_test_run ();
}
