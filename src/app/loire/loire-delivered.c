/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "loire-delivered.h"

#include "loire-message-button.h"
#include "model/loire/loire-lore.h"

struct _RelaisLoireDelivered
{
  GtkPopover parent_instance;

  RelaisMatch *match;
  RelaisSeat *seat;
  GtkWidget *nothing;
  GtkBox *list;
};

G_DEFINE_TYPE (RelaisLoireDelivered, relais_loire_delivered, GTK_TYPE_POPOVER)

static void
add_message (RelaisLoireDelivered *self, guint card)
{
  LoireHeld held = { .card = (uint8_t) card };

  gtk_box_append (self->list, relais_loire_message_button_new (self->match, self->seat, &held));
}

static void
fill (RelaisLoireDelivered *self)
{
  const LoireState *s = loire_state (relais_match_get_view (self->match));
  const LoireSeat *seat = &s->seats[relais_seat_get_index (self->seat)];
  guint card = seat->first_delivered;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_box_remove (self->list, child);
  for (guint i = 0; i < seat->n_delivered; i++, card = s->delivered[card])
    add_message (self, card);
  gtk_widget_set_visible (self->nothing, seat->n_delivered == 0);
}

static void
on_shown (RelaisLoireDelivered *self)
{
  fill (self);
  gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
}

/* An undo by its key, say: it would tell of another position. */
static void
on_changed (RelaisLoireDelivered *self, RelaisChange what)
{
  if ((what & RELAIS_CHANGE_POSITION) != 0 && gtk_widget_get_visible (GTK_WIDGET (self)))
    gtk_popover_popdown (GTK_POPOVER (self));
}

static void
relais_loire_delivered_dispose (GObject *object)
{
  RelaisLoireDelivered *self = RELAIS_LOIRE_DELIVERED (object);

  g_clear_object (&self->match);
  g_clear_object (&self->seat);
  G_OBJECT_CLASS (relais_loire_delivered_parent_class)->dispose (object);
}

static void
relais_loire_delivered_class_init (RelaisLoireDeliveredClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_loire_delivered_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/loire-delivered.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisLoireDelivered, nothing);
  gtk_widget_class_bind_template_child (widget_class, RelaisLoireDelivered, list);
  gtk_widget_class_bind_template_callback (widget_class, on_shown);
}

static void
relais_loire_delivered_init (RelaisLoireDelivered *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_loire_delivered_new (RelaisMatch *match, RelaisSeat *seat)
{
  RelaisLoireDelivered *self;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  self = g_object_new (RELAIS_TYPE_LOIRE_DELIVERED, NULL);
  self->match = g_object_ref (match);
  self->seat = g_object_ref (seat);
  g_signal_connect_object (match, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
