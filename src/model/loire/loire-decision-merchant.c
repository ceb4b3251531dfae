/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the merchant can do where it stops: trade, and what both figures' stops
 * have in common. */

#include "loire-decision-private.h"

#include <glib/gi18n-lib.h>

static const char *
good_icon (guint good)
{
  static const char *const icons[LOIRE_GOODS] = {
    "good-wood", "good-grain", "good-cheese", "good-wine", "good-beer",
  };

  return icons[good];
}

static const char *
here_id (RelaisLoireDecision *self)
{
  return loire_locations[loire_here (self->s)];
}

/* L-SELL-1: what it brings in a city, and what is carried of it already. */
static char *
worth_words (RelaisLoireDecision *self, guint good, guint count)
{
  const LoireSeat *seat = loire_active (self->s);
  char *words = g_strdup_printf (_("sells for %u d"), loire_sell_price (self->e, seat, good) * count);

  if (seat->goods[good] == 0)
    return words;
  return loire_join (words, g_strdup_printf (ngettext ("you carry %u", "you carry %u", seat->goods[good]),
                                             seat->goods[good]));
}

static char *
purchase_words (RelaisLoireDecision *self, guint good, guint count)
{
  if (count > 1)
    return g_strdup_printf (_("Buy %u %s"), count, loire_name (self, LOIRE_CLASS_GOOD, good));
  return g_strdup_printf (_("Buy %s"), loire_bought_words (good));
}

static void
offer_purchase (RelaisLoireDecision *self, guint good, guint count, GListStore *into)
{
  RelaisMove move = { LOIRE_MOVE_BUY, (guint8) good, (guint8) count, 0 };
  guint here = loire_here (self->s);
  RelaisRefusal why;
  RelaisChoice *choice;

  if (loire_check_move (self, move, &why))
    {
      LoirePrice price = loire_price (self->e, self->s, here, good, count);
      LoireOutcome outcome;
      char *detail = loire_price_words (&price);

      loire_outcome (self, &move, 1, &outcome);
      if (count > 1 && price.count == 1)
        detail = loire_join (g_strdup (_("two for the price of one")), detail);
      detail = loire_join (worth_words (self, good, count), detail);
      detail = loire_join (detail, loire_boat_words (self, &outcome));
      if (outcome.after.phase == LOIRE_CIRCUS)
        detail = loire_join (detail, g_strdup (_("the circus moves")));
      choice = loire_choice_new (self, &outcome, move, good_icon (good), purchase_words (self, good, count), detail);
      relais_choice_set_price (choice, loire_deniers_words (loire_outcome_paid (&outcome)));
    }
  else
    {
      g_autofree char *id = loire_move_id (self, move);

      choice = loire_choice_new_refused (self, &why, id, good_icon (good), purchase_words (self, good, count));
    }
  relais_choice_set_place (choice, here_id (self));
  loire_offer (into, choice);
}

/* What only the Lumberjack can, behind what everybody can: that has the same keys
 * in every village. */
static void
offer_two_wood (RelaisLoireDecision *self, GListStore *into)
{
  guint here = loire_here (self->s);

  if (!loire_is_city (here) && self->e->good[here] == LOIRE_WOOD && loire_has (loire_active (self->s), LOIRE_LUMBERJACK))
    offer_purchase (self, LOIRE_WOOD, 2, into);
}

static RelaisChoice *
sales_choice (RelaisLoireDecision *self, const RelaisMove *sales, guint n, const char *id, const char *icon, char *what)
{
  LoireOutcome outcome;
  RelaisChoice *choice;

  loire_outcome (self, sales, n, &outcome);
  choice = loire_choice_new_several (self, &outcome, sales, n, id, icon, what,
                                     g_strdup_printf (_("you would have %d d"), loire_active (&outcome.after)->deniers));
  relais_choice_set_price (choice, g_strdup_printf (_("+%d d"), loire_outcome_got (&outcome)));
  relais_choice_set_place (choice, here_id (self));
  return choice;
}

static RelaisChoice *
several_sales_choice (RelaisLoireDecision *self, guint good, const RelaisMove *sales, guint n)
{
  g_autofree char *id = g_strdup_printf ("sell %u %s", n, loire_goods[good]);

  return sales_choice (self, sales, n, id, good_icon (good),
                       g_strdup_printf (_("Sell %u %s"), n, loire_name (self, LOIRE_CLASS_GOOD, good)));
}

/* One card of a good, all of them, and every number between. */
static void
offer_sales_of (RelaisLoireDecision *self, guint good, const RelaisMove *sales, guint n, GListStore *into)
{
  g_autofree char *id = loire_move_id (self, sales[0]);
  g_autofree char *group = g_strconcat (LOIRE_GROUP_SELL, loire_goods[good], NULL);
  RelaisChoice *choice = sales_choice (self, sales, 1, id, good_icon (good),
                                       g_strdup_printf (_("Sell %s"), loire_sold_words (good)));

  loire_offer (into, choice);
  if (n > 1)
    {
      g_autofree char *all = g_strconcat ("all ", loire_goods[good], NULL);

      choice = several_sales_choice (self, good, sales, n);
      relais_choice_set_slot (choice, all);
      loire_offer (into, choice);
    }
  for (guint some = n - 1; some > 1; some--)
    {
      choice = several_sales_choice (self, good, sales, some);
      relais_choice_set_group (choice, group);
      relais_choice_set_slot (choice, group);
      loire_offer (into, choice);
    }
}

/* The dearest first. A choice has room for a limited number of moves, which an
 * edition with very many cards goes beyond: then more is left to sell. */
static void
offer_sales (RelaisLoireDecision *self, GListStore *into)
{
  const LoireSeat *seat = loire_active (self->s);
  RelaisMove all[RELAIS_CHOICE_MAX_MOVES];
  guint carried = 0, kinds = 0;

  for (guint good = LOIRE_GOODS; good-- > 0;)
    {
      RelaisMove sales[RELAIS_CHOICE_MAX_MOVES];
      guint n = MIN (seat->goods[good], G_N_ELEMENTS (sales));
      RelaisRefusal why;

      if (n == 0)
        continue;
      for (guint i = 0; i < n; i++)
        sales[i] = (RelaisMove) { LOIRE_MOVE_SELL, (guint8) good, 0, 0 };
      if (!loire_check_move (self, sales[0], &why))
        {
          loire_offer (into, loire_choice_new_refused (self, &why, "sell", "action-sell", g_strdup (_("Sell"))));
          return;
        }
      for (guint i = 0; i < n && carried + i < G_N_ELEMENTS (all); i++)
        all[carried + i] = sales[i];
      carried += seat->goods[good];
      kinds++;
      offer_sales_of (self, good, sales, n, into);
    }
  if (kinds > 1 && carried <= G_N_ELEMENTS (all))
    loire_offer (into, sales_choice (self, all, carried, "sell everything", "action-sell",
                                     g_strdup (_("Sell everything"))));
  if (kinds == 0)
    loire_offer (into, loire_choice_new_impossible (self, "L-SELL-1", _("You carry nothing to sell."), "sell",
                                                    "action-sell", g_strdup (_("Sell")),
                                                    g_strdup (_("you carry nothing"))));
}

static char *
shipping_words (guint spaces)
{
  return g_strdup_printf (ngettext ("Ship %u space", "Ship %u spaces", spaces), spaces);
}

static void
offer_shipping (RelaisLoireDecision *self, GListStore *into)
{
  guint boat = loire_active (self->s)->boat;
  RelaisRefusal why;

  for (guint i = 0; i < LOIRE_SHIPPINGS; i++)
    {
      RelaisMove move = { LOIRE_MOVE_SHIP, (guint8) (i + 1), 0, 0 };
      guint spaces = self->e->ship[i].spaces;
      g_autofree char *id = loire_move_id (self, move);
      LoireOutcome outcome;
      RelaisChoice *choice;

      if (!loire_check_move (self, move, &why))
        {
          choice = loire_choice_new_refused (self, &why, id, "action-ship", shipping_words (spaces));
          relais_choice_set_place (choice, here_id (self));
          loire_offer (into, choice);
          continue;
        }
      loire_outcome (self, &move, 1, &outcome);
      choice = loire_choice_new (self, &outcome, move, "action-ship", shipping_words (spaces),
                                 g_strdup_printf (_("boat %u → %u"), boat, loire_active (&outcome.after)->boat));
      relais_choice_set_price (choice, loire_deniers_words (loire_outcome_paid (&outcome)));
      relais_choice_set_place (choice, here_id (self));
      loire_offer (into, choice);
    }
}

void
loire_offer_trade (RelaisLoireDecision *self, GListStore *into)
{
  guint here = loire_here (self->s);

  if (!loire_is_city (here))
    {
      offer_purchase (self, self->e->good[here], 1, into);
      offer_purchase (self, LOIRE_BEER, 1, into);
      return;
    }
  offer_sales (self, into);
  offer_shipping (self, into);
  loire_offer_build (self, into);
}

/* Who comes next, or that nobody does. */
static char *
next_words (RelaisLoireDecision *self, const LoireOutcome *outcome)
{
  const RelaisEvent *turn = loire_outcome_find (outcome, RELAIS_EVENT_TURN);

  if (turn == NULL)
    return g_strdup (_("the game is over then"));
  if (self->s->players == 1)
    return g_strdup_printf (_("turn %d of %d follows"), turn->arg[1] + 1, self->s->options.solo_turns);
  return g_strdup_printf (_("%s is next"), loire_seat_name (self, (guint) turn->arg[0]));
}

void
loire_offer_done (RelaisLoireDecision *self, GListStore *into)
{
  static const RelaisMove done = { LOIRE_MOVE_DONE, 0, 0, 0 };
  const char *here = loire_name (self, LOIRE_CLASS_LOCATION, loire_here (self->s));
  gboolean merchant = loire_stopped (self->s) == LOIRE_MERCHANT_FIGURE;
  LoireOutcome outcome;
  RelaisChoice *choice;

  loire_outcome (self, &done, 1, &outcome);
  if (outcome.ends_turn)
    choice = loire_choice_new (self, &outcome, done, "action-done", g_strdup (_("End turn")),
                               next_words (self, &outcome));
  else if (merchant)
    choice = loire_choice_new (self, &outcome, done, "action-done", g_strdup (_("Done · on to the messenger")),
                               g_strdup_printf (_("the merchant stays in %s"), here));
  else
    choice = loire_choice_new (self, &outcome, done, "action-done", g_strdup (_("Done · on to the merchant")),
                               g_strdup_printf (_("the messenger stays in %s"), here));
  if (!outcome.ends_turn)
    relais_choice_set_place (choice, merchant ? "messenger" : "merchant");
  relais_choice_set_closes (choice, TRUE);
  loire_offer (into, choice);
}

/* What can be done first, then what both figures' stops have in common; the
 * order stands in docs/desktop.md. */
void
loire_offer_stop (RelaisLoireDecision *self, GListStore *into)
{
  if (self->s->phase == LOIRE_MERCHANT)
    loire_offer_trade (self, into);
  else
    loire_offer_messages (self, into);
  loire_offer_hire (self, into);
  if (self->s->phase == LOIRE_MERCHANT)
    offer_two_wood (self, into);
  loire_offer_done (self, into);
}

static char *
village_words (RelaisLoireDecision *self, guint village)
{
  char *words = g_strdup_printf (_("Sells %s"), loire_name (self, LOIRE_CLASS_GOOD, self->e->good[village]));

  return loire_join (loire_join (words, loire_shield_words (self, village)), loire_building_words (self, village));
}

void
loire_ask_merchant (RelaisLoireDecision *self, GListStore *into)
{
  guint here = loire_here (self->s);
  char *remark;

  if (!loire_is_city (here))
    remark = village_words (self, here);
  else if (self->s->options.merchant_actions == LOIRE_ACTIONS_ALL)
    remark = g_strdup (_("In any order"));
  else
    remark = g_strdup (_("Sell, build or ship"));
  relais_decision_ask (RELAIS_DECISION (self),
                       g_strdup_printf (_("%s’s merchant is in %s"), loire_seat_name (self, self->s->player),
                                        loire_name (self, LOIRE_CLASS_LOCATION, here)),
                       loire_join (remark, loire_purse_words (self)));
  relais_decision_mark (RELAIS_DECISION (self), "merchant", RELAIS_MARK_CHOSEN, -1);
  loire_offer_stop (self, into);
}

/* A stop's choices are about the place where the figure stands; elsewhere only
 * the other figure could have something to do. */
void
loire_stop_at_place (RelaisLoireDecision *self, guint place, GListStore *into)
{
  guint other = !loire_stopped (self->s);
  guint kind = other == LOIRE_MERCHANT_FIGURE ? LOIRE_MOVE_RIDE_MERCHANT : LOIRE_MOVE_RIDE_MESSENGER;
  RelaisMove move = { (guint8) kind, loire_active (self->s)->stack[other].horses, (guint8) place, LOIRE_NONE };
  g_autofree char *id = NULL;
  RelaisRefusal why;
  RelaisChoice *choice;

  if (place == loire_here (self->s) || self->s->used.rode[other] || loire_check_move (self, move, &why))
    return;
  id = loire_move_id (self, move);
  choice = loire_choice_new_refused (self, &why, id, "action-ride",
                                     g_strdup (loire_name (self, LOIRE_CLASS_LOCATION, place)));
  relais_choice_set_place (choice, loire_locations[place]);
  loire_offer (into, choice);
}
