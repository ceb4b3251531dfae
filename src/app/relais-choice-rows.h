/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-rows-box.h"

G_BEGIN_DECLS

/* Lays out buttons of choices: in one row where all they say fits, else in two:
 * columns of one width when nothing is cut in them, widths of their own when
 * that helps, and where even that is too little, whole titles before anything
 * else. Only where not even the least of all of them fits there are more rows. */

#define RELAIS_TYPE_CHOICE_ROWS (relais_choice_rows_get_type ())
G_DECLARE_FINAL_TYPE (RelaisChoiceRows, relais_choice_rows, RELAIS, CHOICE_ROWS, RelaisRowsBox)

/* How high it is, with so many rows. */
int relais_choice_rows_height (RelaisChoiceRows *self,
                               int               rows);

G_END_DECLS
