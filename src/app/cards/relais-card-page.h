/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-decision.h"

G_BEGIN_DECLS

/* All cards of a match on a page of their own, with a header bar. Signal:
 * "closed" when the way back was taken. */

#define RELAIS_TYPE_CARD_PAGE (relais_card_page_get_type ())
G_DECLARE_FINAL_TYPE (RelaisCardPage, relais_card_page, RELAIS, CARD_PAGE, AdwBin)

GtkWidget  *relais_card_page_new       (RelaisMatch    *match,
                                        RelaisDecision *decision);
/* The card that is told about; interned; NULL: none. */
const char *relais_card_page_get_card  (RelaisCardPage *self);
void        relais_card_page_show_card (RelaisCardPage *self,
                                        const char     *id);

G_END_DECLS
