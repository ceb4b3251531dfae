/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-decision.h"

G_BEGIN_DECLS

/* Cards face up, one of which is to be picked: visible only while a decision
 * offers choices of the group "pick". Properties: decision, asking (cards are
 * shown). A click or Enter takes a card, and so does a digit wherever the focus
 * is. Meant to lie over the board; a button, or B, puts the cards aside. Signal: "light-places" (GStrv, or NULL) when the board is to
 * mark what the card pointed at or focused is good for. */

#define RELAIS_TYPE_CARD_PICKER (relais_card_picker_get_type ())
G_DECLARE_FINAL_TYPE (RelaisCardPicker, relais_card_picker, RELAIS, CARD_PICKER, GtkWidget)

GtkWidget *relais_card_picker_new   (RelaisDecision *decision);
/* The keyboard goes on at the cards; FALSE if none are shown. */
gboolean   relais_card_picker_begin (RelaisCardPicker *self);

G_END_DECLS
