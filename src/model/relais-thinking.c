/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-thinking.h"

/* What the threads share. Each takes the next thought that nobody has begun. */
struct RelaisThinking
{
  const RelaisAi *ai;
  RelaisAiTask task;
  gpointer edition;             /* its own: whoever plays may have gone */
  RelaisAiLimits limits;
  RelaisAiThought thoughts[RELAIS_AI_MAX_THOUGHTS];
  gint next;                    /* thought to be begun */
  gint ended;                   /* nobody wants to know any more */
  guint threads;                /* at work; of the main loop's */
  RelaisThought thought;
  gpointer data;
};

static void
thinking_clear (gpointer data)
{
  g_free (((RelaisThinking *) data)->edition);
}

static void
thinking_unref (gpointer data)
{
  g_atomic_rc_box_release_full (data, thinking_clear);
}

static bool
is_ended (void *data)
{
  return g_atomic_int_get (&((RelaisThinking *) data)->ended) != 0;
}

static void
think (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  RelaisThinking *self = data;
  g_autofree gpointer memory = self->ai->memory > 0 ? g_malloc (self->ai->memory) : NULL;
  gint n;

  while ((n = g_atomic_int_add (&self->next, 1)) < self->ai->thoughts && !is_ended (self))
    relais_ai_think (self->ai, &self->task, n, &self->limits, memory, &self->thoughts[n]);
  g_task_return_boolean (task, TRUE);
}

static const RelaisAiThought *
join (RelaisThinking *self)
{
  for (int n = 1; n < self->ai->thoughts; n++)
    relais_ai_join (&self->task, &self->thoughts[0], &self->thoughts[n]);
  return &self->thoughts[0];
}

static void
on_thread_done (GObject *source, GAsyncResult *result, gpointer data)
{
  RelaisThinking *self = data;

  if (--self->threads == 0 && !is_ended (self))
    self->thought (&self->task, join (self), self->data);
  thinking_unref (self);
}

/* One processor stays free for who looks on. What leaves no choice is not thought
 * about. */
static guint
threads_for (const RelaisThinking *self)
{
  guint threads = g_get_num_processors ();

  if (self->task.n == 1)
    return 1;
  return MIN (threads > 1 ? threads - 1 : 1, (guint) self->ai->thoughts);
}

/**
 * relais_thinking_begin:
 *
 * Returns: (transfer full) (nullable)
 */
RelaisThinking *
relais_thinking_begin (const RelaisAi *ai, const RelaisGame *game, gconstpointer edition, gconstpointer state,
                       const RelaisAiLimits *limits, RelaisThought thought, gpointer data)
{
  RelaisThinking *self;

  g_return_val_if_fail (ai != NULL && ai->thoughts <= RELAIS_AI_MAX_THOUGHTS, NULL);
  g_return_val_if_fail (thought != NULL, NULL);

  self = g_atomic_rc_box_new0 (RelaisThinking);
  self->ai = ai;
  self->edition = g_memdup2 (edition, game->edition_size);
  if (!relais_ai_task (game, self->edition, state, &self->task))
    {
      thinking_unref (self);
      return NULL;
    }
  self->limits = *limits;
  self->limits.stop = is_ended;
  self->limits.data = self;
  self->thought = thought;
  self->data = data;
  self->threads = threads_for (self);
  for (guint i = self->threads; i > 0; i--)
    {
      g_autoptr (GTask) task = g_task_new (NULL, NULL, on_thread_done, g_atomic_rc_box_acquire (self));

      g_task_set_task_data (task, g_atomic_rc_box_acquire (self), thinking_unref);
      g_task_run_in_thread (task, think);
    }
  return self;
}

/**
 * relais_thinking_end:
 * @self: (transfer full)
 */
void
relais_thinking_end (RelaisThinking *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_int_set (&self->ended, 1);
  thinking_unref (self);
}
