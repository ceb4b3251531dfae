/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-draft-field.h"

G_BEGIN_DECLS

/* One of the cards that a field lists. */

#define RELAIS_TYPE_FIELD_CARD (relais_field_card_get_type ())
G_DECLARE_FINAL_TYPE (RelaisFieldCard, relais_field_card, RELAIS, FIELD_CARD, AdwActionRow)

GtkWidget *relais_field_card_new (RelaisDraftField *field,
                                  guint             place,
                                  gboolean          last);

/* To what had it in the row that went when the card was moved. */
void       relais_field_card_take_focus (RelaisFieldCard *self,
                                         int              control);

G_END_DECLS
