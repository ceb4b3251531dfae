/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A thousand games, of which only those that are seen have rows. */

#include "desktop.h"

#include "app/kit/relais-long-list.h"
#include "app/shell/relais-game-row.h"
#include "app/shell/relais-setups-page.h"
#include "app/shell/relais-setups-row.h"
#include "app/shell/relais-start-page.h"

#define MANY 1000
#define MOST_ROWS 60

static Desktop desktop;

static const char record[] = "relais-record: 1\ngame: loire\nnew: loire players=2 seed=7\ncursor: 0\n\n";
static const char setup[] = "{\"game\":\"loire\",\"players\":2,\"name\":\"Setup\"}";

/* Each is a minute older than the one before, and has its number in its name. */
static void
fill (const char *folder, const char *suffix, const char *text)
{
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (guint i = 0; i < MANY; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u%s", i, suffix);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);

      g_assert_true (g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
      g_assert_true (g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, (guint64) now - 60 * (i + 1),
                                                  G_FILE_QUERY_INFO_NONE, NULL, NULL));
    }
}

static GListModel *
games (void)
{
  return G_LIST_MODEL (relais_program_get_library (desktop.application));
}

/* All tests have the same games, which are as they were after each. */
static RelaisHost *
begin (void)
{
  RelaisHost *window;

  if (g_list_model_get_n_items (games ()) == 0)
    fill (relais_library_get_folder (RELAIS_LIBRARY (games ())), ".relais", record);
  window = desktop_window (&desktop);
  display_until (g_list_model_get_n_items (games ()) == MANY);
  desktop_settle ();
  return window;
}

static guint
count (GtkWidget *in, GType type)
{
  guint n = G_TYPE_CHECK_INSTANCE_TYPE (in, type) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count (child, type);
  return n;
}

static GtkWidget *
box_of (RelaisHost *window)
{
  return GTK_WIDGET (relais_long_list_get_box (RELAIS_LONG_LIST (display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_LONG_LIST))));
}

static GtkAdjustment *
scroll_of (RelaisHost *window)
{
  GtkWidget *pane = gtk_widget_get_ancestor (box_of (window), GTK_TYPE_SCROLLED_WINDOW);

  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (pane));
}

/* The number of the game with the keyboard; -1: none has it. */
static int
focused (RelaisHost *window)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, RELAIS_TYPE_GAME_ROW) : NULL;
  g_autofree char *name = NULL;

  if (row == NULL)
    return -1;
  name = g_path_get_basename (relais_library_entry_get_path (relais_game_row_get_entry (RELAIS_GAME_ROW (row))));
  return atoi (name);
}

static gboolean
is_in_view (RelaisHost *window, GtkWidget *row)
{
  GtkWidget *pane = gtk_widget_get_ancestor (box_of (window), GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (row, pane, &bounds) && bounds.size.height > 0 && bounds.origin.y >= -1
         && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (pane) + 1;
}

static gboolean
focus_is_in_view (RelaisHost *window)
{
  return is_in_view (window, gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (window)), RELAIS_TYPE_GAME_ROW));
}

/* As the keys do it. */
static void
move (RelaisHost *window, GtkMovementStep step, int by)
{
  g_signal_emit_by_name (box_of (window), "move-cursor", step, by, FALSE, FALSE);
}

static void
assert_focus (RelaisHost *window, int game)
{
  g_assert_cmpint (focused (window), ==, game);
  g_test_message ("game %d is to be seen", game);
  display_until (focus_is_in_view (window));
  g_assert_cmpint (focused (window), ==, game);
  g_assert_cmpuint (count (GTK_WIDGET (window), RELAIS_TYPE_GAME_ROW), <, MOST_ROWS);
}

static void
test_rows_are_few (void)
{
  RelaisHost *window = begin ();
  GtkAdjustment *scroll = scroll_of (window);

  g_assert_cmpuint (count (GTK_WIDGET (window), RELAIS_TYPE_GAME_ROW), >, 5);
  for (guint part = 0; part <= 2; part++)
    {
      gtk_adjustment_set_value (scroll, gtk_adjustment_get_upper (scroll) * part / 2);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      desktop_settle ();
      g_assert_cmpuint (count (GTK_WIDGET (window), RELAIS_TYPE_GAME_ROW), >, 5);
      g_assert_cmpuint (count (GTK_WIDGET (window), RELAIS_TYPE_GAME_ROW), <, MOST_ROWS);
    }
  desktop_close_all (&desktop);
}

static void
test_keys_lead_through_the_whole_list (void)
{
  RelaisHost *window = begin ();

  assert_focus (window, 0);
  for (int i = 1; i <= 12; i++)
    {
      move (window, GTK_MOVEMENT_DISPLAY_LINES, 1);
      assert_focus (window, i);
    }
  move (window, GTK_MOVEMENT_BUFFER_ENDS, 1);
  assert_focus (window, MANY - 1);
  move (window, GTK_MOVEMENT_DISPLAY_LINES, -1);
  assert_focus (window, MANY - 2);
  move (window, GTK_MOVEMENT_PAGES, -1);
  g_assert_cmpint (focused (window), <, MANY - 5);
  assert_focus (window, focused (window));
  move (window, GTK_MOVEMENT_BUFFER_ENDS, -1);
  assert_focus (window, 0);
  desktop_close_all (&desktop);
}

/* Backwards from what is above one comes to the end. */
static void
test_tab_leads_into_the_list_from_both_sides (void)
{
  RelaisHost *window = begin ();
  GtkWidget *list = gtk_widget_get_parent (box_of (window));

  gtk_root_set_focus (GTK_ROOT (window), NULL);
  g_assert_true (gtk_widget_child_focus (list, GTK_DIR_TAB_BACKWARD));
  assert_focus (window, MANY - 1);
  gtk_root_set_focus (GTK_ROOT (window), NULL);
  g_assert_true (gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD));
  assert_focus (window, 0);
  desktop_close_all (&desktop);
}

/* Whoever scrolls on with the wheel goes on where the keyboard is. */
static void
test_the_keyboard_stays_where_it_is (void)
{
  RelaisHost *window = begin ();
  GtkAdjustment *scroll = scroll_of (window);

  move (window, GTK_MOVEMENT_DISPLAY_LINES, 1);
  assert_focus (window, 1);
  gtk_adjustment_set_value (scroll, gtk_adjustment_get_upper (scroll) / 2);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  desktop_settle ();
  g_assert_cmpint (focused (window), ==, 1);
  g_assert_false (focus_is_in_view (window));
  g_assert_cmpuint (count (GTK_WIDGET (window), RELAIS_TYPE_GAME_ROW), <, MOST_ROWS);
  move (window, GTK_MOVEMENT_DISPLAY_LINES, 1);
  assert_focus (window, 2);
  gtk_adjustment_set_value (scroll, gtk_adjustment_get_upper (scroll));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  desktop_settle ();
  g_assert_cmpint (focused (window), ==, 2);
  /* The row first, then the button on it, then the next row. */
  for (int tab = 0; tab < 4 && focused (window) == 2; tab++)
    g_assert_true (gtk_widget_child_focus (gtk_widget_get_parent (box_of (window)), GTK_DIR_TAB_FORWARD));
  assert_focus (window, 3);
  desktop_close_all (&desktop);
}

static void
test_removing_in_the_middle_leads_to_the_next (void)
{
  RelaisHost *window = begin ();
  GtkAdjustment *scroll = scroll_of (window);
  GtkWidget *row;
  int game;

  move (window, GTK_MOVEMENT_BUFFER_ENDS, 1);
  move (window, GTK_MOVEMENT_PAGES, -40);
  game = focused (window);
  g_assert_true (game > 50 && game < MANY - 50);
  assert_focus (window, game);
  row = gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (window)), RELAIS_TYPE_GAME_ROW);
  g_signal_emit_by_name (row, "remove");
  assert_focus (window, game + 1);
  g_assert_cmpfloat (gtk_adjustment_get_value (scroll), >, 1000);
  g_assert_true (desktop_try_click (GTK_WIDGET (window), "_Undo"));
  assert_focus (window, game + 1);
  move (window, GTK_MOVEMENT_DISPLAY_LINES, -1);
  assert_focus (window, game);
  desktop_close_all (&desktop);
}

/* Nobody who types is interrupted while the list grows or shrinks. */
static void
test_the_search_goes_on (void)
{
  RelaisHost *window = begin ();
  GtkWidget *search = display_find (GTK_WIDGET (relais_host_get_page (window)), GTK_TYPE_SEARCH_ENTRY);

  g_assert_true (gtk_widget_grab_focus (search));
  display_search (search, "nobody");
  desktop_settle ();
  g_assert_cmpuint (count (GTK_WIDGET (window), RELAIS_TYPE_GAME_ROW), ==, 0);
  display_search (search, "loire");
  desktop_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  desktop_settle ();
  g_assert_cmpuint (count (GTK_WIDGET (window), RELAIS_TYPE_GAME_ROW), >, 5);
  g_assert_cmpuint (count (GTK_WIDGET (window), RELAIS_TYPE_GAME_ROW), <, MOST_ROWS);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), search));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "loire");
  desktop_close_all (&desktop);
}

static guint
count_pictures (RelaisHost *window, GtkWidget *in, gboolean in_view)
{
  guint n = GTK_IS_PICTURE (in) && gtk_picture_get_paintable (GTK_PICTURE (in)) != NULL && is_in_view (window, in) == in_view ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_pictures (window, child, in_view);
  return n;
}

/* One at each edge may be seen in part. */
static void
test_only_what_is_seen_has_a_picture (void)
{
  RelaisHost *window = begin ();
  GtkAdjustment *scroll = scroll_of (window);

  for (guint part = 0; part <= 1; part++)
    {
      gtk_adjustment_set_value (scroll, gtk_adjustment_get_upper (scroll) * part / 2);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      display_until (count_pictures (window, box_of (window), TRUE) >= 3);
      g_assert_cmpuint (count_pictures (window, box_of (window), FALSE), <=, 2);
    }
  desktop_close_all (&desktop);
}

static void
test_a_thousand_setups_have_few_rows (void)
{
  RelaisSetupLibrary *setups = relais_program_get_setups (desktop.application);
  RelaisHost *window;

  fill (relais_setup_library_get_folder (setups), ".relais-setup", setup);
  window = desktop_window (&desktop);
  desktop_do (window, "win.setups");
  display_until (g_list_model_get_n_items (G_LIST_MODEL (setups)) == MANY);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  desktop_settle ();
  g_assert_cmpuint (count (GTK_WIDGET (window), RELAIS_TYPE_SETUPS_ROW), >, 5);
  g_assert_cmpuint (count (GTK_WIDGET (window), RELAIS_TYPE_SETUPS_ROW), <, 2 * MOST_ROWS);
  desktop_close_all (&desktop);
}

static void
add_tests (void)
{
  g_test_add_func ("/long-list/few-rows", test_rows_are_few);
  g_test_add_func ("/long-list/keys", test_keys_lead_through_the_whole_list);
  g_test_add_func ("/long-list/tab", test_tab_leads_into_the_list_from_both_sides);
  g_test_add_func ("/long-list/scrolled", test_the_keyboard_stays_where_it_is);
  g_test_add_func ("/long-list/removed", test_removing_in_the_middle_leads_to_the_next);
  g_test_add_func ("/long-list/search", test_the_search_goes_on);
  g_test_add_func ("/long-list/pictures", test_only_what_is_seen_has_a_picture);
  g_test_add_func ("/long-list/setups", test_a_thousand_setups_have_few_rows);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
