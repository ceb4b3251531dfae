/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A look back at a game: found out the same with any number of threads, cancelled, kept with
 * the record and read again, and told in words. */

#include "computing.h"

#include "model/relais-lore.h"
#include "model/relais-review.h"
#include "record/relais-bounds.h"

#define FEW 6                   /* playouts of a decision */

static void
wait_for (RelaisReview *review)
{
  gint64 end = g_get_monotonic_time () + COMPUTING_PATIENCE;

  while (relais_review_get_running (review))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
}

/* Some turns of somebody who often does the first thing that is possible. */
static RelaisMatch *
played (const char *start, guint moves)
{
  RelaisMatch *match = playing_match (start);
  RelaisRng rng;

  relais_rng_seed (&rng, 3);
  playing_play_on (match, &rng, moves);
  return match;
}

static RelaisReview *
reviewed (RelaisMatch *match, guint threads)
{
  RelaisReview *review = relais_review_new (match);

  g_object_set (review, "threads", threads, NULL);
  g_assert_false (relais_review_get_known (review));
  relais_review_begin (review, FEW);
  g_assert_true (relais_review_get_running (review));
  wait_for (review);
  g_assert_true (relais_review_get_known (review));
  g_assert_true (G_APPROX_VALUE (relais_review_get_progress (review), 1, 1e-9));
  return review;
}

/* What is told of it all. */
static char *
told (RelaisReview *review)
{
  GString *words = g_string_new (NULL);
  guint seats = g_list_model_get_n_items (relais_match_get_seats (relais_review_get_match (review)));

  for (guint seat = 0; seat < seats; seat++)
    {
      g_autofree char *summary = relais_review_tell (review, seat);

      g_string_append_printf (words, "%s\n", summary);
    }
  for (guint i = 0; i < relais_review_get_n_turns (review); i++)
    {
      g_autofree char *line = relais_review_tell_turn (review, i);
      g_autofree char *why = relais_review_tell_why (review, i);

      g_string_append_printf (words, "%d %s %s", relais_review_get_turn (review, i)->turn, line != NULL ? line : "-", why != NULL ? why : "-");
      for (guint seat = 0; seat < seats; seat++)
        g_string_append_printf (words, " %.3f", relais_review_get_turn (review, i)->chance[seat]);
      g_string_append_printf (words, " %.3f %.3f\n", relais_review_get_turn (review, i)->loss, relais_review_get_turn (review, i)->luck);
    }
  return g_string_free (words, FALSE);
}

/* One thread or three: the same; and of a game that is opened again. */
static void
test_the_same_however_it_is_done (gconstpointer start)
{
  g_autoptr (RelaisMatch) match = played (start, 60);
  g_autoptr (RelaisMatch) other = played (start, 60);
  g_autoptr (RelaisReview) one = reviewed (match, 1);
  g_autoptr (RelaisReview) three = reviewed (other, 3);
  g_autoptr (RelaisMatch) again = computing_reopen (match);
  g_autoptr (RelaisReview) read = relais_review_new (again);
  g_autofree char *first = told (one);
  g_autofree char *second = told (three);
  g_autofree char *third = told (read);

  g_assert_cmpuint (relais_review_get_n_turns (one), >, 5);
  g_assert_cmpstr (first, ==, second);
  g_assert_true (relais_review_get_known (read));
  g_assert_cmpstr (first, ==, third);
}

static double
sum_of (const RelaisReviewTurn *turn, guint seats)
{
  double sum = 0;

  for (guint i = 0; i < seats; i++)
    sum += turn->chance[i];
  return sum;
}

/* Chances are one together; what was lost was lost by a move of that turn, and something else was possible. */
static void
test_each_turn_is_told (void)
{
  g_autoptr (RelaisMatch) match = played ("loire players=3 seed=7", 90);
  g_autoptr (RelaisReview) review = reviewed (match, 2);
  const RelaisGame *game = relais_match_get_game (match);
  guint which[RELAIS_REVIEW_DECISIVE];
  guint weak = 0, lucky = 0;

  for (guint i = 0; i < relais_review_get_n_turns (review); i++)
    {
      const RelaisReviewTurn *turn = relais_review_get_turn (review, i);
      g_autofree char *line = relais_review_tell_turn (review, i);

      g_assert_true (G_APPROX_VALUE (sum_of (turn, 3), 1, 0.003));
      g_assert_cmpint (game->turn (turn->last->parent->state), ==, turn->turn);
      lucky += ABS (turn->luck) > 0;
      if (turn->worst == NULL)
        {
          g_assert_null (line);
          continue;
        }
      weak++;
      g_assert_cmpint (game->turn (turn->worst->parent->state), ==, turn->turn);
      g_assert_cmpint (game->seat (turn->worst->parent->state), ==, turn->seat);
      g_assert_cmpint (memcmp (&turn->better, &turn->worst->move, sizeof turn->better), !=, 0);
      g_assert_cmpfloat (turn->loss, >, 0);
      g_assert_nonnull (strstr (line, "Better: "));
    }
  g_assert_cmpuint (weak, >, 5);
  g_assert_cmpuint (lucky, >, 0);
  g_assert_cmpuint (relais_review_find_decisive (review, 0, which), ==, RELAIS_REVIEW_DECISIVE);
  g_assert_cmpfloat (relais_review_get_turn (review, which[0])->loss, >=, relais_review_get_turn (review, which[1])->loss);
  g_assert_cmpint (relais_review_get_turn (review, which[2])->seat, ==, 0);
}

/* Nothing is kept of what was not finished. */
static void
test_cancelled (void)
{
  g_autoptr (RelaisMatch) match = played ("loire players=2 seed=7", 60);
  g_autoptr (RelaisReview) review = relais_review_new (match);

  relais_review_begin (review, 400);
  g_main_context_iteration (NULL, FALSE);
  relais_review_cancel (review);
  g_assert_false (relais_review_get_running (review));
  for (guint i = 0; i < 20; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_false (relais_review_get_known (review));
  g_assert_null (relais_match_get_node (match)->judged);
  relais_review_begin (review, FEW);
  wait_for (review);
  g_assert_true (relais_review_get_known (review));
}

/* What somebody wrote stays his; what is damaged or longer than it may be is no analysis. */
static void
test_kept_beside_remarks (void)
{
  static const char *const no[] = { "loss=", "chance=1", "chance=500,500 loss=20", "chance=500,500 loss=20 best=nothing", "chance=99999,1",
                                    "chance=500,500 loss=20 best=merchant ride 9 to tours", "luck=3 chance=500,500", NULL };
  g_autoptr (RelaisMatch) match = played ("loire players=2 seed=7", 30);
  g_autoptr (RelaisReview) review = NULL;
  g_autoptr (RelaisMatch) again = NULL;
  RelaisNode *node = relais_match_get_node (match);

  relais_match_set_remark (match, node, "Well played");
  review = reviewed (match, 1);
  again = computing_reopen (match);
  g_assert_cmpstr (relais_match_get_node (again)->remark, ==, "Well played");
  g_assert_cmpstr (relais_match_get_node (again)->judged, ==, node->judged);
  g_assert_nonnull (node->judged);
  for (guint i = 0; no[i] != NULL; i++)
    {
      g_autoptr (RelaisReview) damaged = NULL;

      g_free (node->judged);
      node->judged = g_strdup (no[i]);
      damaged = relais_review_new (match);
      g_assert_cmpuint (relais_review_get_n_turns (damaged), <=, relais_review_get_n_turns (review));
      for (guint t = 0; t < relais_review_get_n_turns (damaged); t++)
        g_free (relais_review_tell_turn (damaged, t));
    }
}

/* Of a line that is longer than it may be, or in other letters, the program makes nothing of its own. */
static void
test_what_is_none_stays_a_remark (void)
{
  static const char *const lines[] = { "analysis: chance=500,500 \xc3\xa9", "analysis: who won?", "analysis:chance=1,2", NULL };

  for (guint i = 0; i <= G_N_ELEMENTS (lines) - 1; i++)
    {
      g_autofree char *long_line = g_strnfill (RELAIS_JUDGED_LENGTH, '1');
      g_autofree char *longer = g_strconcat ("analysis: chance=", long_line, NULL);
      const char *line = lines[i] != NULL ? lines[i] : longer;
      g_autofree char *text = g_strdup_printf ("relais-record: 1\ngame: loire\nnew: loire players=2 seed=7\n\n# %s\n", line);
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (RelaisRecord) record = relais_record_parse (text, strlen (text), NULL, problems);

      g_assert_nonnull (record);
      g_assert_cmpstr (relais_tree_get_root (record->tree)->remark, ==, line);
      g_assert_null (relais_tree_get_root (record->tree)->judged);
    }
}

static void
test_words (void)
{
  g_autoptr (RelaisMatch) match = played ("loire players=1 seed=7", 60);
  g_autoptr (RelaisReview) review = reviewed (match, 1);
  g_autofree char *words = relais_review_tell (review, 0);
  g_autofree char *worth = relais_review_tell_worth (review, 3.46);

  g_assert_true (relais_review_is_alone (review));
  g_assert_cmpstr (worth, ==, "3.5 points");
  g_assert_nonnull (strstr (words, "points away"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/review/the-same-however-it-is-done/two", "loire players=2 seed=7", test_the_same_however_it_is_done);
  g_test_add_data_func ("/review/the-same-however-it-is-done/casual", "loire players=3 seed=6 variant=casual", test_the_same_however_it_is_done);
  g_test_add_func ("/review/each-turn-is-told", test_each_turn_is_told);
  g_test_add_func ("/review/cancelled", test_cancelled);
  g_test_add_func ("/review/kept-beside-remarks", test_kept_beside_remarks);
  g_test_add_func ("/review/what-is-none-stays-a-remark", test_what_is_none_stays_a_remark);
  g_test_add_func ("/review/words", test_words);
  return g_test_run ();
}
