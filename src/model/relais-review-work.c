/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out about the moves of a line, in threads. Each is judged by itself, from what its seat could know,
 * with a seed of its own. */

#include "relais-review-private.h"

#include <gio/gio.h>
#include <string.h>

enum
{
  TREE = 300,           /* playouts of a decision by the tree, ... */
  ALL = 600,            /* ... and of all its moves together, as far as each gets no fewer ... */
  LEAST = 8,            /* ... than these, and no more ... */
  MOST = 60,            /* ... than these */
  AHEAD = 32,           /* playouts from a position after a turn */
  DEALS = 12,           /* of what is hidden, to tell luck, ... */
  AFTER_DEAL = 4,       /* ... and playouts after each */
  DECISIONS = 900,      /* of a long game; of those that are longer each gets less */
};

struct _RelaisReviewWork
{
  const RelaisAi *ai;
  const RelaisGame *game;
  gpointer edition;             /* its own: whoever plays may have gone */
  RelaisTree *tree;             /* that the nodes are of */
  GPtrArray *nodes;
  RelaisJudged *judged;         /* of each node */
  guint percent;                /* of the playouts */
  gint next;                    /* to be begun */
  gint done;
  gint ended;                   /* nobody wants to know any more */
  guint threads;                /* at work; of the main loop's */
  GSourceFunc told;
  gpointer data;
};

static void
work_clear (gpointer data)
{
  RelaisReviewWork *self = data;

  g_free (self->edition);
  g_free (self->judged);
  g_ptr_array_unref (self->nodes);
  relais_tree_unref (self->tree);
}

static void
work_unref (gpointer data)
{
  g_atomic_rc_box_release_full (data, work_clear);
}

static bool
is_ended (void *data)
{
  return g_atomic_int_get (&((RelaisReviewWork *) data)->ended) != 0;
}

static guint32
share (const RelaisReviewWork *self, guint playouts)
{
  return MAX (1, playouts * self->percent / 100);
}

/* A node's own, whatever else is in the line. */
static RelaisAiLimits
limits_for (RelaisReviewWork *self, const RelaisNode *node)
{
  return (RelaisAiLimits) { .seed = relais_ai_seed (0, node->depth), .stop = is_ended, .data = self };
}

static double
scale (const RelaisReviewWork *self, const RelaisNode *node)
{
  return self->game->seats (node->state) == 1 ? RELAIS_AI_ALONE : 1;
}

/* What the chosen move lost against the best one. */
static void
judge_choice (RelaisReviewWork *self, const RelaisNode *node, gpointer memory, RelaisJudged *judged)
{
  RelaisAiLimits limits = limits_for (self, node);
  RelaisAiTask task;
  RelaisAiThought thought;
  int chosen = 0, best;

  if (!relais_ai_task (self->game, self->edition, node->parent->state, &task) || task.n < 2)
    return;
  limits.nodes = share (self, TREE);
  limits.each = share (self, (guint) CLAMP (ALL / task.n, LEAST, MOST));
  relais_ai_think (self->ai, &task, 0, &limits, memory, &thought);
  while (chosen < task.n && memcmp (&task.moves[chosen], &node->move, sizeof node->move) != 0)
    chosen++;
  best = relais_ai_best (&task, &thought);
  if (chosen == task.n || thought.votes[chosen] == 0 || thought.votes[best] == 0)
    return;
  judged->loss = (thought.worth[best] / thought.votes[best] - thought.worth[chosen] / thought.votes[chosen]) * scale (self, node);
  judged->better = task.moves[best];
  if (judged->loss < (scale (self, node) > 1 ? RELAIS_REVIEW_LEAST_POINTS : RELAIS_REVIEW_LEAST))
    judged->loss = 0;
}

/* Everybody's chances, as who sees no hands knows them. */
static void
foresee (RelaisReviewWork *self, gconstpointer state, const RelaisAiLimits *limits, double chance[RELAIS_MAX_SEATS])
{
  RelaisState view;
  int viewer = self->game->open ? RELAIS_SEATS : RELAIS_NOBODY;

  self->game->view (self->edition, state, viewer, &view);
  relais_ai_foresee (self->game, self->edition, &view, limits, chance);
  for (int i = 0; self->game->seats (state) == 1 && i < 1; i++)
    chance[i] *= RELAIS_AI_ALONE;
}

static gboolean
ends_turn (RelaisReviewWork *self, const RelaisNode *node)
{
  return relais_node_ends_turn (self->tree, node) || self->game->over (node->state);
}

/* What came to light, against what could have: the same move after other deals of what was hidden from its seat. */
static void
judge_luck (RelaisReviewWork *self, const RelaisNode *node, RelaisJudged *judged)
{
  const RelaisGame *game = self->game;
  int seat = game->seat (node->parent->state);
  RelaisAiLimits limits = limits_for (self, node);
  double chance[RELAIS_MAX_SEATS];
  double mean = 0;
  RelaisState view;
  RelaisRng rng;

  game->view (self->edition, node->parent->state, seat, &view);
  relais_rng_seed (&rng, limits.seed);
  limits.nodes = share (self, AFTER_DEAL);
  for (int i = 0; i < DEALS && !is_ended (self); i++)
    {
      RelaisState state;

      game->sample (self->edition, &view, &rng, &state);
      game->make (self->edition, &state, node->move, NULL);
      foresee (self, &state, &limits, chance);
      mean += chance[seat] / DEALS;
    }
  limits.nodes = share (self, AFTER_DEAL) * DEALS;
  foresee (self, node->state, &limits, chance);
  judged->luck = chance[seat] - mean;
}

static void
judge (RelaisReviewWork *self, const RelaisNode *node, gpointer memory, RelaisJudged *judged)
{
  if (node->parent != NULL)
    judge_choice (self, node, memory, judged);
  if (node->parent != NULL && node->barrier && !relais_node_ends_turn (self->tree, node))
    judge_luck (self, node, judged);
  if (node->parent == NULL || ends_turn (self, node) || node == self->nodes->pdata[self->nodes->len - 1])
    {
      RelaisAiLimits limits = limits_for (self, node);

      limits.nodes = self->game->over (node->state) ? 1 : share (self, AHEAD);
      foresee (self, node->state, &limits, judged->chance);
      judged->has_chance = TRUE;
    }
}

static void
work (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  RelaisReviewWork *self = data;
  g_autofree gpointer memory = g_malloc (MAX (self->ai->memory, 1));
  gint n;

  while ((n = g_atomic_int_add (&self->next, 1)) < (gint) self->nodes->len && !is_ended (self))
    {
      judge (self, self->nodes->pdata[n], memory, &self->judged[n]);
      g_atomic_int_inc (&self->done);
    }
  g_task_return_boolean (task, TRUE);
}

static void
on_thread_done (GObject *source, GAsyncResult *result, gpointer data)
{
  RelaisReviewWork *self = data;

  if (--self->threads == 0 && !is_ended (self))
    self->told (self->data);
  work_unref (self);
}

/**
 * relais_review_work_begin:
 * @nodes: (element-type RelaisNode): a line from the start
 * @playouts: of the tree for each decision; 0: as many as usual
 * @threads: 0: one less than there are processors
 *
 * Returns: (transfer full)
 */
RelaisReviewWork *
relais_review_work_begin (RelaisMatch *match, GPtrArray *nodes, guint playouts, guint threads, GSourceFunc ended, gpointer data)
{
  RelaisReviewWork *self = g_atomic_rc_box_new0 (RelaisReviewWork);
  guint processors = g_get_num_processors ();

  self->ai = relais_ai_find ((RelaisWord) { "hard", 4 });
  self->game = relais_match_get_game (match);
  self->edition = g_memdup2 (relais_match_get_edition (match), self->game->edition_size);
  self->tree = relais_tree_ref (relais_match_get_tree (match));
  self->nodes = g_ptr_array_ref (nodes);
  self->judged = g_new0 (RelaisJudged, nodes->len);
  self->percent = playouts > 0 ? MAX (1, 100 * playouts / TREE) : nodes->len > DECISIONS ? MAX (1, 100 * DECISIONS / nodes->len) : 100;
  self->told = ended;
  self->data = data;
  self->threads = threads > 0 ? threads : processors > 1 ? processors - 1 : 1;
  for (guint i = self->threads; i > 0; i--)
    {
      g_autoptr (GTask) task = g_task_new (NULL, NULL, on_thread_done, g_atomic_rc_box_acquire (self));

      g_task_set_priority (task, G_PRIORITY_LOW);
      g_task_set_task_data (task, g_atomic_rc_box_acquire (self), work_unref);
      g_task_run_in_thread (task, work);
    }
  return self;
}

double
relais_review_work_done (RelaisReviewWork *work)
{
  return (double) g_atomic_int_get (&work->done) / MAX (work->nodes->len, 1);
}

const RelaisJudged *
relais_review_work_get (RelaisReviewWork *work, guint i)
{
  return &work->judged[i];
}

/* Also before it is done: then its threads end by themselves, and nobody hears of it. */
void
relais_review_work_end (RelaisReviewWork *work)
{
  g_atomic_int_set (&work->ended, 1);
  work_unref (work);
}
