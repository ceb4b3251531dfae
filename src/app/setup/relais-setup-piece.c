/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-piece.h"

#include <glib/gi18n.h>

#include "app/art/relais-drag-icon.h"
#include "app/art/relais-sprite.h"
#include "app/kit/relais-css-class.h"
#include "app/old-gtk/relais-tooltip.h"
#include "model/relais-lore.h"

struct _RelaisSetupPiece
{
  GtkToggleButton parent_instance;

  const RelaisGameUi *ui;
  RelaisSetupHand *hand;
  RelaisDraftPiece *piece;
  gboolean updating;

  RelaisSprite *sprite;
  GtkLabel *left;
  GtkLabel *digit;
  GtkLabel *caption;
};

G_DEFINE_TYPE (RelaisSetupPiece, relais_setup_piece, GTK_TYPE_TOGGLE_BUTTON)

char *
relais_setup_piece_tell (RelaisDraftPiece *piece)
{
  guint left = relais_draft_piece_get_left (piece);
  g_autofree char *count = g_strdup_printf ("%u", left);

  g_return_val_if_fail (RELAIS_IS_DRAFT_PIECE (piece), NULL);
  /* TRANSLATORS: a kind of piece ("Red shield") and how many of it are not used yet */
  return relais_lore_fill (ngettext ("{piece}, {n} left", "{piece}, {n} left", left),
                           "piece", relais_draft_piece_get_title (piece), "n", count, NULL);
}

static void
update_left (RelaisSetupPiece *self)
{
  guint left = relais_draft_piece_get_left (self->piece);
  g_autofree char *words = relais_setup_piece_tell (self->piece);
  g_autofree char *count = g_strdup_printf ("%u", left);

  gtk_label_set_label (self->left, count);
  relais_css_class_set (GTK_WIDGET (self), "used-up", left == 0);
  relais_tooltip_set (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
update_sprite (RelaisSetupPiece *self)
{
  relais_sprite_set (self->sprite, self->ui->pieces, relais_draft_piece_get_sprite (self->piece));
}

static void
update_caption (RelaisSetupPiece *self)
{
  gtk_label_set_label (self->caption, relais_draft_piece_get_caption (self->piece));
}

static void
on_hand_changed (RelaisSetupPiece *self)
{
  self->updating = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self),
                                relais_setup_hand_get_piece (self->hand) == self->piece
                                && relais_setup_hand_get_from (self->hand) == NULL);
  self->updating = FALSE;
}

static void
on_toggled (RelaisSetupPiece *self)
{
  if (self->updating)
    return;
  if (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self)))
    relais_setup_hand_let_go (self->hand);
  else if (!relais_setup_hand_take_up (self->hand, self->piece, NULL))
    on_hand_changed (self);
}

static GdkContentProvider *
on_prepare (RelaisSetupPiece *self)
{
  if (!relais_setup_hand_take_up (self->hand, self->piece, NULL))
    return NULL;
  return gdk_content_provider_new_typed (RELAIS_TYPE_SETUP_HAND, self->hand);
}

static void
on_drag_begin (RelaisSetupPiece *self, GdkDrag *drag)
{
  relais_drag_icon_show (self->ui, self->piece, drag, 1);
}

static void
on_drag_end (RelaisSetupPiece *self)
{
  relais_setup_hand_let_go (self->hand);
}

static void
relais_setup_piece_dispose (GObject *object)
{
  RelaisSetupPiece *self = RELAIS_SETUP_PIECE (object);

  g_clear_object (&self->hand);
  g_clear_object (&self->piece);
  G_OBJECT_CLASS (relais_setup_piece_parent_class)->dispose (object);
}

static void
relais_setup_piece_class_init (RelaisSetupPieceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_setup_piece_dispose;
  g_type_ensure (RELAIS_TYPE_SPRITE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-setup-piece.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPiece, sprite);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPiece, left);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPiece, digit);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPiece, caption);
  gtk_widget_class_bind_template_callback (widget_class, on_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_prepare);
  gtk_widget_class_bind_template_callback (widget_class, on_drag_begin);
  gtk_widget_class_bind_template_callback (widget_class, on_drag_end);
}

static void
relais_setup_piece_init (RelaisSetupPiece *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_setup_piece_new (const RelaisGameUi *ui, RelaisSetupHand *hand, RelaisDraftPiece *piece)
{
  RelaisSetupPiece *self;

  g_return_val_if_fail (ui != NULL, NULL);

  self = g_object_new (RELAIS_TYPE_SETUP_PIECE, NULL);
  self->ui = ui;
  self->hand = g_object_ref (hand);
  self->piece = g_object_ref (piece);
  g_signal_connect_object (piece, "notify::left", G_CALLBACK (update_left), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (piece, "notify::title", G_CALLBACK (update_left), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (piece, "notify::sprite", G_CALLBACK (update_sprite), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (piece, "notify::caption", G_CALLBACK (update_caption), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hand, "changed", G_CALLBACK (on_hand_changed), self, G_CONNECT_SWAPPED);
  update_sprite (self);
  update_caption (self);
  update_left (self);
  on_hand_changed (self);
  return GTK_WIDGET (self);
}

RelaisDraftPiece *
relais_setup_piece_get_piece (RelaisSetupPiece *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_PIECE (self), NULL);
  return self->piece;
}

/**
 * relais_setup_piece_set_digit:
 *
 * Which key lays it on a place of the board.
 */
void
relais_setup_piece_set_digit (RelaisSetupPiece *self, guint digit)
{
  g_autofree char *key = g_strdup_printf ("%u", digit);

  g_return_if_fail (RELAIS_IS_SETUP_PIECE (self));

  gtk_label_set_label (self->digit, key);
  gtk_widget_set_visible (GTK_WIDGET (self->digit), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
}
