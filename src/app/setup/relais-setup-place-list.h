/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/art/relais-game-ui.h"
#include "app/board/relais-setup-hand.h"

G_BEGIN_DECLS

/* The places of one kind of piece as a list, for who would rather type than
 * drag. */

#define RELAIS_TYPE_SETUP_PLACE_LIST (relais_setup_place_list_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupPlaceList, relais_setup_place_list, RELAIS, SETUP_PLACE_LIST, AdwExpanderRow)

/* places: those of the board, of which it lists some. */
GtkWidget *relais_setup_place_list_new (const RelaisGameUi *ui,
                                  RelaisSetupHand    *hand,
                                  const char *const  *places,
                                  const char         *group);

G_END_DECLS
