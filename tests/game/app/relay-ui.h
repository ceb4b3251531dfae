/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "../model/relay-lore.h"
#include "app/art/relais-game-ui.h"

G_BEGIN_DECLS

/* What is drawn of the game for tests. */

extern const RelaisGameUi relais_game_ui_relay;

#define RELAIS_TYPE_RELAY_SCENE (relais_relay_scene_get_type ())
G_DECLARE_FINAL_TYPE (RelaisRelayScene, relais_relay_scene, RELAIS, RELAY_SCENE, RelaisScene)

RelaisScene *relais_relay_scene_new     (void);
/* Name, points and hand, each line a label. */
GtkWidget   *relais_relay_seat_card_new (RelaisMatch *match,
                                         RelaisSeat  *seat);

G_END_DECLS
