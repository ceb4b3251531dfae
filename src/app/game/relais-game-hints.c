/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is told when something comes up for the first time; never in a lesson, which
 * tells in its own order. */

#include "relais-game-page-private.h"

#include <glib/gi18n.h>

#include "model/relais-lore.h"

static gboolean
is_offered (RelaisDecision *decision, const char *prefix)
{
  GListModel *choices = relais_decision_get_choices (decision);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      if (g_str_has_prefix (relais_choice_get_id (choice), prefix) && relais_choice_get_reason (choice) == NULL)
        return TRUE;
    }
  return FALSE;
}

/* Of what the game asks. */
static gboolean
tell_of_answers (RelaisGamePage *self)
{
  const RelaisHint *hints = relais_lore_find (relais_match_get_game (self->match))->hints;

  for (; hints != NULL && hints->id != NULL; hints++)
    if (is_offered (self->decision, hints->choice)
        && relais_hint_bar_tell (self->hints, self->settings, hints->id, _(hints->text)))
      return TRUE;
  return FALSE;
}

/* A move was played where another one had been before. */
static gboolean
has_branched (RelaisGamePage *self)
{
  const RelaisNode *node = relais_match_get_node (self->match);

  return !relais_match_get_trying (self->match) && node->parent != NULL && node->parent->first != node
         && node->next == NULL && node->first == NULL;
}

static gboolean
tell_of_branch (RelaisGamePage *self)
{
  return has_branched (self)
         && relais_hint_bar_tell (self->hints, self->settings, "branch",
                                  _("What you took back is not lost: the history keeps it as a branch, and leads back to it."));
}

/* Of what is asked one a turn at most; it goes with the turn. */
void
relais_game_hints_look (RelaisGamePage *self)
{
  int turn = relais_match_get_turn (self->match);

  if (relais_decision_get_guide (self->decision) != NULL || relais_match_is_looking_back (self->match)
      || !relais_match_may_ask (self->match))
    return;
  if (turn != self->hinted_in || has_branched (self))
    relais_hint_bar_close (self->hints);
  if (tell_of_branch (self) || (turn != self->hinted_in && tell_of_answers (self)))
    self->hinted_in = turn;
}
