/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-lore.h"

G_BEGIN_DECLS

/* A chore of a game's decisions, which can be switched on and off. */

#define RELAIS_TYPE_CHORE_ROW (relais_chore_row_get_type ())
G_DECLARE_FINAL_TYPE (RelaisChoreRow, relais_chore_row, RELAIS, CHORE_ROW, AdwActionRow)

GtkWidget *relais_chore_row_new (GSettings             *settings,
                                 const RelaisLore      *lore,
                                 const RelaisChoreText *chore);

G_END_DECLS
