/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-board-frame.h"
#include "app/art/relais-scene.h"

G_BEGIN_DECLS

/* How the ground of a place is lit: of a village without what lies behind the
 * road. It lies on the map, below all that stands there. */

typedef enum
{
  RELAIS_GROUND_RISEN,          /* under the pointer, or with the focus */
  RELAIS_GROUND_GLOWING,        /* can be chosen */
} RelaisGroundLook;

graphene_rect_t relais_board_ground_bounds (const RelaisPlace      *place);
/* In strips, so that little is painted again when it comes or goes. */
GskRenderNode  *relais_board_ground_draw   (const RelaisPlace      *place,
                                            const RelaisBoardFrame *frame,
                                            const char             *style,
                                            RelaisGroundLook        look);

G_END_DECLS
