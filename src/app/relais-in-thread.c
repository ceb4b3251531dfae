/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-in-thread.h"

#include <stdlib.h>

#define WORK "relais-work"

typedef struct
{
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

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Work *work = g_object_get_data (G_OBJECT (task), WORK);

  work->run (task, source, data, cancellable);
  g_mutex_lock (&lock);
  if (--running == 0)
    g_cond_signal (&none_left);
  g_mutex_unlock (&lock);
}

void
relais_in_thread (GTask *task, GTaskThreadFunc work)
{
  static gsize once;
  Work *kept = g_new (Work, 1);

  /* What is registered in main () comes before what libraries do at the end. */
  if (g_once_init_enter (&once))
    {
      atexit (wait_for_all);
      g_once_init_leave (&once, 1);
    }
  kept->run = work;
  g_object_set_data_full (G_OBJECT (task), WORK, kept, g_free);
  g_mutex_lock (&lock);
  running++;
  g_mutex_unlock (&lock);
  g_task_run_in_thread (task, run);
}
