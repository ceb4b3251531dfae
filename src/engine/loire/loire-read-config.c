/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a setup tells of how its game begins: players, seed, variant, options
 * and which version of the rules. */

#include "loire-read.h"

/* Options: as "new" takes them, in the state's types. */

static void
read_option (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  RelaisConfig *config = data;
  unsigned index = LOIRE_OPTION_LADY_SURCHARGE + key;
  const RelaisOption *option = &loire_options[index];
  uint8_t any = 0;

  if (index == LOIRE_OPTION_TOKEN_RECALL || index == LOIRE_OPTION_CASUAL_ABBEY)
    {
      if (!relais_read_boolean (r, v, &any))
        return;
      config->value[index] = any;
    }
  else if (option->words != NULL)
    {
      if (!relais_read_word (r, v, option->words, (unsigned) option->max + 1, &any))
        return;
      config->value[index] = any;
    }
  else if (!relais_read_number (r, v, option->min, option->max, RELAIS_NO_RULE, &config->value[index]))
    return;
  config->given |= LOIRE_BIT (index);
}

/* How many players there are: told, or as many as seats are. */
static void
read_player_count (RelaisReader *r, RelaisConfig *config)
{
  const RelaisOption *option = &loire_options[RELAIS_OPTION_PLAYERS];
  RelaisJsonValue v = relais_reader_top (r, option->key);
  RelaisJsonValue seats;
  int64_t players = 0;
  uint32_t n;

  if (v != RELAIS_JSON_NONE && !relais_read_number (r, v, option->min, option->max, RELAIS_NO_RULE, &players))
    return;
  seats = relais_reader_top (r, "seats");
  if (seats != RELAIS_JSON_NONE && relais_read_list (r, seats))
    {
      n = relais_json_count (r->json, seats);
      if (players == 0 && n >= 1 && n <= RELAIS_MAX_SEATS)
        players = n;
      else if (players == 0)
        RELAIS_WRONG (r, RELAIS_REFUSAL_COUNT_BETWEEN, { 1, RELAIS_MAX_SEATS });
      else if (players != n)
        RELAIS_WRONG (r, RELAIS_REFUSAL_COUNT, { (int32_t) players });
    }
  if (players == 0)
    return;
  config->value[RELAIS_OPTION_PLAYERS] = players;
  config->given |= LOIRE_BIT (RELAIS_OPTION_PLAYERS);
}

/* Options that stand at the top: seed, variant, preset. */
static void
read_top_option (RelaisReader *r, unsigned index, RelaisConfig *config)
{
  const RelaisOption *option = &loire_options[index];
  RelaisJsonValue v = relais_reader_top (r, option->key);
  uint8_t word = 0;

  if (v == RELAIS_JSON_NONE)
    return;
  if (option->words == NULL)
    {
      if (!relais_read_number (r, v, option->min, option->max, RELAIS_NO_RULE, &config->value[index]))
        return;
    }
  else if (relais_read_word (r, v, option->words, (unsigned) option->max + 1, &word))
    config->value[index] = word;
  else
    return;
  config->given |= LOIRE_BIT (index);
}

/* Whose turn it is tells who was first, if nothing else does. */
static void
derive_first_player (RelaisReader *r, RelaisConfig *config)
{
  RelaisJsonValue player = relais_json_member (r->json, 0, "player");
  RelaisJsonValue turn = relais_json_member (r->json, 0, "turn");
  int64_t players = config->given & LOIRE_BIT (RELAIS_OPTION_PLAYERS) ? config->value[RELAIS_OPTION_PLAYERS]
                                                                      : LOIRE_DEFAULT_PLAYERS;
  int64_t now = 0;
  int64_t who;

  if (player == RELAIS_JSON_NONE || (config->given & LOIRE_BIT (LOIRE_OPTION_FIRST_PLAYER)) != 0
      || !relais_json_integer (r->json, player, 0, players - 1, &who)
      || (turn != RELAIS_JSON_NONE && !relais_json_integer (r->json, turn, 0, LOIRE_MAX_TURN, &now)))
    return;
  config->value[LOIRE_OPTION_FIRST_PLAYER] = (who + players - now % players) % players;
  config->given |= LOIRE_BIT (LOIRE_OPTION_FIRST_PLAYER);
}

/* All options of the first version of the rules and none of those that came
 * later: so its states were printed. */
static bool
has_options_of_rules_1 (const RelaisJson *json)
{
  RelaisJsonValue options = relais_json_member (json, 0, "options");

  if (options == RELAIS_JSON_NONE || relais_json_type (json, options) != RELAIS_JSON_OBJECT)
    return false;
  for (unsigned i = LOIRE_OPTION_LADY_SURCHARGE; i < LOIRE_OPTIONS; i++)
    {
      bool later = i == LOIRE_OPTION_PALACE_CITY || i == LOIRE_OPTION_DUCAL_REACH;

      if ((relais_json_member (json, options, loire_options[i].key) != RELAIS_JSON_NONE) == later)
        return false;
    }
  return true;
}

/* Which version of the rules the setup is of: it says so, or its options do. */
static void
read_rules (RelaisReader *r, RelaisConfig *config)
{
  RelaisJsonValue v = relais_reader_top (r, "rules");
  int64_t rules = has_options_of_rules_1 (r->json) ? LOIRE_RULES_1 : LOIRE_RULES;

  if (v != RELAIS_JSON_NONE)
    relais_read_number (r, v, LOIRE_RULES_1, LOIRE_RULES, RELAIS_NO_RULE, &rules);
  config->rules = (int) rules;
}

void
loire_read_config (RelaisReader *r, RelaisConfig *config)
{
  const char *keys[LOIRE_OPTIONS];
  RelaisJsonValue options;
  RelaisRefusal why;

  read_player_count (r, config);
  read_top_option (r, RELAIS_OPTION_SEED, config);
  read_top_option (r, LOIRE_OPTION_VARIANT, config);
  read_top_option (r, LOIRE_OPTION_PRESET, config);
  read_rules (r, config);
  for (unsigned i = LOIRE_OPTION_LADY_SURCHARGE; i < LOIRE_OPTIONS; i++)
    keys[i - LOIRE_OPTION_LADY_SURCHARGE] = loire_options[i].key;
  options = relais_reader_top (r, "options");
  if (options != RELAIS_JSON_NONE)
    relais_read_members (r, options, keys, LOIRE_OPTIONS - LOIRE_OPTION_LADY_SURCHARGE, read_option, config);

  /* What was wrong is left at its default, so that the rest can be read too. */
  derive_first_player (r, config);
  if (loire_resolve (edition_of (r), config, &why))
    return;
  relais_reader_top (r, "options");
  relais_reader_enter_key (r, loire_options[LOIRE_OPTION_FIRST_PLAYER].key);
  relais_reader_wrong (r, why);
  config->given &= ~LOIRE_BIT (LOIRE_OPTION_FIRST_PLAYER);
  loire_resolve (edition_of (r), config, &why);
}
