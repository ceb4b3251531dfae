/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How lists are searched: every word must be found somewhere; neither capitals
 * nor accents nor the kind of apostrophe matter. */

/* The text as searches compare it. */
char     *relais_search_fold  (const char *text);
/* Whether all of the words are in a folded text; NULL and "" are in any. */
gboolean  relais_search_finds (const char *folded,
                               const char *words);

G_END_DECLS
