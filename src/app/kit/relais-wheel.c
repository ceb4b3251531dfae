/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-wheel.h"

static void
listen_to_wheel (GtkWidget *control, gboolean listens)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (control);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_set_propagation_phase (controller, listens ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE);
    }
}

static void
on_focus_changed (GtkEventControllerFocus *focus, GParamSpec *property, GtkWidget *control)
{
  listen_to_wheel (control, gtk_event_controller_focus_contains_focus (focus));
}

void
relais_wheel_needs_focus (GtkWidget *control)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_return_if_fail (GTK_IS_WIDGET (control));

  g_signal_connect (focus, "notify::contains-focus", G_CALLBACK (on_focus_changed), control);
  gtk_widget_add_controller (control, focus);
  listen_to_wheel (control, FALSE);
}
