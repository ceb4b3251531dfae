/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is true of the cards in the position shown: prices, who has them, what
 * can be taken, and nothing that nobody may know. */

#include "table.h"

#include "engine/loire/loire-rules.h"
#include "model/loire/loire-cards.h"

#define POSITION "'players':2,'seed':1,'turn':12,'options':{'first_player':0}," \
  "'shields':{'ancenis':'red','angers':'blue','langeais':'green','tours':'yellow','vendome':'black'," \
  "'blois':'purple','talcy':'red','beaugency':'blue','meung':'white','chambord':'red','cheverny':'yellow'," \
  "'amboise':'black','villandry':'blue','usse':'white','chinon':'purple','montsoreau':'green','saumur':'red'," \
  "'brissac':'yellow'},'market':['red','blue','yellow','green','purple','white','black']"

/* Seat 0's figure has just stopped somewhere. */
#define STOPPED(figure, at, dir, seat) \
  "'phase':'" figure "','used':{'" figure "':true}," \
  "'seats':[{'" figure "':{'at':'" at "','dir':" dir ",'horses':2}," seat "},{}]"
#define SETUP(figure, at, dir, seat) "{" POSITION "," STOPPED (figure, at, dir, seat) "}"

static int
cost_now (const Table *table, const char *id)
{
  return relais_card_get_cost_now (table_find (table->cards, id));
}

/* Prices. */

static void
test_witch_makes_others_cheaper (void)
{
  Table table;

  table_lay (&table, SETUP ("merchant", "usse", "'cw'", "'deniers':4,'characters':['witch']"));
  g_assert_cmpint (relais_card_get_cost (table_find (table.cards, "spy")), ==, 3);
  g_assert_cmpint (cost_now (&table, "spy"), ==, 2);
  g_assert_cmpint (cost_now (&table, "wood_merchant"), ==, 0);
  g_assert_cmpint (cost_now (&table, "judge"), ==, 5);
  g_assert_cmpint (cost_now (&table, "nantes.bank"), ==, 4);
  g_assert_cmpint (cost_now (&table, "witch"), ==, -1);         /* there is nothing to pay any more */
  g_assert_true ((relais_card_get_fits (table_find (table.cards, "spy")) & LOIRE_FITS_PURSE) != 0);
  g_assert_false ((relais_card_get_fits (table_find (table.cards, "judge")) & LOIRE_FITS_PURSE) != 0);
  g_assert_false ((relais_card_get_fits (table_find (table.cards, "witch")) & LOIRE_FITS_PURSE) != 0);
  g_assert_true (relais_card_get_mine (table_find (table.cards, "witch")));
  table_clear (&table);
}

static void
test_ladys_second_costs_more (void)
{
  Table table;

  table_lay (&table, SETUP ("merchant", "usse", "'cw'", "'deniers':9,'characters':['lady_in_waiting','witch']"));
  g_assert_cmpint (cost_now (&table, "spy"), ==, 2);
  playing_play (table.match, "hire mayor");
  g_assert_cmpint (cost_now (&table, "spy"), ==, 4);
  g_assert_cmpint (cost_now (&table, "wood_merchant"), ==, 2);
  /* Both are hired: what the first one costs in the next turn. */
  playing_play (table.match, "hire spy");
  g_assert_cmpint (cost_now (&table, "wood_merchant"), ==, 0);
  table_clear (&table);

  /* Without her there is no second one to pay more for. */
  table_lay (&table, SETUP ("merchant", "usse", "'cw'", "'deniers':9"));
  playing_play (table.match, "hire mayor");
  g_assert_cmpint (cost_now (&table, "spy"), ==, 3);
  table_clear (&table);
}

static void
test_magister_and_economus (void)
{
  Table table;

  table_lay (&table, SETUP ("merchant", "nantes", "null", "'deniers':20,'characters':['magister_artium','economus']"));
  g_assert_cmpint (cost_now (&table, "nantes.bank"), ==, 3);
  playing_play (table.match, "build nantes.post_office");
  g_assert_cmpint (cost_now (&table, "nantes.bank"), ==, 4);
  playing_play (table.match, "build nantes.ducal_palace");
  g_assert_cmpint (cost_now (&table, "nantes.bank"), ==, 3);
  table_clear (&table);
}

static void
test_post_offices_second_message (void)
{
  Table table;

  table_lay (&table, SETUP ("messenger", "nantes", "null", "'palaces':[{'id':'nantes.post_office','turn':2}]"));
  g_assert_cmpint (cost_now (&table, "m3.02"), ==, 3);
  playing_play (table.match, "message 1");
  g_assert_cmpint (cost_now (&table, "m3.02"), ==, 2);
  table_clear (&table);
}

/* Who has what, and what can be taken. */

static void
test_hired_is_told (void)
{
  Table table;
  RelaisCard *spy, *judge;

  table_lay (&table, SETUP ("merchant", "usse", "'cw'", "'deniers':9"));
  g_object_set (relais_match_nth_seat (table.match, 0), "name", "Anna", NULL);
  spy = table_find (table.cards, "banker");
  judge = table_find (table.cards, "judge");
  g_assert_cmpint (relais_card_get_left (spy), ==, 2);
  g_assert_cmpint (relais_card_get_copies (spy), ==, 2);
  g_assert_cmpstr (relais_card_get_state (spy), ==, "2 of 2 left.");
  g_assert_true (relais_card_get_takeable (spy));
  g_assert_null (relais_card_get_reason (spy));

  playing_play (table.match, "hire banker");
  g_assert_cmpint (relais_card_get_left (spy), ==, 1);
  g_assert_cmpuint (relais_card_get_owners (spy), ==, 1);
  g_assert_true (relais_card_get_mine (spy));
  g_assert_cmpstr (relais_card_get_state (spy), ==, "1 of 2 left. Anna has one.");
  g_assert_false (relais_card_get_takeable (judge));
  g_assert_cmpstr (relais_reason_get_rule (relais_card_get_reason (judge)), ==, "L-HIRE-1");

  g_assert_true (relais_match_undo (table.match));
  g_assert_cmpint (relais_card_get_left (spy), ==, 2);
  g_assert_cmpuint (relais_card_get_owners (spy), ==, 0);
  g_assert_false (relais_card_get_mine (spy));
  g_assert_true (relais_card_get_takeable (judge));
  g_assert_null (relais_card_get_reason (judge));

  playing_play (table.match, "hire judge");
  g_assert_cmpstr (relais_card_get_state (judge), ==, "0 of 1 left. Anna has it.");
  g_object_set (relais_match_nth_seat (table.match, 0), "name", "Ada", NULL);
  g_assert_cmpstr (relais_card_get_state (judge), ==, "0 of 1 left. Ada has it.");
  table_clear (&table);
}

static void
test_own_character_is_not_hired_again (void)
{
  Table table;
  RelaisCard *banker;

  table_lay (&table, "{'seed':1,'seats':[{'characters':['banker']},{'characters':['banker']}]}");
  banker = table_find (table.cards, "banker");
  g_assert_true (relais_card_get_mine (banker));
  g_assert_false (relais_card_get_takeable (banker));
  g_assert_cmpstr (relais_reason_get_sentence (relais_card_get_reason (banker)), ==, "You have this one already.");
  table_clear (&table);
}

static void
test_several_owners_are_told (void)
{
  static const char *const names[] = { "Anna", "Ben", "Cem", "Dora" };
  Table table;

  table_lay (&table, "{'players':4,'seed':1,'seats':[{'characters':['banker','spy','mayor']},"
                     "{'characters':['banker','spy','mayor'],'palaces':[{'id':'nantes.bank','turn':0}]},"
                     "{'characters':['banker','mayor']},{'characters':['banker']}],'turn':9,'options':{'first_player':0}}");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_object_set (relais_match_nth_seat (table.match, i), "name", names[i], NULL);
  g_assert_cmpstr (relais_card_get_state (table_find (table.cards, "banker")), ==,
                   "0 of 4 left. Anna, Ben, Cem and Dora have one each.");
  g_assert_cmpstr (relais_card_get_state (table_find (table.cards, "mayor")), ==,
                   "1 of 4 left. Anna, Ben and Cem have one each.");
  g_assert_cmpstr (relais_card_get_state (table_find (table.cards, "spy")), ==,
                   "0 of 2 left. Anna and Ben have one each.");
  g_assert_cmpuint (relais_card_get_owners (table_find (table.cards, "mayor")), ==, 7);
  g_assert_cmpstr (relais_card_get_state (table_find (table.cards, "nantes.bank")), ==, "1 of 2 left. Ben has one.");
  table_clear (&table);
}

static void
test_new_palace_waits (void)
{
  Table table;
  RelaisCard *bank;

  table_lay (&table, SETUP ("merchant", "nantes", "null", "'deniers':9"));
  bank = table_find (table.cards, "nantes.bank");
  g_assert_true (relais_card_get_takeable (bank));
  playing_play (table.match, "build nantes.bank");
  g_assert_true (relais_card_get_mine (bank));
  g_assert_nonnull (strstr (relais_card_get_state (bank), "Yours works from your next turn on."));
  g_assert_cmpstr (relais_reason_get_rule (relais_card_get_reason (bank)), ==, "L-BLD-1");
  table_clear (&table);
}

/* Messages. */

static void
test_message_from_deck_to_delivery (void)
{
  Table table;
  RelaisCard *card;

  table_lay (&table, SETUP ("messenger", "tours", "'cw'",
                      "'characters':['apprentice','helper'],'tokens':2,"
                      "'messages':[{'id':'m3.02','marks':[{'shield':'blue','at':'villandry'}]}]"));
  g_object_set (relais_match_nth_seat (table.match, 0), "name", "Anna", NULL);
  card = table_find (table.cards, "m3.02");
  g_assert_cmpstr (relais_card_get_signs (card), ==, "shield-blue/token-red shield-yellow shield-purple");
  g_assert_cmpstr (relais_card_get_state (card), ==, "Anna has it to deliver. Marked: blue in Villandry.");
  g_assert_cmpint (relais_card_get_left (card), ==, 0);
  g_assert_true (relais_card_get_mine (card));
  playing_play (table.match, "mark m3.02");
  g_assert_cmpstr (relais_card_get_signs (card), ==, "shield-blue/token-red shield-yellow/token-red shield-purple");
  g_assert_cmpstr (relais_card_get_state (card), ==,
                   "Anna has it to deliver. Marked: blue in Villandry, yellow in Tours.");
  table_clear (&table);

  table_lay (&table, SETUP ("messenger", "tours", "'cw'", "'messages':[{'id':'m1.04','marks':[]}]"));
  g_object_set (relais_match_nth_seat (table.match, 0), "name", "Anna", NULL);
  card = table_find (table.cards, "m1.04");
  g_assert_cmpstr (relais_card_get_signs (card), ==, "");
  /* The yellow tile lies third in the market. */
  g_assert_cmpstr (relais_card_get_state (card), ==, "Anna has it to deliver. It pays 2 deniers now.");
  playing_play (table.match, "deliver m1.04");
  g_assert_cmpstr (relais_card_get_state (card), ==, "Anna has delivered it.");
  g_assert_cmpuint (relais_card_get_owners (card), ==, 1);
  card = table_find (table.cards, "m1.05");
  g_assert_cmpstr (relais_card_get_state (card), ==, "Still in the deck of level 1.");
  g_assert_cmpint (relais_card_get_left (card), ==, 1);
  g_assert_cmpuint (relais_card_get_owners (card), ==, 0);
  table_clear (&table);
}

/* What is true of all cards, as one string. */
static char *
tell_all (const Table *table)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (table->cards); i++)
    {
      g_autoptr (RelaisCard) card = g_list_model_get_item (table->cards, i);
      RelaisReason *reason = relais_card_get_reason (card);

      g_string_append_printf (all, "%s %d %d %u %d %d %d %s %s %s\n", relais_card_get_id (card),
                              relais_card_get_cost_now (card), relais_card_get_left (card),
                              relais_card_get_owners (card), relais_card_get_mine (card),
                              (relais_card_get_fits (card) & LOIRE_FITS_PURSE) != 0, relais_card_get_takeable (card),
                              relais_card_get_state (card), relais_card_get_signs (card),
                              reason != NULL ? relais_reason_get_sentence (reason) : "-");
    }
  return g_string_free (all, FALSE);
}

/* Two games that differ in nothing but the order of their decks look the same. */
static void
test_no_order_of_the_decks_shows (void)
{
  g_autofree char *first = NULL, *second = NULL;
  Table table;

  table_lay (&table, SETUP ("messenger", "nantes", "null", "'characters':['spy']"));
  playing_play (table.match, "message 2");
  first = tell_all (&table);
  table_clear (&table);
  table_lay (&table, "{'decks':{'2':['m2.21','m2.20','m2.19','m2.18','m2.17','m2.16','m2.15','m2.14','m2.13','m2.12',"
                     "'m2.11','m2.10','m2.09','m2.08','m2.07','m2.06','m2.05','m2.04','m2.03','m2.02','m2.01']},"
                     POSITION "," STOPPED ("messenger", "nantes", "null", "'characters':['spy']") "}");
  playing_play (table.match, "message 2");
  second = tell_all (&table);
  table_clear (&table);
  g_assert_cmpstr (first, ==, second);
}

/* Every position of whole games. */

static int
price_paid (RelaisMatch *match, RelaisMove move)
{
  RelaisEvents events = { 0 };
  RelaisState scratch;

  relais_copy (&relais_loire, &scratch, relais_match_get_state (match));
  relais_loire.make (relais_match_get_edition (match), &scratch, move, &events);
  for (int i = 0; i < events.count; i++)
    if (events.at[i].kind == LOIRE_EVENT_PAID)
      return events.at[i].arg[1];
  return 0;
}

static void
assert_card_is_true (const Table *table, const char *id, RelaisMove move, const RelaisMove *moves, int n)
{
  RelaisCard *card = table_find (table->cards, id);
  gboolean legal = FALSE;

  for (int i = 0; i < n; i++)
    legal = legal || memcmp (&moves[i], &move, sizeof move) == 0;
  g_assert_true (relais_card_get_takeable (card) == legal);
  g_assert_true ((relais_card_get_reason (card) == NULL) == legal);
  if (!legal)
    return;
  g_assert_true ((relais_card_get_fits (card) & LOIRE_FITS_PURSE) != 0);
  g_assert_false (relais_card_get_mine (card));
  g_assert_cmpint (relais_card_get_left (card), >, 0);
  g_assert_cmpint (relais_card_get_cost_now (card), ==, price_paid (table->match, move));
}

static void
assert_cards_are_true (const Table *table)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  int n = relais_match_legal (table->match, moves);
  const LoireState *s = relais_match_get_state (table->match);
  int decks = 0, in_decks = 0;

  for (guint i = 0; i < LOIRE_CHARACTERS; i++)
    assert_card_is_true (table, loire_characters[i], (RelaisMove) { LOIRE_MOVE_HIRE, (guint8) i, 0, 0 }, moves, n);
  for (guint i = 0; i < LOIRE_PALACES; i++)
    assert_card_is_true (table, loire_palaces[i], (RelaisMove) { LOIRE_MOVE_PALACE, (guint8) i, 0, 0 }, moves, n);
  for (guint i = 0; i < LOIRE_MESSAGES; i++)
    in_decks += relais_card_get_left (table_find (table->cards, loire_messages[i]));
  for (guint level = 0; level < LOIRE_LEVELS; level++)
    decks += s->n_deck[level];
  g_assert_cmpint (in_decks, ==, decks);
}

static void
test_true_in_every_position (void)
{
  static const char *const games[] = {
    "loire players=1 seed=3", "loire players=2 seed=4 preset=german palatium_hire=shared",
    "loire players=3 seed=5 start_deniers=200 rich_limit=999", "loire players=4 seed=6 start_deniers=90 rich_limit=999",
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      RelaisRng rng;
      Table table;

      table_lay (&table, games[i]);
      relais_rng_seed (&rng, i);
      for (guint n = 0; n < 400 && playing_play_random (table.match, &rng); n++)
        assert_cards_are_true (&table);
      table_clear (&table);
    }
}

static void
test_back_and_forth_it_is_the_same (void)
{
  g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
  RelaisRng rng;
  Table table;

  table_lay (&table, "loire players=2 seed=9 start_deniers=60 rich_limit=999");
  relais_rng_seed (&rng, 1);
  g_ptr_array_add (told, tell_all (&table));
  while (told->len < 120 && playing_play_random (table.match, &rng))
    g_ptr_array_add (told, tell_all (&table));
  for (guint i = told->len - 1; i-- > 0;)
    {
      g_autofree char *now = NULL;

      g_assert_true (relais_match_undo (table.match));
      now = tell_all (&table);
      g_assert_cmpstr (now, ==, told->pdata[i]);
    }
  table_clear (&table);
}

static void
test_looking_back_nothing_can_be_taken (void)
{
  RelaisNode *start;
  RelaisCard *card;
  Table table;

  table_lay (&table, SETUP ("merchant", "usse", "'cw'", "'deniers':9,'characters':['lady_in_waiting']"));
  start = relais_match_get_node (table.match);
  card = table_find (table.cards, "spy");
  playing_play (table.match, "hire mayor");
  g_assert_true (relais_card_get_takeable (card));
  g_assert_cmpint (relais_card_get_cost_now (card), ==, 5);
  relais_match_look (table.match, start);
  g_assert_false (relais_card_get_takeable (card));
  g_assert_nonnull (strstr (relais_reason_get_sentence (relais_card_get_reason (card)), "earlier position"));
  g_assert_cmpint (relais_card_get_cost_now (card), ==, 3);
  g_assert_cmpint (relais_card_get_left (table_find (table.cards, "mayor")), ==, 2);
  relais_match_look (table.match, NULL);
  g_assert_true (relais_card_get_takeable (card));
  relais_match_end_early (table.match);
  g_assert_false (relais_card_get_takeable (card));
  g_assert_nonnull (relais_card_get_reason (card));
  table_clear (&table);
}

/* Signals. */

static void
count_notify (RelaisCard *card, GParamSpec *pspec, guint *n)
{
  (*n)++;
}

static void
test_only_what_changed_is_notified (void)
{
  guint banker = 0, message = 0, left = 0;
  Table table;

  table_lay (&table, SETUP ("merchant", "usse", "'cw'", "'deniers':9,'characters':['lady_in_waiting']"));
  g_signal_connect (table_find (table.cards, "banker"), "notify", G_CALLBACK (count_notify), &banker);
  g_signal_connect (table_find (table.cards, "m1.09"), "notify", G_CALLBACK (count_notify), &message);
  g_signal_connect (table_find (table.cards, "mayor"), "notify::left", G_CALLBACK (count_notify), &left);
  playing_play (table.match, "hire mayor");
  g_assert_cmpuint (banker, ==, 1);     /* the price of a second one */
  g_assert_cmpuint (message, ==, 0);
  g_assert_cmpuint (left, ==, 1);
  table_clear (&table);
}

static void
test_list_and_match_are_independent (void)
{
  RelaisCard *card;
  Table table;

  /* A list that is gone is not refreshed. */
  table_lay (&table, "loire players=2 seed=7");
  g_clear_object (&table.cards);
  playing_play (table.match, "merchant ride 2 to langeais");
  g_object_unref (table.match);

  /* A match that is gone leaves the cards as they were. */
  table_lay (&table, "loire players=2 seed=7");
  g_object_add_weak_pointer (G_OBJECT (table.match), (gpointer *) &table.match);
  g_object_unref (table.match);
  g_assert_null (table.match);
  card = table_find (table.cards, "spy");
  g_assert_cmpstr (relais_card_get_title (card), ==, "Spy");
  g_object_unref (table.cards);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards/cost/witch-makes-others-cheaper", test_witch_makes_others_cheaper);
  g_test_add_func ("/cards/cost/ladys-second-costs-more", test_ladys_second_costs_more);
  g_test_add_func ("/cards/cost/magister-and-economus", test_magister_and_economus);
  g_test_add_func ("/cards/cost/post-offices-second-message", test_post_offices_second_message);
  g_test_add_func ("/cards/hired-is-told", test_hired_is_told);
  g_test_add_func ("/cards/own-character", test_own_character_is_not_hired_again);
  g_test_add_func ("/cards/several-owners-are-told", test_several_owners_are_told);
  g_test_add_func ("/cards/new-palace-waits", test_new_palace_waits);
  g_test_add_func ("/cards/message-from-deck-to-delivery", test_message_from_deck_to_delivery);
  g_test_add_func ("/cards/no-order-of-the-decks-shows", test_no_order_of_the_decks_shows);
  g_test_add_func ("/cards/true-in-every-position", test_true_in_every_position);
  g_test_add_func ("/cards/back-and-forth-it-is-the-same", test_back_and_forth_it_is_the_same);
  g_test_add_func ("/cards/looking-back-nothing-can-be-taken", test_looking_back_nothing_can_be_taken);
  g_test_add_func ("/cards/only-what-changed-is-notified", test_only_what_changed_is_notified);
  g_test_add_func ("/cards/list-and-match-are-independent", test_list_and_match_are_independent);
  return g_test_run ();
}
