/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One game played by computer players from a setup, and many of them summed up. */

#include "relais-playability-private.h"

#include <math.h>
#include <string.h>

#include "ai/relais-ai.h"

#define MOST_TURNS 1000         /* also a solo game of the longest kind fits */
#define MOST_MOVES 40000
#define WHIM 150                /* the first moves from one position would else be much the same in all games */
#define CONFIDENCE 1.96         /* 95 % */

static bool
is_cancelled (void *data)
{
  return g_cancellable_is_cancelled (data);
}

static guint
watched (const RelaisTryout *tryout, const RelaisEvents *events)
{
  guint deeds = 0;

  if (tryout->lore == NULL)
    return 0;
  for (int i = 0; i < events->count; i++)
    for (guint deed = 0; tryout->lore->deeds[deed].never != NULL; deed++)
      if (tryout->lore->deeds[deed].event == events->at[i].kind)
        deeds |= 1u << deed;
  return deeds;
}

static guint
ending_of (const RelaisTryout *tryout, const RelaisState *state)
{
  guint ending = 0;

  if (tryout->lore == NULL)
    return 0;
  while (tryout->lore->endings[ending].nearness (tryout->edition, state) < 100
         && tryout->lore->endings[ending + 1].title != NULL)
    ending++;
  return ending;
}

static gboolean
sets_off_end (const RelaisEvents *events)
{
  for (int i = 0; i < events->count; i++)
    if (events->at[i].kind == RELAIS_EVENT_ENDING)
      return TRUE;
  return FALSE;
}

/* A game that is being played. */
typedef struct
{
  const RelaisTryout *tryout;
  RelaisTryoutGame *played;
  RelaisState state;
  gboolean told;                /* how it ends */
  gboolean forced;              /* nothing was to be decided in this turn so far */
} Course;

/* The start itself, or with what no seat knows drawn anew: what an author laid
 * into hands stays there. */
static void
lay_out (Course *course, const RelaisState *start, guint64 seed)
{
  const RelaisTryout *tryout = course->tryout;
  RelaisState view;
  RelaisRng rng;

  relais_copy (tryout->game, &course->state, start);
  if (!tryout->shuffled)
    return;
  relais_rng_seed (&rng, seed);
  tryout->game->view (tryout->edition, start, RELAIS_SEATS, &view);
  tryout->game->sample (tryout->edition, &view, &rng, &course->state);
}

static void
make_move (Course *course, RelaisMove move)
{
  const RelaisTryout *tryout = course->tryout;
  const RelaisGame *game = tryout->game;
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisEvents events = { .count = 0 };
  int turn = game->turn (&course->state);

  course->forced = course->forced && game->legal (tryout->edition, &course->state, moves) == 1;
  game->make (tryout->edition, &course->state, move, &events);
  course->played->deeds |= watched (tryout, &events);
  if (!course->told && sets_off_end (&events))
    {
      course->told = TRUE;
      course->played->ending = ending_of (tryout, &course->state);
    }
  if (game->turn (&course->state) == turn && !game->over (&course->state))
    return;
  course->played->forced += course->forced ? 1 : 0;
  course->forced = TRUE;
}

static void
sum_up_one (Course *course, int first_turn)
{
  const RelaisTryout *tryout = course->tryout;
  RelaisTryoutGame *played = course->played;

  tryout->game->score (tryout->edition, &course->state, &played->score);
  played->over = tryout->game->over (&course->state);
  played->turns = (guint) (tryout->game->turn (&course->state) - first_turn + 1);
  if (!course->told)
    played->ending = ending_of (tryout, &course->state);
  for (guint i = 0; tryout->lore != NULL && tryout->lore->endings[i].title != NULL; i++)
    played->nearness[i] = tryout->lore->endings[i].nearness (tryout->edition, &course->state);
}

gboolean
relais_tryout_play (const RelaisTryout *tryout, const RelaisState *start, guint n, RelaisTryoutGame *played)
{
  const RelaisGame *game = tryout->game;
  const RelaisAi *ai = relais_ai_find ((RelaisWord) { RELAIS_PLAYABILITY_LEVEL, strlen (RELAIS_PLAYABILITY_LEVEL) });
  guint64 seed = relais_ai_seed (tryout->seed, n);
  int first_turn = game->turn (start);
  Course course = { .tryout = tryout, .played = played, .forced = TRUE };

  *played = (RelaisTryoutGame) { .seats = (guint) game->seats (start) };
  lay_out (&course, start, seed);
  for (guint move_number = 0; !game->over (&course.state); move_number++)
    {
      RelaisAiLimits limits = {
        .seed = relais_ai_seed (seed, move_number), .whim = WHIM, .stop = is_cancelled, .data = tryout->cancellable,
      };
      RelaisMove move;

      if (is_cancelled (tryout->cancellable))
        return FALSE;
      if (move_number >= MOST_MOVES || game->turn (&course.state) - first_turn >= MOST_TURNS
          || !relais_ai_choose (ai, game, tryout->edition, &course.state, &limits, NULL, &move))
        break;
      make_move (&course, move);
    }
  sum_up_one (&course, first_turn);
  return TRUE;
}

void
relais_tryout_interval (guint hits, guint n, double z, double *low, double *high)
{
  double p, half, middle, width;

  *low = 0;
  *high = 1;
  if (n == 0)
    return;
  p = (double) hits / n;
  half = z * z / (2 * n);
  middle = p + half;
  width = z * sqrt (p * (1 - p) / n + half / (2 * n));
  *low = MAX ((middle - width) / (1 + 2 * half), 0);
  *high = MIN ((middle + width) / (1 + 2 * half), 1);
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  guint first = *(const guint *) a;
  guint second = *(const guint *) b;

  return (first > second) - (first < second);
}

static RelaisSpread
spread_of (GArray *numbers)
{
  const guint *at = (const guint *) (gpointer) numbers->data;
  guint n = numbers->len;
  double sum = 0;

  if (n == 0)
    return (RelaisSpread) { 0 };
  g_array_sort (numbers, compare_numbers);
  for (guint i = 0; i < n; i++)
    sum += at[i];
  return (RelaisSpread) { sum / n, at[(n - 1) / 10], at[(n - 1) / 2], at[n - 1 - (n - 1) / 10] };
}

/* Every turn of a seat is one of its rounds. */
static guint
rounds_of (const RelaisTryoutGame *played)
{
  return (played->turns + played->seats - 1) / played->seats;
}

static void
add_seats (const RelaisTryoutGame *played, int n_columns, RelaisPlayabilityResults *results)
{
  const RelaisScore *score = &played->score;
  guint first = 0, winner = 0;

  for (guint seat = 0; seat < results->n_seats; seat++)
    {
      RelaisSeatResults *sum = &results->seats[seat];

      if (score->rank[seat] == 1)
        {
          first++;
          winner = seat;
        }
      sum->points += score->total[seat];
      for (int c = 0; c < n_columns; c++)
        sum->column[c] += score->column[seat][c];
    }
  if (first == 1)
    results->seats[winner].wins++;
  else
    results->ties++;
}

void
relais_tryout_sum_up (const RelaisTryout *tryout, const RelaisTryoutGame *games, guint n_games,
                     RelaisPlayabilityResults *results)
{
  g_autoptr (GArray) turns = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) rounds = g_array_new (FALSE, FALSE, sizeof (guint));
  guint64 all_turns = 0, forced = 0;

  results->games = n_games;
  results->most_turns = MOST_TURNS;
  results->n_seats = n_games > 0 ? games[0].seats : 0;
  for (guint i = 0; i < n_games; i++)
    {
      guint n_rounds = rounds_of (&games[i]);

      add_seats (&games[i], tryout->game->n_columns, results);
      g_array_append_val (turns, games[i].turns);
      g_array_append_val (rounds, n_rounds);
      all_turns += games[i].turns;
      forced += games[i].forced;
      if (!games[i].over)
        results->stopped++;
      else
        results->endings[games[i].ending]++;
      for (guint ending = 0; ending < RELAIS_MAX_ENDINGS; ending++)
        results->nearness[ending] += (double) games[i].nearness[ending] / n_games;
      for (guint deed = 0; deed < RELAIS_MAX_DEEDS; deed++)
        results->deeds[deed] += games[i].deeds >> deed & 1;
    }
  for (guint seat = 0; seat < results->n_seats; seat++)
    {
      RelaisSeatResults *sum = &results->seats[seat];

      sum->share = (double) sum->wins / n_games;
      relais_tryout_interval (sum->wins, n_games, CONFIDENCE, &sum->share_low, &sum->share_high);
      sum->points /= n_games;
      for (int c = 0; c < tryout->game->n_columns; c++)
        sum->column[c] /= n_games;
    }
  results->turns = spread_of (turns);
  results->rounds = spread_of (rounds);
  results->forced = all_turns > 0 ? (guint) (forced * 100 / all_turns) : 0;
}
