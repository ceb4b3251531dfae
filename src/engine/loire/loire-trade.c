/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The merchant's trade: buying in villages (L-BUY) with what it does to the
 * market and the circus (L-MKT), selling (L-SELL) and shipping (L-SHIP) in
 * cities. */

#include "loire-rules.h"

static unsigned
market_place (const LoireState *s, unsigned colour)
{
  unsigned place = 0;

  while (s->market[place] != colour)
    place++;
  return place;
}

bool
loire_has_price (const LoireState *s, unsigned colour)
{
  for (unsigned place = 0; place < LOIRE_COLOURS; place++)
    if (s->market[place] == colour && colour != LOIRE_NONE)
      return true;
  return false;
}

unsigned
loire_market_price (const LoireEdition *e, const LoireState *s, unsigned colour)
{
  return e->market_prices[market_place (s, colour)];
}

static unsigned
less (unsigned price, unsigned discount)
{
  return price > discount ? price - discount : 0;
}

/* L-BUY-1: one denier less for a farm or monastery, two for a castle. */
static unsigned
building_discount (const LoireState *s, unsigned village)
{
  for (unsigned i = 0; i < s->players; i++)
    switch (loire_building_of (&s->seats[i], village))
      {
      case LOIRE_FARM:
      case LOIRE_MONASTERY:
        return 1;
      case LOIRE_CASTLE:
        return 2;
      default:
        break;
      }
  return 0;
}

/* L-BUY-1, 2, 6 */
unsigned
loire_buy_price (const LoireEdition *e, const LoireState *s, unsigned village, unsigned good, unsigned count)
{
  unsigned market = loire_market_price (e, s, s->shields[village]);
  unsigned circus = village == s->circus ? 1 : 0;
  unsigned price;

  if (good == LOIRE_BEER)
    return less (market * e->beer_factor, circus);
  price = less (market, building_discount (s, village) + circus);
  return s->options.lumberjack_pays == LOIRE_PAYS_EACH ? price * count : price;
}

/* L-BUY-3 */
bool
loire_carries_any (const LoireSeat *seat, unsigned good)
{
  switch (good)
    {
    case LOIRE_WOOD: return true;
    case LOIRE_GRAIN: return loire_has (seat, LOIRE_GRAIN_FARMER);
    case LOIRE_CHEESE: return loire_has (seat, LOIRE_DAIRYMAN);
    default: return false;
    }
}

/* What is asked before it matters which good. */
static bool
may_buy (const LoireState *s, RelaisRefusal *why)
{
  if (loire_is_city (loire_here (s)))
    return relais_refuse (why, LOIRE_REFUSE_ONLY_IN_VILLAGE);
  if (!loire_merchant_may (s, LOIRE_BUY, why))
    return false;
  if (s->used.buy)
    return relais_refuse (why, LOIRE_REFUSE_BUY_LIMIT);
  return true;
}

/* L-BUY-3, 4, L-PAY-1 */
bool
loire_good_check (const LoireEdition *e, const LoireState *s, unsigned village, unsigned good, unsigned count,
                  RelaisRefusal *why)
{
  const LoireSeat *seat = loire_active (s);

  if (seat->goods[good] > 0 && !loire_carries_any (seat, good))
    return relais_refuse (why, LOIRE_REFUSE_CARRIED, { (int32_t) good });
  if (s->goods[good] < count)
    return relais_refuse (why, LOIRE_REFUSE_GOOD_GONE, { (int32_t) good, s->goods[good] });
  return loire_can_pay (seat, loire_buy_price (e, s, village, good, count), why);
}

static bool
good_check (const LoireEdition *e, const LoireState *s, unsigned good, unsigned count, RelaisRefusal *why)
{
  const LoireSeat *seat = loire_active (s);
  unsigned here = loire_here (s);

  if (good == LOIRE_BEER)
    {
      if (!(seat->built[LOIRE_MONASTERY] & LOIRE_BIT (here)))
        return relais_refuse (why, LOIRE_REFUSE_NO_OWN_MONASTERY);
    }
  else if (good != e->good[here])
    return relais_refuse (why, LOIRE_REFUSE_OTHER_GOOD, { (int32_t) here, e->good[here] });
  if (count > 1 && !loire_has (seat, LOIRE_LUMBERJACK))
    return relais_refuse (why, LOIRE_REFUSE_NO_LUMBERJACK);
  return loire_good_check (e, s, here, good, count, why);
}

bool
loire_buy_check (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why)
{
  return may_buy (s, why) && good_check (e, s, move.a, move.b, why);
}

/* L-MKT-2: is the circus's tile on the central space? */
bool
loire_circus_moves (const LoireEdition *e, const LoireState *s)
{
  return s->circus != LOIRE_NONE && s->market[e->market_central - 1] == s->shields[s->circus];
}

/* L-MKT-1 */
static void
shift_market (LoireState *s, unsigned colour, RelaisEvents *events)
{
  int32_t order = 0;

  for (unsigned place = market_place (s, colour); place + 1 < LOIRE_COLOURS; place++)
    s->market[place] = s->market[place + 1];
  s->market[LOIRE_COLOURS - 1] = (uint8_t) colour;

  if (events == NULL)
    return;
  for (unsigned place = 0; place < LOIRE_COLOURS; place++)
    order |= s->market[place] << (3 * place);
  relais_event (events, (RelaisEvent) { LOIRE_EVENT_MARKET, { order } });
}

void
loire_buy_make (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events)
{
  LoireSeat *seat = &s->seats[s->player];
  unsigned here = loire_here (s);
  unsigned good = move.a;
  unsigned price = loire_buy_price (e, s, here, good, move.b);

  s->used.buy = true;
  s->used.action = LOIRE_BUY;
  loire_pay (s, price, LOIRE_WHAT (LOIRE_CLASS_GOOD, good), events);
  seat->goods[good] = (uint8_t) (seat->goods[good] + move.b);
  s->goods[good] = (uint8_t) (s->goods[good] - move.b);
  relais_event (events, (RelaisEvent) { LOIRE_EVENT_BOUGHT, { s->player, (int32_t) good, move.b, (int32_t) price } });

  for (unsigned i = 0; i < s->players; i++)
    if (loire_own_buildings (&s->seats[i]) & LOIRE_BIT (here))
      loire_sail (s, i, 1, LOIRE_WHAT (LOIRE_CLASS_GOOD, good), LOIRE_RULE_BUY_5, events);

  shift_market (s, s->shields[here], events);
  if (loire_circus_moves (e, s))
    s->phase = LOIRE_CIRCUS;
}

bool
loire_circus_check (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why)
{
  return s->shields[move.a] == s->market[0]
         || relais_refuse (why, LOIRE_REFUSE_CIRCUS_COLOUR, { s->market[0] });
}

void
loire_circus_add (const LoireEdition *e, const LoireState *s, LoireMoves *moves)
{
  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    if (loire_circus_check (e, s, (RelaisMove) { LOIRE_MOVE_CIRCUS, (uint8_t) i, 0, 0 }, NULL))
      loire_add (moves, LOIRE_MOVE_CIRCUS, i, 0, 0);
}

void
loire_circus_make (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events)
{
  relais_event (events, (RelaisEvent) { LOIRE_EVENT_CIRCUS, { s->circus, move.a } });
  s->circus = move.a;
  s->phase = LOIRE_MERCHANT;
}

/* Selling and shipping: in a city. */
static bool
may_trade_in_city (const LoireState *s, LoireAction action, RelaisRefusal *why)
{
  if (!loire_is_city (loire_here (s)))
    return relais_refuse (why, LOIRE_REFUSE_ONLY_IN_CITY);
  return loire_merchant_may (s, action, why);
}

bool
loire_sell_check (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why)
{
  return may_trade_in_city (s, LOIRE_SELL, why)
         && (loire_active (s)->goods[move.a] > 0
             || relais_refuse (why, LOIRE_REFUSE_NONE_TO_SELL, { move.a }));
}

unsigned
loire_sell_price (const LoireEdition *e, const LoireSeat *seat, unsigned good)
{
  static const uint8_t dealer[LOIRE_GOODS] = {
    LOIRE_WOOD_MERCHANT, LOIRE_GRAIN_MERCHANT, LOIRE_CHEESE_MERCHANT, LOIRE_WINE_MERCHANT, LOIRE_NONE,
  };
  bool bonus = dealer[good] != LOIRE_NONE && loire_has (seat, dealer[good]);

  return e->sells[good] + (bonus ? 1u : 0u);
}

void
loire_sell_make (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events)
{
  LoireSeat *seat = &s->seats[s->player];

  s->used.action = LOIRE_SELL;
  seat->goods[move.a]--;
  s->goods[move.a]++;
  relais_event (events, (RelaisEvent) { LOIRE_EVENT_SOLD, { s->player, move.a } });
  loire_get (s, loire_sell_price (e, seat, move.a), LOIRE_WHAT (LOIRE_CLASS_GOOD, move.a), events);
}

static bool
may_ship (const LoireState *s, RelaisRefusal *why)
{
  if (!may_trade_in_city (s, LOIRE_SHIP, why))
    return false;
  if (s->used.ship)
    return relais_refuse (why, LOIRE_REFUSE_SHIP_LIMIT);
  return true;
}

bool
loire_ship_check (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why)
{
  return may_ship (s, why) && loire_can_pay (loire_active (s), e->ship[move.a - 1].deniers, why);
}

void
loire_ship_make (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events)
{
  int32_t what = LOIRE_WHAT (LOIRE_CLASS_WHAT, LOIRE_WHAT_SHIP);

  s->used.ship = true;
  s->used.action = LOIRE_SHIP;
  loire_pay (s, e->ship[move.a - 1].deniers, what, events);
  loire_sail (s, s->player, e->ship[move.a - 1].spaces, what, LOIRE_RULE_SHIP_1, events);
}

void
loire_trade_add (const LoireEdition *e, const LoireState *s, LoireMoves *moves)
{
  const LoireSeat *seat = loire_active (s);
  unsigned here = loire_here (s);

  if (may_buy (s, NULL))
    {
      unsigned good = e->good[here];

      if (good_check (e, s, good, 1, NULL))
        loire_add (moves, LOIRE_MOVE_BUY, good, 1, 0);
      if (good == LOIRE_WOOD && good_check (e, s, good, 2, NULL))
        loire_add (moves, LOIRE_MOVE_BUY, good, 2, 0);
      if (good_check (e, s, LOIRE_BEER, 1, NULL))
        loire_add (moves, LOIRE_MOVE_BUY, LOIRE_BEER, 1, 0);
    }
  if (may_trade_in_city (s, LOIRE_SELL, NULL))
    for (unsigned good = 0; good < LOIRE_GOODS; good++)
      if (seat->goods[good] > 0)
        loire_add (moves, LOIRE_MOVE_SELL, good, 0, 0);
  if (may_ship (s, NULL))
    for (unsigned spaces = 1; spaces <= LOIRE_SHIPPINGS; spaces++)
      if (loire_can_pay (seat, e->ship[spaces - 1].deniers, NULL))
        loire_add (moves, LOIRE_MOVE_SHIP, spaces, 0, 0);
}
