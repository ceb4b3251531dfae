/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What money can still become: by itself, as goods on their way to a city, as
 * buildings, palaces and characters that are of use as long as the game goes
 * on. */

#include "loire-judge.h"

#include <limits.h>

/* One denier more is worth less, the more there are. */
int
loire_judge_denier (const LoireProspect *p, unsigned deniers)
{
  static const unsigned upto[] = { 5, 10, 18, 28, UINT_MAX };
  int rides = p->rides[LOIRE_MERCHANT_FIGURE];
  unsigned from = 0;
  int worth = 0;

  for (unsigned i = 0; from < deniers; i++)
    {
      unsigned to = deniers < upto[i] ? deniers : upto[i];

      worth += (int) (to - from) * p->weights->denier[i];
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
               + (good == LOIRE_WOOD && seat->goods[good] < 2 ? p->weights->wood : 0);
        if (gain > best)
          best = gain;
      }
  return best * p->weights->trade / 100;
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
        worth -= p->weights->poor_turn * (int) (s->options.poor_limit - deniers);
    }
  worth += loire_judge_denier (p, deniers);
  if (goods > 0)
    {
      int rides = loire_judge_rides (p, LOIRE_MERCHANT_FIGURE, LOIRE_CITIES);
      int sold = loire_judge_denier (p, deniers + goods) - loire_judge_denier (p, deniers);

      worth += loire_judge_later (p, LOIRE_MERCHANT_FIGURE, rides, sold);
    }
  if (p->turns > 2)
    worth += p->weights->wood * (seat->goods[LOIRE_WOOD] < 2 ? seat->goods[LOIRE_WOOD] : 2);
  return worth + (trading ? 0 : next_trade (p));
}

static int
used_long (const LoireProspect *p, int worth)
{
  int turns = p->long_turns < p->weights->use_horizon ? p->long_turns : p->weights->use_horizon;

  return worth * turns / p->weights->use_turns;
}

/* Every purchase at an own building moves the boat (L-BUY-5); castles and
 * monasteries sell more to both figures. */
int
loire_judge_buildings (const LoireProspect *p)
{
  const LoireSeat *seat = p->seat;
  int n = (int) loire_count (loire_own_buildings (seat));
  int worth = 0;
  int more = (int) loire_count (seat->built[LOIRE_CASTLE]) * p->weights->more_castle
             + (int) loire_count (seat->built[LOIRE_MONASTERY]) * p->weights->more_monastery;

  for (int i = 0; i < n; i++)
    worth += p->weights->farm * (i < 6 ? 100 - p->weights->crowded * i : 100 - p->weights->crowded * 6) / 100;
  /* Wood can be bought again and again, one wine is all that a cart holds. */
  LOIRE_EACH (at, loire_own_buildings (seat))
    more += p->edition->good[at] == LOIRE_WOOD ? 30 : p->edition->good[at] == LOIRE_WINE ? -10 : 0;
  return (worth + more) * p->long_turns / (p->state->variant == LOIRE_CASUAL ? p->weights->building_turns_casual : p->weights->building_turns);
}

int
loire_judge_palaces (const LoireProspect *p)
{
  int sum = 0;

  for (unsigned i = 0; i < p->seat->n_palaces; i++)
    sum += p->weights->palace[p->seat->palace[i] % LOIRE_PALACE_KINDS];
  return used_long (p, sum);
}

/* Besides the points on the card. */
int
loire_judge_character (const LoireProspect *p, unsigned character)
{
  return used_long (p, p->weights->character[character]);
}
