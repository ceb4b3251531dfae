/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-history-pane.h"

#include "app/kit/relais-focus.h"
#include "app/kit/relais-template.h"
#include "relais-clipboard.h"
#include "relais-history-line.h"

#define FRAMES 2                /* before rows are laid out */
#define MOST_FRAMES 30          /* a list too low for the row is left as it is */

struct _RelaisHistoryPane
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  RelaisHistory *history;
  gboolean following;           /* the selection follows the match, not the other way round */
  guint scroll_tick;
  guint frames;                 /* since there is a row to show */

  GtkStack *stack;
  GtkListView *list;
  GtkSingleSelection *selection;
};

enum
{
  PROP_MATCH = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisHistoryPane, relais_history_pane, GTK_TYPE_WIDGET)

/* The row of the position shown; there is none for the start and for a branch. */
static guint
find_shown (RelaisHistoryPane *self)
{
  RelaisNode *node = relais_match_get_shown_node (self->match);
  g_autoptr (RelaisHistoryRow) row = NULL;

  if (node->depth == 0)
    return GTK_INVALID_LIST_POSITION;
  row = g_list_model_get_item (G_LIST_MODEL (self->history), node->depth - 1);
  return row != NULL && relais_history_row_get_node (row) == node ? node->depth - 1 : GTK_INVALID_LIST_POSITION;
}

/* The row nearest to it: of the start the first one, of a branch the one that
 * it leaves. */
static guint
find_nearest (RelaisHistoryPane *self)
{
  const RelaisNode *node = relais_match_get_shown_node (self->match);
  guint position = find_shown (self);

  for (; position == GTK_INVALID_LIST_POSITION && node->depth > 0; node = node->parent)
    {
      g_autoptr (RelaisHistoryRow) row = g_list_model_get_item (G_LIST_MODEL (self->history), node->depth - 1);

      if (row != NULL && relais_history_row_get_node (row)->parent == node->parent)
        position = node->depth - 1;
    }
  return position != GTK_INVALID_LIST_POSITION ? position : 0;
}

/* Whole, where the list is seen. Only rows nearby have widgets. */
static gboolean
is_in_view (RelaisHistoryPane *self, guint position)
{
  g_autoptr (RelaisHistoryRow) wanted = g_list_model_get_item (G_LIST_MODEL (self->history), position);
  GtkWidget *list = GTK_WIDGET (self->list);

  for (GtkWidget *item = gtk_widget_get_first_child (list); item != NULL; item = gtk_widget_get_next_sibling (item))
    {
      GtkWidget *line = gtk_widget_get_first_child (item);
      g_autoptr (RelaisHistoryRow) row = NULL;
      graphene_rect_t bounds;

      if (RELAIS_IS_HISTORY_LINE (line))
        g_object_get (line, "row", &row, NULL);
      if (row != NULL && row == wanted)
        return gtk_widget_get_child_visible (item) && gtk_widget_compute_bounds (item, list, &bounds)
               && bounds.size.height > 0 && bounds.origin.y >= 0
               && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (list);
    }
  return FALSE;
}

/* New rows have no place in the list before it has been laid out, and how high
 * rows are that were never seen is only a guess: it is looked whether the list
 * came to the row, and asked again if it did not. */
static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RelaisHistoryPane *self = RELAIS_HISTORY_PANE (widget);
  guint nearest;

  self->frames++;
  if (self->frames <= FRAMES)
    return G_SOURCE_CONTINUE;
  if (self->frames <= MOST_FRAMES && g_list_model_get_n_items (G_LIST_MODEL (self->history)) > 0)
    {
      if (gtk_widget_get_height (GTK_WIDGET (self->list)) == 0)
        return G_SOURCE_CONTINUE;
      nearest = find_nearest (self);
      if (!is_in_view (self, nearest))
        {
          gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", nearest);
          return G_SOURCE_CONTINUE;
        }
    }
  self->scroll_tick = 0;
  return G_SOURCE_REMOVE;
}

static void
scroll (RelaisHistoryPane *self)
{
  self->frames = 0;
  if (self->scroll_tick == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->scroll_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
}

static void
follow (RelaisHistoryPane *self)
{
  self->following = TRUE;
  gtk_single_selection_set_selected (self->selection, find_shown (self));
  self->following = FALSE;
  gtk_stack_set_visible_child_name (self->stack,
                                    g_list_model_get_n_items (G_LIST_MODEL (self->history)) > 0 ? "list" : "empty");
  scroll (self);
}

static void
look_at (RelaisHistoryPane *self, guint position)
{
  g_autoptr (RelaisHistoryRow) row = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (row != NULL)
    relais_match_look (self->match, relais_history_row_get_node (row));
}

static void
on_selected (RelaisHistoryPane *self)
{
  if (!self->following && self->match != NULL)
    look_at (self, gtk_single_selection_get_selected (self->selection));
}

static void
on_activate (RelaisHistoryPane *self, guint position)
{
  look_at (self, position);
}

static void
on_copy (RelaisHistoryPane *self)
{
  if (self->match != NULL)
    relais_clipboard_copy_moves (GTK_WIDGET (self), self->match, NULL);
}

/* The list's widget around a line has the focus, not the line. */
static gboolean
on_line_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  GtkWidget *focus = relais_focus_get (widget);
  GtkWidget *line = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;

  return RELAIS_IS_HISTORY_LINE (line)
         && gtk_widget_activate_action (line, g_variant_get_string (args, NULL), NULL);
}

static void
set_match (RelaisHistoryPane *self, RelaisMatch *match)
{
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_set_object (&self->match, match);
  self->following = TRUE;
  gtk_single_selection_set_model (self->selection, NULL);
  g_clear_object (&self->history);
  self->following = FALSE;
  if (match == NULL)
    return;
  self->history = relais_history_new (match);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->history));
  /* The history is up to date before the pane hears of a change. */
  g_signal_connect_object (match, "applied", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "reset", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  follow (self);
}

static void
relais_history_pane_map (GtkWidget *widget)
{
  RelaisHistoryPane *self = RELAIS_HISTORY_PANE (widget);

  GTK_WIDGET_CLASS (relais_history_pane_parent_class)->map (widget);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  if (self->match != NULL)
    follow (self);
}

/* A list has two hundred rows ready even where nobody sees it. */
static void
relais_history_pane_unmap (GtkWidget *widget)
{
  RelaisHistoryPane *self = RELAIS_HISTORY_PANE (widget);

  if (self->scroll_tick != 0)
    gtk_widget_remove_tick_callback (widget, self->scroll_tick);
  self->scroll_tick = 0;
  gtk_list_view_set_model (self->list, NULL);
  GTK_WIDGET_CLASS (relais_history_pane_parent_class)->unmap (widget);
}

static void
relais_history_pane_dispose (GObject *object)
{
  RelaisHistoryPane *self = RELAIS_HISTORY_PANE (object);

  if (self->scroll_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->scroll_tick);
  self->scroll_tick = 0;
  if (self->selection != NULL)
    set_match (self, NULL);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_HISTORY_PANE);
  G_OBJECT_CLASS (relais_history_pane_parent_class)->dispose (object);
}

static void
relais_history_pane_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MATCH: g_value_set_object (value, RELAIS_HISTORY_PANE (object)->match); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_history_pane_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MATCH: set_match (RELAIS_HISTORY_PANE (object), g_value_get_object (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_history_pane_class_init (RelaisHistoryPaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = relais_history_pane_dispose;
  object_class->get_property = relais_history_pane_get_property;
  object_class->set_property = relais_history_pane_set_property;
  widget_class->map = relais_history_pane_map;
  widget_class->unmap = relais_history_pane_unmap;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, RELAIS_TYPE_MATCH,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RELAIS_TYPE_HISTORY_LINE);
  g_type_ensure (RELAIS_TYPE_HISTORY_ROW);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, on_line_key, "s", "line.menu");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, on_line_key, "s", "line.menu");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, on_line_key, "s", "line.copy");
  gtk_widget_class_set_css_name (widget_class, "historypane");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-history-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisHistoryPane, stack);
  gtk_widget_class_bind_template_child (widget_class, RelaisHistoryPane, list);
  gtk_widget_class_bind_template_child (widget_class, RelaisHistoryPane, selection);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_copy);
  gtk_widget_class_bind_template_callback (widget_class, on_selected);
}

static void
relais_history_pane_init (RelaisHistoryPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * relais_history_pane_get_history:
 *
 * Returns: (transfer none) (nullable)
 */
RelaisHistory *
relais_history_pane_get_history (RelaisHistoryPane *self)
{
  return self->history;
}
