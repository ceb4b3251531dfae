/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing, and what is played while a change is being told. */

#include "relais-match-private.h"

/* What cannot be tried: to see something, or to end the turn (alone, too,
 * where no barrier stands). */
gboolean
relais_match_leaves_trial (RelaisMatch *self, RelaisMove move)
{
  const RelaisGame *game = self->record->game;
  gconstpointer before = relais_match_get_state (self);
  RelaisState after;

  relais_copy (game, &after, before);
  return game->make (relais_match_get_edition (self), &after, move, NULL)
         || game->turn (&after) != game->turn (before)
         || game->over (&after);
}

/**
 * relais_match_check:
 *
 * Returns: whether the move can be played now. While trying ahead nothing that
 *   reveals something or ends the turn can; then @why has the code 0.
 */
gboolean
relais_match_check (RelaisMatch *self, RelaisMove move, RelaisRefusal *why)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);

  *why = (RelaisRefusal) { 0 };
  if (!self->record->game->check (relais_match_get_edition (self), relais_match_get_state (self), move, why))
    return FALSE;
  return self->trial == NULL || !relais_match_leaves_trial (self, move);
}

/* @joined: chosen together with the move before */
static gboolean
play (RelaisMatch *self, RelaisMove move, gboolean joined, RelaisRefusal *why)
{
  gboolean looked_back = self->shown != NULL;
  RelaisEvents events = { 0 };

  *why = (RelaisRefusal) { 0 };
  if (self->ended_early || !relais_match_check (self, move, why))
    return FALSE;
  relais_tree_play (self->record->tree, move, &events, why);
  relais_match_get_node (self)->joined = joined;
  self->shown = NULL;
  relais_match_tell (self, looked_back ? NULL : &events, TRUE);
  return TRUE;
}

static gboolean
play_together (RelaisMatch *self, const RelaisMove *moves, guint n, RelaisRefusal *why)
{
  for (guint i = 0; i < n; i++)
    if (!play (self, moves[i], i > 0, why))
      return FALSE;
  return TRUE;
}

/* All have heard: now what was played meanwhile, in its order. What has become
 * impossible by then is not played. */
static void
end_telling (RelaisMatch *self)
{
  RelaisRefusal why;
  GArray *moves;

  while ((moves = g_queue_pop_head (&self->waiting)) != NULL)
    {
      play_together (self, (const RelaisMove *) (gconstpointer) moves->data, moves->len, &why);
      g_array_unref (moves);
    }
  self->telling = FALSE;
}

/* The position shown is another one, not by a move that led on from it. */
void
relais_match_reset (RelaisMatch *self, gboolean moved)
{
  gboolean outermost = !self->telling;

  self->telling = TRUE;
  relais_match_tell (self, NULL, moved);
  if (outermost)
    end_telling (self);
}

static gboolean
play_later (RelaisMatch *self, const RelaisMove *moves, guint n, RelaisRefusal *why)
{
  GArray *kept;

  *why = (RelaisRefusal) { 0 };
  if (self->ended_early || !relais_match_check (self, moves[0], why))
    return FALSE;
  kept = g_array_sized_new (FALSE, FALSE, sizeof (RelaisMove), n);
  g_array_append_vals (kept, moves, n);
  g_queue_push_tail (&self->waiting, kept);
  return TRUE;
}

/**
 * relais_match_play_all:
 *
 * Plays from the position played on, whatever is looked at. A game that was
 * ended early goes on no more; @why has the code 0 then.
 */
gboolean
relais_match_play_all (RelaisMatch *self, const RelaisMove *moves, guint n, RelaisRefusal *why)
{
  gboolean played;

  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);

  if (self->telling)
    return n == 0 || play_later (self, moves, n, why);
  self->telling = TRUE;
  played = play_together (self, moves, n, why);
  end_telling (self);
  return played;
}

int
relais_match_legal (RelaisMatch *self, RelaisMove moves[RELAIS_MAX_MOVES])
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), 0);

  if (self->ended_early)
    return 0;
  return self->record->game->legal (relais_match_get_edition (self), relais_match_get_state (self), moves);
}
