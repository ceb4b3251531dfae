/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One game of a tournament, and what is counted in it. */

#define _POSIX_C_SOURCE 200809L  /* clock_gettime */
#include "relais-tournament-private.h"

#include <math.h>
#include <stdio.h>
#include <time.h>

#define MOST_MOVES 20000
#define LEAST_EACH 8            /* playouts of each move of a decision that is judged */
#define FNV_START UINT64_C (14695981039346656037)
#define FNV_PRIME UINT64_C (1099511628211)

struct _RelaisTournamentTable
{
  const RelaisTournament *tournament;
  gpointer memory;              /* enough for any level */
  RelaisOutside *outside[RELAIS_MAX_SEATS];     /* of each entrant that is one */
};

/* A game that is being played. */
typedef struct
{
  RelaisTournamentTable *table;
  RelaisTournamentGame *played;
  RelaisPlayer players[RELAIS_MAX_SEATS];
  gconstpointer edition;
  RelaisState state;
  guint64 seed;
  int first_turn;
  gboolean complained[RELAIS_OUTSIDE_ANSWERS];
} Course;

RelaisTournamentGame *
relais_tournament_game_new (guint number, int seats)
{
  RelaisTournamentGame *game = g_new0 (RelaisTournamentGame, 1);

  g_assert (seats <= RELAIS_MAX_SEATS);
  game->number = number;
  game->seats = seats;
  for (int i = 0; i < seats; i++)
    game->seat[i].uses = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return game;
}

void
relais_tournament_game_free (RelaisTournamentGame *game)
{
  for (int i = 0; i < game->seats; i++)
    g_hash_table_unref (game->seat[i].uses);
  g_free (game);
}

/* Everybody has every seat of a deal once before the next one. */
guint
relais_tournament_deal (guint n_entrants, int seats, gint64 deals, guint number, guint *rotation)
{
  guint turns = n_entrants > 1 ? (guint) seats : 1;
  guint deal = number / turns;

  *rotation = number % turns;
  return deals > 0 ? deal % (guint) deals : deal;
}

/* Who says what others gave away. */
static const RelaisAi *
judge_level (void)
{
  return relais_ai_find ((RelaisWord) { "hard", 4 });
}

RelaisTournamentTable *
relais_tournament_table_new (const RelaisTournament *tournament, GError **error)
{
  g_autoptr (RelaisTournamentTable) table = g_new0 (RelaisTournamentTable, 1);
  gsize most = 1;

  table->tournament = tournament;
  for (guint i = 0; i < tournament->n_entrants; i++)
    {
      const RelaisEntrant *entrant = &tournament->entrants[i];

      if (entrant->player.ai != NULL)
        most = MAX (most, entrant->player.ai->memory);
      else if ((table->outside[i] = relais_outside_new (entrant->command, (guint) tournament->timeout_ms, error)) == NULL)
        return NULL;
    }
  if (tournament->judge > 0)
    most = MAX (most, judge_level ()->memory);
  table->memory = g_malloc (most);
  return g_steal_pointer (&table);
}

void
relais_tournament_table_free (RelaisTournamentTable *table)
{
  for (guint i = 0; i < RELAIS_MAX_SEATS; i++)
    g_clear_pointer (&table->outside[i], relais_outside_free);
  g_free (table->memory);
  g_free (table);
}

static void
lay_out (Course *course, guint deal)
{
  const RelaisTournament *tournament = course->table->tournament;
  const RelaisGame *game = tournament->game;
  RelaisConfig config = tournament->config;
  guint64 seed = (guint64) config.value[RELAIS_OPTION_SEED] + deal;
  RelaisState view;
  RelaisRng rng;

  if (tournament->setup == NULL)
    {
      config.value[RELAIS_OPTION_SEED] = (gint64) (seed % (RELAIS_MAX_SEED + 1));
      game->start (course->edition, &config, &course->state);
      return;
    }
  relais_rng_seed (&rng, seed);
  game->view (course->edition, tournament->setup, RELAIS_SEATS, &view);
  game->sample (course->edition, &view, &rng, &course->state);
}

static gint64
now (const RelaisPlayer *player)
{
  struct timespec time;

  clock_gettime (player->ai != NULL ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static void
count_time (RelaisTournamentSeat *seat, gint64 time)
{
  seat->decisions++;
  seat->spent += time;
  seat->most = MAX (seat->most, time);
  seat->bins[MIN (RELAIS_TOURNAMENT_BINS - 1, (guint) (8 * log2 ((double) time + 1)))]++;
}

static void
complain (Course *course, guint entrant, RelaisOutsideAnswer answer, const char *words)
{
  static const char *const what[RELAIS_OUTSIDE_ANSWERS] = {
    [RELAIS_OUTSIDE_RUBBISH] = "answered what is none of the moves",
    [RELAIS_OUTSIDE_LATE] = "did not answer in time, and was stopped",
    [RELAIS_OUTSIDE_DIED] = "ended, or could not be started",
  };

  if (course->complained[answer])
    return;
  course->complained[answer] = TRUE;
  fprintf (stderr, "relais-engine: Game %u: the program of “%s” %s%s%s%s. A move is drawn for it.\n", course->played->number,
           course->table->tournament->entrants[entrant].text, what[answer], words != NULL ? ": “" : "",
           words != NULL ? words : "", words != NULL ? "”" : "");
}

/* What a program should have answered is drawn. */
static RelaisMove
ask_outside (Course *course, guint entrant, int seat, guint64 seed)
{
  const RelaisGame *game = course->table->tournament->game;
  RelaisTournamentSeat *counted = &course->played->seat[seat];
  RelaisMove moves[RELAIS_MAX_MOVES];
  g_autofree char *words = NULL;
  RelaisOutsideAnswer answer;
  RelaisState view;
  RelaisMove move;
  RelaisRng rng;
  int n;

  game->view (course->edition, &course->state, seat, &view);
  answer = relais_outside_ask (course->table->outside[entrant], game, course->edition, &view, seat, seed, &move, &words);
  counted->faults[answer]++;
  if (answer == RELAIS_OUTSIDE_ANSWERED)
    return move;
  complain (course, entrant, answer, words);
  relais_rng_seed (&rng, seed);
  n = game->legal (course->edition, &view, moves);
  return moves[relais_rng_below (&rng, (guint32) n)];
}

static RelaisMove
choose (Course *course, int seat)
{
  const RelaisGame *game = course->table->tournament->game;
  RelaisTournamentSeat *counted = &course->played->seat[seat];
  const RelaisPlayer *player = &course->players[seat];
  guint64 seed = relais_ai_seed (course->seed, course->played->moves);
  gint64 begun = now (player);
  RelaisMove move = { 0 };

  if (player->ai == NULL)
    move = ask_outside (course, counted->entrant, seat, seed);
  else
    relais_player_choose (player, game, course->edition, &course->state, seed, course->table->memory, &move);
  count_time (counted, now (player) - begun);
  return move;
}

/* Of an event that tells that something is used: what it is. */
static void
count_use (Course *course, const RelaisEvent *event)
{
  const RelaisGame *game = course->table->tournament->game;
  const RelaisSignature *signature = &game->events[event->kind];
  guint round = (guint) (game->turn (&course->state) - course->first_turn) / (guint) course->played->seats + 1;
  char buffer[64];
  RelaisText text;
  GHashTable *uses;

  if (!relais_ai_is_use (game, event->kind) || event->arg[0] < 0 || event->arg[0] >= course->played->seats)
    return;
  uses = course->played->seat[event->arg[0]].uses;
  relais_text_init (&text, buffer, sizeof buffer);
  relais_text_str (&text, signature->name);
  relais_text_char (&text, ' ');
  game->print_value (signature->params[1].class, event->arg[1], &text);
  if (!g_hash_table_contains (uses, buffer))
    g_hash_table_insert (uses, g_strdup (buffer), GUINT_TO_POINTER (round));
}

/* What a step loses against the best one; not how it was thought of, so it takes a chance of its own. */
static void
judge_move (Course *course, int seat, RelaisMove move)
{
  const RelaisTournament *tournament = course->table->tournament;
  RelaisTournamentSeat *counted = &course->played->seat[seat];
  RelaisAiLimits limits = { .seed = relais_ai_seed (~course->seed, course->played->moves), .nodes = (guint32) tournament->judge };
  RelaisAiThought thought;
  RelaisAiTask task;
  double loss;

  if (tournament->judge == 0 || !relais_ai_task (tournament->game, course->edition, &course->state, &task) || task.n < 2
      || !relais_ai_begins_step (&task))
    return;
  limits.each = MAX (LEAST_EACH, limits.nodes / (guint32) task.n);
  relais_ai_think (judge_level (), &task, 0, &limits, course->table->memory, &thought);
  loss = relais_ai_loss (&task, &thought, move);
  if (loss < 0)
    return;
  counted->judged++;
  counted->lost += (gint64) (loss * 1e6 + 0.5);
}

static void
hash_move (Course *course, RelaisMove move)
{
  const unsigned char bytes[] = { move.kind, move.a, move.b, move.c };

  for (guint i = 0; i < G_N_ELEMENTS (bytes); i++)
    course->played->first_round = (course->played->first_round ^ bytes[i]) * FNV_PRIME;
}

static void
make_move (Course *course, int seat, RelaisMove move)
{
  const RelaisGame *game = course->table->tournament->game;
  RelaisTournamentGame *played = course->played;
  RelaisEvents events = { .count = 0 };

  relais_ai_watch (game, &course->state, move, played->seat[seat].habits);
  if (game->turn (&course->state) - course->first_turn < played->seats)
    hash_move (course, move);
  game->make (course->edition, &course->state, move, &events);
  for (int i = 0; i < events.count; i++)
    count_use (course, &events.at[i]);
  played->moves++;
}

static void
sit_down (Course *course, guint deal, guint rotation)
{
  const RelaisTournament *tournament = course->table->tournament;

  for (int i = 0; i < course->played->seats; i++)
    {
      int seat = (i + (int) rotation) % course->played->seats;
      guint entrant = MIN ((guint) i, tournament->n_entrants - 1);

      course->played->seat[seat].entrant = entrant;
      course->players[seat] = tournament->entrants[entrant].player;
      if (tournament->entrants[entrant].any_temper)
        course->players[seat].temper = relais_ai_temper_for (tournament->game, deal, seat);
    }
  for (guint i = 0; i < RELAIS_MAX_SEATS; i++)
    if (course->table->outside[i] != NULL)
      relais_outside_begin (course->table->outside[i]);
}

static void
sum_up (Course *course)
{
  const RelaisGame *game = course->table->tournament->game;
  RelaisTournamentGame *played = course->played;
  RelaisScore score = { 0 };

  game->score (course->edition, &course->state, &score);
  played->over = game->over (&course->state);
  played->turns = (guint) (game->turn (&course->state) - course->first_turn + 1);
  for (int i = 0; i < played->seats; i++)
    {
      played->seat[i].points = score.total[i];
      played->seat[i].rank = score.rank[i];
      for (int c = 0; c < game->n_columns; c++)
        played->seat[i].column[c] = score.column[i][c];
    }
}

RelaisTournamentGame *
relais_tournament_table_play (RelaisTournamentTable *table, guint number)
{
  const RelaisTournament *tournament = table->tournament;
  const RelaisGame *game = tournament->game;
  RelaisTournamentGame *played = relais_tournament_game_new (number, tournament->seats);
  Course course = { .table = table, .played = played };
  guint rotation;
  guint deal = relais_tournament_deal (tournament->n_entrants, tournament->seats, tournament->deals, number, &rotation);

  course.edition = tournament->edition != NULL ? tournament->edition : game->edition;
  course.seed = relais_ai_seed ((guint64) tournament->config.value[RELAIS_OPTION_SEED], number);
  played->first_round = FNV_START;
  lay_out (&course, deal);
  course.first_turn = game->turn (&course.state);
  sit_down (&course, deal, rotation);
  while (played->moves < MOST_MOVES && !game->over (&course.state))
    {
      int seat = game->seat (&course.state);
      RelaisMove move = choose (&course, seat);

      judge_move (&course, seat, move);
      make_move (&course, seat, move);
    }
  sum_up (&course);
  return played;
}
