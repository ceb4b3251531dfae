/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What readers are told of a widget. What is seen is parted by dots, which some
 * readers call by their name: what is heard, by commas. */

char *relais_spoken          (const char *words);
void  relais_spoken_name     (GtkWidget  *widget,
                              const char *name);
void  relais_spoken_describe (GtkWidget  *widget,
                              const char *description);
/* Before what the widget, which has the keyboard, is described by, until the
 * keyboard goes elsewhere or it is described anew. Only what has been described
 * by the above can be told of so. */
void  relais_spoken_news     (GtkWidget  *widget,
                              const char *news);

G_END_DECLS
