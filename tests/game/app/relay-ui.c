/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relay-ui.h"

static const char *
sound_of (const RelaisEvent *event)
{
  return event->kind == RELAIS_EVENT_OVER ? "fanfare" : NULL;
}

static const RelaisCardFrame card_frames[] = {
  { "card-west", "slot-title", "slot-text", NULL, NULL, "slot-owners", TRUE, TRUE, FALSE },
  { "", "slot-title", "slot-text", NULL, "slot-signs", "slot-owners", FALSE, FALSE, FALSE },
};

const RelaisGameUi relais_game_ui_relay = {
  .id = "relay",
  .pieces = "relay-pieces",
  .emblems = "relay-pieces",
  .cards = "relay-cards",
  .card_frames = card_frames,
  .scene_new = relais_relay_scene_new,
  .seat_card_new = relais_relay_seat_card_new,
  .sound_of = sound_of,
};
