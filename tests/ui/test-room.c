/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever is shown has room, in every language and from either side. */

#include "desktop.h"
#include "display.h"
#include "languages.h"
#include "panes.h"

#include <glib/gi18n.h>

#include "app/answers/relais-reason-popover.h"
#include "app/art/relais-game-ui.h"
#include "app/board/relais-board-choices.h"
#include "app/board/relais-board-view-private.h"
#include "app/cards/relais-card-button.h"
#include "app/cards/relais-card-values.h"
#include "app/game/relais-history-line.h"
#include "app/game/relais-history-pane.h"
#include "app/game/relais-remark-popover.h"
#include "app/game/relais-task-bar.h"
#include "app/kit/relais-actions.h"
#include "app/loire/loire-seat-card.h"
#include "app/setup/relais-field-cards.h"
#include "app/setup/relais-setup-finding.h"
#include "app/setup/relais-setup-menu.h"
#include "app/setup/relais-setup-page.h"
#include "model/relais-lore.h"
#include "model/relais-scenario.h"

/* The smallest screen that there is room on. */
#define SMALL_WIDTH 900
#define SMALL_HEIGHT 600

static Desktop desktop;

static const char *const setup_views[] = { "board", "players", "rules", "cards", "decks" };

/* Nothing that is said or pressed is cut off at either side. */
static void
assert_inside (GtkWidget *in, GtkWidget *window)
{
  graphene_rect_t bounds;

  /* what is not laid out yet is nowhere */
  if (!gtk_widget_get_mapped (in) || gtk_widget_get_width (in) == 0 || GTK_IS_POPOVER (in))
    return;
  if ((GTK_IS_LABEL (in) || GTK_IS_BUTTON (in)) && gtk_widget_compute_bounds (in, window, &bounds)
      && (bounds.origin.x < 0 || bounds.origin.x + bounds.size.width > gtk_widget_get_width (window)))
    g_error ("%s “%s” is from %.0f to %.0f, and the window %d wide", G_OBJECT_TYPE_NAME (in),
             GTK_IS_LABEL (in) ? gtk_label_get_text (GTK_LABEL (in)) : "", (double) bounds.origin.x,
             (double) (bounds.origin.x + bounds.size.width), gtk_widget_get_width (window));
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_inside (child, window);
}

/* Whatever cannot be scrolled has to be seen. */
static void
test_shortcuts_fit_a_small_screen (gconstpointer language)
{
  GtkWindow *shortcuts;
  int width, height;

  desktop_speak (&desktop, language);
  shortcuts = relais_actions_window (FALSE);
  gtk_window_present (shortcuts);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (shortcuts));
  gtk_widget_measure (GTK_WIDGET (shortcuts), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (shortcuts), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_test_message ("%s: %d × %d", (const char *) language, width, height);
  g_assert_cmpint (width, <=, SMALL_WIDTH);
  g_assert_cmpint (height, <=, SMALL_HEIGHT);
  gtk_window_destroy (shortcuts);
  desktop_speak (&desktop, "");
}

/* The surface cuts off what is wider, so that is compared, not what the popover has allocated to itself. */
static void
assert_popover_shows_all (GtkWidget *in, GtkWidget *popover, const char *rule)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (popover));
  graphene_rect_t bounds;
  double x, y;

  if (!gtk_widget_get_mapped (in))
    return;
  gtk_native_get_surface_transform (GTK_NATIVE (popover), &x, &y);
  g_assert_true (gtk_widget_compute_bounds (in, popover, &bounds));
  if ((double) bounds.origin.x + x < 0
      || (double) (bounds.origin.x + bounds.size.width) + x > gdk_surface_get_width (surface))
    g_error ("%s: %s ends at %.0f, and the popover at %d", rule, G_OBJECT_TYPE_NAME (in),
             (double) (bounds.origin.x + bounds.size.width) + x, gdk_surface_get_width (surface));
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_popover_shows_all (child, popover, rule);
}

static void
test_every_rule_is_told_whole (gconstpointer language)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match;
  const RelaisRuleText *rules;
  /* with room below it */
  const GdkRectangle at = { 400, 60, 1, 1 };

  desktop_speak (&desktop, language);
  match = desktop_new_match (window);
  rules = relais_lore_find (relais_match_get_game (match))->rules;
  for (gsize i = 0; rules[i].rule != NULL; i++)
    {
      /* A sentence of one line, or one of some. */
      const char *sentence = i % 2 == 0 ? _(rules[i].title) : _(rules[i].text);
      g_autoptr (RelaisReason) reason = relais_reason_new_literal (relais_match_get_game (match), rules[i].rule, sentence);
      GtkWidget *popover;

      relais_reason_popover_show (GTK_WIDGET (relais_host_get_page (window)), &at, reason);
      popover = display_find (GTK_WIDGET (window), RELAIS_TYPE_REASON_POPOVER);
      g_assert_nonnull (popover);
      gtk_test_widget_wait_for_draw (popover);
      desktop_settle ();
      assert_popover_shows_all (gtk_widget_get_first_child (popover), popover, rules[i].rule);
      display_close_for_good (popover);
    }
  desktop_speak (&desktop, "");
  desktop_close_all (&desktop);
}

/* The page, what is asked over it, and every other window. */
static void
assert_all_inside (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_mapped (window))
        panes_wait_drawn (window);
      assert_inside (window, window);
    }
}

/* A popover is a surface of its own. */
static void
assert_shows_inside (GtkWidget *popover)
{
  g_assert_nonnull (popover);
  display_until (gtk_widget_get_mapped (popover));
  panes_wait_drawn (popover);
  /* GTK 4.8 keeps a menu that is closed in the moment in which it is drawn. */
  desktop_wait (50);
  g_assert_true (gtk_widget_get_mapped (popover));
  for (GtkWidget *child = gtk_widget_get_first_child (popover); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_inside (child, popover);
}

static void
assert_popover_inside (GtkWidget *parent, GType type)
{
  GtkWidget *popover = display_find (parent, type);

  assert_shows_inside (popover);
  display_close_for_good (popover);
}

/* The first widget of a type below another one that is shown and has that part in sight; without a name, itself. */
static GtkWidget *
find_part (GtkWidget *in, GType type, const char *part)
{
  if (!gtk_widget_get_mapped (in))
    return NULL;
  if (G_TYPE_CHECK_INSTANCE_TYPE (in, type))
    {
      GtkWidget *found = part != NULL ? GTK_WIDGET (gtk_widget_get_template_child (in, type, part)) : in;

      if (gtk_widget_get_mapped (found))
        return found;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_part (child, type, part);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Rows above and below those in view are there as well. */
static GtkWidget *
line_in_sight (GtkWidget *page)
{
  GtkWidget *pane = find_part (page, RELAIS_TYPE_HISTORY_PANE, NULL);
  GtkWidget *line = gtk_widget_pick (pane, gtk_widget_get_width (pane) / 2.0, gtk_widget_get_height (pane) / 2.0, GTK_PICK_DEFAULT);

  line = gtk_widget_get_ancestor (line, RELAIS_TYPE_HISTORY_LINE);
  g_assert_nonnull (line);
  return line;
}

/* The first of these menu buttons shows all of what it opens. */
static void
open_menu_of (GtkWidget *page, GType type, const char *part)
{
  GtkWidget *button = find_part (page, type, part);
  GtkWidget *popover;

  if (button == NULL)
    g_error ("there is no %s of a %s", part, g_type_name (type));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  assert_shows_inside (popover);
  gtk_popover_popdown (GTK_POPOVER (popover));
  desktop_settle ();
}

static void
show_view (RelaisHost *window, const char *view)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.pane", "s", view));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  assert_all_inside ();
}

/* A map is not mirrored: its west is on the left. */
static void
assert_west_is_left (RelaisBoardView *board)
{
  graphene_rect_t west, east;

  g_assert_true (gtk_widget_compute_bounds (board->widgets->pdata[relais_board_places_find (board, "nantes")], GTK_WIDGET (board), &west));
  g_assert_true (gtk_widget_compute_bounds (board->widgets->pdata[relais_board_places_find (board, "orleans")], GTK_WIDGET (board), &east));
  g_assert_cmpfloat (west.origin.x + west.size.width, <, east.origin.x);
}

static void
open_board_choices (RelaisHost *window, RelaisBoardView *board)
{
  RelaisMatch *match = relais_host_get_match (window);
  RelaisDecision *decision = relais_game_page_get_decision (RELAIS_GAME_PAGE (relais_host_get_page (window)));

  relais_board_choices_show (GTK_WIDGET (board), &(GdkRectangle) { 300, 200, 1, 1 },
                             relais_game_ui_find (relais_match_get_game (match)), "red", relais_decision_get_choices (decision));
  assert_popover_inside (GTK_WIDGET (board), RELAIS_TYPE_BOARD_CHOICES);
}

/* What opens at seats, at cards and at rows of the history, one of whose moves has another one beside it. */
static void
open_menus (RelaisHost *window)
{
  const struct
  {
    const char *view;
    GType type;
    const char *part;
  } menus[] = {
    { "players", RELAIS_TYPE_LOIRE_SEAT_CARD, "editor_button" },
    { "players", RELAIS_TYPE_LOIRE_SEAT_CARD, "delivered_button" },
    { "players", RELAIS_TYPE_CARD_BUTTON, "button" },
    { "history", RELAIS_TYPE_HISTORY_LINE, "branches" },
  };
  g_autoptr (RelaisMatch) match = playing_match ("loire players=3 seed=7");
  GtkWidget *line;
  RelaisRng rng;

  relais_rng_seed (&rng, 3);
  playing_play_on (match, &rng, 150);
  while (relais_match_get_node (match)->parent->first->next == NULL)
    {
      g_assert_true (relais_match_undo (match));
      playing_play_random (match, &rng);
    }
  relais_host_play (window, match, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (menus); i++)
    {
      if (i == 0 || menus[i].view != menus[i - 1].view)
        show_view (window, menus[i].view);
      open_menu_of (GTK_WIDGET (relais_host_get_page (window)), menus[i].type, menus[i].part);
    }
  line = line_in_sight (GTK_WIDGET (relais_host_get_page (window)));
  g_assert_true (gtk_widget_activate_action (line, "line.menu", NULL));
  assert_popover_inside (line, GTK_TYPE_POPOVER_MENU);
}

/* A game, its panes and what comes up in it. */
static void
open_game (RelaisHost *window)
{
  RelaisMatch *match = desktop_new_match (window);
  GtkWidget *page = GTK_WIDGET (relais_host_get_page (window));
  g_autoptr (RelaisReason) reason = NULL;
  RelaisBoardView *board;
  RelaisRefusal why;
  RelaisRng rng;
  RelaisMove move;

  g_assert_true (playing_parse (match, "merchant ride 2 to orleans", &move));
  g_assert_false (relais_match_check (match, move, &why));
  reason = relais_reason_new (relais_match_get_view (match), &why);
  relais_reason_popover_show (page, &(GdkRectangle) { 300, 300, 1, 1 }, reason);
  assert_popover_inside (page, RELAIS_TYPE_REASON_POPOVER);
  relais_rng_seed (&rng, 40);
  playing_play_on (match, &rng, 40);
  board = RELAIS_BOARD_VIEW (display_find (page, RELAIS_TYPE_BOARD_VIEW));
  assert_west_is_left (board);
  open_board_choices (window, board);
  show_view (window, "cards");
  show_view (window, "history");
  relais_remark_popover_show (page, match, relais_match_get_node (match));
  assert_popover_inside (page, RELAIS_TYPE_REMARK_POPOVER);
  desktop_do (window, "win.show-cards");
  relais_card_values_present (GTK_WIDGET (relais_host_get_page (window)), match);
  assert_all_inside ();
  relais_match_end_early (relais_host_get_match (window));
  desktop_settle ();
  assert_all_inside ();
}

/* A scenario, with its task over the board. */
static void
open_task (RelaisHost *window)
{
  g_autoptr (RelaisMatch) match = relais_scenario_start (relais_scenarios_find (relais_scenarios_get (), "castle-by-dusk"));

  relais_host_play (window, match, NULL);
  desktop_settle ();
  g_assert_nonnull (find_part (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_TASK_BAR, NULL));
  assert_all_inside ();
}

/* With everything that is missing on an empty board. */
static void
open_findings (RelaisHost *window, RelaisSetupPage *page)
{
  RelaisDraft *draft = relais_setup_page_get_draft (page);

  g_assert_true (relais_draft_use_tool (draft, RELAIS_DRAFT_CLEAR, NULL));
  show_view (window, "rules");
  g_assert_nonnull (display_find (GTK_WIDGET (page), RELAIS_TYPE_SETUP_FINDING));
  assert_all_inside ();
  relais_draft_undo (draft);
}

/* What is asked of a place, what is asked before all is drawn anew, and a list of cards. */
static void
open_parts (RelaisHost *window, RelaisSetupPage *page)
{
  RelaisBoardView *board = RELAIS_BOARD_VIEW (display_find (GTK_WIDGET (page), RELAIS_TYPE_BOARD_VIEW));
  GtkWidget *list;

  assert_west_is_left (board);
  relais_board_editing_ask (board, relais_board_places_find (board, "angers"));
  assert_popover_inside (GTK_WIDGET (board), RELAIS_TYPE_SETUP_MENU);
  show_view (window, "players");
  list = display_find (GTK_WIDGET (page), RELAIS_TYPE_FIELD_CARDS);
  g_assert_nonnull (list);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (list), TRUE);
  assert_all_inside ();
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (list), FALSE);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "setup.draw", NULL));
  g_assert_nonnull (desktop_question ());
  assert_all_inside ();
  gtk_widget_activate_action (desktop_question (), "window.close", NULL);
  display_until (desktop_question () == NULL);
}

static void
open_setups (RelaisHost *window, gboolean seldom)
{
  RelaisSetupPage *page;

  desktop_do (window, "win.new-setup");
  page = RELAIS_SETUP_PAGE (relais_host_get_page (window));
  if (seldom)
    {
      open_findings (window, page);
      open_parts (window, page);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (setup_views); i++)
    show_view (window, setup_views[i]);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "setup.share", NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "setup.save", NULL));
  assert_all_inside ();
  desktop_do (window, "win.setups");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  assert_all_inside ();
  desktop_do (window, "win.open-code");
  assert_all_inside ();
}

/* A file that is no game. */
static void
open_problem (RelaisHost *window)
{
  g_autofree char *path = g_build_filename (desktop.home, "evening.relais", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *question;

  g_assert_true (g_file_set_contents (path, "relais-record: 1\ngame: loire\nnew: loire players=9\ncursor: 0\n\n", -1, NULL));
  relais_program_open_in (relais_host_get_program (window), window, file);
  display_until ((question = desktop_question ()) != NULL);
  assert_all_inside ();
  gtk_widget_activate_action (question, "window.close", NULL);
  display_until (desktop_question () == NULL);
  g_remove (path);
}

/* Everything there is to open, without a warning, and nothing of it is cut off; of what is seldom open, only if `seldom`. */
static void
open_everything (gboolean seldom)
{
  static const char *const dialogs[] = { "preferences", "shortcuts", "help", "about" };
  RelaisHost *window = desktop_window (&desktop);

  assert_all_inside ();
  desktop_do (window, "win.new-game");
  assert_all_inside ();
  open_problem (window);
  open_game (window);
  if (seldom)
    {
      open_menus (window);
      open_task (window);
    }
  open_setups (window, seldom);
  for (gsize i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      g_action_group_activate_action (G_ACTION_GROUP (desktop.application), dialogs[i], NULL);
      assert_all_inside ();
    }
  desktop_close_all (&desktop);
}

static void
test_every_page_opens (gconstpointer language)
{
  desktop_speak (&desktop, language);
  open_everything (languages_is_tried (language));
  desktop_speak (&desktop, "");
}

static void
test_every_page_opens_from_right_to_left (gconstpointer language)
{
  desktop_speak (&desktop, language);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  open_everything (g_str_equal (language, "de"));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  desktop_speak (&desktop, "");
}

/* As large as the window was when it was closed: before it is shown, so that nothing is laid out twice. */
static void
test_large_windows_have_larger_letters (void)
{
  static const struct { int width, height; const char *class; } sizes[] = {
    { 1280, 800, NULL }, { 1800, 949, NULL }, { 1800, 950, "roomy" }, { 2500, 1349, "roomy" }, { 2500, 1350, "vast" },
  };
  GSettings *settings = desktop_settings (&desktop);

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *window;

      g_settings_set_int (settings, "window-width", sizes[i].width);
      g_settings_set_int (settings, "window-height", sizes[i].height);
      window = relais_window_new (desktop.application);
      g_assert_cmpint (gtk_widget_has_css_class (window, "roomy"), ==, g_strcmp0 (sizes[i].class, "roomy") == 0);
      g_assert_cmpint (gtk_widget_has_css_class (window, "vast"), ==, g_strcmp0 (sizes[i].class, "vast") == 0);
      gtk_window_destroy (GTK_WINDOW (window));
    }
  g_settings_reset (settings, "window-width");
  g_settings_reset (settings, "window-height");
}

static void
add_tests (void)
{
  g_test_add_func ("/room/large-windows-have-larger-letters", test_large_windows_have_larger_letters);
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *name = g_strdup_printf ("/room/every-page-opens/%s", languages[i]);
      g_autofree char *mirrored = g_strconcat (name, "-from-right-to-left", NULL);
      g_autofree char *fit = g_strdup_printf ("/room/shortcuts-fit-a-small-screen/%s", languages[i]);
      g_autofree char *whole = g_strdup_printf ("/room/every-rule-is-told-whole/%s", languages[i]);

      g_test_add_data_func (fit, languages[i], test_shortcuts_fit_a_small_screen);
      g_test_add_data_func (name, languages[i], test_every_page_opens);
      if (!languages_is_tried (languages[i]))
        continue;
      g_test_add_data_func (whole, languages[i], test_every_rule_is_told_whole);
      g_test_add_data_func (mirrored, languages[i], test_every_page_opens_from_right_to_left);
    }
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
