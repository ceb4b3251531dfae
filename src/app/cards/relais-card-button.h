/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* A small button that stands for a card: pressed, it shows the card; pointed at
 * or focused, it lights up the card's places on the board, by the action
 * "players.light". Property: child (what is drawn on it). */

#define RELAIS_TYPE_CARD_BUTTON (relais_card_button_get_type ())
G_DECLARE_FINAL_TYPE (RelaisCardButton, relais_card_button, RELAIS, CARD_BUTTON, GtkWidget)

GtkWidget  *relais_card_button_new    (void);
/* name: what the button is called. */
void        relais_card_button_set    (RelaisCardButton   *self,
                                       RelaisMatch        *match,
                                       const char         *card,
                                       const char         *name);
const char *relais_card_button_get_card (RelaisCardButton *self);
/* Board ids; NULL ends the list. */
void        relais_card_button_set_places (RelaisCardButton *self,
                                       const char *const  *places);

G_END_DECLS
