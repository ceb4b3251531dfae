/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Without one the test is skipped, and says so. */
static inline gboolean
display_is_there (void)
{
  if (g_getenv ("DISPLAY") != NULL || g_getenv ("WAYLAND_DISPLAY") != NULL)
    return TRUE;
  g_print ("1..0 # SKIP there is no display\n");
  return FALSE;
}

/* Closes a popover that was made to be shown once: nothing may keep it. */
static inline void
display_close_for_good (GtkWidget *popover)
{
  gint64 end = g_get_monotonic_time () + 5 * G_TIME_SPAN_SECOND;

  g_object_add_weak_pointer (G_OBJECT (popover), (gpointer *) &popover);
  gtk_popover_popdown (GTK_POPOVER (popover));
  while (popover != NULL && g_get_monotonic_time () < end)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_null (popover);
}

/* What listens to the pointer, to fingers or to keys for a widget. */
static inline GtkEventController *
display_listener (GtkWidget *widget, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
    }
  g_error ("%s has no %s", G_OBJECT_TYPE_NAME (widget), g_type_name (type));
}
