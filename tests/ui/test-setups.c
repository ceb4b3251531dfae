/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One's own setups, in their list and in files. */

#define _XOPEN_SOURCE 700       /* symlink */

#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#include "setups.h"

#include "app/kit/relais-name-entry.h"
#include "app/setup/relais-describe-dialog.h"
#include "app/setup/relais-setup-page.h"
#include "app/setup/relais-setup-text.h"
#include "app/shell/relais-setup-dialog.h"
#include "app/shell/relais-setups-page.h"
#include "app/shell/relais-setups-row.h"

/* A label that is mapped and begins so. */
static gboolean
tells (GtkWidget *in, const char *begin)
{
  if (GTK_IS_LABEL (in) && gtk_widget_get_mapped (in) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (in)), begin))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (tells (child, begin))
      return TRUE;
  return FALSE;
}

/* --- one's own setups ------------------------------------------------------------------------- */

static void
test_setups_are_found_copied_and_removed (void)
{
  RelaisHost *window = desktop_window (&desktop);
  GtkWidget *page;

  g_free (keep ("Rainy Sunday"));
  g_free (keep ("Race to Blois"));
  show_row (window, "Rainy Sunday");
  page = GTK_WIDGET (relais_host_get_page (window));
  relais_setups_page_search (RELAIS_SETUPS_PAGE (page), "blois");
  display_until (find_row (page, "Rainy Sunday") == NULL && find_row (page, "Race to Blois") != NULL);
  relais_setups_page_search (RELAIS_SETUPS_PAGE (page), "");
  display_until (find_row (page, "Rainy Sunday") != NULL);
  g_assert_true (gtk_widget_activate_action (find_row (page, "Rainy Sunday"), "row.duplicate", NULL));
  display_until (find_row (page, "Rainy Sunday (copy)") != NULL && find_row (page, "Race to Blois") != NULL);
  g_assert_true (gtk_widget_activate_action (find_row (page, "Race to Blois"), "row.remove", NULL));
  display_until (find_row (page, "Race to Blois") == NULL);
  display_until (desktop_try_click (GTK_WIDGET (window), "_Undo"));
  display_until (find_row (page, "Race to Blois") != NULL);
  forget_all ();
  desktop_close_all (&desktop);
}

/* Words of the title and of what stands below are looked for together. */
static void
test_scenarios_are_found_by_all_they_say (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autofree char *words = NULL;
  const char *title, *below;
  GtkWidget *page, *row;
  RelaisScenario *scenario;

  desktop_do (window, "win.setups");
  page = GTK_WIDGET (relais_host_get_page (window));
  display_until ((row = display_find (page, RELAIS_TYPE_SETUPS_ROW)) != NULL);
  scenario = relais_setups_row_get_scenario (RELAIS_SETUPS_ROW (row));
  g_assert_nonnull (scenario);
  title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
  below = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  words = g_strdup_printf ("%s %s", below, title);
  g_assert_true (relais_setup_text_finds (scenario, words));
  g_assert_false (relais_setup_text_finds (scenario, "nothing of the kind"));
  desktop_close_all (&desktop);
}

/* It says what is wrong, and stays as it is. */
static void
test_broken_setup_is_told (void)
{
  static const char broken[] = "{\"game\":\"loire\",";
  RelaisHost *window = desktop_window (&desktop);
  g_autofree char *path = g_build_filename (relais_setup_library_get_folder (setups ()), "torn.relais-setup", NULL);
  g_autofree char *after = NULL;
  GtkWidget *row;

  g_assert_cmpint (g_mkdir_with_parents (relais_setup_library_get_folder (setups ()), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, broken, -1, NULL));
  row = show_row (window, "torn.relais-setup");
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  desktop_settle ();
  desktop_answer ("_Close");
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, broken);
  forget_all ();
  desktop_close_all (&desktop);
}

static void
test_setup_is_described (void)
{
  RelaisHost *window = desktop_window (&desktop);
  GtkWidget *dialog;
  RelaisDraft *draft;

  g_free (keep ("Untitled"));
  g_assert_true (gtk_widget_activate_action (show_row (window, "Untitled"), "row.describe", NULL));
  dialog = GTK_WIDGET (find_dialog (RELAIS_TYPE_DESCRIBE_DIALOG));
  g_assert_nonnull (dialog);
  draft = relais_describe_dialog_get_draft (RELAIS_DESCRIBE_DIALOG (dialog));
  g_assert_cmpstr (relais_draft_get_name (draft), ==, "Untitled");
  gtk_editable_set_text (GTK_EDITABLE (display_find (dialog, ADW_TYPE_ENTRY_ROW)), "The long bridge");
  click_in (dialog, "_Save");
  display_until (find_row (GTK_WIDGET (relais_host_get_page (window)), "The long bridge") != NULL);
  forget_all ();
  desktop_close_all (&desktop);
}

/* Letters that are typed at once replace the name. */
static void
test_name_is_typed_at_once (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autoptr (RelaisDraft) draft = relais_draft_new (loire ());
  GtkWidget *dialog, *entry;
  int start, end;

  relais_draft_set_name (draft, "Untitled");
  dialog = relais_describe_dialog_new (GTK_WINDOW (window), draft);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  desktop_settle ();
  entry = display_find (dialog, ADW_TYPE_ENTRY_ROW);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (dialog)) == GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (entry))));
  g_assert_true (gtk_editable_get_selection_bounds (GTK_EDITABLE (entry), &start, &end));
  g_assert_cmpint (start, ==, 0);
  g_assert_cmpint (end, ==, (int) strlen ("Untitled"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  desktop_close_all (&desktop);
}

static void
test_names_take_so_many_letters (void)
{
  GtkWidget *entry = g_object_ref_sink (adw_entry_row_new ());
  g_autofree char *typed = g_strnfill (500, 'a');
  g_autofree char *kept = g_strnfill (300, 'b');
  g_autofree char *told = relais_bounds_line ("Two\n\n lines of a long name", 9);
  g_autofree char *whole = relais_bounds_line ("Tours", 5);

  relais_name_entry_set (GTK_EDITABLE (entry), NULL, RELAIS_NAME_LENGTH);
  gtk_editable_set_text (GTK_EDITABLE (entry), typed);
  g_assert_cmpuint (strlen (gtk_editable_get_text (GTK_EDITABLE (entry))), ==, RELAIS_NAME_LENGTH);
  /* It came from a file. */
  relais_name_entry_set (GTK_EDITABLE (entry), kept, RELAIS_NAME_LENGTH);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, kept);
  g_assert_cmpstr (told, ==, "Two lines…");
  g_assert_cmpstr (whole, ==, "Tours");
  g_assert_null (relais_bounds_line (NULL, 5));
  g_object_unref (entry);
}

/* What can be done with it stays in reach, and nothing of the note is lost. */
static void
test_a_long_name_and_note_fit_the_screen (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autoptr (RelaisDraft) draft = relais_draft_new (loire ());
  g_autoptr (GPtrArray) none = relais_problems_new ();
  GString *words = g_string_new (NULL);
  g_autofree char *path = NULL;
  GtkWidget *dialog, *row;
  gsize length;

  for (guint i = 0; i < 400; i++)
    g_string_append (words, "word\n");
  relais_draft_set_name (draft, words->str);
  relais_draft_set_author (draft, words->str);
  relais_draft_set_note (draft, words->str);
  dialog = relais_setup_dialog_new (window, draft, none);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  desktop_settle ();
  g_assert_cmpint (gtk_widget_get_height (dialog), <, 700);
  click_in (dialog, "_Edit");
  g_assert_cmpstr (relais_draft_get_note (relais_host_get_draft (window)), ==, words->str);
  g_assert_cmpint (g_utf8_strlen (relais_draft_get_name (relais_host_get_draft (window)), -1), ==, RELAIS_NAME_LENGTH);
  {
    g_autofree char *text = relais_draft_print (draft, &length);

    path = relais_setup_library_save (setups (), NULL, text, length, NULL);
  }
  desktop_do (window, "win.setups");
  desktop_wait (200);
  row = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_SETUPS_ROW);
  g_assert_cmpint (gtk_widget_get_height (row), <, 200);
  g_string_free (words, TRUE);
  forget_all ();
  desktop_close_all (&desktop);
}

static void
remove_row (RelaisHost *window, const char *title)
{
  g_assert_true (gtk_widget_activate_action (find_row (GTK_WIDGET (relais_host_get_page (window)), title), "row.remove", NULL));
  desktop_wait (300);
}

/* Not into what tells of it, which would stay for that. */
static void
test_the_keyboard_stays_when_setups_go (void)
{
  RelaisHost *window = desktop_window (&desktop);
  GtkWidget *page, *focus;

  g_free (keep ("Rainy Sunday"));
  g_free (keep ("Race to Blois"));
  desktop_do (window, "win.setups");
  page = GTK_WIDGET (relais_host_get_page (window));
  desktop_wait (100);
  gtk_widget_grab_focus (find_row (page, "Rainy Sunday"));
  relais_host_say (window, "Something else");
  remove_row (window, "Rainy Sunday");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == find_row (page, "Race to Blois"));
  g_assert_true (tells (GTK_WIDGET (window), "The setup goes to the trash"));
  remove_row (window, "Race to Blois");
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_nonnull (gtk_widget_get_ancestor (focus, GTK_TYPE_SEARCH_ENTRY));
  forget_all ();
  desktop_close_all (&desktop);
}

static void
test_unnamed_draft_is_among_the_setups (void)
{
  RelaisHost *window = desktop_window (&desktop);

  desktop_do (window, "win.new-empty-setup");
  g_assert_nonnull (relais_host_get_draft (window));
  relais_draft_set_name (relais_host_get_draft (window), "Nothing yet");
  show_row (window, "Nothing yet");
  forget_all ();
  desktop_close_all (&desktop);
}

/* What is edited in a window is in its file, by that name. */
static gboolean
is_kept (RelaisHost *window, const char *name)
{
  const char *path = relais_page_get_path (relais_host_get_page (window));
  g_autofree char *text = NULL;

  return path != NULL && g_file_get_contents (path, &text, NULL, NULL) && strstr (text, name) != NULL;
}

/* The draft was being made when the program was closed, or ended otherwise. */
static void
test_unfinished_draft_is_on_the_start_page (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autofree char *path = NULL;
  GtkWidget *row;

  g_assert_null (find_row (GTK_WIDGET (window), "Half of Tours"));
  desktop_do (window, "win.new-empty-setup");
  relais_draft_set_name (relais_host_get_draft (window), "Half of Tours");
  display_until (is_kept (window, "Half of Tours"));
  path = g_strdup (relais_page_get_path (relais_host_get_page (window)));
  desktop_close_all (&desktop);
  window = desktop_window (&desktop);
  row = find_row (GTK_WIDGET (window), "Half of Tours");
  g_assert_nonnull (row);
  g_assert_true (gtk_widget_activate (row));
  desktop_settle ();
  g_assert_cmpstr (relais_page_get_path (relais_host_get_page (window)), ==, path);
  forget_all ();
  desktop_close_all (&desktop);
}

/* It can be played, and something has been. */
static void
test_finished_setup_is_not_on_the_start_page (void)
{
  g_autofree char *path = keep ("Ready");
  struct utimbuf earlier = { time (NULL) - 10, time (NULL) - 10 };
  RelaisHost *window;

  /* The game is younger, however coarsely that is counted. */
  g_assert_cmpint (g_utime (path, &earlier), ==, 0);
  window = desktop_window (&desktop);
  g_assert_nonnull (find_row (GTK_WIDGET (window), "Ready"));
  desktop_new_match (window);
  desktop_flush (&desktop);
  desktop_do (window, "win.to-start");
  g_assert_null (find_row (GTK_WIDGET (window), "Ready"));
  forget_all ();
  desktop_close_all (&desktop);
}

static void
test_own_setup_is_shown_and_back_leads_to_the_setups (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisHost *other = desktop_window (&desktop);

  g_free (keep ("Evening"));
  g_assert_true (gtk_widget_activate (show_row (window, "Evening")));
  desktop_settle ();
  g_assert_nonnull (relais_host_get_draft (window));
  g_assert_cmpstr (relais_draft_get_name (relais_host_get_draft (window)), ==, "Evening");
  /* Nobody else writes over it. */
  g_assert_true (gtk_widget_activate (show_row (other, "Evening")));
  desktop_settle ();
  g_assert_null (relais_host_get_draft (other));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "setup.play", NULL));
  desktop_settle ();
  g_assert_nonnull (relais_host_get_match (window));
  desktop_do (window, "win.back-to-setup");
  desktop_click (window, "Back to the setups");
  g_assert_true (RELAIS_IS_SETUPS_PAGE (relais_host_get_page (window)));
  desktop_do (window, "win.to-start");
  desktop_do (window, "win.new-setup");
  desktop_click (window, "Back to the start page");
  g_assert_false (RELAIS_IS_SETUPS_PAGE (relais_host_get_page (window)));
  forget_all ();
  desktop_close_all (&desktop);
}

static void
open_own (RelaisHost *window, const char *title)
{
  g_assert_true (gtk_widget_activate (show_row (window, title)));
  desktop_settle ();
}

/* What the program does not know would go from the file. */
static void
test_name_and_note_keep_what_is_not_understood (void)
{
  static const char newer[] = "{\"game\":\"loire\",\"name\":\"Fair\",\"players\":2,\"weather\":\"fine\"}";
  RelaisHost *window = desktop_window (&desktop);
  g_autofree char *path = g_build_filename (relais_setup_library_get_folder (setups ()), "newer.relais-setup", NULL);
  g_autofree char *after = NULL;
  g_autoptr (GtkWidget) row = NULL;

  g_assert_cmpint (g_mkdir_with_parents (relais_setup_library_get_folder (setups ()), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, newer, -1, NULL));
  row = g_object_ref (show_row (window, "Fair"));
  g_assert_cmpstr (relais_setup_entry_get_path (relais_setups_row_get_entry (RELAIS_SETUPS_ROW (row))), ==, path);
  g_assert_true (gtk_widget_activate_action (row, "row.describe", NULL));
  desktop_settle ();
  g_assert_null (find_dialog (RELAIS_TYPE_DESCRIBE_DIALOG));
  g_assert_nonnull (find_dialog (RELAIS_TYPE_SETUP_DIALOG));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, newer);
  forget_all ();
  desktop_close_all (&desktop);
}

static void
test_name_and_note_of_a_setup_that_is_edited_are_there (void)
{
  RelaisHost *editor = desktop_window (&desktop);
  RelaisHost *other = desktop_window (&desktop);

  g_free (keep ("Evening"));
  open_own (editor, "Evening");
  g_assert_true (gtk_widget_activate_action (show_row (other, "Evening"), "row.describe", NULL));
  desktop_settle ();
  g_assert_null (find_dialog (RELAIS_TYPE_DESCRIBE_DIALOG));
  forget_all ();
  desktop_close_all (&desktop);
}

static void
play_own (RelaisHost *window, const char *title)
{
  open_own (window, title);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "setup.play", NULL));
  desktop_settle ();
  g_assert_nonnull (relais_host_get_match (window));
}

/* While it is played, another window may edit it. */
static void
test_back_leads_to_the_window_that_edits_the_setup (void)
{
  RelaisHost *player = desktop_window (&desktop);
  RelaisHost *editor = desktop_window (&desktop);

  g_free (keep ("Evening"));
  play_own (player, "Evening");
  open_own (editor, "Evening");
  g_assert_nonnull (relais_host_get_draft (editor));
  desktop_do (player, "win.back-to-setup");
  g_assert_null (relais_host_get_draft (player));
  g_assert_nonnull (relais_host_get_match (player));

  /* And leave it as another one. */
  relais_draft_set_name (relais_host_get_draft (editor), "Night");
  desktop_do (editor, "win.to-start");
  desktop_do (player, "win.back-to-setup");
  g_assert_cmpstr (relais_draft_get_name (relais_host_get_draft (player)), ==, "Night");
  forget_all ();
  desktop_close_all (&desktop);
}

static void
test_back_leads_to_a_setup_whose_file_is_gone (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autofree char *path = keep ("Evening");

  play_own (window, "Evening");
  g_assert_cmpint (g_remove (path), ==, 0);
  desktop_do (window, "win.back-to-setup");
  g_assert_cmpstr (relais_draft_get_name (relais_host_get_draft (window)), ==, "Evening");
  g_assert_null (relais_host_get_path (window));
  forget_all ();
  desktop_close_all (&desktop);
}

/* Nobody is left to be asked, but it is told. */
static void
test_what_cannot_be_removed_is_told_when_the_page_is_left (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autofree char *path = keep ("Stuck");

  g_assert_true (gtk_widget_activate_action (show_row (window, "Stuck"), "row.remove", NULL));
  g_assert_cmpint (g_remove (path), ==, 0);
  desktop_do (window, "win.to-start");
  display_until (tells (GTK_WIDGET (window), "It could not be moved to the trash: "));
  forget_all ();
  desktop_close_all (&desktop);
}

/* --- files ------------------------------------------------------------------------------------ */

/* As the desktop's search hands it over. */
static void
test_own_setup_file_is_edited_where_it_is (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autofree char *path = keep ("Evening");
  g_autoptr (GFile) file = g_file_new_for_path (path);

  relais_program_open_file (desktop.application, file);
  desktop_settle ();
  g_assert_null (find_dialog (RELAIS_TYPE_SETUP_DIALOG));
  g_assert_cmpstr (relais_host_get_path (window), ==, path);
  g_assert_nonnull (relais_host_get_draft (window));
  relais_program_open_file (desktop.application, file);
  desktop_settle ();
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 1);
  forget_all ();
  desktop_close_all (&desktop);
}

static void
test_setup_file_goes_round (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autoptr (RelaisDraft) draft = relais_draft_new (loire ());
  g_autofree char *path = g_build_filename (desktop.home, "evening.relais-setup", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gsize length;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  RelaisDraft *made;
  GtkWidget *dialog;

  relais_draft_set_name (draft, "Evening");
  text = relais_draft_print (draft, &length);
  g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
  relais_program_open_file (desktop.application, file);
  desktop_settle ();
  dialog = GTK_WIDGET (find_dialog (RELAIS_TYPE_SETUP_DIALOG));
  g_assert_nonnull (dialog);
  click_in (dialog, "_Edit");
  g_assert_nonnull (relais_host_get_draft (window));
  again = relais_draft_print (relais_host_get_draft (window), &length);
  g_assert_cmpstr (again, ==, text);

  /* Another one does not take its place, and until it is edited needs none. */
  made = relais_host_get_draft (window);
  relais_program_open_file (desktop.application, file);
  desktop_settle ();
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 1);
  click_in (GTK_WIDGET (find_dialog (RELAIS_TYPE_SETUP_DIALOG)), "_Edit");
  g_assert_true (relais_host_get_draft (window) == made);
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 2);
  /* The question goes with the window that asks it. */
  relais_program_open_file (desktop.application, file);
  desktop_settle ();
  g_assert_nonnull (find_dialog (RELAIS_TYPE_SETUP_DIALOG));
  desktop_close_all (&desktop);
  g_assert_null (find_dialog (RELAIS_TYPE_SETUP_DIALOG));
}

/* What the window is told when files are dropped on it. */
static gboolean
drop (RelaisHost *window, const char *const *paths)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));
  g_auto (GValue) value = G_VALUE_INIT;
  GSList *files = NULL;
  gboolean taken = FALSE;

  for (; *paths != NULL; paths++)
    files = g_slist_append (files, g_file_new_for_path (*paths));
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_list (files));
  g_slist_free_full (files, g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 20., 20., &taken);
    }
  desktop_settle ();
  return taken;
}

static void
test_files_are_dropped_on_the_window (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autofree char *setup = g_build_filename (desktop.home, "dropped.relais-setup", NULL);
  g_autofree char *game = g_build_filename (desktop.home, "dropped.relais", NULL);
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=31");
  const char *const both[] = { setup, game, NULL };
  RelaisMatch *played;
  GtkWidget *dialog;

  g_assert_true (g_file_set_contents (setup, "{\"name\":\"From the folder\",\"players\":2}", -1, NULL));
  g_assert_true (playing_write (match, game, NULL));
  g_assert_true (drop (window, both));
  dialog = GTK_WIDGET (find_dialog (RELAIS_TYPE_SETUP_DIALOG));
  g_assert_nonnull (dialog);
  g_assert_true (desktop_says (dialog, "From the folder"));
  g_assert_nonnull (relais_host_get_match (window));
  gtk_window_destroy (GTK_WINDOW (dialog));

  /* The game that is played is not taken away. */
  played = relais_host_get_match (window);
  g_assert_true (drop (window, both));
  g_assert_nonnull (find_dialog (RELAIS_TYPE_SETUP_DIALOG));
  g_assert_true (relais_host_get_match (window) == played);
  desktop_close_all (&desktop);
}

#define MANY 1200               /* more than are tried at once */

/* What is no file that could be read waits for nothing and hurts nobody. */
static void
test_anything_is_dropped_on_the_window (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autofree char *pipe = g_build_filename (desktop.home, "pipe.relais", NULL);
  g_autofree char *loop = g_build_filename (desktop.home, "loop.relais", NULL);
  g_autofree char *lines = g_build_filename (desktop.home, "two\nlines\xff.relais", NULL);
  const char *const odd[] = { desktop.home, pipe, loop, lines, "/dev/zero", NULL };
  g_autoptr (GPtrArray) many = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *heading = NULL;
  g_autofree char *body = NULL;
  g_autofree char *other = NULL;

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (symlink (loop, loop), ==, 0);
  g_assert_true (g_file_set_contents (lines, "rubbish", -1, NULL));
  g_assert_true (drop (window, odd));
  display_until (desktop_question () != NULL);
  heading = desktop_asked ("heading");
  body = desktop_asked ("body");
  g_assert_cmpstr (heading, ==, "5 Files Could Not Be Opened");
  g_assert_nonnull (strstr (body, "“two lines\xef\xbf\xbd.relais”: "));
  desktop_answer ("_Close");
  desktop_settle ();

  for (guint i = 0; i < MANY; i++)
    g_ptr_array_add (many, g_strdup_printf ("%s/missing-%u", desktop.home, i));
  g_ptr_array_add (many, NULL);
  g_assert_true (drop (window, (const char *const *) many->pdata));
  display_until (desktop_question () != NULL);
  other = desktop_asked ("heading");
  g_assert_cmpstr (other, ==, "1000 Files Could Not Be Opened");
  desktop_answer ("_Close");
  g_unlink (pipe);
  g_unlink (loop);
  desktop_close_all (&desktop);
}

static void
add_tests (void)
{
  g_test_add_func ("/setups/own/found-copied-removed", test_setups_are_found_copied_and_removed);
  g_test_add_func ("/setups/own/scenarios-are-found", test_scenarios_are_found_by_all_they_say);
  g_test_add_func ("/setups/own/broken", test_broken_setup_is_told);
  g_test_add_func ("/setups/own/described", test_setup_is_described);
  g_test_add_func ("/setups/own/typed-at-once", test_name_is_typed_at_once);
  g_test_add_func ("/setups/own/letters-of-a-name", test_names_take_so_many_letters);
  g_test_add_func ("/setups/own/long-name", test_a_long_name_and_note_fit_the_screen);
  g_test_add_func ("/setups/own/keyboard-stays", test_the_keyboard_stays_when_setups_go);
  g_test_add_func ("/setups/own/draft", test_unnamed_draft_is_among_the_setups);
  g_test_add_func ("/setups/own/on-the-start-page", test_unfinished_draft_is_on_the_start_page);
  g_test_add_func ("/setups/own/not-on-the-start-page", test_finished_setup_is_not_on_the_start_page);
  g_test_add_func ("/setups/own/shown-and-back", test_own_setup_is_shown_and_back_leads_to_the_setups);
  g_test_add_func ("/setups/own/described/not-understood", test_name_and_note_keep_what_is_not_understood);
  g_test_add_func ("/setups/own/described/edited", test_name_and_note_of_a_setup_that_is_edited_are_there);
  g_test_add_func ("/setups/own/back/edited-elsewhere", test_back_leads_to_the_window_that_edits_the_setup);
  g_test_add_func ("/setups/own/back/gone", test_back_leads_to_a_setup_whose_file_is_gone);
  g_test_add_func ("/setups/own/not-removed", test_what_cannot_be_removed_is_told_when_the_page_is_left);
  g_test_add_func ("/setups/file/own", test_own_setup_file_is_edited_where_it_is);
  g_test_add_func ("/setups/file/round", test_setup_file_goes_round);
  g_test_add_func ("/setups/file/dropped", test_files_are_dropped_on_the_window);
  g_test_add_func ("/setups/file/anything-dropped", test_anything_is_dropped_on_the_window);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
