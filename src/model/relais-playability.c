/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-playability-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_THREADS 4
#define REPORT_MS 100           /* between two reports of how far it is */

/* One call of start. The threads take the next game each until none is left,
 * and write down how it went in its place: so it does not matter who played
 * what. Everything but the three counters is fixed or a thread's own. */
typedef struct
{
  RelaisPlayability *owner;     /* NULL: nobody wants to know; only for the thread of the owner */
  RelaisTryout tryout;
  gpointer edition;
  RelaisState *states;
  guint n_states;
  guint asked;
  guint threads;                /* at work; only for the thread of the owner */
  gint next;                    /* atomic */
  gint done;                    /* atomic */
  RelaisTryoutGame *games;
  guint8 *played;               /* of each game: whether it was played to its end */
} Run;

struct _RelaisPlayability
{
  GObject parent_instance;

  Run *run;                     /* the last one; NULL: none yet */
  gboolean running;
  guint games_done;
  GSource *reports;
  RelaisPlayabilityResults results;
  gboolean has_results;
};

enum
{
  PROP_0,
  PROP_RUNNING,
  PROP_PROGRESS,
  PROP_GAMES_DONE,
  PROP_RESULTS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_TYPE (RelaisPlayability, relais_playability, G_TYPE_OBJECT)

static void
run_clear (gpointer data)
{
  Run *run = data;

  g_clear_object (&run->tryout.cancellable);
  g_free (run->edition);
  g_free (run->states);
  g_free (run->games);
  g_free (run->played);
}

static void
run_unref (gpointer run)
{
  g_atomic_rc_box_release_full (run, run_clear);
}

static Run *
run_new (const RelaisGame *game, gconstpointer edition, const RelaisState *states, guint n_states, guint games)
{
  Run *run = g_atomic_rc_box_new0 (Run);

  run->edition = g_memdup2 (edition, game->edition_size);
  /* No more is read of a state than its game uses: who has only one may have stored no more. */
  run->states = g_new0 (RelaisState, n_states);
  for (guint i = 0; i < n_states; i++)
    relais_copy (game, &run->states[i], &states[i]);
  run->n_states = n_states;
  run->asked = games;
  run->games = g_new0 (RelaisTryoutGame, games);
  run->played = g_new0 (guint8, games);
  run->tryout.game = game;
  run->tryout.edition = run->edition;
  run->tryout.lore = relais_lore_find (game);
  run->tryout.cancellable = g_cancellable_new ();
  return run;
}

static void
work (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Run *run = data;
  guint n;

  while ((n = (guint) g_atomic_int_add (&run->next, 1)) < run->asked
         && relais_tryout_play (&run->tryout, &run->states[n % run->n_states], n, &run->games[n]))
    {
      run->played[n] = TRUE;
      g_atomic_int_inc (&run->done);
    }
  g_task_return_boolean (task, TRUE);
}

static void
set_games_done (RelaisPlayability *self, guint games_done)
{
  if (self->games_done == games_done)
    return;
  self->games_done = games_done;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAMES_DONE]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
}

static gboolean
report (gpointer data)
{
  RelaisPlayability *self = data;

  set_games_done (self, (guint) g_atomic_int_get (&self->run->done));
  return G_SOURCE_CONTINUE;
}

static void
stop_reports (RelaisPlayability *self)
{
  if (self->reports != NULL)
    g_source_destroy (self->reports);
  g_clear_pointer (&self->reports, g_source_unref);
}

/* The threads are gone: what they wrote stands still. */
static void
finish (RelaisPlayability *self)
{
  Run *run = self->run;
  guint n = 0;

  for (guint i = 0; i < run->asked; i++)
    if (run->played[i])
      run->games[n++] = run->games[i];
  memset (&self->results, 0, sizeof self->results);
  self->results.asked = run->asked;
  relais_tryout_sum_up (&run->tryout, run->games, n, &self->results);
  self->has_results = TRUE;
  self->running = FALSE;

  stop_reports (self);
  g_object_freeze_notify (G_OBJECT (self));
  set_games_done (self, n);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RESULTS]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RUNNING]);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
on_thread_done (GObject *source, GAsyncResult *result, gpointer data)
{
  Run *run = data;

  if (--run->threads == 0 && run->owner != NULL)
    finish (run->owner);
  run_unref (run);
}

/* Its threads end by themselves, and nobody listens any more. */
static void
abandon (RelaisPlayability *self)
{
  stop_reports (self);
  if (self->run == NULL)
    return;
  self->run->owner = NULL;
  g_cancellable_cancel (self->run->tryout.cancellable);
  g_clear_pointer (&self->run, run_unref);
}

static void
relais_playability_dispose (GObject *object)
{
  abandon (RELAIS_PLAYABILITY (object));
  G_OBJECT_CLASS (relais_playability_parent_class)->dispose (object);
}

static void
relais_playability_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisPlayability *self = RELAIS_PLAYABILITY (object);

  switch (id)
    {
    case PROP_RUNNING:
      g_value_set_boolean (value, self->running);
      break;
    case PROP_PROGRESS:
      g_value_set_double (value, relais_playability_get_progress (self));
      break;
    case PROP_GAMES_DONE:
      g_value_set_uint (value, self->games_done);
      break;
    case PROP_RESULTS:
      g_value_set_pointer (value, self->has_results ? &self->results : NULL);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_playability_class_init (RelaisPlayabilityClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = relais_playability_dispose;
  object_class->get_property = relais_playability_get_property;

  props[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, flags);
  props[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 0, flags);
  props[PROP_GAMES_DONE] = g_param_spec_uint ("games-done", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_RESULTS] = g_param_spec_pointer ("results", NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
relais_playability_init (RelaisPlayability *self)
{
}

RelaisPlayability *
relais_playability_new (void)
{
  return g_object_new (RELAIS_TYPE_PLAYABILITY, NULL);
}

/* One processor stays free for whoever looks at the progress. */
static guint
threads_for (guint games)
{
  guint threads = g_get_num_processors ();

  threads = threads > 1 ? threads - 1 : 1;
  return MIN (MIN (threads, MOST_THREADS), games);
}

static void
begin_reports (RelaisPlayability *self)
{
  g_autoptr (GMainContext) context = g_main_context_ref_thread_default ();

  self->reports = g_timeout_source_new (REPORT_MS);
  g_source_set_callback (self->reports, report, self, NULL);
  g_source_attach (self->reports, context);
}

/**
 * relais_playability_start:
 * @edition: of the game
 * @states: possible positions; @n_states of them, at least one
 * @games: at least one
 */
void
relais_playability_start (RelaisPlayability *self, const RelaisGame *game, gconstpointer edition,
                          const RelaisState *states, guint n_states, gboolean shuffled, guint64 seed, guint games)
{
  Run *run;
  gboolean was_running;
  gboolean had_results;

  g_return_if_fail (RELAIS_IS_PLAYABILITY (self));

  run = run_new (game, edition, states, n_states, games);
  was_running = self->running;
  had_results = self->has_results;
  abandon (self);
  run->owner = self;
  run->tryout.shuffled = shuffled;
  run->tryout.seed = seed;
  run->threads = threads_for (games);
  self->run = run;
  self->running = TRUE;
  self->has_results = FALSE;

  begin_reports (self);
  for (guint i = run->threads; i > 0; i--)
    {
      g_autoptr (GTask) task = g_task_new (NULL, NULL, on_thread_done, g_atomic_rc_box_acquire (run));

      g_task_set_task_data (task, g_atomic_rc_box_acquire (run), run_unref);
      g_task_run_in_thread (task, work);
    }

  g_object_freeze_notify (G_OBJECT (self));
  set_games_done (self, 0);
  if (had_results)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RESULTS]);
  if (!was_running)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RUNNING]);
  g_object_thaw_notify (G_OBJECT (self));
}

void
relais_playability_cancel (RelaisPlayability *self)
{
  g_return_if_fail (RELAIS_IS_PLAYABILITY (self));

  if (self->running)
    g_cancellable_cancel (self->run->tryout.cancellable);
}

gboolean
relais_playability_get_running (RelaisPlayability *self)
{
  g_return_val_if_fail (RELAIS_IS_PLAYABILITY (self), FALSE);
  return self->running;
}

double
relais_playability_get_progress (RelaisPlayability *self)
{
  g_return_val_if_fail (RELAIS_IS_PLAYABILITY (self), 0);
  return self->run != NULL ? (double) self->games_done / self->run->asked : 0;
}

guint
relais_playability_get_games_done (RelaisPlayability *self)
{
  g_return_val_if_fail (RELAIS_IS_PLAYABILITY (self), 0);
  return self->games_done;
}

/**
 * relais_playability_get_results:
 *
 * Returns: (nullable): of the last run, once it has ended; until the next start
 */
const RelaisPlayabilityResults *
relais_playability_get_results (RelaisPlayability *self)
{
  return self->has_results ? &self->results : NULL;
}

/**
 * relais_playability_dup_ending:
 *
 * Returns: (nullable): what the games counted in this place of `endings` ended by
 */
char *
relais_playability_dup_ending (RelaisPlayability *self, guint ending)
{
  const RelaisLore *lore;

  g_return_val_if_fail (RELAIS_IS_PLAYABILITY (self), NULL);

  lore = self->run != NULL ? self->run->tryout.lore : NULL;
  if (lore == NULL)
    return NULL;
  for (guint i = 0; lore->endings[i].title != NULL; i++)
    if (i == ending)
      return g_strdup (_(lore->endings[i].title));
  return NULL;
}

/**
 * relais_playability_dup_warnings:
 * @names: (nullable): as many as there are seats
 *
 * Returns: (transfer full): ends at NULL; empty without results
 */
char **
relais_playability_dup_warnings (RelaisPlayability *self, const char *const *names)
{
  g_return_val_if_fail (RELAIS_IS_PLAYABILITY (self), NULL);

  if (!self->has_results)
    return g_new0 (char *, 1);
  return relais_tryout_warnings (&self->run->tryout, &self->run->states[0], &self->results, names);
}
