/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Buying messages (L-MSG): where, how many, at what price, and how the Spy
 * and the Ducal Palace choose. */

#include "loire-rules.h"

#include <string.h>

#include "../common/hash.h"
#include "../common/rng.h"

#define ABBEY_LEVEL 4

const uint8_t loire_deck_start[LOIRE_LEVELS + 1] = LOIRE_DECK_STARTS;

static bool
post_office_at (const LoireState *s, unsigned place)
{
  return loire_is_city (place)
         && loire_palace_works (s, loire_active (s), loire_palace_of (place, LOIRE_POST_OFFICE));
}

/* L-MSG-6: a Ducal Palace serves where the option says. */
bool
loire_ducal_here (const LoireState *s)
{
  const LoireSeat *seat = loire_active (s);
  unsigned here = loire_here (s);

  for (unsigned palace = LOIRE_DUCAL_PALACE; palace < LOIRE_PALACES; palace += LOIRE_PALACE_KINDS)
    if (loire_palace_works (s, seat, palace)
        && (s->options.ducal_reach == LOIRE_DUCAL_EVERYWHERE
            || (s->options.ducal_reach == LOIRE_DUCAL_CITIES && loire_is_city (here))
            || loire_palace_city (palace) == here))
      return true;
  return false;
}

/* L-MSG-1, L-MSG-4: how many messages a stop of the messenger there sells. */
unsigned
loire_messages_for_sale (const LoireState *s, unsigned place)
{
  const LoireSeat *seat = loire_active (s);
  unsigned vassallus = loire_has (seat, LOIRE_VASSALLUS) ? 1 : 0;

  if (loire_is_city (place))
    return 1 + vassallus + (post_office_at (s, place) ? 1u : 0u);
  switch (loire_building_of (seat, place))
    {
    case LOIRE_FARM: return 1 + vassallus;
    case LOIRE_CASTLE: return 2 + vassallus;
    case LOIRE_MONASTERY: return 1;
    default: return 0;
    }
}

/* The stop table, before it matters which level. */
static bool
may_buy (const LoireState *s, RelaisRefusal *why)
{
  unsigned sale = loire_messages_for_sale (s, loire_here (s));

  if (sale == 0)
    return relais_refuse (why, LOIRE_REFUSE_NO_MESSAGES_HERE, { (int32_t) loire_here (s) });
  if (s->used.action != LOIRE_NOTHING && s->used.action != LOIRE_MESSAGE)
    return relais_refuse (why, LOIRE_REFUSE_MESSENGER_DONE);
  if (s->used.message_bought >= sale)
    return relais_refuse (why, LOIRE_REFUSE_NO_MORE_MESSAGES, { (int32_t) sale });
  return true;
}

/* L-MSG-1, L-MSG-4: only at the messenger's stop can it be the second. */
unsigned
loire_message_price (const LoireState *s, unsigned level)
{
  bool second = s->used.message_bought == 1 && loire_stopped (s) == LOIRE_MESSENGER_FIGURE;

  return level - (second && post_office_at (s, loire_here (s)) ? 1u : 0u);
}

/* L-MSG-2 */
unsigned
loire_hand_limit (const LoireSeat *seat)
{
  return loire_has (seat, LOIRE_MAYOR) ? 4 : 2;
}

static bool
holds_abbey (const LoireSeat *seat)
{
  for (unsigned i = 0; i < seat->n_held; i++)
    if (seat->held[i].card >= loire_deck_start[ABBEY_LEVEL - 1])
      return true;
  return false;
}

static bool
level_check (const LoireState *s, unsigned level, RelaisRefusal *why)
{
  const LoireSeat *seat = loire_active (s);
  unsigned here = loire_here (s);
  bool monastery = (seat->built[LOIRE_MONASTERY] & LOIRE_BIT (here)) != 0;

  if (monastery && level != ABBEY_LEVEL)
    return relais_refuse (why, LOIRE_REFUSE_ONLY_ABBEY_HERE);
  if (!monastery && level == ABBEY_LEVEL)
    return relais_refuse (why, LOIRE_REFUSE_NO_ABBEY_HERE, { (int32_t) here });
  if (level == ABBEY_LEVEL && s->variant == LOIRE_CASUAL && !s->options.casual_abbey)
    return relais_refuse (why, LOIRE_REFUSE_ABBEY_CASUAL);
  if (seat->n_held >= loire_hand_limit (seat))
    return relais_refuse (why, LOIRE_REFUSE_HAND_FULL, { (int32_t) loire_hand_limit (seat) });
  if (level == ABBEY_LEVEL && holds_abbey (seat))
    return relais_refuse (why, LOIRE_REFUSE_ABBEY_HELD);
  if (s->n_deck[level - 1] == 0)
    return relais_refuse (why, LOIRE_REFUSE_DECK_EMPTY, { (int32_t) level });
  return loire_can_pay (seat, loire_message_price (s, level), why);
}

bool
loire_message_check (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why)
{
  /* The stop table's city row ends at level 3; in a village it is for L-MSG-1
   * to say what which building sells. */
  if (move.a == ABBEY_LEVEL && loire_is_city (loire_here (s)))
    return relais_refuse (why, LOIRE_REFUSE_NO_ABBEY_IN_CITY);
  return may_buy (s, why) && level_check (s, move.a, why);
}

void
loire_message_add (const LoireEdition *e, const LoireState *s, LoireMoves *moves)
{
  if (!may_buy (s, NULL))
    return;
  for (unsigned level = 1; level <= LOIRE_LEVELS; level++)
    if (level_check (s, level, NULL))
      loire_add (moves, LOIRE_MOVE_MESSAGE, level, 0, 0);
}

/* The deck of a level; its top card is the last one. */
static uint8_t *
deck_of (LoireState *s, unsigned level)
{
  return s->deck + loire_deck_start[level - 1];
}

static void
take (LoireState *s, unsigned card, RelaisEvents *events)
{
  LoireSeat *seat = &s->seats[s->player];

  assert (seat->n_held < LOIRE_MAX_HAND);
  seat->held[seat->n_held++] = (LoireHeld) { (uint8_t) card, 0, { LOIRE_NONE, LOIRE_NONE } };
  relais_event (events, (RelaisEvent) { LOIRE_EVENT_DREW, { s->player, (int32_t) card } });
  loire_points (s, 1, LOIRE_WHAT (LOIRE_CLASS_MESSAGE, card), LOIRE_COLUMN_UNDELIVERED, LOIRE_RULE_SCORE_1, events);
}

void
loire_message_make (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events)
{
  unsigned level = move.a;
  uint8_t *n = &s->n_deck[level - 1];
  bool ducal = loire_ducal_here (s);

  loire_pay (s, loire_message_price (s, level), LOIRE_WHAT (LOIRE_CLASS_WHAT, LOIRE_WHAT_MESSAGE), events);
  s->used.action = LOIRE_MESSAGE;
  s->used.message_bought++;

  if (ducal || loire_has (loire_active (s), LOIRE_SPY))
    {
      s->phase = LOIRE_PICK;
      s->pick_level = (uint8_t) level;
      s->pick_count = ducal || *n < LOIRE_SPY_CARDS ? *n : LOIRE_SPY_CARDS;
      relais_event (events, (RelaisEvent) { LOIRE_EVENT_SHOWN, { (int32_t) level, s->pick_count } });
      return;
    }
  (*n)--;
  take (s, deck_of (s, level)[*n], events);
}

/* Where the card lies among those shown (0 = the top one), or -1. */
static int
shown_at (const LoireState *s, unsigned card)
{
  const uint8_t *deck = s->deck + loire_deck_start[s->pick_level - 1];
  unsigned n = s->n_deck[s->pick_level - 1];

  for (unsigned i = 0; i < s->pick_count; i++)
    if (deck[n - 1 - i] == card)
      return (int) i;
  return -1;
}

bool
loire_pick_check (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why)
{
  if (shown_at (s, move.a) >= 0)
    return true;
  return relais_refuse (why,
                        loire_ducal_here (s) ? LOIRE_REFUSE_NOT_SHOWN_DUCAL : LOIRE_REFUSE_NOT_SHOWN_SPY,
                        { move.a });
}

void
loire_pick_add (const LoireEdition *e, const LoireState *s, LoireMoves *moves)
{
  const uint8_t *deck = s->deck + loire_deck_start[s->pick_level - 1];
  unsigned n = s->n_deck[s->pick_level - 1];

  for (unsigned i = 0; i < s->pick_count; i++)
    loire_add (moves, LOIRE_MOVE_PICK, deck[n - 1 - i], 0, 0);
}

/* Shuffles the list of cards as it is told, the top card first. */
void
loire_shuffle_deck (LoireState *s, unsigned level, RelaisRng *rng)
{
  uint8_t *deck = s->deck + loire_deck_start[level];
  unsigned n = s->n_deck[level];
  uint8_t cards[LOIRE_DECK_MOST];

  assert (n <= LOIRE_DECK_MOST);
  for (unsigned i = 0; i < n; i++)
    cards[i] = deck[n - 1 - i];
  relais_rng_shuffle (rng, cards, n);
  for (unsigned i = 0; i < n; i++)
    deck[i] = cards[n - 1 - i];
}

/* The cards of a deck, but those of them on top that lie open. */
void
loire_suppose_deck (LoireState *s, unsigned level, unsigned shown)
{
  const uint8_t *deck = s->deck + loire_deck_start[level];

  for (unsigned i = 0; i + shown < s->n_deck[level]; i++)
    s->supposed[deck[i] / 8] |= (uint8_t) (1u << deck[i] % 8);
}

/* What is shuffled in play depends on nothing but what the state shows, so
 * that undo and the same moves again go on with the same cards. */
static void
reshuffle (LoireState *s, unsigned level)
{
  const uint32_t numbers[] = { level, s->turn, s->used.message_bought };
  uint64_t hash = relais_fnv64 (RELAIS_FNV64_START, "ducal", 5);
  unsigned char bytes[sizeof s->seed + sizeof numbers];
  RelaisRng rng;

  for (unsigned i = 0; i < sizeof s->seed; i++)
    bytes[i] = (unsigned char) (s->seed >> (8 * i));
  for (unsigned i = 0; i < sizeof numbers; i++)
    bytes[sizeof s->seed + i] = (unsigned char) (numbers[i / 4] >> (8 * (i % 4)));
  hash = relais_fnv64 (hash, bytes, sizeof bytes);
  hash = relais_fnv64 (hash, deck_of (s, level), s->n_deck[level - 1]);
  relais_rng_seed (&rng, hash);
  loire_shuffle_deck (s, level - 1, &rng);
  if (s->trial)
    loire_suppose_deck (s, level - 1, 0);
}

void
loire_pick_make (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events)
{
  unsigned level = s->pick_level;
  unsigned others = s->pick_count - 1u;
  uint8_t *deck = deck_of (s, level);
  uint8_t *n = &s->n_deck[level - 1];
  unsigned at = *n - 1u - (unsigned) shown_at (s, move.a);

  (*n)--;
  memmove (deck + at, deck + at + 1, *n - at);
  s->phase = LOIRE_MESSENGER;
  s->pick_level = 0;
  s->pick_count = 0;
  take (s, move.a, events);

  if (loire_ducal_here (s))
    {
      reshuffle (s, level);
      relais_event (events, (RelaisEvent) { LOIRE_EVENT_SHUFFLED, { (int32_t) level } });
    }
  else if (others > 0)
    {
      uint8_t back[LOIRE_SPY_CARDS];

      /* L-MSG-5: under the deck, the first drawn higher. */
      assert (others <= LOIRE_SPY_CARDS);
      memcpy (back, deck + *n - others, others);
      memmove (deck + others, deck, *n - others);
      memcpy (deck, back, others);
      relais_event (events, (RelaisEvent) { LOIRE_EVENT_BOTTOM, { (int32_t) level, (int32_t) others } });
    }
}
