/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The scenarios that are delivered: each is another one, can be solved as its
 * record shows, is not solved by itself, and is told about when it is. */

#include "../record/long-record.h"
#include "computing.h"
#include "library.h"

#include "model/relais-goal.h"
#include "model/relais-new-game.h"
#include "model/relais-task.h"

#define RANDOM_LINES 2000
#define MOST_MOVES 2000

/* Every scenario in turn. */
static void
for_each (void (*test) (RelaisScenario *scenario))
{
  GListModel *all = G_LIST_MODEL (relais_scenarios_get ());

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (RelaisScenario) scenario = g_list_model_get_item (all, i);

      g_test_message ("%s", relais_scenario_get_id (scenario));
      test (scenario);
    }
}

static RelaisScenario *
find (const char *id)
{
  RelaisScenario *scenario = relais_scenarios_find (relais_scenarios_get (), id);

  g_assert_nonnull (scenario);
  return scenario;
}

static char *
read_solution (RelaisScenario *scenario, const char *ending, gsize *length)
{
  g_autofree char *name = g_strconcat (relais_scenario_get_id (scenario), ending, NULL);
  g_autofree char *path = g_build_filename (g_getenv ("RELAIS_SOLUTIONS"), name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = relais_file_read (path, length, &error);

  g_assert_no_error (error);
  return text;
}

static RelaisRecord *
solution (RelaisScenario *scenario)
{
  gsize length;
  g_autofree char *text = read_solution (scenario, ".relais", &length);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  RelaisRecord *record;

  record = relais_record_parse (text, length, NULL, problems);
  testing_assert_no_problems (problems);
  return record;
}

static int
number_of (RelaisTask *task, const char *property)
{
  int number;

  g_object_get (task, property, &number, NULL);
  return number;
}

/* The scenario's match, its task, and the moves that solve it. */
typedef struct
{
  RelaisRecord *record;
  RelaisMatch *match;
  RelaisTask *task;
} Solving;

static void
solving_begin (Solving *solving, RelaisScenario *scenario)
{
  solving->record = solution (scenario);
  solving->match = relais_scenario_start (scenario);
  solving->task = relais_task_new (solving->match);
  g_assert_nonnull (solving->task);
}

static void
solving_end (Solving *solving)
{
  g_assert_finalize_object (solving->task);
  g_assert_finalize_object (solving->match);
  relais_record_free (solving->record);
}

/* Plays the next move of the record; FALSE at its end. */
static gboolean
solving_step (Solving *solving)
{
  const RelaisNode *node = relais_tree_get_root (solving->record->tree);
  RelaisRefusal why;

  for (guint depth = relais_match_get_node (solving->match)->depth; depth > 0; depth--)
    node = node->latest;
  if (node->latest == NULL)
    return FALSE;
  g_assert_true (relais_match_play_all (solving->match, &node->latest->move, 1, &why));
  return TRUE;
}

static void
assert_words (const char *words)
{
  g_assert_nonnull (words);
  g_assert_cmpuint (strlen (words), >, 4);
  g_assert_null (strpbrk (words, "'\""));
}

static void
check_words (RelaisScenario *scenario)
{
  assert_words (relais_scenario_get_title (scenario));
  assert_words (relais_scenario_get_text (scenario));
  assert_words (relais_scenario_get_task (scenario));
  assert_words (relais_scenario_get_hint (scenario));
  g_assert_true (relais_scenarios_find (relais_scenarios_get (), relais_scenario_get_id (scenario)) == scenario);
  g_assert_cmpstr (relais_scenario_get_setup (scenario)->name, ==, relais_scenario_get_title (scenario));
  g_assert_cmpstr (relais_scenario_get_setup (scenario)->author, !=, NULL);
}

static void
test_there_are_enough_and_each_is_told_about (void)
{
  GListModel *all = G_LIST_MODEL (relais_scenarios_get ());
  guint of_kind[RELAIS_SCENARIO_KINDS] = { 0 }, of_seats[RELAIS_MAX_SEATS + 1] = { 0 };
  int before = -1;

  for_each (check_words);
  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (RelaisScenario) scenario = g_list_model_get_item (all, i);
      int order = (int) relais_scenario_get_kind (scenario) * RELAIS_DIFFICULTIES
                  + (int) relais_scenario_get_difficulty (scenario);

      of_kind[relais_scenario_get_kind (scenario)]++;
      of_seats[relais_scenario_get_n_seats (scenario)]++;
      g_assert_cmpint (order, >=, before);
      before = order;
    }
  g_assert_cmpuint (of_kind[RELAIS_SCENARIO_GAME], >=, 6);
  g_assert_cmpuint (of_kind[RELAIS_SCENARIO_SOLO], >=, 3);
  g_assert_cmpuint (of_kind[RELAIS_SCENARIO_PUZZLE], >=, 5);
  for (guint seats = 1; seats <= RELAIS_MAX_SEATS; seats++)
    g_assert_cmpuint (of_seats[seats], >=, 2);
  g_assert_null (g_list_model_get_item (all, g_list_model_get_n_items (all)));
  g_assert_null (relais_scenarios_find (relais_scenarios_get (), "no-such"));
  g_assert_null (relais_scenarios_find (relais_scenarios_get (), NULL));
}

static void
test_no_two_have_the_same_board_or_task (void)
{
  GListModel *all = G_LIST_MODEL (relais_scenarios_get ());
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (RelaisScenario) scenario = g_list_model_get_item (all, i);
      const RelaisSetup *setup = relais_scenario_get_setup (scenario);
      g_autofree char *state = testing_state (setup->game, setup->edition != NULL ? setup->edition : setup->game->edition,
                                              &setup->state);
      char *shields = strstr (state, "\"shields\"");

      *strstr (shields, "}") = '\0';
      g_assert_true (g_hash_table_add (seen, g_strdup (shields)));
      g_assert_true (g_hash_table_add (seen, g_strdup (relais_scenario_get_task (scenario))));
      g_assert_true (g_hash_table_add (seen, g_strdup (relais_scenario_get_title (scenario))));
    }
}

static void
check_solution (RelaisScenario *scenario)
{
  const RelaisSetup *setup = relais_scenario_get_setup (scenario);
  Solving solving;
  int done, wanted;

  solving_begin (&solving, scenario);
  testing_assert_same (relais_tree_get_root (solving.record->tree)->state, &setup->state, setup->game->state_size);
  do
    g_assert_cmpint (relais_task_get_status (solving.task), ==, RELAIS_TASK_OPEN);
  while (solving_step (&solving) && relais_task_get_status (solving.task) == RELAIS_TASK_OPEN);
  g_assert_cmpint (relais_task_get_status (solving.task), ==, RELAIS_TASK_SOLVED);
  g_assert_false (solving_step (&solving));
  g_object_get (solving.task, "done", &done, "wanted", &wanted, NULL);
  g_assert_cmpint (done, ==, wanted);

  relais_match_undo (solving.match);
  g_assert_cmpint (relais_task_get_status (solving.task), ==, RELAIS_TASK_OPEN);
  g_assert_cmpint (number_of (solving.task, "solver"), ==, -1);
  relais_match_redo (solving.match);
  g_assert_cmpint (relais_task_get_status (solving.task), ==, RELAIS_TASK_SOLVED);
  solving_end (&solving);
}

/* The recorded moves are the person's; the computer players answer as they do in the window. */
static void
check_solution_against_computers (RelaisScenario *scenario)
{
  gsize length;
  g_autofree char *text = read_solution (scenario, ".moves", &length);
  g_auto (GStrv) moves = g_strsplit (g_strchomp (text), "\n", -1);
  g_autoptr (RelaisMatch) match = relais_scenario_start (scenario);
  g_autoptr (RelaisTask) task = relais_task_new (match);
  g_autoptr (RelaisComputers) G_GNUC_UNUSED computers = computing_at_once (match);

  g_assert_true (g_str_has_prefix (moves[0], "# "));
  for (guint i = 1; moves[i] != NULL; i++)
    {
      computing_wait (match);
      g_assert_cmpint (relais_task_get_status (task), ==, RELAIS_TASK_OPEN);
      playing_play (match, moves[i]);
    }
  computing_wait (match);
  g_assert_cmpint (relais_task_get_status (task), ==, RELAIS_TASK_SOLVED);
  g_assert_true (relais_seat_is_human (relais_match_nth_seat (match, (guint) number_of (task, "solver"))));
  relais_match_undo (match);
  g_assert_cmpint (relais_task_get_status (task), ==, RELAIS_TASK_OPEN);
}

static void
check_any_solution (RelaisScenario *scenario)
{
  if (relais_scenario_has_opponents (scenario))
    check_solution_against_computers (scenario);
  else
    check_solution (scenario);
}

static void
test_each_is_solved_by_its_solution_and_not_before (void)
{
  for_each (check_any_solution);
}

/* Who plays it is told, and is as good as the scenario is difficult; whoever would
 * rather play it with others does. */
static void
test_games_for_several_are_against_computers (void)
{
  GListModel *all = G_LIST_MODEL (relais_scenarios_get ());

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (RelaisScenario) scenario = g_list_model_get_item (all, i);
      g_autoptr (RelaisMatch) match = relais_scenario_start (scenario);
      g_autoptr (RelaisMatch) together = relais_scenario_start_together (scenario);
      g_autofree char *told = relais_scenario_tell_opponents (scenario);
      guint n = relais_scenario_get_n_seats (scenario);
      gboolean game = relais_scenario_get_kind (scenario) == RELAIS_SCENARIO_GAME;

      g_assert_cmpint (relais_scenario_has_opponents (scenario), ==, game);
      g_assert_cmpuint (relais_match_count_people (match), ==, game ? 1 : n);
      g_assert_cmpuint (relais_match_count_people (together), ==, n);
      g_assert_cmpstr (relais_match_get_scenario (together), ==, relais_scenario_get_id (scenario));
      g_assert_cmpint (strstr (told, "(") != NULL, ==, game);
      g_assert_cmpint (relais_scenario_get_setup (scenario)->chance > 0, ==, game);
    }
}

/* The first legal move, but nothing where nothing can be done. */
static gboolean
idle (RelaisMatch *match)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisRefusal why;

  if (playing_can (match, "done"))
    playing_play (match, "done");
  else if (relais_match_legal (match, moves) == 0)
    return FALSE;
  else
    g_assert_true (relais_match_play_all (match, &moves[0], 1, &why));
  return TRUE;
}

static void
check_idling (RelaisScenario *scenario)
{
  g_autoptr (RelaisMatch) match = relais_scenario_start (scenario);
  g_autoptr (RelaisTask) task = relais_task_new (match);
  gboolean limited = number_of (task, "turns-left") > 0;

  for (guint i = 0; i < MOST_MOVES && idle (match); i++)
    g_assert_cmpint (relais_task_get_status (task), !=, RELAIS_TASK_SOLVED);
  if (limited)
    g_assert_cmpint (relais_task_get_status (task), ==, RELAIS_TASK_FAILED);
}

static void
test_doing_nothing_solves_none (void)
{
  for_each (check_idling);
}

static void
check_random (RelaisScenario *scenario)
{
  const RelaisGoal *goal = relais_scenario_get_goal (scenario);
  const RelaisGame *game = relais_scenario_get_game (scenario);
  RelaisMove moves[RELAIS_MAX_MOVES];
  guint solved = 0;
  RelaisRng rng;

  if (relais_scenario_get_kind (scenario) != RELAIS_SCENARIO_PUZZLE)
    return;
  relais_rng_seed (&rng, 5);
  for (guint i = 0; i < RANDOM_LINES; i++)
    {
      RelaisState state = relais_scenario_get_setup (scenario)->state;
      RelaisGoalCount count;
      int n;

      relais_goal_begin (goal, game->edition, &state, &count);
      while (count.solver < 0 && !relais_goal_is_lost (&count) && (n = game->legal (game->edition, &state, moves)) > 0)
        {
          RelaisMove move = moves[relais_rng_below (&rng, (guint32) n)];

          relais_goal_advance (goal, game->edition, &state, move, &count);
          game->make (game->edition, &state, move, NULL);
        }
      solved += count.solver >= 0;
    }
  g_assert_cmpuint (solved, <, RANDOM_LINES / 20);
}

static void
test_puzzles_are_not_solved_by_chance (void)
{
  for_each (check_random);
}

static void
on_changed (RelaisMatch *match, RelaisChange what, const RelaisEvents *events, guint *changes)
{
  if ((what & RELAIS_CHANGE_TASK) != 0)
    (*changes)++;
}

static void
assert_line (RelaisTask *task, const char *expected)
{
  g_autofree char *line = relais_task_dup_line (task);

  g_assert_cmpstr (line, ==, expected);
}

/* What a computer player was first to do nobody has solved. */
static void
test_a_computer_that_is_first_solves_nothing (void)
{
  g_autoptr (RelaisMatch) match = relais_scenario_start (find ("first-ride"));
  g_autoptr (RelaisTask) task = relais_task_new (match);
  g_autoptr (RelaisComputers) G_GNUC_UNUSED computers = computing_at_once (match);

  while (relais_task_get_status (task) == RELAIS_TASK_OPEN && (computing_wait (match), idle (match)))
    ;
  g_assert_cmpint (relais_task_get_status (task), ==, RELAIS_TASK_FAILED);
  g_assert_cmpint (number_of (task, "solver"), ==, 1);
  assert_line (task, "Mathurin was first");
  g_assert_false (relais_match_get_solved (match));
}

static void
test_progress_is_counted_and_told (void)
{
  Solving solving;
  guint changes = 0;

  solving_begin (&solving, find ("two-roofs"));
  g_signal_connect (solving.match, "changed", G_CALLBACK (on_changed), &changes);
  assert_line (solving.task, "0 of 2 · last turn");
  g_assert_cmpint (number_of (solving.task, "turns-left"), ==, 1);
  while (changes == 0)
    g_assert_true (solving_step (&solving));
  g_assert_cmpint (number_of (solving.task, "done"), ==, 1);
  assert_line (solving.task, "1 of 2 · last turn");
  while (solving_step (&solving))
    ;
  g_assert_cmpint (number_of (solving.task, "done"), ==, 2);
  g_assert_cmpint (number_of (solving.task, "status"), ==, RELAIS_TASK_SOLVED);
  g_assert_cmpint (number_of (solving.task, "solver"), ==, 0);
  g_assert_cmpuint (changes, ==, 2);
  assert_line (solving.task, "Solved by Player 1");
  relais_match_undo_turn (solving.match);
  assert_line (solving.task, "0 of 2 · last turn");
  g_assert_cmpuint (changes, ==, 3);
  solving_end (&solving);
}

static void
test_the_turns_that_are_left_run_out (void)
{
  g_autoptr (RelaisMatch) match = relais_scenario_start (find ("two-days"));
  g_autoptr (RelaisTask) task = relais_task_new (match);

  assert_line (task, "0 of 2 · 2 turns left");
  while (relais_match_get_turn (match) == 9)
    idle (match);
  assert_line (task, "0 of 2 · last turn");
  while (relais_match_get_turn (match) == 10)
    idle (match);
  assert_line (task, "Not solved");
  g_assert_cmpint (number_of (task, "turns-left"), ==, 0);
  relais_match_undo (match);
  assert_line (task, "0 of 2 · last turn");
}

static void
test_what_is_solved_stays_solved_when_the_game_goes_on (void)
{
  Solving solving;
  RelaisRng rng;

  solving_begin (&solving, find ("castle-by-dusk"));
  assert_line (solving.task, "Last turn");
  while (solving_step (&solving))
    ;
  relais_rng_seed (&rng, 3);
  playing_play_on (solving.match, &rng, 100);
  g_assert_cmpint (relais_task_get_status (solving.task), ==, RELAIS_TASK_SOLVED);
  relais_match_look (solving.match, relais_tree_get_root (relais_match_get_tree (solving.match)));
  g_assert_cmpint (relais_task_get_status (solving.task), ==, RELAIS_TASK_SOLVED);
  solving_end (&solving);
}

/* But what is kept of it does. */
static void
test_a_trial_solves_nothing (void)
{
  for (guint kept = 0; kept < 2; kept++)
    {
      Solving solving;

      solving_begin (&solving, find ("castle-by-dusk"));
      relais_match_try (solving.match);
      while (solving_step (&solving))
        ;
      g_assert_cmpint (relais_task_get_status (solving.task), ==, RELAIS_TASK_OPEN);
      g_assert_false (relais_match_get_solved (solving.match));
      if (kept)
        relais_match_keep_trial (solving.match);
      else
        relais_match_drop_trial (solving.match);
      g_assert_cmpint (relais_task_get_status (solving.task), ==, kept ? RELAIS_TASK_SOLVED : RELAIS_TASK_OPEN);
      g_assert_cmpint (relais_match_get_solved (solving.match), ==, kept);
      solving_end (&solving);
    }
}

static void
test_a_game_that_is_ended_early_is_not_solved (void)
{
  g_autoptr (RelaisMatch) match = relais_scenario_start (find ("first-ride"));
  g_autoptr (RelaisTask) task = relais_task_new (match);

  assert_line (task, "0 of 3");
  relais_match_end_early (match);
  g_assert_cmpint (relais_task_get_status (task), ==, RELAIS_TASK_FAILED);
}

/* Counted in portions; until then it is open, and one change tells of the end. */
static void
test_a_long_game_is_counted_later (void)
{
  g_autoptr (RelaisMatch) match = relais_match_new (long_record (LONG_LINE, 25000, FALSE));
  g_autoptr (RelaisTask) task = NULL;
  guint changes = 0;

  relais_match_set_scenario (match, "two-roofs");
  relais_match_end_early (match);
  task = relais_task_new (match);
  g_signal_connect (match, "changed", G_CALLBACK (on_changed), &changes);
  g_assert_false (relais_task_is_counted (task));
  g_assert_cmpint (relais_task_get_status (task), ==, RELAIS_TASK_OPEN);
  assert_line (task, "");
  while (!relais_task_is_counted (task))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (relais_task_get_status (task), ==, RELAIS_TASK_FAILED);
  g_assert_cmpuint (changes, ==, 1);
  relais_match_undo (match);
  g_assert_true (relais_task_is_counted (task));
}

static void
test_a_saved_game_knows_its_scenario (void)
{
  Fixture f;
  Solving solving;
  g_autofree char *path = NULL;
  g_autoptr (RelaisMatch) loaded = NULL;
  g_autoptr (RelaisTask) task = NULL;

  begin (&f);
  solving_begin (&solving, find ("two-roofs"));
  while (solving_step (&solving))
    ;
  path = relais_library_new_path (f.library, relais_match_get_game (solving.match));
  save (&f, solving.match, path);
  reopen (&f);
  loaded = load (&f, path);
  g_assert_cmpstr (relais_match_get_scenario (loaded), ==, "two-roofs");
  g_assert_cmpstr (relais_match_get_title (loaded), ==, relais_match_get_title (solving.match));
  task = relais_task_new (loaded);
  g_assert_cmpint (relais_task_get_status (task), ==, RELAIS_TASK_SOLVED);
  solving_end (&solving);
  finish (&f);
}

static void
test_a_scenario_played_again_is_the_same_one (void)
{
  Solving solving;
  g_autoptr (RelaisMatch) again = NULL;
  g_autoptr (RelaisTask) task = NULL;

  solving_begin (&solving, find ("last-push"));
  while (solving_step (&solving))
    ;
  again = relais_new_game_again (solving.match, TRUE);
  g_assert_cmpstr (relais_match_get_scenario (again), ==, "last-push");
  g_assert_cmpstr (relais_match_get_title (again), ==, relais_match_get_title (solving.match));
  task = relais_task_new (again);
  g_assert_cmpint (relais_task_get_status (task), ==, RELAIS_TASK_OPEN);
  solving_end (&solving);
}

static void
test_a_game_without_a_scenario_has_no_task (void)
{
  Fixture f;
  g_autofree char *path = NULL;
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autoptr (RelaisMatch) loaded = NULL;

  begin (&f);
  g_assert_null (relais_task_new (match));
  relais_match_set_scenario (match, "of-a-later-version");
  g_assert_null (relais_task_new (match));
  path = relais_library_new_path (f.library, relais_match_get_game (match));
  save (&f, match, path);
  loaded = load (&f, path);
  g_assert_cmpstr (relais_match_get_scenario (loaded), ==, "of-a-later-version");
  relais_match_set_scenario (loaded, "");
  g_assert_null (relais_match_get_scenario (loaded));
  finish (&f);
}

static void
add_tests (void)
{
  g_test_add_func ("/scenarios/against-computers", test_games_for_several_are_against_computers);
  g_test_add_func ("/scenarios/a-computer-is-first", test_a_computer_that_is_first_solves_nothing);
  g_test_add_func ("/scenarios/enough-and-told-about", test_there_are_enough_and_each_is_told_about);
  g_test_add_func ("/scenarios/all-different", test_no_two_have_the_same_board_or_task);
  g_test_add_func ("/scenarios/solutions", test_each_is_solved_by_its_solution_and_not_before);
  g_test_add_func ("/scenarios/doing-nothing", test_doing_nothing_solves_none);
  g_test_add_func ("/scenarios/not-by-chance", test_puzzles_are_not_solved_by_chance);
  g_test_add_func ("/scenarios/progress", test_progress_is_counted_and_told);
  g_test_add_func ("/scenarios/turns-left", test_the_turns_that_are_left_run_out);
  g_test_add_func ("/scenarios/stays-solved", test_what_is_solved_stays_solved_when_the_game_goes_on);
  g_test_add_func ("/scenarios/trial", test_a_trial_solves_nothing);
  g_test_add_func ("/scenarios/ended-early", test_a_game_that_is_ended_early_is_not_solved);
  g_test_add_func ("/scenarios/saved", test_a_saved_game_knows_its_scenario);
  g_test_add_func ("/scenarios/long", test_a_long_game_is_counted_later);
  g_test_add_func ("/scenarios/again", test_a_scenario_played_again_is_the_same_one);
  g_test_add_func ("/scenarios/without", test_a_game_without_a_scenario_has_no_task);
}

int
main (int argc, char **argv)
{
  return library_run (argc, argv, add_tests);
}
