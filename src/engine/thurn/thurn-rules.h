/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "thurn-refusals.h"
#include "thurn-state.h"

/* How the game is played, part by part. A part's `check` says whether a move of
 * its phase is legal, its `legal` lists those that are, its functions make them. */

typedef struct
{
  RelaisMove *moves;
  int n;
} ThurnMoves;

static inline void
thurn_add (ThurnMoves *list, unsigned kind, unsigned a, unsigned b)
{
  assert (list->n < RELAIS_MAX_MOVES);
  list->moves[list->n++] = (RelaisMove) { (uint8_t) kind, (uint8_t) a, (uint8_t) b, 0 };
}

/* Drawing (T-DRAW). */
bool     thurn_can_draw     (const ThurnState *s);
/* The leftmost slot that shows the city, or -1. */
int      thurn_slot_of      (const ThurnState *s, unsigned city);
bool     thurn_check_draw   (const ThurnState *s, RelaisMove move, RelaisRefusal *why);
bool     thurn_check_bailiff (const ThurnState *s, RelaisRefusal *why);
void     thurn_legal_draws  (const ThurnState *s, unsigned from_row, unsigned from_deck, ThurnMoves *list);
void     thurn_draw_move    (ThurnState *s, RelaisMove move, RelaisEvents *events);
void     thurn_bailiff      (ThurnState *s, RelaisEvents *events);
/* Deals into the slot if there is a card. */
void     thurn_deal         (ThurnState *s, unsigned slot, RelaisEvents *events);
void     thurn_discard      (ThurnState *s, unsigned city, bool supposed);
void     thurn_call         (ThurnState *s, unsigned official, RelaisEvents *events);
/* A card comes into, or leaves, a hand. */
void     thurn_gain         (ThurnSeat *seat, unsigned city);
void     thurn_lose         (ThurnSeat *seat, unsigned city);

/* Playing (T-PLAY). */
bool     thurn_check_card   (const ThurnState *s, RelaisMove move, RelaisRefusal *why);
void     thurn_legal_cards  (const ThurnState *s, unsigned kind, ThurnMoves *list);
void     thurn_play_card    (ThurnState *s, RelaisMove move, RelaisEvents *events);
void     thurn_give_up      (ThurnState *s, RelaisEvents *events);

/* Closing (T-CLOSE). */
/* Is the wainwright what it takes to reach the next coach? */
bool     thurn_wainwright_helps (const ThurnEdition *e, const ThurnSeat *seat);
bool     thurn_reaches_coach (const ThurnEdition *e, const ThurnState *s);
/* Where a closing could put houses: cities of the route without one of the seat's. */
uint32_t thurn_candidates   (const ThurnSeat *seat, unsigned region);
/* How many houses it would put there: one in a region, or one in a city. */
unsigned thurn_groups_in    (uint32_t candidates, unsigned region);
bool     thurn_check_close  (const ThurnEdition *e, const ThurnState *s, RelaisMove move, RelaisRefusal *why);
bool     thurn_check_house  (const ThurnState *s, RelaisMove move, RelaisRefusal *why);
void     thurn_legal_closes (const ThurnEdition *e, const ThurnState *s, ThurnMoves *list);
void     thurn_close        (const ThurnEdition *e, ThurnState *s, RelaisMove move, RelaisEvents *events);
void     thurn_house_move   (const ThurnEdition *e, ThurnState *s, unsigned city, RelaisEvents *events);
void     thurn_coach_move   (const ThurnEdition *e, ThurnState *s, bool yes, RelaisEvents *events);
void     thurn_discard_move (const ThurnEdition *e, ThurnState *s, unsigned city, RelaisEvents *events);

/* The turn, and the end (T-TURN, T-END). */
void     thurn_begin_turn   (ThurnState *s, RelaisEvents *events);
void     thurn_end_turn     (ThurnState *s, RelaisEvents *events);
/* The phase in which a turn of this position begins. */
unsigned thurn_first_phase  (const ThurnState *s);
/* T-END-1, if it has happened now and for the first time. */
void     thurn_check_end    (const ThurnEdition *e, ThurnState *s, RelaisEvents *events);
/* T-END-2: the last turn of the round of that turn. */
uint32_t thurn_last_turn    (const ThurnState *s, uint32_t turn);
int      thurn_legal        (const void *edition, const void *state, RelaisMove moves[RELAIS_MAX_MOVES]);
bool     thurn_check        (const void *edition, const void *state, RelaisMove move, RelaisRefusal *why);
bool     thurn_make         (const void *edition, void *state, RelaisMove move, RelaisEvents *events);

/* Points (T-SCORE). */
void     thurn_points       (const ThurnState *s, int n, int32_t what, ThurnColumn column, ThurnRule rule, RelaisEvents *events);
int      thurn_coach_points (const ThurnEdition *e, unsigned coach);
/* The value of the stack's top tile, of which there is one. */
unsigned thurn_top_tile     (const ThurnEdition *e, const ThurnState *s, unsigned stack);
void     thurn_take_tile    (const ThurnEdition *e, ThurnState *s, unsigned stack, ThurnRule rule, RelaisEvents *events);
/* T-CLOSE-3: the stack that a route of so many cards takes a tile from; THURN_STACKS: none. */
unsigned thurn_length_stack (const ThurnState *s, unsigned length);
/* T-CLOSE-4: has a seat with these houses what the stack asks for? */
bool     thurn_fulfils      (const ThurnState *s, uint32_t houses, unsigned stack);
void     thurn_score        (const void *edition, const void *state, RelaisScore *score);

/* What may be known (T-SET-4). */
void     thurn_view          (const void *edition, const void *state, int viewer, void *view);
void     thurn_veil          (RelaisEvent *event, int viewer);
void     thurn_sample        (const void *edition, const void *view, RelaisRng *rng, void *state);
void     thurn_suppose       (const void *edition, const void *view, void *state);
bool     thurn_supposes      (const void *state, RelaisMove move);
void     thurn_veil_supposed (const void *state, RelaisEvent *event);
