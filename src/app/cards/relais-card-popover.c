/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-card-popover.h"

#include "relais-card-view.h"

struct _RelaisCardPopover
{
  GtkPopover parent_instance;

  RelaisCardView *view;
  GtkLabel *state;
};

G_DEFINE_TYPE (RelaisCardPopover, relais_card_popover, GTK_TYPE_POPOVER)

static void
relais_card_popover_class_init (RelaisCardPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (RELAIS_TYPE_CARD_VIEW);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-card-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisCardPopover, view);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardPopover, state);
}

static void
relais_card_popover_init (RelaisCardPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_card_popover_new (RelaisMatch *match, RelaisCard *card)
{
  RelaisCardPopover *self;
  const char *state = relais_card_get_state (card);
  const char *text = relais_card_get_text (card);
  g_autofree char *description = g_strjoin ("\n", text != NULL ? text : "", state, NULL);

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  self = g_object_new (RELAIS_TYPE_CARD_POPOVER, NULL);
  g_object_set (self->view, "match", match, "card", card, NULL);
  gtk_label_set_text (self->state, state != NULL ? state : "");
  gtk_widget_set_visible (GTK_WIDGET (self->state), state != NULL && *state != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, relais_card_get_title (card),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
  return GTK_WIDGET (self);
}
