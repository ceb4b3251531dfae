/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Trying out a setup by many games: that the figures are right and always the
 * same, that it can be stopped, and what is told of odd setups. */

#include <string.h>

#include "../scale.h"
#include "playing.h"

#include "engine/common/null.h"
#include "engine/loire/loire-state.h"
#include "engine/loire/loire.h"
#include "model/relais-playability-private.h"

/* A start as "new" gives it, or a setup with ' for ". */
static RelaisState
start_of (const char *start)
{
  g_autofree char *json = g_strdelimit (g_strdup (start), "'", '"');
  g_autoptr (RelaisMatch) match = playing_match (json);
  RelaisState state = { .align = 0 };

  relais_copy (&relais_loire, &state, relais_match_get_state (match));
  return state;
}

static void
wait_for (RelaisPlayability *playability)
{
  while (relais_playability_get_running (playability))
    g_main_context_iteration (NULL, TRUE);
}

static RelaisPlayability *
tried (const char *start, guint games)
{
  RelaisPlayability *playability = relais_playability_new ();
  RelaisState state = start_of (start);

  relais_playability_start (playability, &relais_loire, relais_loire.edition, &state, 1, TRUE, 1, games);
  wait_for (playability);
  return playability;
}

static void
assert_warns (RelaisPlayability *playability, const char *words)
{
  g_auto (GStrv) warnings = relais_playability_dup_warnings (playability, NULL);
  g_autofree char *all = g_strjoinv (" ", warnings);

  if (strstr (all, words) == NULL)
    g_error ("“%s” is not among “%s”", words, all);
}

static void
assert_no_warning (RelaisPlayability *playability)
{
  g_auto (GStrv) warnings = relais_playability_dup_warnings (playability, NULL);
  g_autofree char *all = g_strjoinv (" ", warnings);

  g_assert_cmpstr (all, ==, "");
}

/* Who sits where makes some difference on any board, and on some a lot. */
static void
assert_only_seats_warn (RelaisPlayability *playability)
{
  g_auto (GStrv) warnings = relais_playability_dup_warnings (playability, NULL);

  for (char **words = warnings; *words != NULL; words++)
    g_assert_nonnull (strstr (*words, "would be fair"));
}

/* Not byte by byte: there are gaps. */
static gboolean
are_same (const RelaisPlayabilityResults *a, const RelaisPlayabilityResults *b)
{
  for (guint seat = 0; seat < a->n_seats; seat++)
    if (a->seats[seat].wins != b->seats[seat].wins
        || memcmp (a->seats[seat].column, b->seats[seat].column, sizeof a->seats[seat].column) != 0)
      return FALSE;
  return a->asked == b->asked && a->games == b->games && a->n_seats == b->n_seats && a->ties == b->ties
         && memcmp (&a->turns.mean, &b->turns.mean, sizeof a->turns.mean) == 0 && a->turns.low == b->turns.low
         && a->turns.middle == b->turns.middle && a->turns.high == b->turns.high && a->forced == b->forced
         && memcmp (a->endings, b->endings, sizeof a->endings) == 0 && memcmp (a->deeds, b->deeds, sizeof a->deeds) == 0;
}

static void
count_notify (GObject *object, GParamSpec *pspec, gpointer data)
{
  guint *count = data;

  (*count)++;
}

static void
follow_progress (GObject *object, GParamSpec *pspec, gpointer data)
{
  double *last = data;
  double progress;

  g_object_get (object, "progress", &progress, NULL);
  g_assert_true (progress >= *last);
  g_assert_true (progress <= 1);
  *last = progress;
}

/* When `running` turns FALSE, everything else is up to date. */
static void
check_finished (GObject *object, GParamSpec *pspec, gpointer data)
{
  RelaisPlayability *playability = RELAIS_PLAYABILITY (object);
  gboolean *checked = data;

  if (relais_playability_get_running (playability))
    return;
  g_assert_nonnull (relais_playability_get_results (playability));
  g_assert_cmpuint (relais_playability_get_games_done (playability), ==, 60);
  *checked = TRUE;
}

static void
test_run (void)
{
  g_autoptr (RelaisPlayability) playability = relais_playability_new ();
  RelaisState state = start_of ("loire players=3 seed=4");
  const RelaisPlayabilityResults *results;
  guint running = 0, had_results = 0, decided = 0, ended = 0;
  gboolean checked = FALSE;
  double progress = 0;
  gpointer property;

  g_signal_connect (playability, "notify::running", G_CALLBACK (count_notify), &running);
  g_signal_connect (playability, "notify::results", G_CALLBACK (count_notify), &had_results);
  g_signal_connect (playability, "notify::progress", G_CALLBACK (follow_progress), &progress);
  g_signal_connect (playability, "notify::running", G_CALLBACK (check_finished), &checked);
  g_assert_false (relais_playability_get_running (playability));
  g_assert_null (relais_playability_get_results (playability));

  relais_playability_start (playability, &relais_loire, relais_loire.edition, &state, 1, TRUE, 1, 60);
  g_assert_true (relais_playability_get_running (playability));
  g_assert_null (relais_playability_get_results (playability));
  wait_for (playability);
  g_assert_true (checked);
  g_assert_cmpuint (running, ==, 2);
  g_assert_cmpuint (had_results, ==, 1);
  g_assert_true (progress >= 1);
  g_assert_true (relais_playability_get_progress (playability) >= 1);

  results = relais_playability_get_results (playability);
  g_object_get (playability, "results", &property, NULL);
  g_assert_true (property == results);
  g_assert_cmpuint (results->asked, ==, 60);
  g_assert_cmpuint (results->games, ==, 60);
  g_assert_cmpuint (results->n_seats, ==, 3);
  for (guint seat = 0; seat < 3; seat++)
    {
      const RelaisSeatResults *one = &results->seats[seat];
      double sum = 0;

      decided += one->wins;
      for (int c = 0; c < relais_loire.n_points; c++)
        sum += one->column[c];
      g_assert_true (ABS (one->points - sum) < 0.001);
      g_assert_true (ABS (one->share - one->wins / 60.0) < 0.001);
      g_assert_true (one->share_low < one->share);
      g_assert_true (one->share_high > one->share);
    }
  g_assert_cmpuint (decided + results->ties, ==, 60);
  for (guint i = 0; i < RELAIS_MAX_ENDINGS; i++)
    ended += results->endings[i];
  g_assert_cmpuint (ended + results->stopped, ==, 60);
  g_assert_cmpuint (results->stopped, ==, 0);
  g_assert_cmpuint (results->rounds.low, <=, results->rounds.middle);
  g_assert_cmpuint (results->rounds.middle, <=, results->rounds.high);
  g_assert_true (results->rounds.mean > results->rounds.low - 0.5);
  g_assert_true (results->rounds.mean < results->rounds.high + 0.5);
  g_assert_true (ABS (results->turns.mean / 3 - results->rounds.mean) < 1);
}

/* The threads' figures are those of games played one after another. */
static void
test_deterministic (void)
{
  g_autoptr (RelaisPlayability) first = tried ("loire players=2 seed=9", 40);
  g_autoptr (RelaisPlayability) second = tried ("loire players=2 seed=9", 40);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  RelaisTryout tryout = {
    .game = &relais_loire, .edition = relais_loire.edition, .lore = relais_lore_find (&relais_loire),
    .shuffled = TRUE, .seed = 1, .cancellable = cancellable,
  };
  RelaisPlayabilityResults alone = { .asked = 40 };
  RelaisState state = start_of ("loire players=2 seed=9");
  RelaisTryoutGame games[40];

  for (guint n = 40; n-- > 0;)
    g_assert_true (relais_tryout_play (&tryout, &state, n, &games[n]));
  relais_tryout_sum_up (&tryout, games, 40, &alone);
  g_assert_true (are_same (relais_playability_get_results (first), relais_playability_get_results (second)));
  g_assert_true (are_same (relais_playability_get_results (first), &alone));
}

/* Also from decks that stay as they lie, no two games need be alike. */
static void
test_decks_as_laid (void)
{
  g_autoptr (RelaisPlayability) laid = relais_playability_new ();
  g_autoptr (RelaisPlayability) shuffled = tried ("loire players=2 seed=9", 40);
  const RelaisPlayabilityResults *results;
  RelaisState state = start_of ("loire players=2 seed=9");

  relais_playability_start (laid, &relais_loire, relais_loire.edition, &state, 1, FALSE, 1, 40);
  wait_for (laid);
  results = relais_playability_get_results (laid);
  g_assert_cmpuint (results->turns.low, <, results->turns.high);
  g_assert_false (are_same (results, relais_playability_get_results (shuffled)));
}

/* In turn: what the first alone decides is decided in half of the games. */
static void
test_several_starts (void)
{
  g_autoptr (RelaisPlayability) playability = relais_playability_new ();
  const RelaisPlayabilityResults *results;
  RelaisState states[2];

  states[0] = start_of ("{'players':2,'options':{'first_player':0},'seats':[{'boat':19,'deniers':30},{}]}");
  states[1] = start_of ("{'players':2,'options':{'first_player':0},'seats':[{},{'boat':19,'deniers':30}]}");
  relais_playability_start (playability, &relais_loire, relais_loire.edition, states, 2, TRUE, 1, 40);
  wait_for (playability);
  results = relais_playability_get_results (playability);
  for (guint seat = 0; seat < 2; seat++)
    g_assert_cmpint (ABS ((int) results->seats[seat].wins - 20), <=, 6);
}

/* The best of some tries: the machine may have other things to do. */
static void
test_cancel (void)
{
  RelaisState state = start_of ("loire players=4 seed=2");
  gint64 best = G_MAXINT64;

  for (guint try = 0; try < 5; try++)
    {
      g_autoptr (RelaisPlayability) playability = relais_playability_new ();
      const RelaisPlayabilityResults *results;
      gint64 start;

      relais_playability_start (playability, &relais_loire, relais_loire.edition, &state, 1, TRUE, 1, 100000);
      while (relais_playability_get_games_done (playability) == 0)
        g_main_context_iteration (NULL, TRUE);
      g_assert_true (relais_playability_get_running (playability));
      start = g_get_monotonic_time ();
      relais_playability_cancel (playability);
      wait_for (playability);
      best = MIN (best, g_get_monotonic_time () - start);

      results = relais_playability_get_results (playability);
      g_assert_cmpuint (results->asked, ==, 100000);
      g_assert_cmpuint (results->games, >, 0);
      g_assert_cmpuint (results->games, <, 100000);
      g_assert_cmpuint (results->games, ==, relais_playability_get_games_done (playability));
    }
  g_test_message ("stopped after %.1f ms", (double) best / 1000);
  g_assert_cmpint (best, <, 100 * 1000);
}

static void
test_cancel_at_once (void)
{
  g_autoptr (RelaisPlayability) playability = relais_playability_new ();
  RelaisState state = start_of ("loire players=4 seed=2");

  relais_playability_cancel (playability);
  relais_playability_start (playability, &relais_loire, relais_loire.edition, &state, 1, TRUE, 1, 5000);
  relais_playability_cancel (playability);
  wait_for (playability);
  g_assert_cmpuint (relais_playability_get_results (playability)->games, <, 5000);
  assert_no_warning (playability);
}

/* The first run is forgotten, and its games are not counted. */
static void
test_start_again (void)
{
  g_autoptr (RelaisPlayability) playability = relais_playability_new ();
  g_autoptr (RelaisPlayability) other = tried ("loire players=2 seed=9", 10);
  RelaisState state = start_of ("loire players=4 seed=2");
  guint running = 0;

  g_signal_connect (playability, "notify::running", G_CALLBACK (count_notify), &running);
  relais_playability_start (playability, &relais_loire, relais_loire.edition, &state, 1, TRUE, 1, 5000);
  state = start_of ("loire players=2 seed=9");
  relais_playability_start (playability, &relais_loire, relais_loire.edition, &state, 1, TRUE, 1, 10);
  wait_for (playability);
  g_assert_cmpuint (running, ==, 2);
  g_assert_true (are_same (relais_playability_get_results (playability), relais_playability_get_results (other)));
}

/* Neither disturbs the other. */
static void
test_two_at_a_time (void)
{
  g_autoptr (RelaisPlayability) first = relais_playability_new ();
  g_autoptr (RelaisPlayability) second = relais_playability_new ();
  g_autoptr (RelaisPlayability) alone = tried ("loire players=2 seed=9", 20);
  RelaisState state = start_of ("loire players=2 seed=9");

  relais_playability_start (first, &relais_loire, relais_loire.edition, &state, 1, TRUE, 1, 20);
  state = start_of ("loire players=4 seed=3");
  relais_playability_start (second, &relais_loire, relais_loire.edition, &state, 1, TRUE, 1, 20);
  wait_for (first);
  wait_for (second);
  g_assert_true (are_same (relais_playability_get_results (first), relais_playability_get_results (alone)));
  g_assert_cmpuint (relais_playability_get_results (second)->n_seats, ==, 4);
}

static void
test_let_go_while_running (void)
{
  RelaisPlayability *playability = relais_playability_new ();
  RelaisState state = start_of ("loire players=4 seed=2");

  relais_playability_start (playability, &relais_loire, relais_loire.edition, &state, 1, TRUE, 1, 5000);
  g_object_add_weak_pointer (G_OBJECT (playability), (gpointer *) &playability);
  g_object_unref (playability);
  g_assert_null (playability);
  for (guint i = 0; i < 20; i++)
    {
      g_usleep (5000);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

static void
assert_interval (guint hits, guint n, double low, double high)
{
  double from, to;

  relais_tryout_interval (hits, n, 1.96, &from, &to);
  g_assert_true (ABS (from - low) < 0.0005);
  g_assert_true (ABS (to - high) < 0.0005);
}

static void
test_interval (void)
{
  assert_interval (0, 0, 0, 1);
  assert_interval (0, 10, 0, 0.2775);
  assert_interval (10, 10, 0.7225, 1);
  assert_interval (50, 100, 0.4038, 0.5962);
  assert_interval (1, 300, 0.0006, 0.0186);
}

/* Nothing is odd about the games that everybody plays. */
static void
test_usual_games (gconstpointer start)
{
  g_autoptr (RelaisPlayability) playability = NULL;
  const RelaisPlayabilityResults *results;

  if (scaled_too_few (80))
    return;
  playability = tried (start, 80);
  results = relais_playability_get_results (playability);
  assert_only_seats_warn (playability);
  g_test_message ("%s: rounds %u to %u, the first seat wins %.0f %%, by boat %u, by messages %u", (const char *) start,
                  results->rounds.low, results->rounds.high, results->seats[0].share * 100, results->endings[0],
                  results->endings[1]);
}

static void
test_solo (void)
{
  g_autoptr (RelaisPlayability) playability = tried ("loire players=1 seed=3", 60);
  const RelaisPlayabilityResults *results = relais_playability_get_results (playability);

  assert_no_warning (playability);
  g_assert_cmpuint (results->turns.high, <=, 60);
  g_assert_cmpuint (results->seats[0].wins, ==, 60);
}

static void
test_endings (void)
{
  g_autoptr (RelaisPlayability) playability = tried ("loire players=1 seed=3 solo_turns=5", 5);

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *ending = relais_playability_dup_ending (playability, i);

      g_assert_nonnull (ending);
    }
  g_assert_null (relais_playability_dup_ending (playability, 3));
  g_assert_cmpuint (relais_playability_get_results (playability)->endings[2], ==, 5);
  g_assert_cmpuint (relais_playability_get_results (playability)->turns.low, ==, 5);
}

static guint
when_it_is_over (gconstpointer edition, gconstpointer state)
{
  return relais_loire.over (state) ? 100 : 0;
}

static guint
when_it_goes_on (gconstpointer edition, gconstpointer state)
{
  return relais_loire.over (state) ? 0 : 100;
}

/* What has come by the time that the last turns begin; in a game of so many turns, by its end. */
static void
test_ending_is_what_sets_off_the_end (void)
{
  static const RelaisEndingText endings[] = {
    { .title = "over", .nearness = when_it_is_over }, { .title = "goes on", .nearness = when_it_goes_on }, { NULL },
  };
  static const struct { const char *start; guint ending; } games[] = {
    { "loire players=2 seed=3", 1 }, { "loire players=1 seed=3 solo_turns=5", 0 },
  };
  RelaisLore lore = *relais_lore_find (&relais_loire);
  RelaisTryout tryout = { .game = &relais_loire, .edition = relais_loire.edition, .lore = &lore };

  lore.endings = endings;
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (RelaisMatch) match = playing_match (games[i].start);
      RelaisTryoutGame played;

      g_assert_true (relais_tryout_play (&tryout, relais_match_get_state (match), 0, &played));
      g_assert_true (played.over);
      g_assert_cmpuint (played.ending, ==, games[i].ending);
      g_assert_cmpuint (played.nearness[0], ==, 100);
      g_assert_cmpuint (played.nearness[1], ==, 0);
    }
}

static void
test_advantage (void)
{
  static const char *const names[] = { "Anna", "Ben", NULL };
  g_autoptr (RelaisPlayability) playability =
    tried ("{'players':2,'seats':[{},{'boat':10,'deniers':40,'palaces':[{'id':'nantes.bank','turn':0}]}],'turn':2}", 100);
  g_auto (GStrv) named = relais_playability_dup_warnings (playability, names);
  g_autofree char *all = g_strjoinv (" ", named);

  assert_warns (playability, "Player 2 has an advantage");
  g_assert_nonnull (strstr (all, "Ben has an advantage"));
}

/* What one of three players is told who won so many of 300 games. */
static char *
warned_of (guint wins)
{
  const RelaisTryout tryout = { .game = &relais_loire, .edition = relais_loire.edition };
  RelaisPlayabilityResults results = { .asked = 300, .games = 300, .n_seats = 3 };
  guint rest = 300 - wins;
  RelaisState start = start_of ("loire players=3 seed=1");
  g_auto (GStrv) warnings = NULL;

  results.rounds = (RelaisSpread) { 20, 15, 20, 25 };
  for (guint i = 0; i < 3; i++)
    {
      RelaisSeatResults *seat = &results.seats[i];

      seat->wins = i == 0 ? wins : i == 1 ? rest / 2 : rest - rest / 2;
      seat->share = seat->wins / 300.;
      relais_tryout_interval (seat->wins, 300, 1.96, &seat->share_low, &seat->share_high);
    }
  warnings = relais_tryout_warnings (&tryout, &start, &results, NULL);
  return g_strjoinv (" ", warnings);
}

static void
test_how_much_is_odd (void)
{
  g_autofree char *fair = warned_of (100);
  g_autofree char *bit = warned_of (120);
  g_autofree char *odd = warned_of (129);
  g_autofree char *poor = warned_of (70);

  g_assert_cmpstr (fair, ==, "");
  g_assert_cmpstr (bit, ==, "");
  g_assert_cmpstr (odd, ==, "Player 1 has an advantage: 43% of the games won, where 33% would be fair.");
  g_assert_cmpstr (poor, ==, "Player 1 is at a disadvantage: 23% of the games won, where 33% would be fair.");
}

static void
test_at_once (void)
{
  g_autoptr (RelaisPlayability) playability =
    tried ("{'players':2,'options':{'first_player':0},'turn':8,'seats':[{'boat':19,'deniers':20,"
           "'merchant':{'at':'langeais','dir':'ccw','horses':2},'delivered':['m1.01','m1.02','m1.03','m1.04']},{}]}", 60);

  assert_warns (playability, "over almost at once");
  assert_warns (playability, "Player 1 has an advantage");
}

/* Nobody ever leaves Nantes with a denier. */
static void
test_no_end (void)
{
  g_autoptr (RelaisPlayability) playability = tried ("loire players=2 seed=1 start_deniers=0 poor_limit=99 rich_limit=0", 12);

  assert_warns (playability, "came to no end");
  assert_warns (playability, "nothing to decide");
  g_assert_cmpuint (relais_playability_get_results (playability)->stopped, >, 0);
}

static void
test_never (void)
{
  g_autoptr (RelaisPlayability) playability = relais_playability_new ();
  LoireEdition dear = loire_edition;
  RelaisState state = start_of ("loire players=3 seed=1");

  for (guint i = 0; i < LOIRE_CHARACTERS; i++)
    dear.character[i].cost = 99;
  relais_playability_start (playability, &relais_loire, &dear, &state, 1, TRUE, 1, 60);
  memset (&dear, 0, sizeof dear);       /* it has a copy */
  wait_for (playability);
  assert_warns (playability, "Nobody ever hires a character.");
}

/* A goal out of reach: nobody has room for so many messages before a boat is
 * there. */
static void
test_goal_out_of_reach (void)
{
  g_autoptr (RelaisPlayability) playability = tried ("loire players=2 seed=1 boat_goal=2 message_goal=40", 60);

  assert_warns (playability, "Nobody ever comes near the number of delivered messages");
  g_assert_cmpuint (relais_playability_get_results (playability)->endings[0], ==, 60);
  g_assert_true (relais_playability_get_results (playability)->nearness[1] < 50);
}

/* A game that tells nothing about itself. */
static void
test_null_game (void)
{
  g_autoptr (RelaisPlayability) playability = relais_playability_new ();
  RelaisConfig config = { .given = 1u << RELAIS_OPTION_PLAYERS };
  RelaisRefusal why;
  RelaisState state;

  config.value[RELAIS_OPTION_PLAYERS] = 3;
  g_assert_true (relais_null.resolve (relais_null.edition, &config, &why));
  relais_null.start (relais_null.edition, &config, &state);
  relais_playability_start (playability, &relais_null, relais_null.edition, &state, 1, TRUE, 1, 20);
  wait_for (playability);
  g_assert_cmpuint (relais_playability_get_results (playability)->games, ==, 20);
  g_assert_null (relais_playability_dup_ending (playability, 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/playability/run", test_run);
  g_test_add_func ("/playability/deterministic", test_deterministic);
  g_test_add_func ("/playability/decks-as-laid", test_decks_as_laid);
  g_test_add_func ("/playability/several-starts", test_several_starts);
  g_test_add_func ("/playability/cancel", test_cancel);
  g_test_add_func ("/playability/cancel-at-once", test_cancel_at_once);
  g_test_add_func ("/playability/start-again", test_start_again);
  g_test_add_func ("/playability/two-at-a-time", test_two_at_a_time);
  g_test_add_func ("/playability/let-go-while-running", test_let_go_while_running);
  g_test_add_func ("/playability/interval", test_interval);
  g_test_add_data_func ("/playability/usual/two", "loire players=2 seed=1", test_usual_games);
  g_test_add_data_func ("/playability/usual/three", "loire players=3 seed=2", test_usual_games);
  g_test_add_data_func ("/playability/usual/four", "loire players=4 seed=3", test_usual_games);
  g_test_add_data_func ("/playability/usual/two-casual", "loire players=2 seed=1 variant=casual", test_usual_games);
  g_test_add_data_func ("/playability/usual/four-casual", "loire players=4 seed=3 variant=casual", test_usual_games);
  g_test_add_func ("/playability/solo", test_solo);
  g_test_add_func ("/playability/endings", test_endings);
  g_test_add_func ("/playability/ending-is-what-sets-off-the-end", test_ending_is_what_sets_off_the_end);
  g_test_add_func ("/playability/advantage", test_advantage);
  g_test_add_func ("/playability/how-much-is-odd", test_how_much_is_odd);
  g_test_add_func ("/playability/at-once", test_at_once);
  g_test_add_func ("/playability/no-end", test_no_end);
  g_test_add_func ("/playability/never", test_never);
  g_test_add_func ("/playability/goal-out-of-reach", test_goal_out_of_reach);
  g_test_add_func ("/playability/null-game", test_null_game);
  return g_test_run ();
}
