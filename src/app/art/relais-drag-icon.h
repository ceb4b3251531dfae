/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/relais-draft-piece.h"
#include "relais-game-ui.h"

G_BEGIN_DECLS

/* What is under the pointer while a piece of a setup is dragged. */
void relais_drag_icon_show (const RelaisGameUi *ui,
                            RelaisDraftPiece   *piece,
                            GdkDrag            *drag,
                            float               scale);

G_END_DECLS
