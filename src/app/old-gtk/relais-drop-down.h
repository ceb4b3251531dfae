/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The focus is on the button in a drop-down, of which GTK tells screen readers
 * nothing: it gets the name of the drop-down, and what is chosen now as its
 * description. Its items are strings.
 * title: how a string is shown; NULL: as it is. */
void relais_drop_down_tell (GtkDropDown *drop_down,
                            const char  *(*title) (const char *string));

G_END_DECLS
