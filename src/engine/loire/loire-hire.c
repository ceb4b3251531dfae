/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hiring (L-HIRE), at the circus or by Palatium Balivi (L-PAL-3). Either
 * figure hires; at the circus it is the messenger's one action, by Palatium
 * Balivi it is besides. */

#include "loire-rules.h"

/* What can be hired here, and on whose allowance. */
typedef enum
{
  NOWHERE,
  CIRCUS,
  PALATIUM,
} Way;

static Way
way_here (const LoireState *s)
{
  unsigned here = loire_here (s);

  if (here == s->circus)
    return CIRCUS;
  if (loire_is_city (here)
      && loire_palace_works (s, loire_active (s), loire_palace_of (here, LOIRE_PALATIUM_BALIVI)))
    return PALATIUM;
  return NOWHERE;
}

/* Hires of this turn that count against the same allowance. */
static unsigned
hires_before (const LoireState *s, Way way)
{
  if (s->options.palatium_hire == LOIRE_HIRE_SHARED)
    return s->used.hires;
  return way == PALATIUM ? s->used.palatium : (unsigned) (s->used.hires - s->used.palatium);
}

/* L-HIRE-2 */
unsigned
loire_hire_limit (const LoireSeat *seat)
{
  return loire_has (seat, LOIRE_LADY_IN_WAITING) ? 2 : 1;
}

/* The stop table: a circus hire is one of the things of a stop, and after
 * another thing it is too late for the messenger, and for the merchant with
 * merchant_actions one. */
static bool
stop_allows (const LoireState *s, Way way)
{
  if (way == PALATIUM || s->used.action == LOIRE_NOTHING || s->used.action == LOIRE_HIRE)
    return true;
  return s->phase == LOIRE_MERCHANT && s->options.merchant_actions == LOIRE_ACTIONS_ALL;
}

static bool
may_hire (const LoireState *s, RelaisRefusal *why)
{
  unsigned limit = loire_hire_limit (loire_active (s));
  Way way;

  if (s->variant == LOIRE_CASUAL)
    return relais_refuse (why, LOIRE_REFUSE_HIRE_CASUAL);
  way = way_here (s);
  if (way == NOWHERE)
    return relais_refuse (why, LOIRE_REFUSE_HIRE_NOT_HERE);
  if (!stop_allows (s, way))
    return relais_refuse (why, LOIRE_REFUSE_HIRE_STOP_USED);
  if (hires_before (s, way) >= limit)
    return relais_refuse (why, LOIRE_REFUSE_HIRE_LIMIT, { (int32_t) limit });
  return true;
}

/* L-HIRE-3, then L-HIRE-2. Where the hires of this turn are used up, it is the
 * price of the next turn's first. */
unsigned
loire_hire_price (const LoireEdition *e, const LoireState *s, unsigned character)
{
  const LoireSeat *seat = loire_active (s);
  unsigned before = hires_before (s, way_here (s));
  unsigned price = e->character[character].cost;

  if (price > 0 && loire_has (seat, LOIRE_WITCH))
    price--;
  return price + (before > 0 && before < loire_hire_limit (seat) ? s->options.lady_surcharge : 0u);
}

static bool
character_check (const LoireEdition *e, const LoireState *s, unsigned character, RelaisRefusal *why)
{
  const LoireSeat *seat = loire_active (s);

  if (loire_has (seat, character))
    return relais_refuse (why, LOIRE_REFUSE_HIRED_ALREADY, { (int32_t) character });
  if (s->characters[character] == 0)
    return relais_refuse (why, LOIRE_REFUSE_CHARACTER_GONE, { (int32_t) character });
  if (character == LOIRE_HELPER && !loire_has (seat, LOIRE_APPRENTICE))
    return relais_refuse (why, LOIRE_REFUSE_HELPER_FIRST);
  if (e->character[character].colour != LOIRE_CARD_RED && way_here (s) == PALATIUM)
    return relais_refuse (why, LOIRE_REFUSE_NOT_RED, { (int32_t) character });
  return loire_can_pay (seat, loire_hire_price (e, s, character), why);
}

bool
loire_hire_check (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why)
{
  return may_hire (s, why) && character_check (e, s, move.a, why);
}

void
loire_hire_add (const LoireEdition *e, const LoireState *s, LoireMoves *moves)
{
  if (!may_hire (s, NULL))
    return;
  for (unsigned character = 0; character < LOIRE_CHARACTERS; character++)
    if (character_check (e, s, character, NULL))
      loire_add (moves, LOIRE_MOVE_HIRE, character, 0, 0);
}

void
loire_hire_make (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events)
{
  LoireSeat *seat = &s->seats[s->player];
  unsigned character = move.a;
  Way way = way_here (s);
  int32_t what = LOIRE_WHAT (LOIRE_CLASS_CHARACTER, character);
  int blue_before = loire_blue_points (seat);

  loire_pay (s, loire_hire_price (e, s, character), what, events);
  s->used.hires++;
  if (way == PALATIUM)
    s->used.palatium++;
  else
    s->used.action = LOIRE_HIRE;
  s->characters[character]--;
  seat->characters |= LOIRE_BIT (character);
  assert (seat->n_characters < LOIRE_CHARACTERS);
  seat->hired[seat->n_characters++] = (uint8_t) character;
  relais_event (events, (RelaisEvent) { LOIRE_EVENT_HIRED, { s->player, (int32_t) character, way == PALATIUM } });

  /* L-HIRE-4 */
  if (character == LOIRE_APPRENTICE || character == LOIRE_HELPER)
    {
      seat->tokens++;
      relais_event (events, (RelaisEvent) { LOIRE_EVENT_TOKEN, { s->player, 1 } });
    }
  loire_points (s, e->character[character].points, what, LOIRE_COLUMN_CHARACTERS, LOIRE_RULE_SCORE_1, events);
  loire_points (s, loire_blue_points (seat) - blue_before, what, LOIRE_COLUMN_BLUE, LOIRE_RULE_SCORE_1, events);
}
