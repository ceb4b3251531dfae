/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-card.h"
#include "model/relais-match.h"

G_BEGIN_DECLS

/* A card, large enough to be read, and what is true of it now. */

#define RELAIS_TYPE_CARD_POPOVER (relais_card_popover_get_type ())
G_DECLARE_FINAL_TYPE (RelaisCardPopover, relais_card_popover, RELAIS, CARD_POPOVER, GtkPopover)

GtkWidget *relais_card_popover_new (RelaisMatch *match,
                                    RelaisCard  *card);

G_END_DECLS
