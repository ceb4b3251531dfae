/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that are opened: games, setups, damaged ones and what is none of them. */

#include "app/pages/relais-files.h"
#include "app/shell/relais-setup-dialog.h"
#include "keeping.h"
#include "model/relais-lore.h"

static void
test_file_opens_in_the_empty_window (void)
{
  g_autofree char *path = elsewhere ("empty-window.relais", 9);
  RelaisHost *window;

  begin ();
  window = desktop_window (&desktop);
  open_path (path);
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 1);
  g_assert_cmpuint (relais_match_get_node (relais_host_get_match (window))->depth, ==, 9);
  desktop_close_all (&desktop);
}

static void
test_file_never_replaces_a_game (void)
{
  g_autofree char *path = elsewhere ("never-replaces.relais", 5);
  RelaisHost *window;
  RelaisMatch *match;

  begin ();
  window = desktop_window (&desktop);
  match = desktop_new_match (window);
  open_path (path);
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 2);
  g_assert_true (relais_host_get_match (window) == match);
  desktop_close_all (&desktop);
}

static void
test_many_files_many_windows (void)
{
  g_autofree char *one = elsewhere ("one.relais", 3);
  g_autofree char *two = elsewhere ("two.relais", 4);
  g_autoptr (GFile) first = g_file_new_for_path (one);
  g_autoptr (GFile) second = g_file_new_for_path (two);
  GFile *files[] = { first, second };

  begin ();
  g_application_open (G_APPLICATION (desktop.application), files, 2, "");
  desktop_settle ();
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 2);
  desktop_close_all (&desktop);
}

static void
test_kept_game_is_open_once (void)
{
  RelaisHost *window;
  g_autofree char *path = NULL;

  begin ();
  window = desktop_window (&desktop);
  desktop_new_match (window);
  desktop_flush (&desktop);
  path = g_strdup (relais_host_get_path (window));
  open_path (path);
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 1);
  desktop_close_all (&desktop);
}

/* Also from elsewhere, as long as it stays what it is. */
static void
test_file_from_elsewhere_is_open_once (void)
{
  g_autofree char *path = elsewhere ("once.relais", 5);
  RelaisMatch *match;
  RelaisRng rng;

  begin ();
  open_path (path);
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 1);
  match = relais_host_get_match (RELAIS_HOST (gtk_application_get_active_window (GTK_APPLICATION (desktop.application))));
  relais_rng_seed (&rng, 3);
  playing_play_on (match, &rng, 2);
  open_path (path);
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 1);
  g_free (path);
  path = elsewhere ("once.relais", 9);
  open_path (path);
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 2);
  desktop_close_all (&desktop);
}

/* What is asked stands over the game, and leaves no window behind. */
static void
test_broken_file_opens_no_window (void)
{
  g_autofree char *path = elsewhere ("beside.relais", 8);
  RelaisHost *window;
  RelaisMatch *match;

  begin ();
  window = desktop_window (&desktop);
  match = desktop_new_match (window);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *text = NULL;
      g_autofree char *broken = NULL;

      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      broken = g_strconcat (text, "merchant flies to the moon\n", NULL);
      g_assert_true (g_file_set_contents (path, broken, -1, NULL));
      open_path (path);
      g_assert_nonnull (desktop_question ());
      g_assert_cmpuint (desktop_count_windows (&desktop), ==, 1);
      desktop_answer (i == 0 ? "_Close" : "_Open the First 8 Moves");
      g_assert_true (relais_host_get_match (window) == match);
      g_assert_cmpuint (desktop_count_windows (&desktop), ==, i + 1);
    }
  desktop_close_all (&desktop);
}

/* A file from elsewhere is read only; what is played on is a copy. */
static void
test_file_from_elsewhere_is_left_alone (void)
{
  g_autofree char *path = elsewhere ("left-alone.relais", 6);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  RelaisHost *window;
  RelaisRng rng;

  begin ();
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  window = desktop_window (&desktop);
  open_path (path);
  g_assert_null (relais_host_get_path (window));
  relais_rng_seed (&rng, 2);
  playing_play_on (relais_host_get_match (window), &rng, 3);
  desktop_flush (&desktop);
  g_assert_nonnull (relais_host_get_path (window));
  g_assert_cmpstr (relais_host_get_path (window), !=, path);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
  desktop_close_all (&desktop);
}

/* The label of what a menu opens; NULL: that is not in it. */
static char *
label_of (GMenuModel *menu, const char *path)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GVariant) target = g_menu_model_get_item_attribute_value (menu, i, G_MENU_ATTRIBUTE_TARGET, G_VARIANT_TYPE_STRING);
      g_autofree char *action = NULL;
      char *label;

      g_assert_true (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action));
      g_assert_cmpstr (action, ==, "app.open");
      if (!g_str_equal (g_variant_get_string (target, NULL), uri))
        continue;
      g_assert_true (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label));
      return label;
    }
  return NULL;
}

/* As the menu of what was opened last calls it. */
static char *
recent_label (const char *path)
{
  g_autoptr (GMenu) menu = relais_files_recent ();

  return label_of (G_MENU_MODEL (menu), path);
}

static void
add_recent (const char *path)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);

  g_assert_true (gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri));
}

/* Those of the library are listed anyway; card values are nothing to open. */
static void
test_files_from_elsewhere_are_opened_again (void)
{
  g_autofree char *path = elsewhere ("opened_once.relais", 3);
  g_autofree char *kept = NULL;
  g_autofree char *edition = g_build_filename (desktop.home, "my.relais-edition", NULL);
  g_autofree char *label = NULL;
  g_autofree char *kept_label = NULL;
  g_autofree char *edition_label = NULL;
  RelaisHost *window;

  begin ();
  g_assert_true (g_file_set_contents (edition, "{\"market_prices\":[1,2,2,2,3,3,4]}", -1, NULL));
  add_recent (edition);
  window = desktop_window (&desktop);
  desktop_new_match (window);
  desktop_flush (&desktop);
  kept = g_strdup (relais_host_get_path (window));
  desktop_close_all (&desktop);
  desktop_window (&desktop);
  open_path (kept);
  open_path (path);
  /* GTK looks at the files when nothing else is to be done. */
  display_until ((label = recent_label (path)) != NULL);
  g_assert_cmpstr (label, ==, "opened__once.relais");
  kept_label = recent_label (kept);
  g_assert_null (kept_label);
  edition_label = recent_label (edition);
  g_assert_null (edition_label);
  desktop_close_all (&desktop);
}

/* In the dialog that offers a setup. */
static void
click_in_dialog (const char *label)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *dialog = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows) && dialog == NULL; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (RELAIS_IS_SETUP_DIALOG (window))
        dialog = window;
    }
  g_assert_nonnull (dialog);
  g_assert_true (desktop_try_click (dialog, label));
  desktop_settle ();
}

static void
test_setup_file_is_played (void)
{
  g_autofree char *path = g_build_filename (desktop.home, "position.relais-setup", NULL);
  RelaisHost *window;

  begin ();
  g_assert_true (g_file_set_contents (path, "{\"game\":\"loire\",\"seats\":[{\"deniers\":9},{\"deniers\":3}]}", -1, NULL));
  window = desktop_window (&desktop);
  open_path (path);
  g_assert_null (relais_host_get_match (window));
  click_in_dialog ("_Play");
  g_assert_nonnull (relais_host_get_match (window));
  desktop_close_all (&desktop);
}

/* Also where the games are it is not a game, and is not written over. */
static void
test_setup_file_among_the_games_stays (void)
{
  static const char setup[] = "{\"game\":\"loire\",\"seats\":[{\"deniers\":9},{\"deniers\":3}]}";
  g_autofree char *path = g_build_filename (relais_library_get_folder (library ()), "position.relais-setup", NULL);
  g_autofree char *after = NULL;
  RelaisHost *window;

  begin ();
  window = desktop_window (&desktop);
  g_assert_cmpint (g_mkdir_with_parents (relais_library_get_folder (library ()), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, setup, -1, NULL));
  open_path (path);
  click_in_dialog ("_Play");
  desktop_flush (&desktop);
  g_assert_nonnull (relais_host_get_path (window));
  g_assert_cmpstr (relais_host_get_path (window), !=, path);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, setup);
  g_remove (path);
  desktop_close_all (&desktop);
}

/* The file stays what it is; what could be read of it is offered. */
static void
test_broken_file_is_rescued (void)
{
  g_autofree char *path = elsewhere ("broken.relais", 8);
  g_autofree char *text = NULL;
  g_autofree char *broken = NULL;
  g_autofree char *after = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *body = NULL;
  RelaisHost *window;

  begin ();
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  broken = g_strconcat (text, "merchant flies to the moon\n", NULL);
  g_assert_true (g_file_set_contents (path, broken, -1, NULL));
  window = desktop_window (&desktop);
  open_path (path);
  g_assert_null (relais_host_get_match (window));
  heading = desktop_asked ("heading");
  body = desktop_asked ("body");
  g_assert_nonnull (strstr (heading, "broken.relais"));
  g_assert_nonnull (strstr (body, "Line "));
  desktop_answer ("_Open the First 8 Moves");
  g_assert_nonnull (relais_host_get_match (window));
  g_assert_cmpuint (relais_match_get_node (relais_host_get_match (window))->depth, ==, 8);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (broken, ==, after);
  desktop_close_all (&desktop);
}

static gboolean
offers_rescue (GtkWidget *in)
{
  if (GTK_IS_BUTTON (in) && g_str_has_prefix (gtk_button_get_label (GTK_BUTTON (in)), "_Open"))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (offers_rescue (child))
      return TRUE;
  return FALSE;
}

static void
assert_nothing_is_rescued (void)
{
  g_assert_nonnull (desktop_question ());
  g_assert_false (offers_rescue (desktop_question ()));
}

/* Damage at the head: all moves are there all the same. */
static const struct { const char *name; const char *part; const char *by; } heads[] = {
  { "first-line-damaged", "relais-record: 1", "relais-rec" },
  { "first-line-missing", "relais-record: 1\n", "" },
  { "empty-lines-first", "relais-record: 1", "\n\nrelais-record: 1" },
  { "unknown-header", "game: loire", "weather: fine\ngame: loire" },
  { "no-game", "game: loire\n", "" },
  { "seats", "seats: ", "seats: Ann;" },
  { "not-utf-8", "application: ", "application: \xe9" },
};

static void
test_damaged_head_is_rescued (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autofree char *path = elsewhere ("head.relais", 8);
  g_autofree char *text = NULL;
  g_autofree char *body = NULL;
  g_autofree char *heading = NULL;
  g_autoptr (GString) damaged = NULL;
  RelaisHost *window;

  begin ();
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  damaged = g_string_new (text);
  g_assert_cmpuint (g_string_replace (damaged, heads[i].part, heads[i].by, 1), ==, 1);
  g_assert_true (g_file_set_contents (path, damaged->str, -1, NULL));
  window = desktop_window (&desktop);
  open_path (path);
  body = desktop_asked ("body");
  heading = desktop_asked ("heading");
  g_assert_cmpstr (heading, ==, "“head.relais” Is Damaged");
  g_assert_true (g_str_has_prefix (body, "Line "));
  g_assert_null (strstr (body, "JSON"));
  desktop_answer ("_Open the Whole Game");
  g_assert_cmpuint (relais_match_get_node (relais_host_get_match (window))->depth, ==, 8);
  desktop_close_all (&desktop);
}

/* Some editors put a mark in front of UTF-8, which nobody sees. */
static void
test_mark_before_the_text_is_passed_over (void)
{
  g_autofree char *path = elsewhere ("marked.relais", 8);
  g_autofree char *setup = g_build_filename (desktop.home, "marked.relais-setup", NULL);
  g_autofree char *text = NULL;
  g_autofree char *marked = NULL;
  RelaisHost *window;

  begin ();
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  marked = g_strconcat ("\xef\xbb\xbf", text, NULL);
  g_assert_true (g_file_set_contents (path, marked, -1, NULL));
  window = desktop_window (&desktop);
  open_path (path);
  g_assert_null (desktop_question ());
  g_assert_cmpuint (relais_match_get_node (relais_host_get_match (window))->depth, ==, 8);
  desktop_close_all (&desktop);

  g_assert_true (g_file_set_contents (setup, "\xef\xbb\xbf{\"players\":2}", -1, NULL));
  window = desktop_window (&desktop);
  open_path (setup);
  click_in_dialog ("_Play");
  g_assert_nonnull (relais_host_get_match (window));
  desktop_close_all (&desktop);
}

static void
test_foreign_files_are_told (void)
{
  static const struct { const char *text; const char *words; } cases[] = {
    { "", "The file is empty: there is neither a game nor a setup in it." },
    { "\n \n", "The file is empty: there is neither a game nor a setup in it." },
    { "Dear diary,\n\ntoday I rode to Tours.\n", "This is neither a game nor a setup." },
    { "merchant ride 2 to langeais\ndone\n", "This is neither a game nor a setup." },
    { "{\"name\":\"foo\",\"version\":\"1.0\"}", "This is neither a game nor a setup." },
    { "[1, 2]", "This is neither a game nor a setup." },
    { "\x89PNG\r\n\x1a\n", "This is neither a game nor a setup.\nLine 1: The text here is not UTF-8." },
  };
  g_autofree char *path = g_build_filename (desktop.home, "foreign.relais", NULL);

  begin ();
  desktop_window (&desktop);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *body = NULL;

      g_assert_true (g_file_set_contents (path, cases[i].text, -1, NULL));
      open_path (path);
      body = desktop_asked ("body");
      g_assert_cmpstr (body, ==, cases[i].words);
      assert_nothing_is_rescued ();
      desktop_answer ("_Close");
    }
  desktop_close_all (&desktop);
}

/* Nothing to play; a setup can begin with them. */
static void
test_card_values_are_offered_for_a_setup (void)
{
  static const char *const editions[] = {
    "{\"characters\":{\"banker\":{\"cost\":1}},\"market_prices\":[1,2,2,2,3,3,4]}",
    "{\"buildings\":{\"farm\":{\"deniers\":1}}}",     /* setups have buildings, too */
  };
  g_autofree char *path = g_build_filename (desktop.home, "my.relais-edition", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (editions); i++)
    {
      g_autofree char *heading = NULL;
      RelaisHost *window;

      begin ();
      window = desktop_window (&desktop);
      g_assert_true (g_file_set_contents (path, editions[i], -1, NULL));
      open_path (path);
      heading = desktop_asked ("heading");
      g_assert_cmpstr (heading, ==, "“my.relais-edition” Holds Card Values");
      desktop_answer ("_New Setup with Them");
      g_assert_nonnull (relais_host_get_draft (window));
      g_assert_true (relais_draft_get_edition (relais_host_get_draft (window)) != relais_games[0]->edition);
      desktop_close_all (&desktop);
    }
}

static void
test_rubbish_is_told (void)
{
  g_autofree char *path = g_build_filename (desktop.home, "rubbish.relais", NULL);
  RelaisHost *window;

  begin ();
  g_assert_true (g_file_set_contents (path, "\xff\xfe nothing", -1, NULL));
  window = desktop_window (&desktop);
  open_path (path);
  assert_nothing_is_rescued ();
  desktop_answer ("_Close");
  g_assert_null (relais_host_get_match (window));
  desktop_close_all (&desktop);
}

/* There are games in the engine that have no board; neither they nor a part of
 * them nor a setup can be opened here. */
static void
test_games_without_a_board_are_refused (void)
{
  RelaisHost *window;

  begin ();
  window = desktop_window (&desktop);
  for (guint i = 0; relais_games[i] != NULL; i++)
    {
      const RelaisGame *game = relais_games[i];
      g_autofree char *start = g_strdup_printf ("%s players=2", game->id);
      g_autofree char *name = g_strdup_printf ("%s.relais", game->id);
      g_autofree char *setup = g_strdup_printf ("{\"game\":\"%s\",\"players\":2}", game->id);
      g_autofree char *path = NULL, *text = NULL, *broken = NULL;

      if (relais_lore_find (game) != NULL)
        continue;
      path = elsewhere_of (start, name, 4);
      open_path (path);
      desktop_answer ("_Close");
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      broken = g_strconcat (text, "take the moon\n", NULL);
      g_assert_true (g_file_set_contents (path, broken, -1, NULL));
      open_path (path);
      assert_nothing_is_rescued ();
      desktop_answer ("_Close");
      g_assert_true (g_file_set_contents (path, setup, -1, NULL));
      open_path (path);
      assert_nothing_is_rescued ();
      desktop_answer ("_Close");
      g_assert_null (relais_host_get_match (window));
    }
  desktop_close_all (&desktop);
}

/* File systems know bytes; what is shown is text all the same. */
static void
test_name_in_another_encoding_is_shown (void)
{
  g_autofree char *path = g_build_filename (desktop.home, "partie-\xe9t\xe9.relais", NULL);
  g_autofree char *heading = NULL;
  g_autofree char *body = NULL;

  begin ();
  desktop_window (&desktop);
  open_path (path);
  heading = desktop_asked ("heading");
  body = desktop_asked ("body");
  g_assert_true (g_utf8_validate (heading, -1, NULL));
  g_assert_true (g_utf8_validate (body, -1, NULL));
  g_assert_nonnull (strstr (heading, "partie-"));
  desktop_answer ("_Close");
  desktop_close_all (&desktop);
}

static void
add_tests (void)
{
  g_test_add_func ("/keeping/file-opens-in-the-empty-window", test_file_opens_in_the_empty_window);
  g_test_add_func ("/keeping/file-never-replaces-a-game", test_file_never_replaces_a_game);
  g_test_add_func ("/keeping/many-files-many-windows", test_many_files_many_windows);
  g_test_add_func ("/keeping/kept-game-is-open-once", test_kept_game_is_open_once);
  g_test_add_func ("/keeping/file-from-elsewhere-is-open-once", test_file_from_elsewhere_is_open_once);
  g_test_add_func ("/keeping/broken-file-opens-no-window", test_broken_file_opens_no_window);
  g_test_add_func ("/keeping/file-from-elsewhere-is-left-alone", test_file_from_elsewhere_is_left_alone);
  g_test_add_func ("/keeping/files-from-elsewhere-are-opened-again", test_files_from_elsewhere_are_opened_again);
  g_test_add_func ("/keeping/setup-file-is-played", test_setup_file_is_played);
  g_test_add_func ("/keeping/setup-file-among-the-games-stays", test_setup_file_among_the_games_stays);
  g_test_add_func ("/keeping/broken-file-is-rescued", test_broken_file_is_rescued);
  for (gsize i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      g_autofree char *name = g_strconcat ("/keeping/damaged-head-is-rescued/", heads[i].name, NULL);

      g_test_add_data_func (name, GSIZE_TO_POINTER (i), test_damaged_head_is_rescued);
    }
  g_test_add_func ("/keeping/mark-before-the-text-is-passed-over", test_mark_before_the_text_is_passed_over);
  g_test_add_func ("/keeping/foreign-files-are-told", test_foreign_files_are_told);
  g_test_add_func ("/keeping/card-values-are-offered-for-a-setup", test_card_values_are_offered_for_a_setup);
  g_test_add_func ("/keeping/rubbish-is-told", test_rubbish_is_told);
  g_test_add_func ("/keeping/games-without-a-board-are-refused", test_games_without_a_board_are_refused);
  g_test_add_func ("/keeping/name-in-another-encoding-is-shown", test_name_in_another_encoding_is_shown);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
