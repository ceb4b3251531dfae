/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-board-frame.h"
#include "relais-scene.h"

G_BEGIN_DECLS

/* The words over the map, set by Pango in the size of the screen: they stay
 * sharp, follow the text size and are never smaller than can be read. */

typedef struct _RelaisBoardLabels RelaisBoardLabels;

RelaisBoardLabels *relais_board_labels_new  (void);
/* As they would be after an answer. @labels: (transfer full) */
RelaisBoardLabels *relais_board_labels_new_after (const RelaisBoardLabels *before,
                                             GArray                 *labels);
/* @changes: of graphene_rect_t: where something else is written is added to it. */
void               relais_board_labels_compare (const RelaisBoardLabels *before,
                                             const RelaisBoardLabels *after,
                                             GArray                 *changes);
void               relais_board_labels_free (RelaisBoardLabels      *self);
/* @labels: (transfer full): of RelaisLabel */
void               relais_board_labels_set  (RelaisBoardLabels      *self,
                                             GArray                 *labels);
/* The style or the text size is another one. */
void               relais_board_labels_forget (RelaisBoardLabels    *self);
/* Sets the words; unsettled ones are stretched from another size. */
void               relais_board_labels_prepare (RelaisBoardLabels   *self,
                                             const RelaisBoardFrame *frame,
                                             const char             *style,
                                             gboolean                settled);
void               relais_board_labels_snapshot (RelaisBoardLabels  *self,
                                             const RelaisBoardFrame *frame,
                                             GtkSnapshot            *snapshot);
const GArray      *relais_board_labels_get  (RelaisBoardLabels      *self);

/* The desktop's, as far as labels follow it. */
float              relais_board_labels_text_scale (void);
/* One label on any surface, in any thread; `scale` is pixels for a unit of the
 * board. */
void               relais_board_label_draw  (const RelaisLabel      *label,
                                             cairo_t                *cr,
                                             float                   scale,
                                             float                   text_scale,
                                             const char             *style);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisBoardLabels, relais_board_labels_free)

G_END_DECLS
