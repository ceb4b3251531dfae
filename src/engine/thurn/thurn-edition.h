/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

#include "../common/game.h"
#include "thurn-ids.h"

/* The component values of Thurn und Taxis, and the map. Every value that may be
 * changed is listed in thurn_fields with its limits; the map never changes. The
 * built-in edition is made from data/games/thurn.json at build time. */

typedef struct
{
  uint8_t houses;                       /* of each player */
  uint8_t hand_after_closing;           /* T-CLOSE-7 */
  uint8_t close_minimum;                /* T-CLOSE-1 */
  uint8_t wainwright;                   /* T-CLOSE-6: cards that he makes good */
  uint8_t coach[THURN_COACHES];         /* points */
  uint8_t tiles[THURN_STACKS][THURN_STACK_MOST];        /* points, the top one first */
} ThurnEdition;

extern const ThurnEdition thurn_edition;
extern const RelaisField thurn_fields[];

/* Ids as the protocol spells them. */
extern const char *const thurn_cities[THURN_CITIES];
extern const char *const thurn_regions[THURN_REGIONS];
extern const char *const thurn_stacks[THURN_STACKS];
extern const char *const thurn_coaches[THURN_COACHES];

/* As the map spells them; they are not translated. */
extern const char *const thurn_city_names[THURN_CITIES];
extern const char *const thurn_region_names[THURN_REGIONS];

/* The map. Cities are numbered by their ids, so that a set of them is visited in
 * the order of bytes. */
extern const uint8_t thurn_printed_order[THURN_CITIES]; /* the cities in the data file's order */
extern const uint8_t thurn_region_of[THURN_CITIES];
extern const uint32_t thurn_roads[THURN_CITIES];        /* sets of neighbours */
extern const uint32_t thurn_in_region[THURN_REGIONS];   /* sets of cities */
extern const uint32_t thurn_groups[THURN_GROUPS];       /* what each of the five stacks from THURN_STACK_BAIERN on asks for */
extern const uint8_t thurn_stack_size[THURN_STACKS];
