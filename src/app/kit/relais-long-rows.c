/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-long-rows.h"

#include <string.h>

#include "relais-focus.h"

#define FIRST_HEIGHT 96         /* before any is known */
#define MOST_BETWEEN 16         /* rows that come between others at once; more are made when they are seen */

/* Where they are */

guint
relais_long_rows_count (RelaisLongRows *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->heights->len;
}

int
relais_long_rows_height (RelaisLongRows *self, guint position)
{
  int known;

  g_return_val_if_fail (self != NULL, 0);

  known = g_array_index (self->heights, int, position);
  return known > 0 ? known : self->guess > 0 ? self->guess : FIRST_HEIGHT;
}

int
relais_long_rows_height_before (RelaisLongRows *self, guint position)
{
  int sum = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < position; i++)
    sum += relais_long_rows_height (self, i);
  return sum;
}

guint
relais_long_rows_at (RelaisLongRows *self, int y)
{
  guint i = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (int below = relais_long_rows_height (self, 0); i + 1 < self->heights->len && below <= y; below += relais_long_rows_height (self, ++i))
    ;
  return i;
}

static gboolean
is_kept_above (RelaisLongRows *self)
{
  return self->kept != NULL && self->kept_position < self->first;
}

GtkWidget *
relais_long_rows_get (RelaisLongRows *self, guint position)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->kept != NULL && position == self->kept_position)
    return self->kept;
  if (position < self->first || position >= self->first + self->n)
    return NULL;
  return GTK_WIDGET (gtk_list_box_get_row_at_index (self->box, (int) (position - self->first) + (is_kept_above (self) ? 1 : 0)));
}

static guint
position_of (RelaisLongRows *self, GtkWidget *row)
{
  if (row == NULL)
    return GTK_INVALID_LIST_POSITION;
  if (row == self->kept)
    return self->kept_position;
  return self->first + (guint) (gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) - (is_kept_above (self) ? 1 : 0));
}

gboolean
relais_long_rows_has_all (RelaisLongRows *self)
{
  g_return_val_if_fail (self != NULL, FALSE);
  return self->n == self->heights->len;
}

static gboolean
has_keyboard (GtkWidget *widget)
{
  GtkWidget *focus = relais_focus_get (widget);

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

guint
relais_long_rows_focused (RelaisLongRows *self)
{
  GtkWidget *row;

  g_return_val_if_fail (self != NULL, 0);

  row = gtk_widget_get_focus_child (GTK_WIDGET (self->box));
  return row != NULL && has_keyboard (row) ? position_of (self, row) : GTK_INVALID_LIST_POSITION;
}

/* They come and go */

static int
measure_row (GtkWidget *row, int width)
{
  int height;

  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

static void
note_height (RelaisLongRows *self, guint position)
{
  if (self->width > 0)
    g_array_index (self->heights, int, position) = measure_row (relais_long_rows_get (self, position), self->width);
}

/* Beside those that there are, or as the first one. */
static void
add_row (RelaisLongRows *self, guint position)
{
  g_autoptr (GObject) item = NULL;

  if (self->n == 0)
    self->first = position;
  if (self->kept != NULL && self->kept_position == position)
    self->kept = NULL;
  else
    {
      guint before = (position < self->first ? 0 : position - self->first) + (self->kept != NULL && self->kept_position < position ? 1 : 0);

      item = g_list_model_get_item (self->model, position);
      gtk_list_box_insert (self->box, self->kind.make (item, self->data), (int) before);
    }
  self->first = MIN (self->first, position);
  self->n++;
  note_height (self, position);
}

static void
drop_kept (RelaisLongRows *self)
{
  GtkWidget *kept = g_steal_pointer (&self->kept);

  if (kept != NULL)
    gtk_list_box_remove (self->box, kept);
}

/* The first or the last. */
static void
drop_row (RelaisLongRows *self, guint position)
{
  GtkWidget *row = relais_long_rows_get (self, position);
  gboolean keep = has_keyboard (row);

  if (!keep)
    gtk_list_box_remove (self->box, row);
  else
    drop_kept (self);
  if (position == self->first)
    self->first++;
  self->n--;
  if (keep)
    {
      self->kept = row;
      self->kept_position = position;
    }
}

gboolean
relais_long_rows_have (RelaisLongRows *self, guint from, guint to, guint slack, guint most)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->kept != NULL && !has_keyboard (self->kept))
    drop_kept (self);
  while (self->n > 0 && self->first + slack < from)
    drop_row (self, self->first);
  while (self->n > 0 && self->first + self->n > to + slack)
    drop_row (self, self->first + self->n - 1);
  /* Nothing is left between them. */
  while (self->n > 0 && (self->first + self->n < from || self->first > to))
    drop_row (self, self->first);
  for (; most > 0 && self->n > 0 && self->first > from; most--)
    add_row (self, self->first - 1);
  for (; most > 0 && (self->n == 0 || self->first + self->n < to); most--)
    add_row (self, self->n > 0 ? self->first + self->n : from);
  return self->first <= from && self->first + self->n >= to;
}

/* Rows that came between others, or went from between them. */
static void
fill_gap (RelaisLongRows *self, guint position, guint added, guint behind)
{
  if (added <= MOST_BETWEEN)
    for (guint i = position; i < position + added; i++)
      {
        g_autoptr (GObject) item = g_list_model_get_item (self->model, i);

        gtk_list_box_insert (self->box, self->kind.make (item, self->data), (int) (i - self->first) + (is_kept_above (self) ? 1 : 0));
        self->n++;
        note_height (self, i);
      }
  self->n += behind;
  if (added > MOST_BETWEEN)
    {
      /* As if they were those behind the gap, which they are. */
      self->first += added;
      for (guint i = 0; i < behind; i++)
        drop_row (self, self->first + self->n - 1);
      self->first -= added;
    }
}

void
relais_long_rows_change (RelaisLongRows *self, guint position, guint removed, guint added)
{
  guint end;
  guint gap;
  guint gap_end;
  guint above;
  guint behind;

  g_return_if_fail (self != NULL);

  end = self->first + self->n;
  gap = CLAMP (position, self->first, end);
  gap_end = CLAMP (position + removed, self->first, end);
  above = gap - self->first;
  behind = end - gap_end;
  for (guint i = gap; i < gap_end; i++)
    gtk_list_box_remove (self->box, relais_long_rows_get (self, gap));
  if (self->kept != NULL && self->kept_position >= position && self->kept_position < position + removed)
    drop_kept (self);
  else if (self->kept != NULL && self->kept_position >= position + removed)
    self->kept_position += added - removed;
  if (removed > 0)
    g_array_remove_range (self->heights, position, removed);
  if (added > 0)
    {
      g_autofree int *unknown = g_new0 (int, added);

      g_array_insert_vals (self->heights, position, unknown, added);
    }
  if (above == 0)
    {
      self->first = behind > 0 ? gap_end + added - removed : 0;
      self->n = behind;
    }
  else
    {
      self->n = above;
      if (behind > 0)
        fill_gap (self, position, added, behind);
    }
}

/* Of rows that are seen at another width than before. */
static void
forget_heights (RelaisLongRows *self, int width)
{
  memset (self->heights->data, 0, self->heights->len * sizeof (int));
  self->width = width;
  self->guess = 0;
}

void
relais_long_rows_note_heights (RelaisLongRows *self, int width)
{
  g_return_if_fail (self != NULL);

  if (width != self->width)
    forget_heights (self, width);
  for (guint i = self->first; i < self->first + self->n; i++)
    note_height (self, i);
  if (self->kept != NULL)
    note_height (self, self->kept_position);
  /* Were it told anew with each row, all the others would move. */
  if (self->guess == 0 && self->n > 0)
    {
      int all = relais_long_rows_height_before (self, self->first + self->n) - relais_long_rows_height_before (self, self->first);

      self->guess = (all + (int) self->n / 2) / (int) self->n;
    }
}

int
relais_long_rows_top (RelaisLongRows *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return relais_long_rows_height_before (self, self->first) - (is_kept_above (self) ? relais_long_rows_height (self, self->kept_position) : 0);
}

int
relais_long_rows_whole (RelaisLongRows *self, int box_height, int width)
{
  int whole;

  g_return_val_if_fail (self != NULL, 0);

  whole = box_height + relais_long_rows_height_before (self, self->first);
  if (self->kept != NULL)
    whole -= measure_row (self->kept, width);
  for (guint i = self->first + self->n; i < self->heights->len; i++)
    whole += relais_long_rows_height (self, i);
  return whole;
}

void
relais_long_rows_init (RelaisLongRows *self, GtkListBox *box)
{
  g_return_if_fail (self != NULL);
  *self = (RelaisLongRows) { .box = box, .heights = g_array_new (FALSE, TRUE, sizeof (int)) };
}

void
relais_long_rows_clear (RelaisLongRows *self)
{
  g_clear_object (&self->model);
  g_clear_pointer (&self->heights, g_array_unref);
}
