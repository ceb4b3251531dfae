/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Taking back, going anywhere in the tree, trying ahead, ending early. */

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
  relais_match_notify_changes (self);
}

/* May the position played on go back to an ancestor of it? The end, too, tells
 * what was hidden. */
static gboolean
may_take_back (RelaisMatch *self, const RelaisNode *to)
{
  if (!self->record->strict)
    return TRUE;
  for (const RelaisNode *node = relais_match_get_node (self); node != to; node = node->parent)
    if (node->barrier || self->record->game->over (node->state))
      return FALSE;
  return TRUE;
}

/* Taking back does not go to before a trial began: dropping it does. */
static RelaisNode *
undo_target (RelaisMatch *self)
{
  RelaisNode *node = relais_match_get_node (self);

  if (node == self->trial || node->parent == NULL || self->ended_early)
    return NULL;
  while (node->joined && node->parent != self->trial)
    node = node->parent;
  return may_take_back (self, node->parent) ? node->parent : NULL;
}

static RelaisNode *
redo_target (RelaisMatch *self)
{
  RelaisNode *node = relais_match_get_node (self)->latest;

  while (node->latest != NULL && node->latest->joined)
    node = node->latest;
  return node;
}

/* The start of this turn, or at its start already that of the turn before. */
static RelaisNode *
undo_turn_target (RelaisMatch *self)
{
  RelaisNode *node = relais_match_get_node (self);

  if (node == self->trial || node->parent == NULL || self->ended_early)
    return NULL;
  do
    node = node->parent;
  while (node != self->trial && node->parent != NULL && !relais_node_ends_turn (self->record->tree, node));
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
  const RelaisNode *next = relais_match_get_node (self)->latest;

  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return !self->ended_early && next != NULL && (self->trial == NULL || !relais_match_leaves_trial (self, next->move));
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

static gboolean
go (RelaisMatch *self, RelaisNode *node)
{
  if (node == NULL)
    return FALSE;
  relais_tree_go (self->record->tree, node);
  self->shown = NULL;
  relais_match_reset (self, TRUE);
  return TRUE;
}

gboolean
relais_match_undo (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return go (self, undo_target (self));
}

gboolean
relais_match_undo_turn (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return go (self, undo_turn_target (self));
}

gboolean
relais_match_redo (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return relais_match_can_redo (self) && go (self, redo_target (self));
}

gboolean
relais_match_go (RelaisMatch *self, RelaisNode *node)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return relais_match_can_go (self, node) && go (self, node);
}

gboolean
relais_match_get_trying (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return self->trial != NULL;
}

void
relais_match_try (RelaisMatch *self)
{
  g_return_if_fail (RELAIS_IS_MATCH (self));

  if (self->trial != NULL || relais_match_is_over (self))
    return;
  self->trial = relais_match_get_node (self);
  self->line = self->trial->latest;
  self->shown = NULL;
  relais_match_reset (self, FALSE);
}

void
relais_match_keep_trial (RelaisMatch *self)
{
  g_return_if_fail (RELAIS_IS_MATCH (self));

  if (self->trial == NULL)
    return;
  self->trial = NULL;
  self->line = NULL;
  self->shown = NULL;
  relais_match_reset (self, TRUE);
}

/* What was tried stays in the tree as a branch; redo goes where it went before. */
static void
leave_trial (RelaisMatch *self)
{
  RelaisNode *trial = g_steal_pointer (&self->trial);
  RelaisNode *line = g_steal_pointer (&self->line);

  relais_tree_go (self->record->tree, trial);
  if (line != NULL)
    trial->latest = line;
  self->shown = NULL;
}

void
relais_match_drop_trial (RelaisMatch *self)
{
  g_return_if_fail (RELAIS_IS_MATCH (self));

  if (self->trial == NULL)
    return;
  leave_trial (self);
  relais_match_reset (self, TRUE);
}

RelaisPrinting *
relais_match_take_text (RelaisMatch *self)
{
  RelaisTree *tree;
  RelaisNode *node;
  RelaisPrinting *printing;
  RelaisNode *tried;

  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);

  tree = self->record->tree;
  node = relais_tree_get_current (tree);
  if (self->trial == NULL)
    return relais_printing_new (self->record);
  /* As it would be after dropping the trial, and then as it is again. */
  tried = self->trial->latest;
  relais_tree_go (tree, self->trial);
  if (self->line != NULL)
    self->trial->latest = self->line;
  printing = relais_printing_new (self->record);
  relais_tree_go (tree, node);
  self->trial->latest = tried;
  return printing;
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

void
relais_match_end_early (RelaisMatch *self)
{
  g_return_if_fail (RELAIS_IS_MATCH (self));

  if (relais_match_is_over (self))
    return;
  if (self->trial != NULL)
    leave_trial (self);
  self->shown = NULL;
  self->ended_early = TRUE;
  relais_match_reset (self, TRUE);
}
