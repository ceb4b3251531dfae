/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The places of the answers, all of one size. All rows together are as high as three of two lines
 * each, or more where the window is so high that the board does not need it: fewer
 * rows have more lines, more rows have one, and only what has no room even for
 * that is higher. What closes a stop is in the last place of the last row. */

#define RELAIS_TYPE_CHOICE_GRID (relais_choice_grid_get_type ())
G_DECLARE_FINAL_TYPE (RelaisChoiceGrid, relais_choice_grid, RELAIS, CHOICE_GRID, GtkWidget)

/* By places; NULL where none is. A widget that is in it no more is let go.
 * @closing: (nullable): the last */
void relais_choice_grid_set_cells        (RelaisChoiceGrid *self,
                                          GPtrArray        *cells,
                                          GtkWidget        *closing);
void relais_choice_grid_set_compact      (RelaisChoiceGrid *self,
                                          gboolean          compact);
/* Of what is always taken of a window, at that width, and of what the answers need of it. */
int  relais_choice_grid_get_height       (RelaisChoiceGrid *self,
                                          int               width);
int  relais_choice_grid_get_least_height (RelaisChoiceGrid *self,
                                          int               width);

G_END_DECLS
