/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-desk.h"

#include <glib/gstdio.h>

#include "app/kit/relais-in-thread.h"
#include "app/kit/relais-language.h"
#include "fuzz-limits.h"

/* Sanitizers and all: what is drawn takes a hundredth of that. */
#define SECONDS 10
/* More turns of the main loop than anything here needs: something never comes to rest. */
#define TURNS 20000
#define WIDTH 900
#define HEIGHT 600
/* Of the picture in memory: texts are shaped and drawn all the same. */
#define SCALE 0.2

/* Why is told in tests/ui/not-ours.c. */
static const FuzzExcuse of_gtk[] = {
  { "Gdk", "gdk_frame_timings_submitted() called on submitted frame" },
  { "Gtk", "Trying to measure GtkLabel " },
  { NULL, NULL },
};

static struct
{
  char *home;
  RelaisProgram *application;
  RelaisHost *window;
  cairo_surface_t *picture;
} desk;

static void
erase (const char *path, gboolean itself)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);

  for (const char *name = dir != NULL ? g_dir_read_name (dir) : NULL; name != NULL; name = g_dir_read_name (dir))
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      erase (child, TRUE);
    }
  if (itself)
    g_remove (path);
}

static void
at_end (void)
{
  erase (desk.home, TRUE);
}

/* In memory, where that can be had: each input writes files. */
static char *
make_home (void)
{
  static char in_memory[] = "/dev/shm/relais-fuzz-XXXXXX";

  if (g_mkdtemp (in_memory) != NULL)
    return g_strdup (in_memory);
  return g_dir_make_tmp ("relais-fuzz-XXXXXX", NULL);
}

/* As for all tests of widgets; what is set already stays. */
static void
set_up_toolkit (void)
{
  gboolean newer = gtk_get_minor_version () >= 16;

  g_setenv ("GSK_RENDERER", "cairo", FALSE);
  g_setenv (newer ? "GDK_DISABLE" : "GDK_DEBUG", newer ? "gl,vulkan" : "gl-disable", FALSE);
  g_setenv ("GTK_A11Y", "test", FALSE);
  g_setenv ("ADW_DISABLE_PORTAL", "1", FALSE);
  g_setenv ("GSETTINGS_BACKEND", "memory", FALSE);
}

static void
make_application (void)
{
  relais_language_start (g_getenv ("RELAIS_LOCALE_DIR"));
  desk.application = RELAIS_PROGRAM (relais_application_new ());
  g_application_set_flags (G_APPLICATION (desk.application), G_APPLICATION_HANDLES_OPEN | G_APPLICATION_NON_UNIQUE);
  FUZZ_REQUIRE (g_application_register (G_APPLICATION (desk.application), NULL, NULL));
  g_application_hold (G_APPLICATION (desk.application));
  /* Whatever moves or blinks would never come to rest; GTK 4.8 leaks when it looks for recent files that are too old. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-cursor-blink", FALSE,
                "gtk-recent-files-max-age", -1, NULL);
}

static void
make_window (void)
{
  GSettings *settings = relais_program_get_settings (desk.application);

  g_settings_set_boolean (settings, "sounds", FALSE);
  g_settings_set_int (settings, "window-width", WIDTH);
  g_settings_set_int (settings, "window-height", HEIGHT);
  desk.window = RELAIS_HOST (relais_window_new (desk.application));
  gtk_window_present (GTK_WINDOW (desk.window));
  desk.picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) (WIDTH * SCALE), (int) (HEIGHT * SCALE));
}

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  desk.home = make_home ();
  FUZZ_REQUIRE (desk.home != NULL);
  g_setenv ("HOME", desk.home, TRUE);
  g_setenv ("XDG_DATA_HOME", desk.home, TRUE);
  g_setenv ("XDG_CONFIG_HOME", desk.home, TRUE);
  g_setenv ("XDG_CACHE_HOME", desk.home, TRUE);
  atexit (at_end);
  set_up_toolkit ();
  fuzz_limits_set (SECONDS);
  fuzz_limits_excuse (of_gtk);
  make_application ();
  make_window ();
  fuzz_desk_look ();
  return 0;
}

RelaisProgram *
fuzz_desk_application (void)
{
  return desk.application;
}

RelaisHost *
fuzz_desk_window (void)
{
  return desk.window;
}

const char *
fuzz_desk_home (void)
{
  return desk.home;
}

void
fuzz_desk_settle (void)
{
  guint turns = 0;

  do
    {
      while (g_main_context_iteration (NULL, FALSE))
        FUZZ_REQUIRE (++turns < TURNS);
      if (!relais_in_thread_is_idle ())
        g_usleep (100);
    }
  while (!relais_in_thread_is_idle () || g_main_context_pending (NULL));
}

/* Pango warns of these, and only when they are laid out. */
static void
check_texts (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    FUZZ_REQUIRE (g_utf8_validate (gtk_label_get_label (GTK_LABEL (widget)), -1, NULL));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_texts (child);
}

/* The screen gets no picture: it would be another one of the same. */
static void
keep_from_screen (GtkWidget *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  guint render = g_signal_lookup ("render", GDK_TYPE_SURFACE);

  if (g_object_get_data (G_OBJECT (surface), "kept") == NULL)
    g_signal_handlers_block_matched (surface, G_SIGNAL_MATCH_ID, render, 0, NULL, NULL, NULL);
  g_object_set_data (G_OBJECT (surface), "kept", surface);
}

/* What the clock of the screen tells a window sixty times a second; the last
 * of it, drawing, is done by hand. */
static void
lay_out (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  FUZZ_REQUIRE (clock != NULL);
  keep_from_screen (window);
  g_signal_emit_by_name (clock, "update");
  g_signal_emit_by_name (clock, "layout");
}

void
fuzz_desk_draw (GtkWidget *window)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  cairo_t *cr = cairo_create (desk.picture);

  lay_out (window);
  check_texts (window);
  GTK_WIDGET_GET_CLASS (window)->snapshot (window, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  cairo_scale (cr, SCALE, SCALE);
  if (node != NULL)
    {
      gsk_render_node_draw (node, cr);
      gsk_render_node_unref (node);
    }
  FUZZ_REQUIRE (cairo_status (cr) == CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
}

void
fuzz_desk_look (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  fuzz_desk_settle ();
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_mapped (window))
        fuzz_desk_draw (window);
    }
}

static GtkWindow *
other_window (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (window != GTK_WINDOW (desk.window))
        return window;
    }
  return NULL;
}

void
fuzz_desk_clear (void)
{
  GtkWindow *window;

  while ((window = other_window ()) != NULL)
    gtk_window_destroy (window);
  fuzz_desk_settle ();
}

void
fuzz_desk_empty_home (void)
{
  erase (relais_library_get_folder (relais_program_get_library (desk.application)), FALSE);
  erase (relais_setup_library_get_folder (relais_program_get_setups (desk.application)), FALSE);
}

void
fuzz_desk_write (const char *folder, const char *name, const uint8_t *data, size_t size)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  FILE *file;

  g_mkdir_with_parents (folder, 0700);
  file = g_fopen (path, "wb");
  FUZZ_REQUIRE (file != NULL);
  FUZZ_REQUIRE (fwrite (data, 1, size, file) == size);
  fclose (file);
}
