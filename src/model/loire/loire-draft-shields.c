/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shields that are neighbours of one colour (L-SET-1), and the fewest swaps
 * that part them. */

#include "loire-draft.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_TRIES 3000000       /* positions looked at; far more than any board of the built-in edition needs */

gboolean
loire_draft_can_arrange (const LoireEdition *e, const LoireState *s)
{
  guint count[LOIRE_COLOURS] = { 0 };

  LOIRE_EACH (village, LOIRE_VILLAGES)
    if (s->shields[village] != LOIRE_NONE && ++count[s->shields[village]] > e->shields[s->shields[village]])
      return FALSE;
  return loire_can_place_shields (e, s, LOIRE_VILLAGES & ~loire_draft_shield_gaps (s));
}

typedef struct
{
  guint8 shields[LOIRE_LOCATIONS];
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

/* Every swap of this village with another colour's. */
static gboolean
search_from (Search *s, guint village, guint swaps)
{
  LOIRE_EACH (other, LOIRE_VILLAGES)
    {
      if (s->shields[other] == LOIRE_NONE || s->shields[other] == s->shields[village])
        continue;
      swap (s->shields, village, other);
      if (search (s, swaps - 1))
        return TRUE;
      swap (s->shields, village, other);
    }
  return FALSE;
}

/* Is it done with so many swaps? One swap parts four pairs at most. Some swap
 * moves one of the first pair, and the swaps of a shortest way can be put in
 * such an order that it comes first. */
static gboolean
search (Search *s, guint swaps)
{
  guint n = clashes (s->shields);
  guint first = 0;

  if (n == 0)
    return TRUE;
  if (n > 4 * swaps || ++s->tries > MAX_TRIES)
    return FALSE;
  while (!clash (s->shields, first))
    first++;
  return search_from (s, first, swaps) || search_from (s, first + 1, swaps);
}

/* A board that no few swaps mend is laid anew, if there is a way at all. */
static gboolean
lay_anew (const LoireEdition *e, LoireState *s)
{
  LoireEdition counted = *e;

  if (loire_draft_shield_gaps (s) != 0)
    return FALSE;
  memset (counted.shields, 0, sizeof counted.shields);
  LOIRE_EACH (village, LOIRE_VILLAGES)
    counted.shields[s->shields[village]]++;
  return loire_can_place_shields (&counted, s, 0) && loire_place_shields (&counted, s, 0);
}

gboolean
loire_draft_repair (const LoireEdition *e, LoireState *s, char **why)
{
  Search search_state = { .tries = 0 };

  memcpy (search_state.shields, s->shields, sizeof search_state.shields);
  if (clashes (s->shields) == 0)
    return loire_draft_refuse (why, _("No neighbours have shields of one colour; there is nothing to repair."));
  for (guint swaps = 1; swaps < LOIRE_VILLAGE_COUNT && search_state.tries <= MAX_TRIES; swaps++)
    {
      memcpy (search_state.shields, s->shields, sizeof search_state.shields);
      if (search (&search_state, swaps))
        {
          memcpy (s->shields, search_state.shields, sizeof s->shields);
          return TRUE;
        }
    }
  return lay_anew (e, s)
         || loire_draft_refuse (why, _("With these shields, neighbours of one colour cannot be avoided."));
}
