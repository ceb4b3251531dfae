/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-choice-face.h"

G_BEGIN_DECLS

/* A choice as a button. What cannot be done stays a button that can be pressed,
 * to be told why. Signals: "chosen" by click, key or long press;
 * "pointed" (RelaisChoice or NULL) when it comes under the pointer or gets the keyboard, or neither is there any more. */

#define RELAIS_TYPE_CHOICE_BUTTON (relais_choice_button_get_type ())
G_DECLARE_FINAL_TYPE (RelaisChoiceButton, relais_choice_button, RELAIS, CHOICE_BUTTON, GtkButton)

GtkWidget    *relais_choice_button_new        (void);
void          relais_choice_button_set_choice (RelaisChoiceButton *self,
                                               const RelaisGameUi *ui,
                                               const char         *colour,
                                               RelaisChoice       *choice);
void          relais_choice_button_set_key    (RelaisChoiceButton *self,
                                               const char         *key);
RelaisChoice *relais_choice_button_get_choice (RelaisChoiceButton *self);
RelaisChoiceFace *relais_choice_button_get_face (RelaisChoiceButton *self);

G_END_DECLS
