/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-card-switch.h"

#include "app/old-gtk/relais-template.h"

struct _RelaisCardSwitch
{
  GtkWidget parent_instance;

  RelaisCardFilter *filter;
  guint bit;

  GtkLabel *title;
  GtkSwitch *button;
};

G_DEFINE_TYPE (RelaisCardSwitch, relais_card_switch, GTK_TYPE_WIDGET)

static void
on_switched (RelaisCardSwitch *self)
{
  guint wanted = relais_card_filter_get_wanted (self->filter);

  wanted = gtk_switch_get_active (self->button) ? wanted | self->bit : wanted & ~self->bit;
  g_object_set (self->filter, "wanted", wanted, NULL);
}

static void
on_wanted (RelaisCardSwitch *self)
{
  gtk_switch_set_active (self->button, (relais_card_filter_get_wanted (self->filter) & self->bit) != 0);
}

static void
relais_card_switch_dispose (GObject *object)
{
  RelaisCardSwitch *self = RELAIS_CARD_SWITCH (object);

  g_clear_object (&self->filter);
  relais_dispose_template (GTK_WIDGET (self), RELAIS_TYPE_CARD_SWITCH);
  G_OBJECT_CLASS (relais_card_switch_parent_class)->dispose (object);
}

static void
relais_card_switch_class_init (RelaisCardSwitchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_card_switch_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-card-switch.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisCardSwitch, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardSwitch, button);
  gtk_widget_class_bind_template_callback (widget_class, on_switched);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
relais_card_switch_init (RelaisCardSwitch *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_card_switch_new (RelaisCardFilter *filter, guint nth, const char *title)
{
  RelaisCardSwitch *self;

  g_return_val_if_fail (RELAIS_IS_CARD_FILTER (filter) && nth < 32, NULL);

  self = g_object_new (RELAIS_TYPE_CARD_SWITCH, NULL);
  self->filter = g_object_ref (filter);
  self->bit = 1u << nth;
  gtk_label_set_label (self->title, title);
  g_signal_connect_object (filter, "notify::wanted", G_CALLBACK (on_wanted), self, G_CONNECT_SWAPPED);
  on_wanted (self);
  return GTK_WIDGET (self);
}
