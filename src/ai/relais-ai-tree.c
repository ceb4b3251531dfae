/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A tree over the seat's own next steps. Each playout draws what is hidden anew,
 * goes down the tree, lets everybody do what the policy does beyond it and in
 * their own turns, and asks the judge after some rounds how it stands.
 *
 * A step is told by its first move (where a figure rides); what follows in a
 * drawn position (what is bought there) is the policy's, so that a branch means
 * something however the others have changed the market meanwhile. */

#include "relais-ai-private.h"

#include <limits.h>

enum
{
  ROUNDS = 4,           /* that are looked ahead */
  WIDTH = 12,           /* moves of a decision that are gone into: the best by the policy */
  DEPTH = 32,           /* own steps on the way through the tree */
  NODES = 1024,
  EDGES = 8 * NODES,
  MASTERS = 4,          /* thoughts of the master */
  HARD = 1200,          /* playouts of a thought about where to ride, of all seats and two more together: 400 alone, 200 with four ... */
  MASTER = 1200,
  LESS = 8,             /* ... and so many times fewer of one about what to do at the stop: there is less to decide */
};

#define EXPLORE 0.25    /* how much moves are tried that the policy likes less */
#define UNTRIED 0.01    /* of a chance: by how much what has not been tried seems worse than the rest */
#define TEMPER 100.0    /* hundredths of a point by which a move is liked e times as much */

typedef struct
{
  RelaisMove move;
  int32_t child;                /* 0: none yet */
  uint32_t votes;
  double prior;
  double worth;
} Edge;

typedef struct
{
  int32_t first;
  int32_t n;                    /* -1: nobody has been here */
  uint32_t visits;
} Node;

typedef struct
{
  RelaisAiSearch search;
  const RelaisAiTask *task;
  bool all;                     /* every first move is gone into */
  int first;                    /* which one the next playout goes into; -1: the tree chooses */
  int until;                    /* the turn in which a playout ends */
  RelaisRng rng;
  RelaisAiContext contexts[RELAIS_MAX_SEATS];
  int prepared[RELAIS_MAX_SEATS];       /* for which turn; -1: for none */
  int n_nodes, n_edges;
  Node nodes[NODES];
  Edge edges[EDGES];
} Tree;

/* About e to the power of x, which is not above 0; the same on every machine. */
static double
falling (double x)
{
  double root = 1 - x / 16;

  root *= root;
  root *= root;
  root *= root;
  return 1 / (root * root);
}

static double
square_root (double x)
{
  double root = x > 1 ? x / 2 : 1;

  for (int i = 0; i < 16; i++)
    root = (root + x / root) / 2;
  return root;
}

static const RelaisAiContext *
context_of (Tree *tree, const RelaisState *state, int seat)
{
  int turn = tree->search.game->turn (state);

  if (tree->prepared[seat] != turn)
    {
      tree->search.judge->prepare (tree->search.edition, state, seat, tree->search.weights, &tree->contexts[seat]);
      tree->prepared[seat] = turn;
    }
  return &tree->contexts[seat];
}

typedef struct
{
  int n;
  int width;
  int value[RELAIS_MAX_MOVES];
  RelaisMove move[RELAIS_MAX_MOVES];
} Best;

static void
keep (Best *best, RelaisMove move, int value)
{
  int at;

  if (best->n == best->width && best->value[best->width - 1] >= value)
    return;
  at = best->n < best->width ? best->n++ : best->width - 1;
  for (; at > 0 && best->value[at - 1] < value; at--)
    {
      best->value[at] = best->value[at - 1];
      best->move[at] = best->move[at - 1];
    }
  best->value[at] = value;
  best->move[at] = move;
}

/* Edges for the moves that the policy likes best, the more likely the better it likes them. */
static void
expand (Tree *tree, Node *node, const RelaisState *state)
{
  RelaisAiSearch *search = &tree->search;
  const RelaisAiContext *context = context_of (tree, state, tree->task->seat);
  RelaisMove moves[RELAIS_MAX_MOVES];
  int n = search->game->legal (search->edition, state, moves);
  Best best;
  double sum = 0;

  best.n = 0;
  best.width = node == tree->nodes && tree->all ? RELAIS_MAX_MOVES : WIDTH;

  for (int i = 0; i < n && (i == 0 || !search->stopped); i++)
    {
      RelaisState next;
      int odd = 0;

      relais_copy (search->game, &next, state);
      keep (&best, moves[i], relais_ai_try (search, &next, moves[i], tree->task->seat, context, &odd));
    }
  node->first = tree->n_edges;
  node->n = best.n;
  tree->n_edges += best.n;
  for (int i = 0; i < best.n; i++)
    {
      double prior = falling ((best.value[i] - best.value[0]) / TEMPER);

      tree->edges[node->first + i] = (Edge) { .move = best.move[i], .prior = prior };
      sum += prior;
    }
  for (int i = 0; i < best.n; i++)
    tree->edges[node->first + i].prior /= sum;
}

/* The one that promises most; what cannot be played in this position is left out. NULL: none can. */
static Edge *
choose_edge (Tree *tree, const Node *node, const RelaisState *state)
{
  double explore = EXPLORE * square_root (node->visits);
  double worth = 0, most = -1;
  uint32_t votes = 0;
  Edge *chosen = NULL;

  for (int i = 0; i < node->n; i++)
    {
      votes += tree->edges[node->first + i].votes;
      worth += tree->edges[node->first + i].worth;
    }
  for (int i = 0; i < node->n; i++)
    {
      Edge *edge = &tree->edges[node->first + i];
      double mean = edge->votes > 0 ? edge->worth / edge->votes : votes > 0 ? worth / votes - UNTRIED : 0.5;
      double promise = mean + explore * edge->prior / (1 + edge->votes);

      if (promise > most && tree->search.game->check (tree->search.edition, state, edge->move, NULL))
        {
          most = promise;
          chosen = edge;
        }
    }
  return chosen;
}

/* Where the tree goes on, in the position that a playout has come to; NULL: it does not. */
static Edge *
edge_at (Tree *tree, int at, const RelaisState *state)
{
  Node *node = &tree->nodes[at];

  if (node->n < 0 && tree->n_edges + WIDTH > EDGES)
    return NULL;
  if (node->n < 0)
    expand (tree, node, state);
  node->visits++;
  if (at == 0 && tree->first >= 0)
    return &tree->edges[node->first + tree->first];
  return choose_edge (tree, node, state);
}

/* A node is made when its edge is taken for the second time. */
static int
child_of (Tree *tree, Edge *edge)
{
  if (edge->child == 0 && edge->votes > 0 && tree->n_nodes < NODES)
    {
      edge->child = tree->n_nodes++;
      tree->nodes[edge->child] = (Node) { .n = -1 };
    }
  return edge->child;
}

static void
begin_playout (Tree *tree, RelaisState *state)
{
  tree->search.game->sample (tree->search.edition, &tree->task->view, &tree->rng, state);
  for (int i = 0; i < RELAIS_MAX_SEATS; i++)
    tree->prepared[i] = -1;
}

static void
play_out (Tree *tree)
{
  RelaisAiSearch *search = &tree->search;
  const RelaisGame *game = search->game;
  RelaisAiExpected expected;
  RelaisState state;
  Edge *path[DEPTH];
  double chance;
  bool in_tree = true;
  int odd[RELAIS_MAX_SEATS] = { 0 };    /* what everybody did that is odd */
  int at = 0, n = 0;

  begin_playout (tree, &state);
  while (!game->over (&state) && game->turn (&state) < tree->until && !search->stopped)
    {
      int seat = game->seat (&state);
      bool own = seat == tree->task->seat;
      Edge *edge = own && in_tree && n < DEPTH ? edge_at (tree, at, &state) : NULL;

      if (edge == NULL)
        {
          relais_ai_step (search, &state, context_of (tree, &state, seat), &odd[seat]);
          in_tree = in_tree && !own;
          continue;
        }
      path[n++] = edge;
      relais_ai_try (search, &state, edge->move, seat, context_of (tree, &state, seat), &odd[seat]);
      at = child_of (tree, edge);
      in_tree = at != 0;
    }
  if (search->stopped)
    return;
  search->judge->expect (game, search->edition, &state, search->weights, &expected);
  expected.points[tree->task->seat] -= odd[tree->task->seat];
  chance = relais_ai_chance (&expected, game->seats (&state), tree->task->seat);
  for (int i = 0; i < n; i++)
    {
      path[i]->votes++;
      path[i]->worth += chance;
    }
}

/* A move that the tree has not gone into has no votes. */
static void
tell (const Tree *tree, RelaisAiThought *thought)
{
  const RelaisAiTask *task = tree->task;
  const Node *root = &tree->nodes[0];

  for (int e = 0; e < root->n; e++)
    for (int i = 0; i < task->n; i++)
      if (memcmp (&task->moves[i], &tree->edges[root->first + e].move, sizeof task->moves[i]) == 0)
        {
          thought->votes[i] = tree->edges[root->first + e].votes;
          thought->worth[i] = tree->edges[root->first + e].worth;
        }
  /* Stopped before anything was known: the policy's own. */
  if (root->n > 0 && tree->edges[root->first].votes == 0)
    for (int i = 0; i < task->n; i++)
      if (memcmp (&task->moves[i], &tree->edges[root->first].move, sizeof task->moves[i]) == 0)
        thought->worth[i] += 1e-9;
}

/* Every first move, each time with the same chance: what they bring can be compared. */
static void
go_into_all (Tree *tree, uint32_t each)
{
  uint64_t seed = tree->search.limits->seed;
  RelaisState state;
  int n;

  tree->all = true;
  begin_playout (tree, &state);
  expand (tree, &tree->nodes[0], &state);
  n = tree->nodes[0].n;
  for (uint32_t time = 0; time < each; time++)
    for (tree->first = 0; tree->first < n && !tree->search.stopped; tree->first++)
      {
        relais_rng_seed (&tree->rng, relais_ai_seed (seed, time));
        play_out (tree);
      }
  tree->first = -1;
  relais_rng_seed (&tree->rng, relais_ai_seed (seed, each));
}

static void
think (const RelaisAiTask *task, const RelaisAiLimits *limits, void *memory, RelaisAiThought *thought, uint32_t usual)
{
  uint32_t most = limits->nodes > 0 ? limits->nodes : usual / (uint32_t) (task->game->seats (&task->view) + 2);
  Tree *tree = memory;

  relais_ai_search (&tree->search, task, limits);
  if (!tree->search.judge->settled (&task->view, task->seat))
    most = most / LESS + 1;
  tree->task = task;
  tree->until = task->game->turn (&task->view) + ROUNDS * task->game->seats (&task->view);
  relais_rng_seed (&tree->rng, limits->seed);
  tree->n_nodes = 1;
  tree->n_edges = 0;
  tree->nodes[0] = (Node) { .n = -1 };
  tree->all = false;
  tree->first = -1;
  if (limits->each > 0)
    go_into_all (tree, limits->each);
  for (uint32_t i = 0; i < most && !tree->search.stopped; i++)
    play_out (tree);
  tell (tree, thought);
}

static void
think_hard (const RelaisAiTask *task, const RelaisAiLimits *limits, void *memory, RelaisAiThought *thought)
{
  think (task, limits, memory, thought, HARD);
}

static void
think_master (const RelaisAiTask *task, const RelaisAiLimits *limits, void *memory, RelaisAiThought *thought)
{
  think (task, limits, memory, thought, MASTER);
}

static_assert (MASTERS <= RELAIS_AI_MAX_THOUGHTS, "callers keep room for them");

const RelaisAi relais_ai_hard = { "hard", 1, sizeof (Tree), think_hard };
const RelaisAi relais_ai_master = { "master", MASTERS, sizeof (Tree), think_master };
