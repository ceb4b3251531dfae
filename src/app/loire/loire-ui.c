/* SPDX-License-Identifier: GPL-3.0-or-later */

/* La Loire's entry in the table of what is drawn of games. */

#include "relais-game-ui.h"

#include "loire-scene.h"
#include "loire-seat-card.h"
#include "loire-sounds.h"
#include "loire-stock.h"

static const char *const setup_lists[] = { "shields", "market", NULL };

const RelaisGameUi relais_game_ui_loire = {
  .id = "loire",
  .pieces = "loire-pieces",
  .emblems = "loire-emblems",
  .cards = "loire-cards",
  .setup_lists = setup_lists,
  .scene_new = relais_loire_scene_new,
  .seat_card_new = relais_loire_seat_card_new,
  .stock_new = relais_loire_stock_new,
  .sound_of = loire_sound_of,
};
