/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a viewer may know (T-SET-4): neither the deck's order, nor of others'
 * hands more than what was taken from the row, nor the seed, which would tell
 * the deck. All cards that the viewer does not see lie together in an order that
 * tells nothing: others' hands are filled from its beginning, the deck has the
 * rest. */

#include "thurn-rules.h"

#include <string.h>

/* Takes what the viewer does not know out of hands and deck, and tells how many
 * cards of each hand that was. */
static unsigned
gather (ThurnState *v, uint8_t pool[THURN_CARDS], uint8_t missing[RELAIS_MAX_SEATS])
{
  uint8_t count[THURN_CITIES] = { 0 };
  unsigned n = 0;

  for (unsigned i = 0; i < v->n_deck; i++)
    count[v->deck[i]]++;
  for (unsigned i = 0; i < v->players; i++)
    {
      ThurnSeat *seat = &v->seats[i];

      missing[i] = 0;
      RELAIS_EACH (city, thurn_knows_hand (v, i) ? 0 : seat->holds)
        {
          uint8_t hidden = (uint8_t) (seat->hand[city] - seat->seen[city]);

          missing[i] = (uint8_t) (missing[i] + hidden);
          count[city] = (uint8_t) (count[city] + hidden);
          seat->hand[city] = seat->seen[city];
          if (seat->hand[city] == 0)
            seat->holds &= ~RELAIS_BIT (city);
        }
    }
  for (unsigned city = 0; city < THURN_CITIES; city++)
    for (; count[city] > 0; count[city]--)
      pool[n++] = (uint8_t) city;
  return n;
}

static void
deal (ThurnState *v, const uint8_t pool[THURN_CARDS], unsigned n, const uint8_t missing[RELAIS_MAX_SEATS])
{
  unsigned first = 0;

  for (unsigned i = 0; i < v->players; i++)
    for (unsigned card = 0; card < missing[i]; card++, first++)
      {
        v->seats[i].hand[pool[first]]++;
        v->seats[i].holds |= RELAIS_BIT (pool[first]);
      }
  v->n_deck = (uint8_t) (n - first);
  memcpy (v->deck, pool + first, v->n_deck);
  /* What lay here once tells nothing any more. */
  memset (v->deck + v->n_deck, 0, sizeof v->deck - v->n_deck);
}

void
thurn_view (const void *edition, const void *state, int viewer, void *view)
{
  ThurnState *v = view;
  uint8_t pool[THURN_CARDS];
  uint8_t missing[RELAIS_MAX_SEATS];
  unsigned n;

  *v = *(const ThurnState *) state;
  v->hidden = (uint8_t) (viewer - RELAIS_ALL);
  if (viewer == RELAIS_ALL)
    return;
  v->seed = 0;
  n = gather (v, pool, missing);
  deal (v, pool, n, missing);
}

void
thurn_sample (const void *edition, const void *view, RelaisRng *rng, void *state)
{
  ThurnState *s = state;
  uint8_t pool[THURN_CARDS];
  uint8_t missing[RELAIS_MAX_SEATS];
  unsigned n;

  *s = *(const ThurnState *) view;
  if (thurn_viewer (s) == RELAIS_ALL)
    return;
  /* Another seed, or the coming shuffles were known. */
  s->seed = relais_rng_next (rng) & (uint64_t) RELAIS_MAX_SEED;
  n = gather (s, pool, missing);
  relais_rng_shuffle (rng, pool, n);
  deal (s, pool, n, missing);
  s->hidden = 0;
}

/* What somebody draws from the deck nobody else sees. */
void
thurn_veil (RelaisEvent *event, int viewer)
{
  if (event->kind == THURN_EVENT_DREW && viewer != RELAIS_SEATS && viewer != event->arg[0])
    event->arg[1] = RELAIS_UNKNOWN;
}

/* The deck is unknown as a whole: what comes from it in a trial is marked when it comes. */
void
thurn_suppose (const void *edition, const void *view, void *state)
{
  ThurnState *s = state;

  s->trial = 1;
  for (unsigned i = 0; i < s->players; i++)
    for (unsigned city = 0; city < THURN_CITIES && !thurn_knows_hand (view, i); city++)
      s->seats[i].supposed[city] = (uint8_t) (s->seats[i].hand[city] - s->seats[i].seen[city]);
}

bool
thurn_supposes (const void *state, RelaisMove move)
{
  const ThurnState *s = state;
  const ThurnSeat *seat = thurn_mover (s);

  switch (move.kind)
    {
    case THURN_MOVE_DRAW:
    case THURN_MOVE_POSTMASTER:
      return s->row_supposed & 1u << thurn_slot_of (s, move.a);
    case THURN_MOVE_START:
    case THURN_MOVE_PLAY:
    case THURN_MOVE_COACHMAN:
    case THURN_MOVE_DISCARD:
      return seat->hand[move.a] == seat->supposed[move.a];
    default:
      return false;
    }
}

/* Whatever comes from a deck or lay in the row only because of that. */
void
thurn_veil_supposed (const void *state, RelaisEvent *event)
{
  const ThurnState *s = state;

  if (event->kind == THURN_EVENT_DREW)
    event->arg[1] = RELAIS_UNKNOWN;
  else if (event->kind == THURN_EVENT_DEALT)
    event->arg[1] = RELAIS_UNKNOWN;
  else if (event->kind == THURN_EVENT_CLEARED && s->cleared_supposed & 1u << (event->arg[0] - 1))
    event->arg[1] = RELAIS_UNKNOWN;
}
