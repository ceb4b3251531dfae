/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "loire-text.h"

/* Options and how a game starts. */

typedef enum
{
  LOIRE_OPTION_VARIANT = RELAIS_OPTION_GAME,
  LOIRE_OPTION_PRESET,
  LOIRE_OPTION_LADY_SURCHARGE,          /* from here on: the state's options, in its order */
  LOIRE_OPTION_MERCHANT_ACTIONS,
  LOIRE_OPTION_LUMBERJACK_PAYS,
  LOIRE_OPTION_PALATIUM_HIRE,
  LOIRE_OPTION_BOAT_GOAL,
  LOIRE_OPTION_MESSAGE_GOAL,
  LOIRE_OPTION_TOKEN_RECALL,
  LOIRE_OPTION_CASUAL_ABBEY,
  LOIRE_OPTION_PALACE_CITY,             /* these two since the second version of the rules */
  LOIRE_OPTION_DUCAL_REACH,
  LOIRE_OPTION_SOLO_TURNS,
  LOIRE_OPTION_START_DENIERS,
  LOIRE_OPTION_POOR_LIMIT,
  LOIRE_OPTION_RICH_LIMIT,
  LOIRE_OPTION_CIRCUS_START,
  LOIRE_OPTION_FIRST_PLAYER,
  LOIRE_OPTIONS
} LoireOption;

#define LOIRE_DEFAULT_PLAYERS 3

extern const RelaisOption loire_options[LOIRE_OPTIONS];
extern const char *const loire_samples[];

bool loire_resolve        (const void *edition, RelaisConfig *config, RelaisRefusal *why);
void loire_start          (const void *edition, const RelaisConfig *config, void *state);
/* The state's options; the configuration is a resolved one. */
LoireOptions loire_options_of (const RelaisConfig *config);
/* loire_start without the dealing of the first messages. */
void loire_prepare        (const LoireEdition *e, const RelaisConfig *config, LoireState *s);
/* All messages, each deck as the seed shuffles it. */
void loire_shuffle_decks  (LoireState *s);
/* L-SET-6 but for the message; the seat is zeroed. */
void loire_start_seat     (const LoireEdition *e, const LoireState *s, LoireSeat *seat);
/* L-SET-6: one level-1 message from the deck's top. */
void loire_deal           (LoireState *s, LoireSeat *seat);

/* L-SET-1 with some shields fixed: the others are drawn from the seed. `fixed`
 * is the set of villages whose shields stand already; false if no arrangement
 * exists. */
bool loire_place_shields  (const LoireEdition *e, LoireState *s, uint32_t fixed);
/* Is there any arrangement? No more shields of a colour may stand than there are. */
bool loire_can_place_shields (const LoireEdition *e, const LoireState *s, uint32_t fixed);
/* The first village that has its next neighbour's colour, or LOIRE_NONE. */
unsigned loire_same_neighbour (const LoireState *s, unsigned from);

/* Gaps of a setup that is being made: LOIRE_NONE where a tile or a figure is to
 * be, and horses that are in no place (negative: there are too many). */
void loire_fill_market    (LoireState *s, bool shuffled);
void loire_fill_figures   (LoireState *s);
int  loire_horses_left    (const LoireEdition *e, const LoireState *s);
void loire_fill_horses    (const LoireEdition *e, LoireState *s);
void loire_fill_phase     (LoireState *s);

/* The location of a village counted among the villages alone, and back. */
unsigned loire_village_location (unsigned village);
unsigned loire_location_village (unsigned location);

/* L-SET-3, L-POS-2: horses on the board and under the figures. */
unsigned loire_horses_in_all (const LoireEdition *e, unsigned players);
/* L-SET-4, L-SET-5: copies in a game of so many players. */
unsigned loire_copies        (const LoireEdition *e, const LoireState *s, unsigned character);

bool loire_read           (const void *edition, const RelaisJson *json, void *state, RelaisFindings *findings);
bool loire_read_draft     (const void *edition, const RelaisJson *json, void *state, RelaisFindings *findings);
void loire_validate       (const void *edition, const void *state, RelaisFindings *findings);
void loire_check_edition  (const void *edition, RelaisFindings *findings);

void loire_view           (const void *edition, const void *state, int viewer, void *view);
void loire_sample         (const void *edition, const void *view, RelaisRng *rng, void *state);
void loire_suppose        (const void *edition, const void *view, void *state);
bool loire_supposes       (const void *state, RelaisMove move);
void loire_veil_supposed  (const void *state, RelaisEvent *event);
