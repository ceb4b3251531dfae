/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shields that are neighbours of one colour (L-SET-1), and the fewest swaps
 * that part them. A gap changes places like a shield. */

#include "loire-draft.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_TRIES 3000000       /* positions looked at; far more than any board of the built-in edition needs */
#define FILLING 100             /* so many take as long as trying whether the gaps can be filled */

static void
count_shields (const LoireState *s, guint8 *count)
{
  memset (count, 0, LOIRE_COLOURS);
  LOIRE_EACH (village, LOIRE_VILLAGES & ~loire_draft_shield_gaps (s))
    count[s->shields[village]]++;
}

/* Are there as many shields of every colour as lie? */
static gboolean
are_there (const LoireEdition *e, const LoireState *s)
{
  guint8 count[LOIRE_COLOURS];

  count_shields (s, count);
  for (guint colour = 0; colour < LOIRE_COLOURS; colour++)
    if (count[colour] > e->shields[colour])
      return FALSE;
  return TRUE;
}

gboolean
loire_draft_can_arrange (const LoireEdition *e, const LoireState *s)
{
  return are_there (e, s) && loire_can_place_shields (e, s, LOIRE_VILLAGES & ~loire_draft_shield_gaps (s));
}

typedef struct
{
  const LoireEdition *edition;
  LoireState state;             /* whose shields are tried */
  gboolean filled;              /* all that is left must find a village, too */
  guint tries;
} Search;

/* Neighbours of one colour: cities have none, and a gap is like no other. */
static gboolean
clash (const guint8 *shields, guint i)
{
  return shields[i] != LOIRE_NONE && shields[i] == shields[(i + 1) % LOIRE_LOCATIONS];
}

static guint
clashes (const guint8 *shields)
{
  guint n = 0;

  for (guint i = 0; i < LOIRE_LOCATIONS; i++)
    n += clash (shields, i) ? 1 : 0;
  return n;
}

static void
swap (guint8 *shields, guint a, guint b)
{
  guint8 shield = shields[a];

  shields[a] = shields[b];
  shields[b] = shield;
}

static gboolean search (Search *search, guint swaps);

/* Every swap of this village with another colour's, or with a gap. */
static gboolean
search_from (Search *s, guint village, guint swaps)
{
  guint8 *shields = s->state.shields;

  LOIRE_EACH (other, LOIRE_VILLAGES)
    {
      if (shields[other] == shields[village])
        continue;
      swap (shields, village, other);
      if (search (s, swaps - 1))
        return TRUE;
      swap (shields, village, other);
    }
  return FALSE;
}

static gboolean
is_good (Search *s)
{
  if (!s->filled)
    return TRUE;
  s->tries += FILLING;
  return loire_draft_can_arrange (s->edition, &s->state);
}

/* Is it done with so many swaps? One swap parts four pairs at most. Some swap
 * moves one of the first pair, and the swaps of a shortest way can be put in
 * such an order that it comes first. */
static gboolean
search (Search *s, guint swaps)
{
  guint n = clashes (s->state.shields);
  guint first = 0;

  if (n == 0)
    return is_good (s);
  if (n > 4 * swaps || ++s->tries > MAX_TRIES)
    return FALSE;
  while (!clash (s->state.shields, first))
    first++;
  return search_from (s, first, swaps) || search_from (s, first + 1, swaps);
}

/* The fewest swaps that part them all. @filled: and leave gaps that can be
 * filled */
static gboolean
part (const LoireEdition *e, LoireState *s, gboolean filled)
{
  Search parting = { .edition = e, .filled = filled };

  for (guint swaps = 1; swaps < LOIRE_VILLAGE_COUNT && parting.tries <= MAX_TRIES; swaps++)
    {
      parting.state = *s;
      if (search (&parting, swaps))
        {
          memcpy (s->shields, parting.state.shields, sizeof s->shields);
          return TRUE;
        }
    }
  return FALSE;
}

/* A board that no few swaps mend is laid anew, if there is a way at all: with
 * the shields that are missing, which are then taken off again. */
static gboolean
lay_anew (const LoireEdition *e, LoireState *s)
{
  LoireEdition counted = *e;
  guint8 count[LOIRE_COLOURS];

  count_shields (s, count);
  if (loire_draft_shield_gaps (s) == 0)
    memcpy (counted.shields, count, sizeof counted.shields);
  else if (!are_there (e, s))
    return FALSE;
  if (!loire_can_place_shields (&counted, s, 0) || !loire_place_shields (&counted, s, 0))
    return FALSE;
  LOIRE_EACH (village, LOIRE_VILLAGES)
    {
      guint8 *left = &count[s->shields[village]];

      if (*left == 0)
        s->shields[village] = LOIRE_NONE;
      else
        (*left)--;
    }
  return TRUE;
}

gboolean
loire_draft_repair (const LoireEdition *e, LoireState *s, RelaisReason **why)
{
  if (clashes (s->shields) == 0)
    return loire_draft_refuse (why, _("No neighbours have shields of one colour; there is nothing to repair."));
  if (loire_draft_shield_gaps (s) != 0 && are_there (e, s) && part (e, s, TRUE))
    return TRUE;
  return part (e, s, FALSE) || lay_anew (e, s)
         || loire_draft_refuse (why, _("With these shields, neighbours of one colour cannot be avoided."));
}
