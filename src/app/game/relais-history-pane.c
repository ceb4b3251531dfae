/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-history-pane.h"

#include "app/art/relais-following.h"
#include "app/kit/relais-focus.h"
#include "app/kit/relais-long-list.h"
#include "app/old-gtk/relais-template.h"
#include "relais-history-line.h"

struct _RelaisHistoryPane
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  RelaisHistory *history;

  GtkStack *stack;
  RelaisLongList *list;
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

/* A row of the list, which has the focus, around the line. */

static RelaisHistoryRow *
row_of (gpointer list_row)
{
  GtkWidget *line = gtk_list_box_row_get_child (list_row);
  g_autoptr (RelaisHistoryRow) row = NULL;

  g_object_get (line, "row", &row, NULL);
  return row;
}

static GtkWidget *
make_row (gpointer item, gpointer data)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *line = g_object_new (RELAIS_TYPE_HISTORY_LINE, NULL);

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  /* Now it has a row that can be told to readers. */
  g_object_set (line, "row", item, NULL);
  return row;
}

/* It may have come only now. */
static void
see_row (GtkWidget *row, gboolean seen, gpointer data)
{
  RelaisHistoryPane *self = data;

  if (seen && relais_history_row_get_shown (row_of (row)))
    gtk_list_box_select_row (relais_long_list_get_box (self->list), GTK_LIST_BOX_ROW (row));
}

static const RelaisLongListRows rows = { make_row, see_row };

static void
select_shown (RelaisHistoryPane *self)
{
  guint position = find_shown (self);
  GtkWidget *row = position != GTK_INVALID_LIST_POSITION ? relais_long_list_get_row (self->list, position) : NULL;

  gtk_list_box_select_row (relais_long_list_get_box (self->list), row != NULL ? GTK_LIST_BOX_ROW (row) : NULL);
}

static void
follow (RelaisHistoryPane *self)
{
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (self->history)) > 0;

  gtk_stack_set_visible_child_name (self->stack, any ? "list" : "empty");
  if (!any || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  select_shown (self);
  relais_long_list_show (self->list, find_nearest (self));
}

/* What another press does. */
static void
on_replay (RelaisHistoryPane *self, GtkToggleButton *replay)
{
  gtk_button_set_icon_name (GTK_BUTTON (replay), gtk_toggle_button_get_active (replay) ? "media-playback-pause-symbolic"
                                                                                        : "media-playback-start-symbolic");
}

static void
on_row_chosen (RelaisHistoryPane *self, GtkListBoxRow *row)
{
  relais_match_look (self->match, relais_history_row_get_node (row_of (row)));
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
list_rows (RelaisHistoryPane *self, gboolean list)
{
  GListModel *model = list && self->history != NULL ? G_LIST_MODEL (self->history) : NULL;

  relais_long_list_set_model (self->list, model, &rows, self);
}

static void
set_match (RelaisHistoryPane *self, RelaisMatch *match)
{
  g_set_object (&self->match, match);
  list_rows (self, FALSE);
  g_clear_object (&self->history);
  relais_follow (self, match, RELAIS_CHANGE_POSITION, G_CALLBACK (follow));
  if (match == NULL)
    return;
  self->history = relais_history_new (match);
  list_rows (self, gtk_widget_get_mapped (GTK_WIDGET (self)));
  follow (self);
}

static void
relais_history_pane_map (GtkWidget *widget)
{
  RelaisHistoryPane *self = RELAIS_HISTORY_PANE (widget);

  GTK_WIDGET_CLASS (relais_history_pane_parent_class)->map (widget);
  list_rows (self, TRUE);
  if (self->match != NULL)
    follow (self);
}

/* Rows follow their moves even where nobody sees them. */
static void
relais_history_pane_unmap (GtkWidget *widget)
{
  list_rows (RELAIS_HISTORY_PANE (widget), FALSE);
  GTK_WIDGET_CLASS (relais_history_pane_parent_class)->unmap (widget);
}

static void
relais_history_pane_dispose (GObject *object)
{
  RelaisHistoryPane *self = RELAIS_HISTORY_PANE (object);

  if (self->list != NULL)
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
  g_type_ensure (RELAIS_TYPE_LONG_LIST);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, on_line_key, "s", "line.menu");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, on_line_key, "s", "line.menu");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, on_line_key, "s", "line.copy");
  gtk_widget_class_set_css_name (widget_class, "historypane");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-history-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisHistoryPane, stack);
  gtk_widget_class_bind_template_child (widget_class, RelaisHistoryPane, list);
  gtk_widget_class_bind_template_callback (widget_class, on_replay);
  gtk_widget_class_bind_template_callback (widget_class, on_row_chosen);
}

static void
relais_history_pane_init (RelaisHistoryPane *self)
{
  GtkListBox *box;

  gtk_widget_init_template (GTK_WIDGET (self));
  box = relais_long_list_get_box (self->list);
  gtk_list_box_set_selection_mode (box, GTK_SELECTION_SINGLE);
  gtk_widget_remove_css_class (GTK_WIDGET (box), "boxed-list");
  gtk_widget_add_css_class (GTK_WIDGET (box), "history");
}

/**
 * relais_history_pane_get_history:
 *
 * Returns: (transfer none) (nullable)
 */
RelaisHistory *
relais_history_pane_get_history (RelaisHistoryPane *self)
{
  g_return_val_if_fail (RELAIS_IS_HISTORY_PANE (self), NULL);
  return self->history;
}
