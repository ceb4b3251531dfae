/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with a setup is told, shown and mended; what is refused says
 * why. */

#include "panes.h"
#include "setup-page.h"

#include "app/board/relais-board-marks.h"
#include "app/cards/relais-edition-row.h"
#include "app/setup/relais-field-row.h"
#include "app/setup/relais-setup-check.h"
#include "app/setup/relais-setup-finding.h"
#include "app/setup/relais-setup-piece.h"
#include "app/setup/relais-setup-seat.h"
#include "app/setup/relais-setup-summary.h"
#include "app/setup/relais-setup-tryout.h"
#include "engine/loire/loire-setup.h"

static GtkWidget *
find_finding (Setup *f, const char *rule)
{
  GtkWidget *first = display_find (GTK_WIDGET (f->page), RELAIS_TYPE_SETUP_FINDING);

  for (GtkWidget *row = first; row != NULL; row = gtk_widget_get_next_sibling (row))
    if (g_strcmp0 (relais_draft_finding_get_rule (relais_setup_finding_get_finding (RELAIS_SETUP_FINDING (row))), rule) == 0)
      return row;
  return NULL;
}

static gboolean
is_label_of (GtkWidget *widget, gconstpointer words)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), words);
}

static void
test_what_is_wrong_is_told_shown_and_fixed (Setup *f, gconstpointer data)
{
  RelaisBoardPlace *second = f->board->widgets->pdata[LOIRE_NANTES + 2];
  GtkWidget *row;

  g_assert_true (relais_draft_is_playable (f->draft));
  break_shields (f);
  desktop_settle ();
  g_assert_false (relais_draft_is_playable (f->draft));
  g_assert_true (relais_board_place_get_marks (second) & RELAIS_MARK_BIT (RELAIS_MARK_MISSING));
  g_assert_nonnull (display_find (GTK_WIDGET (f->page), RELAIS_TYPE_SETUP_CHECK));
  relais_setup_check_set_open (RELAIS_SETUP_CHECK (display_find (GTK_WIDGET (f->page), RELAIS_TYPE_SETUP_CHECK)), TRUE);
  desktop_settle ();
  row = find_finding (f, "L-SET-1");
  g_assert_nonnull (row);
  g_assert_nonnull (display_find_where (row, is_label_of, "Shields"));
  g_assert_true (desktop_try_click (row, "S_how"));
  desktop_settle ();
  g_assert_true (relais_board_place_get_marks (second) & RELAIS_MARK_BIT (RELAIS_MARK_GOAL));
  g_assert_true (desktop_try_click (row, "Repair the shields"));
  desktop_settle ();
  g_assert_null (find_finding (f, "L-SET-1"));
  g_assert_true (relais_draft_is_playable (f->draft));
  g_assert_false (relais_board_place_get_marks (second) & RELAIS_MARK_BIT (RELAIS_MARK_MISSING));
}

/* What is a player's is shown among the players. */
static void
test_what_is_wrong_with_a_player_is_shown_there (Setup *f, gconstpointer data)
{
  GListModel *findings = relais_draft_get_findings (f->draft);
  gboolean shown = FALSE;
  GtkWidget *seat;

  g_assert_true (relais_draft_take (f->draft, "merchant-0", "nantes", NULL)
                 || relais_draft_take (f->draft, "merchant-0", "orleans", NULL));
  for (guint i = 0; i < g_list_model_get_n_items (findings) && !shown; i++)
    {
      g_autoptr (RelaisDraftFinding) finding = g_list_model_get_item (findings, i);

      shown = g_str_has_prefix (relais_draft_finding_get_path (finding), "seats.0");
      if (shown)
        relais_setup_page_show_finding (f->page, finding);
    }
  g_assert_true (shown);
  desktop_settle ();
  seat = display_find (GTK_WIDGET (f->page), RELAIS_TYPE_SETUP_SEAT);
  g_assert_true (gtk_widget_get_mapped (seat));
  g_assert_true (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (seat)));
}

/* The row itself is lit, not only its pane shown. */
/* It is lit for a moment only; NULL: none is. */
static GtkWidget *
lit_row (Setup *f)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (f->window));
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, RELAIS_TYPE_FIELD_ROW) : NULL;

  return row != NULL && gtk_widget_has_css_class (row, "shown") ? row : NULL;
}

static void
test_the_value_that_is_wrong_is_lit (Setup *f, gconstpointer data)
{
  GListModel *findings = relais_draft_get_findings (f->draft);
  GtkWidget *row;
  gboolean shown = FALSE;

  g_assert_true (relais_draft_field_set_value (relais_draft_find_field (f->draft, "seats.0.goods.wine"), 3));
  for (guint i = 0; i < g_list_model_get_n_items (findings) && !shown; i++)
    {
      g_autoptr (RelaisDraftFinding) finding = g_list_model_get_item (findings, i);

      shown = g_str_equal (relais_draft_finding_get_path (finding), "seats.0.goods.wine");
      if (shown)
        relais_setup_page_show_finding (f->page, finding);
    }
  g_assert_true (shown);
  display_until ((row = lit_row (f)) != NULL);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, "Wine");
}

/* NULL: no card value has the focus. */
static const char *
focused_value (Setup *f)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (f->window));
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, RELAIS_TYPE_EDITION_ROW) : NULL;

  return row != NULL ? relais_edition_line_get_cell (relais_edition_row_get_line (RELAIS_EDITION_ROW (row)), 0)->field->path
                     : NULL;
}

static void
test_the_card_value_that_is_wrong_has_the_focus (Setup *f, gconstpointer data)
{
  const RelaisGame *game = relais_draft_get_game (f->draft);
  GListModel *findings = relais_draft_get_findings (f->draft);
  gboolean shown = FALSE;

  for (int i = 0; i < game->n_fields; i++)
    if (g_str_equal (game->fields[i].path, "shields.red"))
      g_assert_true (relais_draft_set_value (f->draft, &game->fields[i], 0, 2));
  for (guint i = 0; i < g_list_model_get_n_items (findings) && !shown; i++)
    {
      g_autoptr (RelaisDraftFinding) finding = g_list_model_get_item (findings, i);

      shown = g_str_equal (relais_draft_finding_get_path (finding), "edition.shields");
      if (shown)
        relais_setup_page_show_finding (f->page, finding);
    }
  g_assert_true (shown);
  display_until (focused_value (f) != NULL && g_str_has_prefix (focused_value (f), "shields."));
}

static gboolean
is_seen (GtkWidget *widget)
{
  GtkWidget *pane = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  return gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, pane, &bounds) && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (pane);
}

/* What is missing is shown where it can be taken from. */
static void
test_what_is_missing_is_shown_in_the_palette (Setup *f, gconstpointer data)
{
  GListModel *findings = relais_draft_get_findings (f->draft);
  guint shown = 0, at = 0;

  gtk_window_set_default_size (GTK_WINDOW (f->window), 900, 320);
  g_assert_true (relais_draft_use_tool (f->draft, RELAIS_DRAFT_CLEAR, NULL));
  while (state_of (f)->horses[at] == 0)
    at++;
  g_assert_true (relais_draft_take (f->draft, "horse", loire_locations[at], NULL));
  for (guint i = 0; i < g_list_model_get_n_items (findings); i++)
    {
      g_autoptr (RelaisDraftFinding) finding = g_list_model_get_item (findings, i);
      RelaisDraftPiece *missing = relais_draft_missing_piece (f->draft, finding);
      GtkWidget *focus;

      if (missing == NULL)
        continue;
      relais_setup_page_show_view (f->page, "rules");
      relais_setup_page_show_finding (f->page, finding);
      desktop_settle ();
      focus = gtk_root_get_focus (GTK_ROOT (f->window));
      g_assert_true (RELAIS_IS_SETUP_PIECE (focus));
      g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (f->window)));
      display_until (is_seen (focus));
      g_assert_true (relais_setup_piece_get_piece (RELAIS_SETUP_PIECE (focus)) == missing);
      shown++;
    }
  /* the circus, and a horse */
  g_assert_cmpuint (shown, ==, 2);
}

/* Whether it is as high in one frame that was drawn as in one before it. */
static gboolean
rests (GtkWidget *widget, int *height)
{
  int before;

  panes_wait_drawn (widget);
  before = gtk_widget_get_height (widget);
  gtk_widget_queue_draw (widget);
  panes_wait_drawn (widget);
  *height = gtk_widget_get_height (widget);
  return *height == before;
}

/* How high it is when it has come to rest. */
static int
resting_height (GtkWidget *widget)
{
  int height;

  display_until (rests (widget, &height));
  return height;
}

/* The screen's answer takes its time; a frame may be around what is told. */
static void
make_narrow (GtkWidget *window, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  display_until (gtk_widget_get_width (window) <= width);
}

/* More or fewer findings do not move what lies above them away from the pointer: in a small window, too, some are seen. */
static void
test_the_check_keeps_its_room (Setup *f, gconstpointer data)
{
  GtkWidget *widget = display_find (GTK_WIDGET (f->page), RELAIS_TYPE_SETUP_CHECK);
  RelaisSetupCheck *check = RELAIS_SETUP_CHECK (widget);
  int bar, open;

  /* two lines are higher than a button */
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 16", NULL);
  make_narrow (GTK_WIDGET (f->window), 900, 800);
  break_shields (f);
  bar = resting_height (widget);
  relais_setup_check_set_open (check, TRUE);
  open = resting_height (widget);
  g_assert_cmpint (open, >, bar + 100);
  g_assert_cmpint (gtk_widget_get_height (gtk_widget_get_ancestor (find_finding (f, "L-SET-1"), GTK_TYPE_SCROLLED_WINDOW)), >=,
                   3 * gtk_widget_get_height (find_finding (f, "L-SET-1")));
  desktop_click (f->window, "Repair the shields");
  g_assert_true (relais_draft_is_playable (f->draft));
  g_assert_cmpint (resting_height (widget), ==, open);
  relais_setup_check_set_open (check, FALSE);
  g_assert_cmpint (resting_height (widget), ==, bar);
  relais_setup_check_set_open (check, TRUE);
  g_assert_cmpint (resting_height (widget), ==, open);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
}

static void
test_what_is_wrong_cannot_be_played (Setup *f, gconstpointer data)
{
  GActionGroup *actions = G_ACTION_GROUP (relais_setup_page_get_actions (f->page));

  break_shields (f);
  g_assert_false (g_action_group_get_action_enabled (actions, "play"));
  relais_draft_undo (f->draft);
  g_assert_true (g_action_group_get_action_enabled (actions, "play"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->window), "setup.play", NULL));
  desktop_settle ();
  g_assert_nonnull (relais_host_get_match (f->window));
}

static void
set_shields (Setup *f, const char *path, guint n)
{
  const RelaisGame *game = relais_draft_get_game (f->draft);

  for (int i = 0; i < game->n_fields; i++)
    if (g_str_equal (game->fields[i].path, path))
      g_assert_true (relais_draft_set_value (f->draft, &game->fields[i], 0, n));
}

/* Of many errors the first ones are told at a glance, and how many there are
 * besides. */
static void
test_a_summary_counts_what_it_does_not_tell (Setup *f, gconstpointer data)
{
  GtkWidget *summary = g_object_ref_sink (g_object_new (RELAIS_TYPE_SETUP_SUMMARY, NULL));
  GtkLabel *state = GTK_LABEL (gtk_widget_get_template_child (summary, RELAIS_TYPE_SETUP_SUMMARY, "state"));

  g_assert_true (relais_draft_use_tool (f->draft, RELAIS_DRAFT_CLEAR, NULL));
  set_shields (f, "shields.red", 10);
  for (guint i = LOIRE_ANCENIS; i < LOIRE_ANCENIS + 6; i++)
    g_assert_true (relais_draft_put (f->draft, "shield-red", loire_locations[i], NULL));
  relais_setup_summary_set_draft (RELAIS_SETUP_SUMMARY (summary), f->draft);
  /* five pairs of neighbours, and the sum of the shields */
  g_assert_nonnull (strstr (gtk_label_get_text (state), "\nAnd 2 more problems."));
  g_object_unref (summary);
}

static gboolean
is_at_top (GtkWidget *widget, GtkWidget *pane)
{
  graphene_rect_t bounds;

  return gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, pane, &bounds) && (int) bounds.origin.y == 0;
}

static gboolean
ends_above_bottom (GtkWidget *widget, GtkWidget *pane)
{
  graphene_rect_t bounds;

  return gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, pane, &bounds)
         && (int) (bounds.origin.y + bounds.size.height) <= gtk_widget_get_height (pane);
}

/* Three hundred of them: short ones will do. */
static void
begin_trial_games (Setup *f, GtkWidget *tryout)
{
  relais_draft_set_option (f->draft, LOIRE_OPTION_MESSAGE_GOAL, 1);
  relais_setup_tryout_run (RELAIS_SETUP_TRYOUT (tryout));
}

/* What trial games tell begins where it is read, and nothing of it is cut off:
 * a bar tells that there is more, and its last line can be reached. */
static void
test_the_result_of_trial_games_is_read (Setup *f, gconstpointer data)
{
  GtkWidget *check = display_find (GTK_WIDGET (f->page), RELAIS_TYPE_SETUP_CHECK);
  GtkWidget *tryout = display_find (check, RELAIS_TYPE_SETUP_TRYOUT);
  GtkWidget *pane = gtk_widget_get_ancestor (tryout, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *results = GTK_WIDGET (gtk_widget_get_template_child (tryout, RELAIS_TYPE_SETUP_TRYOUT, "results"));
  GtkAdjustment *scroll = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (pane));
  graphene_rect_t bounds;

  gtk_window_set_default_size (GTK_WINDOW (f->window), 900, 600);
  relais_setup_check_set_open (RELAIS_SETUP_CHECK (check), TRUE);
  begin_trial_games (f, tryout);
  display_until (!relais_setup_tryout_running (RELAIS_SETUP_TRYOUT (tryout)));
  display_until (gtk_adjustment_get_value (scroll) >= 1);
  display_until (is_at_top (results, pane));
  g_assert_true (gtk_widget_compute_bounds (results, pane, &bounds));
  g_assert_cmpint ((int) bounds.size.height, >, gtk_widget_get_height (pane));
  display_until (gtk_widget_get_mapped (gtk_scrolled_window_get_vscrollbar (GTK_SCROLLED_WINDOW (pane))));
  g_assert_false (gtk_scrolled_window_get_overlay_scrolling (GTK_SCROLLED_WINDOW (pane)));
  gtk_adjustment_set_value (scroll, gtk_adjustment_get_upper (scroll));
  display_until (ends_above_bottom (gtk_widget_get_last_child (results), pane));
}

/* Games from another setup say nothing about this one, also those that were
 * still being played; what the setup is called changes nothing. */
static void
test_trial_games_of_another_setup_are_marked (Setup *f, gconstpointer data)
{
  GtkWidget *check = display_find (GTK_WIDGET (f->page), RELAIS_TYPE_SETUP_CHECK);
  GtkWidget *tryout = display_find (check, RELAIS_TYPE_SETUP_TRYOUT);
  GtkWidget *results = GTK_WIDGET (gtk_widget_get_template_child (tryout, RELAIS_TYPE_SETUP_TRYOUT, "results"));
  GtkWidget *stale = GTK_WIDGET (gtk_widget_get_template_child (tryout, RELAIS_TYPE_SETUP_TRYOUT, "stale"));

  relais_setup_check_set_open (RELAIS_SETUP_CHECK (check), TRUE);
  begin_trial_games (f, tryout);
  relais_draft_set_name (f->draft, "Another name");
  g_assert_true (relais_setup_tryout_running (RELAIS_SETUP_TRYOUT (tryout)));
  while (relais_setup_tryout_running (RELAIS_SETUP_TRYOUT (tryout)))
    desktop_wait (20);
  g_assert_true (gtk_widget_get_visible (results));
  g_assert_false (gtk_widget_get_visible (stale));
  relais_setup_tryout_run (RELAIS_SETUP_TRYOUT (tryout));
  g_assert_true (relais_draft_take (f->draft, "messenger-0", "nantes", NULL)
                 || relais_draft_take (f->draft, "messenger-0", "orleans", NULL));
  while (relais_setup_tryout_running (RELAIS_SETUP_TRYOUT (tryout)))
    desktop_wait (20);
  g_assert_false (gtk_widget_get_visible (results));
  relais_draft_undo (f->draft);
  relais_setup_tryout_run (RELAIS_SETUP_TRYOUT (tryout));
  while (relais_setup_tryout_running (RELAIS_SETUP_TRYOUT (tryout)))
    desktop_wait (20);
  relais_draft_redo (f->draft);
  g_assert_true (!gtk_widget_get_visible (results) && gtk_widget_get_visible (stale));
  relais_draft_undo (f->draft);
  g_assert_false (gtk_widget_get_visible (stale));
}

/* --- what was done, and what is refused ------------------------------------------------------- */

static void
assert_said (Setup *f, const char *words)
{
  desktop_settle ();
  g_assert_true (desktop_says (GTK_WIDGET (f->page), words));
}

/* Beside the way that the editor would go stands another one. */
static void
test_what_is_wrong_can_be_mended_otherwise (Setup *f, gconstpointer data)
{
  GtkWidget *check = display_find (GTK_WIDGET (f->page), RELAIS_TYPE_SETUP_CHECK);

  break_shields (f);
  relais_setup_check_set_open (RELAIS_SETUP_CHECK (check), TRUE);
  desktop_settle ();
  g_assert_true (desktop_try_click (find_finding (f, "L-SET-1"), "Take one of the shields away"));
  desktop_settle ();
  g_assert_cmpstr (relais_draft_get_undo_title (f->draft), ==, "Take one of the shields away");
}

/* What the verdict's button did is told like every other step. */
static void
test_what_a_fix_did_is_said (Setup *f, gconstpointer data)
{
  break_shields (f);
  desktop_settle ();
  desktop_click (f->window, "Repair the shields");
  g_assert_true (relais_draft_is_playable (f->draft));
  assert_said (f, "Repair the shields");
}

/* Where the figure goes is drawn, and nothing is drawn with card values that
 * do not go together. */
static void
test_a_fix_that_fails_says_why (Setup *f, gconstpointer data)
{
  GtkWidget *check = display_find (GTK_WIDGET (f->page), RELAIS_TYPE_SETUP_CHECK);
  g_autoptr (RelaisReason) why = NULL;
  GtkWidget *row;

  set_shields (f, "shields.red", 2);
  g_assert_true (relais_draft_take (f->draft, "merchant-0", "nantes", NULL)
                 || relais_draft_take (f->draft, "merchant-0", "orleans", NULL));
  relais_setup_check_set_open (RELAIS_SETUP_CHECK (check), TRUE);
  desktop_settle ();
  for (row = display_find (check, RELAIS_TYPE_SETUP_FINDING); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (g_strcmp0 (relais_draft_finding_get_fix (relais_setup_finding_get_finding (RELAIS_SETUP_FINDING (row))), "Place the figure") == 0)
      break;
  g_assert_nonnull (row);
  g_assert_false (relais_draft_fix (f->draft, relais_setup_finding_get_finding (RELAIS_SETUP_FINDING (row)), &why));
  g_assert_nonnull (why);
  g_assert_true (desktop_try_click (row, "Place the figure"));
  assert_said (f, relais_reason_get_sentence (why));
}

static void
use_tool (Setup *f, const char *tool)
{
  g_action_group_activate_action (G_ACTION_GROUP (relais_setup_page_get_actions (f->page)), "tool", g_variant_new_string (tool));
}

static void
test_a_refused_tool_says_why (Setup *f, gconstpointer data)
{
  use_tool (f, "repair");
  assert_said (f, "No neighbours have shields of one colour; there is nothing to repair.");
}

static void
test_a_refused_piece_says_why (Setup *f, gconstpointer data)
{
  RelaisSetupHand *hand = relais_setup_page_get_hand (f->page);
  RelaisDraftPiece *circus = relais_draft_find_piece (f->draft, "circus");
  g_autoptr (RelaisReason) why = NULL;

  g_assert_false (relais_draft_can_put (f->draft, "circus", "market-1", &why));
  g_assert_nonnull (why);
  g_assert_false (relais_setup_hand_put (hand, circus, "market-1"));
  assert_said (f, relais_reason_get_sentence (why));
  close_popover (f);
}

static void
add_tests (void)
{
  g_test_add ("/setup-check/L-SET-1", Setup, NULL, set_up, test_what_is_wrong_is_told_shown_and_fixed, tear_down);
  g_test_add ("/setup-check/of-a-player", Setup, NULL, set_up, test_what_is_wrong_with_a_player_is_shown_there, tear_down);
  g_test_add ("/setup-check/of-a-value", Setup, NULL, set_up, test_the_value_that_is_wrong_is_lit, tear_down);
  g_test_add ("/setup-check/of-a-card-value", Setup, NULL, set_up, test_the_card_value_that_is_wrong_has_the_focus, tear_down);
  g_test_add ("/setup-check/missing", Setup, NULL, set_up, test_what_is_missing_is_shown_in_the_palette, tear_down);
  g_test_add ("/setup-check/room", Setup, NULL, set_up, test_the_check_keeps_its_room, tear_down);
  g_test_add ("/setup-check/play", Setup, NULL, set_up, test_what_is_wrong_cannot_be_played, tear_down);
  g_test_add ("/setup-check/summary", Setup, NULL, set_up, test_a_summary_counts_what_it_does_not_tell, tear_down);
  g_test_add ("/setup-check/tryout-of-another-setup", Setup, NULL, set_up, test_trial_games_of_another_setup_are_marked, tear_down);
  g_test_add ("/setup-check/tryout", Setup, NULL, set_up, test_the_result_of_trial_games_is_read, tear_down);
  g_test_add ("/setup-check/fix/said", Setup, NULL, set_up, test_what_a_fix_did_is_said, tear_down);
  g_test_add ("/setup-check/fix/otherwise", Setup, NULL, set_up, test_what_is_wrong_can_be_mended_otherwise, tear_down);
  g_test_add ("/setup-check/fix/fails", Setup, NULL, set_up, test_a_fix_that_fails_says_why, tear_down);
  g_test_add ("/setup-check/refused/tool", Setup, NULL, set_up, test_a_refused_tool_says_why, tear_down);
  g_test_add ("/setup-check/refused/piece", Setup, NULL, set_up, test_a_refused_piece_says_why, tear_down);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
