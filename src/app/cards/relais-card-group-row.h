/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/art/relais-game-ui.h"
#include "model/relais-card.h"

G_BEGIN_DECLS

/* A group of cards in a list: its sign, its name, how many of it are shown. */

#define RELAIS_TYPE_CARD_GROUP_ROW (relais_card_group_row_get_type ())
G_DECLARE_FINAL_TYPE (RelaisCardGroupRow, relais_card_group_row, RELAIS, CARD_GROUP_ROW, GtkListBoxRow)

/* `of` is one of its cards; NULL: the row of all cards. */
GtkWidget  *relais_card_group_row_new       (const RelaisGameUi *ui,
                                             RelaisCard         *of);
const char *relais_card_group_row_get_group (RelaisCardGroupRow *self);
void        relais_card_group_row_set_count (RelaisCardGroupRow *self,
                                             guint               count);

G_END_DECLS
