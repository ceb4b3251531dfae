/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-tutor.h"

G_BEGIN_DECLS

/* At the lower edge of the board: the best answers to what is asked, what each is expected
 * to bring and why, or what the tutor has to say before a weak one is carried out. A press
 * on an answer plays it; while one is pointed at, the board shows what would come of it.
 * Its places are lit. It goes when something else is asked.
 *
 * Signals: "light-places" (const char *const * of places, or NULL), "closed", by who has
 * read it. */

#define RELAIS_TYPE_ADVICE_PANEL (relais_advice_panel_get_type ())
G_DECLARE_FINAL_TYPE (RelaisAdvicePanel, relais_advice_panel, RELAIS, ADVICE_PANEL, GtkWidget)

GtkWidget *relais_advice_panel_new    (RelaisDecision    *decision,
                                       RelaisAdvice      *advice,
                                       RelaisTutor       *tutor);
/* Opens it, or closes it again. */
void       relais_advice_panel_toggle (RelaisAdvicePanel *self);

G_END_DECLS
