/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-bar-chart.h"

#define HEIGHT 150              /* of bars side by side */
#define ROW 26                  /* of a bar below another */
#define BAR 14
#define GAP 6
#define WIDEST 36               /* of bars side by side */

struct _RelaisBarChart
{
  GtkWidget parent_instance;

  char **labels;                /* NULL: side by side */
  int *values;
  guint n;
  int least, most;              /* 0 among them */
};

G_DEFINE_TYPE (RelaisBarChart, relais_bar_chart, GTK_TYPE_WIDGET)

typedef struct
{
  GtkSnapshot *snapshot;
  PangoLayout *layout;
  GdkRGBA ink, grid, bar;
  int width, height;
} Drawing;

static void
begin (RelaisBarChart *self, Drawing *d, GtkSnapshot *snapshot)
{
  GtkStyleContext *style = gtk_widget_get_style_context (GTK_WIDGET (self));

  *d = (Drawing) { .snapshot = snapshot, .layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL),
                   .width = gtk_widget_get_width (GTK_WIDGET (self)), .height = gtk_widget_get_height (GTK_WIDGET (self)) };
  gtk_style_context_get_color (style, &d->ink);
  if (!gtk_style_context_lookup_color (style, "accent_bg_color", &d->bar))
    d->bar = d->ink;
  d->grid = d->ink;
  d->grid.alpha *= 0.25f;
}

/* @width: at most; 0: as it comes. Returns the width. */
static int
lay (Drawing *d, const char *text, int width, int *height)
{
  int w;

  pango_layout_set_text (d->layout, text, -1);
  pango_layout_set_width (d->layout, width > 0 ? width * PANGO_SCALE : -1);
  pango_layout_set_ellipsize (d->layout, width > 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  pango_layout_get_pixel_size (d->layout, &w, height);
  return w;
}

static void
show (Drawing *d, double x, double y)
{
  gtk_snapshot_save (d->snapshot);
  gtk_snapshot_translate (d->snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_layout (d->snapshot, d->layout, &d->ink);
  gtk_snapshot_restore (d->snapshot);
}

static void
fill (Drawing *d, const GdkRGBA *colour, double x, double y, double width, double height)
{
  gtk_snapshot_append_color (d->snapshot, colour, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height));
}

/* With the highest and the lowest number at the side. */
static void
draw_columns (RelaisBarChart *self, Drawing *d)
{
  g_autofree char *most = g_strdup_printf ("%d", self->most), *least = g_strdup_printf ("%d", self->least);
  int line, left = MAX (lay (d, least, 0, &line), lay (d, most, 0, &line)) + GAP;
  double top = line / 2.0, bottom = d->height - line / 2.0;
  double step = MIN ((d->width - left) / (double) self->n, WIDEST);
  double unit = (bottom - top) / MAX (self->most - self->least, 1);
  double zero = bottom + self->least * unit;

  show (d, 0, 0);
  lay (d, least, 0, &line);
  show (d, 0, d->height - line);
  fill (d, &d->grid, left, top, d->width - left, 1);
  fill (d, &d->grid, left, zero, d->width - left, 1);
  for (guint i = 0; i < self->n; i++)
    {
      double y = zero - self->values[i] * unit;

      fill (d, &d->bar, left + i * step + 1, MIN (y, zero), MAX (step - 2, 1), MAX (y > zero ? y - zero : zero - y, 1));
    }
}

static void
draw_rows (RelaisBarChart *self, Drawing *d)
{
  int label = d->width * 2 / 5, line;
  g_autofree char *most = g_strdup_printf ("%d", self->most);
  int number = lay (d, most, 0, &line) + GAP;
  double room = MAX (d->width - label - number - GAP, 1);

  for (guint i = 0; i < self->n; i++)
    {
      g_autofree char *value = g_strdup_printf ("%d", self->values[i]);
      double length = room * self->values[i] / MAX (self->most, 1);
      double y = i * ROW;

      lay (d, self->labels[i], label - GAP, &line);
      show (d, 0, y + (ROW - line) / 2.0);
      fill (d, &d->bar, label, y + (ROW - BAR) / 2.0, MAX (length, 1), BAR);
      lay (d, value, 0, &line);
      show (d, label + length + GAP, y + (ROW - line) / 2.0);
    }
}

static void
relais_bar_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RelaisBarChart *self = RELAIS_BAR_CHART (widget);
  Drawing d;

  if (self->n == 0)
    return;
  begin (self, &d, snapshot);
  if (self->labels != NULL)
    draw_rows (self, &d);
  else
    draw_columns (self, &d);
  g_object_unref (d.layout);
}

static void
relais_bar_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  RelaisBarChart *self = RELAIS_BAR_CHART (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 120;
      *natural = 320;
    }
  else
    *minimum = *natural = self->labels != NULL ? (int) self->n * ROW : HEIGHT;
}

static void
relais_bar_chart_finalize (GObject *object)
{
  RelaisBarChart *self = RELAIS_BAR_CHART (object);

  g_strfreev (self->labels);
  g_free (self->values);
  G_OBJECT_CLASS (relais_bar_chart_parent_class)->finalize (object);
}

static void
relais_bar_chart_class_init (RelaisBarChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = relais_bar_chart_finalize;
  widget_class->snapshot = relais_bar_chart_snapshot;
  widget_class->measure = relais_bar_chart_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
relais_bar_chart_init (RelaisBarChart *self)
{
}

void
relais_bar_chart_set (RelaisBarChart *self, const char *const *labels, const int *values, guint n, int whole, const char *description)
{
  g_return_if_fail (RELAIS_IS_BAR_CHART (self) && (n == 0 || values != NULL) && description != NULL);

  g_strfreev (self->labels);
  g_free (self->values);
  self->labels = g_strdupv ((char **) labels);
  self->values = g_memdup2 (values, n * sizeof *values);
  self->n = n;
  self->most = MAX (whole, 0);
  self->least = 0;
  for (guint i = 0; i < n; i++)
    {
      self->most = MAX (self->most, values[i]);
      self->least = MIN (self->least, values[i]);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
