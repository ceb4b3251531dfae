/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-board-frame.h"
#include "app/art/relais-scene.h"
#include "model/relais-match.h"

G_BEGIN_DECLS

/* The last trip: dots along the way, and a ghost of the figure where it
 * started. */

typedef struct _RelaisBoardTrace RelaisBoardTrace;

/* Of the position shown; NULL: nobody has gone lately. */
RelaisBoardTrace *relais_board_trace_find     (RelaisMatch            *match,
                                               RelaisScene            *scene);
/* Of a trip that may come: without a ghost. NULL: nobody goes one of these ways. */
RelaisBoardTrace *relais_board_trace_new      (RelaisScene            *scene,
                                               const GArray           *trips);
void              relais_board_trace_free     (RelaisBoardTrace       *self);
/* The frame or the style is another one. */
void              relais_board_trace_prepare  (RelaisBoardTrace       *self,
                                               const RelaisBoardFrame *frame,
                                               const char             *style);
void              relais_board_trace_snapshot (RelaisBoardTrace       *self,
                                               const RelaisBoardFrame *frame,
                                               GtkSnapshot            *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisBoardTrace, relais_board_trace_free)

G_END_DECLS
