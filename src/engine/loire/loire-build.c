/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Building in cities (L-BLD): farms, what they become, palaces. */

#include "loire-rules.h"

#define PATRON_DENIERS 2        /* L-BLD-7: in place of one wood */

/* L-BLD-1 */
unsigned
loire_build_limit (const LoireSeat *seat)
{
  return loire_has (seat, LOIRE_ECONOMUS) ? 2 : 1;
}

static bool
may_build (const LoireState *s, RelaisRefusal *why)
{
  unsigned limit = loire_build_limit (loire_active (s));

  if (!loire_is_city (loire_here (s)))
    return relais_refuse (why, LOIRE_REFUSE_ONLY_IN_CITY);
  if (!loire_merchant_may (s, LOIRE_BUILD, why))
    return false;
  if (s->used.buildings >= limit)
    return relais_refuse (why, LOIRE_REFUSE_BUILD_LIMIT, { (int32_t) limit });
  return true;
}

/* L-BLD-7, L-BLD-1: the Magister's denier less, then the second building's
 * denier more. Where this turn's buildings are used up, it is the price of the
 * next turn's first. */
static unsigned
build_deniers (const LoireState *s, unsigned deniers)
{
  const LoireSeat *seat = loire_active (s);

  if (deniers > 0 && loire_has (seat, LOIRE_MAGISTER_ARTIUM))
    deniers--;
  return deniers + (s->used.buildings > 0 && s->used.buildings < loire_build_limit (seat) ? 1u : 0u);
}

unsigned
loire_palace_price (const LoireEdition *e, const LoireState *s)
{
  return build_deniers (s, e->palace_deniers);
}

typedef struct
{
  unsigned deniers;
  unsigned wood;
} Price;

static Price
build_price (const LoireEdition *e, const LoireState *s, unsigned building, bool patron)
{
  Price price = { build_deniers (s, e->building[building].deniers), e->building[building].wood };

  if (patron)
    {
      price.deniers += PATRON_DENIERS;
      price.wood--;
    }
  return price;
}

static bool
patron_check (const LoireEdition *e, const LoireState *s, unsigned building, RelaisRefusal *why)
{
  if (!loire_has (loire_active (s), LOIRE_PATRONUS))
    return relais_refuse (why, LOIRE_REFUSE_NO_PATRONUS);
  if (e->building[building].wood == 0)
    return relais_refuse (why, LOIRE_REFUSE_PATRON_NO_WOOD, { (int32_t) building });
  return true;
}

static bool
price_check (const LoireState *s, Price price, RelaisRefusal *why)
{
  const LoireSeat *seat = loire_active (s);

  if (price.wood > seat->goods[LOIRE_WOOD])
    return relais_refuse (why, LOIRE_REFUSE_TOO_LITTLE_WOOD, { (int32_t) price.wood, seat->goods[LOIRE_WOOD] });
  return loire_can_pay (seat, price.deniers, why);
}

/* L-BLD-8, L-BLD-5: is there a piece left? A castle keeps its farm. */
static bool
piece_check (const LoireEdition *e, const LoireState *s, unsigned building, RelaisRefusal *why)
{
  const LoireSeat *seat = loire_active (s);

  switch (building)
    {
    case LOIRE_FARM:
      return loire_count (seat->built[LOIRE_FARM] | seat->built[LOIRE_CASTLE]) < e->farms
             || relais_refuse (why, LOIRE_REFUSE_FARMS_USED, { e->farms });
    case LOIRE_MONASTERY:
      return loire_count (seat->built[LOIRE_MONASTERY]) < e->monasteries
             || relais_refuse (why, LOIRE_REFUSE_MONASTERIES_USED, { e->monasteries });
    default:
      return s->towers > 0 || relais_refuse (why, LOIRE_REFUSE_NO_TOWER);
    }
}

/* L-BLD-3: the roads on which one more farm keeps the balance. */
static uint32_t
balanced_roads (const LoireSeat *seat)
{
  uint32_t own = loire_own_buildings (seat);
  int north = (int) loire_count (own & LOIRE_NORTH);
  int south = (int) loire_count (own & LOIRE_SOUTH);
  uint32_t roads = 0;

  if (loire_has (seat, LOIRE_MENSOR))
    return LOIRE_VILLAGES;
  if (north + 1 - south >= -1 && north + 1 - south <= 1)
    roads |= LOIRE_NORTH;
  if (south + 1 - north >= -1 && south + 1 - north <= 1)
    roads |= LOIRE_SOUTH;
  return roads;
}

/* L-BLD-4, 5: farms that stood before this turn. */
static uint32_t
old_farms (const LoireState *s, const LoireSeat *seat)
{
  uint32_t old = 0;

  LOIRE_EACH (i, seat->built[LOIRE_FARM])
    if (s->built_turn[i] < s->turn)
      old |= LOIRE_BIT (i);
  return old;
}

/* L-BLD-2 .. 5: where the building may stand. */
static uint32_t
sites (const LoireState *s, unsigned building)
{
  const LoireSeat *seat = loire_active (s);

  if (building == LOIRE_FARM)
    return balanced_roads (seat) & ~loire_all_buildings (s);
  return old_farms (s, seat);
}

static bool
site_refused (const LoireState *s, unsigned building, unsigned at, RelaisRefusal *why)
{
  const LoireSeat *seat = loire_active (s);
  uint32_t own = loire_own_buildings (seat);
  bool farm_here = (seat->built[LOIRE_FARM] & LOIRE_BIT (at)) != 0;

  if (building == LOIRE_MONASTERY)
    return relais_refuse (why, farm_here ? LOIRE_REFUSE_MONASTERY_FARM_NEW : LOIRE_REFUSE_MONASTERY_NO_FARM,
                          { (int32_t) at });
  if (building == LOIRE_CASTLE)
    return relais_refuse (why, farm_here ? LOIRE_REFUSE_CASTLE_FARM_NEW : LOIRE_REFUSE_CASTLE_NO_FARM,
                          { (int32_t) at });
  if (loire_is_city (at))
    return relais_refuse (why, LOIRE_REFUSE_FARM_IN_CITY, { (int32_t) at });
  if (loire_all_buildings (s) & LOIRE_BIT (at))
    return relais_refuse (why, LOIRE_REFUSE_BUILT_UP, { (int32_t) at });
  return relais_refuse (why, LOIRE_REFUSE_ROADS_UNEVEN,
                        { (int32_t) loire_count (own & LOIRE_NORTH), (int32_t) loire_count (own & LOIRE_SOUTH) });
}

bool
loire_build_check (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why)
{
  if (!may_build (s, why) || !piece_check (e, s, move.a, why))
    return false;
  if (move.c && !patron_check (e, s, move.a, why))
    return false;
  if (!(sites (s, move.a) & LOIRE_BIT (move.b)))
    return site_refused (s, move.a, move.b, why);
  return price_check (s, build_price (e, s, move.a, move.c), why);
}

static bool
palace_rule (const LoireState *s, unsigned palace, RelaisRefusal *why)
{
  const LoireSeat *seat = loire_active (s);
  unsigned here = loire_here (s);

  if (s->variant == LOIRE_CASUAL)
    return relais_refuse (why, LOIRE_REFUSE_PALACE_CASUAL);
  if (s->options.palace_city == LOIRE_PALACE_OWN && loire_palace_city (palace) != here)
    return relais_refuse (why, LOIRE_REFUSE_PALACE_CITY, { (int32_t) palace });
  if (seat->palaces & LOIRE_BIT (palace))
    return relais_refuse (why, LOIRE_REFUSE_PALACE_OWNED, { (int32_t) palace });
  if (s->palaces[palace] == 0)
    return relais_refuse (why, LOIRE_REFUSE_PALACE_GONE, { (int32_t) palace });
  return true;
}

bool
loire_palace_check (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why)
{
  return may_build (s, why) && palace_rule (s, move.a, why)
         && loire_can_pay (loire_active (s), loire_palace_price (e, s), why);
}

void
loire_build_add (const LoireEdition *e, const LoireState *s, LoireMoves *moves)
{
  if (!may_build (s, NULL))
    return;
  for (unsigned building = 0; building < LOIRE_BUILDINGS; building++)
    {
      bool plain, patron;
      uint32_t places;

      if (!piece_check (e, s, building, NULL))
        continue;
      plain = price_check (s, build_price (e, s, building, false), NULL);
      patron = patron_check (e, s, building, NULL) && price_check (s, build_price (e, s, building, true), NULL);
      if (!plain && !patron)
        continue;
      places = sites (s, building);
      LOIRE_EACH (at, places)
        {
          if (plain)
            loire_add (moves, LOIRE_MOVE_BUILD, building, at, false);
          if (patron)
            loire_add (moves, LOIRE_MOVE_BUILD, building, at, true);
        }
    }
  if (loire_can_pay (loire_active (s), loire_palace_price (e, s), NULL))
    for (unsigned palace = 0; palace < LOIRE_PALACES; palace++)
      if (palace_rule (s, palace, NULL))
        loire_add (moves, LOIRE_MOVE_PALACE, palace, 0, 0);
}

void
loire_build_make (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events)
{
  LoireSeat *seat = &s->seats[s->player];
  unsigned building = move.a;
  unsigned at = move.b;
  Price price = build_price (e, s, building, move.c);

  s->used.buildings++;
  s->used.action = LOIRE_BUILD;
  loire_pay (s, price.deniers, LOIRE_WHAT (LOIRE_CLASS_BUILDING, building), events);
  seat->goods[LOIRE_WOOD] = (uint8_t) (seat->goods[LOIRE_WOOD] - price.wood);
  s->goods[LOIRE_WOOD] = (uint8_t) (s->goods[LOIRE_WOOD] + price.wood);

  if (building == LOIRE_FARM)
    s->built_turn[at] = s->turn;
  else
    seat->built[LOIRE_FARM] &= ~LOIRE_BIT (at);
  if (building == LOIRE_CASTLE)
    s->towers--;
  seat->built[building] |= LOIRE_BIT (at);
  relais_event (events, (RelaisEvent) { LOIRE_EVENT_BUILT, { s->player, (int32_t) building, (int32_t) at, move.c } });
}

void
loire_palace_make (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events)
{
  LoireSeat *seat = &s->seats[s->player];
  unsigned palace = move.a;
  int32_t what = LOIRE_WHAT (LOIRE_CLASS_PALACE, palace);

  loire_pay (s, loire_palace_price (e, s), what, events);
  s->used.buildings++;
  s->used.action = LOIRE_BUILD;
  s->palaces[palace]--;
  seat->palaces |= (uint8_t) LOIRE_BIT (palace);
  assert (seat->n_palaces < LOIRE_PALACES);
  seat->palace[seat->n_palaces++] = (uint8_t) palace;
  seat->palace_turn[palace] = s->turn;
  relais_event (events, (RelaisEvent) { LOIRE_EVENT_PALACE, { s->player, (int32_t) palace } });
  loire_points (s, e->palace_points, what, LOIRE_COLUMN_PALACES, LOIRE_RULE_SCORE_1, events);
}
