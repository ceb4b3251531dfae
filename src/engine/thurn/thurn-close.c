/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Closing a route: houses, tiles, coach, discards, in this order (T-CLOSE-1 to
 * T-CLOSE-7). What leaves no choice is done at once; where there is one, the
 * phase waits for it and the closing goes on from there. */

#include "thurn-rules.h"

static unsigned
reach_of (const ThurnEdition *e, const ThurnSeat *seat, bool wainwright)
{
  return seat->n_route + (wainwright ? e->wainwright : 0u);
}

bool
thurn_wainwright_helps (const ThurnEdition *e, const ThurnSeat *seat)
{
  unsigned coach = thurn_next_coach (seat);

  return coach <= THURN_LAST_COACH && reach_of (e, seat, false) < coach && reach_of (e, seat, true) >= coach;
}

bool
thurn_reaches_coach (const ThurnEdition *e, const ThurnState *s)
{
  const ThurnSeat *seat = thurn_mover (s);
  unsigned coach = thurn_next_coach (seat);

  return coach <= THURN_LAST_COACH && reach_of (e, seat, s->official == THURN_WAINWRIGHT) >= coach;
}

uint32_t
thurn_candidates (const ThurnSeat *seat, unsigned region)
{
  uint32_t cities = seat->routed & ~seat->houses;

  return region < THURN_REGIONS ? cities & thurn_in_region[region] : cities;
}

unsigned
thurn_groups_in (uint32_t candidates, unsigned region)
{
  unsigned n = 0;

  if (region < THURN_REGIONS)
    return relais_count (candidates);
  for (unsigned i = 0; i < THURN_REGIONS; i++)
    n += (candidates & thurn_in_region[i]) != 0;
  return n;
}

/* T-CLOSE-6 */
static bool
check_wainwright (const ThurnEdition *e, const ThurnSeat *seat, RelaisRefusal *why)
{
  unsigned coach = thurn_next_coach (seat);

  if (coach > THURN_LAST_COACH)
    return relais_refuse (why, THURN_REFUSE_WAINWRIGHT_ALL_COACHES);
  if (reach_of (e, seat, false) >= coach)
    return relais_refuse (why, THURN_REFUSE_WAINWRIGHT_NOT_NEEDED, { seat->n_route, (int32_t) coach });
  if (reach_of (e, seat, true) < coach)
    return relais_refuse (why, THURN_REFUSE_WAINWRIGHT_TOO_FAR,
                          { seat->n_route, (int32_t) reach_of (e, seat, true), (int32_t) coach });
  return true;
}

bool
thurn_check_close (const ThurnEdition *e, const ThurnState *s, RelaisMove move, RelaisRefusal *why)
{
  const ThurnSeat *seat = thurn_mover (s);

  if (move.b && s->official != THURN_NO_OFFICIAL)
    return relais_refuse (why, THURN_REFUSE_OFFICIAL_USED, { s->official });
  if (seat->n_route < e->close_minimum)
    return relais_refuse (why, THURN_REFUSE_ROUTE_SHORT, { seat->n_route, e->close_minimum });
  if (move.kind == THURN_MOVE_CLOSE_REGION && !(seat->routed & thurn_in_region[move.a]))
    return relais_refuse (why, THURN_REFUSE_REGION_NOT_IN_ROUTE, { move.a });
  return !move.b || check_wainwright (e, seat, why);
}

void
thurn_legal_closes (const ThurnEdition *e, const ThurnState *s, ThurnMoves *list)
{
  const ThurnSeat *seat = thurn_mover (s);
  bool helps;

  if (seat->n_route < e->close_minimum)
    return;
  helps = s->official == THURN_NO_OFFICIAL && thurn_wainwright_helps (e, seat);
  for (unsigned wainwright = 0; wainwright <= (unsigned) helps; wainwright++)
    {
      thurn_add (list, THURN_MOVE_CLOSE_EACH, 0, wainwright);
      for (unsigned region = 0; region < THURN_REGIONS; region++)
        if (seat->routed & thurn_in_region[region])
          thurn_add (list, THURN_MOVE_CLOSE_REGION, region, wainwright);
    }
}

bool
thurn_check_house (const ThurnState *s, RelaisMove move, RelaisRefusal *why)
{
  const ThurnSeat *seat = thurn_mover (s);
  uint32_t city = RELAIS_BIT (move.a);

  if (s->open & city)
    return true;
  if (!(seat->routed & city))
    return relais_refuse (why, THURN_REFUSE_HOUSE_NOT_IN_ROUTE, { move.a });
  if (seat->houses & city)
    return relais_refuse (why, THURN_REFUSE_HOUSE_THERE, { move.a });
  if (s->region < THURN_REGIONS)
    return relais_refuse (why, THURN_REFUSE_HOUSE_OTHER_REGION, { move.a, s->region });
  return relais_refuse (why, THURN_REFUSE_HOUSE_REGION_DONE, { thurn_region_of[move.a] });
}

static void
discard_route (const ThurnEdition *e, ThurnState *s, RelaisEvents *events)
{
  thurn_give_up (s, events);
  if (thurn_mover (s)->n_hand > e->hand_after_closing)
    s->phase = THURN_DISCARD;
  else
    thurn_end_turn (s, events);
}

/* T-CLOSE-3, T-CLOSE-4; then whether a coach can be had. */
static void
take_tiles (const ThurnEdition *e, ThurnState *s, RelaisEvents *events)
{
  const ThurnSeat *seat = thurn_mover (s);
  unsigned length = thurn_length_stack (s, seat->n_route);

  if (length < THURN_STACKS)
    thurn_take_tile (e, s, length, THURN_RULE_CLOSE_3, events);
  for (unsigned stack = THURN_STACK_BAIERN; stack <= THURN_STACK_OUTSIDE; stack++)
    if (s->tiles_left[stack] > 0 && !(seat->stacks & 1u << stack) && thurn_fulfils (s, seat->houses, stack))
      thurn_take_tile (e, s, stack, THURN_RULE_CLOSE_4, events);
  if (thurn_reaches_coach (e, s))
    s->phase = THURN_COACH;
  else
    discard_route (e, s, events);
}

static void
place (const ThurnEdition *e, ThurnState *s, unsigned city, RelaisEvents *events)
{
  ThurnSeat *seat = &s->seats[s->player];

  seat->houses |= RELAIS_BIT (city);
  seat->left--;
  relais_event (events, (RelaisEvent) { THURN_EVENT_HOUSE, { s->player, (int32_t) city, seat->left } });
  thurn_points (s, 1, THURN_WHAT (THURN_CLASS_CITY, city), THURN_COLUMN_HOUSES, THURN_RULE_CLOSE_2, events);
  thurn_check_end (e, s, events);
}

/* Places what leaves no choice; among the others, which stay open, the player chooses. */
static void
place_what_is_clear (const ThurnEdition *e, ThurnState *s, RelaisEvents *events)
{
  uint32_t clear = s->open;

  if (thurn_mover (s)->left == 0)
    {
      s->open = 0;
      return;
    }
  if (thurn_groups_in (s->open, s->region) > thurn_mover (s)->left)
    return;
  for (unsigned region = 0; region < THURN_REGIONS && s->region == THURN_REGIONS; region++)
    if (relais_count (s->open & thurn_in_region[region]) > 1)
      clear &= ~thurn_in_region[region];
  RELAIS_EACH (city, clear)
    place (e, s, city, events);
  s->open &= ~clear;
}

/* After houses, those that follow from there, or the next step. */
static void
go_on (const ThurnEdition *e, ThurnState *s, RelaisEvents *events)
{
  place_what_is_clear (e, s, events);
  if (s->open != 0)
    s->phase = THURN_HOUSE;
  else
    take_tiles (e, s, events);
}

void
thurn_close (const ThurnEdition *e, ThurnState *s, RelaisMove move, RelaisEvents *events)
{
  if (move.b)
    thurn_call (s, THURN_WAINWRIGHT, events);
  s->region = move.kind == THURN_MOVE_CLOSE_REGION ? move.a : THURN_REGIONS;
  relais_event (events, (RelaisEvent) { THURN_EVENT_CLOSED, { s->player, s->region, thurn_mover (s)->n_route } });
  s->open = thurn_candidates (thurn_mover (s), s->region);
  go_on (e, s, events);
}

/* What was set up by hand may leave, after the choice, only what is clear. */
void
thurn_house_move (const ThurnEdition *e, ThurnState *s, unsigned city, RelaisEvents *events)
{
  uint32_t group = s->region < THURN_REGIONS ? RELAIS_BIT (city) : thurn_in_region[thurn_region_of[city]];

  place (e, s, city, events);
  s->open &= ~group;
  go_on (e, s, events);
}

void
thurn_coach_move (const ThurnEdition *e, ThurnState *s, bool yes, RelaisEvents *events)
{
  ThurnSeat *seat = &s->seats[s->player];
  unsigned coach = thurn_next_coach (seat);

  relais_event (events, (RelaisEvent) { yes ? THURN_EVENT_COACH : THURN_EVENT_COACH_DECLINED,
                                        { s->player, (int32_t) coach } });
  if (yes)
    {
      int before = thurn_coach_points (e, seat->coach);

      seat->coach = (uint8_t) coach;
      s->coaches_left[coach - THURN_FIRST_COACH]--;
      thurn_points (s, thurn_coach_points (e, coach) - before, THURN_WHAT (THURN_CLASS_WHAT, THURN_WHAT_COACH),
                    THURN_COLUMN_COACH, THURN_RULE_CLOSE_5, events);
      thurn_check_end (e, s, events);
    }
  discard_route (e, s, events);
}

/* T-CLOSE-7 */
void
thurn_discard_move (const ThurnEdition *e, ThurnState *s, unsigned city, RelaisEvents *events)
{
  thurn_lose (&s->seats[s->player], city);
  thurn_discard (s, city, false);
  relais_event (events, (RelaisEvent) { THURN_EVENT_DISCARDED, { s->player, (int32_t) city, THURN_FROM_HAND } });
  if (thurn_mover (s)->n_hand <= e->hand_after_closing)
    thurn_end_turn (s, events);
}
