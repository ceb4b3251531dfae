/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-press-guard.h"

#include <math.h>

/* The press that came to something. */
typedef struct
{
  gboolean any;
  guint32 time;                 /* milliseconds */
  double x, y;                  /* in the window */
} Press;

/* Also of what is in a popover. */
static void
find_position (GdkEvent *event, double *x, double *y)
{
  GdkSurface *surface = gdk_event_get_surface (event);

  gdk_event_get_position (event, x, y);
  for (; GDK_IS_POPUP (surface); surface = gdk_popup_get_parent (GDK_POPUP (surface)))
    {
      *x += gdk_popup_get_position_x (GDK_POPUP (surface));
      *y += gdk_popup_get_position_y (GDK_POPUP (surface));
    }
}

/* Not with a gesture that counts presses: it starts again when the press was for
 * a button. */
static gboolean
on_event (GtkEventController *controller, GdkEvent *event, Press *last)
{
  GdkEventType type = gdk_event_get_event_type (event);
  Press press = { TRUE, gdk_event_get_time (event), 0, 0 };
  int within, apart;

  if (type != GDK_TOUCH_BEGIN && (type != GDK_BUTTON_PRESS || gdk_button_event_get_button (event) != GDK_BUTTON_PRIMARY))
    return GDK_EVENT_PROPAGATE;
  g_object_get (gtk_widget_get_settings (gtk_event_controller_get_widget (controller)),
                "gtk-double-click-time", &within, "gtk-double-click-distance", &apart, NULL);
  find_position (event, &press.x, &press.y);
  if (last->any && press.time - last->time < (guint32) within && fabs (press.x - last->x) <= apart
      && fabs (press.y - last->y) <= apart)
    return GDK_EVENT_STOP;
  *last = press;
  return GDK_EVENT_PROPAGATE;
}

void
relais_press_guard_add (GtkWidget *widget)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_data (controller, "event", G_CALLBACK (on_event), g_new0 (Press, 1), (GClosureNotify) (void (*) (void)) g_free, 0);
  gtk_widget_add_controller (widget, controller);
}
