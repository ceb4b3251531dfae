/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-files.h"

#include <glib/gi18n.h>

#include "app/kit/relais-in-thread.h"
#include "app/kit/relais-problem-dialog.h"
#include "app/kit/relais-saving.h"
#include "app/old-gtk/relais-file-dialog.h"
#include "model/relais-bundle.h"
#include "record/relais-bounds.h"
#include "record/relais-file.h"
#include "relais-program.h"

#define FILE_NAME_LENGTH 60     /* letters, of up to four bytes each */

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
      gtk_file_filter_add_suffix (games, &RELAIS_SUFFIX_LIBRARY[1]);
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
  RelaisHost *host = user_data;

  if (response == GTK_RESPONSE_ACCEPT)
    {
      file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
      /* Which window gets it is the application's to say: a game that another
       * window plays is not opened a second time. */
      relais_program_open_file (relais_host_get_program (host), file);
    }
  g_object_unref (dialog);
}

void
relais_files_choose (RelaisHost *host)
{
  GtkFileChooserNative *chooser =
    gtk_file_chooser_native_new (_("Open a Game"), GTK_WINDOW (host), GTK_FILE_CHOOSER_ACTION_OPEN, _("_Open"), _("_Cancel"));

  add_filters (GTK_FILE_CHOOSER (chooser), NULL);
  relais_file_dialog_ask (chooser, GTK_WIDGET (host), G_CALLBACK (on_open_response));
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
tell_saved (RelaisHost *host, GFile *file, gboolean ended_early)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base);
  /* No record can tell of that. */
  g_autofree char *words = ended_early ? g_strdup_printf (_("A copy is in “%s”; the game can be continued there"), name)
                                       : g_strdup_printf (_("A copy is in “%s”"), name);

  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
  relais_host_say (host, words);
}

/* A copy that a thread prints and writes. */
typedef struct
{
  RelaisPrinting *printing;
  GFile *file;
  char *path;
  gboolean ended_early;
} Copy;

static void
copy_free (gpointer data)
{
  Copy *copy = data;

  relais_printing_free (copy->printing);
  g_object_unref (copy->file);
  g_free (copy->path);
  g_free (copy);
}

static void
write_copy (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Copy *copy = data;
  GError *error = NULL;
  gsize length;
  g_autofree char *text = relais_printing_run (copy->printing, &length);

  if (relais_file_write (copy->path, text, length, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
tell_not_saved (GtkWidget *asking, const GError *error)
{
  relais_problem_dialog_tell (asking, _("The Game Could Not Be Saved There"), error->message);
}

/* Who has closed the window meanwhile is told nothing. */
static void
on_copied (GObject *source, GAsyncResult *result, gpointer data)
{
  Copy *copy = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  gboolean saved = g_task_propagate_boolean (G_TASK (result), &error);

  if (!gtk_widget_get_realized (GTK_WIDGET (source)))
    return;
  if (saved)
    tell_saved (RELAIS_HOST (source), copy->file, copy->ended_early);
  else
    tell_not_saved (GTK_WIDGET (source), error);
}

static void
save_to (GtkWidget *asking, GFile *file, gpointer data)
{
  RelaisMatch *match = relais_host_get_match (RELAIS_HOST (asking));
  g_autoptr (GError) error = NULL;
  g_autofree char *path = relais_saving_path (file, &error);
  g_autoptr (GTask) task = NULL;
  Copy *copy;

  if (match == NULL)
    return;
  if (path == NULL)
    {
      tell_not_saved (asking, error);
      return;
    }
  copy = g_new0 (Copy, 1);
  copy->printing = relais_match_take_text (match);
  copy->file = g_object_ref (file);
  copy->path = g_steal_pointer (&path);
  copy->ended_early = relais_match_get_ended_early (match);
  task = g_task_new (asking, NULL, on_copied, NULL);
  g_task_set_task_data (task, copy, copy_free);
  relais_in_thread (task, write_copy);
}

void
relais_files_copy_to (RelaisHost *host, GFile *file)
{
  g_return_if_fail (RELAIS_IS_HOST (host));
  relais_saving_write (GTK_WIDGET (host), file, RELAIS_SUFFIX_RECORD, save_to, NULL);
}

static void
save_setup_to (GtkWidget *asking, GFile *file, gpointer draft)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = relais_saving_path (file, &error);
  gsize length;
  g_autofree char *text = relais_draft_print (draft, &length);

  if (path != NULL && relais_file_write (path, text, length, &error))
    tell_saved (RELAIS_HOST (asking), file, FALSE);
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
        relais_files_copy_to (user_data, file);
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
ask_where (RelaisHost *host, RelaisDraft *draft, const char *name, const char *suffix)
{
  GtkFileChooserNative *chooser =
    gtk_file_chooser_native_new (_("Save a Copy"), GTK_WINDOW (host), GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"), _("_Cancel"));
  g_autofree char *suggestion = file_name (name, suffix);

  add_filters (GTK_FILE_CHOOSER (chooser), suffix);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), suggestion);
  if (draft != NULL)
    g_object_set_data_full (G_OBJECT (chooser), "draft", g_object_ref (draft), g_object_unref);
  relais_file_dialog_ask (chooser, GTK_WIDGET (host), G_CALLBACK (on_save_response));
}

/* Names of files are shorter than those of players and setups may be. */
static char *
shorten (const char *name)
{
  return relais_bounds_line (name, FILE_NAME_LENGTH);
}

void
relais_files_save_as (RelaisHost *host)
{
  g_autofree char *names = relais_match_dup_names (relais_host_get_match (host));
  g_autofree char *name = shorten (names);

  g_return_if_fail (RELAIS_IS_HOST (host));
  ask_where (host, NULL, name, RELAIS_SUFFIX_RECORD);
}

void
relais_files_save_setup (RelaisHost *host, RelaisDraft *draft)
{
  g_autofree char *name = shorten (relais_draft_get_name (draft));

  g_return_if_fail (RELAIS_IS_HOST (host));
  /* TRANSLATORS: a file with a setup that has no name of its own */
  ask_where (host, draft, name != NULL ? name : _("Setup"), RELAIS_SUFFIX_SETUP);
}
