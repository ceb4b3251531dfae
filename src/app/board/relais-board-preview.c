/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-board-preview.h"

#include "model/relais-lore.h"
#include "relais-board-marks.h"

#define FRAME_REACH 8.f         /* of the board: how far a frame goes beyond what it is around */

struct _RelaisBoardPreview
{
  RelaisBoardPieces *pieces;
  RelaisBoardLabels *labels;
  RelaisBoardTrace *way;        /* NULL: nobody goes */
  GArray *changes;              /* of graphene_rect_t */
  GPtrArray *frames;            /* of GskRenderNode, one for each */
  char *words;
};

static char *
tell (RelaisMatch *match, const RelaisView *after)
{
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (match));

  return lore->tell_change != NULL ? lore->tell_change (relais_match_get_view (match), after) : NULL;
}

RelaisBoardPreview *
relais_board_preview_new (RelaisMatch             *match,
                          RelaisScene             *scene,
                          const RelaisBoardPieces *pieces,
                          const RelaisBoardLabels *labels,
                          RelaisChoice            *choice)
{
  g_autoptr (GArray) trips = NULL;
  RelaisBoardPreview *self;
  RelaisPreview preview;
  const RelaisMove *moves;
  guint n;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);
  g_return_val_if_fail (RELAIS_IS_CHOICE (choice), NULL);

  moves = relais_choice_get_moves (choice, &n);
  if (relais_choice_get_reason (choice) != NULL || !relais_match_preview (match, moves, n, &preview))
    return NULL;
  trips = relais_scene_trips (scene, &preview.after, &preview.events);
  self = g_new0 (RelaisBoardPreview, 1);
  self->pieces = relais_board_pieces_new_after (pieces, relais_scene_pieces (scene, &preview.after));
  self->labels = relais_board_labels_new_after (labels, relais_scene_labels (scene, &preview.after));
  self->way = relais_board_trace_new (scene, trips);
  self->changes = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  relais_board_pieces_compare (pieces, self->pieces, self->changes);
  relais_board_labels_compare (labels, self->labels, self->changes);
  self->frames = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);
  self->words = tell (match, &preview.after);
  return self;
}

void
relais_board_preview_free (RelaisBoardPreview *self)
{
  relais_board_pieces_free (self->pieces);
  relais_board_labels_free (self->labels);
  g_clear_pointer (&self->way, relais_board_trace_free);
  g_array_unref (self->changes);
  g_ptr_array_unref (self->frames);
  g_free (self->words);
  g_free (self);
}

static GskRenderNode *
draw_frame (const graphene_rect_t *area, const RelaisBoardFrame *frame, const char *style)
{
  RelaisMarkPen pen = { NULL, NULL, style, frame->scale };
  graphene_rect_t bounds = *area;
  GskRenderNode *node;

  graphene_rect_inset (&bounds, -FRAME_REACH, -FRAME_REACH);
  bounds = relais_board_frame_place (frame, &bounds);
  node = gsk_cairo_node_new (&bounds);
  pen.cr = gsk_cairo_node_get_draw_context (node);
  cairo_translate (pen.cr, (double) frame->x, (double) frame->y);
  cairo_scale (pen.cr, (double) frame->scale, (double) frame->scale);
  relais_mark_preview (&pen, area);
  cairo_destroy (pen.cr);
  return node;
}

void
relais_board_preview_prepare (RelaisBoardPreview *self, const RelaisBoardFrame *frame, const char *style)
{
  g_return_if_fail (self != NULL);

  relais_board_pieces_prepare (self->pieces, frame, TRUE);
  relais_board_labels_prepare (self->labels, frame, style, TRUE);
  if (self->way != NULL)
    relais_board_trace_prepare (self->way, frame, style);
  g_ptr_array_set_size (self->frames, 0);
  for (guint i = 0; i < self->changes->len; i++)
    g_ptr_array_add (self->frames, draw_frame (&g_array_index (self->changes, graphene_rect_t, i), frame, style));
}

RelaisBoardPieces *
relais_board_preview_get_pieces (RelaisBoardPreview *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->pieces;
}

RelaisBoardLabels *
relais_board_preview_get_labels (RelaisBoardPreview *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->labels;
}

void
relais_board_preview_snapshot_way (RelaisBoardPreview *self, const RelaisBoardFrame *frame, GtkSnapshot *snapshot)
{
  g_return_if_fail (self != NULL);

  if (self->way != NULL)
    relais_board_trace_snapshot (self->way, frame, snapshot);
}

void
relais_board_preview_snapshot_frames (RelaisBoardPreview *self, GtkSnapshot *snapshot)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->frames->len; i++)
    gtk_snapshot_append_node (snapshot, self->frames->pdata[i]);
}

const char *
relais_board_preview_get_words (RelaisBoardPreview *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->words;
}

const GArray *
relais_board_preview_get_changes (RelaisBoardPreview *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->changes;
}
