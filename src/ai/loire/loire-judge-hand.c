/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Messages: what a delivery brings, how many rides the messenger needs for it,
 * and whether the way is clear (helpers, tokens, the casual game's order). */

#include "loire-judge.h"

/* Which places of the ring help a message on, and in how many stops. */
LOIRE_JUDGE_PART int
rides_for (const LoireProspect *p, unsigned card, unsigned level, const LoireHeld *held)
{
  const LoireMessage *message = &p->edition->message[card];
  uint32_t closed = 0;          /* colours where it has a mark */
  int stops = 0;
  int way = 0;
  int rides;

  if (level == 1 || level == 4)
    return loire_judge_ridden (p, LOIRE_MESSENGER_FIGURE, loire_judge_way_to (p, LOIRE_MESSENGER_FIGURE, message->to[0]));
  for (unsigned m = 0; held != NULL && m < held->n_marks; m++)
    closed |= LOIRE_BIT (p->state->shields[held->mark[m]]);
  for (unsigned i = 0; i < level; i++)
    if ((closed & LOIRE_BIT (message->to[i])) == 0)
      {
        int one = loire_judge_way (p, LOIRE_MESSENGER_FIGURE, p->judge->of_colour[message->to[i]]);

        stops++;
        if (one > way)
          way = one;
      }
  rides = loire_judge_ridden (p, LOIRE_MESSENGER_FIGURE, way);
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

/* Of a hundred, that the way is clear: L-DEL-2, 3, 6, L-CAS-2. */
int
loire_judge_chance (const LoireProspect *p, unsigned level, const LoireHeld *held)
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
loire_judge_card (const LoireProspect *p, unsigned card, unsigned level, const LoireHeld *held, int chance)
{
  const LoireMessage *message = &p->edition->message[card];
  int gain = 100 * (message->points - 1) + p->weights->slot + p->weights->like_delivered * message->points;

  /* The hand has few places, and nothing is ever thrown away (L-MSG-7). */
  if (chance == 0)
    return p->turns > 2 ? -p->weights->in_the_way : 0;
  if (loire_has (p->seat, LOIRE_LOVER + message->type))
    gain += 200;
  if (level == 1)
    gain += p->weights->pay * (int) loire_market_price (p->edition, p->state, p->state->shields[message->to[0]]);
  gain = loire_judge_later (p, LOIRE_MESSENGER_FIGURE, rides_for (p, card, level, held), gain);
  return chance == 100 ? gain : gain * chance / 100;
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

static int
held_worth (const LoireProspect *p, const LoireHeld *held)
{
  unsigned level = loire_level (held->card);

  if (!is_known (p->judge, held->card))
    return p->judge->drawn[level - 1];
  return loire_judge_card (p, held->card, level, held, loire_judge_chance (p, level, held));
}

/* What the hand's messages are worth, the best first, and, if that is asked, which those are. */
LOIRE_JUDGE_PART void
sort_hand (const LoireProspect *p, int *worths, unsigned *which)
{
  for (unsigned i = 0; i < p->seat->n_held; i++)
    {
      int one = held_worth (p, &p->seat->held[i]);
      unsigned at = i;

      for (; at > 0 && worths[at - 1] < one; at--)
        {
          worths[at] = worths[at - 1];
          if (which != NULL)
            which[at] = which[at - 1];
        }
      worths[at] = one;
      if (which != NULL)
        which[at] = i;
    }
}

LOIRE_JUDGE_PART int
shared (const LoireProspect *p, unsigned place, int worth)
{
  return worth < 0 ? worth : worth * p->weights->share[place] / 100;
}

LOIRE_JUDGE_PART unsigned
room_in_hand (const LoireSeat *seat)
{
  unsigned limit = loire_hand_limit (seat);

  return limit > seat->n_held ? limit - seat->n_held : 0;
}

LOIRE_JUDGE_PART int
room_worth (const LoireProspect *p, unsigned room)
{
  uint32_t shops;
  int rides, slots;

  if (room == 0 || p->turns <= 2)
    return 0;
  shops = LOIRE_CITIES | loire_own_buildings (p->seat);
  rides = loire_judge_rides (p, LOIRE_MESSENGER_FIGURE, shops);
  slots = p->weights->slot * (int) (room > 2 ? 2 : room) + p->weights->farther_slot * (int) (room > 2 ? room - 2 : 0);
  return loire_judge_later (p, LOIRE_MESSENGER_FIGURE, rides, slots);
}

int
loire_judge_hand (const LoireProspect *p)
{
  const LoireSeat *seat = p->seat;
  int worths[LOIRE_MAX_HAND];
  int worth = 0;

  sort_hand (p, worths, NULL);
  for (unsigned i = 0; i < seat->n_held; i++)
    worth += p->weights->mark * seat->held[i].n_marks + shared (p, i, worths[i]);
  return worth + room_worth (p, room_in_hand (seat));
}

void
loire_judge_hand_terms (const LoireProspect *p, RelaisAiTerms *terms)
{
  const LoireSeat *seat = p->seat;
  int worths[LOIRE_MAX_HAND];
  unsigned which[LOIRE_MAX_HAND];
  int unknown = 0, n_unknown = 0;

  sort_hand (p, worths, which);
  for (unsigned i = 0; i < seat->n_held; i++)
    {
      const LoireHeld *held = &seat->held[which[i]];
      unsigned level = loire_level (held->card);
      int worth = 100 + p->weights->mark * held->n_marks + shared (p, i, worths[i]);

      if (is_known (p->judge, held->card))
        loire_judge_term (terms, LOIRE_TERM_MESSAGE, held->card, worth, rides_for (p, held->card, level, held), held->n_marks,
                          loire_judge_chance (p, level, held));
      else
        {
          unknown += worth;
          n_unknown++;
        }
    }
  loire_judge_term (terms, LOIRE_TERM_DRAWN, 0, unknown, n_unknown, 0, 0);
  loire_judge_term (terms, LOIRE_TERM_ROOM, 0, room_worth (p, room_in_hand (seat)), (int) room_in_hand (seat), 0, 0);
}
