/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-files.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "model/relais-lore.h"
#include "record/relais-file.h"
#include "record/relais-text-kind.h"
#include "relais-name-entry.h"
#include "relais-problem-dialog.h"
#include "relais-saving.h"
#include "relais-setup-dialog.h"
#include "relais-setup-opening.h"

#define FILE_NAME_LENGTH 60     /* letters, of up to four bytes each */
#define CODE_PREFIX "RELAIS-"
#define CHOOSER_STAYS 1000      /* milliseconds */

/* suffix: of what is saved; NULL: whatever can be opened */
static void
add_filters (GtkFileChooser *chooser, const char *suffix)
{
  g_autoptr (GtkFileFilter) games = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) anything = gtk_file_filter_new ();

  gtk_file_filter_set_name (games, _("Relais games and setups"));
  gtk_file_filter_add_suffix (games, &(suffix != NULL ? suffix : RELAIS_SUFFIX_RECORD)[1]);
  if (suffix == NULL)
    {
      gtk_file_filter_add_suffix (games, &RELAIS_SUFFIX_SETUP[1]);
      gtk_file_filter_add_suffix (games, &RELAIS_SUFFIX_EDITION[1]);
    }
  gtk_file_chooser_add_filter (chooser, games);
  if (suffix != NULL)
    return;
  gtk_file_filter_set_name (anything, _("All files"));
  gtk_file_filter_add_pattern (anything, "*");
  gtk_file_chooser_add_filter (chooser, anything);
}

static void
on_open_response (GtkNativeDialog *dialog, int response, gpointer user_data)
{
  g_autoptr (GFile) file = NULL;
  RelaisWindow *window = user_data;

  if (response == GTK_RESPONSE_ACCEPT)
    {
      file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
      /* Which window gets it is the application's to say: a game that another
       * window plays is not opened a second time. */
      relais_application_open_file (relais_window_get_application (window), file);
    }
  g_object_unref (dialog);
}

/* GTK 4.18 asks for the folders on the way to what its chooser shows, and crashes
 * when it is told after the chooser has gone. So that stays hidden for a while. */
static void
on_window_gone (GtkNativeDialog *dialog)
{
  gtk_native_dialog_hide (dialog);
  g_timeout_add_once (CHOOSER_STAYS, g_object_unref, dialog);
}

/* Who asked lets go of it. */
static void
on_answered (GtkNativeDialog *dialog)
{
  g_signal_handlers_disconnect_by_func (gtk_native_dialog_get_transient_for (dialog), on_window_gone, dialog);
  g_timeout_add_once (CHOOSER_STAYS, g_object_unref, g_object_ref (dialog));
}

void
relais_files_ask (GtkFileChooserNative *chooser, GtkWidget *asking, GCallback response)
{
  GtkRoot *window = gtk_widget_get_root (asking);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect (chooser, "response", G_CALLBACK (on_answered), NULL);
  g_signal_connect_object (chooser, "response", response, asking, 0);
  g_signal_connect_object (window, "destroy", G_CALLBACK (on_window_gone), chooser, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
relais_files_choose (RelaisWindow *window)
{
  GtkFileChooserNative *chooser =
    gtk_file_chooser_native_new (_("Open a Game"), GTK_WINDOW (window), GTK_FILE_CHOOSER_ACTION_OPEN, _("_Open"), _("_Cancel"));

  add_filters (GTK_FILE_CHOOSER (chooser), NULL);
  relais_files_ask (chooser, GTK_WIDGET (window), G_CALLBACK (on_open_response));
}

static gboolean
lies_in (const char *path, const char *folder, const char *suffix)
{
  g_autofree char *parent = g_path_get_dirname (path);

  return g_str_has_suffix (path, suffix) && g_str_equal (parent, folder);
}

/* In the folder of the library a file is its game; a file from elsewhere is
 * left alone, and a copy of it is played. So is what only lies in that folder:
 * the library would not list it. */
static gboolean
is_kept (RelaisWindow *window, const char *path)
{
  RelaisLibrary *library = relais_application_get_library (relais_window_get_application (window));

  return lies_in (path, relais_library_get_folder (library), RELAIS_SUFFIX_RECORD);
}

/* As with games. */
static gboolean
is_own_setup (RelaisWindow *window, const char *path)
{
  RelaisSetupLibrary *setups = relais_application_get_setups (relais_window_get_application (window));

  return lies_in (path, relais_setup_library_get_folder (setups), RELAIS_SUFFIX_SETUP);
}

/* Where something new can be shown. */
static RelaisWindow *
free_window (RelaisWindow *window)
{
  if (relais_window_is_free (window))
    return window;
  return RELAIS_WINDOW (relais_application_free_window (relais_window_get_application (window)));
}

static void
play (RelaisWindow *window, RelaisMatch *match, const char *path)
{
  RelaisWindow *where = free_window (window);

  relais_window_play (where, match, path);
  gtk_window_present (GTK_WINDOW (where));
}

static void
edit (RelaisWindow *window, RelaisDraft *draft)
{
  RelaisWindow *where = free_window (window);

  relais_window_edit_setup (where, draft, NULL);
  gtk_window_present (GTK_WINDOW (where));
}

/* A file as it is now: where, how old and how large. */
static char *
print_origin (const char *path)
{
  GStatBuf file;

  if (g_stat (path, &file) != 0)
    return NULL;
  return g_strdup_printf ("%s\n%" G_GINT64_FORMAT "\n%" G_GINT64_FORMAT, path, (gint64) file.st_mtime, (gint64) file.st_size);
}

gboolean
relais_files_is_copy_of (RelaisMatch *match, const char *path)
{
  const char *origin = g_object_get_data (G_OBJECT (match), "origin");
  g_autofree char *now = origin != NULL ? print_origin (path) : NULL;

  return now != NULL && g_str_equal (origin, now);
}

static gboolean
is_playable (RelaisMatch *match)
{
  return match != NULL && relais_lore_find (relais_match_get_game (match)) != NULL;
}

static void
on_problem_response (RelaisQuestion *dialog, const char *response, gpointer user_data)
{
  RelaisMatch *partial = g_object_get_data (G_OBJECT (dialog), "partial");

  if (g_str_equal (response, "rescue") && partial != NULL)
    play (user_data, partial, NULL);
}

/* A start alone is, if there was never more. */
static gboolean
is_worth_it (RelaisMatch *partial)
{
  return relais_match_get_record (partial)->whole || relais_match_get_node (partial)->depth > 0;
}

static char *
rescue_label (RelaisMatch *partial)
{
  guint n = relais_match_get_node (partial)->depth;

  if (relais_match_get_record (partial)->whole)
    return g_strdup (_("_Open the Whole Game"));
  return g_strdup_printf (ngettext ("_Open the First Move", "_Open the First %u Moves", n), n);
}

/* Says what is wrong, and offers what could be read of it. */
static void
tell_problems (RelaisWindow *window, const char *path, GPtrArray *problems, RelaisMatch *partial)
{
  g_autofree char *name = g_filename_display_basename (path);
  gboolean rescued = is_playable (partial) && is_worth_it (partial);
  g_autofree char *heading = g_strdup_printf (rescued ? _("“%s” Is Damaged") : _("“%s” Cannot Be Opened"), name);
  g_autofree char *body = relais_problem_dialog_print (problems);
  RelaisQuestion *dialog = relais_problem_dialog_new (heading, body);

  if (rescued)
    {
      g_autofree char *label = rescue_label (partial);

      relais_question_add_answer (dialog, "rescue", label, ADW_RESPONSE_SUGGESTED);
      g_object_set_data_full (G_OBJECT (dialog), "partial", g_object_ref (partial), g_object_unref);
    }
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_problem_response), window, 0);
  relais_question_ask (dialog, GTK_WIDGET (window), RELAIS_PROBLEM_DIALOG_CLOSE);
}

/* A position to start from: shown, and played or edited when that is asked for;
 * one of the user's own is opened where it was made. */
static void
offer_setup (RelaisWindow *window, const char *path, const char *text, gsize length)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisDraft) draft = relais_draft_read (text, length, problems);

  if (draft == NULL)
    tell_problems (window, path, problems, NULL);
  else if (is_own_setup (window, path))
    {
      RelaisWindow *where = free_window (window);

      relais_setup_opening_edit (where, draft, path, problems);
      gtk_window_present (GTK_WINDOW (where));
    }
  else
    gtk_window_present (GTK_WINDOW (relais_setup_dialog_new (window, draft, problems)));
}

static void
on_edition_response (RelaisQuestion *dialog, const char *response, gpointer user_data)
{
  if (g_str_equal (response, "setup"))
    edit (user_data, g_object_get_data (G_OBJECT (dialog), "draft"));
}

/* Card values are nothing to play by themselves: a setup to begin with them. */
static void
offer_edition (RelaisWindow *window, const char *path, const char *text, gsize length)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *heading = g_strdup_printf (_("“%s” Holds Card Values"), name);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisDraft) draft = relais_draft_new (relais_games[0]);
  RelaisQuestion *dialog;

  if (!relais_draft_read_edition (draft, text, length, problems))
    {
      tell_problems (window, path, problems, NULL);
      return;
    }
  dialog = relais_problem_dialog_new (heading, _("This is neither a game nor a setup. A new setup can begin with these values; "
                                                 "into another one they come on its page of card values, with “Import from a File…”."));
  relais_question_add_answer (dialog, "setup", _("_New Setup with Them"), ADW_RESPONSE_SUGGESTED);
  g_object_set_data_full (G_OBJECT (dialog), "draft", g_object_ref (draft), g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_edition_response), window, 0);
  relais_question_ask (dialog, GTK_WIDGET (window), RELAIS_PROBLEM_DIALOG_CLOSE);
}

static void
tell_foreign (RelaisWindow *window, const char *path, RelaisTextKind kind, const char *text, gsize length)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();

  relais_text_kind_tell (kind, "", text, length, problems);
  tell_problems (window, path, problems, NULL);
}

/* What is not a game. FALSE if it is one, or cannot be read. */
static gboolean
offer_other (RelaisWindow *window, const char *path)
{
  gsize length;
  g_autofree char *text = relais_file_read_unmarked (path, &length, NULL);
  RelaisTextKind kind = text != NULL ? relais_text_kind (text, length) : RELAIS_TEXT_RECORD;

  if (kind == RELAIS_TEXT_RECORD)
    return FALSE;
  if (kind == RELAIS_TEXT_SETUP)
    offer_setup (window, path, text, length);
  else if (kind == RELAIS_TEXT_EDITION)
    offer_edition (window, path, text, length);
  else
    tell_foreign (window, path, kind, text, length);
  return TRUE;
}

/* A code where the name of a file is expected: in a terminal. */
static gboolean
offer_code (RelaisWindow *window, GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base);
  GtkWidget *dialog;

  if (g_ascii_strncasecmp (name, CODE_PREFIX, strlen (CODE_PREFIX)) != 0 || g_file_query_exists (file, NULL))
    return FALSE;
  dialog = relais_setup_dialog_new_for_code (window);
  relais_setup_dialog_set_code (RELAIS_SETUP_DIALOG (dialog), name);
  gtk_window_present (GTK_WINDOW (dialog));
  return TRUE;
}

static void
play_file (RelaisWindow *window, RelaisMatch *match, GFile *file, const char *path)
{
  g_autofree char *uri = g_file_get_uri (file);

  if (is_kept (window, path))
    play (window, match, path);
  else
    {
      gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
      g_object_set_data_full (G_OBJECT (match), "origin", print_origin (path), g_free);
      play (window, match, NULL);
    }
}

/* match: NULL, or one that has no board */
static void
explain (RelaisWindow *window, GFile *file, const char *path, RelaisMatch *match, RelaisMatch *partial, GPtrArray *problems)
{
  g_autofree char *uri = g_file_get_uri (file);

  if (offer_code (window, file))
    return;
  if (path == NULL)
    relais_problems_add (problems, "", "", g_strdup (_("The file is not on this computer. Copy it here first.")));
  else if (match != NULL)
    relais_problems_add (problems, "", "", g_strdup (_("This game has no board to play it on.")));
  else if (partial == NULL && offer_other (window, path))
    return;
  tell_problems (window, path != NULL ? path : uri, problems, partial);
}

void
relais_files_open (RelaisWindow *window, GFile *file)
{
  RelaisLibrary *library = relais_application_get_library (relais_window_get_application (window));
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisMatch) partial = NULL;
  g_autoptr (RelaisMatch) match = path != NULL ? relais_library_load (library, path, &partial, problems) : NULL;

  /* A game is there when its window comes; a question comes over a window that is there. */
  if (is_playable (match))
    play_file (window, match, file, path);
  else
    {
      gtk_window_present (GTK_WINDOW (window));
      explain (window, file, path, match, partial, problems);
    }
}

#define MOST_RECENT 8

static int
newest_first (gconstpointer a, gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified ((gpointer) b), gtk_recent_info_get_modified ((gpointer) a));
}

/* Card values are brought into a setup: nothing to open by itself. */
static gboolean
is_to_open (GtkRecentInfo *info)
{
  return gtk_recent_info_has_application (info, g_get_application_name ()) && gtk_recent_info_exists (info)
         && !g_str_has_suffix (gtk_recent_info_get_uri (info), RELAIS_SUFFIX_EDITION);
}

/* What stands in a menu: "_" is before the letter of a key, "__" is itself. */
static char *
menu_label (const char *words)
{
  GString *label = g_string_new (words);

  g_string_replace (label, "_", "__", 0);
  return g_string_free (label, FALSE);
}

GMenu *
relais_files_recent (void)
{
  GList *all = g_list_sort (gtk_recent_manager_get_items (gtk_recent_manager_get_default ()), newest_first);
  GMenu *menu = g_menu_new ();

  for (GList *link = all; link != NULL && g_menu_model_get_n_items (G_MENU_MODEL (menu)) < MOST_RECENT; link = link->next)
    {
      g_autoptr (GMenuItem) item = NULL;
      g_autofree char *label = NULL;

      if (!is_to_open (link->data))
        continue;
      label = menu_label (gtk_recent_info_get_display_name (link->data));
      item = g_menu_item_new (label, NULL);
      g_menu_item_set_action_and_target (item, "app.open", "s", gtk_recent_info_get_uri (link->data));
      g_menu_append_item (menu, item);
    }
  g_list_free_full (all, (GDestroyNotify) gtk_recent_info_unref);
  return menu;
}

static void
tell_saved (RelaisWindow *window, GFile *file, gboolean ended_early)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base);
  /* No record can tell of that. */
  g_autofree char *words = ended_early ? g_strdup_printf (_("A copy is in “%s”, in which the game can be gone on with"), name)
                                       : g_strdup_printf (_("A copy is in “%s”"), name);

  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
  relais_window_say (window, words);
}

static void
save_to (GtkWidget *asking, GFile *file, gpointer data)
{
  RelaisWindow *window = RELAIS_WINDOW (asking);
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;

  (void) data;
  if (relais_window_get_match (window) == NULL)
    return;
  if (path == NULL)
    error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, _("The place is not on this computer."));
  else
    relais_library_export (relais_window_get_match (window), path, &error);
  if (error != NULL)
    relais_problem_dialog_tell (GTK_WIDGET (window), _("The Game Could Not Be Saved There"), error->message);
  else
    tell_saved (window, file, relais_match_get_ended_early (relais_window_get_match (window)));
}

static void
save_setup_to (GtkWidget *asking, GFile *file, gpointer draft)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *text = relais_draft_print (draft, &length);

  if (g_file_replace_contents (file, text, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error))
    tell_saved (RELAIS_WINDOW (asking), file, FALSE);
  else
    relais_problem_dialog_tell (asking, _("The Setup Could Not Be Saved There"), error->message);
}

static void
on_save_response (GtkNativeDialog *dialog, int response, gpointer user_data)
{
  RelaisDraft *draft = g_object_get_data (G_OBJECT (dialog), "draft");
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    {
      file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
      if (draft != NULL)
        relais_saving_write (user_data, file, RELAIS_SUFFIX_SETUP, save_setup_to, G_OBJECT (draft));
      else
        relais_saving_write (user_data, file, RELAIS_SUFFIX_RECORD, save_to, NULL);
    }
  g_object_unref (dialog);
}

/* Without what a name of a file cannot have. */
static char *
file_name (const char *name, const char *suffix)
{
  g_autofree char *clean = g_strdelimit (g_strdup (name), "/\\:*?\"<>|", '-');

  return g_strconcat (clean, suffix, NULL);
}

static void
ask_where (RelaisWindow *window, RelaisDraft *draft, const char *name, const char *suffix)
{
  GtkFileChooserNative *chooser =
    gtk_file_chooser_native_new (_("Save a Copy"), GTK_WINDOW (window), GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"), _("_Cancel"));
  g_autofree char *suggestion = file_name (name, suffix);

  add_filters (GTK_FILE_CHOOSER (chooser), suffix);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), suggestion);
  if (draft != NULL)
    g_object_set_data_full (G_OBJECT (chooser), "draft", g_object_ref (draft), g_object_unref);
  relais_files_ask (chooser, GTK_WIDGET (window), G_CALLBACK (on_save_response));
}

/* Names of files are shorter than those of players and setups may be. */
static char *
shorten (const char *name)
{
  return relais_name_entry_shorten (name, FILE_NAME_LENGTH);
}

void
relais_files_save_as (RelaisWindow *window)
{
  g_autofree char *names = relais_match_dup_names (relais_window_get_match (window));
  g_autofree char *name = shorten (names);

  ask_where (window, NULL, name, RELAIS_SUFFIX_RECORD);
}

void
relais_files_save_setup (RelaisWindow *window, RelaisDraft *draft)
{
  g_autofree char *name = shorten (relais_draft_get_name (draft));

  /* TRANSLATORS: a file with a setup that has no name of its own */
  ask_where (window, draft, name != NULL ? name : _("Setup"), RELAIS_SUFFIX_SETUP);
}
