/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "loire-seat-line.h"

#include <glib/gi18n.h>

#include "app/art/relais-following.h"
#include "app/art/relais-sprite.h"
#include "app/old-gtk/relais-template.h"
#include "loire-seat-facts.h"
#include "loire-table.h"

struct _RelaisLoireSeatLine
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  RelaisSeat *seat;

  RelaisSprite *badge;
  GtkLabel *name;
  GtkLabel *points;
  RelaisLoireSeatFacts facts;
};

G_DEFINE_TYPE (RelaisLoireSeatLine, relais_loire_seat_line, GTK_TYPE_WIDGET)

static void
refresh (RelaisLoireSeatLine *self)
{
  const char *colour = relais_seat_get_colour (self->seat);
  g_autofree char *boat = g_strconcat ("boat-", colour, NULL);
  g_autofree char *points = g_strdup_printf ("%d", relais_seat_get_points (self->seat));
  g_autofree char *told = relais_loire_tell_seat (self->match, self->seat);

  relais_sprite_set (self->badge, relais_game_ui_loire.pieces, relais_seat_badge (colour));
  relais_sprite_label_set_sprite (self->facts.boat, boat);
  gtk_label_set_text (self->name, relais_seat_get_bare_name (self->seat));
  gtk_label_set_text (self->points, points);
  relais_loire_seat_facts_show (&self->facts, self->match, self->seat);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
}

static void
relais_loire_seat_line_dispose (GObject *object)
{
  RelaisLoireSeatLine *self = RELAIS_LOIRE_SEAT_LINE (object);

  g_clear_object (&self->match);
  g_clear_object (&self->seat);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_LOIRE_SEAT_LINE);
  G_OBJECT_CLASS (relais_loire_seat_line_parent_class)->dispose (object);
}

static void
relais_loire_seat_line_class_init (RelaisLoireSeatLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_loire_seat_line_dispose;

  g_type_ensure (RELAIS_TYPE_SPRITE_LABEL);
  g_type_ensure (RELAIS_TYPE_SPRITE);
  gtk_widget_class_set_css_name (widget_class, "seatline");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/loire-seat-line.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisLoireSeatLine, badge);
  gtk_widget_class_bind_template_child (widget_class, RelaisLoireSeatLine, name);
  gtk_widget_class_bind_template_child (widget_class, RelaisLoireSeatLine, points);
  relais_loire_seat_facts_bind (widget_class, G_STRUCT_OFFSET (RelaisLoireSeatLine, facts));
}

static void
relais_loire_seat_line_init (RelaisLoireSeatLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_loire_seat_line_new (RelaisMatch *match, RelaisSeat *seat)
{
  RelaisLoireSeatLine *self;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  self = g_object_new (RELAIS_TYPE_LOIRE_SEAT_LINE, NULL);
  self->match = g_object_ref (match);
  self->seat = g_object_ref (seat);
  relais_follow (self, match, RELAIS_CHANGE_POSITION | RELAIS_CHANGE_SEATS, G_CALLBACK (refresh));
  refresh (self);
  return GTK_WIDGET (self);
}
