/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Mending what the check of a draft has found, where there is one plain way. */

#include "loire-draft-findings.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/loire/loire-rules.h"

/**
 * loire_draft_fix_title:
 *
 * Returns: (nullable): what the fix does, untranslated
 */
const char *
loire_draft_fix_title (const RelaisFinding *finding)
{
  switch (finding->refusal.code)
    {
    case LOIRE_REFUSE_SAME_NEIGHBOUR: return N_("Repair the shields");
    case LOIRE_REFUSE_SHIELD_COUNT: return N_("Take the surplus off the board");
    case LOIRE_REFUSE_POS_FARMS:
    case LOIRE_REFUSE_POS_MONASTERIES: return N_("Take the surplus off the board");
    case LOIRE_FIND_SHIELDS: return N_("Draw the missing shields");
    case LOIRE_FIND_MARKET: return N_("Draw the missing tiles");
    case LOIRE_REFUSE_POS_CIRCUS_IN_CITY:
    case LOIRE_FIND_CIRCUS: return N_("Place the circus");
    case LOIRE_REFUSE_POS_CIRCUS_CASUAL: return N_("Take the circus away");
    case LOIRE_FIND_FIGURE: return N_("Place the figure");
    case LOIRE_FIND_HORSES: return N_("Place the horses");
    case LOIRE_REFUSE_HORSES_COUNT: return N_("Take the surplus horses away");
    case LOIRE_REFUSE_DIRECTION_MISSING:
    case LOIRE_REFUSE_DIRECTION_IN_CITY: return N_("Correct the direction");
    case LOIRE_REFUSE_STACK_HORSES: return N_("Set the surplus horses free");
    case LOIRE_REFUSE_GOODS_COUNT:
    case LOIRE_REFUSE_CHARACTERS_COUNT:
    case LOIRE_REFUSE_PALACES_COUNT:
    case LOIRE_REFUSE_TOWERS_COUNT: return N_("Adjust the supply");
    case LOIRE_REFUSE_POS_GOODS: return N_("Return the surplus to the supply");
    case LOIRE_REFUSE_MESSAGE_NOWHERE: return N_("Put it under its deck");
    case LOIRE_REFUSE_POS_HAND:
    case LOIRE_REFUSE_POS_ABBEY: return N_("Return the surplus to the deck");
    case LOIRE_REFUSE_POS_BOAT: return N_("Move the boat to the goal");
    case LOIRE_REFUSE_MARK_COLOUR:
    case LOIRE_REFUSE_MARKS_TOO_MANY:
    case LOIRE_REFUSE_TOKENS_PLACED:
    case LOIRE_FIND_MARK_ON_GAP: return N_("Take the token away");
    case LOIRE_REFUSE_TOKENS_GOT: return N_("Count the tokens anew");
    case LOIRE_REFUSE_POS_HELPER: return N_("Add the Apprentice, or else take the Helper away");
    case LOIRE_REFUSE_POS_PLAYER: return N_("Correct whose turn it is");
    case LOIRE_REFUSE_POS_ENDING: return N_("Correct the end");
    case LOIRE_REFUSE_POS_ENDING_MISSING: return N_("Trigger the end in this turn");
    case LOIRE_REFUSE_POS_BUILD_TURN: return N_("Build it earlier");
    case LOIRE_REFUSE_POS_SOLO_TURN: return N_("Make it the last turn");
    case LOIRE_REFUSE_POS_USED:
    case LOIRE_REFUSE_POS_PHASE:
    case LOIRE_REFUSE_POS_PICK:
    case LOIRE_FIND_IN_TURN:
    case LOIRE_FIND_OVER: return N_("Start the turn anew");
    default: return NULL;
    }
}

/* The last ones of a colour. */
static void
remove_shields (LoireState *s, guint colour, guint most)
{
  guint n = 0;

  LOIRE_EACH (village, LOIRE_VILLAGES)
    if (s->shields[village] == colour && ++n > most)
      s->shields[village] = LOIRE_NONE;
}

/* Where a colour has too few, another has too many. */
static gboolean
fix_shield_counts (const LoireEdition *e, LoireState *s)
{
  for (guint colour = 0; colour < LOIRE_COLOURS; colour++)
    remove_shields (s, colour, e->shields[colour]);
  return TRUE;
}

/* Those that are free first, where the most are. */
static gboolean
remove_horses (RelaisDraftBoard *board)
{
  LoireState *s = loire_draft_state (board);
  int surplus = -loire_draft_horses_left (board);

  for (; surplus > 0; surplus--)
    {
      guint8 *most = &s->horses[0];

      for (guint i = 1; i < LOIRE_LOCATIONS; i++)
        if (s->horses[i] > *most)
          most = &s->horses[i];
      for (guint i = 0; *most == 0 && i < s->players; i++)
        for (guint f = 0; f < LOIRE_FIGURES; f++)
          if (s->seats[i].stack[f].horses > *most)
            most = &s->seats[i].stack[f].horses;
      if (*most == 0)
        return FALSE;
      (*most)--;
    }
  return TRUE;
}

static gboolean
free_horses (const LoireEdition *e, LoireState *s, guint seat, guint figure)
{
  LoireStack *stack = &s->seats[seat].stack[figure];
  guint limit = loire_stack_limit (e, &s->seats[seat]);

  if (stack->horses <= limit)
    return FALSE;
  if (stack->at != LOIRE_NONE)
    s->horses[stack->at] = (guint8) (s->horses[stack->at] + stack->horses - limit);
  stack->horses = (guint8) limit;
  return TRUE;
}

/* What is nowhere is placed, all else stays. */
static gboolean
fill (RelaisDraftBoard *board, guint code, const char *path, RelaisReason **why)
{
  RelaisDraftBoard filled = *board;
  LoireState *s = loire_draft_state (board);
  const LoireState *from = loire_draft_peek (&filled);
  int seat = loire_draft_path_seat (path), figure = loire_draft_path_figure (path);

  /* other gaps may be such that nothing fits them */
  if (code != LOIRE_FIND_SHIELDS)
    LOIRE_EACH (gap, loire_draft_shield_gaps (s))
      loire_draft_state (&filled)->shields[gap] = 0;
  if (!loire_draft_complete (&filled, why))
    return FALSE;
  switch (code)
    {
    case LOIRE_FIND_SHIELDS:
      memcpy (s->shields, from->shields, sizeof s->shields);
      break;
    case LOIRE_FIND_MARKET:
      memcpy (s->market, from->market, sizeof s->market);
      break;
    case LOIRE_FIND_FIGURE:
      s->seats[seat].stack[figure].at = from->seats[seat].stack[figure].at;
      s->seats[seat].stack[figure].direction = LOIRE_ANY_WAY;
      break;
    default:
      memcpy (s->horses, from->horses, sizeof s->horses);
      for (guint i = 0; i < s->players; i++)
        for (guint f = 0; f < LOIRE_FIGURES; f++)
          s->seats[i].stack[f].horses = from->seats[i].stack[f].horses;
    }
  return TRUE;
}

static gboolean
fix_direction (LoireStack *stack)
{
  stack->direction = loire_is_city (stack->at) ? LOIRE_ANY_WAY : LOIRE_CW;
  return TRUE;
}

/* The last ones who have it, until there are no more than there are. */
static gboolean
return_goods (const LoireEdition *e, LoireState *s, guint good)
{
  guint held = 0;

  for (guint i = 0; i < s->players; i++)
    held += s->seats[i].goods[good];
  for (guint i = s->players; i-- > 0 && held > e->cards[good];)
    {
      guint n = MIN (held - e->cards[good], s->seats[i].goods[good]);

      s->seats[i].goods[good] = (guint8) (s->seats[i].goods[good] - n);
      held -= n;
    }
  return TRUE;
}

static gboolean
without (const guint8 *from, guint n, guint card, RelaisCardList *list)
{
  list->n = 0;
  for (guint i = 0; i < n; i++)
    if (from[i] != card)
      list->at[list->n++] = from[i];
  return list->n < n;
}

static gboolean
return_characters (const LoireEdition *e, LoireState *s, guint id)
{
  guint held = 0;

  for (guint i = 0; i < s->players; i++)
    held += loire_has (&s->seats[i], id);
  for (guint i = s->players; i-- > 0 && held > loire_copies (e, s, id);)
    {
      RelaisCardList list;

      if (!without (s->seats[i].hired, s->seats[i].n_characters, id, &list))
        continue;
      loire_draft_set_characters (&s->seats[i], &list);
      held--;
    }
  return TRUE;
}

static gboolean
return_palaces (const LoireEdition *e, LoireState *s, guint id)
{
  guint copies = s->variant == LOIRE_CASUAL ? 0 : e->palace_copies;
  guint held = 0;

  for (guint i = 0; i < s->players; i++)
    held += (s->seats[i].palaces & LOIRE_BIT (id)) != 0;
  for (guint i = s->players; i-- > 0 && held > copies;)
    {
      RelaisCardList list;

      if (!without (s->seats[i].palace, s->seats[i].n_palaces, id, &list))
        continue;
      loire_draft_set_palaces (s, i, &list);
      held--;
    }
  return TRUE;
}

/* A castle without its tower is a farm. */
static gboolean
return_towers (const LoireEdition *e, LoireState *s)
{
  guint built = 0;

  for (guint i = 0; i < s->players; i++)
    LOIRE_EACH (village, s->seats[i].built[LOIRE_CASTLE])
      if (++built > e->towers)
        {
          s->seats[i].built[LOIRE_CASTLE] &= ~LOIRE_BIT (village);
          s->seats[i].built[LOIRE_FARM] |= LOIRE_BIT (village);
        }
  return TRUE;
}

static void
remove_buildings (LoireState *s, guint32 *built, guint surplus)
{
  for (guint i = LOIRE_LOCATIONS; i-- > 0 && surplus > 0;)
    if (*built & LOIRE_BIT (i))
      {
        *built &= ~LOIRE_BIT (i);
        s->built_turn[i] = 0;
        surplus--;
      }
}

/* Castles go only when there are no farms any more. */
static gboolean
fix_buildings (const LoireEdition *e, LoireState *s, LoireSeat *seat)
{
  guint monasteries = loire_count (seat->built[LOIRE_MONASTERY]);
  guint farms = loire_count (seat->built[LOIRE_FARM]), castles = loire_count (seat->built[LOIRE_CASTLE]);
  guint surplus = farms + castles - MIN (farms + castles, e->farms);

  remove_buildings (s, &seat->built[LOIRE_FARM], surplus);
  remove_buildings (s, &seat->built[LOIRE_CASTLE], surplus - MIN (surplus, farms));
  remove_buildings (s, &seat->built[LOIRE_MONASTERY], monasteries - MIN (monasteries, e->monasteries));
  return TRUE;
}

/* The last messages go until the limits hold. */
static gboolean
fix_hand (RelaisDraftBoard *board, guint seat_index)
{
  const LoireSeat *seat = &loire_draft_state (board)->seats[seat_index];
  guint limit = loire_hand_limit (seat), abbeys = 0;
  RelaisCardList list = { 0 };

  for (guint h = 0; h < seat->n_held && list.n < limit; h++)
    if (loire_level (seat->held[h].card) != 4 || abbeys++ == 0)
      list.at[list.n++] = seat->held[h].card;
  loire_draft_set_hand (board, seat_index, &list);
  return TRUE;
}

/* All of this level that lie nowhere. */
static gboolean
find_cards (RelaisDraftBoard *board, guint level)
{
  LoireState *s = loire_draft_state (board);
  guint8 *deck = s->deck + loire_deck_start[level];
  gboolean claimed[LOIRE_MESSAGES];

  loire_draft_claimed (s, claimed);
  for (guint card = loire_deck_start[level]; card < loire_deck_start[level + 1]; card++)
    if (!claimed[card] && memchr (deck, (int) card, s->n_deck[level]) == NULL)
      {
        memmove (deck + 1, deck, s->n_deck[level]);
        deck[0] = (guint8) card;
        s->n_deck[level]++;
      }
  return TRUE;
}

static gboolean
remove_mark_at (LoireSeat *seat, gint32 card, gint32 village)
{
  LoireHeld *held = loire_draft_held (seat, (guint) card);

  for (guint m = 0; held != NULL && m < held->n_marks; m++)
    if (held->mark[m] == village)
      {
        loire_draft_remove_mark (held, m);
        return TRUE;
      }
  return FALSE;
}

static gboolean
remove_last_mark (LoireSeat *seat, gint32 card)
{
  LoireHeld *held = loire_draft_held (seat, (guint) card);

  if (held == NULL || held->n_marks == 0)
    return FALSE;
  loire_draft_remove_mark (held, held->n_marks - 1u);
  return TRUE;
}

/* The latest ones. */
static gboolean
remove_tokens (LoireSeat *seat)
{
  guint placed = loire_tokens_placed (seat);

  for (guint h = seat->n_held; h-- > 0;)
    while (placed > seat->tokens && seat->held[h].n_marks > 0)
      {
        loire_draft_remove_mark (&seat->held[h], seat->held[h].n_marks - 1u);
        placed--;
      }
  return TRUE;
}

static gboolean
fix_helper (LoireState *s, LoireSeat *seat)
{
  RelaisCardList list;

  if (s->characters[LOIRE_APPRENTICE] == 0)
    without (seat->hired, seat->n_characters, LOIRE_HELPER, &list);
  else
    {
      list.n = 0;
      for (guint i = 0; i < seat->n_characters; i++)
        {
          if (seat->hired[i] == LOIRE_HELPER)
            list.at[list.n++] = LOIRE_APPRENTICE;
          list.at[list.n++] = seat->hired[i];
        }
    }
  loire_draft_set_characters (seat, &list);
  return TRUE;
}

static gboolean
fix_build_turns (LoireState *s)
{
  guint32 before = s->turn - MIN (s->turn, 1);

  for (guint i = 0; i < LOIRE_LOCATIONS; i++)
    if (s->built_turn[i] > s->turn)
      s->built_turn[i] = before;
  for (guint i = 0; i < s->players; i++)
    for (guint id = 0; id < LOIRE_PALACES; id++)
      if (s->seats[i].palace_turn[id] > s->turn)
        s->seats[i].palace_turn[id] = before;
  return TRUE;
}

static gboolean
fix_of_seat (RelaisDraftBoard *board, const RelaisFinding *finding, guint seat_index, RelaisReason **why)
{
  const LoireEdition *e = board->edition;
  LoireState *s = loire_draft_state (board);
  LoireSeat *seat = &s->seats[seat_index];
  const gint32 *arg = finding->refusal.arg;
  int figure = loire_draft_path_figure (finding->path);

  switch (finding->refusal.code)
    {
    case LOIRE_REFUSE_DIRECTION_MISSING:
    case LOIRE_REFUSE_DIRECTION_IN_CITY: return fix_direction (&seat->stack[figure]);
    case LOIRE_REFUSE_STACK_HORSES: return free_horses (e, s, seat_index, (guint) figure);
    case LOIRE_FIND_FIGURE: return fill (board, finding->refusal.code, finding->path, why);
    case LOIRE_REFUSE_POS_FARMS:
    case LOIRE_REFUSE_POS_MONASTERIES: return fix_buildings (e, s, seat);
    case LOIRE_REFUSE_POS_GOODS: seat->goods[arg[1]] = 1; return TRUE;
    case LOIRE_REFUSE_POS_HAND:
    case LOIRE_REFUSE_POS_ABBEY: return fix_hand (board, seat_index);
    case LOIRE_REFUSE_POS_BOAT: seat->boat = s->options.boat_goal; return TRUE;
    case LOIRE_REFUSE_MARK_COLOUR:
    case LOIRE_FIND_MARK_ON_GAP: return remove_mark_at (seat, arg[0], arg[1]);
    case LOIRE_REFUSE_MARKS_TOO_MANY: return remove_last_mark (seat, arg[0]);
    case LOIRE_REFUSE_TOKENS_PLACED: return remove_tokens (seat);
    case LOIRE_REFUSE_POS_HELPER: return fix_helper (s, seat);
    case LOIRE_REFUSE_POS_BUILD_TURN: return fix_build_turns (s);
    default: return TRUE;       /* settling does it */
    }
}

/* What follows from the rest is settled after this. */
gboolean
loire_draft_fix (RelaisDraftBoard *board, const RelaisFinding *finding, RelaisReason **why)
{
  const LoireEdition *e = board->edition;
  LoireState *s = loire_draft_state (board);
  int seat = loire_draft_path_seat (finding->path);
  guint first = (guint) finding->refusal.arg[0];

  if (seat >= 0)
    return fix_of_seat (board, finding, (guint) seat, why);
  switch (finding->refusal.code)
    {
    case LOIRE_REFUSE_SAME_NEIGHBOUR: return loire_draft_repair (e, s, why);
    case LOIRE_REFUSE_SHIELD_COUNT: return fix_shield_counts (e, s);
    case LOIRE_FIND_SHIELDS:
    case LOIRE_FIND_MARKET:
    case LOIRE_FIND_HORSES: return fill (board, finding->refusal.code, finding->path, why);
    case LOIRE_REFUSE_POS_CIRCUS_IN_CITY:
    case LOIRE_FIND_CIRCUS: s->circus = s->options.circus_start; return TRUE;
    case LOIRE_REFUSE_POS_CIRCUS_CASUAL: s->circus = LOIRE_NONE; return TRUE;
    case LOIRE_REFUSE_HORSES_COUNT: return remove_horses (board);
    case LOIRE_REFUSE_GOODS_COUNT: return return_goods (e, s, first);
    case LOIRE_REFUSE_CHARACTERS_COUNT: return return_characters (e, s, first);
    case LOIRE_REFUSE_PALACES_COUNT: return return_palaces (e, s, first);
    case LOIRE_REFUSE_TOWERS_COUNT: return return_towers (e, s);
    case LOIRE_REFUSE_MESSAGE_NOWHERE: return find_cards (board, loire_level (first) - 1);
    case LOIRE_REFUSE_POS_ENDING_MISSING:
      s->ending = TRUE;
      s->ending_turn = s->turn;
      return TRUE;
    case LOIRE_REFUSE_POS_BUILD_TURN: return fix_build_turns (s);
    case LOIRE_REFUSE_POS_SOLO_TURN:
      s->turn = s->options.solo_turns - 1u;
      loire_draft_fresh_turn (s);
      return TRUE;
    case LOIRE_REFUSE_POS_USED:
    case LOIRE_REFUSE_POS_PHASE:
    case LOIRE_REFUSE_POS_PICK:
    case LOIRE_FIND_IN_TURN:
    case LOIRE_FIND_OVER: loire_draft_fresh_turn (s); return TRUE;
    default: return TRUE;       /* settling does it */
    }
}
