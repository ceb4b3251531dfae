/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-prompt-layout.h"

struct _RelaisPromptLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_TYPE (RelaisPromptLayout, relais_prompt_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
line_height (GtkWidget *label)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int height = PANGO_PIXELS_CEIL (pango_font_metrics_get_ascent (metrics) + pango_font_metrics_get_descent (metrics));

  pango_font_metrics_unref (metrics);
  return height;
}

/* A line of the question and those of the remark, or two of the question. */
static int
whole_height (GtkWidget *question, GtkWidget *remark)
{
  int line = line_height (question);

  return line + MAX (line, gtk_label_get_lines (GTK_LABEL (remark)) * line_height (remark));
}

static int
height_of (GtkWidget *label, int width)
{
  int height;

  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static void
relais_prompt_layout_measure (GtkLayoutManager *manager,
                              GtkWidget        *widget,
                              GtkOrientation    orientation,
                              int               for_size,
                              int              *minimum,
                              int              *natural,
                              int              *minimum_baseline,
                              int              *natural_baseline)
{
  GtkWidget *question = gtk_widget_get_first_child (widget);
  GtkWidget *remark = gtk_widget_get_last_child (widget);
  int least, wanted;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = whole_height (question, remark);
      return;
    }
  gtk_widget_measure (question, orientation, -1, minimum, natural, NULL, NULL);
  gtk_widget_measure (remark, orientation, -1, &least, &wanted, NULL, NULL);
  *minimum = MAX (*minimum, least);
  *natural = MAX (*natural, wanted);
}

static void
relais_prompt_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *question = gtk_widget_get_first_child (widget);
  GtkWidget *remark = gtk_widget_get_last_child (widget);
  int asked = height_of (question, width);
  int told = gtk_widget_should_layout (remark) ? height_of (remark, width) : 0;
  int y;

  if (asked + told > MAX (height, whole_height (question, remark)))
    told = 0;
  gtk_widget_set_child_visible (remark, told > 0);
  y = MAX ((height - asked - told) / 2, 0);
  gtk_widget_size_allocate (question, &(GtkAllocation) { 0, y, width, asked }, -1);
  if (told > 0)
    gtk_widget_size_allocate (remark, &(GtkAllocation) { 0, y + asked, width, told }, -1);
}

static GtkSizeRequestMode
relais_prompt_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
relais_prompt_layout_class_init (RelaisPromptLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = relais_prompt_layout_measure;
  layout_class->allocate = relais_prompt_layout_allocate;
  layout_class->get_request_mode = relais_prompt_layout_get_request_mode;
}

static void
relais_prompt_layout_init (RelaisPromptLayout *self)
{
}
