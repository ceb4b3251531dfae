/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing. */

#include "relais-match-private.h"

/**
 * relais_match_check:
 *
 * Returns: whether the move can be played now. While trying ahead nothing can
 *   that needs to know what is not known yet; then @why has the code 0.
 */
gboolean
relais_match_check (RelaisMatch *self, RelaisMove move, RelaisRefusal *why)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);

  *why = (RelaisRefusal) { 0 };
  if (!self->record->game->check (relais_match_get_edition (self), relais_match_get_state (self), move, why))
    return FALSE;
  return relais_match_try_move (self, move) == RELAIS_TRYING_FINE;
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
  relais_tree_play (self->trial != NULL ? self->trial : self->record->tree, move, &events, why);
  relais_match_get_node (self)->joined = joined;
  self->shown = NULL;
  relais_match_tell (self, RELAIS_CHANGE_POSITION | RELAIS_CHANGE_RECORD | (looked_back ? 0 : RELAIS_CHANGE_MOVE),
                     looked_back ? NULL : &events);
  return TRUE;
}

/* What is one choice. */
typedef struct
{
  const RelaisMove *moves;
  guint n;
  RelaisRefusal why;
  gboolean played;
} Choice;

static void
play_choice (RelaisMatch *self, gpointer data)
{
  Choice *choice = data;

  choice->played = TRUE;
  for (guint i = 0; i < choice->n && choice->played; i++)
    choice->played = play (self, choice->moves[i], i > 0, &choice->why);
}

static void
choice_free (gpointer data)
{
  Choice *choice = data;

  g_free ((RelaisMove *) choice->moves);
  g_free (choice);
}

static gboolean
play_later (RelaisMatch *self, const RelaisMove *moves, guint n, RelaisRefusal *why)
{
  Choice *choice;

  *why = (RelaisRefusal) { 0 };
  if (self->ended_early || !relais_match_check (self, moves[0], why))
    return FALSE;
  choice = g_new0 (Choice, 1);
  choice->moves = g_memdup2 (moves, n * sizeof *moves);
  choice->n = n;
  relais_match_do (self, play_choice, choice, choice_free);
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
  Choice choice = { .moves = moves, .n = n };

  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);

  if (n == 0)
    return TRUE;
  if (self->telling)
    return play_later (self, moves, n, why);
  relais_match_do (self, play_choice, &choice, NULL);
  *why = choice.why;
  return choice.played;
}

int
relais_match_legal (RelaisMatch *self, RelaisMove moves[RELAIS_MAX_MOVES])
{
  int n, fine = 0;

  g_return_val_if_fail (RELAIS_IS_MATCH (self), 0);

  if (self->ended_early)
    return 0;
  n = self->record->game->legal (relais_match_get_edition (self), relais_match_get_state (self), moves);
  for (int i = 0; i < n; i++)
    if (relais_match_try_move (self, moves[i]) == RELAIS_TRYING_FINE)
      moves[fine++] = moves[i];
  return fine;
}
