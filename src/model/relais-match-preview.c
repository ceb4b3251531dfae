/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What an answer would lead to: its moves are made by the rules, on a copy of what who
 * looks knows, with what is hidden drawn anew and noted as not known. */

#include "relais-match-private.h"

/* As much of it as can be told; what follows upon too many events is told by the
 * position alone. */
static void
append_events (RelaisEvents *all, const RelaisEvents *events)
{
  for (int i = 0; i < events->count && all->count < RELAIS_MAX_EVENTS; i++)
    all->at[all->count++] = events->at[i];
}

/* What nobody knows yet is not told of. */
static void
veil (RelaisMatch *self, gconstpointer state, RelaisEvents *events)
{
  const RelaisGame *game = self->record->game;

  relais_veil (game, relais_match_get_viewer (self), events);
  for (int i = 0; game->veil_supposed != NULL && i < events->count; i++)
    game->veil_supposed (state, &events->at[i]);
}

/* In a trial this has been done when it began. */
static void
suppose (RelaisMatch *self, RelaisState *state)
{
  const RelaisGame *game = self->record->game;
  RelaisState view;

  if (self->trial != NULL)
    {
      relais_copy (game, state, relais_match_get_state (self));
      return;
    }
  relais_match_draw_anew (self, relais_match_get_viewer (self), relais_match_get_state (self), &view, state);
  if (game->suppose != NULL)
    game->suppose (relais_match_get_edition (self), &view, state);
}

/* FALSE where it cannot be told any more what would come of the move: nothing hidden is
 * needed for it, and the result of the game is not anticipated. */
static gboolean
may_follow (RelaisMatch *self, const RelaisState *state, RelaisMove move)
{
  const RelaisGame *game = self->record->game;
  RelaisState after;
  RelaisRefusal why;

  if (!game->check (relais_match_get_edition (self), state, move, &why)
      || (game->supposes != NULL && game->supposes (state, move)))
    return FALSE;
  relais_copy (game, &after, state);
  game->make (relais_match_get_edition (self), &after, move, NULL);
  return !game->over (&after);
}

/**
 * relais_match_preview:
 * @moves: those of an answer to what is asked now
 * @preview: (out caller-allocates): the position after them, or after those up to the
 *   first that turns something up, as who looks may know it; good as long as the
 *   seats are called so
 *
 * Returns: FALSE when nothing can be told of what comes of them
 */
gboolean
relais_match_preview (RelaisMatch *self, const RelaisMove *moves, guint n, RelaisPreview *preview)
{
  const RelaisGame *game;
  RelaisState state;
  gboolean hidden = FALSE;
  guint made = 0;

  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  g_return_val_if_fail (preview != NULL, FALSE);

  if (n == 0 || relais_match_is_over (self) || relais_match_is_looking_back (self) || !relais_match_may_ask (self))
    return FALSE;
  game = self->record->game;
  preview->events.count = 0;
  suppose (self, &state);
  for (; made < n && !hidden && may_follow (self, &state, moves[made]); made++)
    {
      RelaisEvents events = { 0 };

      hidden = game->make (relais_match_get_edition (self), &state, moves[made], &events);
      veil (self, &state, &events);
      append_events (&preview->events, &events);
    }
  relais_match_view_state (self, &state, &preview->after);
  return made > 0;
}

/**
 * relais_match_suppose_move:
 * @move: that could be made at the node
 * @after: (out caller-allocates)
 * @events: (out caller-allocates)
 */
void
relais_match_suppose_move (RelaisMatch *self, const RelaisNode *node, RelaisMove move, RelaisView *after, RelaisEvents *events)
{
  const RelaisGame *game;
  gconstpointer edition;
  RelaisState view, state;

  g_return_if_fail (RELAIS_IS_MATCH (self));
  g_return_if_fail (node != NULL && after != NULL && events != NULL);

  game = self->record->game;
  edition = relais_match_get_edition (self);
  relais_match_draw_anew (self, relais_match_get_viewer (self), node->state, &view, &state);
  if (game->suppose != NULL)
    game->suppose (edition, &view, &state);
  events->count = 0;
  game->make (edition, &state, move, events);
  veil (self, &state, events);
  relais_match_view_state (self, &state, after);
}
