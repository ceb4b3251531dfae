/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setups: what is left out is as the game begins. */

#include "relay.h"

#include "engine/common/reader.h"

enum { KEY_AT, KEY_LAID, KEY_STAYED, KEY_HAND, KEY_KNOWN, SEAT_KEYS };
static const char *const seat_keys[SEAT_KEYS] = { "at", "laid", "stayed", "hand", "known" };

enum { KEY_GAME, KEY_TURN, KEY_PLAYER, KEY_PHASE, KEY_OPEN, KEY_DECK, KEY_SEATS, KEY_START, KEYS = KEY_START + 6 };
static const char *const keys[KEYS] = {
  "game", "turn", "player", "phase", "open", "deck", "seats", "players", "seed", "first_player", "hand", "rules",
  "format",
};

/* What the start depends on, before all else is read. */
static void
read_start (RelaisReader *r, const void *edition, RelayState *s)
{
  static const int options[] = { RELAIS_OPTION_PLAYERS, RELAIS_OPTION_SEED, RELAY_OPTION_FIRST_PLAYER, RELAY_OPTION_HAND };
  RelaisConfig config = { 0 };
  RelaisRefusal why;

  for (unsigned i = 0; i < sizeof options / sizeof options[0]; i++)
    {
      const RelaisOption *option = &relay_options[options[i]];
      size_t before = r->path_length;
      RelaisJsonValue v = relais_reader_top (r, option->key);

      if (v != RELAIS_JSON_NONE
          && relais_read_number (r, v, option->min, option->max, RELAIS_NO_RULE, &config.value[options[i]]))
        config.given |= 1u << options[i];
      relais_reader_leave (r, before);
    }
  if (!relay_resolve (edition, &config, &why))
    {
      size_t before = relais_reader_enter_key (r, "first_player");

      relais_reader_wrong (r, why);
      relais_reader_leave (r, before);
      config.value[RELAY_OPTION_FIRST_PLAYER] = 0;
    }
  relay_start (edition, &config, s);
}

static void
read_card (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  uint8_t *count = data;
  uint8_t town;

  if (relais_read_word (r, v, relay_towns, RELAY_TOWNS, &town) && count[town] < RELAY_CARDS)
    count[town]++;
}

static void
read_counts (RelaisReader *r, RelaisJsonValue v, uint8_t count[RELAY_TOWNS])
{
  memset (count, 0, RELAY_TOWNS);
  relais_read_elements (r, v, read_card, count);
}

static void
read_deck_card (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  RelayState *s = data;

  if (s->n_deck < RELAY_CARDS && relais_read_word (r, v, relay_towns, RELAY_TOWNS, &s->deck[s->n_deck]))
    s->n_deck++;
}

static void
read_open_card (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  RelayState *s = data;

  if (index >= RELAY_OPEN)
    RELAIS_WRONG (r, RELAIS_REFUSAL_COUNT, { RELAY_OPEN });
  else if (relais_json_type (r->json, v) == RELAIS_JSON_NULL)
    s->open[index] = RELAY_NONE;
  else
    relais_read_word (r, v, relay_towns, RELAY_TOWNS, &s->open[index]);
}

static void
read_seat_member (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  RelaySeat *seat = data;

  switch (key)
    {
    case KEY_AT: relais_read_word (r, v, relay_towns, RELAY_TOWNS, &seat->at); break;
    case KEY_LAID: relais_read_byte (r, v, UINT8_MAX, RELAIS_NO_RULE, &seat->laid); break;
    case KEY_STAYED: relais_read_byte (r, v, UINT8_MAX, RELAIS_NO_RULE, &seat->stayed); break;
    case KEY_HAND: read_counts (r, v, seat->hand); break;
    default: read_counts (r, v, seat->known); break;
    }
}

static void
read_seat (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  RelayState *s = data;

  if (index >= s->players)
    RELAIS_WRONG (r, RELAIS_REFUSAL_COUNT, { s->players });
  else
    relais_read_members (r, v, seat_keys, SEAT_KEYS, read_seat_member, &s->seats[index]);
}

static void
read_game (RelaisReader *r, RelaisJsonValue v)
{
  if (!relais_word_is (relais_json_word (r->json, v), relais_relay.id))
    RELAIS_WRONG (r, RELAIS_REFUSAL_OTHER_GAME);
}

static void
read_member (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  RelayState *s = data;
  int64_t number;

  switch (key)
    {
    case KEY_GAME:
      read_game (r, v);
      break;
    case KEY_TURN:
      if (relais_read_number (r, v, 0, INT32_MAX / 2, RELAIS_NO_RULE, &number))
        s->turn = (uint32_t) number;
      break;
    case KEY_PLAYER: relais_read_byte (r, v, s->players - 1, RELAIS_NO_RULE, &s->player); break;
    case KEY_PHASE: relais_read_word (r, v, relay_phases, RELAY_PHASES, &s->phase); break;
    case KEY_OPEN: relais_read_elements (r, v, read_open_card, s); break;
    case KEY_DECK:
      s->n_deck = 0;
      relais_read_elements (r, v, read_deck_card, s);
      break;
    case KEY_SEATS: relais_read_elements (r, v, read_seat, s); break;
    default: break;
    }
}

bool
relay_read (const void *edition, const RelaisJson *json, void *state, RelaisFindings *findings)
{
  RelaisReader r = { .json = json, .findings = findings };

  if (relais_json_type (json, 0) != RELAIS_JSON_OBJECT)
    return RELAIS_WRONG (&r, RELAIS_REFUSAL_NOT_OBJECT);
  read_start (&r, edition, state);
  relais_read_members (&r, 0, keys, KEYS, read_member, state);
  return findings->count == 0;
}

static unsigned
count_cards (const RelayState *s, unsigned town)
{
  unsigned n = 0;

  for (unsigned card = 0; card < s->n_deck; card++)
    n += s->deck[card] == town;
  for (unsigned place = 0; place < RELAY_OPEN; place++)
    n += s->open[place] == town;
  for (unsigned seat = 0; seat < s->players; seat++)
    n += s->seats[seat].hand[town];
  return n;
}

/* Cards that were laid are out of the game. */
void
relay_validate (const void *edition, const void *state, RelaisFindings *findings)
{
  const RelayState *s = state;

  for (unsigned town = 0; town < RELAY_TOWNS; town++)
    if (count_cards (s, town) > RELAY_OF_A_KIND)
      relais_find (findings, "deck", (RelaisRefusal) { RELAY_REFUSE_CARDS, { (int32_t) town, RELAY_OF_A_KIND } });
  for (unsigned seat = 0; seat < s->players; seat++)
    for (unsigned town = 0; town < RELAY_TOWNS; town++)
      if (s->seats[seat].known[town] > s->seats[seat].hand[town])
        relais_find (findings, "seats", (RelaisRefusal) { RELAY_REFUSE_NO_CARD, { (int32_t) town } });
  if (s->phase == RELAY_DRAW && s->n_deck == 0)
    relais_find (findings, "phase", (RelaisRefusal) { RELAY_REFUSE_OVER, { 0 } });
  if (s->player != (s->first_player + s->turn) % s->players)
    relais_find (findings, "player", (RelaisRefusal) { RELAY_REFUSE_PLAYER, { 0 } });
}
