/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is told before it is chosen: what an answer loses or costs later, and what
 * is suggested, with the reason. */

#include "decision-table.h"
#include "model/relais-match-cards.h"

#define ON_THE_WAY "\"messenger\":{\"at\":\"talcy\",\"dir\":\"cw\"},"
/* Both figures rode; the merchant stands in a city. */
#define AT_THE_END(seat, more)                                                                        \
  POSITION ("\"merchant\":{\"at\":\"orleans\"}," ON_THE_WAY seat,                                       \
            ",\"phase\":\"merchant\",\"used\":{\"merchant\":true,\"messenger\":true}" more)

static void
test_poor_at_the_end (void)
{
  g_autoptr (RelaisDecision) poor = decision_of (AT_THE_END ("\"deniers\":4", ""));
  g_autoptr (RelaisDecision) enough = decision_of (AT_THE_END ("\"deniers\":5", ""));
  g_autoptr (RelaisDecision) lower = decision_of (AT_THE_END ("\"deniers\":3", ",\"options\":{\"poor_limit\":3}"));

  assert_warns (poor, "done", "4 d in a city: your next turn only brings 1 d");
  assert_suggests (poor, NULL, NULL);
  assert_warns (enough, "done", NULL);
  assert_warns (lower, "done", NULL);
  assert_suggests (lower, "done", "nothing else can be done now");
}

/* L-END-2, L-SOLO-1: neither is what comes after the last turn. */
static void
test_no_turn_follows (void)
{
  g_autoptr (RelaisDecision) ended =
    decision_of (AT_THE_END ("\"deniers\":14", ",\"ending\":{\"player\":0,\"turn\":12,\"last_turn\":13}"));
  g_autoptr (RelaisDecision) solo =
    decision_of ("{\"game\":\"loire\",\"players\":1,\"turn\":58," BOARD ",\"seats\":[{\"merchant\":{\"at\":\"orleans\"},"
                 ON_THE_WAY "\"deniers\":4}],\"phase\":\"merchant\",\"used\":{\"merchant\":true,\"messenger\":true}}");
  g_autoptr (RelaisDecision) last =
    decision_of ("{\"game\":\"loire\",\"players\":1,\"turn\":59," BOARD ",\"seats\":[{\"merchant\":{\"at\":\"orleans\"},"
                 ON_THE_WAY "\"deniers\":4}],\"phase\":\"merchant\",\"used\":{\"merchant\":true,\"messenger\":true}}");

  assert_warns (ended, "done", NULL);
  assert_warns (solo, "done", "4 d in a city: your next turn only brings 1 d");
  assert_warns (last, "done", NULL);
}

static void
test_poor_by_spending (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_CITY ("merchant", "orleans", ON_THE_WAY "\"deniers\":9,\"goods\":{\"wood\":2}", ""));

  /* 3 d are left, and two wood to sell for 4 d. */
  assert_warns (decision, "ship 1", NULL);
  assert_warns (decision, "build nantes.bank", NULL);
  deciding_choose (decision, "sell 2 wood");
  assert_warns (decision, "ship 1", NULL);
  assert_warns (decision, "ship 2", "3 d in a city: with less than 5 d your next turn only brings 1 d");
}

static void
test_poor_by_a_message (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (POSITION ("\"merchant\":{\"at\":\"orleans\"},\"messenger\":{\"at\":\"nantes\"},\"deniers\":6",
                           ",\"phase\":\"messenger\",\"used\":{\"merchant\":true,\"messenger\":true}"));
  g_autoptr (RelaisDecision) before =
    decision_of (POSITION ("\"merchant\":{\"at\":\"orleans\"},\"messenger\":{\"at\":\"nantes\"},\"deniers\":6",
                           ",\"phase\":\"messenger\",\"used\":{\"messenger\":true}"));

  assert_warns (decision, "message 1", NULL);
  assert_warns (decision, "message 2", "cannot be delivered without the Apprentice · "
                                       "4 d in a city: with less than 5 d your next turn only brings 1 d");
  /* Who rides on may leave the city. */
  assert_warns (before, "message 2", "cannot be delivered without the Apprentice");
}

static void
test_poor_by_a_ride (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (POSITION ("\"merchant\":{\"at\":\"ancenis\",\"dir\":\"ccw\"},\"deniers\":2", ""));
  g_autoptr (RelaisDecision) trader =
    decision_of (POSITION ("\"merchant\":{\"at\":\"ancenis\",\"dir\":\"ccw\"},\"deniers\":2,"
                           "\"goods\":{\"wine\":1}", ""));

  deciding_choose (decision, "figure merchant");
  assert_warns (decision, "merchant ride 0 to nantes", "2 d in a city: with less than 5 d your next turn only brings 1 d");
  deciding_choose (trader, "figure merchant");
  assert_warns (trader, "merchant ride 0 to nantes", NULL);
  assert_suggests (trader, "merchant ride 0 to nantes", "your goods bring 6 d there");
}

static void
test_rich_by_selling (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_CITY ("merchant", "orleans", "\"deniers\":9,\"goods\":{\"cheese\":1,\"wine\":1}", ""));
  g_autoptr (RelaisDecision) banker =
    decision_of (IN_CITY ("merchant", "orleans", "\"deniers\":9,\"characters\":[\"banker\"],"
                          "\"goods\":{\"cheese\":1,\"wine\":1}", ""));

  assert_warns (decision, "sell cheese", "4 d above 10 lost on leaving Orléans");
  assert_warns (decision, "sell everything", "10 d above 10 lost on leaving Orléans");
  assert_warns (decision, "done", NULL);
  assert_suggests (decision, NULL, NULL);
  assert_warns (banker, "sell wine", NULL);
  assert_warns (banker, "sell everything", "5 d above 15 lost on leaving Orléans");
  assert_suggests (banker, "sell wine", "both cities pay the same, and always will");
  deciding_choose (decision, "sell everything");
  assert_warns (decision, "done", "10 d above 10 lost on leaving Orléans");
}

static void
test_goal (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_CITY ("merchant", "orleans", "\"deniers\":20,\"boat\":19", ""));

  assert_warns (decision, "ship 1", NULL);
  assert_warns (decision, "ship 2", "1 space beyond the goal is lost");
}

static void
test_helpers (void)
{
  g_autoptr (RelaisDecision) nobody = decision_of (IN_CITY ("messenger", "nantes", "\"deniers\":9", ""));
  g_autoptr (RelaisDecision) apprentice =
    decision_of (IN_CITY ("messenger", "nantes", "\"deniers\":9,\"tokens\":1,\"characters\":[\"apprentice\"]", ""));
  g_autoptr (RelaisDecision) casual =
    decision_of ("{\"game\":\"loire\",\"players\":2,\"variant\":\"casual\",\"turn\":12," BOARD ",\"seats\":["
                 "{\"messenger\":{\"at\":\"nantes\"},\"deniers\":9},{}],"
                 "\"phase\":\"messenger\",\"used\":{\"messenger\":true}}");

  assert_warns (nobody, "message 1", NULL);
  assert_warns (nobody, "message 2", "cannot be delivered without the Apprentice");
  assert_warns (nobody, "message 3", "cannot be delivered without the Apprentice and the Helper");
  assert_warns (apprentice, "message 2", NULL);
  assert_warns (apprentice, "message 3", "cannot be delivered without the Helper");
  assert_warns (casual, "message 3", NULL);
}

static const char *
state_of (GListModel *cards, const char *id)
{
  return relais_card_get_state (relais_card_find (cards, id));
}

/* The message itself says it, wherever it is looked at. */
static void
test_messages_tell_who_is_missing (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (POSITION ("\"tokens\":1,\"characters\":[\"apprentice\",\"mayor\"],\"messages\":["
                           "{\"id\":\"m1.07\",\"marks\":[]},{\"id\":\"m2.01\",\"marks\":[]},{\"id\":\"m3.01\",\"marks\":[]}]", ""));
  g_autoptr (GListModel) cards = relais_match_cards_new (relais_decision_get_match (decision));

  g_assert_null (strstr (state_of (cards, "m1.07"), "You cannot deliver it"));
  g_assert_null (strstr (state_of (cards, "m2.01"), "You cannot deliver it"));
  g_assert_nonnull (strstr (state_of (cards, "m3.01"), "You cannot deliver it without the Helper."));
}

static void
test_lost_mark (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_VILLAGE ("messenger", "talcy",
                             "\"tokens\":1,\"characters\":[\"apprentice\",\"mayor\"],"
                             "\"messages\":[{\"id\":\"m2.01\",\"marks\":[]},"
                             "{\"id\":\"m2.02\",\"marks\":[{\"shield\":\"yellow\",\"at\":\"tours\"}]}]", ""));

  assert_warns (decision, "mark m2.01 from m2.02", "takes the token from Tours: that mark is lost");
  assert_suggests (decision, "deliver m2.02", "adds 2 points");
}

static void
test_purchases (void)
{
  g_autoptr (RelaisDecision) plain = decision_of (IN_VILLAGE ("merchant", "blois", "\"deniers\":5", ""));
  g_autoptr (RelaisDecision) merchant =
    decision_of (IN_VILLAGE ("merchant", "blois", "\"deniers\":5,\"characters\":[\"wine_merchant\"]", ""));
  g_autoptr (RelaisDecision) even = decision_of (IN_VILLAGE ("merchant", "langeais", "\"deniers\":5", ""));

  assert_suggests (plain, "buy wine", "sells for 3 d more than it costs");
  assert_suggests (merchant, "buy wine", "sells for 4 d more than it costs");
  assert_suggests (even, NULL, NULL);
}

/* L-BUY-3, L-PAY-1: already where the ride is chosen. */
static void
test_what_cannot_be_bought (void)
{
  g_autoptr (RelaisDecision) carries =
    decision_of (POSITION ("\"merchant\":{\"at\":\"vendome\",\"dir\":\"cw\"},\"deniers\":7,\"goods\":{\"wine\":1}", ""));
  g_autoptr (RelaisDecision) poor =
    decision_of (POSITION ("\"merchant\":{\"at\":\"vendome\",\"dir\":\"cw\"},\"deniers\":2", ""));
  g_autoptr (RelaisDecision) rich =
    decision_of (POSITION ("\"merchant\":{\"at\":\"vendome\",\"dir\":\"cw\"},\"characters\":[\"wine_merchant\"]", ""));
  const RelaisView *view = relais_match_get_view (relais_decision_get_match (carries));
  g_autofree char *blois = relais_lore_find (view->game)->tell_place (view, "blois");

  deciding_choose (carries, "figure merchant");
  assert_says (carries, "merchant ride 0 to blois", "Blois · wine: you carry one", "leave 2 horses · 1 place");
  g_assert_nonnull (strstr (blois, "wine for 3 d, Player 1 already carries that"));
  deciding_choose (poor, "figure merchant");
  assert_says (poor, "merchant ride 0 to blois", "Blois · wine 3 d: you have 2 d", "leave 2 horses · 1 place");
  deciding_choose (rich, "figure merchant");
  assert_says (rich, "merchant ride 0 to blois", "Blois · wine 3 d", "sells for 7 d · leave 2 horses · 1 place");
}

/* What is carried already counts where more may be carried. */
static void
test_what_is_carried (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_VILLAGE ("merchant", "langeais", "\"goods\":{\"wood\":3}", ""));

  assert_says (decision, "buy wood", "Buy wood · 2 d", "sells for 2 d · you carry 3 · market price");
}

static void
assert_effect (RelaisDecision *decision, const char *id, const char *effect)
{
  g_assert_cmpstr (relais_choice_get_effect (deciding_find (decision, id)), ==, effect);
}

/* What can be had first; what it does with all. */
static void
test_characters (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_VILLAGE ("merchant", "usse", "\"deniers\":3,\"characters\":[\"spy\"]", ",\"circus\":\"usse\""));
  GListModel *choices = relais_decision_get_choices (decision);
  gboolean locked = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      RelaisChoice *choice = deciding_nth (choices, i);

      if (g_strcmp0 (relais_choice_get_group (choice), "hire") != 0)
        continue;
      g_assert_true (!locked || relais_choice_get_reason (choice) != NULL);
      locked = relais_choice_get_reason (choice) != NULL;
      g_assert_nonnull (relais_choice_get_effect (choice));
    }
  g_assert_true (locked);
  assert_effect (decision, "hire cheese_merchant", "Cheese sells for 1 d more.");
  assert_effect (decision, "hire spy", "Look at the top three of the deck and keep one.");
  assert_effect (decision, "hire lover", "2 points for each delivered message of type Lover.");
}

static void
test_buildings (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_CITY ("merchant", "nantes", "\"deniers\":9,\"goods\":{\"wood\":1}", ""));
  g_autoptr (RelaisDecision) poor = decision_of (IN_CITY ("merchant", "nantes", "\"deniers\":1", ""));
  g_autoptr (RelaisChoice) head = NULL;

  g_object_set (poor, "chores", 0u, NULL);
  head = relais_decision_get_head (poor, "build");
  assert_effect (decision, "build nantes.bank", "3 d each time one of your figures ends its ride in Nantes.");
  g_assert_cmpstr (relais_choice_get_card (deciding_find (decision, "build farm")), ==, "reference-farm");
  g_assert_cmpstr (relais_choice_get_detail (head), ==, "none can be had now: see why");
}

/* What the messenger can do where it stands is what is said of it. */
static void
test_what_is_left_to_do (void)
{
  g_autoptr (RelaisDecision) nothing = decision_of (IN_VILLAGE ("messenger", "talcy", "\"messages\":[]", ""));
  g_autoptr (RelaisDecision) something =
    decision_of (IN_VILLAGE ("messenger", "talcy", "\"messages\":[{\"id\":\"m1.07\",\"marks\":[]}]", ""));

  g_object_set (nothing, "chores", 0u, NULL);
  g_assert_true (g_str_has_prefix (relais_decision_get_remark (nothing), "Nothing can be done here"));
  g_assert_true (g_str_has_prefix (relais_decision_get_remark (something), "One thing can be done here"));
  g_object_set (something, "chores", 0u, NULL);
  deciding_choose (something, "deliver m1.07");
  g_assert_true (g_str_has_prefix (relais_decision_get_remark (something), "The messenger is done here"));
}

/* The strip, the place and what lies behind it suggest by one rule. */
static void
test_the_same_everywhere (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (POSITION ("\"merchant\":{\"at\":\"angers\",\"dir\":\"cw\"},"
                           "\"messenger\":{\"at\":\"talcy\",\"dir\":\"ccw\"},"
                           "\"messages\":[{\"id\":\"m1.04\",\"marks\":[]}]", ""));
  g_autoptr (GListModel) there = relais_decision_at_place (decision, "tours");

  g_assert_cmpuint (g_list_model_get_n_items (there), >, 1);
  for (guint i = 0; i < g_list_model_get_n_items (there); i++)
    {
      RelaisChoice *choice = deciding_nth (there, i);
      gboolean delivers = g_str_equal (relais_choice_get_id (choice), "messenger ride 2 to tours");

      g_assert_cmpstr (relais_choice_get_why (choice), ==, delivers ? "a delivery there adds 1 point" : NULL);
    }
  deciding_choose (decision, "figure merchant");
  assert_suggests (decision, "merchant ride 1 to tours", "sells for 3 d more than it costs");
  deciding_choose (decision, "merchant ride 1 to tours");
  assert_suggests (decision, "buy cheese", "sells for 3 d more than it costs");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/eyes/L-TURN-1/the-turn-ends-in-a-city", test_poor_at_the_end);
  g_test_add_func ("/eyes/L-TURN-1/no-turn-follows", test_no_turn_follows);
  g_test_add_func ("/eyes/L-TURN-1/money-is-spent-in-a-city", test_poor_by_spending);
  g_test_add_func ("/eyes/L-TURN-1/a-message-is-bought", test_poor_by_a_message);
  g_test_add_func ("/eyes/L-TURN-1/the-merchant-rides-to-a-city", test_poor_by_a_ride);
  g_test_add_func ("/eyes/L-TURN-3/goods-are-sold", test_rich_by_selling);
  g_test_add_func ("/eyes/L-SHIP-1/the-goal-is-near", test_goal);
  g_test_add_func ("/eyes/L-MSG-7/nobody-delivers-it", test_helpers);
  g_test_add_func ("/eyes/L-DEL-3/who-is-missing", test_messages_tell_who_is_missing);
  g_test_add_func ("/eyes/L-DEL-6/a-mark-is-lost", test_lost_mark);
  g_test_add_func ("/eyes/suggested/purchases", test_purchases);
  g_test_add_func ("/eyes/suggested/the-same-everywhere", test_the_same_everywhere);
  g_test_add_func ("/eyes/L-BUY-3/what-cannot-be-bought", test_what_cannot_be_bought);
  g_test_add_func ("/eyes/L-BUY-3/what-is-carried", test_what_is_carried);
  g_test_add_func ("/eyes/L-HIRE-1/what-characters-do", test_characters);
  g_test_add_func ("/eyes/L-BLD-6/what-buildings-do", test_buildings);
  g_test_add_func ("/eyes/L-STOP-2/what-is-left-to-do", test_what_is_left_to_do);
  return g_test_run ();
}
