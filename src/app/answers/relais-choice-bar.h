/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-decision.h"

G_BEGIN_DECLS

/* The choices of a decision as buttons in places of one size. As long as the same
 * is asked an answer keeps its place and its key: the digit of the place, also
 * when it cannot be chosen just now; what comes new takes a place that has become
 * free, or the next one. What closes the stop is the last, with the key 0. More
 * than three choices of one group stand behind one button. The bar is as high
 * whatever is asked, though it be nothing, so that the board above keeps its
 * size. Properties: decision (can be NULL), compact (for low windows), keyless
 * (digits mean something else now, and no button carries one). */

#define RELAIS_TYPE_CHOICE_BAR (relais_choice_bar_get_type ())
G_DECLARE_FINAL_TYPE (RelaisChoiceBar, relais_choice_bar, RELAIS, CHOICE_BAR, GtkWidget)

/* Presses the button that carries a digit, 0 .. 9; FALSE when none does. */
gboolean   relais_choice_bar_press     (RelaisChoiceBar *self,
                                        guint            digit);
/* The button of the suggested choice; NULL when nothing is suggested. */
GtkWidget *relais_choice_bar_suggested (RelaisChoiceBar *self);
/* What is left of the time until what closes the stop is done by itself, of 1; 0: it
 * is not. */
void       relais_choice_bar_set_left  (RelaisChoiceBar *self,
                                        double           left);
/* The window is higher or lower: there may be room for another number of rows. */
void       relais_choice_bar_refit     (RelaisChoiceBar *self);
/* The keyboard goes on at the suggested choice, else at the first that can be done. */
void       relais_choice_bar_focus     (RelaisChoiceBar *self);

G_END_DECLS
