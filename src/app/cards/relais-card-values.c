/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-card-values.h"

#include "model/relais-lore.h"

struct _RelaisCardValues
{
  AdwWindow parent_instance;

  GtkLabel *text;
};

G_DEFINE_TYPE (RelaisCardValues, relais_card_values, ADW_TYPE_WINDOW)

static void
relais_card_values_class_init (RelaisCardValuesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-card-values.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisCardValues, text);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
relais_card_values_init (RelaisCardValues *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
relais_card_values_present (GtkWidget *parent, RelaisMatch *match)
{
  RelaisCardValues *self = g_object_new (RELAIS_TYPE_CARD_VALUES, "transient-for", gtk_widget_get_root (parent), NULL);
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (match));
  g_autofree char *text = lore->tell_basis (relais_match_get_view (match));

  gtk_label_set_label (self->text, text);
  gtk_window_present (GTK_WINDOW (self));
}
