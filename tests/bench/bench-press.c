/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Presses on the board in the program's own window, on a screen (Xvfb will do), for
 * press.py to count with callgrind: what the main thread does until a press is
 * answered, and from there on until all is settled, the renderer's part by itself.
 *
 *   bench-press RECORD
 *
 * Callgrind leaves a dump for each part: "N answered", "N settled", "N rendered". */

#include <valgrind/callgrind.h>

#include "../ui/desktop.h"
#include "app/board/relais-board-view-private.h"
#include "app/kit/relais-in-thread.h"

#define MIDDLE 120              /* the move from which on presses are looked for */
#define WARM 3                  /* presses after which all is there that is made once */
#define PRESSES 9
#define QUIET (400 * 1000)      /* microseconds */

static Desktop desktop;
static guint n_pressed;
static gboolean counting;

static void
dump (const char *part)
{
  g_autofree char *words = g_strdup_printf ("%u %s", n_pressed, part);

  if (counting)
    CALLGRIND_DUMP_STATS_AT (words);
}

static gboolean
on_render (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  dump ("settled");
  return TRUE;
}

static void
on_after_paint (void)
{
  dump ("rendered");
}

static void
run_until_quiet (void)
{
  gint64 last = g_get_monotonic_time ();

  while (g_get_monotonic_time () - last < QUIET || !relais_in_thread_is_idle ())
    if (g_main_context_iteration (NULL, FALSE))
      last = g_get_monotonic_time ();
    else
      g_usleep (5000);
}

/* Is there one thing that a press on the place means, and is it a move? */
static gboolean
plays (RelaisDecision *decision, const char *place)
{
  g_autoptr (GListModel) choices = relais_decision_at_place (decision, place);
  guint possible = 0, n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      if (relais_choice_get_reason (choice) != NULL)
        continue;
      possible++;
      relais_choice_get_moves (choice, &n);
    }
  return possible == 1 && n > 0;
}

static gboolean
find_place (RelaisBoardView *view, double *x, double *y)
{
  for (int i = 0; i < (int) view->widgets->len; i++)
    if (plays (view->decision, relais_board_place_get_id (view->widgets->pdata[i])))
      {
        GdkRectangle at = relais_board_places_pointing (view, i);

        *x = at.x + at.width / 2;
        *y = at.y + at.height / 2;
        if (relais_board_places_at (view, (float) *x, (float) *y) == i)
          return TRUE;
      }
  return FALSE;
}

static void
press (RelaisBoardView *view, double x, double y)
{
  n_pressed++;
  counting = n_pressed > WARM;
  if (counting)
    CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
  relais_board_input_click (view, GDK_BUTTON_PRIMARY, 1, (float) x, (float) y);
  dump ("answered");
  run_until_quiet ();
  dump ("settled");
  counting = FALSE;
}

/* In positions of the recorded game, one after the other. */
static void
press_all (RelaisBoardView *view)
{
  RelaisMatch *match = view->match;
  RelaisNode *node = relais_tree_get_root (relais_match_get_tree (match));
  double x, y;

  for (; node != NULL && n_pressed < WARM + PRESSES; node = node->first)
    {
      if (node->depth < MIDDLE)
        continue;
      relais_match_go (match, node);
      run_until_quiet ();
      if (find_place (view, &x, &y))
        press (view, x, y);
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GFile) file = NULL;
  RelaisHost *window;

  if (argc != 2 || !display_is_there ())
    return 1;
  file = g_file_new_for_path (argv[1]);
  g_set_prgname ("bench-press");
  gtk_init ();
  desktop_start (&desktop, NULL);
  g_application_hold (G_APPLICATION (desktop.application));
  window = desktop_window (&desktop);
  relais_program_open_file (desktop.application, file);
  g_signal_add_emission_hook (g_signal_lookup ("render", GDK_TYPE_SURFACE), 0, on_render, NULL, NULL);
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint", G_CALLBACK (on_after_paint), NULL);
  relais_match_set_strict (relais_host_get_match (window), FALSE);
  press_all (RELAIS_BOARD_VIEW (display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_BOARD_VIEW)));
  g_print ("%u\n", n_pressed);
  desktop_close_all (&desktop);
  desktop_finish (&desktop);
  return 0;
}
