/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/art/relais-game-ui.h"
#include "app/board/relais-setup-order.h"

G_BEGIN_DECLS

/* A place and which piece lies there. A digit lays the piece of that number, 0
 * or Delete takes it away. Signal: "next", the place after this one is wanted. */

#define RELAIS_TYPE_SETUP_PLACE_ROW (relais_setup_place_row_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupPlaceRow, relais_setup_place_row, RELAIS, SETUP_PLACE_ROW, AdwActionRow)

GtkWidget  *relais_setup_place_row_new       (const RelaisGameUi *ui,
                                             RelaisSetupHand    *hand,
                                             RelaisSetupOrder   *order,
                                             const char         *place,
                                             const char         *title);
const char *relais_setup_place_row_get_place (RelaisSetupPlaceRow *self);
void        relais_setup_place_row_update    (RelaisSetupPlaceRow *self);
/* What a key does here; FALSE: nothing. */
gboolean    relais_setup_place_row_key       (RelaisSetupPlaceRow *self,
                                             guint               key);

G_END_DECLS
