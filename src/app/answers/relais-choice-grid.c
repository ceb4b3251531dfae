/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-choice-grid.h"

#include "relais-choice-face.h"

#define MOST_COLUMNS 8
/* Of two lines. */
#define LEAST_ROWS 3
#define MOST_ROWS 6
/* Around the cells, in the style. */
#define PADDING 8

/* A board is that high for its width, and so much is above and below it. */
#define BOARD_PROPORTION .625
#define AROUND_BOARD 130

struct _RelaisChoiceGrid
{
  GtkWidget parent_instance;

  GPtrArray *cells;             /* of GtkWidget or NULL, by places */
  GtkWidget *closing;
  GtkWidget *sample;            /* never seen: what a button with usual words takes */
  RelaisChoiceFace *face;       /* of the sample */
  int spacing;
};

G_DEFINE_TYPE (RelaisChoiceGrid, relais_choice_grid, GTK_TYPE_WIDGET)

static int
wanted_width (RelaisChoiceGrid *self)
{
  int natural;

  gtk_widget_measure (self->sample, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static int
height_of_rows (RelaisChoiceGrid *self, int rows, int high)
{
  return rows * high + (rows - 1) * self->spacing;
}

/* With one line, and with two. */
static void
measure_row (RelaisChoiceGrid *self, int *one, int *two)
{
  gtk_widget_measure (self->sample, GTK_ORIENTATION_VERTICAL, wanted_width (self), one, two, NULL, NULL);
}

static int
window_height (RelaisChoiceGrid *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  int width, height = root != NULL ? gtk_widget_get_height (GTK_WIDGET (root)) : 0;

  /* before it is shown */
  if (height == 0 && GTK_IS_WINDOW (root))
    gtk_window_get_default_size (GTK_WINDOW (root), &width, &height);
  return height;
}

/* More than the least only in what a board as wide as the rows leaves. Who asks for no width (AdwFlap) wants to know what has to be
 * there in any case. */
static int
count_usual_rows (RelaisChoiceGrid *self, int width)
{
  int left = window_height (self) - (int) (width * BOARD_PROPORTION) - AROUND_BOARD;
  int one, two;

  if (width < 0)
    return LEAST_ROWS;
  measure_row (self, &one, &two);
  return CLAMP ((left + self->spacing) / (two + self->spacing), LEAST_ROWS, MOST_ROWS);
}

static int
usual_height (RelaisChoiceGrid *self, int width)
{
  int one, two;

  measure_row (self, &one, &two);
  return height_of_rows (self, count_usual_rows (self, width), two);
}

static int
count_cells (RelaisChoiceGrid *self)
{
  return (int) self->cells->len + (self->closing != NULL);
}

static int
count_rows (RelaisChoiceGrid *self, int columns)
{
  return MAX (1, (count_cells (self) + columns - 1) / columns);
}

/* Few are wide; as many as there is room for, if one row is enough; else so many that
 * the rows have two lines, but wide ones. */
static int
count_columns (RelaisChoiceGrid *self, int width)
{
  int narrow = wanted_width (self);
  int most = CLAMP ((width + self->spacing) / (narrow + self->spacing), 1, MOST_COLUMNS);
  int few = MAX (1, (width + self->spacing) / (narrow * 3 / 2 + self->spacing));
  int rows = count_usual_rows (self, width);

  if (count_cells (self) <= few)
    return few;
  if (count_cells (self) <= most)
    return most;
  return CLAMP ((count_cells (self) + rows - 1) / rows, MIN (few, most), most);
}

/* Of all words of all answers. */
static int
height_of_words (RelaisChoiceGrid *self, int width)
{
  int columns = count_columns (self, width);
  int wide = (width - (columns - 1) * self->spacing) / columns;
  int high = 0;

  for (guint i = 0; i <= self->cells->len; i++)
    {
      GtkWidget *cell = i < self->cells->len ? self->cells->pdata[i] : self->closing;
      int wanted = 0;

      if (cell != NULL)
        gtk_widget_measure (cell, GTK_ORIENTATION_VERTICAL, wide, NULL, &wanted, NULL, NULL);
      high = MAX (high, wanted);
    }
  return height_of_rows (self, count_rows (self, columns), high);
}

static void
relais_choice_grid_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  RelaisChoiceGrid *self = RELAIS_CHOICE_GRID (widget);
  int one, two, width;

  gtk_widget_measure (self->sample, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  width = MAX (for_size, *minimum);
  measure_row (self, &one, &two);
  *natural = MAX (usual_height (self, width), height_of_rows (self, count_rows (self, count_columns (self, width)), one));
  *minimum = MIN (*natural, height_of_words (self, width));
}

static GtkSizeRequestMode
relais_choice_grid_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A single row is twice as high at most, and stands in the middle, but never
 * far from the question. */
static void
relais_choice_grid_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RelaisChoiceGrid *self = RELAIS_CHOICE_GRID (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int columns = count_columns (self, width), rows = count_rows (self, columns);
  int wide = (width - (columns - 1) * self->spacing) / columns;
  int one, two, high, top;

  measure_row (self, &one, &two);
  high = MIN ((height - (rows - 1) * self->spacing) / rows, 2 * two);
  top = MIN ((height - height_of_rows (self, rows, high)) / 2, one / 2);
  for (int i = 0; i < rows * columns; i++)
    {
      GtkWidget *cell = i < (int) self->cells->len ? self->cells->pdata[i] : NULL;
      int column = mirrored ? columns - 1 - i % columns : i % columns;

      if (i == rows * columns - 1 && self->closing != NULL)
        cell = self->closing;
      if (cell != NULL)
        gtk_widget_size_allocate (cell, &(GtkAllocation) { column * (wide + self->spacing),
                                                           top + i / columns * (high + self->spacing), wide, high }, -1);
    }
}

static void
relais_choice_grid_dispose (GObject *object)
{
  RelaisChoiceGrid *self = RELAIS_CHOICE_GRID (object);
  GtkWidget *child;

  g_ptr_array_set_size (self->cells, 0);
  self->closing = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (relais_choice_grid_parent_class)->dispose (object);
}

static void
relais_choice_grid_finalize (GObject *object)
{
  g_ptr_array_unref (RELAIS_CHOICE_GRID (object)->cells);
  G_OBJECT_CLASS (relais_choice_grid_parent_class)->finalize (object);
}

static void
relais_choice_grid_class_init (RelaisChoiceGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_choice_grid_dispose;
  G_OBJECT_CLASS (klass)->finalize = relais_choice_grid_finalize;
  widget_class->measure = relais_choice_grid_measure;
  widget_class->get_request_mode = relais_choice_grid_get_request_mode;
  widget_class->size_allocate = relais_choice_grid_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "choicegrid");
}

/* A column is for some words, a row for two lines; neither for what is asked. */
static void
make_sample (RelaisChoiceGrid *self)
{
  self->face = g_object_new (RELAIS_TYPE_CHOICE_FACE, NULL);
  relais_choice_face_set_words (self->face, "nnnnnnnnnnn", "nnnnnnnnnnnnnnnnn");
  self->sample = g_object_new (GTK_TYPE_BOX, "css-name", "button", "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (self->sample, "choice");
  gtk_box_append (GTK_BOX (self->sample), GTK_WIDGET (self->face));
  gtk_widget_set_parent (self->sample, GTK_WIDGET (self));
  gtk_widget_set_child_visible (self->sample, FALSE);
}

static void
relais_choice_grid_init (RelaisChoiceGrid *self)
{
  self->cells = g_ptr_array_new ();
  make_sample (self);
}

static gboolean
is_cell (RelaisChoiceGrid *self, GtkWidget *widget)
{
  return widget == self->sample || widget == self->closing || g_ptr_array_find (self->cells, widget, NULL);
}

static GtkWidget *
put_after (RelaisChoiceGrid *self, GtkWidget *cell, GtkWidget *previous)
{
  if (cell == NULL)
    return previous;
  if (gtk_widget_get_parent (cell) == NULL || gtk_widget_get_prev_sibling (cell) != previous)
    gtk_widget_insert_after (cell, GTK_WIDGET (self), previous);
  return cell;
}

void
relais_choice_grid_set_cells (RelaisChoiceGrid *self, GPtrArray *cells, GtkWidget *closing)
{
  GtkWidget *previous, *child;

  g_return_if_fail (RELAIS_IS_CHOICE_GRID (self));

  previous = self->sample;
  g_ptr_array_set_size (self->cells, 0);
  g_ptr_array_extend (self->cells, cells, NULL, NULL);
  self->closing = closing;
  for (guint i = 0; i < cells->len; i++)
    previous = put_after (self, cells->pdata[i], previous);
  put_after (self, closing, previous);
  for (child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, is_cell (self, child));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
relais_choice_grid_set_compact (RelaisChoiceGrid *self, gboolean compact)
{
  g_return_if_fail (RELAIS_IS_CHOICE_GRID (self));

  self->spacing = compact ? 4 : 8;
  relais_choice_face_set_compact (self->face, compact);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

int
relais_choice_grid_get_height (RelaisChoiceGrid *self, int width)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE_GRID (self), 0);
  return usual_height (self, width - PADDING) + PADDING;
}

int
relais_choice_grid_get_least_height (RelaisChoiceGrid *self, int width)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE_GRID (self), 0);

  if (width < 0)
    return relais_choice_grid_get_height (self, width);
  width = MAX (width - PADDING, wanted_width (self));
  return MIN (height_of_words (self, width), usual_height (self, width)) + PADDING;
}
