/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-palette.h"

#include "app/kit/relais-scroll.h"
#include "app/kit/relais-wrap-box.h"
#include "app/old-gtk/relais-template.h"
#include "relais-setup-piece.h"

#define MOST_DIGITS 9

struct _RelaisSetupPalette
{
  GtkWidget parent_instance;

  const RelaisGameUi *ui;
  RelaisSetupHand *hand;

  GtkDropTarget *target;
  GtkBox *groups;
};

G_DEFINE_TYPE (RelaisSetupPalette, relais_setup_palette, GTK_TYPE_WIDGET)

/* Players' pieces stand in columns; all the others fit into a line. */
static RelaisWrapBox *
add_group (RelaisSetupPalette *self, RelaisDraftPiece *first)
{
  GtkWidget *heading = gtk_label_new (NULL);
  GtkWidget *pieces = g_object_new (RELAIS_TYPE_WRAP_BOX,
                                    "spacing", 2,
                                    "homogeneous", relais_draft_piece_get_seat (first) >= 0,
                                    NULL);

  /* A player may be called otherwise. */
  g_object_bind_property (first, "group-title", heading, "label", G_BINDING_SYNC_CREATE);
  gtk_widget_add_css_class (heading, "setup-heading");
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_box_append (self->groups, heading);
  gtk_box_append (self->groups, pieces);
  return RELAIS_WRAP_BOX (pieces);
}

static void
clear (RelaisSetupPalette *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->groups))) != NULL)
    gtk_box_remove (self->groups, child);
}

/* Players come and go, and their pieces with them. */
static void
fill (RelaisSetupPalette *self)
{
  GListModel *pieces = relais_draft_get_pieces (relais_setup_hand_get_draft (self->hand));
  RelaisWrapBox *box = NULL;
  const char *group = NULL;
  guint n = 0;

  clear (self);
  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++)
    {
      g_autoptr (RelaisDraftPiece) piece = g_list_model_get_item (pieces, i);
      GtkWidget *button;

      if (g_strcmp0 (group, relais_draft_piece_get_group (piece)) != 0)
        {
          box = add_group (self, piece);
          n = 0;
        }
      group = relais_draft_piece_get_group (piece);
      button = relais_setup_piece_new (self->ui, self->hand, piece);
      if (++n <= MOST_DIGITS && self->ui->setup_lists != NULL && g_strv_contains (self->ui->setup_lists, group))
        relais_setup_piece_set_digit (RELAIS_SETUP_PIECE (button), n);
      relais_wrap_box_append (box, button);
    }
}

static GtkWidget *
find_in (GtkWidget *group, RelaisDraftPiece *piece)
{
  for (GtkWidget *child = gtk_widget_get_first_child (group); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (RELAIS_IS_SETUP_PIECE (child) && relais_setup_piece_get_piece (RELAIS_SETUP_PIECE (child)) == piece)
      return child;
  return NULL;
}

static GtkWidget *
find (RelaisSetupPalette *self, RelaisDraftPiece *piece)
{
  GtkWidget *found = NULL;

  for (GtkWidget *group = gtk_widget_get_first_child (GTK_WIDGET (self->groups)); group != NULL && found == NULL;
       group = gtk_widget_get_next_sibling (group))
    found = find_in (group, piece);
  return found;
}

gboolean
relais_setup_palette_drop (RelaisSetupPalette *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_PALETTE (self), FALSE);
  return relais_setup_hand_put_back (self->hand);
}

static gboolean
on_drop (RelaisSetupPalette *self, const GValue *value)
{
  if (g_value_get_object (value) != self->hand)
    return FALSE;
  relais_setup_palette_drop (self);
  return TRUE;
}

static void
relais_setup_palette_dispose (GObject *object)
{
  RelaisSetupPalette *self = RELAIS_SETUP_PALETTE (object);

  if (self->hand != NULL)
    g_signal_handlers_disconnect_by_data (relais_draft_get_pieces (relais_setup_hand_get_draft (self->hand)), self);
  g_clear_object (&self->hand);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_SETUP_PALETTE);
  G_OBJECT_CLASS (relais_setup_palette_parent_class)->dispose (object);
}

static void
relais_setup_palette_class_init (RelaisSetupPaletteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_setup_palette_dispose;
  gtk_widget_class_set_css_name (widget_class, "setuppalette");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-setup-palette.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPalette, target);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPalette, groups);
  gtk_widget_class_bind_template_callback (widget_class, on_drop);
}

static void
relais_setup_palette_init (RelaisSetupPalette *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_target_set_gtypes (self->target, (GType[]) { RELAIS_TYPE_SETUP_HAND }, 1);
}

void
relais_setup_palette_set_hand (RelaisSetupPalette *self, const RelaisGameUi *ui, RelaisSetupHand *hand)
{
  g_return_if_fail (RELAIS_IS_SETUP_PALETTE (self));

  self->ui = ui;
  self->hand = g_object_ref (hand);
  g_signal_connect_object (relais_draft_get_pieces (relais_setup_hand_get_draft (hand)), "items-changed", G_CALLBACK (fill), self,
                           G_CONNECT_SWAPPED);
  fill (self);
}

void
relais_setup_palette_go_to (RelaisSetupPalette *self, RelaisDraftPiece *piece)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *found = find (self, piece);

  g_return_if_fail (RELAIS_IS_SETUP_PALETTE (self));

  if (found == NULL)
    return;
  gtk_widget_grab_focus (found);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
  relais_scroll_to (found, RELAIS_SCROLL_LEAST);
}
