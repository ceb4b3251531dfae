/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-program.h"

G_BEGIN_DECLS

/* What could not be written yet is tried again as long as the program runs, and
 * is lost with it. */
gboolean relais_unsaved_any (RelaisProgram *program);

/* Lets the program end by `end`, at once if all is saved; else only who is sure
 * of it is taken at his word. */
void     relais_unsaved_end (RelaisProgram *program,
                             GtkWindow     *over,
                             void         (*end) (RelaisProgram *program));

G_END_DECLS
