/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "../common/bits.h"
#include "thurn-edition.h"

/* The whole of a game of Thurn und Taxis: flat, without pointers, copied by
 * assignment. Sets of cities are bit masks, cards in a hand are counts. */

#define THURN_NONE UINT8_MAX
#define THURN_OUTSIDE_REGIONS 8 /* regions other than Baiern */
/* The most that one seat can take: every length tile, and one from each other stack. */
#define THURN_MAX_TILES (2 + 3 + 4 + THURN_STACKS - 3)

typedef enum
{
  THURN_DRAW,           /* T-DRAW-1 */
  THURN_DRAW2,          /* T-DRAW-3: the postmaster is forced */
  THURN_PLAY,           /* T-PLAY-1 */
  THURN_AFTER,          /* a card has been played: end, close, or the coachman */
  THURN_HOUSE,          /* T-CLOSE-2: where a house goes */
  THURN_COACH,          /* T-CLOSE-5: take it? */
  THURN_DISCARD,        /* T-CLOSE-7 */
  THURN_OVER,
  THURN_PHASES
} ThurnPhase;

typedef enum
{
  THURN_NO_OFFICIAL,
  THURN_BAILIFF,
  THURN_POSTMASTER,
  THURN_COACHMAN,
  THURN_WAINWRIGHT,
  THURN_OFFICIALS
} ThurnOfficial;

typedef enum { THURN_LEFT, THURN_RIGHT, THURN_SIDES } ThurnSide;

typedef struct
{
  uint8_t stack;
  uint8_t value;
} ThurnTile;

typedef struct
{
  uint32_t holds;               /* cities of which there is a card in the hand */
  uint32_t routed;              /* cities of the route */
  uint32_t houses;
  uint16_t stacks;              /* set of those that a tile was taken from */
  uint8_t hand[THURN_CITIES];   /* cards of each city; who may not know them knows how many and `seen` */
  uint8_t seen[THURN_CITIES];   /* T-SET-4: of them, those that were taken from the row */
  uint8_t supposed[THURN_CITIES];       /* of them, in a trial, those that only sampling has put there */
  uint8_t route[THURN_CITIES];  /* left to right */
  uint8_t n_hand;
  uint8_t n_route;
  uint8_t left;                 /* houses not placed */
  uint8_t coach;                /* the highest; 0: none */
  uint8_t n_tiles;
  ThurnTile tile[THURN_MAX_TILES];      /* in the order taken */
} ThurnSeat;

typedef struct
{
  uint64_t seed;
  uint32_t turn;
  uint32_t ending_turn;
  uint32_t last_turn;
  uint32_t shuffles;                    /* how often the deck was made anew */
  uint32_t open;                        /* in phase house: cities that may be chosen */
  uint8_t players;
  uint8_t first_player;
  uint8_t outside;                      /* regions that the tile of that name needs: 8, or all 9 */
  uint8_t player;
  uint8_t phase;
  uint8_t official;
  uint8_t region;                       /* in phase house: where all houses go; THURN_REGIONS: one in each */
  uint8_t ending;                       /* T-END-1 has happened */
  uint8_t ending_player;
  uint8_t hidden;                       /* whose view this is, counted from RELAIS_ALL */
  uint8_t n_deck;
  uint8_t n_discards;
  uint8_t face_up[THURN_SLOTS];         /* a city, or THURN_NONE */
  uint8_t deck[THURN_CARDS];            /* the top one last */
  uint8_t discards[THURN_CARDS];        /* the latest last */
  uint8_t tiles_left[THURN_STACKS];
  uint8_t coaches_left[THURN_COACHES];
  uint8_t trial;                        /* played on from a sample, to try ahead */
  uint8_t row_supposed;                 /* then: set of slots that show what only sampling has put there */
  uint8_t cleared_supposed;             /* the same of those that the bailiff cleared last */
  uint8_t discards_supposed[(THURN_CARDS + 7) / 8];
  ThurnSeat seats[RELAIS_MAX_SEATS];
} ThurnState;

static_assert (sizeof (ThurnState) <= 1024, "states are copied for every move played and thought of");
static_assert (THURN_CITIES <= 32, "sets of cities are 32 bits");

/* Moves: kind and operands. */
typedef enum
{
  THURN_MOVE_DRAW,              /* a = city */
  THURN_MOVE_DRAW_DECK,
  THURN_MOVE_BAILIFF,
  THURN_MOVE_POSTMASTER,        /* a = city */
  THURN_MOVE_POSTMASTER_DECK,
  THURN_MOVE_START,             /* a = city */
  THURN_MOVE_PLAY,              /* a = city, b = side */
  THURN_MOVE_COACHMAN,          /* a = city, b = side */
  THURN_MOVE_END,
  THURN_MOVE_CLOSE_EACH,        /* b = with the wainwright */
  THURN_MOVE_CLOSE_REGION,      /* a = region, b = with the wainwright */
  THURN_MOVE_HOUSE,             /* a = city */
  THURN_MOVE_COACH,             /* a = yes */
  THURN_MOVE_DISCARD,           /* a = city */
  THURN_MOVES
} ThurnMoveKind;

/* Classes of values in events and refusals. */
typedef enum
{
  THURN_CLASS_CITY = RELAIS_CLASS_GAME,
  THURN_CLASS_REGION,
  THURN_CLASS_MODE,             /* a region, or THURN_REGIONS for one house in each */
  THURN_CLASS_STACK,
  THURN_CLASS_OFFICIAL,
  THURN_CLASS_SIDE,
  THURN_CLASS_FROM,             /* where a discarded card lay */
  THURN_CLASS_SKIPPED,
  THURN_CLASS_WHAT,             /* what points are for: THURN_WHAT */
  THURN_CLASS_COLUMN,
  THURN_CLASS_RULE,
} ThurnClass;

/* What points are for: a city, a stack, or the coach. */
#define THURN_WHAT(class, index) ((int32_t) (class) << 8 | (int32_t) (index))
#define THURN_WHAT_COACH 0

enum { THURN_FROM_ROUTE, THURN_FROM_HAND, THURN_FROMS };
enum { THURN_SKIPPED_DRAW, THURN_SKIPPED_PLAY, THURN_SKIPPED_POSTMASTER, THURN_SKIPS };

typedef enum
{
  THURN_COLUMN_COACH,
  THURN_COLUMN_TILES,
  THURN_COLUMN_HOUSES,
  THURN_COLUMNS
} ThurnColumn;

typedef enum
{
  THURN_RULE_CLOSE_2,
  THURN_RULE_CLOSE_3,
  THURN_RULE_CLOSE_4,
  THURN_RULE_CLOSE_5,
  THURN_RULE_END_1,
  THURN_RULES
} ThurnRule;

typedef enum
{
  THURN_EVENT_OFFICIAL = RELAIS_EVENT_GAME,
  THURN_EVENT_CLEARED,
  THURN_EVENT_RESHUFFLED,
  THURN_EVENT_TOOK,
  THURN_EVENT_DREW,
  THURN_EVENT_DEALT,
  THURN_EVENT_ABANDONED,
  THURN_EVENT_STARTED,
  THURN_EVENT_PLAYED,
  THURN_EVENT_CLOSED,
  THURN_EVENT_HOUSE,
  THURN_EVENT_TILE,
  THURN_EVENT_COACH,
  THURN_EVENT_COACH_DECLINED,
  THURN_EVENT_DISCARDED,
  THURN_EVENT_SKIPPED,
  THURN_EVENTS
} ThurnEventKind;

/* What is no view is known to all. */
static inline int
thurn_viewer (const ThurnState *s)
{
  return RELAIS_ALL + s->hidden;
}

static inline bool
thurn_knows_hand (const ThurnState *s, unsigned seat)
{
  int viewer = thurn_viewer (s);

  return viewer == (int) seat || viewer == RELAIS_SEATS || viewer == RELAIS_ALL;
}

static inline const ThurnSeat *
thurn_mover (const ThurnState *s)
{
  return &s->seats[s->player];
}

/* The city at an end of a route that is not empty. */
static inline unsigned
thurn_end_of (const ThurnSeat *seat, unsigned side)
{
  return seat->route[side == THURN_LEFT ? 0 : seat->n_route - 1];
}

/* T-CLOSE-5: the coach that comes next; beyond THURN_LAST_COACH: none. */
static inline unsigned
thurn_next_coach (const ThurnSeat *seat)
{
  return seat->coach == 0 ? THURN_FIRST_COACH : seat->coach + 1u;
}
