/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "../common/reader.h"
#include "loire-setup.h"

/* What the parts of reading a setup share. */

/* Far beyond any game, and what is played from there can be read again. */
#define LOIRE_MAX_TURN 1000000000

/* What was given, and so is not completed. */
typedef struct
{
  bool goods[LOIRE_GOODS];
  bool characters[LOIRE_CHARACTERS];
  bool palaces[LOIRE_PALACES];
  bool towers;
  bool deck[LOIRE_LEVELS];
  bool messages[RELAIS_MAX_SEATS];
  bool tokens[RELAIS_MAX_SEATS];
} LoireGiven;

typedef struct
{
  const LoireEdition *edition;
  LoireState *state;
  LoireGiven given;
  bool claimed[LOIRE_MESSAGES];         /* cards that lie somewhere already */
} LoireReading;

static inline const LoireEdition *
edition_of (const RelaisReader *r)
{
  return ((const LoireReading *) r->game)->edition;
}

static inline LoireState *
state_of (const RelaisReader *r)
{
  return ((const LoireReading *) r->game)->state;
}

static inline LoireGiven *
given_of (const RelaisReader *r)
{
  return &((LoireReading *) r->game)->given;
}

/* Notes that a card lies here; a second place for one is wrong. */
bool loire_claim     (RelaisReader *r, unsigned card);
/* How the game begins; what is wrong is left at its default. The result is resolved. */
void loire_read_config (RelaisReader *r, RelaisConfig *config);
/* An element of the list of seats. */
void loire_read_seat (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data);
/* The list of tiles; @gaps: some may be null, and stay LOIRE_NONE. */
void loire_read_market (RelaisReader *r, RelaisJsonValue v, bool gaps);
/* What the editor of setups tells of gaps, which are filled. */
void loire_read_gaps (RelaisReader *r, RelaisJsonValue v);
