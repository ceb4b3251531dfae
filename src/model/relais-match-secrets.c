/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the players of a game do not know, and when it may be told. */

#include "relais-match-private.h"

/* A game that was ended early goes on in a copy of it, so only the end by the
 * rules is the end. */
gboolean
relais_match_keeps_secrets (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return !self->record->game->over (relais_match_true_node (self)->state);
}

/* What nobody knows may be looked up, but with strict undo; what somebody holds
 * in hand never, before the end. */
gboolean
relais_match_may_reveal (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return (self->record->game->open && !relais_match_get_strict (self)) || !relais_match_keeps_secrets (self);
}

/**
 * relais_match_get_deal_number:
 * @number: (out)
 *
 * Returns: whether there is one that may be told; a game that began with a
 *   position has none that would begin it again
 */
gboolean
relais_match_get_deal_number (RelaisMatch *self, gint64 *number)
{
  const RelaisRecord *record;

  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);

  record = self->record;
  *number = record->config.value[RELAIS_OPTION_SEED];
  return !record->from_setup && relais_match_may_reveal (self);
}

/* @view: (out): the state as the viewer knows it
 * @dealt: (out): a position that agrees with it */
void
relais_match_draw_anew (RelaisMatch *self, int viewer, gconstpointer state, gpointer view, gpointer dealt)
{
  const RelaisGame *game = self->record->game;
  RelaisRng rng;

  relais_rng_seed (&rng, (guint64) g_random_int () << 32 | g_random_int ());
  relais_copy (game, view, state);
  game->view (relais_match_get_edition (self), state, viewer, view);
  game->sample (relais_match_get_edition (self), view, &rng, dealt);
}

/**
 * relais_match_deal_anew:
 * @state: one of the match
 * @dealt: (out): the same with what is hidden from the viewer drawn anew
 */
void
relais_match_deal_anew (RelaisMatch *self, int viewer, gconstpointer state, gpointer dealt)
{
  RelaisState view;

  g_return_if_fail (RELAIS_IS_MATCH (self));
  relais_match_draw_anew (self, viewer, state, &view, dealt);
}
