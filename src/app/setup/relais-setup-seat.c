/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-seat.h"

#include <glib/gi18n.h>

#include "app/art/relais-game-ui.h"
#include "app/art/relais-sprite.h"
#include "app/kit/relais-name-entry.h"
#include "app/kit/relais-scroll.h"
#include "app/rules/relais-colour-choice.h"
#include "app/rules/relais-kind-choice.h"
#include "app/rules/relais-temper-row.h"
#include "model/relais-player-kind.h"
#include "relais-setup-fields.h"

struct _RelaisSetupSeat
{
  AdwExpanderRow parent_instance;

  const RelaisGameUi *ui;
  RelaisDraft *draft;
  guint seat;
  RelaisSetupFields *fields;
  gboolean updating;            /* from the draft, not by the user */

  RelaisSprite *badge;
  GtkEditable *name;
  GtkDropDown *colour;
  GtkDropDown *kind;
  RelaisTemperRow *temper;
  GtkWidget *remove;
};

enum
{
  REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisSetupSeat, relais_setup_seat, ADW_TYPE_EXPANDER_ROW)

static void
on_name_changed (RelaisSetupSeat *self)
{
  if (self->updating || self->draft == NULL)
    return;
  self->updating = TRUE;
  relais_draft_set_seat_name (self->draft, self->seat, gtk_editable_get_text (self->name));
  self->updating = FALSE;
}

static void
on_colour_selected (RelaisSetupSeat *self)
{
  guint selected = gtk_drop_down_get_selected (self->colour);

  if (!self->updating && self->draft != NULL && selected != GTK_INVALID_LIST_POSITION)
    relais_draft_set_seat_colour (self->draft, self->seat, relais_seat_colours[selected]);
}

static void
on_kind_selected (RelaisSetupSeat *self)
{
  const char *kind = relais_kind_choice_get (self->kind);

  g_autofree char *now = NULL;

  if (self->updating || self->draft == NULL || kind == NULL)
    return;
  now = relais_player_kind_at (relais_draft_get_game (self->draft), relais_draft_get_seat_kind (self->draft, self->seat), kind);
  relais_draft_set_seat_kind (self->draft, self->seat, now);
}

static void
on_temper_chosen (RelaisSetupSeat *self, const char *kind)
{
  relais_draft_set_seat_kind (self->draft, self->seat, kind);
}

static void
on_remove_clicked (RelaisSetupSeat *self)
{
  g_autoptr (RelaisDraft) draft = g_object_ref (self->draft);

  relais_draft_remove_seat (draft, self->seat);
}

static void
on_refused (RelaisSetupSeat *self, const char *sentence)
{
  g_signal_emit (self, signals[REFUSED], 0, sentence);
}

static void
relais_setup_seat_dispose (GObject *object)
{
  RelaisSetupSeat *self = RELAIS_SETUP_SEAT (object);

  g_clear_object (&self->draft);
  g_clear_pointer (&self->fields, relais_setup_fields_free);
  G_OBJECT_CLASS (relais_setup_seat_parent_class)->dispose (object);
}

static void
relais_setup_seat_class_init (RelaisSetupSeatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_setup_seat_dispose;
  signals[REFUSED] = g_signal_new ("refused", RELAIS_TYPE_SETUP_SEAT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
  g_type_ensure (RELAIS_TYPE_SPRITE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-setup-seat.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupSeat, badge);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupSeat, name);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupSeat, colour);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupSeat, kind);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupSeat, remove);
  gtk_widget_class_bind_template_callback (widget_class, on_name_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_colour_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_kind_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_remove_clicked);
}

static void
relais_setup_seat_init (RelaisSetupSeat *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_setup_seat_new (const RelaisGameUi *ui, RelaisDraft *draft, guint seat)
{
  RelaisSetupSeat *self;
  g_autofree char *section = g_strdup_printf ("seat-%u", seat);

  g_return_val_if_fail (ui != NULL, NULL);

  self = g_object_new (RELAIS_TYPE_SETUP_SEAT, NULL);
  self->ui = ui;
  self->draft = g_object_ref (draft);
  self->seat = seat;
  self->updating = TRUE;
  relais_colour_choice_fill (self->colour, ui->pieces);
  relais_kind_choice_fill (self->kind);
  self->updating = FALSE;
  self->temper = RELAIS_TEMPER_ROW (relais_temper_row_new (relais_draft_get_game (draft), _("Temperament")));
  g_signal_connect_object (self->temper, "chosen", G_CALLBACK (on_temper_chosen), self, G_CONNECT_SWAPPED);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), GTK_WIDGET (self->temper));
  self->fields = relais_setup_fields_new (draft, section, GTK_WIDGET (self), G_CALLBACK (on_refused), self);
  relais_setup_seat_update (self);
  return GTK_WIDGET (self);
}

/* As the draft has it now. What is being typed is left alone. */
void
relais_setup_seat_update (RelaisSetupSeat *self)
{
  const char *name;
  const char *colour;
  g_autofree char *title = NULL;
  const char *badge;

  g_return_if_fail (RELAIS_IS_SETUP_SEAT (self));

  name = relais_draft_get_seat_name (self->draft, self->seat);
  colour = relais_draft_get_seat_colour (self->draft, self->seat);
  title = relais_bounds_line (name, RELAIS_PLAYER_LENGTH);
  badge = relais_seat_badge (colour);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  relais_sprite_set (self->badge, self->ui->pieces, badge);
  gtk_widget_set_visible (self->remove, relais_draft_get_n_seats (self->draft) > 1);
  if (self->updating)
    return;
  self->updating = TRUE;
  relais_name_entry_set (self->name, name, RELAIS_PLAYER_LENGTH);
  relais_colour_choice_select (self->colour, colour);
  relais_kind_choice_select (self->kind, relais_draft_get_seat_kind (self->draft, self->seat));
  relais_temper_row_show (self->temper, relais_draft_get_seat_kind (self->draft, self->seat));
  self->updating = FALSE;
}

void
relais_setup_seat_show (RelaisSetupSeat *self, const char *path)
{
  GtkWidget *row;

  g_return_if_fail (RELAIS_IS_SETUP_SEAT (self));

  row = relais_setup_fields_find (self->fields, path);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self), TRUE);
  if (ADW_IS_EXPANDER_ROW (row))
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  relais_scroll_show (row != NULL ? row : GTK_WIDGET (self));
}
