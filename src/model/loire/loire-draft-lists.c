/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Values of a draft that are lists of cards. */

#include "loire-draft-fields.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/loire/loire.h"
#include "loire-cards.h"

static void
append (RelaisCardList *list, guint card)
{
  list->at[list->n++] = (guint8) card;
}

static void
get_characters (const LoireState *s, const LoireSeat *seat, RelaisCardList *cards, RelaisCardList *addable)
{
  for (guint i = 0; i < seat->n_characters; i++)
    append (cards, seat->hired[i]);
  for (guint id = 0; id < LOIRE_CHARACTERS; id++)
    if (!loire_has (seat, id) && s->characters[id] > 0)
      append (addable, id);
}

static void
get_palaces (const LoireState *s, const LoireSeat *seat, RelaisCardList *cards, RelaisCardList *addable)
{
  for (guint i = 0; i < seat->n_palaces; i++)
    append (cards, seat->palace[i]);
  for (guint id = 0; id < LOIRE_PALACES; id++)
    if (!(seat->palaces & LOIRE_BIT (id)) && s->palaces[id] > 0)
      append (addable, id);
}

/* Messages that nobody holds or has delivered. */
static void
get_unclaimed (const LoireState *s, RelaisCardList *addable)
{
  gboolean claimed[LOIRE_MESSAGES];

  loire_draft_claimed (s, claimed);
  for (guint card = 0; card < LOIRE_MESSAGES; card++)
    if (!claimed[card])
      append (addable, card);
}

/* From the top; what could be added lies nowhere. */
static void
get_deck (const LoireState *s, guint level, RelaisCardList *cards, RelaisCardList *addable)
{
  const guint8 *deck = s->deck + loire_deck_start[level];
  RelaisCardList unclaimed = { 0 };

  for (guint i = s->n_deck[level]; i-- > 0;)
    append (cards, deck[i]);
  get_unclaimed (s, &unclaimed);
  for (guint i = 0; i < unclaimed.n; i++)
    if (loire_level (unclaimed.at[i]) == level + 1 && memchr (deck, unclaimed.at[i], s->n_deck[level]) == NULL)
      append (addable, unclaimed.at[i]);
}

static void
get_marks (const LoireEdition *e, const LoireState *s, const LoireSeat *seat, guint card,
           RelaisCardList *cards, RelaisCardList *addable)
{
  const LoireHeld *held = loire_find_held (seat, card);

  if (held == NULL)
    return;
  for (guint i = 0; i < held->n_marks; i++)
    append (cards, held->mark[i]);
  LOIRE_EACH (village, LOIRE_VILLAGES)
    if (loire_tokens_placed (seat) < seat->tokens && loire_draft_mark_fits (e, s, held, village))
      append (addable, village);
}

void
loire_draft_get_cards (const RelaisDraftBoard *board, guint id, RelaisCardList *cards, RelaisCardList *addable)
{
  const LoireState *s = loire_draft_peek (board);
  const LoireSeat *seat = &s->seats[LOIRE_FIELD_SEAT (id)];
  guint number = LOIRE_FIELD_NUMBER (id);

  switch (LOIRE_FIELD_KIND (id))
    {
    case LOIRE_FIELD_CHARACTERS:
      get_characters (s, seat, cards, addable);
      break;
    case LOIRE_FIELD_PALACES:
      get_palaces (s, seat, cards, addable);
      break;
    case LOIRE_FIELD_HAND:
      for (guint h = 0; h < seat->n_held; h++)
        append (cards, seat->held[h].card);
      if (seat->n_held < LOIRE_MAX_HAND)
        get_unclaimed (s, addable);
      break;
    case LOIRE_FIELD_MARKS:
      get_marks (board->edition, s, seat, number, cards, addable);
      break;
    case LOIRE_FIELD_DELIVERED:
      loire_draft_get_delivered (s, LOIRE_FIELD_SEAT (id), cards);
      get_unclaimed (s, addable);
      break;
    case LOIRE_FIELD_DECK:
      get_deck (s, number, cards, addable);
      break;
    default:
      g_return_if_reached ();
    }
}

/* Setting. The cards come from the list or from what could be added to it. */

static gboolean
set_marks (const LoireEdition *e, const LoireState *s, LoireSeat *seat, guint card, const RelaisCardList *cards,
           RelaisReason **why)
{
  LoireHeld *held = loire_draft_held (seat, card);
  LoireHeld old;

  if (held == NULL || cards->n > LOIRE_MAX_MARKS)
    return loire_draft_refuse (why, _("A message has no more than two marks."));
  old = *held;
  held->n_marks = 0;
  memset (held->mark, LOIRE_NONE, sizeof held->mark);
  for (guint i = 0; i < cards->n; i++)
    {
      if (memchr (old.mark, cards->at[i], old.n_marks) == NULL && !loire_draft_mark_fits (e, s, held, cards->at[i]))
        {
          *held = old;
          return loire_draft_refuse (why, _("Each shield of a message needs its own mark, and one stays open."));
        }
      held->mark[held->n_marks++] = cards->at[i];
    }
  return TRUE;
}

/* A deck whose order is told is not shuffled any more. */
static void
set_deck (RelaisDraftBoard *board, guint level, const RelaisCardList *cards)
{
  LoireState *s = loire_draft_state (board);
  guint8 *deck = s->deck + loire_deck_start[level];

  for (guint i = 0; i < cards->n; i++)
    deck[i] = cards->at[cards->n - 1 - i];
  s->n_deck[level] = (guint8) cards->n;
  board->drawn &= ~LOIRE_DRAWN_DECK (level);
}

gboolean
loire_draft_set_cards (RelaisDraftBoard *board, guint id, const RelaisCardList *cards, RelaisReason **why)
{
  LoireState *s = loire_draft_state (board);
  guint index = LOIRE_FIELD_SEAT (id), number = LOIRE_FIELD_NUMBER (id);

  switch (LOIRE_FIELD_KIND (id))
    {
    case LOIRE_FIELD_CHARACTERS:
      loire_draft_set_characters (&s->seats[index], cards);
      return TRUE;
    case LOIRE_FIELD_PALACES:
      loire_draft_set_palaces (s, index, cards);
      return TRUE;
    case LOIRE_FIELD_HAND:
      if (cards->n > LOIRE_MAX_HAND)
        return loire_draft_refuse (why, _("Nobody ever has more than four messages to deliver."));
      loire_draft_set_hand (board, index, cards);
      return TRUE;
    case LOIRE_FIELD_MARKS:
      return set_marks (board->edition, s, &s->seats[index], number, cards, why);
    case LOIRE_FIELD_DELIVERED:
      loire_draft_set_delivered (board, index, cards);
      return TRUE;
    case LOIRE_FIELD_DECK:
      set_deck (board, number, cards);
      return TRUE;
    default:
      g_return_val_if_reached (FALSE);
    }
}

const char *
loire_draft_card_id (guint id, guint card)
{
  switch (LOIRE_FIELD_KIND (id))
    {
    case LOIRE_FIELD_CHARACTERS: return loire_characters[card];
    case LOIRE_FIELD_PALACES: return loire_palaces[card];
    case LOIRE_FIELD_MARKS: return loire_locations[card];
    default: return loire_messages[card];
    }
}

char *
loire_draft_card_name (const RelaisDraftBoard *board, guint id, guint card)
{
  guint kind = LOIRE_FIELD_KIND (id);
  g_autofree char *level = NULL, *title = NULL, *name = NULL;

  if (kind == LOIRE_FIELD_MARKS)
    return g_strdup (loire_location_names[card]);
  if (kind == LOIRE_FIELD_CHARACTERS || kind == LOIRE_FIELD_PALACES)
    {
      name = relais_lore_name (&relais_loire, kind == LOIRE_FIELD_CHARACTERS ? LOIRE_CLASS_CHARACTER : LOIRE_CLASS_PALACE,
                               (gint32) card);
      return loire_capitalised (name);
    }
  level = g_strdup_printf ("%u", loire_level (card));
  title = loire_message_title (board->edition, card);
  /* TRANSLATORS: a message; {title} is the village it goes to, or its shields */
  return relais_lore_fill (_("Level {level}: {title}"), "level", level, "title", title, NULL);
}

guint
loire_draft_card_left (const RelaisDraftBoard *board, guint id, guint card)
{
  const LoireState *s = loire_draft_peek (board);

  switch (LOIRE_FIELD_KIND (id))
    {
    case LOIRE_FIELD_CHARACTERS: return s->characters[card];
    case LOIRE_FIELD_PALACES: return s->palaces[card];
    default: return 0;
    }
}

char *
loire_draft_count_cards (guint id, guint n)
{
  if (LOIRE_FIELD_KIND (id) == LOIRE_FIELD_MARKS)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u mark", "%u marks", n), n);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card", "%u cards", n), n);
}

char *
loire_draft_tell_none (const RelaisDraftBoard *board, guint id)
{
  const LoireSeat *seat = &loire_draft_peek (board)->seats[LOIRE_FIELD_SEAT (id)];

  switch (LOIRE_FIELD_KIND (id))
    {
    case LOIRE_FIELD_MARKS:
      if (seat->tokens == 0)
        return g_strdup (_("Marks are made with tokens, and this player has none: the Apprentice and the Helper bring one each."));
      if (loire_tokens_placed (seat) >= seat->tokens)
        return g_strdup (_("All tokens of this player lie on the board."));
      return g_strdup (_("No other village has a shield that can be marked for this message."));
    case LOIRE_FIELD_HAND:
      return seat->n_held >= LOIRE_MAX_HAND ? g_strdup (_("Nobody ever has more than four messages to deliver.")) : NULL;
    default:
      return NULL;
    }
}
