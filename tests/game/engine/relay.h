/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/common/findings.h"
#include "engine/common/game.h"
#include "engine/common/options.h"
#include "engine/common/refusals.h"

/* A small whole game for the tests, with what La Loire does not have: hidden
 * hands, a deck of 72 cards with nine of a kind, towns on a graph, points that
 * may be negative; and without what it has: a setup editor, a judge, setup codes.
 *
 * Who is to move draws a card, the top one of the deck or one of the open ones,
 * and then lays one on its town, if that is a neighbour of the town where the own
 * messenger stands; the messenger goes there. It is worth a point. Who cannot, or
 * does not want to, stays and loses one. When the deck is empty the game ends with
 * the turn, and each card in a hand costs a point. */

#define RELAY_TOWNS 8
#define RELAY_OF_A_KIND 9
#define RELAY_CARDS (RELAY_TOWNS * RELAY_OF_A_KIND)
#define RELAY_OPEN 3
#define RELAY_NONE 0xff

enum { RELAY_DRAW, RELAY_LAY, RELAY_OVER, RELAY_PHASES };
enum { RELAY_MOVE_DECK, RELAY_MOVE_TAKE, RELAY_MOVE_LAY, RELAY_MOVE_STAY, RELAY_MOVES };
enum { RELAY_COLUMN_LAID, RELAY_COLUMN_STAYED, RELAY_COLUMN_HELD, RELAY_COLUMNS };
enum { RELAY_CLASS_TOWN = RELAIS_CLASS_GAME, RELAY_CLASS_COLUMN };
enum { RELAY_OPTION_FIRST_PLAYER = RELAIS_OPTION_GAME, RELAY_OPTION_HAND, RELAY_OPTIONS };
enum
{
  RELAY_EVENT_DREW = RELAIS_EVENT_GAME,         /* player, town */
  RELAY_EVENT_TOOK,                             /* player, town */
  RELAY_EVENT_LAID,                             /* player, town, from */
  RELAY_EVENT_STAYED,                           /* player */
  RELAY_EVENTS
};
enum
{
  RELAY_REFUSE_OVER = RELAIS_REFUSALS,
  RELAY_REFUSE_DRAW_FIRST,
  RELAY_REFUSE_DRAWN,
  RELAY_REFUSE_NOT_OPEN,
  RELAY_REFUSE_NO_CARD,
  RELAY_REFUSE_FAR,
  RELAY_REFUSE_CARDS,
  RELAY_REFUSE_PLAYER,
  RELAY_REFUSALS
};

typedef struct
{
  uint8_t lay;          /* points for a card that is laid */
  uint8_t stay;         /* points that staying costs */
} RelayEdition;

typedef struct
{
  uint8_t hand[RELAY_TOWNS];    /* cards of each town; who may not know them knows only how many */
  uint8_t known[RELAY_TOWNS];   /* of them, those that everybody has seen being taken */
  uint8_t supposed[RELAY_TOWNS];        /* of them, in a trial, those that only sampling has put there */
  uint8_t at;                   /* the messenger */
  uint8_t laid;                 /* cards */
  uint8_t stayed;               /* times */
} RelaySeat;

typedef struct
{
  uint64_t seed;
  uint32_t turn;
  uint8_t players, player, first_player;
  uint8_t phase;
  uint8_t hand;                 /* cards that each seat began with */
  uint8_t hidden;               /* whose view this is, counted from RELAIS_ALL */
  uint8_t n_deck;
  uint8_t deck[RELAY_CARDS];    /* towns; the last one is drawn next */
  uint8_t open[RELAY_OPEN];     /* towns, or NONE */
  uint8_t trial;                /* played on from a sample, to try ahead */
  uint8_t supposed[RELAY_OPEN]; /* then: is it open only because of that? */
  RelaySeat seats[RELAIS_MAX_SEATS];
} RelayState;

extern const RelaisGame relais_relay;
extern const RelayEdition relay_edition;
extern const RelaisOption relay_options[RELAY_OPTIONS];
extern const char *const relay_towns[RELAY_TOWNS];
extern const char *const relay_phases[RELAY_PHASES];
extern const char *const relay_columns[RELAY_COLUMNS];
extern const char *const relay_move_forms[];

bool     relay_are_neighbours (unsigned a, unsigned b);
unsigned relay_n_cards        (const RelaySeat *seat);
int      relay_find_open      (const RelayState *s, unsigned town);
void     relay_remove         (uint8_t *cards, uint8_t *n, unsigned at);

bool relay_resolve  (const void *edition, RelaisConfig *config, RelaisRefusal *why);
void relay_start    (const void *edition, const RelaisConfig *config, void *state);
bool relay_check    (const void *edition, const void *state, RelaisMove move, RelaisRefusal *why);
int  relay_legal    (const void *edition, const void *state, RelaisMove moves[RELAIS_MAX_MOVES]);
bool relay_make     (const void *edition, void *state, RelaisMove move, RelaisEvents *events);
void relay_score    (const void *edition, const void *state, RelaisScore *score);

bool relay_knows_hand (const RelayState *view, unsigned seat);
void relay_veil     (RelaisEvent *event, int viewer);
void relay_view     (const void *edition, const void *state, int viewer, void *view);
void relay_sample   (const void *edition, const void *view, RelaisRng *rng, void *state);
void relay_suppose  (const void *edition, const void *view, void *state);
bool relay_supposes (const void *state, RelaisMove move);
void relay_veil_supposed (const void *state, RelaisEvent *event);
unsigned relay_n_supposed (const RelaySeat *seat);

bool relay_read        (const void *edition, const RelaisJson *json, void *state, RelaisFindings *findings);
void relay_validate    (const void *edition, const void *state, RelaisFindings *findings);
void relay_print_state (const void *edition, const void *state, RelaisText *text);
void relay_print_move  (const void *state, RelaisMove move, RelaisText *text);
bool relay_parse_move  (const void *state, const RelaisWord *words, int n_words, RelaisMove *move);
void relay_print_value (int class, int32_t value, RelaisText *text);
void relay_show        (const void *edition, const void *state, int seat, RelaisText *text);
