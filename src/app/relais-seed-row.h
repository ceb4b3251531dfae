/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-options.h"

G_BEGIN_DECLS

/* The number that what is drawn is drawn with: typed, or another one. */

#define RELAIS_TYPE_SEED_ROW (relais_seed_row_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSeedRow, relais_seed_row, RELAIS, SEED_ROW, AdwActionRow)

/* NULL: none. */
void relais_seed_row_set_options (RelaisSeedRow *self,
                                  RelaisOptions *options);

G_END_DECLS
