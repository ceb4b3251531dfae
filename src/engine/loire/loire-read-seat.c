/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A seat of a setup: money, goods, figures, cards. */

#include "loire-read.h"

bool
loire_claim (RelaisReader *r, unsigned card)
{
  bool *claimed = &((LoireReading *) r->game)->claimed[card];

  if (*claimed)
    return RELAIS_WRONG (r, LOIRE_REFUSE_MESSAGE_TWICE, { (int32_t) card });
  *claimed = true;
  return true;
}

typedef struct
{
  LoireSeat *seat;
  unsigned index;
  unsigned figure;
  LoireHeld *held;
  RelaisJsonValue marks;
} SeatReader;

static void
read_good (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  relais_read_byte (r, v, UINT8_MAX, RELAIS_BEYOND (LOIRE_REFUSE_POS_GOODS, { 0, (int32_t) key, 1 }),
                    &((SeatReader *) data)->seat->goods[key]);
}

static void
read_stack_member (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  SeatReader *sr = data;
  LoireStack *stack = &sr->seat->stack[sr->figure];

  if (key == 0)
    relais_read_word (r, v, loire_locations, LOIRE_LOCATIONS, &stack->at);
  else if (key == 1)
    relais_read_byte (r, v, LOIRE_MAX_STACK,
                      RELAIS_BEYOND (LOIRE_REFUSE_STACK_HORSES, { 0, (int32_t) sr->figure, LOIRE_MAX_STACK }), &stack->horses);
  else
    relais_read_word (r, v, loire_direction_names, LOIRE_DIRECTIONS, &stack->direction);
}

static void
read_character (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  LoireSeat *seat = ((SeatReader *) data)->seat;
  uint8_t character;

  if (!relais_read_word (r, v, loire_characters, LOIRE_CHARACTERS, &character))
    return;
  if (loire_has (seat, character))
    {
      RELAIS_WRONG (r, LOIRE_REFUSE_POS_CHARACTER_TWICE, { character });
      return;
    }
  seat->characters |= LOIRE_BIT (character);
  seat->hired[seat->n_characters++] = character;
}

typedef struct
{
  uint8_t id;
  int64_t turn;
} Palace;

static void
read_palace_member (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  Palace *palace = data;

  if (key == 0)
    relais_read_word (r, v, loire_palaces, LOIRE_PALACES, &palace->id);
  else
    relais_read_number (r, v, 0, LOIRE_MAX_TURN, RELAIS_BEYOND (LOIRE_REFUSE_POS_BUILD_TURN, { 0 }), &palace->turn);
}

static void
read_palace (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  static const char *const keys[] = { "id", "turn" };
  LoireSeat *seat = ((SeatReader *) data)->seat;
  Palace palace = { 0, 0 };
  int before = r->findings->count;

  relais_read_members (r, v, keys, 2, read_palace_member, &palace);
  if (r->findings->count > before)
    return;
  if (!relais_read_complete (r, v, keys, 2))
    return;
  if (seat->palaces & LOIRE_BIT (palace.id))
    RELAIS_WRONG (r, LOIRE_REFUSE_POS_PALACE_TWICE, { palace.id });
  else
    {
      seat->palaces |= (uint8_t) LOIRE_BIT (palace.id);
      seat->palace[seat->n_palaces++] = palace.id;
      seat->palace_turn[palace.id] = (uint32_t) palace.turn;
    }
}

static void
read_mark_member (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  uint8_t *mark = data;

  if (key == 0)
    relais_read_word (r, v, loire_colours, LOIRE_COLOURS, &mark[0]);
  else
    relais_read_word (r, v, loire_locations, LOIRE_LOCATIONS, &mark[1]);
}

static void
read_mark (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  static const char *const keys[] = { "shield", "at" };
  LoireHeld *held = ((SeatReader *) data)->held;
  uint8_t mark[2] = { LOIRE_NONE, LOIRE_NONE };
  int before = r->findings->count;

  relais_read_members (r, v, keys, 2, read_mark_member, mark);
  if (r->findings->count > before)
    return;
  if (!relais_read_complete (r, v, keys + 1, 1))        /* the shield is the village's */
    return;
  if (loire_is_city (mark[1]) || (mark[0] != LOIRE_NONE && state_of (r)->shields[mark[1]] != mark[0]))
    RELAIS_WRONG (r, LOIRE_REFUSE_MARK_COLOUR, { held->card, mark[1] });
  else if (index >= LOIRE_MAX_MARKS)
    RELAIS_WRONG (r, LOIRE_REFUSE_MARKS_TOO_MANY, { held->card });
  else
    held->mark[held->n_marks++] = mark[1];
}

static void
read_held_member (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  SeatReader *sr = data;

  if (key == 0)
    relais_read_word (r, v, loire_messages, LOIRE_MESSAGES, &sr->held->card);
  else
    sr->marks = v;
}

/* What is wrong with a mark names the message, which may stand behind its marks. */
static void
read_marks (RelaisReader *r, SeatReader *sr)
{
  size_t before;

  if (sr->held->card == LOIRE_NONE || sr->marks == RELAIS_JSON_NONE)
    return;
  before = relais_reader_enter_key (r, "marks");
  relais_read_elements (r, sr->marks, read_mark, sr);
  relais_reader_leave (r, before);
}

static void
read_held (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  static const char *const keys[] = { "id", "marks" };
  SeatReader *sr = data;
  LoireHeld held = { LOIRE_NONE, 0, { LOIRE_NONE, LOIRE_NONE } };
  int before = r->findings->count;

  sr->held = &held;
  sr->marks = RELAIS_JSON_NONE;
  relais_read_members (r, v, keys, 2, read_held_member, sr);
  read_marks (r, sr);
  if (r->findings->count > before)
    return;
  if (!relais_read_complete (r, v, keys, 1))
    return;
  if (index >= LOIRE_MAX_HAND)
    RELAIS_WRONG (r, LOIRE_REFUSE_POS_HAND, { (int32_t) index + 1, LOIRE_MAX_HAND });
  else if (loire_claim (r, held.card))
    sr->seat->held[sr->seat->n_held++] = held;
}

static void
read_delivered (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  SeatReader *sr = data;
  LoireSeat *seat = sr->seat;
  uint8_t card;

  if (!relais_read_word (r, v, loire_messages, LOIRE_MESSAGES, &card) || !loire_claim (r, card))
    return;
  loire_file_delivered (edition_of (r), state_of (r), seat, card);
}

enum
{
  KEY_DENIERS,
  KEY_BOAT,
  KEY_GOODS,
  KEY_MERCHANT,
  KEY_MESSENGER,
  KEY_CHARACTERS,
  KEY_PALACES,
  KEY_MESSAGES,
  KEY_DELIVERED,
  KEY_TOKENS,
  KEYS
};

static const char *const seat_keys[KEYS] = {
  "deniers", "boat", "goods", "merchant", "messenger", "characters", "palaces", "messages", "delivered", "tokens",
};

static void
read_seat_member (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  static const char *const stack_keys[] = { "at", "horses", "dir" };
  SeatReader *sr = data;
  LoireSeat *seat = sr->seat;
  int64_t any;

  switch (key)
    {
    case KEY_DENIERS:
      if (relais_read_number (r, v, 0, LOIRE_MAX_DENIERS, RELAIS_BEYOND (LOIRE_REFUSE_POS_DENIERS, { 0, LOIRE_MAX_DENIERS }),
                              &any))
        seat->deniers = (uint16_t) any;
      break;
    case KEY_BOAT:
      relais_read_byte (r, v, UINT8_MAX, RELAIS_BEYOND (LOIRE_REFUSE_POS_BOAT, { 0, state_of (r)->options.boat_goal }),
                        &seat->boat);
      break;
    case KEY_GOODS:
      relais_read_members (r, v, loire_goods, LOIRE_GOODS, read_good, sr);
      break;
    case KEY_MERCHANT:
    case KEY_MESSENGER:
      sr->figure = key == KEY_MERCHANT ? LOIRE_MERCHANT_FIGURE : LOIRE_MESSENGER_FIGURE;
      relais_read_members (r, v, stack_keys, 3, read_stack_member, sr);
      break;
    case KEY_CHARACTERS:
      relais_read_elements (r, v, read_character, sr);
      break;
    case KEY_PALACES:
      relais_read_elements (r, v, read_palace, sr);
      break;
    case KEY_MESSAGES:
      given_of (r)->messages[sr->index] = true;
      relais_read_elements (r, v, read_held, sr);
      break;
    case KEY_DELIVERED:
      relais_read_elements (r, v, read_delivered, sr);
      break;
    case KEY_TOKENS:
    default:
      given_of (r)->tokens[sr->index] = true;
      relais_read_byte (r, v, UINT8_MAX, RELAIS_NO_RULE, &seat->tokens);
    }
}

void
loire_read_seat (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  SeatReader sr = { .index = index };

  if (index >= state_of (r)->players)
    return;
  sr.seat = &state_of (r)->seats[index];
  relais_read_members (r, v, seat_keys, KEYS, read_seat_member, &sr);
}
