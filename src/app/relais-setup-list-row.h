/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "relais-game-ui.h"
#include "relais-setup-order.h"

G_BEGIN_DECLS

/* A place and which piece lies there. A digit lays the piece of that number, 0
 * or Delete takes it away. Signal: "next", the place after this one is wanted. */

#define RELAIS_TYPE_SETUP_LIST_ROW (relais_setup_list_row_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSetupListRow, relais_setup_list_row, RELAIS, SETUP_LIST_ROW, AdwActionRow)

GtkWidget  *relais_setup_list_row_new       (const RelaisGameUi *ui,
                                             RelaisSetupHand    *hand,
                                             RelaisSetupOrder   *order,
                                             const char         *place,
                                             const char         *title);
const char *relais_setup_list_row_get_place (RelaisSetupListRow *self);
void        relais_setup_list_row_update    (RelaisSetupListRow *self);
/* What a key does here; FALSE: nothing. */
gboolean    relais_setup_list_row_key       (RelaisSetupListRow *self,
                                             guint               key);

G_END_DECLS
