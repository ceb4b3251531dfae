/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-seat-editor.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/art/relais-game-ui.h"
#include "app/art/relais-sprite.h"
#include "app/kit/relais-name-entry.h"
#include "app/old-gtk/relais-drop-down.h"
#include "app/old-gtk/relais-tooltip.h"
#include "model/relais-player-kind.h"
#include "relais-kind-choice.h"

struct _RelaisSeatEditor
{
  GtkPopover parent_instance;

  RelaisMatch *match;
  RelaisSeat *seat;
  GtkEditable *name;
  GtkBox *colours;
  GtkDropDown *kind;
  GtkDropDown *temper;
  GtkLabel *likes;
  gboolean filling;
};

G_DEFINE_TYPE (RelaisSeatEditor, relais_seat_editor, GTK_TYPE_POPOVER)

static RelaisSeat *
seat_with_colour (RelaisSeatEditor *self, const char *colour)
{
  for (guint i = 0; i < g_list_model_get_n_items (relais_match_get_seats (self->match)); i++)
    {
      RelaisSeat *seat = relais_match_nth_seat (self->match, i);

      if (g_str_equal (relais_seat_get_colour (seat), colour))
        return seat;
    }
  return NULL;
}

static void
take_colour (RelaisSeatEditor *self, const char *colour)
{
  RelaisSeat *other = seat_with_colour (self, colour);
  g_autofree char *own = g_strdup (relais_seat_get_colour (self->seat));

  if (other == self->seat)
    return;
  if (other != NULL)
    g_object_set (other, "colour", own, NULL);
  g_object_set (self->seat, "colour", colour, NULL);
}

static void
on_colour_toggled (GtkToggleButton *button, RelaisSeatEditor *self)
{
  if (!self->filling && gtk_toggle_button_get_active (button))
    take_colour (self, gtk_widget_get_name (GTK_WIDGET (button)));
}

static void
add_colour (RelaisSeatEditor *self, const char *colour, GtkToggleButton **group)
{
  const RelaisGameUi *ui = relais_game_ui_find (relais_match_get_game (self->match));
  RelaisSeat *other = seat_with_colour (self, colour);
  const char *badge = relais_seat_badge (colour);
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *words = NULL;

  if (other != NULL && other != self->seat)
    /* TRANSLATORS: a colour that another player has; %1$s is the colour, %2$s the player. */
    words = g_strdup_printf (_("%1$s: swap with %2$s"), relais_seat_colour_name (colour), relais_seat_get_name (other));
  else
    words = g_strdup (relais_seat_colour_name (colour));
  gtk_widget_set_name (button, colour);
  relais_tooltip_set (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_button_set_child (GTK_BUTTON (button), relais_sprite_new (ui != NULL ? ui->pieces : NULL, badge, 26));
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), *group);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), other == self->seat);
  if (*group == NULL)
    *group = GTK_TOGGLE_BUTTON (button);
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_colour_toggled), self, 0);
  gtk_box_append (self->colours, button);
}

static void
show_temper (RelaisSeatEditor *self)
{
  const RelaisGame *game = relais_match_get_game (self->match);
  const char *kind = relais_seat_get_kind (self->seat);
  gboolean there = relais_temper_choice_fill (self->temper, game, kind) && gtk_widget_get_visible (GTK_WIDGET (self->kind));

  gtk_widget_set_visible (GTK_WIDGET (self->temper), there);
  gtk_widget_set_visible (GTK_WIDGET (self->likes), there);
  gtk_label_set_label (self->likes, relais_player_kind_temper_tell (game, relais_player_kind_temper (kind)));
}

/* What was drawn by lot is told at once. */
static void
give (RelaisSeatEditor *self, const char *kind)
{
  relais_player_kind_give (self->match, self->seat, kind);
  self->filling = TRUE;
  relais_name_entry_set (self->name, relais_seat_get_bare_name (self->seat), RELAIS_PLAYER_LENGTH);
  show_temper (self);
  self->filling = FALSE;
}

static void
on_kind_selected (RelaisSeatEditor *self)
{
  const char *kind = relais_kind_choice_get (self->kind);
  g_autofree char *now = NULL;

  if (self->filling || self->seat == NULL || kind == NULL)
    return;
  now = relais_player_kind_at (relais_match_get_game (self->match), relais_seat_get_kind (self->seat), kind);
  give (self, now);
}

static void
on_temper_selected (RelaisSeatEditor *self)
{
  const char *temper;
  g_autofree char *now = NULL;

  if (self->filling || self->seat == NULL)
    return;
  temper = relais_temper_choice_get (self->temper, relais_match_get_game (self->match), relais_seat_get_kind (self->seat));
  if (temper == NULL)
    return;
  now = relais_player_kind_join (relais_seat_get_kind (self->seat), temper);
  give (self, now);
}

static void
on_shown (RelaisSeatEditor *self)
{
  GtkToggleButton *group = NULL;
  GtkWidget *child;

  if (self->seat == NULL)
    return;
  self->filling = TRUE;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->colours))) != NULL)
    gtk_box_remove (self->colours, child);
  for (gsize i = 0; relais_seat_colours[i] != NULL; i++)
    add_colour (self, relais_seat_colours[i], &group);
  relais_name_entry_set (self->name, relais_seat_get_bare_name (self->seat), RELAIS_PLAYER_LENGTH);
  relais_kind_choice_select (self->kind, relais_seat_get_kind (self->seat));
  /* A scenario is for who solves it. */
  gtk_widget_set_visible (GTK_WIDGET (self->kind), relais_match_get_scenario (self->match) == NULL && !relais_match_is_over (self->match));
  show_temper (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
  self->filling = FALSE;
}

/* An empty name leaves the one that was there. What cannot be kept in a name the
 * match takes out of it. */
static void
on_closed (RelaisSeatEditor *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));

  if (self->seat != NULL && *name != '\0')
    g_object_set (self->seat, "name", name, NULL);
}

static void
on_done (RelaisSeatEditor *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
relais_seat_editor_dispose (GObject *object)
{
  RelaisSeatEditor *self = RELAIS_SEAT_EDITOR (object);

  g_clear_object (&self->match);
  g_clear_object (&self->seat);
  G_OBJECT_CLASS (relais_seat_editor_parent_class)->dispose (object);
}

static void
relais_seat_editor_class_init (RelaisSeatEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_seat_editor_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-seat-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSeatEditor, name);
  gtk_widget_class_bind_template_child (widget_class, RelaisSeatEditor, colours);
  gtk_widget_class_bind_template_child (widget_class, RelaisSeatEditor, kind);
  gtk_widget_class_bind_template_child (widget_class, RelaisSeatEditor, temper);
  gtk_widget_class_bind_template_child (widget_class, RelaisSeatEditor, likes);
  gtk_widget_class_bind_template_callback (widget_class, on_closed);
  gtk_widget_class_bind_template_callback (widget_class, on_kind_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_done);
  gtk_widget_class_bind_template_callback (widget_class, on_shown);
  gtk_widget_class_bind_template_callback (widget_class, on_temper_selected);
}

static void
relais_seat_editor_init (RelaisSeatEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->filling = TRUE;
  relais_kind_choice_fill (self->kind);
  relais_drop_down_tell (self->temper, NULL);
  self->filling = FALSE;
}

GtkWidget *
relais_seat_editor_new (RelaisMatch *match, RelaisSeat *seat)
{
  RelaisSeatEditor *self;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  self = g_object_new (RELAIS_TYPE_SEAT_EDITOR, NULL);
  self->match = g_object_ref (match);
  self->seat = g_object_ref (seat);
  return GTK_WIDGET (self);
}
