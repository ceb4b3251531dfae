/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "../common/reader.h"
#include "thurn-setup.h"

/* What the parts of reading a setup share. */

/* Far beyond any game, and what is played from there can be read again. */
#define THURN_MAX_TURN 1000000000
#define THURN_MAX_SHUFFLES 1000000

typedef struct
{
  const ThurnEdition *edition;
  ThurnState *state;
  bool left[RELAIS_MAX_SEATS];          /* what was given, and so is not completed */
  bool tiles[THURN_STACKS];
  bool coaches[THURN_COACHES];
} ThurnReading;

static inline ThurnReading *
reading_of (const RelaisReader *r)
{
  return r->game;
}

static inline ThurnState *
state_of (const RelaisReader *r)
{
  return reading_of (r)->state;
}

static inline const ThurnEdition *
edition_of (const RelaisReader *r)
{
  return reading_of (r)->edition;
}

/* A list of cities: as they lie (null where `gaps`), as counts, or as a set. */
void thurn_read_cities (RelaisReader *r, RelaisJsonValue v, uint8_t *cities, unsigned max, uint8_t *n);
void thurn_read_counts (RelaisReader *r, RelaisJsonValue v, uint8_t count[THURN_CITIES]);
/* A city that stands twice is told with the refusal. */
void thurn_read_set    (RelaisReader *r, RelaisJsonValue v, uint16_t twice, uint32_t *set);
/* An element of the list of seats. */
void thurn_read_seat   (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data);
