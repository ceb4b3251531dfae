/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-options.h"

G_BEGIN_DECLS

/* Who begins: chance, or one of those who play. Hidden where there is nothing
 * to choose. */

#define RELAIS_TYPE_FIRST_PLAYER_ROW (relais_first_player_row_get_type ())
G_DECLARE_FINAL_TYPE (RelaisFirstPlayerRow, relais_first_player_row, RELAIS, FIRST_PLAYER_ROW, AdwComboRow)

/* NULL: none. */
void relais_first_player_row_set_options (RelaisFirstPlayerRow *self,
                                          RelaisOptions        *options);

G_END_DECLS
