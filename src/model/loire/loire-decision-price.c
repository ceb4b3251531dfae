/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a price is made of, in words. What is paid is what the engine says;
 * this only takes it apart, and a test adds it up again. */

#include "loire-decision-private.h"

#include <glib/gi18n-lib.h>

LoirePrice
loire_price (const LoireEdition *e, const LoireState *s, guint village, guint good, guint count)
{
  LoirePrice price = { loire_market_price (e, s, s->shields[village]), 1, LOIRE_NONE, 0, village == s->circus, 1, 0 };
  guint less;

  if (good == LOIRE_BEER)
    price.factor = e->beer_factor;      /* L-BUY-2: and no discount for a building */
  else
    for (guint i = 0; i < s->players && price.building == LOIRE_NONE; i++)
      price.building = loire_building_of (&s->seats[i], village);
  if (price.building != LOIRE_NONE)
    price.building_less = price.building == LOIRE_CASTLE ? 2 : 1;
  if (count > 1 && s->options.lumberjack_pays == LOIRE_PAYS_EACH)
    price.count = count;
  less = price.building_less + price.circus_less;
  price.price = price.market * price.factor;
  price.price = price.price > less ? (price.price - less) * price.count : 0;
  return price;
}

static char *
building_words (const LoirePrice *p)
{
  switch (p->building)
    {
    case LOIRE_FARM: return g_strdup_printf (_("%u − %u for the farm"), p->market, p->building_less);
    case LOIRE_MONASTERY: return g_strdup_printf (_("%u − %u for the monastery"), p->market, p->building_less);
    default: return g_strdup_printf (_("%u − %u for the castle"), p->market, p->building_less);
    }
}

static char *
both_words (const LoirePrice *p)
{
  switch (p->building)
    {
    case LOIRE_FARM:
      return g_strdup_printf (_("%u − %u for the farm − %u for the circus"), p->market, p->building_less,
                              p->circus_less);
    case LOIRE_MONASTERY:
      return g_strdup_printf (_("%u − %u for the monastery − %u for the circus"), p->market, p->building_less,
                              p->circus_less);
    default:
      return g_strdup_printf (_("%u − %u for the castle − %u for the circus"), p->market, p->building_less,
                              p->circus_less);
    }
}

char *
loire_price_words (const LoirePrice *p)
{
  char *words;

  if (p->factor > 1)
    words = p->circus_less > 0
              ? g_strdup_printf (_("%u × %u − %u for the circus"), p->factor, p->market, p->circus_less)
              /* TRANSLATORS: beer: twice the price on the market */
              : g_strdup_printf (_("%u × %u"), p->factor, p->market);
  else if (p->building != LOIRE_NONE)
    words = p->circus_less > 0 ? both_words (p) : building_words (p);
  else
    words = p->circus_less > 0 ? g_strdup_printf (_("%u − %u for the circus"), p->market, p->circus_less)
                               : g_strdup (_("market price"));
  if (p->count > 1)
    words = loire_join (words, g_strdup_printf (_("%u times"), p->count));
  return words;
}

char *
loire_changes_words (guint printed, char *first, char *second)
{
  if (first == NULL && second == NULL)
    return NULL;
  /* TRANSLATORS: a price in deniers */
  return loire_join (g_strdup_printf (_("%u d"), printed), loire_join (first, second));
}
