/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game ended: who won, what broke a tie (L-SCORE-2), and what brought
 * the end (L-END-1, L-SOLO-1). */

#include "loire-lore.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const RelaisView *view;
  const LoireState *state;
  RelaisScore score;
  guint winners;                /* how many share the first rank */
  guint first;                  /* one of them */
  GPtrArray *sentences;         /* of char * */
} Result;

static void
add (Result *r, char *sentence)
{
  g_ptr_array_add (r->sentences, sentence);
}

static const char *
seat_name (const Result *r, guint seat)
{
  return r->view->names[seat];
}

/* The names of all seats of a rank, or of all. */
static char *
winners_names (const Result *r)
{
  const char *names[RELAIS_MAX_SEATS + 1] = { NULL };
  guint n = 0;

  for (guint seat = 0; seat < r->score.seats; seat++)
    if (r->score.rank[seat] == 1)
      names[n++] = seat_name (r, seat);
  if (n == 2)
    return relais_lore_fill (C_("list", "{first} and {second}"), "first", names[0], "second", names[1], NULL);
  return g_strjoinv (C_("list", ", "), (char **) names);
}

static void
add_winner (Result *r)
{
  gint32 total = r->score.total[r->first];
  g_autofree char *points = g_strdup_printf ("%d", total);
  g_autofree char *names = winners_names (r);
  gboolean early = r->state->phase != LOIRE_OVER;
  const char *template;

  if (r->winners > 1)
    template = early ? g_dngettext (GETTEXT_PACKAGE,
                                    "{players} led with {points} point each.",
                                    "{players} led with {points} points each.", (gulong) total)
                     : g_dngettext (GETTEXT_PACKAGE,
                                    "{players} share the victory with {points} point each.",
                                    "{players} share the victory with {points} points each.", (gulong) total);
  else if (r->score.seats == 1)
    template = g_dngettext (GETTEXT_PACKAGE,
                            "{players} has reached {points} point.",
                            "{players} has reached {points} points.", (gulong) total);
  else
    template = early ? g_dngettext (GETTEXT_PACKAGE,
                                    "{players} led with {points} point.",
                                    "{players} led with {points} points.", (gulong) total)
                     : g_dngettext (GETTEXT_PACKAGE,
                                    "{players} wins with {points} point.",
                                    "{players} wins with {points} points.", (gulong) total);
  add (r, relais_lore_fill (template, "players", names, "points", points, NULL));
}

/* Why a seat comes after another of as many points; the winner needs no name. */
static const char *
tie_template (gboolean with_winner, gboolean by_castles)
{
  if (with_winner)
    return by_castles ? _("{other} has as many points but fewer castles: {fewer} to {more}.")
                      : _("{other} has as many points and castles but fewer buildings: {fewer} to {more}.");
  return by_castles ? _("{other} has as many points as {better} but fewer castles: {fewer} to {more}.")
                    : _("{other} has as many points and castles as {better} but fewer buildings: {fewer} to {more}.");
}

static void
add_tie_with (Result *r, guint seat, guint better)
{
  const gint32 *more = r->score.column[better];
  const gint32 *fewer = r->score.column[seat];
  gboolean by_castles = more[LOIRE_COLUMN_CASTLES] != fewer[LOIRE_COLUMN_CASTLES];
  guint column = by_castles ? LOIRE_COLUMN_CASTLES : LOIRE_COLUMN_BUILDINGS;
  g_autofree char *theirs = g_strdup_printf ("%d", more[column]);
  g_autofree char *its = g_strdup_printf ("%d", fewer[column]);

  add (r, relais_lore_fill (tie_template (r->score.rank[better] == 1, by_castles),
                            "other", seat_name (r, seat),
                            "better", seat_name (r, better),
                            "fewer", its,
                            "more", theirs,
                            NULL));
}

static void
add_shared_place (Result *r, guint seat, guint other)
{
  g_autofree char *place = g_strdup_printf ("%d", r->score.rank[seat]);

  add (r, relais_lore_fill (_("{first} and {second} share place {place}: points, castles and buildings are even."),
                            "first", seat_name (r, other),
                            "second", seat_name (r, seat),
                            "place", place,
                            NULL));
}

/* Each seat is compared with the one of as many points that comes just before it. */
static void
add_ties_of (Result *r, guint seat)
{
  guint better = seat, even = seat;

  for (guint i = 0; i < r->score.seats; i++)
    {
      if (r->score.total[i] != r->score.total[seat])
        continue;
      if (r->score.rank[i] < r->score.rank[seat] && (better == seat || r->score.rank[i] > r->score.rank[better]))
        better = i;
      if (i < seat && r->score.rank[i] == r->score.rank[seat])
        even = i;
    }
  if (even != seat)
    add_shared_place (r, seat, even);
  else if (better != seat)
    add_tie_with (r, seat, better);
}

static void
add_ties (Result *r)
{
  for (guint seat = 0; seat < r->score.seats; seat++)
    if (r->score.rank[seat] > 1)
      add_ties_of (r, seat);
  if (r->winners > 1)
    add (r, g_strdup (_("They are even in castles and buildings, too.")));
}

static void
add_goals (Result *r)
{
  const LoireState *s = r->state;

  for (guint seat = 0; seat < s->players; seat++)
    {
      g_autofree char *delivered = g_strdup_printf ("%u", s->seats[seat].n_delivered);
      g_autofree char *goal = g_strdup_printf ("%u", s->options.boat_goal);

      if (s->seats[seat].boat >= s->options.boat_goal)
        add (r, relais_lore_fill (_("{player}’s boat has reached the goal, space {goal}."),
                                  "player", seat_name (r, seat),
                                  "goal", goal,
                                  NULL));
      if (s->seats[seat].n_delivered >= s->options.message_goal)
        add (r, relais_lore_fill (g_dngettext (GETTEXT_PACKAGE,
                                               "{player} has delivered {n} message.",
                                               "{player} has delivered {n} messages.",
                                               s->seats[seat].n_delivered),
                                  "player", seat_name (r, seat),
                                  "n", delivered,
                                  NULL));
    }
}

static void
add_how (Result *r)
{
  const LoireState *s = r->state;
  g_autofree char *round = g_strdup_printf ("%u", s->turn / s->players + 1);
  g_autofree char *turn = g_strdup_printf ("%u", s->turn + 1);
  g_autofree char *turns = g_strdup_printf ("%u", s->options.solo_turns);

  if (s->phase != LOIRE_OVER)
    add (r, relais_lore_fill (s->players == 1 ? _("The game was ended early, in turn {turn}.")
                                              : _("The game was ended early, in round {round}."),
                              "turn", turn,
                              "round", round,
                              NULL));
  else if (!s->ending)
    add (r, relais_lore_fill (_("All {turns} turns have been played."), "turns", turns, NULL));
  else
    {
      add_goals (r);
      add (r, relais_lore_fill (s->players == 1 ? _("The game ended in turn {turn}.")
                                                : _("The game ended in round {round}."),
                                "turn", turn,
                                "round", round,
                                NULL));
    }
}

/**
 * loire_tell_result:
 *
 * Returns: (nullable): how the game ended; NULL while it goes on
 */
char *
loire_tell_result (const RelaisView *view)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  Result r = { .view = view, .state = loire_state (view), .sentences = sentences };

  if (!relais_view_is_over (view))
    return NULL;
  view->game->score (view->edition, r.state, &r.score);
  for (guint seat = r.score.seats; seat-- > 0;)
    if (r.score.rank[seat] == 1)
      {
        r.winners++;
        r.first = seat;
      }
  add_winner (&r);
  if (r.score.seats > 1)
    add_ties (&r);
  add_how (&r);
  g_ptr_array_add (sentences, NULL);
  return g_strjoinv (" ", (char **) sentences->pdata);
}
