/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

#include "../common/game.h"
#include "loire-ids.h"

/* The component values of La Loire: what an owner of the printed game could
 * read off the board and the cards. Ids and their number are fixed; every
 * value that may be changed is listed in loire_fields with its limits. The
 * built-in edition is made from data/games/loire.json at build time. */

typedef struct
{
  uint8_t deniers;
  uint8_t wood;
} LoireBuildingCost;

typedef struct
{
  uint8_t deniers;
  uint8_t spaces;       /* 1, 2: also how the move is spelt */
} LoireShipping;

typedef struct
{
  uint8_t colour;
  uint8_t cost;
  uint8_t points;
  uint8_t copies[RELAIS_MAX_SEATS];     /* by number of players */
} LoireCharacter;

typedef struct
{
  uint8_t to[3];        /* level 1 a village, 2 and 3 shields, 4 a city */
  uint8_t type;
  uint8_t points;
} LoireMessage;

typedef struct
{
  uint8_t good[LOIRE_LOCATIONS];        /* of villages */
  uint8_t horse[LOIRE_LOCATIONS];       /* LoireHorse */
  uint8_t shields[LOIRE_COLOURS];
  uint8_t market_prices[LOIRE_COLOURS];
  uint8_t market_central;               /* counted from 1 */
  uint8_t sells[LOIRE_GOODS];
  uint8_t cards[LOIRE_GOODS];
  LoireBuildingCost building[LOIRE_BUILDINGS];
  uint8_t farms;                        /* per player */
  uint8_t monasteries;                  /* per player */
  uint8_t towers;                       /* for all */
  uint8_t palace_deniers;
  uint8_t palace_points;
  uint8_t palace_copies;
  LoireShipping ship[LOIRE_SHIPPINGS];
  LoireCharacter character[LOIRE_CHARACTERS];
  LoireMessage message[LOIRE_MESSAGES];
  uint8_t boat_goal[RELAIS_MAX_SEATS];
  uint8_t boat_goal_french[RELAIS_MAX_SEATS];
  uint8_t message_goal[RELAIS_MAX_SEATS];
  uint16_t start_deniers;
  uint8_t horses_per_figure;
  uint8_t stack_limit;
  uint8_t poor_limit;
  uint16_t rich_limit;
  uint8_t banker_bonus;
  uint8_t beer_factor;
  uint8_t circus_start;
} LoireEdition;

extern const LoireEdition loire_edition;
extern const RelaisField loire_fields[];

/* Ids as the protocol spells them. */
extern const char *const loire_locations[LOIRE_LOCATIONS];
extern const char *const loire_villages[LOIRE_VILLAGE_COUNT];
extern const char *const loire_colours[LOIRE_COLOURS];
extern const char *const loire_goods[LOIRE_GOODS];
extern const char *const loire_buildings[LOIRE_BUILDINGS];
extern const char *const loire_palaces[LOIRE_PALACES];
extern const char *const loire_characters[LOIRE_CHARACTERS];
extern const char *const loire_messages[LOIRE_MESSAGES];
extern const char *const loire_types[LOIRE_TYPES];
extern const char *const loire_card_colours[LOIRE_CARD_COLOURS];

/* As the map spells them, accents and all; they are not translated. */
extern const char *const loire_location_names[LOIRE_LOCATIONS];
extern const char *const loire_village_names[LOIRE_VILLAGE_COUNT];
