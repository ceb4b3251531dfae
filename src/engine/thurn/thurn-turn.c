/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The phases of a turn, whose turn it is, and the end (T-TURN, T-OFF, T-END). */

#include "thurn-rules.h"

uint32_t
thurn_last_turn (const ThurnState *s, uint32_t turn)
{
  return turn + s->players - 1 - turn % s->players;
}

void
thurn_check_end (const ThurnEdition *e, ThurnState *s, RelaisEvents *events)
{
  const ThurnSeat *seat = thurn_mover (s);

  if (s->ending || (seat->left > 0 && seat->coach < THURN_LAST_COACH))
    return;
  s->ending = true;
  s->ending_turn = s->turn;
  s->ending_player = s->player;
  s->last_turn = thurn_last_turn (s, s->turn);
  relais_event (events, (RelaisEvent) { RELAIS_EVENT_ENDING, { s->player, (int32_t) s->turn, (int32_t) s->last_turn } });
  thurn_take_tile (e, s, THURN_STACK_END, THURN_RULE_END_1, events);
}

/* T-DRAW-2: who can draw nothing plays, and who has nothing to play may only close or pass. */
unsigned
thurn_first_phase (const ThurnState *s)
{
  if (thurn_can_draw (s))
    return THURN_DRAW;
  return thurn_mover (s)->n_hand > 0 ? THURN_PLAY : THURN_AFTER;
}

void
thurn_begin_turn (ThurnState *s, RelaisEvents *events)
{
  for (unsigned slot = 0; slot < THURN_SLOTS; slot++)
    if (s->face_up[slot] == THURN_NONE)
      thurn_deal (s, slot, events);
  s->phase = (uint8_t) thurn_first_phase (s);
  if (s->phase != THURN_DRAW)
    relais_event (events, (RelaisEvent) { THURN_EVENT_SKIPPED, { s->player, THURN_SKIPPED_DRAW } });
  if (s->phase == THURN_AFTER)
    relais_event (events, (RelaisEvent) { THURN_EVENT_SKIPPED, { s->player, THURN_SKIPPED_PLAY } });
}

void
thurn_end_turn (ThurnState *s, RelaisEvents *events)
{
  s->official = THURN_NO_OFFICIAL;
  if (s->ending && s->turn >= s->last_turn)
    {
      s->phase = THURN_OVER;
      relais_event (events, (RelaisEvent) { RELAIS_EVENT_OVER, { 0 } });
      return;
    }
  s->turn++;
  s->player = (uint8_t) ((s->player + 1u) % s->players);
  relais_event (events, (RelaisEvent) { RELAIS_EVENT_TURN, { s->player, (int32_t) s->turn } });
  thurn_begin_turn (s, events);
}

/* Moves by the phase that they are of; what an official does has none. */
static const uint8_t phase_of[THURN_MOVES] = {
  [THURN_MOVE_DRAW] = THURN_DRAW,
  [THURN_MOVE_DRAW_DECK] = THURN_DRAW,
  [THURN_MOVE_BAILIFF] = THURN_PHASES,
  [THURN_MOVE_POSTMASTER] = THURN_PHASES,
  [THURN_MOVE_POSTMASTER_DECK] = THURN_PHASES,
  [THURN_MOVE_START] = THURN_PLAY,
  [THURN_MOVE_PLAY] = THURN_PLAY,
  [THURN_MOVE_COACHMAN] = THURN_PHASES,
  [THURN_MOVE_END] = THURN_AFTER,
  [THURN_MOVE_CLOSE_EACH] = THURN_AFTER,
  [THURN_MOVE_CLOSE_REGION] = THURN_AFTER,
  [THURN_MOVE_HOUSE] = THURN_HOUSE,
  [THURN_MOVE_COACH] = THURN_COACH,
  [THURN_MOVE_DISCARD] = THURN_DISCARD,
};

/* T-OFF-1: when each official may be called. */
static bool
check_official_time (const ThurnState *s, RelaisMove move, RelaisRefusal *why)
{
  if (move.kind == THURN_MOVE_BAILIFF)
    return s->phase == THURN_DRAW || relais_refuse (why, THURN_REFUSE_BAILIFF_TIME);
  if (move.kind == THURN_MOVE_COACHMAN)
    return s->phase == THURN_AFTER || relais_refuse (why, THURN_REFUSE_COACHMAN_TIME);
  return s->phase == THURN_DRAW2 || s->phase == THURN_PLAY || relais_refuse (why, THURN_REFUSE_POSTMASTER_TIME);
}

static bool
check_phase (const ThurnEdition *e, const ThurnState *s, RelaisMove move, RelaisRefusal *why)
{
  int32_t arg = 0;

  if (phase_of[move.kind] == THURN_PHASES)
    return check_official_time (s, move, why);
  if (phase_of[move.kind] == s->phase)
    return true;
  if (s->phase == THURN_COACH)
    arg = (int32_t) thurn_next_coach (thurn_mover (s));
  else if (s->phase == THURN_DISCARD)
    arg = e->hand_after_closing;
  return relais_refuse (why, (uint16_t) (THURN_REFUSE_DRAW_FIRST + s->phase), { arg });
}

bool
thurn_check (const void *edition, const void *state, RelaisMove move, RelaisRefusal *why)
{
  const ThurnState *s = state;

  if (s->phase == THURN_OVER)
    return relais_refuse (why, THURN_REFUSE_OVER);
  if (!check_phase (edition, s, move, why))
    return false;
  switch (move.kind)
    {
    case THURN_MOVE_BAILIFF:
      return thurn_check_bailiff (s, why);
    case THURN_MOVE_DRAW:
    case THURN_MOVE_DRAW_DECK:
    case THURN_MOVE_POSTMASTER:
    case THURN_MOVE_POSTMASTER_DECK:
      return thurn_check_draw (s, move, why);
    case THURN_MOVE_START:
    case THURN_MOVE_PLAY:
    case THURN_MOVE_COACHMAN:
      return thurn_check_card (s, move, why);
    case THURN_MOVE_CLOSE_EACH:
    case THURN_MOVE_CLOSE_REGION:
      return thurn_check_close (edition, s, move, why);
    case THURN_MOVE_HOUSE:
      return thurn_check_house (s, move, why);
    case THURN_MOVE_DISCARD:
      return thurn_mover (s)->holds & RELAIS_BIT (move.a) || relais_refuse (why, THURN_REFUSE_DISCARD_NOT_IN_HAND, { move.a });
    default:
      return true;
    }
}

static void
legal_play (const ThurnState *s, ThurnMoves *list)
{
  RELAIS_EACH (city, thurn_mover (s)->holds)
    thurn_add (list, THURN_MOVE_START, city, 0);
  thurn_legal_cards (s, THURN_MOVE_PLAY, list);
  if (s->official == THURN_NO_OFFICIAL)
    thurn_legal_draws (s, THURN_MOVE_POSTMASTER, THURN_MOVE_POSTMASTER_DECK, list);
}

int
thurn_legal (const void *edition, const void *state, RelaisMove moves[RELAIS_MAX_MOVES])
{
  const ThurnState *s = state;
  ThurnMoves list = { moves, 0 };

  switch (s->phase)
    {
    case THURN_DRAW:
      thurn_legal_draws (s, THURN_MOVE_DRAW, THURN_MOVE_DRAW_DECK, &list);
      if (thurn_check_bailiff (s, NULL))
        thurn_add (&list, THURN_MOVE_BAILIFF, 0, 0);
      break;
    case THURN_DRAW2:
      thurn_legal_draws (s, THURN_MOVE_POSTMASTER, THURN_MOVE_POSTMASTER_DECK, &list);
      break;
    case THURN_PLAY:
      legal_play (s, &list);
      break;
    case THURN_AFTER:
      thurn_add (&list, THURN_MOVE_END, 0, 0);
      if (s->official == THURN_NO_OFFICIAL)
        thurn_legal_cards (s, THURN_MOVE_COACHMAN, &list);
      thurn_legal_closes (edition, s, &list);
      break;
    case THURN_HOUSE:
      RELAIS_EACH (city, s->open)
        thurn_add (&list, THURN_MOVE_HOUSE, city, 0);
      break;
    case THURN_COACH:
      thurn_add (&list, THURN_MOVE_COACH, true, 0);
      thurn_add (&list, THURN_MOVE_COACH, false, 0);
      break;
    case THURN_DISCARD:
      RELAIS_EACH (city, thurn_mover (s)->holds)
        thurn_add (&list, THURN_MOVE_DISCARD, city, 0);
      break;
    default:
      break;
    }
  return list.n;
}

/* Barriers are moves by which a card left the deck, and those that end a turn. */
bool
thurn_make (const void *edition, void *state, RelaisMove move, RelaisEvents *events)
{
  ThurnState *s = state;
  uint32_t turn = s->turn, shuffles = s->shuffles;
  uint8_t n_deck = s->n_deck;

  switch (move.kind)
    {
    case THURN_MOVE_BAILIFF:
      thurn_bailiff (s, events);
      break;
    case THURN_MOVE_START:
    case THURN_MOVE_PLAY:
    case THURN_MOVE_COACHMAN:
      thurn_play_card (s, move, events);
      break;
    case THURN_MOVE_END:
      thurn_end_turn (s, events);
      break;
    case THURN_MOVE_CLOSE_EACH:
    case THURN_MOVE_CLOSE_REGION:
      thurn_close (edition, s, move, events);
      break;
    case THURN_MOVE_HOUSE:
      thurn_house_move (edition, s, move.a, events);
      break;
    case THURN_MOVE_COACH:
      thurn_coach_move (edition, s, move.a, events);
      break;
    case THURN_MOVE_DISCARD:
      thurn_discard_move (edition, s, move.a, events);
      break;
    default:
      thurn_draw_move (s, move, events);
      break;
    }
  return s->turn != turn || s->shuffles != shuffles || s->n_deck != n_deck;
}
