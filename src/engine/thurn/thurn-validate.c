/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Is this a possible position (T-POS-1 to T-POS-5)? Everything that is wrong is
 * told, each with the path of a setup where it stands. */

#include "thurn-setup.h"

#include "../common/findings.h"

typedef struct
{
  const ThurnEdition *e;
  const ThurnState *s;
  RelaisFindings *findings;
} Check;

#define FIND(c, format, number, name, ...)                                    \
  relais_find_at ((c)->findings, (RelaisRefusal) { __VA_ARGS__ }, format, number, name)

/* T-POS-1: three cards of each city. */
static void
check_cards (Check *c)
{
  const ThurnState *s = c->s;
  unsigned count[THURN_CITIES] = { 0 };

  for (unsigned i = 0; i < s->n_deck; i++)
    count[s->deck[i]]++;
  for (unsigned i = 0; i < s->n_discards; i++)
    count[s->discards[i]]++;
  for (unsigned slot = 0; slot < THURN_SLOTS; slot++)
    if (s->face_up[slot] != THURN_NONE)
      count[s->face_up[slot]]++;
  for (unsigned i = 0; i < s->players; i++)
    {
      for (unsigned city = 0; city < THURN_CITIES; city++)
        count[city] += s->seats[i].hand[city];
      for (unsigned at = 0; at < s->seats[i].n_route; at++)
        count[s->seats[i].route[at]]++;
    }
  for (unsigned city = 0; city < THURN_CITIES; city++)
    if (count[city] != THURN_OF_A_KIND)
      FIND (c, "deck", 0, NULL, THURN_REFUSE_POS_CARDS, { (int32_t) count[city], (int32_t) city, THURN_OF_A_KIND });
}

/* Each value of the stack is on it, or with as many seats as it was printed. */
static bool
tiles_add_up (const Check *c, unsigned stack)
{
  const uint8_t *values = c->e->tiles[stack];
  unsigned gone = thurn_stack_size[stack] - c->s->tiles_left[stack];
  unsigned taken = 0;

  for (unsigned i = 0; i < c->s->players; i++)
    for (unsigned t = 0; t < c->s->seats[i].n_tiles; t++)
      {
        ThurnTile tile = c->s->seats[i].tile[t];
        int balance = 0;

        if (tile.stack != stack)
          continue;
        taken++;
        for (unsigned v = 0; v < gone; v++)
          balance += values[v] == tile.value;
        for (unsigned other = 0; other < c->s->players; other++)
          for (unsigned u = 0; u < c->s->seats[other].n_tiles; u++)
            balance -= c->s->seats[other].tile[u].stack == stack && c->s->seats[other].tile[u].value == tile.value;
        if (balance != 0)
          return false;
      }
  return taken == gone;
}

/* T-POS-2 */
static void
check_conserved (Check *c)
{
  const ThurnState *s = c->s;

  for (unsigned stack = 0; stack < THURN_STACKS; stack++)
    if (!tiles_add_up (c, stack))
      FIND (c, "tiles.$", 0, thurn_stacks[stack], THURN_REFUSE_POS_TILES, { (int32_t) stack });
  for (unsigned coach = THURN_FIRST_COACH; coach <= THURN_LAST_COACH; coach++)
    {
      unsigned left = s->coaches_left[coach - THURN_FIRST_COACH];
      unsigned expected = RELAIS_MAX_SEATS;

      for (unsigned i = 0; i < s->players; i++)
        expected -= s->seats[i].coach >= coach;
      if (left != expected)
        FIND (c, "coaches.#", coach, NULL, THURN_REFUSE_POS_COACHES, { (int32_t) left, (int32_t) coach, (int32_t) expected });
    }
}

static void
check_seat (Check *c, unsigned i)
{
  const ThurnSeat *seat = &c->s->seats[i];
  unsigned houses = seat->left + relais_count (seat->houses);
  uint32_t passed = 0;

  for (unsigned city = 0; city < THURN_CITIES; city++)
    if (seat->seen[city] > seat->hand[city])
      FIND (c, "seats.#.seen", i, NULL, THURN_REFUSE_POS_SEEN, { (int32_t) city });
  if (houses != c->e->houses)
    FIND (c, "seats.#.left", i, NULL, THURN_REFUSE_POS_HOUSES, { (int32_t) houses, c->e->houses });
  for (unsigned at = 0; at < seat->n_route; at++)
    {
      if (passed & RELAIS_BIT (seat->route[at]))
        FIND (c, "seats.#.route", i, NULL, THURN_REFUSE_POS_ROUTE_TWICE, { seat->route[at] });
      passed |= RELAIS_BIT (seat->route[at]);
      if (at > 0 && !(thurn_roads[seat->route[at - 1]] & RELAIS_BIT (seat->route[at])))
        FIND (c, "seats.#.route", i, NULL, THURN_REFUSE_POS_ROAD, { seat->route[at - 1], seat->route[at] });
    }
}

/* In phase house: a choice that the closing really leaves (T-CLOSE-2). */
static bool
choice_fits (const Check *c)
{
  const ThurnState *s = c->s;
  const ThurnSeat *seat = thurn_mover (s);
  uint32_t candidates = thurn_candidates (seat, s->region);
  unsigned groups = thurn_groups_in (s->open, s->region);

  if (s->open == 0 || s->open & ~candidates || seat->left == 0)
    return false;
  for (unsigned region = 0; region < THURN_REGIONS && s->region == THURN_REGIONS; region++)
    if (s->open & thurn_in_region[region] && candidates & ~s->open & thurn_in_region[region])
      return false;
  return groups < relais_count (s->open) || seat->left < groups;
}

static bool
closing_fits (const Check *c)
{
  const ThurnSeat *seat = thurn_mover (c->s);

  return seat->n_route >= c->e->close_minimum
         && (c->s->official != THURN_WAINWRIGHT || thurn_wainwright_helps (c->e, seat));
}

/* T-POS-4, phase by phase: what the official may be, as a set. */
static const uint8_t officials_in[THURN_PHASES] = {
  [THURN_DRAW] = 1 << THURN_NO_OFFICIAL | 1 << THURN_BAILIFF,
  [THURN_DRAW2] = 1 << THURN_NO_OFFICIAL,
  [THURN_PLAY] = 1 << THURN_NO_OFFICIAL | 1 << THURN_BAILIFF | 1 << THURN_POSTMASTER,
  [THURN_AFTER] = 1 << THURN_NO_OFFICIAL | 1 << THURN_BAILIFF | 1 << THURN_POSTMASTER | 1 << THURN_COACHMAN,
  [THURN_HOUSE] = (1 << THURN_OFFICIALS) - 1,
  [THURN_COACH] = (1 << THURN_OFFICIALS) - 1,
  [THURN_DISCARD] = (1 << THURN_OFFICIALS) - 1,
  [THURN_OVER] = 1 << THURN_NO_OFFICIAL,
};

static bool
phase_fits (const Check *c)
{
  const ThurnState *s = c->s;
  const ThurnSeat *seat = thurn_mover (s);

  switch (s->phase)
    {
    case THURN_DRAW:
      return thurn_can_draw (s) && (s->official == THURN_NO_OFFICIAL || seat->n_hand > 0);
    case THURN_DRAW2:
      return thurn_can_draw (s) && seat->n_hand == 1;
    case THURN_PLAY:
      return seat->n_hand > 0;
    case THURN_AFTER:
      return seat->n_route >= (s->official == THURN_COACHMAN ? 2 : 1)
             || (seat->n_hand == 0 && s->official == THURN_NO_OFFICIAL && !thurn_can_draw (s));
    case THURN_HOUSE:
      return closing_fits (c);
    case THURN_COACH:
      return closing_fits (c) && thurn_reaches_coach (c->e, s);
    case THURN_DISCARD:
      return seat->n_route == 0 && seat->n_hand > c->e->hand_after_closing;
    default:
      return true;
    }
}

static void
check_turn (Check *c)
{
  const ThurnState *s = c->s;
  unsigned player = (s->first_player + s->turn % s->players) % s->players;

  if (s->player != player)
    FIND (c, "player", 0, NULL, THURN_REFUSE_POS_PLAYER, { s->player, (int32_t) player });
  if (!(officials_in[s->phase] & 1u << s->official))
    FIND (c, "official", 0, NULL, THURN_REFUSE_POS_OFFICIAL);
  else if (!phase_fits (c))
    FIND (c, "phase", 0, NULL, THURN_REFUSE_POS_PHASE);
  if (s->phase == THURN_HOUSE && !choice_fits (c))
    FIND (c, "closing", 0, NULL, THURN_REFUSE_POS_CLOSING);
}

/* T-POS-5 */
static void
check_ending (Check *c)
{
  const ThurnState *s = c->s;
  int holder = -1;

  for (unsigned i = 0; i < s->players; i++)
    {
      const ThurnSeat *seat = &s->seats[i];
      bool goal = seat->coach == THURN_LAST_COACH || seat->left == 0;
      bool holds = seat->stacks & 1u << THURN_STACK_END;

      if (holds)
        holder = (int) i;
      if (holds && !goal)
        FIND (c, "seats.#.tiles", i, NULL, THURN_REFUSE_POS_END_TILE, { (int32_t) i });
      if (goal && !s->ending)
        FIND (c, "ending", 0, NULL, THURN_REFUSE_POS_ENDING_MISSING, { (int32_t) i });
    }
  if (s->phase == THURN_OVER && (!s->ending || s->turn != s->last_turn))
    FIND (c, "phase", 0, NULL, THURN_REFUSE_POS_OVER);
  if (!s->ending)
    {
      if (holder >= 0)
        FIND (c, "ending", 0, NULL, THURN_REFUSE_POS_ENDING);
      return;
    }
  if (holder != s->ending_player || s->ending_turn > s->turn || s->last_turn < s->turn
      || s->ending_player != (s->first_player + s->ending_turn % s->players) % s->players)
    FIND (c, "ending", 0, NULL, THURN_REFUSE_POS_ENDING);
  if (s->last_turn != thurn_last_turn (s, s->ending_turn))
    FIND (c, "ending.last_turn", 0, NULL, THURN_REFUSE_POS_LAST_TURN,
          { (int32_t) s->last_turn, (int32_t) thurn_last_turn (s, s->ending_turn) });
}

void
thurn_validate (const void *edition, const void *state, RelaisFindings *findings)
{
  Check check = { edition, state, findings };

  check_cards (&check);
  check_conserved (&check);
  for (unsigned i = 0; i < check.s->players; i++)
    check_seat (&check, i);
  check_turn (&check);
  check_ending (&check);
}
