/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of moves: it follows the main line and says no more than what
 * changed. */

#include "model/relais-history-row.h"

#include <malloc.h>

#include "playing.h"
#include "whole.h"

#define MOST_BYTES_A_MOVE 3072

typedef struct
{
  RelaisMatch *match;
  RelaisHistory *history;
  guint changes;
  guint position, removed, added;
} Fixture;

static void
on_items_changed (GListModel *model, guint position, guint removed, guint added, Fixture *f)
{
  f->changes++;
  f->position = position;
  f->removed = removed;
  f->added = added;
}

static void
begin (Fixture *f, const char *start)
{
  *f = (Fixture) { .match = playing_match (start) };
  f->history = relais_history_new (f->match);
  g_signal_connect (f->history, "items-changed", G_CALLBACK (on_items_changed), f);
}

static void
finish (Fixture *f)
{
  g_assert_finalize_object (f->history);
  g_assert_finalize_object (f->match);
}

static guint
size (Fixture *f)
{
  return g_list_model_get_n_items (G_LIST_MODEL (f->history));
}

static RelaisHistoryRow *
row (Fixture *f, guint i)
{
  return g_list_model_get_item (G_LIST_MODEL (f->history), i);
}

static void
assert_changed (Fixture *f, guint position, guint removed, guint added)
{
  g_assert_cmpuint (f->changes, ==, 1);
  g_assert_cmpuint (f->position, ==, position);
  g_assert_cmpuint (f->removed, ==, removed);
  g_assert_cmpuint (f->added, ==, added);
  f->changes = 0;
}

static void
assert_row (Fixture *f, RelaisNode *node)
{
  g_autoptr (RelaisHistoryRow) at = row (f, node->depth - 1);

  g_assert_true (relais_history_row_get_node (at) == node);
}

/* The rows are the nodes from the start to where one plays on, also in a trial, and
 * from there along the latest children. */
static void
assert_follows_main_line (Fixture *f)
{
  RelaisNode *current = relais_match_get_node (f->match);
  guint n = current->depth;

  for (RelaisNode *node = current; node->parent != NULL; node = node->parent)
    assert_row (f, node);
  for (RelaisNode *node = current->latest; node != NULL; node = node->latest)
    {
      assert_row (f, node);
      n++;
    }
  g_assert_cmpuint (n, ==, size (f));
}

static void
test_a_move_adds_one_row (void)
{
  Fixture f;

  begin (&f, "loire players=2 seed=7");
  g_assert_cmpuint (size (&f), ==, 0);
  playing_play (f.match, "merchant ride 2 to langeais");
  assert_changed (&f, 0, 0, 1);
  playing_play (f.match, "done");
  assert_changed (&f, 1, 0, 1);
  assert_follows_main_line (&f);
  finish (&f);
}

static void
test_undo_keeps_the_rows_and_redo_too (void)
{
  Fixture f;
  g_autoptr (RelaisHistoryRow) first = NULL;
  g_autoptr (RelaisHistoryRow) second = NULL;

  begin (&f, "loire players=2 seed=7");
  playing_play (f.match, "merchant ride 2 to langeais");
  playing_play (f.match, "done");
  f.changes = 0;
  first = row (&f, 0);
  second = row (&f, 1);
  relais_match_undo (f.match);
  g_assert_cmpuint (f.changes, ==, 0);
  g_assert_true (relais_history_row_get_current (first));
  g_assert_true (relais_history_row_get_undone (second));
  g_assert_false (relais_history_row_get_undone (first));
  relais_match_redo (f.match);
  /* The same move again is a redo, too. */
  relais_match_undo (f.match);
  playing_play (f.match, "done");
  g_assert_cmpuint (f.changes, ==, 0);
  g_assert_true (relais_history_row_get_current (second));
  g_clear_object (&first);
  g_clear_object (&second);
  finish (&f);
}

static void
test_another_move_after_undo_replaces_the_tail (void)
{
  Fixture f;
  g_autoptr (RelaisHistoryRow) at = NULL;
  RelaisNode *old;

  begin (&f, "loire players=2 seed=7");
  playing_play (f.match, "merchant ride 2 to langeais");
  playing_play (f.match, "done");
  old = relais_tree_get_root (relais_match_get_tree (f.match))->latest;
  relais_match_undo (f.match);
  relais_match_undo (f.match);
  f.changes = 0;
  playing_play (f.match, "messenger ride 2 to talcy");
  assert_changed (&f, 0, 2, 1);
  at = row (&f, 0);
  g_assert_cmpuint (relais_history_row_get_n_branches (at), ==, 1);
  g_assert_true (relais_history_row_get_branch (at, 0) == old);
  g_assert_null (relais_history_row_get_branch (at, 1));
  g_assert_null (relais_history_row_get_branch_name (at, 1));
  /* Into the branch, and all of it is the list again. */
  f.changes = 0;
  g_assert_true (relais_match_go (f.match, old));
  assert_changed (&f, 0, 1, 2);
  assert_follows_main_line (&f);
  g_clear_object (&at);
  finish (&f);
}

static void
test_a_branch_is_called_by_its_remark_or_its_move (void)
{
  Fixture f;
  g_autoptr (RelaisHistoryRow) at = NULL;
  g_autofree char *told = NULL;
  RelaisNode *old;

  begin (&f, "loire players=2 seed=7");
  playing_play (f.match, "merchant ride 2 to langeais");
  playing_play (f.match, "done");
  {
    g_autoptr (RelaisHistoryRow) first = row (&f, 0);

    told = relais_history_row_dup_text (first);
  }
  g_assert_cmpstr (told, !=, "");
  old = relais_match_get_node (f.match);
  relais_match_undo (f.match);
  relais_match_undo (f.match);
  playing_play (f.match, "messenger ride 2 to talcy");
  at = row (&f, 0);
  g_assert_cmpstr (relais_history_row_get_branch_name (at, 0), ==, told);
  relais_match_set_remark (f.match, old, "The slow way\nthought of too late");
  g_assert_cmpstr (relais_history_row_get_branch_name (at, 0), ==, "The slow way");
  g_clear_object (&at);
  finish (&f);
}

typedef struct
{
  guint current, shown, undone, remark;
} Notified;

static void
on_notify (GObject *object, GParamSpec *pspec, Notified *n)
{
  n->current += g_str_equal (pspec->name, "current");
  n->shown += g_str_equal (pspec->name, "shown");
  n->undone += g_str_equal (pspec->name, "undone");
  n->remark += g_str_equal (pspec->name, "remark");
}

static void
assert_notified (Notified *n, Notified expected)
{
  g_assert_cmpuint (n->current, ==, expected.current);
  g_assert_cmpuint (n->shown, ==, expected.shown);
  g_assert_cmpuint (n->undone, ==, expected.undone);
  g_assert_cmpuint (n->remark, ==, expected.remark);
  *n = (Notified) { 0 };
}

static void
test_rows_say_which_is_current_and_shown (void)
{
  Fixture f;
  Notified n = { 0 };
  g_autoptr (RelaisHistoryRow) at = NULL;

  begin (&f, "loire players=2 seed=7");
  playing_play (f.match, "merchant ride 2 to langeais");
  at = row (&f, 0);
  g_signal_connect (at, "notify", G_CALLBACK (on_notify), &n);
  g_assert_true (relais_history_row_get_current (at) && relais_history_row_get_shown (at));
  playing_play (f.match, "done");
  assert_notified (&n, (Notified) { .current = 1, .shown = 1 });
  relais_match_look (f.match, relais_history_row_get_node (at));
  assert_notified (&n, (Notified) { .shown = 1 });
  g_assert_true (relais_history_row_get_shown (at));
  relais_match_look (f.match, NULL);
  assert_notified (&n, (Notified) { .shown = 1 });
  relais_match_undo (f.match);
  assert_notified (&n, (Notified) { .current = 1, .shown = 1 });
  relais_match_undo (f.match);
  assert_notified (&n, (Notified) { .current = 1, .shown = 1, .undone = 1 });
  relais_match_set_remark (f.match, relais_history_row_get_node (at), "Hm");
  assert_notified (&n, (Notified) { .remark = 1 });
  g_assert_cmpstr (relais_history_row_get_remark (at), ==, "Hm");
  g_clear_object (&at);
  finish (&f);
}

static void
test_a_row_is_the_same_while_it_is_held (void)
{
  Fixture f;
  g_autoptr (RelaisHistoryRow) one = NULL;
  g_autoptr (RelaisHistoryRow) two = NULL;

  begin (&f, "loire players=2 seed=7");
  playing_play (f.match, "merchant ride 2 to langeais");
  one = row (&f, 0);
  two = row (&f, 0);
  g_assert_true (one == two);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (f.history), 1));
  /* A row may outlive who made the list. */
  g_clear_object (&two);
  g_object_unref (f.history);
  g_assert_cmpint (relais_history_row_get_seat (one), ==, 0);
  g_assert_finalize_object (g_steal_pointer (&one));
  g_assert_finalize_object (f.match);
}

static void
test_turns_start_where_they_start (void)
{
  Fixture f;
  RelaisRng rng;
  guint told = 0;
  int turn = -1;

  begin (&f, "loire players=3 seed=5");
  relais_rng_seed (&rng, 11);
  playing_play_on (f.match, &rng, 300);
  for (guint i = 0; i < size (&f); i++)
    {
      g_autoptr (RelaisHistoryRow) at = row (&f, i);
      const RelaisNode *node = relais_history_row_get_node (at);

      g_assert_cmpint (relais_history_row_starts_turn (at), ==, relais_history_row_get_turn (at) != turn);
      turn = relais_history_row_get_turn (at);
      g_assert_cmpint (relais_history_row_get_seat (at), ==, relais_match_get_game (f.match)->seat (node->parent->state));
      /* All see what is turned up within a turn; the turn's end is told by where the next one starts. */
      g_assert_cmpint (relais_history_row_get_reveals (at), ==,
                       node->barrier && !relais_node_ends_turn (relais_match_get_tree (f.match), node));
      told += relais_history_row_get_reveals (at) ? 1 : 0;
    }
  g_assert_cmpuint (told, >, 0);
  finish (&f);
}

/* Anything that players can do, and after each thing the list is right and was
 * told to be by changes that a view could follow. */
typedef struct
{
  Fixture f;
  GPtrArray *mirror;
} Mirrored;

static void
on_mirrored_change (GListModel *model, guint position, guint removed, guint added, Mirrored *m)
{
  if (removed > 0)
    g_ptr_array_remove_range (m->mirror, position, removed);
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (RelaisHistoryRow) at = row (&m->f, position + i);

      g_ptr_array_insert (m->mirror, (gint) (position + i), relais_history_row_get_node (at));
    }
}

static RelaisNode *
any_node (RelaisMatch *match, RelaisRng *rng)
{
  RelaisNode *node = relais_tree_get_root (relais_match_get_tree (match));
  guint n = relais_rng_below (rng, 200);

  for (; n > 0; n--)
    {
      RelaisNode *next = testing_walk (node);

      if (next == NULL)
        break;
      node = next;
    }
  return node;
}

static void
do_anything (RelaisMatch *match, RelaisRng *rng)
{
  switch (relais_rng_below (rng, 12))
    {
    case 0: case 1: relais_match_undo (match); break;
    case 2: relais_match_undo_turn (match); break;
    case 3: relais_match_redo (match); break;
    case 4: relais_match_go (match, any_node (match, rng)); break;
    case 5: relais_match_look (match, any_node (match, rng)); break;
    case 6: relais_match_try (match); break;
    case 7: relais_match_drop_trial (match); break;
    case 8: relais_match_keep_trial (match); break;
    default: playing_play_on (match, rng, 5); break;
    }
}

static void
test_follows_whatever_players_do (void)
{
  Mirrored m;
  RelaisRng rng;

  begin (&m.f, "loire players=2 seed=3");
  m.mirror = g_ptr_array_new ();
  g_signal_connect (m.f.history, "items-changed", G_CALLBACK (on_mirrored_change), &m);
  relais_rng_seed (&rng, 4);
  for (guint i = 0; i < 600; i++)
    {
      do_anything (m.f.match, &rng);
      assert_follows_main_line (&m.f);
      g_assert_cmpuint (m.mirror->len, ==, size (&m.f));
      for (guint k = 0; k < m.mirror->len; k++)
        {
          g_autoptr (RelaisHistoryRow) at = row (&m.f, k);

          g_assert_true (relais_history_row_get_node (at) == m.mirror->pdata[k]);
        }
    }
  g_ptr_array_unref (m.mirror);
  finish (&m.f);
}

/* As one text, a player a paragraph. */
static char *
since_of (Fixture *f, int seat, gboolean *ever)
{
  g_autoptr (GPtrArray) all = relais_history_since (f->history, seat, ever);
  GString *text = g_string_new (NULL);
  int before = -1;

  if (all == NULL)
    return g_string_free (text, TRUE);
  for (guint i = 0; i < all->len; i++)
    {
      RelaisHistoryDeeds *deeds = all->pdata[i];

      g_assert_cmpint (deeds->seat, !=, seat);
      g_assert_cmpint (deeds->seat, !=, before);
      g_assert_cmpuint (deeds->lines->len, >, 0);
      before = deeds->seat;
      for (guint k = 0; k < deeds->lines->len; k++)
        g_string_append_printf (text, "%s\n", (const char *) deeds->lines->pdata[k]);
    }
  return g_string_free (text, FALSE);
}

static guint
count_news (Fixture *f, int turn)
{
  guint n = 0;

  for (RelaisNode *node = relais_match_get_node (f->match); node->parent != NULL; node = node->parent)
    {
      int of = relais_match_get_game (f->match)->turn (node->parent->state);
      g_autofree char *line = relais_history_tell (f->match, node);

      n += of < turn && of > turn - 3 && strstr (line, " is done in ") == NULL && strstr (line, " does nothing in ") == NULL;
    }
  return n;
}

static void
test_since_tells_what_the_others_did (void)
{
  Fixture f;
  RelaisRng rng;

  begin (&f, "loire players=3 seed=5");
  relais_rng_seed (&rng, 11);
  while (relais_match_get_turn (f.match) < 8)
    {
      int seat = relais_match_get_seat (f.match);
      int turn = relais_match_get_turn (f.match);
      gboolean ever;
      g_autofree char *since = since_of (&f, seat, &ever);

      g_assert_cmpint (ever, ==, turn >= 3);
      if (turn == 0)
        g_assert_null (since);
      else
        {
          g_auto (GStrv) lines = g_strsplit (since, "\n", -1);

          g_assert_cmpuint (g_strv_length (lines) - 1, ==, count_news (&f, turn));
        }
      /* Also in the middle of the turn it is the same. */
      playing_play_random (f.match, &rng);
      if (relais_match_get_turn (f.match) == turn)
        {
          g_autofree char *later = since_of (&f, seat, &ever);

          g_assert_cmpstr (later, ==, since);
        }
    }
  finish (&f);
}

static void
test_alone_there_is_nothing_since (void)
{
  Fixture f;
  RelaisRng rng;
  gboolean ever;

  begin (&f, "loire players=1 seed=5");
  relais_rng_seed (&rng, 11);
  playing_play_on (f.match, &rng, 40);
  g_assert_null (since_of (&f, 0, &ever));
  finish (&f);
}

static void
test_prints_turns_moves_and_remarks (void)
{
  Fixture f;
  g_autofree char *text = NULL;
  g_autofree char *empty = NULL;

  begin (&f, "loire players=2 seed=7 first_player=0");
  empty = whole_history (f.history);
  g_assert_cmpstr (empty, ==, "");
  g_object_set (relais_match_nth_seat (f.match, 0), "name", "Claire", NULL);
  playing_play (f.match, "merchant ride 2 to langeais");
  relais_match_set_remark (f.match, relais_match_get_node (f.match), "Wood is\ncheap here");
  playing_play (f.match, "done");
  relais_match_undo (f.match);
  text = whole_history (f.history);
  g_assert_true (g_str_has_prefix (text, "Turn 1: Claire\n  "));
  g_assert_nonnull (strstr (text, "\n    # Wood is\n    # cheap here\n"));
  g_assert_true (g_str_has_suffix (text, " (taken back)\n"));
  finish (&f);
}

static void
test_names_from_right_to_left_stay_where_they_are_told (void)
{
  Fixture f;
  g_autofree char *text = NULL;
  g_autofree char *names = NULL;
  RelaisSeat *seat;

  begin (&f, "loire players=2 seed=7 first_player=0");
  seat = relais_match_nth_seat (f.match, 0);
  g_object_set (seat, "name", "יוסף", NULL);
  playing_play (f.match, "merchant ride 2 to langeais");
  text = whole_history (f.history);
  g_assert_true (g_str_has_prefix (text, "Turn 1: \u200e\u2068יוסף\u2069\n  "));
  names = relais_match_dup_names (f.match);
  g_assert_cmpstr (names, ==, "יוסף, Player 2");
  g_assert_cmpstr (relais_seat_get_bare_name (seat), ==, "יוסף");
  g_object_set (seat, "name", "Claire", NULL);
  g_assert_cmpstr (relais_seat_get_name (seat), ==, "Claire");
  finish (&f);
}

static void
test_a_move_costs_at_most_3_kib (void)
{
  Fixture f;
  RelaisRng rng;
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);
  gsize before, after;

  begin (&f, "loire players=4 seed=9");
  relais_rng_seed (&rng, 2);
  playing_play_on (f.match, &rng, 50);
  before = mallinfo2 ().uordblks;
  playing_play_on (f.match, &rng, 800);
  for (guint i = 0; i < size (&f); i++)
    {
      g_autofree char *text = NULL;

      g_ptr_array_add (rows, row (&f, i));
      text = relais_history_row_dup_text (rows->pdata[i]);
    }
  after = mallinfo2 ().uordblks;
  g_assert_cmpuint (size (&f), >, 700);
  g_test_message ("%" G_GSIZE_FORMAT " bytes a move", (after - before) / (size (&f) - 50));
  g_assert_cmpuint (after - before, <=, (size (&f) - 50) * MOST_BYTES_A_MOVE);
  g_clear_pointer (&rows, g_ptr_array_unref);
  finish (&f);
}

static void
count (guint *n)
{
  ++*n;
}

/* What one seat was told another may not read. */
static void
test_another_viewer_is_told_anew (void)
{
  g_autoptr (RelaisHistoryRow) first = NULL;
  guint told = 0;
  RelaisRng rng;
  Fixture f;

  begin (&f, "loire players=2 seed=7");
  relais_rng_seed (&rng, 1);
  playing_play_on (f.match, &rng, 3);
  first = row (&f, 0);
  g_signal_connect_swapped (first, "notify::text", G_CALLBACK (count), &told);
  playing_play_on (f.match, &rng, 1);
  g_assert_cmpuint (told, ==, 0);
  relais_match_set_viewer (f.match, RELAIS_NOBODY);
  g_assert_cmpuint (told, ==, 1);
  relais_match_set_viewer (f.match, RELAIS_NOBODY);
  g_assert_cmpuint (told, ==, 1);
  g_clear_object (&first);
  finish (&f);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/history/a-move-adds-one-row", test_a_move_adds_one_row);
  g_test_add_func ("/history/undo-keeps-the-rows", test_undo_keeps_the_rows_and_redo_too);
  g_test_add_func ("/history/branch/replaces-the-tail", test_another_move_after_undo_replaces_the_tail);
  g_test_add_func ("/history/branch/name", test_a_branch_is_called_by_its_remark_or_its_move);
  g_test_add_func ("/history/row/current-and-shown", test_rows_say_which_is_current_and_shown);
  g_test_add_func ("/history/row/same-while-held", test_a_row_is_the_same_while_it_is_held);
  g_test_add_func ("/history/row/turns-start", test_turns_start_where_they_start);
  g_test_add_func ("/history/follows-whatever-players-do", test_follows_whatever_players_do);
  g_test_add_func ("/history/since/others", test_since_tells_what_the_others_did);
  g_test_add_func ("/history/since/alone", test_alone_there_is_nothing_since);
  g_test_add_func ("/history/prints", test_prints_turns_moves_and_remarks);
  g_test_add_func ("/history/viewer", test_another_viewer_is_told_anew);
  g_test_add_func ("/history/print/right-to-left", test_names_from_right_to_left_stay_where_they_are_told);
  g_test_add_func ("/history/memory", test_a_move_costs_at_most_3_kib);
  return g_test_run ();
}
