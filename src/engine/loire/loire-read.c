/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A setup: JSON in the form of the state, of which any key may be left out.
 * Everything that is given is taken as it is, what is left out is completed
 * from the seed and by conservation (the protocol's page on setup files says
 * how). What cannot be stored is found wrong here, with its path; whether the
 * whole is a possible position is loire_validate's to say. */

#include "loire-setup.h"

#include <string.h>

#include "../common/findings.h"
#include "../common/options.h"

/* The refusal of a number that is one, but too small or too big for what it
 * counts; NO_RULE where the rules have no id for that. */
#define BEYOND(...) ((RelaisRefusal) { __VA_ARGS__ })
#define NO_RULE BEYOND (RELAIS_REFUSAL_NONE)

/* Far beyond any game, and the last turn still fits. */
#define MAX_TURN (INT32_MAX - RELAIS_MAX_SEATS)

typedef struct
{
  const LoireEdition *e;
  const RelaisJson *json;
  LoireState *s;
  RelaisFindings *findings;
  char path[sizeof ((RelaisFinding *) NULL)->path];
  size_t path_length;
  /* What was given, and so is not completed. */
  bool goods_given[LOIRE_GOODS];
  bool characters_given[LOIRE_CHARACTERS];
  bool palaces_given[LOIRE_PALACES];
  bool towers_given;
  bool deck_given[LOIRE_LEVELS];
  bool messages_given[RELAIS_MAX_SEATS];
  bool tokens_given[RELAIS_MAX_SEATS];
} Reader;

/* Paths: entering an object's member or a list's element makes the path
 * longer until leave is called with what enter returned. */

static size_t
enter (Reader *r, RelaisWord key)
{
  size_t before = r->path_length;
  RelaisText text = { r->path, sizeof r->path, r->path_length };

  if (before > 0)
    relais_text_char (&text, '.');
  relais_text_put (&text, key.at, key.n);
  r->path_length = text.length < sizeof r->path ? text.length : sizeof r->path - 1;
  return before;
}

static size_t
enter_key (Reader *r, const char *key)
{
  return enter (r, (RelaisWord) { key, strlen (key) });
}

static size_t
enter_index (Reader *r, unsigned index)
{
  char digits[12];
  RelaisText text;

  relais_text_init (&text, digits, sizeof digits);
  relais_text_int (&text, index);
  return enter_key (r, digits);
}

static void
leave (Reader *r, size_t before)
{
  r->path_length = before;
  r->path[before] = '\0';
}

static bool
wrong (Reader *r, RelaisRefusal refusal)
{
  relais_find (r->findings, r->path, refusal);
  return false;
}

#define WRONG(r, ...) wrong (r, (RelaisRefusal) { __VA_ARGS__ })

static bool
number (Reader *r, RelaisJsonValue v, int64_t min, int64_t max, RelaisRefusal beyond, int64_t *value)
{
  RelaisWord word = relais_json_word (r->json, v);
  bool negative = word.n > 0 && word.at[0] == '-';
  int64_t any;

  if (negative)
    word = (RelaisWord) { word.at + 1, word.n - 1 };
  if (relais_json_type (r->json, v) == RELAIS_JSON_NUMBER && relais_word_number (word, RELAIS_MAX_SEED, &any))
    {
      if (negative)
        any = -any;
      if (any >= min && any <= max)
        {
          *value = any;
          return true;
        }
      if (beyond.code != RELAIS_REFUSAL_NONE)
        return wrong (r, beyond);
    }
  return WRONG (r, RELAIS_REFUSAL_NOT_NUMBER, { (int32_t) min, (int32_t) (max < INT32_MAX ? max : INT32_MAX) });
}

static bool
byte (Reader *r, RelaisJsonValue v, int64_t max, RelaisRefusal beyond, uint8_t *value)
{
  int64_t any;

  if (!number (r, v, 0, max, beyond, &any))
    return false;
  *value = (uint8_t) any;
  return true;
}

static bool
boolean (Reader *r, RelaisJsonValue v, uint8_t *value)
{
  bool any;

  if (!relais_json_boolean (r->json, v, &any))
    return WRONG (r, RELAIS_REFUSAL_NOT_BOOLEAN);
  *value = any;
  return true;
}

/* A NULL among the names stands for JSON's null. */
static bool
word_of (Reader *r, RelaisJsonValue v, const char *const *names, unsigned n, uint8_t *value)
{
  for (unsigned i = 0; i < n; i++)
    if (names[i] == NULL ? relais_json_type (r->json, v) == RELAIS_JSON_NULL
                         : relais_json_type (r->json, v) == RELAIS_JSON_STRING
                           && relais_word_is (relais_json_word (r->json, v), names[i]))
      {
        *value = (uint8_t) i;
        return true;
      }
  return WRONG (r, RELAIS_REFUSAL_NOT_WORD);
}

static bool
is_object (Reader *r, RelaisJsonValue v)
{
  return relais_json_type (r->json, v) == RELAIS_JSON_OBJECT || WRONG (r, RELAIS_REFUSAL_NOT_OBJECT);
}

static bool
is_list (Reader *r, RelaisJsonValue v)
{
  return relais_json_type (r->json, v) == RELAIS_JSON_LIST || WRONG (r, RELAIS_REFUSAL_NOT_LIST);
}

/* The members of an object, with the index of their key among `keys`; unknown
 * keys are told and skipped. */
typedef void (*Member) (Reader *r, unsigned key, RelaisJsonValue v, void *data);

static void
each_member (Reader *r, RelaisJsonValue object, const char *const *keys, unsigned n, Member member, void *data)
{
  if (!is_object (r, object))
    return;
  for (RelaisJsonValue k = relais_json_first (r->json, object); k != RELAIS_JSON_NONE;
       k = relais_json_after (r->json, object, k))
    {
      RelaisWord word = relais_json_word (r->json, k);
      size_t before = enter (r, word);
      unsigned key = 0;

      while (key < n && !relais_word_is (word, keys[key]))
        key++;
      if (key == n)
        {
          if (object != 0 || !relais_is_setup_key (word))
            WRONG (r, RELAIS_REFUSAL_KEY);
        }
      else
        member (r, key, k + 1, data);
      leave (r, before);
    }
}

typedef void (*Element) (Reader *r, unsigned index, RelaisJsonValue v, void *data);

static void
each_element (Reader *r, RelaisJsonValue list, Element element, void *data)
{
  unsigned index = 0;

  if (!is_list (r, list))
    return;
  for (RelaisJsonValue v = relais_json_first (r->json, list); v != RELAIS_JSON_NONE;
       v = relais_json_after (r->json, list, v), index++)
    {
      size_t before = enter_index (r, index);

      element (r, index, v, data);
      leave (r, before);
    }
}

/* Options: as "new" takes them, in the state's types. */

static void
read_option (Reader *r, unsigned key, RelaisJsonValue v, void *data)
{
  RelaisConfig *config = data;
  unsigned index = LOIRE_OPTION_LADY_SURCHARGE + key;
  const RelaisOption *option = &loire_options[index];
  uint8_t any = 0;

  if (index == LOIRE_OPTION_TOKEN_RECALL || index == LOIRE_OPTION_CASUAL_ABBEY)
    {
      if (!boolean (r, v, &any))
        return;
      config->value[index] = any;
    }
  else if (option->words != NULL)
    {
      if (!word_of (r, v, option->words, (unsigned) option->max + 1, &any))
        return;
      config->value[index] = any;
    }
  else if (!number (r, v, option->min, option->max, NO_RULE, &config->value[index]))
    return;
  config->given |= LOIRE_BIT (index);
}

/* Board */

static void
read_shield (Reader *r, unsigned key, RelaisJsonValue v, void *data)
{
  uint32_t *fixed = data;
  uint8_t colour;

  if (word_of (r, v, loire_colours, LOIRE_COLOURS, &colour))
    {
      unsigned village = key < LOIRE_RING_HALF - 1 ? key + 1 : key + 2;

      r->s->shields[village] = colour;
      *fixed |= LOIRE_BIT (village);
    }
}

static void
read_shields (Reader *r, RelaisJsonValue v)
{
  uint8_t drawn[LOIRE_LOCATIONS];
  uint32_t fixed = 0;
  unsigned count[LOIRE_COLOURS] = { 0 };

  memcpy (drawn, r->s->shields, sizeof drawn);
  each_member (r, v, loire_villages, LOIRE_VILLAGE_COUNT, read_shield, &fixed);
  LOIRE_EACH (village, fixed)
    count[r->s->shields[village]]++;
  for (unsigned i = 0; i < LOIRE_COLOURS; i++)
    if (count[i] > r->e->shields[i])
      {
        WRONG (r, LOIRE_REFUSE_SHIELD_COUNT, { (int32_t) i, (int32_t) count[i], r->e->shields[i] });
        memcpy (r->s->shields, drawn, sizeof drawn);
        return;
      }
  /* All given: nothing to draw, and validate names the neighbours. */
  if (fixed != LOIRE_VILLAGES && !loire_place_shields (r->e, r->s, fixed))
    {
      WRONG (r, LOIRE_REFUSE_NO_ARRANGEMENT);
      memcpy (r->s->shields, drawn, sizeof drawn);
    }
}

static void
read_market_tile (Reader *r, unsigned index, RelaisJsonValue v, void *data)
{
  uint32_t *seen = data;
  uint8_t colour;

  if (index >= LOIRE_COLOURS || !word_of (r, v, loire_colours, LOIRE_COLOURS, &colour))
    return;
  if (*seen & LOIRE_BIT (colour))
    {
      WRONG (r, LOIRE_REFUSE_MARKET_TWICE, { colour });
      return;
    }
  *seen |= LOIRE_BIT (colour);
  r->s->market[index] = colour;
}

static void
read_market (Reader *r, RelaisJsonValue v)
{
  uint8_t drawn[LOIRE_COLOURS];
  uint32_t seen = 0;

  memcpy (drawn, r->s->market, sizeof drawn);
  each_element (r, v, read_market_tile, &seen);
  if (relais_json_type (r->json, v) == RELAIS_JSON_LIST && relais_json_count (r->json, v) != LOIRE_COLOURS)
    WRONG (r, RELAIS_REFUSAL_COUNT, { LOIRE_COLOURS });
  if (loire_count (seen) != LOIRE_COLOURS)
    memcpy (r->s->market, drawn, sizeof drawn);
}

static void
read_circus (Reader *r, RelaisJsonValue v)
{
  uint8_t at;

  if (relais_json_type (r->json, v) == RELAIS_JSON_NULL)
    r->s->circus = LOIRE_NONE;
  else if (word_of (r, v, loire_locations, LOIRE_LOCATIONS, &at))
    r->s->circus = at;
}

static void
read_horses (Reader *r, unsigned key, RelaisJsonValue v, void *data)
{
  (void) data;
  byte (r, v, UINT8_MAX, NO_RULE, &r->s->horses[key]);
}

typedef struct
{
  uint8_t kind, owner;
  int64_t turn;
  unsigned given;
} Building;

static void
read_building_member (Reader *r, unsigned key, RelaisJsonValue v, void *data)
{
  Building *building = data;
  bool fine;

  if (key == 0)
    fine = word_of (r, v, loire_buildings, LOIRE_BUILDINGS, &building->kind);
  else if (key == 1)
    fine = byte (r, v, r->s->players - 1, BEYOND (LOIRE_REFUSE_POS_OWNER, { r->s->players }), &building->owner);
  else
    fine = number (r, v, 0, MAX_TURN, BEYOND (LOIRE_REFUSE_POS_BUILD_TURN, { 0 }), &building->turn);
  if (fine)
    building->given |= 1u << key;
}

static void
read_building (Reader *r, unsigned key, RelaisJsonValue v, void *data)
{
  static const char *const keys[] = { "kind", "owner", "turn" };
  unsigned village = key < LOIRE_RING_HALF - 1 ? key + 1 : key + 2;
  Building building = { 0, 0, 0, 0 };
  int before = r->findings->count;

  (void) data;
  each_member (r, v, keys, 3, read_building_member, &building);
  if (r->findings->count > before)
    return;
  if (building.given != 7)
    {
      WRONG (r, RELAIS_REFUSAL_MISSING);
      return;
    }
  r->s->seats[building.owner].built[building.kind] |= LOIRE_BIT (village);
  r->s->built_turn[village] = (uint32_t) building.turn;
}

/* Cards that lie somewhere already; a second place for one is wrong. */
static bool
claim (Reader *r, uint8_t *claimed, unsigned card)
{
  if (claimed[card])
    return WRONG (r, LOIRE_REFUSE_MESSAGE_TWICE, { (int32_t) card });
  claimed[card] = true;
  return true;
}

/* Seats */

typedef struct
{
  LoireSeat *seat;
  unsigned index;
  uint8_t *claimed;
  LoireHeld *held;
} SeatReader;

static void
read_good (Reader *r, unsigned key, RelaisJsonValue v, void *data)
{
  byte (r, v, UINT8_MAX, BEYOND (LOIRE_REFUSE_POS_GOODS, { (int32_t) key }), &((SeatReader *) data)->seat->goods[key]);
}

static void
read_stack_member (Reader *r, unsigned key, RelaisJsonValue v, void *data)
{
  LoireStack *stack = data;

  if (key == 0)
    word_of (r, v, loire_locations, LOIRE_LOCATIONS, &stack->at);
  else if (key == 1)
    byte (r, v, LOIRE_MAX_STACK, BEYOND (LOIRE_REFUSE_STACK_HORSES, { LOIRE_MAX_STACK }), &stack->horses);
  else
    word_of (r, v, loire_direction_names, LOIRE_DIRECTIONS, &stack->direction);
}

static void
read_character (Reader *r, unsigned index, RelaisJsonValue v, void *data)
{
  LoireSeat *seat = ((SeatReader *) data)->seat;
  uint8_t character;

  (void) index;
  if (!word_of (r, v, loire_characters, LOIRE_CHARACTERS, &character))
    return;
  if (loire_has (seat, character))
    {
      WRONG (r, LOIRE_REFUSE_POS_TWICE);
      return;
    }
  seat->characters |= LOIRE_BIT (character);
  seat->hired[seat->n_characters++] = character;
}

typedef struct
{
  uint8_t id;
  int64_t turn;
  unsigned given;
} Palace;

static void
read_palace_member (Reader *r, unsigned key, RelaisJsonValue v, void *data)
{
  Palace *palace = data;

  if (key == 0 ? word_of (r, v, loire_palaces, LOIRE_PALACES, &palace->id)
               : number (r, v, 0, MAX_TURN, BEYOND (LOIRE_REFUSE_POS_BUILD_TURN, { 0 }), &palace->turn))
    palace->given |= 1u << key;
}

static void
read_palace (Reader *r, unsigned index, RelaisJsonValue v, void *data)
{
  static const char *const keys[] = { "id", "turn" };
  LoireSeat *seat = ((SeatReader *) data)->seat;
  Palace palace = { 0, 0, 0 };
  int before = r->findings->count;

  (void) index;
  each_member (r, v, keys, 2, read_palace_member, &palace);
  if (r->findings->count > before)
    return;
  if (palace.given != 3)
    WRONG (r, RELAIS_REFUSAL_MISSING);
  else if (seat->palaces & LOIRE_BIT (palace.id))
    WRONG (r, LOIRE_REFUSE_POS_TWICE);
  else
    {
      seat->palaces |= (uint8_t) LOIRE_BIT (palace.id);
      seat->palace[seat->n_palaces++] = palace.id;
      seat->palace_turn[palace.id] = (uint32_t) palace.turn;
    }
}

static void
read_mark_member (Reader *r, unsigned key, RelaisJsonValue v, void *data)
{
  uint8_t *mark = data;

  if (key == 0)
    word_of (r, v, loire_colours, LOIRE_COLOURS, &mark[0]);
  else
    word_of (r, v, loire_locations, LOIRE_LOCATIONS, &mark[1]);
}

static void
read_mark (Reader *r, unsigned index, RelaisJsonValue v, void *data)
{
  static const char *const keys[] = { "shield", "at" };
  LoireHeld *held = ((SeatReader *) data)->held;
  uint8_t mark[2] = { LOIRE_NONE, LOIRE_NONE };
  int before = r->findings->count;

  each_member (r, v, keys, 2, read_mark_member, mark);
  if (r->findings->count > before)
    return;
  if (mark[1] == LOIRE_NONE)
    WRONG (r, RELAIS_REFUSAL_MISSING);
  else if (loire_is_city (mark[1]) || (mark[0] != LOIRE_NONE && r->s->shields[mark[1]] != mark[0]))
    WRONG (r, LOIRE_REFUSE_MARK_COLOUR, { held->card, mark[1] });
  else if (index >= LOIRE_MAX_MARKS)
    WRONG (r, LOIRE_REFUSE_MARKS_TOO_MANY, { held->card });
  else
    held->mark[held->n_marks++] = mark[1];
}

static void
read_held_member (Reader *r, unsigned key, RelaisJsonValue v, void *data)
{
  LoireHeld *held = ((SeatReader *) data)->held;

  if (key == 0)
    word_of (r, v, loire_messages, LOIRE_MESSAGES, &held->card);
  else
    each_element (r, v, read_mark, data);
}

static void
read_held (Reader *r, unsigned index, RelaisJsonValue v, void *data)
{
  static const char *const keys[] = { "id", "marks" };
  SeatReader *sr = data;
  LoireHeld held = { LOIRE_NONE, 0, { LOIRE_NONE, LOIRE_NONE } };
  int before = r->findings->count;

  sr->held = &held;
  each_member (r, v, keys, 2, read_held_member, sr);
  if (r->findings->count > before)
    return;
  if (held.card == LOIRE_NONE)
    WRONG (r, RELAIS_REFUSAL_MISSING);
  else if (index >= LOIRE_MAX_HAND)
    WRONG (r, LOIRE_REFUSE_POS_HAND, { LOIRE_MAX_HAND });
  else if (claim (r, sr->claimed, held.card))
    sr->seat->held[sr->seat->n_held++] = held;
}

static void
read_delivered (Reader *r, unsigned index, RelaisJsonValue v, void *data)
{
  SeatReader *sr = data;
  LoireSeat *seat = sr->seat;
  uint8_t card;

  (void) index;
  if (!word_of (r, v, loire_messages, LOIRE_MESSAGES, &card) || !claim (r, sr->claimed, card))
    return;
  if (seat->n_delivered == 0)
    seat->first_delivered = card;
  else
    r->s->delivered[seat->last_delivered] = card;
  seat->last_delivered = card;
  seat->n_delivered++;
  seat->delivered_level[loire_level (card) - 1]++;
  seat->delivered_type[r->e->message[card].type]++;
  seat->delivered_points = (uint16_t) (seat->delivered_points + r->e->message[card].points);
}

static void
read_seat_member (Reader *r, unsigned key, RelaisJsonValue v, void *data)
{
  static const char *const stack_keys[] = { "at", "horses", "dir" };
  SeatReader *sr = data;
  LoireSeat *seat = sr->seat;
  int64_t any;

  switch (key)
    {
    case 0:
      if (number (r, v, 0, LOIRE_MAX_DENIERS, BEYOND (LOIRE_REFUSE_POS_DENIERS, { LOIRE_MAX_DENIERS }), &any))
        seat->deniers = (uint16_t) any;
      break;
    case 1:
      byte (r, v, UINT8_MAX, BEYOND (LOIRE_REFUSE_POS_BOAT, { r->s->options.boat_goal }), &seat->boat);
      break;
    case 2:
      each_member (r, v, loire_goods, LOIRE_GOODS, read_good, sr);
      break;
    case 3:
    case 4:
      each_member (r, v, stack_keys, 3, read_stack_member,
                   &seat->stack[key == 3 ? LOIRE_MERCHANT_FIGURE : LOIRE_MESSENGER_FIGURE]);
      break;
    case 5:
      each_element (r, v, read_character, sr);
      break;
    case 6:
      each_element (r, v, read_palace, sr);
      break;
    case 7:
      r->messages_given[sr->index] = true;
      each_element (r, v, read_held, sr);
      break;
    case 8:
      each_element (r, v, read_delivered, sr);
      break;
    default:
      r->tokens_given[sr->index] = true;
      byte (r, v, UINT8_MAX, NO_RULE, &seat->tokens);
    }
}

static void
read_seat (Reader *r, unsigned index, RelaisJsonValue v, void *data)
{
  static const char *const keys[] = {
    "deniers", "boat", "goods", "merchant", "messenger", "characters", "palaces", "messages", "delivered", "tokens",
  };
  SeatReader sr = { .index = index, .claimed = data };

  if (index >= r->s->players)
    return;
  sr.seat = &r->s->seats[index];
  each_member (r, v, keys, sizeof keys / sizeof keys[0], read_seat_member, &sr);
}

/* Supply and decks */

static void
read_supply_good (Reader *r, unsigned key, RelaisJsonValue v, void *data)
{
  (void) data;
  r->goods_given[key] = true;
  byte (r, v, UINT8_MAX, NO_RULE, &r->s->goods[key]);
}

static void
read_supply_character (Reader *r, unsigned key, RelaisJsonValue v, void *data)
{
  (void) data;
  r->characters_given[key] = true;
  byte (r, v, UINT8_MAX, NO_RULE, &r->s->characters[key]);
}

static void
read_supply_palace (Reader *r, unsigned key, RelaisJsonValue v, void *data)
{
  (void) data;
  r->palaces_given[key] = true;
  byte (r, v, UINT8_MAX, NO_RULE, &r->s->palaces[key]);
}

static void
read_supply (Reader *r, unsigned key, RelaisJsonValue v, void *data)
{
  (void) data;
  switch (key)
    {
    case 0:
      each_member (r, v, loire_goods, LOIRE_GOODS, read_supply_good, NULL);
      break;
    case 1:
      each_member (r, v, loire_characters, LOIRE_CHARACTERS, read_supply_character, NULL);
      break;
    case 2:
      each_member (r, v, loire_palaces, LOIRE_PALACES, read_supply_palace, NULL);
      break;
    default:
      r->towers_given = true;
      byte (r, v, UINT8_MAX, NO_RULE, &r->s->towers);
    }
}

typedef struct
{
  unsigned level;       /* 0 .. 3 */
  uint8_t *claimed;
  uint8_t cards[LOIRE_DECK_MOST];
  unsigned n;
} DeckReader;

static void
read_deck_card (Reader *r, unsigned index, RelaisJsonValue v, void *data)
{
  DeckReader *dr = data;
  uint8_t card;

  (void) index;
  if (!word_of (r, v, loire_messages, LOIRE_MESSAGES, &card))
    return;
  if (loire_level (card) != dr->level + 1)
    WRONG (r, LOIRE_REFUSE_MESSAGE_DECK, { card });
  else if (claim (r, dr->claimed, card))
    dr->cards[dr->n++] = card;
}

static void
read_deck (Reader *r, unsigned key, RelaisJsonValue v, void *data)
{
  DeckReader dr = { .level = key, .claimed = data };

  r->deck_given[key] = true;
  each_element (r, v, read_deck_card, &dr);
  r->s->n_deck[key] = (uint8_t) dr.n;
  for (unsigned i = 0; i < dr.n; i++)
    r->s->deck[loire_deck_start[key] + i] = dr.cards[dr.n - 1 - i];
}

/* The turn */

static void
read_used (Reader *r, unsigned key, RelaisJsonValue v, void *data)
{
  LoireUsed *used = &r->s->used;

  (void) data;
  switch (key)
    {
    case 0: boolean (r, v, &used->rode[LOIRE_MERCHANT_FIGURE]); break;
    case 1: boolean (r, v, &used->rode[LOIRE_MESSENGER_FIGURE]); break;
    case 2: boolean (r, v, &used->buy); break;
    case 3: boolean (r, v, &used->ship); break;
    case 4: byte (r, v, UINT8_MAX, BEYOND (LOIRE_REFUSE_POS_USED), &used->buildings); break;
    case 5: byte (r, v, UINT8_MAX, BEYOND (LOIRE_REFUSE_POS_USED), &used->hires); break;
    case 6: byte (r, v, UINT8_MAX, BEYOND (LOIRE_REFUSE_POS_USED), &used->palatium); break;
    case 7: boolean (r, v, &used->smith); break;
    case 8: byte (r, v, UINT8_MAX, BEYOND (LOIRE_REFUSE_POS_USED), &used->message_bought); break;
    default: word_of (r, v, loire_action_names, LOIRE_ACTIONS, &used->action);
    }
}

typedef struct
{
  int64_t value[3];
  unsigned given;
} Ending;

static void
read_ending_member (Reader *r, unsigned key, RelaisJsonValue v, void *data)
{
  Ending *ending = data;

  if (number (r, v, 0, key == 1 ? r->s->players - 1 : MAX_TURN, BEYOND (LOIRE_REFUSE_POS_ENDING), &ending->value[key]))
    ending->given |= 1u << key;
}

static void
read_ending (Reader *r, RelaisJsonValue v)
{
  static const char *const keys[] = { "turn", "player", "last_turn" };
  Ending ending = { { 0 }, 0 };
  int before = r->findings->count;

  if (relais_json_type (r->json, v) == RELAIS_JSON_NULL)
    return;
  each_member (r, v, keys, 3, read_ending_member, &ending);
  if (r->findings->count > before)
    return;
  if (ending.given != 7)
    {
      WRONG (r, RELAIS_REFUSAL_MISSING);
      return;
    }
  if (ending.value[2] != ending.value[0] + r->s->players - 1)
    WRONG (r, LOIRE_REFUSE_POS_LAST_TURN, { (int32_t) (ending.value[0] + r->s->players - 1) });
  r->s->ending = true;
  r->s->ending_turn = (uint32_t) ending.value[0];
  r->s->ending_player = (uint8_t) ending.value[1];
}

static void
read_pick_card (Reader *r, unsigned index, RelaisJsonValue v, void *data)
{
  LoireState *s = r->s;
  unsigned level = s->pick_level - 1u;
  uint8_t card;

  (void) data;
  if (!word_of (r, v, loire_messages, LOIRE_MESSAGES, &card))
    return;
  if (index >= s->n_deck[level] || s->deck[loire_deck_start[level] + s->n_deck[level] - 1u - index] != card)
    WRONG (r, LOIRE_REFUSE_POS_PICK);
}

static void
read_pick (Reader *r, RelaisJsonValue v)
{
  RelaisJsonValue level, from;
  int64_t any;
  size_t before;

  if (relais_json_type (r->json, v) == RELAIS_JSON_NULL)
    return;
  if (!is_object (r, v))
    return;
  for (RelaisJsonValue k = relais_json_first (r->json, v); k != RELAIS_JSON_NONE;
       k = relais_json_after (r->json, v, k))
    if (!relais_word_is (relais_json_word (r->json, k), "level")
        && !relais_word_is (relais_json_word (r->json, k), "from"))
      {
        before = enter (r, relais_json_word (r->json, k));
        WRONG (r, RELAIS_REFUSAL_KEY);
        leave (r, before);
      }
  level = relais_json_member (r->json, v, "level");
  from = relais_json_member (r->json, v, "from");
  if (level == RELAIS_JSON_NONE || from == RELAIS_JSON_NONE)
    {
      WRONG (r, RELAIS_REFUSAL_MISSING);
      return;
    }
  before = enter_key (r, "level");
  if (number (r, level, 1, LOIRE_LEVELS, NO_RULE, &any))
    {
      leave (r, before);
      r->s->pick_level = (uint8_t) any;
      before = enter_key (r, "from");
      each_element (r, from, read_pick_card, NULL);
      if (relais_json_type (r->json, from) == RELAIS_JSON_LIST)
        r->s->pick_count = (uint8_t) (relais_json_count (r->json, from) <= LOIRE_DECK_MOST
                                      ? relais_json_count (r->json, from) : 0);
    }
  leave (r, before);
}

/* Completion */

/* L-POS-2: what nobody holds lies in the supply. */
static void
complete_supply (Reader *r)
{
  LoireState *s = r->s;
  unsigned castles = 0;

  for (unsigned i = 0; i < s->players; i++)
    castles += loire_count (s->seats[i].built[LOIRE_CASTLE]);
  if (!r->towers_given)
    s->towers = (uint8_t) (castles <= r->e->towers ? r->e->towers - castles : 0);

  for (unsigned g = 0; g < LOIRE_GOODS; g++)
    {
      unsigned held = 0;

      for (unsigned i = 0; i < s->players; i++)
        held += s->seats[i].goods[g];
      if (!r->goods_given[g])
        s->goods[g] = (uint8_t) (held <= r->e->cards[g] ? r->e->cards[g] - held : 0);
    }
  for (unsigned i = 0; i < s->players; i++)
    {
      LOIRE_EACH (character, s->seats[i].characters)
        if (!r->characters_given[character] && s->characters[character] > 0)
          s->characters[character]--;
      LOIRE_EACH (palace, s->seats[i].palaces)
        if (!r->palaces_given[palace] && s->palaces[palace] > 0)
          s->palaces[palace]--;
    }
}

/* Decks that were not given keep the seed's order, without the cards that lie
 * elsewhere. A deck that was given is the whole deck: what is neither in it
 * nor elsewhere is free to be dealt. */
static void
complete_decks (Reader *r, const uint8_t claimed[LOIRE_MESSAGES], const LoireState *drawn, bool deal)
{
  LoireState *s = r->s;
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
    if (!r->messages_given[i])
      {
        LoireState *source = r->deck_given[0] && pool.n_deck[0] == 0 ? s : &pool;

        loire_deal (source, &s->seats[i]);
      }
  for (unsigned level = 0; level < LOIRE_LEVELS; level++)
    if (!r->deck_given[level])
      {
        memcpy (s->deck + loire_deck_start[level], pool.deck + loire_deck_start[level], pool.n_deck[level]);
        s->n_deck[level] = pool.n_deck[level];
      }
}

static void
complete_tokens (Reader *r)
{
  for (unsigned i = 0; i < r->s->players; i++)
    {
      LoireSeat *seat = &r->s->seats[i];

      if (!r->tokens_given[i] && r->s->variant != LOIRE_CASUAL)
        seat->tokens = (uint8_t) (loire_has (seat, LOIRE_APPRENTICE) + loire_has (seat, LOIRE_HELPER));
    }
}

/* The top of a setup. */
static const char *const top_keys[] = {
  "game", "format", "players", "variant", "seed", "options", "turn", "player", "phase", "shields", "market", "circus",
  "horses", "buildings", "supply", "decks", "pick", "used", "ending", "seats", "preset",
};

static RelaisJsonValue
top (Reader *r, const char *key)
{
  RelaisJsonValue v = relais_json_member (r->json, 0, key);

  r->path_length = 0;
  if (v != RELAIS_JSON_NONE)
    enter_key (r, key);
  return v;
}

static void
check_top (Reader *r, unsigned key, RelaisJsonValue v, void *data)
{
  int64_t format;

  (void) data;
  if (key == 0 && !(relais_json_type (r->json, v) == RELAIS_JSON_STRING
                    && relais_word_is (relais_json_word (r->json, v), "loire")))
    WRONG (r, RELAIS_REFUSAL_OTHER_GAME);
  if (key == 1 && !relais_json_integer (r->json, v, 1, 1, &format))
    WRONG (r, RELAIS_REFUSAL_FORMAT);
}

static bool
read_config (Reader *r, RelaisConfig *config)
{
  static const struct { const char *key; unsigned option; } numbers[] = {
    { "players", RELAIS_OPTION_PLAYERS }, { "seed", RELAIS_OPTION_SEED },
  };
  static const struct { const char *key; unsigned option; } words[] = {
    { "variant", LOIRE_OPTION_VARIANT }, { "preset", LOIRE_OPTION_PRESET },
  };
  const char *keys[LOIRE_OPTIONS];
  RelaisJsonValue seats = top (r, "seats");
  RelaisJsonValue v, turn, player;
  RelaisRefusal why;
  int64_t now, who;
  uint8_t any;

  if (seats != RELAIS_JSON_NONE && is_list (r, seats))
    {
      uint32_t n = relais_json_count (r->json, seats);

      if (n < 1 || n > RELAIS_MAX_SEATS)
        WRONG (r, RELAIS_REFUSAL_COUNT, { RELAIS_MAX_SEATS });
      else
        {
          config->value[RELAIS_OPTION_PLAYERS] = n;
          config->given |= LOIRE_BIT (RELAIS_OPTION_PLAYERS);
        }
    }
  for (unsigned i = 0; i < 2; i++)
    {
      const RelaisOption *option = &loire_options[numbers[i].option];

      v = top (r, numbers[i].key);
      if (v == RELAIS_JSON_NONE || !number (r, v, option->min, option->max, NO_RULE, &now))
        continue;
      config->value[numbers[i].option] = now;
      config->given |= LOIRE_BIT (numbers[i].option);
      if (i == 0 && seats != RELAIS_JSON_NONE && relais_json_type (r->json, seats) == RELAIS_JSON_LIST
          && relais_json_count (r->json, seats) != now)
        {
          top (r, "seats");
          WRONG (r, RELAIS_REFUSAL_COUNT, { (int32_t) now });
        }
    }
  for (unsigned i = 0; i < 2; i++)
    {
      const RelaisOption *option = &loire_options[words[i].option];

      v = top (r, words[i].key);
      if (v != RELAIS_JSON_NONE && word_of (r, v, option->words, (unsigned) option->max + 1, &any))
        {
          config->value[words[i].option] = any;
          config->given |= LOIRE_BIT (words[i].option);
        }
    }
  for (unsigned i = LOIRE_OPTION_LADY_SURCHARGE; i < LOIRE_OPTIONS; i++)
    keys[i - LOIRE_OPTION_LADY_SURCHARGE] = loire_options[i].key;
  v = top (r, "options");
  if (v != RELAIS_JSON_NONE)
    each_member (r, v, keys, LOIRE_OPTIONS - LOIRE_OPTION_LADY_SURCHARGE, read_option, config);
  if (r->findings->count > 0)
    return false;

  /* Whose turn it is tells who was first, if nothing else does. */
  player = top (r, "player");
  turn = top (r, "turn");
  if (player != RELAIS_JSON_NONE && !(config->given & LOIRE_BIT (LOIRE_OPTION_FIRST_PLAYER)))
    {
      int64_t players = config->given & LOIRE_BIT (RELAIS_OPTION_PLAYERS) ? config->value[RELAIS_OPTION_PLAYERS] : 3;

      now = 0;
      if (relais_json_integer (r->json, player, 0, players - 1, &who)
          && (turn == RELAIS_JSON_NONE || relais_json_integer (r->json, turn, 0, INT32_MAX, &now)))
        {
          config->value[LOIRE_OPTION_FIRST_PLAYER] = (who + players - now % players) % players;
          config->given |= LOIRE_BIT (LOIRE_OPTION_FIRST_PLAYER);
        }
    }
  if (!loire_resolve (r->e, config, &why))
    {
      top (r, "options");
      return wrong (r, why);
    }
  return true;
}

static void
read_turn (Reader *r)
{
  LoireState *s = r->s;
  RelaisJsonValue v;
  int64_t any;

  v = top (r, "turn");
  if (v != RELAIS_JSON_NONE && number (r, v, 0, MAX_TURN, NO_RULE, &any))
    s->turn = (uint32_t) any;
  s->player = (uint8_t) ((s->options.first_player + s->turn) % s->players);
  v = top (r, "player");
  if (v != RELAIS_JSON_NONE)
    byte (r, v, s->players - 1, BEYOND (LOIRE_REFUSE_POS_PLAYER, { s->player }), &s->player);
  v = top (r, "used");
  if (v != RELAIS_JSON_NONE)
    {
      static const char *const keys[] = {
        "merchant", "messenger", "buy", "ship", "buildings", "hires", "palatium", "smith", "message_bought", "action",
      };

      each_member (r, v, keys, sizeof keys / sizeof keys[0], read_used, NULL);
    }
  v = top (r, "phase");
  if (v != RELAIS_JSON_NONE)
    word_of (r, v, loire_phase_names, LOIRE_PHASES, &s->phase);
  else
    s->phase = (uint8_t) loire_turn_phase (s, s->player);
  v = top (r, "ending");
  if (v != RELAIS_JSON_NONE)
    read_ending (r, v);
  else
    loire_check_goals (s, NULL);
}

bool
loire_read (const void *edition, const RelaisJson *json, void *state, RelaisFindings *findings)
{
  Reader reader = { .e = edition, .json = json, .s = state, .findings = findings };
  Reader *r = &reader;
  RelaisConfig config = { .given = 0 };
  uint8_t claimed[LOIRE_MESSAGES] = { 0 };
  LoireState *s = state;
  LoireState drawn;
  RelaisJsonValue v;

  if (!is_object (r, 0))
    return false;
  each_member (r, 0, top_keys, sizeof top_keys / sizeof top_keys[0], check_top, NULL);
  if (!read_config (r, &config))
    return false;

  loire_prepare (r->e, &config, s);
  drawn = *s;

  v = top (r, "shields");
  if (v != RELAIS_JSON_NONE)
    read_shields (r, v);
  v = top (r, "market");
  if (v != RELAIS_JSON_NONE)
    read_market (r, v);
  v = top (r, "circus");
  if (v != RELAIS_JSON_NONE)
    read_circus (r, v);
  v = top (r, "horses");
  if (v != RELAIS_JSON_NONE)
    {
      memset (s->horses, 0, sizeof s->horses);
      each_member (r, v, loire_locations, LOIRE_LOCATIONS, read_horses, NULL);
    }
  v = top (r, "buildings");
  if (v != RELAIS_JSON_NONE)
    each_member (r, v, loire_villages, LOIRE_VILLAGE_COUNT, read_building, NULL);
  v = top (r, "seats");
  if (v != RELAIS_JSON_NONE)
    each_element (r, v, read_seat, claimed);
  v = top (r, "supply");
  if (v != RELAIS_JSON_NONE)
    {
      static const char *const keys[] = { "goods", "characters", "palaces", "towers" };

      each_member (r, v, keys, 4, read_supply, NULL);
    }
  v = top (r, "decks");
  if (v != RELAIS_JSON_NONE)
    {
      static const char *const keys[] = { "1", "2", "3", "4" };

      each_member (r, v, keys, LOIRE_LEVELS, read_deck, claimed);
    }
  complete_supply (r);
  complete_tokens (r);
  complete_decks (r, claimed, &drawn, relais_json_member (json, 0, "turn") == RELAIS_JSON_NONE);
  read_turn (r);
  v = top (r, "pick");
  if (v != RELAIS_JSON_NONE)
    read_pick (r, v);
  return findings->count == 0;
}
