/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why an answer is better than another one, in a sentence for each kind of thing that the judge counts
 * (LoireTerm). What is told is a difference that the positions at the end of the turn have. */

#include "loire-lore.h"

#include <glib/gi18n-lib.h>

#include "ai/loire/loire-terms.h"

typedef char *(*Teller) (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there);

/* How much more there is of a fact; 0: not more. */
static int
more (const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  return MAX (0, here->fact[0] - there->fact[0]);
}

static char *
names_of (const RelaisView *view, guint class, guint32 set)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (gint32 i = 0; i < 32; i++)
    if ((set & 1u << i) != 0)
      g_ptr_array_add (names, relais_lore_value (view, class, i));
  g_ptr_array_add (names, NULL);
  return g_strjoinv (C_("list", ", "), (char **) names->pdata);
}

/* Of what only is here; NULL: nothing. @words: translated, with {names} */
static char *
tell_set (const RelaisView *view, guint class, const RelaisAiTerm *here, const RelaisAiTerm *there, const char *words)
{
  guint32 set = (guint32) here->fact[0] & ~(guint32) there->fact[0];
  g_autofree char *names = names_of (view, class, set);

  return set != 0 ? relais_lore_fill (words, "names", names, NULL) : NULL;
}

static char *
tell_delivered (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  int n = more (here, there);

  return n > 0 ? g_strdup_printf (ngettext ("Messages bring %d point more this turn.", "Messages bring %d points more this turn.",
                                            (gulong) n), n)
               : NULL;
}

static char *
tell_boat (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  int n = more (here, there);

  return n > 0 ? g_strdup_printf (ngettext ("Your boat gets %d space further.", "Your boat gets %d spaces further.", (gulong) n), n)
               : NULL;
}

static char *
tell_blue (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  int n = more (here, there);

  return n > 0 ? g_strdup_printf (ngettext ("Your blue characters bring %d point more.", "Your blue characters bring %d points more.",
                                            (gulong) n), n)
               : NULL;
}

static char *
tell_characters (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  /* TRANSLATORS: {names} is a list of characters: "Scout, Spy" */
  return tell_set (view, LOIRE_CLASS_CHARACTER, here, there, _("You hire, to be of use from now on: {names}."));
}

static char *
tell_palaces (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  /* TRANSLATORS: {names} is a list of palaces: "Bank in Nantes" */
  return tell_set (view, LOIRE_CLASS_PALACE, here, there, _("You build a palace: {names}."));
}

static char *
tell_buildings (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  /* TRANSLATORS: {names} is a list of villages: "Saumur, Tours" */
  return tell_set (view, LOIRE_CLASS_LOCATION, here, there, _("You build in {names}: whenever somebody buys there, your boat moves."));
}

static char *
tell_money (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  int n = more (here, there);

  return n > 0 ? g_strdup_printf (_("At the end of the turn you have %d d more."), n) : NULL;
}

static char *
tell_poor (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  return here->fact[0] == 0 ? g_strdup (_("You have enough money not to lose your next turn.")) : NULL;
}

/* The nearer city; what has no goods has no rides either. */
static char *
tell_goods (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  int n = more (here, there);
  const char *city = loire_location_names[LOIRE_TERM_CITY (here->fact[2])];
  g_autofree char *good = here->worth > 0 ? relais_lore_value (view, LOIRE_CLASS_GOOD, LOIRE_TERM_GOOD (here->fact[2])) : NULL;
  g_autofree char *number = g_strdup_printf ("%d", n > 0 ? n : here->fact[0]);
  const char *words = NULL;

  if (good == NULL)
    return NULL;
  if (n > 0 && here->fact[1] == 1)
    /* TRANSLATORS: {good} is "wine", {place} a city */
    words = _("Your goods ({good}) sell for {number} d more in {place}, which you reach next turn.");
  else if (n > 0)
    words = _("Your goods ({good}) sell for {number} d more on the way to {place}.");
  else if (here->fact[1] < there->fact[1])
    words = _("{place} is nearer, where your goods ({good}) sell for {number} d.");
  return words != NULL ? relais_lore_fill (words, "good", good, "number", number, "place", city, NULL) : NULL;
}

static char *
tell_wood (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  return more (here, there) > 0 ? g_strdup (_("You have more wood to build with.")) : NULL;
}

static char *
tell_trade (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  g_autofree char *cost = g_strdup_printf ("%d", here->fact[2]);
  g_autofree char *sale = g_strdup_printf ("%d", here->fact[1]);

  if (here->worth <= 0)
    return NULL;
  return relais_lore_fill (_("Next, you can buy in {place} for {cost} d what sells for {sale} d."),
                           "place", loire_location_names[here->fact[0]], "cost", cost, "sale", sale, NULL);
}

static char *
tell_message (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  g_autofree char *message = relais_lore_value (view, LOIRE_CLASS_MESSAGE, here->what);
  int rides = there->fact[0] - here->fact[0];
  const char *words = NULL;
  g_autofree char *number = g_strdup_printf ("%d", rides);

  if (here->fact[0] == 0 || there->fact[0] == 0)
    return NULL;
  if (here->fact[1] > there->fact[1])
    /* TRANSLATORS: {message} is "to Tours" or "for a red and a blue shield" */
    words = _("The message {message} has one mark more.");
  else if (here->fact[2] > there->fact[2])
    words = _("The message {message} has less in its way.");
  else if (rides > 0 && here->fact[0] == 1)
    words = _("The message {message} is only one ride from where it goes.");
  else if (rides > 0)
    words = ngettext ("The message {message} needs {number} ride fewer.", "The message {message} needs {number} rides fewer.",
                      (gulong) rides);
  return words != NULL ? relais_lore_fill (words, "message", message, "number", number, NULL) : NULL;
}

static char *
tell_drawn (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  return more (here, there) > 0 ? g_strdup (_("You take a new message, which brings points later.")) : NULL;
}

static char *
tell_room (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  int n = more (here, there);

  return n > 0 ? g_strdup_printf (ngettext ("You have room for %d message more.", "You have room for %d messages more.", (gulong) n), n)
               : NULL;
}

static char *
tell_horses (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  int n = more (here, there);

  return n > 0 ? g_strdup_printf (ngettext ("Your figures go on with %d horse more.", "Your figures go on with %d horses more.",
                                            (gulong) n), n)
               : NULL;
}

/* Where nobody can be hired, no rides lead to it. */
static char *
tell_circus (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  if (here->worth <= 0 || (there->worth > 0 && here->fact[0] >= there->fact[0]))
    return NULL;
  if (here->fact[0] == 1)
    return relais_lore_fill (_("The circus is only one ride away, in {place}: you can hire there."),
                             "place", loire_location_names[here->fact[1]], NULL);
  return relais_lore_fill (_("The circus is nearer, in {place}: you can hire there."),
                           "place", loire_location_names[here->fact[1]], NULL);
}

static char *
tell_others (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  int n = more (there, here);

  return n > 0 ? g_strdup_printf (ngettext ("The best of the others has %d point fewer.", "The best of the others has %d points fewer.",
                                            (gulong) n), n)
               : NULL;
}

static char *
tell_end (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  if (here->fact[0] == 0)
    return g_strdup (_("The end of the game does not begin yet."));
  if (there->fact[0] == 0 && here->fact[1] > 0)
    return g_strdup_printf (ngettext ("The end of the game begins while you are %d point ahead.",
                                      "The end of the game begins while you are %d points ahead.", (gulong) here->fact[1]),
                            here->fact[1]);
  return NULL;
}

static char *
tell_place (const RelaisView *view, const RelaisAiTerm *here, const RelaisAiTerm *there)
{
  const char *words = here->what == LOIRE_MERCHANT_FIGURE ? _("The merchant ends the turn in {place}, not in {other}.")
                                                          : _("The messenger ends the turn in {place}, not in {other}.");

  return relais_lore_fill (words, "place", loire_location_names[here->fact[0]], "other", loire_location_names[there->fact[0]], NULL);
}

static const Teller tellers[LOIRE_TERMS] = {
  [LOIRE_TERM_DELIVERED] = tell_delivered,
  [LOIRE_TERM_BOAT] = tell_boat,
  [LOIRE_TERM_BLUE] = tell_blue,
  [LOIRE_TERM_CHARACTERS] = tell_characters,
  [LOIRE_TERM_PALACES] = tell_palaces,
  [LOIRE_TERM_BUILDINGS] = tell_buildings,
  [LOIRE_TERM_MONEY] = tell_money,
  [LOIRE_TERM_POOR] = tell_poor,
  [LOIRE_TERM_GOODS] = tell_goods,
  [LOIRE_TERM_WOOD] = tell_wood,
  [LOIRE_TERM_TRADE] = tell_trade,
  [LOIRE_TERM_MESSAGE] = tell_message,
  [LOIRE_TERM_DRAWN] = tell_drawn,
  [LOIRE_TERM_ROOM] = tell_room,
  [LOIRE_TERM_HORSES] = tell_horses,
  [LOIRE_TERM_CIRCUS] = tell_circus,
  [LOIRE_TERM_OTHERS] = tell_others,
  [LOIRE_TERM_END] = tell_end,
  [LOIRE_TERM_PLACE] = tell_place,
};

/**
 * loire_tell_reason:
 *
 * Returns: (transfer full) (nullable): a sentence
 */
char *
loire_tell_reason (const RelaisView *view, const RelaisAiReason *reason)
{
  Teller tell = reason->here.kind < LOIRE_TERMS ? tellers[reason->here.kind] : NULL;

  return tell != NULL ? tell (view, &reason->here, &reason->there) : NULL;
}
