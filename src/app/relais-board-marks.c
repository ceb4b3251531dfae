/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-board-marks.h"

#include <math.h>

#include "relais-palette.h"

/* Radii and lines, in units of the board. */
#define NODE 17.
#define HALO 24.
#define OUTER_HALO 31.
#define REFUSED 18.
#define MISSING 23.
#define FRAME_RADIUS 10.
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
disc (const RelaisMarkPen *pen, double x, double y, double radius)
{
  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, x, y, radius, 0, 2 * G_PI);
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

/* Something comes here: an arrow down. */
static void
draw_here (const RelaisMarkPen *pen, double x, double y)
{
  set_colour (pen, RELAIS_COLOUR_INK, 1);
  set_width (pen, 3.6f);
  cairo_move_to (pen->cr, x, y - 10);
  cairo_rel_line_to (pen->cr, 0, 9);
  cairo_stroke (pen->cr);
  cairo_move_to (pen->cr, x - 8.5, y - 1);
  cairo_rel_line_to (pen->cr, 17, 0);
  cairo_rel_line_to (pen->cr, -8.5, 11);
  cairo_close_path (pen->cr);
  cairo_fill (pen->cr);
}

/* Horses that would remain: a dot for each, a dash for on foot. */
static void
draw_pips (const RelaisMarkPen *pen, double x, double y, int pips)
{
  set_colour (pen, RELAIS_COLOUR_INK, 1);
  if (pips == 0)
    {
      set_width (pen, 3.6f);
      cairo_move_to (pen->cr, x - 6, y);
      cairo_rel_line_to (pen->cr, 12, 0);
      cairo_stroke (pen->cr);
    }
  for (int i = 0; i < pips; i++)
    {
      disc (pen, x + (i - (pips - 1) / 2.0) * 10.5, y, 4.4);
      cairo_fill (pen->cr);
    }
}

static void
draw_reachable (const RelaisMarkPen *pen, double x, double y, int pips)
{
  set_colour (pen, RELAIS_COLOUR_GLOW, .22);
  disc (pen, x, y, OUTER_HALO);
  cairo_fill (pen->cr);
  set_colour (pen, RELAIS_COLOUR_GLOW, .55);
  disc (pen, x, y, HALO);
  cairo_fill (pen->cr);
  set_colour (pen, RELAIS_COLOUR_HALO, 1);
  disc (pen, x, y, NODE);
  cairo_fill_preserve (pen->cr);
  set_colour (pen, RELAIS_COLOUR_INK, 1);
  set_width (pen, 2.6f);
  cairo_stroke (pen->cr);
  if (pips < 0)
    draw_here (pen, x, y);
  else
    draw_pips (pen, x, y, pips);
}

static void
draw_lock (const RelaisMarkPen *pen, double x, double y)
{
  const graphene_rect_t body = GRAPHENE_RECT_INIT ((float) x - 6.5f, (float) y - 1.5f, 13, 10);

  set_colour (pen, RELAIS_COLOUR_REFUSAL, 1);
  round_rect (pen, &body, 0, 2);
  cairo_fill (pen->cr);
  set_width (pen, 2.4f);
  cairo_move_to (pen->cr, x - 4, y - 1);
  cairo_arc (pen->cr, x, y - 5, 4, G_PI, 2 * G_PI);
  cairo_line_to (pen->cr, x + 4, y - 1);
  cairo_stroke (pen->cr);
}

static void
draw_refused (const RelaisMarkPen *pen, double x, double y)
{
  const double dashes[] = { 5, 4.5 };

  set_colour (pen, RELAIS_COLOUR_HALO, 1);
  disc (pen, x, y, REFUSED);
  cairo_fill_preserve (pen->cr);
  set_colour (pen, RELAIS_COLOUR_REFUSAL, 1);
  set_width (pen, 3.4f);
  cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (pen->cr);
  cairo_set_dash (pen->cr, NULL, 0, 0);
  draw_lock (pen, x, y);
}

/* A sealed letter. */
static void
draw_goal (const RelaisMarkPen *pen, double x, double y)
{
  const graphene_rect_t letter = GRAPHENE_RECT_INIT ((float) x - 13, (float) y - 9, 26, 18);

  round_rect (pen, &letter, 0, 2);
  set_colour (pen, RELAIS_COLOUR_HALO, 1);
  cairo_fill_preserve (pen->cr);
  set_colour (pen, RELAIS_COLOUR_INK, 1);
  set_width (pen, 2);
  cairo_stroke (pen->cr);
  cairo_move_to (pen->cr, x - 12, y - 7);
  cairo_line_to (pen->cr, x, y + 2);
  cairo_line_to (pen->cr, x + 12, y - 7);
  set_width (pen, 1.6f);
  cairo_stroke (pen->cr);
  set_colour (pen, RELAIS_COLOUR_SEAL, 1);
  disc (pen, x, y + 2, 4.6);
  cairo_fill (pen->cr);
}

static void
draw_missing (const RelaisMarkPen *pen, double x, double y)
{
  set_colour (pen, RELAIS_COLOUR_GLOW, .35);
  set_width (pen, 11);
  disc (pen, x, y, MISSING);
  cairo_stroke (pen->cr);
  set_colour (pen, RELAIS_COLOUR_GLOW, 1);
  set_width (pen, 4);
  disc (pen, x, y, MISSING);
  cairo_stroke (pen->cr);
}

void
relais_mark_node (const RelaisMarkPen *pen, float x, float y, guint kinds, int pips)
{
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  if (kinds & RELAIS_MARK_BIT (RELAIS_MARK_MISSING))
    draw_missing (pen, (double) x, (double) y);
  if (kinds & (RELAIS_MARK_BIT (RELAIS_MARK_REACHABLE) | RELAIS_MARK_BIT (RELAIS_MARK_CHOSEN)))
    draw_reachable (pen, (double) x, (double) y, pips);
  else if (kinds & RELAIS_MARK_BIT (RELAIS_MARK_REFUSED))
    draw_refused (pen, (double) x, (double) y);
  if (kinds & RELAIS_MARK_BIT (RELAIS_MARK_GOAL))
    draw_goal (pen, (double) x + 20, (double) y - 20);
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
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_BUTT);
  if (kinds & RELAIS_MARK_BIT (RELAIS_MARK_CHOSEN))
    stroke_frame (pen, area, RELAIS_COLOUR_GLOW, 1, 4);
  else if (kinds & RELAIS_MARK_BIT (RELAIS_MARK_REACHABLE))
    {
      stroke_frame (pen, area, RELAIS_COLOUR_GLOW, .3, 10);
      stroke_frame (pen, area, RELAIS_COLOUR_GLOW, .9, 2.4f);
    }
  if (kinds & RELAIS_MARK_BIT (RELAIS_MARK_MISSING))
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

/* The glow alone is too pale on light grounds: ink on both of its sides. */
void
relais_mark_focus_node (const RelaisMarkPen *pen, float x, float y)
{
  disc (pen, (double) x, (double) y, OUTER_HALO + 3);
  set_colour (pen, RELAIS_COLOUR_INK, 1);
  set_width (pen, 6);
  cairo_stroke_preserve (pen->cr);
  set_colour (pen, RELAIS_COLOUR_GLOW, 1);
  set_width (pen, 3);
  cairo_stroke (pen->cr);
}

void
relais_mark_focus_frame (const RelaisMarkPen *pen, const graphene_rect_t *area)
{
  round_rect (pen, area, 7, FRAME_RADIUS + 3);
  set_colour (pen, RELAIS_COLOUR_INK, 1);
  set_width (pen, 6);
  cairo_stroke_preserve (pen->cr);
  set_colour (pen, RELAIS_COLOUR_GLOW, 1);
  set_width (pen, 3);
  cairo_stroke (pen->cr);
}
