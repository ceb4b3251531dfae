/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game ended: who won, what broke a tie (L-SCORE-2), and what brought
 * the end (L-END-1, L-SOLO-1). */

#include "loire-lore.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  RelaisMatch *match;
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
  return relais_seat_get_name (relais_match_nth_seat (r->match, seat));
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

/* How the first rank and another seat of as many points compare. */
static void
add_tie_with (Result *r, guint seat)
{
  const gint32 *ours = r->score.column[r->first];
  const gint32 *theirs = r->score.column[seat];
  gboolean by_castles = ours[LOIRE_COLUMN_CASTLES] != theirs[LOIRE_COLUMN_CASTLES];
  guint column = by_castles ? LOIRE_COLUMN_CASTLES : LOIRE_COLUMN_BUILDINGS;
  g_autofree char *more = g_strdup_printf ("%d", ours[column]);
  g_autofree char *fewer = g_strdup_printf ("%d", theirs[column]);

  add (r, relais_lore_fill (by_castles
                              ? _("{other} has as many points but fewer castles: {fewer} to {more}.")
                              : _("{other} has as many points and castles but fewer buildings: {fewer} to {more}."),
                            "other", seat_name (r, seat),
                            "fewer", fewer,
                            "more", more,
                            NULL));
}

static void
add_ties (Result *r)
{
  for (guint seat = 0; seat < r->score.seats; seat++)
    if (r->score.rank[seat] > 1 && r->score.total[seat] == r->score.total[r->first])
      add_tie_with (r, seat);
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
 * Returns: (nullable): how the match ended; NULL while it goes on
 */
char *
loire_tell_result (RelaisMatch *match)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  Result r = { .match = match, .state = relais_match_get_state (match), .sentences = sentences };

  if (!relais_match_is_over (match))
    return NULL;
  relais_match_get_game (match)->score (relais_match_get_edition (match), r.state, &r.score);
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
