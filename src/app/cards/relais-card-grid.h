/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-card.h"
#include "model/relais-match.h"

G_BEGIN_DECLS

/* Cards in rows, as many to a row as fit, under a heading for each group.
 * Properties: model (of RelaisCard, those of a group together), match,
 * card-width (the least; what is left of a row makes them wider), selected,
 * show-headings (TRUE), numbered (the first nine show a digit).
 * Arrow keys walk from card to card; Tab leaves. Signal: "activate-card"
 * (RelaisCard). */

#define RELAIS_TYPE_CARD_GRID (relais_card_grid_get_type ())
G_DECLARE_FINAL_TYPE (RelaisCardGrid, relais_card_grid, RELAIS, CARD_GRID, GtkWidget)

RelaisCard *relais_card_grid_get_selected (RelaisCardGrid *self);
void        relais_card_grid_set_selected (RelaisCardGrid *self,
                                           RelaisCard     *card);
/* Where a card is shown; NULL if it is not. */
GtkWidget  *relais_card_grid_find         (RelaisCardGrid *self,
                                           RelaisCard     *card);
/* Chooses the card that shows a digit; FALSE when none does. */
gboolean    relais_card_grid_press        (RelaisCardGrid *self,
                                           guint           digit);
void        relais_card_grid_count_again  (RelaisCardGrid *self);
guint       relais_card_grid_get_columns  (RelaisCardGrid *self);

G_END_DECLS
