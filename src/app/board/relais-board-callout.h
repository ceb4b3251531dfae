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

/* What the seat has otherwise after the one thing that can be done there; NULL: the same. */
void relais_board_callout_add_change (RelaisBoardCallout *self,
                                      const char         *change);
/* Nothing else. */
void relais_board_callout_set_change (RelaisBoardCallout *self,
                                      const char         *change);

G_END_DECLS
