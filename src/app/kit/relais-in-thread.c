/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-in-thread.h"

#include <stdlib.h>

#define MOST_THREADS 4

typedef struct
{
  GTask *task;
  GTaskThreadFunc run;
} Work;

static GMutex lock;
static GCond none_left;
static guint running;

static void
wait_for_all (void)
{
  g_mutex_lock (&lock);
  while (running > 0)
    g_cond_wait (&none_left, &lock);
  g_mutex_unlock (&lock);
}

static gboolean
once (gpointer task)
{
  return G_SOURCE_REMOVE;
}

/* The task may be the last to hold its source, a widget, whose end is not for
 * a thread. */
static void
let_go_in_main_loop (GTask *task)
{
  g_autoptr (GSource) source = g_idle_source_new ();

  g_source_set_priority (source, g_task_get_priority (task));
  g_source_set_callback (source, once, task, g_object_unref);
  g_source_attach (source, g_task_get_context (task));
}

static void
run (gpointer data, gpointer user_data)
{
  g_autofree Work *work = data;

  work->run (work->task, g_task_get_source_object (work->task), g_task_get_task_data (work->task),
             g_task_get_cancellable (work->task));
  let_go_in_main_loop (work->task);
  g_mutex_lock (&lock);
  if (--running == 0)
    g_cond_signal (&none_left);
  g_mutex_unlock (&lock);
}

static GThreadPool *
threads (void)
{
  static gsize once_only;
  static GThreadPool *pool;

  if (g_once_init_enter (&once_only))
    {
      /* What is registered in main () comes before what libraries do at the end. */
      atexit (wait_for_all);
      pool = g_thread_pool_new (run, NULL, MOST_THREADS, FALSE, NULL);
      g_once_init_leave (&once_only, 1);
    }
  return pool;
}

void
relais_in_thread (GTask *task, GTaskThreadFunc work)
{
  Work *kept = g_new (Work, 1);

  *kept = (Work) { g_object_ref (task), work };
  g_mutex_lock (&lock);
  running++;
  g_mutex_unlock (&lock);
  g_thread_pool_push (threads (), kept, NULL);
}

gboolean
relais_in_thread_is_idle (void)
{
  gboolean idle;

  g_mutex_lock (&lock);
  idle = running == 0;
  g_mutex_unlock (&lock);
  return idle;
}
