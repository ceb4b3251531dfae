/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Gaps of a draft, and how they are filled. */

#include "loire-draft.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/loire/loire-rules.h"

guint32
loire_draft_shield_gaps (const LoireState *s)
{
  guint32 gaps = 0;

  LOIRE_EACH (village, LOIRE_VILLAGES)
    if (s->shields[village] == LOIRE_NONE)
      gaps |= LOIRE_BIT (village);
  return gaps;
}

gboolean
loire_draft_has_gaps (const LoireState *s)
{
  if (loire_draft_shield_gaps (s) != 0 || memchr (s->market, LOIRE_NONE, LOIRE_COLOURS) != NULL
      || (s->circus == LOIRE_NONE && s->variant != LOIRE_CASUAL))
    return TRUE;
  for (guint i = 0; i < s->players; i++)
    for (guint f = 0; f < LOIRE_FIGURES; f++)
      if (s->seats[i].stack[f].at == LOIRE_NONE)
        return TRUE;
  return FALSE;
}

gboolean
loire_draft_is_complete (const RelaisDraftBoard *board)
{
  return !loire_draft_has_gaps (loire_draft_peek (board)) && loire_draft_horses_left (board) == 0 && board->drawn == 0;
}

/* The messages of level 1 that lie nowhere, as the seed shuffles them. */
static void
find_free (const LoireState *s, LoireState *free)
{
  guint8 *deck = free->deck + loire_deck_start[0];
  guint kept = 0;

  loire_draft_shuffled (s, free);
  for (guint i = 0; i < free->n_deck[0]; i++)
    if (memchr (s->deck + loire_deck_start[0], deck[i], s->n_deck[0]) == NULL)
      deck[kept++] = deck[i];
  free->n_deck[0] = (guint8) kept;
}

/* L-SET-6: in the order of the seats, and of a deck that was laid out as the
 * reader of setups does it: first what is missing there. */
static void
deal_hands (RelaisDraftBoard *board)
{
  LoireState *s = loire_draft_state (board);
  LoireState free;

  find_free (s, &free);
  for (guint i = 0; i < s->players; i++)
    if (board->drawn & LOIRE_DRAWN_HAND (i))
      {
        loire_deal (free.n_deck[0] > 0 ? &free : s, &s->seats[i]);
        board->drawn &= ~LOIRE_DRAWN_HAND (i);
      }
}

gboolean
loire_draft_fill (RelaisDraftBoard *board, RelaisReason **why)
{
  LoireState *s = loire_draft_state (board);
  guint32 gaps = loire_draft_shield_gaps (s);

  if (!loire_draft_edition_fits (board->edition, why))
    return FALSE;
  if (gaps != 0 && (!loire_draft_can_arrange (board->edition, s)
                    || !loire_place_shields (board->edition, s, LOIRE_VILLAGES & ~gaps)))
    return loire_draft_refuse (why, _("With the shields that lie already, neighbours of one colour cannot be avoided."));
  loire_fill_market (s, TRUE);
  if (s->circus == LOIRE_NONE && s->variant != LOIRE_CASUAL)
    s->circus = s->options.circus_start;
  loire_fill_figures (s);
  loire_fill_horses (board->edition, s);
  deal_hands (board);
  loire_fill_phase (s);
  return TRUE;
}

gboolean
loire_draft_complete (RelaisDraftBoard *board, RelaisReason **why)
{
  if (!loire_draft_fill (board, why))
    return FALSE;
  loire_draft_settle (board);
  return TRUE;
}

/* Shields that are left while there are any. */
static void
paper_over_shields (const LoireEdition *e, LoireState *s)
{
  guint8 left[LOIRE_COLOURS];
  guint next = 0;

  memcpy (left, e->shields, sizeof left);
  LOIRE_EACH (village, LOIRE_VILLAGES)
    if (s->shields[village] != LOIRE_NONE && left[s->shields[village]] > 0)
      left[s->shields[village]]--;
  LOIRE_EACH (gap, loire_draft_shield_gaps (s))
    {
      while (next < LOIRE_COLOURS - 1 && left[next] == 0)
        next++;
      s->shields[gap] = (guint8) next;
      if (left[next] > 0)
        left[next]--;
    }
}

void
loire_draft_paper_over (const LoireEdition *e, LoireState *s)
{
  paper_over_shields (e, s);
  loire_fill_market (s, FALSE);
  loire_fill_figures (s);
}
