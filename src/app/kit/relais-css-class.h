/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A widget has a class of the style sheet, or has it no more. */
static inline void
relais_css_class_set (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* It has these and no others; where it has them, its looks are not worked out anew. */
static inline void
relais_css_class_set_all (GtkWidget *widget, const char **names)
{
  g_auto (GStrv) now = gtk_widget_get_css_classes (widget);
  gboolean same = g_strv_length (now) == g_strv_length ((char **) names);

  for (guint i = 0; same && names[i] != NULL; i++)
    same = gtk_widget_has_css_class (widget, names[i]);
  if (!same)
    gtk_widget_set_css_classes (widget, names);
}

G_END_DECLS
