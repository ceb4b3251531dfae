/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "../common/bits.h"
#include "loire-edition.h"

/* The whole of a game of La Loire: flat, without pointers, copied by
 * assignment. Places, colours, goods and cards are indices in the order of
 * the data file. Sets of places are bit masks over the 20 locations, which
 * are numbered round the ring: Nantes, the north road, Orléans, the south
 * road. */

#define LOIRE_NONE UINT8_MAX
#define LOIRE_MAX_DENIERS 9999
#define LOIRE_MAX_HAND 4        /* undelivered messages, with the Mayor */
#define LOIRE_MAX_MARKS 2       /* of one message; also the tokens of a player */
#define LOIRE_MAX_STACK 3       /* horses, with the Scout */
#define LOIRE_RING_HALF (LOIRE_LOCATIONS / 2)

#define LOIRE_BIT RELAIS_BIT
#define LOIRE_EACH RELAIS_EACH
#define loire_count relais_count
#define LOIRE_RING ((UINT32_C (1) << LOIRE_LOCATIONS) - 1)
#define LOIRE_CITIES (LOIRE_BIT (LOIRE_NANTES) | LOIRE_BIT (LOIRE_ORLEANS))
#define LOIRE_VILLAGES (LOIRE_RING & ~LOIRE_CITIES)
#define LOIRE_NORTH (LOIRE_BIT (LOIRE_ORLEANS) - 2)     /* the villages between the cities */
#define LOIRE_SOUTH (LOIRE_VILLAGES & ~LOIRE_NORTH)

typedef enum
{
  LOIRE_COLLECT,        /* L-TURN-1: nothing but a denier */
  LOIRE_FIGURE,         /* which figure rides, and where */
  LOIRE_MERCHANT,       /* what the merchant does where it stopped */
  LOIRE_CIRCUS,         /* where the circus goes */
  LOIRE_MESSENGER,      /* what the messenger does where it stopped */
  LOIRE_PICK,           /* which of the messages shown */
  LOIRE_OVER,
  LOIRE_PHASES
} LoirePhase;

typedef enum
{
  LOIRE_MERCHANT_FIGURE,
  LOIRE_MESSENGER_FIGURE,
  LOIRE_FIGURES
} LoireFigure;

typedef enum
{
  LOIRE_ANY_WAY,        /* in a city: the next ride chooses */
  LOIRE_CW,             /* in the ring's order */
  LOIRE_CCW,
  LOIRE_DIRECTIONS
} LoireDirection;

/* What a stop has been used for (the stop table of the rules). */
typedef enum
{
  LOIRE_NOTHING,
  LOIRE_BUY,
  LOIRE_HIRE,
  LOIRE_SELL,
  LOIRE_SHIP,
  LOIRE_BUILD,
  LOIRE_MESSAGE,
  LOIRE_DELIVER,
  LOIRE_ACTIONS
} LoireAction;

enum { LOIRE_STANDARD, LOIRE_CASUAL };                  /* variant */
enum { LOIRE_ACTIONS_ALL, LOIRE_ACTIONS_ONE };          /* merchant_actions */
enum { LOIRE_PAYS_ONCE, LOIRE_PAYS_EACH };              /* lumberjack_pays */
enum { LOIRE_HIRE_EXTRA, LOIRE_HIRE_SHARED };           /* palatium_hire */
enum { LOIRE_PALACE_ANY, LOIRE_PALACE_OWN };            /* palace_city */
enum { LOIRE_DUCAL_CITIES, LOIRE_DUCAL_OWN, LOIRE_DUCAL_EVERYWHERE };   /* ducal_reach */

/* Versions of the rules. In the first one there was no choice in palace_city
 * and ducal_reach (they are as the enum above names here), and the Blacksmith
 * was paid before the rich check. */
enum { LOIRE_RULES_1 = 1, LOIRE_RULES = 2 };
#define LOIRE_PALACE_CITY_1 LOIRE_PALACE_OWN
#define LOIRE_DUCAL_REACH_1 LOIRE_DUCAL_CITIES

/* A palace is its city times the number of kinds, plus its kind. */
typedef enum
{
  LOIRE_BANK,
  LOIRE_DUCAL_PALACE,
  LOIRE_POST_OFFICE,
  LOIRE_PALATIUM_BALIVI,
} LoirePalaceKind;

typedef struct
{
  uint16_t solo_turns;
  uint16_t start_deniers;
  uint16_t rich_limit;
  uint8_t lady_surcharge;
  uint8_t merchant_actions;
  uint8_t lumberjack_pays;
  uint8_t palatium_hire;
  uint8_t boat_goal;
  uint8_t message_goal;
  uint8_t token_recall;
  uint8_t casual_abbey;
  uint8_t poor_limit;
  uint8_t circus_start;
  uint8_t first_player;
  uint8_t palace_city;
  uint8_t ducal_reach;
  uint8_t rules;        /* the version; all bytes are used: equal options are equal bytes */
} LoireOptions;

/* A figure and the horses under it. */
typedef struct
{
  uint8_t at;
  uint8_t horses;
  uint8_t direction;
} LoireStack;

typedef struct
{
  uint8_t card;
  uint8_t n_marks;
  uint8_t mark[LOIRE_MAX_MARKS];        /* where, in the order of placing; the shield is the village's */
} LoireHeld;

typedef struct
{
  uint32_t characters;                  /* set of LoireCharacterId */
  uint32_t built[LOIRE_BUILDINGS];      /* sets of locations; a castle is no farm */
  uint32_t palace_turn[LOIRE_PALACES];
  uint16_t deniers;
  uint16_t delivered_points;
  uint8_t boat;
  uint8_t goods[LOIRE_GOODS];
  LoireStack stack[LOIRE_FIGURES];
  uint8_t tokens;                       /* got so far, placed ones included */
  uint8_t palaces;                      /* set of LoirePalace */
  uint8_t n_characters;
  uint8_t n_palaces;
  uint8_t n_held;
  uint8_t n_delivered;
  uint8_t hired[LOIRE_CHARACTERS];      /* in the order of hiring */
  uint8_t palace[LOIRE_PALACES];        /* in the order of building */
  LoireHeld held[LOIRE_MAX_HAND];       /* in the order of buying */
  /* Delivered cards form a chain through LoireState.delivered. */
  uint8_t first_delivered;
  uint8_t last_delivered;
  uint8_t delivered_level[LOIRE_LEVELS];
  uint8_t delivered_type[LOIRE_TYPES];
} LoireSeat;

/* What this turn has used up. All fresh at its start; `action` and
 * `message_bought` also when a figure rides. */
typedef struct
{
  uint8_t rode[LOIRE_FIGURES];
  uint8_t buy;
  uint8_t ship;
  uint8_t buildings;
  uint8_t hires;                        /* all of them */
  uint8_t palatium;                     /* those by Palatium Balivi */
  uint8_t smith;
  uint8_t message_bought;
  uint8_t action;                       /* LoireAction */
} LoireUsed;

typedef struct
{
  uint64_t seed;
  LoireOptions options;
  uint32_t turn;
  uint32_t ending_turn;
  uint32_t built_turn[LOIRE_LOCATIONS]; /* when the farm was built */
  uint8_t ending;                       /* L-END-1 has happened */
  uint8_t ending_player;
  uint8_t players;
  uint8_t variant;
  uint8_t player;
  uint8_t phase;
  uint8_t hidden;                       /* whose view this is, counted from RELAIS_ALL */
  uint8_t circus;                       /* LOIRE_NONE in the casual game */
  LoireUsed used;
  uint8_t shields[LOIRE_LOCATIONS];     /* LoireColour; LOIRE_NONE in cities */
  uint8_t market[LOIRE_COLOURS];        /* left to right */
  uint8_t horses[LOIRE_LOCATIONS];      /* free ones */
  uint8_t goods[LOIRE_GOODS];           /* supply */
  uint8_t characters[LOIRE_CHARACTERS]; /* supply */
  uint8_t palaces[LOIRE_PALACES];       /* supply */
  uint8_t towers;                       /* supply */
  uint8_t pick_level;                   /* 1 .. 4 in phase pick, else 0 */
  uint8_t pick_count;                   /* how many of the deck's top cards are shown */
  uint8_t n_deck[LOIRE_LEVELS];
  uint8_t deck[LOIRE_MESSAGES];         /* each level at its start; the top card last */
  uint8_t delivered[LOIRE_MESSAGES];    /* the next card that the same seat delivered */
  uint8_t trial;                        /* played on from a sample, to try ahead */
  uint8_t supposed[(LOIRE_MESSAGES + 7) / 8];   /* then: set of cards that only sampling has put where they are */
  LoireSeat seats[RELAIS_MAX_SEATS];
} LoireState;

static_assert (sizeof (LoireState) <= RELAIS_MAX_STATE, "states are copied for every move played and thought of");
static_assert (LOIRE_LOCATIONS == 20 && LOIRE_ORLEANS == LOIRE_RING_HALF, "two roads of nine villages");

/* Moves: kind and operands (see the protocol's table of moves). */
typedef enum
{
  LOIRE_MOVE_COLLECT,
  LOIRE_MOVE_RIDE_MERCHANT,     /* a = horses, b = location, c = where the smith's horse comes from or LOIRE_NONE */
  LOIRE_MOVE_RIDE_MESSENGER,
  LOIRE_MOVE_BUY,               /* a = good, b = how many */
  LOIRE_MOVE_SELL,              /* a = good */
  LOIRE_MOVE_SHIP,              /* a = spaces */
  LOIRE_MOVE_BUILD,             /* a = building, b = location, c = patron */
  LOIRE_MOVE_PALACE,            /* a = palace */
  LOIRE_MOVE_HIRE,              /* a = character */
  LOIRE_MOVE_DONE,
  LOIRE_MOVE_CIRCUS,            /* a = location */
  LOIRE_MOVE_MESSAGE,           /* a = level */
  LOIRE_MOVE_DELIVER,           /* a = message */
  LOIRE_MOVE_MARK,              /* a = message; b = message whose token is taken, c = its mark's colour, or LOIRE_NONE */
  LOIRE_MOVE_PICK,              /* a = message */
  LOIRE_MOVES
} LoireMoveKind;

/* Classes of values in events and refusals. */
typedef enum
{
  LOIRE_CLASS_FIGURE = RELAIS_CLASS_GAME,
  LOIRE_CLASS_LOCATION,
  LOIRE_CLASS_COLOUR,
  LOIRE_CLASS_GOOD,
  LOIRE_CLASS_BUILDING,
  LOIRE_CLASS_PALACE,
  LOIRE_CLASS_CHARACTER,
  LOIRE_CLASS_MESSAGE,
  LOIRE_CLASS_WHAT,             /* what money or points are for: LOIRE_WHAT */
  LOIRE_CLASS_MARKET,           /* the seven colours, three bits each, the leftmost lowest */
  LOIRE_CLASS_HIRED_BY,
  LOIRE_CLASS_COLUMN,
  LOIRE_CLASS_RULE,
} LoireClass;

/* What money or points are for: a component, told by its class and index, or
 * one of the words. */
#define LOIRE_WHAT(class, index) ((int32_t) (class) << 8 | (int32_t) (index))
enum
{
  LOIRE_WHAT_BANK,
  LOIRE_WHAT_POOR,
  LOIRE_WHAT_SHIP,
  LOIRE_WHAT_HORSE,
  LOIRE_WHAT_MESSAGE,
};

typedef enum
{
  LOIRE_COLUMN_BOAT,
  LOIRE_COLUMN_DELIVERED,
  LOIRE_COLUMN_UNDELIVERED,
  LOIRE_COLUMN_CHARACTERS,
  LOIRE_COLUMN_BLUE,
  LOIRE_COLUMN_PALACES,
  LOIRE_POINT_COLUMNS,
  LOIRE_COLUMN_CASTLES = LOIRE_POINT_COLUMNS,
  LOIRE_COLUMN_BUILDINGS,
  LOIRE_COLUMNS
} LoireColumn;

typedef enum
{
  LOIRE_RULE_BUY_5,
  LOIRE_RULE_SHIP_1,
  LOIRE_RULE_SCORE_1,
} LoireRule;

typedef enum
{
  LOIRE_EVENT_RODE = RELAIS_EVENT_GAME,
  LOIRE_EVENT_HORSE_BOUGHT,
  LOIRE_EVENT_RETURNED,
  LOIRE_EVENT_PAID,
  LOIRE_EVENT_GOT,
  LOIRE_EVENT_BOUGHT,
  LOIRE_EVENT_SOLD,
  LOIRE_EVENT_BOAT,
  LOIRE_EVENT_MARKET,
  LOIRE_EVENT_CIRCUS,
  LOIRE_EVENT_BUILT,
  LOIRE_EVENT_PALACE,
  LOIRE_EVENT_HIRED,
  LOIRE_EVENT_TOKEN,
  LOIRE_EVENT_DREW,
  LOIRE_EVENT_SHOWN,
  LOIRE_EVENT_SHUFFLED,
  LOIRE_EVENT_BOTTOM,
  LOIRE_EVENT_MARKED,
  LOIRE_EVENT_UNMARKED,
  LOIRE_EVENT_DELIVERED,
  LOIRE_EVENTS
} LoireEventKind;

static inline bool
loire_is_city (unsigned location)
{
  return (LOIRE_CITIES & LOIRE_BIT (location)) != 0;
}

static inline bool
loire_has (const LoireSeat *seat, LoireCharacterId character)
{
  return (seat->characters & LOIRE_BIT (character)) != 0;
}

/* A palace works in its city from the turn after the one it was built in
 * (L-BLD-6). */
static inline bool
loire_palace_works (const LoireState *s, const LoireSeat *seat, unsigned palace)
{
  return (seat->palaces & LOIRE_BIT (palace)) != 0 && seat->palace_turn[palace] < s->turn;
}

/* The location so many steps on; at most once round. */
static inline unsigned
loire_ring_step (unsigned at, unsigned steps, unsigned direction)
{
  unsigned to = direction == LOIRE_CW ? at + steps : at + LOIRE_LOCATIONS - steps;

  return to < LOIRE_LOCATIONS ? to : to - LOIRE_LOCATIONS;
}

/* How many steps it takes; 0 to where one is. */
static inline unsigned
loire_ring_distance (unsigned from, unsigned to, unsigned direction)
{
  unsigned distance = direction == LOIRE_CW ? to + LOIRE_LOCATIONS - from : from + LOIRE_LOCATIONS - to;

  return distance < LOIRE_LOCATIONS ? distance : distance - LOIRE_LOCATIONS;
}

/* The city's palace of a kind. */
static inline unsigned
loire_palace_of (unsigned city, LoirePalaceKind kind)
{
  return (city == LOIRE_NANTES ? 0 : LOIRE_PALACE_KINDS) + kind;
}

static inline unsigned
loire_palace_city (unsigned palace)
{
  return palace < LOIRE_PALACE_KINDS ? LOIRE_NANTES : LOIRE_ORLEANS;
}

/* The card's place in the hand; n_held if it is not there. */
static inline unsigned
loire_slot_of (const LoireSeat *seat, unsigned card)
{
  unsigned slot = 0;

  while (slot < seat->n_held && seat->held[slot].card != card)
    slot++;
  return slot;
}

/* NULL: the seat does not have it to deliver. */
static inline const LoireHeld *
loire_find_held (const LoireSeat *seat, unsigned card)
{
  unsigned slot = loire_slot_of (seat, card);

  return slot < seat->n_held ? &seat->held[slot] : NULL;
}

/* In a trial nobody knows yet which card it is; in a game all that is seen is known. */
static inline bool
loire_is_supposed (const LoireState *s, unsigned card)
{
  return card < LOIRE_MESSAGES && s->supposed[card / 8] & 1u << card % 8;
}

static inline unsigned
loire_tokens_placed (const LoireSeat *seat)
{
  unsigned placed = 0;

  for (unsigned i = 0; i < seat->n_held; i++)
    placed += seat->held[i].n_marks;
  return placed;
}

static inline uint32_t
loire_own_buildings (const LoireSeat *seat)
{
  return seat->built[LOIRE_FARM] | seat->built[LOIRE_MONASTERY] | seat->built[LOIRE_CASTLE];
}

static inline uint32_t
loire_all_buildings (const LoireState *s)
{
  uint32_t all = 0;

  for (unsigned i = 0; i < s->players; i++)
    all |= loire_own_buildings (&s->seats[i]);
  return all;
}

/* The colour of a village's shield as a set; in a city there is none, and in a
 * position with gaps one may be missing. */
static inline uint32_t
loire_shield (const LoireState *s, unsigned location)
{
  return s->shields[location] == LOIRE_NONE ? 0 : LOIRE_BIT (s->shields[location]);
}

/* LoireBuilding of the seat there, or LOIRE_NONE. */
static inline unsigned
loire_building_of (const LoireSeat *seat, unsigned location)
{
  for (unsigned kind = 0; kind < LOIRE_BUILDINGS; kind++)
    if (seat->built[kind] & LOIRE_BIT (location))
      return kind;
  return LOIRE_NONE;
}

/* What is no view is known to all. */
static inline int
loire_viewer (const LoireState *s)
{
  return RELAIS_ALL + s->hidden;
}

/* L-MSG-5, L-MSG-6: who draws looks at the cards, the others do not. */
static inline bool
loire_sees_pick (const LoireState *s)
{
  int viewer = loire_viewer (s);

  return viewer == s->player || viewer == RELAIS_SEATS || viewer == RELAIS_ALL;
}

extern const uint8_t loire_deck_start[LOIRE_LEVELS + 1];

/* 1 .. 4. */
static inline unsigned
loire_level (unsigned card)
{
  unsigned level = 1;

  while (card >= loire_deck_start[level])
    level++;
  return level;
}
