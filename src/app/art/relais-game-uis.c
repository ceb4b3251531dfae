/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of what is drawn of games. It is alone in its file, so that a
 * program of the tests can have another. */

#include "engine/common/built-in.h"
#include "relais-game-ui.h"

#define DECLARE(id) extern const RelaisGameUi relais_game_ui_##id;
#define ENTRY(id) &relais_game_ui_##id,

RELAIS_GAMES_APP (DECLARE)

const RelaisGameUi *const relais_game_uis[] = { RELAIS_GAMES_APP (ENTRY) NULL };
