/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Who double-clicks means what was there before the first of the two presses,
 * not what that brought: the second one does not come to anything in the
 * widget. */

void relais_press_guard_add (GtkWidget *widget);

G_END_DECLS
