/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-board-marks.h"

#include <math.h>

#include "app/art/relais-palette.h"

/* Radii and lines, in units of the board. */
#define PLATE 10.5f             /* half the height of what is marked on the road: what stands beside it is no nearer */
#define LEAST_PLATE 7.5f        /* the same in pixels: smaller signs are not seen */
#define HALO 25.f
#define OUTER_HALO 38.f
#define RING 17.f               /* the focus, and what is missing, round the plate */
#define SIGN 0.74f              /* a sign on the plate, of half its height */
#define MOST_SIGNS 4
#define HALO_PART 0.79f         /* of a plate's height; the rest is its rim */
#define FRAME_RADIUS 10.
#define LIT (RELAIS_MARK_BIT (RELAIS_MARK_MISSING) | RELAIS_MARK_BIT (RELAIS_MARK_MEANT))
#define THINNEST 1.2f           /* pixels */

static void
set_colour (const RelaisMarkPen *pen, RelaisColour colour, double alpha)
{
  GdkRGBA rgba = *relais_palette_get (pen->style, colour);

  cairo_set_source_rgba (pen->cr, (double) rgba.red, (double) rgba.green, (double) rgba.blue, alpha);
}

static void
set_width (const RelaisMarkPen *pen, float width)
{
  cairo_set_line_width (pen->cr, (double) MAX (width, THINNEST / pen->scale));
}

static void
round_rect (const RelaisMarkPen *pen, const graphene_rect_t *area, double outside, double radius)
{
  double x = (double) area->origin.x - outside, y = (double) area->origin.y - outside;
  double right = x + (double) area->size.width + 2 * outside, bottom = y + (double) area->size.height + 2 * outside;

  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, right - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (pen->cr, right - radius, bottom - radius, radius, 0, G_PI_2);
  cairo_arc (pen->cr, x + radius, bottom - radius, radius, G_PI_2, G_PI);
  cairo_arc (pen->cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (pen->cr);
}

/* So far along the road from the middle, in units of the board. */
static graphene_point_t
lane_point (const GArray *lane, float away)
{
  const guint middle = lane->len / 2;
  const float step = graphene_point_distance (&g_array_index (lane, graphene_point_t, middle),
                                              &g_array_index (lane, graphene_point_t, middle + 1), NULL, NULL);
  int at = (int) middle + (int) roundf (away / MAX (step, 0.1f));

  return g_array_index (lane, graphene_point_t, CLAMP (at, 0, (int) lane->len - 1));
}

/* The road from so far before the middle to so far behind it. */
static void
lane_path (const RelaisMarkPen *pen, const GArray *lane, float from, float to)
{
  cairo_new_path (pen->cr);
  for (float away = from; away <= to; away += 1)
    {
      graphene_point_t point = lane_point (lane, away);

      cairo_line_to (pen->cr, (double) point.x, (double) point.y);
    }
}

static float
plate_height (const RelaisMarkPen *pen)
{
  return MAX (PLATE, LEAST_PLATE / pen->scale);
}

/* Half the length of a plate with so many signs, without its round ends. */
static float
plate_length (const RelaisMarkPen *pen, int signs)
{
  return (float) (signs - 1) / 2 * 1.5f * plate_height (pen) + 2;
}

/* Something comes here: an arrow down. */
static const RelaisCurve arrow[] = {
  { { -.2, -.2, -.2 }, { 0, -.9, -.9 } }, { { -.2, .2, .2 }, { -.9, -.9, -.9 } }, { { .2, .2, .2 }, { -.9, 0, 0 } },
  { { .2, .75, .75 }, { 0, 0, 0 } }, { { .75, 0, 0 }, { 0, .95, .95 } }, { { 0, -.75, -.75 }, { .95, 0, 0 } },
  { { -.75, -.2, -.2 }, { 0, 0, 0 } },
};

static void
draw_sign (const RelaisMarkPen *pen, const RelaisCurve *curves, gsize n, graphene_point_t at)
{
  cairo_save (pen->cr);
  cairo_translate (pen->cr, (double) at.x, (double) at.y);
  cairo_scale (pen->cr, (double) (plate_height (pen) * SIGN), (double) (plate_height (pen) * SIGN));
  cairo_move_to (pen->cr, curves[n - 1].x[2], curves[n - 1].y[2]);
  for (gsize i = 0; i < n; i++)
    cairo_curve_to (pen->cr, curves[i].x[0], curves[i].y[0], curves[i].x[1], curves[i].y[1], curves[i].x[2], curves[i].y[2]);
  cairo_close_path (pen->cr);
  cairo_restore (pen->cr);
  cairo_fill (pen->cr);
}

static void
draw_shape (const RelaisMarkPen *pen, const RelaisShape *shape, graphene_point_t at)
{
  if (shape->n > 0)
    draw_sign (pen, shape->curves, shape->n, at);
}

/* What it takes to come here, where that is told. */
static void
draw_pips (const RelaisMarkPen *pen, const GArray *lane, int pips)
{
  set_colour (pen, RELAIS_COLOUR_INK, 1);
  if (pips < 0)
    draw_sign (pen, arrow, G_N_ELEMENTS (arrow), lane_point (lane, 0));
  else if (pips == 0)
    draw_shape (pen, &pen->ui->no_pips, lane_point (lane, 0));
  for (int i = 0; i < pips; i++)
    draw_shape (pen, &pen->ui->pip, lane_point (lane, ((float) i - (float) (pips - 1) / 2) * 1.5f * plate_height (pen)));
}

/* A plate with a rim, along the road. */
static void
draw_plate (const RelaisMarkPen *pen, const GArray *lane, RelaisColour rim, int signs)
{
  float length = plate_length (pen, signs), height = plate_height (pen);

  lane_path (pen, lane, -length, length);
  set_colour (pen, rim, 1);
  set_width (pen, 2 * height);
  cairo_stroke_preserve (pen->cr);
  set_colour (pen, RELAIS_COLOUR_HALO, 1);
  set_width (pen, 2 * height * HALO_PART);
  cairo_stroke (pen->cr);
}

static void
draw_glow (const RelaisMarkPen *pen, const GArray *lane)
{
  set_width (pen, 2 * RELAIS_MARK_LANE);
  set_colour (pen, RELAIS_COLOUR_GLOW, .5);
  lane_path (pen, lane, -OUTER_HALO, OUTER_HALO);
  cairo_stroke (pen->cr);
  set_colour (pen, RELAIS_COLOUR_GLOW, .9);
  lane_path (pen, lane, -HALO, HALO);
  cairo_stroke (pen->cr);
}

static void
draw_reachable (const RelaisMarkPen *pen, const GArray *lane, int pips)
{
  pips = MIN (pips, MOST_SIGNS);
  draw_glow (pen, lane);
  draw_plate (pen, lane, RELAIS_COLOUR_INK, MAX (pips, 1));
  draw_pips (pen, lane, pips);
}

static void
draw_lock (const RelaisMarkPen *pen, graphene_point_t at)
{
  const graphene_rect_t body = GRAPHENE_RECT_INIT (at.x - 5.5f, at.y - 1, 11, 7);
  const double x = (double) at.x, y = (double) at.y;

  set_colour (pen, RELAIS_COLOUR_REFUSAL, 1);
  round_rect (pen, &body, 0, 1.5);
  cairo_fill (pen->cr);
  set_width (pen, 2);
  cairo_move_to (pen->cr, x - 3, y - 1);
  cairo_arc (pen->cr, x, y - 3, 3, G_PI, 2 * G_PI);
  cairo_line_to (pen->cr, x + 3, y - 1);
  cairo_stroke (pen->cr);
}

static void
draw_refused (const RelaisMarkPen *pen, const GArray *lane)
{
  draw_plate (pen, lane, RELAIS_COLOUR_REFUSAL, 1);
  draw_lock (pen, lane_point (lane, 0));
}

/* What lies within it stays as it is. */
static void
draw_ring (const RelaisMarkPen *pen, const GArray *lane, float half, RelaisColour rim, float width)
{
  cairo_push_group (pen->cr);
  lane_path (pen, lane, -half, half);
  set_colour (pen, rim, 1);
  set_width (pen, 2 * RELAIS_MARK_LANE + width);
  cairo_stroke_preserve (pen->cr);
  set_colour (pen, RELAIS_COLOUR_GLOW, 1);
  set_width (pen, 2 * RELAIS_MARK_LANE + width - 2.6f);
  cairo_stroke_preserve (pen->cr);
  set_colour (pen, rim, 1);
  set_width (pen, 2 * RELAIS_MARK_LANE + 1);
  cairo_stroke_preserve (pen->cr);
  cairo_set_operator (pen->cr, CAIRO_OPERATOR_CLEAR);
  set_width (pen, 2 * RELAIS_MARK_LANE - 1);
  cairo_stroke (pen->cr);
  cairo_pop_group_to_source (pen->cr);
  cairo_paint (pen->cr);
}

void
relais_mark_lane (const RelaisMarkPen *pen, const GArray *lane, guint kinds, int pips)
{
  g_return_if_fail (pen != NULL);

  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  if (kinds & (RELAIS_MARK_BIT (RELAIS_MARK_REACHABLE) | RELAIS_MARK_BIT (RELAIS_MARK_CHOSEN)))
    draw_reachable (pen, lane, pips);
  else if (kinds & RELAIS_MARK_BIT (RELAIS_MARK_REFUSED))
    draw_refused (pen, lane);
  if (kinds & LIT)
    {
      if ((kinds & (RELAIS_MARK_BIT (RELAIS_MARK_REACHABLE) | RELAIS_MARK_BIT (RELAIS_MARK_CHOSEN))) == 0)
        draw_glow (pen, lane);
      draw_ring (pen, lane, RING, RELAIS_COLOUR_INK, 9);
    }
}

static void
stroke_frame (const RelaisMarkPen *pen, const graphene_rect_t *area, RelaisColour colour, double alpha, float width)
{
  round_rect (pen, area, 3.5, FRAME_RADIUS);
  set_colour (pen, colour, alpha);
  set_width (pen, width);
  cairo_stroke (pen->cr);
}

void
relais_mark_frame (const RelaisMarkPen *pen, const graphene_rect_t *area, guint kinds)
{
  g_return_if_fail (pen != NULL);

  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_BUTT);
  if (kinds & RELAIS_MARK_BIT (RELAIS_MARK_CHOSEN))
    stroke_frame (pen, area, RELAIS_COLOUR_GLOW, 1, 4);
  else if (kinds & RELAIS_MARK_BIT (RELAIS_MARK_REACHABLE))
    {
      stroke_frame (pen, area, RELAIS_COLOUR_GLOW, .3, 10);
      stroke_frame (pen, area, RELAIS_COLOUR_GLOW, .9, 2.4f);
    }
  if (kinds & LIT)
    {
      stroke_frame (pen, area, RELAIS_COLOUR_GLOW, .35, 11);
      stroke_frame (pen, area, RELAIS_COLOUR_GLOW, 1, 4);
    }
  if (kinds & RELAIS_MARK_BIT (RELAIS_MARK_REFUSED))
    {
      const double dashes[] = { 5, 4.5 };

      cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
      stroke_frame (pen, area, RELAIS_COLOUR_REFUSAL, 1, 3);
      cairo_set_dash (pen->cr, NULL, 0, 0);
    }
}

/* Broken: it is not there yet. */
void
relais_mark_preview (const RelaisMarkPen *pen, const graphene_rect_t *area)
{
  const double dashes[] = { 7, 5 };

  g_return_if_fail (pen != NULL);

  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_BUTT);
  round_rect (pen, area, 3.5, MIN (FRAME_RADIUS, (double) area->size.width / 2));
  set_colour (pen, RELAIS_COLOUR_HALO, .9);
  set_width (pen, 5.4f);
  cairo_stroke_preserve (pen->cr);
  cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
  set_colour (pen, RELAIS_COLOUR_GLOW, 1);
  set_width (pen, 3.2f);
  cairo_stroke (pen->cr);
  cairo_set_dash (pen->cr, NULL, 0, 0);
}

/* The glow alone is too pale on light grounds: ink on both of its sides. */
void
relais_mark_focus_lane (const RelaisMarkPen *pen, const GArray *lane)
{
  g_return_if_fail (pen != NULL);

  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  draw_ring (pen, lane, RING, RELAIS_COLOUR_INK, 8);
}

void
relais_mark_focus_frame (const RelaisMarkPen *pen, const graphene_rect_t *area)
{
  g_return_if_fail (pen != NULL);

  round_rect (pen, area, 7, FRAME_RADIUS + 3);
  set_colour (pen, RELAIS_COLOUR_INK, 1);
  set_width (pen, 6);
  cairo_stroke_preserve (pen->cr);
  set_colour (pen, RELAIS_COLOUR_GLOW, 1);
  set_width (pen, 3);
  cairo_stroke (pen->cr);
}
