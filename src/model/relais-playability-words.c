/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is odd about a setup, by how games from it went. */

#include "relais-playability-private.h"

#include <glib/gi18n-lib.h>

#define ADVANTAGE 0.1           /* of the fair share: who begins and the first messages make some difference on any board */
#define AT_ONCE 2               /* rounds */
#define LONG 100
#define FORCED 50               /* of a hundred turns */
#define NEAR 50                 /* of a hundred: what is reached now and then need not be reached here */
#define ENOUGH 50               /* games, before "never" means anything */

typedef struct
{
  const RelaisTryout *tryout;
  const RelaisState *start;
  const RelaisPlayabilityResults *results;
  const char *const *names;
  GPtrArray *sentences;
} Telling;

static void
add (Telling *telling, char *sentence)
{
  g_ptr_array_add (telling->sentences, sentence);
}

static char *
number (guint n)
{
  return g_strdup_printf ("%u", n);
}

static char *
percent (double share)
{
  /* TRANSLATORS: a share of games, such as 57%. */
  return g_strdup_printf (_("%.0f%%"), share * 100);
}

/* {games} is what is counted. */
static void
add_counted (Telling *telling, const char *template, guint games)
{
  g_autofree char *n = number (games);
  g_autofree char *all = number (telling->results->games);
  g_autofree char *turns = number (telling->results->most_turns);
  g_autofree char *rounds = number (telling->results->rounds.middle);

  add (telling, relais_lore_fill (template, "games", n, "all", all, "turns", turns, "rounds", rounds, NULL));
}

static void
tell_stopped (Telling *telling)
{
  guint stopped = telling->results->stopped;

  if (stopped > 0)
    add_counted (telling,
                 /* TRANSLATORS: {games} is counted, {all} is how many were played. */
                 g_dngettext (GETTEXT_PACKAGE,
                              "{games} of {all} games was given up after {turns} turns: it came to no end.",
                              "{games} of {all} games were given up after {turns} turns: they came to no end.",
                              stopped),
                 stopped);
}

static void
tell_length (Telling *telling)
{
  guint middle = telling->results->rounds.middle;

  if (middle <= AT_ONCE)
    add_counted (telling,
                 g_dngettext (GETTEXT_PACKAGE,
                              "The game is over almost at once: half of the games end within {rounds} round.",
                              "The game is over almost at once: half of the games end within {rounds} rounds.",
                              middle),
                 middle);
  else if (middle > LONG && telling->results->n_seats > 1)
    add_counted (telling, _("The game is very long: half of the games take {rounds} rounds or more."), middle);
  if (telling->results->forced > FORCED)
    add (telling, g_strdup (_("In most turns there is nothing to decide.")));
}

static void
tell_seats (Telling *telling)
{
  const RelaisPlayabilityResults *results = telling->results;
  guint decided = results->games - results->ties;
  double even;

  if (results->n_seats < 2)
    return;
  even = (double) decided / results->games / results->n_seats;
  for (guint seat = 0; seat < results->n_seats; seat++)
    {
      const RelaisSeatResults *one = &results->seats[seat];
      g_autofree char *number_of = number (seat + 1);
      g_autofree char *unnamed = relais_lore_fill (_("Player {number}"), "number", number_of, NULL);
      g_autofree char *share = percent (one->share);
      g_autofree char *fair = percent (even);

      /* The share itself is not known, only between what it is. */
      if (one->share_low > even * (1 + ADVANTAGE))
        add (telling, relais_lore_fill (_("{player} has an advantage: {share} of the games won, where {even} would be fair."),
                                        "player", telling->names != NULL ? telling->names[seat] : unnamed,
                                        "share", share, "even", fair, NULL));
      else if (one->share_high < even * (1 - ADVANTAGE) && results->n_seats > 2)
        add (telling, relais_lore_fill (_("{player} is at a disadvantage: {share} of the games won, where {even} would be fair."),
                                        "player", telling->names != NULL ? telling->names[seat] : unnamed,
                                        "share", share, "even", fair, NULL));
    }
}

/* What a game usually has and none of these had. */
static void
tell_never (Telling *telling)
{
  const RelaisTryout *tryout = telling->tryout;
  const RelaisPlayabilityResults *results = telling->results;

  if (tryout->lore == NULL || results->games < ENOUGH)
    return;
  for (guint i = 0; tryout->lore->endings[i].title != NULL; i++)
    if (results->endings[i] == 0 && results->nearness[i] < NEAR && tryout->lore->endings[i].never != NULL
        && tryout->lore->endings[i].expected (tryout->edition, telling->start))
      add (telling, g_strdup (_(tryout->lore->endings[i].never)));
  for (guint i = 0; tryout->lore->deeds[i].never != NULL; i++)
    if (results->deeds[i] == 0 && tryout->lore->deeds[i].expected (tryout->edition, telling->start))
      add (telling, g_strdup (_(tryout->lore->deeds[i].never)));
}

char **
relais_tryout_warnings (const RelaisTryout *tryout, const RelaisState *start, const RelaisPlayabilityResults *results,
                       const char *const *names)
{
  Telling telling = { tryout, start, results, names, g_ptr_array_new () };

  if (results->games > 0)
    {
      tell_stopped (&telling);
      tell_length (&telling);
      tell_seats (&telling);
      tell_never (&telling);
    }
  g_ptr_array_add (telling.sentences, NULL);
  return (char **) g_ptr_array_free (telling.sentences, FALSE);
}
