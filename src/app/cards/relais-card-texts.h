/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/art/relais-game-ui.h"
#include "app/art/relais-palette.h"
#include "model/relais-card.h"

G_BEGIN_DECLS

/* The words and numbers of a card, laid out within the slots of its frame: each
 * as large as its slot and its length allow. A card narrower than
 * RELAIS_CARD_BRIEF pixels has no room for its effect in letters that can be
 * read; its title takes that place. */

#define RELAIS_CARD_BRIEF 140
/* Width to height of every card. */
#define RELAIS_CARD_WIDTH 250
#define RELAIS_CARD_HEIGHT 350

typedef struct
{
  const char *slot;             /* "title", "text", "cost", "points", "left" */
  PangoLayout *layout;
  graphene_rect_t area;         /* what it stays in */
  graphene_point_t at;
  GdkRGBA colour;
} RelaisCardText;

const RelaisCardFrame *relais_card_frame      (const RelaisGameUi *ui,
                                               RelaisCard     *card);
/* A colour of the style that the cards are drawn in. */
const GdkRGBA         *relais_card_ink        (RelaisColour    colour);
/* Where a slot lies on a card of this width; an empty area if there is none. */
graphene_rect_t        relais_card_slot       (const char     *sheet,
                                               const char     *slot,
                                               float           width);
/* Of RelaisCardText. @title: how large the title may be; 0: as it fits */
GArray                *relais_card_texts_new  (PangoContext   *context,
                                               RelaisCard     *card,
                                               const RelaisGameUi *ui,
                                               float           width,
                                               double          title);
/* How large the title may be; the least of several is one size for all. */
double                 relais_card_title_size (PangoContext   *context,
                                               RelaisCard     *card,
                                               const RelaisGameUi *ui,
                                               float           width);
/* Is something left out with an ellipsis? */
gboolean               relais_card_texts_cut  (GArray         *texts);

G_END_DECLS
