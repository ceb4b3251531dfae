/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-game-ui.h"

G_BEGIN_DECLS

/* What is drawn upon a card beside its words: who has it, the arms of a
 * message, keys, rings. */

typedef struct
{
  GtkWidget *widget;            /* for the scale of its screen and its fonts */
  GtkSnapshot *snapshot;
  const RelaisGameUi *ui;
  RelaisMatch *match;
  RelaisCard *card;
} RelaisCardPen;

/* A drawing in the pixels of the widget's screen. */
GdkTexture *relais_card_texture      (GtkWidget           *widget,
                                      const char          *sheet,
                                      const char          *sprite,
                                      float                width,
                                      float                height);
void        relais_card_draw_owners  (const RelaisCardPen *pen,
                                      graphene_rect_t      slot);
void        relais_card_draw_signs   (const RelaisCardPen *pen,
                                      graphene_rect_t      slot);
void        relais_card_draw_dots    (const RelaisCardPen *pen,
                                      float                width);
void        relais_card_draw_changed (const RelaisCardPen *pen,
                                      float                width);
void        relais_card_draw_key     (const RelaisCardPen *pen,
                                      const char          *key,
                                      graphene_rect_t      slot);
/* Around a card of this size, so far away. */
GskRoundedRect relais_card_outline   (float                width,
                                      float                height,
                                      float                away);
void        relais_card_draw_ring    (GtkSnapshot         *snapshot,
                                      float                width,
                                      float                height,
                                      float                away,
                                      float                thick,
                                      const GdkRGBA       *colour);

G_END_DECLS
