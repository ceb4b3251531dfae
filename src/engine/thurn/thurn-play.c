/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Laying a card (T-PLAY-1 to T-PLAY-4). */

#include "thurn-rules.h"

#include <string.h>

bool
thurn_check_card (const ThurnState *s, RelaisMove move, RelaisRefusal *why)
{
  const ThurnSeat *seat = thurn_mover (s);
  unsigned city = move.a;
  unsigned end;

  if (move.kind == THURN_MOVE_COACHMAN && s->official != THURN_NO_OFFICIAL)
    return relais_refuse (why, THURN_REFUSE_OFFICIAL_USED, { s->official });
  if (!(seat->holds & RELAIS_BIT (city)))
    return relais_refuse (why, THURN_REFUSE_NOT_IN_HAND, { move.a });
  if (move.kind == THURN_MOVE_START)
    return true;
  if (seat->n_route == 0)
    return relais_refuse (why, THURN_REFUSE_NO_ROUTE);
  if (seat->routed & RELAIS_BIT (city))
    return relais_refuse (why, THURN_REFUSE_IN_ROUTE, { move.a });
  end = thurn_end_of (seat, move.b);
  return thurn_roads[end] & RELAIS_BIT (city) || relais_refuse (why, THURN_REFUSE_NO_ROAD, { move.a, (int32_t) end });
}

void
thurn_legal_cards (const ThurnState *s, unsigned kind, ThurnMoves *list)
{
  const ThurnSeat *seat = thurn_mover (s);
  uint32_t new = seat->holds & ~seat->routed;

  for (unsigned side = 0; side < THURN_SIDES && seat->n_route > 0; side++)
    RELAIS_EACH (city, new & thurn_roads[thurn_end_of (seat, side)])
      thurn_add (list, kind, city, side);
}

/* All cards of the route go to the discards, left to right. */
void
thurn_give_up (ThurnState *s, RelaisEvents *events)
{
  ThurnSeat *seat = &s->seats[s->player];

  for (unsigned i = 0; i < seat->n_route; i++)
    {
      thurn_discard (s, seat->route[i], false);
      relais_event (events, (RelaisEvent) { THURN_EVENT_DISCARDED, { s->player, seat->route[i], THURN_FROM_ROUTE } });
    }
  seat->n_route = 0;
  seat->routed = 0;
}

/* T-PLAY-3 */
static void
start (ThurnState *s, unsigned city, RelaisEvents *events)
{
  ThurnSeat *seat = &s->seats[s->player];

  if (seat->n_route > 0)
    relais_event (events, (RelaisEvent) { THURN_EVENT_ABANDONED, { s->player, seat->n_route } });
  thurn_give_up (s, events);
  seat->route[seat->n_route++] = (uint8_t) city;
  relais_event (events, (RelaisEvent) { THURN_EVENT_STARTED, { s->player, (int32_t) city } });
}

static void
add (ThurnState *s, unsigned city, unsigned side, RelaisEvents *events)
{
  ThurnSeat *seat = &s->seats[s->player];

  if (side == THURN_LEFT)
    memmove (seat->route + 1, seat->route, seat->n_route);
  seat->route[side == THURN_LEFT ? 0 : seat->n_route] = (uint8_t) city;
  seat->n_route++;
  relais_event (events, (RelaisEvent) { THURN_EVENT_PLAYED, { s->player, (int32_t) city, (int32_t) side } });
}

void
thurn_play_card (ThurnState *s, RelaisMove move, RelaisEvents *events)
{
  ThurnSeat *seat = &s->seats[s->player];

  if (move.kind == THURN_MOVE_COACHMAN)
    thurn_call (s, THURN_COACHMAN, events);
  thurn_lose (seat, move.a);
  if (move.kind == THURN_MOVE_START)
    start (s, move.a, events);
  else
    add (s, move.a, move.b, events);
  seat->routed |= RELAIS_BIT (move.a);
  s->phase = THURN_AFTER;
}
