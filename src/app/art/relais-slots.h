/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Where a board's drawing has its places: the rectangles and paths that have
 * ids, as they stand in the file. What carries a place has no transform, so
 * that nothing has to be rendered to know where it is. */

typedef struct _RelaisSlots RelaisSlots;

RelaisSlots *relais_slots_new  (const char      *sheet);
void         relais_slots_free (RelaisSlots     *slots);

/* The rectangle of that id, or the box of its path. FALSE if there is none. */
gboolean     relais_slots_get  (RelaisSlots     *slots,
                                graphene_rect_t *rect,
                                const char      *format,
                                ...) G_GNUC_PRINTF (3, 4);
/* The path data of that id; of a group, those of all its paths. */
const char  *relais_slots_path (RelaisSlots     *slots,
                                const char      *format,
                                ...) G_GNUC_PRINTF (2, 3);

/* Absolute M, L, H, V, C, Q and Z, which is what the drawings' generator
 * writes for outlines. */
void         relais_path_draw     (const char   *data,
                                   cairo_t      *cr);
/* (transfer full) As straight lines: an array of graphene_point_t, which stays as it
 * is; NaN parts two outlines. For any thread. */
GArray      *relais_path_flatten  (const char   *data);
gboolean     relais_path_contains (const GArray *outline,
                                   float         x,
                                   float         y);
void         relais_path_bounds   (const GArray    *outline,
                                   graphene_rect_t *bounds);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisSlots, relais_slots_free)

G_END_DECLS
