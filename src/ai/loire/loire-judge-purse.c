/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What money can still become: by itself, as goods on their way to a city, as
 * buildings, palaces and characters that are of use as long as the game goes
 * on. */

#include "loire-judge.h"

#include <limits.h>

/* One denier more is worth less, the more there are. */
int
loire_judge_deniers (const LoireWeights *weights, unsigned deniers)
{
  static const unsigned upto[] = { 5, 10, 18, 28, UINT_MAX };
  unsigned from = 0;
  int worth = 0;

  for (unsigned i = 0; from < deniers; i++)
    {
      unsigned to = deniers < upto[i] ? deniers : upto[i];

      worth += (int) (to - from) * weights->denier[i];
      from = to;
    }
  return worth;
}

static int
trade_at (const LoireProspect *p, unsigned at, uint32_t own)
{
  const LoireSeat *seat = p->seat;
  unsigned good, price;

  if (loire_is_city (at))
    return 0;
  good = p->edition->good[at];
  if (seat->goods[good] > 0 && !loire_carries_any (seat, good))
    return 0;
  price = loire_buy_price (p->edition, p->state, at, good, 1);
  if (price > seat->deniers)
    return 0;
  return 25 * ((int) loire_sell_price (p->edition, seat, good) - (int) price) + (own & LOIRE_BIT (at) ? 100 : 0)
         + (good == LOIRE_WOOD && seat->goods[good] < 2 ? p->weights->wood : 0);
}

/* What the merchant could buy at its next stop, at today's prices. */
static int
next_trade (const LoireProspect *p)
{
  const LoireSeat *seat = p->seat;
  const LoireStack *stack = &seat->stack[LOIRE_MERCHANT_FIGURE];
  uint32_t own = loire_own_buildings (seat);
  int best = 0;

  if (p->rides[LOIRE_MERCHANT_FIGURE] < 2)
    return 0;
  for (unsigned steps = 1; steps <= stack->horses + 1u; steps++)
    {
      unsigned ahead = stack->at + steps, back = stack->at + LOIRE_LOCATIONS - steps;
      int gain;

      if (stack->direction != LOIRE_CCW && (gain = trade_at (p, ahead % LOIRE_LOCATIONS, own)) > best)
        best = gain;
      if (stack->direction != LOIRE_CW && (gain = trade_at (p, back % LOIRE_LOCATIONS, own)) > best)
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
    if (seat->goods[good] > 0)
      goods += seat->goods[good] * loire_sell_price (p->edition, seat, good);
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
loire_judge_built (const LoireProspect *p)
{
  const LoireWeights *w = p->weights;
  const LoireSeat *seat = p->seat;
  uint32_t own = loire_own_buildings (seat);
  int worth = 0;
  int n = 0;

  if (own == 0)
    return 0;
  if ((own & ~seat->built[LOIRE_FARM]) != 0)
    worth += (int) loire_count (seat->built[LOIRE_CASTLE]) * w->more_castle
             + (int) loire_count (seat->built[LOIRE_MONASTERY]) * w->more_monastery;
  LOIRE_EACH (at, own)
    {
      worth += w->farm * (100 - w->crowded * n) / 100;
      n += n < 6;
      /* Wood can be bought again and again, one wine is all that a cart holds. */
      worth += p->edition->good[at] == LOIRE_WOOD ? 30 : p->edition->good[at] == LOIRE_WINE ? -10 : 0;
    }
  return worth;
}

int
loire_judge_buildings (const LoireProspect *p)
{
  const LoireWeights *w = p->weights;
  bool as_before = memcmp (p->seat->built, p->judge->built, sizeof p->judge->built) == 0;
  int worth = as_before ? p->judge->building_worth : loire_judge_built (p);

  return worth * p->long_turns / (p->state->variant == LOIRE_CASUAL ? w->building_turns_casual : w->building_turns);
}

int
loire_judge_palaces (const LoireProspect *p)
{
  int sum = p->judge->palace_worth;

  for (unsigned i = p->judge->palaces; i < p->seat->n_palaces; i++)
    sum += p->weights->palace[p->seat->palace[i] % LOIRE_PALACE_KINDS];
  return used_long (p, sum);
}

/* Besides the points on the card. */
int
loire_judge_character (const LoireProspect *p, unsigned character)
{
  return used_long (p, p->weights->character[character]);
}
