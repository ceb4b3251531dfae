/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Gaps of a draft, and how they are filled. */

#include "loire-draft.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/loire/loire-rules.h"

static const guint8 homes[LOIRE_FIGURES] = { LOIRE_NANTES, LOIRE_ORLEANS };      /* L-SET-6 */

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

/* The tiles that lie nowhere, in the order in which the seed shuffles them. */
static void
fill_market (LoireState *s, gboolean shuffled)
{
  guint8 tiles[LOIRE_COLOURS];
  RelaisRng rng;
  guint next = 0;

  for (guint i = 0; i < LOIRE_COLOURS; i++)
    tiles[i] = (guint8) i;
  if (shuffled)
    {
      relais_rng_stream (&rng, s->seed, "market");
      relais_rng_shuffle (&rng, tiles, LOIRE_COLOURS);
    }
  for (guint i = 0; i < LOIRE_COLOURS; i++)
    if (s->market[i] == LOIRE_NONE)
      {
        while (memchr (s->market, tiles[next], LOIRE_COLOURS) != NULL)
          next++;
        s->market[i] = tiles[next];
      }
}

static void
fill_figures (LoireState *s)
{
  for (guint i = 0; i < s->players; i++)
    for (guint f = 0; f < LOIRE_FIGURES; f++)
      if (s->seats[i].stack[f].at == LOIRE_NONE)
        {
          s->seats[i].stack[f].at = homes[f];
          s->seats[i].stack[f].direction = LOIRE_ANY_WAY;
        }
}

/* Under figures that have none, then where they stand at the start, then in
 * Nantes. */
static void
fill_horses (RelaisDraftBoard *board)
{
  const LoireEdition *e = board->edition;
  LoireState *s = loire_draft_state (board);
  guint group = s->players <= 2 ? LOIRE_HORSE_1_2 : LOIRE_HORSE_3_4;
  int left = loire_draft_horses_left (board);

  for (guint i = 0; i < s->players; i++)
    for (guint f = 0; f < LOIRE_FIGURES; f++)
      for (; s->seats[i].stack[f].horses < e->horses_per_figure && left > 0; left--)
        s->seats[i].stack[f].horses++;
  for (guint i = 0; i < LOIRE_LOCATIONS; i++)
    if (e->horse[i] == group && s->horses[i] == 0 && left > 0)
      {
        s->horses[i] = 1;
        left--;
      }
  if (left > 0)
    s->horses[LOIRE_NANTES] = (guint8) (s->horses[LOIRE_NANTES] + left);
}

/* L-SET-6: from the deck's top, in the order of the seats. */
static void
deal_hands (RelaisDraftBoard *board)
{
  LoireState *s = loire_draft_state (board);

  for (guint i = 0; i < s->players; i++)
    if (board->drawn & LOIRE_DRAWN_HAND (i))
      {
        loire_deal (s, &s->seats[i]);
        board->drawn &= ~LOIRE_DRAWN_HAND (i);
      }
}

gboolean
loire_draft_complete (RelaisDraftBoard *board, RelaisReason **why)
{
  LoireState *s = loire_draft_state (board);
  guint32 gaps = loire_draft_shield_gaps (s);

  if (!loire_draft_edition_fits (board->edition, why))
    return FALSE;
  if (gaps != 0 && (!loire_draft_can_arrange (board->edition, s)
                    || !loire_place_shields (board->edition, s, LOIRE_VILLAGES & ~gaps)))
    return loire_draft_refuse (why, _("With the shields that lie already, neighbours of one colour cannot be avoided."));
  fill_market (s, TRUE);
  if (s->circus == LOIRE_NONE && s->variant != LOIRE_CASUAL)
    s->circus = s->options.circus_start;
  fill_figures (s);
  fill_horses (board);
  deal_hands (board);
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
  fill_market (s, FALSE);
  fill_figures (s);
}
