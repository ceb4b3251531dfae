/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* The window “About the Card Values”: which of a game's values are from its
 * rulebooks, and which had to be worked out. */

#define RELAIS_TYPE_CARD_VALUES (relais_card_values_get_type ())
G_DECLARE_FINAL_TYPE (RelaisCardValues, relais_card_values, RELAIS, CARD_VALUES, AdwWindow)

void relais_card_values_present (GtkWidget   *parent,
                                 RelaisMatch *match);

G_END_DECLS
