/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-application.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "app/art/relais-game-ui.h"
#include "app/kit/relais-actions.h"
#include "app/kit/relais-language.h"
#include "app/kit/relais-settings.h"
#include "app/old-gtk/relais-style.h"
#include "app/old-gtk/relais-tooltip.h"
#include "app/rules/relais-rules-window.h"
#include "record/relais-file.h"
#include "relais-command-line.h"
#include "relais-config.h"
#include "relais-memory.h"
#include "relais-opening-result.h"
#include "relais-opening.h"
#include "relais-preferences.h"
#include "relais-report-dialog.h"
#include "relais-search-provider.h"
#include "relais-unsaved.h"
#include "relais-window.h"

/* As in the metainfo. */
#define RELEASE_NEWS N_("The first release: La Loire for one to four players at one computer, with cards, history, a setup editor and scenarios.")

struct _RelaisApplication
{
  AdwApplication parent_instance;

  GSettings *settings;
  RelaisLibrary *library;
  RelaisSetupLibrary *setups;
  RelaisSearchProvider *search_provider;
  RelaisOpening *opening;       /* what is opened now */
  gboolean understood;          /* every word of the command line */
};

static void relais_application_program_init (RelaisProgramInterface *iface);

G_DEFINE_TYPE_WITH_CODE (RelaisApplication, relais_application, ADW_TYPE_APPLICATION,
                         G_IMPLEMENT_INTERFACE (RELAIS_TYPE_PROGRAM, relais_application_program_init))

/* A dialog belongs to the window in front, or to none. */
static GtkWindow *
front_window (RelaisApplication *self)
{
  RelaisHost *front = relais_program_front (RELAIS_PROGRAM (self));

  return front != NULL ? GTK_WINDOW (front) : NULL;
}

static void
on_about (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisApplication *self = user_data;
  g_autofree char *news = g_markup_printf_escaped ("<p>%s</p>", _(RELEASE_NEWS));
  g_autofree char *facts = relais_report_dialog_facts (RELAIS_PROGRAM (self), relais_program_front (RELAIS_PROGRAM (self)));

  adw_show_about_window (front_window (self),
                         "application-name", "Relais",
                         "application-icon", RELAIS_APPLICATION_ID,
                         "version", RELAIS_VERSION,
                         "developer-name", _("The Relais developers"),
                         "license-type", GTK_LICENSE_GPL_3_0,
                         "comments", _("Board games about the post"),
                         "website", "https://github.com/relaisgame/Relais",
                         "issue-url", RELAIS_ISSUES,
                         "debug-info", facts,
                         "debug-info-filename", "relais-report.txt",
                         "copyright", _("© 2026 The Relais developers"),
                         /* TRANSLATORS: who translated into your language, a name in each line */
                         "translator-credits", _("translator-credits"),
                         "release-notes-version", RELAIS_VERSION,
                         "release-notes", news,
                         NULL);
}

static void
on_report (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_window_present (GTK_WINDOW (relais_report_dialog_new (user_data, relais_program_front (user_data))));
}

/* A window that goes saves its game. */
static void
close_windows (RelaisProgram *program)
{
  GList *windows;

  while ((windows = gtk_application_get_windows (GTK_APPLICATION (program))) != NULL)
    gtk_window_destroy (windows->data);
}

static void
on_quit (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_unsaved_end (user_data, front_window (user_data), close_windows);
}

/* A notification leads to the window that it came from. */
static void
on_show_window (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window = gtk_application_get_window_by_id (user_data, g_variant_get_uint32 (parameter));

  if (window != NULL)
    gtk_window_present (window);
  else
    g_application_activate (user_data);
}

static void
on_new_window (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_window_present (GTK_WINDOW (relais_window_new (user_data)));
}

static void
on_new_game (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisHost *host = relais_program_free_host (user_data);

  relais_host_show_new_game (host, FALSE);
  gtk_window_present (GTK_WINDOW (host));
}

static void
on_open (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  relais_program_asked_to_open (user_data, &file, 1);
}

/* A window that there is only one of. */
static GtkWindow *
find_dialog (RelaisApplication *self, GType type)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type))
      return l->data;
  return NULL;
}

static GtkWidget *
new_preferences (RelaisApplication *self, GtkWindow *parent)
{
  GtkWidget *preferences = relais_preferences_new (self->settings, parent);

  gtk_window_set_application (GTK_WINDOW (preferences), GTK_APPLICATION (self));
  return preferences;
}

static void
on_preferences (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisApplication *self = user_data;
  GtkWindow *preferences = find_dialog (self, RELAIS_TYPE_PREFERENCES);

  if (preferences == NULL)
    preferences = GTK_WINDOW (new_preferences (self, front_window (self)));
  gtk_window_present (preferences);
}

/* The game in front, or the first that can be played. */
static const RelaisGame *
find_game (RelaisApplication *self)
{
  RelaisHost *front = relais_program_front (RELAIS_PROGRAM (self));

  if (front != NULL && relais_host_get_match (front) != NULL)
    return relais_match_get_game (relais_host_get_match (front));
  if (front != NULL && relais_host_get_draft (front) != NULL)
    return relais_draft_get_game (relais_host_get_draft (front));
  for (guint i = 0; relais_games[i] != NULL; i++)
    if (relais_lore_find (relais_games[i]) != NULL)
      return relais_games[i];
  return NULL;
}

static GtkWidget *
new_rules (RelaisApplication *self, const RelaisGame *game, GtkWindow *parent)
{
  GtkWidget *rules = relais_rules_window_new (game, parent);

  gtk_window_set_application (GTK_WINDOW (rules), GTK_APPLICATION (self));
  return rules;
}

static GtkWindow *
show_rules (RelaisApplication *self)
{
  GtkWindow *rules = find_dialog (self, RELAIS_TYPE_RULES_WINDOW);
  const RelaisGame *game = find_game (self);

  if (rules != NULL && relais_rules_window_get_game (RELAIS_RULES_WINDOW (rules)) != game)
    {
      gtk_window_destroy (rules);
      rules = NULL;
    }
  if (rules == NULL)
    rules = GTK_WINDOW (new_rules (self, game, front_window (self)));
  else
    gtk_window_set_transient_for (rules, front_window (self));
  gtk_window_present (rules);
  return rules;
}

static void
on_help (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  show_rules (user_data);
}

static void
on_rule (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_rules_window_show_rule (RELAIS_RULES_WINDOW (show_rules (user_data)), g_variant_get_string (parameter, NULL));
}

static void
on_shortcuts (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisApplication *self = user_data;
  GtkWindow *shortcuts = find_dialog (self, GTK_TYPE_SHORTCUTS_WINDOW);

  if (shortcuts == NULL)
    {
      RelaisHost *front = relais_program_front (RELAIS_PROGRAM (self));

      shortcuts = relais_actions_window (front != NULL && relais_host_get_draft (front) != NULL);
      gtk_window_set_transient_for (shortcuts, front_window (self));
      gtk_window_set_application (shortcuts, GTK_APPLICATION (self));
    }
  gtk_window_present (shortcuts);
}

static void
on_style_changed (RelaisApplication *self)
{
  g_autofree char *style = g_settings_get_string (self->settings, "style");
  AdwColorScheme scheme = g_str_equal (style, "light")  ? ADW_COLOR_SCHEME_FORCE_LIGHT
                          : g_str_equal (style, "dark") ? ADW_COLOR_SCHEME_FORCE_DARK
                                                        : ADW_COLOR_SCHEME_DEFAULT;

  adw_style_manager_set_color_scheme (adw_application_get_style_manager (ADW_APPLICATION (self)), scheme);
}

static void
set_language (RelaisApplication *self)
{
  g_autofree char *language = g_settings_get_string (self->settings, "language");

  if (!relais_language_set (language))
    g_message ("There is no locale on this system in which messages can be translated");
}

static gboolean
destroy_dialog (gpointer dialog)
{
  gtk_window_destroy (dialog);
  return G_SOURCE_REMOVE;
}

static void
replace_dialog (GtkWindow *dialog, GtkWidget *again)
{
  gtk_window_present (GTK_WINDOW (again));
  /* Held until then, it would outlive its parent and not know it. */
  gtk_window_set_transient_for (dialog, NULL);
  gtk_window_set_application (dialog, NULL);
  gtk_widget_set_visible (GTK_WIDGET (dialog), FALSE);
  /* Its row may still be telling what has been chosen in it; and on X11, GTK 4.8 still sizes it when all else is done. */
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, destroy_dialog, g_object_ref (dialog), g_object_unref);
}

static void
replace_rules (RelaisApplication *self, RelaisRulesWindow *rules)
{
  GtkWidget *again = new_rules (self, relais_rules_window_get_game (rules), gtk_window_get_transient_for (GTK_WINDOW (rules)));

  relais_rules_window_follow (RELAIS_RULES_WINDOW (again), rules);
  replace_dialog (GTK_WINDOW (rules), again);
}

/* Everything that is shown is made again. */
static void
on_language_changed (RelaisApplication *self)
{
  GtkWindow *preferences = find_dialog (self, RELAIS_TYPE_PREFERENCES);
  GtkWindow *rules = find_dialog (self, RELAIS_TYPE_RULES_WINDOW);

  set_language (self);
  gtk_widget_set_default_direction (relais_language_direction ());
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (RELAIS_IS_WINDOW (l->data))
      relais_window_retranslate (l->data);
  if (rules != NULL)
    replace_rules (self, RELAIS_RULES_WINDOW (rules));
  if (preferences != NULL)
    replace_dialog (preferences, new_preferences (self, gtk_window_get_transient_for (preferences)));
}

/* The libraries see to their own folders. */
static void
sweep_caches (void)
{
  static const char *const caches[] = { "pictures", "thumbnails" };

  for (gsize i = 0; i < G_N_ELEMENTS (caches); i++)
    {
      g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "relais", caches[i], NULL);

      relais_file_sweep (folder);
    }
}

static void
relais_application_startup (GApplication *application)
{
  RelaisApplication *self = RELAIS_APPLICATION (application);

  /* Without a session bus GTK has no path under which to tell screen readers anything, tells it all the same, and crashes. */
  if (g_application_get_dbus_connection (application) == NULL)
    g_setenv ("GTK_A11Y", "none", FALSE);
  self->settings = relais_settings_new ();
  /* Before GTK says its first word. */
  set_language (self);
  relais_lore_check_all ();
  relais_game_ui_check_all ();
  G_APPLICATION_CLASS (relais_application_parent_class)->startup (application);
  relais_style_start ();
  relais_tooltip_start ();
  gtk_widget_set_default_direction (relais_language_direction ());
  gtk_window_set_default_icon_name (RELAIS_APPLICATION_ID);

  sweep_caches ();
  self->library = relais_library_new (NULL);
  self->setups = relais_setup_library_new (NULL);
  self->opening = relais_opening_new (RELAIS_PROGRAM (self));
  relais_actions_install (GTK_APPLICATION (self));
  g_signal_connect_object (self->settings, "changed::language", G_CALLBACK (on_language_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::style", G_CALLBACK (on_style_changed), self, G_CONNECT_SWAPPED);
  on_style_changed (self);
}

static void
relais_application_activate (GApplication *application)
{
  GtkWindow *window = front_window (RELAIS_APPLICATION (application));

  if (window == NULL)
    window = GTK_WINDOW (relais_window_new (RELAIS_PROGRAM (application)));
  gtk_window_present (window);
}

static void
relais_application_open (GApplication *application, GFile **files, int n, const char *hint)
{
  relais_program_asked_to_open (RELAIS_PROGRAM (application), files, (gsize) n);
}

static int
relais_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  RELAIS_APPLICATION (application)->understood = TRUE;
  return relais_command_line_handle_here (application, options);
}

/* GLib ends with 1 when it does not understand a word. */
static gboolean
relais_application_local_command_line (GApplication *application, char ***arguments, int *status)
{
  gboolean done;

  /* Until it is understood, only GApplication has something to say. */
  g_set_printerr_handler (relais_command_line_complain);
  done = G_APPLICATION_CLASS (relais_application_parent_class)->local_command_line (application, arguments, status);
  g_set_printerr_handler (NULL);
  if (done && *status != 0 && !RELAIS_APPLICATION (application)->understood)
    *status = RELAIS_COMMAND_LINE_SENSELESS;
  return done;
}

static int
relais_application_command_line (GApplication *application, GApplicationCommandLine *command_line)
{
  return relais_command_line_run (RELAIS_PROGRAM (application), command_line);
}

/* Before the name is owned, so that the first question finds an answer. */
static gboolean
relais_application_dbus_register (GApplication *application, GDBusConnection *connection, const char *path, GError **error)
{
  RelaisApplication *self = RELAIS_APPLICATION (application);

  if (!G_APPLICATION_CLASS (relais_application_parent_class)->dbus_register (application, connection, path, error))
    return FALSE;
  self->search_provider = relais_search_provider_new (RELAIS_PROGRAM (self));
  return relais_search_provider_export (self->search_provider, connection, path, error);
}

static void
relais_application_dbus_unregister (GApplication *application, GDBusConnection *connection, const char *path)
{
  RelaisApplication *self = RELAIS_APPLICATION (application);

  if (self->search_provider != NULL)
    relais_search_provider_unexport (self->search_provider);
  g_clear_object (&self->search_provider);
  G_APPLICATION_CLASS (relais_application_parent_class)->dbus_unregister (application, connection, path);
}

/* Nobody is there any more whom a window could tell what was not written. */
static void
relais_application_shutdown (GApplication *application)
{
  RelaisApplication *self = RELAIS_APPLICATION (application);
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->opening);
  G_APPLICATION_CLASS (relais_application_parent_class)->shutdown (application);
  if (!relais_library_flush (self->library, NULL, &error) || !relais_setup_library_flush (self->setups, NULL, &error))
    g_printerr ("relais: %s\n", error->message);
}

static void
relais_application_finalize (GObject *object)
{
  RelaisApplication *self = RELAIS_APPLICATION (object);

  g_clear_object (&self->opening);
  g_clear_object (&self->library);
  g_clear_object (&self->setups);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (relais_application_parent_class)->finalize (object);
}

static GSettings *
get_settings (RelaisProgram *program)
{
  return RELAIS_APPLICATION (program)->settings;
}

static RelaisLibrary *
get_library (RelaisProgram *program)
{
  return RELAIS_APPLICATION (program)->library;
}

static RelaisSetupLibrary *
get_setups (RelaisProgram *program)
{
  return RELAIS_APPLICATION (program)->setups;
}

static RelaisHost *
new_host (RelaisProgram *program)
{
  return RELAIS_HOST (relais_window_new (program));
}

static void
open_files (RelaisProgram *program, GFile **files, gsize n, RelaisHost *host)
{
  relais_opening_add (RELAIS_APPLICATION (program)->opening, files, n, host);
}

static void
asked_to_open (RelaisProgram *program, GFile **files, gsize n)
{
  relais_opening_asked (RELAIS_APPLICATION (program)->opening, files, n);
}

static void
go_back (RelaisProgram *program, RelaisHost *host, GFile *file, RelaisMatch *left)
{
  relais_opening_go_back (RELAIS_APPLICATION (program)->opening, host, file, left);
}

/* There is none any more while the program is ending. */
static void
stop_opening (RelaisProgram *program)
{
  RelaisOpening *opening = RELAIS_APPLICATION (program)->opening;

  if (opening != NULL)
    relais_opening_stop (opening);
}

static void
relais_application_program_init (RelaisProgramInterface *iface)
{
  iface->get_settings = get_settings;
  iface->get_library = get_library;
  iface->get_setups = get_setups;
  iface->new_host = new_host;
  iface->open_files = open_files;
  iface->asked_to_open = asked_to_open;
  iface->go_back = go_back;
  iface->stop_opening = stop_opening;
}

static void
relais_application_class_init (RelaisApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = relais_application_finalize;
  application_class->startup = relais_application_startup;
  application_class->shutdown = relais_application_shutdown;
  application_class->activate = relais_application_activate;
  application_class->open = relais_application_open;
  application_class->handle_local_options = relais_application_handle_local_options;
  application_class->local_command_line = relais_application_local_command_line;
  application_class->command_line = relais_application_command_line;
  application_class->dbus_register = relais_application_dbus_register;
  application_class->dbus_unregister = relais_application_dbus_unregister;
}

static void
relais_application_init (RelaisApplication *self)
{
  static const GActionEntry actions[] = {
    { .name = "about", .activate = on_about },
    { .name = "help", .activate = on_help },
    { .name = "new-game", .activate = on_new_game },
    { .name = "new-window", .activate = on_new_window },
    { .name = "open", .activate = on_open, .parameter_type = "s" },
    { .name = "preferences", .activate = on_preferences },
    { .name = "quit", .activate = on_quit },
    { .name = "report", .activate = on_report },
    { .name = "rule", .activate = on_rule, .parameter_type = "s" },
    { .name = "shortcuts", .activate = on_shortcuts },
    { .name = "show-window", .activate = on_show_window, .parameter_type = "u" },
  };

  g_set_application_name ("Relais");
  relais_command_line_add_options (G_APPLICATION (self));
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

RelaisApplication *
relais_application_new (void)
{
  relais_memory_share ();
  return g_object_new (RELAIS_TYPE_APPLICATION,
                       "application-id", RELAIS_APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN | G_APPLICATION_HANDLES_COMMAND_LINE,
                       NULL);
}

void
relais_application_end (RelaisApplication *self)
{
  g_return_if_fail (RELAIS_IS_APPLICATION (self));

  relais_unsaved_any (RELAIS_PROGRAM (self));
  close_windows (RELAIS_PROGRAM (self));
  g_application_quit (G_APPLICATION (self));
}
