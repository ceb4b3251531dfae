/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-choice-rows.h"

#include "relais-choice-button.h"
#include "relais-choice-fold.h"

struct _RelaisChoiceRows
{
  RelaisRowsBox parent_instance;

  int usual_height;             /* of a row, when there was one last */
};

G_DEFINE_TYPE (RelaisChoiceRows, relais_choice_rows, RELAIS_TYPE_ROWS_BOX)

/* What there is room for in any case. */
#define USUAL_ROWS 2
#define MOST_ROWS 3
#define MOST_ROWS_TALL 6
/* In one row a button gets no more than that: few of them need not fill it. */
#define WIDEST 420
/* Before anything was asked. */
#define LOW_ROW 40

/* A board is that high for its width, and so much is above and below it. */
#define BOARD_PROPORTION .625
#define AROUND_BOARD 130
/* Of a window whose board is lower than it could be. */
#define SHARE (1 / 3.)

/* A button, the width it has to have, and what it gets. */
typedef struct
{
  GtkWidget *child;
  RelaisChoiceFace *face;
  int around;                   /* the face */
  int minimum;
  int wanted;
  int width;
  guint row;
} Cell;

/* What buttons want in a number of rows, in the order in which it is tried. */
static const struct
{
  guint rows;
  int (*wanted) (RelaisChoiceFace *face);
} attempts[] = {
  { 1, relais_choice_face_width_of_all },
  { 2, relais_choice_face_width_of_all },
  { 2, relais_choice_face_width_in_two },
  { 3, relais_choice_face_width_in_two },
  { 4, relais_choice_face_width_in_two },
  { 2, relais_choice_face_width_in_three },
  { 3, relais_choice_face_width_in_three },
  { 4, relais_choice_face_width_in_three },
  { 5, relais_choice_face_width_in_three },
  { 6, relais_choice_face_width_in_three },
};

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
      Cell cell = { .child = child, .face = face_of (child) };
      int face;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (GTK_WIDGET (cell.face), GTK_ORIENTATION_HORIZONTAL, -1, &face, NULL, NULL, NULL);
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &cell.minimum, NULL, NULL, NULL);
      cell.around = cell.minimum - face;
      g_array_append_val (cells, cell);
    }
  return cells;
}

static Cell *
nth (GArray *cells, guint i)
{
  return &g_array_index (cells, Cell, i);
}

static int
spacing_of (RelaisChoiceRows *self)
{
  return relais_rows_box_get_spacing (RELAIS_ROWS_BOX (self));
}

/* How many of so many cells are in the nth of so many rows, evenly: the first
 * rows have one more. */
static guint
share_of (guint cells, guint rows, guint nth_row)
{
  return cells / rows + (nth_row < cells % rows);
}

/* Hands out all of the width of a row, to the last pixel. */
static void
share_out (GArray *cells, guint first, guint end, int room)
{
  int n = (int) (end - first);

  for (guint i = first; i < end; i++)
    nth (cells, i)->width += room / n + ((int) (i - first) < room % n);
}

/* Of one width within a row. */
static gboolean
try_even (GArray *cells, guint rows, int width, int spacing)
{
  guint first = 0;

  for (guint row = 0; row < rows; row++)
    {
      guint end = first + share_of (cells->len, rows, row);
      int room = width - (int) (end - first - 1) * spacing;

      for (guint i = first; i < end; i++)
        {
          if (nth (cells, i)->wanted > room / (int) (end - first))
            return FALSE;
          nth (cells, i)->row = row;
          nth (cells, i)->width = 0;
        }
      share_out (cells, first, end, room);
      first = end;
    }
  return TRUE;
}

static int
wanted_of (GArray *cells, guint first, guint end, int spacing)
{
  int sum = (int) (end - first - 1) * spacing;

  for (guint i = first; i < end; i++)
    sum += nth (cells, i)->wanted;
  return sum;
}

/* What the widest of so many rows takes when they are divided as well as can be;
 * @ends: where each of them ends. */
static int
divide (GArray *cells, guint first, guint rows, int spacing, guint *ends)
{
  int least = G_MAXINT;

  if (rows == 1)
    {
      *ends = cells->len;
      return wanted_of (cells, first, cells->len, spacing);
    }
  for (guint end = first + 1; end + rows - 1 <= cells->len; end++)
    {
      guint others[MOST_ROWS_TALL];
      int own = wanted_of (cells, first, end, spacing);
      int widest = own < least ? MAX (own, divide (cells, end, rows - 1, spacing, others)) : least;

      if (widest >= least)
        continue;
      least = widest;
      ends[0] = end;
      memcpy (ends + 1, others, sizeof (guint) * (rows - 1));
    }
  return least;
}

/* The widest gives way first, so that as few as possible are cut. */
static void
shrink (GArray *cells, guint first, guint end, int excess)
{
  for (; excess > 0; excess--)
    {
      Cell *widest = NULL;

      for (guint i = first; i < end; i++)
        if (nth (cells, i)->width > nth (cells, i)->minimum
            && (widest == NULL || nth (cells, i)->width > widest->width))
          widest = nth (cells, i);
      if (widest == NULL)
        return;
      widest->width--;
    }
}

/* Each as wide as it has to be, and what is left for all alike. */
static void
set_rows (GArray *cells, guint rows, const guint *ends, int width, int spacing)
{
  guint first = 0;

  for (guint row = 0; row < rows; first = ends[row++])
    {
      int left = width - wanted_of (cells, first, ends[row], spacing);

      for (guint i = first; i < ends[row]; i++)
        {
          nth (cells, i)->row = row;
          nth (cells, i)->width = nth (cells, i)->wanted;
        }
      if (left >= 0)
        share_out (cells, first, ends[row], left);
      else
        shrink (cells, first, ends[row], -left);
    }
}

static gboolean
try_rows (GArray *cells, guint rows, int width, int spacing)
{
  guint ends[MOST_ROWS_TALL];

  if (try_even (cells, rows, width, spacing))
    return TRUE;
  if (divide (cells, 0, rows, spacing, ends) > width)
    return FALSE;
  set_rows (cells, rows, ends, width, spacing);
  return TRUE;
}

static void
want (GArray *cells, int (*wanted) (RelaisChoiceFace *face))
{
  for (guint i = 0; i < cells->len; i++)
    nth (cells, i)->wanted = MAX (nth (cells, i)->minimum, nth (cells, i)->around + wanted (nth (cells, i)->face));
}

static int
cell_height (const Cell *cell, int width)
{
  int height;

  gtk_widget_measure (cell->child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static int
row_height (GArray *cells, guint row)
{
  int highest = 0;

  for (guint i = 0; i < cells->len; i++)
    if (nth (cells, i)->row == row)
      highest = MAX (highest, cell_height (nth (cells, i), nth (cells, i)->width));
  return highest;
}

static guint
count_rows (GArray *cells)
{
  return cells->len > 0 ? nth (cells, cells->len - 1)->row + 1 : 0;
}

static int
whole_height (GArray *cells, int spacing)
{
  guint rows = count_rows (cells);
  int height = rows > 0 ? ((int) rows - 1) * spacing : 0;

  for (guint row = 0; row < rows; row++)
    height += row_height (cells, row);
  return height;
}

/* So many rows, each of two lines. */
static int
height_of_rows (RelaisChoiceRows *self, int rows)
{
  return rows * self->usual_height + (rows - 1) * spacing_of (self);
}

static int
window_height (RelaisChoiceRows *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  int width, height = root != NULL ? gtk_widget_get_height (GTK_WIDGET (root)) : 0;

  /* before it is shown */
  if (height == 0 && GTK_IS_WINDOW (root))
    gtk_window_get_default_size (GTK_WINDOW (root), &width, &height);
  return height;
}

/* What a board as wide as the rows leaves. */
static int
left_by_board (RelaisChoiceRows *self, int width)
{
  return window_height (self) - (int) (width * BOARD_PROPORTION) - AROUND_BOARD;
}

/* @crowded: many rows may cost the board some of its size */
static gboolean
is_allowed (RelaisChoiceRows *self, GArray *cells, int width, gboolean crowded)
{
  guint rows = count_rows (cells);

  if (rows > MOST_ROWS && !crowded && left_by_board (self, width) < height_of_rows (self, (int) rows))
    return FALSE;
  return whole_height (cells, spacing_of (self)) <= relais_choice_rows_most_height (self, width);
}

/* Nothing fits: as many rows as there may be, and what is too wide is cut; only
 * where not even the least of all fits are there more rows. */
static void
squeeze (RelaisChoiceRows *self, GArray *cells, int width)
{
  int spacing = spacing_of (self);
  int columns = (width + spacing) / (nth (cells, 0)->minimum + spacing);
  guint ends[MOST_ROWS_TALL] = { 0 };
  guint rows;

  want (cells, relais_choice_face_width_in_three);
  for (rows = MIN (MOST_ROWS_TALL, cells->len); rows > 0; rows--)
    {
      divide (cells, 0, rows, spacing, ends);
      set_rows (cells, rows, ends, width, spacing);
      if (rows <= USUAL_ROWS || is_allowed (self, cells, width, TRUE))
        break;
    }
  for (guint i = 0; i < cells->len; i++)
    columns = MIN (columns, (width + spacing) / (nth (cells, i)->minimum + spacing));
  columns = MAX (columns, 1);
  if ((int) share_of (cells->len, rows, 0) <= columns && ends[0] <= (guint) columns)
    return;
  for (guint i = 0; i < cells->len; i++)
    {
      nth (cells, i)->row = i / (guint) columns;
      nth (cells, i)->width = (width - (columns - 1) * spacing) / columns;
    }
}

/* FALSE: something would be cut. */
static gboolean
try_all (RelaisChoiceRows *self, GArray *cells, int width, gboolean crowded)
{
  for (gsize i = 0; i < G_N_ELEMENTS (attempts); i++)
    {
      if (attempts[i].rows > cells->len && cells->len > 1)
        continue;
      want (cells, attempts[i].wanted);
      if (try_rows (cells, MIN (attempts[i].rows, cells->len), width, spacing_of (self))
          && is_allowed (self, cells, width, crowded))
        return TRUE;
    }
  return FALSE;
}

static void
plan (RelaisChoiceRows *self, GArray *cells, int width)
{
  if (cells->len == 0)
    return;
  self->usual_height = cell_height (nth (cells, 0), -1);
  if (!try_all (self, cells, width, FALSE) && !try_all (self, cells, width, TRUE))
    squeeze (self, cells, width);
  for (guint i = 0; i < cells->len && count_rows (cells) == 1; i++)
    nth (cells, i)->width = MIN (nth (cells, i)->width, MAX (WIDEST, nth (cells, i)->wanted));
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
  g_autoptr (GArray) cells = list_cells (self);
  int least = 0, all = 0;

  want (cells, relais_choice_face_width_of_all);
  for (guint i = 0; i < cells->len; i++)
    {
      least = MAX (least, nth (cells, i)->minimum);
      all += nth (cells, i)->wanted + (i > 0 ? spacing_of (self) : 0);
    }
  *minimum = least;
  *natural = all;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  plan (self, cells, MAX (for_size < 0 ? all : for_size, least));
  *minimum = *natural = MAX (whole_height (cells, spacing_of (self)), height_of_rows (self, USUAL_ROWS));
}

/* What is left is shared by the rows, which get half as high again at most; then
 * they stand in the middle. */
static void
relais_choice_rows_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RelaisChoiceRows *self = RELAIS_CHOICE_ROWS (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  g_autoptr (GArray) cells = list_cells (self);
  int spacing = spacing_of (self);
  int x = 0, y, high, left, more;

  if (cells->len == 0)
    return;
  plan (self, cells, width);
  left = MAX (height - whole_height (cells, spacing), 0);
  more = MIN (left / (int) count_rows (cells), self->usual_height / 2);
  y = (left - more * (int) count_rows (cells)) / 2;
  high = row_height (cells, 0) + more;
  for (guint i = 0; i < cells->len; i++)
    {
      const Cell *cell = nth (cells, i);

      if (i > 0 && cell->row != nth (cells, i - 1)->row)
        {
          x = 0;
          y += high + spacing;
          high = row_height (cells, cell->row) + more;
        }
      gtk_widget_size_allocate (cell->child,
                                &(GtkAllocation) { mirrored ? width - x - cell->width : x, y, cell->width, high }, -1);
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
  self->usual_height = LOW_ROW;
}

int
relais_choice_rows_most_height (RelaisChoiceRows *self, int width)
{
  int share = (int) (window_height (self) * SHARE);

  return MAX (MAX (share, left_by_board (self, width)), height_of_rows (self, USUAL_ROWS));
}
