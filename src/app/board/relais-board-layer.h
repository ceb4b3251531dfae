/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-board-frame.h"

G_BEGIN_DECLS

/* The drawing under the pieces: a part of the board's SVG in pixels of the
 * screen, made in a thread. Until a picture of the wanted size is there, the
 * one before is stretched. Signal: "ready" when there is another picture. */

#define RELAIS_TYPE_BOARD_LAYER (relais_board_layer_get_type ())
G_DECLARE_FINAL_TYPE (RelaisBoardLayer, relais_board_layer, RELAIS, BOARD_LAYER, GObject)

RelaisBoardLayer *relais_board_layer_new      (void);
/* Which drawing, in which size of its own, how styled. `css` may be NULL. */
void              relais_board_layer_set      (RelaisBoardLayer        *self,
                                               const char              *sheet,
                                               float                    width,
                                               float                    height,
                                               const char              *style,
                                               const char              *css);
/* What is looked at. While it is changing all the time, `settled` is FALSE. */
void              relais_board_layer_look     (RelaisBoardLayer        *self,
                                               const RelaisBoardFrame *view,
                                               gboolean                 settled);
/* FALSE: there is nothing yet that pieces could stand on. */
gboolean          relais_board_layer_has_picture (RelaisBoardLayer     *self);
gboolean          relais_board_layer_is_sharp (RelaisBoardLayer        *self);
gsize             relais_board_layer_get_bytes (RelaisBoardLayer       *self);
void              relais_board_layer_snapshot (RelaisBoardLayer        *self,
                                               GtkSnapshot             *snapshot);

G_END_DECLS
