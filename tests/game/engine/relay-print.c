/* SPDX-License-Identifier: GPL-3.0-or-later */

/* States, moves and values as text. */

#include "relay.h"

const char *const relay_towns[RELAY_TOWNS] = { "arles", "beaune", "cahors", "dole", "embrun", "foix", "gap", "huy" };
const char *const relay_phases[RELAY_PHASES] = { "draw", "lay", "over" };
const char *const relay_columns[RELAY_COLUMNS] = { "laid", "stayed", "held" };
const char *const relay_move_forms[] = { "deck", "take TOWN", "lay TOWN", "stay", NULL };

static const char *const verbs[RELAY_MOVES] = { "deck", "take", "lay", "stay" };

static void
print_number (RelaisText *text, const char *key, uint64_t number)
{
  relais_text_str (text, ",\"");
  relais_text_str (text, key);
  relais_text_str (text, "\":");
  relais_text_int (text, (int64_t) number);
}

static void
print_word (RelaisText *text, const char *word)
{
  relais_text_char (text, '"');
  relais_text_str (text, word);
  relais_text_char (text, '"');
}

static void
print_towns (RelaisText *text, const char *key, const uint8_t *towns, unsigned n)
{
  relais_text_str (text, ",\"");
  relais_text_str (text, key);
  relais_text_str (text, "\":[");
  for (unsigned i = 0; i < n; i++)
    {
      relais_text_str (text, i > 0 ? "," : "");
      if (towns[i] == RELAY_NONE)
        relais_text_str (text, "null");
      else
        print_word (text, relay_towns[towns[i]]);
    }
  relais_text_char (text, ']');
}

static void
print_counts (RelaisText *text, const char *key, const uint8_t count[RELAY_TOWNS])
{
  uint8_t towns[RELAY_CARDS];
  unsigned n = 0;

  for (unsigned town = 0; town < RELAY_TOWNS; town++)
    for (unsigned i = 0; i < count[town]; i++)
      towns[n++] = (uint8_t) town;
  print_towns (text, key, towns, n);
}

static void
print_seat (RelaisText *text, const RelaySeat *seat)
{
  relais_text_str (text, "{\"at\":");
  print_word (text, relay_towns[seat->at]);
  print_number (text, "laid", seat->laid);
  print_number (text, "stayed", seat->stayed);
  print_counts (text, "hand", seat->hand);
  print_counts (text, "known", seat->known);
  relais_text_char (text, '}');
}

void
relay_print_state (const void *edition, const void *state, RelaisText *text)
{
  const RelayState *s = state;

  relais_text_str (text, "{\"game\":\"relay\"");
  print_number (text, "players", s->players);
  print_number (text, "seed", s->seed);
  print_number (text, "first_player", s->first_player);
  print_number (text, "hand", s->hand);
  print_number (text, "turn", s->turn);
  print_number (text, "player", s->player);
  relais_text_str (text, ",\"phase\":");
  print_word (text, relay_phases[s->phase]);
  print_towns (text, "open", s->open, RELAY_OPEN);
  print_towns (text, "deck", s->deck, s->n_deck);
  relais_text_str (text, ",\"seats\":[");
  for (unsigned seat = 0; seat < s->players; seat++)
    {
      relais_text_str (text, seat > 0 ? "," : "");
      print_seat (text, &s->seats[seat]);
    }
  relais_text_str (text, "]}");
}

void
relay_print_move (const void *state, RelaisMove move, RelaisText *text)
{
  relais_text_str (text, verbs[move.kind]);
  if (move.kind != RELAY_MOVE_TAKE && move.kind != RELAY_MOVE_LAY)
    return;
  relais_text_char (text, ' ');
  relais_text_str (text, relay_towns[move.a]);
}

bool
relay_parse_move (const void *state, const RelaisWord *words, int n_words, RelaisMove *move)
{
  int kind = relais_word_index (words[0], verbs, RELAY_MOVES);
  bool of_a_town = kind == RELAY_MOVE_TAKE || kind == RELAY_MOVE_LAY;
  int town = n_words == 2 ? relais_word_index (words[1], relay_towns, RELAY_TOWNS) : 0;

  if (kind < 0 || town < 0 || n_words != (of_a_town ? 2 : 1))
    return false;
  *move = (RelaisMove) { (uint8_t) kind, (uint8_t) town, 0, 0 };
  return true;
}

void
relay_print_value (int class, int32_t value, RelaisText *text)
{
  relais_text_str (text, class == RELAY_CLASS_TOWN ? relay_towns[value] : relay_columns[value]);
}

void
relay_show (const void *edition, const void *state, int viewer, RelaisText *text)
{
  const RelayState *s = state;

  relais_text_str (text, "deck ");
  relais_text_int (text, s->n_deck);
  relais_text_str (text, ", seat ");
  relais_text_int (text, s->player);
  relais_text_str (text, " to move");
  for (unsigned i = 0; i < s->players; i++)
    {
      relais_text_str (text, "\nseat ");
      relais_text_int (text, i);
      relais_text_str (text, " at ");
      relais_text_str (text, relay_towns[s->seats[i].at]);
      relais_text_str (text, ", cards ");
      relais_text_int (text, relay_n_cards (&s->seats[i]));
      if (viewer == RELAIS_SEATS || viewer == RELAIS_ALL || viewer == (int) i)
        print_counts (text, "hand", s->seats[i].hand);
    }
}
