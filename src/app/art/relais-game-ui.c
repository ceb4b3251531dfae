/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-game-ui.h"

static const RelaisGameUi *const games[] = { &relais_game_ui_loire };

/**
 * relais_game_ui_find:
 *
 * Returns: (transfer none) (nullable): NULL for a game that has no board
 */
const RelaisGameUi *
relais_game_ui_find (const RelaisGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i]->id, game->id))
      return games[i];
  return NULL;
}
