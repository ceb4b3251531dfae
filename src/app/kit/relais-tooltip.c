/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-tooltip.h"

#define HUSHED "relais-tooltip-hushed"

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
  if (g_object_get_data (G_OBJECT (widget), HUSHED) != NULL)
    gtk_widget_set_has_tooltip (widget, FALSE);
}

/* What it is called is known to who opened it, and would lie over it. */
static void
on_popover (GtkWidget *popover, gboolean open)
{
  GtkWidget *button = gtk_widget_get_parent (popover);

  if (!GTK_IS_MENU_BUTTON (button) && !GTK_IS_DROP_DOWN (button))
    return;
  if (open && gtk_widget_get_has_tooltip (button))
    {
      g_object_set_data (G_OBJECT (button), HUSHED, button);
      gtk_widget_set_has_tooltip (button, FALSE);
    }
  else if (!open && g_object_steal_data (G_OBJECT (button), HUSHED) != NULL)
    gtk_widget_set_has_tooltip (button, TRUE);
}

static gboolean
on_map (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer open)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_POPOVER (widget))
    on_popover (widget, GPOINTER_TO_INT (open));
  return G_SOURCE_CONTINUE;
}

/**
 * relais_tooltip_start:
 *
 * From now on nothing with a menu has a tooltip while the menu is open.
 */
void
relais_tooltip_start (void)
{
  static gsize started;

  if (!g_once_init_enter (&started))
    return;
  g_type_ensure (GTK_TYPE_WIDGET);
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, on_map, GINT_TO_POINTER (TRUE), NULL);
  g_signal_add_emission_hook (g_signal_lookup ("unmap", GTK_TYPE_WIDGET), 0, on_map, GINT_TO_POINTER (FALSE), NULL);
  g_once_init_leave (&started, 1);
}
