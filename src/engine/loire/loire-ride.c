/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Riding: how far and which way a stack goes (L-MOVE-2, 3, 6), which horses it
 * leaves or takes (L-MOVE-4, 5), and what happens on leaving a city (L-TURN-3)
 * and on arriving in one (L-PAL-1). */

#include "loire-rules.h"

#define BANK_INCOME 3   /* L-PAL-1 */
#define SMITH_PRICE 1   /* L-MOVE-5 */

static unsigned
figure_of (RelaisMove move)
{
  return move.kind == LOIRE_MOVE_RIDE_MERCHANT ? LOIRE_MERCHANT_FIGURE : LOIRE_MESSENGER_FIGURE;
}

/* L-MOVE-4: horses in a stack, one more with the Scout. */
unsigned
loire_stack_limit (const LoireEdition *e, const LoireSeat *seat)
{
  unsigned limit = e->stack_limit + (loire_has (seat, LOIRE_SCOUT) ? 1u : 0u);

  return limit < LOIRE_MAX_STACK ? limit : LOIRE_MAX_STACK;
}

/* L-MOVE-4, L-MOVE-5: horses taken before a ride. */
static unsigned
take_limit (const LoireSeat *seat)
{
  return loire_has (seat, LOIRE_SQUIRE) ? 2 : 1;
}

/* The set of the next `steps` locations. */
static uint32_t
ring_ahead (unsigned at, unsigned steps, unsigned direction)
{
  uint32_t run = LOIRE_BIT (steps) - 1;
  unsigned first = direction == LOIRE_CW ? loire_ring_step (at, 1, LOIRE_CW) : loire_ring_step (at, steps, LOIRE_CCW);

  return (run << first | run >> (LOIRE_LOCATIONS - first)) & LOIRE_RING;
}

/* L-MOVE-6: where this player may stop before the stack has gone all its way. */
static uint32_t
early_stops (const LoireState *s, const LoireSeat *seat)
{
  uint32_t stops = 0;

  if (loire_has (seat, LOIRE_JESTER) && s->circus != LOIRE_NONE)
    stops |= LOIRE_BIT (s->circus);
  if (loire_has (seat, LOIRE_CITY_GUARD))
    stops |= LOIRE_CITIES;
  return stops;
}

static uint32_t
ends_one_way (unsigned at, unsigned horses, unsigned direction, uint32_t early)
{
  return LOIRE_BIT (loire_ring_step (at, horses + 1, direction)) | (ring_ahead (at, horses, direction) & early);
}

/* L-MOVE-2, 3, 6: every location where a stack of so many horses may stop. */
static uint32_t
ends (const LoireState *s, const LoireSeat *seat, const LoireStack *stack, unsigned horses)
{
  uint32_t early = early_stops (s, seat);
  uint32_t ends = 0;

  if (stack->direction != LOIRE_CCW)
    ends |= ends_one_way (stack->at, horses, LOIRE_CW, early);
  if (stack->direction != LOIRE_CW)
    ends |= ends_one_way (stack->at, horses, LOIRE_CCW, early);
  return ends;
}

/* L-MOVE-4, 5: may the stack leave with so many horses, one of them from
 * `smith` (LOIRE_NONE: all from here)? */
static bool
horses_check (const LoireEdition *e, const LoireState *s, const LoireSeat *seat, const LoireStack *stack,
              unsigned horses, unsigned smith, RelaisRefusal *why)
{
  unsigned limit = loire_stack_limit (e, seat);
  unsigned taken = horses > stack->horses ? horses - stack->horses : 0;
  unsigned from_here = taken;

  if (horses > limit)
    return relais_refuse (why, LOIRE_REFUSE_STACK_LIMIT, { (int32_t) limit });
  if (taken > take_limit (seat))
    return relais_refuse (why, LOIRE_REFUSE_TAKE_LIMIT, { (int32_t) take_limit (seat), (int32_t) taken });
  if (smith != LOIRE_NONE)
    {
      if (!loire_has (seat, LOIRE_BLACKSMITH))
        return relais_refuse (why, LOIRE_REFUSE_NO_BLACKSMITH);
      if (s->used.smith)
        return relais_refuse (why, LOIRE_REFUSE_SMITH_USED);
      if (taken == 0)
        return relais_refuse (why, LOIRE_REFUSE_SMITH_NO_TAKING);
      if (smith == stack->at)
        return relais_refuse (why, LOIRE_REFUSE_SMITH_HERE, { (int32_t) smith });
      if (s->horses[smith] == 0)
        return relais_refuse (why, LOIRE_REFUSE_SMITH_NO_HORSE, { (int32_t) smith });
      from_here--;
    }
  if (from_here > s->horses[stack->at])
    return relais_refuse (why, LOIRE_REFUSE_NO_FREE_HORSE, { stack->at, s->horses[stack->at] });
  return true;
}

static bool
way_refused (const LoireState *s, const LoireSeat *seat, const LoireStack *stack, unsigned horses, unsigned to,
             RelaisRefusal *why)
{
  int32_t steps = (int32_t) horses + 1;

  if (stack->direction != LOIRE_ANY_WAY)
    {
      unsigned back = stack->direction == LOIRE_CW ? LOIRE_CCW : LOIRE_CW;

      if (ends_one_way (stack->at, horses, back, early_stops (s, seat)) & LOIRE_BIT (to))
        return relais_refuse (why, LOIRE_REFUSE_WRONG_WAY, { (int32_t) to });
    }
  for (unsigned direction = LOIRE_CW; direction <= LOIRE_CCW; direction++)
    if (stack->direction != (LOIRE_CW + LOIRE_CCW - direction)
        && (ring_ahead (stack->at, horses, direction) & LOIRE_BIT (to)))
      {
        if (loire_is_city (to))
          return relais_refuse (why, LOIRE_REFUSE_NO_CITY_GUARD, { steps, (int32_t) to });
        if (to == s->circus)
          return relais_refuse (why, LOIRE_REFUSE_NO_JESTER, { steps, (int32_t) to });
      }
  return relais_refuse (why, LOIRE_REFUSE_WRONG_DISTANCE, { steps });
}

unsigned
loire_rich_limit (const LoireEdition *e, const LoireState *s, const LoireSeat *seat)
{
  return s->options.rich_limit + (loire_has (seat, LOIRE_BANKER) ? e->banker_bonus : 0u);
}

/* L-TURN-3: what goes back to the supply when the figure leaves. */
static unsigned
goes_back (const LoireEdition *e, const LoireState *s, const LoireSeat *seat, unsigned figure)
{
  unsigned limit = loire_rich_limit (e, s, seat);

  return figure == LOIRE_MERCHANT_FIGURE && loire_is_city (seat->stack[figure].at) && seat->deniers > limit
    ? seat->deniers - limit : 0;
}

/* L-MOVE-5: what has gone back cannot pay the Blacksmith; in the first version
 * of the rules he was paid before. */
static bool
can_pay_smith (const LoireEdition *e, const LoireState *s, const LoireSeat *seat, unsigned figure, RelaisRefusal *why)
{
  LoireSeat left = { .deniers = seat->deniers };

  if (s->options.rules > LOIRE_RULES_1)
    left.deniers = (uint16_t) (left.deniers - goes_back (e, s, seat, figure));
  return loire_can_pay (&left, SMITH_PRICE, why);
}

bool
loire_ride_check (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why)
{
  const LoireSeat *seat = loire_active (s);
  const LoireStack *stack = &seat->stack[figure_of (move)];

  if (!horses_check (e, s, seat, stack, move.a, move.c, why))
    return false;
  if (!(ends (s, seat, stack, move.a) & LOIRE_BIT (move.b)))
    return way_refused (s, seat, stack, move.a, move.b, why);
  return move.c == LOIRE_NONE || can_pay_smith (e, s, seat, figure_of (move), why);
}

/* The Blacksmith's horse may come from anywhere that has one but here. */
static uint32_t
smith_places (const LoireEdition *e, const LoireState *s, const LoireSeat *seat, unsigned figure)
{
  uint32_t places = 0;

  if (!loire_has (seat, LOIRE_BLACKSMITH) || s->used.smith || !can_pay_smith (e, s, seat, figure, NULL))
    return 0;
  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    if (s->horses[i] > 0 && i != seat->stack[figure].at)
      places |= LOIRE_BIT (i);
  return places;
}

void
loire_ride_add (const LoireEdition *e, const LoireState *s, LoireMoves *moves)
{
  const LoireSeat *seat = loire_active (s);

  for (unsigned figure = 0; figure < LOIRE_FIGURES; figure++)
    {
      const LoireStack *stack = &seat->stack[figure];
      unsigned kind = figure == LOIRE_MERCHANT_FIGURE ? LOIRE_MOVE_RIDE_MERCHANT : LOIRE_MOVE_RIDE_MESSENGER;
      unsigned most = stack->horses + take_limit (seat);
      uint32_t smiths;

      if (s->used.rode[figure])
        continue;
      smiths = smith_places (e, s, seat, figure);
      if (most > LOIRE_MAX_STACK)
        most = LOIRE_MAX_STACK;
      for (unsigned horses = 0; horses <= most; horses++)
        {
          uint32_t stops = ends (s, seat, stack, horses);

          if (horses_check (e, s, seat, stack, horses, LOIRE_NONE, NULL))
            LOIRE_EACH (to, stops)
              loire_add (moves, kind, horses, to, LOIRE_NONE);
          if (horses > stack->horses)
            LOIRE_EACH (from, smiths)
              if (horses_check (e, s, seat, stack, horses, from, NULL))
                LOIRE_EACH (to, stops)
                  loire_add (moves, kind, horses, to, from);
        }
    }
}

/* Which way `to` lies: within the reach of a stack only one way can be meant. */
static unsigned
direction_to (const LoireStack *stack, unsigned to)
{
  if (stack->direction != LOIRE_ANY_WAY)
    return stack->direction;
  return loire_ring_distance (stack->at, to, LOIRE_CW) <= LOIRE_MAX_STACK + 1 ? LOIRE_CW : LOIRE_CCW;
}

static void
give_back (const LoireEdition *e, LoireState *s, unsigned figure, RelaisEvents *events)
{
  LoireSeat *seat = &s->seats[s->player];
  unsigned returned = goes_back (e, s, seat, figure);

  if (returned == 0)
    return;
  seat->deniers = (uint16_t) (seat->deniers - returned);
  relais_event (events, (RelaisEvent) { LOIRE_EVENT_RETURNED, { s->player, (int32_t) returned } });
}

/* The horse is then taken from here, with the others. */
static void
buy_horse (LoireState *s, unsigned from, unsigned here, RelaisEvents *events)
{
  s->used.smith = true;
  s->horses[from]--;
  s->horses[here]++;
  relais_event (events, (RelaisEvent) { LOIRE_EVENT_HORSE_BOUGHT, { s->player, (int32_t) from } });
  loire_pay (s, SMITH_PRICE, LOIRE_WHAT (LOIRE_CLASS_WHAT, LOIRE_WHAT_HORSE), events);
}

void
loire_ride_make (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events)
{
  LoireSeat *seat = &s->seats[s->player];
  unsigned figure = figure_of (move);
  LoireStack *stack = &seat->stack[figure];
  unsigned from = stack->at;
  unsigned to = move.b;
  unsigned direction = direction_to (stack, to);
  unsigned steps = loire_ring_distance (from, to, direction);
  unsigned taken = move.a > stack->horses ? move.a - stack->horses : 0;
  unsigned left = move.a < stack->horses ? stack->horses - move.a : 0;

  s->used.rode[figure] = true;
  s->used.action = LOIRE_NOTHING;
  s->used.message_bought = 0;

  if (s->options.rules > LOIRE_RULES_1)
    give_back (e, s, figure, events);
  if (move.c != LOIRE_NONE)
    buy_horse (s, move.c, from, events);
  if (s->options.rules == LOIRE_RULES_1)
    give_back (e, s, figure, events);

  s->horses[from] = (uint8_t) (s->horses[from] + left - taken);
  stack->horses = move.a;
  stack->at = (uint8_t) to;
  stack->direction = loire_is_city (to) ? LOIRE_ANY_WAY : (uint8_t) direction;
  s->phase = figure == LOIRE_MERCHANT_FIGURE ? LOIRE_MERCHANT : LOIRE_MESSENGER;
  relais_event (events, (RelaisEvent) { LOIRE_EVENT_RODE,
                                        { s->player, (int32_t) figure, (int32_t) from, (int32_t) to, (int32_t) steps,
                                          (int32_t) left, (int32_t) taken, steps <= move.a } });

  if (loire_is_city (to) && loire_palace_works (s, seat, loire_palace_of (to, LOIRE_BANK)))
    loire_get (s, BANK_INCOME, LOIRE_WHAT (LOIRE_CLASS_WHAT, LOIRE_WHAT_BANK), events);
}
