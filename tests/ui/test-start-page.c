/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is kept, as it is listed and looked for. */

#include "setups.h"

#include "app/art/relais-sprite.h"
#include "app/shell/relais-game-row.h"
#include "app/shell/relais-setups-page.h"
#include "app/shell/relais-start-page.h"
#include "model/relais-scenario.h"

static const char *const titles[] = { "Élodie’s first", "Sunday", "Rain", "Snow", "Fog", "Wind", "Thaw" };

static RelaisLibrary *
games (void)
{
  return relais_program_get_library (desktop.application);
}

static void
keep_game (const char *title)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autofree char *path = relais_library_new_path (games (), relais_match_get_game (match));

  relais_match_set_title (match, title);
  g_assert_true (relais_library_save (games (), match, path, NULL));
  desktop_flush (&desktop);
}

static void
keep_games (guint n)
{
  for (guint i = 0; i < n; i++)
    keep_game (titles[i]);
}

static void
finish (void)
{
  desktop_close_all (&desktop);
  remove_tree (relais_library_get_folder (games ()));
  relais_library_refresh (games ());
  forget_all ();
}

static guint
count_rows (GtkWidget *in)
{
  guint n = RELAIS_IS_GAME_ROW (in) && gtk_widget_get_mapped (in) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_rows (child);
  return n;
}

static GtkWidget *
find_mapped (GtkWidget *in, GType type)
{
  GtkWidget *found = gtk_widget_get_mapped (in) && G_TYPE_CHECK_INSTANCE_TYPE (in, type) ? in : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_mapped (child, type);
  return found;
}

static GtkWidget *
search_of (RelaisHost *window)
{
  return display_find (GTK_WIDGET (relais_host_get_page (window)), GTK_TYPE_SEARCH_ENTRY);
}

static void
type (RelaisHost *window, const char *words)
{
  display_search (search_of (window), words);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  desktop_settle ();
}

/* Whoever has played once still sees where everything begins. */
static void
test_all_that_the_program_offers_stays (void)
{
  static const char *const labels[] = { "_New Game", "S_cenarios", "_How to Play" };
  RelaisHost *window;

  for (guint i = 0; i < 2; i++)
    {
      if (i > 0)
        keep_games (1);
      window = desktop_window (&desktop);
      for (gsize k = 0; k < G_N_ELEMENTS (labels); k++)
        g_assert_nonnull (desktop_button (GTK_WIDGET (window), labels[k]));
      g_assert_nonnull (find_mapped (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_SPRITE));
      desktop_close_all (&desktop);
    }
  finish ();
}

static const char *
subtitle_of (RelaisHost *window)
{
  GtkWidget *row = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_GAME_ROW);

  return adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
}

static void
test_a_row_tells_how_the_game_stands (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7 first_player=1");
  g_autofree char *path = relais_library_new_path (games (), relais_match_get_game (match));
  RelaisHost *window;

  g_object_set (relais_match_nth_seat (match, 0), "name", "Claire", NULL);
  g_object_set (relais_match_nth_seat (match, 1), "name", "Jonas", NULL);
  g_assert_true (relais_library_save (games (), match, path, NULL));
  desktop_flush (&desktop);
  window = desktop_window (&desktop);
  g_assert_true (g_str_has_prefix (subtitle_of (window), "Claire 1, Jonas 1 · Jonas’s turn · turn 1 · La Loire · Today"));
  finish ();
}

static void
test_a_solved_task_is_nothing_to_go_on_with (void)
{
  g_autoptr (RelaisMatch) match = relais_scenario_start (relais_scenarios_find (relais_scenarios_get (), "last-push"));
  g_autofree char *path = relais_library_new_path (games (), relais_match_get_game (match));
  RelaisHost *window;

  relais_match_set_solved (match, TRUE);
  g_assert_true (relais_library_save (games (), match, path, NULL));
  desktop_flush (&desktop);
  window = desktop_window (&desktop);
  g_assert_false (desktop_says (GTK_WIDGET (window), "Continue Playing"));
  g_assert_true (desktop_says (GTK_WIDGET (window), "Finished Games"));
  g_assert_nonnull (strstr (subtitle_of (window), " · Solved · "));
  finish ();
}

static void
test_few_games_need_no_search (void)
{
  RelaisHost *window;

  keep_games (5);
  window = desktop_window (&desktop);
  g_assert_cmpuint (count_rows (GTK_WIDGET (window)), ==, 5);
  g_assert_false (gtk_widget_get_mapped (search_of (window)));
  finish ();
}

/* Ctrl+F is there all the same, and what is written meanwhile does not take the
 * entry away from who is about to type. */
static void
test_search_can_be_asked_for (void)
{
  RelaisHost *window;
  GtkWidget *search;

  keep_games (4);
  window = desktop_window (&desktop);
  search = search_of (window);
  g_assert_false (gtk_widget_get_mapped (search));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (relais_host_get_page (window)), "page.find", NULL));
  g_assert_true (gtk_widget_get_mapped (search));
  keep_games (1);
  g_assert_true (gtk_widget_get_mapped (search));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), search));
  g_signal_emit_by_name (search, "stop-search");
  desktop_settle ();
  g_assert_false (gtk_widget_get_mapped (search));
  finish ();
}

static void
test_games_are_found_by_title_and_players (void)
{
  static const struct { const char *words; guint n; } searches[] = {
    { "elodie", 1 }, { "SUNDAY", 1 }, { "la loire", 7 }, { "o", 7 }, { "snow fog", 0 }, { "", 7 },
  };
  RelaisHost *window;

  keep_games (7);
  window = desktop_window (&desktop);
  g_assert_true (gtk_widget_get_mapped (search_of (window)));
  for (gsize i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      type (window, searches[i].words);
      g_assert_cmpuint (count_rows (GTK_WIDGET (window)), ==, searches[i].n);
      g_assert_cmpint (desktop_says (GTK_WIDGET (window), "Nothing Found"), ==, searches[i].n == 0);
    }
  finish ();
}

static void
test_escape_gives_up_the_search (void)
{
  RelaisHost *window;
  GtkWidget *search;

  keep_games (7);
  window = desktop_window (&desktop);
  search = search_of (window);
  gtk_widget_grab_focus (search);
  type (window, "snow");
  g_signal_emit_by_name (search, "stop-search");
  desktop_settle ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  g_assert_cmpuint (count_rows (GTK_WIDGET (window)), ==, 7);
  g_assert_true (RELAIS_IS_GAME_ROW (gtk_root_get_focus (GTK_ROOT (window))));
  finish ();
}

static void
test_damaged_files_are_found_by_their_name (void)
{
  g_autofree char *path = NULL;
  RelaisHost *window;

  keep_games (6);
  path = g_build_filename (relais_library_get_folder (games ()), "torn-page.relais", NULL);
  g_assert_true (g_file_set_contents (path, "torn", -1, NULL));
  window = desktop_window (&desktop);
  type (window, "torn");
  g_assert_cmpuint (count_rows (GTK_WIDGET (window)), ==, 1);
  g_assert_true (desktop_says (GTK_WIDGET (window), "Files That Cannot Be Read"));
  finish ();
}

static void
test_the_search_goes_on_among_the_setups (void)
{
  RelaisHost *window;
  GtkWidget *page;

  keep_games (6);
  g_free (keep ("Race to Snowy Blois"));
  g_free (keep ("Quiet Tours"));
  window = desktop_window (&desktop);
  g_assert_false (desktop_says (GTK_WIDGET (window), "1 setup has these words"));
  type (window, "snow");
  g_assert_cmpuint (count_rows (GTK_WIDGET (window)), ==, 1);
  g_assert_true (desktop_says (GTK_WIDGET (window), "1 setup has these words"));
  type (window, "blois");
  g_assert_false (desktop_says (GTK_WIDGET (window), "Nothing Found"));
  page = GTK_WIDGET (relais_host_get_page (window));
  g_assert_true (gtk_widget_activate (gtk_widget_get_ancestor (desktop_label (page, "1 setup has these words"), ADW_TYPE_ACTION_ROW)));
  display_until (RELAIS_IS_SETUPS_PAGE (relais_host_get_page (window))
                 && find_row (GTK_WIDGET (relais_host_get_page (window)), "Race to Snowy Blois") != NULL);
  g_assert_null (find_row (GTK_WIDGET (window), "Quiet Tours"));
  finish ();
}

/* Also when there are few. */
static void
test_words_from_the_desktop_are_looked_for (void)
{
  RelaisHost *window;

  keep_games (3);
  window = desktop_window (&desktop);
  relais_program_search (desktop.application, "rain");
  desktop_settle ();
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 1);
  g_assert_cmpuint (count_rows (GTK_WIDGET (window)), ==, 1);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search_of (window))), ==, "rain");
  finish ();
}

/* Two groups may play the same scenario. */
static void
test_a_scenario_is_listed_with_its_players_and_in_the_language (void)
{
  RelaisScenario *scenario = relais_scenarios_find (relais_scenarios_get (), "last-push");
  g_autoptr (RelaisMatch) match = relais_scenario_start (scenario);
  g_autofree char *path = relais_library_new_path (games (), relais_match_get_game (match));
  g_autofree char *english = g_strdup (relais_scenario_get_title (scenario));
  GtkWidget *row;
  RelaisHost *window;

  for (guint i = 0; i < g_list_model_get_n_items (relais_match_get_seats (match)); i++)
    g_object_set (relais_match_nth_seat (match, i), "name", i == 0 ? "Claire" : "Jonas", NULL);
  g_assert_true (relais_library_save (games (), match, path, NULL));
  desktop_flush (&desktop);
  window = desktop_window (&desktop);
  row = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_GAME_ROW);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, english);
  g_assert_true (g_str_has_prefix (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "Claire"));
  desktop_speak (&desktop, "de");
  display_until ((row = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_GAME_ROW)) != NULL
                 && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), english) != 0);
  g_assert_cmpstr (relais_scenario_get_title (scenario), !=, english);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, relais_scenario_get_title (scenario));
  desktop_speak (&desktop, "");
  finish ();
}

/* 0 to 255; -1 while there is no picture */
static int
brightness (GtkWidget *row)
{
  GtkPicture *picture = GTK_PICTURE (display_find (row, GTK_TYPE_PICTURE));
  GdkPaintable *shown = picture != NULL ? gtk_picture_get_paintable (picture) : NULL;
  g_autofree guchar *pixels = NULL;
  gsize width, size;
  guint64 sum = 0;

  if (!GDK_IS_TEXTURE (shown))
    return -1;
  width = (gsize) gdk_texture_get_width (GDK_TEXTURE (shown));
  size = width * 4 * (gsize) gdk_texture_get_height (GDK_TEXTURE (shown));
  pixels = g_malloc (size);
  gdk_texture_download (GDK_TEXTURE (shown), pixels, width * 4);
  for (gsize i = 0; i < size; i++)
    sum += i % 4 < 3 ? pixels[i] : 0;
  return (int) (sum / (size / 4 * 3));
}

static void
assert_follows_style (GtkWidget *row)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  int light;

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  display_until (brightness (row) > 0);
  light = brightness (row);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  display_until (brightness (row) < light - 30);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  display_until (ABS (brightness (row) - light) <= 1);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
}

/* Those that are kept from before it changed are not shown in it. */
static void
test_pictures_follow_the_style (void)
{
  g_autoptr (RelaisLibraryEntry) entry = NULL;
  RelaisHost *window;

  keep_games (1);
  g_free (keep ("Race to Blois"));
  window = desktop_window (&desktop);
  assert_follows_style (display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_GAME_ROW));
  entry = g_list_model_get_item (G_LIST_MODEL (games ()), 0);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *path = relais_library_picture_path (relais_library_entry_get_path (entry), i == 0 ? "light" : "dark");

      display_until (g_file_test (path, G_FILE_TEST_EXISTS));
    }
  assert_follows_style (show_row (window, "Race to Blois"));
  finish ();
}

static void
add_tests (void)
{
  g_test_add_func ("/start-page/offers", test_all_that_the_program_offers_stays);
  g_test_add_func ("/start-page/row", test_a_row_tells_how_the_game_stands);
  g_test_add_func ("/start-page/solved", test_a_solved_task_is_nothing_to_go_on_with);
  g_test_add_func ("/start-page/few-games", test_few_games_need_no_search);
  g_test_add_func ("/start-page/asked-for-search", test_search_can_be_asked_for);
  g_test_add_func ("/start-page/found", test_games_are_found_by_title_and_players);
  g_test_add_func ("/start-page/escape", test_escape_gives_up_the_search);
  g_test_add_func ("/start-page/damaged", test_damaged_files_are_found_by_their_name);
  g_test_add_func ("/start-page/setups", test_the_search_goes_on_among_the_setups);
  g_test_add_func ("/start-page/desktop", test_words_from_the_desktop_are_looked_for);
  g_test_add_func ("/start-page/scenario", test_a_scenario_is_listed_with_its_players_and_in_the_language);
  g_test_add_func ("/start-page/style", test_pictures_follow_the_style);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
