/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-choice-face.h"

G_BEGIN_DECLS

/* The tooltip of an answer: what does not stand on its button or is cut there, never
 * what can be read. It comes below or above all answers that are there, never upon one.
 *
 * answer: the widget of which it is asked; more: NULL: nothing more is known. FALSE
 * where there is nothing to be told. */
gboolean relais_choice_tip_set (GtkTooltip       *tooltip,
                                GtkWidget        *answer,
                                RelaisChoiceFace *face,
                                const char       *more);

G_END_DECLS
