/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-player-kind.h"

G_BEGIN_DECLS

/* What a computer player likes, with a sentence about it; hidden where nothing can be
 * chosen. Signal: "chosen", with the kind as it is to be now. */

#define RELAIS_TYPE_TEMPER_ROW (relais_temper_row_get_type ())
G_DECLARE_FINAL_TYPE (RelaisTemperRow, relais_temper_row, RELAIS, TEMPER_ROW, AdwActionRow)

GtkWidget *relais_temper_row_new  (const RelaisGame *game,
                                   const char       *title);
void       relais_temper_row_show (RelaisTemperRow  *self,
                                   const char       *kind);

G_END_DECLS
