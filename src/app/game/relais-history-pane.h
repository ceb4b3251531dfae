/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-history.h"

G_BEGIN_DECLS

/* All that was played, move by move. A row pressed or gone to with the keys is
 * looked at; the row of the position that is shown is the selected one.
 * Property: match, can be NULL. */

#define RELAIS_TYPE_HISTORY_PANE (relais_history_pane_get_type ())
G_DECLARE_FINAL_TYPE (RelaisHistoryPane, relais_history_pane, RELAIS, HISTORY_PANE, GtkWidget)

RelaisHistory *relais_history_pane_get_history (RelaisHistoryPane *self);

G_END_DECLS
