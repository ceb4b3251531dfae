/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is chosen before play, and the start (L-SET). */

#include "loire-setup.h"

#include <string.h>

#include "../common/rng.h"

/* Rejecting whole shuffles keeps every arrangement equally likely; past this
 * many (only with hardly satisfiable shields set by hand) the first
 * arrangement in the order of colours does. */
#define MAX_SHUFFLES 200000

static const char *const preset_names[] = { "english", "french", "german" };
enum { PRESET_ENGLISH, PRESET_FRENCH, PRESET_GERMAN };

static const char *const actions_words[] = { "all", "one" };
static const char *const pays_words[] = { "once", "each" };
static const char *const hire_words[] = { "extra", "shared" };
static const char *const city_words[] = { "any", "own" };
static const char *const reach_words[] = { "cities", "own", "everywhere" };
static const char *const no_yes[] = { "no", "yes" };

const RelaisOption loire_options[LOIRE_OPTIONS] = {
  [RELAIS_OPTION_PLAYERS] = { "players", NULL, 1, RELAIS_MAX_SEATS, false },
  [RELAIS_OPTION_SEED] = { "seed", NULL, 0, RELAIS_MAX_SEED, false },
  [LOIRE_OPTION_VARIANT] = { "variant", loire_variant_names, 0, 1, false },
  [LOIRE_OPTION_PRESET] = { "preset", preset_names, 0, 2, false },
  [LOIRE_OPTION_LADY_SURCHARGE] = { "lady_surcharge", NULL, 0, 9, false },
  [LOIRE_OPTION_MERCHANT_ACTIONS] = { "merchant_actions", actions_words, 0, 1, false },
  [LOIRE_OPTION_LUMBERJACK_PAYS] = { "lumberjack_pays", pays_words, 0, 1, false },
  [LOIRE_OPTION_PALATIUM_HIRE] = { "palatium_hire", hire_words, 0, 1, false },
  [LOIRE_OPTION_BOAT_GOAL] = { "boat_goal", NULL, 1, 20, false },
  [LOIRE_OPTION_MESSAGE_GOAL] = { "message_goal", NULL, 1, LOIRE_MESSAGES, false },
  [LOIRE_OPTION_TOKEN_RECALL] = { "token_recall", no_yes, 0, 1, false },
  [LOIRE_OPTION_CASUAL_ABBEY] = { "casual_abbey", no_yes, 0, 1, false },
  [LOIRE_OPTION_PALACE_CITY] = { "palace_city", city_words, 0, 1, false },
  [LOIRE_OPTION_DUCAL_REACH] = { "ducal_reach", reach_words, 0, 2, false },
  [LOIRE_OPTION_SOLO_TURNS] = { "solo_turns", NULL, 1, 999, false },
  [LOIRE_OPTION_START_DENIERS] = { "start_deniers", NULL, 0, 999, false },
  [LOIRE_OPTION_POOR_LIMIT] = { "poor_limit", NULL, 0, 99, false },
  [LOIRE_OPTION_RICH_LIMIT] = { "rich_limit", NULL, 0, 999, false },
  [LOIRE_OPTION_CIRCUS_START] = { "circus_start", loire_villages, 0, LOIRE_VILLAGE_COUNT - 1, false },
  [LOIRE_OPTION_FIRST_PLAYER] = { "first_player", NULL, 0, RELAIS_MAX_SEATS - 1, true },
};

/* An option that names a village counts only villages; the board counts the
 * cities too. */
unsigned
loire_village_location (unsigned village)
{
  return village + (village < LOIRE_RING_HALF - 1 ? 1 : 2);
}

unsigned
loire_location_village (unsigned location)
{
  return location < LOIRE_RING_HALF ? location - 1 : location - 2;
}

/* The defaults of the rules page, then the preset's. */
static int64_t
default_value (const LoireEdition *e, const RelaisConfig *config, LoireOption option)
{
  unsigned by_players = (unsigned) config->value[RELAIS_OPTION_PLAYERS] - 1;
  int64_t preset = config->value[LOIRE_OPTION_PRESET];

  switch (option)
    {
    case LOIRE_OPTION_LADY_SURCHARGE: return preset == PRESET_GERMAN ? 1 : 2;
    case LOIRE_OPTION_MERCHANT_ACTIONS: return preset == PRESET_GERMAN ? LOIRE_ACTIONS_ONE : LOIRE_ACTIONS_ALL;
    case LOIRE_OPTION_LUMBERJACK_PAYS: return LOIRE_PAYS_ONCE;
    case LOIRE_OPTION_PALATIUM_HIRE: return LOIRE_HIRE_EXTRA;
    case LOIRE_OPTION_BOAT_GOAL:
      return preset == PRESET_FRENCH ? e->boat_goal_french[by_players] : e->boat_goal[by_players];
    case LOIRE_OPTION_MESSAGE_GOAL: return e->message_goal[by_players];
    case LOIRE_OPTION_TOKEN_RECALL: return preset != PRESET_FRENCH;
    case LOIRE_OPTION_CASUAL_ABBEY: return preset != PRESET_FRENCH;
    case LOIRE_OPTION_PALACE_CITY: return preset == PRESET_GERMAN ? LOIRE_PALACE_OWN : LOIRE_PALACE_ANY;
    case LOIRE_OPTION_DUCAL_REACH: return preset == PRESET_FRENCH ? LOIRE_DUCAL_EVERYWHERE : LOIRE_DUCAL_CITIES;
    case LOIRE_OPTION_SOLO_TURNS: return 60;
    case LOIRE_OPTION_START_DENIERS: return e->start_deniers;
    case LOIRE_OPTION_POOR_LIMIT: return e->poor_limit;
    case LOIRE_OPTION_RICH_LIMIT: return e->rich_limit;
    case LOIRE_OPTION_CIRCUS_START: return loire_location_village (e->circus_start);
    default: return 0;
    }
}

/* What came later has no say in a game of the first version. */
static void
resolve_rules (RelaisConfig *config)
{
  if (config->rules != LOIRE_RULES_1)
    {
      config->rules = LOIRE_RULES;
      return;
    }
  config->value[LOIRE_OPTION_PALACE_CITY] = LOIRE_PALACE_CITY_1;
  config->value[LOIRE_OPTION_DUCAL_REACH] = LOIRE_DUCAL_REACH_1;
}

bool
loire_resolve (const void *edition, RelaisConfig *config, RelaisRefusal *why)
{
  int64_t *value = config->value;
  uint32_t given = config->given;

  if (!(given & LOIRE_BIT (RELAIS_OPTION_PLAYERS)))
    value[RELAIS_OPTION_PLAYERS] = LOIRE_DEFAULT_PLAYERS;
  if (!(given & LOIRE_BIT (RELAIS_OPTION_SEED)))
    value[RELAIS_OPTION_SEED] = 0;
  if (!(given & LOIRE_BIT (LOIRE_OPTION_VARIANT)))
    value[LOIRE_OPTION_VARIANT] = LOIRE_STANDARD;
  if (!(given & LOIRE_BIT (LOIRE_OPTION_PRESET)))
    value[LOIRE_OPTION_PRESET] = PRESET_ENGLISH;
  for (unsigned i = LOIRE_OPTION_LADY_SURCHARGE; i < LOIRE_OPTION_FIRST_PLAYER; i++)
    if (!(given & LOIRE_BIT (i)))
      value[i] = default_value (edition, config, i);
  resolve_rules (config);

  if (!(given & LOIRE_BIT (LOIRE_OPTION_FIRST_PLAYER)))
    value[LOIRE_OPTION_FIRST_PLAYER] = RELAIS_RANDOM;
  if (value[LOIRE_OPTION_FIRST_PLAYER] >= value[RELAIS_OPTION_PLAYERS])
    return relais_refuse (why, RELAIS_REFUSAL_FIRST_PLAYER, { (int32_t) value[RELAIS_OPTION_PLAYERS] });
  if (value[LOIRE_OPTION_FIRST_PLAYER] == RELAIS_RANDOM)
    {
      RelaisRng rng;

      /* L-SET-7 */
      relais_rng_stream (&rng, (uint64_t) value[RELAIS_OPTION_SEED], "first");
      value[LOIRE_OPTION_FIRST_PLAYER] = relais_rng_below (&rng, (uint32_t) value[RELAIS_OPTION_PLAYERS]);
    }
  return true;
}

LoireOptions
loire_options_of (const RelaisConfig *config)
{
  const int64_t *value = config->value;

  return (LoireOptions) {
    .lady_surcharge = (uint8_t) value[LOIRE_OPTION_LADY_SURCHARGE],
    .merchant_actions = (uint8_t) value[LOIRE_OPTION_MERCHANT_ACTIONS],
    .lumberjack_pays = (uint8_t) value[LOIRE_OPTION_LUMBERJACK_PAYS],
    .palatium_hire = (uint8_t) value[LOIRE_OPTION_PALATIUM_HIRE],
    .boat_goal = (uint8_t) value[LOIRE_OPTION_BOAT_GOAL],
    .message_goal = (uint8_t) value[LOIRE_OPTION_MESSAGE_GOAL],
    .token_recall = (uint8_t) value[LOIRE_OPTION_TOKEN_RECALL],
    .casual_abbey = (uint8_t) value[LOIRE_OPTION_CASUAL_ABBEY],
    .solo_turns = (uint16_t) value[LOIRE_OPTION_SOLO_TURNS],
    .start_deniers = (uint16_t) value[LOIRE_OPTION_START_DENIERS],
    .poor_limit = (uint8_t) value[LOIRE_OPTION_POOR_LIMIT],
    .rich_limit = (uint16_t) value[LOIRE_OPTION_RICH_LIMIT],
    .circus_start = (uint8_t) loire_village_location ((unsigned) value[LOIRE_OPTION_CIRCUS_START]),
    .first_player = (uint8_t) value[LOIRE_OPTION_FIRST_PLAYER],
    .palace_city = (uint8_t) value[LOIRE_OPTION_PALACE_CITY],
    .ducal_reach = (uint8_t) value[LOIRE_OPTION_DUCAL_REACH],
    .rules = (uint8_t) config->rules,
  };
}

unsigned
loire_same_neighbour (const LoireState *s, unsigned from)
{
  for (unsigned i = from; i + 1 < LOIRE_LOCATIONS; i++)
    if (!loire_is_city (i) && !loire_is_city (i + 1) && s->shields[i] == s->shields[i + 1])
      return i;
  return LOIRE_NONE;
}

/* Depth first over the villages: is there any arrangement at all? Which shields
 * are left tells which village is next, so what is left and the neighbour's
 * colour are all that matters; dead ends are remembered, or a board that is
 * impossible only at its end would be searched for ever. */
#define DEAD_ENDS (7500 * (LOIRE_COLOURS + 1))  /* most products of seven counts that add up to 18, each plus one */

typedef struct
{
  LoireState *s;
  uint32_t fixed;
  uint8_t left[LOIRE_COLOURS];
  uint8_t bag[LOIRE_COLOURS];   /* what was left at first */
  uint8_t dead[DEAD_ENDS / 8 + 1];
} Arranger;

static unsigned
situation (const Arranger *a, unsigned before)
{
  unsigned n = 0;

  for (unsigned colour = 0; colour < LOIRE_COLOURS; colour++)
    n = n * (a->bag[colour] + 1u) + a->left[colour];
  return n * (LOIRE_COLOURS + 1) + (before < LOIRE_COLOURS ? before : LOIRE_COLOURS);
}

static bool
clashes (const LoireState *s, unsigned village)
{
  return !loire_is_city (village - 1) && s->shields[village - 1] == s->shields[village];
}

static bool
arrange (Arranger *a, unsigned village)
{
  LoireState *s = a->s;
  unsigned before, here;

  for (; village < LOIRE_LOCATIONS; village++)
    {
      if (loire_is_city (village))
        continue;
      if (!(a->fixed & LOIRE_BIT (village)))
        break;
      if (clashes (s, village))
        return false;
    }
  if (village == LOIRE_LOCATIONS)
    return true;

  before = loire_is_city (village - 1) ? (unsigned) LOIRE_NONE : s->shields[village - 1];
  here = situation (a, before);
  if (a->dead[here / 8] & (1u << here % 8))
    return false;
  for (unsigned colour = 0; colour < LOIRE_COLOURS; colour++)
    {
      if (a->left[colour] == 0 || colour == before)
        continue;
      a->left[colour]--;
      s->shields[village] = (uint8_t) colour;
      if (arrange (a, village + 1))
        return true;
      a->left[colour]++;
    }
  a->dead[here / 8] |= (uint8_t) (1u << here % 8);
  return false;
}

/* The shields that are left when some stand already. */
static void
shields_left (const LoireEdition *e, const LoireState *s, uint32_t fixed, uint8_t left[LOIRE_COLOURS])
{
  memcpy (left, e->shields, sizeof e->shields);
  LOIRE_EACH (village, fixed)
    left[s->shields[village]]--;
}

/* The first arrangement in the order of colours; false if there is none. */
static bool
first_arrangement (const LoireEdition *e, LoireState *s, uint32_t fixed)
{
  Arranger arranger = { .s = s, .fixed = fixed };

  shields_left (e, s, fixed, arranger.left);
  memcpy (arranger.bag, arranger.left, sizeof arranger.bag);
  return arrange (&arranger, 1);
}

bool
loire_can_place_shields (const LoireEdition *e, const LoireState *s, uint32_t fixed)
{
  LoireState scratch = *s;

  return first_arrangement (e, &scratch, fixed);
}

bool
loire_place_shields (const LoireEdition *e, LoireState *s, uint32_t fixed)
{
  uint8_t left[LOIRE_COLOURS];
  uint8_t bag[LOIRE_LOCATIONS];
  unsigned n = 0;
  RelaisRng rng;

  /* With none fixed there always is one: no colour has more than ten. */
  if (fixed != 0 && !loire_can_place_shields (e, s, fixed))
    return false;
  shields_left (e, s, fixed, left);
  for (unsigned colour = 0; colour < LOIRE_COLOURS; colour++)
    for (unsigned i = 0; i < left[colour]; i++)
      {
        assert (n < LOIRE_LOCATIONS);
        bag[n++] = (uint8_t) colour;
      }

  relais_rng_stream (&rng, s->seed, "shields");
  for (unsigned shuffles = 0; shuffles < MAX_SHUFFLES; shuffles++)
    {
      unsigned next = 0;

      relais_rng_shuffle (&rng, bag, n);
      LOIRE_EACH (village, LOIRE_VILLAGES & ~fixed)
        s->shields[village] = bag[next++];
      if (loire_same_neighbour (s, 0) == LOIRE_NONE)
        return true;
    }
  return first_arrangement (e, s, fixed);
}

unsigned
loire_horses_in_all (const LoireEdition *e, unsigned players)
{
  unsigned group = players <= 2 ? LOIRE_HORSE_1_2 : LOIRE_HORSE_3_4;
  unsigned horses = players * LOIRE_FIGURES * e->horses_per_figure;

  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    if (e->horse[i] == group)
      horses++;
  return horses;
}

unsigned
loire_copies (const LoireEdition *e, const LoireState *s, unsigned character)
{
  return s->variant == LOIRE_CASUAL ? 0 : e->character[character].copies[s->players - 1];
}

void
loire_shuffle_decks (LoireState *s)
{
  static const char *const streams[LOIRE_LEVELS] = { "deck1", "deck2", "deck3", "deck4" };

  for (unsigned level = 0; level < LOIRE_LEVELS; level++)
    {
      unsigned n = loire_deck_start[level + 1] - loire_deck_start[level];
      RelaisRng rng;

      for (unsigned i = 0; i < n; i++)
        s->deck[loire_deck_start[level + 1] - 1 - i] = (uint8_t) (loire_deck_start[level] + i);
      s->n_deck[level] = (uint8_t) n;
      relais_rng_stream (&rng, s->seed, streams[level]);
      loire_shuffle_deck (s, level, &rng);
    }
}

/* L-SET-6 */
void
loire_start_seat (const LoireEdition *e, const LoireState *s, LoireSeat *seat)
{
  seat->deniers = s->options.start_deniers;
  seat->stack[LOIRE_MERCHANT_FIGURE] = (LoireStack) { LOIRE_NANTES, e->horses_per_figure, LOIRE_ANY_WAY };
  seat->stack[LOIRE_MESSENGER_FIGURE] = (LoireStack) { LOIRE_ORLEANS, e->horses_per_figure, LOIRE_ANY_WAY };
  seat->tokens = s->variant == LOIRE_CASUAL ? LOIRE_MAX_MARKS : 0;      /* L-CAS-1 */
  for (unsigned i = 0; i < LOIRE_MAX_HAND; i++)
    seat->held[i] = (LoireHeld) { LOIRE_NONE, 0, { LOIRE_NONE, LOIRE_NONE } };
  seat->first_delivered = LOIRE_NONE;
  seat->last_delivered = LOIRE_NONE;
}

void
loire_deal (LoireState *s, LoireSeat *seat)
{
  if (s->n_deck[0] == 0)
    return;
  assert (seat->n_held < LOIRE_MAX_HAND);
  seat->held[seat->n_held++] = (LoireHeld) { s->deck[--s->n_deck[0]], 0, { LOIRE_NONE, LOIRE_NONE } };
}

void
loire_prepare (const LoireEdition *e, const RelaisConfig *config, LoireState *s)
{
  RelaisRng rng;
  unsigned group;

  memset (s, 0, sizeof *s);
  s->seed = (uint64_t) config->value[RELAIS_OPTION_SEED];
  s->players = (uint8_t) config->value[RELAIS_OPTION_PLAYERS];
  s->variant = (uint8_t) config->value[LOIRE_OPTION_VARIANT];
  s->options = loire_options_of (config);
  s->player = s->options.first_player;

  memset (s->shields, LOIRE_NONE, sizeof s->shields);
  loire_place_shields (e, s, 0);
  for (unsigned i = 0; i < LOIRE_COLOURS; i++)
    s->market[i] = (uint8_t) i;
  relais_rng_stream (&rng, s->seed, "market");
  relais_rng_shuffle (&rng, s->market, LOIRE_COLOURS);
  s->circus = s->variant == LOIRE_CASUAL ? LOIRE_NONE : s->options.circus_start;

  group = s->players <= 2 ? LOIRE_HORSE_1_2 : LOIRE_HORSE_3_4;
  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    s->horses[i] = e->horse[i] == group;

  memcpy (s->goods, e->cards, sizeof s->goods);
  for (unsigned i = 0; i < LOIRE_CHARACTERS; i++)
    s->characters[i] = (uint8_t) loire_copies (e, s, i);
  for (unsigned i = 0; i < LOIRE_PALACES; i++)
    s->palaces[i] = s->variant == LOIRE_CASUAL ? 0 : e->palace_copies;
  s->towers = e->towers;
  memset (s->delivered, LOIRE_NONE, sizeof s->delivered);
  loire_shuffle_decks (s);
  for (unsigned i = 0; i < s->players; i++)
    loire_start_seat (e, s, &s->seats[i]);
}

void
loire_start (const void *edition, const RelaisConfig *config, void *state)
{
  LoireState *s = state;

  loire_prepare (edition, config, s);
  for (unsigned i = 0; i < s->players; i++)
    loire_deal (s, &s->seats[i]);
  s->phase = (uint8_t) loire_turn_phase (s, s->player);
}
