/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-tooltip.h"

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
