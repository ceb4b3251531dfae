/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-bundle-commands.h"

#include <glib/gi18n.h>

#include "app/kit/relais-problem-dialog.h"
#include "app/kit/relais-saving.h"
#include "app/old-gtk/relais-file-dialog.h"
#include "model/relais-bundle.h"
#include "relais-bundle-dialog.h"
#include "relais-unsaved.h"

static GtkFileChooserNative *
new_chooser (RelaisHost *host, const char *title, GtkFileChooserAction action, const char *accept)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (host), action, accept, _("_Cancel"));
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Everything in one file"));
  gtk_file_filter_add_suffix (filter, &RELAIS_SUFFIX_LIBRARY[1]);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  return chooser;
}

/* NULL, and that is told. */
static char *
dup_path (GtkWidget *asking, GFile *file, const char *heading)
{
  char *path = g_file_get_path (file);

  if (path == NULL)
    relais_problem_dialog_tell (asking, heading, _("The place is not on this computer."));
  return path;
}

static void
keep_in (GtkWidget *asking, GFile *file, gpointer data)
{
  g_autofree char *path = dup_path (asking, file, _("Not Everything Could Be Kept"));

  if (path != NULL)
    gtk_window_present (GTK_WINDOW (relais_bundle_dialog_new_keeping (RELAIS_HOST (asking), path)));
}

static void
on_keep_response (GtkNativeDialog *dialog, int response, gpointer user_data)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog)) : NULL;

  if (file != NULL)
    relais_saving_write (user_data, file, RELAIS_SUFFIX_LIBRARY, keep_in, NULL);
  g_object_unref (dialog);
}

/* What is open is written first, or would be missing. */
static void
on_keep_everything (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *name = g_date_time_format (now, "relais-%Y-%m-%d" RELAIS_SUFFIX_LIBRARY);
  GtkFileChooserNative *chooser;

  if (relais_unsaved_any (relais_host_get_program (user_data)))
    {
      relais_problem_dialog_tell (user_data, _("Not Everything Could Be Kept"),
                                  _("What is open here cannot be written into the library at the moment."));
      return;
    }
  chooser = new_chooser (user_data, _("Keep Everything in One File"), GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  relais_file_dialog_ask (chooser, user_data, G_CALLBACK (on_keep_response));
}

static void
on_bring_response (GtkNativeDialog *dialog, int response, gpointer user_data)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog)) : NULL;
  g_autofree char *path = file != NULL ? dup_path (user_data, file, _("The File Cannot Be Opened")) : NULL;

  if (path != NULL)
    gtk_window_present (GTK_WINDOW (relais_bundle_dialog_new_bringing (user_data, path)));
  g_object_unref (dialog);
}

static void
on_bring_back (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_file_dialog_ask (new_chooser (user_data, _("Bring Back from a File"), GTK_FILE_CHOOSER_ACTION_OPEN, _("_Open")), user_data,
                    G_CALLBACK (on_bring_response));
}

void
relais_bundle_commands_add (RelaisHost *host)
{
  static const GActionEntry actions[] = {
    { .name = "keep-everything", .activate = on_keep_everything },
    { .name = "bring-back", .activate = on_bring_back },
  };

  g_return_if_fail (RELAIS_IS_HOST (host));
  g_action_map_add_action_entries (G_ACTION_MAP (host), actions, G_N_ELEMENTS (actions), host);
}

gboolean
relais_bundle_commands_offer (RelaisHost *host, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);

  g_return_val_if_fail (RELAIS_IS_HOST (host), FALSE);

  if (path == NULL || !relais_bundle_is_one (path))
    return FALSE;
  gtk_window_present (GTK_WINDOW (host));
  gtk_window_present (GTK_WINDOW (relais_bundle_dialog_new_bringing (host, path)));
  return TRUE;
}
