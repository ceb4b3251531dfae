/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE             /* struct ucred, mallinfo2 */

/* The board in the program's own window, on a screen (Xvfb will do): how long
 * its frames take, how much of it each of them paints, how soon a choice shows
 * its effect, and what is left in memory.
 *
 *   bench-board FILE         a recorded game that is over; every figure as a line "KEY NUMBER"
 *   bench-board FILE --tap   as a test of what does not depend on how busy the machine is
 */

#include <cairo-xlib.h>
#include <dlfcn.h>
#include <gdk/x11/gdkx.h>
#include <malloc.h>
#include <sys/socket.h>
#include <time.h>

#include "../ui/desktop.h"
#include "../ui/display.h"
#include "app/art/relais-art.h"
#include "app/board/relais-board-view-private.h"
#include "model/relais-history.h"

#define GAMES 10
#define MIDDLE 120              /* the move at which the game is opened, and from which on rides are looked for */

#define MOST_SHARE 0.1
#define MOST_NODE_BYTES 3072
#define MOST_PARSE_MS 20
#define MOST_RENDER_MS 150

#define ART_TIMES 7
#define SLOW_MACHINE 8          /* times the processor time that the drawing may take is let pass by the test */

typedef struct
{
  double clock;                 /* ms from before-paint to after-paint */
  double cpu;                   /* the same in processor time of this thread and of the X server, which paints */
  double share;                 /* of the board, painted */
} Frame;

typedef struct
{
  Desktop desktop;
  const char *path;
  gboolean tap;
  int width, height;            /* of the board */
  guint every;                  /* which places are pointed at */
  guint rides;
  guint n_checks, n_failed;

  RelaisHost *window;
  RelaisBoardView *view;

  GArray *frames;               /* of Frame, since they were cleared */
  clockid_t server;             /* its processor time */
  gint64 began;
  double began_cpu;
} Bench;

static struct
{
  Window window;
  cairo_region_t *region;       /* painted, in it */
} watched;

/* --- Frames --- */

static double
milliseconds (clockid_t of)
{
  struct timespec now;

  clock_gettime (of, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

/* What this thread and the X server have worked, all that was asked included. */
static double
processor_ms (Bench *bench)
{
  gdk_display_sync (gtk_widget_get_display (GTK_WIDGET (bench->window)));
  return milliseconds (CLOCK_THREAD_CPUTIME_ID) + milliseconds (bench->server);
}

static cairo_rectangle_int_t
board_in_surface (Bench *bench)
{
  graphene_rect_t bounds;
  double x, y;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (bench->view), GTK_WIDGET (bench->window), &bounds));
  gtk_native_get_surface_transform (GTK_NATIVE (bench->window), &x, &y);
  return (cairo_rectangle_int_t) { (int) (x + (double) bounds.origin.x), (int) (y + (double) bounds.origin.y),
                                   (int) bounds.size.width, (int) bounds.size.height };
}

/* What GDK copies into a window at the end of a frame is what GSK found to be
 * different and painted; nothing public tells. So our cairo_paint comes before
 * the one of the library. */
void
cairo_paint (cairo_t *cr)
{
  static void (*paint) (cairo_t *cr);
  cairo_surface_t *target = cairo_get_target (cr);

  if (paint == NULL)
    *(void **) &paint = dlsym (RTLD_NEXT, "cairo_paint");
  if (watched.region != NULL && cairo_surface_get_type (target) == CAIRO_SURFACE_TYPE_XLIB
      && cairo_xlib_surface_get_drawable (target) == watched.window)
    {
      cairo_rectangle_list_t *clip = cairo_copy_clip_rectangle_list (cr);

      for (int i = 0; i < clip->num_rectangles; i++)
        {
          const cairo_rectangle_t *part = &clip->rectangles[i];

          cairo_region_union_rectangle (watched.region, &(cairo_rectangle_int_t) { (int) part->x, (int) part->y, (int) part->width,
                                                                                   (int) part->height });
        }
      cairo_rectangle_list_destroy (clip);
    }
  paint (cr);
}

/* What has been painted since the frame began, in parts of the board. */
static double
painted_share (Bench *bench)
{
  cairo_rectangle_int_t board = board_in_surface (bench);
  double area = 0;

  cairo_region_intersect_rectangle (watched.region, &board);
  for (int i = 0; i < cairo_region_num_rectangles (watched.region); i++)
    {
      cairo_rectangle_int_t part;

      cairo_region_get_rectangle (watched.region, i, &part);
      area += (double) part.width * part.height;
    }
  return area / ((double) board.width * board.height);
}

static void
on_before_paint (GdkFrameClock *clock, gpointer data)
{
  Bench *bench = data;

  g_clear_pointer (&watched.region, cairo_region_destroy);
  watched.region = cairo_region_create ();
  bench->began_cpu = processor_ms (bench);
  bench->began = g_get_monotonic_time ();
}

static void
on_after_paint (GdkFrameClock *clock, gpointer data)
{
  Bench *bench = data;
  Frame frame;

  frame.clock = (double) (g_get_monotonic_time () - bench->began) / 1e3;
  frame.cpu = processor_ms (bench) - bench->began_cpu;
  frame.share = painted_share (bench);
  g_array_append_val (bench->frames, frame);
}

/* Until a frame has been painted, or there is none to paint. */
static void
wait_for_frame (Bench *bench)
{
  guint before = bench->frames->len;
  gint64 end = g_get_monotonic_time () + G_USEC_PER_SEC / 4;

  while (bench->frames->len == before && g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (500);
}

/* Until the board is drawn in its size and nothing is painted any more. */
static void
wait_until_quiet (Bench *bench)
{
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;
  guint before;

  do
    {
      before = bench->frames->len;
      desktop_wait (300);
    }
  while ((bench->frames->len != before || !relais_board_layer_is_sharp (bench->view->layer))
         && g_get_monotonic_time () < end);
  g_array_set_size (bench->frames, 0);
}

/* --- What is told --- */

static void
tell (Bench *bench, const char *key, double value)
{
  if (!bench->tap)
    g_print ("%s %.3f\n", key, value);
}

static void
check (Bench *bench, const char *what, double value, double most)
{
  gboolean fine = value > 0 && value <= most;

  if (!bench->tap)
    return;
  bench->n_failed += fine ? 0 : 1;
  g_print ("%s %u - %s\n# %.3f, at most %.3f\n", fine ? "ok" : "not ok", ++bench->n_checks, what, value, most);
}

static int
by_number (gconstpointer a, gconstpointer b)
{
  const double *left = a, *right = b;

  return (*left > *right) - (*left < *right);
}

static double
quantile (GArray *numbers, double part)
{
  if (numbers->len == 0)
    return 0;
  g_array_sort (numbers, by_number);
  return g_array_index (numbers, double, (guint) ((double) (numbers->len - 1) * part + 0.5));
}

/* The frames in which something was painted. Returns the largest share. */
static double
tell_frames (Bench *bench, const char *of)
{
  g_autoptr (GArray) clock = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) cpu = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) shares = g_array_new (FALSE, FALSE, sizeof (double));
  const struct
  {
    const char *key;
    GArray *numbers;
    double part;
  } lines[] = {
    { "clock", clock, .5 }, { "clock-95", clock, .95 }, { "cpu", cpu, .5 }, { "cpu-95", cpu, .95 },
    { "share", shares, .5 }, { "share-most", shares, 1 },
  };

  for (guint i = 0; i < bench->frames->len; i++)
    {
      const Frame *frame = &g_array_index (bench->frames, Frame, i);

      if (frame->share <= 0)
        continue;
      g_array_append_val (clock, frame->clock);
      g_array_append_val (cpu, frame->cpu);
      g_array_append_val (shares, frame->share);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *key = g_strdup_printf ("%s-%s", of, lines[i].key);

      tell (bench, key, quantile (lines[i].numbers, lines[i].part));
    }
  return quantile (shares, 1);
}

/* --- The window --- */

static void
open_file (Bench *bench, int width, int height)
{
  g_autoptr (GFile) file = g_file_new_for_path (bench->path);

  bench->window = RELAIS_HOST (relais_window_new (bench->desktop.application));
  gtk_window_set_default_size (GTK_WINDOW (bench->window), width, height);
  gtk_window_present (GTK_WINDOW (bench->window));
  relais_program_open_in (relais_host_get_program (bench->window), bench->window, file);
  for (guint i = 0; i < 200 && relais_host_get_match (bench->window) == NULL; i++)
    desktop_wait (50);
  if (relais_host_get_match (bench->window) == NULL)
    g_error ("%s is not opened", bench->path);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (bench->window));
  desktop_wait (100);
  bench->view = RELAIS_BOARD_VIEW (display_find (GTK_WIDGET (relais_host_get_page (bench->window)), RELAIS_TYPE_BOARD_VIEW));
}

/* So that the board has the size that is asked for. */
static void
open_window (Bench *bench)
{
  int width = bench->width, height = bench->height;
  GdkFrameClock *clock;

  open_file (bench, width, height);
  width = 2 * width - gtk_widget_get_width (GTK_WIDGET (bench->view));
  height = 2 * height - gtk_widget_get_height (GTK_WIDGET (bench->view));
  desktop_close_all (&bench->desktop);
  open_file (bench, width, height);
  if (gtk_widget_get_width (GTK_WIDGET (bench->view)) != bench->width
      || gtk_widget_get_height (GTK_WIDGET (bench->view)) != bench->height)
    g_printerr ("bench-board: the board is %d x %d\n", gtk_widget_get_width (GTK_WIDGET (bench->view)),
                gtk_widget_get_height (GTK_WIDGET (bench->view)));
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (bench->window));
  g_signal_connect (clock, "before-paint", G_CALLBACK (on_before_paint), bench);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (on_after_paint), bench);
  watched.window = gdk_x11_surface_get_xid (gtk_native_get_surface (GTK_NATIVE (bench->window)));
  wait_until_quiet (bench);
}

static void
close_window (Bench *bench)
{
  watched.window = None;
  g_clear_pointer (&watched.region, cairo_region_destroy);
  desktop_close_all (&bench->desktop);
}

/* --- What is measured --- */

/* The drawing of the board as a file, parsed and then rendered in its size: what
 * it takes at the least, since others at work make it dearer and never cheaper. */
static void
measure_art (Bench *bench)
{
  const RsvgRectangle whole = { 0, 0, bench->width, bench->height };
  double parse = G_MAXDOUBLE, render = G_MAXDOUBLE;

  for (guint i = 0; i < ART_TIMES; i++)
    {
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, bench->width, bench->height);
      cairo_t *cr = cairo_create (surface);
      double start = milliseconds (CLOCK_THREAD_CPUTIME_ID), parsed;
      RsvgHandle *handle = relais_art_open_styled ("light", "loire-board", NULL);

      parsed = milliseconds (CLOCK_THREAD_CPUTIME_ID);
      g_assert_true (rsvg_handle_render_document (handle, cr, &whole, NULL));
      parse = MIN (parse, parsed - start);
      render = MIN (render, milliseconds (CLOCK_THREAD_CPUTIME_ID) - parsed);
      g_object_unref (handle);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
  tell (bench, "art-parse", parse);
  tell (bench, "art-render", render);
  check (bench, "the drawing of the board is soon read", parse, MOST_PARSE_MS * SLOW_MACHINE);
  check (bench, "the drawing of the board is soon rendered", render, MOST_RENDER_MS * SLOW_MACHINE);
}

static void
measure_hover (Bench *bench)
{
  double most;

  for (guint i = 0; i < bench->view->widgets->len; i += bench->every)
    {
      relais_board_hover (bench->view, (int) i);
      wait_for_frame (bench);
      desktop_wait (260);       /* the callout has come */
    }
  relais_board_hover (bench->view, -1);
  wait_for_frame (bench);
  most = tell_frames (bench, "hover");
  check (bench, "pointing paints a tenth of the board at most", most, MOST_SHARE);
  wait_until_quiet (bench);
}

static RelaisChoice *
first_possible (GListModel *choices)
{
  for (guint i = 0; choices != NULL && i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      if (relais_choice_get_reason (choice) == NULL)
        return g_steal_pointer (&choice);
    }
  return NULL;
}

/* Goes there by what the place offers. Returns in how many frames the effect
 * of the choice that played something was seen, 0 if nothing has been played
 * or nobody moves. */
static guint
ride_to (Bench *bench, RelaisDecision *decision, const char *place)
{
  RelaisNode *node = relais_match_get_node (bench->view->match);

  for (guint steps = 0; steps < 4; steps++)
    {
      g_autoptr (GListModel) choices = relais_decision_at_place (decision, place);
      g_autoptr (RelaisChoice) choice = first_possible (choices);
      guint before;

      if (choice == NULL)
        return 0;
      desktop_wait (100);
      before = bench->frames->len;
      relais_decision_choose (decision, choice);
      if (relais_match_get_node (bench->view->match) == node)
        continue;
      if (!relais_board_pieces_are_moving (bench->view->pieces))
        return 0;
      do
        wait_for_frame (bench);
      while (g_array_index (bench->frames, Frame, bench->frames->len - 1).share <= 0 && bench->frames->len < before + 20);
      return bench->frames->len - before;
    }
  return 0;
}

/* Every ride that the position offers and the rides are still short of. Each
 * one starts in peace; what is painted when it is taken back does not count. */
static guint
ride (Bench *bench, RelaisDecision *decision, GArray *all, guint missing, guint *latest)
{
  RelaisNode *node = relais_match_get_node (bench->view->match);
  g_autoptr (GPtrArray) goals = g_ptr_array_new_with_free_func (g_free);
  guint n, ridden = 0;
  const RelaisMark *marks = relais_decision_get_marks (decision, &n);

  for (guint i = 0; i < n; i++)
    if (marks[i].kind == RELAIS_MARK_REACHABLE)
      g_ptr_array_add (goals, g_strdup (marks[i].place));
  for (guint i = 0; i < goals->len && ridden < missing; i++)
    {
      guint effect;

      wait_until_quiet (bench);
      effect = ride_to (bench, decision, goals->pdata[i]);
      if (effect > 0)
        {
          guint settled = bench->frames->len;   /* the marks and the bar of the new question come with the first one */

          *latest = MAX (*latest, effect);
          ridden++;
          while (relais_board_pieces_are_moving (bench->view->pieces))
            wait_for_frame (bench);
          for (guint k = settled; k < bench->frames->len; k++)
            g_array_append_val (all, g_array_index (bench->frames, Frame, k));
        }
      if (relais_match_get_node (bench->view->match) != node)
        relais_match_go (bench->view->match, node);
    }
  return ridden;
}

static void
measure_rides (Bench *bench)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Frame));
  RelaisDecision *decision = relais_game_page_get_decision (RELAIS_GAME_PAGE (relais_host_get_page (bench->window)));
  RelaisMatch *match = bench->view->match;
  RelaisNode *node = relais_tree_get_root (relais_match_get_tree (match));
  guint ridden = 0, latest = 0;
  double most;

  relais_match_set_strict (match, FALSE);
  for (; node != NULL && ridden < bench->rides; node = node->latest)
    {
      if (node->depth < MIDDLE)
        continue;
      relais_match_go (match, node);
      ridden += ride (bench, decision, all, bench->rides - ridden, &latest);
    }
  g_array_set_size (bench->frames, 0);
  g_array_append_vals (bench->frames, all->data, all->len);
  tell (bench, "rides", ridden);
  most = tell_frames (bench, "ride");
  check (bench, "a ride paints a tenth of the board at most", most, MOST_SHARE);
  tell (bench, "effect", latest);
  check (bench, "the effect of a choice is seen in the next frame", latest, 1);
  wait_until_quiet (bench);
}

static void
measure_zoom (Bench *bench)
{
  for (guint i = 0; i < 16; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (bench->view), i < 8 ? "board.zoom-in" : "board.zoom-out", NULL);
      wait_for_frame (bench);
      desktop_wait (200);       /* drawn in its size */
    }
  tell_frames (bench, "zoom");
  wait_until_quiet (bench);
  relais_board_zoom_to (bench->view, 2.5f, (float) bench->width / 2, (float) bench->height / 2);
  wait_until_quiet (bench);
  for (guint i = 0; i < 60; i++)
    {
      graphene_point_t middle = bench->view->middle;

      middle.x += i % 20 < 10 ? 8 : -8;
      middle.y += i % 30 < 15 ? 4 : -4;
      relais_board_zoom_look_at (bench->view, middle);
      wait_for_frame (bench);
    }
  tell_frames (bench, "pan");
  relais_board_zoom_fit (bench->view);
  wait_until_quiet (bench);
}

static gsize
heap_in_use (void)
{
  struct mallinfo2 info = mallinfo2 ();

  return info.uordblks + info.hblkhd;
}

static RelaisRecord *
load (const char *path)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, &error))
    g_error ("%s", error->message);
  return relais_record_parse (text, length, NULL, problems);
}

/* The moves played in a match whose history is looked at, all rows held. */
static void
measure_nodes (Bench *bench)
{
  g_autoptr (RelaisRecord) played = load (bench->path);
  g_autoptr (RelaisMatch) match = NULL;
  g_autoptr (RelaisHistory) history = NULL;
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);
  RelaisRefusal why;
  gsize before;
  guint n = 0;

  match = relais_match_new (relais_record_new (played->game, &played->config, &why));
  history = relais_history_new (match);
  before = heap_in_use ();
  for (RelaisNode *node = relais_tree_get_root (played->tree)->latest; node != NULL; node = node->latest)
    {
      g_assert_true (relais_match_play_all (match, &node->move, 1, &why));
      g_ptr_array_add (rows, g_list_model_get_item (G_LIST_MODEL (history), n++));
    }
  if (before == 0)
    {
      if (bench->tap)
        g_print ("ok %u - a move in the history # SKIP this allocator tells no numbers\n", ++bench->n_checks);
      return;
    }
  tell (bench, "node-bytes", (double) (heap_in_use () - before) / n);
  check (bench, "a move in the history takes 3 KiB at most", (double) (heap_in_use () - before) / n, MOST_NODE_BYTES);
}

static double
private_kib (void)
{
  g_autofree char *rollup = NULL;
  const char *found;

  malloc_trim (0);
  if (!g_file_get_contents ("/proc/self/smaps_rollup", &rollup, NULL, NULL))
    return 0;
  found = strstr (rollup, "Private_Dirty:");
  return found != NULL ? g_ascii_strtod (found + strlen ("Private_Dirty:"), NULL) : 0;
}

/* What is kept on purpose is there after the first few games. */
static void
measure_closed_games (Bench *bench)
{
  double after[GAMES];

  for (guint i = 0; i < GAMES; i++)
    {
      open_file (bench, 1280, 800);
      desktop_do (bench->window, "match.undo");
      desktop_do (bench->window, "match.redo");
      desktop_close_all (&bench->desktop);
      desktop_wait (600);
      desktop_flush (&bench->desktop);
      after[i] = private_kib ();
      g_printerr ("# after game %u: %.0f KiB, %zu KiB of them in use\n", i + 1, after[i], heap_in_use () / 1024);
    }
  tell (bench, "closed-kib", after[GAMES - 1]);
  tell (bench, "closed-growth-kib", (after[GAMES - 1] - after[2]) / (GAMES - 3));
}

/* The game as it was in the middle, with everything that came then to be redone. */
static char *
in_the_middle (const char *path)
{
  g_autoptr (GRegex) cursor = g_regex_new ("^cursor: [0-9]+$", G_REGEX_MULTILINE, 0, NULL);
  g_autofree char *line = g_strdup_printf ("cursor: %d", MIDDLE);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_file_get_contents (path, &text, NULL, &error))
    g_error ("%s", error->message);
  return g_regex_replace_literal (cursor, text, -1, 0, line, 0, NULL);
}

static gboolean
find_server (Bench *bench)
{
  Display *display = gdk_x11_display_get_xdisplay (gdk_display_get_default ());
  struct ucred server;
  socklen_t length = sizeof server;

  return getsockopt (ConnectionNumber (display), SOL_SOCKET, SO_PEERCRED, &server, &length) == 0
         && clock_getcpuclockid (server.pid, &bench->server) == 0;
}

int
main (int argc, char **argv)
{
  Bench bench = { .frames = g_array_new (FALSE, FALSE, sizeof (Frame)) };
  g_autofree char *copy = NULL, *text = NULL;

  if (argc < 2)
    {
      g_printerr ("usage: bench-board FILE [--tap]\n");
      return 2;
    }
  bench.tap = argc > 2 && g_str_equal (argv[2], "--tap");
  bench.width = 1600;
  bench.height = 1000;
  bench.every = bench.tap ? 3 : 1;
  bench.rides = bench.tap ? 3 : 8;
  if (!display_is_there ())
    return 0;
  g_set_prgname ("relais");
  gdk_set_allowed_backends ("x11");
  desktop_start (&bench.desktop, NULL);
  if (!find_server (&bench))
    g_error ("the X server is on another machine");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_application_hold (G_APPLICATION (bench.desktop.application));
  copy = g_build_filename (bench.desktop.home, "game.relais", NULL);
  text = in_the_middle (argv[1]);
  g_assert_true (g_file_set_contents (copy, text, -1, NULL));
  bench.path = copy;

  measure_art (&bench);
  measure_nodes (&bench);
  open_window (&bench);
  measure_hover (&bench);
  measure_rides (&bench);
  if (!bench.tap)
    measure_zoom (&bench);
  close_window (&bench);
  if (!bench.tap)
    measure_closed_games (&bench);
  else
    g_print ("1..%u\n", bench.n_checks);

  g_array_unref (bench.frames);
  desktop_finish (&bench.desktop);
  return bench.n_failed > 0 ? 1 : 0;
}
