/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-long-list.h"

#include "relais-long-rows.h"

#define FIRST_ROWS 1            /* before it is known how many are seen; more come at once if there is room */
#define A_MOMENT 10000          /* microseconds in which rows are made in one turn of the main loop; at least one is */
#define AROUND 8                /* rows on both sides of one that is brought, and left beyond what is needed */
#define FRAMES 2                /* before rows are laid out */
#define MOST_FRAMES 30

struct _RelaisLongList
{
  GtkWidget parent_instance;

  GtkListBox *box;
  RelaisLongRows rows;

  GtkAdjustment *scroll;        /* of the page */
  guint source;                 /* looks what is seen now */
  int priority;                 /* with which it does */
  guint wanted;                 /* to be seen, when it has its place; or GTK_INVALID_LIST_POSITION */
  gboolean focusing;            /* only as long as it has the keyboard */
  guint tick;
  guint frames;
};

enum
{
  PROP_TITLE = 1,
  N_PROPS
};

enum
{
  ROW_ACTIVATED,
  ROW_REACHED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisLongList, relais_long_list, GTK_TYPE_WIDGET)

/* What is seen */

static gboolean
is_laid_out (GtkWidget *row)
{
  return row != NULL && gtk_widget_get_height (row) > 0;
}

static GtkViewport *
viewport_of (RelaisLongList *self)
{
  return GTK_VIEWPORT (gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_VIEWPORT));
}

/* The part of the list that is in view, from its top; FALSE: it is nowhere yet. */
static gboolean
find_view (RelaisLongList *self, int *top, int *page)
{
  GtkViewport *viewport = viewport_of (self);
  GtkWidget *page_child = viewport != NULL ? gtk_viewport_get_child (viewport) : NULL;
  graphene_rect_t bounds;

  /* Within what is scrolled, which has not come to its place yet when the page was just scrolled. */
  if (self->scroll == NULL || self->rows.width == 0 || page_child == NULL
      || !gtk_widget_compute_bounds (GTK_WIDGET (self), page_child, &bounds))
    return FALSE;
  *top = (int) gtk_adjustment_get_value (self->scroll) - gtk_widget_get_margin_top (page_child) - (int) bounds.origin.y;
  *page = (int) gtk_adjustment_get_page_size (self->scroll);
  return *page > 0;
}

static void
scroll_to (RelaisLongList *self, guint position)
{
  int top, page, y;
  double above;

  if (!find_view (self, &top, &page))
    return;
  y = relais_long_rows_height_before (&self->rows, position);
  above = gtk_adjustment_get_value (self->scroll) - top + y;
  gtk_adjustment_clamp_page (self->scroll, above, above + relais_long_rows_height (&self->rows, position));
}

/* Not if somebody has gone on meanwhile. */
static gboolean
is_wanted (RelaisLongList *self)
{
  return self->wanted < relais_long_rows_count (&self->rows)
         && (!self->focusing || self->wanted == relais_long_rows_focused (&self->rows));
}

static void
tell_seen (RelaisLongList *self, GtkWidget *row, gboolean seen)
{
  static const char key[] = "relais-long-list-seen";

  if (seen == (g_object_get_data (G_OBJECT (row), key) != NULL))
    return;
  g_object_set_data (G_OBJECT (row), key, GINT_TO_POINTER (seen));
  if (self->rows.kind.see != NULL)
    self->rows.kind.see (row, seen, self->rows.data);
}

static void
tell_all_seen (RelaisLongList *self, int top, int bottom)
{
  int y = relais_long_rows_height_before (&self->rows, self->rows.first);

  for (guint i = self->rows.first; i < self->rows.first + self->rows.n; i++)
    {
      GtkWidget *row = relais_long_rows_get (&self->rows, i);

      tell_seen (self, row, y + relais_long_rows_height (&self->rows, i) > top && y < bottom);
      gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_POS_IN_SET, (int) i + 1,
                                      GTK_ACCESSIBLE_RELATION_SET_SIZE, (int) relais_long_rows_count (&self->rows), -1);
      y += relais_long_rows_height (&self->rows, i);
    }
  if (self->rows.kept != NULL)
    tell_seen (self, self->rows.kept, FALSE);
}

/* What was only guessed above the view turns out higher or lower; what is seen
 * stays where it is. */
static void
keep_in_place (RelaisLongList *self, guint position, int y)
{
  int moved = relais_long_rows_height_before (&self->rows, position) - y;

  if (moved != 0 && self->scroll != NULL && self->wanted == GTK_INVALID_LIST_POSITION)
    gtk_adjustment_set_value (self->scroll, gtk_adjustment_get_value (self->scroll) + moved);
}

/* Before it is known how wide rows are. */
static void
make_first (RelaisLongList *self)
{
  guint count = relais_long_rows_count (&self->rows);
  guint last = self->wanted < count ? self->wanted + 1 : 0;
  guint from = last > FIRST_ROWS ? last - FIRST_ROWS : 0;

  if (self->rows.n == 0)
    relais_long_rows_have (&self->rows, from, MIN (from + FIRST_ROWS, count), 0, FIRST_ROWS);
}

static gboolean on_time_to_look (gpointer user_data);

static void
look_again (RelaisLongList *self, int priority)
{
  if (self->source != 0 && self->priority <= priority)
    return;
  g_clear_handle_id (&self->source, g_source_remove);
  self->priority = priority;
  self->source = g_idle_add_full (priority, on_time_to_look, self, NULL);
}

/* Not while things are laid out, but before they are drawn the next time. */
static void
look_soon (RelaisLongList *self)
{
  look_again (self, G_PRIORITY_HIGH_IDLE);
}

/* As many as there is time for, which are all but the slowest: anything may be
 * in a row. FALSE: there are more to come. */
static gboolean
make_some (RelaisLongRows *rows, int top, int bottom, guint slack, gint64 end)
{
  gboolean all = FALSE;

  while (!all && g_get_monotonic_time () < end)
    all = relais_long_rows_have (rows, relais_long_rows_at (rows, top), relais_long_rows_at (rows, bottom) + 1, slack, 1);
  return all;
}

/* What is seen has its rows before the next frame, or of the slowest one with
 * each, which lays it out and draws it; what is a page around it when there is
 * time. */
static void
make_seen (RelaisLongList *self, int top, int page)
{
  gint64 end = g_get_monotonic_time () + A_MOMENT;

  if (!make_some (&self->rows, top, top + page, relais_long_rows_count (&self->rows), end)
      || !make_some (&self->rows, top - page, top + 2 * page, AROUND, end))
    look_again (self, G_PRIORITY_DEFAULT_IDLE);
}

static void
look (RelaisLongList *self)
{
  int top, page, y;
  guint seen;

  if (relais_long_rows_count (&self->rows) == 0)
    return;
  if (is_wanted (self))
    scroll_to (self, self->wanted);
  if (!find_view (self, &top, &page))
    {
      make_first (self);
      return;
    }
  seen = relais_long_rows_at (&self->rows, top);
  y = relais_long_rows_height_before (&self->rows, seen);
  make_seen (self, top, page);
  if (top > 0)
    keep_in_place (self, seen, y);
  tell_all_seen (self, top, top + page);
}

static gboolean
on_time_to_look (gpointer user_data)
{
  RelaisLongList *self = user_data;

  self->source = 0;
  look (self);
  return G_SOURCE_REMOVE;
}

/* Rows to be seen */

/* It would scroll to where a row is not yet. */
static void
leave_scrolling (RelaisLongList *self, gboolean leave)
{
  GtkViewport *viewport = viewport_of (self);

  if (viewport != NULL)
    gtk_viewport_set_scroll_to_focus (viewport, !leave);
}

/* Where the page can be scrolled to is known when it was laid out again. */
static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RelaisLongList *self = RELAIS_LONG_LIST (widget);

  self->frames++;
  if (is_wanted (self))
    {
      scroll_to (self, self->wanted);
      look_soon (self);
      if (self->frames <= FRAMES || (self->frames <= MOST_FRAMES && !is_laid_out (relais_long_rows_get (&self->rows, self->wanted))))
        return G_SOURCE_CONTINUE;
    }
  self->wanted = GTK_INVALID_LIST_POSITION;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
want (RelaisLongList *self, guint position, gboolean focusing)
{
  self->wanted = position;
  self->focusing = focusing;
  self->frames = 0;
  scroll_to (self, position);
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
}

/* Makes a row, and scrolls there. */
static void
bring (RelaisLongList *self, guint position)
{
  guint from = position > AROUND ? position - AROUND : 0;

  if (relais_long_rows_get (&self->rows, position) == NULL || relais_long_rows_get (&self->rows, position) == self->rows.kept)
    relais_long_rows_have (&self->rows, from, MIN (position + AROUND, relais_long_rows_count (&self->rows)), 0, 2 * AROUND);
  want (self, position, TRUE);
}

void
relais_long_list_show (RelaisLongList *self, guint position)
{
  g_return_if_fail (position < relais_long_rows_count (&self->rows));
  want (self, position, FALSE);
  look_soon (self);
}

GtkWidget *
relais_long_list_get_row (RelaisLongList *self, guint position)
{
  g_return_val_if_fail (RELAIS_IS_LONG_LIST (self), NULL);
  return relais_long_rows_get (&self->rows, position);
}

gboolean
relais_long_list_focus (RelaisLongList *self, guint position)
{
  GtkWidget *row;
  gboolean done;

  g_return_val_if_fail (RELAIS_IS_LONG_LIST (self), FALSE);

  if (position >= relais_long_rows_count (&self->rows))
    return FALSE;
  row = relais_long_rows_get (&self->rows, position);
  if (row != self->rows.kept && (is_laid_out (row) || (row != NULL && self->rows.width == 0)))
    return gtk_widget_grab_focus (row);
  leave_scrolling (self, TRUE);
  bring (self, position);
  done = gtk_widget_grab_focus (relais_long_rows_get (&self->rows, position));
  leave_scrolling (self, FALSE);
  return done;
}

/* The list goes on where there are no rows yet. */
static gboolean
move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  RelaisLongList *self = RELAIS_LONG_LIST (widget);
  gboolean back = direction == GTK_DIR_UP || direction == GTK_DIR_TAB_BACKWARD;
  guint position = relais_long_rows_focused (&self->rows);
  gboolean done;

  if (relais_long_rows_has_all (&self->rows) || (position != GTK_INVALID_LIST_POSITION && self->rows.kept == NULL))
    return gtk_widget_child_focus (GTK_WIDGET (self->box), direction);
  if (position == GTK_INVALID_LIST_POSITION)
    position = back ? relais_long_rows_count (&self->rows) - 1 : 0;
  leave_scrolling (self, TRUE);
  bring (self, position);
  done = gtk_widget_child_focus (GTK_WIDGET (self->box), direction);
  leave_scrolling (self, FALSE);
  if (done && relais_long_rows_focused (&self->rows) != GTK_INVALID_LIST_POSITION)
    bring (self, relais_long_rows_focused (&self->rows));
  return done;
}

/* How many rows are a page from one. */
static int
page_from (RelaisLongList *self, guint position, int count)
{
  int step = count < 0 ? -1 : 1;
  int at = (int) position;
  int top, page;

  if (!find_view (self, &top, &page))
    return step;
  for (int left = page * ABS (count); left > 0 && at + step >= 0 && at + step < (int) relais_long_rows_count (&self->rows); at += step)
    left -= relais_long_rows_height (&self->rows, (guint) at);
  return at - (int) position;
}

/* The box knows only the rows that there are. */
static void
on_move_cursor (GtkListBox *box, GtkMovementStep step, int count, gboolean extend, gboolean modify, RelaisLongList *self)
{
  guint from = relais_long_rows_focused (&self->rows);
  guint last = relais_long_rows_count (&self->rows) - 1;
  gint64 to;

  if (from == GTK_INVALID_LIST_POSITION)
    return;
  switch (step)
    {
    case GTK_MOVEMENT_BUFFER_ENDS: to = count < 0 ? 0 : last; break;
    case GTK_MOVEMENT_PAGES: to = (gint64) from + page_from (self, from, count); break;
    case GTK_MOVEMENT_DISPLAY_LINES: to = (gint64) from + count; break;
    default: return;
    }
  /* From the ends one comes to what is beside the list. */
  if (to < 0 || to > last)
    return;
  g_signal_stop_emission_by_name (box, "move-cursor");
  if (relais_long_list_focus (self, (guint) to) && !modify)
    g_signal_emit (self, signals[ROW_REACHED], 0, relais_long_rows_get (&self->rows, (guint) to));
}

/* The model */

static void
on_items_changed (GListModel *model, guint position, guint removed, guint added, RelaisLongList *self)
{
  relais_long_rows_change (&self->rows, position, removed, added);
  look (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
on_row_activated (RelaisLongList *self, GtkListBoxRow *row)
{
  g_signal_emit (self, signals[ROW_ACTIVATED], 0, row);
}

/* The widget */

static GtkSizeRequestMode
relais_long_list_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
relais_long_list_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  RelaisLongList *self = RELAIS_LONG_LIST (widget);

  *minimum_baseline = *natural_baseline = -1;
  gtk_widget_measure (GTK_WIDGET (self->box), orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || relais_long_rows_has_all (&self->rows))
    return;
  *minimum = relais_long_rows_whole (&self->rows, *minimum, for_size);
  *natural = *minimum;
}

static void
relais_long_list_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RelaisLongList *self = RELAIS_LONG_LIST (widget);
  int box_height;

  relais_long_rows_note_heights (&self->rows, width);
  gtk_widget_measure (GTK_WIDGET (self->box), GTK_ORIENTATION_VERTICAL, width, &box_height, NULL, NULL, NULL);
  gtk_widget_allocate (GTK_WIDGET (self->box), width, box_height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, (float) relais_long_rows_top (&self->rows))));
  look_soon (self);
}

static void
relais_long_list_map (GtkWidget *widget)
{
  RelaisLongList *self = RELAIS_LONG_LIST (widget);
  GtkWidget *pane = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  GTK_WIDGET_CLASS (relais_long_list_parent_class)->map (widget);
  if (pane != NULL)
    {
      self->scroll = g_object_ref (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (pane)));
      g_signal_connect_object (self->scroll, "value-changed", G_CALLBACK (look_soon), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->scroll, "changed", G_CALLBACK (look_soon), self, G_CONNECT_SWAPPED);
    }
  look_soon (self);
}

static void
stop (RelaisLongList *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  self->wanted = GTK_INVALID_LIST_POSITION;
  if (self->scroll != NULL)
    g_signal_handlers_disconnect_by_data (self->scroll, self);
  g_clear_object (&self->scroll);
}

static void
relais_long_list_unmap (GtkWidget *widget)
{
  RelaisLongList *self = RELAIS_LONG_LIST (widget);

  stop (self);
  for (guint i = self->rows.first; i < self->rows.first + self->rows.n; i++)
    tell_seen (self, relais_long_rows_get (&self->rows, i), FALSE);
  GTK_WIDGET_CLASS (relais_long_list_parent_class)->unmap (widget);
}

static void
relais_long_list_dispose (GObject *object)
{
  RelaisLongList *self = RELAIS_LONG_LIST (object);

  stop (self);
  if (self->box != NULL)
    {
      relais_long_list_set_model (self, NULL, NULL, NULL);
      gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->box)));
    }
  G_OBJECT_CLASS (relais_long_list_parent_class)->dispose (object);
}

static void
relais_long_list_finalize (GObject *object)
{
  relais_long_rows_clear (&RELAIS_LONG_LIST (object)->rows);
  G_OBJECT_CLASS (relais_long_list_parent_class)->finalize (object);
}

static void
relais_long_list_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisLongList *self = RELAIS_LONG_LIST (object);

  switch (id)
    {
    case PROP_TITLE:
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_PROPERTY_LABEL, g_value_get_string (value), -1);
      break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_long_list_class_init (RelaisLongListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = relais_long_list_dispose;
  object_class->finalize = relais_long_list_finalize;
  object_class->set_property = relais_long_list_set_property;
  widget_class->get_request_mode = relais_long_list_get_request_mode;
  widget_class->measure = relais_long_list_measure;
  widget_class->size_allocate = relais_long_list_size_allocate;
  widget_class->map = relais_long_list_map;
  widget_class->unmap = relais_long_list_unmap;
  widget_class->focus = move_focus;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[ROW_ACTIVATED] = g_signal_new ("row-activated", RELAIS_TYPE_LONG_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, GTK_TYPE_LIST_BOX_ROW);
  signals[ROW_REACHED] = g_signal_new ("row-reached", RELAIS_TYPE_LONG_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, GTK_TYPE_LIST_BOX_ROW);
  gtk_widget_class_set_css_name (widget_class, "longlist");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
relais_long_list_init (RelaisLongList *self)
{
  self->wanted = GTK_INVALID_LIST_POSITION;
  self->box = GTK_LIST_BOX (gtk_list_box_new ());
  relais_long_rows_init (&self->rows, self->box);
  gtk_list_box_set_selection_mode (self->box, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "boxed-list");
  gtk_widget_set_parent (GTK_WIDGET (self->box), GTK_WIDGET (self));
  g_signal_connect_object (self->box, "row-activated", G_CALLBACK (on_row_activated), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->box, "move-cursor", G_CALLBACK (on_move_cursor), self, 0);
}

GtkWidget *
relais_long_list_new (const char *title)
{
  return g_object_new (RELAIS_TYPE_LONG_LIST, "title", title, NULL);
}

/**
 * relais_long_list_set_model:
 * @model: (nullable)
 * @rows: (nullable): only without a model
 */
void
relais_long_list_set_model (RelaisLongList *self, GListModel *model, const RelaisLongListRows *rows, gpointer data)
{
  g_return_if_fail (RELAIS_IS_LONG_LIST (self));

  if (self->rows.model != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->rows.model, self);
      on_items_changed (self->rows.model, 0, relais_long_rows_count (&self->rows), 0, self);
    }
  g_set_object (&self->rows.model, model);
  if (model == NULL)
    return;
  self->rows.kind = *rows;
  self->rows.data = data;
  g_signal_connect_object (model, "items-changed", G_CALLBACK (on_items_changed), self, 0);
  on_items_changed (model, 0, 0, g_list_model_get_n_items (model), self);
}

GtkListBox *
relais_long_list_get_box (RelaisLongList *self)
{
  g_return_val_if_fail (RELAIS_IS_LONG_LIST (self), NULL);
  return self->box;
}
