/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-host.h"
#include "model/relais-new-game.h"

G_BEGIN_DECLS

/* Who plays, and by which rules. Everything has a good default: Enter starts. */

#define RELAIS_TYPE_NEW_GAME_PAGE (relais_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (RelaisNewGamePage, relais_new_game_page, RELAIS, NEW_GAME_PAGE, AdwBin)

GtkWidget     *relais_new_game_page_new          (RelaisHost    *host,
                                                  RelaisNewGame *new_game);
RelaisNewGame *relais_new_game_page_get_new_game (RelaisNewGamePage *self);

G_END_DECLS
