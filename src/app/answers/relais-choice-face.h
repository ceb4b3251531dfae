/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-game-ui.h"

G_BEGIN_DECLS

/* What a button says of a choice: a drawing, what would be done, its price or
 * gain, the key that presses it; or a lock and why it cannot be done. For the
 * eye only: the button around it has the name. It has two lines; where they are
 * too short for it, three, with what stands below the title in two of them; what
 * is too long even then is cut. */

#define RELAIS_TYPE_CHOICE_FACE (relais_choice_face_get_type ())
G_DECLARE_FINAL_TYPE (RelaisChoiceFace, relais_choice_face, RELAIS, CHOICE_FACE, GtkWidget)

void relais_choice_face_set_choice (RelaisChoiceFace   *self,
                                    const RelaisGameUi *ui,
                                    const char         *colour,
                                    RelaisChoice       *choice);
/* Readers are told of the key by the button. */
void relais_choice_face_set_key    (RelaisChoiceFace   *self,
                                    const char         *key,
                                    GtkAccessible      *button);
void relais_choice_face_set_compact (RelaisChoiceFace  *self,
                                     gboolean            compact);
/* How wide it is with all it says in two lines, and in two without the number of
 * the rule, which is told with the reason as well. */
int  relais_choice_face_width_of_all (RelaisChoiceFace *self);
int  relais_choice_face_width_in_two (RelaisChoiceFace *self);
/* How wide it has to be for nothing to be cut, in three lines. */
int  relais_choice_face_width_in_three (RelaisChoiceFace *self);
/* Is there more to read than there is room for? */
gboolean relais_choice_face_is_cut (RelaisChoiceFace   *self);

G_END_DECLS
