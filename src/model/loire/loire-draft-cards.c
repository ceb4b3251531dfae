/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards of a draft: hands, marks, delivered ones, characters, palaces, decks. */

#include "loire-draft.h"

#include <string.h>

#include "engine/loire/loire-rules.h"

void
loire_draft_claimed (const LoireState *s, gboolean claimed[LOIRE_MESSAGES])
{
  memset (claimed, 0, LOIRE_MESSAGES * sizeof *claimed);
  for (guint i = 0; i < s->players; i++)
    {
      const LoireSeat *seat = &s->seats[i];
      guint card = seat->first_delivered;

      for (guint h = 0; h < seat->n_held; h++)
        claimed[seat->held[h].card] = TRUE;
      for (guint n = 0; n < seat->n_delivered; n++, card = s->delivered[card])
        claimed[card] = TRUE;
    }
}

void
loire_draft_shuffled (const LoireState *s, LoireState *shuffled)
{
  gboolean claimed[LOIRE_MESSAGES];

  shuffled->seed = s->seed;
  loire_shuffle_decks (shuffled);
  loire_draft_claimed (s, claimed);
  for (guint level = 0; level < LOIRE_LEVELS; level++)
    {
      guint8 *deck = shuffled->deck + loire_deck_start[level];
      guint kept = 0;

      for (guint i = 0; i < shuffled->n_deck[level]; i++)
        if (!claimed[deck[i]])
          deck[kept++] = deck[i];
      shuffled->n_deck[level] = (guint8) kept;
    }
}

static gboolean
lists (const RelaisCardList *cards, guint card)
{
  return memchr (cards->at, (int) card, cards->n) != NULL;
}

/* Under a deck that is laid out; one that is shuffled takes it back by itself. */
static void
return_card (RelaisDraftBoard *board, guint card)
{
  LoireState *s = loire_draft_state (board);
  guint level = loire_level (card) - 1;
  guint8 *deck = s->deck + loire_deck_start[level];

  if (board->drawn & LOIRE_DRAWN_DECK (level))
    return;
  memmove (deck + 1, deck, s->n_deck[level]);
  deck[0] = (guint8) card;
  s->n_deck[level]++;
}

static void
leave_deck (LoireState *s, guint card)
{
  guint level = loire_level (card) - 1;
  guint8 *deck = s->deck + loire_deck_start[level];
  guint8 *at = memchr (deck, (int) card, s->n_deck[level]);

  if (at == NULL)
    return;
  s->n_deck[level]--;
  memmove (at, at + 1, (gsize) (deck + s->n_deck[level] - at));
}

static const LoireHeld nothing = { LOIRE_NONE, 0, { LOIRE_NONE, LOIRE_NONE } };

/* What stays keeps its marks. */
void
loire_draft_set_hand (RelaisDraftBoard *board, guint seat_index, const RelaisCardList *cards)
{
  LoireState *s = loire_draft_state (board);
  LoireSeat *seat = &s->seats[seat_index];
  LoireSeat old = *seat;

  for (guint h = 0; h < LOIRE_MAX_HAND; h++)
    {
      seat->held[h] = nothing;
      if (h >= cards->n)
        continue;
      seat->held[h].card = cards->at[h];
      for (guint o = 0; o < old.n_held; o++)
        if (old.held[o].card == cards->at[h])
          seat->held[h] = old.held[o];
      leave_deck (s, cards->at[h]);
    }
  seat->n_held = (guint8) MIN (cards->n, LOIRE_MAX_HAND);
  for (guint o = 0; o < old.n_held; o++)
    if (!lists (cards, old.held[o].card))
      return_card (board, old.held[o].card);
  board->drawn &= ~LOIRE_DRAWN_HAND (seat_index);
}

void
loire_draft_get_delivered (const LoireState *s, guint seat, RelaisCardList *cards)
{
  guint card = s->seats[seat].first_delivered;

  cards->n = 0;
  for (guint n = 0; n < s->seats[seat].n_delivered; n++, card = s->delivered[card])
    cards->at[cards->n++] = (guint8) card;
}

void
loire_draft_set_delivered (RelaisDraftBoard *board, guint seat_index, const RelaisCardList *cards)
{
  LoireState *s = loire_draft_state (board);
  LoireSeat *seat = &s->seats[seat_index];
  RelaisCardList old;

  loire_draft_get_delivered (s, seat_index, &old);
  seat->n_delivered = 0;
  seat->delivered_points = 0;
  seat->first_delivered = seat->last_delivered = LOIRE_NONE;
  memset (seat->delivered_level, 0, sizeof seat->delivered_level);
  memset (seat->delivered_type, 0, sizeof seat->delivered_type);
  for (guint i = 0; i < old.n; i++)
    s->delivered[old.at[i]] = LOIRE_NONE;
  for (guint i = 0; i < cards->n; i++)
    {
      leave_deck (s, cards->at[i]);
      loire_file_delivered (board->edition, s, seat, cards->at[i]);
    }
  for (guint i = 0; i < old.n; i++)
    if (!lists (cards, old.at[i]))
      return_card (board, old.at[i]);
}

void
loire_draft_set_characters (LoireSeat *seat, const RelaisCardList *cards)
{
  memset (seat->hired, 0, sizeof seat->hired);
  seat->characters = 0;
  seat->n_characters = (guint8) cards->n;
  for (guint i = 0; i < cards->n; i++)
    {
      seat->hired[i] = cards->at[i];
      seat->characters |= LOIRE_BIT (cards->at[i]);
    }
}

/* New ones were built in time to work (L-BLD-6). */
void
loire_draft_set_palaces (LoireState *s, guint seat_index, const RelaisCardList *cards)
{
  LoireSeat *seat = &s->seats[seat_index];
  LoireSeat old = *seat;

  memset (seat->palace, 0, sizeof seat->palace);
  memset (seat->palace_turn, 0, sizeof seat->palace_turn);
  seat->palaces = 0;
  seat->n_palaces = (guint8) cards->n;
  for (guint i = 0; i < cards->n; i++)
    {
      guint id = cards->at[i];

      seat->palace[i] = (guint8) id;
      seat->palaces |= (guint8) LOIRE_BIT (id);
      seat->palace_turn[id] = old.palaces & LOIRE_BIT (id) ? old.palace_turn[id] : s->turn - MIN (s->turn, 1);
    }
}

void
loire_draft_remove_mark (LoireHeld *held, guint mark)
{
  held->n_marks--;
  memmove (held->mark + mark, held->mark + mark + 1, held->n_marks - mark);
  held->mark[held->n_marks] = LOIRE_NONE;
}

/* L-POS-4 but for the number of tokens. */
gboolean
loire_draft_mark_fits (const LoireEdition *e, const LoireState *s, const LoireHeld *held, guint village)
{
  guint32 shield = loire_shield (s, village);

  return held->n_marks + 1u < loire_level (held->card) && (loire_open_shields (e, s, held) & shield) != 0;
}
