/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-game-ui.h"
#include "app/board/relais-setup-hand.h"

G_BEGIN_DECLS

/* What lies at a place of the board and what could: to take away, to pick up
 * and to put there. Of what each place has one of, all are offered: what is used
 * elsewhere changes places. */

#define RELAIS_TYPE_SETUP_MENU (relais_setup_menu_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupMenu, relais_setup_menu, RELAIS, SETUP_MENU, GtkPopover)

void relais_setup_menu_show (GtkWidget          *parent,
                             const GdkRectangle *at,
                             const RelaisGameUi *ui,
                             RelaisSetupHand    *hand,
                             const char *const  *places,
                             const char         *place);

G_END_DECLS
