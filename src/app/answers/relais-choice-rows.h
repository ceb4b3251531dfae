/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/kit/relais-rows-box.h"

G_BEGIN_DECLS

/* Lays out buttons of choices in rows that take the whole width, so that nothing
 * they say is cut: in one row or in two, whatever is asked in the room of two;
 * in a third where that is not enough, and in more where the window is so
 * high that the board above has more room than it can use; then what stands below
 * their titles in two lines; then in four rows anywhere, as long as that is no
 * more than a third of the window; only then is something cut. Buttons of a row
 * are of one width if nothing is cut then, else each as wide as it has to be. */

#define RELAIS_TYPE_CHOICE_ROWS (relais_choice_rows_get_type ())
G_DECLARE_FINAL_TYPE (RelaisChoiceRows, relais_choice_rows, RELAIS, CHOICE_ROWS, RelaisRowsBox)

/* What the rows may take of the window at most; more has to be scrolled. */
int relais_choice_rows_most_height (RelaisChoiceRows *self,
                                    int               width);

G_END_DECLS
