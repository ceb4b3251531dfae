/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/common/game.h"

G_BEGIN_DECLS

/* What is other than printed in an edition, for who is to play with it. */

/* NULL: the built-in edition. */
guint  relais_edition_count_changed (const RelaisGame *game,
                                     gconstpointer     edition);
/* "2 card values are changed"; NULL: none is. */
char  *relais_edition_tell_changed  (const RelaisGame *game,
                                     gconstpointer     edition);
/* A line for each: "Scout: Cost: 5 instead of 3". */
char  *relais_edition_list_changed  (const RelaisGame *game,
                                     gconstpointer     edition);

G_END_DECLS
