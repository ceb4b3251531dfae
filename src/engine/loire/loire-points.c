/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Money and points, each change told as it happens; the score (L-SCORE). */

#include "loire-rules.h"

#define BLUE_POINTS 2   /* L-SCORE-1 */

void
loire_pay (LoireState *s, unsigned deniers, int32_t what, RelaisEvents *events)
{
  LoireSeat *seat = &s->seats[s->player];

  seat->deniers = (uint16_t) (seat->deniers - deniers);
  relais_event (events, (RelaisEvent) { LOIRE_EVENT_PAID, { s->player, (int32_t) deniers, what } });
}

void
loire_get (LoireState *s, unsigned deniers, int32_t what, RelaisEvents *events)
{
  LoireSeat *seat = &s->seats[s->player];

  if (deniers > LOIRE_MAX_DENIERS - (unsigned) seat->deniers)
    deniers = LOIRE_MAX_DENIERS - (unsigned) seat->deniers;
  seat->deniers = (uint16_t) (seat->deniers + deniers);
  relais_event (events, (RelaisEvent) { LOIRE_EVENT_GOT, { s->player, (int32_t) deniers, what } });
}

static void
points_of (unsigned player, int n, int32_t what, LoireColumn column, LoireRule rule, RelaisEvents *events)
{
  if (n != 0)
    relais_event (events, (RelaisEvent) { RELAIS_EVENT_POINTS,
                                          { (int32_t) player, n, what, (int32_t) column, (int32_t) rule } });
}

void
loire_points (const LoireState *s, int n, int32_t what, LoireColumn column, LoireRule rule, RelaisEvents *events)
{
  points_of (s->player, n, what, column, rule, events);
}

/* A boat never passes the goal; what would exceed it is lost (L-SHIP-1). */
void
loire_sail (LoireState *s, unsigned player, unsigned spaces, int32_t what, LoireRule rule, RelaisEvents *events)
{
  LoireSeat *seat = &s->seats[player];
  unsigned from = seat->boat;
  unsigned to = from + spaces;

  if (to > s->options.boat_goal)
    to = s->options.boat_goal;
  if (to <= from)
    return;
  seat->boat = (uint8_t) to;
  relais_event (events, (RelaisEvent) { LOIRE_EVENT_BOAT,
                                        { (int32_t) player, (int32_t) from, (int32_t) to, (int32_t) rule } });
  points_of (player, (int) (to - from), what, LOIRE_COLUMN_BOAT, rule, events);
  loire_check_goals (s, events);
}

int
loire_blue_points (const LoireSeat *seat)
{
  int points = 0;

  if (seat->characters >> LOIRE_LOVER == 0)
    return 0;
  for (unsigned type = 0; type < LOIRE_TYPES; type++)
    if (loire_has (seat, LOIRE_LOVER + type))
      points += BLUE_POINTS * seat->delivered_type[type];
  return points;
}

void
loire_score (const void *edition, const void *state, RelaisScore *score)
{
  const LoireEdition *e = edition;
  const LoireState *s = state;

  score->final = s->phase == LOIRE_OVER;
  score->seats = s->players;
  for (unsigned i = 0; i < s->players; i++)
    {
      const LoireSeat *seat = &s->seats[i];
      int32_t *column = score->column[i];

      column[LOIRE_COLUMN_BOAT] = seat->boat;
      column[LOIRE_COLUMN_DELIVERED] = seat->delivered_points;
      column[LOIRE_COLUMN_UNDELIVERED] = seat->n_held;
      column[LOIRE_COLUMN_CHARACTERS] = 0;
      LOIRE_EACH (character, seat->characters)
        column[LOIRE_COLUMN_CHARACTERS] += e->character[character].points;
      column[LOIRE_COLUMN_BLUE] = loire_blue_points (seat);
      column[LOIRE_COLUMN_PALACES] = seat->n_palaces * e->palace_points;
      column[LOIRE_COLUMN_CASTLES] = (int32_t) loire_count (seat->built[LOIRE_CASTLE]);
      column[LOIRE_COLUMN_BUILDINGS] = (int32_t) loire_count (loire_own_buildings (seat)) + seat->n_palaces;
      score->total[i] = 0;
      for (unsigned c = 0; c < LOIRE_POINT_COLUMNS; c++)
        score->total[i] += column[c];
    }
}
