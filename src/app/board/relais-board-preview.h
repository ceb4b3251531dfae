/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-board-labels.h"
#include "model/relais-choice.h"
#include "relais-board-pieces.h"
#include "relais-board-trace.h"

G_BEGIN_DECLS

/* What would come of an answer, on the board: pieces and prices as they would be, in
 * broken frames, those that leave as ghosts, and the way of a trip. What hidden cards
 * would bring is not told (relais_match_preview). */

typedef struct _RelaisBoardPreview RelaisBoardPreview;

/* NULL: there is nothing to be told of it. */
RelaisBoardPreview *relais_board_preview_new     (RelaisMatch              *match,
                                                  RelaisScene              *scene,
                                                  const RelaisBoardPieces  *pieces,
                                                  const RelaisBoardLabels  *labels,
                                                  RelaisChoice             *choice);
void                relais_board_preview_free    (RelaisBoardPreview       *self);
void                relais_board_preview_prepare (RelaisBoardPreview       *self,
                                                  const RelaisBoardFrame   *frame,
                                                  const char               *style);
/* What is there instead of what is. */
RelaisBoardPieces  *relais_board_preview_get_pieces (RelaisBoardPreview    *self);
RelaisBoardLabels  *relais_board_preview_get_labels (RelaisBoardPreview    *self);
void                relais_board_preview_snapshot_way    (RelaisBoardPreview     *self,
                                                          const RelaisBoardFrame *frame,
                                                          GtkSnapshot            *snapshot);
void                relais_board_preview_snapshot_frames (RelaisBoardPreview     *self,
                                                          GtkSnapshot            *snapshot);
/* What the seat has otherwise, in a line; NULL: nothing. */
const char         *relais_board_preview_get_words (RelaisBoardPreview     *self);
/* What is otherwise on the board; of graphene_rect_t, pieces first. */
const GArray       *relais_board_preview_get_changes (RelaisBoardPreview   *self);

G_END_DECLS
