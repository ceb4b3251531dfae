/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-placed-piece.h"

#include "app/art/relais-sprite.h"
#include "app/old-gtk/relais-template.h"

struct _RelaisSetupPlacedPiece
{
  GtkWidget parent_instance;

  RelaisSetupHand *hand;
  RelaisDraftPiece *piece;
  char *place;

  RelaisSprite *sprite;
  GtkLabel *title;
  GtkWidget *move;
  GtkWidget *away;
};

enum
{
  DONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisSetupPlacedPiece, relais_setup_placed_piece, GTK_TYPE_WIDGET)

static void
on_move_clicked (RelaisSetupPlacedPiece *self)
{
  relais_setup_hand_take_up (self->hand, self->piece, self->place);
  g_signal_emit (self, signals[DONE], 0);
}

static void
on_away_clicked (RelaisSetupPlacedPiece *self)
{
  relais_setup_hand_take_away (self->hand, self->piece, self->place);
  g_signal_emit (self, signals[DONE], 0);
}

static void
relais_setup_placed_piece_dispose (GObject *object)
{
  RelaisSetupPlacedPiece *self = RELAIS_SETUP_PLACED_PIECE (object);

  g_clear_object (&self->hand);
  g_clear_object (&self->piece);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_SETUP_PLACED_PIECE);
  G_OBJECT_CLASS (relais_setup_placed_piece_parent_class)->dispose (object);
}

static void
relais_setup_placed_piece_finalize (GObject *object)
{
  g_free (RELAIS_SETUP_PLACED_PIECE (object)->place);
  G_OBJECT_CLASS (relais_setup_placed_piece_parent_class)->finalize (object);
}

static void
relais_setup_placed_piece_class_init (RelaisSetupPlacedPieceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_setup_placed_piece_dispose;
  G_OBJECT_CLASS (klass)->finalize = relais_setup_placed_piece_finalize;
  signals[DONE] = g_signal_new ("done", RELAIS_TYPE_SETUP_PLACED_PIECE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (RELAIS_TYPE_SPRITE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-setup-placed-piece.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPlacedPiece, sprite);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPlacedPiece, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPlacedPiece, move);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPlacedPiece, away);
  gtk_widget_class_bind_template_callback (widget_class, on_move_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_away_clicked);
}

static void
relais_setup_placed_piece_init (RelaisSetupPlacedPiece *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_setup_placed_piece_new (const RelaisGameUi *ui, RelaisSetupHand *hand, RelaisDraftPiece *piece, const char *place)
{
  RelaisSetupPlacedPiece *self;
  const char *title = relais_draft_piece_get_title (piece);

  g_return_val_if_fail (ui != NULL, NULL);

  self = g_object_new (RELAIS_TYPE_SETUP_PLACED_PIECE, NULL);
  self->hand = g_object_ref (hand);
  self->piece = g_object_ref (piece);
  self->place = g_strdup (place);
  relais_sprite_set (self->sprite, ui->pieces, relais_draft_piece_get_sprite (piece));
  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->move), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, title, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->away), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, title, -1);
  return GTK_WIDGET (self);
}
