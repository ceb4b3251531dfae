/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-library.h"

G_BEGIN_DECLS

/* How well it went before: the results of the games that somebody finished alone
 * by the same rules, as the library's list knows them, without opening one, and as
 * its statistics count them, also when they are gone. */

#define RELAIS_BEST 3

/* The best first; how many there are. */
guint relais_best_find (RelaisLibrary      *library,
                        const RelaisGame   *game,
                        const RelaisConfig *config,
                        int                 best[RELAIS_BEST]);
/* "Best so far: 84, 77, 61"; NULL: there are none. */
char *relais_best_tell (RelaisLibrary      *library,
                        const RelaisGame   *game,
                        const RelaisConfig *config);

G_END_DECLS
