/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-choice-button.h"

G_BEGIN_DECLS

/* Many choices of one kind behind one button, as a list. Signals: "pointed" as a button's, "chosen"
 * (RelaisChoiceButton); "open" (const char *group; returns TRUE from who shows them
 * instead of the list). */

#define RELAIS_TYPE_CHOICE_FOLD (relais_choice_fold_get_type ())
G_DECLARE_FINAL_TYPE (RelaisChoiceFold, relais_choice_fold, RELAIS, CHOICE_FOLD, GtkWidget)

GtkWidget *relais_choice_fold_new         (void);
/* The choices of one group, and what stands on the button for all of them. */
void       relais_choice_fold_set_choices (RelaisChoiceFold   *self,
                                           const RelaisGameUi *ui,
                                           const char         *colour,
                                           RelaisChoice       *head,
                                           GPtrArray          *choices);
void       relais_choice_fold_set_key     (RelaisChoiceFold   *self,
                                           const char         *key);
RelaisChoiceFace *relais_choice_fold_get_face (RelaisChoiceFold *self);
void       relais_choice_fold_open        (RelaisChoiceFold   *self);
void       relais_choice_fold_close       (RelaisChoiceFold   *self);

G_END_DECLS
