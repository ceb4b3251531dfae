/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person does with a decision: choosing figures and places, ending a
 * stop, looking back, and what is said when something cannot be done. */

#include "decision-table.h"

#include "model/loire/loire-lore.h"

static void
test_figure_pressed (void)
{
  g_autoptr (RelaisDecision) decision = decision_of ("loire players=2 seed=7");
  int pips = -1;

  assert_question (decision, "Which figure rides first?");
  assert_says (decision, "figure merchant", "Merchant", "Nantes · 2 horses");
  assert_says (decision, "figure messenger", "Messenger", "Orléans · 2 horses");
  g_assert_true (deciding_marked (decision, "merchant", RELAIS_MARK_REACHABLE, NULL));
  g_assert_true (relais_choice_get_step (deciding_find (decision, "figure merchant")));

  press (decision, "messenger");
  assert_question (decision, "Where does your messenger ride?");
  g_assert_cmpstr (relais_decision_get_remark (decision), ==,
                   "Either way: one place more than horses.");
  g_assert_true (deciding_marked (decision, "messenger", RELAIS_MARK_CHOSEN, NULL));
  g_assert_true (deciding_marked (decision, "talcy", RELAIS_MARK_REACHABLE, &pips));
  g_assert_cmpint (pips, ==, 2);
  g_assert_true (deciding_marked (decision, "meung", RELAIS_MARK_REACHABLE, &pips));
  g_assert_cmpint (pips, ==, 0);
  g_assert_true (deciding_marked (decision, "blois", RELAIS_MARK_REFUSED, NULL));
  assert_refuses (decision, "messenger ride 3 to blois", "L-MOVE-4", "a stack holds 2 horses");

  press (decision, "merchant");
  assert_question (decision, "Where does your merchant ride?");
  g_assert_true (relais_match_get_node (relais_decision_get_match (decision))->parent == NULL);
}

static void
test_back (void)
{
  g_autoptr (RelaisDecision) decision = decision_of ("loire players=2 seed=7");

  g_assert_false (relais_decision_can_back (decision));
  g_assert_false (relais_decision_back (decision));
  deciding_choose (decision, "figure merchant");
  g_assert_true (relais_decision_can_back (decision));
  g_assert_true (relais_decision_adjust (decision, 1));
  g_assert_true (relais_decision_back (decision));
  assert_question (decision, "Where does your merchant ride?");
  g_assert_true (relais_decision_back (decision));
  assert_question (decision, "Which figure rides first?");
  g_assert_false (relais_decision_can_back (decision));
  g_assert_false (relais_decision_back (decision));
}

/* The merchant is alone on the northern road, so a press there is enough. */
static void
test_place_pressed_without_figure (void)
{
  g_autoptr (RelaisDecision) decision = decision_of ("loire players=2 seed=7");
  RelaisMatch *match = relais_decision_get_match (decision);

  press (decision, "langeais");
  g_assert_nonnull (relais_match_get_node (match)->parent);
  assert_question (decision, "Player 1’s merchant is in Langeais");
}

static void
test_both_figures_reach_a_place (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (POSITION ("\"merchant\":{\"at\":\"tours\",\"horses\":2,\"dir\":\"cw\"},"
                           "\"messenger\":{\"at\":\"vendome\",\"horses\":2,\"dir\":\"cw\"}", ""));
  g_autoptr (GListModel) choices = relais_decision_press (decision, "talcy");

  g_assert_nonnull (choices);
  g_assert_cmpuint (g_list_model_get_n_items (choices), ==, 2);
  g_assert_cmpstr (relais_choice_get_id (deciding_nth (choices, 0)), ==, "merchant ride 2 to talcy");
  g_assert_true (g_str_has_prefix (relais_choice_get_title (deciding_nth (choices, 0)), "Merchant · Talcy · grain "));
  g_assert_cmpstr (relais_choice_get_id (deciding_nth (choices, 1)), ==, "messenger ride 1 to talcy");
  /* What either reaches is marked before one is chosen; nothing behind both. */
  g_assert_true (deciding_marked (decision, "talcy", RELAIS_MARK_REACHABLE, NULL));
  g_assert_true (deciding_marked (decision, "vendome", RELAIS_MARK_REACHABLE, NULL));
  g_assert_true (deciding_marked (decision, "beaugency", RELAIS_MARK_REACHABLE, NULL));
  g_assert_false (deciding_marked (decision, "angers", RELAIS_MARK_REACHABLE, NULL));
  /* Each shows its figure, not a horse. */
  g_assert_cmpstr (relais_choice_get_icon (deciding_nth (choices, 0)), ==, "merchant");
  g_assert_cmpstr (relais_choice_get_icon (deciding_nth (choices, 1)), ==, "messenger");
}

/* The City Guard may stop in a city with more horses than it takes. */
static void
test_two_ways (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (POSITION ("\"merchant\":{\"at\":\"meung\",\"horses\":2,\"dir\":\"cw\"},"
                           "\"characters\":[\"city_guard\"]", ",\"horses\":{\"tours\":6}"));
  g_autoptr (GListModel) choices = NULL;
  g_autoptr (RelaisChoice) head = NULL;
  RelaisChoice *first;

  deciding_choose (decision, "figure merchant");
  choices = relais_decision_press (decision, "orleans");
  g_assert_nonnull (choices);
  g_assert_cmpuint (g_list_model_get_n_items (choices), ==, 3);
  first = deciding_nth (choices, 0);
  g_assert_cmpstr (relais_choice_get_id (first), ==, "merchant ride 2 to orleans");
  g_assert_cmpstr (relais_choice_get_detail (first), ==, "keep 2 horses · 1 place");
  g_assert_cmpstr (relais_choice_get_group (first), ==, "orleans");
  head = relais_decision_get_head (decision, "orleans");
  g_assert_cmpstr (relais_choice_get_title (head), ==, "Orléans");
  g_assert_cmpstr (relais_choice_get_detail (head), ==, "3 ways");
}

/* What is set, and what a step to either side would set. */
static void
assert_adjusted (RelaisDecision *decision, const char *less, const char *now, const char *more)
{
  const char *const expected[] = { less, now, more };

  for (int by = -1; by <= 1; by++)
    {
      g_autofree char *words = relais_decision_adjusted (decision, by);

      g_assert_cmpstr (words, ==, expected[by + 1]);
    }
}

static void
test_horses_set (void)
{
  g_autoptr (RelaisDecision) decision = decision_of ("loire players=2 seed=7");

  assert_adjusted (decision, NULL, NULL, NULL);
  g_assert_false (relais_decision_adjust (decision, 1));
  deciding_choose (decision, "figure merchant");
  assert_adjusted (decision, NULL, "Horses: any", "On foot");
  g_assert_true (relais_decision_adjust (decision, 1));
  assert_adjusted (decision, "Horses: any", "On foot", "1 horse");
  g_assert_true (relais_decision_adjust (decision, 1));
  assert_adjusted (decision, "On foot", "1 horse", "2 horses");
  g_assert_cmpuint (deciding_count (decision), ==, 2);
  deciding_find (decision, "merchant ride 1 to angers");
  deciding_find (decision, "merchant ride 1 to saumur");
  g_assert_true (relais_decision_adjust (decision, 1));
  g_assert_false (relais_decision_adjust (decision, 1));
}

/* Left and taken elsewhere there may be fewer horses than were set. */
static void
test_horses_are_set_anew (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (POSITION ("\"deniers\":5,\"merchant\":{\"at\":\"tours\",\"horses\":2,\"dir\":\"cw\"}",
                           ",\"horses\":{\"tours\":2,\"chinon\":4}"));
  RelaisMatch *match = relais_decision_get_match (decision);
  guint settings = 0;

  deciding_choose (decision, "figure merchant");
  while (relais_decision_adjust (decision, 1))
    settings++;
  g_assert_cmpuint (settings, ==, 3);
  assert_adjusted (decision, "1 horse", "2 horses", NULL);
  /* The same position in other words keeps it. */
  relais_decision_refresh (decision);
  assert_adjusted (decision, "1 horse", "2 horses", NULL);
  play (decision, "merchant ride 2 to talcy");
  relais_match_undo (match);
  deciding_choose (decision, "figure merchant");
  assert_adjusted (decision, NULL, "Horses: any", "On foot");
}

static void
test_blacksmith (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (POSITION ("\"deniers\":5,\"characters\":[\"blacksmith\"],"
                           "\"merchant\":{\"at\":\"tours\",\"horses\":1,\"dir\":\"cw\"}",
                           ",\"horses\":{\"tours\":3,\"chinon\":4}"));
  g_autofree char *set = NULL;

  deciding_choose (decision, "figure merchant");
  assert_says (decision, "merchant ride 2 to talcy smith chinon", "Talcy · grain 1 d",
               "sells for 4 d · take 1 horse · 3 places · the Blacksmith’s horse from Chinon, 1 d");
  g_assert_cmpstr (relais_choice_get_group (deciding_find (decision, "merchant ride 2 to talcy")), ==, "talcy");
  while (relais_decision_adjust (decision, 1))
    ;
  set = relais_decision_adjusted (decision, 0);
  g_assert_cmpstr (set, ==, "2 horses, one the Blacksmith’s");
  g_assert_cmpuint (deciding_count (decision), ==, 1);
}

static void
test_unreachable (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (POSITION ("\"merchant\":{\"at\":\"tours\",\"horses\":1,\"dir\":\"cw\"}",
                           ",\"horses\":{\"chinon\":7}"));
  g_auto (Explained) explained = { 0 };

  listen (decision, &explained);
  deciding_choose (decision, "figure merchant");
  press (decision, "langeais");
  g_assert_cmpstr (explained.rule, ==, "L-MOVE-3");
  g_assert_cmpstr (explained.place, ==, "langeais");
  press (decision, "talcy");
  g_assert_cmpstr (explained.sentence, ==, "Riding to Talcy takes 2 horses. There are not enough free horses in Tours: 0.");
  press (decision, "meung");
  g_assert_cmpstr (explained.rule, ==, "L-MOVE-4");
  press (decision, "tours");
  g_assert_cmpstr (explained.rule, ==, "L-MOVE-2");
  g_assert_cmpuint (explained.times, ==, 4);
  g_assert_true (relais_match_get_node (relais_decision_get_match (decision))->parent == NULL);
}

static void
test_rich_warned (void)
{
  g_autoptr (RelaisDecision) decision = decision_of (POSITION ("\"deniers\":13", ""));
  g_autoptr (RelaisDecision) banker = decision_of (POSITION ("\"deniers\":13,\"characters\":[\"banker\"]", ""));

  g_assert_nonnull (strstr (relais_decision_get_remark (decision), "3 d above 10 go back when the merchant leaves Nantes."));
  deciding_choose (decision, "figure merchant");
  g_assert_nonnull (strstr (relais_decision_get_remark (decision), "3 d above 10 go back when the merchant leaves Nantes."));
  assert_warns (decision, "merchant ride 2 to langeais", "3 d above 10 lost on leaving");
  assert_suggests (decision, NULL, NULL);
  g_assert_null (strstr (relais_decision_get_remark (banker), "go back"));
}

static void
test_goals_marked (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (POSITION ("\"tokens\":1,\"characters\":[\"apprentice\",\"mayor\"],"
                           "\"messages\":[{\"id\":\"m1.09\",\"marks\":[]},"
                           "{\"id\":\"m2.01\",\"marks\":[{\"shield\":\"red\",\"at\":\"saumur\"}]}]", ""));
  RelaisChoice *delivery;

  deciding_choose (decision, "figure messenger");
  /* A message to Meung, and one of which a blue shield is left. */
  g_assert_true (deciding_marked (decision, "meung", RELAIS_MARK_GOAL, NULL));
  g_assert_true (deciding_marked (decision, "angers", RELAIS_MARK_GOAL, NULL));
  g_assert_true (deciding_marked (decision, "villandry", RELAIS_MARK_GOAL, NULL));
  g_assert_false (deciding_marked (decision, "talcy", RELAIS_MARK_GOAL, NULL));
  delivery = deciding_find (decision, "messenger ride 1 to beaugency");
  g_assert_cmpstr (relais_choice_get_title (delivery), ==, "Beaugency · delivery");
  g_assert_cmpstr (relais_choice_get_detail (delivery), ==, "+2 points · leave 1 horse · 2 places");
  g_assert_true (relais_choice_get_suggested (delivery));
  assert_says (decision, "messenger ride 0 to meung", "Meung · delivery", "+1 point · leave 2 horses · 1 place");
  g_assert_true (relais_decision_back (decision));
  deciding_choose (decision, "figure merchant");
  g_assert_false (deciding_marked (decision, "meung", RELAIS_MARK_GOAL, NULL));
}

static void
test_other_figure (void)
{
  g_autoptr (RelaisDecision) decision = decision_of ("loire players=2 seed=7");
  RelaisMatch *match = relais_decision_get_match (decision);
  g_auto (Explained) explained = { 0 };

  listen (decision, &explained);
  play (decision, "merchant ride 2 to langeais");
  /* A far place says what comes first; the figure itself goes on. */
  press (decision, "talcy");
  g_assert_cmpstr (explained.rule, ==, "L-TURN-2");
  press (decision, "messenger");
  assert_question (decision, "Where does your messenger ride?");
  g_assert_false (relais_decision_back (decision));
  press (decision, "talcy");
  assert_question (decision, "Player 1’s messenger is in Talcy");
  press (decision, "merchant");
  g_assert_cmpstr (explained.rule, ==, "L-TURN-2");
  g_assert_true (relais_match_undo (match));
  assert_question (decision, "Where does your messenger ride?");
  g_assert_true (relais_match_undo (match));
  assert_question (decision, "Player 1’s merchant is in Langeais");
}

/* In Langeais nothing can be bought with nothing, so the messenger is next. */
static void
test_stop_ends_by_itself (void)
{
  g_autoptr (RelaisDecision) decision = decision_of (IN_VILLAGE ("merchant", "langeais", "\"deniers\":0", ""));
  RelaisMatch *match = relais_decision_get_match (decision);
  RelaisChoice *ride;
  guint n;

  assert_question (decision, "Where does your messenger ride?");
  g_assert_cmpstr (relais_decision_get_remark (decision), ==, "The merchant is done in Langeais.");
  g_assert_true (relais_match_get_node (match)->parent == NULL);
  ride = deciding_find (decision, "messenger ride 2 to talcy");
  relais_choice_get_moves (ride, &n);
  g_assert_cmpuint (n, ==, 2);
  press (decision, "talcy");
  assert_question (decision, "Player 1’s messenger is in Talcy");
  g_assert_true (relais_match_undo (match));
  g_assert_false (relais_match_can_undo (match));
  assert_question (decision, "Where does your messenger ride?");

  g_object_set (decision, "chores", 0u, NULL);
  assert_question (decision, "Player 1’s merchant is in Langeais");
  assert_refuses (decision, "buy wood", "L-PAY-1", "costs 2 d, you have 0 d");
  g_assert_true (relais_choice_get_suggested (deciding_find (decision, "done")));
}

static void
test_end_of_turn (void)
{
  g_autoptr (RelaisDecision) decision = decision_of ("loire players=2 seed=7");
  RelaisChoice *done;

  play (decision, "messenger ride 2 to talcy");
  play (decision, "done");
  play (decision, "merchant ride 2 to langeais");
  done = deciding_find (decision, "done");
  g_assert_cmpstr (relais_choice_get_title (done), ==, "End turn");
  g_assert_cmpstr (relais_choice_get_detail (done), ==, "Player 2 is next");
  g_assert_true (relais_choice_get_ends_turn (done));
  g_assert_false (relais_choice_get_suggested (done));
  deciding_choose (decision, "buy wood");
  g_assert_true (relais_choice_get_suggested (deciding_find (decision, "done")));
}

static void
test_circus (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (POSITION ("\"merchant\":{\"at\":\"vendome\",\"dir\":\"cw\"},\"goods\":{\"wood\":1}",
                           ",\"phase\":\"circus\",\"circus\":\"montsoreau\","
                           "\"used\":{\"merchant\":true,\"buy\":true,\"action\":\"buy\"},"
                           "\"buildings\":{\"talcy\":{\"kind\":\"farm\",\"owner\":0,\"turn\":3}}"));
  g_auto (Explained) explained = { 0 };

  listen (decision, &explained);
  assert_question (decision, "The circus moves on");
  g_assert_cmpuint (deciding_count (decision), ==, 4);
  assert_says (decision, "circus talcy", "Talcy", "grain · your farm · price 0");
  g_assert_true (deciding_marked (decision, "chambord", RELAIS_MARK_REACHABLE, NULL));
  press (decision, "tours");
  g_assert_cmpstr (explained.rule, ==, "L-MKT-2");
}

static void
test_collect (void)
{
  g_autoptr (RelaisDecision) decision = decision_of (POSITION ("\"deniers\":4", ""));
  RelaisChoice *collect = deciding_find (decision, "collect");

  assert_question (decision, "Less than 5 d in a city: take 1 d");
  assert_says (decision, "collect", "Take 1 d", "4 d become 5 d · the turn ends");
  g_assert_true (relais_choice_get_ends_turn (collect));
  g_assert_true (relais_choice_get_suggested (collect));
  g_assert_true (relais_choice_get_closes (collect));
  g_assert_cmpuint (deciding_count (decision), ==, 1);
}

static void
test_trying_ahead (void)
{
  g_autoptr (RelaisDecision) decision = decision_of ("loire players=2 seed=7");
  RelaisMatch *match = relais_decision_get_match (decision);
  g_auto (Explained) explained = { 0 };
  RelaisChoice *done;

  listen (decision, &explained);
  play (decision, "merchant ride 2 to langeais");
  play (decision, "done");
  relais_match_try (match);
  play (decision, "messenger ride 2 to talcy");
  /* Who tries goes on for the next one. */
  g_assert_null (relais_choice_get_reason (deciding_find (decision, "done")));
  deciding_choose (decision, "done");
  g_assert_cmpuint (deciding_count (decision), >, 1);
  relais_match_drop_trial (match);

  g_object_unref (decision);
  decision = decision_of ("loire players=1 seed=7 solo_turns=1");
  match = relais_decision_get_match (decision);
  listen (decision, &explained);
  relais_match_try (match);
  play (decision, "merchant ride 2 to langeais");
  play (decision, "done");
  play (decision, "messenger ride 2 to talcy");
  done = deciding_find (decision, "done");
  g_assert_nonnull (relais_choice_get_reason (done));
  g_assert_null (relais_reason_get_rule (relais_choice_get_reason (done)));
  g_assert_false (relais_decision_choose (decision, done));
  g_assert_cmpuint (explained.times, ==, 1);
}

/* A card that was drawn in a trial is told as none, and cannot be used. */
static void
test_what_a_trial_turns_up_is_locked (void)
{
  static const struct { const char *figures; const char *drawn; } positions[] = {
    { IN_CITY ("messenger", "orleans", "\"deniers\":7", ""), "unknown 1" },
    { IN_CITY ("messenger", "orleans", "\"deniers\":7,\"characters\":[\"spy\"]", ""), "unknown" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autoptr (RelaisDecision) decision = decision_of (positions[i].figures);
      RelaisMatch *match = relais_decision_get_match (decision);
      const LoireState *s;
      RelaisChoice *unknown;

      relais_match_try (match);
      g_assert_null (relais_choice_get_reason (deciding_find (decision, "message 1")));
      deciding_choose (decision, "message 1");
      s = relais_match_get_state (match);
      if (s->phase == LOIRE_PICK)
        {
          unknown = deciding_find (decision, positions[i].drawn);
          g_assert_cmpstr (relais_choice_get_detail (unknown), ==, "not known yet");
          g_assert_nonnull (relais_choice_get_reason (unknown));
          g_assert_cmpuint (deciding_count (decision), ==, 1);
        }
      else
        {
          g_assert_true (loire_is_supposed (s, s->seats[0].held[s->seats[0].n_held - 1].card));
          g_assert_cmpuint (loire_held_targets (relais_match_get_edition (match), s, &s->seats[0].held[s->seats[0].n_held - 1]), ==, 0);
        }
    }
}

static void
test_looking_back (void)
{
  g_autoptr (RelaisDecision) decision = decision_of ("loire players=2 seed=7");
  RelaisMatch *match = relais_decision_get_match (decision);
  g_autoptr (GListModel) nothing = NULL;

  play (decision, "merchant ride 2 to langeais");
  relais_match_look (match, relais_match_get_node (match)->parent);
  assert_question (decision, "Looking at turn 1");
  g_assert_cmpuint (deciding_count (decision), ==, 0);
  nothing = relais_decision_at_place (decision, "langeais");
  g_assert_cmpuint (g_list_model_get_n_items (nothing), ==, 0);
  g_assert_false (relais_decision_back (decision));
  relais_match_look (match, NULL);
  assert_question (decision, "Player 1’s merchant is in Langeais");
}

static void
test_over (void)
{
  g_autoptr (RelaisDecision) decision = decision_of ("loire players=2 seed=7");
  g_autoptr (RelaisDecision) solo = decision_of ("loire players=1 seed=7");

  relais_match_end_early (relais_decision_get_match (decision));
  assert_question (decision, "In the lead together: Player 1, Player 2");
  g_assert_cmpstr (relais_decision_get_remark (decision), ==, "The game was ended early.");
  g_assert_cmpuint (deciding_count (decision), ==, 0);
  relais_match_end_early (relais_decision_get_match (solo));
  assert_question (solo, "The game is over with 1 point");
}

/* The result's page says so, too. */
static void
test_ended_early_nobody_wins (void)
{
  g_autoptr (RelaisDecision) decision = decision_of (TESTING_RICH (2, "{},{" TESTING_BUILDERS "}"));

  relais_match_end_early (relais_decision_get_match (decision));
  g_assert_true (g_str_has_prefix (relais_decision_get_question (decision), "Player 2 led with "));
}

static void
test_renamed (void)
{
  g_autoptr (RelaisDecision) decision = decision_of (TESTING_RICH (2, "{},{" TESTING_BUILDERS "}"));
  RelaisMatch *match = relais_decision_get_match (decision);

  relais_match_end_early (match);
  g_object_set (relais_match_nth_seat (match, 1), "name", "Claire", NULL);
  g_assert_true (g_str_has_prefix (relais_decision_get_question (decision), "Claire led with "));
}

static void
test_language (void)
{
  g_autoptr (RelaisDecision) decision = decision_of ("loire players=2 seed=7");

  deciding_choose (decision, "figure merchant");
  relais_decision_refresh (decision);
  assert_question (decision, "Where does your merchant ride?");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/decision/ride/a-figure-is-chosen-by-pressing-it", test_figure_pressed);
  g_test_add_func ("/decision/ride/back-returns-to-the-choice-of-figure", test_back);
  g_test_add_func ("/decision/ride/a-place-is-enough-where-one-figure-reaches-it", test_place_pressed_without_figure);
  g_test_add_func ("/decision/ride/a-place-asks-where-both-figures-reach-it", test_both_figures_reach_a_place);
  g_test_add_func ("/decision/ride/two-ways-to-the-same-place", test_two_ways);
  g_test_add_func ("/decision/ride/horses-are-set", test_horses_set);
  g_test_add_func ("/decision/ride/horses-are-set-anew", test_horses_are_set_anew);
  g_test_add_func ("/decision/ride/the-blacksmith-s-horse", test_blacksmith);
  g_test_add_func ("/decision/ride/an-unreachable-place-explains-itself", test_unreachable);
  g_test_add_func ("/decision/ride/what-goes-back-is-told-before", test_rich_warned);
  g_test_add_func ("/decision/ride/messages-show-where-they-go", test_goals_marked);
  g_test_add_func ("/decision/stop/the-other-figure-can-be-chosen", test_other_figure);
  g_test_add_func ("/decision/stop/nothing-to-do-is-not-asked", test_stop_ends_by_itself);
  g_test_add_func ("/decision/stop/the-end-of-a-turn-is-pressed", test_end_of_turn);
  g_test_add_func ("/decision/other/the-circus", test_circus);
  g_test_add_func ("/decision/other/a-poor-turn", test_collect);
  g_test_add_func ("/decision/other/trying-ahead-refuses-to-reveal", test_trying_ahead);
  g_test_add_func ("/decision/other/trying-ahead-refuses-to-reveal/turned-up", test_what_a_trial_turns_up_is_locked);
  g_test_add_func ("/decision/other/looking-back", test_looking_back);
  g_test_add_func ("/decision/other/over", test_over);
  g_test_add_func ("/decision/other/ended-early", test_ended_early_nobody_wins);
  g_test_add_func ("/decision/other/players-are-renamed", test_renamed);
  g_test_add_func ("/decision/other/another-language-keeps-what-was-chosen", test_language);
  return g_test_run ();
}
