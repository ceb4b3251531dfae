/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-order.h"

struct _RelaisSetupOrder
{
  RelaisDraft *draft;
  GPtrArray *pieces;            /* of RelaisDraftPiece */
  GPtrArray *places;            /* of strings; NULL ends the list */
};

static int
find (const RelaisSetupOrder *self, const char *place)
{
  for (guint i = 0; i + 1 < self->places->len; i++)
    if (g_str_equal (self->places->pdata[i], place))
      return (int) i;
  return -1;
}

static RelaisDraftPiece *
nth (const RelaisSetupOrder *self, guint number)
{
  return self->pieces->pdata[number];
}

/* One of them lies there, or could. */
static gboolean
fits (const RelaisSetupOrder *self, const char *place)
{
  for (guint i = 0; i < self->pieces->len; i++)
    if (relais_draft_can_put (self->draft, relais_draft_piece_get_id (nth (self, i)), place, NULL))
      return TRUE;
  return relais_setup_order_there (self, place) >= 0;
}

static RelaisSetupOrder *
order_new (RelaisDraft *draft, const char *group)
{
  RelaisSetupOrder *self = g_new0 (RelaisSetupOrder, 1);
  GListModel *all = relais_draft_get_pieces (draft);

  self->draft = g_object_ref (draft);
  self->pieces = g_ptr_array_new_with_free_func (g_object_unref);
  self->places = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (RelaisDraftPiece) piece = g_list_model_get_item (all, i);

      if (g_str_equal (relais_draft_piece_get_group (piece), group))
        g_ptr_array_add (self->pieces, g_steal_pointer (&piece));
    }
  return self;
}

static RelaisSetupOrder *
with_places (RelaisSetupOrder *self, const char *const *places)
{
  for (guint i = 0; places[i] != NULL; i++)
    if (fits (self, places[i]))
      g_ptr_array_add (self->places, g_strdup (places[i]));
  g_ptr_array_add (self->places, NULL);
  return self;
}

RelaisSetupOrder *
relais_setup_order_of (RelaisDraft *draft, const char *const *places, const char *group)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (draft), NULL);
  return with_places (order_new (draft, group), places);
}

/**
 * relais_setup_order_at:
 * @groups: (nullable): kinds of which each place has one piece; NULL ends them
 *
 * Returns: (nullable) (transfer full)
 */
RelaisSetupOrder *
relais_setup_order_at (RelaisDraft *draft, const char *const *groups, const char *const *places, const char *place)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (draft), NULL);

  for (; groups != NULL && *groups != NULL; groups++)
    {
      g_autoptr (RelaisSetupOrder) order = order_new (draft, *groups);

      if (fits (order, place))
        return with_places (g_steal_pointer (&order), places);
    }
  return NULL;
}

void
relais_setup_order_free (RelaisSetupOrder *self)
{
  g_object_unref (self->draft);
  g_ptr_array_unref (self->pieces);
  g_ptr_array_unref (self->places);
  g_free (self);
}

gboolean
relais_setup_order_has (const RelaisSetupOrder *self, RelaisDraftPiece *piece)
{
  g_return_val_if_fail (self != NULL, FALSE);
  return g_ptr_array_find (self->pieces, piece, NULL);
}

guint
relais_setup_order_count (const RelaisSetupOrder *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->pieces->len;
}

RelaisDraftPiece *
relais_setup_order_nth (const RelaisSetupOrder *self, guint number)
{
  g_return_val_if_fail (self != NULL, NULL);
  return nth (self, number);
}

int
relais_setup_order_there (const RelaisSetupOrder *self, const char *place)
{
  g_auto (GStrv) there = NULL;

  g_return_val_if_fail (self != NULL, 0);

  there = relais_draft_pieces_at (self->draft, place);
  for (guint i = 0; i < self->pieces->len; i++)
    if (g_strv_contains ((const char *const *) there, relais_draft_piece_get_id (nth (self, i))))
      return (int) i;
  return -1;
}

const char *const *
relais_setup_order_get_places (const RelaisSetupOrder *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return (const char *const *) self->places->pdata;
}

const char *
relais_setup_order_next (const RelaisSetupOrder *self, const char *place)
{
  int at = find (self, place);

  g_return_val_if_fail (self != NULL, NULL);
  return at >= 0 ? self->places->pdata[at + 1] : NULL;
}

/* Where the piece lies that another place can do without: after this place, else
 * before it; -1: nowhere. */
static int
find_spare (const RelaisSetupOrder *self, int at, guint number)
{
  const int n = (int) self->places->len - 1;

  for (int i = 1; i < n; i++)
    if (relais_setup_order_there (self, self->places->pdata[(at + i) % n]) == (int) number)
      return (at + i) % n;
  return -1;
}

gboolean
relais_setup_order_lay (const RelaisSetupOrder *self, RelaisSetupHand *hand, const char *place, guint number)
{
  int at = find (self, place);
  int there, spare = -1;

  g_return_val_if_fail (self != NULL, FALSE);

  there = relais_setup_order_there (self, place);
  if (there == (int) number)
    return TRUE;
  if (at >= 0 && relais_draft_piece_get_left (nth (self, number)) == 0)
    spare = find_spare (self, at, number);
  if (spare > at)
    return relais_setup_hand_move (hand, nth (self, number), self->places->pdata[spare], place);
  if (spare >= 0)
    return relais_setup_hand_take_over (hand, nth (self, number), self->places->pdata[spare], place,
                                        there >= 0 ? nth (self, (guint) there) : NULL);
  return relais_setup_hand_put (hand, nth (self, number), place);
}
