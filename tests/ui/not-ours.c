/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A warning ends a test, but these are of libraries about themselves. Linked
 * into all that shows popovers and dialogs to a test; NOT_OURS in driving.py is
 * the same for what is driven. */

#include <gtk/gtk.h>
#include <stdio.h>

/* A popover and its window have one frame clock, and both tell it of a frame: on
 * X11 without a compositor that it has been handed over, on Wayland when it was
 * shown. GDK 4.24 warns that it was told so twice. */
static gboolean
is_of_the_frame_clock (const char *message)
{
  return g_str_has_prefix (message, "gdk_frame_timings_submitted() called on submitted frame")
         || g_str_has_prefix (message, "Duplicate call to gdk_frame_timings_presented() with different values");
}

/* libadwaita 1.10 tries the heading of a dialog in letters of two sizes, and
 * measures the one for the height of the other. GTK 4.24 warns of that. */
static gboolean
is_of_a_heading (const char *message)
{
  GType dialog = g_type_from_name ("AdwAlertDialog");
  gpointer label;

  return dialog != 0 && strstr (message, " for height of ") != NULL
         && sscanf (message, "Trying to measure GtkLabel %p", &label) == 1
         && gtk_widget_get_ancestor (label, dialog) != NULL
         && g_str_equal (G_OBJECT_TYPE_NAME (gtk_widget_get_parent (label)), "AdwGizmo");
}

static GLogWriterOutput
write_what_is_ours (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE")
        && (is_of_the_frame_clock (fields[i].value) || is_of_a_heading (fields[i].value)))
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, data);
}

static void __attribute__ ((constructor))
know_what_is_not_ours (void)
{
  g_log_set_writer_func (write_what_is_ours, NULL, NULL);
}
