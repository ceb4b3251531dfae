/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-history.h"

G_BEGIN_DECLS

/* A row of the history: the move in words; before a turn's first move whose
 * turn it was; what can be done from there. Property: row, can be NULL. */

#define RELAIS_TYPE_HISTORY_LINE (relais_history_line_get_type ())
G_DECLARE_FINAL_TYPE (RelaisHistoryLine, relais_history_line, RELAIS, HISTORY_LINE, GtkWidget)

G_END_DECLS
