/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-board-trace.h"

#include "app/art/relais-art.h"
#include "app/art/relais-board-stamp.h"
#include "app/art/relais-palette.h"

#define MOST_MOVES_BACK 24      /* a turn's stops are shorter */
#define GHOST 0.32
#define LINE 7.5                /* of the board: the light under the dots, */
#define DOT 5.4                 /* and these */
#define GAP 10.5

struct _RelaisBoardTrace
{
  char *sheet;
  GArray *way;                  /* of graphene_point_t */
  const char *seat_colour;
  const char *sprite;           /* of the ghost; NULL: none */
  graphene_rect_t area;
  GskRenderNode *dots;
  RelaisStamp ghost;
};

static gboolean
find_trip (const GArray *trips, const RelaisTrip **trip)
{
  *trip = NULL;
  for (guint i = 0; i < trips->len; i++)
    if (g_array_index (trips, RelaisTrip, i).seat_colour != NULL)
      *trip = &g_array_index (trips, RelaisTrip, i);
  return *trip != NULL;
}

static RelaisBoardTrace *
trace_along (RelaisScene *scene, const RelaisTrip *trip)
{
  RelaisBoardTrace *self = g_new0 (RelaisBoardTrace, 1);

  self->sheet = g_strdup (relais_scene_get_pieces_sheet (scene));
  self->way = g_array_ref (trip->way);
  self->seat_colour = g_intern_string (trip->seat_colour);
  return self;
}

RelaisBoardTrace *
relais_board_trace_new (RelaisScene *scene, const GArray *trips)
{
  const RelaisTrip *trip;

  g_return_val_if_fail (RELAIS_IS_SCENE (scene), NULL);
  return find_trip (trips, &trip) ? trace_along (scene, trip) : NULL;
}

static RelaisBoardTrace *
trace_of (RelaisMatch *match, RelaisScene *scene, const RelaisTrip *trip, const RelaisNode *before)
{
  RelaisBoardTrace *self = trace_along (scene, trip);
  g_autoptr (GArray) pieces = NULL;
  RelaisView view;

  relais_match_view (match, before, relais_match_get_viewer (match), &view);
  pieces = relais_scene_pieces (scene, &view);
  for (guint i = 0; i < pieces->len; i++)
    {
      const RelaisPiece *piece = &g_array_index (pieces, RelaisPiece, i);

      if (g_strcmp0 (piece->key, trip->key) == 0)
        {
          self->sprite = piece->sprite;
          self->area = piece->area;
        }
    }
  return self;
}

/**
 * relais_board_trace_find:
 *
 * Returns: (nullable) (transfer full)
 */
RelaisBoardTrace *
relais_board_trace_find (RelaisMatch *match, RelaisScene *scene)
{
  RelaisNode *node = relais_match_get_shown_node (match);

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  for (int i = 0; i < MOST_MOVES_BACK && node->parent != NULL; i++, node = node->parent)
    {
      g_autoptr (GArray) trips = NULL;
      const RelaisTrip *trip;
      RelaisEvents events;
      RelaisView view;

      relais_match_told_events_of (match, node, &events);
      relais_match_view (match, node, relais_match_get_viewer (match), &view);
      trips = relais_scene_trips (scene, &view, &events);
      if (find_trip (trips, &trip))
        return trace_of (match, scene, trip, node->parent);
    }
  return NULL;
}

static void
forget (RelaisBoardTrace *self)
{
  g_clear_pointer (&self->dots, gsk_render_node_unref);
  relais_stamp_clear (&self->ghost);
}

void
relais_board_trace_free (RelaisBoardTrace *self)
{
  forget (self);
  g_array_unref (self->way);
  g_free (self->sheet);
  g_free (self);
}

static GskRenderNode *
draw_dots (RelaisBoardTrace *self, const RelaisBoardFrame *frame, const char *style)
{
  const double dashes[] = { 0.1, GAP };
  const GdkRGBA *halo = relais_palette_get (style, RELAIS_COLOUR_HALO);
  graphene_rect_t bounds;
  GskRenderNode *node;
  cairo_t *cr;

  graphene_rect_init (&bounds, g_array_index (self->way, graphene_point_t, 0).x,
                      g_array_index (self->way, graphene_point_t, 0).y, 0, 0);
  for (guint i = 1; i < self->way->len; i++)
    graphene_rect_expand (&bounds, &g_array_index (self->way, graphene_point_t, i), &bounds);
  graphene_rect_inset (&bounds, -(float) LINE, -(float) LINE);
  bounds = relais_board_frame_place (frame, &bounds);

  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_translate (cr, (double) frame->x, (double) frame->y);
  cairo_scale (cr, (double) frame->scale, (double) frame->scale);
  for (guint i = 0; i < self->way->len; i++)
    {
      const graphene_point_t *point = &g_array_index (self->way, graphene_point_t, i);

      cairo_line_to (cr, (double) point->x, (double) point->y);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, LINE);
  cairo_set_source_rgba (cr, (double) halo->red, (double) halo->green, (double) halo->blue, .95);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, DOT);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  gdk_cairo_set_source_rgba (cr, relais_palette_trace (style, self->seat_colour));
  cairo_stroke (cr);
  cairo_destroy (cr);
  return node;
}

void
relais_board_trace_prepare (RelaisBoardTrace *self, const RelaisBoardFrame *frame, const char *style)
{
  g_return_if_fail (self != NULL);

  forget (self);
  if (self->way->len > 0)
    self->dots = draw_dots (self, frame, style);
  if (self->sprite != NULL)
    relais_stamp_set (&self->ghost, relais_art_texture (relais_art_get_default (), self->sheet, self->sprite,
                                                        relais_board_frame_pixels (frame, self->area.size.width),
                                                        relais_board_frame_pixels (frame, self->area.size.height)));
}

void
relais_board_trace_snapshot (RelaisBoardTrace *self, const RelaisBoardFrame *frame, GtkSnapshot *snapshot)
{
  graphene_rect_t placed;

  g_return_if_fail (self != NULL);

  placed = relais_board_frame_place (frame, &self->area);
  if (self->dots != NULL)
    gtk_snapshot_append_node (snapshot, self->dots);
  if (self->ghost.texture == NULL)
    return;
  gtk_snapshot_push_opacity (snapshot, GHOST);
  relais_stamp_append (&self->ghost, snapshot, &placed, frame->software);
  gtk_snapshot_pop (snapshot);
}
