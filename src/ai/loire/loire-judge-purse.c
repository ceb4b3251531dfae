/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What money can still become: by itself, as goods on their way to a city, as
 * buildings, palaces and characters that are of use as long as the game goes
 * on. */

#include "loire-judge.h"

#include <limits.h>

enum
{
  LONG = 16,            /* turns after which cards have earned their worth here */
  LONGER = 42,          /* and buildings, which bring the more the longer they stand */
  LONGER_CASUAL = 24,   /* L-CAS-1: there is little else to be had for money */
  DENIER_5 = 68,        /* each of the first five, and so on */
  DENIER_10 = 34,
  DENIER_18 = 24,
  DENIER_28 = 16,
  DENIER_MORE = 3,
  POOR_TURN = 120,      /* L-TURN-1: a turn lost for each denier that is missing */
  WOOD = 29,            /* of the first two woods, besides what they sell for: nothing is built without */
  TRADE = 55,           /* of a hundred: of a purchase that the next ride could make */
  FARM = 309,
  MORE_CASTLE = 81,
  MORE_MONASTERY = 177,
  CROWDED = 12,         /* of a hundred: what each further building is worth less */
};

/* One denier more is worth less, the more there are. */
int
loire_judge_denier (const LoireProspect *p, unsigned deniers)
{
  static const struct { unsigned upto; int each; } slopes[] = {
    { 5, DENIER_5 }, { 10, DENIER_10 }, { 18, DENIER_18 }, { 28, DENIER_28 }, { UINT_MAX, DENIER_MORE },
  };
  int rides = p->rides[LOIRE_MERCHANT_FIGURE];
  unsigned from = 0;
  int worth = 0;

  for (unsigned i = 0; from < deniers; i++)
    {
      unsigned to = deniers < slopes[i].upto ? deniers : slopes[i].upto;

      worth += (int) (to - from) * slopes[i].each;
      from = to;
    }
  return rides < 6 ? worth * rides / 6 : worth;
}

/* What the merchant could buy at its next stop, at today's prices. */
static int
next_trade (const LoireProspect *p)
{
  const LoireState *s = p->state;
  const LoireSeat *seat = p->seat;
  const LoireStack *stack = &seat->stack[LOIRE_MERCHANT_FIGURE];
  uint32_t own = loire_own_buildings (seat);
  int best = 0;

  if (p->rides[LOIRE_MERCHANT_FIGURE] < 2)
    return 0;
  for (unsigned direction = LOIRE_CW; direction <= LOIRE_CCW; direction++)
    for (unsigned steps = 1; steps <= stack->horses + 1u; steps++)
      {
        unsigned at = direction == LOIRE_CW ? stack->at + steps : stack->at + LOIRE_LOCATIONS - steps;
        unsigned good, price;
        int gain;

        if (stack->direction != LOIRE_ANY_WAY && stack->direction != direction)
          continue;
        at %= LOIRE_LOCATIONS;
        if (loire_is_city (at))
          continue;
        good = p->edition->good[at];
        if (seat->goods[good] > 0 && !loire_carries_any (seat, good))
          continue;
        price = loire_buy_price (p->edition, s, at, good, 1);
        if (price > seat->deniers)
          continue;
        gain = 25 * ((int) loire_sell_price (p->edition, p->seat, good) - (int) price) + (own & LOIRE_BIT (at) ? 100 : 0)
               + (good == LOIRE_WOOD && seat->goods[good] < 2 ? WOOD : 0);
        if (gain > best)
          best = gain;
      }
  return best * TRADE / 100;
}

int
loire_judge_purse (const LoireProspect *p)
{
  const LoireState *s = p->state;
  const LoireSeat *seat = p->seat;
  unsigned at = seat->stack[LOIRE_MERCHANT_FIGURE].at;
  bool trading = p->mine && s->phase == LOIRE_MERCHANT;
  unsigned deniers = seat->deniers;
  unsigned goods = 0;
  int worth = 0;

  for (unsigned good = 0; good < LOIRE_GOODS; good++)
    goods += seat->goods[good] * loire_sell_price (p->edition, p->seat, good);
  if (loire_is_city (at) && !trading)
    {
      unsigned limit = s->options.rich_limit + (loire_has (seat, LOIRE_BANKER) ? p->edition->banker_bonus : 0u);

      /* L-TURN-3: what is above goes back when the merchant leaves. */
      if (deniers > limit)
        {
          worth += (int) (deniers - limit);
          deniers = limit;
        }
      if (deniers < s->options.poor_limit && p->turns > 0)
        worth -= POOR_TURN * (int) (s->options.poor_limit - deniers);
    }
  worth += loire_judge_denier (p, deniers);
  if (goods > 0)
    {
      int rides = loire_judge_rides (p, LOIRE_MERCHANT_FIGURE, LOIRE_CITIES);
      int sold = loire_judge_denier (p, deniers + goods) - loire_judge_denier (p, deniers);

      worth += loire_judge_later (p, LOIRE_MERCHANT_FIGURE, rides, sold);
    }
  if (p->turns > 2)
    worth += WOOD * (seat->goods[LOIRE_WOOD] < 2 ? seat->goods[LOIRE_WOOD] : 2);
  return worth + (trading ? 0 : next_trade (p));
}

static int
used_long (const LoireProspect *p, int worth)
{
  return worth * p->turns / LONG;
}

/* Every purchase at an own building moves the boat (L-BUY-5); castles and
 * monasteries sell more to both figures. */
int
loire_judge_buildings (const LoireProspect *p)
{
  const LoireSeat *seat = p->seat;
  int n = (int) loire_count (loire_own_buildings (seat));
  int worth = 0;
  int more = (int) loire_count (seat->built[LOIRE_CASTLE]) * MORE_CASTLE
             + (int) loire_count (seat->built[LOIRE_MONASTERY]) * MORE_MONASTERY;

  for (int i = 0; i < n; i++)
    worth += FARM * (i < 6 ? 100 - CROWDED * i : 100 - CROWDED * 6) / 100;
  /* Wood can be bought again and again, one wine is all that a cart holds. */
  LOIRE_EACH (at, loire_own_buildings (seat))
    more += p->edition->good[at] == LOIRE_WOOD ? 30 : p->edition->good[at] == LOIRE_WINE ? -10 : 0;
  return (worth + more) * p->long_turns / (p->state->variant == LOIRE_CASUAL ? LONGER_CASUAL : LONGER);
}

int
loire_judge_palaces (const LoireProspect *p)
{
  static const int worth[LOIRE_PALACE_KINDS] = {
    [LOIRE_BANK] = 189, [LOIRE_DUCAL_PALACE] = 143, [LOIRE_POST_OFFICE] = 38, [LOIRE_PALATIUM_BALIVI] = 60,
  };
  int sum = 0;

  for (unsigned i = 0; i < p->seat->n_palaces; i++)
    sum += worth[p->seat->palace[i] % LOIRE_PALACE_KINDS];
  return used_long (p, sum);
}

/* Besides the points on the card. */
int
loire_judge_character (const LoireProspect *p, unsigned character)
{
  static const int worth[LOIRE_CHARACTERS] = {
    [LOIRE_WOOD_MERCHANT] = 68, [LOIRE_GRAIN_MERCHANT] = 91, [LOIRE_CHEESE_MERCHANT] = 70,
    [LOIRE_WINE_MERCHANT] = 48, [LOIRE_DAIRYMAN] = 44, [LOIRE_GRAIN_FARMER] = 73, [LOIRE_LUMBERJACK] = 22,
    [LOIRE_BANKER] = 80, [LOIRE_LADY_IN_WAITING] = 30, [LOIRE_WITCH] = 89, [LOIRE_MAGISTER_ARTIUM] = 55,
    [LOIRE_ECONOMUS] = 127, [LOIRE_PATRONUS] = 40, [LOIRE_MENSOR] = 8, [LOIRE_SQUIRE] = 40, [LOIRE_SCOUT] = 221,
    [LOIRE_BLACKSMITH] = 40, [LOIRE_JESTER] = 32, [LOIRE_CITY_GUARD] = 100, [LOIRE_MAYOR] = 146,
    [LOIRE_VASSALLUS] = 120, [LOIRE_SPY] = 102, [LOIRE_APPRENTICE] = 250, [LOIRE_HELPER] = 300,
    [LOIRE_LOVER] = 203, [LOIRE_GENERAL] = 159, [LOIRE_PHILOSOPHER] = 300, [LOIRE_JUDGE] = 300, [LOIRE_PROVOST] = 300,
  };

  return used_long (p, worth[character]);
}
