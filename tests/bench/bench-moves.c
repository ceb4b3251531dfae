/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays a recorded game on in the program's own window, on a screen (Xvfb will
 * do), without animation, and prints for moves.py what the main thread does
 * after a move and while nothing moves.
 *
 *   bench-moves RECORD */

#include "../thread-time.h"
#include "../ui/desktop.h"
#include "app/kit/relais-in-thread.h"

#define MOVES 100
#define RARE 2                  /* the 99th of 100 */
#define QUIET (60 * 1000)       /* microseconds without anything to do, after which the next move comes */
#define REST (5 * G_USEC_PER_SEC)       /* after the last move: what was put off is done by then */
#define STILL (10 * G_USEC_PER_SEC)

static Desktop desktop;
static gint64 render_began;     /* processor time; 0: nothing is drawn */
static gint64 drawn;            /* in this turn of the main loop */

static gboolean
on_render (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  if (render_began == 0)
    render_began = thread_time ();
  return TRUE;
}

static void
on_after_paint (void)
{
  if (render_began != 0)
    drawn += thread_time () - render_began;
  render_began = 0;
}

/* What the renderer takes is not the program's. */
static void
leave_out_drawing (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  g_signal_add_emission_hook (g_signal_lookup ("render", GDK_TYPE_SURFACE), 0, on_render, NULL, NULL);
  g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), NULL);
}

/* Until nothing has been done for so long, by this thread or another.
 *
 * Returns: the longest turn of the main loop */
static gint64
run_until_quiet (gint64 quiet)
{
  gint64 last = g_get_monotonic_time ();
  gint64 longest = 0;

  while (g_get_monotonic_time () - last < quiet || !relais_in_thread_is_idle ())
    {
      gint64 began = thread_time ();

      drawn = 0;
      if (g_main_context_iteration (NULL, FALSE))
        last = g_get_monotonic_time ();
      else
        g_usleep (1000);
      longest = MAX (longest, thread_time () - began - drawn);
    }
  return longest;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  gint64 first = *(const gint64 *) a, second = *(const gint64 *) b;

  return first > second ? -1 : first < second;
}

/* The move itself, with all that hears of it, counts as a turn. */
static gint64
play_one (RelaisMatch *match, RelaisMove move)
{
  gint64 began = thread_time ();
  RelaisRefusal why;
  gint64 played;

  g_assert_true (relais_match_play_all (match, &move, 1, &why));
  played = thread_time () - began;
  return MAX (played, run_until_quiet (QUIET));
}

static void
measure_moves (RelaisMatch *match)
{
  g_autoptr (GArray) longest = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < MOVES; i++)
    {
      gint64 time = play_one (match, relais_match_get_node (match)->latest->move);

      g_array_append_val (longest, time);
    }
  g_array_sort (longest, compare);
  g_print ("dispatch %.3f\n", (double) g_array_index (longest, gint64, RARE - 1) / 1000);
  g_print ("dispatch-middle %.3f\n", (double) g_array_index (longest, gint64, MOVES / 2) / 1000);
}

static void
measure_stillness (void)
{
  guint turns = 0;
  gint64 end;

  run_until_quiet (REST);
  end = g_get_monotonic_time () + STILL;
  while (g_get_monotonic_time () < end)
    if (g_main_context_iteration (NULL, FALSE))
      turns++;
    else
      g_usleep (5000);
  g_print ("wake-ups %u\n", turns);
}

int
main (int argc, char **argv)
{
  g_autoptr (GFile) file = NULL;
  RelaisHost *window;
  RelaisMatch *match;

  if (argc != 2 || !display_is_there ())
    return 1;
  file = g_file_new_for_path (argv[1]);
  g_set_prgname ("bench-moves");
  gtk_init ();
  desktop_start (&desktop, NULL);
  g_application_hold (G_APPLICATION (desktop.application));
  window = desktop_window (&desktop);
  relais_program_open_file (desktop.application, file);
  match = relais_host_get_match (window);
  leave_out_drawing (GTK_WIDGET (window));
  relais_match_go (match, relais_tree_get_root (relais_match_get_tree (match)));
  run_until_quiet (REST);
  measure_moves (match);
  measure_stillness ();
  desktop_close_all (&desktop);
  desktop_finish (&desktop);
  return 0;
}
