/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"
#include "relais-card-filter.h"

G_BEGIN_DECLS

/* The groups of cards with how many each shows, and the switches of what is
 * shown of them. Properties: cards (a GListModel of all), match, filter. */

#define RELAIS_TYPE_CARD_SIDEBAR (relais_card_sidebar_get_type ())
G_DECLARE_FINAL_TYPE (RelaisCardSidebar, relais_card_sidebar, RELAIS, CARD_SIDEBAR, GtkWidget)

/* The cards were refreshed. */
void relais_card_sidebar_count_again (RelaisCardSidebar *self);

G_END_DECLS
