/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-application.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "app/kit/relais-actions.h"
#include "app/kit/relais-language.h"
#include "app/kit/relais-settings.h"
#include "app/kit/relais-tooltip.h"
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
#include "relais-start-page.h"
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

enum
{
  OPENING,
  PAGES_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisApplication, relais_application, ADW_TYPE_APPLICATION)

/* The first of our windows for which a test holds, the one used last first. */
static RelaisWindow *
find_window (RelaisApplication *self, gboolean (*test) (RelaisWindow *window, gconstpointer data), gconstpointer data)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (RELAIS_IS_WINDOW (l->data) && test (l->data, data))
      return l->data;
  return NULL;
}

static gboolean
is_any (RelaisWindow *window, gconstpointer data)
{
  return TRUE;
}

static gboolean
is_idle (RelaisWindow *window, gconstpointer data)
{
  return relais_window_is_free (window);
}

static gboolean
shows_file (RelaisWindow *window, gconstpointer path)
{
  return g_strcmp0 (relais_window_get_path (window), path) == 0;
}

static gboolean
plays_copy_of (RelaisWindow *window, gconstpointer path)
{
  return relais_window_get_match (window) != NULL && relais_opening_result_is_copy_of (relais_window_get_match (window), path);
}

static RelaisWindow *
new_window (RelaisApplication *self)
{
  return RELAIS_WINDOW (relais_window_new (self));
}

/* A dialog belongs to the window in front, or to none. */
static GtkWindow *
front_window (RelaisApplication *self)
{
  return GTK_WINDOW (find_window (self, is_any, NULL));
}

static void
on_about (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisApplication *self = user_data;
  g_autofree char *news = g_markup_printf_escaped ("<p>%s</p>", _(RELEASE_NEWS));
  g_autofree char *facts = relais_report_dialog_facts (self, find_window (self, is_any, NULL));

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
  RelaisApplication *self = user_data;

  gtk_window_present (GTK_WINDOW (relais_report_dialog_new (self, find_window (self, is_any, NULL))));
}

/* A window that goes saves its game. */
static void
close_windows (RelaisApplication *self)
{
  GList *windows;

  while ((windows = gtk_application_get_windows (GTK_APPLICATION (self))) != NULL)
    gtk_window_destroy (windows->data);
}

static void
on_quit (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_unsaved_end (user_data, front_window (user_data), close_windows);
}

static void
on_new_window (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_window_present (GTK_WINDOW (new_window (user_data)));
}

static void
on_new_game (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window = relais_application_free_window (user_data);

  relais_window_show_new_game (RELAIS_WINDOW (window));
  gtk_window_present (window);
}

static void
on_open (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  relais_application_open_file (user_data, file);
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
  RelaisWindow *window = find_window (self, is_any, NULL);

  if (window != NULL && relais_window_get_match (window) != NULL)
    return relais_match_get_game (relais_window_get_match (window));
  if (window != NULL && relais_window_get_draft (window) != NULL)
    return relais_draft_get_game (relais_window_get_draft (window));
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
      GtkWindow *front = front_window (self);

      shortcuts = relais_actions_window (RELAIS_IS_WINDOW (front) && relais_window_get_draft (RELAIS_WINDOW (front)) != NULL);
      gtk_window_set_transient_for (shortcuts, front);
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
  G_APPLICATION_CLASS (relais_application_parent_class)->startup (application);
  relais_tooltip_start ();
  gtk_widget_set_default_direction (relais_language_direction ());
  gtk_window_set_default_icon_name (RELAIS_APPLICATION_ID);

  sweep_caches ();
  self->library = relais_library_new (NULL);
  self->setups = relais_setup_library_new (NULL);
  self->opening = relais_opening_new (self);
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
    window = GTK_WINDOW (new_window (RELAIS_APPLICATION (application)));
  gtk_window_present (window);
}

static void
relais_application_open (GApplication *application, GFile **files, int n, const char *hint)
{
  relais_application_open_files (RELAIS_APPLICATION (application), files, (gsize) n);
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
  return relais_command_line_run (RELAIS_APPLICATION (application), command_line);
}

/* Before the name is owned, so that the first question finds an answer. */
static gboolean
relais_application_dbus_register (GApplication *application, GDBusConnection *connection, const char *path, GError **error)
{
  RelaisApplication *self = RELAIS_APPLICATION (application);

  if (!G_APPLICATION_CLASS (relais_application_parent_class)->dbus_register (application, connection, path, error))
    return FALSE;
  self->search_provider = relais_search_provider_new (self);
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

static void
relais_application_class_init (RelaisApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = relais_application_finalize;
  signals[OPENING] = g_signal_new ("opening", RELAIS_TYPE_APPLICATION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[PAGES_CHANGED] = g_signal_new ("pages-changed", RELAIS_TYPE_APPLICATION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
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
  relais_unsaved_any (self);
  close_windows (self);
  g_application_quit (G_APPLICATION (self));
}

GSettings *
relais_application_get_settings (RelaisApplication *self)
{
  return self->settings;
}

RelaisLibrary *
relais_application_get_library (RelaisApplication *self)
{
  return self->library;
}

RelaisSetupLibrary *
relais_application_get_setups (RelaisApplication *self)
{
  return self->setups;
}

void
relais_application_opening (RelaisApplication *self, const char *path)
{
  g_signal_emit (self, signals[OPENING], 0, path);
}

void
relais_application_pages_changed (RelaisApplication *self)
{
  g_signal_emit (self, signals[PAGES_CHANGED], 0);
}

GtkWindow *
relais_application_find_open (RelaisApplication *self, const char *path)
{
  return GTK_WINDOW (find_window (self, shows_file, path));
}

gboolean
relais_application_show_again (RelaisApplication *self, const char *path)
{
  GtkWindow *shown = relais_application_find_open (self, path);

  if (shown == NULL)
    shown = GTK_WINDOW (find_window (self, plays_copy_of, path));
  if (shown != NULL)
    gtk_window_present (shown);
  return shown != NULL;
}

/* What is wrong with a file is told over what is played. */
RelaisWindow *
relais_application_window_for_files (RelaisApplication *self)
{
  RelaisWindow *window = find_window (self, is_idle, NULL);

  if (window == NULL)
    window = find_window (self, is_any, NULL);
  return window != NULL ? window : new_window (self);
}

RelaisOpening *
relais_application_get_opening (RelaisApplication *self)
{
  return self->opening;
}

GtkWindow *
relais_application_free_window (RelaisApplication *self)
{
  RelaisWindow *window = find_window (self, is_idle, NULL);

  return GTK_WINDOW (window != NULL ? window : new_window (self));
}

/**
 * relais_application_search:
 *
 * Takes nothing away: a window with a game stays as it is.
 */
void
relais_application_search (RelaisApplication *self, const char *words)
{
  RelaisWindow *window = RELAIS_WINDOW (relais_application_free_window (self));

  relais_window_show_start (window);
  relais_start_page_search (RELAIS_START_PAGE (relais_window_get_page (window)), words);
  gtk_window_present (GTK_WINDOW (window));
}

/**
 * relais_application_play:
 *
 * Takes nothing away either.
 */
void
relais_application_play (RelaisApplication *self, RelaisMatch *match)
{
  RelaisWindow *window = RELAIS_WINDOW (relais_application_free_window (self));

  relais_window_play (window, match, NULL);
  gtk_window_present (GTK_WINDOW (window));
}
