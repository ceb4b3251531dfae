/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-popover-on.h"

#include "relais-focus.h"

/* Not while the popover is still closing. */
static gboolean
unparent_later (gpointer data)
{
  GtkWidget *widget = data;

  if (gtk_widget_get_parent (widget) != NULL)
    gtk_widget_unparent (widget);
  return G_SOURCE_REMOVE;
}

static void
on_closed (GtkWidget *popover, GWeakRef *before)
{
  g_autoptr (GtkWidget) widget = g_weak_ref_get (before);
  GtkWidget *parent = gtk_widget_get_parent (popover);

  /* What goes out of sight keeps no focus. */
  if (widget != NULL && parent != NULL && gtk_widget_get_mapped (parent) && gtk_widget_get_mapped (widget))
    gtk_widget_grab_focus (widget);
  else if (relais_focus_is_below (popover))
    gtk_root_set_focus (gtk_widget_get_root (popover), NULL);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_later, g_object_ref (popover), g_object_unref);
}

static void
free_before (gpointer data, GClosure *closure)
{
  g_weak_ref_clear (data);
  g_free (data);
}

/* What of the window can be seen, as the widget counts. */
static gboolean
window_around (GtkWidget *widget, GdkRectangle *whole)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  graphene_rect_t bounds;

  if (root == NULL || !gtk_widget_compute_bounds (root, widget, &bounds))
    return FALSE;
  *whole = (GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width, (int) bounds.size.height };
  return whole->width > 0 && whole->height > 0;
}

/**
 * relais_popover_keep_in_sight:
 * @parent: what the popover points at, or at a part of
 *
 * To be called when the parent has another size. What is pointed at may have
 * left the window, and perhaps every screen, and then GTK would not know where
 * to put the popover: so it points at what is nearest to that.
 */
void
relais_popover_keep_in_sight (GtkPopover *popover, GtkWidget *parent)
{
  GdkRectangle at, whole, seen;

  gtk_popover_get_pointing_to (popover, &at);
  if (!window_around (parent, &whole) || gdk_rectangle_intersect (&at, &whole, &seen))
    return;
  seen = (GdkRectangle) {
    CLAMP (at.x, whole.x, whole.x + whole.width - 1), CLAMP (at.y, whole.y, whole.y + whole.height - 1), 1, 1
  };
  gtk_popover_set_pointing_to (popover, &seen);
}

/**
 * relais_popover_on:
 * @popover: a new one
 * @at: (nullable): the part of the widget to point at
 * @focus: (nullable): what gets the focus in it; NULL: it stays where it is
 */
void
relais_popover_on (GtkPopover *popover, GtkWidget *parent, const GdkRectangle *at, GtkWidget *focus)
{
  GWeakRef *before = g_new0 (GWeakRef, 1);
  GtkRoot *root = gtk_widget_get_root (parent);

  g_weak_ref_init (before, focus != NULL ? relais_focus_get (parent) : NULL);
  g_signal_connect_data (popover, "closed", G_CALLBACK (on_closed), before, free_before, 0);
  gtk_widget_set_parent (GTK_WIDGET (popover), parent);
  /* One whose window goes while it is open would never go. */
  g_signal_connect_object (parent, "unmap", G_CALLBACK (gtk_popover_popdown), popover, G_CONNECT_SWAPPED);
  g_signal_connect_object (parent, "destroy", G_CALLBACK (gtk_widget_unparent), popover, G_CONNECT_SWAPPED);
  /* In a window of another size it would point at something else, or at nothing. */
  g_signal_connect_object (root, "notify::default-width", G_CALLBACK (gtk_popover_popdown), popover, G_CONNECT_SWAPPED);
  g_signal_connect_object (root, "notify::default-height", G_CALLBACK (gtk_popover_popdown), popover, G_CONNECT_SWAPPED);
  if (at != NULL)
    gtk_popover_set_pointing_to (popover, at);
  relais_popover_keep_in_sight (popover, parent);
  gtk_popover_popup (popover);
  if (focus != NULL)
    gtk_widget_grab_focus (focus);
}

gboolean
relais_popover_is_on (GtkWidget *parent)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child) && gtk_widget_get_visible (child))
      return TRUE;
  return FALSE;
}
