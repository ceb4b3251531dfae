/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Says something to who listens to a screen reader. What is said in a window
 * within a moment is said as one, for Orca leaves out a second announcement that
 * comes right after another. Before GTK 4.14 nothing can be said like this: what
 * has the keyboard is described by it, which readers tell. */
void relais_announce (GtkWidget  *widget,
                      const char *words);

/* What is asked now: said after all that has happened, and only what was asked last. */
void relais_announce_question (GtkWidget  *widget,
                               const char *question);

/* The same when somebody has moved one of some things: where it is now. */
void relais_announce_place (GtkWidget  *widget,
                            const char *name,
                            guint       place,
                            guint       n);

G_END_DECLS
