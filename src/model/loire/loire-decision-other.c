/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Questions with one kind of answer (L-TURN-1, L-MKT-2, L-MSG-5, L-MSG-6), and
 * what is said when there is nothing to ask. */

#include "loire-decision-private.h"

#include <glib/gi18n-lib.h>

void
loire_ask_collect (RelaisLoireDecision *self, GListStore *into)
{
  static const RelaisMove collect = { LOIRE_MOVE_COLLECT, 0, 0, 0 };
  const LoireSeat *seat = loire_active (self->s);
  LoireOutcome outcome;
  RelaisChoice *choice;
  int got;

  loire_outcome (self, &collect, 1, &outcome);
  got = loire_outcome_got (&outcome);
  relais_decision_ask (RELAIS_DECISION (self),
                       g_strdup_printf (_("Less than %d d in a city: take %d d"), self->s->options.poor_limit, got),
                       g_strdup_printf (_("You start with your merchant in %s and %d d, so your turn ends here."),
                                        loire_name (self, LOIRE_CLASS_LOCATION, seat->stack[LOIRE_MERCHANT_FIGURE].at),
                                        seat->deniers));
  choice = loire_choice_new (self, &outcome, collect, "denier", g_strdup_printf (_("Take %d d"), got),
                             g_strdup_printf (_("%d d become %d d · the turn ends"), seat->deniers,
                                              seat->deniers + got));
  relais_choice_set_closes (choice, TRUE);
  loire_offer (into, choice);
}

static RelaisChoice *
circus_choice (RelaisLoireDecision *self, RelaisMove move)
{
  guint good = self->e->good[move.a];
  LoireOutcome outcome;
  LoirePrice price;
  RelaisChoice *choice;

  loire_outcome (self, &move, 1, &outcome);
  price = loire_price (self->e, &outcome.after, move.a, good, 1);
  choice = loire_choice_new (self, &outcome, move, "circus", g_strdup (loire_name (self, LOIRE_CLASS_LOCATION, move.a)),
                             loire_join (loire_join (g_strdup (loire_name (self, LOIRE_CLASS_GOOD, good)),
                                                     loire_building_words (self, move.a)),
                                         g_strdup_printf (_("price %u"), price.price)));
  relais_choice_set_place (choice, loire_locations[move.a]);
  return choice;
}

void
loire_ask_circus (RelaisLoireDecision *self, GListStore *into)
{
  relais_decision_ask (RELAIS_DECISION (self), g_strdup (_("The circus moves on")),
                       g_strdup_printf (_("Its tile is in the middle of the market. Choose a village with a %s shield, the colour of the leftmost tile."),
                                        loire_name (self, LOIRE_CLASS_COLOUR, self->s->market[0])));
  for (int i = 0; i < self->n_legal; i++)
    {
      loire_offer (into, circus_choice (self, self->legal[i]));
      relais_decision_mark (RELAIS_DECISION (self), loire_locations[self->legal[i].a], RELAIS_MARK_REACHABLE, -1);
    }
}

void
loire_circus_at_place (RelaisLoireDecision *self, guint place, GListStore *into)
{
  RelaisMove move = { LOIRE_MOVE_CIRCUS, (guint8) place, 0, 0 };
  RelaisRefusal why;
  RelaisChoice *choice;

  if (loire_check_move (self, move, &why))
    choice = circus_choice (self, move);
  else
    {
      g_autofree char *id = loire_move_id (self, move);

      choice = loire_choice_new_refused (self, &why, id, "circus",
                                         g_strdup (loire_name (self, LOIRE_CLASS_LOCATION, place)));
      relais_choice_set_place (choice, loire_locations[place]);
    }
  loire_offer (into, choice);
}

void
loire_ask_pick (RelaisLoireDecision *self, GListStore *into)
{
  guint level = self->s->pick_level;

  if (loire_ducal_here (self->s))
    relais_decision_ask (RELAIS_DECISION (self), g_strdup (_("Ducal Palace: which message do you pick?")),
                         g_strdup_printf (_("Any card of the deck of level %u; it is shuffled again after that."), level));
  else
    relais_decision_ask (RELAIS_DECISION (self), g_strdup (_("Spy: which message do you keep?")),
                         g_strdup_printf (_("The others go under the deck of level %u."), level));
  if (self->n_legal == 0)
    {
      g_autofree char *icon = g_strdup_printf ("message-back-%u", level);

      loire_offer (into, loire_choice_new_unknown (self, "unknown", icon, g_strdup (_("The messages that are shown"))));
    }
  for (int i = 0; i < self->n_legal; i++)
    {
      RelaisMove move = self->legal[i];
      guint card = move.a;
      LoireOutcome outcome;
      RelaisChoice *choice;

      loire_outcome (self, &move, 1, &outcome);
      choice = loire_choice_new (self, &outcome, move, "action-message",
                                 g_strdup_printf (_("Message %s"), loire_name (self, LOIRE_CLASS_MESSAGE, card)),
                                 loire_join (loire_points_words (self->e->message[card].points),
                                             g_strdup (loire_name (self, LOIRE_CLASS_CHARACTER,
                                                                   LOIRE_LOVER + self->e->message[card].type))));
      relais_choice_set_group (choice, "pick");
      relais_choice_set_card (choice, loire_messages[card]);
      loire_offer (into, choice);
    }
}

/* Ended early, nobody has won. */
static char *
over_question (gboolean early, guint winners, const char *names, int points)
{
  if (winners > 1)
    /* TRANSLATORS: several names */
    return g_strdup_printf (early ? _("In the lead together: %s") : _("Shared victory: %s"), names);
  if (early)
    return g_strdup_printf (ngettext ("%s led with %d point", "%s led with %d points", (gulong) points), names, points);
  return g_strdup_printf (ngettext ("%s wins with %d point", "%s wins with %d points", (gulong) points), names, points);
}

void
loire_ask_over (RelaisLoireDecision *self)
{
  gboolean early = relais_match_get_ended_early (self->match);
  RelaisScore score;
  g_autofree char *names = NULL;
  guint winners = 0;
  int points = 0;
  char *question;

  relais_match_score (self->match, &score);
  for (guint i = 0; i < score.seats; i++)
    if (score.rank[i] == 1)
      {
        char *more = names == NULL ? g_strdup (loire_seat_name (self, i))
                                   : g_strjoin (", ", names, loire_seat_name (self, i), NULL);

        g_free (names);
        names = more;
        points = score.total[i];
        winners++;
      }
  if (score.seats == 1)
    question = g_strdup_printf (ngettext ("The game is over with %d point", "The game is over with %d points",
                                          (gulong) points),
                                points);
  else
    question = over_question (early, winners, names, points);
  relais_decision_ask (RELAIS_DECISION (self), question, early ? g_strdup (_("The game was ended early.")) : NULL);
}

void
loire_ask_looking_back (RelaisLoireDecision *self)
{
  const RelaisView *shown = relais_match_get_view (self->match);

  relais_decision_ask (RELAIS_DECISION (self),
                       g_strdup_printf (_("Looking at turn %d"), self->game->turn (&shown->state) + 1),
                       g_strdup (_("Nothing is changed by looking. Return to the current position to play on.")));
}
