/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-place-row.h"

#include <glib/gi18n.h>

#include "app/art/relais-sprite.h"
#include "app/kit/relais-actions.h"
#include "app/old-gtk/relais-drop-down.h"

#define PIECE_SIZE 24

struct _RelaisSetupPlaceRow
{
  AdwActionRow parent_instance;

  const RelaisGameUi *ui;
  RelaisSetupHand *hand;
  RelaisSetupOrder *order;      /* of the list that the row is in */
  char *place;
  gboolean updating;            /* from the draft, not by the user */

  GtkDropDown *piece;
};

enum
{
  NEXT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisSetupPlaceRow, relais_setup_place_row, ADW_TYPE_ACTION_ROW)

static void
take_away (RelaisSetupPlaceRow *self)
{
  int there = relais_setup_order_there (self->order, self->place);

  if (there >= 0)
    relais_setup_hand_take_away (self->hand, relais_setup_order_nth (self->order, (guint) there), self->place);
}

gboolean
relais_setup_place_row_key (RelaisSetupPlaceRow *self, guint key)
{
  guint number = key >= GDK_KEY_KP_0 && key <= GDK_KEY_KP_9 ? key - GDK_KEY_KP_0 : key - GDK_KEY_0;

  g_return_val_if_fail (RELAIS_IS_SETUP_PLACE_ROW (self), FALSE);

  if (key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete || key == GDK_KEY_BackSpace)
    number = 0;
  if (number > relais_setup_order_count (self->order))
    return FALSE;
  if (number == 0)
    take_away (self);
  else if (!relais_setup_order_lay (self->order, self->hand, self->place, number - 1))
    return TRUE;
  g_signal_emit (self, signals[NEXT], 0);
  return TRUE;
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType held, RelaisSetupPlaceRow *self)
{
  return relais_actions_is_plain (GTK_EVENT_CONTROLLER (controller), held) && relais_setup_place_row_key (self, key);
}

/* The first of the pieces is none. */
static void
on_selected (RelaisSetupPlaceRow *self)
{
  guint selected = gtk_drop_down_get_selected (self->piece);

  if (self->updating || self->order == NULL || selected == GTK_INVALID_LIST_POSITION)
    return;
  if (selected == 0)
    take_away (self);
  else
    relais_setup_order_lay (self->order, self->hand, self->place, selected - 1);
  relais_setup_place_row_update (self);
}

void
relais_setup_place_row_update (RelaisSetupPlaceRow *self)
{
  g_return_if_fail (RELAIS_IS_SETUP_PLACE_ROW (self));

  self->updating = TRUE;
  gtk_drop_down_set_selected (self->piece, (guint) (relais_setup_order_there (self->order, self->place) + 1));
  self->updating = FALSE;
}

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *item, RelaisSetupPlaceRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (box), relais_sprite_new (self->ui->pieces, NULL, PIECE_SIZE));
  gtk_box_append (GTK_BOX (box), gtk_label_new (NULL));
  gtk_list_item_set_child (item, box);
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *item, RelaisSetupPlaceRow *self)
{
  guint position = gtk_list_item_get_position (item);
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *sprite = gtk_widget_get_first_child (box);
  const char *title = gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (box)), title);
  gtk_widget_set_visible (sprite, position > 0);
  if (position > 0)
    relais_sprite_set (RELAIS_SPRITE (sprite), self->ui->pieces,
                       relais_draft_piece_get_sprite (relais_setup_order_nth (self->order, position - 1)));
}

/* The digit that lays a piece stands before its name. */
static void
fill (RelaisSetupPlaceRow *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  gtk_string_list_append (titles, _("None"));
  for (guint i = 0; i < relais_setup_order_count (self->order); i++)
    {
      /* What sort of piece it is stands above the list. */
      const char *title = relais_draft_piece_get_caption (relais_setup_order_nth (self->order, i));

      gtk_string_list_take (titles, g_strdup_printf ("%u · %s", i + 1, title));
    }
  g_signal_connect_object (factory, "setup", G_CALLBACK (on_setup), self, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind), self, 0);
  gtk_drop_down_set_factory (self->piece, factory);
  gtk_drop_down_set_model (self->piece, G_LIST_MODEL (titles));
}

static void
relais_setup_place_row_dispose (GObject *object)
{
  RelaisSetupPlaceRow *self = RELAIS_SETUP_PLACE_ROW (object);

  self->order = NULL;
  g_clear_object (&self->hand);
  G_OBJECT_CLASS (relais_setup_place_row_parent_class)->dispose (object);
}

static void
relais_setup_place_row_finalize (GObject *object)
{
  g_free (RELAIS_SETUP_PLACE_ROW (object)->place);
  G_OBJECT_CLASS (relais_setup_place_row_parent_class)->finalize (object);
}

static gboolean
relais_setup_place_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (RELAIS_SETUP_PLACE_ROW (widget)->piece));
}

static void
relais_setup_place_row_class_init (RelaisSetupPlaceRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_setup_place_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = relais_setup_place_row_finalize;
  widget_class->grab_focus = relais_setup_place_row_grab_focus;
  signals[NEXT] = g_signal_new ("next", RELAIS_TYPE_SETUP_PLACE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-setup-place-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPlaceRow, piece);
  gtk_widget_class_bind_template_callback (widget_class, on_key_pressed);
  gtk_widget_class_bind_template_callback (widget_class, on_selected);
}

static void
relais_setup_place_row_init (RelaisSetupPlaceRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  relais_drop_down_tell (self->piece, NULL);
}

/**
 * relais_setup_place_row_new:
 * @order: outlives the row
 */
GtkWidget *
relais_setup_place_row_new (const RelaisGameUi *ui,
                           RelaisSetupHand    *hand,
                           RelaisSetupOrder   *order,
                           const char         *place,
                           const char         *title)
{
  RelaisSetupPlaceRow *self;

  g_return_val_if_fail (ui != NULL, NULL);

  self = g_object_new (RELAIS_TYPE_SETUP_PLACE_ROW, "title", title, NULL);
  self->ui = ui;
  self->hand = g_object_ref (hand);
  self->order = order;
  self->place = g_strdup (place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->piece), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  self->updating = TRUE;
  fill (self);
  self->updating = FALSE;
  relais_setup_place_row_update (self);
  return GTK_WIDGET (self);
}

const char *
relais_setup_place_row_get_place (RelaisSetupPlaceRow *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_PLACE_ROW (self), NULL);
  return self->place;
}
