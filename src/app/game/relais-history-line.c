/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-history-line.h"

#include <glib/gi18n.h>

#include "app/answers/relais-reason-popover.h"
#include "app/art/relais-game-ui.h"
#include "app/art/relais-sprite.h"
#include "app/kit/relais-css-class.h"
#include "app/kit/relais-popover-on.h"
#include "app/old-gtk/relais-template.h"
#include "app/old-gtk/relais-tooltip.h"
#include "record/relais-bounds.h"
#include "relais-branches.h"
#include "relais-remark-popover.h"

struct _RelaisHistoryLine
{
  GtkWidget parent_instance;

  RelaisHistoryRow *row;
  GSignalGroup *seat_signals;

  GtkWidget *heading;
  RelaisSprite *badge;
  GtkLabel *turn;
  GtkWidget *line;
  GtkWidget *here;
  GtkLabel *text;
  GtkLabel *remark;
  GtkWidget *eye;
  GtkMenuButton *branches;
  GtkWidget *back;
};

enum
{
  PROP_ROW = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisHistoryLine, relais_history_line, GTK_TYPE_WIDGET)

static RelaisSeat *
seat_of (RelaisHistoryLine *self)
{
  return relais_match_nth_seat (relais_history_row_get_match (self->row), (guint) relais_history_row_get_seat (self->row));
}

static void
refresh_heading (RelaisHistoryLine *self)
{
  RelaisSeat *seat = seat_of (self);
  const RelaisGameUi *ui = relais_game_ui_find (relais_match_get_game (relais_history_row_get_match (self->row)));
  gboolean starts = relais_history_row_starts_turn (self->row);
  const char *badge = relais_seat_badge (relais_seat_get_colour (seat));
  /* TRANSLATORS: a heading in the history: the turn's number and whose turn it was */
  g_autofree char *words = g_strdup_printf (_("Turn %d: %s"), relais_history_row_get_turn (self->row) + 1,
                                            relais_seat_get_name (seat));

  gtk_widget_set_visible (self->heading, starts);
  if (!starts)
    return;
  gtk_label_set_text (self->turn, words);
  if (ui != NULL)
    relais_sprite_set (self->badge, ui->pieces, badge);
}

/* With strict undo the way back may be closed: then the button tells why. */
static void
refresh_back (RelaisHistoryLine *self)
{
  RelaisMatch *match = relais_history_row_get_match (self->row);
  gboolean shown = relais_history_row_get_shown (self->row) && relais_match_is_looking_back (match);

  gtk_widget_set_visible (self->back, shown);
  relais_css_class_set (self->back, "impossible", shown && !relais_match_can_go (match, relais_history_row_get_node (self->row)));
}

static void
append_line (GString *lines, const char *line)
{
  if (line == NULL)
    return;
  if (lines->len > 0)
    g_string_append_c (lines, '\n');
  g_string_append (lines, line);
}

/* What is written and drawn beside the move. */
static char *
describe (RelaisHistoryLine *self)
{
  GString *lines = g_string_new (NULL);

  append_line (lines, relais_history_row_get_remark (self->row));
  append_line (lines, relais_history_row_get_reveals (self->row) ? _("Something hidden was revealed here") : NULL);
  append_line (lines, relais_history_row_get_current (self->row) ? _("The game is here") : NULL);
  return g_string_free (lines, FALSE);
}

/* The list's own widget around the line is what has the focus. */
static void
tell_readers (RelaisHistoryLine *self, const char *text)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *description = describe (self);
  g_autofree char *undone = NULL;
  g_autofree char *words = NULL;

  if (item == NULL)
    return;
  if (relais_history_row_get_undone (self->row))
    /* TRANSLATORS: a move of the history that was taken back */
    undone = g_strdup_printf (_("%s (taken back)"), text);
  /* TRANSLATORS: who made a move, and what the move was */
  words = g_strdup_printf (_("%s: %s"), relais_seat_get_name (seat_of (self)), undone != NULL ? undone : text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (item),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
}

static void
refresh (RelaisHistoryLine *self)
{
  g_autofree char *text = NULL;
  g_autofree char *remark = NULL;
  gboolean current, undone;

  if (self->row == NULL)
    return;
  text = relais_history_row_dup_text (self->row);
  remark = relais_bounds_beginning (relais_history_row_get_remark (self->row));
  current = relais_history_row_get_current (self->row);
  undone = relais_history_row_get_undone (self->row);
  gtk_label_set_text (self->text, text != NULL ? text : "");
  gtk_label_set_text (self->remark, remark != NULL ? remark : "");
  gtk_widget_set_visible (GTK_WIDGET (self->remark), remark != NULL);
  gtk_widget_set_visible (self->here, current);
  gtk_widget_set_visible (self->eye, relais_history_row_get_reveals (self->row));
  gtk_widget_set_visible (GTK_WIDGET (self->branches), relais_history_row_get_n_branches (self->row) > 0);
  relais_css_class_set (GTK_WIDGET (self), "current", current);
  relais_css_class_set (GTK_WIDGET (self), "undone", undone);
  relais_tooltip_set (self->line, undone ? _("This was undone") : NULL);
  refresh_heading (self);
  refresh_back (self);
  tell_readers (self, text != NULL ? text : "");
}

/* The menus are made when they are opened: their names and branches change. */
static void
make_branches (GtkMenuButton *button, gpointer data)
{
  RelaisHistoryLine *self = data;

  gtk_menu_button_set_popover (button, relais_branches_new (self->row));
}

static void
go_back (RelaisHistoryLine *self)
{
  RelaisMatch *match = relais_history_row_get_match (self->row);
  RelaisNode *node = relais_history_row_get_node (self->row);

  if (!relais_match_go (match, node))
    relais_reason_popover_show_no_way (gtk_widget_get_mapped (self->back) ? self->back : self->line, match);
}

static void
on_back_clicked (RelaisHistoryLine *self)
{
  go_back (self);
}

static void
on_back_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  go_back (RELAIS_HISTORY_LINE (widget));
}

static void
on_copy_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), gtk_label_get_text (RELAIS_HISTORY_LINE (widget)->text));
}

/* The position after the move is the one that is looked at. */
static void
on_edit_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RelaisHistoryLine *self = RELAIS_HISTORY_LINE (widget);

  relais_match_look (relais_history_row_get_match (self->row), relais_history_row_get_node (self->row));
  gtk_widget_activate_action (widget, g_str_equal (action, "line.edit") ? "win.edit-position" : "win.edit-as-it-lies", NULL);
}

static void
on_remark_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RelaisHistoryLine *self = RELAIS_HISTORY_LINE (widget);

  relais_remark_popover_show (self->line, relais_history_row_get_match (self->row),
                              relais_history_row_get_node (self->row));
}

/* A list has hundreds of lines, and a menu is heavy. */
static void
open_menu (RelaisHistoryLine *self, double x, double y)
{
  RelaisMatch *match = relais_history_row_get_match (self->row);
  gboolean editable = relais_lore_can_edit_setups (relais_match_get_game (match));
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/io/github/relaisgame/Relais/relais-history-menu.ui");
  GtkPopover *menu = GTK_POPOVER (gtk_builder_get_object (builder, "popover"));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "line.edit", editable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "line.edit-as-it-lies",
                                 editable && relais_match_keeps_secrets (match) && relais_match_may_reveal (match));
  relais_popover_on (menu, GTK_WIDGET (self), &(GdkRectangle) { (int) x, (int) y, 1, 1 }, GTK_WIDGET (menu));
}

static void
on_menu_pressed (RelaisHistoryLine *self, int n, double x, double y)
{
  open_menu (self, x, y);
}

static void
on_menu_held (RelaisHistoryLine *self, double x, double y)
{
  open_menu (self, x, y);
}

static void
on_menu_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  open_menu (RELAIS_HISTORY_LINE (widget), gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget));
}

static void
set_row (RelaisHistoryLine *self, RelaisHistoryRow *row)
{
  if (self->row == row)
    return;
  if (self->row != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->row, self);
      g_signal_handlers_disconnect_by_data (relais_history_row_get_match (self->row), self);
    }
  g_set_object (&self->row, row);
  g_signal_group_set_target (self->seat_signals, row != NULL ? seat_of (self) : NULL);
  if (row != NULL)
    {
      g_signal_connect_object (row, "notify", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (relais_history_row_get_match (row), "notify::strict", G_CALLBACK (refresh), self,
                               G_CONNECT_SWAPPED);
      /* Looking back begins and ends without the row becoming another. */
      g_signal_connect_object (relais_history_row_get_match (row), "notify::looking-back", G_CALLBACK (refresh), self,
                               G_CONNECT_SWAPPED);
    }
  refresh (self);
}

static void
relais_history_line_dispose (GObject *object)
{
  RelaisHistoryLine *self = RELAIS_HISTORY_LINE (object);

  if (self->seat_signals != NULL)
    set_row (self, NULL);
  g_clear_object (&self->seat_signals);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_HISTORY_LINE);
  G_OBJECT_CLASS (relais_history_line_parent_class)->dispose (object);
}

static void
relais_history_line_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_ROW: g_value_set_object (value, RELAIS_HISTORY_LINE (object)->row); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_history_line_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_ROW: set_row (RELAIS_HISTORY_LINE (object), g_value_get_object (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_history_line_class_init (RelaisHistoryLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = relais_history_line_dispose;
  object_class->get_property = relais_history_line_get_property;
  object_class->set_property = relais_history_line_set_property;

  properties[PROP_ROW] = g_param_spec_object ("row", NULL, NULL, RELAIS_TYPE_HISTORY_ROW,
                                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "line.back-to-here", NULL, on_back_action);
  gtk_widget_class_install_action (widget_class, "line.edit", NULL, on_edit_action);
  gtk_widget_class_install_action (widget_class, "line.edit-as-it-lies", NULL, on_edit_action);
  gtk_widget_class_install_action (widget_class, "line.copy", NULL, on_copy_action);
  gtk_widget_class_install_action (widget_class, "line.remark", NULL, on_remark_action);
  gtk_widget_class_install_action (widget_class, "line.menu", NULL, on_menu_action);

  g_type_ensure (RELAIS_TYPE_SPRITE);
  gtk_widget_class_set_css_name (widget_class, "historyline");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-history-line.ui");
#define BIND(name) gtk_widget_class_bind_template_child (widget_class, RelaisHistoryLine, name)
  BIND (heading);
  BIND (badge);
  BIND (turn);
  BIND (line);
  BIND (here);
  BIND (text);
  BIND (remark);
  BIND (eye);
  BIND (branches);
  BIND (back);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, on_back_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_menu_held);
  gtk_widget_class_bind_template_callback (widget_class, on_menu_pressed);
}

static void
relais_history_line_init (RelaisHistoryLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->branches, make_branches, self, NULL);
  self->seat_signals = g_signal_group_new (RELAIS_TYPE_SEAT);
  g_signal_group_connect_swapped (self->seat_signals, "notify::name", G_CALLBACK (refresh), self);
  g_signal_group_connect_swapped (self->seat_signals, "notify::colour", G_CALLBACK (refresh), self);
}
