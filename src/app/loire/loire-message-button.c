/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "loire-message-button.h"

#include <glib/gi18n.h>

#include "app/art/relais-sprite.h"
#include "app/cards/relais-card-button.h"
#include "app/old-gtk/relais-template.h"
#include "loire-table.h"
#include "model/loire/loire-lore.h"

struct _RelaisLoireMessageButton
{
  GtkWidget parent_instance;

  RelaisCardButton *button;
  RelaisSprite *type;
  GtkBox *shields;
  GtkLabel *to;
  GtkLabel *points;
  GtkWidget *seal;
};

G_DEFINE_TYPE (RelaisLoireMessageButton, relais_loire_message_button, GTK_TYPE_WIDGET)

static void
add_shield (RelaisLoireMessageButton *self, unsigned colour, const char *token)
{
  g_autofree char *sprite = g_strconcat ("shield-", loire_colours[colour], NULL);
  GtkWidget *overlay = gtk_overlay_new ();

  gtk_overlay_set_child (GTK_OVERLAY (overlay), relais_sprite_new (relais_game_ui_loire.pieces, sprite, 25));
  if (token != NULL)
    {
      GtkWidget *mark = relais_sprite_new (relais_game_ui_loire.pieces, token, 14);

      gtk_widget_set_halign (mark, GTK_ALIGN_END);
      gtk_widget_set_valign (mark, GTK_ALIGN_END);
      gtk_overlay_add_overlay (GTK_OVERLAY (overlay), mark);
    }
  gtk_box_append (self->shields, overlay);
}

static gboolean
is_marked (const LoireState *s, const LoireHeld *held, unsigned colour)
{
  for (unsigned i = 0; i < held->n_marks; i++)
    if (s->shields[held->mark[i]] == colour)
      return TRUE;
  return FALSE;
}

/* Level 1 goes to a village, 2 and 3 to shields, 4 to a city. */
static void
show_target (RelaisLoireMessageButton *self, RelaisMatch *match, RelaisSeat *seat, const LoireHeld *held)
{
  const LoireState *s = loire_state (relais_match_get_view (match));
  const LoireEdition *e = relais_match_get_edition (match);
  const LoireMessage *message = &e->message[held->card];
  unsigned level = loire_level (held->card);
  g_autofree char *token = g_strconcat ("token-", relais_seat_get_colour (seat), NULL);
  g_autofree char *to = NULL;

  if (level == 1 && s->shields[message->to[0]] != LOIRE_NONE)
    add_shield (self, s->shields[message->to[0]], NULL);
  for (unsigned i = 0; (level == 2 || level == 3) && i < level; i++)
    add_shield (self, message->to[i], is_marked (s, held, message->to[i]) ? token : NULL);
  if (level == 1 || level == 4)
    to = relais_lore_value (relais_match_get_view (match), LOIRE_CLASS_LOCATION, message->to[0]);
  gtk_label_set_text (self->to, to != NULL ? to : "");
  gtk_widget_set_visible (GTK_WIDGET (self->to), to != NULL);
}

static void
set_places (RelaisLoireMessageButton *self, RelaisMatch *match, const LoireHeld *held)
{
  const RelaisView *view = relais_match_get_view (match);
  guint32 targets = loire_held_targets (view->edition, loire_state (view), held);
  const char *places[LOIRE_LOCATIONS + 1] = { NULL };
  unsigned n = 0;

  LOIRE_EACH (at, targets)
    places[n++] = loire_locations[at];
  relais_card_button_set_places (self->button, places);
}

static void
relais_loire_message_button_dispose (GObject *object)
{
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_LOIRE_MESSAGE_BUTTON);
  G_OBJECT_CLASS (relais_loire_message_button_parent_class)->dispose (object);
}

static void
relais_loire_message_button_class_init (RelaisLoireMessageButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_loire_message_button_dispose;

  g_type_ensure (RELAIS_TYPE_CARD_BUTTON);
  g_type_ensure (RELAIS_TYPE_SPRITE);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/loire-message-button.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisLoireMessageButton, button);
  gtk_widget_class_bind_template_child (widget_class, RelaisLoireMessageButton, type);
  gtk_widget_class_bind_template_child (widget_class, RelaisLoireMessageButton, shields);
  gtk_widget_class_bind_template_child (widget_class, RelaisLoireMessageButton, to);
  gtk_widget_class_bind_template_child (widget_class, RelaisLoireMessageButton, points);
  gtk_widget_class_bind_template_child (widget_class, RelaisLoireMessageButton, seal);
}

static void
relais_loire_message_button_init (RelaisLoireMessageButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* A card's back, of which a trial tells no more than the level. */
static void
show_back (RelaisLoireMessageButton *self, RelaisMatch *match, guint level)
{
  g_autofree char *sprite = g_strdup_printf ("message-back-%u", level);
  g_autofree char *words = g_strdup_printf (_("Message of level %u, not known yet"), level);

  relais_card_button_set (self->button, match, NULL, words);
  relais_sprite_set (self->type, relais_game_ui_loire.pieces, sprite);
  gtk_label_set_text (self->to, "?");
  gtk_widget_set_visible (self->seal, FALSE);
}

static void
show_front (RelaisLoireMessageButton *self, RelaisMatch *match, RelaisSeat *seat, const LoireHeld *held)
{
  const LoireEdition *e = relais_match_get_edition (match);
  const LoireMessage *message = &e->message[held->card];
  g_autofree char *type = g_strconcat ("type-", loire_types[message->type], NULL);
  g_autofree char *points = g_strdup_printf ("%d", message->points);
  g_autofree char *name = relais_lore_value (relais_match_get_view (match), LOIRE_CLASS_WHAT, LOIRE_WHAT (LOIRE_CLASS_MESSAGE, held->card));
  /* TRANSLATORS: %1$s is a message ("message to Tours"), %2$d what delivering it earns. */
  g_autofree char *words = g_strdup_printf (ngettext ("%1$s, %2$d point", "%1$s, %2$d points", message->points),
                                            name, message->points);

  relais_card_button_set (self->button, match, loire_messages[held->card], words);
  relais_sprite_set (self->type, relais_game_ui_loire.emblems, type);
  gtk_label_set_text (self->points, points);
  show_target (self, match, seat, held);
  set_places (self, match, held);
}

GtkWidget *
relais_loire_message_button_new (RelaisMatch *match, RelaisSeat *seat, const LoireHeld *held)
{
  RelaisLoireMessageButton *self;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  self = g_object_new (RELAIS_TYPE_LOIRE_MESSAGE_BUTTON, NULL);
  if (loire_is_supposed (loire_state (relais_match_get_view (match)), held->card))
    show_back (self, match, loire_level (held->card));
  else
    show_front (self, match, seat, held);
  return GTK_WIDGET (self);
}
