/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-score-plot.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/art/relais-art.h"
#include "app/art/relais-palette.h"
#include "app/kit/relais-points.h"

#define PLOT_HEIGHT 210         /* of the lines, without words */
#define GAP 6
#define END 14                  /* right of the last turn, for the marks */
#define SAMPLE 34               /* of a line in the legend */
#define MARK 5.0                /* half of a mark's size */
#define NAME_WIDTH 130
#define PAD 8                   /* in the box of values */

typedef struct
{
  GdkRGBA ink, dim, grid, ground;
  GdkRGBA seat[RELAIS_MAX_SEATS];
} Colours;

/* Where the lines are, in the widget. */
typedef struct
{
  double left, right, top, bottom;
} Area;

typedef struct
{
  RelaisScorePlot *plot;
  GtkWidget *widget;
  cairo_t *cr;
  PangoLayout *layout;
  Colours colours;
  Area area;
  int line;                     /* height of a line of text */
  int step;                     /* of the points' axis */
  int low_points, top_points;   /* at its ends */
} Drawing;

/* --- What is drawn --- */

void
relais_score_plot_clear (RelaisScorePlot *plot)
{
  g_clear_pointer (&plot->ledger, relais_ledger_free);
  for (guint seat = 0; seat < RELAIS_MAX_SEATS; seat++)
    g_clear_pointer (&plot->points[seat], g_free);
  *plot = (RelaisScorePlot) { 0 };
}

void
relais_score_plot_begin (RelaisScorePlot *plot, RelaisMatch *match)
{
  g_return_if_fail (plot != NULL);

  relais_score_plot_clear (plot);
  plot->match = match;
  plot->ledger = relais_ledger_begin (match, relais_match_get_node (match));
  plot->seats = g_list_model_get_n_items (relais_match_get_seats (match));
  plot->first = relais_ledger_first (plot->ledger);
  plot->turns = (guint) relais_ledger_turns (plot->ledger);
}

static void
take_points (RelaisScorePlot *plot)
{
  for (guint seat = 0; seat < plot->seats; seat++)
    plot->points[seat] = g_new0 (int, plot->turns + 1);
  for (guint i = 0; i < relais_ledger_size (plot->ledger); i++)
    {
      const RelaisLedgerEntry *entry = relais_ledger_entry (plot->ledger, i);

      plot->points[entry->seat][entry->turn - plot->first + 1] += entry->n;
    }
  for (guint seat = 0; seat < plot->seats; seat++)
    for (guint i = 0; i <= plot->turns; i++)
      {
        plot->points[seat][i] += i > 0 ? plot->points[seat][i - 1] : 0;
        plot->most = MAX (plot->most, plot->points[seat][i]);
        plot->least = MIN (plot->least, plot->points[seat][i]);
      }
}

gboolean
relais_score_plot_go_on (RelaisScorePlot *plot, guint moves)
{
  g_return_val_if_fail (plot != NULL, FALSE);

  if (plot->ledger == NULL)
    return TRUE;
  if (!relais_ledger_go_on (plot->ledger, moves))
    return FALSE;
  take_points (plot);
  g_clear_pointer (&plot->ledger, relais_ledger_free);
  return TRUE;
}

/* In percent; of who is alone, points. */
static int
worth_of (RelaisReview *review, double chance)
{
  return (int) ((relais_review_is_alone (review) ? chance : 100 * chance) + 0.5);
}

void
relais_score_plot_take (RelaisScorePlot *plot, RelaisReview *review)
{
  g_return_if_fail (plot != NULL);
  g_return_if_fail (RELAIS_IS_REVIEW (review));

  relais_score_plot_clear (plot);
  plot->match = relais_review_get_match (review);
  plot->seats = g_list_model_get_n_items (relais_match_get_seats (plot->match));
  plot->turns = relais_review_get_n_turns (review);
  plot->first = plot->turns > 0 ? relais_review_get_turn (review, 0)->turn : 0;
  plot->axis = relais_review_is_alone (review) ? _("Expected points") : _("Chance to win, in percent");
  for (guint seat = 0; seat < plot->seats; seat++)
    {
      plot->points[seat] = g_new0 (int, plot->turns + 1);
      for (guint i = 0; i <= plot->turns; i++)
        {
          const double *chance = i == 0 ? relais_review_get_start (review) : relais_review_get_turn (review, i - 1)->chance;

          plot->points[seat][i] = worth_of (review, chance[seat]);
          plot->most = MAX (plot->most, plot->points[seat][i]);
        }
    }
}

static RelaisSeat *
seat_of (RelaisScorePlot *plot, guint seat)
{
  return relais_match_nth_seat (plot->match, seat);
}

/* Shapes and dashes go with the colours, as on the board. */
static guint
kind_of (RelaisScorePlot *plot, guint seat)
{
  for (guint i = 0; relais_seat_colours[i] != NULL; i++)
    if (g_strcmp0 (relais_seat_colours[i], relais_seat_get_colour (seat_of (plot, seat))) == 0)
      return i;
  return seat;
}

/* --- Colours and measures --- */

static GdkRGBA
mix (GdkRGBA a, GdkRGBA b, float of_b)
{
  return (GdkRGBA) {
    a.red + (b.red - a.red) * of_b, a.green + (b.green - a.green) * of_b, a.blue + (b.blue - a.blue) * of_b, 1,
  };
}

static GdkRGBA
named_colour (GtkStyleContext *style, const char *name, const GdkRGBA *otherwise)
{
  GdkRGBA colour;

  if (!gtk_style_context_lookup_color (style, name, &colour))
    colour = *otherwise;
  return colour;
}

static void
find_colours (Drawing *d)
{
  GtkStyleContext *style = gtk_widget_get_style_context (d->widget);
  const char *art = relais_art_get_style (relais_art_get_default ());
  Colours *c = &d->colours;

  gtk_style_context_get_color (style, &c->ink);
  c->ground = named_colour (style, "popover_bg_color", relais_palette_get (art, RELAIS_COLOUR_HALO));
  c->dim = mix (c->ink, c->ground, 0.35f);
  c->grid = mix (c->ink, c->ground, 0.85f);
  for (guint seat = 0; seat < d->plot->seats; seat++)
    {
      guint kind = kind_of (d->plot, seat);
      g_autofree char *name = g_strdup_printf ("seat_%s", relais_seat_colours[kind]);

      /* Yellow on white is too faint for a thin line. */
      c->seat[seat] = mix (named_colour (style, name, relais_palette_trace (art, relais_seat_colours[kind])), c->ink, 0.2f);
    }
}

static void
set_text (Drawing *d, const char *text, int width, int *w, int *h)
{
  pango_layout_set_text (d->layout, text, -1);
  pango_layout_set_width (d->layout, width > 0 ? width * PANGO_SCALE : -1);
  pango_layout_set_ellipsize (d->layout, width > 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  pango_layout_get_pixel_size (d->layout, w, h);
}

static void
show_text (Drawing *d, double x, double y, const GdkRGBA *colour)
{
  gdk_cairo_set_source_rgba (d->cr, colour);
  cairo_move_to (d->cr, round (x), round (y));
  pango_cairo_show_layout (d->cr, d->layout);
}

/* 1, 2, 5, 10, 20, 50 ...: the first one with which there are few enough. */
static int
nice_step (int range, int most)
{
  static const int steps[] = { 1, 2, 5 };
  int power = 1;

  for (int i = 0;; i++)
    {
      int step = steps[i % 3] * power;

      if (range / step <= MAX (most, 1))
        return step;
      if (i % 3 == 2)
        power *= 10;
    }
}

/* --- Lines, marks and the legend --- */

static void
set_dashes (Drawing *d, guint kind)
{
  static const double dashes[RELAIS_MAX_SEATS][4] = { { 0 }, { 9, 3 }, { 2, 3 }, { 9, 3, 2, 3 } };
  static const int n[RELAIS_MAX_SEATS] = { 0, 2, 2, 4 };

  cairo_set_dash (d->cr, dashes[kind], n[kind], 0);
}

/* Disc, square, triangle, diamond. */
static void
draw_mark (Drawing *d, guint seat, double x, double y)
{
  const double r = MARK;

  cairo_new_path (d->cr);
  switch (kind_of (d->plot, seat))
    {
    case 0:
      cairo_arc (d->cr, x, y, r, 0, 2 * G_PI);
      break;
    case 1:
      cairo_rectangle (d->cr, x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8);
      break;
    case 2:
      cairo_move_to (d->cr, x, y - r * 1.2);
      cairo_line_to (d->cr, x + r * 1.2, y + r);
      cairo_line_to (d->cr, x - r * 1.2, y + r);
      break;
    default:
      cairo_move_to (d->cr, x, y - r * 1.3);
      cairo_line_to (d->cr, x + r * 1.3, y);
      cairo_line_to (d->cr, x, y + r * 1.3);
      cairo_line_to (d->cr, x - r * 1.3, y);
    }
  cairo_close_path (d->cr);
  gdk_cairo_set_source_rgba (d->cr, &d->colours.seat[seat]);
  cairo_fill_preserve (d->cr);
  gdk_cairo_set_source_rgba (d->cr, &d->colours.ground);
  cairo_set_dash (d->cr, NULL, 0, 0);
  cairo_set_line_width (d->cr, 1);
  cairo_stroke (d->cr);
}

static void
draw_sample (Drawing *d, guint seat, double x, double y)
{
  gdk_cairo_set_source_rgba (d->cr, &d->colours.seat[seat]);
  cairo_set_line_width (d->cr, 2.5);
  set_dashes (d, kind_of (d->plot, seat));
  cairo_move_to (d->cr, x, y);
  cairo_line_to (d->cr, x + SAMPLE - MARK, y);
  cairo_stroke (d->cr);
  draw_mark (d, seat, x + SAMPLE - MARK, y);
}

/* Items flow into lines. Returns the height; draws if there is a cairo context. */
static int
lay_legend (Drawing *d, int width, double top)
{
  double x = 0;
  double y = top;

  for (guint seat = 0; seat < d->plot->seats; seat++)
    {
      int w, h;

      set_text (d, relais_seat_get_bare_name (seat_of (d->plot, seat)), 0, &w, &h);
      if (w > NAME_WIDTH)
        set_text (d, relais_seat_get_bare_name (seat_of (d->plot, seat)), NAME_WIDTH, &w, &h);
      if (x > 0 && x + SAMPLE + GAP + w > width)
        {
          x = 0;
          y += d->line + GAP;
        }
      if (d->cr != NULL)
        {
          show_text (d, x + SAMPLE + GAP, y, &d->colours.ink);
          draw_sample (d, seat, x, y + d->line / 2.0);
        }
      x += SAMPLE + GAP + w + 3 * GAP;
    }
  return (int) (y - top) + d->line;
}

static void
begin (Drawing *d, RelaisScorePlot *plot, GtkWidget *widget, int width)
{
  g_autofree char *widest = NULL, *deepest = NULL;
  int w, w_low, legend;

  *d = (Drawing) { .plot = plot, .widget = widget, .layout = gtk_widget_create_pango_layout (widget, NULL) };
  d->step = nice_step (MAX (plot->most, 1) - plot->least, 6);
  d->top_points = (MAX (plot->most, 1) + d->step - 1) / d->step * d->step;
  d->low_points = (plot->least - d->step + 1) / d->step * d->step;
  widest = g_strdup_printf ("%d", d->top_points);
  deepest = relais_points_text (d->low_points);
  set_text (d, deepest, 0, &w_low, &d->line);
  set_text (d, widest, 0, &w, &d->line);
  legend = lay_legend (d, width, 0);
  d->area.left = MAX (w, w_low) + GAP;
  d->area.right = MAX (width - END, d->area.left + 1);
  d->area.top = d->line + GAP;
  d->area.bottom = d->area.top + PLOT_HEIGHT;
  /* Where there is more room, the lines get it. */
  if (gtk_widget_get_height (widget) > 0)
    d->area.bottom = MAX (d->area.top + 40, gtk_widget_get_height (widget) - legend - 2 * d->line - 5 * GAP);
}

static void
end (Drawing *d)
{
  g_clear_object (&d->layout);
}

int
relais_score_plot_height (RelaisScorePlot *plot, GtkWidget *widget, int width)
{
  Drawing d;
  int height;

  g_return_val_if_fail (plot != NULL, 0);

  begin (&d, plot, widget, width);
  height = d.line + GAP + PLOT_HEIGHT + 2 * d.line + 5 * GAP + lay_legend (&d, width, 0);
  end (&d);
  return height;
}

static double
x_of (const Drawing *d, guint i)
{
  return d->area.left + (d->area.right - d->area.left) * i / MAX (d->plot->turns, 1);
}

static double
y_of (const Drawing *d, int points)
{
  return d->area.bottom - (d->area.bottom - d->area.top) * (points - d->low_points) / (d->top_points - d->low_points);
}

int
relais_score_plot_pick (RelaisScorePlot *plot, GtkWidget *widget, double x)
{
  Drawing d;
  double at;

  g_return_val_if_fail (plot != NULL, 0);

  begin (&d, plot, widget, gtk_widget_get_width (widget));
  at = (x - d.area.left) / (d.area.right - d.area.left) * plot->turns;
  end (&d);
  return (int) CLAMP (round (at), 0, plot->turns);
}

/* --- Drawing --- */

static void
draw_axes (Drawing *d)
{
  int turns = (int) d->plot->turns;
  int w, h, across;

  cairo_set_line_width (d->cr, 1);
  for (int points = d->low_points; points <= d->top_points; points += d->step)
    {
      g_autofree char *text = relais_points_text (points);
      double y = round (y_of (d, points)) + 0.5;

      gdk_cairo_set_source_rgba (d->cr, points == 0 ? &d->colours.dim : &d->colours.grid);
      cairo_move_to (d->cr, d->area.left, y);
      cairo_line_to (d->cr, d->area.right, y);
      cairo_stroke (d->cr);
      set_text (d, text, 0, &w, &h);
      show_text (d, d->area.left - GAP - w, y - h / 2.0, &d->colours.dim);
    }
  set_text (d, d->plot->axis != NULL ? d->plot->axis : _("Points"), 0, &w, &h);
  show_text (d, 0, 0, &d->colours.dim);

  across = nice_step (turns, (int) (d->area.right - d->area.left) / 48);
  for (int turn = (d->plot->first + across - 1) / across * across; turn <= d->plot->first + turns; turn += across)
    {
      g_autofree char *text = g_strdup_printf ("%d", turn);
      double x = round (x_of (d, (guint) (turn - d->plot->first))) + 0.5;

      gdk_cairo_set_source_rgba (d->cr, &d->colours.dim);
      cairo_move_to (d->cr, x, d->area.bottom);
      cairo_line_to (d->cr, x, d->area.bottom + 4);
      cairo_stroke (d->cr);
      set_text (d, text, 0, &w, &h);
      show_text (d, x - w / 2.0, d->area.bottom + GAP, &d->colours.dim);
    }
  /* TRANSLATORS: the title of a chart's axis */
  set_text (d, C_("axis", "Turn"), 0, &w, &h);
  show_text (d, d->area.right - w, d->area.bottom + GAP + d->line, &d->colours.dim);
}

static void
draw_line (Drawing *d, guint seat)
{
  double last = 0;

  gdk_cairo_set_source_rgba (d->cr, &d->colours.seat[seat]);
  cairo_set_line_width (d->cr, 2.5);
  cairo_set_line_join (d->cr, CAIRO_LINE_JOIN_ROUND);
  set_dashes (d, kind_of (d->plot, seat));
  cairo_new_path (d->cr);
  /* However many turns there are, there are only so many pixels. */
  for (guint i = 0; i <= d->plot->turns; i++)
    if (i == 0 || i == d->plot->turns || x_of (d, i) - last >= 1)
      {
        last = x_of (d, i);
        cairo_line_to (d->cr, last, y_of (d, d->plot->points[seat][i]));
      }
  cairo_stroke (d->cr);
}

/* The most points first. */
static void
sort_seats (const RelaisScorePlot *plot, guint i, guint order[RELAIS_MAX_SEATS])
{
  for (guint seat = 0; seat < plot->seats; seat++)
    {
      guint at = seat;

      for (; at > 0 && plot->points[order[at - 1]][i] < plot->points[seat][i]; at--)
        order[at] = order[at - 1];
      order[at] = seat;
    }
}

/* What a box with this title, names and points needs. */
static double
box_width (Drawing *d, const char *title)
{
  double width = 0;
  int w, h;

  for (guint seat = 0; seat < d->plot->seats; seat++)
    {
      set_text (d, relais_seat_get_bare_name (seat_of (d->plot, seat)), 0, &w, &h);
      width = MAX (width, MIN (w, NAME_WIDTH));
    }
  set_text (d, "0000", 0, &w, &h);
  width += 4 * MARK + GAP + w;
  set_text (d, title, 0, &w, &h);
  return MAX (width, w) + 2 * PAD;
}

/* Beside a turn's line, names and points. */
static void
draw_box (Drawing *d, guint i, double x)
{
  g_autofree char *title = g_strdup_printf (_("After turn %d"), d->plot->first + (int) i);
  double width = box_width (d, title);
  double height = PAD * 2 + ((int) d->plot->seats + 1) * d->line;
  double left = x + 2 * GAP;
  double top = d->area.bottom - GAP - height;
  guint order[RELAIS_MAX_SEATS];
  int w, h;

  /* Points only grow: below the lines to come, or above those that were. */
  if (left + width > d->area.right + END)
    {
      left = MAX (x - 2 * GAP - width, 0);
      top = d->area.top + GAP;
    }
  cairo_rectangle (d->cr, left + 0.5, top + 0.5, width, height);
  gdk_cairo_set_source_rgba (d->cr, &d->colours.ground);
  cairo_fill_preserve (d->cr);
  gdk_cairo_set_source_rgba (d->cr, &d->colours.dim);
  cairo_stroke (d->cr);
  set_text (d, title, 0, &w, &h);
  show_text (d, left + PAD, top + PAD, &d->colours.ink);
  sort_seats (d->plot, i, order);
  for (guint k = 0; k < d->plot->seats; k++)
    {
      g_autofree char *points = relais_points_text (d->plot->points[order[k]][i]);
      double y = top + PAD + ((int) k + 1) * d->line;

      draw_mark (d, order[k], left + PAD + MARK, y + d->line / 2.0);
      set_text (d, relais_seat_get_bare_name (seat_of (d->plot, order[k])), NAME_WIDTH, &w, &h);
      show_text (d, left + PAD + 3 * MARK, y, &d->colours.ink);
      set_text (d, points, 0, &w, &h);
      show_text (d, left + width - PAD - w, y, &d->colours.ink);
    }
}

/* The values of a turn: a line down to its number, a mark on each line, and a
 * box. */
static void
draw_cursor (Drawing *d, guint i)
{
  double x = round (x_of (d, i)) + 0.5;

  gdk_cairo_set_source_rgba (d->cr, &d->colours.dim);
  cairo_set_dash (d->cr, NULL, 0, 0);
  cairo_set_line_width (d->cr, 1);
  cairo_move_to (d->cr, x, d->area.top);
  cairo_line_to (d->cr, x, d->area.bottom + 4);
  cairo_stroke (d->cr);
  for (guint seat = 0; seat < d->plot->seats; seat++)
    draw_mark (d, seat, x, y_of (d, d->plot->points[seat][i]));
  draw_box (d, i, x);
}

static void
draw_lines (Drawing *d, int cursor)
{
  const RelaisScorePlot *plot = d->plot;

  for (guint seat = 0; seat < plot->seats; seat++)
    draw_line (d, seat);
  for (guint seat = 0; seat < plot->seats; seat++)
    draw_mark (d, seat, x_of (d, plot->turns), y_of (d, plot->points[seat][plot->turns]));
  if (cursor >= 0 && (guint) cursor <= plot->turns)
    draw_cursor (d, (guint) cursor);
}

void
relais_score_plot_draw (RelaisScorePlot *plot, GtkWidget *widget, GtkSnapshot *snapshot, int cursor)
{
  int width = gtk_widget_get_width (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) gtk_widget_get_height (widget));
  Drawing d;

  g_return_if_fail (plot != NULL);

  begin (&d, plot, widget, width);
  find_colours (&d);
  d.cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  draw_axes (&d);
  lay_legend (&d, width, d.area.bottom + 2 * d.line + 4 * GAP);
  if (plot->ledger == NULL)
    draw_lines (&d, cursor);
  cairo_destroy (d.cr);
  end (&d);
}
