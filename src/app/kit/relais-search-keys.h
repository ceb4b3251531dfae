/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Enter and Down lead from what is looked for to the first thing found, which
 * is in the same box as the entry and after it. */
void relais_search_keys_add   (GtkSearchEntry *entry);

/* Ctrl+F: what is typed takes the place of what was looked for before. */
void relais_search_keys_begin (GtkSearchEntry *entry);

G_END_DECLS
