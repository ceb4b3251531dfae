/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One ride as a choice: where it leads, what waits there, and what it takes. */

#include "loire-decision-private.h"

#include <glib/gi18n-lib.h>

/* Also its drawing's. */
const char *
loire_figure_id (guint figure)
{
  return figure == LOIRE_MERCHANT_FIGURE ? "merchant" : "messenger";
}

char *
loire_figure_title (guint figure)
{
  return g_strdup (figure == LOIRE_MERCHANT_FIGURE ? _("Merchant") : _("Messenger"));
}

/* What the messenger finds where it arrives, the best thing first; NULL: nothing. */
static char *
messenger_finds (RelaisLoireDecision *self, const LoireOutcome *outcome, int *points)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  int n = self->game->legal (self->e, &outcome->after, moves);
  gboolean delivers = FALSE, marks = FALSE, buys = FALSE, hires = FALSE;

  *points = 0;
  for (int i = 0; i < n; i++)
    {
      if (moves[i].kind == LOIRE_MOVE_DELIVER)
        {
          *points = MAX (*points, loire_delivery_points (self->e, &outcome->after, moves[i].a, NULL));
          delivers = TRUE;
        }
      marks |= moves[i].kind == LOIRE_MOVE_MARK;
      buys |= moves[i].kind == LOIRE_MOVE_MESSAGE;
      hires |= moves[i].kind == LOIRE_MOVE_HIRE;
    }
  if (delivers)
    /* TRANSLATORS: what the messenger can do in a place, behind its name: "Meung · delivery" */
    return g_strdup (C_("place", "delivery"));
  if (marks)
    /* TRANSLATORS: what the messenger can do in a place, behind its name: mark a shield on a message */
    return g_strdup (C_("place", "mark"));
  if (hires && !buys)
    return g_strdup (C_("place", "circus"));
  if (buys)
    /* TRANSLATORS: what can be bought in a place, behind its name */
    return g_strdup (C_("place", "messages"));
  return NULL;
}

static int
worth_of_goods (RelaisLoireDecision *self, const LoireState *s)
{
  LoireState after = *s;
  RelaisEvents events = { 0 };

  for (guint good = 0; good < LOIRE_GOODS; good++)
    for (guint i = loire_active (s)->goods[good]; i > 0; i--)
      self->game->make (self->e, &after, (RelaisMove) { LOIRE_MOVE_SELL, (guint8) good, 0, 0 }, &events);
  return loire_active (&after)->deniers - loire_active (s)->deniers;
}

/* The good that a village sells, and its price or why it cannot be bought. */
static char *
good_words (RelaisLoireDecision *self, guint to, const LoireState *s)
{
  guint good = self->e->good[to];
  const char *name = loire_name (self, LOIRE_CLASS_GOOD, good);
  guint price = loire_buy_price (self->e, s, to, good, 1);
  RelaisRefusal why = { 0 };

  loire_good_check (self->e, s, to, good, 1, &why);
  switch (why.code)
    {
    case LOIRE_REFUSE_CARRIED:
      /* TRANSLATORS: a good of which the merchant carries all that it may: "Tours · wine: you carry one" */
      return g_strdup_printf (_("%s: you carry one"), name);
    case LOIRE_REFUSE_GOOD_GONE:
      /* TRANSLATORS: a good that is used up: "Tours · wine: none left" */
      return g_strdup_printf (_("%s: none left"), name);
    case LOIRE_REFUSE_TOO_EXPENSIVE:
      /* TRANSLATORS: a good that is too dear: "Tours · wine 4 d: you have 2 d" */
      return g_strdup_printf (_("%s %u d: you have %u d"), name, price, loire_active (s)->deniers);
    default:
      /* TRANSLATORS: the good that a village sells, and its price, behind its name: "Tours · wine 2 d" */
      return g_strdup_printf (_("%s %u d"), name, price);
    }
}

/* What a village sells and for how much, or what is got in a city; NULL: nothing. */
static char *
merchant_finds (RelaisLoireDecision *self, guint to, const LoireOutcome *outcome)
{
  if (!loire_is_city (to))
    return good_words (self, to, &outcome->after);
  if (worth_of_goods (self, &outcome->after) > 0)
    /* TRANSLATORS: what the merchant gets in a city, behind its name: "Nantes · sells for 6 d" */
    return g_strdup_printf (_("sells for %d d"), worth_of_goods (self, &outcome->after));
  return NULL;
}

static char *
horses_words (const RelaisEvent *rode, guint horses)
{
  int left = rode->arg[5];
  int taken = rode->arg[6];

  if (left > 0)
    return g_strdup_printf (ngettext ("leave %d horse", "leave %d horses", (gulong) left), left);
  if (taken > 0)
    return g_strdup_printf (ngettext ("take %d horse", "take %d horses", (gulong) taken), taken);
  if (horses == 0)
    return g_strdup (_("on foot"));
  return g_strdup_printf (ngettext ("keep %u horse", "keep %u horses", horses), horses);
}

static char *
ride_detail (RelaisLoireDecision *self, RelaisMove move, const LoireOutcome *outcome, int points)
{
  const RelaisEvent *rode = loire_outcome_find (outcome, LOIRE_EVENT_RODE);
  int got = loire_outcome_got (outcome);
  char *detail = loire_join (horses_words (rode, move.a),
                             g_strdup_printf (ngettext ("%d place", "%d places", (gulong) rode->arg[4]), rode->arg[4]));

  if (move.c != LOIRE_NONE)
    detail = loire_join (detail, g_strdup_printf (_("the Blacksmith’s horse from %s, %d d"),
                                                  loire_name (self, LOIRE_CLASS_LOCATION, move.c),
                                                  loire_outcome_paid (outcome)));
  if (points > 0)
    detail = loire_join (loire_added_points_words (points), detail);
  if (move.kind == LOIRE_MOVE_RIDE_MERCHANT && !loire_is_city (move.b)
      && loire_good_check (self->e, &outcome->after, move.b, self->e->good[move.b], 1, NULL))
    detail = loire_join (g_strdup_printf (_("sells for %u d"),
                                          loire_sell_price (self->e, loire_active (self->s), self->e->good[move.b])),
                         detail);
  if (move.kind == LOIRE_MOVE_RIDE_MERCHANT && move.b == self->s->circus)
    detail = loire_join (detail, g_strdup (_("at the circus")));
  if (got > 0)
    detail = loire_join (detail, g_strdup_printf (_("+%d d from the Bank"), got));
  return detail;
}

RelaisChoice *
loire_ride_choice (RelaisLoireDecision *self, guint figure, RelaisMove move)
{
  const char *place = loire_name (self, LOIRE_CLASS_LOCATION, move.b);
  LoireOutcome outcome;
  RelaisChoice *choice;
  char *finds;
  int points = 0;

  loire_outcome (self, &move, 1, &outcome);
  finds = figure == LOIRE_MERCHANT_FIGURE ? merchant_finds (self, move.b, &outcome)
                                          : messenger_finds (self, &outcome, &points);
  choice = loire_choice_new (self, &outcome, move, self->figure == LOIRE_NONE ? loire_figure_id (figure) : "action-ride",
                             loire_join (self->figure == LOIRE_NONE ? loire_figure_title (figure) : NULL,
                                         g_strdup (place)),
                             ride_detail (self, move, &outcome, points));
  relais_choice_set_price (choice, finds);
  relais_choice_set_place (choice, loire_locations[move.b]);
  return choice;
}
