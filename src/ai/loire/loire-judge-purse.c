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

LOIRE_JUDGE_PART void
compare_trade (const LoireProspect *p, unsigned at, uint32_t own, int *best, unsigned *where)
{
  int gain = trade_at (p, at, own);

  if (gain <= *best)
    return;
  *best = gain;
  *where = at;
}

/* What the merchant could buy at its next stop, at today's prices, and where. */
LOIRE_JUDGE_PART int
next_trade (const LoireProspect *p, unsigned *where)
{
  const LoireSeat *seat = p->seat;
  const LoireStack *stack = &seat->stack[LOIRE_MERCHANT_FIGURE];
  uint32_t own = loire_own_buildings (seat);
  int best = 0;

  *where = LOIRE_NONE;
  if (p->rides[LOIRE_MERCHANT_FIGURE] < 2)
    return 0;
  for (unsigned steps = 1; steps <= stack->horses + 1u; steps++)
    {
      if (stack->direction != LOIRE_CCW)
        compare_trade (p, loire_ring_step (stack->at, steps, LOIRE_CW), own, &best, where);
      if (stack->direction != LOIRE_CW)
        compare_trade (p, loire_ring_step (stack->at, steps, LOIRE_CCW), own, &best, where);
    }
  return best * p->weights->trade / 100;
}

/* What the parts of the purse are worth, and what there is of them. */
typedef struct
{
  int money, missing, goods, wood, trade;
  unsigned deniers;
  unsigned short_of;            /* L-TURN-1: so many more, and the next turn is not lost */
  unsigned sale;                /* deniers that the goods bring */
  int rides;                    /* until they do */
  unsigned where;               /* what the trade would be bought; LOIRE_NONE: nowhere */
} Purse;

LOIRE_JUDGE_PART void
look_into (const LoireProspect *p, Purse *purse)
{
  const LoireState *s = p->state;
  const LoireSeat *seat = p->seat;
  unsigned at = seat->stack[LOIRE_MERCHANT_FIGURE].at;
  bool trading = p->mine && s->phase == LOIRE_MERCHANT;
  unsigned deniers = seat->deniers;

  *purse = (Purse) { .where = LOIRE_NONE };
  for (unsigned good = 0; good < LOIRE_GOODS; good++)
    if (seat->goods[good] > 0)
      purse->sale += seat->goods[good] * loire_sell_price (p->edition, seat, good);
  if (loire_is_city (at) && !trading)
    {
      unsigned limit = s->options.rich_limit + (loire_has (seat, LOIRE_BANKER) ? p->edition->banker_bonus : 0u);

      /* L-TURN-3: what is above goes back when the merchant leaves. */
      if (deniers > limit)
        {
          purse->money += (int) (deniers - limit);
          deniers = limit;
        }
      if (deniers < s->options.poor_limit && p->turns > 0)
        {
          purse->short_of = s->options.poor_limit - deniers;
          purse->missing = -p->weights->poor_turn * (int) purse->short_of;
        }
    }
  purse->deniers = deniers;
  purse->money += loire_judge_denier (p, deniers);
  if (purse->sale > 0)
    {
      int sold = loire_judge_denier (p, deniers + purse->sale) - loire_judge_denier (p, deniers);

      purse->rides = loire_judge_rides (p, LOIRE_MERCHANT_FIGURE, LOIRE_CITIES);
      purse->goods = loire_judge_later (p, LOIRE_MERCHANT_FIGURE, purse->rides, sold);
    }
  if (p->turns > 2)
    purse->wood = p->weights->wood * (seat->goods[LOIRE_WOOD] < 2 ? seat->goods[LOIRE_WOOD] : 2);
  if (!trading)
    purse->trade = next_trade (p, &purse->where);
}

int
loire_judge_purse (const LoireProspect *p)
{
  Purse purse;

  look_into (p, &purse);
  return purse.money + purse.missing + purse.goods + purse.wood + purse.trade;
}

/* The city that the merchant comes to next. */
static unsigned
next_city (const LoireProspect *p)
{
  return loire_judge_way_to (p, LOIRE_MERCHANT_FIGURE, LOIRE_NANTES) < loire_judge_way_to (p, LOIRE_MERCHANT_FIGURE, LOIRE_ORLEANS)
         ? LOIRE_NANTES : LOIRE_ORLEANS;
}

/* What it carries most money's worth of. */
static unsigned
dearest_good (const LoireProspect *p)
{
  unsigned dearest = LOIRE_NONE, most = 0;

  for (unsigned good = 0; good < LOIRE_GOODS; good++)
    {
      unsigned sale = p->seat->goods[good] * loire_sell_price (p->edition, p->seat, good);

      if (sale > most)
        {
          most = sale;
          dearest = good;
        }
    }
  return dearest;
}

void
loire_judge_purse_terms (const LoireProspect *p, RelaisAiTerms *terms)
{
  Purse purse;

  look_into (p, &purse);
  loire_judge_term (terms, LOIRE_TERM_MONEY, 0, purse.money, (int) purse.deniers, 0, 0);
  loire_judge_term (terms, LOIRE_TERM_POOR, 0, purse.missing, (int) purse.short_of, 0, 0);
  if (purse.sale > 0)
    loire_judge_term (terms, LOIRE_TERM_GOODS, 0, purse.goods, (int) purse.sale, purse.rides, (int) next_city (p) << 8 | (int) dearest_good (p));
  loire_judge_term (terms, LOIRE_TERM_WOOD, 0, purse.wood, p->seat->goods[LOIRE_WOOD], 0, 0);
  if (purse.where != LOIRE_NONE)
    loire_judge_term (terms, LOIRE_TERM_TRADE, 0, purse.trade, (int) purse.where,
                      (int) loire_sell_price (p->edition, p->seat, p->edition->good[purse.where]),
                      (int) loire_buy_price (p->edition, p->state, purse.where, p->edition->good[purse.where], 1));
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
