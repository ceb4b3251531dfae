/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pieces of a draft: the palettes, and putting them on the board. */

#include "relais-draft-private.h"

#include <glib/gi18n-lib.h>

static RelaisDraftPiece *
nth_piece (RelaisDraft *self, guint i)
{
  return self->all_pieces->pdata[i];
}

/* The same pieces as before keep their objects. */
static void
name_pieces (RelaisDraft *self, const RelaisDraftBoard *board)
{
  guint n = self->drafting->n_pieces (board);
  guint old = self->all_pieces->len;
  g_autoptr (GPtrArray) fresh = g_ptr_array_new_with_free_func (g_object_unref);
  RelaisDraftSeats seats;
  guint same = 0;

  relais_draft_get_seats (self, &seats);
  for (guint i = 0; i < n; i++)
    {
      RelaisPieceText text = { 0 };

      self->drafting->tell_piece (board, &seats, i, &text);
      if (same == i && i < old && g_str_equal (relais_draft_piece_get_id (nth_piece (self, i)), text.id))
        {
          relais_draft_piece_rename (nth_piece (self, i), &text);
          same++;
        }
      else
        g_ptr_array_add (fresh, relais_draft_piece_new (&text));
    }
  for (guint i = same; i < n; i++)
    {
      guint left, total;

      self->drafting->count_piece (board, i, &left, &total);
      relais_draft_piece_count (fresh->pdata[i - same], left, total);
    }
  if (same == n && same == old)
    return;
  g_ptr_array_set_size (self->all_pieces, (int) same);
  for (guint i = 0; i < fresh->len; i++)
    g_ptr_array_add (self->all_pieces, g_object_ref (fresh->pdata[i]));
  g_list_store_splice (self->pieces, same, old - same, fresh->pdata, fresh->len);
}

/* @names: a player may be called or coloured otherwise */
void
relais_draft_update_pieces (RelaisDraft *self, gboolean names)
{
  const RelaisDraftBoard *board = relais_draft_get_board (self);
  guint n = self->drafting->n_pieces (board);

  if (names || n != self->all_pieces->len)
    name_pieces (self, board);
  for (guint i = 0; i < n; i++)
    {
      guint left, total;

      self->drafting->count_piece (board, i, &left, &total);
      relais_draft_piece_count (nth_piece (self, i), left, total);
    }
}

GListModel *
relais_draft_get_pieces (RelaisDraft *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);
  return G_LIST_MODEL (self->pieces);
}

/**
 * relais_draft_find_piece:
 *
 * Returns: (transfer none) (nullable)
 */
RelaisDraftPiece *
relais_draft_find_piece (RelaisDraft *self, const char *piece)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);

  for (guint i = 0; i < self->all_pieces->len; i++)
    if (g_str_equal (relais_draft_piece_get_id (nth_piece (self, i)), piece))
      return nth_piece (self, i);
  return NULL;
}

/* Tries a move on a copy. */
static gboolean
try_move (RelaisDraft *self, RelaisDraftFacts *facts, const RelaisDraftMove *move, RelaisReason **why)
{
  RelaisDraftSeats seats;

  relais_draft_get_seats (self, &seats);
  relais_draft_facts_copy (facts, relais_draft_get_facts (self));
  if (self->drafting->move (&facts->board, &seats, move, why))
    return TRUE;
  relais_draft_facts_clear (facts);
  return FALSE;
}

static gboolean
can (RelaisDraft *self, const RelaisDraftMove *move, RelaisReason **why)
{
  RelaisDraftFacts facts;

  if (!try_move (self, &facts, move, why))
    return FALSE;
  relais_draft_facts_clear (&facts);
  return TRUE;
}

static gboolean
make (RelaisDraft *self, const RelaisDraftMove *move, const char *title, RelaisReason **why)
{
  RelaisDraftFacts facts;

  if (!try_move (self, &facts, move, why))
    return FALSE;
  relais_draft_commit (self, &facts, relais_draft_deed_at (title, move->piece, move->to != NULL ? move->to : move->from), NULL);
  return TRUE;
}

gboolean
relais_draft_can_put (RelaisDraft *self, const char *piece, const char *place, RelaisReason **why)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);
  return can (self, &(RelaisDraftMove) { piece, NULL, place }, why);
}

gboolean
relais_draft_put (RelaisDraft *self, const char *piece, const char *place, RelaisReason **why)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);
  /* TRANSLATORS: names a step that can be undone; {piece} is "Shield, red", "Merchant of Anna", {place} "Saumur" */
  return make (self, &(RelaisDraftMove) { piece, NULL, place }, N_("Place: {piece} · {place}"), why);
}

gboolean
relais_draft_take (RelaisDraft *self, const char *piece, const char *place, RelaisReason **why)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);
  /* TRANSLATORS: names a step that can be undone */
  return make (self, &(RelaisDraftMove) { piece, place, NULL }, N_("Take away: {piece} · {place}"), why);
}

gboolean
relais_draft_move (RelaisDraft *self, const char *piece, const char *from, const char *to, RelaisReason **why)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);
  /* TRANSLATORS: names a step that can be undone */
  return make (self, &(RelaisDraftMove) { piece, from, to }, N_("Move: {piece} · {place}"), why);
}

gboolean
relais_draft_can_move (RelaisDraft *self, const char *piece, const char *from, const char *to, RelaisReason **why)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);
  return can (self, &(RelaisDraftMove) { piece, from, to }, why);
}

static void
add_places (GPtrArray *into, const char *const *places)
{
  for (; *places != NULL; places++)
    if (!g_ptr_array_find_with_equal_func (into, *places, g_str_equal, NULL))
      g_ptr_array_add (into, g_strdup (*places));
}

char **
relais_draft_foresee (RelaisDraft *self, const char *piece, const char *from, const char *to)
{
  g_autoptr (GPtrArray) findings = g_ptr_array_new_with_free_func (g_object_unref);
  GPtrArray *wrong;
  RelaisDraftFacts facts;
  RelaisDraftSeats seats;

  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);

  wrong = g_ptr_array_new ();
  relais_draft_get_seats (self, &seats);
  if (try_move (self, &facts, &(RelaisDraftMove) { piece, from, to }, NULL))
    {
      self->drafting->settle (&facts.board);
      self->drafting->check (&facts.board, &seats, findings);
      relais_draft_facts_clear (&facts);
    }
  for (guint i = 0; i < findings->len; i++)
    {
      const char *const *places = relais_draft_finding_get_places (findings->pdata[i]);

      if (relais_draft_finding_get_severity (findings->pdata[i]) == RELAIS_DRAFT_ERROR && places != NULL
          && (g_strv_contains (places, to) || (from != NULL && g_strv_contains (places, from))))
        add_places (wrong, places);
    }
  g_ptr_array_add (wrong, NULL);
  return (char **) g_ptr_array_free (wrong, FALSE);
}

char **
relais_draft_pieces_at (RelaisDraft *self, const char *place)
{
  GPtrArray *pieces;

  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);

  pieces = g_ptr_array_new ();
  self->drafting->pieces_at (relais_draft_get_board (self), place, pieces);
  g_ptr_array_add (pieces, NULL);
  return (char **) g_ptr_array_free (pieces, FALSE);
}

char **
relais_draft_places_of (RelaisDraft *self, const char *piece)
{
  GPtrArray *places;

  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);

  places = g_ptr_array_new ();
  self->drafting->places_of (relais_draft_get_board (self), piece, places);
  g_ptr_array_add (places, NULL);
  return (char **) g_ptr_array_free (places, FALSE);
}
