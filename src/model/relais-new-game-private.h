/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-new-game.h"

G_BEGIN_DECLS

/* What the files that make new games share. */

/* A match by options that are known to be possible. */
RelaisMatch *relais_new_game_begin    (const RelaisGame   *game,
                                       const RelaisConfig *config,
                                       GPtrArray          *players);

G_END_DECLS
