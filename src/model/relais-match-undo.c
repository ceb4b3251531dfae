/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Taking back, going anywhere in the tree, ending early; what is written of it. */

#include "relais-match-private.h"

gboolean
relais_match_get_strict (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return self->record->strict;
}

void
relais_match_set_strict (RelaisMatch *self, gboolean strict)
{
  g_return_if_fail (RELAIS_IS_MATCH (self));

  if (self->record->strict == strict)
    return;
  self->record->strict = strict;
  relais_match_report (self, RELAIS_CHANGE_STRICT);
}

/* May the position played on go back to an ancestor of it? The end, too, tells
 * what was hidden. */
static gboolean
may_take_back (RelaisMatch *self, const RelaisNode *to)
{
  /* Nothing true is seen in a trial. */
  if (!self->record->strict || self->trial != NULL)
    return TRUE;
  for (const RelaisNode *node = relais_match_get_node (self); node != to; node = node->parent)
    if (node->barrier || self->record->game->over (node->state))
      return FALSE;
  return TRUE;
}

/* The first position that can be gone back to: a trial is left by dropping it. */
static RelaisNode *
begins_at (RelaisMatch *self)
{
  return relais_tree_get_root (self->trial != NULL ? self->trial : self->record->tree);
}

/* Is a computer player to decide there, and is that none of what a person takes back?
 * Where no person sits all of it is, and what is tried was chosen by who tries. */
static gboolean
is_passed_over (RelaisMatch *self, const RelaisNode *node)
{
  const RelaisGame *game = self->record->game;

  return self->trial == NULL && relais_match_count_people (self) > 0 && !game->over (node->state)
         && !relais_seat_is_human (relais_match_nth_seat (self, (guint) game->seat (node->state)));
}

/* The first move of what was chosen with this one. */
static RelaisNode *
first_of_choice (RelaisMatch *self, RelaisNode *node)
{
  while (node->joined && node->parent != begins_at (self))
    node = node->parent;
  return node;
}

static RelaisNode *
last_of_choice (RelaisNode *node)
{
  while (node->latest != NULL && node->latest->joined)
    node = node->latest;
  return node;
}

/**
 * relais_match_get_undone:
 *
 * Returns: (nullable): the last move of what undo takes back, behind which others
 *   may have decided
 */
RelaisNode *
relais_match_get_undone (RelaisMatch *self)
{
  RelaisNode *node;

  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);

  node = self->ended_early ? begins_at (self) : relais_match_get_node (self);
  while (node != begins_at (self) && is_passed_over (self, first_of_choice (self, node)->parent))
    node = first_of_choice (self, node)->parent;
  return node != begins_at (self) && may_take_back (self, first_of_choice (self, node)->parent) ? node : NULL;
}

/**
 * relais_match_get_redone:
 *
 * Returns: (nullable): the last move of what redo plays again first
 */
RelaisNode *
relais_match_get_redone (RelaisMatch *self)
{
  RelaisNode *next;

  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);

  next = relais_match_get_node (self)->latest;
  return next != NULL && !self->ended_early ? last_of_choice (next) : NULL;
}

static RelaisNode *
undo_target (RelaisMatch *self)
{
  RelaisNode *undone = relais_match_get_undone (self);

  return undone != NULL ? first_of_choice (self, undone)->parent : NULL;
}

/* As far as others had decided on it, up to the next decision of a person. */
static RelaisNode *
redo_target (RelaisMatch *self)
{
  RelaisNode *node = relais_match_get_redone (self);

  while (node->latest != NULL && is_passed_over (self, node))
    node = last_of_choice (node->latest);
  return node;
}

/* The start of this turn, or at its start already that of the turn before; of a
 * person's own. */
static RelaisNode *
undo_turn_target (RelaisMatch *self)
{
  RelaisNode *node = self->ended_early ? begins_at (self) : relais_match_get_node (self);
  gboolean own;

  do
    {
      if (node == begins_at (self))
        return NULL;
      node = node->parent;
      own = node == begins_at (self) || relais_node_ends_turn (self->record->tree, node);
    }
  while (!own || is_passed_over (self, node));
  return may_take_back (self, node) ? node : NULL;
}

gboolean
relais_match_can_undo (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return undo_target (self) != NULL;
}

gboolean
relais_match_can_undo_turn (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return undo_turn_target (self) != NULL;
}

gboolean
relais_match_can_redo (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return relais_match_get_redone (self) != NULL;
}

static RelaisNode *
common_ancestor (RelaisNode *a, RelaisNode *b)
{
  while (a != b)
    if (a->depth >= b->depth)
      a = a->parent;
    else
      b = b->parent;
  return a;
}

/**
 * relais_match_can_go:
 *
 * Returns: whether any position of the tree can be played on: with strict
 *   undo, only where nothing that was revealed would be taken back
 */
gboolean
relais_match_can_go (RelaisMatch *self, RelaisNode *node)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return self->trial == NULL && !self->ended_early
         && may_take_back (self, common_ancestor (relais_match_get_node (self), node));
}

/* The position played on is another one. */
void
relais_match_arrive (RelaisMatch *self)
{
  self->shown = NULL;
  relais_match_tell (self, RELAIS_CHANGE_POSITION | RELAIS_CHANGE_RECORD, NULL);
}

static void
go_to (RelaisMatch *self, RelaisNode *node)
{
  relais_tree_go (self->trial != NULL ? self->trial : self->record->tree, node);
  relais_match_arrive (self);
}

static void
undo (RelaisMatch *self, gpointer data)
{
  if (relais_match_can_undo (self))
    go_to (self, undo_target (self));
}

gboolean
relais_match_undo (RelaisMatch *self)
{
  gboolean can = relais_match_can_undo (self);

  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  relais_match_do (self, undo, NULL, NULL);
  return can;
}

static void
undo_turn (RelaisMatch *self, gpointer data)
{
  if (relais_match_can_undo_turn (self))
    go_to (self, undo_turn_target (self));
}

gboolean
relais_match_undo_turn (RelaisMatch *self)
{
  gboolean can = relais_match_can_undo_turn (self);

  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  relais_match_do (self, undo_turn, NULL, NULL);
  return can;
}

static void
redo (RelaisMatch *self, gpointer data)
{
  if (relais_match_can_redo (self))
    go_to (self, redo_target (self));
}

gboolean
relais_match_redo (RelaisMatch *self)
{
  gboolean can = relais_match_can_redo (self);

  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  relais_match_do (self, redo, NULL, NULL);
  return can;
}

static void
go (RelaisMatch *self, gpointer node)
{
  if (relais_match_can_go (self, node))
    go_to (self, node);
}

gboolean
relais_match_go (RelaisMatch *self, RelaisNode *node)
{
  gboolean can = relais_match_can_go (self, node);

  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  relais_match_do (self, go, node, NULL);
  return can;
}

/* What is tried is nowhere in it. */
RelaisPrinting *
relais_match_take_text (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);
  return relais_printing_new (self->record);
}

char *
relais_match_print (RelaisMatch *self, gsize *length)
{
  RelaisPrinting *printing = relais_match_take_text (self);
  char *text = relais_printing_run (printing, length);

  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);

  relais_printing_free (printing);
  return text;
}

gboolean
relais_match_get_ended_early (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return self->ended_early;
}

static void
end_early (RelaisMatch *self, gpointer data)
{
  if (relais_match_is_over (self))
    return;
  relais_match_leave_trial (self);
  self->ended_early = TRUE;
  relais_match_arrive (self);
}

void
relais_match_end_early (RelaisMatch *self)
{
  g_return_if_fail (RELAIS_IS_MATCH (self));
  relais_match_do (self, end_early, NULL, NULL);
}
