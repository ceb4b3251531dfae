/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What would come of an answer, before it is given: what playing it brings, and
 * nothing of what is hidden. */

#include "decision-table.h"
#include "model/loire/loire-lore.h"
#include "secrets.h"

#define GAMES 6
#define PRESSES 160

static gboolean
preview (RelaisMatch *match, RelaisChoice *choice, RelaisPreview *out)
{
  const RelaisMove *moves;
  guint n;

  moves = relais_choice_get_moves (choice, &n);
  return relais_choice_get_reason (choice) == NULL && relais_match_preview (match, moves, n, out);
}

/* Whether a move on the way there has turned something up. */
static gboolean
has_revealed (RelaisMatch *match, const RelaisNode *since)
{
  for (const RelaisNode *node = relais_match_get_node (match); node != since; node = node->parent)
    if (node->barrier && !relais_node_ends_turn (relais_match_get_tree (match), node))
      return TRUE;
  return FALSE;
}

/* The same in words, as the whole position is told. */
static void
assert_comes_true (RelaisMatch *match, RelaisChoice *choice, const RelaisPreview *told)
{
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (match));
  const RelaisNode *before = relais_match_get_node (match);
  RelaisView was = *relais_match_get_view (match);
  const RelaisMove *moves;
  g_autofree char *promised = lore->tell_change (&was, &told->after);
  g_autofree char *came = NULL;
  RelaisRefusal why;
  guint n;

  moves = relais_choice_get_moves (choice, &n);
  g_assert_true (relais_match_play_all (match, moves, n, &why));
  if (!relais_match_is_over (match) && !has_revealed (match, before))
    {
      g_autofree char *expected = lore->tell_position (relais_match_get_view (match));
      g_autofree char *position = lore->tell_position (&told->after);

      g_assert_cmpstr (position, ==, expected);
      came = lore->tell_change (&was, relais_match_get_view (match));
      g_assert_cmpstr (promised, ==, came);
    }
  while (relais_match_get_node (match) != before)
    g_assert_true (relais_match_undo (match));
}

static void
test_what_is_shown_comes_true (void)
{
  guint shown = 0;

  for (guint game = 0; game < GAMES; game++)
    {
      g_autofree char *line = g_strdup_printf ("loire players=%u seed=%u", 1 + game % 4, game + 3);
      g_autoptr (RelaisMatch) match = playing_match (line);
      g_autoptr (RelaisDecision) decision = deciding (match);
      RelaisRng rng;

      relais_rng_seed (&rng, game);
      for (guint i = 0; i < PRESSES && !relais_match_is_over (match); i++)
        {
          guint n = deciding_count (decision);
          guint which = relais_rng_below (&rng, n);

          for (guint k = 0; k < n; k++)
            {
              g_autoptr (RelaisChoice) choice = g_object_ref (deciding_nth (relais_decision_get_choices (decision), (which + k) % n));
              RelaisPreview told;

              if (relais_choice_get_reason (choice) != NULL)
                continue;
              if (preview (match, choice, &told))
                {
                  assert_comes_true (match, choice, &told);
                  shown++;
                }
              g_assert_true (relais_decision_choose (decision, choice));
              break;
            }
        }
    }
  g_assert_cmpuint (shown, >, GAMES * PRESSES / 2);
}

/* Two games that differ only in what is hidden: with the same dice each answer shows the
 * same, to the last byte. */
static void
test_nothing_hidden_is_shown (void)
{
  g_auto (Secrets) secrets = { NULL, NULL };
  g_autoptr (RelaisDecision) one = NULL;
  g_autoptr (RelaisDecision) other = NULL;
  guint compared = 0;
  RelaisRng rng;

  secrets_make (&secrets, "loire players=3 seed=5", 40);
  one = deciding (secrets.one);
  other = deciding (secrets.other);
  relais_rng_seed (&rng, 1);
  for (guint i = 0; i < 30; i++)
    {
      RelaisMove legal[RELAIS_MAX_MOVES];
      int n = relais_match_legal (secrets.one, legal);
      RelaisRefusal why;

      for (int k = 0; k < n; k++)
        {
          const RelaisGame *game = relais_match_get_game (secrets.one);
          RelaisPreview a, b;

          g_random_set_seed (i);
          g_assert_true (relais_match_preview (secrets.one, &legal[k], 1, &a));
          g_random_set_seed (i);
          g_assert_true (relais_match_preview (secrets.other, &legal[k], 1, &b));
          g_assert_true (memcmp (&a.after.state, &b.after.state, game->state_size) == 0);
          g_assert_cmpint (a.events.count, ==, b.events.count);
          g_assert_true (memcmp (a.events.at, b.events.at, sizeof (RelaisEvent) * (gsize) a.events.count) == 0);
          compared++;
        }
      n = (int) relais_rng_below (&rng, (guint) n);
      if (!relais_match_play_all (secrets.one, &legal[n], 1, &why) || !relais_match_play_all (secrets.other, &legal[n], 1, &why)
          || !secrets_same_views (relais_match_get_game (secrets.one), relais_match_get_state (secrets.one),
                                  relais_match_get_state (secrets.other)))
        break;
    }
  g_assert_cmpuint (compared, >, 20);
}

/* L-MSG: the card is a back. */
static void
test_a_message_that_is_bought_is_not_known_yet (void)
{
  g_autoptr (RelaisDecision) decision = decision_of (IN_CITY ("messenger", "nantes", "\"deniers\":9", ""));
  RelaisMatch *match = relais_decision_get_match (decision);
  RelaisPreview told;
  const LoireState *s;

  g_assert_true (preview (match, deciding_find (decision, "message 1"), &told));
  s = loire_state (&told.after);
  g_assert_cmpuint (s->seats[0].n_held, ==, 1);
  g_assert_true (loire_is_supposed (s, s->seats[0].held[0].card));
}

/* Only what is otherwise, in a line. */
static void
test_what_the_seat_has_afterwards_is_told (void)
{
  g_autoptr (RelaisDecision) decision =
    decision_of (IN_CITY ("merchant", "nantes", "\"deniers\":15,\"goods\":{\"wood\":2,\"cheese\":1}", ""));
  RelaisMatch *match = relais_decision_get_match (decision);
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (match));
  g_autofree char *sold = NULL;
  g_autofree char *shipped = NULL;
  RelaisPreview told;

  g_assert_true (preview (match, deciding_find (decision, "sell cheese"), &told));
  sold = lore->tell_change (relais_match_get_view (match), &told.after);
  g_assert_cmpstr (sold, ==, "15 → 20 d · cheese 1 → 0");
  g_assert_true (preview (match, deciding_find (decision, "ship 2"), &told));
  shipped = lore->tell_change (relais_match_get_view (match), &told.after);
  g_assert_cmpstr (shipped, ==, "15 → 5 d · boat 0 → 2 · points 0 → 2");
  g_assert_null (lore->tell_change (relais_match_get_view (match), relais_match_get_view (match)));
}

/* Nothing is played, so nothing is to be taken back or saved; and where nobody is asked
 * nothing is shown. */
static void
test_nothing_is_played (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisNode *start = relais_match_get_node (match);
  RelaisPreview told;
  RelaisMove move;

  g_assert_true (playing_parse (match, "merchant ride 2 to langeais", &move));
  g_assert_true (relais_match_preview (match, &move, 1, &told));
  g_assert_true (relais_match_get_node (match) == start && start->first == NULL);
  g_assert_false (relais_match_preview (match, &move, 0, &told));
  playing_play (match, "merchant ride 2 to langeais");
  relais_match_look (match, start);
  g_assert_false (relais_match_preview (match, &move, 1, &told));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/preview/what-is-shown-comes-true", test_what_is_shown_comes_true);
  g_test_add_func ("/preview/nothing-hidden-is-shown", test_nothing_hidden_is_shown);
  g_test_add_func ("/preview/a-message-that-is-bought-is-not-known-yet", test_a_message_that_is_bought_is_not_known_yet);
  g_test_add_func ("/preview/what-the-seat-has-afterwards-is-told", test_what_the_seat_has_afterwards_is_told);
  g_test_add_func ("/preview/nothing-is-played", test_nothing_is_played);
  return g_test_run ();
}
