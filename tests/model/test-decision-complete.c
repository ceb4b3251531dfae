/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever the rules allow can be chosen, and nothing else; what a choice says
 * it costs is what it costs. Shown for all positions of random games. */

#include "decision-walk.h"

#include "../thread-time.h"

#define MOVES_PER_GAME 400

static const char *const games[] = {
  "loire players=1 seed=1",
  "loire players=2 seed=2",
  "loire players=3 seed=3",
  "loire players=4 seed=4",
  "loire players=1 seed=5 variant=casual",
  "loire players=3 seed=6 variant=casual casual_abbey=no",
  "loire players=2 seed=7 preset=german start_deniers=300 rich_limit=900",
  "loire players=4 seed=8 preset=french start_deniers=300 rich_limit=900",
  "loire players=3 seed=9 start_deniers=300 rich_limit=900 boat_goal=20 message_goal=60",
  "loire players=4 seed=10 start_deniers=900 rich_limit=999 lumberjack_pays=each palatium_hire=shared",
  "loire players=1 seed=11 start_deniers=300 rich_limit=900 poor_limit=0 solo_turns=200 message_goal=60",
  TESTING_RICH (2, "{" TESTING_MENAGERIE "},{" TESTING_BUILDERS "}"),
  TESTING_RICH (3, "{" TESTING_MENAGERIE "},{" TESTING_BUILDERS "},{" TESTING_DUCAL "}"),
};

#define GAME_OF_MANY_RIDES 11

/* Pressing a place offers what is legal, and refuses what is not. */
static void
assert_place_true (RelaisMatch *match, RelaisDecision *decision, const char *place)
{
  g_autoptr (GListModel) choices = relais_decision_at_place (decision, place);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      RelaisChoice *choice = deciding_nth (choices, i);
      guint n;
      const RelaisMove *moves = relais_choice_get_moves (choice, &n);
      RelaisRefusal why;

      g_assert_cmpstr (relais_choice_get_title (choice), !=, "");
      if (relais_choice_get_reason (choice) != NULL)
        g_assert_false (playing_can (match, relais_choice_get_id (choice)));
      else if (!relais_choice_get_step (choice))
        g_assert_true (relais_match_check (match, moves[0], &why));
    }
}

static void
assert_places_true (RelaisMatch *match, RelaisDecision *decision)
{
  for (guint i = 0; i < LOIRE_LOCATIONS; i++)
    assert_place_true (match, decision, loire_locations[i]);
  assert_place_true (match, decision, "merchant");
  assert_place_true (match, decision, "messenger");
  assert_place_true (match, decision, "circus");
}

/* The deniers of "2 d", "+6 d" or "4 d + 1 wood". */
static int
told_price (const char *price)
{
  g_autoptr (GRegex) regex = g_regex_new ("^\\+?(\\d+) d(?: \\+ \\d+ wood)?$", 0, 0, NULL);
  g_autoptr (GMatchInfo) info = NULL;
  g_autofree char *number = NULL;

  if (price == NULL || !g_regex_match (regex, price, 0, &info))
    g_error ("“%s” is no price", price);
  number = g_match_info_fetch (info, 1);
  return atoi (number);
}

/* What the phrases of a detail come to: "3 − 1 for the farm", "2 × 3 − 1 ...",
 * "4 d · −1 for ... · +1 for ...", "... · 2 times"; -1 if it says nothing. */
static int
told_sum (const char *detail)
{
  g_auto (GStrv) phrases = g_strsplit (detail != NULL ? detail : "", " · ", -1);
  g_autoptr (GRegex) terms = g_regex_new ("^(?:(\\d+) × )?(\\d+)(?: d)?(?: − (\\d+) for the [a-z]+)?(?: − (\\d+) for the circus)?$",
                                          0, 0, NULL);
  g_autoptr (GRegex) change = g_regex_new ("^([−+])(\\d+) (?:for|instead of) ", 0, 0, NULL);
  g_autoptr (GRegex) times = g_regex_new ("^(\\d+) times$", 0, 0, NULL);
  int sum = -1;

  for (guint p = 0; phrases[p] != NULL; p++)
    {
      g_autoptr (GMatchInfo) info = NULL;
      int n[5] = { 0, 1, 0, 0, 0 };

      if (sum < 0 && g_regex_match (terms, phrases[p], 0, &info))
        {
          for (int i = 1; i < g_match_info_get_match_count (info); i++)
            {
              g_autofree char *number = g_match_info_fetch (info, i);

              if (*number != '\0')
                n[i] = atoi (number);
            }
          sum = MAX (0, n[1] * n[2] - n[3] - n[4]);
          continue;
        }
      g_clear_pointer (&info, g_match_info_unref);
      if (sum >= 0 && g_regex_match (change, phrases[p], 0, &info))
        {
          g_autofree char *sign = g_match_info_fetch (info, 1);
          g_autofree char *number = g_match_info_fetch (info, 2);

          sum += g_str_equal (sign, "+") ? atoi (number) : -atoi (number);
          continue;
        }
      g_clear_pointer (&info, g_match_info_unref);
      if (sum >= 0 && g_regex_match (times, phrases[p], 0, &info))
        {
          g_autofree char *number = g_match_info_fetch (info, 1);

          sum *= atoi (number);
        }
    }
  return sum;
}

static int
money (RelaisMatch *match, const RelaisMove *moves, guint n, int kind)
{
  const RelaisGame *game = relais_match_get_game (match);
  RelaisEvents events = { 0 };
  RelaisState scratch;
  int sum = 0;

  relais_copy (game, &scratch, relais_match_get_state (match));
  for (guint i = 0; i < n; i++)
    game->make (relais_match_get_edition (match), &scratch, moves[i], &events);
  for (int i = 0; i < events.count; i++)
    if (events.at[i].kind == kind)
      sum += events.at[i].arg[1];
  return sum;
}

/* Counts what was compared, so that the test knows that it has seen it. */
typedef struct
{
  guint prices;
  guint sums;
  guint sales;
} Seen;

static void
assert_amounts (RelaisMatch *match, RelaisDecision *decision, Seen *seen)
{
  GListModel *choices = relais_decision_get_choices (decision);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      RelaisChoice *choice = deciding_nth (choices, i);
      const char *price = relais_choice_get_price (choice);
      int sum = told_sum (relais_choice_get_detail (choice));
      guint n;
      const RelaisMove *moves = relais_choice_get_moves (choice, &n);
      int paid;

      if (n == 0 || relais_choice_get_reason (choice) != NULL)
        continue;
      paid = money (match, moves, n, LOIRE_EVENT_PAID);
      switch (moves[0].kind)
        {
        case LOIRE_MOVE_BUY:
          /* "market price" is what the title says */
          g_assert_true (sum >= 0 || strstr (relais_choice_get_detail (choice), "market price") != NULL);
          G_GNUC_FALLTHROUGH;
        case LOIRE_MOVE_SHIP:
        case LOIRE_MOVE_BUILD:
        case LOIRE_MOVE_PALACE:
        case LOIRE_MOVE_HIRE:
        case LOIRE_MOVE_MESSAGE:
          g_assert_cmpint (told_price (price), ==, paid);
          seen->prices++;
          if (sum < 0)
            break;
          if (sum != paid)
            g_error ("%s: %s is %d and not %d", relais_choice_get_title (choice), relais_choice_get_detail (choice), sum, paid);
          seen->sums++;
          break;
        case LOIRE_MOVE_SELL:
          g_assert_cmpint (told_price (price), ==, money (match, moves, n, LOIRE_EVENT_GOT));
          g_assert_nonnull (strchr (price, '+'));
          seen->sales++;
          break;
        default:
          break;
        }
    }
}

/* Buildings have prices of their own behind the step. */
static void
assert_site_amounts (RelaisMatch *match, RelaisDecision *decision, Seen *seen)
{
  static const char *const steps[] = { "build farm", "build monastery", "build castle" };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      RelaisChoice *choice = deciding_look_for (decision, steps[i]);

      if (choice == NULL || !relais_choice_get_step (choice))
        continue;
      deciding_choose (decision, steps[i]);
      assert_amounts (match, decision, seen);
      g_assert_true (relais_decision_back (decision));
    }
}

/* Stops are left late, so that much happens at them. */
static gboolean
play_busily (RelaisMatch *match, RelaisRng *rng)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  guint32 n = (guint32) relais_match_legal (match, moves);
  RelaisMove move;
  RelaisRefusal why;

  if (n == 0)
    return FALSE;
  move = moves[relais_rng_below (rng, n)];
  if (move.kind == LOIRE_MOVE_DONE)
    move = moves[relais_rng_below (rng, n)];
  g_assert_true (relais_match_play_all (match, &move, 1, &why));
  return TRUE;
}

static void
test_everything_legal (void)
{
  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      g_autoptr (RelaisMatch) match = playing_match (games[g]);
      g_autoptr (RelaisDecision) decision = deciding (match);
      RelaisRng rng;

      relais_rng_seed (&rng, g + 1);
      g_object_set (decision, "chores", g % 3 != 2 ? 1u : 0u, NULL);
      for (guint i = 0; i < MOVES_PER_GAME; i++)
        {
          assert_complete (match, decision);
          if (!play_busily (match, &rng))
            break;
        }
    }
}

static void
test_places (void)
{
  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      g_autoptr (RelaisMatch) match = playing_match (games[g]);
      g_autoptr (RelaisDecision) decision = deciding (match);
      RelaisRng rng;

      relais_rng_seed (&rng, g + 20);
      for (guint i = 0; i < MOVES_PER_GAME; i++)
        {
          assert_places_true (match, decision);
          if (deciding_look_for (decision, "figure merchant") != NULL)
            {
              deciding_choose (decision, "figure merchant");
              assert_places_true (match, decision);
              relais_decision_back (decision);
            }
          if (!play_busily (match, &rng))
            break;
        }
    }
}

static void
test_amounts (void)
{
  Seen seen = { 0 };

  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      g_autoptr (RelaisMatch) match = playing_match (games[g]);
      g_autoptr (RelaisDecision) decision = deciding (match);
      RelaisRng rng;

      relais_rng_seed (&rng, g + 40);
      for (guint i = 0; i < MOVES_PER_GAME; i++)
        {
          assert_amounts (match, decision, &seen);
          assert_site_amounts (match, decision, &seen);
          if (!play_busily (match, &rng))
            break;
        }
    }
  g_test_message ("%u prices, %u of them taken apart, %u sales", seen.prices, seen.sums, seen.sales);
  g_assert_cmpuint (seen.prices, >, 1000);
  g_assert_cmpuint (seen.sums, >, 200);
  g_assert_cmpuint (seen.sales, >, 100);
}

/* What is locked then is what the match refuses. Returns how much is not known. */
static guint
assert_trying (RelaisMatch *match, GListModel *choices)
{
  guint unknown = 0;

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      RelaisChoice *choice = deciding_nth (choices, i);
      RelaisRefusal why;
      guint n;
      const RelaisMove *moves = relais_choice_get_moves (choice, &n);

      unknown += g_str_has_prefix (relais_choice_get_id (choice), "unknown") ? 1 : 0;
      if (n > 0)
        g_assert_cmpint (relais_match_check (match, moves[0], &why), ==, relais_choice_get_reason (choice) == NULL);
    }
  return unknown;
}

/* While trying ahead, past what is turned up and past the turn. */
static void
test_trying (void)
{
  guint locked = 0;

  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      g_autoptr (RelaisMatch) match = playing_match (games[g]);
      g_autoptr (RelaisDecision) decision = deciding (match);
      GListModel *choices = relais_decision_get_choices (decision);
      RelaisRng rng;

      relais_rng_seed (&rng, g + 60);
      while (relais_match_get_node (match)->depth < MOVES_PER_GAME && play_busily (match, &rng))
        {
          relais_match_try (match);
          for (guint k = 0; k < 8; k++)
            {
              locked += assert_trying (match, choices);
              play_busily (match, &rng);
            }
          relais_match_drop_trial (match);
        }
    }
  g_assert_cmpuint (locked, >, 10);
}

/* Only what the decision suggests, or else the first thing it offers. */
static void
test_only_pressing (void)
{
  static const char *const short_games[] = {
    "loire players=1 seed=3",
    "loire players=1 seed=4 variant=casual",
    "loire players=2 seed=5 message_goal=2",
    "loire players=4 seed=6 message_goal=2 boat_goal=3",
  };

  for (guint g = 0; g < G_N_ELEMENTS (short_games); g++)
    {
      g_autoptr (RelaisMatch) match = playing_match (short_games[g]);
      g_autoptr (RelaisDecision) decision = deciding (match);
      guint presses = 0;

      while (!relais_match_is_over (match))
        {
          GListModel *choices = relais_decision_get_choices (decision);
          RelaisChoice *press = NULL;

          for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
            {
              RelaisChoice *choice = deciding_nth (choices, i);

              if (relais_choice_get_reason (choice) == NULL
                  && (press == NULL || (relais_choice_get_suggested (choice) && !relais_choice_get_suggested (press))))
                press = choice;
            }
          g_assert_nonnull (press);
          g_assert_true (relais_decision_choose (decision, press));
          g_assert_cmpuint (++presses, <, 5000);
        }
      g_assert_cmpuint (deciding_count (decision), ==, 0);
    }
}

/* A question is made well within a frame, also with hundreds of rides. */
static void
test_in_time (void)
{
  g_autoptr (RelaisMatch) match = playing_match (games[GAME_OF_MANY_RIDES]);
  g_autoptr (RelaisDecision) decision = deciding (match);
  gint64 longest = 0;
  guint most = 0;
  RelaisRng rng;

  relais_rng_seed (&rng, 5);
  for (guint i = 0; i < MOVES_PER_GAME && play_busily (match, &rng); i++)
    {
      gint64 start;

      if (deciding_look_for (decision, "figure merchant") == NULL)
        continue;
      deciding_choose (decision, "figure merchant");
      start = thread_time ();
      relais_decision_refresh (decision);
      longest = MAX (longest, thread_time () - start);
      most = MAX (most, deciding_count (decision));
      g_assert_true (relais_decision_back (decision));
    }
  g_test_message ("at most %u choices, made in at most %" G_GINT64_FORMAT " µs", most, longest);
  g_assert_cmpint (longest, <, 50000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/decision/everything-legal-can-be-chosen", test_everything_legal);
  g_test_add_func ("/decision/places-offer-what-is-legal", test_places);
  g_test_add_func ("/decision/amounts-are-what-is-paid", test_amounts);
  g_test_add_func ("/decision/trying-offers-what-can-be-tried", test_trying);
  g_test_add_func ("/decision/a-game-ends-by-pressing-only", test_only_pressing);
  g_test_add_func ("/decision/asked-within-a-frame", test_in_time);
  return g_test_run ();
}
