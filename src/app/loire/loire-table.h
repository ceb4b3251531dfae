/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-game-ui.h"

G_BEGIN_DECLS

/* La Loire's entry in the table of what is drawn of games. */
extern const RelaisGameUi relais_game_ui_loire;

G_END_DECLS
