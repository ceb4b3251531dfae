/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-field-card.h"

struct _RelaisFieldCard
{
  AdwActionRow parent_instance;

  RelaisDraftField *field;
  char *card;
  guint place;

  GtkWidget *up;
  GtkWidget *down;
  GtkWidget *away;
};

G_DEFINE_TYPE (RelaisFieldCard, relais_field_card, ADW_TYPE_ACTION_ROW)

/* The list is made new by what is done, and this row goes. */
static void
move_to (RelaisFieldCard *self, guint place)
{
  g_autoptr (RelaisFieldCard) kept = g_object_ref (self);

  relais_draft_field_move_card (kept->field, kept->card, place);
}

static void
on_up_clicked (RelaisFieldCard *self)
{
  move_to (self, self->place - 1);
}

static void
on_down_clicked (RelaisFieldCard *self)
{
  move_to (self, self->place + 1);
}

static void
on_away_clicked (RelaisFieldCard *self)
{
  g_autoptr (RelaisFieldCard) kept = g_object_ref (self);

  relais_draft_field_remove_card (kept->field, kept->card);
}

static void
relais_field_card_finalize (GObject *object)
{
  RelaisFieldCard *self = RELAIS_FIELD_CARD (object);

  g_clear_object (&self->field);
  g_free (self->card);
  G_OBJECT_CLASS (relais_field_card_parent_class)->finalize (object);
}

static void
relais_field_card_class_init (RelaisFieldCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = relais_field_card_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-field-card.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldCard, up);
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldCard, down);
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldCard, away);
  gtk_widget_class_bind_template_callback (widget_class, on_up_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_down_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_away_clicked);
}

static void
relais_field_card_init (RelaisFieldCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_field_card_new (RelaisDraftField *field, guint place, gboolean last)
{
  RelaisFieldCard *self = g_object_new (RELAIS_TYPE_FIELD_CARD, NULL);
  GtkWidget *const buttons[] = { self->up, self->down, self->away };
  g_autofree char *name = NULL;

  self->field = g_object_ref (field);
  self->card = g_strdup (relais_draft_field_get_cards (field)[place]);
  self->place = place;
  name = relais_draft_field_name_card (field, self->card);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  gtk_widget_set_sensitive (self->up, place > 0);
  gtk_widget_set_sensitive (self->down, !last);
  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_accessible_update_property (GTK_ACCESSIBLE (buttons[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, name, -1);
  return GTK_WIDGET (self);
}
