/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "json.h"
#include "rng.h"
#include "text.h"

/* The table of games, and all that a caller needs to play any of them.
 *
 * A caller holds a game's table, an edition (the component values; the
 * built-in one or a changed copy) and states (flat, copied by assignment, a
 * RelaisState is big enough for any). Five calls are enough: start (or read),
 * legal, check, make, view. Nothing here asks, waits, allocates or knows a
 * language; what a refusal or an event means in words is told elsewhere. */

#define RELAIS_MAX_SEATS 4
#define RELAIS_MAX_MOVES 512    /* of one decision */
#define RELAIS_MAX_EVENTS 64    /* of one move */
#define RELAIS_MAX_STATE 1536
#define RELAIS_MAX_OPTIONS 24
#define RELAIS_MAX_COLUMNS 12
#define RELAIS_MAX_PARAMS 8
#define RELAIS_MAX_FINDINGS 128
#define RELAIS_MAX_MOVE_TEXT 96
#define RELAIS_MAX_STATE_TEXT 16384
#define RELAIS_MAX_SEED INT64_C (9007199254740991) /* exact in every JSON reader */

/* Who looks at a position: a seat (from 0), or one of these. */
enum
{
  RELAIS_NOBODY = -1,   /* somebody who has no seat: pictures, lists, a curtain between two players */
  RELAIS_SEATS = -2,    /* all seats together: what any of them may know */
  RELAIS_ALL = -3,      /* the true state: files, and games that are over */
};

/* Long enough for any state, aligned for any state; what a game really uses
 * is its table's state_size. */
typedef union
{
  uint64_t align;
  unsigned char bytes[RELAIS_MAX_STATE];
} RelaisState;

/* Small and without pointers inside, words outside: the kind and its operands
 * mean what the game says. */
typedef struct
{
  uint8_t kind;
  uint8_t a, b, c;
} RelaisMove;

/* Named values of events and refusals. What a value stands for is its class:
 * the two below, or one of the game's own (a place, a good, a card ...). */
enum
{
  RELAIS_CLASS_NUMBER,
  RELAIS_CLASS_YES_NO,
  RELAIS_CLASS_GAME,
};

typedef struct
{
  const char *key;
  uint8_t class;
} RelaisParam;

/* What a kind of event or a kind of refusal is called and carries. `rule` is
 * for refusals only: the id that the protocol answers. */
typedef struct
{
  const char *name;
  const char *rule;
  RelaisParam params[RELAIS_MAX_PARAMS];        /* ends at a NULL key */
} RelaisSignature;

typedef struct
{
  int32_t kind;
  int32_t arg[RELAIS_MAX_PARAMS];
} RelaisEvent;

/* What stands for an argument that a viewer may not know. */
#define RELAIS_UNKNOWN INT32_MIN

/* Kinds that every game has, with their arguments. */
enum
{
  RELAIS_EVENT_POINTS,  /* player n for column rule */
  RELAIS_EVENT_ENDING,  /* player turn last_turn */
  RELAIS_EVENT_TURN,    /* player turn */
  RELAIS_EVENT_OVER,
  RELAIS_EVENT_GAME,
};

typedef struct
{
  int count;
  RelaisEvent at[RELAIS_MAX_EVENTS];
} RelaisEvents;

/* Why a move is illegal or a position impossible: a code of the game's table
 * of refusals (which names the rule), and its values. 0 is no refusal. */
typedef struct
{
  uint16_t code;
  int32_t arg[RELAIS_MAX_PARAMS];
} RelaisRefusal;

/* What is wrong with a setup, and where. */
typedef struct
{
  RelaisRefusal refusal;
  const char *const *words;     /* what could have stood there; NULL: not words */
  unsigned n_words;
  char path[72];
} RelaisFinding;

typedef struct
{
  int count;            /* of all that was found; the first ones are kept */
  RelaisFinding at[RELAIS_MAX_FINDINGS];
} RelaisFindings;

/* What can be chosen before a game starts. Every game has players and seed
 * first. Values are numbers, or the index among the words; -1 is random. */
enum
{
  RELAIS_OPTION_PLAYERS,
  RELAIS_OPTION_SEED,
  RELAIS_OPTION_GAME,
};

#define RELAIS_RANDOM (-1)

typedef struct
{
  const char *key;
  const char *const *words;     /* NULL: a number */
  int64_t min, max;             /* with words: of their indices */
  bool random;                  /* the word "random" is a value too */
} RelaisOption;

typedef struct
{
  int64_t value[RELAIS_MAX_OPTIONS];
  uint32_t given;               /* bit for each option that was chosen, not derived */
  int rules;                    /* the version to play by; 0: the newest */
} RelaisConfig;

/* One component value of an edition (or a list of them). The words of a
 * nullable value start with a NULL, which is JSON's null. */
typedef enum
{
  RELAIS_BASIS_RULEBOOK,
  RELAIS_BASIS_SOURCES,         /* printed on a component, and several sources agree */
  RELAIS_BASIS_INFERRED,
  RELAIS_BASIS_RECONSTRUCTED,
} RelaisBasis;

typedef struct
{
  const char *path;             /* "characters.banker.cost" */
  uint16_t offset;              /* in the edition's struct */
  uint8_t width;                /* bytes of one value: 1 or 2 */
  uint8_t count;                /* values of a list; 0: a single value */
  uint8_t basis;
  uint16_t min, max;
  const char *const *words;
  uint8_t n_words;
} RelaisField;

/* Points by column. Columns up to `n_points` add up to the total; the others
 * break ties. */
typedef struct
{
  bool final;
  uint8_t seats;
  int32_t column[RELAIS_MAX_SEATS][RELAIS_MAX_COLUMNS];
  int32_t total[RELAIS_MAX_SEATS];
  uint8_t rank[RELAIS_MAX_SEATS];
} RelaisScore;

typedef struct RelaisGame RelaisGame;

struct RelaisGame
{
  const char *id;
  /* Files that name no game are of this one. One game at most: it was the only
   * one when they were written. */
  bool unnamed;
  /* Nobody plays it but tests: the protocol lists it only for who tests a client. */
  bool for_tests;
  /* Its number in setup codes, for ever; no two have the same. 0: its codes
   * spell out what game they are of. */
  uint8_t code;
  int rules;                    /* version; grows when a rule is played otherwise than before */
  int min_seats, max_seats;

  size_t state_size;
  size_t edition_size;
  const void *edition;          /* the built-in one */
  const RelaisField *fields;    /* every value of it that may be changed, sorted by path */
  int n_fields;

  const RelaisOption *options;
  int n_options;

  const RelaisSignature *events;
  int n_events;
  const RelaisSignature *refusals;
  int n_refusals;

  /* What setups look like, as JSON, by which setup codes learn to be short: the
   * ids, in lists of things of a kind, then setups. What codes mean depends on
   * every letter, so nothing is ever changed here, but more can be added at the
   * end. It ends at NULL; NULL: there are none. */
  const char *const *samples;

  const char *const *move_forms; /* how moves are written, for who got one wrong; ends at NULL */
  const char *const *columns;   /* of the score: points first, then what breaks ties */
  int n_points, n_columns;

  /* Values of an edition that do not go together. */
  void (*check_edition) (const void *edition, RelaisFindings *findings);

  /* Fills in every option that was not given. */
  bool (*resolve)       (const void *edition, RelaisConfig *config, RelaisRefusal *why);
  void (*start)         (const void *edition, const RelaisConfig *config, void *state);

  /* A setup: `json` is an object in the form of print_state, any key may be
   * left out. False (and findings) if it is not one. A position that reads
   * well may still be impossible: that is validate's to say. */
  bool (*read)          (const void *edition, const RelaisJson *json, void *state, RelaisFindings *findings);
  /* The same for who makes setups: what lies nowhere yet is not put anywhere.
   * NULL: there is no such thing. */
  bool (*read_draft)    (const void *edition, const RelaisJson *json, void *state, RelaisFindings *findings);
  void (*validate)      (const void *edition, const void *state, RelaisFindings *findings);

  /* Every legal move of the decision at hand, in an order of the engine's
   * own, without duplicates; none only when the game is over. */
  int  (*legal)         (const void *edition, const void *state, RelaisMove moves[RELAIS_MAX_MOVES]);
  bool (*check)         (const void *edition, const void *state, RelaisMove move, RelaisRefusal *why);
  /* Makes a move that is known to be legal (it came from legal or passed
   * check). `events` may be NULL. True if the move is a barrier for undo. */
  bool (*make)          (const void *edition, void *state, RelaisMove move, RelaisEvents *events);

  int  (*seat)          (const void *state);    /* whose decision it is */
  int  (*seats)         (const void *state);
  int  (*turn)          (const void *state);
  bool (*over)          (const void *state);
  /* The version of the rules that the game is played by: what was begun under
   * an older one goes on under it. NULL: there has been one only. */
  int  (*rules_of)      (const void *state);

  /* Every seat may see what any other sees: the cards lie open, and all play at
   * one screen without a curtain. */
  bool open;
  /* What the viewer may know; the rest is put in an order that tells nothing.
   * For RELAIS_ALL a copy. */
  void (*view)          (const void *edition, const void *state, int viewer, void *view);
  /* What of an event the viewer may not know becomes RELAIS_UNKNOWN, never who
   * did it. NULL: everybody may know all that any event tells. */
  void (*veil)          (RelaisEvent *event, int viewer);
  /* A full state that agrees with the view: what is hidden is drawn anew. */
  void (*sample)        (const void *edition, const void *view, RelaisRng *rng, void *state);
  /* For trying ahead, which goes on in a sample; all three or none (NULL: nothing is
   * ever hidden). From now on the sample of the view knows what only sampling has put
   * where it is, and so do the positions that it leads to, and their views. */
  void (*suppose)       (const void *edition, const void *view, void *state);
  /* Would the move need to know something of that? */
  bool (*supposes)      (const void *state, RelaisMove move);
  /* What of it an event tells that led to the state becomes RELAIS_UNKNOWN. */
  void (*veil_supposed) (const void *state, RelaisEvent *event);
  void (*score)         (const void *edition, const void *state, RelaisScore *score);

  void (*print_state)   (const void *edition, const void *state, RelaisText *text);
  void (*print_move)    (const void *state, RelaisMove move, RelaisText *text);
  bool (*parse_move)    (const void *state, const RelaisWord *words, int n_words, RelaisMove *move);
  void (*print_value)   (int class, int32_t value, RelaisText *text);
  void (*show)          (const void *edition, const void *state, int viewer, RelaisText *text);
};

/* Members of a setup that are for who keeps the file, not for the game: a
 * game's `read` leaves them alone. NULL ends the list. */
extern const char *const relais_setup_keys[];
bool relais_is_setup_key (RelaisWord key);

/* Which version of the rules a position is played by. */
int relais_rules_of (const RelaisGame *game, const void *state);

/* Every game built in, the null game last; NULL ends the list. */
extern const RelaisGame *const relais_games[];

const RelaisGame *relais_game_find (RelaisWord id);
/* Which game files are of that name none; NULL if it is not built in. */
const RelaisGame *relais_game_unnamed (void);

/* The text of a move, checked for its form only. */
bool relais_parse_move (const RelaisGame *game, const void *state, const char *line, size_t n,
                        RelaisMove *move, RelaisRefusal *why);

/* The events as the viewer may know them. */
void relais_veil (const RelaisGame *game, int viewer, RelaisEvents *events);

/* An unknown value is "?". */
void relais_print_event   (const RelaisGame *game, const RelaisEvent *event, RelaisText *text);
void relais_print_score   (const RelaisGame *game, const RelaisScore *score, RelaisText *text);

/* Every legal move as text, one a line, sorted bytewise. */
void relais_print_moves   (const RelaisGame *game, const void *edition, const void *state, RelaisText *text);

/* "N over SCORE-JSON" or "N stopped SCORE-JSON" are made of this. */
#define RELAIS_MAX_PLAYOUT 20000
int      relais_playout   (const RelaisGame *game, const void *edition, void *state, RelaisRng *rng);
/* How many sequences of that many moves there are from here. Makes no more than
 * *left moves and counts them down; the answer is worth nothing when it gets to 0. */
uint64_t relais_perft     (const RelaisGame *game, const void *edition, const void *state, int depth, uint64_t *left);

/* Ranks 1, 1, 3 from the totals, then the columns that break ties. */
void relais_rank (const RelaisGame *game, RelaisScore *score);

static inline void *
relais_copy (const RelaisGame *game, RelaisState *to, const void *from)
{
  return memcpy (to, from, game->state_size);
}

static inline void
relais_event (RelaisEvents *events, RelaisEvent event)
{
  if (events == NULL)
    return;
  assert (events->count < RELAIS_MAX_EVENTS);
  events->at[events->count++] = event;
}
