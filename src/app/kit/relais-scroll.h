/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What is in a pane that scrolls comes into sight, as soon as it has its place
 * there: it may have been added or shown just now. */

typedef enum
{
  RELAIS_SCROLL_LEAST,          /* no further than it takes */
  RELAIS_SCROLL_TO_MIDDLE,
  RELAIS_SCROLL_TO_TOP,         /* so that as much as can be is seen of what is long */
} RelaisScroll;

void relais_scroll_to (GtkWidget    *widget,
                       RelaisScroll  how);
/* It is what is meant: it comes into the middle, gets the focus, and is lit for
 * a while. */
void relais_scroll_show (GtkWidget  *row);

G_END_DECLS
