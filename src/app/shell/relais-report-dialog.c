/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-report-dialog.h"

#include <glib/gi18n.h>
#include <librsvg/rsvg.h>
#include <string.h>

#include "app/kit/relais-announce.h"
#include "app/kit/relais-in-thread.h"
#include "app/kit/relais-last-told.h"
#include "app/kit/relais-problem-dialog.h"
#include "app/kit/relais-saving.h"
#include "app/old-gtk/relais-file-dialog.h"
#include "app/old-gtk/relais-sized-bin.h"
#include "model/relais-report.h"
#include "record/relais-file.h"
#include "relais-config.h"

#define SUFFIX ".txt"

struct _RelaisReportDialog
{
  AdwWindow parent_instance;

  RelaisProgram *program;
  RelaisHost *host;             /* weak; NULL: it has gone, or there is none */

  GtkLabel *address;
  GtkWidget *game_group;
  AdwActionRow *game_row;
  GtkSwitch *game;
  GtkTextBuffer *text;
  GtkLabel *copied;

  GCancellable *printing;       /* NULL: the text is whole */
  void (*then) (RelaisReportDialog *self);      /* what is to be done with it when it is */
};

G_DEFINE_TYPE (RelaisReportDialog, relais_report_dialog, ADW_TYPE_WINDOW)

/* Names that are not to be told */

static void
add_name (GPtrArray *names, const char *name)
{
  if (name != NULL && *name != '\0')
    g_ptr_array_add (names, g_strdup (name));
}

/* "Claire, Jonas"; who is called by a colour is nobody. */
static void
add_listed (GPtrArray *names, const char *players)
{
  g_auto (GStrv) each = g_strsplit (players != NULL ? players : "", ", ", -1);

  for (guint i = 0; each[i] != NULL; i++)
    {
      gboolean is_colour = FALSE;

      for (guint k = 0; relais_seat_colours[k] != NULL; k++)
        is_colour |= g_strcmp0 (each[i], relais_seat_told_name (relais_seat_colours[k], relais_seat_colours[k])) == 0;
      if (!is_colour)
        add_name (names, each[i]);
    }
}

static void
add_match (GPtrArray *names, RelaisMatch *match)
{
  const GPtrArray *players = relais_match_get_record (match)->players;

  add_name (names, relais_match_get_title (match));
  for (guint i = 0; i < players->len; i++)
    {
      const RelaisPlayerInfo *info = players->pdata[i];

      if (relais_seat_is_named (info->name, info->colour))
        add_name (names, info->name);
    }
}

static void
add_library (GPtrArray *names, RelaisProgram *program)
{
  GListModel *games = G_LIST_MODEL (relais_program_get_library (program));
  GListModel *setups = G_LIST_MODEL (relais_program_get_setups (program));

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (RelaisLibraryEntry) entry = g_list_model_get_item (games, i);

      add_name (names, relais_library_entry_get_title (entry));
      add_listed (names, relais_library_entry_get_players (entry));
    }
  for (guint i = 0; i < g_list_model_get_n_items (setups); i++)
    {
      g_autoptr (RelaisSetupEntry) entry = g_list_model_get_item (setups, i);

      add_name (names, relais_setup_entry_get_name (entry));
      add_name (names, relais_setup_entry_get_author (entry));
    }
}

static GPtrArray *
names_here (RelaisProgram *program)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  add_name (names, g_get_home_dir ());
  add_name (names, g_get_user_name ());
  add_name (names, g_get_real_name ());
  add_name (names, g_get_host_name ());
  add_library (names, program);
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (program)); l != NULL; l = l->next)
    if (RELAIS_IS_HOST (l->data) && relais_host_get_match (l->data) != NULL)
      add_match (names, relais_host_get_match (l->data));
  g_ptr_array_add (names, NULL);
  return names;
}

/* The text */

static const char *
or_nothing (const char *words)
{
  return words != NULL && *words != '\0' ? words : "-";
}

static void
add_versions (GString *text)
{
  g_string_append_printf (text, "Relais %s\n", RELAIS_VERSION);
  g_string_append_printf (text, "GTK %u.%u.%u, libadwaita %u.%u.%u, ", gtk_get_major_version (), gtk_get_minor_version (),
                          gtk_get_micro_version (), adw_get_major_version (), adw_get_minor_version (), adw_get_micro_version ());
  g_string_append_printf (text, "GLib %u.%u.%u, librsvg %u.%u.%u\n", glib_major_version, glib_minor_version, glib_micro_version,
                          rsvg_major_version, rsvg_minor_version, rsvg_micro_version);
}

static void
add_desktop (GString *text, RelaisHost *host)
{
  g_autofree char *system = g_get_os_info (G_OS_INFO_KEY_PRETTY_NAME);
  GdkDisplay *display = gdk_display_get_default ();
  GskRenderer *renderer = host != NULL ? gtk_native_get_renderer (GTK_NATIVE (host)) : NULL;

  g_string_append_printf (text, "System: %s\nDesktop: %s, session: %s\n", or_nothing (system),
                          or_nothing (g_getenv ("XDG_CURRENT_DESKTOP")), or_nothing (g_getenv ("XDG_SESSION_TYPE")));
  g_string_append_printf (text, "Display: %s, renderer: %s\n", display != NULL ? G_OBJECT_TYPE_NAME (display) : "-",
                          renderer != NULL ? G_OBJECT_TYPE_NAME (renderer) : "-");
  g_string_append_printf (text, "Language: %s\nSandbox: %s\n", or_nothing (g_get_language_names ()[0]),
                          g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS) ? "yes" : "no");
}

static void
add_game (GString *text, RelaisMatch *match)
{
  g_string_append_printf (text, "\n## The game\n\n%s, %u seats, turn %d, %s%s%s%s\n", relais_match_get_game (match)->id,
                          g_list_model_get_n_items (relais_match_get_seats (match)), relais_match_get_turn (match),
                          relais_match_is_over (match) ? "over" : "running", relais_match_get_strict (match) ? ", strict" : "",
                          relais_match_get_trying (match) ? ", trying ahead" : "",
                          relais_match_is_looking_back (match) ? ", looking back" : "");
}

static RelaisMatch *
match_of (RelaisHost *host)
{
  return host != NULL ? relais_host_get_match (host) : NULL;
}

/* (nullable) */
static char *
tell_last (RelaisProgram *program)
{
  const char *told = relais_last_told_get ();
  g_autoptr (GPtrArray) names = told != NULL ? names_here (program) : NULL;

  return told != NULL ? relais_report_clean (told, (const char *const *) names->pdata) : NULL;
}

char *
relais_report_dialog_facts (RelaisProgram *program, RelaisHost *host)
{
  g_autofree char *settings = relais_report_settings (relais_program_get_settings (program));
  g_autofree char *told = tell_last (program);
  GString *text;

  g_return_val_if_fail (RELAIS_IS_PROGRAM (program), NULL);

  text = g_string_new (NULL);
  add_versions (text);
  add_desktop (text, host);
  g_string_append_printf (text, "\n## Settings\n\n%s\n## What was told last\n\n%s\n", settings, or_nothing (told));
  if (match_of (host) != NULL)
    add_game (text, match_of (host));
  return g_string_free (text, FALSE);
}

static void
print_in_thread (GTask *task, gpointer dialog, gpointer record, GCancellable *cancellable)
{
  g_task_return_pointer (task, relais_report_record_run (record), g_free);
}

static void
on_printed (GObject *dialog, GAsyncResult *result, gpointer data)
{
  RelaisReportDialog *self = RELAIS_REPORT_DIALOG (dialog);
  g_autofree char *record = g_task_propagate_pointer (G_TASK (result), NULL);
  void (*then) (RelaisReportDialog *) = self->then;
  GtkTextIter end;

  /* Another text is wanted, or the dialog has been closed. */
  if (record == NULL)
    return;
  g_clear_object (&self->printing);
  self->then = NULL;
  gtk_text_buffer_get_end_iter (self->text, &end);
  gtk_text_buffer_insert (self->text, &end, "\n", 1);
  gtk_text_buffer_insert (self->text, &end, record, -1);
  if (then != NULL)
    then (self);
}

static void
print_game (RelaisReportDialog *self, RelaisMatch *match)
{
  g_autoptr (GTask) task = NULL;

  self->printing = g_cancellable_new ();
  task = g_task_new (self, self->printing, on_printed, NULL);
  g_task_set_task_data (task, relais_report_record_new (match), (GDestroyNotify) relais_report_record_free);
  relais_in_thread (task, print_in_thread);
}

static void
stop_printing (RelaisReportDialog *self)
{
  if (self->printing != NULL)
    g_cancellable_cancel (self->printing);
  g_clear_object (&self->printing);
  self->then = NULL;
}

static void
update_text (RelaisReportDialog *self)
{
  RelaisMatch *match = match_of (self->host);
  g_autofree char *facts = relais_report_dialog_facts (self->program, self->host);

  stop_printing (self);
  gtk_text_buffer_set_text (self->text, facts, -1);
  gtk_label_set_label (self->copied, "");
  if (match != NULL && gtk_switch_get_active (self->game))
    print_game (self, match);
}

/* FALSE: it is done when the text is whole. */
static gboolean
is_whole (RelaisReportDialog *self, void (*then) (RelaisReportDialog *))
{
  if (self->printing == NULL)
    return TRUE;
  self->then = then;
  gtk_label_set_label (self->copied, _("The moves of the game are still being added…"));
  return FALSE;
}

char *
relais_report_dialog_dup_text (RelaisReportDialog *self)
{
  GtkTextIter start, end;

  g_return_val_if_fail (RELAIS_IS_REPORT_DIALOG (self), NULL);

  if (self->printing != NULL)
    return NULL;
  gtk_text_buffer_get_bounds (self->text, &start, &end);
  return gtk_text_buffer_get_text (self->text, &start, &end, FALSE);
}

static void
on_copy_clicked (RelaisReportDialog *self)
{
  g_autofree char *text = NULL;

  if (!is_whole (self, on_copy_clicked))
    return;
  text = relais_report_dialog_dup_text (self);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  gtk_label_set_label (self->copied, _("The text is in the clipboard."));
  relais_announce (GTK_WIDGET (self), gtk_label_get_text (self->copied));
}

static void
save_to (GtkWidget *asking, GFile *file, gpointer data)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *text = relais_report_dialog_dup_text (RELAIS_REPORT_DIALOG (asking));
  g_autoptr (GError) error = NULL;

  if (path == NULL)
    relais_problem_dialog_tell (asking, _("The Text Could Not Be Saved There"), _("The place is not on this computer."));
  else if (!relais_file_write (path, text, strlen (text), &error))
    relais_problem_dialog_tell (asking, _("The Text Could Not Be Saved There"), error->message);
  else
    {
      gtk_label_set_label (RELAIS_REPORT_DIALOG (asking)->copied, _("The text is saved."));
      relais_announce (asking, _("The text is saved."));
    }
}

static void
on_save_response (GtkNativeDialog *dialog, int response, gpointer user_data)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog)) : NULL;

  if (file != NULL)
    relais_saving_write (user_data, file, SUFFIX, save_to, NULL);
  g_object_unref (dialog);
}

static void
on_save_clicked (RelaisReportDialog *self)
{
  GtkFileChooserNative *chooser;

  if (!is_whole (self, on_save_clicked))
    return;
  gtk_label_set_label (self->copied, "");
  chooser = gtk_file_chooser_native_new (_("Save the Text"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"), _("_Cancel"));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), "relais-report" SUFFIX);
  relais_file_dialog_ask (chooser, GTK_WIDGET (self), G_CALLBACK (on_save_response));
}

static void
relais_report_dialog_dispose (GObject *object)
{
  RelaisReportDialog *self = RELAIS_REPORT_DIALOG (object);

  stop_printing (self);
  g_clear_weak_pointer (&self->host);
  g_clear_object (&self->program);
  G_OBJECT_CLASS (relais_report_dialog_parent_class)->dispose (object);
}

static void
relais_report_dialog_class_init (RelaisReportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_report_dialog_dispose;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  g_type_ensure (RELAIS_TYPE_SIZED_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-report-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisReportDialog, address);
  gtk_widget_class_bind_template_child (widget_class, RelaisReportDialog, game_group);
  gtk_widget_class_bind_template_child (widget_class, RelaisReportDialog, game_row);
  gtk_widget_class_bind_template_child (widget_class, RelaisReportDialog, game);
  gtk_widget_class_bind_template_child (widget_class, RelaisReportDialog, text);
  gtk_widget_class_bind_template_child (widget_class, RelaisReportDialog, copied);
  gtk_widget_class_bind_template_callback (widget_class, on_copy_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_save_clicked);
}

static void
relais_report_dialog_init (RelaisReportDialog *self)
{
  g_autofree char *link = g_strdup_printf ("<a href=\"%1$s\">%1$s</a>", RELAIS_ISSUES);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_label_set_markup (self->address, link);
}

/* What was not shown to a player of a strict game, its record tells. */
static void
offer_game (RelaisReportDialog *self)
{
  RelaisMatch *match = match_of (self->host);
  gboolean secret = match != NULL && !relais_match_may_reveal (match);

  gtk_widget_set_visible (self->game_group, match != NULL);
  adw_action_row_set_subtitle (self->game_row,
                               secret ? _("All moves, without names and remarks. This game is strict and not over: "
                                          "whoever reads them can find out what is hidden.")
                                      : _("All moves, without names and remarks."));
  gtk_switch_set_active (self->game, match != NULL && !secret);
}

/**
 * relais_report_dialog_new:
 * @host: (nullable)
 */
GtkWidget *
relais_report_dialog_new (RelaisProgram *program, RelaisHost *host)
{
  RelaisReportDialog *self;

  g_return_val_if_fail (RELAIS_IS_PROGRAM (program), NULL);

  self = g_object_new (RELAIS_TYPE_REPORT_DIALOG, "transient-for", host, NULL);
  self->program = g_object_ref (program);
  g_set_weak_pointer (&self->host, host);
  offer_game (self);
  update_text (self);
  g_signal_connect_object (self->game, "notify::active", G_CALLBACK (update_text), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
