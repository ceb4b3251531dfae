/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/art/relais-board-frame.h"
#include "app/art/relais-scene.h"

G_BEGIN_DECLS

/* The pieces on the board, where they stand and on their way there. */

typedef struct _RelaisBoardPieces RelaisBoardPieces;

RelaisBoardPieces *relais_board_pieces_new  (const char             *sheet);
/* As they would be after an answer. @pieces: (transfer full) */
RelaisBoardPieces *relais_board_pieces_new_after (const RelaisBoardPieces *before,
                                             GArray                 *pieces);
/* @changes: of graphene_rect_t: where something is otherwise is added to it. */
void               relais_board_pieces_compare (const RelaisBoardPieces *before,
                                             const RelaisBoardPieces *after,
                                             GArray                 *changes);
void               relais_board_pieces_free (RelaisBoardPieces      *self);

/* @pieces: (transfer full): of RelaisPiece. What is elsewhere is there at once. */
void               relais_board_pieces_set  (RelaisBoardPieces      *self,
                                             GArray                 *pieces);
/* The same, but what is elsewhere goes there: along its trip's way, or
 * straight. `now` and `unit` (of a usual way) are microseconds. */
void               relais_board_pieces_move (RelaisBoardPieces      *self,
                                             GArray                 *pieces,
                                             const GArray           *trips,
                                             gint64                  now,
                                             gint64                  unit);
/* FALSE when everything has arrived. */
gboolean           relais_board_pieces_tick (RelaisBoardPieces      *self,
                                             gint64                  now);
/* Everything arrives at once. */
void               relais_board_pieces_arrive (RelaisBoardPieces    *self);
gboolean           relais_board_pieces_are_moving (RelaisBoardPieces *self);

/* The style is another one: every texture is asked for again. */
void               relais_board_pieces_forget (RelaisBoardPieces    *self);
void               relais_board_pieces_prepare (RelaisBoardPieces   *self,
                                             const RelaisBoardFrame *frame,
                                             gboolean                settled);
/* @after: (nullable): what is otherwise there is shown instead, and what leaves as a
 * ghost */
void               relais_board_pieces_snapshot (RelaisBoardPieces  *self,
                                             RelaisBoardPieces      *after,
                                             const RelaisBoardFrame *frame,
                                             GtkSnapshot            *snapshot);
/* What is under way, above everything else. */
void               relais_board_pieces_snapshot_moving (RelaisBoardPieces *self,
                                             const RelaisBoardFrame *frame,
                                             GtkSnapshot            *snapshot);
const GArray      *relais_board_pieces_get  (RelaisBoardPieces      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisBoardPieces, relais_board_pieces_free)

G_END_DECLS
