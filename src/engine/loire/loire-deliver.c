/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Delivering messages and marking the way there (L-DEL, L-CAS-2). */

#include "loire-rules.h"

uint32_t
loire_wanted_shields (const LoireEdition *e, unsigned card)
{
  unsigned level = loire_level (card);
  uint32_t wanted = 0;

  if (level == 2 || level == 3)
    for (unsigned i = 0; i < level; i++)
      wanted |= LOIRE_BIT (e->message[card].to[i]);
  return wanted;
}

uint32_t
loire_open_shields (const LoireEdition *e, const LoireState *s, const LoireHeld *held)
{
  uint32_t open = loire_wanted_shields (e, held->card);

  for (unsigned i = 0; i < held->n_marks; i++)
    open &= ~loire_shield (s, held->mark[i]);
  return open;
}

/* The stop table: is this the place for the level, and is the messenger's one
 * action still free? */
static bool
may_deliver (const LoireState *s, unsigned level, RelaisRefusal *why)
{
  bool city = loire_is_city (loire_here (s));

  if (level == 4 && !city)
    return relais_refuse (why, LOIRE_REFUSE_DELIVER_IN_CITY, { (int32_t) level });
  if (level < 4 && city)
    return relais_refuse (why, LOIRE_REFUSE_DELIVER_IN_VILLAGE, { (int32_t) level });
  if (s->used.action != LOIRE_NOTHING)
    return relais_refuse (why, LOIRE_REFUSE_MESSENGER_DONE);
  return true;
}

/* L-DEL-5; the casual game brings its own tokens (L-CAS-1). */
bool
loire_helpers_check (const LoireState *s, unsigned level, RelaisRefusal *why)
{
  const LoireSeat *seat = loire_active (s);

  if (s->variant == LOIRE_CASUAL)
    return true;
  if (level == 2 && !loire_has (seat, LOIRE_APPRENTICE))
    return relais_refuse (why, LOIRE_REFUSE_NO_APPRENTICE);
  if (level == 3 && !(loire_has (seat, LOIRE_APPRENTICE) && loire_has (seat, LOIRE_HELPER)))
    return relais_refuse (why, LOIRE_REFUSE_NO_HELPERS);
  return true;
}

/* L-CAS-2 */
static bool
casual_check (const LoireState *s, unsigned level, RelaisRefusal *why)
{
  const LoireSeat *seat = loire_active (s);

  if (s->variant != LOIRE_CASUAL)
    return true;
  if (level == 4 && !s->options.casual_abbey)
    return relais_refuse (why, LOIRE_REFUSE_ABBEY_CASUAL);
  if ((level == 2 || level == 3)
      && seat->delivered_level[level - 1] >= seat->delivered_level[level - 2])
    return relais_refuse (why, LOIRE_REFUSE_CASUAL_ORDER, { (int32_t) level, (int32_t) level - 1 });
  return true;
}

static bool
not_held (unsigned level, unsigned card, RelaisRefusal *why)
{
  return relais_refuse (why, (uint16_t) (LOIRE_REFUSE_NOT_HELD_1 + level - 1), { (int32_t) card });
}

/* The shields of a level-2 or level-3 card against the village's. */
static bool
shields_check (const LoireEdition *e, const LoireState *s, const LoireHeld *held, unsigned level, RelaisRefusal *why)
{
  unsigned shield = s->shields[loire_here (s)];
  uint32_t open = loire_open_shields (e, s, held);

  if (!(open & LOIRE_BIT (shield)))
    return relais_refuse (why, level == 2 ? LOIRE_REFUSE_SHIELD_NOT_OPEN_2 : LOIRE_REFUSE_SHIELD_NOT_OPEN_3,
                          { held->card, (int32_t) shield });
  if (loire_count (open) > 1)
    return relais_refuse (why, level == 2 ? LOIRE_REFUSE_SHIELDS_OPEN_2 : LOIRE_REFUSE_SHIELDS_OPEN_3,
                          { held->card, (int32_t) loire_count (open) });
  return true;
}

bool
loire_deliver_check (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why)
{
  unsigned level = loire_level (move.a);
  const LoireHeld *held = loire_find_held (loire_active (s), move.a);
  unsigned target = e->message[move.a].to[0];

  if (!may_deliver (s, level, why))
    return false;
  if (held == NULL)
    return not_held (level, move.a, why);
  if (level == 1 && target != loire_here (s))
    return relais_refuse (why, LOIRE_REFUSE_OTHER_VILLAGE, { move.a, (int32_t) target });
  if (level == 4 && target != loire_here (s))
    return relais_refuse (why, LOIRE_REFUSE_OTHER_CITY, { move.a, (int32_t) target });
  if (!loire_helpers_check (s, level, why))
    return false;
  if ((level == 2 || level == 3) && !shields_check (e, s, held, level, why))
    return false;
  return casual_check (s, level, why);
}

/* L-DEL-2, 3, 5: may this card be marked here, never mind with which token? */
static bool
markable (const LoireEdition *e, const LoireState *s, unsigned card, RelaisRefusal *why)
{
  unsigned level = loire_level (card);
  const LoireHeld *held = loire_find_held (loire_active (s), card);
  unsigned shield;
  uint32_t open;

  if (!may_deliver (s, level, why))
    return false;
  if (held == NULL)
    return not_held (level, card, why);
  if (level == 1 || level == 4)
    return relais_refuse (why, LOIRE_REFUSE_MARK_LEVEL, { (int32_t) card });
  if (!loire_helpers_check (s, level, why))
    return false;
  shield = s->shields[loire_here (s)];
  open = loire_open_shields (e, s, held);
  if (!(open & LOIRE_BIT (shield)))
    return relais_refuse (why, level == 2 ? LOIRE_REFUSE_SHIELD_NOT_OPEN_2 : LOIRE_REFUSE_SHIELD_NOT_OPEN_3,
                          { (int32_t) card, (int32_t) shield });
  if (loire_count (open) == 1)
    return relais_refuse (why, LOIRE_REFUSE_MARK_IS_LAST, { (int32_t) card });
  return true;
}

/* Which mark of the other message gives up its token: its place in the list,
 * or -1. The colour is named exactly where there are two. */
static int
recalled_mark (const LoireState *s, const LoireHeld *other, unsigned colour)
{
  if (other->n_marks == 1)
    return colour == LOIRE_NONE ? 0 : -1;
  for (unsigned i = 0; i < other->n_marks; i++)
    if (s->shields[other->mark[i]] == colour)
      return (int) i;
  return -1;
}

/* L-DEL-6 */
static bool
token_check (const LoireState *s, RelaisMove move, RelaisRefusal *why)
{
  const LoireSeat *seat = loire_active (s);
  bool free_token = loire_tokens_placed (seat) < seat->tokens;
  const LoireHeld *other;

  if (free_token)
    return move.b == LOIRE_NONE || relais_refuse (why, LOIRE_REFUSE_TOKEN_FREE);
  if (!s->options.token_recall)
    return relais_refuse (why, LOIRE_REFUSE_NO_TOKEN_RECALL);
  if (move.b == LOIRE_NONE)
    return relais_refuse (why, LOIRE_REFUSE_NO_TOKEN);
  other = loire_find_held (seat, move.b);
  if (move.b == move.a || other == NULL || other->n_marks == 0)
    return relais_refuse (why, LOIRE_REFUSE_RECALL_NO_MARK, { move.b });
  if (recalled_mark (s, other, move.c) < 0)
    return relais_refuse (why, LOIRE_REFUSE_RECALL_WHICH, { move.b });
  return true;
}

bool
loire_mark_check (const LoireEdition *e, const LoireState *s, RelaisMove move, RelaisRefusal *why)
{
  return markable (e, s, move.a, why) && token_check (s, move, why);
}

static void
add_marks (const LoireState *s, unsigned card, LoireMoves *moves)
{
  const LoireSeat *seat = loire_active (s);

  if (token_check (s, (RelaisMove) { LOIRE_MOVE_MARK, (uint8_t) card, LOIRE_NONE, LOIRE_NONE }, NULL))
    {
      loire_add (moves, LOIRE_MOVE_MARK, card, LOIRE_NONE, LOIRE_NONE);
      return;
    }
  for (unsigned i = 0; i < seat->n_held; i++)
    {
      const LoireHeld *other = &seat->held[i];

      for (unsigned m = 0; m < other->n_marks; m++)
        {
          unsigned colour = other->n_marks > 1 ? s->shields[other->mark[m]] : LOIRE_NONE;
          RelaisMove move = { LOIRE_MOVE_MARK, (uint8_t) card, other->card, (uint8_t) colour };

          if (token_check (s, move, NULL))
            loire_add (moves, move.kind, move.a, move.b, move.c);
        }
    }
}

void
loire_deliver_add (const LoireEdition *e, const LoireState *s, LoireMoves *moves)
{
  const LoireSeat *seat = loire_active (s);

  if (s->used.action != LOIRE_NOTHING)
    return;
  for (unsigned i = 0; i < seat->n_held; i++)
    {
      uint8_t card = seat->held[i].card;

      if (loire_deliver_check (e, s, (RelaisMove) { LOIRE_MOVE_DELIVER, card, 0, 0 }, NULL))
        loire_add (moves, LOIRE_MOVE_DELIVER, card, 0, 0);
      else if (markable (e, s, card, NULL))
        add_marks (s, card, moves);
    }
}

static void
unmark (LoireState *s, LoireHeld *held, unsigned mark, RelaisEvents *events)
{
  unsigned at = held->mark[mark];

  held->n_marks--;
  for (unsigned i = mark; i < held->n_marks; i++)
    held->mark[i] = held->mark[i + 1];
  held->mark[held->n_marks] = LOIRE_NONE;
  relais_event (events, (RelaisEvent) { LOIRE_EVENT_UNMARKED,
                                        { s->player, held->card, s->shields[at], (int32_t) at } });
}

void
loire_mark_make (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events)
{
  LoireSeat *seat = &s->seats[s->player];
  unsigned here = loire_here (s);
  LoireHeld *held = &seat->held[loire_slot_of (seat, move.a)];

  s->used.action = LOIRE_DELIVER;
  if (move.b != LOIRE_NONE)
    {
      LoireHeld *other = &seat->held[loire_slot_of (seat, move.b)];

      unmark (s, other, (unsigned) recalled_mark (s, other, move.c), events);
    }
  assert (held->n_marks < LOIRE_MAX_MARKS);
  held->mark[held->n_marks++] = (uint8_t) here;
  relais_event (events, (RelaisEvent) { LOIRE_EVENT_MARKED,
                                        { s->player, move.a, s->shields[here], (int32_t) here } });
}

/* Turns the card down and puts it at the end of the seat's chain. */
void
loire_file_delivered (const LoireEdition *e, LoireState *s, LoireSeat *seat, unsigned card)
{
  if (seat->n_delivered == 0)
    seat->first_delivered = (uint8_t) card;
  else
    s->delivered[seat->last_delivered] = (uint8_t) card;
  seat->last_delivered = (uint8_t) card;
  s->delivered[card] = LOIRE_NONE;
  seat->n_delivered++;
  seat->delivered_level[loire_level (card) - 1]++;
  seat->delivered_type[e->message[card].type]++;
  seat->delivered_points = (uint16_t) (seat->delivered_points + e->message[card].points);
}

void
loire_deliver_make (const LoireEdition *e, LoireState *s, RelaisMove move, RelaisEvents *events)
{
  LoireSeat *seat = &s->seats[s->player];
  unsigned here = loire_here (s);
  unsigned card = move.a;
  unsigned slot = loire_slot_of (seat, card);
  int32_t what = LOIRE_WHAT (LOIRE_CLASS_MESSAGE, card);
  int blue_before = loire_blue_points (seat);

  s->used.action = LOIRE_DELIVER;
  while (seat->held[slot].n_marks > 0)  /* L-DEL-3: the tokens return */
    unmark (s, &seat->held[slot], 0, events);
  seat->n_held--;
  for (unsigned i = slot; i < seat->n_held; i++)
    seat->held[i] = seat->held[i + 1];
  seat->held[seat->n_held] = (LoireHeld) { LOIRE_NONE, 0, { LOIRE_NONE, LOIRE_NONE } };
  loire_file_delivered (e, s, seat, card);
  relais_event (events, (RelaisEvent) { LOIRE_EVENT_DELIVERED, { s->player, (int32_t) card, (int32_t) here } });

  if (loire_level (card) == 1)
    loire_get (s, loire_market_price (e, s, s->shields[here]), what, events);

  loire_points (s, -1, what, LOIRE_COLUMN_UNDELIVERED, LOIRE_RULE_SCORE_1, events);
  loire_points (s, e->message[card].points, what, LOIRE_COLUMN_DELIVERED, LOIRE_RULE_SCORE_1, events);
  loire_points (s, loire_blue_points (seat) - blue_before, what, LOIRE_COLUMN_BLUE, LOIRE_RULE_SCORE_1, events);
  loire_check_goals (s, events);
}
