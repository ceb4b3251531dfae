/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/art/relais-game-ui.h"
#include "model/relais-draft.h"

G_BEGIN_DECLS

/* A player of a setup: name, colour, and all that the player has. Signal:
 * "refused" (const char *sentence). */

#define RELAIS_TYPE_SETUP_SEAT (relais_setup_seat_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupSeat, relais_setup_seat, RELAIS, SETUP_SEAT, AdwExpanderRow)

GtkWidget *relais_setup_seat_new    (const RelaisGameUi *ui,
                                     RelaisDraft        *draft,
                                     guint               seat);
void       relais_setup_seat_update (RelaisSetupSeat    *self);
/* Opens, with the focus on what a file calls so. */
void       relais_setup_seat_show   (RelaisSetupSeat    *self,
                                     const char         *path);

G_END_DECLS
