/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-options.h"

G_BEGIN_DECLS

/* The number that what is drawn is drawn with: typed, or another one. */

#define RELAIS_TYPE_SEED_ROW (relais_seed_row_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSeedRow, relais_seed_row, RELAIS, SEED_ROW, AdwActionRow)

/* Reads the number that is typed somewhere. If it is none that is shown there,
 * to readers too. */
gboolean relais_seed_read (GtkEditable *editable,
                           gint64      *seed);
/* What is wrong with one that cannot be read. */
char    *relais_seed_dup_fault (void);

/* NULL: none. */
void relais_seed_row_set_options (RelaisSeedRow *self,
                                  RelaisOptions *options);
/* Is what is typed a number? If not, the focus goes there. */
gboolean relais_seed_row_insist  (RelaisSeedRow *self);

G_END_DECLS
