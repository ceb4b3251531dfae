/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* What a seat of La Loire has in the position shown. */

#define RELAIS_TYPE_LOIRE_SEAT_CARD (relais_loire_seat_card_get_type ())
G_DECLARE_FINAL_TYPE (RelaisLoireSeatCard, relais_loire_seat_card, RELAIS, LOIRE_SEAT_CARD, GtkWidget)

GtkWidget *relais_loire_seat_card_new (RelaisMatch *match,
                                       RelaisSeat  *seat);

G_END_DECLS
