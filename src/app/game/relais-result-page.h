/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-match.h"

G_BEGIN_DECLS

/* How a game ended: who won and why, the points by what they were got for, how
 * they grew, and what can be done next (win.save-as, win.play-again,
 * win.play-again-rotated, match.look-through). Property: match. */

#define RELAIS_TYPE_RESULT_PAGE (relais_result_page_get_type ())
G_DECLARE_FINAL_TYPE (RelaisResultPage, relais_result_page, RELAIS, RESULT_PAGE, GtkWidget)

GtkWidget *relais_result_page_new (RelaisMatch *match);
/* The focus on what is most likely wanted next. */
/* What else there is to say of the result; NULL: nothing. */
void       relais_result_page_set_note (RelaisResultPage *self,
                                        const char       *note);
void       relais_result_page_begin (RelaisResultPage *self);

G_END_DECLS
