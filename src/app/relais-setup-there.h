/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-game-ui.h"
#include "relais-setup-hand.h"

G_BEGIN_DECLS

/* A piece that lies at a place, and what can be done with it. Signal: "done",
 * something was. */

#define RELAIS_TYPE_SETUP_THERE (relais_setup_there_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupThere, relais_setup_there, RELAIS, SETUP_THERE, GtkWidget)

GtkWidget *relais_setup_there_new (const RelaisGameUi *ui,
                                   RelaisSetupHand    *hand,
                                   RelaisDraftPiece   *piece,
                                   const char         *place);

G_END_DECLS
