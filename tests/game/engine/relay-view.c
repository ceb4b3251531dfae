/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a seat may know: its own hand, and of the others' what was seen being
 * taken. All other cards lie together in an order that tells nothing: others'
 * hands are filled from the beginning of that order, the deck has the rest. */

#include "relay.h"

/* What is no view is known to all. */
static int
viewer_of (const RelayState *v)
{
  return RELAIS_ALL + v->hidden;
}

bool
relay_knows_hand (const RelayState *v, unsigned seat)
{
  int viewer = viewer_of (v);

  return viewer == (int) seat || viewer == RELAIS_SEATS || viewer == RELAIS_ALL;
}

/* Takes what the viewer does not know out of hands and deck. */
static unsigned
gather (RelayState *v, uint8_t pool[RELAY_CARDS], uint8_t missing[RELAIS_MAX_SEATS])
{
  unsigned count[RELAY_TOWNS] = { 0 };
  unsigned n = 0;

  for (unsigned card = 0; card < v->n_deck; card++)
    count[v->deck[card]]++;
  for (unsigned seat = 0; seat < v->players; seat++)
    {
      missing[seat] = 0;
      for (unsigned town = 0; town < RELAY_TOWNS && !relay_knows_hand (v, seat); town++)
        {
          uint8_t hidden = (uint8_t) (v->seats[seat].hand[town] - v->seats[seat].known[town]);

          missing[seat] = (uint8_t) (missing[seat] + hidden);
          count[town] += hidden;
          v->seats[seat].hand[town] = v->seats[seat].known[town];
        }
    }
  for (unsigned town = 0; town < RELAY_TOWNS; town++)
    for (; count[town] > 0; count[town]--)
      pool[n++] = (uint8_t) town;
  return n;
}

static void
deal (RelayState *v, const uint8_t pool[RELAY_CARDS], unsigned n, const uint8_t missing[RELAIS_MAX_SEATS])
{
  for (unsigned seat = 0; seat < v->players; seat++)
    for (unsigned card = 0; card < missing[seat]; card++)
      v->seats[seat].hand[pool[--n]]++;
  memset (v->deck, 0, sizeof v->deck);
  memcpy (v->deck, pool, n);
  v->n_deck = (uint8_t) n;
}

void
relay_view (const void *edition, const void *state, int viewer, void *view)
{
  RelayState *v = view;
  uint8_t pool[RELAY_CARDS];
  uint8_t missing[RELAIS_MAX_SEATS];
  unsigned n;

  *v = *(const RelayState *) state;
  v->hidden = (uint8_t) (viewer - RELAIS_ALL);
  if (viewer == RELAIS_ALL)
    return;
  v->seed = 0;
  n = gather (v, pool, missing);
  deal (v, pool, n, missing);
}

void
relay_sample (const void *edition, const void *view, RelaisRng *rng, void *state)
{
  RelayState *s = state;
  uint8_t pool[RELAY_CARDS];
  uint8_t missing[RELAIS_MAX_SEATS];
  unsigned n;

  *s = *(const RelayState *) view;
  if (viewer_of (s) == RELAIS_ALL)
    return;
  s->seed = relais_rng_next (rng) & (uint64_t) RELAIS_MAX_SEED;
  n = gather (s, pool, missing);
  relais_rng_shuffle (rng, pool, n);
  deal (s, pool, n, missing);
  s->hidden = 0;
}

/* What somebody drew from the deck nobody else sees. */
void
relay_veil (RelaisEvent *event, int viewer)
{
  if (event->kind == RELAY_EVENT_DREW && viewer != RELAIS_SEATS && viewer != event->arg[0])
    event->arg[1] = RELAIS_UNKNOWN;
}

void
relay_suppose (const void *edition, const void *view, void *state)
{
  RelayState *s = state;

  s->trial = 1;
  for (unsigned seat = 0; seat < s->players; seat++)
    for (unsigned town = 0; town < RELAY_TOWNS && !relay_knows_hand (view, seat); town++)
      s->seats[seat].supposed[town] = (uint8_t) (s->seats[seat].hand[town] - s->seats[seat].known[town]);
}

bool
relay_supposes (const void *state, RelaisMove move)
{
  const RelayState *s = state;
  const RelaySeat *seat = &s->seats[s->player];

  if (move.kind == RELAY_MOVE_TAKE)
    return s->supposed[relay_find_open (s, move.a)];
  return move.kind == RELAY_MOVE_LAY && seat->hand[move.a] == seat->supposed[move.a];
}

unsigned
relay_n_supposed (const RelaySeat *seat)
{
  unsigned n = 0;

  for (unsigned town = 0; town < RELAY_TOWNS; town++)
    n += seat->supposed[town];
  return n;
}

/* All that is drawn in a trial is. */
void
relay_veil_supposed (const void *state, RelaisEvent *event)
{
  if (event->kind == RELAY_EVENT_DREW)
    event->arg[1] = RELAIS_UNKNOWN;
}
