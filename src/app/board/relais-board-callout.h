/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/relais-decision.h"

G_BEGIN_DECLS

/* A card beside the place that is pointed at: what is there, what can be done
 * there now and at which price. For the eye only; the place itself tells the
 * same to readers. */

#define RELAIS_TYPE_BOARD_CALLOUT (relais_board_callout_get_type ())
G_DECLARE_FINAL_TYPE (RelaisBoardCallout, relais_board_callout, RELAIS, BOARD_CALLOUT, GtkWidget)

/* @told: what is there, a list whose first member is @name; @choices: of
 * RelaisChoice, may be NULL. */
void relais_board_callout_set (RelaisBoardCallout *self,
                               const char         *name,
                               const char         *told,
                               GListModel         *choices);

G_END_DECLS
