/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "relais-game-ui.h"
#include "relais-setup-hand.h"

G_BEGIN_DECLS

/* The places of one kind of piece as a list, for who would rather type than
 * drag. */

#define RELAIS_TYPE_SETUP_LIST (relais_setup_list_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupList, relais_setup_list, RELAIS, SETUP_LIST, AdwExpanderRow)

/* places: those of the board, of which it lists some. */
GtkWidget *relais_setup_list_new (const RelaisGameUi *ui,
                                  RelaisSetupHand    *hand,
                                  const char *const  *places,
                                  const char         *group);

G_END_DECLS
