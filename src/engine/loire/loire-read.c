/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A setup: JSON in the form of the state, of which any key may be left out.
 * Everything that is given is taken as it is, what is left out is completed
 * from the seed and by conservation (the protocol's page on setup files says
 * how). What cannot be stored is found wrong here, with its path; whether the
 * whole is a possible position is loire_validate's to say. */

#include "loire-read.h"

#include <string.h>

/* Board */

static void
read_shield (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  uint32_t *fixed = data;
  uint8_t colour;

  if (relais_read_word (r, v, loire_colours, LOIRE_COLOURS, &colour))
    {
      unsigned village = loire_village_location (key);

      state_of (r)->shields[village] = colour;
      *fixed |= LOIRE_BIT (village);
    }
}

static void
read_shields (RelaisReader *r, RelaisJsonValue v)
{
  uint8_t drawn[LOIRE_LOCATIONS];
  uint32_t fixed = 0;
  unsigned count[LOIRE_COLOURS] = { 0 };

  memcpy (drawn, state_of (r)->shields, sizeof drawn);
  relais_read_members (r, v, loire_villages, LOIRE_VILLAGE_COUNT, read_shield, &fixed);
  LOIRE_EACH (village, fixed)
    count[state_of (r)->shields[village]]++;
  for (unsigned i = 0; i < LOIRE_COLOURS; i++)
    if (count[i] > edition_of (r)->shields[i])
      {
        RELAIS_WRONG (r, LOIRE_REFUSE_SHIELD_COUNT, { (int32_t) i, (int32_t) count[i], edition_of (r)->shields[i] });
        memcpy (state_of (r)->shields, drawn, sizeof drawn);
        return;
      }
  /* All given: nothing to draw, and validate names the neighbours. */
  if (fixed != LOIRE_VILLAGES && !loire_place_shields (edition_of (r), state_of (r), fixed))
    {
      RELAIS_WRONG (r, LOIRE_REFUSE_NO_ARRANGEMENT);
      memcpy (state_of (r)->shields, drawn, sizeof drawn);
    }
}

typedef struct
{
  uint8_t tiles[LOIRE_COLOURS];
  bool gaps;                    /* null: none lies there */
} MarketReader;

static void
read_market_tile (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  MarketReader *mr = data;
  uint8_t colour;

  if (index >= LOIRE_COLOURS || (mr->gaps && relais_json_type (r->json, v) == RELAIS_JSON_NULL)
      || !relais_read_word (r, v, loire_colours, LOIRE_COLOURS, &colour))
    return;
  if (memchr (mr->tiles, colour, LOIRE_COLOURS) != NULL)
    RELAIS_WRONG (r, LOIRE_REFUSE_MARKET_TWICE, { colour });
  else
    mr->tiles[index] = colour;
}

void
loire_read_market (RelaisReader *r, RelaisJsonValue v, bool gaps)
{
  MarketReader mr = { .gaps = gaps };

  memset (mr.tiles, LOIRE_NONE, sizeof mr.tiles);
  relais_read_elements (r, v, read_market_tile, &mr);
  if (relais_json_type (r->json, v) == RELAIS_JSON_LIST && relais_json_count (r->json, v) != LOIRE_COLOURS)
    RELAIS_WRONG (r, RELAIS_REFUSAL_COUNT, { LOIRE_COLOURS });
  if (gaps || memchr (mr.tiles, LOIRE_NONE, LOIRE_COLOURS) == NULL)
    memcpy (state_of (r)->market, mr.tiles, sizeof mr.tiles);
}

static void
read_market (RelaisReader *r, RelaisJsonValue v)
{
  loire_read_market (r, v, false);
}

static void
read_circus (RelaisReader *r, RelaisJsonValue v)
{
  uint8_t at;

  if (relais_json_type (r->json, v) == RELAIS_JSON_NULL)
    state_of (r)->circus = LOIRE_NONE;
  else if (relais_read_word (r, v, loire_locations, LOIRE_LOCATIONS, &at))
    state_of (r)->circus = at;
}

static void
read_horses (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  relais_read_byte (r, v, UINT8_MAX, RELAIS_NO_RULE, &state_of (r)->horses[key]);
}

typedef struct
{
  uint8_t kind, owner;
  int64_t turn;
} Building;

static void
read_building_member (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  Building *building = data;

  if (key == 0)
    relais_read_word (r, v, loire_buildings, LOIRE_BUILDINGS, &building->kind);
  else if (key == 1)
    relais_read_byte (r, v, state_of (r)->players - 1,
                      RELAIS_BEYOND (LOIRE_REFUSE_POS_OWNER, { 0, state_of (r)->players - 1 }), &building->owner);
  else
    relais_read_number (r, v, 0, LOIRE_MAX_TURN, RELAIS_BEYOND (LOIRE_REFUSE_POS_BUILD_TURN, { 0 }), &building->turn);
}

static void
read_building (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  static const char *const keys[] = { "kind", "owner", "turn" };
  unsigned village = loire_village_location (key);
  Building building = { 0, 0, 0 };
  int before = r->findings->count;

  relais_read_members (r, v, keys, 3, read_building_member, &building);
  if (r->findings->count > before)
    return;
  if (!relais_read_complete (r, v, keys, 3))
    return;
  state_of (r)->seats[building.owner].built[building.kind] |= LOIRE_BIT (village);
  state_of (r)->built_turn[village] = (uint32_t) building.turn;
}

/* Supply and decks */

static void
read_supply_good (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  given_of (r)->goods[key] = true;
  relais_read_byte (r, v, UINT8_MAX, RELAIS_NO_RULE, &state_of (r)->goods[key]);
}

static void
read_supply_character (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  given_of (r)->characters[key] = true;
  relais_read_byte (r, v, UINT8_MAX, RELAIS_NO_RULE, &state_of (r)->characters[key]);
}

static void
read_supply_palace (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  given_of (r)->palaces[key] = true;
  relais_read_byte (r, v, UINT8_MAX, RELAIS_NO_RULE, &state_of (r)->palaces[key]);
}

enum { SUPPLY_GOODS, SUPPLY_CHARACTERS, SUPPLY_PALACES, SUPPLY_TOWERS, SUPPLY_KEYS };
static const char *const supply_keys[SUPPLY_KEYS] = { "goods", "characters", "palaces", "towers" };

static void
read_supply (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  switch (key)
    {
    case SUPPLY_GOODS:
      relais_read_members (r, v, loire_goods, LOIRE_GOODS, read_supply_good, NULL);
      break;
    case SUPPLY_CHARACTERS:
      relais_read_members (r, v, loire_characters, LOIRE_CHARACTERS, read_supply_character, NULL);
      break;
    case SUPPLY_PALACES:
      relais_read_members (r, v, loire_palaces, LOIRE_PALACES, read_supply_palace, NULL);
      break;
    case SUPPLY_TOWERS:
    default:
      given_of (r)->towers = true;
      relais_read_byte (r, v, UINT8_MAX, RELAIS_NO_RULE, &state_of (r)->towers);
    }
}

typedef struct
{
  unsigned level;       /* 0 .. 3 */
  uint8_t cards[LOIRE_DECK_MOST];
  unsigned n;
} DeckReader;

static void
read_deck_card (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  DeckReader *dr = data;
  uint8_t card;

  if (!relais_read_word (r, v, loire_messages, LOIRE_MESSAGES, &card))
    return;
  if (loire_level (card) != dr->level + 1)
    RELAIS_WRONG (r, LOIRE_REFUSE_MESSAGE_DECK, { card });
  else if (loire_claim (r, card))
    dr->cards[dr->n++] = card;
}

static void
read_deck (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  DeckReader dr = { .level = key };

  given_of (r)->deck[key] = true;
  relais_read_elements (r, v, read_deck_card, &dr);
  state_of (r)->n_deck[key] = (uint8_t) dr.n;
  for (unsigned i = 0; i < dr.n; i++)
    state_of (r)->deck[loire_deck_start[key] + i] = dr.cards[dr.n - 1 - i];
}

/* The turn */

enum
{
  USED_MERCHANT,
  USED_MESSENGER,
  USED_BUY,
  USED_SHIP,
  USED_BUILDINGS,
  USED_HIRES,
  USED_PALATIUM,
  USED_SMITH,
  USED_MESSAGE_BOUGHT,
  USED_ACTION,
  USED_KEYS
};

static const char *const used_keys[USED_KEYS] = {
  "merchant", "messenger", "buy", "ship", "buildings", "hires", "palatium", "smith", "message_bought", "action",
};

static void
read_used_count (RelaisReader *r, RelaisJsonValue v, uint8_t *count)
{
  relais_read_byte (r, v, UINT8_MAX, RELAIS_BEYOND (LOIRE_REFUSE_POS_USED), count);
}

static void
read_used (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  LoireUsed *used = &state_of (r)->used;

  switch (key)
    {
    case USED_MERCHANT: relais_read_boolean (r, v, &used->rode[LOIRE_MERCHANT_FIGURE]); break;
    case USED_MESSENGER: relais_read_boolean (r, v, &used->rode[LOIRE_MESSENGER_FIGURE]); break;
    case USED_BUY: relais_read_boolean (r, v, &used->buy); break;
    case USED_SHIP: relais_read_boolean (r, v, &used->ship); break;
    case USED_BUILDINGS: read_used_count (r, v, &used->buildings); break;
    case USED_HIRES: read_used_count (r, v, &used->hires); break;
    case USED_PALATIUM: read_used_count (r, v, &used->palatium); break;
    case USED_SMITH: relais_read_boolean (r, v, &used->smith); break;
    case USED_MESSAGE_BOUGHT: read_used_count (r, v, &used->message_bought); break;
    case USED_ACTION:
    default: relais_read_word (r, v, loire_action_names, LOIRE_ACTIONS, &used->action);
    }
}

static void
read_ending_member (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  int64_t *ending = data;

  relais_read_number (r, v, 0, key == 1 ? state_of (r)->players - 1 : LOIRE_MAX_TURN,
                      RELAIS_BEYOND (LOIRE_REFUSE_POS_ENDING), &ending[key]);
}

static void
read_ending (RelaisReader *r, RelaisJsonValue v)
{
  static const char *const keys[] = { "turn", "player", "last_turn" };
  int64_t ending[3] = { 0 };
  int before = r->findings->count;

  if (relais_json_type (r->json, v) == RELAIS_JSON_NULL)
    return;
  relais_read_members (r, v, keys, 3, read_ending_member, ending);
  if (r->findings->count > before)
    return;
  if (!relais_read_complete (r, v, keys, 3))
    return;
  if (ending[2] != ending[0] + state_of (r)->players - 1)
    RELAIS_WRONG (r, LOIRE_REFUSE_POS_LAST_TURN,
                  { (int32_t) ending[2], (int32_t) (ending[0] + state_of (r)->players - 1) });
  state_of (r)->ending = true;
  state_of (r)->ending_turn = (uint32_t) ending[0];
  state_of (r)->ending_player = (uint8_t) ending[1];
}

static void
read_pick_card (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  LoireState *s = state_of (r);
  unsigned level = s->pick_level - 1u;
  uint8_t card;

  if (!relais_read_word (r, v, loire_messages, LOIRE_MESSAGES, &card))
    return;
  if (index >= s->n_deck[level] || s->deck[loire_deck_start[level] + s->n_deck[level] - 1u - index] != card)
    RELAIS_WRONG (r, LOIRE_REFUSE_POS_PICK);
}

static void
read_pick_member (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  int64_t level;
  uint32_t n;

  if (key == 0)
    {
      if (relais_read_number (r, v, 1, LOIRE_LEVELS, RELAIS_NO_RULE, &level))
        state_of (r)->pick_level = (uint8_t) level;
    }
  else if (relais_read_list (r, v))
    {
      n = relais_json_count (r->json, v);
      state_of (r)->pick_count = (uint8_t) (n <= LOIRE_DECK_MOST ? n : 0);
    }
}

static void
read_pick (RelaisReader *r, RelaisJsonValue v)
{
  static const char *const keys[] = { "level", "from" };
  int before = r->findings->count;
  size_t path;

  if (relais_json_type (r->json, v) == RELAIS_JSON_NULL)
    return;
  relais_read_members (r, v, keys, 2, read_pick_member, NULL);
  if (r->findings->count > before || !relais_read_complete (r, v, keys, 2))
    return;
  /* The cards can be compared with the deck's top only when the level is known. */
  path = relais_reader_enter_key (r, keys[1]);
  relais_read_elements (r, relais_json_member (r->json, v, keys[1]), read_pick_card, NULL);
  relais_reader_leave (r, path);
}

/* Completion */

/* L-POS-2: what nobody holds lies in the supply. */
static void
complete_supply (RelaisReader *r)
{
  LoireState *s = state_of (r);
  unsigned castles = 0;

  for (unsigned i = 0; i < s->players; i++)
    castles += loire_count (s->seats[i].built[LOIRE_CASTLE]);
  if (!given_of (r)->towers)
    s->towers = (uint8_t) (castles <= edition_of (r)->towers ? edition_of (r)->towers - castles : 0);

  for (unsigned g = 0; g < LOIRE_GOODS; g++)
    {
      unsigned held = 0;

      for (unsigned i = 0; i < s->players; i++)
        held += s->seats[i].goods[g];
      if (!given_of (r)->goods[g])
        s->goods[g] = (uint8_t) (held <= edition_of (r)->cards[g] ? edition_of (r)->cards[g] - held : 0);
    }
  for (unsigned i = 0; i < s->players; i++)
    {
      LOIRE_EACH (character, s->seats[i].characters)
        if (!given_of (r)->characters[character] && s->characters[character] > 0)
          s->characters[character]--;
      LOIRE_EACH (palace, s->seats[i].palaces)
        if (!given_of (r)->palaces[palace] && s->palaces[palace] > 0)
          s->palaces[palace]--;
    }
}

/* Decks that were not given keep the seed's order, without the cards that lie
 * elsewhere. A deck that was given is the whole deck: what is neither in it
 * nor elsewhere is free to be dealt. */
static void
complete_decks (RelaisReader *r, const LoireState *drawn, bool deal)
{
  const bool *claimed = ((const LoireReading *) r->game)->claimed;
  LoireState *s = state_of (r);
  LoireState pool = *drawn;

  for (unsigned level = 0; level < LOIRE_LEVELS; level++)
    {
      const uint8_t *from = drawn->deck + loire_deck_start[level];
      uint8_t *to = pool.deck + loire_deck_start[level];
      unsigned n = 0;

      for (unsigned i = 0; i < drawn->n_deck[level]; i++)
        if (!claimed[from[i]])
          to[n++] = from[i];
      pool.n_deck[level] = (uint8_t) n;
    }
  for (unsigned i = 0; deal && i < s->players; i++)
    if (!given_of (r)->messages[i])
      {
        LoireState *source = given_of (r)->deck[0] && pool.n_deck[0] == 0 ? s : &pool;

        loire_deal (source, &s->seats[i]);
      }
  for (unsigned level = 0; level < LOIRE_LEVELS; level++)
    if (!given_of (r)->deck[level])
      {
        memcpy (s->deck + loire_deck_start[level], pool.deck + loire_deck_start[level], pool.n_deck[level]);
        s->n_deck[level] = pool.n_deck[level];
      }
}

static void
complete_tokens (RelaisReader *r)
{
  for (unsigned i = 0; i < state_of (r)->players; i++)
    {
      LoireSeat *seat = &state_of (r)->seats[i];

      if (!given_of (r)->tokens[i] && state_of (r)->variant != LOIRE_CASUAL)
        seat->tokens = (uint8_t) (loire_has (seat, LOIRE_APPRENTICE) + loire_has (seat, LOIRE_HELPER));
    }
}

/* The top of a setup. */
static const char *const top_keys[] = {
  "game", "format", "players", "variant", "seed", "options", "turn", "player", "phase", "shields", "market", "circus",
  "horses", "buildings", "supply", "decks", "pick", "used", "ending", "seats", "preset", "rules",
};

static void
check_top (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  int64_t format;

  if (key == 0 && !(relais_json_type (r->json, v) == RELAIS_JSON_STRING
                    && relais_word_is (relais_json_word (r->json, v), "loire")))
    RELAIS_WRONG (r, RELAIS_REFUSAL_OTHER_GAME);
  if (key == 1 && !relais_json_integer (r->json, v, 1, 1, &format))
    RELAIS_WRONG (r, RELAIS_REFUSAL_FORMAT);
}

static void
read_turn (RelaisReader *r)
{
  LoireState *s = state_of (r);
  RelaisJsonValue v;
  int64_t any;

  v = relais_reader_top (r, "turn");
  if (v != RELAIS_JSON_NONE && relais_read_number (r, v, 0, LOIRE_MAX_TURN, RELAIS_NO_RULE, &any))
    s->turn = (uint32_t) any;
  s->player = (uint8_t) ((s->options.first_player + s->turn) % s->players);
  v = relais_reader_top (r, "player");
  if (v != RELAIS_JSON_NONE)
    relais_read_byte (r, v, s->players - 1, RELAIS_BEYOND (LOIRE_REFUSE_POS_PLAYER, { 0, s->player }), &s->player);
  v = relais_reader_top (r, "used");
  if (v != RELAIS_JSON_NONE)
    relais_read_members (r, v, used_keys, USED_KEYS, read_used, NULL);
  v = relais_reader_top (r, "phase");
  if (v != RELAIS_JSON_NONE)
    relais_read_word (r, v, loire_phase_names, LOIRE_PHASES, &s->phase);
  else
    s->phase = (uint8_t) loire_turn_phase (s, s->player);
  v = relais_reader_top (r, "ending");
  if (v != RELAIS_JSON_NONE)
    read_ending (r, v);
  else
    loire_check_goals (s, NULL);
}

/* What stands on the table, part by part; the completion comes after all of
 * them, for it needs to know where everything lies. */

static void
read_all_horses (RelaisReader *r, RelaisJsonValue v)
{
  memset (state_of (r)->horses, 0, sizeof state_of (r)->horses);
  relais_read_members (r, v, loire_locations, LOIRE_LOCATIONS, read_horses, NULL);
}

static void
read_buildings (RelaisReader *r, RelaisJsonValue v)
{
  relais_read_members (r, v, loire_villages, LOIRE_VILLAGE_COUNT, read_building, NULL);
}

static void
read_seats (RelaisReader *r, RelaisJsonValue v)
{
  relais_read_elements (r, v, loire_read_seat, NULL);
}

static void
read_all_supply (RelaisReader *r, RelaisJsonValue v)
{
  relais_read_members (r, v, supply_keys, SUPPLY_KEYS, read_supply, NULL);
}

static void
read_decks (RelaisReader *r, RelaisJsonValue v)
{
  static const char *const keys[] = { "1", "2", "3", "4" };

  relais_read_members (r, v, keys, LOIRE_LEVELS, read_deck, NULL);
}

static void
read_part (RelaisReader *r, const char *key, void (*read) (RelaisReader *r, RelaisJsonValue v))
{
  RelaisJsonValue v = relais_reader_top (r, key);

  if (v != RELAIS_JSON_NONE)
    read (r, v);
}

/* @filled: and what is drawn or placed when a game begins */
static bool
read_setup (const void *edition, const RelaisJson *json, void *state, RelaisFindings *findings, bool filled)
{
  LoireReading reading = { .edition = edition, .state = state };
  RelaisReader reader = { .json = json, .findings = findings, .game = &reading };
  RelaisReader *r = &reader;
  RelaisConfig config = { .given = 0 };
  LoireState drawn;

  if (!relais_read_object (r, 0))
    return false;
  relais_read_members (r, 0, top_keys, sizeof top_keys / sizeof top_keys[0], check_top, NULL);
  loire_read_config (r, &config);
  loire_prepare (edition, &config, state);
  drawn = *(const LoireState *) state;

  read_part (r, "shields", read_shields);
  read_part (r, "market", read_market);
  read_part (r, "circus", read_circus);
  read_part (r, "horses", read_all_horses);
  read_part (r, "buildings", read_buildings);
  read_part (r, "seats", read_seats);
  if (filled)
    read_part (r, "draft", loire_read_gaps);
  read_part (r, "supply", read_all_supply);
  read_part (r, "decks", read_decks);
  complete_supply (r);
  complete_tokens (r);
  complete_decks (r, &drawn, relais_json_member (json, 0, "turn") == RELAIS_JSON_NONE);
  read_turn (r);
  if (filled && relais_json_member (json, 0, "draft") != RELAIS_JSON_NONE)
    loire_fill_phase (state);
  read_part (r, "pick", read_pick);
  return findings->count == 0;
}

bool
loire_read (const void *edition, const RelaisJson *json, void *state, RelaisFindings *findings)
{
  return read_setup (edition, json, state, findings, true);
}

bool
loire_read_draft (const void *edition, const RelaisJson *json, void *state, RelaisFindings *findings)
{
  return read_setup (edition, json, state, findings, false);
}
