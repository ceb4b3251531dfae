/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A number or a slider in something that scrolls: the wheel turns it only while
 * it has the focus. Who scrolls past it changes nothing. */
void relais_wheel_needs_focus (GtkWidget *control);

G_END_DECLS
