/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tiles, each change of points told as it happens, and the score (T-SCORE). */

#include "thurn-rules.h"

#include "thurn.h"

#define LONGEST_STACK 7
#define SHORTEST_STACK 5

void
thurn_points (const ThurnState *s, int n, int32_t what, ThurnColumn column, ThurnRule rule, RelaisEvents *events)
{
  if (n != 0)
    relais_event (events, (RelaisEvent) { RELAIS_EVENT_POINTS, { s->player, n, what, (int32_t) column, (int32_t) rule } });
}

int
thurn_coach_points (const ThurnEdition *e, unsigned coach)
{
  return coach < THURN_FIRST_COACH ? 0 : e->coach[coach - THURN_FIRST_COACH];
}

unsigned
thurn_top_tile (const ThurnEdition *e, const ThurnState *s, unsigned stack)
{
  return e->tiles[stack][thurn_stack_size[stack] - s->tiles_left[stack]];
}

void
thurn_take_tile (const ThurnEdition *e, ThurnState *s, unsigned stack, ThurnRule rule, RelaisEvents *events)
{
  ThurnSeat *seat = &s->seats[s->player];
  unsigned value = thurn_top_tile (e, s, stack);

  s->tiles_left[stack]--;
  seat->stacks |= (uint16_t) (1u << stack);
  seat->tile[seat->n_tiles++] = (ThurnTile) { (uint8_t) stack, (uint8_t) value };
  relais_event (events, (RelaisEvent) { THURN_EVENT_TILE, { s->player, (int32_t) stack, (int32_t) value } });
  thurn_points (s, (int) value, THURN_WHAT (THURN_CLASS_STACK, stack), THURN_COLUMN_TILES, rule, events);
}

unsigned
thurn_length_stack (const ThurnState *s, unsigned length)
{
  static const uint8_t stacks[] = { THURN_STACK_LEN5, THURN_STACK_LEN6, THURN_STACK_LEN7 };

  if (length > LONGEST_STACK)
    length = LONGEST_STACK;
  for (; length >= SHORTEST_STACK; length--)
    if (s->tiles_left[stacks[length - SHORTEST_STACK]] > 0)
      return stacks[length - SHORTEST_STACK];
  return THURN_STACKS;
}

bool
thurn_fulfils (const ThurnState *s, uint32_t houses, unsigned stack)
{
  if (stack != THURN_STACK_OUTSIDE)
    return (thurn_groups[stack - THURN_STACK_BAIERN] & ~houses) == 0;
  for (unsigned region = 0; region < THURN_REGIONS; region++)
    if (!(houses & thurn_in_region[region]) && (region != THURN_REGION_BAIERN || s->outside > THURN_OUTSIDE_REGIONS))
      return false;
  return true;
}

/* T-SCORE-2: who is first of those with the most points, if the end tile is taken. */
static void
break_tie (const ThurnState *s, RelaisScore *score)
{
  unsigned tied = 0, first = s->ending_player;

  for (unsigned seat = 0; seat < s->players; seat++)
    tied += score->rank[seat] == 1;
  if (tied < 2 || !s->ending)
    return;
  while (score->rank[first] != 1)
    first = (first + 1) % s->players;
  for (unsigned seat = 0; seat < RELAIS_MAX_SEATS; seat++)
    if (seat < s->players && score->rank[seat] == 1 && seat != first)
      score->rank[seat] = 2;
}

void
thurn_score (const void *edition, const void *state, RelaisScore *score)
{
  const ThurnEdition *e = edition;
  const ThurnState *s = state;

  score->final = s->phase == THURN_OVER;
  score->seats = s->players;
  for (unsigned i = 0; i < s->players; i++)
    {
      const ThurnSeat *seat = &s->seats[i];
      int32_t *column = score->column[i];

      column[THURN_COLUMN_COACH] = thurn_coach_points (e, seat->coach);
      column[THURN_COLUMN_TILES] = 0;
      for (unsigned t = 0; t < seat->n_tiles; t++)
        column[THURN_COLUMN_TILES] += seat->tile[t].value;
      column[THURN_COLUMN_HOUSES] = -(int32_t) seat->left;
      score->total[i] = column[THURN_COLUMN_COACH] + column[THURN_COLUMN_TILES] + column[THURN_COLUMN_HOUSES];
    }
  relais_rank (&relais_thurn, score);
  break_tie (s, score);
}
