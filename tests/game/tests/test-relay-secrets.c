/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two games that somebody cannot tell from each other: other hands and another
 * deck, as far as he may not know them. Whatever is told is the same in both. */

#include "../../model/playing.h"
#include "../../model/whole.h"
#include "../model/relay-lore.h"
#include "relais-history-row.h"

typedef struct
{
  RelaisMatch *one;
  RelaisMatch *other;
  int viewer;
} Pair;

/* A position of a game at random, and one that the viewer may as well believe in. */
static void
pair_make (Pair *pair, int viewer, guint moves, guint64 seed)
{
  g_autoptr (RelaisMatch) start = NULL;
  RelaisConfig config = { .given = 1u << RELAIS_OPTION_PLAYERS | 1u << RELAIS_OPTION_SEED };
  RelaisState view, believed;
  RelaisRng rng;

  config.value[RELAIS_OPTION_PLAYERS] = 3;
  config.value[RELAIS_OPTION_SEED] = (gint64) seed;
  start = relais_match_new (relais_record_new (&relais_relay, &config, NULL));
  relais_rng_seed (&rng, seed);
  playing_play_on (start, &rng, moves);
  relay_view (&relay_edition, relais_match_get_state (start), viewer, &view);
  relay_sample (&relay_edition, &view, &rng, &believed);
  g_assert_cmpint (memcmp (&believed, relais_match_get_state (start), sizeof (RelayState)), !=, 0);
  *pair = (Pair) {
    .one = playing_match_of (&relais_relay, relais_match_get_state (start)),
    .other = playing_match_of (&relais_relay, &believed),
    .viewer = viewer,
  };
}

static void
pair_clear (Pair *pair)
{
  g_clear_object (&pair->one);
  g_clear_object (&pair->other);
}

/* A move that both games allow and that shows the viewer nothing new. */
static gboolean
find_move (const Pair *pair, RelaisRng *rng, RelaisMove *move)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  guint32 n = (guint32) relais_match_legal (pair->one, moves);
  guint32 from = n > 0 ? relais_rng_below (rng, n) : 0;

  for (guint32 i = 0; i < n; i++)
    {
      RelaisRefusal why;

      *move = moves[(from + i) % n];
      if (move->kind != RELAY_MOVE_TAKE && relais_match_check (pair->other, *move, &why)
          && (move->kind != RELAY_MOVE_DECK || relais_match_get_seat (pair->one) != pair->viewer))
        return TRUE;
    }
  return FALSE;
}

static void
tell_places (GString *all, const RelaisView *view)
{
  for (guint town = 0; town < RELAY_TOWNS; town++)
    {
      g_autofree char *place = relais_lore_relay.tell_place (view, relay_towns[town]);

      g_string_append_printf (all, "%s\n", place);
    }
}

static void
tell_events (GString *all, RelaisMatch *match)
{
  RelaisEvents events;

  relais_match_told_events_of (match, relais_match_get_node (match), &events);
  for (int i = 0; i < events.count; i++)
    {
      char buffer[128];
      RelaisText text;

      relais_text_init (&text, buffer, sizeof buffer);
      relais_print_event (&relais_relay, &events.at[i], &text);
      g_string_append_printf (all, "%s\n", buffer);
    }
}

static void
tell_cards (GString *all, const RelaisView *view)
{
  g_autoptr (GListModel) cards = relais_lore_relay.cards (view);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (RelaisCard) card = g_list_model_get_item (cards, i);

      g_string_append_printf (all, "%s %u %u %s %s\n", relais_card_get_id (card), relais_card_get_owners (card), relais_card_get_fits (card),
                              relais_card_get_signs (card), relais_card_get_state (card));
    }
}

static void
tell_decision (GString *all, RelaisMatch *match)
{
  g_autoptr (RelaisDecision) decision = g_object_new (relais_lore_relay.decision_type (), "match", match, NULL);
  GListModel *choices = relais_decision_get_choices (decision);

  g_string_append_printf (all, "%s\n", relais_decision_get_question (decision));
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      g_string_append_printf (all, "%s %s\n", relais_choice_get_title (choice), relais_choice_get_detail (choice));
    }
}

static char *
tell_all (RelaisMatch *match, int viewer)
{
  GString *all = g_string_new (NULL);
  g_autoptr (RelaisHistory) history = relais_history_new (match);
  g_autofree char *moves = NULL;
  g_autofree char *position = NULL;

  relais_match_set_viewer (match, viewer);
  moves = whole_history (history);
  position = relais_lore_relay.tell_position (relais_match_get_view (match));
  g_string_append_printf (all, "%s\n%s\n", moves, position);
  tell_places (all, relais_match_get_view (match));
  tell_cards (all, relais_match_get_view (match));
  tell_events (all, match);
  tell_decision (all, match);
  return g_string_free (all, FALSE);
}

static void
assert_same (const Pair *pair)
{
  g_autofree char *one = tell_all (pair->one, pair->viewer);
  g_autofree char *other = tell_all (pair->other, pair->viewer);

  g_assert_cmpstr (one, ==, other);
  g_assert_cmpint (memcmp (&relais_match_get_view (pair->one)->state, &relais_match_get_view (pair->other)->state,
                           sizeof (RelayState)), ==, 0);
}

static void
test_nothing_tells_what_others_hold (void)
{
  guint made = 0;

  for (int viewer = RELAIS_SEATS; viewer < 3; viewer++)
    for (guint moves = 0; moves < 40; moves += 3)
      {
        RelaisRefusal why;
        RelaisMove move;
        RelaisRng rng;
        Pair pair;

        relais_rng_seed (&rng, moves);
        pair_make (&pair, viewer, moves, 10 + moves);
        assert_same (&pair);
        for (guint i = 0; i < 20 && viewer != RELAIS_SEATS && find_move (&pair, &rng, &move); i++, made++)
          {
            g_assert_true (relais_match_play_all (pair.one, &move, 1, &why) && relais_match_play_all (pair.other, &move, 1, &why));
            assert_same (&pair);
          }
        pair_clear (&pair);
      }
  g_assert_cmpuint (made, >, 200);
}

static void
try_ahead (RelaisMatch *match, int viewer, guint32 seed)
{
  relais_match_set_viewer (match, viewer);
  g_random_set_seed (seed);
  relais_match_try (match);
  g_assert_true (relais_match_get_trying (match));
}

/* Who tries ahead plays for all, and sees no more of it than of the game; what was
 * for others to do is not kept. */
static void
test_a_trial_tells_nothing_either (void)
{
  guint made = 0;

  for (int viewer = 0; viewer < 3; viewer++)
    for (guint moves = 0; moves < 30; moves++)
      {
        RelaisRng rng;
        Pair pair;
        int turn;

        pair_make (&pair, viewer, moves, 10 + moves);
        turn = relais_match_get_turn (pair.one);
        relais_rng_seed (&rng, moves);
        if (relais_match_get_seat (pair.one) == viewer)
          {
            try_ahead (pair.one, viewer, moves);
            try_ahead (pair.other, viewer, moves);
            for (guint i = 0; i < 12; i++, made++)
              {
                RelaisMove move;
                RelaisRefusal why;

                g_assert_true (playing_play_random (pair.one, &rng));
                move = relais_match_get_node (pair.one)->move;
                g_assert_true (relais_match_play_all (pair.other, &move, 1, &why));
                assert_same (&pair);
              }
            g_assert_false (relais_match_keep_trial (pair.one));
            g_assert_cmpint (relais_match_get_turn (pair.one), <=, turn + 1);
            g_assert_false (relais_match_get_node (pair.one)->supposed);
          }
        pair_clear (&pair);
      }
  g_assert_cmpuint (made, >, 200);
}

/* What is drawn stays face down, for oneself, too, and cannot be laid. */
static void
test_a_card_drawn_in_a_trial_is_not_known (void)
{
  static const RelaisMove deck = { RELAY_MOVE_DECK, 0, 0, 0 };
  g_autoptr (RelaisMatch) match = playing_match ("relay players=2 seed=4 first_player=0 hand=1");
  g_autofree char *hand = NULL;
  RelaisMove moves[RELAIS_MAX_MOVES];
  uint8_t known[RELAY_TOWNS];
  RelaisRefusal why;
  int n;

  memcpy (known, ((const RelayState *) relais_match_get_state (match))->seats[0].hand, sizeof known);
  try_ahead (match, 0, 1);
  g_assert_true (relais_match_play_all (match, &deck, 1, &why));
  n = relais_match_legal (match, moves);
  for (int i = 0; i < n; i++)
    if (moves[i].kind == RELAY_MOVE_LAY)
      g_assert_cmpuint (known[moves[i].a], >, 0);
  hand = relay_tell_hand (relais_match_get_view (match), 0);
  g_assert_true (g_str_has_suffix (hand, ", 1 not known yet"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/relay/secrets", test_nothing_tells_what_others_hold);
  g_test_add_func ("/relay/secrets/trial", test_a_trial_tells_nothing_either);
  g_test_add_func ("/relay/secrets/drawn", test_a_card_drawn_in_a_trial_is_not_known);
  return g_test_run ();
}
