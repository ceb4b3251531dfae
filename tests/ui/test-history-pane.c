/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The history beside the board, and what the next player is told of it. */

#include "../model/playing.h"
#include "app/answers/relais-reason-popover.h"
#include "app/game/relais-branch-line.h"
#include "app/game/relais-branches.h"
#include "app/game/relais-handover.h"
#include "app/game/relais-history-line.h"
#include "app/game/relais-history-pane.h"
#include "app/game/relais-players-pane.h"
#include "app/game/relais-recap.h"
#include "app/game/relais-remark-popover.h"
#include "app/kit/relais-long-list.h"
#include "display.h"
#include "engine/loire/loire.h"
#include "model/relais-lore.h"
#include "panes.h"

static void
set_up_history (Panes *f, gconstpointer start)
{
  panes_set_up (f, RELAIS_TYPE_HISTORY_PANE, start);
}

static void
set_up_recap (Panes *f, gconstpointer start)
{
  panes_set_up (f, RELAIS_TYPE_RECAP, start);
}

/* It goes over something. */
static void
show_handover (Panes *f)
{
  GtkWidget *overlay = gtk_overlay_new ();

  f->pane = g_object_new (RELAIS_TYPE_HANDOVER, "match", f->match, NULL);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), gtk_button_new_with_label ("Board"));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), f->pane);
  f->window = panes_show (overlay);
}

/* As if the cards did not lie open. */
static void
set_up_curtain (Panes *f, gconstpointer start)
{
  static RelaisGame closed;
  g_autoptr (RelaisMatch) open = playing_match (start);

  closed = relais_loire;
  closed.open = FALSE;
  f->match = playing_match_of (&closed, relais_match_get_state (open));
  show_handover (f);
}

/* --- history ----------------------------------------------------------------------------------- */

static RelaisLongList *
list_of (Panes *f)
{
  return RELAIS_LONG_LIST (panes_part (f->pane, "list"));
}

static GtkListBox *
box_of (Panes *f)
{
  return relais_long_list_get_box (list_of (f));
}

/* The move that is lit; NULL: none is. */
static RelaisNode *
selected (Panes *f)
{
  GtkListBoxRow *row;
  g_autoptr (RelaisHistoryRow) move = NULL;

  panes_wait_drawn (f->window);
  panes_settle ();
  row = gtk_list_box_get_selected_row (box_of (f));
  if (row == NULL)
    return NULL;
  g_object_get (gtk_list_box_row_get_child (row), "row", &move, NULL);
  return relais_history_row_get_node (move);
}

static void
choose (Panes *f, guint position)
{
  GtkWidget *row = relais_long_list_get_row (list_of (f), position);

  g_assert_nonnull (row);
  g_assert_true (gtk_widget_activate (row));
}

static RelaisNode *
nth_node (Panes *f, guint i)
{
  RelaisNode *node = relais_tree_get_root (relais_match_get_tree (f->match));

  while (i-- > 0)
    node = node->latest;
  return node;
}

/* A line of its own, as it is in the list. */
static GtkWidget *
line_of (Panes *f, guint position)
{
  GListModel *history = G_LIST_MODEL (relais_history_pane_get_history (RELAIS_HISTORY_PANE (f->pane)));
  g_autoptr (RelaisHistoryRow) row = g_list_model_get_item (history, position);

  return g_object_ref_sink (g_object_new (RELAIS_TYPE_HISTORY_LINE, "row", row, NULL));
}

static void
test_rows_are_looked_at (Panes *f, gconstpointer start)
{
  GtkStack *stack = GTK_STACK (panes_part (f->pane, "stack"));

  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "empty");
  panes_play_on (f, 12);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "list");
  g_assert_true (selected (f) == nth_node (f, 12));
  choose (f, 4);
  g_assert_true (relais_match_is_looking_back (f->match));
  g_assert_true (relais_match_get_shown_node (f->match) == nth_node (f, 5));
  /* Who looks elsewhere by other means is followed. */
  relais_match_look (f->match, nth_node (f, 2));
  g_assert_true (selected (f) == nth_node (f, 2));
  relais_match_look (f->match, nth_node (f, 0));
  g_assert_null (selected (f));
  choose (f, 11);
  g_assert_false (relais_match_is_looking_back (f->match));
}

static void
press (Panes *f, GtkMovementStep step, int by, gboolean held)
{
  g_signal_emit_by_name (box_of (f), "move-cursor", step, by, FALSE, held);
}

/* What the arrows reach is looked at, though it had no row before; with Ctrl only the keyboard moves. */
static void
test_rows_are_looked_at_by_keys (Panes *f, gconstpointer start)
{
  panes_play_on (f, 200);
  g_assert_true (selected (f) == nth_node (f, 200));
  g_assert_true (gtk_widget_grab_focus (relais_long_list_get_row (list_of (f), 199)));
  press (f, GTK_MOVEMENT_DISPLAY_LINES, -1, FALSE);
  g_assert_true (relais_match_get_shown_node (f->match) == nth_node (f, 199));
  g_assert_true (selected (f) == nth_node (f, 199));
  press (f, GTK_MOVEMENT_DISPLAY_LINES, -1, TRUE);
  g_assert_true (relais_match_get_shown_node (f->match) == nth_node (f, 199));
  press (f, GTK_MOVEMENT_BUFFER_ENDS, -1, FALSE);
  g_assert_true (relais_match_get_shown_node (f->match) == nth_node (f, 1));
  g_assert_true (selected (f) == nth_node (f, 1));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (f->window)) == relais_long_list_get_row (list_of (f), 0));
}

static guint
count_lines (GtkWidget *in)
{
  guint n = RELAIS_IS_HISTORY_LINE (in) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_lines (child);
  return n;
}

/* However long the game is. */
static void
test_only_rows_nearby_are_made (Panes *f, gconstpointer start)
{
  panes_play_on (f, 400);
  g_assert_nonnull (selected (f));
  g_assert_cmpuint (count_lines (f->pane), >, 10);
  g_assert_cmpuint (count_lines (f->pane), <, 130);
}

static void
test_back_to_here_goes_on_from_there (Panes *f, gconstpointer start)
{
  g_autoptr (GtkWidget) line = NULL;
  GtkWidget *back;

  panes_play_on (f, 12);
  line = line_of (f, 4);
  back = panes_part (line, "back");
  g_assert_false (gtk_widget_get_visible (back));
  relais_match_look (f->match, nth_node (f, 5));
  g_assert_true (gtk_widget_get_visible (back));
  panes_click (back);
  g_assert_true (relais_match_get_node (f->match) == nth_node (f, 5));
  g_assert_false (relais_match_is_looking_back (f->match));
  g_assert_false (gtk_widget_get_visible (back));
  g_assert_true (gtk_widget_has_css_class (line, "current"));
}

static double
scrolled (Panes *f)
{
  panes_wait_drawn (f->window);
  panes_wait_drawn (f->window);
  return gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (panes_part (f->pane, "list"), GTK_TYPE_SCROLLED_WINDOW))));
}

/* Wherever it is looked from: the start is no row, and a branch has none in the list. */
static void
test_the_list_shows_where_one_looks (Panes *f, gconstpointer start)
{
  RelaisNode *root = relais_tree_get_root (relais_match_get_tree (f->match));
  double end;

  panes_play_on (f, 60);
  end = scrolled (f);
  g_assert_cmpfloat (end, >, 100);
  relais_match_look (f->match, root);
  g_assert_cmpfloat (scrolled (f), <, 1);
  relais_match_look (f->match, NULL);
  g_assert_cmpfloat (scrolled (f), >, 100);
  relais_match_go (f->match, root);
  g_assert_cmpfloat (scrolled (f), <, 1);
}

static void
test_undone_rows_are_dimmed (Panes *f, gconstpointer start)
{
  g_autoptr (GtkWidget) line = NULL;

  panes_play_on (f, 6);
  line = line_of (f, 5);
  g_assert_false (gtk_widget_has_css_class (line, "undone"));
  relais_match_undo (f->match);
  g_assert_true (gtk_widget_has_css_class (line, "undone"));
  relais_match_redo (f->match);
  g_assert_false (gtk_widget_has_css_class (line, "undone"));
}

static void
test_what_was_turned_up_has_an_eye (Panes *f, gconstpointer start)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 12);
  for (int hand_over = TRUE; hand_over >= FALSE; hand_over--)
    {
      g_autoptr (GtkWidget) line = NULL;

      playing_play_to_barrier (f->match, &rng, hand_over);
      line = line_of (f, relais_match_get_node (f->match)->depth - 1);
      g_assert_true (gtk_widget_get_visible (panes_part (line, "eye")) == !hand_over);
    }
}

/* The way back is closed: the button says why instead of going there. */
static void
test_strict_undo_closes_the_way_back (Panes *f, gconstpointer start)
{
  GtkWidget *line, *back, *window;
  RelaisNode *node;
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  playing_play_on (f->match, &rng, 3);
  playing_play_to_barrier (f->match, &rng, TRUE);
  relais_match_set_strict (f->match, TRUE);
  node = relais_match_get_node (f->match);
  line = line_of (f, 1);
  window = panes_show (line);
  relais_match_look (f->match, nth_node (f, 2));
  back = panes_part (line, "back");
  g_assert_true (gtk_widget_has_css_class (back, "impossible"));
  panes_click (back);
  g_assert_nonnull (display_find (back, RELAIS_TYPE_REASON_POPOVER));
  g_assert_true (relais_match_get_node (f->match) == node);
  panes_close (window);
  g_object_unref (line);
}

/* Nothing is below what is in the popover. */
static void
assert_no_strip (GtkWidget *branches)
{
  GtkWidget *list = panes_part (branches, "list");
  int height;

  panes_wait_drawn (branches);
  gtk_widget_measure (list, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (list), NULL, &height, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW)), ==, height);
}

static void
test_branches_are_named_and_gone_to (Panes *f, gconstpointer start)
{
  g_autoptr (GtkWidget) line = NULL;
  g_autofree char *unnamed = NULL;
  GtkWidget *button, *branches, *branch, *entry, *window;
  RelaisNode *first;

  playing_play (f->match, "merchant ride 2 to langeais");
  first = relais_match_get_node (f->match);
  relais_match_undo (f->match);
  playing_play (f->match, "merchant ride 1 to angers");
  line = line_of (f, 0);
  button = panes_part (line, "branches");
  g_assert_true (gtk_widget_get_visible (button));
  window = panes_show (line);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  panes_settle ();
  branches = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  g_assert_true (RELAIS_IS_BRANCHES (branches));
  branch = display_find (branches, RELAIS_TYPE_BRANCH_LINE);
  g_assert_nonnull (branch);
  panes_check_names (branches);
  assert_no_strip (branches);
  unnamed = g_strdup (panes_label (branch, "name"));

  relais_remark_popover_show (branch, f->match, first);
  entry = panes_part (display_find (branch, RELAIS_TYPE_REMARK_POPOVER), "entry");
  gtk_editable_set_text (GTK_EDITABLE (entry), "To Langeais first");
  g_signal_emit_by_name (entry, "activate");
  panes_settle ();
  g_assert_cmpstr (first->remark, ==, "To Langeais first");
  g_assert_cmpstr (panes_label (branch, "name"), ==, "To Langeais first");
  gtk_test_accessible_assert_property (panes_part (branch, "look"), GTK_ACCESSIBLE_PROPERTY_LABEL, "To Langeais first");
  /* By which move it begins is told all the same. */
  g_assert_true (gtk_widget_get_visible (panes_part (branch, "first")));
  g_assert_cmpstr (panes_label (branch, "first"), ==, unnamed);
  assert_no_strip (branches);
  relais_match_set_remark (f->match, first, NULL);
  g_assert_cmpstr (panes_label (branch, "name"), ==, unnamed);
  g_assert_false (gtk_widget_get_visible (panes_part (branch, "first")));
  gtk_test_accessible_assert_property (panes_part (branch, "look"), GTK_ACCESSIBLE_PROPERTY_LABEL, unnamed);

  panes_click (panes_part (branch, "look"));
  g_assert_true (relais_match_get_shown_node (f->match) == first);
  relais_match_look (f->match, NULL);
  panes_click (panes_part (branch, "go"));
  g_assert_true (relais_match_get_node (f->match) == first);
  panes_close (window);
}

/* What has the focus in the list is called as the move in it. */
static void
test_rows_are_named_for_readers (Panes *f, gconstpointer start)
{
  const char *name = relais_seat_get_name (relais_match_nth_seat (f->match, 0));
  static const char described[] = "A good start\nThe game is here";
  g_autofree char *told = NULL;
  GtkWidget *line, *menu;

  panes_play_on (f, 1);
  panes_wait_drawn (f->window);
  line = display_find (f->pane, RELAIS_TYPE_HISTORY_LINE);
  g_assert_nonnull (line);
  told = g_strdup_printf ("%s: %s", name, panes_label (line, "text"));
  gtk_test_accessible_assert_property (gtk_widget_get_parent (line), GTK_ACCESSIBLE_PROPERTY_LABEL, told);
  relais_match_set_remark (f->match, relais_match_get_node (f->match), "A good start");
  gtk_test_accessible_assert_property (gtk_widget_get_parent (line), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, described);
  gtk_widget_grab_focus (gtk_widget_get_parent (line));
  g_assert_true (gtk_widget_activate_action (line, "line.menu", NULL));
  panes_settle ();
  menu = display_find (line, GTK_TYPE_POPOVER_MENU);
  g_assert_nonnull (menu);
  display_close_for_good (menu);
}

static void
test_history_has_names (Panes *f, gconstpointer start)
{
  panes_play_on (f, 40);
  panes_wait_drawn (f->window);
  panes_check_names (f->pane);
}

/* --- handover ---------------------------------------------------------------------------------- */

static void
play_turn (Panes *f)
{
  int turn = relais_match_get_turn (f->match);
  RelaisRng rng;

  relais_rng_seed (&rng, 6);
  while (relais_match_get_turn (f->match) == turn)
    g_assert_true (playing_play_random (f->match, &rng));
  panes_settle ();
}

static void
test_next_player_is_told_what_happened (Panes *f, gconstpointer start)
{
  RelaisRng rng;

  g_assert_false (gtk_widget_get_visible (f->pane));
  play_turn (f);
  g_assert_true (gtk_widget_get_visible (f->pane));
  g_assert_nonnull (gtk_widget_get_first_child (panes_part (f->pane, "lines")));
  gtk_test_accessible_assert_property (f->pane, GTK_ACCESSIBLE_PROPERTY_LABEL, "What happened so far");
  /* No press is needed, and it stays for the whole turn. */
  relais_rng_seed (&rng, 6);
  playing_play_random (f->match, &rng);
  g_assert_true (gtk_widget_get_visible (f->pane));
  relais_match_undo_turn (f->match);
  relais_match_undo_turn (f->match);
  g_assert_false (gtk_widget_get_visible (f->pane));
}

/* The keyboard stays where it is. */
static void
test_a_recap_takes_no_focus (Panes *f, gconstpointer start)
{
  play_turn (f);
  g_assert_null (gtk_root_get_focus (GTK_ROOT (f->window)));
}

/* It is there before the first move, and nothing but its button lets the next one look. */
static void
test_a_curtain_goes_by_its_button (Panes *f, gconstpointer start)
{
  int first = relais_match_get_seat (f->match);
  GtkWidget *go_on = panes_part (f->pane, "go_on");
  g_autoptr (RelaisDecision) decision = deciding (f->match);

  g_assert_true (gtk_widget_get_visible (f->pane));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (f->window)) == go_on);
  relais_decision_refresh (decision);
  g_assert_true (gtk_widget_get_visible (f->pane));
  g_assert_cmpuint (deciding_count (decision), ==, 0);
  panes_click (go_on);
  g_assert_false (gtk_widget_get_visible (f->pane));
  g_assert_cmpint (relais_match_get_viewer (f->match), ==, first);
  g_assert_cmpuint (deciding_count (decision), >, 0);
  play_turn (f);
  g_assert_true (gtk_widget_get_visible (f->pane));
  g_assert_cmpint (relais_match_get_viewer (f->match), ==, RELAIS_NOBODY);
  /* Nor does the way back show who comes now what the others hold. */
  relais_match_undo (f->match);
  g_assert_true (gtk_widget_get_visible (f->pane));
}

/* What happened since stands below who did it; on one's first turn there is no last one. */
static void
test_deeds_are_told_by_player (Panes *f, gconstpointer start)
{
  const char *name = relais_seat_get_name (relais_match_nth_seat (f->match, 0));
  g_autoptr (GPtrArray) labels = NULL;

  play_turn (f);
  g_assert_cmpstr (panes_label (f->pane, "title"), ==, "What happened so far");
  labels = panes_all (panes_part (f->pane, "lines"), GTK_TYPE_LABEL);
  g_assert_cmpuint (labels->len, >, 1);
  g_assert_cmpstr (gtk_label_get_text (labels->pdata[0]), ==, name);
  for (guint i = 1; i < labels->len; i++)
    g_assert_false (g_str_has_prefix (gtk_label_get_text (labels->pdata[i]), name));
  for (guint i = 0; i < 4; i++)
    play_turn (f);
  g_assert_cmpstr (panes_label (f->pane, "title"), ==, "Since your last turn");
}

static void
test_nothing_is_told_who_does_not_want_it (Panes *f, gconstpointer start)
{
  g_object_set (f->pane, "enabled", FALSE, NULL);
  play_turn (f);
  g_assert_false (gtk_widget_get_visible (f->pane));
}

static void
test_nothing_is_told_who_plays_alone (Panes *f, gconstpointer start)
{
  play_turn (f);
  g_assert_false (gtk_widget_get_visible (f->pane));
}

/* --- all --------------------------------------------------------------------------------------- */

/* In .ui files they are there before there is a match. */
static void
test_panes_without_a_match (void)
{
  const GType types[] = { RELAIS_TYPE_PLAYERS_PANE, RELAIS_TYPE_HISTORY_PANE, RELAIS_TYPE_HANDOVER, RELAIS_TYPE_RECAP };

  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autoptr (RelaisMatch) match = playing_match (PANES_FOUR);
      GtkWidget *pane = g_object_new (types[i], NULL);
      GtkWidget *window = panes_show (pane);

      g_object_set (pane, "match", match, NULL);
      g_object_set (pane, "match", NULL, NULL);
      panes_close (window);
    }
}

static void
add_tests (void)
{
#define TEST(pane, name, start, function) \
  g_test_add ("/panes/" #pane "/" name, Panes, start, set_up_##pane, function, panes_tear_down)
  TEST (history, "rows-are-looked-at", PANES_FOUR, test_rows_are_looked_at);
  TEST (history, "rows-are-looked-at-by-keys", PANES_FOUR, test_rows_are_looked_at_by_keys);
  TEST (history, "only-rows-nearby-are-made", PANES_FOUR, test_only_rows_nearby_are_made);
  TEST (history, "back-to-here-goes-on-from-there", PANES_FOUR, test_back_to_here_goes_on_from_there);
  TEST (history, "list-shows-where-one-looks", PANES_FOUR, test_the_list_shows_where_one_looks);
  TEST (history, "undone-rows-are-dimmed", PANES_FOUR, test_undone_rows_are_dimmed);
  TEST (history, "what-was-turned-up-has-an-eye", PANES_FOUR, test_what_was_turned_up_has_an_eye);
  TEST (history, "strict-undo-closes-the-way-back", PANES_FOUR, test_strict_undo_closes_the_way_back);
  TEST (history, "branches-are-named-and-gone-to", "loire players=2 seed=7 first_player=0",
        test_branches_are_named_and_gone_to);
  TEST (history, "rows-are-named-for-readers", PANES_FOUR, test_rows_are_named_for_readers);
  TEST (history, "have-names", PANES_FOUR, test_history_has_names);
  TEST (curtain, "goes-by-its-button", PANES_FOUR, test_a_curtain_goes_by_its_button);
  TEST (recap, "next-player-is-told-what-happened", PANES_FOUR, test_next_player_is_told_what_happened);
  TEST (recap, "takes-no-focus", PANES_FOUR, test_a_recap_takes_no_focus);
  TEST (recap, "deeds-are-told-by-player", PANES_FOUR, test_deeds_are_told_by_player);
  TEST (recap, "nothing-for-who-does-not-want-it", PANES_FOUR, test_nothing_is_told_who_does_not_want_it);
  TEST (recap, "nothing-for-who-plays-alone", "loire players=1 seed=3", test_nothing_is_told_who_plays_alone);
  g_test_add_func ("/panes/without-a-match", test_panes_without_a_match);
}

int
main (int argc, char **argv)
{
  return display_run (argc, argv, add_tests);
}
