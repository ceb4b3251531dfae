/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What has the keyboard in the window around a widget; NULL: nothing has, or
 * there is no window. */
static inline GtkWidget *
relais_focus_get (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* Something below the widget has it. */
static inline gboolean
relais_focus_is_below (GtkWidget *widget)
{
  GtkWidget *focus = relais_focus_get (widget);

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

/* To the first thing below the widget that takes it; what has it there keeps it. */
static inline void
relais_focus_enter (GtkWidget *widget)
{
  if (!relais_focus_is_below (widget))
    gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
}

G_END_DECLS
