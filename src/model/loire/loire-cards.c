/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of a game's cards, and what is true of each in a position. */

#include "loire-cards.h"

#include <glib/gi18n-lib.h>

#include "engine/loire/loire-rules.h"

/* Sentences one behind the other. */
static void
say (GString *text, const char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
}

/* Who has a card of which there are several, or only one. */
static void
say_owners (GString *text, const RelaisView *view, guint owners, gboolean unique)
{
  const char *names[RELAIS_MAX_SEATS] = { NULL };
  g_autofree char *sentence = NULL;
  const char *template;
  guint n = 0;

  LOIRE_EACH (seat, owners)
    names[n++] = view->names[seat];
  switch (n)
    {
    case 0: return;
    /* TRANSLATORS: players who have a card; {first} and the others are their names */
    case 1: template = unique ? _("{first} has it.") : _("{first} has one."); break;
    case 2: template = _("{first} and {second} have one each."); break;
    case 3: template = _("{first}, {second} and {third} have one each."); break;
    default: template = _("{first}, {second}, {third} and {fourth} have one each."); break;
    }
  sentence = relais_lore_fill (template,
                               "first", names[0], "second", names[1], "third", names[2], "fourth", names[3],
                               NULL);
  say (text, sentence);
}

static void
say_left (GString *text, int left, int copies)
{
  /* TRANSLATORS: how many copies of a card are left, of how many */
  g_autofree char *sentence = g_strdup_printf (ngettext ("%d of %d left.", "%d of %d left.", (gulong) left), left, copies);

  say (text, copies > 0 ? sentence : _("Not in this game."));
}

/* Keeps the reason that it has if it says the same. */
static void
set_reason (RelaisCard *card, RelaisReason *reason)
{
  RelaisReason *had = relais_card_get_reason (card);

  if (had != NULL && reason != NULL
      && g_strcmp0 (relais_reason_get_sentence (had), relais_reason_get_sentence (reason)) == 0
      && g_strcmp0 (relais_reason_get_rule (had), relais_reason_get_rule (reason)) == 0)
    return;
  g_object_set (card, "reason", reason, NULL);
}

/* Whether the move that takes a card is legal; else why not. */
static gboolean
may_take (const RelaisView *view, RelaisMove move, RelaisReason **reason)
{
  RelaisRefusal why = { 0 };

  if (view->past)
    {
      *reason = relais_reason_new_literal (view->game, NULL, _("This is an earlier position. Go back to the game to play on."));
      return FALSE;
    }
  if (view->ended)
    why.code = LOIRE_REFUSE_OVER;
  else if (view->game->check (view->edition, &view->state, move, &why))
    return TRUE;
  *reason = relais_reason_new (view, &why);
  return FALSE;
}

const RelaisCardFilterText loire_card_filters[] = {
  /* TRANSLATORS: this and the next ones: after “Show only cards that” */
  { N_("I can _hire now"), TRUE },
  { N_("I can _pay now"), FALSE },
  { N_("are still to be ha_d"), FALSE },
  { N_("are _mine"), FALSE },
  { NULL, FALSE },
};

static guint
fits (gboolean takeable, gboolean affordable, int left, gboolean mine)
{
  return (takeable ? LOIRE_FITS_TAKING : 0u) | (affordable ? LOIRE_FITS_PURSE : 0u) | (left > 0 ? LOIRE_FITS_SUPPLY : 0u)
         | (mine ? LOIRE_FITS_OWN : 0u);
}

char *
loire_tell_cost (int cost)
{
  return g_strdup_printf (ngettext ("%d denier", "%d deniers", (gulong) cost), cost);
}

char *
loire_tell_price (int cost, int now)
{
  if (cost >= 0 && cost != now)
    /* TRANSLATORS: d is for deniers; the second number is printed on the card */
    return g_strdup_printf (_("Costs you %d d now instead of %d d."), now, cost);
  return g_strdup_printf (_("Costs you %d d now."), now);
}

/* What characters and palaces have in common. */
static void
refresh_offer (const RelaisView *view, RelaisCard *card, RelaisMove move, guint owners, int left, int price)
{
  const LoireState *s = loire_state (view);
  gboolean mine = (owners & LOIRE_BIT (s->player)) != 0;
  g_autoptr (RelaisReason) reason = NULL;
  gboolean takeable = may_take (view, move, &reason);
  int copies = relais_card_get_copies (card);
  GString *state = g_string_new (NULL);

  if (mine && !takeable && move.kind == LOIRE_MOVE_HIRE)
    {
      g_clear_object (&reason);
      reason = relais_reason_new_literal (view->game, NULL, _("You have this one already."));
    }
  say_left (state, left, copies);
  say_owners (state, view, owners, copies == 1);
  if (move.kind == LOIRE_MOVE_PALACE && mine && !loire_palace_works (s, loire_active (s), move.a))
    say (state, _("Yours works from your next turn on."));
  g_object_set (card,
                "left", left,
                "owners", owners,
                "mine", mine,
                "cost-now", mine ? -1 : price,
                "takeable", takeable,
                "fits", fits (takeable, !mine && price <= loire_active (s)->deniers, left, mine),
                "state", state->str,
                NULL);
  set_reason (card, reason);
  g_string_free (state, TRUE);
}

static void
refresh_character (const RelaisView *view, RelaisCard *card, guint i)
{
  const LoireEdition *e = view->edition;
  const LoireState *s = loire_state (view);
  const RelaisMove hire = { LOIRE_MOVE_HIRE, (guint8) i, 0, 0 };
  guint owners = 0;

  for (guint seat = 0; seat < s->players; seat++)
    if (loire_has (&s->seats[seat], i))
      owners |= LOIRE_BIT (seat);
  refresh_offer (view, card, hire, owners, s->characters[i], (int) loire_hire_price (e, s, i));
}

static void
refresh_palace (const RelaisView *view, RelaisCard *card, guint i)
{
  const LoireEdition *e = view->edition;
  const LoireState *s = loire_state (view);
  const RelaisMove build = { LOIRE_MOVE_PALACE, (guint8) i, 0, 0 };
  guint owners = 0;

  for (guint seat = 0; seat < s->players; seat++)
    if (s->seats[seat].palaces & LOIRE_BIT (i))
      owners |= LOIRE_BIT (seat);
  refresh_offer (view, card, build, owners, s->palaces[i], (int) loire_palace_price (e, s));
}

/* Who has a message, delivered or not. */
typedef struct
{
  int seat;                     /* -1: nobody, it is in its deck */
  const LoireHeld *held;        /* NULL: not to be delivered any more */
} Where;

/* Messages in a deck are found by not being anywhere else, so that nothing of
 * a deck's order can show. */
static Where
find_message (const LoireState *s, guint card)
{
  /* In a trial nobody knows that it is not in its deck any more. */
  if (loire_is_supposed (s, card))
    return (Where) { -1, NULL };
  for (guint i = 0; i < s->players; i++)
    {
      const LoireSeat *seat = &s->seats[i];
      const LoireHeld *held = loire_find_held (seat, card);

      if (held != NULL)
        return (Where) { (int) i, held };
      for (guint k = 0, at = seat->first_delivered; k < seat->n_delivered; k++, at = s->delivered[at])
        if (at == card)
          return (Where) { (int) i, NULL };
    }
  return (Where) { -1, NULL };
}

/* The shields that it goes to, and upon those marked a token of who has it. */
static char *
message_signs (const RelaisView *view, guint card, const Where *where)
{
  const LoireEdition *e = view->edition;
  const LoireState *s = loire_state (view);
  guint level = loire_level (card);
  GString *signs = g_string_new (NULL);

  for (guint k = 0; k < (level == 2 || level == 3 ? level : 0); k++)
    {
      guint colour = e->message[card].to[k];

      say (signs, "shield-");
      g_string_append (signs, loire_colours[colour]);
      for (guint m = 0; where->held != NULL && m < where->held->n_marks; m++)
        if (s->shields[where->held->mark[m]] == colour)
          g_string_append_printf (signs, "/token-%s", view->colours[where->seat]);
    }
  return g_string_free (signs, FALSE);
}

/* "Anna has it to deliver.", and where its marks stand. */
static void
say_held (GString *text, const RelaisView *view, const LoireState *s, const Where *where)
{
  char *colour[LOIRE_MAX_MARKS] = { NULL };
  char *place[LOIRE_MAX_MARKS] = { NULL };
  g_autofree char *sentence = NULL;
  const char *template;

  for (guint m = 0; m < where->held->n_marks; m++)
    {
      guint8 shield = s->shields[where->held->mark[m]];

      colour[m] = shield != LOIRE_NONE ? relais_lore_value (view, LOIRE_CLASS_COLOUR, shield) : g_strdup ("?");
      place[m] = relais_lore_value (view, LOIRE_CLASS_LOCATION, where->held->mark[m]);
    }
  if (where->held->n_marks == 0)
    template = _("{player} has it to deliver.");
  else if (where->held->n_marks == 1)
    template = _("{player} has it to deliver. Marked: {colour} in {place}.");
  else
    template = _("{player} has it to deliver. Marked: {colour} in {place}, {colour2} in {place2}.");
  sentence = relais_lore_fill (template,
                               "player", view->names[where->seat],
                               "colour", colour[0], "place", place[0],
                               "colour2", colour[1], "place2", place[1],
                               NULL);
  say (text, sentence);
  for (guint m = 0; m < LOIRE_MAX_MARKS; m++)
    {
      g_free (colour[m]);
      g_free (place[m]);
    }
}

/* Of level 4 where nobody may buy or deliver it (L-CAS-1). */
static gboolean
is_out_of_play (const LoireState *s, guint level)
{
  return level == LOIRE_LEVELS && s->variant == LOIRE_CASUAL && !s->options.casual_abbey;
}

/* L-DEL-2, L-DEL-3: who has to be hired first; of the active seat's messages. */
static void
say_missing (GString *text, const LoireState *s, guint level)
{
  if (loire_helpers_check (s, level, NULL))
    return;
  if (level == 2)
    say (text, _("You cannot deliver it without the Apprentice."));
  else if (loire_has (loire_active (s), LOIRE_APPRENTICE))
    say (text, _("You cannot deliver it without the Helper."));
  else
    say (text, _("You cannot deliver it without the Apprentice and the Helper."));
}

static char *
message_state (const RelaisView *view, guint card, const Where *where)
{
  const LoireEdition *e = view->edition;
  const LoireState *s = loire_state (view);
  guint level = loire_level (card);
  GString *text = g_string_new (NULL);
  g_autofree char *sentence = NULL;

  if (where->held != NULL)
    {
      say_held (text, view, s, where);
      if (where->seat == s->player)
        say_missing (text, s, level);
      if (level == 1 && loire_has_price (s, s->shields[e->message[card].to[0]]))
        {
          guint pays = loire_market_price (e, s, s->shields[e->message[card].to[0]]);

          sentence = g_strdup_printf (ngettext ("It pays %u denier now.", "It pays %u deniers now.", pays), pays);
          say (text, sentence);
        }
    }
  else if (where->seat >= 0)
    {
      sentence = relais_lore_fill (_("{player} has delivered it."), "player", view->names[where->seat], NULL);
      say (text, sentence);
    }
  else if (is_out_of_play (s, level))
    say (text, _("Not in this game."));
  else
    {
      sentence = g_strdup_printf (_("Still in the deck of level %u."), level);
      say (text, sentence);
    }
  return g_string_free (text, FALSE);
}

static void
refresh_message (const RelaisView *view, RelaisCard *card, guint i)
{
  const LoireState *s = loire_state (view);
  guint level = loire_level (i);
  Where where = find_message (s, i);
  gboolean in_deck = where.seat < 0 && !is_out_of_play (s, level);
  int price = (int) loire_message_price (s, level);
  gboolean affordable = in_deck && price <= loire_active (s)->deniers;
  g_autofree char *signs = message_signs (view, i, &where);
  g_autofree char *state = message_state (view, i, &where);

  g_object_set (card,
                "left", in_deck ? 1 : 0,
                "owners", where.seat >= 0 ? LOIRE_BIT (where.seat) : 0u,
                "mine", where.seat == s->player,
                "cost-now", in_deck ? price : -1,
                "fits", fits (FALSE, affordable, in_deck ? 1 : 0, where.seat == s->player),
                "signs", signs,
                "state", state,
                NULL);
}

typedef void (*Refresh) (const RelaisView *view, RelaisCard *card, guint index);

/* The list's parts, in its order. */
static const struct
{
  LoireCardKind kind;
  guint from, to;
  gboolean standard;            /* not in the casual game (L-CAS-1) */
  Refresh refresh;              /* NULL: nothing ever changes */
} parts[] = {
  { LOIRE_CARD_CHARACTER, 0, LOIRE_CHARACTERS, TRUE, refresh_character },
  { LOIRE_CARD_PALACE, 0, LOIRE_PALACES, TRUE, refresh_palace },
  { LOIRE_CARD_MESSAGE, 0, LOIRE_MESSAGES, FALSE, refresh_message },
  { LOIRE_CARD_REFERENCE, 0, LOIRE_REFERENCE_CIRCUS, FALSE, NULL },
  { LOIRE_CARD_REFERENCE, LOIRE_REFERENCE_CIRCUS, LOIRE_REFERENCES, TRUE, NULL },
};

static gboolean
has_part (const RelaisView *view, guint part)
{
  const LoireState *s = loire_state (view);

  return !parts[part].standard || s->variant == LOIRE_STANDARD;
}

void
loire_refresh_cards (const RelaisView *view, GListModel *cards)
{
  guint at = 0;

  for (guint part = 0; part < G_N_ELEMENTS (parts); part++)
    for (guint i = parts[part].from; has_part (view, part) && i < parts[part].to; i++, at++)
      {
        g_autoptr (RelaisCard) card = g_list_model_get_item (cards, at);

        if (parts[part].refresh != NULL)
          parts[part].refresh (view, card, i);
      }
}

/**
 * loire_cards:
 *
 * Returns: (transfer full): of RelaisCard
 */
GListModel *
loire_cards (const RelaisView *view)
{
  GListStore *cards = g_list_store_new (RELAIS_TYPE_CARD);

  for (guint part = 0; part < G_N_ELEMENTS (parts); part++)
    for (guint i = parts[part].from; has_part (view, part) && i < parts[part].to; i++)
      {
        g_autoptr (RelaisCard) card = loire_card_new (view, parts[part].kind, i);

        g_list_store_append (cards, card);
      }
  loire_refresh_cards (view, G_LIST_MODEL (cards));
  return G_LIST_MODEL (cards);
}

/**
 * loire_tell_decks:
 *
 * Returns: a line for each deck
 */
char *
loire_tell_decks (const RelaisView *view)
{
  const LoireState *s = loire_state (view);
  GString *text = g_string_new (NULL);

  for (guint level = 1; level <= LOIRE_LEVELS; level++)
    {
      guint left = s->n_deck[level - 1];
      guint all = loire_deck_start[level] - loire_deck_start[level - 1];

      if (level > 1)
        g_string_append_c (text, '\n');
      if (is_out_of_play (s, level))
        g_string_append_printf (text, _("Level %u: not in this game."), level);
      else if (left == 0)
        g_string_append_printf (text, _("Level %u: the deck is empty."), level);
      else
        g_string_append_printf (text, ngettext ("Level %u: %u of %u messages is still in the deck.",
                                                "Level %u: %u of %u messages are still in the deck.", left),
                                level, left, all);
    }
  return g_string_free (text, FALSE);
}
