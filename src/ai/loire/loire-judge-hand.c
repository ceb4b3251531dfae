/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Messages: what a delivery brings, how many rides the messenger needs for it,
 * and whether the way is clear (helpers, tokens, the casual game's order). */

#include "loire-judge.h"

/* Which places of the ring help a message on, and in how many stops. */
static int
rides_for (const LoireProspect *p, unsigned card, unsigned level, const LoireHeld *held)
{
  const LoireMessage *message = &p->edition->message[card];
  int stops = 0;
  int rides = 0;

  if (level == 1 || level == 4)
    return loire_judge_rides (p, LOIRE_MESSENGER_FIGURE, LOIRE_BIT (message->to[0]));
  for (unsigned i = 0; i < level; i++)
    {
      bool open = true;
      int one;

      for (unsigned m = 0; held != NULL && m < held->n_marks; m++)
        if (p->state->shields[held->mark[m]] == message->to[i])
          open = false;
      if (!open)
        continue;
      stops++;
      one = loire_judge_rides (p, LOIRE_MESSENGER_FIGURE, p->judge->of_colour[message->to[i]]);
      if (one > rides)
        rides = one;
    }
  return rides > stops ? rides : stops;
}

/* L-CAS-2: may the message be delivered as soon as its shields are met (100),
 * after another one in hand (out_of_order), or is it in the way (0)? */
static int
order_of (const LoireProspect *p, unsigned level, const LoireHeld *held)
{
  const LoireSeat *seat = p->seat;
  unsigned before = seat->delivered_level[level - 1];
  unsigned allowed = seat->delivered_level[level - 2];
  unsigned soon = allowed;

  for (unsigned i = 0; i < seat->n_held; i++)
    {
      unsigned other = loire_level (seat->held[i].card);

      if (other == level - 1)
        soon++;
      else if (other == level && (held == NULL || &seat->held[i] < held))
        before++;
    }
  return before < allowed ? 100 : before < soon ? p->weights->out_of_order : 0;
}

/* Of a hundred: L-DEL-2, 3, 6, L-CAS-2. */
static int
chance_of (const LoireProspect *p, unsigned level, const LoireHeld *held)
{
  const LoireSeat *seat = p->seat;
  unsigned placed = 0;
  int chance = 100;

  if (level == 1 || level == 4)
    return chance;
  if (p->state->variant == LOIRE_CASUAL)
    chance = order_of (p, level, held);
  else if (!loire_has (seat, LOIRE_APPRENTICE))
    return level == 2 ? p->weights->first_helper_missing : p->weights->both_helpers_missing;
  else if (level == 3 && !loire_has (seat, LOIRE_HELPER))
    return p->weights->first_helper_missing;

  for (unsigned i = 0; i < seat->n_held; i++)
    placed += seat->held[i].n_marks;
  if (seat->tokens <= placed && (held == NULL || held->n_marks == 0))
    chance = chance * p->weights->no_token / 100;
  return chance;
}

/* A message, in hand or still to come. Its one point for being undelivered is
 * counted already. */
int
loire_judge_card (const LoireProspect *p, unsigned card, const LoireHeld *held)
{
  const LoireMessage *message = &p->edition->message[card];
  unsigned level = loire_level (card);
  int gain = 100 * (message->points - 1) + p->weights->slot + p->weights->like_delivered * message->points;
  int chance = chance_of (p, level, held);

  /* The hand has few places, and nothing is ever thrown away (L-MSG-7). */
  if (chance == 0)
    return p->turns > 2 ? -p->weights->in_the_way : 0;
  if (loire_has (p->seat, LOIRE_LOVER + message->type))
    gain += 200;
  if (level == 1)
    gain += p->weights->pay * (int) loire_market_price (p->edition, p->state, p->state->shields[message->to[0]]);
  gain = loire_judge_later (p, LOIRE_MESSENGER_FIGURE, rides_for (p, card, level, held), gain);
  return gain * chance / 100;
}

/* Was the card in hand when the seat looked? */
static bool
is_known (const LoireJudge *judge, unsigned card)
{
  for (unsigned i = 0; i < judge->n_root_held; i++)
    if (judge->root_held[i] == card)
      return true;
  return judge->open_hand;
}

int
loire_judge_hand (const LoireProspect *p)
{
  const LoireSeat *seat = p->seat;
  unsigned limit = loire_hand_limit (seat);
  unsigned room = limit > seat->n_held ? limit - seat->n_held : 0;
  int worths[LOIRE_MAX_HAND];
  int worth = 0;

  for (unsigned i = 0; i < seat->n_held; i++)
    {
      unsigned card = seat->held[i].card;
      int one = is_known (p->judge, card) ? loire_judge_card (p, card, &seat->held[i])
                                          : p->judge->drawn[loire_level (card) - 1];
      unsigned at = i;

      for (; at > 0 && worths[at - 1] < one; at--)
        worths[at] = worths[at - 1];
      worths[at] = one;
      worth += p->weights->mark * seat->held[i].n_marks;
    }
  for (unsigned i = 0; i < seat->n_held; i++)
    worth += worths[i] < 0 ? worths[i] : worths[i] * p->weights->share[i] / 100;
  if (room > 0 && p->turns > 2)
    {
      uint32_t shops = LOIRE_CITIES | loire_own_buildings (seat);
      int rides = loire_judge_rides (p, LOIRE_MESSENGER_FIGURE, shops);
      int slots = p->weights->slot * (int) (room > 2 ? 2 : room) + p->weights->farther_slot * (int) (room > 2 ? room - 2 : 0);

      worth += loire_judge_later (p, LOIRE_MESSENGER_FIGURE, rides, slots);
    }
  return worth;
}
