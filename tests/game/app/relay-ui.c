/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relay-ui.h"

static const char *
sound_of (const RelaisEvent *event)
{
  return event->kind == RELAIS_EVENT_OVER ? "fanfare" : NULL;
}

const RelaisGameUi relais_game_ui_relay = {
  .id = "relay",
  .pieces = "relay-pieces",
  .scene_new = relais_relay_scene_new,
  .seat_card_new = relais_relay_seat_card_new,
  .sound_of = sound_of,
};
