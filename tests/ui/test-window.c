/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Windows, their pages and commands, as they are used. */

#include "desktop.h"
#include "display.h"

#include "app/board/relais-board-place.h"
#include "app/board/relais-board-view.h"
#include "app/game/relais-players-pane.h"
#include "app/game/relais-recap.h"
#include "app/kit/relais-actions.h"
#include "app/rules/relais-player-row.h"
#include "app/rules/relais-seed-row.h"
#include "app/setup/relais-setup-page.h"
#include "app/shell/relais-new-game-page.h"
#include "app/shell/relais-preferences.h"
#include "app/shell/relais-start-page.h"
#include "model/relais-lore.h"

static Desktop desktop;

static void
test_start_page_is_first (void)
{
  RelaisHost *window = desktop_window (&desktop);

  g_assert_true (RELAIS_IS_START_PAGE (relais_host_get_page (window)));
  g_assert_true (desktop_says (GTK_WIDGET (window), "Welcome to Relais"));
  g_assert_null (relais_host_get_match (window));
  desktop_close_all (&desktop);
}

static void
test_enter_starts_a_game (void)
{
  RelaisHost *window = desktop_window (&desktop);

  desktop_do (window, "win.new-game");
  g_assert_true (RELAIS_IS_NEW_GAME_PAGE (relais_host_get_page (window)));
  desktop_press_enter (window);
  display_until (RELAIS_IS_GAME_PAGE (relais_host_get_page (window)));
  g_assert_nonnull (strstr (gtk_window_get_title (GTK_WINDOW (window)), "La Loire"));
  desktop_close_all (&desktop);
}

/* What a player is like, if it is a computer, is in a row between them. */
static GtkWidget *
next_player (GtkWidget *row)
{
  do
    row = gtk_widget_get_next_sibling (row);
  while (!RELAIS_IS_PLAYER_ROW (row));
  return row;
}

/* From the last one to what starts the game, which has not begun yet. */
static void
test_enter_goes_from_name_to_name (void)
{
  RelaisHost *window = desktop_window (&desktop);
  GtkWidget *start, *first, *second;

  desktop_do (window, "win.new-game");
  start = gtk_root_get_focus (GTK_ROOT (window));
  first = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_PLAYER_ROW);
  second = next_player (first);
  g_assert_true (gtk_widget_grab_focus (first));
  g_signal_emit_by_name (gtk_root_get_focus (GTK_ROOT (window)), "activate");
  display_until (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), second));
  g_signal_emit_by_name (gtk_root_get_focus (GTK_ROOT (window)), "activate");
  display_until (gtk_root_get_focus (GTK_ROOT (window)) == start);
  desktop_settle ();
  g_assert_null (relais_host_get_match (window));
  desktop_press_enter (window);
  display_until (relais_host_get_match (window) != NULL);
  desktop_close_all (&desktop);
}

static gboolean
has_focus (RelaisHost *window, GtkWidget *row, const char *button)
{
  return gtk_root_get_focus (GTK_ROOT (window)) == GTK_WIDGET (gtk_widget_get_template_child (row, RELAIS_TYPE_PLAYER_ROW, button));
}

/* The player who is moved keeps the keyboard, so that he is moved on by the same key. */
static void
test_a_player_is_moved_on_by_the_same_key (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisNewGame *new_game;
  GtkWidget *first, *middle, *last;

  desktop_do (window, "win.new-game");
  new_game = relais_new_game_page_get_new_game (RELAIS_NEW_GAME_PAGE (relais_host_get_page (window)));
  while (relais_new_game_get_n_seats (new_game) < 3)
    relais_new_game_add_seat (new_game);
  relais_new_game_set_name (new_game, 2, "Claire");
  first = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_PLAYER_ROW);
  middle = next_player (first);
  last = next_player (middle);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_widget_get_template_child (last, RELAIS_TYPE_PLAYER_ROW, "up")));
  desktop_press_enter (window);
  display_until (has_focus (window, middle, "up"));
  g_assert_cmpstr (relais_new_game_get_name (new_game, 1), ==, "Claire");
  desktop_press_enter (window);
  /* There is no way further up. */
  display_until (has_focus (window, first, "down"));
  g_assert_cmpstr (relais_new_game_get_name (new_game, 0), ==, "Claire");
  desktop_close_all (&desktop);
}

static gboolean
is_handed_over (RelaisHost *window)
{
  return gtk_widget_get_visible (display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_RECAP));
}

/* Its buttons are beside the question as long as it goes on, past the end of the
 * turn, where nobody is told that it is his turn; what is kept is played. */
static void
test_a_trial_goes_on_past_the_turn (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match = desktop_new_match (window);
  RelaisNode *begin = relais_match_get_node (match);
  int turn = relais_match_get_turn (match);
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  g_assert_null (desktop_button (GTK_WIDGET (window), "_Keep"));
  g_assert_true (desktop_try_click (GTK_WIDGET (window), "Try ahead, or drop what was tried"));
  display_until (desktop_button (GTK_WIDGET (window), "_Keep") != NULL);
  while (relais_match_get_turn (match) < turn + 2)
    {
      g_assert_true (playing_play_random (match, &rng));
      desktop_settle ();
      g_assert_false (is_handed_over (window));
      g_assert_nonnull (desktop_button (GTK_WIDGET (window), "_Drop"));
    }
  g_assert_true (desktop_try_click (GTK_WIDGET (window), "_Drop"));
  display_until (!relais_match_get_trying (match));
  g_assert_true (relais_match_get_node (match) == begin);
  g_assert_null (desktop_button (GTK_WIDGET (window), "_Keep"));

  desktop_do (window, "match.toggle-trial");
  while (relais_match_get_turn (match) == turn)
    g_assert_true (playing_play_random (match, &rng));
  g_assert_true (desktop_try_click (GTK_WIDGET (window), "_Keep"));
  display_until (!relais_match_get_trying (match));
  g_assert_true (relais_match_get_node (match) != begin && !relais_match_get_node (match)->supposed);
  desktop_close_all (&desktop);
}

static const char *
tooltip_of (RelaisHost *window, const char *button)
{
  GtkWidget *page = GTK_WIDGET (relais_host_get_page (window));

  return gtk_widget_get_tooltip_text (GTK_WIDGET (gtk_widget_get_template_child (page, RELAIS_TYPE_GAME_PAGE, button)));
}

static void
test_actions_follow_the_game (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match;
  RelaisRng rng;

  g_assert_true (desktop_is_enabled (window, "win.new-game"));
  g_assert_false (desktop_is_enabled (window, "win.save"));
  g_assert_false (desktop_is_enabled (window, "win.save-as"));
  g_assert_false (desktop_is_enabled (window, "win.to-start"));
  g_assert_false (desktop_is_enabled (window, "win.copy-position"));
  g_assert_false (desktop_is_enabled (window, "match.undo"));

  match = desktop_new_match (window);
  g_assert_true (desktop_is_enabled (window, "win.save-as"));
  g_assert_true (desktop_is_enabled (window, "win.to-start"));
  g_assert_false (desktop_is_enabled (window, "win.show-result"));
  g_assert_false (desktop_is_enabled (window, "win.play-again"));
  g_assert_false (desktop_is_enabled (window, "match.undo"));
  g_assert_false (desktop_is_enabled (window, "match.look-previous"));
  g_assert_true (desktop_is_enabled (window, "match.try"));
  g_assert_false (desktop_is_enabled (window, "match.keep-trial"));

  relais_rng_seed (&rng, 5);
  playing_play_on (match, &rng, 3);
  g_assert_true (desktop_is_enabled (window, "match.undo"));
  g_assert_true (desktop_is_enabled (window, "match.undo-turn"));
  g_assert_false (desktop_is_enabled (window, "match.redo"));
  g_assert_true (desktop_is_enabled (window, "match.look-previous"));
  g_assert_false (desktop_is_enabled (window, "match.look-next"));

  desktop_do (window, "match.undo");
  g_assert_true (desktop_is_enabled (window, "match.redo"));
  desktop_do (window, "match.look-start");
  g_assert_true (relais_match_is_looking_back (match));
  g_assert_false (desktop_is_enabled (window, "match.look-previous"));
  g_assert_true (desktop_is_enabled (window, "match.back-to-here"));
  /* What cannot be seen is not taken back. */
  g_assert_false (desktop_is_enabled (window, "match.undo"));
  g_assert_false (desktop_is_enabled (window, "match.redo"));
  g_assert_false (desktop_is_enabled (window, "match.undo-turn"));
  g_assert_cmpstr (tooltip_of (window, "undo"), ==, "You are looking back: go to the current position first");
  g_assert_cmpstr (tooltip_of (window, "redo"), ==, tooltip_of (window, "undo"));
  desktop_do (window, "match.look-present");
  g_assert_true (desktop_is_enabled (window, "match.undo"));
  g_assert_true (desktop_is_enabled (window, "match.redo"));
  g_assert_cmpstr (tooltip_of (window, "undo"), ==, "Undo");
  g_assert_false (desktop_is_enabled (window, "match.look-present"));

  desktop_do (window, "match.toggle-trial");
  g_assert_true (relais_match_get_trying (match));
  g_assert_false (desktop_is_enabled (window, "match.try"));
  desktop_do (window, "match.toggle-trial");
  g_assert_false (relais_match_get_trying (match));

  relais_match_end_early (relais_host_get_match (window));
  desktop_settle ();
  g_assert_true (desktop_is_enabled (window, "win.show-result"));
  g_assert_true (desktop_is_enabled (window, "win.play-again"));
  g_assert_false (desktop_is_enabled (window, "win.end-early"));
  g_assert_false (desktop_is_enabled (window, "match.undo"));

  desktop_do (window, "win.play-again");
  g_assert_true (relais_host_get_match (window) != NULL);
  g_assert_false (relais_match_is_over (relais_host_get_match (window)));
  desktop_close_all (&desktop);
}

/* Not on the menu that led there. */
static void
test_an_ended_game_asks_for_the_next (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match = desktop_new_match (window);
  GtkWidget *focus;

  gtk_widget_grab_focus (GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_GAME_PAGE, "menu")));
  desktop_do (window, "win.end-early");
  desktop_answer ("_End the Game");
  desktop_wait (300);
  g_assert_true (relais_match_get_ended_early (match));
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)), ==, "win.play-again");
  desktop_close_all (&desktop);
}

/* Free undo forgets nothing that players have seen. */
static void
test_undo_of_what_was_turned_up_is_told (void)
{
  static const char told[] = "Taken back, but what was turned up is known now";
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match = desktop_new_match (window);
  RelaisRng rng;

  relais_match_set_strict (match, FALSE);
  relais_rng_seed (&rng, 5);
  playing_play_to_barrier (match, &rng, TRUE);
  desktop_settle ();
  desktop_do (window, "match.undo");
  g_assert_false (desktop_says (GTK_WIDGET (window), told));
  playing_play_to_barrier (match, &rng, FALSE);
  desktop_settle ();
  desktop_do (window, "match.undo");
  g_assert_true (desktop_says (GTK_WIDGET (window), told));
  desktop_close_all (&desktop);
}

static void
test_pane_is_remembered (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisGamePage *page;

  desktop_new_match (window);
  page = RELAIS_GAME_PAGE (relais_host_get_page (window));
  g_assert_true (relais_page_get_show_pane (RELAIS_PAGE (page)));
  desktop_do (window, "win.toggle-pane");
  g_assert_false (relais_page_get_show_pane (RELAIS_PAGE (page)));
  g_assert_false (g_settings_get_boolean (desktop_settings (&desktop), "show-pane"));
  desktop_new_match (window);
  g_assert_false (relais_page_get_show_pane (relais_host_get_page (window)));
  g_settings_reset (desktop_settings (&desktop), "show-pane");
  desktop_close_all (&desktop);
}

/* What was just copied. */
static void
get_copied (RelaisHost *window, GType type, GValue *value)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (window));

  g_value_init (value, type);
  g_assert_true (gdk_clipboard_is_local (clipboard));
  g_assert_true (gdk_content_provider_get_value (gdk_clipboard_get_content (clipboard), value, NULL));
}

static void
on_picture_pasted (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  GdkTexture **picture = data;

  *picture = gdk_clipboard_read_texture_finish (GDK_CLIPBOARD (clipboard), result, NULL);
  g_assert_nonnull (*picture);
}

static GdkTexture *
paste_picture (RelaisHost *window)
{
  GdkTexture *picture = NULL;

  gdk_clipboard_read_texture_async (gtk_widget_get_clipboard (GTK_WIDGET (window)), NULL, on_picture_pasted, &picture);
  display_until (picture != NULL);
  return picture;
}

static guint
count_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    n += *lines[i] != '\0';
  return n;
}

static void
test_position_picture_and_moves_are_copied (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match = desktop_new_match (window);
  g_auto (GValue) position = G_VALUE_INIT;
  g_autoptr (GdkTexture) picture = NULL;
  g_auto (GValue) moves = G_VALUE_INIT;
  RelaisRng rng;

  relais_rng_seed (&rng, 3);
  playing_play_on (match, &rng, 20);
  desktop_do (window, "win.copy-position");
  get_copied (window, G_TYPE_STRING, &position);
  g_assert_nonnull (strstr (g_value_get_string (&position), relais_seat_get_name (relais_match_nth_seat (match, 0))));
  g_assert_nonnull (strstr (g_value_get_string (&position), "Market space 1, "));
  g_assert_nonnull (strstr (g_value_get_string (&position), "\nNantes, city"));
  desktop_do (window, "win.copy-picture");
  display_until (desktop_says (GTK_WIDGET (window), "The picture is in the clipboard"));
  picture = paste_picture (window);
  g_assert_cmpint (gdk_texture_get_width (picture), >=, 1600);
  /* What was copied last is what is there. */
  desktop_do (window, "win.copy-picture");
  desktop_do (window, "win.copy-moves");
  desktop_settle ();
  get_copied (window, G_TYPE_STRING, &moves);
  g_assert_cmpuint (count_lines (g_value_get_string (&moves)), >=, 20);
  desktop_close_all (&desktop);
}

static void
test_saving_tells_that_it_is_done (void)
{
  RelaisHost *window = desktop_window (&desktop);

  desktop_new_match (window);
  desktop_do (window, "win.save");
  display_until (desktop_says (GTK_WIDGET (window), "Every move is saved already"));
  g_assert_true (g_file_test (relais_host_get_path (window), G_FILE_TEST_EXISTS));
  desktop_close_all (&desktop);
}

static gboolean
is_focus_in (RelaisHost *window, GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

static void
test_a_wrong_deal_number_starts_nothing (void)
{
  RelaisHost *window = desktop_window (&desktop);
  GtkWidget *row, *entry;

  desktop_do (window, "win.new-game");
  row = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_SEED_ROW);
  entry = display_find (row, GTK_TYPE_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (entry), "12x");
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "9007199254740991"));
  desktop_press_enter (window);
  /* By that it is refused. */
  display_until (is_focus_in (window, entry));
  g_assert_true (RELAIS_IS_NEW_GAME_PAGE (relais_host_get_page (window)));
  gtk_editable_set_text (GTK_EDITABLE (entry), "12");
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_FALSE);
  g_assert_null (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "9007199254740991"));
  desktop_close_all (&desktop);
}

/* Toasts of one's own wait for each other. */
static void
test_what_is_said_last_is_told_at_once (void)
{
  RelaisHost *window = desktop_window (&desktop);

  relais_host_say (window, "First");
  relais_host_say (window, "Second");
  relais_host_say (window, "Third");
  display_until (desktop_says (GTK_WIDGET (window), "Third"));
  g_assert_false (desktop_says (GTK_WIDGET (window), "First"));
  desktop_close_all (&desktop);
}

static guint
count_shortcuts_windows (void)
{
  guint n = 0;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (desktop.application)); l != NULL; l = l->next)
    n += GTK_IS_SHORTCUTS_WINDOW (l->data) ? 1 : 0;
  return n;
}

static void
test_shortcuts_window_is_the_only_one (void)
{
  desktop_window (&desktop);
  for (guint i = 0; i < 2; i++)
    {
      g_action_group_activate_action (G_ACTION_GROUP (desktop.application), "shortcuts", NULL);
      desktop_settle ();
      g_assert_cmpuint (count_shortcuts_windows (), ==, 1);
    }
  desktop_close_all (&desktop);
}

/* The board of a setup and that of a game are never both there. */
static gboolean
is_of_setups (const RelaisActionInfo *info)
{
  return g_str_equal (info->group, "Making a Setup");
}

/* Every key of the table is one, no two commands share one, and the window of
 * shortcuts names each. */
static void
test_shortcuts_window_lists_every_action (void)
{
  g_autoptr (GHashTable) keys = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) keys_of_setups = g_hash_table_new (g_str_hash, g_str_equal);
  GtkWindow *shortcuts = relais_actions_window (FALSE);
  GtkWidget *found;

  gtk_window_present (shortcuts);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (shortcuts));
  found = display_find (GTK_WIDGET (shortcuts), GTK_TYPE_SHORTCUTS_GROUP);
  g_assert_nonnull (found);
  for (const RelaisActionInfo *info = relais_actions; info->title != NULL; info++)
    {
      g_object_set (shortcuts, "section-name", info->group, NULL);
      g_assert_true (desktop_says (GTK_WIDGET (shortcuts), info->title));
      for (gsize i = 0; info->accels[i] != NULL; i++)
        {
          guint key;
          GdkModifierType modifiers;

          if (info->name != NULL)
            g_assert_true (gtk_accelerator_parse (info->accels[i], &key, &modifiers));
          g_assert_true (g_hash_table_add (is_of_setups (info) ? keys_of_setups : keys, (gpointer) info->accels[i]));
        }
    }
  gtk_window_destroy (shortcuts);
}

static void
test_every_action_of_the_table_exists (void)
{
  RelaisHost *window = desktop_window (&desktop);
  GActionGroup *of_setups, *of_match, *of_board;
  RelaisGamePage *page;

  desktop_do (window, "win.new-setup");
  of_setups = g_object_ref (G_ACTION_GROUP (relais_setup_page_get_actions (RELAIS_SETUP_PAGE (relais_host_get_page (window)))));
  desktop_new_match (window);
  page = RELAIS_GAME_PAGE (relais_host_get_page (window));
  of_match = relais_page_get_actions (RELAIS_PAGE (page), "match");
  of_board = relais_page_get_actions (RELAIS_PAGE (page), "board");
  for (const RelaisActionInfo *info = relais_actions; info->title != NULL; info++)
    {
      g_autofree char *name = NULL;
      g_autoptr (GVariant) target = NULL;

      if (info->name == NULL || g_str_has_prefix (info->name, "window."))
        continue;
      g_assert_true (g_action_parse_detailed_name (info->name, &name, &target, NULL));
      if (g_str_has_prefix (name, "app."))
        g_assert_true (g_action_group_has_action (G_ACTION_GROUP (desktop.application), name + strlen ("app.")));
      else if (g_str_has_prefix (name, "win."))
        g_assert_true (g_action_group_has_action (G_ACTION_GROUP (window), name + strlen ("win.")));
      else if (g_str_has_prefix (name, "match."))
        g_assert_true (g_action_group_has_action (of_match, name + strlen ("match.")));
      else if (g_str_has_prefix (name, "setup."))
        g_assert_true (g_action_group_has_action (of_setups, name + strlen ("setup.")));
      else
        g_assert_true (g_action_group_has_action (of_board, name + strlen ("board.")));
    }
  g_object_unref (of_setups);
  desktop_close_all (&desktop);
}

static void
test_size_is_remembered (void)
{
  RelaisHost *window = desktop_window (&desktop);
  GdkSurface *surface;

  gtk_window_set_default_size (GTK_WINDOW (window), 912, 633);
  surface = gtk_native_get_surface (GTK_NATIVE (window));
  display_until (gdk_surface_get_width (surface) == 912 && gdk_surface_get_height (surface) == 633);
  desktop_settle ();
  desktop_close_all (&desktop);
  g_assert_cmpint (g_settings_get_int (desktop_settings (&desktop), "window-width"), ==, 912);
  g_assert_cmpint (g_settings_get_int (desktop_settings (&desktop), "window-height"), ==, 633);
  g_settings_reset (desktop_settings (&desktop), "window-width");
  g_settings_reset (desktop_settings (&desktop), "window-height");
}

/* How many labels below a widget wrap and are cut off; each is measured with letters narrower than an ellipsis, which ends
 * the test where GTK warns of it. */
static guint
narrow_letters (GtkWidget *in)
{
  guint n = 0;
  int least;

  if (GTK_IS_LABEL (in) && gtk_label_get_wrap (GTK_LABEL (in))
      && gtk_label_get_ellipsize (GTK_LABEL (in)) != PANGO_ELLIPSIZE_NONE)
    {
      gtk_label_set_text (GTK_LABEL (in), "ill it");
      gtk_widget_measure (in, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
      for (int height = least; height < 400; height += 10)
        gtk_widget_measure (in, GTK_ORIENTATION_HORIZONTAL, height, NULL, NULL, NULL, NULL);
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += narrow_letters (child);
  return n;
}

static void
test_narrow_letters_are_measured (void)
{
  RelaisHost *window = desktop_window (&desktop);

  desktop_new_match (window);
  g_assert_cmpuint (narrow_letters (GTK_WIDGET (window)), >, 0);
  desktop_do (window, "win.to-start");
  g_assert_cmpuint (narrow_letters (GTK_WIDGET (window)), >, 0);
  desktop_do (window, "win.setups");
  g_assert_cmpuint (narrow_letters (GTK_WIDGET (window)), >, 0);
  desktop_close_all (&desktop);
}

/* What is cut off can still be read. */
static void
test_title_tells_the_turn_in_full (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match = desktop_new_match (window);
  GtkWidget *title = display_find (GTK_WIDGET (relais_host_get_page (window)), ADW_TYPE_WINDOW_TITLE);
  g_autofree char *turn = NULL;
  RelaisRng rng;

  relais_rng_seed (&rng, 5);
  playing_play_on (match, &rng, 30);
  desktop_settle ();
  turn = relais_lore_find (relais_match_get_game (match))->tell_turn (relais_match_get_view (match));
  g_assert_cmpstr (adw_window_title_get_subtitle (ADW_WINDOW_TITLE (title)), ==, turn);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (title), ==, turn);
  /* Also when a player is called otherwise in the middle of a turn. */
  g_object_set (relais_match_nth_seat (match, (guint) relais_match_get_seat (match)), "name", "Ludivine", NULL);
  g_assert_nonnull (strstr (adw_window_title_get_subtitle (ADW_WINDOW_TITLE (title)), "Ludivine"));
  desktop_close_all (&desktop);
}

static gboolean
has_button (GtkWidget *in, const char *action)
{
  if (GTK_IS_BUTTON (in) && gtk_widget_get_mapped (in) && gtk_widget_get_child_visible (in)
      && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (in)), action) == 0)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_button (child, action))
      return TRUE;
  return FALSE;
}

/* As many as there is room for, the most needed last. */
static void
test_header_keeps_what_has_room (void)
{
  static const struct
  {
    int width;
    gboolean opens;
  } sizes[] = { { 1200, TRUE }, { 900, TRUE }, { 360, FALSE } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      RelaisHost *window = desktop_window (&desktop);
      RelaisMatch *match;
      GtkWidget *header;

      gtk_window_set_default_size (GTK_WINDOW (window), sizes[i].width, 700);
      match = desktop_new_match (window);
      /* Whoever it is. */
      g_object_set (relais_match_nth_seat (match, (guint) relais_match_get_seat (match)), "name",
                    "Maximilienne-Élisabeth de la Rochefoucauld-Liancourt and all her brothers", NULL);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      desktop_wait (50);
      header = display_find (GTK_WIDGET (relais_host_get_page (window)), ADW_TYPE_HEADER_BAR);
      g_assert_true (has_button (header, "match.undo"));
      g_assert_cmpint (has_button (header, "win.new-game"), ==, sizes[i].opens);
      g_assert_cmpint (has_button (header, "win.open"), ==, sizes[i].opens);
      /* with the smaller buttons of newer libraries there is room for it anywhere */
      g_assert_true (has_button (header, "match.redo") || !sizes[i].opens);
      g_assert_cmpint (gtk_widget_get_width (header), <=, sizes[i].width);
      desktop_close_all (&desktop);
    }
}

static guint
count_goals (GtkWidget *board)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (RELAIS_IS_BOARD_PLACE (child)
        && relais_board_place_get_marks (RELAIS_BOARD_PLACE (child)) & 1u << RELAIS_MARK_GOAL)
      n++;
  return n;
}

/* What is pointed at in the pane is shown on the board. */
static void
test_pane_lights_the_board (void)
{
  static const char *const villages[] = { "angers", "langeais", "tours", "blois", "talcy", NULL };
  static const char *const none[] = { NULL };
  RelaisHost *window = desktop_window (&desktop);
  GtkWidget *pane, *board;
  guint before;

  desktop_new_match (window);
  pane = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_PLAYERS_PANE);
  board = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_BOARD_VIEW);
  before = count_goals (board);
  gtk_widget_activate_action (pane, "players.light", "^as", villages);
  g_assert_cmpuint (count_goals (board), >=, before + 4);
  gtk_widget_activate_action (pane, "players.light", "^as", none);
  g_assert_cmpuint (count_goals (board), ==, before);
  desktop_close_all (&desktop);
}

static void
test_style_follows_the_preference (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_settings_set_string (desktop_settings (&desktop), "style", "dark");
  g_assert_true (adw_style_manager_get_dark (manager));
  g_settings_set_string (desktop_settings (&desktop), "style", "light");
  g_assert_false (adw_style_manager_get_dark (manager));
  g_settings_reset (desktop_settings (&desktop), "style");
}

/* From the board, with another view at the side. */
static void
test_a_card_is_looked_for_from_the_board (void)
{
  RelaisHost *window = desktop_window (&desktop);
  GtkWidget *focus;

  desktop_new_match (window);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (relais_host_get_page (window)), "page.find", NULL));
  display_until ((focus = gtk_root_get_focus (GTK_ROOT (window))) != NULL
                 && gtk_widget_get_ancestor (focus, GTK_TYPE_SEARCH_ENTRY) != NULL && gtk_widget_get_mapped (focus));
  desktop_close_all (&desktop);
}

static void
add_tests (void)
{
  g_test_add_func ("/window/start-page-is-first", test_start_page_is_first);
  g_test_add_func ("/window/enter-starts-a-game", test_enter_starts_a_game);
  g_test_add_func ("/window/a-trial-goes-on-past-the-turn", test_a_trial_goes_on_past_the_turn);
  g_test_add_func ("/window/enter-goes-from-name-to-name", test_enter_goes_from_name_to_name);
  g_test_add_func ("/window/a-player-is-moved-on-by-the-same-key", test_a_player_is_moved_on_by_the_same_key);
  g_test_add_func ("/window/actions-follow-the-game", test_actions_follow_the_game);
  g_test_add_func ("/window/an-ended-game-asks-for-the-next", test_an_ended_game_asks_for_the_next);
  g_test_add_func ("/window/undo-of-what-was-turned-up-is-told", test_undo_of_what_was_turned_up_is_told);
  g_test_add_func ("/window/pane-is-remembered", test_pane_is_remembered);
  g_test_add_func ("/window/header-keeps-what-has-room", test_header_keeps_what_has_room);
  g_test_add_func ("/window/position-picture-and-moves-are-copied", test_position_picture_and_moves_are_copied);
  g_test_add_func ("/window/shortcuts-window-lists-every-action", test_shortcuts_window_lists_every_action);
  g_test_add_func ("/window/saving-tells-that-it-is-done", test_saving_tells_that_it_is_done);
  g_test_add_func ("/window/a-wrong-deal-number-starts-nothing", test_a_wrong_deal_number_starts_nothing);
  g_test_add_func ("/window/shortcuts-window-is-the-only-one", test_shortcuts_window_is_the_only_one);
  g_test_add_func ("/window/what-is-said-last-is-told-at-once", test_what_is_said_last_is_told_at_once);
  g_test_add_func ("/window/every-action-of-the-table-exists", test_every_action_of_the_table_exists);
  g_test_add_func ("/window/size-is-remembered", test_size_is_remembered);
  g_test_add_func ("/window/narrow-letters-are-measured", test_narrow_letters_are_measured);
  g_test_add_func ("/window/title-tells-the-turn-in-full", test_title_tells_the_turn_in_full);
  g_test_add_func ("/window/pane-lights-the-board", test_pane_lights_the_board);
  g_test_add_func ("/window/style-follows-the-preference", test_style_follows_the_preference);
  g_test_add_func ("/window/find-a-card", test_a_card_is_looked_for_from_the_board);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
