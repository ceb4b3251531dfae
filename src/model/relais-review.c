/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-review-private.h"

#define TELL_EVERY 200          /* milliseconds: how far it has come */

struct _RelaisReview
{
  GObject parent_instance;

  RelaisMatch *match;
  GPtrArray *nodes;             /* the line from the start to where the game stood */
  double start[RELAIS_MAX_SEATS];
  GArray *turns;                /* of RelaisReviewTurn: those that are known */
  gboolean known;
  RelaisReviewWork *work;       /* NULL: none is going on */
  guint threads;                /* 0: by the processors */
  GSource *telling;
};

enum
{
  PROP_RUNNING = 1,
  PROP_PROGRESS,
  PROP_KNOWN,
  PROP_THREADS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisReview, relais_review, G_TYPE_OBJECT)

static void
take_move (RelaisReviewTurn *turn, RelaisNode *node, const RelaisJudged *judged)
{
  turn->luck += judged->luck;
  if (judged->loss > turn->loss)
    {
      turn->worst = node;
      turn->loss = judged->loss;
      turn->better = judged->better;
    }
  turn->last = node;
}

static gboolean
take_chance (double chance[RELAIS_MAX_SEATS], const RelaisJudged *judged)
{
  for (int i = 0; i < RELAIS_MAX_SEATS; i++)
    chance[i] = judged->chance[i];
  return judged->has_chance;
}

/* Puts the turns together of what is kept with the moves: up to where something is missing. */
static void
read_turns (RelaisReview *self)
{
  const RelaisGame *game = relais_match_get_game (self->match);
  gconstpointer edition = relais_match_get_edition (self->match);
  RelaisReviewTurn turn = { .turn = -1 };
  RelaisJudged judged;

  g_array_set_size (self->turns, 0);
  relais_judged_parse (&judged, game, edition, self->nodes->pdata[0]);
  self->known = take_chance (self->start, &judged);
  for (guint i = 1; i < self->nodes->len && self->known; i++)
    {
      RelaisNode *node = self->nodes->pdata[i];
      gboolean last = i + 1 == self->nodes->len || game->turn (node->state) != game->turn (node->parent->state);

      if (turn.turn != game->turn (node->parent->state))
        turn = (RelaisReviewTurn) { .turn = game->turn (node->parent->state), .seat = game->seat (node->parent->state) };
      relais_judged_parse (&judged, game, edition, node);
      take_move (&turn, node, &judged);
      if (!last)
        continue;
      self->known = take_chance (turn.chance, &judged);
      if (self->known)
        g_array_append_val (self->turns, turn);
    }
}

static void
stop_telling (RelaisReview *self)
{
  if (self->telling != NULL)
    g_source_destroy (self->telling);
  g_clear_pointer (&self->telling, g_source_unref);
}

static void
notify_all (RelaisReview *self)
{
  for (guint i = PROP_RUNNING; i <= PROP_KNOWN; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

static gboolean
on_done (gpointer data)
{
  g_autoptr (RelaisReview) self = g_object_ref (data);
  const RelaisGame *game = relais_match_get_game (self->match);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->nodes->len; i++)
    g_ptr_array_add (lines, relais_judged_print (relais_review_work_get (self->work, i), game, self->nodes->pdata[i]));
  g_clear_pointer (&self->work, relais_review_work_end);
  stop_telling (self);
  relais_match_set_judged (self->match, self->nodes, lines);
  read_turns (self);
  notify_all (self);
  return G_SOURCE_REMOVE;
}

static gboolean
tell_progress (gpointer data)
{
  g_object_notify_by_pspec (data, properties[PROP_PROGRESS]);
  return G_SOURCE_CONTINUE;
}

void
relais_review_begin (RelaisReview *self, guint playouts)
{
  g_autoptr (GMainContext) context = g_main_context_ref_thread_default ();

  g_return_if_fail (RELAIS_IS_REVIEW (self));

  if (self->work != NULL || relais_match_get_trying (self->match))
    return;
  self->work = relais_review_work_begin (self->match, self->nodes, playouts, self->threads, on_done, self);
  self->telling = g_timeout_source_new (TELL_EVERY);
  g_source_set_callback (self->telling, tell_progress, self, NULL);
  g_source_attach (self->telling, context);
  notify_all (self);
}

void
relais_review_cancel (RelaisReview *self)
{
  g_return_if_fail (RELAIS_IS_REVIEW (self));

  if (self->work == NULL)
    return;
  g_clear_pointer (&self->work, relais_review_work_end);
  stop_telling (self);
  notify_all (self);
}

static void
relais_review_dispose (GObject *object)
{
  RelaisReview *self = RELAIS_REVIEW (object);

  g_clear_pointer (&self->work, relais_review_work_end);
  stop_telling (self);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (relais_review_parent_class)->dispose (object);
}

static void
relais_review_finalize (GObject *object)
{
  RelaisReview *self = RELAIS_REVIEW (object);

  g_ptr_array_unref (self->nodes);
  g_array_unref (self->turns);
  G_OBJECT_CLASS (relais_review_parent_class)->finalize (object);
}

static void
relais_review_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisReview *self = RELAIS_REVIEW (object);

  switch (id)
    {
    case PROP_RUNNING: g_value_set_boolean (value, self->work != NULL); break;
    case PROP_PROGRESS: g_value_set_double (value, relais_review_get_progress (self)); break;
    case PROP_KNOWN: g_value_set_boolean (value, self->known); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_review_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_THREADS: RELAIS_REVIEW (object)->threads = g_value_get_uint (value); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_review_class_init (RelaisReviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = relais_review_dispose;
  object_class->finalize = relais_review_finalize;
  object_class->get_property = relais_review_get_property;
  object_class->set_property = relais_review_set_property;
  properties[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, flags);
  properties[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 0, flags);
  properties[PROP_KNOWN] = g_param_spec_boolean ("known", NULL, NULL, FALSE, flags);
  properties[PROP_THREADS] = g_param_spec_uint ("threads", NULL, NULL, 0, 64, 0, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
relais_review_init (RelaisReview *self)
{
  self->nodes = g_ptr_array_new ();
  self->turns = g_array_new (FALSE, FALSE, sizeof (RelaisReviewTurn));
}

static void
list_nodes (RelaisReview *self)
{
  RelaisNode *node = relais_match_get_node (self->match);

  g_ptr_array_set_size (self->nodes, (int) node->depth + 1);
  for (; node != NULL; node = node->parent)
    self->nodes->pdata[node->depth] = node;
}

RelaisReview *
relais_review_new (RelaisMatch *match)
{
  RelaisReview *self;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  self = g_object_new (RELAIS_TYPE_REVIEW, NULL);
  self->match = g_object_ref (match);
  list_nodes (self);
  read_turns (self);
  return self;
}

RelaisMatch *
relais_review_get_match (RelaisReview *self)
{
  g_return_val_if_fail (RELAIS_IS_REVIEW (self), NULL);
  return self->match;
}

gboolean
relais_review_get_running (RelaisReview *self)
{
  g_return_val_if_fail (RELAIS_IS_REVIEW (self), FALSE);
  return self->work != NULL;
}

double
relais_review_get_progress (RelaisReview *self)
{
  g_return_val_if_fail (RELAIS_IS_REVIEW (self), 0);
  return self->work != NULL ? relais_review_work_done (self->work) : self->known ? 1 : 0;
}

gboolean
relais_review_get_known (RelaisReview *self)
{
  g_return_val_if_fail (RELAIS_IS_REVIEW (self), FALSE);
  return self->known;
}

gboolean
relais_review_is_alone (RelaisReview *self)
{
  g_return_val_if_fail (RELAIS_IS_REVIEW (self), FALSE);
  return g_list_model_get_n_items (relais_match_get_seats (self->match)) == 1;
}

const double *
relais_review_get_start (RelaisReview *self)
{
  g_return_val_if_fail (RELAIS_IS_REVIEW (self), NULL);
  return self->start;
}

guint
relais_review_get_n_turns (RelaisReview *self)
{
  g_return_val_if_fail (RELAIS_IS_REVIEW (self), 0);
  return self->turns->len;
}

const RelaisReviewTurn *
relais_review_get_turn (RelaisReview *self, guint i)
{
  g_return_val_if_fail (RELAIS_IS_REVIEW (self), NULL);
  g_return_val_if_fail (i < self->turns->len, NULL);
  return &g_array_index (self->turns, RelaisReviewTurn, i);
}

guint
relais_review_get_seat (RelaisReview *self)
{
  GListModel *seats;

  g_return_val_if_fail (RELAIS_IS_REVIEW (self), 0);

  seats = relais_match_get_seats (self->match);
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    if (relais_seat_is_human (relais_match_nth_seat (self->match, i)))
      return i;
  return 0;
}

guint
relais_review_find_decisive (RelaisReview *self, guint seat, guint which[RELAIS_REVIEW_DECISIVE])
{
  guint n = 0;

  g_return_val_if_fail (RELAIS_IS_REVIEW (self), 0);

  for (guint i = 0; i < self->turns->len; i++)
    {
      const RelaisReviewTurn *turn = &g_array_index (self->turns, RelaisReviewTurn, i);
      guint at = n;

      if (turn->seat != (int) seat || turn->worst == NULL)
        continue;
      while (at > 0 && g_array_index (self->turns, RelaisReviewTurn, which[at - 1]).loss < turn->loss)
        at--;
      if (at == RELAIS_REVIEW_DECISIVE)
        continue;
      n = MIN (n + 1, RELAIS_REVIEW_DECISIVE);
      for (guint k = n - 1; k > at; k--)
        which[k] = which[k - 1];
      which[at] = i;
    }
  return n;
}
