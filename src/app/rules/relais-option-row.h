/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-lore.h"
#include "model/relais-options.h"

G_BEGIN_DECLS

/* One option of a new game or of a draft: a switch, a number or a choice of words. */

#define RELAIS_TYPE_OPTION_ROW (relais_option_row_get_type ())
G_DECLARE_FINAL_TYPE (RelaisOptionRow, relais_option_row, RELAIS, OPTION_ROW, AdwPreferencesRow)

GtkWidget *relais_option_row_new (RelaisOptions          *options,
                                  const RelaisOptionText *text);
int        relais_option_row_get_option (RelaisOptionRow *self);

G_END_DECLS
