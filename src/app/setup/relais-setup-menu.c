/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-menu.h"

#include "app/art/relais-sprite.h"
#include "app/board/relais-board-view.h"
#include "app/board/relais-setup-order.h"
#include "app/kit/relais-popover-on.h"
#include "app/kit/relais-wrap-box.h"
#include "app/old-gtk/relais-tooltip.h"
#include "model/relais-lore.h"
#include "relais-field-row.h"
#include "relais-setup-piece.h"
#include "relais-setup-placed-piece.h"

struct _RelaisSetupMenu
{
  GtkPopover parent_instance;

  RelaisSetupHand *hand;
  RelaisSetupOrder *order;      /* what belongs there; NULL: nothing of which each place has one */
  char *place;

  GtkLabel *title;
  GtkBox *there;
  GtkWidget *nothing;
  GtkBox *more;
};

G_DEFINE_TYPE (RelaisSetupMenu, relais_setup_menu, GTK_TYPE_POPOVER)

static void
on_piece_clicked (RelaisSetupMenu *self, GtkWidget *button)
{
  g_autoptr (RelaisDraftPiece) piece = g_object_ref (g_object_get_data (G_OBJECT (button), "piece"));
  g_autoptr (RelaisSetupHand) hand = g_object_ref (self->hand);

  /* It goes later. */
  gtk_popover_popdown (GTK_POPOVER (self));
  for (guint i = 0; self->order != NULL && i < relais_setup_order_count (self->order); i++)
    if (relais_setup_order_nth (self->order, i) == piece)
      {
        relais_setup_order_lay (self->order, hand, self->place, i);
        return;
      }
  relais_setup_hand_put (hand, piece, self->place);
}

static GtkWidget *
make_button (RelaisSetupMenu *self, const RelaisGameUi *ui, RelaisDraftPiece *piece)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *caption = gtk_label_new (relais_draft_piece_get_caption (piece));
  g_autofree char *words = relais_setup_piece_tell (piece);

  gtk_label_set_ellipsize (GTK_LABEL (caption), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (caption), 14);
  gtk_widget_add_css_class (caption, "setup-caption");
  gtk_box_append (GTK_BOX (box), relais_sprite_new (ui->pieces, relais_draft_piece_get_sprite (piece), 32));
  gtk_box_append (GTK_BOX (box), caption);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "setup-piece");
  relais_tooltip_set (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  g_object_set_data_full (G_OBJECT (button), "piece", g_object_ref (piece), g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_piece_clicked), self, G_CONNECT_SWAPPED);
  return button;
}

static void
add_field (RelaisSetupMenu *self, const RelaisGameUi *ui, const char *piece)
{
  g_autofree char *key = ui->setup_field != NULL ? ui->setup_field (piece) : NULL;
  RelaisDraftField *field = key != NULL ? relais_draft_find_field (relais_setup_hand_get_draft (self->hand), key) : NULL;

  if (field != NULL)
    {
      /* Rows belong into lists: libadwaita 1.10 warns of others. */
      GtkWidget *list = gtk_list_box_new ();

      gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
      gtk_list_box_append (GTK_LIST_BOX (list), relais_field_row_new (field));
      gtk_box_append (self->there, list);
    }
}

static GtkWidget *
fill_there (RelaisSetupMenu *self, const RelaisGameUi *ui)
{
  RelaisDraft *draft = relais_setup_hand_get_draft (self->hand);
  g_auto (GStrv) there = relais_draft_pieces_at (draft, self->place);

  for (guint i = 0; there[i] != NULL; i++)
    {
      RelaisDraftPiece *piece = relais_draft_find_piece (draft, there[i]);
      GtkWidget *row = relais_setup_placed_piece_new (ui, self->hand, piece, self->place);

      g_signal_connect_object (row, "done", G_CALLBACK (gtk_popover_popdown), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->there, row);
      add_field (self, ui, there[i]);
    }
  return gtk_widget_get_first_child (GTK_WIDGET (self->there));
}

static gboolean
is_offered (RelaisSetupMenu *self, RelaisDraftPiece *piece, const char *const *there)
{
  const char *id = relais_draft_piece_get_id (piece);

  if (self->order != NULL && relais_setup_order_has (self->order, piece))
    return !g_strv_contains (there, id);
  /* What exists once and lies there already needs no button. */
  if (relais_draft_piece_get_total (piece) == 1 && g_strv_contains (there, id))
    return FALSE;
  return relais_draft_can_put (relais_setup_hand_get_draft (self->hand), id, self->place, NULL);
}

static RelaisWrapBox *
add_group (RelaisSetupMenu *self, RelaisDraftPiece *first)
{
  GtkWidget *heading = gtk_label_new (relais_draft_piece_get_group_title (first));
  GtkWidget *pieces = g_object_new (RELAIS_TYPE_WRAP_BOX, "spacing", 2, NULL);

  gtk_widget_add_css_class (heading, "setup-heading");
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_ellipsize (GTK_LABEL (heading), PANGO_ELLIPSIZE_END);
  gtk_box_append (self->more, heading);
  gtk_box_append (self->more, pieces);
  return RELAIS_WRAP_BOX (pieces);
}

/* The first of the buttons; NULL: nothing can be put there. */
static GtkWidget *
fill_more (RelaisSetupMenu *self, const RelaisGameUi *ui)
{
  RelaisDraft *draft = relais_setup_hand_get_draft (self->hand);
  GListModel *pieces = relais_draft_get_pieces (draft);
  g_auto (GStrv) there = relais_draft_pieces_at (draft, self->place);
  const char *group = NULL;
  RelaisWrapBox *box = NULL;
  GtkWidget *first = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++)
    {
      g_autoptr (RelaisDraftPiece) piece = g_list_model_get_item (pieces, i);
      GtkWidget *button;

      if (!is_offered (self, piece, (const char *const *) there))
        continue;
      if (g_strcmp0 (group, relais_draft_piece_get_group (piece)) != 0)
        box = add_group (self, piece);
      group = relais_draft_piece_get_group (piece);
      button = make_button (self, ui, piece);
      relais_wrap_box_append (box, button);
      first = first != NULL ? first : button;
    }
  return first;
}

static void
relais_setup_menu_dispose (GObject *object)
{
  g_clear_object (&RELAIS_SETUP_MENU (object)->hand);
  G_OBJECT_CLASS (relais_setup_menu_parent_class)->dispose (object);
}

static void
relais_setup_menu_finalize (GObject *object)
{
  g_clear_pointer (&RELAIS_SETUP_MENU (object)->order, relais_setup_order_free);
  g_free (RELAIS_SETUP_MENU (object)->place);
  G_OBJECT_CLASS (relais_setup_menu_parent_class)->finalize (object);
}

static void
relais_setup_menu_class_init (RelaisSetupMenuClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_setup_menu_dispose;
  G_OBJECT_CLASS (klass)->finalize = relais_setup_menu_finalize;
  g_type_ensure (RELAIS_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-setup-menu.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupMenu, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupMenu, there);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupMenu, nothing);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupMenu, more);
}

static void
relais_setup_menu_init (RelaisSetupMenu *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
relais_setup_menu_show (GtkWidget          *parent,
                        const GdkRectangle *at,
                        const RelaisGameUi *ui,
                        RelaisSetupHand    *hand,
                        const char *const  *places,
                        const char         *place)
{
  RelaisSetupMenu *self = g_object_new (RELAIS_TYPE_SETUP_MENU, NULL);
  RelaisMatch *match = relais_draft_get_match (relais_setup_hand_get_draft (hand));
  g_autofree char *title = relais_lore_place_name (relais_match_get_view (match), place);
  GtkWidget *there, *more;

  self->hand = g_object_ref (hand);
  self->order = relais_setup_order_at (relais_setup_hand_get_draft (hand), ui->setup_lists, places, place);
  self->place = g_strdup (place);
  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  there = fill_there (self, ui);
  more = fill_more (self, ui);
  gtk_widget_set_visible (self->nothing, there == NULL && more == NULL);
  /* on to the next place with one press */
  if (RELAIS_IS_BOARD_VIEW (parent))
    g_signal_connect_object (self, "closed", G_CALLBACK (relais_board_view_press_pointer), parent, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  relais_popover_on (GTK_POPOVER (self), parent, at, more != NULL ? more : there != NULL ? there : GTK_WIDGET (self));
}
