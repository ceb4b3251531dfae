/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/relais-new-game.h"
#include "relais-window.h"

G_BEGIN_DECLS

/* Who plays, and by which rules. Everything has a good default: Enter starts. */

#define RELAIS_TYPE_NEW_GAME_PAGE (relais_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (RelaisNewGamePage, relais_new_game_page, RELAIS, NEW_GAME_PAGE, AdwBin)

GtkWidget     *relais_new_game_page_new          (RelaisWindow      *window,
                                                  RelaisNewGame     *new_game);
RelaisNewGame *relais_new_game_page_get_new_game (RelaisNewGamePage *self);
/* The focus on what starts the game. */
void           relais_new_game_page_begin        (RelaisNewGamePage *self);

G_END_DECLS
