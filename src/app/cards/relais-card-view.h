/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-card.h"
#include "model/relais-match.h"

G_BEGIN_DECLS

/* A card, drawn at any size. Properties: card; match (whose drawings, and whose
 * seats the owners' marks are of); card-width (the least width; the height
 * follows); interactive (construct only: it can be focused and pressed);
 * selected; plain (without what is true of it now: no greying, no glow);
 * key (a digit that presses it, shown as a key cap).
 * Signal "activate". */

#define RELAIS_TYPE_CARD_VIEW (relais_card_view_get_type ())
G_DECLARE_FINAL_TYPE (RelaisCardView, relais_card_view, RELAIS, CARD_VIEW, GtkWidget)

GtkWidget  *relais_card_view_new       (RelaisMatch    *match,
                                        RelaisCard     *card,
                                        int             card_width);
RelaisCard *relais_card_view_get_card  (RelaisCardView *self);
void        relais_card_view_set_card  (RelaisCardView *self,
                                        RelaisCard     *card);
void        relais_card_view_set_title_size (RelaisCardView *self,
                                             double          size);

G_END_DECLS
