/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-player-row.h"

#include <glib/gi18n.h>

#include "app/art/relais-game-ui.h"
#include "app/kit/relais-name-entry.h"
#include "model/relais-player-kind.h"
#include "relais-colour-choice.h"
#include "relais-kind-choice.h"

struct _RelaisPlayerRow
{
  AdwEntryRow parent_instance;

  RelaisNewGame *new_game;
  guint seat;
  gboolean updating;            /* from the model, not by the user */

  GtkDropDown *colour;
  GtkDropDown *kind;
  GtkWidget *handle;
  GtkDropTarget *drop;
  GtkWidget *up;
  GtkWidget *down;
  GtkWidget *remove;
};

enum
{
  ENTERED,
  MOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisPlayerRow, relais_player_row, ADW_TYPE_ENTRY_ROW)

static void
on_name_changed (GtkEditable *editable, gpointer user_data)
{
  RelaisPlayerRow *self = RELAIS_PLAYER_ROW (editable);

  if (!self->updating && self->new_game != NULL)
    relais_new_game_set_name (self->new_game, self->seat, gtk_editable_get_text (editable));
}

static void
on_entered (RelaisPlayerRow *self, gpointer user_data)
{
  g_signal_emit (self, signals[ENTERED], 0);
}

static void
on_colour_selected (RelaisPlayerRow *self)
{
  guint selected = gtk_drop_down_get_selected (self->colour);

  if (!self->updating && self->new_game != NULL && selected != GTK_INVALID_LIST_POSITION)
    relais_new_game_set_colour (self->new_game, self->seat, relais_seat_colours[selected]);
}

static void
on_kind_selected (RelaisPlayerRow *self)
{
  const char *kind = relais_kind_choice_get (self->kind);

  g_autofree char *now = NULL;

  if (self->updating || self->new_game == NULL || kind == NULL)
    return;
  now = relais_player_kind_at (relais_new_game_get_game (self->new_game),
                               relais_new_game_get_kind (self->new_game, self->seat), kind);
  relais_new_game_set_kind (self->new_game, self->seat, now);
}

static void
move_to (RelaisPlayerRow *self, guint seat)
{
  relais_new_game_move_seat (self->new_game, self->seat, seat);
  g_signal_emit (self, signals[MOVED], 0, seat, seat < self->seat);
}

static void
on_up_clicked (RelaisPlayerRow *self)
{
  move_to (self, self->seat - 1);
}

static void
on_down_clicked (RelaisPlayerRow *self)
{
  move_to (self, self->seat + 1);
}

static void
on_remove_clicked (RelaisPlayerRow *self)
{
  relais_new_game_remove_seat (self->new_game, self->seat);
}

static GdkContentProvider *
on_drag_prepare (GtkDragSource *source, double x, double y, RelaisPlayerRow *self)
{
  return gdk_content_provider_new_typed (RELAIS_TYPE_PLAYER_ROW, self);
}

static void
on_drag_begin (GtkDragSource *source, GdkDrag *drag, RelaisPlayerRow *self)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, paintable, 24, 24);
}

static gboolean
on_drop (GtkDropTarget *target, const GValue *value, double x, double y, RelaisPlayerRow *self)
{
  RelaisPlayerRow *other = g_value_get_object (value);

  if (other->new_game != self->new_game)
    return FALSE;
  relais_new_game_move_seat (self->new_game, other->seat, self->seat);
  return TRUE;
}

static void
relais_player_row_dispose (GObject *object)
{
  RelaisPlayerRow *self = RELAIS_PLAYER_ROW (object);

  g_clear_object (&self->new_game);
  G_OBJECT_CLASS (relais_player_row_parent_class)->dispose (object);
}

static void
relais_player_row_class_init (RelaisPlayerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_player_row_dispose;
  signals[ENTERED] = g_signal_new ("entered", RELAIS_TYPE_PLAYER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[MOVED] = g_signal_new ("moved", RELAIS_TYPE_PLAYER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-player-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisPlayerRow, colour);
  gtk_widget_class_bind_template_child (widget_class, RelaisPlayerRow, kind);
  gtk_widget_class_bind_template_child (widget_class, RelaisPlayerRow, handle);
  gtk_widget_class_bind_template_child (widget_class, RelaisPlayerRow, drop);
  gtk_widget_class_bind_template_child (widget_class, RelaisPlayerRow, up);
  gtk_widget_class_bind_template_child (widget_class, RelaisPlayerRow, down);
  gtk_widget_class_bind_template_child (widget_class, RelaisPlayerRow, remove);
  gtk_widget_class_bind_template_callback (widget_class, on_name_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_entered);
  gtk_widget_class_bind_template_callback (widget_class, on_colour_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_kind_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_up_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_down_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_remove_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_drag_prepare);
  gtk_widget_class_bind_template_callback (widget_class, on_drag_begin);
  gtk_widget_class_bind_template_callback (widget_class, on_drop);
}

static void
relais_player_row_init (RelaisPlayerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_target_set_gtypes (self->drop, (GType[]) { RELAIS_TYPE_PLAYER_ROW }, 1);
}

GtkWidget *
relais_player_row_new (RelaisNewGame *new_game, guint seat)
{
  RelaisPlayerRow *self;
  g_autofree char *title = g_strdup_printf (_("Name of player %u"), seat + 1);
  g_autofree char *colour = g_strdup_printf (_("Colour of player %u"), seat + 1);
  g_autofree char *kind = g_strdup_printf (_("Who plays as player %u"), seat + 1);

  g_return_val_if_fail (RELAIS_IS_NEW_GAME (new_game), NULL);

  self = g_object_new (RELAIS_TYPE_PLAYER_ROW, NULL);
  self->new_game = g_object_ref (new_game);
  self->seat = seat;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->colour), GTK_ACCESSIBLE_PROPERTY_LABEL, colour, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->kind), GTK_ACCESSIBLE_PROPERTY_LABEL, kind, -1);
  self->updating = TRUE;
  relais_kind_choice_fill (self->kind);
  relais_colour_choice_fill (self->colour, relais_game_ui_find (relais_new_game_get_game (new_game))->pieces);
  self->updating = FALSE;
  relais_player_row_update (self);
  return GTK_WIDGET (self);
}

/* As the new game has it now; a seat that is not there hides. */
void
relais_player_row_update (RelaisPlayerRow *self)
{
  guint n;
  gboolean there;

  g_return_if_fail (RELAIS_IS_PLAYER_ROW (self));

  n = relais_new_game_get_n_seats (self->new_game);
  there = self->seat < n;
  gtk_widget_set_visible (GTK_WIDGET (self), there);
  if (!there)
    return;
  self->updating = TRUE;
  relais_name_entry_set (GTK_EDITABLE (self), relais_new_game_get_name (self->new_game, self->seat), RELAIS_PLAYER_LENGTH);
  relais_colour_choice_select (self->colour, relais_new_game_get_colour (self->new_game, self->seat));
  relais_kind_choice_select (self->kind, relais_new_game_get_kind (self->new_game, self->seat));
  self->updating = FALSE;
  gtk_widget_set_sensitive (self->up, self->seat > 0);
  gtk_widget_set_sensitive (self->down, self->seat + 1 < n);
  gtk_widget_set_visible (self->up, n > 1);
  gtk_widget_set_visible (self->down, n > 1);
  gtk_widget_set_visible (self->handle, n > 1);
  gtk_widget_set_visible (self->remove, relais_new_game_can_remove (self->new_game));
}

void
relais_player_row_take_focus (RelaisPlayerRow *self, gboolean up)
{
  GtkWidget *wanted;
  GtkWidget *other;

  g_return_if_fail (RELAIS_IS_PLAYER_ROW (self));

  wanted = up ? self->up : self->down;
  other = up ? self->down : self->up;
  gtk_widget_grab_focus (gtk_widget_get_sensitive (wanted) ? wanted : other);
}
