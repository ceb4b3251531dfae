/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person does with a decision where a figure has stopped: buying, selling,
 * building, hiring, delivering, with prices and what would come of it. */

#include "decision-table.h"
#include "model/relais-history-row.h"

static void
test_village (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_VILLAGE ("merchant", "blois", "\"deniers\":5,\"goods\":{\"cheese\":1,\"wood\":2}",
                             ",\"buildings\":{\"blois\":{\"kind\":\"farm\",\"owner\":1,\"turn\":3}}"));

  assert_question (decision, "Player 1’s merchant is in Blois");
  g_assert_cmpstr (relais_decision_get_remark (decision), ==,
                   "Sells wine · purple shield · Player 2’s farm · you have 5 d · carry 2 wood, cheese");
  assert_says (decision, "buy wine", "Buy wine · 2 d", "sells for 6 d · 3 − 1 for the farm · Player 2’s boat +1");
  g_assert_true (relais_choice_get_suggested (deciding_find (decision, "buy wine")));
  assert_refuses (decision, "buy beer", "L-BUY-2", "only in your own monastery");
  assert_refuses (decision, "hire", "L-HIRE-1", "the circus is in Ussé");
  assert_says (decision, "done", "Done · on to the messenger", "the merchant stays in Blois");
  g_assert_cmpuint (deciding_count (decision), ==, 4);

  /* The village, or the merchant in it, buys: there is one thing to do. */
  press (decision, "blois");
  g_assert_true (relais_match_undo (relais_decision_get_match (decision)));
  press (decision, "merchant");
  g_assert_nonnull (relais_match_get_node (relais_decision_get_match (decision))->parent);
}

static void
test_own_monastery (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_VILLAGE ("merchant", "usse", "\"deniers\":9",
                             ",\"buildings\":{\"usse\":{\"kind\":\"monastery\",\"owner\":0,\"turn\":3}}"));

  assert_says (decision, "buy wood", "Buy wood · 1 d", "sells for 2 d · 3 − 1 for the monastery − 1 for the circus · your boat +1");
  assert_says (decision, "buy beer", "Buy beer · 5 d", "sells for 8 d · 2 × 3 − 1 for the circus · your boat +1");
}

static void
test_lumberjack (void)
{
  g_autoptr (RelaisDecision) once =
    decision_of (IN_VILLAGE ("merchant", "langeais", "\"characters\":[\"lumberjack\"]", ""));
  g_autoptr (RelaisDecision) each =
    decision_of (IN_VILLAGE ("merchant", "langeais", "\"characters\":[\"lumberjack\"]",
                             ",\"options\":{\"lumberjack_pays\":\"each\"}"));

  assert_says (once, "buy wood 2", "Buy 2 wood · 2 d", "sells for 4 d · two for the price of one · market price");
  assert_says (each, "buy wood 2", "Buy 2 wood · 4 d", "sells for 4 d · market price · 2 times");
}

static void
test_sales (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_CITY ("merchant", "nantes", "\"deniers\":5,\"goods\":{\"wood\":2,\"cheese\":1,\"beer\":1}", ""));
  RelaisMatch *match = relais_decision_get_match (decision);

  assert_says (decision, "sell cheese", "Sell cheese · +5 d", "you would have 10 d");
  assert_says (decision, "sell wood", "Sell wood · +2 d", "you would have 7 d");
  assert_says (decision, "sell 2 wood", "Sell 2 wood · +4 d", "you would have 9 d");
  assert_says (decision, "sell everything", "Sell everything · +17 d", "you would have 22 d");
  assert_refuses (decision, "ship 1", "L-PAY-1", "costs 6 d, you have 5 d");
  deciding_choose (decision, "sell everything");
  g_assert_cmpuint (relais_match_get_node (match)->depth, ==, 4);
  /* One press is taken back by one press, and done again by one. */
  g_assert_true (relais_match_undo (match));
  g_assert_false (relais_match_can_undo (match));
  g_assert_true (relais_match_redo (match));
  g_assert_cmpuint (relais_match_get_node (match)->depth, ==, 4);
  assert_refuses (decision, "sell", "L-SELL-1", "you carry nothing");
  assert_says (decision, "ship 1", "Ship 1 space · 6 d", "boat 0 → 1");
  assert_says (decision, "ship 2", "Ship 2 spaces · 10 d", "boat 0 → 2");
}

static void
assert_told (RelaisMatch *match, const char *expected)
{
  g_autofree char *line = relais_history_tell_press (match, relais_match_get_node (match));

  g_assert_cmpstr (line, ==, expected);
}

/* One press is told as one thing; what was pressed one by one is not. */
static void
test_sales_are_summed_up (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_CITY ("merchant", "nantes", "\"deniers\":5,\"goods\":{\"wood\":3,\"cheese\":1}", ""));
  RelaisMatch *match = relais_decision_get_match (decision);

  deciding_choose (decision, "sell 3 wood");
  assert_told (match, "Sells 3 wood for 6 d");
  g_assert_true (relais_match_undo (match));
  deciding_choose (decision, "sell everything");
  assert_told (match, "Sells cheese and 3 wood for 11 d");
  g_assert_true (relais_match_undo (match));
  deciding_choose (decision, "sell wood");
  deciding_choose (decision, "sell wood");
  assert_told (match, "Sells wood for 2 d");
}

/* An edition may have the long way for less than the short one. */
static void
test_the_long_way_alone_can_be_paid (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_CITY ("merchant", "nantes", "\"deniers\":5", ",\"edition\":{\"ship\":[{\"deniers\":6,\"spaces\":1},{\"deniers\":4,\"spaces\":2}]}"));

  assert_refuses (decision, "ship 1", "L-PAY-1", "costs 6 d, you have 5 d");
  g_assert_cmpstr (relais_choice_get_title (deciding_find (decision, "ship 1")), ==, "Ship 1 space");
  assert_says (decision, "ship 2", "Ship 2 spaces · 4 d", "boat 0 → 2");
}

/* Wood has no limit, and some of it may be wanted for building. */
static void
test_some_of_a_good (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_CITY ("merchant", "nantes", "\"deniers\":5,\"goods\":{\"wood\":6,\"wine\":1}", ""));
  RelaisMatch *match = relais_decision_get_match (decision);
  g_autoptr (RelaisChoice) head = relais_decision_get_head (decision, "sell-some-wood");

  g_assert_cmpstr (relais_choice_get_title (head), ==, "Sell wood…");
  g_assert_cmpstr (relais_choice_get_detail (head), ==, "2 to 5 cards");
  for (guint some = 2; some < 6; some++)
    {
      g_autofree char *id = g_strdup_printf ("sell %u wood", some);

      g_assert_cmpstr (relais_choice_get_group (deciding_find (decision, id)), ==, "sell-some-wood");
    }
  g_assert_null (relais_choice_get_group (deciding_find (decision, "sell 6 wood")));
  assert_says (decision, "sell 4 wood", "Sell 4 wood · +8 d", "you would have 13 d");
  deciding_choose (decision, "sell 4 wood");
  assert_told (match, "Sells 4 wood for 8 d");
  assert_says (decision, "sell 2 wood", "Sell 2 wood · +4 d", "you would have 17 d");
  g_assert_true (relais_match_undo (match));
  g_assert_false (relais_match_can_undo (match));
}

/* An edition may have more cards than are sold at once. Wood comes last, so
 * that grain would leave it no room. */
static void
test_very_many_goods (void)
{
  g_autoptr (RelaisDecision) decision = decision_of (
    IN_CITY ("merchant", "nantes", "\"deniers\":5,\"characters\":[\"grain_farmer\"],\"goods\":{\"wood\":1,\"grain\":40}",
             ",\"edition\":{\"goods\":{\"grain\":{\"cards\":40}}}"));

  assert_says (decision, "sell grain", "Sell grain · +4 d", "you would have 9 d");
  assert_says (decision, "sell 32 grain", "Sell 32 grain · +128 d", "you would have 133 d");
  assert_says (decision, "sell wood", "Sell wood · +2 d", "you would have 7 d");
  g_assert_null (deciding_look_for (decision, "sell everything"));
  deciding_choose (decision, "sell 32 grain");
  g_assert_null (deciding_look_for (decision, "sell 9 grain"));
  assert_says (decision, "sell everything", "Sell everything · +34 d", "you would have 167 d");
}

/* Sold one by one they are taken back one by one, also where they had been
 * sold together before. */
static void
test_sales_one_by_one (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_CITY ("merchant", "nantes", "\"deniers\":5,\"goods\":{\"wood\":2}", ""));
  RelaisMatch *match = relais_decision_get_match (decision);

  deciding_choose (decision, "sell 2 wood");
  g_assert_true (relais_match_undo (match));
  deciding_choose (decision, "sell wood");
  deciding_choose (decision, "sell wood");
  g_assert_true (relais_match_undo (match));
  g_assert_cmpuint (relais_match_get_node (match)->depth, ==, 1);
}

static void
test_farm (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_CITY ("merchant", "nantes", "\"deniers\":20,\"goods\":{\"wood\":3}",
                          ",\"buildings\":{\"tours\":{\"kind\":\"farm\",\"owner\":0,\"turn\":3}}"));
  g_autoptr (RelaisChoice) head = relais_decision_get_head (decision, "build");
  g_auto (Explained) explained = { 0 };

  listen (decision, &explained);
  g_assert_cmpstr (relais_choice_get_title (head), ==, "Build…");
  g_assert_cmpstr (relais_choice_get_detail (head), ==, "11 buildings to choose from");
  assert_says (decision, "build farm", "Build a farm · 4 d + 1 wood", "choose its village · 4 of 5 left");
  /* There is one farm to build on, so nothing is left to ask. */
  assert_says (decision, "build castle tours", "Build a castle · Tours · 6 d + 1 wood", NULL);
  assert_says (decision, "build nantes.bank", "Bank in Nantes · 4 d", "+2 points · from your next turn on · 2 of 2 left");

  deciding_choose (decision, "build farm");
  assert_question (decision, "Where do you build the farm?");
  g_assert_true (deciding_marked (decision, "usse", RELAIS_MARK_REACHABLE, NULL));
  g_assert_false (deciding_marked (decision, "talcy", RELAIS_MARK_REACHABLE, NULL));
  assert_says (decision, "build farm usse", "Ussé · 4 d + 1 wood", "sells wood");
  press (decision, "talcy");
  g_assert_cmpstr (explained.rule, ==, "L-BLD-3");
  press (decision, "tours");
  g_assert_cmpstr (explained.rule, ==, "L-BLD-2");
  g_assert_true (relais_decision_back (decision));
  assert_question (decision, "Player 1’s merchant is in Nantes");

  deciding_choose (decision, "build farm");
  press (decision, "usse");
  assert_question (decision, "Player 1’s merchant is in Nantes");
  assert_refuses (decision, "build", "L-BLD-1", "done in this turn");
}

static void
test_building_prices (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_CITY ("merchant", "nantes",
                          "\"deniers\":20,\"goods\":{\"wood\":3},"
                          "\"characters\":[\"economus\",\"magister_artium\",\"patronus\"]", ""));

  assert_says (decision, "build farm", "Build a farm · 3 d + 1 wood", "4 d · −1 for the Magister Artium · choose its village · 5 of 5 left");
  deciding_choose (decision, "build farm");
  assert_says (decision, "build farm tours patron", "Tours · 5 d",
               "sells cheese · 4 d · −1 for the Magister Artium · +2 instead of one wood");
  deciding_choose (decision, "build farm tours");
  assert_says (decision, "build nantes.bank", "Bank in Nantes · 4 d",
               "+2 points · from your next turn on · 4 d · −1 for the Magister Artium · +1 for the second one · 2 of 2 left");
  assert_refuses (decision, "build castle", "L-BLD-5", "only on a farm from an earlier turn");
}

static void
test_hire (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_VILLAGE ("merchant", "usse", "\"deniers\":5,\"characters\":[\"witch\",\"lady_in_waiting\"]", ""));
  g_autoptr (RelaisChoice) head = relais_decision_get_head (decision, "hire");

  g_assert_cmpstr (relais_choice_get_title (head), ==, "Hire…");
  assert_says (decision, "hire spy", "Spy · 2 d", "+1 point · 3 d · −1 for the Witch · 1 of 1 left");
  g_assert_cmpstr (relais_choice_get_card (deciding_find (decision, "hire spy")), ==, "spy");
  g_assert_cmpstr (relais_choice_get_group (deciding_find (decision, "hire spy")), ==, "hire");
  assert_refuses (decision, "hire helper", "L-HIRE-4", "the Apprentice comes first");
  assert_refuses (decision, "hire witch", "L-HIRE-1", "works for you already");
  deciding_choose (decision, "hire wood_merchant");
  assert_says (decision, "hire grain_merchant", "Grain Merchant · 2 d",
               "+1 point · 1 d · −1 for the Witch · +2 for the second one · 1 of 1 left");
  deciding_choose (decision, "hire grain_merchant");
  assert_refuses (decision, "hire", "L-HIRE-1", "done in this turn");
}

/* What a character does is not read off its card's colour, which an edition may
 * change. */
static void
test_points_for_messages (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_VILLAGE ("merchant", "usse", "\"deniers\":9",
                             ",\"edition\":{\"characters\":{\"lover\":{\"colour\":\"red\"},\"spy\":{\"colour\":\"blue\"}}}"));

  assert_says (decision, "hire lover", "Lover · 6 d", "you have delivered 0 of type Lover · 1 of 1 left");
  assert_says (decision, "hire spy", "Spy · 3 d", "+1 point · 1 of 1 left");
}

static void
test_tent_pressed (void)
{
  g_autoptr (RelaisDecision) decision = decision_of (IN_VILLAGE ("merchant", "usse", "\"deniers\":5", ""));
  g_autoptr (RelaisDecision) riding = decision_of ("loire players=2 seed=7");
  g_autoptr (GListModel) hires = relais_decision_press (decision, "circus");
  g_auto (Explained) explained = { 0 };

  g_assert_nonnull (hires);
  g_assert_cmpuint (g_list_model_get_n_items (hires), ==, 29);
  /* The village around it buys. */
  press (decision, "usse");
  assert_refuses (decision, "buy wood", "L-BUY-1", "done in this turn");

  listen (riding, &explained);
  deciding_choose (riding, "figure merchant");
  press (riding, "circus");
  g_assert_cmpstr (explained.place, ==, "usse");
}

static void
test_messenger (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_CITY ("messenger", "orleans",
                          "\"deniers\":2,\"characters\":[\"spy\",\"mayor\"],"
                          "\"messages\":[{\"id\":\"m1.09\",\"marks\":[]}]", ""));

  assert_question (decision, "Player 1’s messenger is in Orléans");
  assert_says (decision, "message 2", "Buy a message of level 2 · 2 d", "look at 3, keep one");
  assert_refuses (decision, "message 3", "L-PAY-1", "costs 3 d, you have 2 d");
  g_assert_null (deciding_look_for (decision, "message 4"));
  g_assert_null (deciding_look_for (decision, "deliver m1.09"));
  deciding_choose (decision, "message 2");
  assert_question (decision, "Spy: which message do you keep?");
  g_assert_cmpuint (deciding_count (decision), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      RelaisChoice *choice = deciding_nth (relais_decision_get_choices (decision), i);

      g_assert_cmpstr (relais_choice_get_group (choice), ==, "pick");
      g_assert_true (g_str_has_prefix (relais_choice_get_card (choice), "m2."));
    }
}

static void
test_deliveries (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_VILLAGE ("messenger", "talcy",
                             "\"tokens\":1,\"characters\":[\"apprentice\",\"mayor\"],"
                             "\"messages\":[{\"id\":\"m1.07\",\"marks\":[]},{\"id\":\"m1.09\",\"marks\":[]},"
                             "{\"id\":\"m2.01\",\"marks\":[]},"
                             "{\"id\":\"m2.02\",\"marks\":[{\"shield\":\"yellow\",\"at\":\"tours\"}]}]", ""));

  assert_says (decision, "deliver m1.07", "Deliver to Talcy · +1 point", "+1 d, the market price · 2 points, 1 of them counted already");
  assert_says (decision, "deliver m2.02", "Deliver to Talcy · +2 points", "Message for a red and a yellow shield · 3 points, 1 of them counted already");
  g_assert_true (relais_choice_get_suggested (deciding_find (decision, "deliver m2.02")));
  g_assert_false (relais_choice_get_suggested (deciding_find (decision, "deliver m1.07")));
  assert_says (decision, "mark m2.01 from m2.02", "Mark the red shield",
               "message of level 2 · then open: blue");
  assert_refuses (decision, "deliver m1.09", "L-DEL-1", "not for this place");
  g_assert_cmpstr (relais_choice_get_card (deciding_find (decision, "deliver m1.09")), ==, "m1.09");
  deciding_choose (decision, "deliver m2.02");
  g_assert_null (deciding_look_for (decision, "deliver m1.07"));
  g_assert_null (deciding_look_for (decision, "deliver m1.09"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/decision/merchant/in-a-village", test_village);
  g_test_add_func ("/decision/merchant/in-an-own-monastery", test_own_monastery);
  g_test_add_func ("/decision/merchant/two-wood", test_lumberjack);
  g_test_add_func ("/decision/merchant/selling-everything-plays-all-the-sales", test_sales);
  g_test_add_func ("/decision/merchant/the-long-way-alone-can-be-paid", test_the_long_way_alone_can_be_paid);
  g_test_add_func ("/decision/merchant/sales-one-by-one", test_sales_one_by_one);
  g_test_add_func ("/decision/merchant/some-of-a-good-are-sold", test_some_of_a_good);
  g_test_add_func ("/decision/merchant/more-goods-than-are-sold-at-once", test_very_many_goods);
  g_test_add_func ("/decision/merchant/sales-are-summed-up", test_sales_are_summed_up);
  g_test_add_func ("/decision/merchant/a-farm-asks-where", test_farm);
  g_test_add_func ("/decision/merchant/what-changes-a-building-s-price", test_building_prices);
  g_test_add_func ("/decision/merchant/characters-at-the-circus", test_hire);
  g_test_add_func ("/decision/merchant/points-for-messages", test_points_for_messages);
  g_test_add_func ("/decision/merchant/the-tent-is-pressed", test_tent_pressed);
  g_test_add_func ("/decision/messenger/messages-for-sale", test_messenger);
  g_test_add_func ("/decision/messenger/deliveries-and-marks", test_deliveries);
  return g_test_run ();
}
