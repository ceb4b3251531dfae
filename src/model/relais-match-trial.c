/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Trying ahead: moves are played from a sample of what who looks may know, in a
 * tree of their own, so that nothing that is hidden is ever seen, and nothing that
 * was only supposed gets into the record. */

#include "relais-match-private.h"

RelaisNode *
relais_match_true_node (RelaisMatch *self)
{
  return relais_tree_get_current (self->record->tree);
}

gboolean
relais_match_get_trying (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return self->trial != NULL;
}

/**
 * relais_match_can_try:
 *
 * Returns: whether who looks may try ahead: not behind a curtain. While computer
 *   players think that is as good a time as any.
 */
gboolean
relais_match_can_try (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return self->trial == NULL && !relais_match_is_over (self) && relais_match_may_look (self);
}

static void
try_ahead (RelaisMatch *self, gpointer data)
{
  const RelaisGame *game = self->record->game;
  RelaisState view, dealt;

  if (!relais_match_can_try (self))
    return;
  relais_match_draw_anew (self, relais_match_get_viewer (self), relais_match_get_state (self), &view, &dealt);
  if (game->suppose != NULL)
    game->suppose (relais_match_get_edition (self), &view, &dealt);
  self->trial = relais_tree_new_trial (self->record->tree, relais_match_true_node (self), &dealt);
  g_ptr_array_add (self->tried, self->trial);
  self->shown = NULL;
  relais_match_tell (self, RELAIS_CHANGE_POSITION, NULL);
}

void
relais_match_try (RelaisMatch *self)
{
  g_return_if_fail (RELAIS_IS_MATCH (self));
  relais_match_do (self, try_ahead, NULL, NULL);
}

static gboolean
ends_game (RelaisMatch *self, RelaisMove move)
{
  RelaisState after;

  relais_copy (self->record->game, &after, relais_match_get_state (self));
  self->record->game->make (relais_match_get_edition (self), &after, move, NULL);
  return self->record->game->over (&after);
}

/**
 * relais_match_try_move:
 *
 * Returns: whether a move that is possible can be tried: nothing can that needs to
 *   know what is not known yet, nor what ends the game
 */
RelaisTrying
relais_match_try_move (RelaisMatch *self, RelaisMove move)
{
  const RelaisGame *game;

  g_return_val_if_fail (RELAIS_IS_MATCH (self), RELAIS_TRYING_FINE);

  if (self->trial == NULL)
    return RELAIS_TRYING_FINE;
  game = self->record->game;
  if (game->supposes != NULL && game->supposes (relais_match_get_state (self), move))
    return RELAIS_TRYING_UNKNOWN;
  return ends_game (self, move) ? RELAIS_TRYING_END : RELAIS_TRYING_FINE;
}

/* What would turn something up, or is for somebody else to decide: who may know
 * more than who has tried, or is a computer player. */
static gboolean
ends_what_is_known (RelaisMatch *self, const RelaisNode *node, int seat)
{
  const RelaisGame *game = self->record->game;

  if (node->barrier && !relais_node_ends_turn (self->record->tree, node))
    return TRUE;
  if (!relais_seat_is_human (relais_match_nth_seat (self, (guint) game->seat (node->parent->state))))
    return TRUE;
  return !game->open && game->seat (node->parent->state) != seat;
}

/* What of the trial can be played: (element-type RelaisNode), in its order.
 * @all: (out): was it all of it? */
static GPtrArray *
what_is_known (RelaisMatch *self, gboolean *all)
{
  const RelaisNode *root = relais_tree_get_root (self->trial);
  int seat = self->record->game->seat (root->state);
  GPtrArray *line = g_ptr_array_new ();
  guint known = 0;

  for (RelaisNode *node = relais_match_get_node (self); node != root; node = node->parent)
    g_ptr_array_insert (line, 0, node);
  while (known < line->len && !ends_what_is_known (self, line->pdata[known], seat))
    known++;
  *all = known == line->len;
  g_ptr_array_set_size (line, (int) known);
  return line;
}

/* By the true moves, which are possible: nothing that was needed for them is hidden. */
static void
play_again (RelaisMatch *self, const GPtrArray *line)
{
  RelaisRefusal why;

  for (guint i = 0; i < line->len; i++)
    {
      const RelaisNode *node = line->pdata[i];

      if (!relais_tree_play (self->record->tree, node->move, NULL, &why))
        g_return_if_reached ();
      relais_match_true_node (self)->joined = node->joined;
    }
}

static void
keep_trial (RelaisMatch *self, gpointer data)
{
  g_autoptr (GPtrArray) line = NULL;
  gboolean all;

  if (self->trial == NULL)
    return;
  line = what_is_known (self, &all);
  self->trial = NULL;
  play_again (self, line);
  relais_match_arrive (self);
}

/**
 * relais_match_keep_trial:
 *
 * Plays what was tried, up to the first move that turns something up.
 *
 * Returns: whether that is all of it
 */
gboolean
relais_match_keep_trial (RelaisMatch *self)
{
  gboolean all = TRUE;

  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);

  if (self->trial != NULL)
    g_ptr_array_unref (what_is_known (self, &all));
  relais_match_do (self, keep_trial, NULL, NULL);
  return all;
}

/* What of it can be played stays in the tree as a branch; redo goes where it went
 * before. */
void
relais_match_leave_trial (RelaisMatch *self)
{
  RelaisNode *began = relais_match_true_node (self);
  g_autoptr (GPtrArray) line = NULL;
  RelaisNode *next = began->latest;
  gboolean all;

  if (self->trial == NULL)
    return;
  line = what_is_known (self, &all);
  self->trial = NULL;
  play_again (self, line);
  relais_tree_go (self->record->tree, began);
  if (next != NULL)
    began->latest = next;
}

static void
drop_trial (RelaisMatch *self, gpointer data)
{
  if (self->trial == NULL)
    return;
  relais_match_leave_trial (self);
  relais_match_arrive (self);
}

void
relais_match_drop_trial (RelaisMatch *self)
{
  g_return_if_fail (RELAIS_IS_MATCH (self));
  relais_match_do (self, drop_trial, NULL, NULL);
}
