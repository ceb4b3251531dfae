/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-handover.h"

#include <glib/gi18n.h>

#include "app/art/relais-game-ui.h"
#include "app/art/relais-sprite.h"
#include "app/old-gtk/relais-template.h"

struct _RelaisHandover
{
  GtkWidget parent_instance;

  RelaisMatch *match;

  GtkWidget *head;
  RelaisSprite *badge;
  GtkLabel *title;
  GtkWidget *go_on;
};

enum
{
  PROP_MATCH = 1,
  N_PROPS
};

enum
{
  OPENED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisHandover, relais_handover, GTK_TYPE_WIDGET)

static gboolean
is_wanted (RelaisHandover *self)
{
  return self->match != NULL && relais_match_get_viewer (self->match) == RELAIS_NOBODY
         && !relais_match_is_over (self->match) && !relais_match_is_for_computer (self->match);
}

static void
show_for (RelaisHandover *self, RelaisSeat *seat)
{
  const RelaisGameUi *ui = relais_game_ui_find (relais_match_get_game (self->match));
  const char *colour = relais_seat_get_colour (seat);
  g_autofree char *style = g_strconcat ("seat-", colour, NULL);
  const char *classes[] = { "handover-card", "seat-fill", style, NULL };
  /* TRANSLATORS: %s is a player. */
  g_autofree char *title = g_strdup_printf (_("%s, it is your turn"), relais_seat_get_name (seat));

  gtk_widget_set_css_classes (self->head, classes);
  if (ui != NULL)
    relais_sprite_set (self->badge, ui->pieces, relais_seat_badge (colour));
  gtk_label_set_text (self->title, title);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  /* Of what is hidden GTK 4.18 tells readers that its name is empty, and no other until it is named again. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_grab_focus (self->go_on);
}

static void
refresh (RelaisHandover *self)
{
  if (is_wanted (self))
    show_for (self, relais_match_nth_seat (self->match, (guint) relais_match_get_seat (self->match)));
  else
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
on_changed (RelaisHandover *self, RelaisChange what)
{
  if ((what & (RELAIS_CHANGE_POSITION | RELAIS_CHANGE_SEATS)) != 0)
    refresh (self);
}

static void
on_go_on (RelaisHandover *self)
{
  relais_match_set_viewer (self->match, relais_match_get_seat (self->match));
  g_signal_emit (self, signals[OPENED], 0);
}

static void
relais_handover_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (relais_handover_parent_class)->root (widget);
  refresh (RELAIS_HANDOVER (widget));
}

static void
set_match (RelaisHandover *self, RelaisMatch *match)
{
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_set_object (&self->match, match);
  if (match != NULL)
    g_signal_connect_object (match, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  refresh (self);
}

static void
relais_handover_dispose (GObject *object)
{
  RelaisHandover *self = RELAIS_HANDOVER (object);

  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_HANDOVER);
  G_OBJECT_CLASS (relais_handover_parent_class)->dispose (object);
}

static void
relais_handover_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MATCH: g_value_set_object (value, RELAIS_HANDOVER (object)->match); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_handover_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MATCH: set_match (RELAIS_HANDOVER (object), g_value_get_object (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_handover_class_init (RelaisHandoverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = relais_handover_dispose;
  object_class->get_property = relais_handover_get_property;
  object_class->set_property = relais_handover_set_property;
  widget_class->root = relais_handover_root;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, RELAIS_TYPE_MATCH,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[OPENED] = g_signal_new ("opened", RELAIS_TYPE_HANDOVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (RELAIS_TYPE_SPRITE);
  gtk_widget_class_set_css_name (widget_class, "handover");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-handover.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisHandover, head);
  gtk_widget_class_bind_template_child (widget_class, RelaisHandover, badge);
  gtk_widget_class_bind_template_child (widget_class, RelaisHandover, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisHandover, go_on);
  gtk_widget_class_bind_template_callback (widget_class, on_go_on);
}

static void
relais_handover_init (RelaisHandover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
