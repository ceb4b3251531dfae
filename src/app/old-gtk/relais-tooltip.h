/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A tooltip that is told anew with every refresh. On X11, GTK asks the server
 * five times where the pointer is whenever a tooltip is set, though the words
 * be the same: with a pane full of them that was most of what a move cost. */
void relais_tooltip_set (GtkWidget  *widget,
                         const char *words);
void relais_tooltip_start (void);

G_END_DECLS
