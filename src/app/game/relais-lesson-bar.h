/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-guide.h"

G_BEGIN_DECLS

/* What is meant now in a guided first game, and why; above the board. It goes on
 * with a button where there is only something to read, and at the end leads to a
 * game of one's own. win.restart begins it anew. Signals: "learnt", when the last
 * step has been reached; "gone-on", when its button was pressed, which may be
 * there no more. */

#define RELAIS_TYPE_LESSON_BAR (relais_lesson_bar_get_type ())
G_DECLARE_FINAL_TYPE (RelaisLessonBar, relais_lesson_bar, RELAIS, LESSON_BAR, AdwBin)

GtkWidget *relais_lesson_bar_new   (RelaisGuide     *guide);
/* Puts the keyboard where the lesson goes on by a button; FALSE: it does so by an answer. */
gboolean   relais_lesson_bar_begin (RelaisLessonBar *self);

G_END_DECLS
