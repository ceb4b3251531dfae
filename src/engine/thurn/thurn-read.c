/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A setup: JSON in the form of the state, of which any key may be left out.
 * Everything that is given is taken as it is, what is left out is completed
 * from the seed and by conservation (the protocol's page on setups says how).
 * What cannot be stored is found wrong here, with its path; whether the whole is
 * a possible position is thurn_validate's to say. */

#include "thurn-read.h"

#include <string.h>

#include "thurn.h"

/* How the game begins */

static void
read_option (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  RelaisConfig *config = data;
  int index = THURN_OPTION_OUTSIDE + (int) key;
  const RelaisOption *option = &thurn_options[index];

  if (relais_read_number (r, v, option->min, option->max, RELAIS_NO_RULE, &config->value[index]))
    config->given |= RELAIS_BIT (index);
}

static void
read_seed (RelaisReader *r, RelaisConfig *config)
{
  RelaisJsonValue v = relais_reader_top (r, "seed");

  if (v != RELAIS_JSON_NONE
      && relais_read_number (r, v, 0, RELAIS_MAX_SEED, RELAIS_NO_RULE, &config->value[RELAIS_OPTION_SEED]))
    config->given |= RELAIS_BIT (RELAIS_OPTION_SEED);
}

/* How many players there are: told, or as many as seats are. */
static void
read_player_count (RelaisReader *r, RelaisConfig *config)
{
  const RelaisOption *option = &thurn_options[RELAIS_OPTION_PLAYERS];
  int64_t *players = &config->value[RELAIS_OPTION_PLAYERS];
  RelaisJsonValue v = relais_reader_top (r, option->key);
  RelaisJsonValue seats;

  if (v != RELAIS_JSON_NONE)
    {
      if (relais_read_number (r, v, option->min, option->max, RELAIS_NO_RULE, players))
        config->given |= RELAIS_BIT (RELAIS_OPTION_PLAYERS);
      return;
    }
  seats = relais_reader_top (r, "seats");
  if (seats == RELAIS_JSON_NONE || relais_json_type (r->json, seats) != RELAIS_JSON_LIST)
    return;
  *players = relais_json_count (r->json, seats);
  if (*players >= option->min && *players <= option->max)
    config->given |= RELAIS_BIT (RELAIS_OPTION_PLAYERS);
  else
    RELAIS_WRONG (r, RELAIS_REFUSAL_COUNT_BETWEEN, { (int32_t) option->min, (int32_t) option->max });
}

/* Whose turn it is tells who was first, if nothing else does. */
static void
derive_first_player (RelaisReader *r, RelaisConfig *config)
{
  RelaisJsonValue player = relais_json_member (r->json, 0, "player");
  RelaisJsonValue turn = relais_json_member (r->json, 0, "turn");
  int64_t players = config->given & RELAIS_BIT (RELAIS_OPTION_PLAYERS) ? config->value[RELAIS_OPTION_PLAYERS]
                                                                       : THURN_DEFAULT_PLAYERS;
  int64_t now = 0;
  int64_t who;

  if (player == RELAIS_JSON_NONE || (config->given & RELAIS_BIT (THURN_OPTION_FIRST_PLAYER)) != 0
      || !relais_json_integer (r->json, player, 0, players - 1, &who)
      || (turn != RELAIS_JSON_NONE && !relais_json_integer (r->json, turn, 0, THURN_MAX_TURN, &now)))
    return;
  config->value[THURN_OPTION_FIRST_PLAYER] = (who + players - now % players) % players;
  config->given |= RELAIS_BIT (THURN_OPTION_FIRST_PLAYER);
}

/* What was wrong is left at its default, so that the rest can be read too. */
static void
read_config (RelaisReader *r, RelaisConfig *config)
{
  static const char *const keys[] = { "outside", "first_player" };
  RelaisJsonValue options;
  RelaisRefusal why;

  read_seed (r, config);
  read_player_count (r, config);
  options = relais_reader_top (r, "options");
  if (options != RELAIS_JSON_NONE)
    relais_read_members (r, options, keys, 2, read_option, config);
  derive_first_player (r, config);
  if (thurn_resolve (edition_of (r), config, &why))
    return;
  relais_reader_top (r, "options");
  relais_reader_enter_key (r, thurn_options[THURN_OPTION_FIRST_PLAYER].key);
  relais_reader_wrong (r, why);
  config->given &= ~RELAIS_BIT (THURN_OPTION_FIRST_PLAYER);
  thurn_resolve (edition_of (r), config, &why);
}

/* The table */

static void
read_slot (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  if (index < THURN_SLOTS && relais_json_type (r->json, v) != RELAIS_JSON_NULL)
    relais_read_word (r, v, thurn_cities, THURN_CITIES, &state_of (r)->face_up[index]);
}

static void
read_row (RelaisReader *r, RelaisJsonValue v)
{
  if (relais_json_type (r->json, v) == RELAIS_JSON_LIST && relais_json_count (r->json, v) != THURN_SLOTS)
    RELAIS_WRONG (r, RELAIS_REFUSAL_COUNT, { THURN_SLOTS });
  relais_read_elements (r, v, read_slot, NULL);
}

/* Told from the top. */
static void
read_deck (RelaisReader *r, RelaisJsonValue v)
{
  ThurnState *s = state_of (r);
  uint8_t cities[THURN_CARDS];
  uint8_t n;

  thurn_read_cities (r, v, cities, THURN_CARDS, &n);
  for (unsigned i = 0; i < n; i++)
    s->deck[n - 1 - i] = cities[i];
  s->n_deck = n;
}

static void
read_discards (RelaisReader *r, RelaisJsonValue v)
{
  thurn_read_cities (r, v, state_of (r)->discards, THURN_CARDS, &state_of (r)->n_discards);
}

typedef struct
{
  unsigned stack;
  unsigned from;        /* the place of the first tile that is left */
} StackReader;

static void
read_stack_tile (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  const StackReader *sr = data;
  unsigned at = sr->from + index;
  uint8_t value;

  if (relais_read_byte (r, v, UINT8_MAX, RELAIS_NO_RULE, &value)
      && (at >= thurn_stack_size[sr->stack] || value != edition_of (r)->tiles[sr->stack][at]))
    RELAIS_WRONG (r, THURN_REFUSE_POS_STACK, { (int32_t) sr->stack });
}

/* T-POS-2: a stack has lost its top tiles only. */
static void
read_stack (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  StackReader sr = { key, 0 };
  uint32_t n = relais_json_type (r->json, v) == RELAIS_JSON_LIST ? relais_json_count (r->json, v) : 0;

  reading_of (r)->tiles[key] = true;
  if (n > thurn_stack_size[key])
    n = thurn_stack_size[key];
  sr.from = thurn_stack_size[key] - n;
  state_of (r)->tiles_left[key] = (uint8_t) n;
  relais_read_elements (r, v, read_stack_tile, &sr);
}

static void
read_coaches (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  reading_of (r)->coaches[key] = true;
  relais_read_byte (r, v, UINT8_MAX, RELAIS_NO_RULE, &state_of (r)->coaches_left[key]);
}

static void
read_all_stacks (RelaisReader *r, RelaisJsonValue v)
{
  relais_read_members (r, v, thurn_stacks, THURN_STACKS, read_stack, NULL);
}

static void
read_all_coaches (RelaisReader *r, RelaisJsonValue v)
{
  relais_read_members (r, v, thurn_coaches, THURN_COACHES, read_coaches, NULL);
}

static void
read_seats (RelaisReader *r, RelaisJsonValue v)
{
  relais_read_elements (r, v, thurn_read_seat, NULL);
}

/* Completion */

/* Cards of each city that lie somewhere but in deck and row. */
static void
count_claimed (const ThurnState *s, unsigned claimed[THURN_CITIES])
{
  for (unsigned i = 0; i < s->n_discards; i++)
    claimed[s->discards[i]]++;
  for (unsigned i = 0; i < s->players; i++)
    {
      for (unsigned city = 0; city < THURN_CITIES; city++)
        claimed[city] += s->seats[i].hand[city];
      for (unsigned at = 0; at < s->seats[i].n_route; at++)
        claimed[s->seats[i].route[at]]++;
    }
}

/* The cards lying nowhere else keep the seed's order; the first six of them are
 * the row, unless that is given. */
static void
complete_cards (RelaisReader *r, const ThurnState *drawn, bool has_row, bool has_deck)
{
  ThurnState *s = state_of (r);
  unsigned claimed[THURN_CITIES] = { 0 };
  uint8_t rest[THURN_CARDS];
  unsigned n = 0, shown = 0;

  count_claimed (s, claimed);
  for (unsigned slot = 0; slot < THURN_SLOTS; slot++)
    if (s->face_up[slot] != THURN_NONE)
      claimed[s->face_up[slot]]++;
  for (unsigned i = 0; i < s->n_deck && has_deck; i++)
    claimed[s->deck[i]]++;
  for (unsigned i = drawn->n_deck; i-- > 0;)
    if (claimed[drawn->deck[i]] > 0)
      claimed[drawn->deck[i]]--;
    else
      rest[n++] = drawn->deck[i];
  for (; !has_row && shown < THURN_SLOTS && shown < n; shown++)
    s->face_up[shown] = rest[shown];
  if (has_deck)
    return;
  s->n_deck = 0;
  while (n > shown)
    s->deck[s->n_deck++] = rest[--n];
}

static void
complete_supply (RelaisReader *r)
{
  const ThurnReading *reading = r->game;
  ThurnState *s = state_of (r);

  for (unsigned i = 0; i < s->players; i++)
    {
      ThurnSeat *seat = &s->seats[i];
      unsigned placed = relais_count (seat->houses);

      if (!reading->left[i])
        seat->left = (uint8_t) (placed < edition_of (r)->houses ? edition_of (r)->houses - placed : 0);
      for (unsigned t = 0; t < seat->n_tiles; t++)
        if (!reading->tiles[seat->tile[t].stack] && s->tiles_left[seat->tile[t].stack] > 0)
          s->tiles_left[seat->tile[t].stack]--;
      for (unsigned c = 0; c < THURN_COACHES; c++)
        if (!reading->coaches[c] && seat->coach >= THURN_FIRST_COACH + c)
          s->coaches_left[c]--;
    }
}

/* The turn */

static void
read_turn_number (RelaisReader *r)
{
  ThurnState *s = state_of (r);
  RelaisJsonValue v = relais_reader_top (r, "turn");
  int64_t number;

  if (v != RELAIS_JSON_NONE && relais_read_number (r, v, 0, THURN_MAX_TURN, RELAIS_NO_RULE, &number))
    s->turn = (uint32_t) number;
  s->player = (uint8_t) ((s->first_player + s->turn) % s->players);
  v = relais_reader_top (r, "player");
  if (v != RELAIS_JSON_NONE)
    relais_read_byte (r, v, s->players - 1, RELAIS_BEYOND (THURN_REFUSE_POS_PLAYER, { 0, s->player }), &s->player);
  v = relais_reader_top (r, "shuffles");
  if (v != RELAIS_JSON_NONE && relais_read_number (r, v, 0, THURN_MAX_SHUFFLES, RELAIS_NO_RULE, &number))
    s->shuffles = (uint32_t) number;
}

static void
read_ending_member (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  int64_t *ending = data;

  relais_read_number (r, v, 0, key == 1 ? state_of (r)->players - 1 : THURN_MAX_TURN, RELAIS_NO_RULE, &ending[key]);
}

static void
read_ending (RelaisReader *r, RelaisJsonValue v)
{
  static const char *const keys[] = { "turn", "player", "last_turn" };
  ThurnState *s = state_of (r);
  int64_t ending[3] = { 0 };
  int before = r->findings->count;

  if (relais_json_type (r->json, v) == RELAIS_JSON_NULL)
    return;
  relais_read_members (r, v, keys, 3, read_ending_member, ending);
  if (r->findings->count > before || !relais_read_complete (r, v, keys, 3))
    return;
  s->ending = true;
  s->ending_turn = (uint32_t) ending[0];
  s->ending_player = (uint8_t) ending[1];
  s->last_turn = (uint32_t) ending[2];
}

/* Whoever has the end tile took it in the latest turn that was theirs; if there
 * was none, the position is impossible, and validate says so. */
static void
complete_ending (ThurnState *s)
{
  for (unsigned i = 0; i < s->players; i++)
    {
      unsigned ago = (s->first_player + s->turn % s->players + s->players - i) % s->players;

      if (!(s->seats[i].stacks & 1u << THURN_STACK_END) || ago > s->turn)
        continue;
      s->ending = true;
      s->ending_player = (uint8_t) i;
      s->ending_turn = s->turn - ago;
      s->last_turn = thurn_last_turn (s, s->ending_turn);
    }
}

typedef struct
{
  uint8_t mode;
  bool has_region;
} Closing;

static void
read_closing_member (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  static const char *const modes[] = { "each", "region" };
  ThurnState *s = state_of (r);
  Closing *closing = data;

  if (key == 0)
    relais_read_word (r, v, modes, 2, &closing->mode);
  else if (key == 2)
    thurn_read_set (r, v, THURN_REFUSE_POS_CLOSING, &s->open);
  else if (relais_json_type (r->json, v) != RELAIS_JSON_NULL)
    closing->has_region = relais_read_word (r, v, thurn_regions, THURN_REGIONS, &s->region);
}

static void
read_closing (RelaisReader *r)
{
  static const char *const keys[] = { "mode", "region", "open" };
  static const char *const needed[] = { "mode", "open" };
  RelaisJsonValue v = relais_reader_top (r, "closing");
  bool given = v != RELAIS_JSON_NONE && relais_json_type (r->json, v) != RELAIS_JSON_NULL;
  Closing closing = { 0, false };

  if (given)
    {
      int before = r->findings->count;

      relais_read_members (r, v, keys, 3, read_closing_member, &closing);
      if (r->findings->count > before || !relais_read_complete (r, v, needed, 2))
        return;
      if (closing.has_region != closing.mode)
        RELAIS_WRONG (r, THURN_REFUSE_POS_CLOSING);
    }
  if (given == (state_of (r)->phase == THURN_HOUSE))
    return;
  if (v == RELAIS_JSON_NONE)
    relais_reader_enter_key (r, "closing");
  RELAIS_WRONG (r, THURN_REFUSE_POS_CLOSING);
}

static void
read_turn (RelaisReader *r)
{
  ThurnState *s = state_of (r);
  RelaisJsonValue v = relais_reader_top (r, "official");

  if (v != RELAIS_JSON_NONE)
    relais_read_word (r, v, thurn_official_names, THURN_OFFICIALS, &s->official);
  v = relais_reader_top (r, "phase");
  if (v != RELAIS_JSON_NONE)
    relais_read_word (r, v, thurn_phase_names, THURN_PHASES, &s->phase);
  else
    s->phase = (uint8_t) thurn_first_phase (s);
  v = relais_reader_top (r, "ending");
  if (v != RELAIS_JSON_NONE)
    read_ending (r, v);
  else
    complete_ending (s);
  read_closing (r);
}

/* Which keys there are; their values are read in an order of our own. */
static void
check_top (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  int64_t number;

  if (key == 0 && !(relais_json_type (r->json, v) == RELAIS_JSON_STRING
                    && relais_word_is (relais_json_word (r->json, v), relais_thurn.id)))
    RELAIS_WRONG (r, RELAIS_REFUSAL_OTHER_GAME);
  if (key == 1 && !relais_json_integer (r->json, v, 1, 1, &number))
    RELAIS_WRONG (r, RELAIS_REFUSAL_FORMAT);
  if (key == 2)
    relais_read_number (r, v, relais_thurn.rules, relais_thurn.rules, RELAIS_NO_RULE, &number);
}

static const char *const top_keys[] = {
  "game", "format", "rules", "players", "seed", "options", "turn", "player", "phase", "face_up", "deck", "discards", "shuffles",
  "tiles", "coaches", "ending", "official", "closing", "seats",
};

/* Is the part given? Then it is read. */
static bool
read_part (RelaisReader *r, const char *key, void (*read) (RelaisReader *r, RelaisJsonValue v))
{
  RelaisJsonValue v = relais_reader_top (r, key);

  if (v != RELAIS_JSON_NONE)
    read (r, v);
  return v != RELAIS_JSON_NONE;
}

bool
thurn_read (const void *edition, const RelaisJson *json, void *state, RelaisFindings *findings)
{
  ThurnReading reading = { .edition = edition, .state = state };
  RelaisReader reader = { .json = json, .findings = findings, .game = &reading };
  RelaisReader *r = &reader;
  RelaisConfig config = { .given = 0 };
  ThurnState drawn;
  bool has_row, has_deck;

  if (!relais_read_object (r, 0))
    return false;
  relais_read_members (r, 0, top_keys, sizeof top_keys / sizeof top_keys[0], check_top, NULL);
  read_config (r, &config);
  thurn_prepare (edition, &config, state);
  drawn = *(const ThurnState *) state;

  has_row = read_part (r, "face_up", read_row);
  has_deck = read_part (r, "deck", read_deck);
  read_part (r, "discards", read_discards);
  read_part (r, "tiles", read_all_stacks);
  read_part (r, "coaches", read_all_coaches);
  read_part (r, "seats", read_seats);
  complete_cards (r, &drawn, has_row, has_deck);
  complete_supply (r);
  read_turn_number (r);
  read_turn (r);
  return findings->count == 0;
}
