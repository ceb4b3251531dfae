/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-decision.h"

G_BEGIN_DECLS

/* A page of cards over the board when one is to be chosen of a group of them
 * (RelaisDecision "open"): what can be had first, each with what it costs now and
 * brings; below it what cannot, with its reason. Where there is no room for some
 * of them side by side it leaves the group to a list. Properties: decision, asking
 * (it is shown). The first nine have the digits as keys, Escape leads back. Signal:
 * "closed" when it goes and had the keyboard. */

#define RELAIS_TYPE_CARD_OFFER (relais_card_offer_get_type ())
G_DECLARE_FINAL_TYPE (RelaisCardOffer, relais_card_offer, RELAIS, CARD_OFFER, GtkWidget)

GtkWidget *relais_card_offer_new   (RelaisDecision  *decision);
/* The keyboard goes on at the cards; FALSE if none are shown. */
gboolean   relais_card_offer_begin (RelaisCardOffer *self);

G_END_DECLS
