/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-place-list.h"

#include "model/relais-lore.h"
#include "relais-setup-place-row.h"

struct _RelaisSetupPlaceList
{
  AdwExpanderRow parent_instance;

  const RelaisGameUi *ui;
  RelaisSetupHand *hand;
  GStrv places;
  char *group;
  RelaisSetupOrder *order;      /* NULL: nobody has looked yet */
  GPtrArray *rows;              /* of RelaisSetupPlaceRow */
};

G_DEFINE_TYPE (RelaisSetupPlaceList, relais_setup_place_list, ADW_TYPE_EXPANDER_ROW)

static void
update (RelaisSetupPlaceList *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    relais_setup_place_row_update (self->rows->pdata[i]);
}

static void
on_next (RelaisSetupPlaceList *self, GtkWidget *row)
{
  guint i;

  if (g_ptr_array_find (self->rows, row, &i) && i + 1 < self->rows->len)
    gtk_widget_grab_focus (self->rows->pdata[i + 1]);
}

static void
add_row (RelaisSetupPlaceList *self, const char *place)
{
  RelaisMatch *match = relais_draft_get_match (relais_setup_hand_get_draft (self->hand));
  g_autofree char *title = relais_lore_place_name (relais_match_get_view (match), place);
  GtkWidget *row = relais_setup_place_row_new (self->ui, self->hand, self->order, place, title);

  g_signal_connect_object (row, "next", G_CALLBACK (on_next), self, G_CONNECT_SWAPPED);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  g_ptr_array_add (self->rows, row);
}

/* Not before somebody looks. */
static void
on_expanded (RelaisSetupPlaceList *self)
{
  RelaisDraft *draft;

  if (self->order != NULL || self->hand == NULL || !adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self)))
    return;
  draft = relais_setup_hand_get_draft (self->hand);
  self->order = relais_setup_order_of (draft, (const char *const *) self->places, self->group);
  for (const char *const *place = relais_setup_order_get_places (self->order); *place != NULL; place++)
    add_row (self, *place);
  g_signal_connect_object (draft, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

static void
relais_setup_place_list_dispose (GObject *object)
{
  g_clear_object (&RELAIS_SETUP_PLACE_LIST (object)->hand);
  G_OBJECT_CLASS (relais_setup_place_list_parent_class)->dispose (object);
}

static void
relais_setup_place_list_finalize (GObject *object)
{
  RelaisSetupPlaceList *self = RELAIS_SETUP_PLACE_LIST (object);

  g_clear_pointer (&self->order, relais_setup_order_free);
  g_ptr_array_unref (self->rows);
  g_strfreev (self->places);
  g_free (self->group);
  G_OBJECT_CLASS (relais_setup_place_list_parent_class)->finalize (object);
}

static void
relais_setup_place_list_class_init (RelaisSetupPlaceListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_setup_place_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = relais_setup_place_list_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-setup-place-list.ui");
  gtk_widget_class_bind_template_callback (widget_class, on_expanded);
}

static void
relais_setup_place_list_init (RelaisSetupPlaceList *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

static const char *
title_of (RelaisDraft *draft, const char *group)
{
  GListModel *pieces = relais_draft_get_pieces (draft);

  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++)
    {
      g_autoptr (RelaisDraftPiece) piece = g_list_model_get_item (pieces, i);

      if (g_str_equal (relais_draft_piece_get_group (piece), group))
        return relais_draft_piece_get_group_title (piece);
    }
  return "";
}

GtkWidget *
relais_setup_place_list_new (const RelaisGameUi *ui, RelaisSetupHand *hand, const char *const *places, const char *group)
{
  RelaisSetupPlaceList *self;

  g_return_val_if_fail (ui != NULL, NULL);

  self = g_object_new (RELAIS_TYPE_SETUP_PLACE_LIST,
                  "title", title_of (relais_setup_hand_get_draft (hand), group), NULL);
  self->ui = ui;
  self->hand = g_object_ref (hand);
  self->places = g_strdupv ((char **) places);
  self->group = g_strdup (group);
  return GTK_WIDGET (self);
}
