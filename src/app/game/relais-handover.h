/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-decision.h"

G_BEGIN_DECLS

/* Over the board, when the turn passes to another player at the same screen:
 * whose turn it is and what happened since his last one. Goes away by its
 * button, Esc, a click beside it, which the board gets as well, and by whatever
 * is chosen; comes only when there is something to tell. Properties: match and
 * decision, can be NULL; enabled. */

#define RELAIS_TYPE_HANDOVER (relais_handover_get_type ())
G_DECLARE_FINAL_TYPE (RelaisHandover, relais_handover, RELAIS, HANDOVER, GtkWidget)

/* If the last move has handed a turn over: happens by itself when it is played. */
void relais_handover_open (RelaisHandover *self);

G_END_DECLS
