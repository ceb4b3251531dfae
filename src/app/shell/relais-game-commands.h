/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-host.h"

G_BEGIN_DECLS

/* Gives a window what is done with the game on its page: win.save,
 * win.save-as, win.copy-position, win.copy-picture, win.copy-moves,
 * win.end-early, win.show-cards, win.show-result, win.restart, win.play-again,
 * win.play-again-rotated. */
void relais_game_commands_add (RelaisHost *host);

G_END_DECLS
