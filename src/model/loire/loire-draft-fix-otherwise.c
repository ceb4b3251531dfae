/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Second ways to mend what the check of a draft has found: the first may be
 * just what is not meant. */

#include "loire-draft-findings.h"

#include <glib/gi18n-lib.h>

#include "engine/loire/loire-rules.h"

const char *
loire_draft_other_fix (const RelaisFinding *finding)
{
  switch (finding->refusal.code)
    {
    case LOIRE_REFUSE_SAME_NEIGHBOUR: return N_("Take one of the shields away");
    case LOIRE_REFUSE_POS_ENDING_MISSING: return N_("Move the boats back from the goal");
    case LOIRE_REFUSE_POS_BUILD_TURN: return N_("Go on to that turn");
    default: return NULL;
    }
}

static gboolean
move_boats_back (LoireState *s, RelaisReason **why)
{
  for (guint i = 0; i < s->players; i++)
    s->seats[i].boat = (guint8) MIN (s->seats[i].boat, MAX (s->options.boat_goal, 1) - 1);
  return !loire_goal_reached (s)
         || loire_draft_refuse (why, _("The goal of delivered messages is reached, too; take some of them away."));
}

/* What follows from the rest is settled after this. */
gboolean
loire_draft_fix_otherwise (RelaisDraftBoard *board, const RelaisFinding *finding, RelaisReason **why)
{
  LoireState *s = loire_draft_state (board);

  switch (finding->refusal.code)
    {
    case LOIRE_REFUSE_SAME_NEIGHBOUR:
      s->shields[finding->refusal.arg[0] + 1] = LOIRE_NONE;
      return TRUE;
    case LOIRE_REFUSE_POS_ENDING_MISSING:
      return move_boats_back (s, why);
    case LOIRE_REFUSE_POS_BUILD_TURN:
      s->turn = (guint32) finding->refusal.arg[0];
      loire_draft_fresh_turn (s);
      return TRUE;
    default:
      return FALSE;
    }
}
