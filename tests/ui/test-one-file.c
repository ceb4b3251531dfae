/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything in one file, as people do it: from the menu and by opening it. */

#include "app/shell/relais-bundle-dialog.h"
#include "keeping.h"
#include "model/relais-bundle.h"

static GtkWidget *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (RELAIS_IS_BUNDLE_DIALOG (window))
        return window;
    }
  return NULL;
}

static GtkWidget *
keep_in (RelaisHost *window, const char *path)
{
  GtkWidget *dialog = relais_bundle_dialog_new_keeping (window, path);

  gtk_window_present (GTK_WINDOW (dialog));
  return dialog;
}

static char *
bundle_path (void)
{
  return g_build_filename (desktop.home, "all.relais-library", NULL);
}

/* A dialog that has come to the page with this button. */
static GtkWidget *
wait_for (const char *label)
{
  display_until (find_dialog () != NULL && desktop_button (find_dialog (), label) != NULL);
  return find_dialog ();
}

static void
erase_library (void)
{
  g_autofree char *folder = g_strdup (relais_library_get_folder (library ()));

  remove_tree (folder);
  relais_library_refresh (library ());
}

static void
play_some (RelaisHost *window, guint moves)
{
  RelaisMatch *match = desktop_new_match (window);
  RelaisRng rng;

  relais_rng_seed (&rng, moves);
  playing_play_on (match, &rng, moves);
  relais_page_keep (relais_host_get_page (window));
  desktop_flush (&desktop);
}

static void
test_kept_and_brought_back (void)
{
  g_autofree char *path = bundle_path ();
  g_autoptr (RelaisMatch) again = NULL;
  RelaisHost *window;
  GtkWidget *dialog;

  begin ();
  g_settings_set_string (desktop_settings (&desktop), "style", "dark");
  window = desktop_window (&desktop);
  play_some (window, 12);
  relais_host_show_start (window, NULL);
  desktop_settle ();
  dialog = keep_in (window, path);
  wait_for ("_Close");
  g_assert_true (desktop_says (dialog, "Everything is in “all.relais-library”, the settings too:\n1 game\n0 setups"));
  gtk_window_close (GTK_WINDOW (dialog));

  /* On the other machine. */
  erase_library ();
  g_settings_reset (desktop_settings (&desktop), "style");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library ())), ==, 0);
  open_path (path);
  dialog = wait_for ("_Bring Back");
  g_assert_true (desktop_says (dialog, "1 will be added"));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library ())), ==, 0);
  gtk_switch_set_active (GTK_SWITCH (display_find (dialog, GTK_TYPE_SWITCH)), TRUE);
  desktop_try_click (dialog, "_Bring Back");
  wait_for ("_Close");
  g_assert_true (desktop_says (dialog, "Added:\n1 game\n0 setups\nThe settings are those of the file."));
  display_until (g_list_model_get_n_items (G_LIST_MODEL (library ())) == 1);
  display_until (first_listed (window) != NULL);
  again = load (first_listed (window));
  g_assert_cmpuint (relais_match_get_node (again)->depth, ==, 12);
  g_assert_cmpint (adw_style_manager_get_color_scheme (adw_style_manager_get_default ()), ==, ADW_COLOR_SCHEME_FORCE_DARK);
  gtk_window_close (GTK_WINDOW (dialog));
  g_settings_reset (desktop_settings (&desktop), "style");

  /* Once more there is nothing to be done: no button offers it. */
  open_path (path);
  display_until (find_dialog () != NULL && desktop_says (find_dialog (), "1 is here already"));
  g_assert_null (desktop_button (find_dialog (), "_Bring Back"));
  /* But for the settings, if they are asked for. */
  dialog = find_dialog ();
  g_assert_true (gtk_root_get_focus (GTK_ROOT (dialog)) == desktop_button (dialog, "_Close"));
  gtk_switch_set_active (GTK_SWITCH (display_find (dialog, GTK_TYPE_SWITCH)), TRUE);
  g_assert_nonnull (desktop_button (dialog, "_Bring Back"));
  g_assert_null (desktop_button (dialog, "_Close"));
  desktop_close_all (&desktop);
}

static void
test_newer_is_told (void)
{
  g_autofree char *path = bundle_path ();
  GtkWidget *dialog;

  begin ();
  g_assert_true (g_file_set_contents (path, "relais-library: 2\n\nwhatever\n", -1, NULL));
  desktop_window (&desktop);
  open_path (path);
  dialog = wait_for ("_Close");
  g_assert_true (desktop_says (dialog, "“all.relais-library” was made by a newer version of Relais, which this one cannot read."));
  desktop_close_all (&desktop);
}

static void
test_nothing_in_it_is_told (void)
{
  g_autofree char *path = bundle_path ();
  GtkWidget *dialog;

  begin ();
  g_assert_true (g_file_set_contents (path, "relais-library: 1\n\nend 0\n", -1, NULL));
  desktop_window (&desktop);
  open_path (path);
  dialog = wait_for ("_Close");
  g_assert_true (desktop_says (dialog, "None"));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (dialog)) == desktop_button (dialog, "_Close"));
  g_assert_true (gtk_widget_activate (desktop_button (dialog, "_Close")));
  display_until (find_dialog () == NULL);
  desktop_close_all (&desktop);
}

static void
test_damage_is_told (void)
{
  g_autofree char *path = bundle_path ();
  g_autofree char *bytes = NULL;
  gsize length;
  RelaisHost *window;
  GtkWidget *dialog;
  char *move;

  begin ();
  erase_library ();
  window = desktop_window (&desktop);
  play_some (window, 6);
  relais_host_show_start (window, NULL);
  dialog = keep_in (window, path);
  wait_for ("_Close");
  gtk_window_close (GTK_WINDOW (dialog));
  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  move = strstr (bytes, "relais-record");
  g_assert_nonnull (move);
  *move = 'R';
  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
  open_path (path);
  display_until (find_dialog () != NULL && desktop_says (find_dialog (), "1 file in it is damaged or not known here, and will not be added."));
  g_assert_null (desktop_button (find_dialog (), "_Bring Back"));
  desktop_close_all (&desktop);
}

/* The menu leads to a dialog that proposes a name. */
static void
test_the_menu_asks_where (void)
{
  GLogLevelFlags fatal = g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_FATAL_MASK);
  g_autofree char *name = NULL;
  RelaisHost *window;

  begin ();
  window = desktop_window (&desktop);
  play_some (window, 3);
  desktop_do (window, "win.keep-everything");
  display_until (desktop_find_chooser () != NULL);
  name = gtk_file_chooser_get_current_name (desktop_find_chooser ());
  g_assert_true (g_str_has_prefix (name, "relais-2"));
  g_assert_true (g_str_has_suffix (name, ".relais-library"));
  desktop_close_all (&desktop);
  g_log_set_always_fatal (fatal);
}

/* Closed at once: nothing is written, and nothing waits for it. */
static void
test_closing_stops (void)
{
  g_autofree char *path = g_build_filename (desktop.home, "stopped.relais-library", NULL);
  RelaisHost *window;
  GtkWidget *dialog;

  begin ();
  window = desktop_window (&desktop);
  dialog = keep_in (window, path);
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  gtk_window_close (GTK_WINDOW (dialog));
  display_until (dialog == NULL);
  desktop_close_all (&desktop);
}

static void
add_tests (void)
{
  g_test_add_func ("/one-file/kept-and-brought-back", test_kept_and_brought_back);
  g_test_add_func ("/one-file/newer-is-told", test_newer_is_told);
  g_test_add_func ("/one-file/nothing-in-it-is-told", test_nothing_in_it_is_told);
  g_test_add_func ("/one-file/damage-is-told", test_damage_is_told);
  g_test_add_func ("/one-file/the-menu-asks-where", test_the_menu_asks_where);
  g_test_add_func ("/one-file/closing-stops", test_closing_stops);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
