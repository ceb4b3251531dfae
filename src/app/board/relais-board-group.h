/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Places of the board that belong together, for who has it read aloud: the
 * tiles of the market. Lies over the whole board, which puts the places in it
 * where they are. */

#define RELAIS_TYPE_BOARD_GROUP (relais_board_group_get_type ())
G_DECLARE_FINAL_TYPE (RelaisBoardGroup, relais_board_group, RELAIS, BOARD_GROUP, GtkWidget)

GtkWidget  *relais_board_group_new       (const char       *id);
const char *relais_board_group_get_id    (RelaisBoardGroup *self);
void        relais_board_group_tell      (RelaisBoardGroup *self,
                                          const char       *label);

G_END_DECLS
