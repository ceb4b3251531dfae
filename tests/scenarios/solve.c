/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks for solutions of La Loire's scenarios and writes them as the records
 * that test-scenarios replays. For who makes a scenario, changes a rule or how
 * computer players play:
 *
 *   solve DIR            writes DIR/ID.relais for each scenario without one
 *   solve DIR ID ...     writes these anew
 *
 * Where computer players sit in a scenario, it is DIR/ID.moves with the moves of
 * the person alone: what the others answer follows from the scenario.
 *
 * There, a computer player of each temperament first tries it in the place of the
 * person. Puzzles are searched through, shortest first; with every one it says how
 * many random lines of play solve it. Games and challenges are played turn by
 * turn, with the positions that promise most kept and the others dropped. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/common/hash.h"
#include "engine/loire/loire-setup.h"
#include "ai/relais-ai.h"
#include "model/relais-goal.h"
#include "model/relais-player-kind.h"
#include "model/relais-task.h"
#include "record/relais-file.h"

#define MOST_POSITIONS 4000000
#define MOST_TURNS 400
#define RANDOM_LINES 20000
#define MOST_TURN_MOVES 40
#define CHANCES 30              /* of a computer player in the place of the person */

typedef struct
{
  RelaisState state;
  RelaisGoalCount count;
  int parent;                   /* index; -1: the start */
  double value;
  guint depth;                  /* moves from the start, those of computer players too */
  guint n_moves;                /* from the parent, of persons */
  RelaisMove move[MOST_TURN_MOVES];
} Position;

typedef struct
{
  RelaisScenario *scenario;
  const RelaisGoal *goal;
  const RelaisGame *game;
  gconstpointer edition;
  RelaisRng rng;
  GPtrArray *kinds;             /* of the seats */
  gpointer memory[RELAIS_MAX_SEATS];    /* of computer players */
  GPtrArray *positions;         /* of Position, parents before children */
  GHashTable *seen;
} Search;

static int
add (Search *search, Position *position)
{
  guint64 hash = 1469598103934665603u;
  const unsigned char *bytes = (const unsigned char *) &position->state;

  for (gsize i = 0; i < search->game->state_size; i++)
    hash = (hash ^ bytes[i]) * 1099511628211u;
  if (!g_hash_table_add (search->seen, g_memdup2 (&hash, sizeof hash)))
    {
      g_free (position);
      return -1;
    }
  g_ptr_array_add (search->positions, position);
  return (int) search->positions->len - 1;
}

static Position *
at (Search *search, int i)
{
  return search->positions->pdata[i];
}

static gboolean
is_person (Search *search, int seat)
{
  return g_str_equal (search->kinds->pdata[seat], "human");
}

static gboolean
is_solved (Search *search, const Position *position)
{
  return position->count.solver >= 0 && is_person (search, position->count.solver);
}

/* Also by a computer player who was first. */
static gboolean
is_lost (Search *search, const Position *position)
{
  return relais_goal_is_lost (&position->count) || (position->count.solver >= 0 && !is_person (search, position->count.solver));
}

static void
follow (Search *search, Position *position, RelaisMove move)
{
  relais_goal_advance (search->goal, search->edition, &position->state, move, &position->count);
  search->game->make (search->edition, &position->state, move, NULL);
  position->depth++;
}

/* FALSE: a person is to decide, or the game is over. */
static gboolean
choose (Search *search, gconstpointer state, guint depth, RelaisMove *move)
{
  RelaisAiLimits limits = { .seed = relais_ai_seed ((guint64) relais_scenario_get_setup (search->scenario)->chance, depth) };
  const RelaisAi *ai;
  int seat = search->game->seat (state);

  if (search->game->over (state) || is_person (search, seat))
    return FALSE;
  ai = relais_player_kind_level (search->game, search->kinds->pdata[seat], &limits);
  if (search->memory[seat] == NULL && ai->memory > 0)
    search->memory[seat] = g_malloc (ai->memory);
  return relais_ai_choose (ai, search->game, search->edition, state, &limits, search->memory[seat], move);
}

static void
answer (Search *search, Position *position)
{
  RelaisMove move;

  while (position->count.solver < 0 && choose (search, &position->state, position->depth, &move))
    follow (search, position, move);
}

static int
add_start (Search *search)
{
  Position *start = g_new0 (Position, 1);

  start->parent = -1;
  relais_copy (search->game, &start->state, &relais_scenario_get_setup (search->scenario)->state);
  relais_goal_begin (search->goal, search->edition, &start->state, &start->count);
  answer (search, start);
  return add (search, start);
}

/* Puzzles: breadth first, a move a position. */
static int
search_through (Search *search)
{
  RelaisMove moves[RELAIS_MAX_MOVES];

  for (int i = add_start (search); i < (int) search->positions->len && i < MOST_POSITIONS; i++)
    {
      int n = search->game->legal (search->edition, &at (search, i)->state, moves);

      if (relais_goal_is_lost (&at (search, i)->count))
        continue;
      for (int m = 0; m < n; m++)
        {
          Position *next = g_memdup2 (at (search, i), sizeof (Position));
          gboolean solved;
          int added;

          next->parent = i;
          next->n_moves = 1;
          next->move[0] = moves[m];
          follow (search, next, moves[m]);
          solved = next->count.solver >= 0;
          added = add (search, next);
          if (solved && added >= 0)
            return added;
        }
    }
  return -1;
}

static double
random_share (Search *search)
{
  int solved = 0;

  for (int i = 0; i < RANDOM_LINES; i++)
    {
      Position line = *at (search, 0);
      RelaisMove moves[RELAIS_MAX_MOVES];
      int n;

      while (line.count.solver < 0 && !relais_goal_is_lost (&line.count)
             && (n = search->game->legal (search->edition, &line.state, moves)) > 0)
        follow (search, &line, moves[relais_rng_below (&search->rng, (guint32) n)]);
      solved += line.count.solver >= 0;
    }
  return 100.0 * solved / RANDOM_LINES;
}

/* Games and challenges. How much a position promises to everybody, and most
 * of all to who is furthest. */
static double
promise (Search *search, const Position *position)
{
  const LoireState *s = (const LoireState *) &position->state;
  double best = 0, sum = 0;
  RelaisScore score;
  guint n = 0;

  search->game->score (search->edition, s, &score);
  for (int seat = 0; seat < s->players; seat++)
    {
      const LoireSeat *own = &s->seats[seat];
      int done, wanted;

      if (!is_person (search, seat))
        continue;
      n++;
      relais_goal_progress (search->goal, &position->count, seat, &done, &wanted);
      if (relais_goal_may (search->goal, seat) && (position->count.out & (1u << seat)) == 0)
        best = MAX (best, (double) done / wanted);
      sum += 1.5 * score.total[seat] + 0.4 * MIN (own->deniers, 14) + 2.0 * loire_count (loire_own_buildings (own))
             + 0.7 * own->n_characters + 0.6 * MIN (own->goods[LOIRE_WOOD], 3);
      for (unsigned good = LOIRE_WOOD + 1; good < LOIRE_GOODS; good++)
        sum += 1.2 * own->goods[good];
      for (unsigned i = 0; i < own->n_held; i++)
        sum += 0.8 * own->held[i].n_marks;
    }
  return 200 * best + sum / n + (is_solved (search, position) ? 1000 : 0)
         + relais_rng_below (&search->rng, 100) / 200.0;
}

/* A turn as a computer player would play it. */
static Position *
computed_turn (Search *search, int from, const char *kind, guint64 chance)
{
  Position *next = g_memdup2 (at (search, from), sizeof (Position));
  int turn = search->game->turn (&next->state);

  next->parent = from;
  next->n_moves = 0;
  while (next->n_moves < MOST_TURN_MOVES && next->count.solver < 0 && !search->game->over (&next->state)
         && search->game->turn (&next->state) == turn)
    {
      RelaisAiLimits limits = { .seed = relais_ai_seed (chance, next->depth) };
      const RelaisAi *ai = relais_player_kind_level (search->game, kind, &limits);
      g_autofree gpointer memory = g_malloc (MAX (ai->memory, 1));
      RelaisMove move;

      relais_ai_choose (ai, search->game, search->edition, &next->state, &limits, memory, &move);
      next->move[next->n_moves++] = move;
      follow (search, next, move);
    }
  answer (search, next);
  return next;
}

static int
play_as (Search *search, int start, const char *kind, guint64 chance)
{
  int last = start;

  for (int turn = 0; turn < MOST_TURNS && !search->game->over (&at (search, last)->state); turn++)
    {
      Position *next = computed_turn (search, last, kind, chance);

      g_ptr_array_add (search->positions, next);
      last = (int) search->positions->len - 1;
      if (next->count.solver >= 0 || is_lost (search, next))
        return is_solved (search, next) ? last : -1;
    }
  return -1;
}

static int
play_like_computers (Search *search)
{
  g_autofree const char **tempers = relais_player_kind_tempers (search->game, "medium");
  int start = add_start (search);

  for (guint64 chance = 1; chance <= CHANCES; chance++)
    for (guint i = 1; tempers[i] != NULL; i++)
      {
        g_autofree char *kind = relais_player_kind_join ("medium", tempers[i]);
        int solved = play_as (search, start, kind, chance);

        if (solved >= 0)
          return solved;
        g_ptr_array_set_size (search->positions, 1);
      }
  g_ptr_array_set_size (search->positions, 0);
  g_hash_table_remove_all (search->seen);
  return -1;
}

/* A turn made of random moves; ending a stop early is less likely than doing
 * something. */
static Position *
random_turn (Search *search, int from)
{
  Position *next = g_memdup2 (at (search, from), sizeof (Position));
  int turn = search->game->turn (&next->state);

  next->parent = from;
  next->n_moves = 0;
  while (next->n_moves < MOST_TURN_MOVES && search->game->turn (&next->state) == turn && next->count.solver < 0)
    {
      RelaisMove moves[RELAIS_MAX_MOVES];
      int n = search->game->legal (search->edition, &next->state, moves);
      RelaisMove move;

      if (n == 0)
        break;
      move = moves[relais_rng_below (&search->rng, (guint32) n)];
      if (move.kind == LOIRE_MOVE_DONE && n > 1 && relais_rng_below (&search->rng, 4) > 0)
        continue;
      next->move[next->n_moves++] = move;
      follow (search, next, move);
    }
  answer (search, next);
  next->value = promise (search, next);
  return next;
}

static int
by_value (gconstpointer a, gconstpointer b)
{
  double x = (*(Position *const *) a)->value, y = (*(Position *const *) b)->value;

  return (x < y) - (x > y);
}

static int
play_well (Search *search, guint width, guint tries)
{
  int first = add_start (search), end = first + 1;

  for (int turn = 0; turn < MOST_TURNS; turn++)
    {
      g_autoptr (GPtrArray) next = g_ptr_array_new ();

      for (int i = first; i < end; i++)
        for (guint k = 0; k < tries; k++)
          g_ptr_array_add (next, random_turn (search, i));
      g_ptr_array_sort (next, by_value);
      first = (int) search->positions->len;
      for (guint i = 0; i < next->len; i++)
        if (search->positions->len - (guint) first >= width || is_lost (search, next->pdata[i]))
          g_free (next->pdata[i]);
        else
          add (search, next->pdata[i]);
      end = (int) search->positions->len;
      if (first == end)
        return -1;
      if (is_solved (search, at (search, first)))
        return first;
      if (g_getenv ("SOLVE_LOUD") != NULL)
        {
          RelaisScore score;

          search->game->score (search->edition, &at (search, first)->state, &score);
          printf ("  turn %d: best %.1f, points %d\n", turn, at (search, first)->value, score.total[0]);
        }
    }
  return -1;
}

static char *
path_of (RelaisScenario *scenario, const char *dir)
{
  g_autofree char *name = g_strconcat (relais_scenario_get_id (scenario),
                                       relais_scenario_has_opponents (scenario) ? ".moves" : ".relais", NULL);

  return g_build_filename (dir, name, NULL);
}

static void
play (RelaisMatch *match, RelaisMove move)
{
  RelaisRefusal why;

  if (!relais_match_play_all (match, &move, 1, &why))
    g_error ("a move of the solution is refused");
}

static void
play_answers (Search *search, RelaisMatch *match, RelaisTask *task)
{
  RelaisMove move;

  while (relais_task_get_status (task) == RELAIS_TASK_OPEN
         && choose (search, relais_match_get_state (match), relais_match_get_node (match)->depth, &move))
    play (match, move);
}

/* What persons have played, a move a line. */
static char *
print_moves (Search *search, RelaisMatch *match)
{
  g_autoptr (GPtrArray) line = g_ptr_array_new ();
  GString *text = g_string_new ("# What the person plays; what the computer players answer follows from the scenario.\n");

  for (RelaisNode *node = relais_match_get_node (match); node->parent != NULL; node = node->parent)
    g_ptr_array_add (line, node);
  for (guint i = line->len; i > 0; i--)
    {
      const RelaisNode *node = line->pdata[i - 1];
      char buffer[RELAIS_MAX_MOVE_TEXT];
      RelaisText move;

      if (!is_person (search, search->game->seat (node->parent->state)))
        continue;
      relais_text_init (&move, buffer, sizeof buffer);
      search->game->print_move (node->parent->state, node->move, &move);
      g_string_append_printf (text, "%s\n", buffer);
    }
  return g_string_free (text, FALSE);
}

static void
write_solution (Search *search, int solved, const char *dir)
{
  g_autoptr (RelaisMatch) match = relais_scenario_start (search->scenario);
  g_autoptr (RelaisTask) task = relais_task_new (match);
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *path = path_of (search->scenario, dir);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  int solver;

  for (; solved >= 0; solved = at (search, solved)->parent)
    g_array_append_val (line, solved);
  for (guint i = line->len; i > 0; i--)
    {
      const Position *position = at (search, g_array_index (line, int, i - 1));

      for (guint m = 0; m < position->n_moves; m++)
        play (match, position->move[m]);
      play_answers (search, match, task);
    }
  g_assert (relais_task_get_status (task) == RELAIS_TASK_SOLVED);
  if (relais_scenario_has_opponents (search->scenario))
    {
      text = print_moves (search, match);
      length = strlen (text);
    }
  else
    text = relais_match_print (match, &length);
  g_object_get (task, "solver", &solver, NULL);
  printf ("  solved with %u moves in %d turns by seat %d\n", relais_match_get_node (match)->depth,
          relais_match_get_turn (match) - search->game->turn (&at (search, 0)->state) + 1,
          solver);
  if (!relais_file_write (path, text, length, &error))
    g_error ("%s", error->message);
}

static void
solve (RelaisScenario *scenario, const char *dir)
{
  Search search = { .scenario = scenario, .goal = relais_scenario_get_goal (scenario) };
  gboolean puzzle = relais_scenario_get_kind (scenario) == RELAIS_SCENARIO_PUZZLE;
  const char *width = g_getenv ("SOLVE_WIDTH"), *tries = g_getenv ("SOLVE_TRIES"), *seed = g_getenv ("SOLVE_SEED");
  const RelaisSetup *setup = relais_scenario_get_setup (scenario);
  /* Computer players take their time. */
  static const guint alone[] = { 60, 60 }, against[] = { 8, 20 };
  const guint *usual = relais_scenario_has_opponents (scenario) ? against : alone;
  int solved;

  search.game = setup->game;
  search.edition = setup->edition != NULL ? setup->edition : setup->game->edition;
  search.kinds = g_ptr_array_new ();
  for (int i = 0; i < search.game->seats (&setup->state); i++)
    {
      const RelaisPlayerInfo *info = setup->players != NULL && i < (int) setup->players->len ? setup->players->pdata[i] : NULL;

      g_ptr_array_add (search.kinds, info != NULL && info->kind != NULL ? info->kind : (gpointer) "human");
    }
  search.positions = g_ptr_array_new_with_free_func (g_free);
  search.seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  relais_rng_seed (&search.rng, seed != NULL ? (guint64) atoll (seed) : 1);
  printf ("%s\n", relais_scenario_get_id (scenario));
  solved = relais_scenario_has_opponents (scenario) ? play_like_computers (&search) : -1;
  if (solved < 0)
    solved = puzzle ? search_through (&search)
                    : play_well (&search, width != NULL ? (guint) atoi (width) : usual[0], tries != NULL ? (guint) atoi (tries) : usual[1]);
  if (puzzle)
    printf ("  %u positions, %.2f %% of random lines solve it\n", search.positions->len, random_share (&search));
  if (solved < 0)
    printf ("  NO SOLUTION\n");
  else
    write_solution (&search, solved, dir);
  fflush (stdout);
  g_ptr_array_unref (search.positions);
  g_ptr_array_unref (search.kinds);
  for (guint i = 0; i < G_N_ELEMENTS (search.memory); i++)
    g_free (search.memory[i]);
  g_hash_table_unref (search.seen);
}

int
main (int argc, char **argv)
{
  GListModel *all = G_LIST_MODEL (relais_scenarios_get ());

  if (argc < 2)
    {
      fprintf (stderr, "usage: solve DIR [ID ...]\n");
      return 2;
    }
  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (RelaisScenario) scenario = g_list_model_get_item (all, i);
      g_autofree char *path = path_of (scenario, argv[1]);

      if (argc > 2 ? g_strv_contains ((const char *const *) argv + 2, relais_scenario_get_id (scenario))
                   : !g_file_test (path, G_FILE_TEST_EXISTS))
        solve (scenario, argv[1]);
    }
  return 0;
}
