/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-review.h"

G_BEGIN_DECLS

/* A look back at a game on a page of its own: begun, watched and cancelled here; then the
 * summary, the chances over the turns, the turns that decided the game and all others of a
 * player in which something was lost or luck counted.
 *
 * Signals: "closed" when the way back was taken; "look" (gpointer RelaisNode) when
 * somebody wants to see a move in the history. */

#define RELAIS_TYPE_REVIEW_PAGE (relais_review_page_get_type ())
G_DECLARE_FINAL_TYPE (RelaisReviewPage, relais_review_page, RELAIS, REVIEW_PAGE, AdwBin)

GtkWidget *relais_review_page_new   (RelaisMatch      *match);
/* Of the game as it stands now, unless one is being worked out. */
void       relais_review_page_begin (RelaisReviewPage *self);

G_END_DECLS
