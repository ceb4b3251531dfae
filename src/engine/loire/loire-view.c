/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a viewer may know: everything but the seed and the order of the decks.
 * Which cards are still in them is known to all, by counting. */

#include "loire-setup.h"

#include <string.h>

static void
sort_cards (uint8_t *cards, unsigned n)
{
  for (unsigned i = 1; i < n; i++)
    for (unsigned j = i; j > 0 && cards[j] > cards[j - 1]; j--)
      {
        uint8_t card = cards[j];

        cards[j] = cards[j - 1];
        cards[j - 1] = card;
      }
}

/* How many of the deck's top cards lie before the viewer's eyes. */
static unsigned
shown_of (const LoireState *v, unsigned level)
{
  return v->phase == LOIRE_PICK && v->pick_level == level + 1 && loire_sees_pick (v) ? v->pick_count : 0;
}

/* Sorted by id from the top (the top card is the last). What the Spy shows stays
 * on top in the order drawn; what the Ducal Palace shows is the whole deck, sorted
 * too. */
void
loire_view (const void *edition, const void *state, int viewer, void *view)
{
  LoireState *v = view;

  *v = *(const LoireState *) state;
  v->hidden = (uint8_t) (viewer - RELAIS_ALL);
  if (viewer == RELAIS_ALL)
    return;
  v->seed = 0;
  for (unsigned level = 0; level < LOIRE_LEVELS; level++)
    {
      uint8_t *deck = v->deck + loire_deck_start[level];
      unsigned most = loire_deck_start[level + 1] - loire_deck_start[level];
      unsigned shown = shown_of (v, level);

      if (shown > 0 && loire_ducal_here (v))
        shown = 0;
      sort_cards (deck, v->n_deck[level] - shown);
      /* What lies behind the deck's end is left over from cards drawn. */
      memset (deck + v->n_deck[level], LOIRE_NONE, most - v->n_deck[level]);
    }
}

void
loire_sample (const void *edition, const void *view, RelaisRng *rng, void *state)
{
  const LoireState *v = view;
  LoireState *s = state;

  *s = *v;
  s->hidden = 0;
  if (loire_viewer (v) == RELAIS_ALL)
    return;
  s->seed = relais_rng_next (rng) & (uint64_t) RELAIS_MAX_SEED;
  for (unsigned level = 0; level < LOIRE_LEVELS; level++)
    relais_rng_shuffle (rng, s->deck + loire_deck_start[level], v->n_deck[level] - shown_of (v, level));
}

void
loire_suppose (const void *edition, const void *view, void *state)
{
  LoireState *s = state;

  s->trial = 1;
  for (unsigned level = 0; level < LOIRE_LEVELS; level++)
    loire_suppose_deck (s, level, shown_of (view, level));
}

bool
loire_supposes (const void *state, RelaisMove move)
{
  switch (move.kind)
    {
    case LOIRE_MOVE_DELIVER:
    case LOIRE_MOVE_PICK: return loire_is_supposed (state, move.a);
    case LOIRE_MOVE_MARK: return loire_is_supposed (state, move.a) || loire_is_supposed (state, move.b);
    default: return false;
    }
}

/* The card that a value is or is for; LOIRE_NONE: none. */
static unsigned
card_of (int class, int32_t value)
{
  if (class == LOIRE_CLASS_MESSAGE && value >= 0)
    return (unsigned) value;
  if (class == LOIRE_CLASS_WHAT && value >> 8 == LOIRE_CLASS_MESSAGE)
    return (unsigned) value & 0xff;
  return LOIRE_NONE;
}

void
loire_veil_supposed (const void *state, RelaisEvent *event)
{
  const RelaisParam *params = loire_events[event->kind].params;

  for (unsigned i = 0; i < RELAIS_MAX_PARAMS && params[i].key != NULL; i++)
    if (loire_is_supposed (state, card_of (params[i].class, event->arg[i])))
      event->arg[i] = RELAIS_UNKNOWN;
}
