/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-game-ui.h"

G_BEGIN_DECLS

/* What a button says of a choice: a drawing, what would be done with its price or
 * gain, what it loses later or why it is suggested (with a mark), what else is to
 * be known of it, and the key that presses it; or a lock and why it cannot be
 * done. For the eye only: the button around it has the name. In the room that it
 * is given, the title has two lines if it needs them, then comes what warns or
 * suggests, and the detail has all that is left; what is too long even then is
 * cut, but the mark is always seen. */

#define RELAIS_TYPE_CHOICE_FACE (relais_choice_face_get_type ())
G_DECLARE_FINAL_TYPE (RelaisChoiceFace, relais_choice_face, RELAIS, CHOICE_FACE, GtkWidget)

void     relais_choice_face_set_choice  (RelaisChoiceFace   *self,
                                         const RelaisGameUi *ui,
                                         const char         *colour,
                                         RelaisChoice       *choice);
/* The same without a drawing. */
void     relais_choice_face_set_words   (RelaisChoiceFace   *self,
                                         const char         *title,
                                         const char         *detail);
/* Readers are told of the key by the button. */
void     relais_choice_face_set_key     (RelaisChoiceFace   *self,
                                         const char         *key,
                                         GtkAccessible      *button);
void     relais_choice_face_set_compact (RelaisChoiceFace   *self,
                                         gboolean            compact);
/* A ring around the key that empties, while something happens by itself; 0: none. */
void     relais_choice_face_set_left    (RelaisChoiceFace   *self,
                                         double              left);
/* Is there more to read than there is room for? */
gboolean relais_choice_face_is_cut      (RelaisChoiceFace   *self);

/* The words for which there is not room enough, whole, a line each; NULL: all can be read. */
char    *relais_choice_face_dup_cut     (RelaisChoiceFace   *self);

G_END_DECLS
