/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "null.h"

#include "findings.h"
#include "options.h"
#include "refusals.h"

typedef struct
{
  uint64_t seed;
  uint32_t turn;
  uint8_t players;
  uint8_t player;
  uint8_t first_player;
  uint8_t stones;
  uint8_t veiled;       /* a view, without the seed */
  uint8_t taken[RELAIS_MAX_SEATS];
} NullState;

typedef struct
{
  uint8_t stones;
  uint8_t most;         /* of one move */
} NullEdition;

enum { NULL_OPTION_FIRST_PLAYER = RELAIS_OPTION_GAME, NULL_OPTIONS };
enum { NULL_EVENT_TOOK = RELAIS_EVENT_GAME, NULL_EVENTS };
enum { NULL_CLASS_COLUMN = RELAIS_CLASS_GAME };
enum
{
  NULL_REFUSE_OVER = RELAIS_REFUSALS,
  NULL_REFUSE_TOO_MANY,
  NULL_REFUSE_STONES,
  NULL_REFUSE_PLAYER,
  NULL_REFUSALS
};

static const NullEdition null_edition = { 21, 3 };

static const RelaisField null_fields[] = {
  { "most", offsetof (NullEdition, most), 1, 0, RELAIS_BASIS_RULEBOOK, 1, 9, NULL, 0 },
  { "stones", offsetof (NullEdition, stones), 1, 0, RELAIS_BASIS_RULEBOOK, 1, 99, NULL, 0 },
};

static const RelaisOption null_options[NULL_OPTIONS] = {
  { "players", NULL, 2, RELAIS_MAX_SEATS, false },
  { "seed", NULL, 0, RELAIS_MAX_SEED, false },
  { "first_player", NULL, 0, RELAIS_MAX_SEATS - 1, true },
};

static const RelaisSignature null_events[] = {
  { "points", NULL, { { "player", 0 }, { "n", 0 }, { "for", 0 }, { "column", NULL_CLASS_COLUMN }, { "rule", 0 } } },
  { "ending", NULL, { { "player", 0 }, { "turn", 0 }, { "last_turn", 0 } } },
  { "turn", NULL, { { "player", 0 }, { "turn", 0 } } },
  { "over", NULL, { { NULL, 0 } } },
  { "took", NULL, { { "player", 0 }, { "stones", 0 } } },
};

static const RelaisSignature null_refusals[] = {
#define X(name, rule, ...) [RELAIS_REFUSAL_##name] = { #name, rule, { __VA_ARGS__ } },
  RELAIS_COMMON_REFUSALS (X)
#undef X
  [NULL_REFUSE_OVER] = { "OVER", "N-END-1", { { NULL, 0 } } },
  [NULL_REFUSE_TOO_MANY] = { "TOO_MANY", "N-TAKE-1", { { "left", 0 } } },
  [NULL_REFUSE_STONES] = { "STONES", "N-POS-1", { { "stones", 0 } } },
  [NULL_REFUSE_PLAYER] = { "PLAYER", "N-POS-1", { { NULL, 0 } } },
};

static const char *const null_move_forms[] = { "take STONES", NULL };
static const char *const null_columns[] = { "stones" };

static void
check_edition (const void *edition, RelaisFindings *findings)
{
}

static bool
resolve (const void *edition, RelaisConfig *config, RelaisRefusal *why)
{
  int64_t *value = config->value;

  if (!(config->given & 1u << RELAIS_OPTION_PLAYERS))
    value[RELAIS_OPTION_PLAYERS] = 2;
  if (!(config->given & 1u << RELAIS_OPTION_SEED))
    value[RELAIS_OPTION_SEED] = 0;
  if (!(config->given & 1u << NULL_OPTION_FIRST_PLAYER) || value[NULL_OPTION_FIRST_PLAYER] == RELAIS_RANDOM)
    {
      RelaisRng rng;

      relais_rng_stream (&rng, (uint64_t) value[RELAIS_OPTION_SEED], "first");
      value[NULL_OPTION_FIRST_PLAYER] = relais_rng_below (&rng, (uint32_t) value[RELAIS_OPTION_PLAYERS]);
    }
  if (value[NULL_OPTION_FIRST_PLAYER] >= value[RELAIS_OPTION_PLAYERS])
    return relais_refuse (why, RELAIS_REFUSAL_FIRST_PLAYER, { (int32_t) value[RELAIS_OPTION_PLAYERS] });
  return true;
}

static void
start (const void *edition, const RelaisConfig *config, void *state)
{
  NullState *s = state;

  memset (s, 0, sizeof *s);
  s->seed = (uint64_t) config->value[RELAIS_OPTION_SEED];
  s->players = (uint8_t) config->value[RELAIS_OPTION_PLAYERS];
  s->first_player = (uint8_t) config->value[NULL_OPTION_FIRST_PLAYER];
  s->player = s->first_player;
  s->stones = ((const NullEdition *) edition)->stones;
}

/* Numbers by name; what a setup leaves out keeps what `start` gave it. */
enum { KEY_PLAYERS, KEY_SEED, KEY_FIRST, KEY_TURN, KEY_PLAYER, KEY_STONES, KEYS };
static const char *const keys[KEYS] = { "players", "seed", "first_player", "turn", "player", "stones" };

static bool
read_numbers (const RelaisJson *json, int64_t value[KEYS], RelaisFindings *findings)
{
  static const int64_t max[KEYS] = {
    RELAIS_MAX_SEATS, RELAIS_MAX_SEED, RELAIS_MAX_SEATS - 1, INT32_MAX / 2, RELAIS_MAX_SEATS - 1, UINT8_MAX,
  };

  for (RelaisJsonValue k = relais_json_first (json, 0); k != RELAIS_JSON_NONE; k = relais_json_after (json, 0, k))
    {
      RelaisWord word = relais_json_word (json, k);
      int key = relais_word_index (word, keys, KEYS);
      int64_t min = key == KEY_PLAYERS ? 2 : 0;

      if (key >= 0)
        {
          if (!relais_json_integer (json, k + 1, min, max[key], &value[key]))
            relais_find (findings, keys[key],
                         key == KEY_SEED ? (RelaisRefusal) { RELAIS_REFUSAL_NOT_SEED, { 0 } }
                         : (RelaisRefusal) { RELAIS_REFUSAL_NOT_NUMBER, { (int32_t) min, (int32_t) max[key] } });
        }
      else if (relais_word_is (word, "game"))
        {
          if (!relais_word_is (relais_json_word (json, k + 1), relais_null.id))
            relais_find (findings, "game", (RelaisRefusal) { RELAIS_REFUSAL_OTHER_GAME, { 0 } });
        }
      else if (!relais_word_is (word, "taken") && !relais_is_setup_key (word))
        {
          char path[32];
          RelaisText text;

          relais_text_init (&text, path, sizeof path);
          relais_text_put (&text, word.at, word.n);
          relais_find (findings, path, (RelaisRefusal) { RELAIS_REFUSAL_KEY, { 0 } });
        }
    }
  return findings->count == 0;
}

static bool
read_state (const void *edition, const RelaisJson *json, void *state, RelaisFindings *findings)
{
  int64_t value[KEYS] = { 2, 0, 0, 0, -1, ((const NullEdition *) edition)->stones };
  RelaisConfig config = { .given = 7 };
  NullState *s = state;
  RelaisJsonValue taken;
  unsigned i = 0;

  if (relais_json_type (json, 0) != RELAIS_JSON_OBJECT)
    {
      relais_find (findings, "", (RelaisRefusal) { RELAIS_REFUSAL_NOT_OBJECT, { 0 } });
      return false;
    }
  if (!read_numbers (json, value, findings))
    return false;
  if (value[KEY_FIRST] >= value[KEY_PLAYERS])
    {
      relais_find (findings, "first_player",
                   (RelaisRefusal) { RELAIS_REFUSAL_FIRST_PLAYER, { (int32_t) value[KEY_PLAYERS] } });
      return false;
    }

  config.value[RELAIS_OPTION_PLAYERS] = value[KEY_PLAYERS];
  config.value[RELAIS_OPTION_SEED] = value[KEY_SEED];
  config.value[NULL_OPTION_FIRST_PLAYER] = value[KEY_FIRST];
  start (edition, &config, s);
  s->turn = (uint32_t) value[KEY_TURN];
  s->player = (uint8_t) (value[KEY_PLAYER] >= 0 ? value[KEY_PLAYER] : (value[KEY_FIRST] + s->turn) % s->players);
  s->stones = (uint8_t) value[KEY_STONES];

  taken = relais_json_member (json, 0, "taken");
  if (taken == RELAIS_JSON_NONE)
    return true;
  if (relais_json_type (json, taken) != RELAIS_JSON_LIST || relais_json_count (json, taken) != s->players)
    {
      relais_find (findings, "taken", (RelaisRefusal) { RELAIS_REFUSAL_COUNT, { s->players } });
      return false;
    }
  for (RelaisJsonValue v = relais_json_first (json, taken); v != RELAIS_JSON_NONE;
       v = relais_json_after (json, taken, v), i++)
    {
      int64_t stones;

      if (relais_json_integer (json, v, 0, UINT8_MAX, &stones))
        s->taken[i] = (uint8_t) stones;
      else
        relais_find (findings, "taken", (RelaisRefusal) { RELAIS_REFUSAL_NOT_NUMBER, { 0, UINT8_MAX } });
    }
  return findings->count == 0;
}

static void
validate (const void *edition, const void *state, RelaisFindings *findings)
{
  const NullState *s = state;
  int stones = s->stones;

  for (int i = 0; i < s->players; i++)
    stones += s->taken[i];
  if (stones != ((const NullEdition *) edition)->stones)
    relais_find (findings, "stones", (RelaisRefusal) { NULL_REFUSE_STONES, { stones } });
  if (s->player != (s->first_player + s->turn) % s->players)
    relais_find (findings, "player", (RelaisRefusal) { NULL_REFUSE_PLAYER, { 0 } });
}

static bool
check (const void *edition, const void *state, RelaisMove move, RelaisRefusal *why)
{
  const NullState *s = state;
  int most = ((const NullEdition *) edition)->most;

  if (s->stones == 0)
    return relais_refuse (why, NULL_REFUSE_OVER);
  if (most > s->stones)
    most = s->stones;
  return move.a <= most || relais_refuse (why, NULL_REFUSE_TOO_MANY, { most });
}

static int
legal (const void *edition, const void *state, RelaisMove moves[RELAIS_MAX_MOVES])
{
  int n = 0;

  for (uint8_t stones = 1; check (edition, state, (RelaisMove) { 0, stones, 0, 0 }, NULL); stones++)
    moves[n++] = (RelaisMove) { 0, stones, 0, 0 };
  return n;
}

static bool
make (const void *edition, void *state, RelaisMove move, RelaisEvents *events)
{
  NullState *s = state;

  s->stones = (uint8_t) (s->stones - move.a);
  s->taken[s->player] = (uint8_t) (s->taken[s->player] + move.a);
  relais_event (events, (RelaisEvent) { NULL_EVENT_TOOK, { s->player, move.a } });
  relais_event (events, (RelaisEvent) { RELAIS_EVENT_POINTS, { s->player, move.a, move.a, 0, 0 } });
  if (s->stones == 0)
    {
      relais_event (events, (RelaisEvent) { RELAIS_EVENT_OVER, { 0 } });
      return false;
    }
  s->turn++;
  s->player = (uint8_t) ((s->player + 1) % s->players);
  relais_event (events, (RelaisEvent) { RELAIS_EVENT_TURN, { s->player, (int32_t) s->turn } });
  return true;
}

static int
seat_of (const void *state)
{
  return ((const NullState *) state)->player;
}

static int
seats_of (const void *state)
{
  return ((const NullState *) state)->players;
}

static int
turn_of (const void *state)
{
  return (int) ((const NullState *) state)->turn;
}

static bool
is_over (const void *state)
{
  return ((const NullState *) state)->stones == 0;
}

/* Nothing is hidden but the seed. */
static void
view (const void *edition, const void *state, int viewer, void *result)
{
  NullState *v = result;

  *v = *(const NullState *) state;
  if (viewer == RELAIS_ALL)
    return;
  v->seed = 0;
  v->veiled = 1;
}

static void
sample (const void *edition, const void *seen, RelaisRng *rng, void *state)
{
  NullState *s = state;

  *s = *(const NullState *) seen;
  if (s->veiled)
    s->seed = relais_rng_next (rng) & (uint64_t) RELAIS_MAX_SEED;
  s->veiled = 0;
}

static void
score (const void *edition, const void *state, RelaisScore *result)
{
  const NullState *s = state;

  result->final = s->stones == 0;
  result->seats = s->players;
  for (int i = 0; i < s->players; i++)
    result->total[i] = result->column[i][0] = s->taken[i];
  relais_rank (&relais_null, result);
}

static void
print_state (const void *edition, const void *state, RelaisText *text)
{
  const NullState *s = state;
  const int64_t value[KEYS] = { s->players, (int64_t) s->seed, s->first_player, s->turn, s->player, s->stones };

  relais_text_str (text, "{\"game\":\"null\"");
  for (int i = 0; i < KEYS; i++)
    {
      relais_text_str (text, ",\"");
      relais_text_str (text, keys[i]);
      relais_text_str (text, "\":");
      relais_text_int (text, value[i]);
    }
  relais_text_str (text, ",\"taken\":[");
  for (int i = 0; i < s->players; i++)
    {
      relais_text_str (text, i > 0 ? "," : "");
      relais_text_int (text, s->taken[i]);
    }
  relais_text_str (text, "]}");
}

static void
print_move (const void *state, RelaisMove move, RelaisText *text)
{
  relais_text_str (text, "take ");
  relais_text_int (text, move.a);
}

static bool
parse_move (const void *state, const RelaisWord *words, int n_words, RelaisMove *move)
{
  int64_t stones;

  if (n_words != 2 || !relais_word_is (words[0], "take") || !relais_word_number (words[1], 9, &stones) || stones == 0)
    return false;
  *move = (RelaisMove) { 0, (uint8_t) stones, 0, 0 };
  return true;
}

static void
print_value (int class, int32_t value, RelaisText *text)
{
  relais_text_str (text, null_columns[value]);
}

static void
show (const void *edition, const void *state, int viewer, RelaisText *text)
{
  const NullState *s = state;

  relais_text_str (text, "stones ");
  relais_text_int (text, s->stones);
  relais_text_str (text, ", seat ");
  relais_text_int (text, s->player);
  relais_text_str (text, " to move");
}

const RelaisGame relais_null = {
  .id = "null",
  .for_tests = true,
  .rules = 1,
  .min_seats = 2,
  .max_seats = RELAIS_MAX_SEATS,
  .state_size = sizeof (NullState),
  .edition_size = sizeof (NullEdition),
  .edition = &null_edition,
  .fields = null_fields,
  .n_fields = sizeof null_fields / sizeof null_fields[0],
  .options = null_options,
  .n_options = NULL_OPTIONS,
  .events = null_events,
  .n_events = NULL_EVENTS,
  .refusals = null_refusals,
  .n_refusals = NULL_REFUSALS,
  .move_forms = null_move_forms,
  .columns = null_columns,
  .n_points = 1,
  .n_columns = 1,
  .check_edition = check_edition,
  .resolve = resolve,
  .start = start,
  .read = read_state,
  .validate = validate,
  .legal = legal,
  .check = check,
  .make = make,
  .seat = seat_of,
  .seats = seats_of,
  .turn = turn_of,
  .over = is_over,
  .open = true,
  .view = view,
  .sample = sample,
  .score = score,
  .print_state = print_state,
  .print_move = print_move,
  .parse_move = parse_move,
  .print_value = print_value,
  .show = show,
};
