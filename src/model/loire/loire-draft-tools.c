/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tools that change a whole draft at once. */

#include "loire-draft.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/loire/loire-rules.h"

/* The same distance from Nantes along the other road. */
static guint
across (guint location)
{
  return location == LOIRE_NONE ? (guint) LOIRE_NONE : (LOIRE_LOCATIONS - location) % LOIRE_LOCATIONS;
}

static guint32
set_across (guint32 set)
{
  guint32 there = 0;

  LOIRE_EACH (i, set)
    there |= LOIRE_BIT (across (i));
  return there;
}

static void
mirror_bytes (guint8 *bytes)
{
  guint8 old[LOIRE_LOCATIONS];

  memcpy (old, bytes, sizeof old);
  for (guint i = 0; i < LOIRE_LOCATIONS; i++)
    bytes[across (i)] = old[i];
}

static void
mirror_seat (LoireSeat *seat)
{
  static const guint8 turned[LOIRE_DIRECTIONS] = { LOIRE_ANY_WAY, LOIRE_CCW, LOIRE_CW };

  for (guint kind = 0; kind < LOIRE_BUILDINGS; kind++)
    seat->built[kind] = set_across (seat->built[kind]);
  for (guint f = 0; f < LOIRE_FIGURES; f++)
    {
      seat->stack[f].at = (guint8) across (seat->stack[f].at);
      seat->stack[f].direction = turned[seat->stack[f].direction];
    }
  for (guint h = 0; h < seat->n_held; h++)
    for (guint m = 0; m < seat->held[h].n_marks; m++)
      seat->held[h].mark[m] = (guint8) across (seat->held[h].mark[m]);
}

static void
mirror (LoireState *s)
{
  guint32 built_turn[LOIRE_LOCATIONS];

  memcpy (built_turn, s->built_turn, sizeof built_turn);
  for (guint i = 0; i < LOIRE_LOCATIONS; i++)
    s->built_turn[across (i)] = built_turn[i];
  mirror_bytes (s->shields);
  mirror_bytes (s->horses);
  s->circus = (guint8) across (s->circus);
  for (guint i = 0; i < s->players; i++)
    mirror_seat (&s->seats[i]);
}

/* Who began is the same position, so that it is the same one's turn. */
static void
rotate (RelaisDraftBoard *board)
{
  LoireState *s = loire_draft_state (board);
  RelaisConfig *given = &board->given;
  guint n = s->players;
  LoireSeat last = s->seats[n - 1];
  guint32 hands = board->drawn / LOIRE_DRAWN_HAND (0);

  memmove (&s->seats[1], &s->seats[0], (n - 1) * sizeof last);
  s->seats[0] = last;
  hands = (hands << 1 | hands >> (n - 1)) & ((1u << n) - 1);
  board->drawn = (board->drawn & LOIRE_DRAWN_DECKS) | hands * LOIRE_DRAWN_HAND (0);
  if (given->given & LOIRE_BIT (LOIRE_OPTION_FIRST_PLAYER))
    given->value[LOIRE_OPTION_FIRST_PLAYER] = (given->value[LOIRE_OPTION_FIRST_PLAYER] + 1) % n;
}

/* What is chosen for a start comes off the board; what always stands there at
 * a start stands there. */
static gboolean
clear (RelaisDraftBoard *board, RelaisReason **why)
{
  LoireState *s = loire_draft_state (board);

  if (!loire_draft_begin (board, why))
    return FALSE;
  memset (s->shields, LOIRE_NONE, sizeof s->shields);
  memset (s->market, LOIRE_NONE, sizeof s->market);
  s->circus = LOIRE_NONE;
  return TRUE;
}

static gboolean
use_repair (RelaisDraftBoard *board, RelaisReason **why)
{
  return loire_draft_repair (board->edition, loire_draft_state (board), why);
}

static gboolean
use_mirror (RelaisDraftBoard *board, RelaisReason **why)
{
  mirror (loire_draft_state (board));
  return TRUE;
}

static gboolean
use_rotate (RelaisDraftBoard *board, RelaisReason **why)
{
  if (loire_draft_state (board)->players == 1)
    return loire_draft_refuse (why, _("There is only one player."));
  rotate (board);
  return TRUE;
}

const RelaisDraftTool loire_draft_tools[] = {
  /* with the fewest swaps */
  { LOIRE_TOOL_REPAIR, N_("Repair the _Shields"), N_("Repair the shields"), NULL, FALSE, use_repair },
  /* what was on one road is on the other */
  { LOIRE_TOOL_MIRROR, N_("_Mirror the Roads"), N_("Mirror the roads"), NULL, FALSE, use_mirror },
  { LOIRE_TOOL_ROTATE, N_("_Rotate the Seats"), N_("Rotate the seats"), N_("All seats are alike, so nothing changes."), TRUE, use_rotate },
  { RELAIS_DRAFT_CLEAR, N_("C_lear the Board"), N_("Clear the board"), NULL, FALSE, clear },
  { NULL, NULL, NULL, NULL, FALSE, NULL },
};
