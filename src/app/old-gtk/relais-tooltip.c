/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-tooltip.h"

#include "app/kit/relais-popover-on.h"

/* what GTK keeps its only tooltip by */
#define CURRENT "gdk-display-current-tooltip"

/**
 * relais_tooltip_set:
 * @words: (nullable): none, as if it were empty
 */
void
relais_tooltip_set (GtkWidget *widget, const char *words)
{
  if (words != NULL && *words == '\0')
    words = NULL;
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), words) != 0)
    gtk_widget_set_tooltip_text (widget, words);
}

typedef gboolean (*Query) (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip);

static Query query_usual;

/* What it is called is known to who opened it, and would lie over it. */
static gboolean
query_while_closed (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  return !relais_popover_is_on (widget) && query_usual (widget, x, y, keyboard, tooltip);
}

/* The class is kept for good. */
static void
hush (GType type)
{
  GtkWidgetClass *klass = g_type_class_ref (type);

  query_usual = klass->query_tooltip;
  klass->query_tooltip = query_while_closed;
}

static void (*map_usual) (GtkWidget *widget);

static void
map_transparent (GtkWidget *widget)
{
  cairo_region_t *nothing = cairo_region_create ();

  map_usual (widget);
  gdk_surface_set_input_region (gtk_native_get_surface (GTK_NATIVE (widget)), nothing);
  cairo_region_destroy (nothing);
}

/* A tooltip is a window of its own, which goes when the pointer comes to it: what is pressed before it has gone is for what lies
 * below. GTK makes the class with the first tooltip, just before it asks for the words. */
static gboolean
on_first_query (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer unused)
{
  GType type = g_type_from_name ("GtkTooltipWindow");
  GtkWidgetClass *klass;

  if (type == 0)
    return TRUE;
  klass = g_type_class_ref (type);
  map_usual = klass->map;
  klass->map = map_transparent;
  return FALSE;
}

/* GTK's tooltip waits for half a second and then asks where the pointer is on its window, though that may have been closed meanwhile and
 * only be kept by somebody. As GTK does when nothing has been shown for long, the tooltip is let go; the pointer's next movement makes
 * another. */
static void
on_windows_changed (GListModel *windows, guint position, guint removed, guint added, gpointer unused)
{
  if (removed > 0)
    g_object_set_data (G_OBJECT (gdk_display_get_default ()), CURRENT, NULL);
}

/**
 * relais_tooltip_start:
 *
 * From now on nothing with a menu has a tooltip while the menu is open, no tooltip comes from a window that was closed, and none
 * takes a press.
 */
void
relais_tooltip_start (void)
{
  static gsize started;

  if (!g_once_init_enter (&started))
    return;
  g_signal_connect (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (on_windows_changed), NULL);
  hush (GTK_TYPE_MENU_BUTTON);
  hush (GTK_TYPE_DROP_DOWN);
  g_signal_add_emission_hook (g_signal_lookup ("query-tooltip", GTK_TYPE_WIDGET), 0, on_first_query, NULL, NULL);
  g_once_init_leave (&started, 1);
}
