/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-decision.h"

G_BEGIN_DECLS

/* Cards face up, one of which is to be picked: visible only while a decision
 * offers choices of the group "pick". Property: decision. A click, Enter or a
 * digit takes a card. Meant to lie over the board; a button, or B, puts the
 * cards aside. Signal: "light-places" (GStrv, or NULL) when the board is to
 * mark what the card pointed at or focused is good for. */

#define RELAIS_TYPE_CARD_PICKER (relais_card_picker_get_type ())
G_DECLARE_FINAL_TYPE (RelaisCardPicker, relais_card_picker, RELAIS, CARD_PICKER, GtkWidget)

GtkWidget *relais_card_picker_new (RelaisDecision *decision);

G_END_DECLS
