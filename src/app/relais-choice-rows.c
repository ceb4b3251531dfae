/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-choice-rows.h"

#include "relais-choice-button.h"
#include "relais-choice-fold.h"

struct _RelaisChoiceRows
{
  RelaisRowsBox parent_instance;
};

G_DEFINE_TYPE (RelaisChoiceRows, relais_choice_rows, RELAIS_TYPE_ROWS_BOX)

/* What a button may get above its natural width, where there is room. */
#define MORE_WIDTH 110
#define ROWS 2

/* A button, the widths it could do with, and what it gets. */
typedef struct
{
  GtkWidget *child;
  int minimum;
  int snug;                     /* with its whole title */
  int natural;                  /* with all it says */
  int width;
  int row;
} Cell;

static RelaisChoiceFace *
face_of (GtkWidget *child)
{
  if (RELAIS_IS_CHOICE_FOLD (child))
    return relais_choice_fold_get_face (RELAIS_CHOICE_FOLD (child));
  return relais_choice_button_get_face (RELAIS_CHOICE_BUTTON (child));
}

static GArray *
list_cells (RelaisChoiceRows *self)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (Cell));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      Cell cell = { .child = child };

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &cell.minimum, &cell.natural, NULL, NULL);
      cell.snug = MIN (cell.natural, cell.minimum + relais_choice_face_snugness (face_of (child)));
      g_array_append_val (cells, cell);
    }
  return cells;
}

static Cell *
nth (GArray *cells, guint i)
{
  return &g_array_index (cells, Cell, i);
}

/* What a row from `first` to before `end` takes, with the room between. */
#define SUM(cells, first, end, field, spacing, sum)             \
  G_STMT_START                                                  \
  {                                                             \
    sum = (spacing) * ((int) (end) - (int) (first) - 1);        \
    for (guint i_ = (first); i_ < (end); i_++)                  \
      sum += nth ((cells), i_)->field;                          \
  }                                                             \
  G_STMT_END

/* Columns of one width. */
static void
set_columns (GArray *cells, int columns, int width, int spacing)
{
  for (guint i = 0; i < cells->len; i++)
    {
      nth (cells, i)->row = (int) i / columns;
      nth (cells, i)->width = (width - (columns - 1) * spacing) / columns;
    }
}

static gboolean
try_columns (GArray *cells, int width, int spacing)
{
  int wanted = 1, columns;

  for (guint i = 0; i < cells->len; i++)
    wanted = MAX (wanted, nth (cells, i)->natural);
  columns = CLAMP ((width + spacing) / (wanted + spacing), 1, (int) cells->len);
  if (wanted > width || ((int) cells->len + columns - 1) / columns > ROWS)
    return FALSE;
  set_columns (cells, columns, width, spacing);
  return TRUE;
}

/* What is too wide gives way, the widest first, so that as few as possible are
 * cut. */
static void
shrink (GArray *cells, guint first, guint end, int excess)
{
  while (excess > 0)
    {
      Cell *widest = NULL;

      for (guint i = first; i < end; i++)
        if (nth (cells, i)->width > nth (cells, i)->minimum
            && (widest == NULL || nth (cells, i)->width > widest->width))
          widest = nth (cells, i);
      if (widest == NULL)
        return;
      widest->width--;
      excess--;
    }
}

/* Whole titles first, then everybody's details, then what is left, evenly. */
static void
share_out (GArray *cells, guint first, guint end, int row, int width, int spacing)
{
  int snug, natural, left;

  SUM (cells, first, end, snug, spacing, snug);
  SUM (cells, first, end, natural, spacing, natural);
  left = width - snug;
  for (guint i = first; i < end; i++)
    {
      Cell *cell = nth (cells, i);

      cell->row = row;
      cell->width = cell->snug;
      if (natural <= width)
        cell->width = cell->natural + MIN ((width - natural) / (int) (end - first), MORE_WIDTH);
      else if (left > 0)
        cell->width += (cell->natural - cell->snug) * left / (natural - snug);
    }
  if (left < 0)
    shrink (cells, first, end, -left);
}

/* Two rows, as even as they can be; FALSE: not even the least fits. */
static gboolean
try_rows (GArray *cells, int width, int spacing)
{
  guint best = 1;
  int least = G_MAXINT, sum;

  for (guint end = 1; end < cells->len; end++)
    {
      int first, second;

      SUM (cells, 0, end, snug, spacing, first);
      SUM (cells, end, cells->len, snug, spacing, second);
      if (MAX (first, second) >= least)
        continue;
      least = MAX (first, second);
      best = end;
    }
  SUM (cells, 0, best, minimum, spacing, sum);
  if (sum > width)
    return FALSE;
  SUM (cells, best, cells->len, minimum, spacing, sum);
  if (sum > width)
    return FALSE;
  share_out (cells, 0, best, 0, width, spacing);
  share_out (cells, best, cells->len, 1, width, spacing);
  return TRUE;
}

/* Returns: how many rows there are */
static int
plan (GArray *cells, int width, int spacing)
{
  int all, least = 1;

  if (cells->len == 0)
    return 0;
  SUM (cells, 0, cells->len, natural, spacing, all);
  if (all <= width || cells->len == 1)
    share_out (cells, 0, cells->len, 0, width, spacing);
  else if (!try_columns (cells, width, spacing) && !try_rows (cells, width, spacing))
    {
      for (guint i = 0; i < cells->len; i++)
        least = MAX (least, nth (cells, i)->minimum);
      set_columns (cells, CLAMP ((width + spacing) / (least + spacing), 1, (int) cells->len), width, spacing);
    }
  return nth (cells, cells->len - 1)->row + 1;
}

static int
row_height (GArray *cells)
{
  int highest = 0;

  for (guint i = 0; i < cells->len; i++)
    {
      int height;

      gtk_widget_measure (nth (cells, i)->child, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
      highest = MAX (highest, height);
    }
  return highest;
}

static void
relais_choice_rows_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  RelaisChoiceRows *self = RELAIS_CHOICE_ROWS (widget);
  int spacing = relais_rows_box_get_spacing (RELAIS_ROWS_BOX (self));
  g_autoptr (GArray) cells = list_cells (self);
  int least = 0, all = 0;

  (void) minimum_baseline;
  (void) natural_baseline;
  for (guint i = 0; i < cells->len; i++)
    {
      least = MAX (least, nth (cells, i)->minimum);
      all += nth (cells, i)->natural + (i > 0 ? spacing : 0);
    }
  *minimum = least;
  *natural = all;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = relais_choice_rows_height (self, plan (cells, MAX (for_size < 0 ? all : for_size, least), spacing));
}

static void
relais_choice_rows_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RelaisChoiceRows *self = RELAIS_CHOICE_ROWS (widget);
  int spacing = relais_rows_box_get_spacing (RELAIS_ROWS_BOX (self));
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  g_autoptr (GArray) cells = list_cells (self);
  int high = row_height (cells);
  int x = 0, row = 0;

  (void) height;
  (void) baseline;
  plan (cells, width, spacing);
  for (guint i = 0; i < cells->len; i++)
    {
      const Cell *cell = nth (cells, i);

      if (cell->row != row)
        x = 0;
      row = cell->row;
      gtk_widget_size_allocate (cell->child,
                                &(GtkAllocation) { mirrored ? width - x - cell->width : x, row * (high + spacing),
                                                   cell->width, high }, -1);
      x += cell->width + spacing;
    }
}

static void
relais_choice_rows_class_init (RelaisChoiceRowsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = relais_choice_rows_measure;
  widget_class->size_allocate = relais_choice_rows_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "choicerows");
}

static void
relais_choice_rows_init (RelaisChoiceRows *self)
{
  (void) self;
}

int
relais_choice_rows_height (RelaisChoiceRows *self, int rows)
{
  int spacing = relais_rows_box_get_spacing (RELAIS_ROWS_BOX (self));
  g_autoptr (GArray) cells = list_cells (self);

  return rows > 0 ? rows * row_height (cells) + (rows - 1) * spacing : 0;
}
