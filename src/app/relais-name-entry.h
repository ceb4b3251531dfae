/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The longest name of a player that can be typed. */
#define RELAIS_NAME_LENGTH 40

/* Puts a name where it can be changed. One from elsewhere may be longer, and
 * stays as it is. */
void relais_name_entry_set (GtkEditable *entry,
                            const char  *name);

G_END_DECLS
