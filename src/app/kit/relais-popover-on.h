/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Opens a popover that was made for this one time: it goes when it is closed or
 * when the widget goes that it points at or the window gets another size, and
 * the focus returns to where it was. The widget needs a layout manager. */
void     relais_popover_on    (GtkPopover         *popover,
                               GtkWidget          *parent,
                               const GdkRectangle *at,
                               GtkWidget          *focus);
void     relais_popover_keep_in_sight (GtkPopover *popover,
                                       GtkWidget  *parent);
/* Whether one is open there. Tooltips ask, which would lie over it. */
gboolean relais_popover_is_on (GtkWidget          *parent);

G_END_DECLS
