/* SPDX-License-Identifier: GPL-3.0-or-later */

/* In which order a change is taken in: the models that follow a match, then
 * views, then what was played meanwhile. */

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

static void
on_update (RelaisMatch *match, gpointer model)
{
  write_down (g_object_get_data (model, "name"));
}

static void
on_tell (RelaisMatch *match, gpointer model)
{
  g_autofree char *words = g_strconcat (g_object_get_data (model, "name"), "!", NULL);

  write_down (words);
}

static GObject *
follow (RelaisMatch *match, RelaisFollower place, const char *name)
{
  GObject *model = g_object_new (G_TYPE_OBJECT, NULL);

  g_object_set_data (model, "name", (gpointer) name);
  relais_match_follow (match, place, model, on_update, on_tell);
  return model;
}

static void
on_signal (RelaisMatch *match)
{
  write_down (g_signal_name (g_signal_get_invocation_hint (match)->signal_id));
}

static void
test_models_follow_in_their_order_before_views (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autoptr (GObject) task = NULL;
  g_autoptr (GObject) cards = NULL;
  g_autoptr (GObject) history = NULL;
  g_autoptr (GObject) decision = NULL;

  told = g_string_new (NULL);
  g_signal_connect (match, "moved", G_CALLBACK (on_signal), NULL);
  g_signal_connect (match, "settled", G_CALLBACK (on_signal), NULL);
  g_signal_connect (match, "applied", G_CALLBACK (on_signal), NULL);
  g_signal_connect (match, "reset", G_CALLBACK (on_signal), NULL);
  task = follow (match, RELAIS_FOLLOWER_TASK, "task");
  cards = follow (match, RELAIS_FOLLOWER_CARDS, "cards");
  history = follow (match, RELAIS_FOLLOWER_HISTORY, "history");
  decision = follow (match, RELAIS_FOLLOWER_DECISION, "decision");
  playing_play (match, LANGEAIS);
  g_assert_cmpstr (told->str, ==, "decision history cards task decision! history! cards! task! applied settled moved");
  g_string_truncate (told, 0);
  /* One that has gone follows no more. */
  g_clear_object (&cards);
  g_clear_object (&task);
  relais_match_look (match, relais_tree_get_root (relais_match_get_tree (match)));
  g_assert_cmpstr (told->str, ==, "decision history decision! history! reset settled");
  g_string_free (told, TRUE);
}

static void
on_asked (RelaisDecision *decision, RelaisHistory *history)
{
  RelaisMatch *match = relais_decision_get_match (decision);

  write_down ("asked");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (history)), ==, relais_match_get_node (match)->depth);
}

/* Although the decision is there before the history is. */
static void
test_a_question_is_told_when_the_history_has_its_move (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (match));
  g_autoptr (RelaisDecision) decision = g_object_new (lore->decision_type (), "match", match, NULL);
  g_autoptr (RelaisHistory) history = relais_history_new (match);

  told = g_string_new (NULL);
  g_signal_connect (decision, "changed", G_CALLBACK (on_asked), history);
  playing_play (match, LANGEAIS);
  g_assert_cmpstr (told->str, ==, "asked");
  g_string_free (told, TRUE);
}

/* As a computer player does. */
static void
on_applied_play (RelaisMatch *match, const RelaisEvents *events)
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
on_applied_hear (RelaisMatch *match, const RelaisEvents *events)
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
  g_signal_connect (match, "applied", G_CALLBACK (on_applied_play), NULL);
  g_signal_connect (match, "applied", G_CALLBACK (on_applied_hear), NULL);
  g_signal_connect (match, "moved", G_CALLBACK (on_signal), NULL);
  playing_play (match, LANGEAIS);
  g_assert_cmpstr (told->str, ==, "one heard-one moved two heard-two moved");
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
  g_signal_connect (match, "applied", G_CALLBACK (on_applied_play), NULL);
  g_assert_true (relais_match_play_all (match, moves, 2, &why));
  first = relais_tree_get_root (relais_match_get_tree (match))->first;
  g_assert_true (first->first->joined);
  g_assert_true (g_str_has_prefix (told->str, "one two"));
  g_string_free (told, TRUE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match/followers/in-their-order", test_models_follow_in_their_order_before_views);
  g_test_add_func ("/match/followers/question-after-history", test_a_question_is_told_when_the_history_has_its_move);
  g_test_add_func ("/match/play/in-a-handler", test_who_plays_in_a_handler_plays_when_all_have_heard);
  g_test_add_func ("/match/play/in-a-handler-of-a-choice", test_who_plays_in_a_handler_plays_after_the_whole_choice);
  return g_test_run ();
}
