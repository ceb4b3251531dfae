/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Numbers as bars: side by side, as they came one after the other, or one below the
 * other, each with its label. Screen readers are told its description; the numbers
 * stand in a table, too. */

#define RELAIS_TYPE_BAR_CHART (relais_bar_chart_get_type ())
G_DECLARE_FINAL_TYPE (RelaisBarChart, relais_bar_chart, RELAIS, BAR_CHART, GtkWidget)

/* labels: (nullable): NULL: the bars stand side by side. whole: what the longest bar
 * could be; 0: the longest is. */
void relais_bar_chart_set (RelaisBarChart    *self,
                           const char *const *labels,
                           const int         *values,
                           guint              n,
                           int                whole,
                           const char        *description);

G_END_DECLS
