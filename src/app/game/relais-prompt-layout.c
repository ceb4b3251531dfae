/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-prompt-layout.h"

/* Of the remark: more than that is not read. */
#define MOST_LINES 3

struct _RelaisPromptLayout
{
  GtkLayoutManager parent_instance;

  int least;
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

/* A line of the question and the least of the remark, or two of the question. */
static int
least_height (RelaisPromptLayout *self, GtkWidget *question, GtkWidget *remark)
{
  int line = line_height (question);

  return line + MAX (line, self->least * line_height (remark));
}

static int
height_of (GtkWidget *label, int width)
{
  int height;

  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

/* An inscription says nothing about how much room its words want. */
static int
count_lines (GtkWidget *remark, int width)
{
  const char *words = gtk_inscription_get_text (GTK_INSCRIPTION (remark));
  g_autoptr (PangoLayout) layout = NULL;

  if (words == NULL || *words == '\0' || !gtk_widget_should_layout (remark))
    return 0;
  layout = gtk_widget_create_pango_layout (remark, words);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  return MIN (pango_layout_get_line_count (layout), MOST_LINES);
}

static int
wanted_height (GtkWidget *question, GtkWidget *remark, int width)
{
  return height_of (question, width) + count_lines (remark, width) * line_height (remark);
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
      *minimum = *natural = least_height (RELAIS_PROMPT_LAYOUT (manager), question, remark);
      if (for_size > 0)
        *natural = MAX (*minimum, wanted_height (question, remark, for_size));
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
  int line = line_height (remark);
  int left = MAX (height, least_height (RELAIS_PROMPT_LAYOUT (manager), question, remark)) - asked;
  int told = MIN (count_lines (remark, width), MAX (left / line, 0)) * line;
  int y = MAX ((height - asked - told) / 2, 0);

  gtk_widget_set_child_visible (remark, told > 0);
  gtk_widget_size_allocate (question, &(GtkAllocation) { 0, y, width, asked }, -1);
  if (told > 0)
    gtk_widget_size_allocate (remark, &(GtkAllocation) { 0, y + asked, width, told }, -1);
}

static GtkSizeRequestMode
relais_prompt_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
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
  self->least = 1;
}

void
relais_prompt_layout_set_least (RelaisPromptLayout *self, int lines)
{
  g_return_if_fail (RELAIS_IS_PROMPT_LAYOUT (self));
  g_return_if_fail (lines > 0);

  self->least = lines;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
