/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-game-ui.h"

G_BEGIN_DECLS

/* What a place that was pressed could mean, when it could mean several things.
 * Signals: "chosen" (RelaisChoice), "pointed" (RelaisChoice or NULL). */

#define RELAIS_TYPE_BOARD_CHOICES (relais_board_choices_get_type ())
G_DECLARE_FINAL_TYPE (RelaisBoardChoices, relais_board_choices, RELAIS, BOARD_CHOICES, GtkPopover)

GtkWidget *relais_board_choices_show (GtkWidget          *parent,
                                      const GdkRectangle *at,
                                      const RelaisGameUi *ui,
                                      const char         *colour,
                                      GListModel         *choices);

G_END_DECLS
