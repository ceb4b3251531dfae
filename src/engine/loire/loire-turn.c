/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The course of a turn (L-TURN), the end of the game (L-END), and which part
 * of the rules a move belongs to. */

#include "loire-rules.h"

/* L-TURN-1: checked at the start of the turn only. */
unsigned
loire_turn_phase (const LoireState *s, unsigned player)
{
  const LoireSeat *seat = &s->seats[player];

  return loire_is_city (seat->stack[LOIRE_MERCHANT_FIGURE].at) && seat->deniers < s->options.poor_limit
         ? LOIRE_COLLECT : LOIRE_FIGURE;
}

/* L-END-1 */
bool
loire_goal_reached (const LoireState *s)
{
  for (unsigned i = 0; i < s->players; i++)
    if (s->seats[i].boat >= s->options.boat_goal || s->seats[i].n_delivered >= s->options.message_goal)
      return true;
  return false;
}

/* A later trigger changes nothing (L-END-2). */
void
loire_check_goals (LoireState *s, RelaisEvents *events)
{
  if (s->ending || !loire_goal_reached (s))
    return;
  s->ending = true;
  s->ending_turn = s->turn;
  s->ending_player = s->player;
  relais_event (events, (RelaisEvent) { RELAIS_EVENT_ENDING,
                                        { s->player, (int32_t) s->turn, (int32_t) (s->turn + s->players - 1) } });
}

bool
loire_is_seats_last_turn (const LoireState *s)
{
  return s->ending || (s->players == 1 && s->turn + 1 >= s->options.solo_turns);
}

/* L-END-2, L-SOLO-1 */
static bool
was_last_turn (const LoireState *s)
{
  return s->players == 1 ? loire_is_seats_last_turn (s) : s->ending && s->turn >= s->ending_turn + s->players - 1;
}

/* True if the next turn is another seat's: a barrier. */
static bool
end_turn (LoireState *s, RelaisEvents *events)
{
  if (was_last_turn (s))
    {
      s->phase = LOIRE_OVER;
      relais_event (events, (RelaisEvent) { RELAIS_EVENT_OVER, { 0 } });
      return false;
    }
  s->turn++;
  s->player = (uint8_t) (s->player + 1 < s->players ? s->player + 1 : 0);
  s->used = (LoireUsed) { .action = LOIRE_NOTHING };
  s->phase = (uint8_t) loire_turn_phase (s, s->player);
  relais_event (events, (RelaisEvent) { RELAIS_EVENT_TURN, { s->player, (int32_t) s->turn } });
  return s->players > 1;
}

/* L-TURN-2: the other figure, or the turn's end. */
static bool
end_stop (LoireState *s, RelaisEvents *events)
{
  if (s->used.rode[LOIRE_MERCHANT_FIGURE] && s->used.rode[LOIRE_MESSENGER_FIGURE])
    return end_turn (s, events);
  s->phase = LOIRE_FIGURE;
  return false;
}

static unsigned
phases_of (unsigned kind)
{
  static const uint8_t phases[LOIRE_MOVES] = {
    [LOIRE_MOVE_COLLECT] = 1 << LOIRE_COLLECT,
    [LOIRE_MOVE_RIDE_MERCHANT] = 1 << LOIRE_FIGURE,
    [LOIRE_MOVE_RIDE_MESSENGER] = 1 << LOIRE_FIGURE,
    [LOIRE_MOVE_BUY] = 1 << LOIRE_MERCHANT,
    [LOIRE_MOVE_SELL] = 1 << LOIRE_MERCHANT,
    [LOIRE_MOVE_SHIP] = 1 << LOIRE_MERCHANT,
    [LOIRE_MOVE_BUILD] = 1 << LOIRE_MERCHANT,
    [LOIRE_MOVE_PALACE] = 1 << LOIRE_MERCHANT,
    [LOIRE_MOVE_HIRE] = 1 << LOIRE_MERCHANT | 1 << LOIRE_MESSENGER,
    [LOIRE_MOVE_DONE] = 1 << LOIRE_MERCHANT | 1 << LOIRE_MESSENGER,
    [LOIRE_MOVE_CIRCUS] = 1 << LOIRE_CIRCUS,
    [LOIRE_MOVE_MESSAGE] = 1 << LOIRE_MESSENGER,
    [LOIRE_MOVE_DELIVER] = 1 << LOIRE_MESSENGER,
    [LOIRE_MOVE_MARK] = 1 << LOIRE_MESSENGER,
    [LOIRE_MOVE_PICK] = 1 << LOIRE_PICK,
  };

  return phases[kind];
}

/* Why a move is not of the phase at hand. */
static bool
phase_refused (const LoireState *s, RelaisMove move, RelaisRefusal *why)
{
  switch (s->phase)
    {
    case LOIRE_OVER:
      return relais_refuse (why, LOIRE_REFUSE_OVER);
    case LOIRE_COLLECT:
      return relais_refuse (why, LOIRE_REFUSE_COLLECT_FIRST, { s->options.poor_limit });
    case LOIRE_CIRCUS:
      return relais_refuse (why, LOIRE_REFUSE_CIRCUS_FIRST, { s->market[0] });
    case LOIRE_PICK:
      return relais_refuse (why, loire_ducal_here (s) ? LOIRE_REFUSE_PICK_FIRST_DUCAL : LOIRE_REFUSE_PICK_FIRST_SPY,
                            { s->pick_count });
    case LOIRE_FIGURE:
      if (move.kind == LOIRE_MOVE_COLLECT || move.kind == LOIRE_MOVE_CIRCUS || move.kind == LOIRE_MOVE_PICK)
        return relais_refuse (why, LOIRE_REFUSE_NOTHING_TO_DECIDE);
      return relais_refuse (why, LOIRE_REFUSE_RIDE_FIRST);
    default:
      if (move.kind == LOIRE_MOVE_RIDE_MERCHANT || move.kind == LOIRE_MOVE_RIDE_MESSENGER)
        return relais_refuse (why, LOIRE_REFUSE_STOP_FIRST, { (int32_t) loire_stopped (s) });
      if (move.kind == LOIRE_MOVE_COLLECT || move.kind == LOIRE_MOVE_CIRCUS || move.kind == LOIRE_MOVE_PICK)
        return relais_refuse (why, LOIRE_REFUSE_NOTHING_TO_DECIDE);
      return relais_refuse (why, LOIRE_REFUSE_OTHER_FIGURE, { (int32_t) loire_stopped (s) });
    }
}

bool
loire_check (const void *edition, const void *state, RelaisMove move, RelaisRefusal *why)
{
  const LoireEdition *e = edition;
  const LoireState *s = state;

  if (!(phases_of (move.kind) & (1u << s->phase)))
    return phase_refused (s, move, why);

  switch (move.kind)
    {
    case LOIRE_MOVE_RIDE_MERCHANT:
    case LOIRE_MOVE_RIDE_MESSENGER:
      {
        unsigned figure = move.kind == LOIRE_MOVE_RIDE_MERCHANT ? LOIRE_MERCHANT_FIGURE : LOIRE_MESSENGER_FIGURE;

        if (s->used.rode[figure])
          return relais_refuse (why, LOIRE_REFUSE_RODE_ALREADY, { (int32_t) figure });
        return loire_ride_check (e, s, move, why);
      }
    case LOIRE_MOVE_BUY: return loire_buy_check (e, s, move, why);
    case LOIRE_MOVE_SELL: return loire_sell_check (e, s, move, why);
    case LOIRE_MOVE_SHIP: return loire_ship_check (e, s, move, why);
    case LOIRE_MOVE_BUILD: return loire_build_check (e, s, move, why);
    case LOIRE_MOVE_PALACE: return loire_palace_check (e, s, move, why);
    case LOIRE_MOVE_HIRE: return loire_hire_check (e, s, move, why);
    case LOIRE_MOVE_CIRCUS: return loire_circus_check (e, s, move, why);
    case LOIRE_MOVE_MESSAGE: return loire_message_check (e, s, move, why);
    case LOIRE_MOVE_DELIVER: return loire_deliver_check (e, s, move, why);
    case LOIRE_MOVE_MARK: return loire_mark_check (e, s, move, why);
    case LOIRE_MOVE_PICK: return loire_pick_check (e, s, move, why);
    default: return true;       /* collect and done are right wherever their phase is */
    }
}

int
loire_legal (const void *edition, const void *state, RelaisMove moves[RELAIS_MAX_MOVES])
{
  const LoireEdition *e = edition;
  const LoireState *s = state;
  LoireMoves list = { moves, 0 };

  switch (s->phase)
    {
    case LOIRE_COLLECT:
      loire_add (&list, LOIRE_MOVE_COLLECT, 0, 0, 0);
      break;
    case LOIRE_FIGURE:
      loire_ride_add (e, s, loire_with_room (&list));
      break;
    case LOIRE_MERCHANT:
      loire_trade_add (e, s, loire_with_room (&list));
      loire_build_add (e, s, loire_with_room (&list));
      loire_hire_add (e, s, loire_with_room (&list));
      loire_add (&list, LOIRE_MOVE_DONE, 0, 0, 0);
      break;
    case LOIRE_CIRCUS:
      loire_circus_add (e, s, loire_with_room (&list));
      break;
    case LOIRE_MESSENGER:
      loire_message_add (e, s, loire_with_room (&list));
      loire_deliver_add (e, s, loire_with_room (&list));
      loire_hire_add (e, s, loire_with_room (&list));
      loire_add (&list, LOIRE_MOVE_DONE, 0, 0, 0);
      break;
    case LOIRE_PICK:
      loire_pick_add (e, s, loire_with_room (&list));
      break;
    default:
      break;
    }
  return list.count;
}

bool
loire_make (const void *edition, void *state, RelaisMove move, RelaisEvents *events)
{
  const LoireEdition *e = edition;
  LoireState *s = state;

  switch (move.kind)
    {
    case LOIRE_MOVE_COLLECT:
      loire_get (s, LOIRE_POOR_INCOME, LOIRE_WHAT (LOIRE_CLASS_WHAT, LOIRE_WHAT_POOR), events);
      return end_turn (s, events);
    case LOIRE_MOVE_RIDE_MERCHANT:
    case LOIRE_MOVE_RIDE_MESSENGER:
      loire_ride_make (e, s, move, events);
      return false;
    case LOIRE_MOVE_BUY:
      loire_buy_make (e, s, move, events);
      return false;
    case LOIRE_MOVE_SELL:
      loire_sell_make (e, s, move, events);
      return false;
    case LOIRE_MOVE_SHIP:
      loire_ship_make (e, s, move, events);
      return false;
    case LOIRE_MOVE_BUILD:
      loire_build_make (e, s, move, events);
      return false;
    case LOIRE_MOVE_PALACE:
      loire_palace_make (e, s, move, events);
      return false;
    case LOIRE_MOVE_HIRE:
      loire_hire_make (e, s, move, events);
      return false;
    case LOIRE_MOVE_CIRCUS:
      loire_circus_make (e, s, move, events);
      return false;
    case LOIRE_MOVE_MESSAGE:
      loire_message_make (e, s, move, events);
      return true;
    case LOIRE_MOVE_DELIVER:
      loire_deliver_make (e, s, move, events);
      return false;
    case LOIRE_MOVE_MARK:
      loire_mark_make (e, s, move, events);
      return false;
    case LOIRE_MOVE_PICK:
      loire_pick_make (e, s, move, events);
      return false;
    default:
      return end_stop (s, events);
    }
}
