/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person does with a decision: choosing figures, places, prices, and
 * what is said when something cannot be done. */

#include "deciding.h"

#define MARKET "\"market\":[\"red\",\"blue\",\"yellow\",\"green\",\"purple\",\"white\",\"black\"]"
#define SHIELDS                                                                                       \
  "\"shields\":{\"ancenis\":\"red\",\"angers\":\"blue\",\"langeais\":\"green\",\"tours\":\"yellow\"," \
  "\"vendome\":\"black\",\"blois\":\"purple\",\"talcy\":\"red\",\"beaugency\":\"blue\","              \
  "\"meung\":\"white\",\"chambord\":\"red\",\"cheverny\":\"yellow\",\"amboise\":\"black\","           \
  "\"villandry\":\"blue\",\"usse\":\"white\",\"chinon\":\"purple\",\"montsoreau\":\"green\","         \
  "\"saumur\":\"red\",\"brissac\":\"yellow\"}"
#define BOARD SHIELDS "," MARKET
/* Seat 0 of two with what is told of it, and anything else. */
#define POSITION(seat, more)                                                                          \
  "{\"game\":\"loire\",\"players\":2,\"turn\":12," BOARD ",\"seats\":[{" seat "},{}]" more "}"
/* The seat's first figure of the turn has just stopped. */
#define IN_CITY(figure, at, seat, more)                                                               \
  POSITION ("\"" figure "\":{\"at\":\"" at "\"}," seat,                                                 \
            ",\"phase\":\"" figure "\",\"used\":{\"" figure "\":true}" more)
#define IN_VILLAGE(figure, at, seat, more)                                                            \
  POSITION ("\"" figure "\":{\"at\":\"" at "\",\"dir\":\"cw\"}," seat,                                \
            ",\"phase\":\"" figure "\",\"used\":{\"" figure "\":true}" more)

static RelaisDecision *
decision_of (const char *start)
{
  g_autoptr (RelaisMatch) match = playing_match (start);

  return deciding (match);
}

static void
play (RelaisDecision *decision, const char *words)
{
  playing_play (relais_decision_get_match (decision), words);
}

static void
assert_question (RelaisDecision *decision, const char *question)
{
  g_assert_cmpstr (relais_decision_get_question (decision), ==, question);
}

static void
assert_says (RelaisDecision *decision, const char *id, const char *title, const char *detail)
{
  RelaisChoice *choice = deciding_find (decision, id);

  g_assert_cmpstr (relais_choice_get_title (choice), ==, title);
  g_assert_cmpstr (relais_choice_get_detail (choice), ==, detail);
  g_assert_null (relais_choice_get_reason (choice));
}

static void
assert_refuses (RelaisDecision *decision, const char *id, const char *rule, const char *detail)
{
  RelaisChoice *choice = deciding_find (decision, id);

  g_assert_nonnull (relais_choice_get_reason (choice));
  g_assert_cmpstr (relais_reason_get_rule (relais_choice_get_reason (choice)), ==, rule);
  g_assert_cmpstr (relais_choice_get_detail (choice), ==, detail);
}

/* What was explained last. */
typedef struct
{
  guint times;
  char *rule;
  char *sentence;
  char *place;
} Explained;

static void
explained_clear (Explained *explained)
{
  g_free (explained->rule);
  g_free (explained->sentence);
  g_free (explained->place);
  *explained = (Explained) { 0 };
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Explained, explained_clear)

static void
on_explain (RelaisDecision *decision, RelaisReason *reason, const char *place, Explained *explained)
{
  guint times = explained->times + 1;

  (void) decision;
  explained_clear (explained);
  explained->times = times;
  explained->rule = g_strdup (relais_reason_get_rule (reason));
  explained->sentence = g_strdup (relais_reason_get_sentence (reason));
  explained->place = g_strdup (place);
}

static void
listen (RelaisDecision *decision, Explained *explained)
{
  g_signal_connect (decision, "explain", G_CALLBACK (on_explain), explained);
}

/* The press was answered: something was played, narrowed or explained. */
static void
press (RelaisDecision *decision, const char *place)
{
  g_autoptr (GListModel) choices = relais_decision_press (decision, place);

  g_assert_null (choices);
}

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
                   "From Orléans either way: as many places as horses, and one more.");
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

  g_assert_false (relais_decision_back (decision));
  deciding_choose (decision, "figure merchant");
  g_assert_true (relais_decision_adjust (decision, 1));
  g_assert_true (relais_decision_back (decision));
  assert_question (decision, "Where does your merchant ride?");
  g_assert_true (relais_decision_back (decision));
  assert_question (decision, "Which figure rides first?");
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

static void
test_horses_set (void)
{
  g_autoptr (RelaisDecision) decision = decision_of ("loire players=2 seed=7");
  gboolean less, more;
  g_autofree char *any = NULL;
  g_autofree char *foot = NULL;
  g_autofree char *one = NULL;

  g_assert_null (relais_decision_adjusting (decision, &less, &more));
  g_assert_false (relais_decision_adjust (decision, 1));
  deciding_choose (decision, "figure merchant");
  any = relais_decision_adjusting (decision, &less, &more);
  g_assert_cmpstr (any, ==, "Any number of horses");
  g_assert_true (!less && more);
  g_assert_true (relais_decision_adjust (decision, 1));
  foot = relais_decision_adjusting (decision, &less, &more);
  g_assert_cmpstr (foot, ==, "On foot");
  g_assert_true (relais_decision_adjust (decision, 1));
  one = relais_decision_adjusting (decision, &less, &more);
  g_assert_cmpstr (one, ==, "1 horse");
  g_assert_true (less && more);
  g_assert_cmpuint (deciding_count (decision), ==, 2);
  deciding_find (decision, "merchant ride 1 to angers");
  deciding_find (decision, "merchant ride 1 to saumur");
  g_assert_true (relais_decision_adjust (decision, 1));
  g_assert_false (relais_decision_adjust (decision, 1));
}

static void
test_blacksmith (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (POSITION ("\"deniers\":5,\"characters\":[\"blacksmith\"],"
                           "\"merchant\":{\"at\":\"tours\",\"horses\":1,\"dir\":\"cw\"}",
                           ",\"horses\":{\"tours\":3,\"chinon\":4}"));
  gboolean less, more;
  g_autofree char *set = NULL;

  deciding_choose (decision, "figure merchant");
  assert_says (decision, "merchant ride 2 to talcy smith chinon", "Talcy · grain 1 d",
               "take 1 horse · 3 places · the Blacksmith’s horse from Chinon, 1 d");
  g_assert_cmpstr (relais_choice_get_group (deciding_find (decision, "merchant ride 2 to talcy")), ==, "talcy");
  while (relais_decision_adjust (decision, 1))
    ;
  set = relais_decision_adjusting (decision, &less, &more);
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
  g_assert_cmpstr (explained.sentence, ==, "There are not enough free horses in Tours: 0.");
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
  g_assert_nonnull (strstr (relais_choice_get_detail (deciding_find (decision, "merchant ride 2 to langeais")),
                            "3 d go back"));
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
  g_assert_cmpstr (relais_choice_get_detail (delivery), ==, "leave 1 horse · 2 places · 3 points");
  g_assert_true (relais_choice_get_suggested (delivery));
  assert_says (decision, "messenger ride 0 to meung", "Meung · delivery", "leave 2 horses · 1 place · 2 points");
  g_assert_true (relais_decision_back (decision));
  deciding_choose (decision, "figure merchant");
  g_assert_false (deciding_marked (decision, "meung", RELAIS_MARK_GOAL, NULL));
}

static void
test_village (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_VILLAGE ("merchant", "blois", "\"deniers\":5,\"goods\":{\"cheese\":1,\"wood\":2}",
                             ",\"buildings\":{\"blois\":{\"kind\":\"farm\",\"owner\":1,\"turn\":3}}"));

  assert_question (decision, "Player 1’s merchant is in Blois");
  g_assert_cmpstr (relais_decision_get_remark (decision), ==,
                   "Sells wine · purple shield · Player 2’s farm · you have 5 d · carry 2 wood, cheese");
  assert_says (decision, "buy wine", "Buy wine · 2 d", "3 − 1 for the farm · Player 2’s boat +1");
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

  assert_says (decision, "buy wood", "Buy wood · 1 d", "3 − 1 for the monastery − 1 for the circus · your boat +1");
  assert_says (decision, "buy beer", "Buy beer · 5 d", "2 × 3 − 1 for the circus · your boat +1");
}

static void
test_lumberjack (void)
{
  g_autoptr (RelaisDecision) once =
    decision_of (IN_VILLAGE ("merchant", "langeais", "\"characters\":[\"lumberjack\"]", ""));
  g_autoptr (RelaisDecision) each =
    decision_of (IN_VILLAGE ("merchant", "langeais", "\"characters\":[\"lumberjack\"]",
                             ",\"options\":{\"lumberjack_pays\":\"each\"}"));

  assert_says (once, "buy wood 2", "Buy 2 wood · 2 d", "two for the price of one · market price");
  assert_says (each, "buy wood 2", "Buy 2 wood · 4 d", "market price · 2 times");
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
  g_assert_true (relais_choice_get_suggested (deciding_find (decision, "sell beer")));
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
  g_assert_cmpstr (relais_choice_get_detail (head), ==, "Build a farm · 4 d + 1 wood");
  assert_says (decision, "build farm", "Build a farm · 4 d + 1 wood", "choose its village");
  /* There is one farm to build on, so nothing is left to ask. */
  assert_says (decision, "build castle tours", "Build a castle · Tours · 6 d + 1 wood", NULL);
  assert_says (decision, "build nantes.bank", "Bank in Nantes · 4 d", "2 points");

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

  assert_says (decision, "build farm", "Build a farm · 3 d + 1 wood", "4 d · −1 for the Magister Artium · choose its village");
  deciding_choose (decision, "build farm");
  assert_says (decision, "build farm tours patron", "Tours · 5 d",
               "sells cheese · 4 d · −1 for the Magister Artium · +2 for one wood");
  deciding_choose (decision, "build farm tours");
  assert_says (decision, "build nantes.bank", "Bank in Nantes · 4 d",
               "4 d · −1 for the Magister Artium · +1 for the second one · 2 points");
  assert_refuses (decision, "build castle", "L-BLD-5", "only on a farm from an earlier turn");
}

static void
test_hire (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_VILLAGE ("merchant", "usse", "\"deniers\":5,\"characters\":[\"witch\",\"lady_in_waiting\"]", ""));
  g_autoptr (RelaisChoice) head = relais_decision_get_head (decision, "hire");

  g_assert_cmpstr (relais_choice_get_title (head), ==, "Hire…");
  assert_says (decision, "hire spy", "Spy · 2 d", "3 d · −1 for the Witch · 1 point");
  g_assert_cmpstr (relais_choice_get_card (deciding_find (decision, "hire spy")), ==, "spy");
  g_assert_cmpstr (relais_choice_get_group (deciding_find (decision, "hire spy")), ==, "hire");
  assert_refuses (decision, "hire helper", "L-HIRE-4", "the Apprentice comes first");
  assert_refuses (decision, "hire witch", "L-HIRE-1", "works for you already");
  deciding_choose (decision, "hire wood_merchant");
  assert_says (decision, "hire grain_merchant", "Grain Merchant · 2 d",
               "1 d · −1 for the Witch · +2 for the second one · 1 point");
  deciding_choose (decision, "hire grain_merchant");
  assert_refuses (decision, "hire", "L-HIRE-1", "done in this turn");
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
  g_assert_true (g_str_has_prefix (relais_decision_get_remark (decision), "The merchant is done in Langeais. From Orléans "));
  g_assert_true (relais_match_get_node (match)->parent == NULL);
  ride = deciding_find (decision, "messenger ride 2 to talcy");
  relais_choice_get_moves (ride, &n);
  g_assert_cmpuint (n, ==, 2);
  press (decision, "talcy");
  assert_question (decision, "Player 1’s messenger is in Talcy");
  g_assert_true (relais_match_undo (match));
  g_assert_false (relais_match_can_undo (match));
  assert_question (decision, "Where does your messenger ride?");

  g_object_set (decision, "finishes-stops", FALSE, NULL);
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
test_messenger (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_CITY ("messenger", "orleans",
                          "\"deniers\":2,\"characters\":[\"spy\",\"mayor\"],"
                          "\"messages\":[{\"id\":\"m1.09\",\"marks\":[]}]", ""));

  assert_question (decision, "Player 1’s messenger is in Orléans");
  assert_says (decision, "message 2", "Message of level 2 · 2 d", "look at 3, keep one");
  assert_refuses (decision, "message 3", "L-PAY-1", "costs 3 d, you have 2 d");
  g_assert_null (relais_decision_find (decision, "message 4"));
  g_assert_null (relais_decision_find (decision, "deliver m1.09"));
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

  assert_says (decision, "deliver m1.07", "Deliver to Talcy · 2 points", "+1 d, the market price");
  assert_says (decision, "deliver m2.02", "Deliver to Talcy · 3 points", "Message for a red and a yellow shield");
  g_assert_true (relais_choice_get_suggested (deciding_find (decision, "deliver m2.02")));
  g_assert_false (relais_choice_get_suggested (deciding_find (decision, "deliver m1.07")));
  assert_says (decision, "mark m2.01 from m2.02", "Mark the red shield",
               "message of level 2 · then open: blue · takes the token from Tours");
  assert_refuses (decision, "deliver m1.09", "L-DEL-1", "not for this place");
  g_assert_cmpstr (relais_choice_get_card (deciding_find (decision, "deliver m1.09")), ==, "m1.09");
  deciding_choose (decision, "deliver m2.02");
  g_assert_null (relais_decision_find (decision, "deliver m1.07"));
  g_assert_null (relais_decision_find (decision, "deliver m1.09"));
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
  g_assert_cmpuint (deciding_count (decision), ==, 1);
}

static void
test_trying_ahead (void)
{
  g_autoptr (RelaisDecision) decision = decision_of ("loire players=2 seed=7");
  RelaisMatch *match = relais_decision_get_match (decision);
  g_auto (Explained) explained = { 0 };
  RelaisChoice *message;
  RelaisChoice *done;

  listen (decision, &explained);
  play (decision, "merchant ride 2 to langeais");
  play (decision, "done");
  relais_match_try (match);
  play (decision, "messenger ride 2 to talcy");
  done = deciding_find (decision, "done");
  g_assert_nonnull (relais_choice_get_reason (done));
  g_assert_null (relais_reason_get_rule (relais_choice_get_reason (done)));
  g_assert_false (relais_decision_choose (decision, done));
  g_assert_cmpuint (explained.times, ==, 1);
  relais_match_keep_trial (match);
  g_assert_null (relais_choice_get_reason (deciding_find (decision, "done")));

  deciding_choose (decision, "done");
  play (decision, "messenger ride 2 to talcy");
  g_assert_true (relais_match_undo (match));
  g_object_unref (decision);
  decision = decision_of (IN_CITY ("messenger", "orleans", "\"deniers\":7", ""));
  relais_match_try (relais_decision_get_match (decision));
  message = deciding_find (decision, "message 1");
  g_assert_nonnull (relais_choice_get_reason (message));
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
  assert_question (decision, "Shared victory: Player 1, Player 2");
  g_assert_cmpstr (relais_decision_get_remark (decision), ==, "The game was ended early.");
  g_assert_cmpuint (deciding_count (decision), ==, 0);
  relais_match_end_early (relais_decision_get_match (solo));
  assert_question (solo, "The game is over with 1 point");
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
  g_test_add_func ("/decision/ride/the-blacksmith-s-horse", test_blacksmith);
  g_test_add_func ("/decision/ride/an-unreachable-place-explains-itself", test_unreachable);
  g_test_add_func ("/decision/ride/what-goes-back-is-told-before", test_rich_warned);
  g_test_add_func ("/decision/ride/messages-show-where-they-go", test_goals_marked);
  g_test_add_func ("/decision/merchant/in-a-village", test_village);
  g_test_add_func ("/decision/merchant/in-an-own-monastery", test_own_monastery);
  g_test_add_func ("/decision/merchant/two-wood", test_lumberjack);
  g_test_add_func ("/decision/merchant/selling-everything-plays-all-the-sales", test_sales);
  g_test_add_func ("/decision/merchant/sales-one-by-one", test_sales_one_by_one);
  g_test_add_func ("/decision/merchant/a-farm-asks-where", test_farm);
  g_test_add_func ("/decision/merchant/what-changes-a-building-s-price", test_building_prices);
  g_test_add_func ("/decision/merchant/characters-at-the-circus", test_hire);
  g_test_add_func ("/decision/merchant/the-tent-is-pressed", test_tent_pressed);
  g_test_add_func ("/decision/stop/the-other-figure-can-be-chosen", test_other_figure);
  g_test_add_func ("/decision/stop/nothing-to-do-is-not-asked", test_stop_ends_by_itself);
  g_test_add_func ("/decision/stop/the-end-of-a-turn-is-pressed", test_end_of_turn);
  g_test_add_func ("/decision/messenger/messages-for-sale", test_messenger);
  g_test_add_func ("/decision/messenger/deliveries-and-marks", test_deliveries);
  g_test_add_func ("/decision/other/the-circus", test_circus);
  g_test_add_func ("/decision/other/a-poor-turn", test_collect);
  g_test_add_func ("/decision/other/trying-ahead-refuses-to-reveal", test_trying_ahead);
  g_test_add_func ("/decision/other/looking-back", test_looking_back);
  g_test_add_func ("/decision/other/over", test_over);
  g_test_add_func ("/decision/other/another-language-keeps-what-was-chosen", test_language);
  return g_test_run ();
}
