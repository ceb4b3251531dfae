/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-application.h"

#include <glib/gi18n.h>

#include "relais-config.h"
#include "relais-window.h"

struct _RelaisApplication
{
  AdwApplication parent_instance;
};

G_DEFINE_TYPE (RelaisApplication, relais_application, ADW_TYPE_APPLICATION)

static void
on_about (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkApplication *application = user_data;

  (void) action;
  (void) parameter;
  adw_show_about_window (gtk_application_get_active_window (application),
                         "application-name", "Relais",
                         "application-icon", RELAIS_APPLICATION_ID,
                         "version", RELAIS_VERSION,
                         "developer-name", _("The Relais developers"),
                         "license-type", GTK_LICENSE_GPL_3_0,
                         "comments", _("Two board games about the post"),
                         NULL);
}

static void
on_quit (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkApplication *application = user_data;
  GtkWindow *window;

  (void) action;
  (void) parameter;
  while ((window = gtk_application_get_active_window (application)) != NULL)
    gtk_window_destroy (window);
}

static void
relais_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window == NULL)
    window = GTK_WINDOW (relais_window_new (ADW_APPLICATION (application)));
  gtk_window_present (window);
}

/* --version needs no display, so it is answered before anything starts. */
static gint
relais_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  (void) application;
  if (!g_variant_dict_contains (options, "version"))
    return -1;
  g_print ("relais %s\n", RELAIS_VERSION);
  return 0;
}

static void
relais_application_class_init (RelaisApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->activate = relais_application_activate;
  application_class->handle_local_options = relais_application_handle_local_options;
}

static void
relais_application_init (RelaisApplication *self)
{
  static const GActionEntry actions[] = {
    { .name = "about", .activate = on_about },
    { .name = "quit", .activate = on_quit },
  };
  static const GOptionEntry options[] = {
    { "version", 'v', 0, G_OPTION_ARG_NONE, NULL, N_("Show the version and exit"), NULL },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  gtk_application_set_accels_for_action (GTK_APPLICATION (self), "app.quit",
                                         (const char *[]) { "<Control>q", NULL });
}

RelaisApplication *
relais_application_new (void)
{
  return g_object_new (RELAIS_TYPE_APPLICATION, "application-id", RELAIS_APPLICATION_ID, NULL);
}
