/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-board-ground.h"

#include "app/art/relais-palette.h"
#include "app/art/relais-slots.h"

#define RIM 4.5f                /* of the board */
#define SHADOW_X 2.f
#define SHADOW_Y 3.5f
#define REACH 8.f               /* how far rim and shadow go beyond the ground */
#define TINT 0.16                /* how much a place that can be chosen is lit */
#define STRIPS 12               /* in the height of the widget */

graphene_rect_t
relais_board_ground_bounds (const RelaisPlace *place)
{
  g_autoptr (GArray) outline = NULL;
  graphene_rect_t bounds;

  g_return_val_if_fail (place != NULL, *graphene_rect_zero ());

  if (place->ground == NULL)
    return place->area;
  outline = relais_path_flatten (place->ground);
  relais_path_bounds (outline, &bounds);
  return bounds;
}

static void
stroke (cairo_t *cr, const cairo_path_t *path, const GdkRGBA *colour, double alpha, float width)
{
  cairo_new_path (cr);
  cairo_append_path (cr, path);
  cairo_set_source_rgba (cr, (double) colour->red, (double) colour->green, (double) colour->blue, alpha);
  cairo_set_line_width (cr, (double) width);
  cairo_stroke (cr);
}

/* Paler towards the middle: nothing lies upon what is to be seen there. */
static void
glow_inside (const cairo_path_t *path, const GdkRGBA *colour, cairo_t *cr)
{
  static const struct
  {
    float width;
    double alpha;
  } glow[] = { { 34, .1 }, { 24, .16 }, { 15, .28 } };

  for (gsize i = 0; i < G_N_ELEMENTS (glow); i++)
    stroke (cr, path, colour, glow[i].alpha, glow[i].width);
}

static void
clip_to (const cairo_path_t *path, cairo_t *cr)
{
  cairo_append_path (cr, path);
  cairo_clip (cr);
}

/* A shadow, the glow and a rim with ink on both sides. */
static void
rise (const char *style, const cairo_path_t *path, cairo_t *cr)
{
  const GdkRGBA *colour = relais_palette_get (style, RELAIS_COLOUR_GLOW);

  cairo_save (cr);
  cairo_translate (cr, (double) SHADOW_X, (double) SHADOW_Y);
  stroke (cr, path, relais_palette_get (style, RELAIS_COLOUR_SHADOW), .4, RIM + 3);
  cairo_restore (cr);
  cairo_save (cr);
  clip_to (path, cr);
  glow_inside (path, colour, cr);
  cairo_restore (cr);
  stroke (cr, path, relais_palette_get (style, RELAIS_COLOUR_INK), .9, RIM + 2.4f);
  stroke (cr, path, colour, 1, RIM);
}

/* All of it is lit, and has a rim on its own side of the border. */
static void
glow (const char *style, const cairo_path_t *path, cairo_t *cr)
{
  const GdkRGBA *colour = relais_palette_get (style, RELAIS_COLOUR_GLOW);

  cairo_save (cr);
  clip_to (path, cr);
  cairo_set_source_rgba (cr, (double) colour->red, (double) colour->green, (double) colour->blue, TINT);
  cairo_paint (cr);
  glow_inside (path, colour, cr);
  stroke (cr, path, colour, 1, 2 * RIM);
  cairo_restore (cr);
}

static void
paint_ground (const RelaisPlace *place, const RelaisBoardFrame *frame, const char *style, RelaisGroundLook look, cairo_t *cr)
{
  cairo_path_t *path;

  cairo_translate (cr, (double) frame->x, (double) frame->y);
  cairo_scale (cr, (double) frame->scale, (double) frame->scale);
  if (place->hole.size.width > 0)
    {
      graphene_rect_t whole = relais_board_ground_bounds (place);

      cairo_rectangle (cr, (double) (whole.origin.x - 2 * REACH), (double) (whole.origin.y - 2 * REACH),
                       (double) (whole.size.width + 4 * REACH), (double) (whole.size.height + 4 * REACH));
      cairo_rectangle (cr, (double) place->hole.origin.x, (double) place->hole.origin.y,
                       (double) place->hole.size.width, (double) place->hole.size.height);
      cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
      cairo_clip (cr);
    }
  if (place->ground != NULL)
    relais_path_draw (place->ground, cr);
  else
    cairo_rectangle (cr, (double) (place->area.origin.x - RIM), (double) (place->area.origin.y - RIM),
                     (double) (place->area.size.width + 2 * RIM), (double) (place->area.size.height + 2 * RIM));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  path = cairo_copy_path (cr);
  cairo_new_path (cr);
  if (look == RELAIS_GROUND_RISEN)
    rise (style, path, cr);
  else
    glow (style, path, cr);
  cairo_path_destroy (path);
}

/* A line's part between two heights, and how far it goes to the sides there. */
static void
reach_to_sides (graphene_point_t a, graphene_point_t b, float top, float bottom, float *left, float *right)
{
  const float span = b.y - a.y;
  float from = 0, to = 1;

  if (MAX (a.y, b.y) < top || MIN (a.y, b.y) > bottom)
    return;
  if (fabsf (span) > 1e-3f)
    {
      from = CLAMP (((span > 0 ? top : bottom) - a.y) / span, 0, 1);
      to = CLAMP (((span > 0 ? bottom : top) - a.y) / span, 0, 1);
    }
  *left = MIN (*left, MIN (a.x + from * (b.x - a.x), a.x + to * (b.x - a.x)));
  *right = MAX (*right, MAX (a.x + from * (b.x - a.x), a.x + to * (b.x - a.x)));
}

/* What is lit between two heights of the board. */
static gboolean
part_between (const GArray *outline, float top, float bottom, graphene_rect_t *part)
{
  float left = G_MAXFLOAT, right = -G_MAXFLOAT;
  guint first = 0;

  for (guint i = 0; i < outline->len; i++)
    {
      graphene_point_t here = g_array_index (outline, graphene_point_t, i);
      gboolean last = i + 1 == outline->len || isnan (g_array_index (outline, graphene_point_t, i + 1).x);

      if (isnan (here.x))
        first = i + 1;
      else
        reach_to_sides (here, g_array_index (outline, graphene_point_t, last ? first : i + 1), top, bottom, &left, &right);
    }
  graphene_rect_init (part, left - REACH, top, right - left + 2 * REACH, bottom - top);
  return left <= right;
}

static GskRenderNode *
draw_part (const RelaisPlace            *place,
           const RelaisBoardFrame       *frame,
           const char                   *style,
           RelaisGroundLook              look,
           const graphene_rect_t        *part)
{
  GskRenderNode *node = gsk_cairo_node_new (part);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  paint_ground (place, frame, style, look, cr);
  cairo_destroy (cr);
  return node;
}

/* In strips, each as wide as what is lit there: what is painted again when the
 * pointer goes on is little more than what has changed. They are few and begin
 * at the same heights for every place, since GSK paints everything when that
 * would be more than thirty rectangles. */
GskRenderNode *
relais_board_ground_draw (const RelaisPlace *place, const RelaisBoardFrame *frame, const char *style, RelaisGroundLook look)
{
  const graphene_rect_t seen = GRAPHENE_RECT_INIT (0, 0, frame->width, frame->height);
  g_autoptr (GPtrArray) strips = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);
  g_autoptr (GArray) outline = place->ground != NULL ? relais_path_flatten (place->ground) : NULL;
  const float height = ceilf (frame->height / STRIPS);
  graphene_rect_t whole = relais_board_ground_bounds (place);

  g_return_val_if_fail (place != NULL, NULL);

  graphene_rect_inset (&whole, -2 * RIM, -2 * RIM);
  whole = relais_board_frame_place (frame, &whole);
  for (float y = floorf (whole.origin.y / height) * height; y < whole.origin.y + whole.size.height; y += height)
    {
      graphene_rect_t strip = GRAPHENE_RECT_INIT (whole.origin.x, y, whole.size.width, height);

      if (outline != NULL)
        {
          graphene_point_t top = relais_board_frame_unplace (frame, 0, y), bottom = relais_board_frame_unplace (frame, 0, y + height);
          graphene_rect_t part;

          if (!part_between (outline, top.y - REACH, bottom.y + REACH, &part))
            continue;
          strip.origin.x = floorf (frame->x + part.origin.x * frame->scale) - 1;
          strip.size.width = ceilf (part.size.width * frame->scale) + 3;
        }
      if (!graphene_rect_intersection (&strip, &seen, &strip) || !graphene_rect_intersection (&strip, &whole, &strip))
        continue;
      g_ptr_array_add (strips, draw_part (place, frame, style, look, &strip));
    }
  return gsk_container_node_new ((GskRenderNode **) strips->pdata, strips->len);
}
