/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Drawing a card (T-DRAW-1 to T-DRAW-4), the deck, the discards and the row. */

#include "thurn-rules.h"

#include <string.h>

#include "../common/hash.h"

bool
thurn_can_draw (const ThurnState *s)
{
  if (s->n_deck > 0 || s->n_discards > 0)
    return true;
  for (unsigned slot = 0; slot < THURN_SLOTS; slot++)
    if (s->face_up[slot] != THURN_NONE)
      return true;
  return false;
}

int
thurn_slot_of (const ThurnState *s, unsigned city)
{
  for (int slot = 0; slot < THURN_SLOTS; slot++)
    if (s->face_up[slot] == city)
      return slot;
  return -1;
}

void
thurn_gain (ThurnSeat *seat, unsigned city)
{
  seat->hand[city]++;
  seat->n_hand++;
  seat->holds |= RELAIS_BIT (city);
}

/* T-SET-4: it counts as one that was known, if there is one. */
void
thurn_lose (ThurnSeat *seat, unsigned city)
{
  seat->n_hand--;
  if (--seat->hand[city] == 0)
    seat->holds &= ~RELAIS_BIT (city);
  if (seat->seen[city] > 0)
    seat->seen[city]--;
}

void
thurn_discard (ThurnState *s, unsigned city, bool supposed)
{
  unsigned at = s->n_discards++;
  uint8_t bit = (uint8_t) (1u << at % 8);

  s->discards[at] = (uint8_t) city;
  if (supposed)
    s->discards_supposed[at / 8] |= bit;
  else
    s->discards_supposed[at / 8] &= (uint8_t) ~bit;
}

void
thurn_call (ThurnState *s, unsigned official, RelaisEvents *events)
{
  s->official = (uint8_t) official;
  relais_event (events, (RelaisEvent) { THURN_EVENT_OFFICIAL, { s->player, (int32_t) official } });
}

/* T-DRAW-2. The new order follows from the seed, the number of this shuffle and
 * the discards in their order: so undo and the same moves again go on with the
 * same cards. */
static void
reshuffle (ThurnState *s, RelaisEvents *events)
{
  uint64_t numbers[2] = { s->seed, s->shuffles };
  uint8_t bytes[2 * sizeof numbers[0]];
  uint64_t hash = relais_fnv64 (RELAIS_FNV64_START, "reshuffle", 9);
  RelaisRng rng;

  for (unsigned i = 0; i < sizeof bytes; i++)
    bytes[i] = (uint8_t) (numbers[i / 8] >> 8 * (i % 8));
  hash = relais_fnv64 (hash, bytes, sizeof bytes);
  hash = relais_fnv64 (hash, s->discards, s->n_discards);
  relais_rng_seed (&rng, hash);
  memcpy (s->deck, s->discards, s->n_discards);
  s->n_deck = s->n_discards;
  s->n_discards = 0;
  s->shuffles++;
  relais_rng_shuffle (&rng, s->deck, s->n_deck);
  relais_event (events, (RelaisEvent) { THURN_EVENT_RESHUFFLED, { s->n_deck } });
}

/* Called only when deck or discards have a card. */
static unsigned
next_card (ThurnState *s, RelaisEvents *events)
{
  if (s->n_deck == 0)
    reshuffle (s, events);
  return s->deck[--s->n_deck];
}

void
thurn_deal (ThurnState *s, unsigned slot, RelaisEvents *events)
{
  uint8_t bit = (uint8_t) (1u << slot);

  s->face_up[slot] = THURN_NONE;
  s->row_supposed &= (uint8_t) ~bit;
  if (s->n_deck == 0 && s->n_discards == 0)
    return;
  s->face_up[slot] = (uint8_t) next_card (s, events);
  if (s->trial)
    s->row_supposed |= bit;
  relais_event (events, (RelaisEvent) { THURN_EVENT_DEALT, { (int32_t) slot + 1, s->face_up[slot] } });
}

static void
draw_from_row (ThurnState *s, unsigned city, RelaisEvents *events)
{
  unsigned slot = (unsigned) thurn_slot_of (s, city);
  ThurnSeat *seat = &s->seats[s->player];

  thurn_gain (seat, city);
  seat->seen[city]++;
  relais_event (events, (RelaisEvent) { THURN_EVENT_TOOK, { s->player, (int32_t) slot + 1, (int32_t) city } });
  thurn_deal (s, slot, events);
}

static void
draw_from_deck (ThurnState *s, RelaisEvents *events)
{
  ThurnSeat *seat = &s->seats[s->player];
  unsigned city = next_card (s, events);

  thurn_gain (seat, city);
  if (s->trial)
    seat->supposed[city]++;
  relais_event (events, (RelaisEvent) { THURN_EVENT_DREW, { s->player, (int32_t) city } });
}

void
thurn_draw_move (ThurnState *s, RelaisMove move, RelaisEvents *events)
{
  bool postmaster = move.kind == THURN_MOVE_POSTMASTER || move.kind == THURN_MOVE_POSTMASTER_DECK;
  bool first_of_none = !postmaster && thurn_mover (s)->n_hand == 0;

  if (postmaster)
    thurn_call (s, THURN_POSTMASTER, events);
  if (move.kind == THURN_MOVE_DRAW || move.kind == THURN_MOVE_POSTMASTER)
    draw_from_row (s, move.a, events);
  else
    draw_from_deck (s, events);

  s->phase = THURN_PLAY;
  if (first_of_none && thurn_can_draw (s))
    s->phase = THURN_DRAW2;
  else if (first_of_none)
    relais_event (events, (RelaisEvent) { THURN_EVENT_SKIPPED, { s->player, THURN_SKIPPED_POSTMASTER } });
}

/* T-DRAW-4: first all slots are cleared, so that what lay there is among the
 * discards if the deck runs out. */
void
thurn_bailiff (ThurnState *s, RelaisEvents *events)
{
  thurn_call (s, THURN_BAILIFF, events);
  s->cleared_supposed = s->row_supposed;
  for (unsigned slot = 0; slot < THURN_SLOTS; slot++)
    if (s->face_up[slot] != THURN_NONE)
      {
        relais_event (events, (RelaisEvent) { THURN_EVENT_CLEARED, { (int32_t) slot + 1, s->face_up[slot] } });
        thurn_discard (s, s->face_up[slot], s->row_supposed & 1u << slot);
        s->face_up[slot] = THURN_NONE;
      }
  for (unsigned slot = 0; slot < THURN_SLOTS; slot++)
    thurn_deal (s, slot, events);
}

bool
thurn_check_bailiff (const ThurnState *s, RelaisRefusal *why)
{
  if (s->official != THURN_NO_OFFICIAL)
    return relais_refuse (why, THURN_REFUSE_OFFICIAL_USED, { s->official });
  return thurn_mover (s)->n_hand > 0 || relais_refuse (why, THURN_REFUSE_BAILIFF_NO_HAND);
}

bool
thurn_check_draw (const ThurnState *s, RelaisMove move, RelaisRefusal *why)
{
  bool postmaster = move.kind == THURN_MOVE_POSTMASTER || move.kind == THURN_MOVE_POSTMASTER_DECK;

  if (postmaster && s->official != THURN_NO_OFFICIAL)
    return relais_refuse (why, THURN_REFUSE_OFFICIAL_USED, { s->official });
  if (move.kind == THURN_MOVE_DRAW || move.kind == THURN_MOVE_POSTMASTER)
    return thurn_slot_of (s, move.a) >= 0 || relais_refuse (why, THURN_REFUSE_NOT_FACE_UP, { move.a });
  return s->n_deck > 0 || s->n_discards > 0 || relais_refuse (why, THURN_REFUSE_NOTHING_TO_DRAW);
}

void
thurn_legal_draws (const ThurnState *s, unsigned from_row, unsigned from_deck, ThurnMoves *list)
{
  uint32_t shown = 0;

  for (unsigned slot = 0; slot < THURN_SLOTS; slot++)
    if (s->face_up[slot] != THURN_NONE)
      shown |= RELAIS_BIT (s->face_up[slot]);
  RELAIS_EACH (city, shown)
    thurn_add (list, from_row, city, 0);
  if (s->n_deck > 0 || s->n_discards > 0)
    thurn_add (list, from_deck, 0, 0);
}
