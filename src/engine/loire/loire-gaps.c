/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies nowhere in a setup that is being made, and where it comes when a
 * game begins with it. */

#include "loire-setup.h"

#include <string.h>

static const uint8_t homes[LOIRE_FIGURES] = { LOIRE_NANTES, LOIRE_ORLEANS };     /* L-SET-6 */

/* The tiles that lie nowhere, in the order in which the seed shuffles them. */
void
loire_fill_market (LoireState *s, bool shuffled)
{
  uint8_t tiles[LOIRE_COLOURS];
  RelaisRng rng;
  unsigned next = 0;

  for (unsigned i = 0; i < LOIRE_COLOURS; i++)
    tiles[i] = (uint8_t) i;
  if (shuffled)
    {
      relais_rng_stream (&rng, s->seed, "market");
      relais_rng_shuffle (&rng, tiles, LOIRE_COLOURS);
    }
  for (unsigned i = 0; i < LOIRE_COLOURS; i++)
    if (s->market[i] == LOIRE_NONE)
      {
        while (memchr (s->market, tiles[next], LOIRE_COLOURS) != NULL)
          next++;
        s->market[i] = tiles[next];
      }
}

void
loire_fill_figures (LoireState *s)
{
  for (unsigned i = 0; i < s->players; i++)
    for (unsigned f = 0; f < LOIRE_FIGURES; f++)
      if (s->seats[i].stack[f].at == LOIRE_NONE)
        {
          s->seats[i].stack[f].at = homes[f];
          s->seats[i].stack[f].direction = LOIRE_ANY_WAY;
        }
}

int
loire_horses_left (const LoireEdition *e, const LoireState *s)
{
  int left = (int) loire_horses_in_all (e, s->players);

  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    left -= s->horses[i];
  for (unsigned i = 0; i < s->players; i++)
    for (unsigned f = 0; f < LOIRE_FIGURES; f++)
      left -= s->seats[i].stack[f].horses;
  return left;
}

/* Under figures that have none, then where they stand at the start, then in
 * Nantes. */
void
loire_fill_horses (const LoireEdition *e, LoireState *s)
{
  unsigned group = s->players <= 2 ? LOIRE_HORSE_1_2 : LOIRE_HORSE_3_4;
  int left = loire_horses_left (e, s);

  for (unsigned i = 0; i < s->players; i++)
    for (unsigned f = 0; f < LOIRE_FIGURES; f++)
      for (; s->seats[i].stack[f].horses < e->horses_per_figure && left > 0; left--)
        s->seats[i].stack[f].horses++;
  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    if (e->horse[i] == group && s->horses[i] == 0 && left > 0)
      {
        s->horses[i] = 1;
        left--;
      }
  if (left > 0)
    s->horses[LOIRE_NANTES] = (uint8_t) (s->horses[LOIRE_NANTES] + left);
}

/* How a turn starts follows from where the merchant stands. */
void
loire_fill_phase (LoireState *s)
{
  if ((s->phase == LOIRE_COLLECT || s->phase == LOIRE_FIGURE) && !s->used.rode[LOIRE_MERCHANT_FIGURE]
      && !s->used.rode[LOIRE_MESSENGER_FIGURE])
    s->phase = (uint8_t) loire_turn_phase (s, s->player);
}
