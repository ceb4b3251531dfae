/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the game is played. */

#include "relay.h"

/* A ring with three roads across; by town, a bit for each neighbour. */
static const uint8_t roads[RELAY_TOWNS] = { 0x92, 0x25, 0x4a, 0x14, 0x29, 0x52, 0xa4, 0x41 };

bool
relay_are_neighbours (unsigned a, unsigned b)
{
  return roads[a] & 1u << b;
}

unsigned
relay_n_cards (const RelaySeat *seat)
{
  unsigned n = 0;

  for (unsigned town = 0; town < RELAY_TOWNS; town++)
    n += seat->hand[town];
  return n;
}

bool
relay_resolve (const void *edition, RelaisConfig *config, RelaisRefusal *why)
{
  int64_t *value = config->value;

  if (!(config->given & 1u << RELAIS_OPTION_PLAYERS))
    value[RELAIS_OPTION_PLAYERS] = 2;
  if (!(config->given & 1u << RELAIS_OPTION_SEED))
    value[RELAIS_OPTION_SEED] = 0;
  if (!(config->given & 1u << RELAY_OPTION_HAND))
    value[RELAY_OPTION_HAND] = 5;
  if (!(config->given & 1u << RELAY_OPTION_FIRST_PLAYER) || value[RELAY_OPTION_FIRST_PLAYER] == RELAIS_RANDOM)
    {
      RelaisRng rng;

      relais_rng_stream (&rng, (uint64_t) value[RELAIS_OPTION_SEED], "first");
      value[RELAY_OPTION_FIRST_PLAYER] = relais_rng_below (&rng, (uint32_t) value[RELAIS_OPTION_PLAYERS]);
    }
  if (value[RELAY_OPTION_FIRST_PLAYER] >= value[RELAIS_OPTION_PLAYERS])
    return relais_refuse (why, RELAIS_REFUSAL_FIRST_PLAYER, { (int32_t) value[RELAIS_OPTION_PLAYERS] });
  return true;
}

static void
turn_up (RelayState *s, unsigned place)
{
  s->supposed[place] = s->trial && s->n_deck > 0;
  s->open[place] = s->n_deck > 0 ? s->deck[--s->n_deck] : RELAY_NONE;
}

void
relay_start (const void *edition, const RelaisConfig *config, void *state)
{
  RelayState *s = state;
  RelaisRng rng;

  memset (s, 0, sizeof *s);
  s->seed = (uint64_t) config->value[RELAIS_OPTION_SEED];
  s->players = (uint8_t) config->value[RELAIS_OPTION_PLAYERS];
  s->first_player = (uint8_t) config->value[RELAY_OPTION_FIRST_PLAYER];
  s->hand = (uint8_t) config->value[RELAY_OPTION_HAND];
  s->player = s->first_player;
  for (s->n_deck = 0; s->n_deck < RELAY_CARDS; s->n_deck++)
    s->deck[s->n_deck] = s->n_deck % RELAY_TOWNS;
  relais_rng_stream (&rng, s->seed, "deck");
  relais_rng_shuffle (&rng, s->deck, s->n_deck);
  for (unsigned seat = 0; seat < s->players; seat++)
    {
      s->seats[seat].at = (uint8_t) (2 * seat);
      for (unsigned card = 0; card < s->hand; card++)
        s->seats[seat].hand[s->deck[--s->n_deck]]++;
    }
  for (unsigned place = 0; place < RELAY_OPEN; place++)
    turn_up (s, place);
}

int
relay_find_open (const RelayState *s, unsigned town)
{
  for (int place = 0; place < RELAY_OPEN; place++)
    if (s->open[place] == town)
      return place;
  return -1;
}

static bool
check_lay (const RelayState *s, unsigned town, RelaisRefusal *why)
{
  const RelaySeat *seat = &s->seats[s->player];

  if (seat->hand[town] == 0)
    return relais_refuse (why, RELAY_REFUSE_NO_CARD, { (int32_t) town });
  return relay_are_neighbours (seat->at, town)
         || relais_refuse (why, RELAY_REFUSE_FAR, { (int32_t) town, seat->at });
}

bool
relay_check (const void *edition, const void *state, RelaisMove move, RelaisRefusal *why)
{
  const RelayState *s = state;
  bool draws = move.kind == RELAY_MOVE_DECK || move.kind == RELAY_MOVE_TAKE;

  if (s->phase == RELAY_OVER)
    return relais_refuse (why, RELAY_REFUSE_OVER);
  if (draws != (s->phase == RELAY_DRAW))
    return relais_refuse (why, draws ? RELAY_REFUSE_DRAWN : RELAY_REFUSE_DRAW_FIRST);
  if (move.kind == RELAY_MOVE_TAKE)
    return relay_find_open (s, move.a) >= 0 || relais_refuse (why, RELAY_REFUSE_NOT_OPEN, { move.a });
  return move.kind != RELAY_MOVE_LAY || check_lay (s, move.a, why);
}

int
relay_legal (const void *edition, const void *state, RelaisMove moves[RELAIS_MAX_MOVES])
{
  int n = 0;

  for (uint8_t kind = 0; kind < RELAY_MOVES; kind++)
    for (uint8_t town = 0; town < RELAY_TOWNS; town++)
      {
        RelaisMove move = { kind, town, 0, 0 };
        bool of_a_town = kind == RELAY_MOVE_TAKE || kind == RELAY_MOVE_LAY;

        if ((of_a_town || town == 0) && relay_check (edition, state, move, NULL))
          moves[n++] = move;
      }
  return n;
}

static void
add_points (RelaisEvents *events, int seat, int n, int for_, int column)
{
  relais_event (events, (RelaisEvent) { RELAIS_EVENT_POINTS, { seat, n, for_, column, 0 } });
}

static void
draw (RelayState *s, RelaisMove move, RelaisEvents *events)
{
  RelaySeat *seat = &s->seats[s->player];

  s->phase = RELAY_LAY;
  if (move.kind == RELAY_MOVE_DECK)
    {
      uint8_t town = s->deck[--s->n_deck];

      seat->hand[town]++;
      seat->supposed[town] = (uint8_t) (seat->supposed[town] + s->trial);
      relais_event (events, (RelaisEvent) { RELAY_EVENT_DREW, { s->player, town } });
      return;
    }
  seat->hand[move.a]++;
  seat->known[move.a]++;
  turn_up (s, (unsigned) relay_find_open (s, move.a));
  relais_event (events, (RelaisEvent) { RELAY_EVENT_TOOK, { s->player, move.a } });
}

static void
lay (const RelayEdition *edition, RelayState *s, uint8_t town, RelaisEvents *events)
{
  RelaySeat *seat = &s->seats[s->player];

  relais_event (events, (RelaisEvent) { RELAY_EVENT_LAID, { s->player, town, seat->at } });
  add_points (events, s->player, edition->lay, 1, RELAY_COLUMN_LAID);
  seat->hand[town]--;
  if (seat->known[town] > 0)
    seat->known[town]--;
  seat->at = town;
  seat->laid++;
}

static void
finish (RelayState *s, RelaisEvents *events)
{
  s->phase = RELAY_OVER;
  for (int seat = 0; seat < s->players; seat++)
    {
      int held = (int) relay_n_cards (&s->seats[seat]);

      if (held > 0)
        add_points (events, seat, -held, held, RELAY_COLUMN_HELD);
    }
  relais_event (events, (RelaisEvent) { RELAIS_EVENT_OVER, { 0 } });
}

static void
pass_on (RelayState *s, RelaisEvents *events)
{
  if (s->n_deck == 0)
    {
      finish (s, events);
      return;
    }
  s->turn++;
  s->player = (uint8_t) ((s->player + 1) % s->players);
  s->phase = RELAY_DRAW;
  relais_event (events, (RelaisEvent) { RELAIS_EVENT_TURN, { s->player, (int32_t) s->turn } });
}

/* A card that came to light cannot be put back. */
bool
relay_make (const void *edition, void *state, RelaisMove move, RelaisEvents *events)
{
  const RelayEdition *e = edition;
  RelayState *s = state;
  bool reveals = s->phase == RELAY_DRAW && s->n_deck > 0;

  if (s->phase == RELAY_DRAW)
    {
      draw (s, move, events);
      return reveals;
    }
  if (move.kind == RELAY_MOVE_LAY)
    lay (e, s, move.a, events);
  else
    {
      s->seats[s->player].stayed++;
      relais_event (events, (RelaisEvent) { RELAY_EVENT_STAYED, { s->player } });
      add_points (events, s->player, -e->stay, 1, RELAY_COLUMN_STAYED);
    }
  pass_on (s, events);
  return false;
}

void
relay_score (const void *edition, const void *state, RelaisScore *score)
{
  const RelayEdition *e = edition;
  const RelayState *s = state;

  score->final = s->phase == RELAY_OVER;
  score->seats = s->players;
  for (unsigned seat = 0; seat < s->players; seat++)
    {
      int32_t *column = score->column[seat];

      column[RELAY_COLUMN_LAID] = e->lay * s->seats[seat].laid;
      column[RELAY_COLUMN_STAYED] = -e->stay * s->seats[seat].stayed;
      column[RELAY_COLUMN_HELD] = score->final ? -(int32_t) relay_n_cards (&s->seats[seat]) : 0;
      score->total[seat] = column[RELAY_COLUMN_LAID] + column[RELAY_COLUMN_STAYED] + column[RELAY_COLUMN_HELD];
    }
  relais_rank (&relais_relay, score);
}
