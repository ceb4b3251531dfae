/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Says something to who listens to a screen reader. Before GTK 4.14 nothing can
 * be said without moving the focus: whoever calls this also shows the words in
 * a status line that a key goes to. */
void relais_announce (GtkWidget  *widget,
                      const char *words);

/* The same when somebody has moved one of some things: where it is now. */
void relais_announce_place (GtkWidget  *widget,
                            const char *name,
                            guint       place,
                            guint       n);

G_END_DECLS
