/* SPDX-License-Identifier: GPL-3.0-or-later */

/* In which order a change is taken in: the models that follow a match, then
 * views, then what was done meanwhile. */

#include "playing.h"

#include "model/relais-decision.h"
#include "model/relais-history.h"
#include "model/relais-lore.h"

#define LANGEAIS "merchant ride 2 to langeais"

static GString *told;

static void
write_down (const char *what)
{
  g_string_append_printf (told, "%s%s", told->len > 0 ? " " : "", what);
}

static RelaisChange
on_update (RelaisMatch *match, RelaisChange what, gpointer model)
{
  write_down (g_object_get_data (model, "name"));
  return GPOINTER_TO_UINT (g_object_get_data (model, "change"));
}

static GObject *
follow (RelaisMatch *match, RelaisFollower place, const char *name, RelaisChange change)
{
  GObject *model = g_object_new (G_TYPE_OBJECT, NULL);

  g_object_set_data (model, "name", (gpointer) name);
  g_object_set_data (model, "change", GUINT_TO_POINTER (change));
  relais_match_follow (match, place, model, on_update);
  return model;
}

static void
on_changed (RelaisMatch *match, RelaisChange what)
{
  g_autofree char *words = g_strdup_printf ("%s%s%s%s", (what & RELAIS_CHANGE_POSITION) != 0 ? "P" : "",
                                            (what & RELAIS_CHANGE_MOVE) != 0 ? "M" : "",
                                            (what & RELAIS_CHANGE_QUESTION) != 0 ? "Q" : "",
                                            (what & RELAIS_CHANGE_TASK) != 0 ? "T" : "");

  write_down (words);
}

static void
on_settled (RelaisMatch *match)
{
  write_down ("settled");
}

static void
test_models_follow_in_their_order_before_views (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autoptr (GObject) task = NULL;
  g_autoptr (GObject) history = NULL;
  g_autoptr (GObject) decision = NULL;

  told = g_string_new (NULL);
  g_signal_connect (match, "settled", G_CALLBACK (on_settled), NULL);
  g_signal_connect (match, "changed", G_CALLBACK (on_changed), NULL);
  task = follow (match, RELAIS_FOLLOWER_TASK, "task", RELAIS_CHANGE_TASK);
  history = follow (match, RELAIS_FOLLOWER_HISTORY, "history", 0);
  decision = follow (match, RELAIS_FOLLOWER_DECISION, "decision", RELAIS_CHANGE_QUESTION);
  playing_play (match, LANGEAIS);
  g_assert_cmpstr (told->str, ==, "decision history task PMQT settled");
  g_string_truncate (told, 0);
  /* One that has gone follows no more. */
  g_clear_object (&task);
  relais_match_look (match, relais_tree_get_root (relais_match_get_tree (match)));
  g_assert_cmpstr (told->str, ==, "decision history PQ settled");
  g_string_free (told, TRUE);
}

static void
on_asked (RelaisMatch *match, RelaisChange what, const RelaisEvents *events, RelaisHistory *history)
{
  write_down ((what & RELAIS_CHANGE_QUESTION) != 0 ? "asked" : "told");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (history)), ==, relais_match_get_node (match)->depth);
}

/* Although the decision is there before the history is. */
static void
test_a_question_is_told_once_when_the_history_has_its_move (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (match));
  g_autoptr (RelaisDecision) decision = g_object_new (lore->decision_type (), "match", match, NULL);
  g_autoptr (RelaisHistory) history = relais_history_new (match);

  g_assert_true (relais_decision_get_match (decision) == match);
  told = g_string_new (NULL);
  g_signal_connect (match, "changed", G_CALLBACK (on_asked), history);
  playing_play (match, LANGEAIS);
  g_assert_cmpstr (told->str, ==, "asked");
  g_string_free (told, TRUE);
}

static gboolean
is_offered (RelaisDecision *decision, const char *detail)
{
  GListModel *choices = relais_decision_get_choices (decision);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      if (g_strcmp0 (relais_choice_get_detail (choice), detail) == 0)
        return TRUE;
    }
  return FALSE;
}

static void
on_changed_find_zoe (RelaisMatch *match, RelaisChange what, const RelaisEvents *events, RelaisDecision *decision)
{
  g_assert_true (is_offered (decision, "Zoé is next"));
}

/* Who is next is called otherwise now: answers are in these words when that is told. */
static void
test_a_name_changes_the_question_at_once (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (match));
  g_autoptr (RelaisDecision) decision = g_object_new (lore->decision_type (), "match", match, NULL);

  playing_play (match, LANGEAIS);
  playing_play (match, "done");
  playing_play (match, "messenger ride 2 to talcy");
  told = g_string_new (NULL);
  g_signal_connect (match, "changed", G_CALLBACK (on_changed_find_zoe), decision);
  g_signal_connect (match, "changed", G_CALLBACK (on_changed), NULL);
  g_object_set (relais_match_nth_seat (match, 1), "name", "Zoé", NULL);
  g_assert_cmpstr (told->str, ==, "Q");
  g_string_free (told, TRUE);
}

/* As a computer player does. */
static void
on_changed_play (RelaisMatch *match)
{
  RelaisMove move;
  RelaisRefusal why;
  guint depth = relais_match_get_node (match)->depth;

  write_down (depth == 1 ? "one" : "two");
  if (depth > 1)
    return;
  g_assert_true (playing_parse (match, "done", &move));
  g_assert_true (relais_match_play_all (match, &move, 1, &why));
  g_assert_cmpuint (relais_match_get_node (match)->depth, ==, depth);
  g_assert_true (playing_parse (match, "messenger ride 2 to talcy", &move));
  g_assert_false (relais_match_play_all (match, &move, 1, &why));
}

static void
on_changed_hear (RelaisMatch *match, RelaisChange what, const RelaisEvents *events)
{
  RelaisEvents of_node;

  write_down (relais_match_get_node (match)->depth == 1 ? "heard-one" : "heard-two");
  relais_match_events_of (match, relais_match_get_node (match), &of_node);
  g_assert_cmpint (of_node.count, ==, events->count);
}

static void
test_who_plays_in_a_handler_plays_when_all_have_heard (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");

  told = g_string_new (NULL);
  g_signal_connect (match, "changed", G_CALLBACK (on_changed_play), NULL);
  g_signal_connect (match, "changed", G_CALLBACK (on_changed_hear), NULL);
  g_signal_connect (match, "settled", G_CALLBACK (on_settled), NULL);
  playing_play (match, LANGEAIS);
  g_assert_cmpstr (told->str, ==, "one heard-one settled two heard-two settled");
  g_assert_cmpuint (relais_match_get_node (match)->depth, ==, 2);
  g_string_free (told, TRUE);
}

/* What is one choice is not broken into by who answers its first move. */
static void
test_who_plays_in_a_handler_plays_after_the_whole_choice (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  RelaisMove moves[2];
  RelaisRefusal why;
  RelaisNode *first;

  told = g_string_new (NULL);
  g_assert_true (playing_parse (match, LANGEAIS, &moves[0]));
  g_assert_true (playing_parse (match, "done", &moves[1]));
  g_signal_connect (match, "changed", G_CALLBACK (on_changed_play), NULL);
  g_assert_true (relais_match_play_all (match, moves, 2, &why));
  first = relais_tree_get_root (relais_match_get_tree (match))->first;
  g_assert_true (first->first->joined);
  g_assert_true (g_str_has_prefix (told->str, "one two"));
  g_string_free (told, TRUE);
}

/* What somebody does in a handler, once; nothing of it is done while others
 * still hear. */
typedef struct
{
  gboolean (*act) (RelaisMatch *match);
  gboolean done;
} Act;

static void
on_changed_act (RelaisMatch *match, RelaisChange what, const RelaisEvents *events, Act *act)
{
  const RelaisNode *node = relais_match_get_node (match);
  const RelaisNode *shown = relais_match_get_shown_node (match);

  if (act->done)
    return;
  act->done = TRUE;
  g_assert_true (act->act (match));
  g_assert_true (relais_match_get_node (match) == node && relais_match_get_shown_node (match) == shown);
  g_assert_false (relais_match_get_trying (match) || relais_match_get_ended_early (match));
}

static void
on_changed_write_depth (RelaisMatch *match)
{
  g_autofree char *depth = g_strdup_printf ("%u", relais_match_get_shown_node (match)->depth);

  write_down (depth);
}

static gboolean
undo_twice (RelaisMatch *match)
{
  return relais_match_undo (match) && relais_match_undo (match);
}

static gboolean
undo_turn (RelaisMatch *match)
{
  return relais_match_undo_turn (match);
}

static gboolean
undo_and_redo (RelaisMatch *match)
{
  /* There is nothing to redo yet. */
  return relais_match_undo (match) && !relais_match_redo (match);
}

static gboolean
look_at_the_start (RelaisMatch *match)
{
  relais_match_look (match, relais_tree_get_root (relais_match_get_tree (match)));
  return TRUE;
}

static gboolean
go_to_the_start (RelaisMatch *match)
{
  return relais_match_go (match, relais_tree_get_root (relais_match_get_tree (match)));
}

static gboolean
try_ahead (RelaisMatch *match)
{
  relais_match_try (match);
  return TRUE;
}

static gboolean
end_early (RelaisMatch *match)
{
  relais_match_end_early (match);
  return TRUE;
}

static void
test_who_goes_elsewhere_in_a_handler_does_when_all_have_heard (void)
{
  static const struct
  {
    const char *name;
    gboolean (*act) (RelaisMatch *match);
    const char *told;           /* which positions are shown, as told to who hears after the one who acts */
  } cases[] = {
    { "undo", undo_twice, "1 0" },
    { "undo-turn", undo_turn, "1 0" },
    { "redo", undo_and_redo, "1 0 1" },
    { "look", look_at_the_start, "1 0" },
    { "go", go_to_the_start, "1 0" },
    { "try", try_ahead, "1 1" },
    { "end", end_early, "1 1" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
      Act act = { .act = cases[i].act };

      g_test_message ("%s", cases[i].name);
      told = g_string_new (NULL);
      relais_match_set_strict (match, FALSE);
      g_signal_connect (match, "changed", G_CALLBACK (on_changed_act), &act);
      g_signal_connect (match, "changed", G_CALLBACK (on_changed_write_depth), NULL);
      playing_play (match, LANGEAIS);
      g_assert_cmpstr (told->str, ==, cases[i].told);
      g_string_free (told, TRUE);
    }
}

static void
on_changed_let_go (RelaisMatch *match, RelaisChange what, const RelaisEvents *events, RelaisMatch **held)
{
  relais_match_look (match, relais_tree_get_root (relais_match_get_tree (match)));
  g_clear_object (held);
}

/* A window that is closed by what it hears. */
static void
test_who_hears_may_let_go_of_the_match (void)
{
  RelaisMatch *match = playing_match ("loire players=2 seed=7");
  RelaisMove move;
  RelaisRefusal why;

  g_assert_true (playing_parse (match, LANGEAIS, &move));
  g_object_add_weak_pointer (G_OBJECT (match), (gpointer *) &match);
  g_signal_connect (match, "changed", G_CALLBACK (on_changed_let_go), &match);
  relais_match_play_all (match, &move, 1, &why);
  g_assert_null (match);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match/followers/in-their-order", test_models_follow_in_their_order_before_views);
  g_test_add_func ("/match/followers/question-after-history", test_a_question_is_told_once_when_the_history_has_its_move);
  g_test_add_func ("/match/followers/name-in-the-question", test_a_name_changes_the_question_at_once);
  g_test_add_func ("/match/play/in-a-handler", test_who_plays_in_a_handler_plays_when_all_have_heard);
  g_test_add_func ("/match/play/in-a-handler-of-a-choice", test_who_plays_in_a_handler_plays_after_the_whole_choice);
  g_test_add_func ("/match/elsewhere/in-a-handler", test_who_goes_elsewhere_in_a_handler_does_when_all_have_heard);
  g_test_add_func ("/match/let-go/in-a-handler", test_who_hears_may_let_go_of_the_match);
  return g_test_run ();
}
