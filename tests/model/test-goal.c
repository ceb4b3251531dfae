/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The language in which a scenario says what is to be done. */

#include "playing.h"

#include "model/relais-goal.h"
#include "record/relais-json.h"

/* At the gates of Nantes, with money. */
#define START                                                                                              \
  "{'players':2,'seed':4,'turn':4,'options':{'first_player':0,'boat_goal':20},'seats':["                   \
  "{'deniers':20,'boat':17,'goods':{'wood':2,'wine':1},'merchant':{'at':'brissac','dir':'cw'}},{}]}"

static RelaisGoal *
parse (const RelaisGame *game, const char *words, GError **error)
{
  g_autofree char *text = g_strdelimit (g_strdup (words), "'", '"');
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree RelaisJson *json = relais_json_parse (text, strlen (text), 1, problems);

  return relais_goal_parse (game, json, 0, error);
}

/* How far a seat is after the moves ("a; b"): "1/2", with ! when the goal is
 * reached, and x when it cannot be reached any more. */
static void
assert_after (const char *goal_words, const char *moves, int seat, const char *expected)
{
  g_autofree char *start = g_strdelimit (g_strdup (START), "'", '"');
  g_autoptr (RelaisMatch) match = playing_match (start);
  g_auto (GStrv) words = g_strsplit (moves, "; ", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (RelaisGoal) goal = parse (relais_match_get_game (match), goal_words, &error);
  gconstpointer edition = relais_match_get_edition (match);
  g_autofree char *result = NULL;
  RelaisGoalCount count;
  int done, wanted;

  g_assert_no_error (error);
  relais_goal_begin (goal, edition, relais_match_get_state (match), &count);
  for (guint i = 0; words[i] != NULL; i++)
    {
      RelaisMove move;

      g_assert_true (playing_parse (match, words[i], &move));
      relais_goal_advance (goal, edition, relais_match_get_state (match), move, &count);
      playing_play (match, words[i]);
    }
  relais_goal_progress (goal, &count, seat, &done, &wanted);
  result = g_strdup_printf ("%d/%d%s%s", done, wanted, count.solver == seat ? "!" : "",
                            relais_goal_is_lost (&count) ? "x" : "");
  g_assert_cmpstr (result, ==, expected);
}

#define RIDE "merchant ride 0 to nantes"

static void
test_events_are_counted (void)
{
  assert_after ("{'that':{'event':'sold','count':2}}", RIDE, 0, "0/2");
  assert_after ("{'that':{'event':'sold','count':2}}", RIDE "; sell wood", 0, "1/2");
  assert_after ("{'that':{'event':'sold','count':2}}", RIDE "; sell wood; sell wine", 0, "2/2!");
  assert_after ("{'that':{'event':'sold','count':2}}", RIDE "; sell wood; sell wine; sell wood", 0, "2/2!");
  /* The other seat's are its own. */
  assert_after ("{'that':{'event':'sold','count':2}}", RIDE "; sell wood; sell wine", 1, "0/2");
}

static void
test_values_choose_the_events (void)
{
  assert_after ("{'that':{'event':'sold','where':{'good':'wine'},'count':1}}", RIDE "; sell wood", 0, "0/1");
  assert_after ("{'that':{'event':'sold','where':{'good':'w*'},'count':2}}", RIDE "; sell wood; sell wine", 0, "2/2!");
  assert_after ("{'that':{'event':'sold','where':{'good':['beer','wine']}}}", RIDE "; sell wine", 0, "1/1!");
  assert_after ("{'that':{'event':'rode','where':{'left':2,'early':'no'}}}", RIDE, 0, "1/1!");
  assert_after ("{'that':{'event':'rode','where':{'left':1}}}", RIDE, 0, "0/1");
  assert_after ("{'that':{'event':'rode','where':{'early':'yes'}}}", RIDE, 0, "0/1");
  /* A player that is named is that one, whoever it is for. */
  assert_after ("{'seats':[1],'that':{'event':'sold','where':{'player':0}}}", RIDE "; sell wine", 1, "1/1!");
}

static void
test_numbers_of_events_are_added_up (void)
{
  static const char goal[] = "{'that':{'event':'got','where':{'for':['wood','wine']},'sum':'deniers','at_least':8}}";

  assert_after (goal, RIDE "; sell wine", 0, "6/8");
  assert_after (goal, RIDE "; sell wine; sell wood", 0, "8/8!");
}

static void
test_scores_are_looked_at (void)
{
  assert_after ("{'that':{'score':'boat','at_least':18}}", RIDE, 0, "17/18");
  assert_after ("{'that':{'score':'boat','at_least':18}}", RIDE "; ship 2", 0, "18/18!");
  assert_after ("{'that':{'score':'total','at_least':19}}", RIDE "; ship 2", 0, "19/19!");
  assert_after ("{'that':{'score':'buildings','at_least':1}}", RIDE "; build nantes.bank", 0, "1/1!");
  assert_after ("{'that':{'lead':19}}", RIDE, 0, "17/19");
  assert_after ("{'that':{'lead':19}}", RIDE "; ship 2", 0, "19/19!");
  assert_after ("{'that':{'lead':1}}", RIDE "; ship 2", 1, "0/1");
}

static void
test_all_and_any (void)
{
  assert_after ("{'that':{'all':[{'event':'sold','count':2},{'event':'palace'},{'score':'boat','at_least':18}]}}",
                RIDE "; sell wine; build nantes.bank", 0, "2/4");
  assert_after ("{'that':{'all':[{'event':'sold'},{'event':'palace'}]}}", RIDE "; sell wine; build nantes.bank", 0,
                "2/2!");
  assert_after ("{'that':{'any':[{'event':'sold','count':4},{'event':'built','count':2}]}}", RIDE "; sell wine", 0,
                "1/4");
  assert_after ("{'that':{'any':[{'event':'sold','count':4},{'event':'palace'}]}}", RIDE "; build nantes.bank", 0,
                "1/1!");
}

static void
test_what_must_not_be_done (void)
{
  static const char goal[] = "{'seats':[0],'that':{'score':'boat','at_least':19},"
                             "'unless':{'event':'paid','where':{'for':'ship'}}}";

  assert_after (goal, RIDE "; sell wine", 0, "17/19");
  assert_after (goal, RIDE "; ship 2", 0, "19/19x");
  /* Only for who did it. */
  assert_after ("{'that':{'score':'boat','at_least':19},'unless':{'event':'paid','where':{'for':'ship'}}}",
                RIDE "; ship 2", 0, "19/19");
}

static void
test_only_who_may_solves_it (void)
{
  assert_after ("{'seats':[1],'that':{'event':'sold'}}", RIDE "; sell wine", 0, "1/1");
  assert_after ("{'seats':[0],'that':{'event':'sold'}}", RIDE "; sell wine", 0, "1/1!");
}

static void
test_too_late (void)
{
  static const char turn[] = RIDE "; done; messenger ride 0 to chambord; done";
  g_autofree char *sold = g_strconcat (RIDE, "; sell wine; done; messenger ride 0 to chambord; done", NULL);

  assert_after ("{'within_turns':1,'that':{'event':'sold'}}", turn, 0, "0/1x");
  assert_after ("{'within_turns':2,'that':{'event':'sold'}}", turn, 0, "0/1");
  assert_after ("{'within_turns':1,'that':{'event':'sold'}}", sold, 0, "1/1!");
  /* What the last move in time causes is in time. */
  assert_after ("{'within_turns':1,'that':{'event':'turn'}}", turn, 1, "1/1!");
}

static void
test_goals_that_are_none_are_refused (void)
{
  static const struct
  {
    const char *goal, *message;
  } wrong[] = {
    { "[]", "goal: not an object" },
    { "{}", "that: missing" },
    { "{'that':{'won':true},'then':1}", "then: unknown key" },
    { "{'that':{}}", "{}: not a condition" },
    { "{'that':3}", "3: not a condition" },
    { "{'that':{'event':'flown'}}", "flown: no such event" },
    { "{'that':{'event':'sold','count':0}}", "count: not a number of 1 or more" },
    { "{'that':{'event':'sold','count':'2'}}", "count: not a number of 1 or more" },
    { "{'that':{'event':'sold','where':{'colour':'red'}}}", "colour: the event has no such parameter" },
    { "{'that':{'event':'sold','where':{'good':true}}}", "good: not a value or a list of values" },
    { "{'that':{'event':'sold','where':{'good':[]}}}", "good: not a value or a list of values" },
    { "{'that':{'event':'sold','where':'wine'}}", "where: not an object" },
    { "{'that':{'event':'sold','sum':'good','at_least':2}}", "good: the event has no such number" },
    { "{'that':{'score':'fame'}}", "fame: no such column" },
    { "{'that':{'won':false}}", "won: not true" },
    { "{'that':{'all':[]}}", "all: not a list of conditions" },
    { "{'that':{'any':[{'won':true},{'lead':0}]}}", "lead: not a number of 1 or more" },
    { "{'that':{'won':true},'unless':{'lead':-1}}", "lead: not a number of 1 or more" },
    { "{'that':{'won':true},'seats':[4]}", "seats: no such seat" },
    { "{'that':{'won':true},'seats':0}", "seats: not a list" },
    { "{'that':{'all':[{'lead':1},{'lead':2},{'lead':3},{'lead':4},{'lead':5},{'lead':6},{'lead':7},{'lead':8},"
      "{'lead':9}]}}", "lead: too many conditions" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (RelaisGoal) goal = parse (relais_games[0], wrong[i].goal, &error);

      g_assert_null (goal);
      g_assert_cmpstr (error != NULL ? error->message : NULL, ==, wrong[i].message);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/goal/events", test_events_are_counted);
  g_test_add_func ("/goal/values", test_values_choose_the_events);
  g_test_add_func ("/goal/sums", test_numbers_of_events_are_added_up);
  g_test_add_func ("/goal/scores", test_scores_are_looked_at);
  g_test_add_func ("/goal/all-any", test_all_and_any);
  g_test_add_func ("/goal/unless", test_what_must_not_be_done);
  g_test_add_func ("/goal/seats", test_only_who_may_solves_it);
  g_test_add_func ("/goal/too-late", test_too_late);
  g_test_add_func ("/goal/wrong", test_goals_that_are_none_are_refused);
  return g_test_run ();
}
