/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-statistics.h"

G_BEGIN_DECLS

/* A line of the file, in memory and back. */

/* NULL: it is none. */
RelaisFinishedGame *relais_finished_game_parse (const char               *line,
                                                gsize                     length);
void                relais_finished_game_print (const RelaisFinishedGame *self,
                                                GString                  *text);
/* NULL: no person has played it, or it is not over. */
RelaisFinishedGame *relais_finished_game_of    (RelaisMatch              *match);
void                relais_finished_game_free  (RelaisFinishedGame       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisFinishedGame, relais_finished_game_free)

G_END_DECLS
