/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-application.h"

G_BEGIN_DECLS

/* What could not be written yet is tried again as long as the program runs, and
 * is lost with it. */
gboolean relais_unsaved_any (RelaisApplication *application);

/* Lets the program end by `end`, at once if all is saved; else only who is sure
 * of it is taken at his word. */
void     relais_unsaved_end (RelaisApplication *application,
                             GtkWindow         *over,
                             void             (*end) (RelaisApplication *application));

G_END_DECLS
