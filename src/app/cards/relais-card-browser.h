/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-decision.h"

G_BEGIN_DECLS

/* All cards of a game, sought, filtered and explained. Properties: match;
 * decision (may be NULL: then nothing can be taken from here); compact (for a
 * side pane: no sidebar, small cards, one page at a time); summary (read only:
 * how many cards there are and how many are shown, for a header bar);
 * selected (RelaisCard).
 *
 * Keys: arrows walk, Enter tells all about a card, Ctrl+F (and, unless compact,
 * just typing) searches, Escape leads back. */

#define RELAIS_TYPE_CARD_BROWSER (relais_card_browser_get_type ())
G_DECLARE_FINAL_TYPE (RelaisCardBrowser, relais_card_browser, RELAIS, CARD_BROWSER, GtkWidget)

GtkWidget  *relais_card_browser_new       (RelaisMatch       *match,
                                           RelaisDecision    *decision,
                                           gboolean           compact);
/* Shows all about a card, by its id; FALSE if there is none. */
gboolean    relais_card_browser_show_card (RelaisCardBrowser *self,
                                           const char        *id);
/* One page or one search back; FALSE when there is nothing to go back to. */
gboolean    relais_card_browser_back      (RelaisCardBrowser *self);
void        relais_card_browser_search    (RelaisCardBrowser *self);

G_END_DECLS
