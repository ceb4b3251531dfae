/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Is this a possible position (L-SET-1, L-POS-1 .. 6)? Everything that is
 * wrong is told, each with the path of a setup where it stands. */

#include "loire-setup.h"

#include <string.h>

#include "../common/findings.h"

typedef struct
{
  const LoireEdition *e;
  const LoireState *s;
  RelaisFindings *findings;
} Check;

#define FIND(c, format, number, name, ...) relais_find_at ((c)->findings, (RelaisRefusal) { __VA_ARGS__ }, format, number, name)

static void
check_shields (Check *c)
{
  unsigned count[LOIRE_COLOURS] = { 0 };

  LOIRE_EACH (village, LOIRE_VILLAGES)
    count[c->s->shields[village]]++;
  for (unsigned i = 0; i < LOIRE_COLOURS; i++)
    if (count[i] != c->e->shields[i])
      FIND (c, "shields", 0, NULL, LOIRE_REFUSE_SHIELD_COUNT, { (int32_t) i, (int32_t) count[i], c->e->shields[i] });
  for (unsigned i = loire_same_neighbour (c->s, 0); i != LOIRE_NONE; i = loire_same_neighbour (c->s, i + 1))
    FIND (c, "shields.$", 0, loire_locations[i + 1],
          LOIRE_REFUSE_SAME_NEIGHBOUR, { (int32_t) i, c->s->shields[i], (int32_t) i + 1 });
}

static void
check_circus (Check *c)
{
  const LoireState *s = c->s;

  if (s->variant == LOIRE_CASUAL)
    {
      if (s->circus != LOIRE_NONE)
        FIND (c, "circus", 0, NULL, LOIRE_REFUSE_POS_CIRCUS_CASUAL);
    }
  else if (s->circus == LOIRE_NONE)
    FIND (c, "circus", 0, NULL, LOIRE_REFUSE_POS_CIRCUS_MISSING);
  else if (loire_is_city (s->circus))
    FIND (c, "circus", 0, NULL, LOIRE_REFUSE_POS_CIRCUS_IN_CITY, { s->circus });
}

/* L-POS-2 */
static void
check_conserved (Check *c)
{
  const LoireEdition *e = c->e;
  const LoireState *s = c->s;
  unsigned towers = s->towers;
  unsigned horses = 0;

  for (unsigned g = 0; g < LOIRE_GOODS; g++)
    {
      unsigned count = s->goods[g];

      for (unsigned i = 0; i < s->players; i++)
        count += s->seats[i].goods[g];
      if (count != e->cards[g])
        FIND (c, "supply.goods.$", 0, loire_goods[g],
              LOIRE_REFUSE_GOODS_COUNT, { (int32_t) g, (int32_t) count, e->cards[g] });
    }
  for (unsigned id = 0; id < LOIRE_CHARACTERS; id++)
    {
      unsigned count = s->characters[id];

      for (unsigned i = 0; i < s->players; i++)
        count += loire_has (&s->seats[i], id);
      if (count != loire_copies (e, s, id))
        FIND (c, "supply.characters.$", 0, loire_characters[id],
              LOIRE_REFUSE_CHARACTERS_COUNT, { (int32_t) id, (int32_t) count, (int32_t) loire_copies (e, s, id) });
    }
  for (unsigned id = 0; id < LOIRE_PALACES; id++)
    {
      unsigned count = s->palaces[id];
      unsigned copies = s->variant == LOIRE_CASUAL ? 0 : e->palace_copies;

      for (unsigned i = 0; i < s->players; i++)
        count += (s->seats[i].palaces & LOIRE_BIT (id)) != 0;
      if (count != copies)
        FIND (c, "supply.palaces.$", 0, loire_palaces[id],
              LOIRE_REFUSE_PALACES_COUNT, { (int32_t) id, (int32_t) count, (int32_t) copies });
    }
  for (unsigned i = 0; i < s->players; i++)
    {
      towers += loire_count (s->seats[i].built[LOIRE_CASTLE]);
      for (unsigned f = 0; f < LOIRE_FIGURES; f++)
        horses += s->seats[i].stack[f].horses;
    }
  if (towers != e->towers)
    FIND (c, "supply.towers", 0, NULL, LOIRE_REFUSE_TOWERS_COUNT, { (int32_t) towers, e->towers });
  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    horses += s->horses[i];
  if (horses != loire_horses_in_all (e, s->players))
    FIND (c, "horses", 0, NULL,
          LOIRE_REFUSE_HORSES_COUNT, { (int32_t) horses, (int32_t) loire_horses_in_all (e, s->players) });
}

/* L-POS-2: no card in two places was found on reading; none may be nowhere. */
static void
check_cards (Check *c)
{
  const LoireState *s = c->s;
  bool lies[LOIRE_MESSAGES] = { false };

  for (unsigned level = 0; level < LOIRE_LEVELS; level++)
    for (unsigned i = 0; i < s->n_deck[level]; i++)
      lies[s->deck[loire_deck_start[level] + i]] = true;
  for (unsigned i = 0; i < s->players; i++)
    {
      const LoireSeat *seat = &s->seats[i];

      for (unsigned m = 0; m < seat->n_held; m++)
        lies[seat->held[m].card] = true;
      for (unsigned n = 0, card = seat->first_delivered; n < seat->n_delivered; n++, card = s->delivered[card])
        lies[card] = true;
    }
  for (unsigned card = 0; card < LOIRE_MESSAGES; card++)
    if (!lies[card])
      FIND (c, "decks.#", loire_level (card), NULL, LOIRE_REFUSE_MESSAGE_NOWHERE, { (int32_t) card });
}

/* L-POS-1 */
static void
check_stacks (Check *c, unsigned i)
{
  const LoireSeat *seat = &c->s->seats[i];
  unsigned limit = loire_stack_limit (c->e, seat);

  for (unsigned f = 0; f < LOIRE_FIGURES; f++)
    {
      const LoireStack *stack = &seat->stack[f];

      if (loire_is_city (stack->at) != (stack->direction == LOIRE_ANY_WAY))
        FIND (c, "seats.#.$.dir", i, loire_figure_names[f],
              loire_is_city (stack->at) ? LOIRE_REFUSE_DIRECTION_IN_CITY : LOIRE_REFUSE_DIRECTION_MISSING,
              { (int32_t) f, stack->at });
      if (stack->horses > limit)
        FIND (c, "seats.#.$.horses", i, loire_figure_names[f],
              LOIRE_REFUSE_STACK_HORSES, { stack->horses, (int32_t) f, (int32_t) limit });
    }
}

/* L-POS-4 */
static void
check_marks (Check *c, unsigned i)
{
  const LoireState *s = c->s;
  const LoireSeat *seat = &s->seats[i];
  unsigned placed = loire_tokens_placed (seat);

  for (unsigned m = 0; m < seat->n_held; m++)
    {
      const LoireHeld *held = &seat->held[m];
      uint32_t open = loire_wanted_shields (c->e, held->card);

      for (unsigned n = 0; n < held->n_marks; n++)
        {
          uint32_t shield = loire_shield (s, held->mark[n]);

          if (!(open & shield))
            FIND (c, "seats.#.messages", i, NULL, LOIRE_REFUSE_MARK_COLOUR, { held->card, held->mark[n] });
          open &= ~shield;
        }
      if (held->n_marks > 0 && open == 0)
        FIND (c, "seats.#.messages", i, NULL, LOIRE_REFUSE_MARKS_TOO_MANY, { held->card });
    }
  if (placed > seat->tokens)
    FIND (c, "seats.#.tokens", i, NULL, LOIRE_REFUSE_TOKENS_PLACED, { (int32_t) placed, seat->tokens });
}

/* L-POS-3, L-POS-4, L-POS-5 */
static void
check_seat (Check *c, unsigned i)
{
  const LoireEdition *e = c->e;
  const LoireState *s = c->s;
  const LoireSeat *seat = &s->seats[i];
  unsigned farms = loire_count (seat->built[LOIRE_FARM] | seat->built[LOIRE_CASTLE]);
  unsigned monasteries = loire_count (seat->built[LOIRE_MONASTERY]);
  unsigned hand = loire_hand_limit (seat);
  unsigned abbey = 0;
  unsigned tokens = s->variant == LOIRE_CASUAL
    ? LOIRE_MAX_MARKS : (unsigned) loire_has (seat, LOIRE_APPRENTICE) + loire_has (seat, LOIRE_HELPER);

  check_stacks (c, i);
  if (farms > e->farms)
    FIND (c, "seats.#", i, NULL, LOIRE_REFUSE_POS_FARMS, { (int32_t) farms, e->farms });
  if (monasteries > e->monasteries)
    FIND (c, "seats.#", i, NULL, LOIRE_REFUSE_POS_MONASTERIES, { (int32_t) monasteries, e->monasteries });
  for (unsigned g = LOIRE_WOOD + 1; g < LOIRE_GOODS; g++)
    if (seat->goods[g] > 1 && !loire_carries_any (seat, g))
      FIND (c, "seats.#.goods.$", i, loire_goods[g], LOIRE_REFUSE_POS_GOODS, { seat->goods[g], (int32_t) g, 1 });
  if (seat->boat > s->options.boat_goal)
    FIND (c, "seats.#.boat", i, NULL, LOIRE_REFUSE_POS_BOAT, { seat->boat, s->options.boat_goal });

  if (seat->n_held > hand)
    FIND (c, "seats.#.messages", i, NULL, LOIRE_REFUSE_POS_HAND, { seat->n_held, (int32_t) hand });
  for (unsigned m = 0; m < seat->n_held; m++)
    abbey += loire_level (seat->held[m].card) == 4;
  if (abbey > 1)
    FIND (c, "seats.#.messages", i, NULL, LOIRE_REFUSE_POS_ABBEY, { (int32_t) abbey });
  if (seat->tokens != tokens)
    FIND (c, "seats.#.tokens", i, NULL, LOIRE_REFUSE_TOKENS_GOT, { seat->tokens, (int32_t) tokens });
  check_marks (c, i);
  if (loire_has (seat, LOIRE_HELPER) && !loire_has (seat, LOIRE_APPRENTICE))
    FIND (c, "seats.#.characters", i, NULL, LOIRE_REFUSE_POS_HELPER);

  LOIRE_EACH (village, loire_own_buildings (seat))
    if (s->built_turn[village] > s->turn)
      FIND (c, "buildings.$.turn", 0, loire_locations[village], LOIRE_REFUSE_POS_BUILD_TURN, { (int32_t) s->built_turn[village] });
  LOIRE_EACH (palace, seat->palaces)
    if (seat->palace_turn[palace] > s->turn)
      FIND (c, "seats.#.palaces", i, NULL, LOIRE_REFUSE_POS_BUILD_TURN, { (int32_t) seat->palace_turn[palace] });
}

/* Two owners of one village. */
static void
check_owners (Check *c)
{
  uint32_t taken = 0;

  for (unsigned i = 0; i < c->s->players; i++)
    {
      const uint32_t *built = c->s->seats[i].built;

      for (unsigned kind = 0; kind < LOIRE_BUILDINGS; kind++)
        {
          LOIRE_EACH (village, taken & built[kind])
            FIND (c, "buildings.$", 0, loire_locations[village], LOIRE_REFUSE_BUILT_UP, { (int32_t) village });
          taken |= built[kind];
        }
    }
}

static void
check_ending (Check *c)
{
  const LoireState *s = c->s;

  if (!s->ending)
    {
      if (loire_goal_reached (s))
        FIND (c, "ending", 0, NULL, LOIRE_REFUSE_POS_ENDING_MISSING);
      return;
    }
  if (s->ending_turn > s->turn || s->turn > s->ending_turn + s->players - 1
      || s->ending_player != (s->options.first_player + s->ending_turn) % s->players)
    FIND (c, "ending", 0, NULL, LOIRE_REFUSE_POS_ENDING);
}

static bool
owns_working_palatium (const LoireState *s, const LoireSeat *seat)
{
  return loire_palace_works (s, seat, loire_palace_of (LOIRE_NANTES, LOIRE_PALATIUM_BALIVI))
         || loire_palace_works (s, seat, loire_palace_of (LOIRE_ORLEANS, LOIRE_PALATIUM_BALIVI));
}

/* Which of the figures' things the latest stop has been used for. */
static bool
action_fits (const LoireState *s)
{
  const LoireUsed *used = &s->used;
  bool merchant = used->rode[LOIRE_MERCHANT_FIGURE]
    && (s->phase == LOIRE_MERCHANT || s->phase == LOIRE_CIRCUS || s->phase == LOIRE_FIGURE || s->phase == LOIRE_OVER);
  bool messenger = used->rode[LOIRE_MESSENGER_FIGURE]
    && (s->phase == LOIRE_MESSENGER || s->phase == LOIRE_PICK || s->phase == LOIRE_FIGURE || s->phase == LOIRE_OVER);

  bool latest_is_merchant = merchant && !(used->rode[LOIRE_MESSENGER_FIGURE] && s->phase != LOIRE_MERCHANT
                                          && s->phase != LOIRE_CIRCUS);
  bool bought = used->buy || used->ship || used->buildings > 0;

  switch (used->action)
    {
    case LOIRE_BUY: return merchant && used->buy;
    case LOIRE_SELL: return merchant && loire_is_city (s->seats[s->player].stack[LOIRE_MERCHANT_FIGURE].at);
    case LOIRE_SHIP: return merchant && used->ship;
    case LOIRE_BUILD: return merchant && used->buildings > 0;
    case LOIRE_HIRE: return (merchant || messenger) && used->hires > used->palatium;
    case LOIRE_MESSAGE: return messenger && used->message_bought > 0;
    case LOIRE_DELIVER: return messenger;
    default: return used->message_bought == 0 && !(bought && latest_is_merchant);
    }
}

static bool
used_fits (const LoireState *s)
{
  const LoireUsed *used = &s->used;
  const LoireSeat *seat = &s->seats[s->player];
  unsigned limit = loire_hire_limit (seat);
  unsigned circus_hires = used->hires - used->palatium;
  bool in_city = loire_is_city (seat->stack[LOIRE_MERCHANT_FIGURE].at);
  bool rode = used->rode[LOIRE_MERCHANT_FIGURE] || used->rode[LOIRE_MESSENGER_FIGURE];

  if (used->palatium > used->hires || used->hires > seat->n_characters)
    return false;
  if (s->options.palatium_hire == LOIRE_HIRE_SHARED ? used->hires > limit
                                                    : circus_hires > limit || used->palatium > limit)
    return false;
  if (used->palatium > 0 && !owns_working_palatium (s, seat))
    return false;
  if (used->buildings > loire_build_limit (seat))
    return false;
  if (used->message_bought > loire_messages_for_sale (s, seat->stack[LOIRE_MESSENGER_FIGURE].at))
    return false;
  if (used->smith && !loire_has (seat, LOIRE_BLACKSMITH))
    return false;
  if ((used->buy || used->ship || used->buildings > 0) && !used->rode[LOIRE_MERCHANT_FIGURE])
    return false;
  if ((used->buy && in_city) || ((used->ship || used->buildings > 0) && !in_city))
    return false;
  if (used->message_bought > 0 && used->action != LOIRE_MESSAGE)
    return false;
  if ((used->hires > 0 || used->smith) && !rode)
    return false;
  return action_fits (s);
}

/* What is picked from is the deck's top, as the Spy or the Ducal Palace shows it. */
static bool
pick_fits (const LoireState *s)
{
  const LoireSeat *seat = &s->seats[s->player];
  unsigned n;

  if (s->pick_level == 0 || s->used.action != LOIRE_MESSAGE || s->used.message_bought == 0)
    return false;
  n = s->n_deck[s->pick_level - 1];
  if (!loire_ducal_here (s))
    {
      if (!loire_has (seat, LOIRE_SPY))
        return false;
      n = n < LOIRE_SPY_CARDS ? n : LOIRE_SPY_CARDS;
    }
  return n > 0 && s->pick_count == n && seat->n_held < loire_hand_limit (seat);
}

static bool
phase_fits (const LoireEdition *e, const LoireState *s)
{
  const LoireUsed *used = &s->used;
  bool merchant = used->rode[LOIRE_MERCHANT_FIGURE];
  bool messenger = used->rode[LOIRE_MESSENGER_FIGURE];
  bool last = (s->ending && s->turn == s->ending_turn + s->players - 1)
    || (s->players == 1 && s->turn + 1 == s->options.solo_turns);

  switch (s->phase)
    {
    case LOIRE_COLLECT:
      return !merchant && !messenger && loire_turn_phase (s, s->player) == LOIRE_COLLECT;
    case LOIRE_FIGURE:
      return merchant || messenger ? !(merchant && messenger)
                                   : loire_turn_phase (s, s->player) == LOIRE_FIGURE;
    case LOIRE_MERCHANT:
      return merchant;
    case LOIRE_CIRCUS:
      return merchant && used->action == LOIRE_BUY && s->circus != LOIRE_NONE && !loire_is_city (s->circus)
             && loire_circus_moves (e, s);
    case LOIRE_MESSENGER:
      return messenger;
    case LOIRE_PICK:
      return messenger;
    default:
      /* A last turn may have been one lost to L-TURN-1. */
      return last && merchant == messenger
             && (merchant || loire_is_city (s->seats[s->player].stack[LOIRE_MERCHANT_FIGURE].at));
    }
}

/* L-POS-6 */
static void
check_turn (Check *c)
{
  const LoireState *s = c->s;
  unsigned player = (unsigned) ((s->options.first_player + (uint64_t) s->turn) % s->players);

  if (s->player != player)
    FIND (c, "player", 0, NULL, LOIRE_REFUSE_POS_PLAYER, { s->player, (int32_t) player });
  if (s->players == 1 && s->turn >= s->options.solo_turns)
    FIND (c, "turn", 0, NULL, LOIRE_REFUSE_POS_SOLO_TURN, { s->options.solo_turns });
  check_ending (c);
  if (!used_fits (s))
    FIND (c, "used", 0, NULL, LOIRE_REFUSE_POS_USED);
  if (!phase_fits (c->e, s))
    FIND (c, "phase", 0, NULL, LOIRE_REFUSE_POS_PHASE);
  if (s->phase == LOIRE_PICK ? !pick_fits (s) : s->pick_level != 0)
    FIND (c, "pick", 0, NULL, LOIRE_REFUSE_POS_PICK);
}

void
loire_validate (const void *edition, const void *state, RelaisFindings *findings)
{
  Check check = { edition, state, findings };
  Check *c = &check;

  check_shields (c);
  check_circus (c);
  check_conserved (c);
  check_cards (c);
  check_owners (c);
  for (unsigned i = 0; i < c->s->players; i++)
    check_seat (c, i);
  check_turn (c);
}

/* Values of an edition that do not go together; each alone is within its
 * limits already. */
void
loire_check_edition (const void *edition, RelaisFindings *findings)
{
  const LoireEdition *e = edition;
  Check check = { e, NULL, findings };
  Check *c = &check;
  unsigned shields = 0;

  for (unsigned i = 0; i < LOIRE_COLOURS; i++)
    shields += e->shields[i];
  if (shields != LOIRE_VILLAGE_COUNT)
    FIND (c, "shields", 0, NULL, LOIRE_REFUSE_EDITION_SHIELDS, { (int32_t) shields, LOIRE_VILLAGE_COUNT });
  if (e->horses_per_figure > e->stack_limit)
    FIND (c, "start.horses_per_figure", 0, NULL, LOIRE_REFUSE_EDITION_STACK, { e->horses_per_figure, e->stack_limit });
  if (loire_is_city (e->circus_start))
    FIND (c, "circus_start", 0, NULL, LOIRE_REFUSE_EDITION_TARGET);
  for (unsigned card = 0; card < LOIRE_MESSAGES; card++)
    {
      const uint8_t *to = e->message[card].to;
      unsigned level = loire_level (card);

      if ((level == 1 && loire_is_city (to[0])) || (level == 4 && !loire_is_city (to[0])))
        FIND (c, "messages.$.to", 0, loire_messages[card], LOIRE_REFUSE_EDITION_TARGET);
      if ((level >= 2 && level <= 3 && to[0] == to[1]) || (level == 3 && (to[0] == to[2] || to[1] == to[2])))
        FIND (c, "messages.$.to", 0, loire_messages[card], LOIRE_REFUSE_EDITION_COLOURS, { (int32_t) card });
    }
}
