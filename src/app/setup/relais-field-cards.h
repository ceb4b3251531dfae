/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-draft-field.h"

G_BEGIN_DECLS

/* A value of a setup that is a list of cards in an order. Signal: "refused"
 * (const char *sentence), it cannot have these. */

#define RELAIS_TYPE_FIELD_CARDS (relais_field_cards_get_type ())
G_DECLARE_FINAL_TYPE (RelaisFieldCards, relais_field_cards, RELAIS, FIELD_CARDS, AdwExpanderRow)

GtkWidget *relais_field_cards_new (RelaisDraftField *field);

G_END_DECLS
