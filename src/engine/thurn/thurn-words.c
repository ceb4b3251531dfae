/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves, events and single values in the protocol's words, and moves back from
 * words. */

#include "thurn-text.h"

const char *const thurn_phase_names[THURN_PHASES] = {
  "draw", "draw2", "play", "after", "house", "coach", "discard", "over",
};
const char *const thurn_official_names[THURN_OFFICIALS] = { NULL, "bailiff", "postmaster", "coachman", "wainwright" };
const char *const thurn_column_names[THURN_COLUMNS] = { "coach", "tiles", "houses" };
const char *const thurn_move_forms[] = {
  "draw CITY",
  "draw deck",
  "bailiff",
  "postmaster draw CITY",
  "postmaster draw deck",
  "start CITY",
  "play CITY left",
  "play CITY right",
  "coachman CITY left",
  "coachman CITY right",
  "end",
  "close each [wainwright]",
  "close region REGION [wainwright]",
  "house CITY",
  "coach yes",
  "coach no",
  "discard CITY",
  NULL,
};
static const char *const side_names[THURN_SIDES] = { "left", "right" };
static const char *const from_names[THURN_FROMS] = { "route", "hand" };
static const char *const skipped_names[THURN_SKIPS] = { "draw", "play", "postmaster" };
static const char *const rule_names[THURN_RULES] = { "T-CLOSE-2", "T-CLOSE-3", "T-CLOSE-4", "T-CLOSE-5", "T-END-1" };

#define PLAYER THURN_N ("player")
#define CITY THURN_IS ("city", CITY)

const RelaisSignature thurn_events[] = {
  [RELAIS_EVENT_POINTS] = { "points", NULL, { PLAYER, THURN_N ("n"), THURN_IS ("for", WHAT), THURN_IS ("column", COLUMN),
                                              THURN_IS ("rule", RULE) } },
  [RELAIS_EVENT_ENDING] = { "ending", NULL, { PLAYER, THURN_N ("turn"), THURN_N ("last_turn") } },
  [RELAIS_EVENT_TURN] = { "turn", NULL, { PLAYER, THURN_N ("turn") } },
  [RELAIS_EVENT_OVER] = { "over", NULL, { THURN_NO_PARAMS } },
  [THURN_EVENT_OFFICIAL] = { "official", NULL, { PLAYER, THURN_IS ("name", OFFICIAL) } },
  [THURN_EVENT_CLEARED] = { "cleared", NULL, { THURN_N ("slot"), CITY } },
  [THURN_EVENT_RESHUFFLED] = { "reshuffled", NULL, { THURN_N ("cards") } },
  [THURN_EVENT_TOOK] = { "took", NULL, { PLAYER, THURN_N ("slot"), CITY } },
  [THURN_EVENT_DREW] = { "drew", NULL, { PLAYER, CITY } },
  [THURN_EVENT_DEALT] = { "dealt", NULL, { THURN_N ("slot"), CITY } },
  [THURN_EVENT_ABANDONED] = { "abandoned", NULL, { PLAYER, THURN_N ("length") } },
  [THURN_EVENT_STARTED] = { "started", NULL, { PLAYER, CITY } },
  [THURN_EVENT_PLAYED] = { "played", NULL, { PLAYER, CITY, THURN_IS ("side", SIDE) } },
  [THURN_EVENT_CLOSED] = { "closed", NULL, { PLAYER, THURN_IS ("mode", MODE), THURN_N ("length") } },
  [THURN_EVENT_HOUSE] = { "house", NULL, { PLAYER, CITY, THURN_N ("left") } },
  [THURN_EVENT_TILE] = { "tile", NULL, { PLAYER, THURN_IS ("stack", STACK), THURN_N ("value") } },
  [THURN_EVENT_COACH] = { "coach", NULL, { PLAYER, THURN_N ("coach") } },
  [THURN_EVENT_COACH_DECLINED] = { "coach_declined", NULL, { PLAYER, THURN_N ("coach") } },
  [THURN_EVENT_DISCARDED] = { "discarded", NULL, { PLAYER, CITY, THURN_IS ("from", FROM) } },
  [THURN_EVENT_SKIPPED] = { "skipped", NULL, { PLAYER, THURN_IS ("what", SKIPPED) } },
};

const RelaisSignature thurn_refusals[] = {
#define X(name, rule, ...) [RELAIS_REFUSAL_##name] = { #name, rule, { __VA_ARGS__ } },
  RELAIS_COMMON_REFUSALS (X)
#undef X
#define X(name, rule, ...) [THURN_REFUSE_##name] = { #name, rule, { __VA_ARGS__ } },
  THURN_REFUSALS (X)
#undef X
};

static const char *
what_name (int32_t value)
{
  switch (value >> 8)
    {
    case THURN_CLASS_CITY: return thurn_cities[value & 0xff];
    case THURN_CLASS_STACK: return thurn_stacks[value & 0xff];
    default: return thurn_column_names[THURN_COLUMN_COACH];
    }
}

static const char *
value_name (int class, int32_t value)
{
  switch (class)
    {
    case THURN_CLASS_CITY: return thurn_cities[value];
    case THURN_CLASS_REGION: return thurn_regions[value];
    case THURN_CLASS_MODE: return value < THURN_REGIONS ? thurn_regions[value] : "each";
    case THURN_CLASS_STACK: return thurn_stacks[value];
    case THURN_CLASS_OFFICIAL: return thurn_official_names[value];
    case THURN_CLASS_SIDE: return side_names[value];
    case THURN_CLASS_FROM: return from_names[value];
    case THURN_CLASS_SKIPPED: return skipped_names[value];
    case THURN_CLASS_COLUMN: return thurn_column_names[value];
    case THURN_CLASS_RULE: return rule_names[value];
    default: return what_name (value);
    }
}

void
thurn_print_value (int class, int32_t value, RelaisText *text)
{
  relais_text_str (text, value_name (class, value));
}

/* What stands before the operands, by kind. */
static const char *const verbs[THURN_MOVES] = {
  "draw ", "draw deck", "bailiff", "postmaster draw ", "postmaster draw deck", "start ", "play ", "coachman ", "end",
  "close each", "close region ", "house ", "coach ", "discard ",
};

void
thurn_print_move (const void *state, RelaisMove move, RelaisText *text)
{
  relais_text_str (text, verbs[move.kind]);
  switch (move.kind)
    {
    case THURN_MOVE_DRAW:
    case THURN_MOVE_POSTMASTER:
    case THURN_MOVE_START:
    case THURN_MOVE_HOUSE:
    case THURN_MOVE_DISCARD:
      relais_text_str (text, thurn_cities[move.a]);
      break;
    case THURN_MOVE_PLAY:
    case THURN_MOVE_COACHMAN:
      relais_text_str (text, thurn_cities[move.a]);
      relais_text_char (text, ' ');
      relais_text_str (text, side_names[move.b]);
      break;
    case THURN_MOVE_CLOSE_REGION:
      relais_text_str (text, thurn_regions[move.a]);
      break;
    case THURN_MOVE_COACH:
      relais_text_str (text, move.a ? "yes" : "no");
      break;
    default:
      break;
    }
  if ((move.kind == THURN_MOVE_CLOSE_EACH || move.kind == THURN_MOVE_CLOSE_REGION) && move.b)
    relais_text_str (text, " wainwright");
}

static bool
set (RelaisMove *move, unsigned kind, int a, int b)
{
  if (a < 0 || b < 0)
    return false;
  *move = (RelaisMove) { (uint8_t) kind, (uint8_t) a, (uint8_t) b, 0 };
  return true;
}

static int
city_of (RelaisWord word)
{
  return relais_word_index (word, thurn_cities, THURN_CITIES);
}

static bool
parse_draw (const RelaisWord *words, int n_words, unsigned from_row, unsigned from_deck, RelaisMove *move)
{
  if (n_words != 2 || !relais_word_is (words[0], "draw"))
    return false;
  if (relais_word_is (words[1], "deck"))
    return set (move, from_deck, 0, 0);
  return set (move, from_row, city_of (words[1]), 0);
}

static bool
parse_close (const RelaisWord *words, int n_words, RelaisMove *move)
{
  bool wainwright = n_words > 2 && relais_word_is (words[n_words - 1], "wainwright");

  n_words -= wainwright;
  if (n_words == 2 && relais_word_is (words[1], "each"))
    return set (move, THURN_MOVE_CLOSE_EACH, 0, wainwright);
  return n_words == 3 && relais_word_is (words[1], "region")
         && set (move, THURN_MOVE_CLOSE_REGION, relais_word_index (words[2], thurn_regions, THURN_REGIONS), wainwright);
}

bool
thurn_parse_move (const void *state, const RelaisWord *words, int n_words, RelaisMove *move)
{
  static const char *const answers[] = { "no", "yes" };
  static const struct { const char *verb; uint8_t kind; } of_a_city[] = {
    { "start", THURN_MOVE_START }, { "house", THURN_MOVE_HOUSE }, { "discard", THURN_MOVE_DISCARD },
  };
  static const struct { const char *verb; uint8_t kind; } at_a_side[] = {
    { "play", THURN_MOVE_PLAY }, { "coachman", THURN_MOVE_COACHMAN },
  };

  if (relais_word_is (words[0], "draw"))
    return parse_draw (words, n_words, THURN_MOVE_DRAW, THURN_MOVE_DRAW_DECK, move);
  if (relais_word_is (words[0], "postmaster"))
    return parse_draw (words + 1, n_words - 1, THURN_MOVE_POSTMASTER, THURN_MOVE_POSTMASTER_DECK, move);
  if (relais_word_is (words[0], "close"))
    return parse_close (words, n_words, move);
  if (n_words == 1 && relais_word_is (words[0], "bailiff"))
    return set (move, THURN_MOVE_BAILIFF, 0, 0);
  if (n_words == 1 && relais_word_is (words[0], "end"))
    return set (move, THURN_MOVE_END, 0, 0);
  if (n_words == 2 && relais_word_is (words[0], "coach"))
    return set (move, THURN_MOVE_COACH, relais_word_index (words[1], answers, 2), 0);
  for (unsigned i = 0; i < sizeof of_a_city / sizeof of_a_city[0]; i++)
    if (n_words == 2 && relais_word_is (words[0], of_a_city[i].verb))
      return set (move, of_a_city[i].kind, city_of (words[1]), 0);
  for (unsigned i = 0; i < sizeof at_a_side / sizeof at_a_side[0]; i++)
    if (n_words == 3 && relais_word_is (words[0], at_a_side[i].verb))
      return set (move, at_a_side[i].kind, city_of (words[1]), relais_word_index (words[2], side_names, THURN_SIDES));
  return false;
}
