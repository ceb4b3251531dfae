/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves, events and single values in the protocol's words, and moves back
 * from words. */

#include "loire-text.h"

const char *const loire_phase_names[LOIRE_PHASES] = {
  "collect", "figure", "merchant", "circus", "messenger", "pick", "over",
};
const char *const loire_action_names[LOIRE_ACTIONS] = {
  NULL, "buy", "hire", "sell", "ship", "build", "message", "deliver",
};
const char *const loire_direction_names[LOIRE_DIRECTIONS] = { NULL, "cw", "ccw" };
const char *const loire_figure_names[LOIRE_FIGURES] = { "merchant", "messenger" };
const char *const loire_variant_names[2] = { "standard", "casual" };
const char *const loire_column_names[LOIRE_COLUMNS] = {
  "boat", "delivered", "undelivered", "characters", "blue", "palaces", "castles", "buildings",
};
const char *const loire_move_forms[] = {
  "merchant ride HORSES to PLACE [smith PLACE]",
  "messenger ride HORSES to PLACE [smith PLACE]",
  "buy GOOD",
  "buy wood 2",
  "sell GOOD",
  "ship 1",
  "ship 2",
  "build farm PLACE [patron]",
  "build monastery PLACE [patron]",
  "build castle PLACE [patron]",
  "build PALACE",
  "hire CHARACTER",
  "message LEVEL",
  "deliver MESSAGE",
  "mark MESSAGE [from MESSAGE [COLOUR]]",
  "circus PLACE",
  "pick MESSAGE",
  "collect",
  "done",
  NULL,
};
static const char *const what_names[] = { "bank", "poor", "ship", "horse", "message" };
static const char *const hired_by_names[] = { "circus", "palatium" };
static const char *const rule_names[] = { "L-BUY-5", "L-SHIP-1", "L-SCORE-1" };

#define PLAYER LOIRE_N ("player")

const RelaisSignature loire_events[] = {
  [RELAIS_EVENT_POINTS] = { "points", NULL, { PLAYER, LOIRE_N ("n"), LOIRE_IS ("for", WHAT),
                                              LOIRE_IS ("column", COLUMN), LOIRE_IS ("rule", RULE) } },
  [RELAIS_EVENT_ENDING] = { "ending", NULL, { PLAYER, LOIRE_N ("turn"), LOIRE_N ("last_turn") } },
  [RELAIS_EVENT_TURN] = { "turn", NULL, { PLAYER, LOIRE_N ("turn") } },
  [RELAIS_EVENT_OVER] = { "over", NULL, { LOIRE_NO_PARAMS } },
  [LOIRE_EVENT_RODE] = { "rode", NULL, { PLAYER, LOIRE_IS ("figure", FIGURE), LOIRE_IS ("from", LOCATION),
                                         LOIRE_IS ("to", LOCATION), LOIRE_N ("steps"), LOIRE_N ("left"),
                                         LOIRE_N ("took"), { "early", RELAIS_CLASS_YES_NO } } },
  [LOIRE_EVENT_HORSE_BOUGHT] = { "horse_bought", NULL, { PLAYER, LOIRE_IS ("from", LOCATION) } },
  [LOIRE_EVENT_RETURNED] = { "returned", NULL, { PLAYER, LOIRE_N ("deniers") } },
  [LOIRE_EVENT_PAID] = { "paid", NULL, { PLAYER, LOIRE_N ("deniers"), LOIRE_IS ("for", WHAT) } },
  [LOIRE_EVENT_GOT] = { "got", NULL, { PLAYER, LOIRE_N ("deniers"), LOIRE_IS ("for", WHAT) } },
  [LOIRE_EVENT_BOUGHT] = { "bought", NULL, { PLAYER, LOIRE_IS ("good", GOOD), LOIRE_N ("n"), LOIRE_N ("price") } },
  [LOIRE_EVENT_SOLD] = { "sold", NULL, { PLAYER, LOIRE_IS ("good", GOOD) } },
  [LOIRE_EVENT_BOAT] = { "boat", NULL, { PLAYER, LOIRE_N ("from"), LOIRE_N ("to"), LOIRE_IS ("rule", RULE) } },
  [LOIRE_EVENT_MARKET] = { "market", NULL, { LOIRE_IS ("order", MARKET) } },
  [LOIRE_EVENT_CIRCUS] = { "circus", NULL, { LOIRE_IS ("from", LOCATION), LOIRE_IS ("to", LOCATION) } },
  [LOIRE_EVENT_BUILT] = { "built", NULL, { PLAYER, LOIRE_IS ("kind", BUILDING), LOIRE_IS ("at", LOCATION),
                                           { "patron", RELAIS_CLASS_YES_NO } } },
  [LOIRE_EVENT_PALACE] = { "palace", NULL, { PLAYER, LOIRE_IS ("id", PALACE) } },
  [LOIRE_EVENT_HIRED] = { "hired", NULL, { PLAYER, LOIRE_IS ("character", CHARACTER), LOIRE_IS ("by", HIRED_BY) } },
  [LOIRE_EVENT_TOKEN] = { "token", NULL, { PLAYER, LOIRE_N ("n") } },
  [LOIRE_EVENT_DREW] = { "drew", NULL, { PLAYER, LOIRE_IS ("message", MESSAGE) } },
  [LOIRE_EVENT_SHOWN] = { "shown", NULL, { LOIRE_N ("level"), LOIRE_N ("n") } },
  [LOIRE_EVENT_SHUFFLED] = { "shuffled", NULL, { LOIRE_N ("level") } },
  [LOIRE_EVENT_BOTTOM] = { "bottom", NULL, { LOIRE_N ("level"), LOIRE_N ("n") } },
  [LOIRE_EVENT_MARKED] = { "marked", NULL, { PLAYER, LOIRE_IS ("message", MESSAGE), LOIRE_IS ("shield", COLOUR),
                                             LOIRE_IS ("at", LOCATION) } },
  [LOIRE_EVENT_UNMARKED] = { "unmarked", NULL, { PLAYER, LOIRE_IS ("message", MESSAGE),
                                                 LOIRE_IS ("shield", COLOUR), LOIRE_IS ("at", LOCATION) } },
  [LOIRE_EVENT_DELIVERED] = { "delivered", NULL, { PLAYER, LOIRE_IS ("message", MESSAGE),
                                                   LOIRE_IS ("at", LOCATION) } },
};

const RelaisSignature loire_refusals[] = {
#define X(name, rule, ...) [RELAIS_REFUSAL_##name] = { #name, rule, { __VA_ARGS__ } },
  RELAIS_COMMON_REFUSALS (X)
#undef X
#define X(name, rule, ...) [LOIRE_REFUSE_##name] = { #name, rule, { __VA_ARGS__ } },
  LOIRE_REFUSALS (X)
#undef X
};

static const char *
value_name (int class, int32_t value)
{
  switch (class)
    {
    case LOIRE_CLASS_FIGURE: return loire_figure_names[value];
    case LOIRE_CLASS_LOCATION: return loire_locations[value];
    case LOIRE_CLASS_COLOUR: return loire_colours[value];
    case LOIRE_CLASS_GOOD: return loire_goods[value];
    case LOIRE_CLASS_BUILDING: return loire_buildings[value];
    case LOIRE_CLASS_PALACE: return loire_palaces[value];
    case LOIRE_CLASS_CHARACTER: return loire_characters[value];
    case LOIRE_CLASS_MESSAGE: return loire_messages[value];
    case LOIRE_CLASS_HIRED_BY: return hired_by_names[value];
    case LOIRE_CLASS_COLUMN: return loire_column_names[value];
    case LOIRE_CLASS_RULE: return rule_names[value];
    default: return NULL;
    }
}

void
loire_print_value (int class, int32_t value, RelaisText *text)
{
  switch (class)
    {
    case LOIRE_CLASS_WHAT:
      if (value >> 8 == LOIRE_CLASS_WHAT)
        relais_text_str (text, what_names[value & 0xff]);
      else
        loire_print_value (value >> 8, value & 0xff, text);
      break;
    case LOIRE_CLASS_MARKET:
      for (unsigned place = 0; place < LOIRE_COLOURS; place++)
        {
          if (place > 0)
            relais_text_char (text, ',');
          relais_text_str (text, loire_colours[(value >> (3 * place)) & 7]);
        }
      break;
    default:
      relais_text_str (text, value_name (class, value));
    }
}

static void
print_two (RelaisText *text, const char *first, const char *second)
{
  relais_text_str (text, first);
  relais_text_str (text, second);
}

static void
print_ride (RelaisText *text, const char *figure, RelaisMove move)
{
  print_two (text, figure, " ride ");
  relais_text_int (text, move.a);
  print_two (text, " to ", loire_locations[move.b]);
  if (move.c != LOIRE_NONE)
    print_two (text, " smith ", loire_locations[move.c]);
}

static void
print_mark (RelaisText *text, RelaisMove move)
{
  print_two (text, "mark ", loire_messages[move.a]);
  if (move.b != LOIRE_NONE)
    print_two (text, " from ", loire_messages[move.b]);
  if (move.c != LOIRE_NONE)
    print_two (text, " ", loire_colours[move.c]);
}

void
loire_print_move (const void *state, RelaisMove move, RelaisText *text)
{
  static const char *const digits[] = { "0", "1", "2", "3", "4" };

  switch (move.kind)
    {
    case LOIRE_MOVE_COLLECT: relais_text_str (text, "collect"); break;
    case LOIRE_MOVE_RIDE_MERCHANT: print_ride (text, "merchant", move); break;
    case LOIRE_MOVE_RIDE_MESSENGER: print_ride (text, "messenger", move); break;
    case LOIRE_MOVE_BUY:
      print_two (text, "buy ", loire_goods[move.a]);
      relais_text_str (text, move.b > 1 ? " 2" : "");
      break;
    case LOIRE_MOVE_SELL: print_two (text, "sell ", loire_goods[move.a]); break;
    case LOIRE_MOVE_SHIP: print_two (text, "ship ", digits[move.a]); break;
    case LOIRE_MOVE_BUILD:
      print_two (text, "build ", loire_buildings[move.a]);
      print_two (text, " ", loire_locations[move.b]);
      relais_text_str (text, move.c ? " patron" : "");
      break;
    case LOIRE_MOVE_PALACE: print_two (text, "build ", loire_palaces[move.a]); break;
    case LOIRE_MOVE_HIRE: print_two (text, "hire ", loire_characters[move.a]); break;
    case LOIRE_MOVE_CIRCUS: print_two (text, "circus ", loire_locations[move.a]); break;
    case LOIRE_MOVE_MESSAGE: print_two (text, "message ", digits[move.a]); break;
    case LOIRE_MOVE_DELIVER: print_two (text, "deliver ", loire_messages[move.a]); break;
    case LOIRE_MOVE_MARK: print_mark (text, move); break;
    case LOIRE_MOVE_PICK: print_two (text, "pick ", loire_messages[move.a]); break;
    default: relais_text_str (text, "done");
    }
}

/* Finds the word and stores its index. */
static bool
parse_name (RelaisWord word, const char *const *names, int n, uint8_t *value)
{
  int index = relais_word_index (word, names, n);

  *value = (uint8_t) index;
  return index >= 0;
}

/* The lists are long enough for their positions to be worth computing: a
 * record is mostly rides and messages. */
static bool
parse_message (RelaisWord word, uint8_t *card)
{
  unsigned level, number;

  if (word.n != 5 || word.at[0] != 'm' || word.at[2] != '.'
      || word.at[1] < '1' || word.at[1] > '0' + LOIRE_LEVELS
      || word.at[3] < '0' || word.at[3] > '9' || word.at[4] < '0' || word.at[4] > '9')
    return false;
  level = (unsigned) (word.at[1] - '0');
  number = (unsigned) (word.at[3] - '0') * 10 + (unsigned) (word.at[4] - '0');
  if (number == 0 || loire_deck_start[level - 1] + number > loire_deck_start[level])
    return false;
  *card = (uint8_t) (loire_deck_start[level - 1] + number - 1);
  return true;
}

static bool
parse_digit (RelaisWord word, unsigned min, unsigned max, uint8_t *value)
{
  if (word.n != 1 || word.at[0] < (char) ('0' + min) || word.at[0] > (char) ('0' + max))
    return false;
  *value = (uint8_t) (word.at[0] - '0');
  return true;
}

/* merchant ride H to LOC [smith FROM] */
static bool
parse_ride (const RelaisWord *w, int n, unsigned kind, RelaisMove *move)
{
  *move = (RelaisMove) { (uint8_t) kind, 0, 0, LOIRE_NONE };
  if ((n != 5 && n != 7) || !relais_word_is (w[1], "ride") || !relais_word_is (w[3], "to")
      || !parse_digit (w[2], 0, 9, &move->a)
      || !parse_name (w[4], loire_locations, LOIRE_LOCATIONS, &move->b))
    return false;
  return n == 5 || (relais_word_is (w[5], "smith")
                    && parse_name (w[6], loire_locations, LOIRE_LOCATIONS, &move->c));
}

/* build KIND LOC [patron], build PALACE */
static bool
parse_build (const RelaisWord *w, int n, RelaisMove *move)
{
  if (n == 2)
    {
      *move = (RelaisMove) { LOIRE_MOVE_PALACE, 0, 0, 0 };
      return parse_name (w[1], loire_palaces, LOIRE_PALACES, &move->a);
    }
  *move = (RelaisMove) { LOIRE_MOVE_BUILD, 0, 0, n == 4 };
  return (n == 3 || (n == 4 && relais_word_is (w[3], "patron")))
         && parse_name (w[1], loire_buildings, LOIRE_BUILDINGS, &move->a)
         && parse_name (w[2], loire_locations, LOIRE_LOCATIONS, &move->b);
}

/* buy GOOD, buy wood 2 */
static bool
parse_buy (const RelaisWord *w, int n, RelaisMove *move)
{
  *move = (RelaisMove) { LOIRE_MOVE_BUY, 0, n == 3 ? 2 : 1, 0 };
  if ((n != 2 && n != 3) || !parse_name (w[1], loire_goods, LOIRE_GOODS, &move->a))
    return false;
  return n == 2 || (move->a == LOIRE_WOOD && relais_word_is (w[2], "2"));
}

/* mark MSG [from MSG2 [COLOUR]] */
static bool
parse_mark (const RelaisWord *w, int n, RelaisMove *move)
{
  *move = (RelaisMove) { LOIRE_MOVE_MARK, 0, LOIRE_NONE, LOIRE_NONE };
  if ((n != 2 && n != 4 && n != 5) || !parse_message (w[1], &move->a))
    return false;
  if (n == 2)
    return true;
  return relais_word_is (w[2], "from") && parse_message (w[3], &move->b)
         && (n == 4 || parse_name (w[4], loire_colours, LOIRE_COLOURS, &move->c));
}

bool
loire_parse_move (const void *state, const RelaisWord *w, int n, RelaisMove *move)
{
  static const char *const verbs[LOIRE_MOVES] = {
    "collect", "merchant", "messenger", "buy", "sell", "ship", "build", "palace",
    "hire", "done", "circus", "message", "deliver", "mark", "pick",
  };
  int kind = relais_word_index (w[0], verbs, LOIRE_MOVES);

  switch (kind)
    {
    case LOIRE_MOVE_RIDE_MERCHANT:
    case LOIRE_MOVE_RIDE_MESSENGER:
      return parse_ride (w, n, (unsigned) kind, move);
    case LOIRE_MOVE_BUILD:
      return parse_build (w, n, move);
    case LOIRE_MOVE_BUY:
      return parse_buy (w, n, move);
    case LOIRE_MOVE_MARK:
      return parse_mark (w, n, move);
    case LOIRE_MOVE_COLLECT:
    case LOIRE_MOVE_DONE:
      *move = (RelaisMove) { (uint8_t) kind, 0, 0, 0 };
      return n == 1;
    default:
      break;
    }

  *move = (RelaisMove) { (uint8_t) kind, 0, 0, 0 };
  if (n != 2)
    return false;
  switch (kind)
    {
    case LOIRE_MOVE_SELL: return parse_name (w[1], loire_goods, LOIRE_GOODS, &move->a);
    case LOIRE_MOVE_SHIP: return parse_digit (w[1], 1, LOIRE_SHIPPINGS, &move->a);
    case LOIRE_MOVE_HIRE: return parse_name (w[1], loire_characters, LOIRE_CHARACTERS, &move->a);
    case LOIRE_MOVE_CIRCUS: return parse_name (w[1], loire_locations, LOIRE_LOCATIONS, &move->a);
    case LOIRE_MOVE_MESSAGE: return parse_digit (w[1], 1, LOIRE_LEVELS, &move->a);
    case LOIRE_MOVE_DELIVER:
    case LOIRE_MOVE_PICK: return parse_message (w[1], &move->a);
    default: return false;
    }
}
