/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks for solutions of La Loire's scenarios and writes them as the records
 * that test-scenarios replays. For who makes a scenario or changes a rule:
 *
 *   solve DIR            writes DIR/ID.relais for each scenario without one
 *   solve DIR ID ...     writes these anew
 *
 * Puzzles are searched through, shortest first; with every one it says how
 * many random lines of play solve it. Games and challenges are played turn by
 * turn, with the positions that promise most kept and the others dropped. */

#include <stdio.h>
#include <stdlib.h>

#include "engine/common/hash.h"
#include "engine/loire/loire-setup.h"
#include "model/relais-goal.h"
#include "model/relais-task.h"
#include "record/relais-file.h"

#define MOST_POSITIONS 4000000
#define MOST_TURNS 400
#define RANDOM_LINES 20000
#define MOST_TURN_MOVES 40

typedef struct
{
  RelaisState state;
  RelaisGoalCount count;
  int parent;                   /* index; -1: the start */
  double value;
  guint n_moves;                /* from the parent */
  RelaisMove move[MOST_TURN_MOVES];
} Position;

typedef struct
{
  RelaisScenario *scenario;
  const RelaisGoal *goal;
  const RelaisGame *game;
  gconstpointer edition;
  RelaisRng rng;
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

static int
add_start (Search *search)
{
  Position *start = g_new0 (Position, 1);

  start->parent = -1;
  relais_copy (search->game, &start->state, &relais_scenario_get_setup (search->scenario)->state);
  relais_goal_begin (search->goal, search->edition, &start->state, &start->count);
  return add (search, start);
}

static void
follow (Search *search, Position *position, RelaisMove move)
{
  relais_goal_advance (search->goal, search->edition, &position->state, move, &position->count);
  search->game->make (search->edition, &position->state, move, NULL);
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

  search->game->score (search->edition, s, &score);
  for (int seat = 0; seat < s->players; seat++)
    {
      const LoireSeat *own = &s->seats[seat];
      int done, wanted;

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
  return 200 * best + sum / s->players + (position->count.solver >= 0 ? 1000 : 0)
         + relais_rng_below (&search->rng, 100) / 200.0;
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
        if (search->positions->len - (guint) first >= width || relais_goal_is_lost (&((Position *) next->pdata[i])->count))
          g_free (next->pdata[i]);
        else
          add (search, next->pdata[i]);
      end = (int) search->positions->len;
      if (first == end)
        return -1;
      if (at (search, first)->count.solver >= 0)
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

static void
write_solution (Search *search, int solved, const char *dir)
{
  g_autoptr (RelaisMatch) match = relais_scenario_start (search->scenario);
  g_autoptr (RelaisTask) task = relais_task_new (match);
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *name = g_strconcat (relais_scenario_get_id (search->scenario), ".relais", NULL);
  g_autofree char *path = g_build_filename (dir, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  RelaisRefusal why;
  gsize length;
  int solver;

  for (; solved >= 0; solved = at (search, solved)->parent)
    g_array_append_val (line, solved);
  for (guint i = line->len; i > 0; i--)
    {
      const Position *position = at (search, g_array_index (line, int, i - 1));

      for (guint m = 0; m < position->n_moves; m++)
        if (!relais_match_play_all (match, &position->move[m], 1, &why))
          g_error ("a move of the solution is refused");
    }
  g_assert (relais_task_get_status (task) == RELAIS_TASK_SOLVED);
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
  int solved;

  search.game = setup->game;
  search.edition = setup->edition != NULL ? setup->edition : setup->game->edition;
  search.positions = g_ptr_array_new_with_free_func (g_free);
  search.seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  relais_rng_seed (&search.rng, seed != NULL ? (guint64) atoll (seed) : 1);
  printf ("%s\n", relais_scenario_get_id (scenario));
  solved = puzzle ? search_through (&search)
                  : play_well (&search, width != NULL ? (guint) atoi (width) : 60, tries != NULL ? (guint) atoi (tries) : 60);
  if (puzzle)
    printf ("  %u positions, %.2f %% of random lines solve it\n", search.positions->len, random_share (&search));
  if (solved < 0)
    printf ("  NO SOLUTION\n");
  else
    write_solution (&search, solved, dir);
  fflush (stdout);
  g_ptr_array_unref (search.positions);
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
      g_autofree char *name = g_strconcat (relais_scenario_get_id (scenario), ".relais", NULL);
      g_autofree char *path = g_build_filename (argv[1], name, NULL);

      if (argc > 2 ? g_strv_contains ((const char *const *) argv + 2, relais_scenario_get_id (scenario))
                   : !g_file_test (path, G_FILE_TEST_EXISTS))
        solve (scenario, argv[1]);
    }
  return 0;
}
