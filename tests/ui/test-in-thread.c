/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who asks for something from a thread may be gone before it comes. */

#include "app/kit/relais-in-thread.h"

typedef struct
{
  GThread *ended_in;            /* NULL: the source lives */
  gboolean told;
} Ending;

static void
on_ended (gpointer data, GObject *source)
{
  Ending *ending = data;

  g_atomic_pointer_set (&ending->ended_in, g_thread_self ());
}

static void
on_done (GObject *source, GAsyncResult *result, gpointer data)
{
  Ending *ending = data;

  g_assert_true (G_IS_OBJECT (source));
  g_assert_cmpint (g_task_propagate_int (G_TASK (result), NULL), ==, 7);
  ending->told = TRUE;
}

static void
answer (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_assert_true (G_IS_OBJECT (source));
  g_assert_null (cancellable);
  g_task_return_int (task, *(int *) data);
}

/* Else a source that ends in the thread would leave the main loop waiting. */
static gboolean
wake_up (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* The answer wakes the main loop, which is often done with it before the thread
 * goes on: many times, so that it happens. */
static void
test_source_ends_in_the_main_loop (void)
{
  guint waking = g_timeout_add (100, wake_up, NULL);

  for (int i = 0; i < 200; i++)
    {
      GObject *source = g_object_new (G_TYPE_OBJECT, NULL);
      Ending ending = { NULL, FALSE };
      g_autoptr (GTask) task = g_task_new (source, NULL, on_done, &ending);
      static int number = 7;

      g_task_set_task_data (task, &number, NULL);
      g_object_weak_ref (source, on_ended, &ending);
      relais_in_thread (task, answer);
      g_clear_object (&task);
      g_object_unref (source);
      while (g_atomic_pointer_get (&ending.ended_in) == NULL)
        g_main_context_iteration (NULL, TRUE);
      g_assert_true (ending.told);
      g_assert_true (ending.ended_in == g_thread_self ());
    }
  g_source_remove (waking);
}

/* More than there are threads. */
static void
test_everything_is_answered (void)
{
  GObject *source = g_object_new (G_TYPE_OBJECT, NULL);
  Ending endings[20] = { 0 };
  static int number = 7;

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autoptr (GTask) task = g_task_new (source, NULL, on_done, &endings[i]);

      g_task_set_task_data (task, &number, NULL);
      relais_in_thread (task, answer);
    }
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    while (!endings[i].told)
      g_main_context_iteration (NULL, TRUE);
  g_object_unref (source);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/in-thread/source-ends-in-the-main-loop", test_source_ends_in_the_main_loop);
  g_test_add_func ("/in-thread/everything-is-answered", test_everything_is_answered);
  return g_test_run ();
}
