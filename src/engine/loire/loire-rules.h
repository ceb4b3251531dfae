/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "loire-refusals.h"

/* The rules, one file for each part of the rules page:
 *
 *   loire-ride.c      L-MOVE, L-TURN-3, L-PAL-1
 *   loire-trade.c     L-BUY, L-MKT, L-SELL, L-SHIP
 *   loire-build.c     L-BLD
 *   loire-hire.c      L-HIRE, L-PAL-3
 *   loire-message.c   L-MSG, L-PAL-2
 *   loire-deliver.c   L-DEL, L-CAS-2
 *   loire-turn.c      L-TURN, L-END, and which file a move belongs to
 *   loire-points.c    L-SCORE and the ledger of it
 *
 * Each part has three functions. check says why a move is refused; add lists
 * the part's legal moves by asking the same questions once for many moves
 * (never a second version of a rule); make carries out a legal one. */

typedef struct
{
  RelaisMove *at;
  int count;
} LoireMoves;

/* Room for a part's moves is made sure of once for each part, not at each move. */
#define LOIRE_PART_MOVES (RELAIS_MAX_MOVES / 2)

static inline LoireMoves *
loire_with_room (LoireMoves *moves)
{
  assert (moves->count <= RELAIS_MAX_MOVES - LOIRE_PART_MOVES);
  return moves;
}

static inline void
loire_add (LoireMoves *moves, unsigned kind, unsigned a, unsigned b, unsigned c)
{
  moves->at[moves->count++] = (RelaisMove) { (uint8_t) kind, (uint8_t) a, (uint8_t) b, (uint8_t) c };
}

static inline const LoireSeat *
loire_active (const LoireState *s)
{
  return &s->seats[s->player];
}

/* Which figure's stop it is (picking a message is the messenger's). */
static inline unsigned
loire_stopped (const LoireState *s)
{
  return s->phase == LOIRE_MESSENGER || s->phase == LOIRE_PICK ? LOIRE_MESSENGER_FIGURE : LOIRE_MERCHANT_FIGURE;
}

/* Where that figure stands. */
static inline unsigned
loire_here (const LoireState *s)
{
  return loire_active (s)->stack[loire_stopped (s)].at;
}

/* L-PAY-1 */
static inline bool
loire_can_pay (const LoireSeat *seat, unsigned price, RelaisRefusal *why)
{
  return price <= seat->deniers
         || relais_refuse (why, LOIRE_REFUSE_TOO_EXPENSIVE, { (int32_t) price, seat->deniers });
}

/* The stop table with merchant_actions one: nothing else was done at this stop. */
static inline bool
loire_merchant_may (const LoireState *s, LoireAction action, RelaisRefusal *why)
{
  return s->options.merchant_actions == LOIRE_ACTIONS_ALL || s->used.action == LOIRE_NOTHING
         || s->used.action == action || relais_refuse (why, LOIRE_REFUSE_MERCHANT_DONE);
}

/* Limits of a player's cards, and what else a position is checked for too. */
unsigned loire_stack_limit   (const LoireEdition *e, const LoireSeat *seat);
unsigned loire_build_limit   (const LoireSeat *seat);
unsigned loire_hire_limit    (const LoireSeat *seat);
unsigned loire_hand_limit    (const LoireSeat *seat);
bool loire_carries_any       (const LoireSeat *seat, unsigned good);
/* L-MKT-2: is the circus's tile on the central space? */
bool loire_circus_moves      (const LoireEdition *e, const LoireState *s);
/* L-DEL-7: to the end of what the seat has delivered. */
void loire_file_delivered    (const LoireEdition *e, LoireState *s, LoireSeat *seat, unsigned card);
/* L-DEL-2, 3: the shields on a message, and those that its marks leave open;
 * none for messages to one place. */
uint32_t loire_wanted_shields (const LoireEdition *e, unsigned card);
uint32_t loire_open_shields  (const LoireEdition *e, const LoireState *s, const LoireHeld *held);
#define LOIRE_SPY_CARDS 3    /* L-MSG-5 */

/* What it costs the active seat now, whether it can be had now or not. */
unsigned loire_palace_price  (const LoireEdition *e, const LoireState *s);
unsigned loire_hire_price    (const LoireEdition *e, const LoireState *s, unsigned character);
unsigned loire_message_price (const LoireState *s, unsigned level);

/* L-TURN-3: the merchant leaves a city with no more than this. */
unsigned loire_rich_limit    (const LoireEdition *e, const LoireState *s, const LoireSeat *seat);
/* L-DEL-2, 3: has the active seat who is needed for a message of the level? */
bool loire_helpers_check     (const LoireState *s, unsigned level, RelaisRefusal *why);

bool loire_ride_check     (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why);
void loire_ride_add       (const LoireEdition *e, const LoireState *s, LoireMoves *moves);
void loire_ride_make      (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events);

/* L-SELL-1: with the seat's merchants. */
unsigned loire_sell_price (const LoireEdition *e, const LoireSeat *seat, unsigned good);
/* In a position with gaps a colour may have no tile: then it has no price. */
bool loire_has_price      (const LoireState *s, unsigned colour);
unsigned loire_market_price (const LoireEdition *e, const LoireState *s, unsigned colour);
/* L-BUY-1, 2, 6: what `count` of a good cost in a village now. */
unsigned loire_buy_price  (const LoireEdition *e, const LoireState *s, unsigned village, unsigned good, unsigned count);
/* Could the active seat carry and pay it there, wherever its merchant is? */
bool loire_good_check     (const LoireEdition *e, const LoireState *s, unsigned village, unsigned good, unsigned count,
                           RelaisRefusal *why);
bool loire_buy_check      (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why);
bool loire_sell_check     (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why);
bool loire_ship_check     (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why);
bool loire_circus_check   (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why);
void loire_trade_add      (const LoireEdition *e, const LoireState *s, LoireMoves *moves);
void loire_circus_add     (const LoireEdition *e, const LoireState *s, LoireMoves *moves);
void loire_buy_make       (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events);
void loire_sell_make      (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events);
void loire_ship_make      (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events);
void loire_circus_make    (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events);

bool loire_build_check    (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why);
bool loire_palace_check   (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why);
void loire_build_add      (const LoireEdition *e, const LoireState *s, LoireMoves *moves);
void loire_build_make     (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events);
void loire_palace_make    (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events);

bool loire_hire_check     (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why);
void loire_hire_add       (const LoireEdition *e, const LoireState *s, LoireMoves *moves);
void loire_hire_make      (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events);

bool loire_message_check  (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why);
bool loire_pick_check     (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why);
void loire_message_add    (const LoireEdition *e, const LoireState *s, LoireMoves *moves);
void loire_pick_add       (const LoireEdition *e, const LoireState *s, LoireMoves *moves);
void loire_message_make   (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events);
void loire_pick_make      (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events);
unsigned loire_messages_for_sale (const LoireState *s, unsigned place);
/* level: 0 .. 3 */
void loire_shuffle_deck   (LoireState *s, unsigned level, RelaisRng *rng);
void loire_suppose_deck   (LoireState *s, unsigned level, unsigned shown);
/* The Ducal Palace works here (it goes before the Spy). */
bool loire_ducal_here     (const LoireState *s);

bool loire_deliver_check  (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why);
bool loire_mark_check     (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why);
void loire_deliver_add    (const LoireEdition *e, const LoireState *s, LoireMoves *moves);
void loire_deliver_make   (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events);
void loire_mark_make      (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events);

bool loire_check          (const void *edition, const void *state, RelaisMove move, RelaisRefusal *why);
int  loire_legal          (const void *edition, const void *state, RelaisMove moves[RELAIS_MAX_MOVES]);
bool loire_make           (const void *edition, void *state, RelaisMove move, RelaisEvents *events);
#define LOIRE_POOR_INCOME 1   /* L-TURN-1 */
/* L-END-2, L-SOLO-1: the active seat has no turn after this one. */
bool loire_is_seats_last_turn (const LoireState *s);
/* L-TURN-1: the phase in which a turn of this player starts. */
unsigned loire_turn_phase (const LoireState *s, unsigned player);
/* L-END-1: a boat at the goal or enough messages delivered. */
bool loire_goal_reached   (const LoireState *s);
void loire_check_goals    (LoireState *s, RelaisEvents *events);

/* Money and points, with their events. */
void loire_pay            (LoireState *s, unsigned deniers, int32_t what, RelaisEvents *events);
void loire_get            (LoireState *s, unsigned deniers, int32_t what, RelaisEvents *events);
void loire_points         (const LoireState *s, int n, int32_t what, LoireColumn column, LoireRule rule,
                           RelaisEvents *events);
void loire_sail           (LoireState *s, unsigned player, unsigned spaces, int32_t what, LoireRule rule,
                           RelaisEvents *events);
void loire_score          (const void *edition, const void *state, RelaisScore *score);
/* L-SCORE-1: two for each delivered message of the type. */
int  loire_blue_points    (const LoireSeat *seat);
