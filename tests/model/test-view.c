/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions as somebody may know them: told without a match, and who looks at one. */

#include "deciding.h"
#include "model/relais-match-cards.h"
#include "telling.h"

/* Without a match */

static void
begin (RelaisView *view, const char *line, int viewer)
{
  g_autoptr (RelaisRecord) record = testing_record (line);

  relais_view_init (view, &relais_loire, &loire_edition, relais_tree_get_root (record->tree)->state, viewer);
}

static void
assert_told (char *told, const char *expected)
{
  g_assert_cmpstr (told, ==, expected);
  g_free (told);
}

static void
test_a_position_is_told_without_a_match (void)
{
  const RelaisLore *lore = telling_lore ();
  g_autofree char *position = NULL;
  g_autoptr (GListModel) cards = NULL;
  RelaisView view;

  begin (&view, "loire players=2 seed=7 first_player=0", RELAIS_NOBODY);
  assert_told (lore->tell_turn (&view), "Turn 1, round 1 · Red to move · boats race to 20, messages to 12");
  view.names[0] = "Anna";
  assert_told (lore->tell_turn (&view), "Turn 1, round 1 · Anna to move · boats race to 20, messages to 12");
  assert_told (lore->name_place (&view, "merchant"), "Anna’s merchant with 2 horses");
  assert_told (lore->tell_result (&view), NULL);
  position = lore->tell_position (&view);
  g_assert_nonnull (strstr (position, "\nAnna (Red), 7 d, "));
  cards = lore->cards (&view);
  g_assert_cmpuint (g_list_model_get_n_items (cards), >, 65);
}

static void
test_the_players_may_end_it (void)
{
  RelaisView view;
  g_autofree char *result = NULL;

  begin (&view, "loire players=2 seed=7 first_player=0", RELAIS_ALL);
  g_assert_false (relais_view_is_over (&view));
  view.ended = TRUE;
  g_assert_true (relais_view_is_over (&view));
  result = telling_lore ()->tell_result (&view);
  g_assert_nonnull (strstr (result, "The game was ended early, in round 1."));
}

/* A card is the same object in another position, and tells what is true of it there. */
static void
test_cards_follow_views (void)
{
  const RelaisLore *lore = telling_lore ();
  g_autoptr (GListModel) cards = NULL;
  RelaisView view;
  LoireState *s = (LoireState *) &view.state;
  RelaisCard *spy;

  begin (&view, "loire players=2 seed=7 first_player=0", RELAIS_SEATS);
  cards = lore->cards (&view);
  spy = relais_card_find (cards, "spy");
  g_assert_cmpuint (relais_card_get_owners (spy), ==, 0);
  s->seats[1].characters |= LOIRE_BIT (LOIRE_SPY);
  lore->refresh_cards (&view, cards);
  g_assert_cmpuint (relais_card_get_owners (spy), ==, 1u << 1);
  view.past = TRUE;
  lore->refresh_cards (&view, cards);
  g_assert_nonnull (strstr (relais_reason_get_sentence (relais_card_get_reason (spy)), "earlier position"));
}

static void
test_an_unknown_number_is_told_as_such (void)
{
  RelaisView view;

  begin (&view, "loire players=2 seed=7", RELAIS_NOBODY);
  assert_told (relais_lore_value (&view, RELAIS_CLASS_NUMBER, RELAIS_UNKNOWN), "?");
  assert_told (relais_lore_value (&view, RELAIS_CLASS_NUMBER, 0), "0");
}

/* Of a match */

static void
test_the_view_is_made_once (void)
{
  g_autoptr (RelaisMatch) match = telling_match ("loire players=2 seed=7 first_player=0");
  const RelaisView *view = relais_match_get_view (match);
  LoireState *s = (LoireState *) &view->state;

  g_assert_cmpint (view->viewer, ==, RELAIS_SEATS);
  g_assert_cmpstr (view->names[1], ==, "Ben");
  /* Whoever wrote there would find it again. */
  s->seed = 5;
  g_assert_true (relais_match_get_view (match) == view);
  g_assert_cmpuint (s->seed, ==, 5);
  g_object_set (relais_match_nth_seat (match, 1), "name", "Claire", NULL);
  g_assert_cmpstr (relais_match_get_view (match)->names[1], ==, "Claire");
  playing_play (match, "merchant ride 2 to langeais");
  g_assert_cmpuint (((const LoireState *) &relais_match_get_view (match)->state)->seed, ==, 0);
}

static void
test_looking_back_is_told (void)
{
  g_autoptr (RelaisMatch) match = telling_match ("loire players=2 seed=7 first_player=0");
  RelaisNode *start = relais_match_get_node (match);

  playing_play (match, "merchant ride 2 to langeais");
  relais_match_look (match, start);
  g_assert_true (relais_match_get_view (match)->past);
  relais_match_end_early (match);
  g_assert_false (relais_match_get_view (match)->past);
  g_assert_true (relais_match_get_view (match)->ended);
  relais_match_look (match, start);
  g_assert_true (relais_match_get_view (match)->past);
  g_assert_false (relais_match_get_view (match)->ended);
}

/* What the Spy shows is seen by who picks, and by all together; where the cards lie open, that is how all play. */
static void
test_what_one_seat_looks_at (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("{\"players\":2,\"seed\":3,\"turn\":8,\"seats\":[{\"deniers\":50,"
                                                 "\"characters\":[\"spy\"]},{\"characters\":[]}]}");
  const LoireState *s;
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  do
    {
      g_assert_true (playing_play_random (match, &rng));
      s = relais_match_get_state (match);
    }
  while (s->phase != LOIRE_PICK);
  for (int viewer = RELAIS_ALL; viewer < 2; viewer++)
    {
      RelaisView view;

      relais_match_view (match, relais_match_get_node (match), viewer, &view);
      g_assert_cmpint (loire_sees_pick ((const LoireState *) &view.state), ==,
                       viewer == s->player || viewer == RELAIS_SEATS || viewer == RELAIS_ALL);
    }
}

/* Who looks, as it were if the cards did not lie open */

static RelaisMatch *
closed_match (RelaisGame *closed, const char *line)
{
  g_autoptr (RelaisMatch) open = playing_match (line);

  *closed = relais_loire;
  closed->open = FALSE;
  return playing_match_of (closed, relais_match_get_state (open));
}

static void
test_alone_one_looks_at_once (void)
{
  RelaisGame closed;
  g_autoptr (RelaisMatch) match = closed_match (&closed, "loire players=1 seed=7");

  g_assert_cmpint (relais_match_get_viewer (match), ==, 0);
  g_assert_true (relais_match_may_ask (match));
}

/* Until somebody says that it is him, nobody sees what a seat holds, and nothing can be answered. */
static void
test_a_seat_makes_room_for_the_next (void)
{
  RelaisGame closed;
  g_autoptr (RelaisMatch) match = closed_match (&closed, "loire players=2 seed=7 first_player=0");
  g_autoptr (RelaisDecision) decision = deciding (match);
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  g_assert_cmpint (relais_match_get_viewer (match), ==, RELAIS_NOBODY);
  g_assert_cmpuint (deciding_count (decision), ==, 0);
  g_assert_null (relais_decision_press (decision, "merchant"));
  g_assert_false (relais_decision_adjust (decision, 1) || relais_decision_back (decision));
  relais_match_set_viewer (match, 0);
  g_assert_cmpint (relais_match_get_view (match)->viewer, ==, 0);
  g_assert_cmpuint (deciding_count (decision), >, 0);
  playing_play_to_barrier (match, &rng, TRUE);
  g_assert_cmpint (relais_match_get_seat (match), ==, 1);
  g_assert_cmpint (relais_match_get_viewer (match), ==, RELAIS_NOBODY);
  g_assert_cmpuint (deciding_count (decision), ==, 0);
  relais_match_set_viewer (match, 1);
  /* Taken back to before it was his turn, and he who looks is not asked. */
  g_assert_true (relais_match_undo (match));
  g_assert_cmpint (relais_match_get_viewer (match), ==, RELAIS_NOBODY);
}

static void
test_the_end_opens_everything (void)
{
  RelaisGame closed;
  g_autoptr (RelaisMatch) match = closed_match (&closed, "loire players=1 seed=7 solo_turns=2");
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  playing_play_on (match, &rng, 500);
  g_assert_true (relais_match_is_over (match));
  g_assert_cmpint (relais_match_get_viewer (match), ==, RELAIS_ALL);
  g_assert_cmpuint (((const LoireState *) &relais_match_get_view (match)->state)->seed, ==, 7);
  g_assert_true (relais_match_undo (match));
  g_assert_cmpint (relais_match_get_viewer (match), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/view/told", test_a_position_is_told_without_a_match);
  g_test_add_func ("/view/ended", test_the_players_may_end_it);
  g_test_add_func ("/view/cards", test_cards_follow_views);
  g_test_add_func ("/view/unknown", test_an_unknown_number_is_told_as_such);
  g_test_add_func ("/view/once", test_the_view_is_made_once);
  g_test_add_func ("/view/back", test_looking_back_is_told);
  g_test_add_func ("/view/spy", test_what_one_seat_looks_at);
  g_test_add_func ("/viewer/alone", test_alone_one_looks_at_once);
  g_test_add_func ("/viewer/room", test_a_seat_makes_room_for_the_next);
  g_test_add_func ("/viewer/end", test_the_end_opens_everything);
  return g_test_run ();
}
