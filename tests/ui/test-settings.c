/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Settings that another version or an editor has written: what the schema does
 * not allow counts as not set, and what it does not know stays there. */

#include "app/kit/relais-chores.h"
#include "app/kit/relais-settings.h"
#include "app/shell/relais-preferences.h"
#include "desktop.h"

static const char before[] =
  "[io/github/relaisgame/Relais]\n"
  "window-width=2147483647\n"
  "window-height=-2147483648\n"
  "window-maximized='wide'\n"
  "style='purple'\n"
  "animation-speed=1e9\n"
  "sounds=perhaps\n"
  "finish-stops=[true\n"
  "solved=[1, 2]\n"
  "language='tlh'\n"
  "new-game='{\"game\":\"chess\"'\n"
  "show-pane=false\n"
  "weather='fine'\n";

static Desktop desktop;
static char *config;

static gboolean
config_has (const char *line)
{
  g_autofree char *text = NULL;

  return g_file_get_contents (config, &text, NULL, NULL) && strstr (text, line) != NULL;
}

static void
test_what_is_not_allowed_is_not_set (void)
{
  GSettings *settings = desktop_settings (&desktop);
  g_autofree char *style = g_settings_get_string (settings, "style");
  g_auto (GStrv) solved = g_settings_get_strv (settings, "solved");
  RelaisHost *window = desktop_window (&desktop);
  GtkWidget *preferences = relais_preferences_new (settings, GTK_WINDOW (window));

  g_assert_cmpstr (style, ==, "system");
  g_assert_cmpfloat_with_epsilon (g_settings_get_double (settings, "animation-speed"), 1.0, 0.001);
  g_assert_true (g_settings_get_boolean (settings, "sounds"));
  g_assert_true (g_settings_get_boolean (settings, "finish-stops"));
  g_assert_cmpuint (g_strv_length (solved), ==, 0);
  g_assert_false (g_settings_get_boolean (settings, "show-pane"));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 16384);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (window)), >, 100);
  gtk_window_present (GTK_WINDOW (preferences));
  desktop_settle ();
  gtk_window_destroy (GTK_WINDOW (preferences));
  g_assert_nonnull (desktop_new_match (window));
  desktop_close_all (&desktop);
}

static void
test_what_is_not_known_stays (void)
{
  g_settings_set_boolean (desktop_settings (&desktop), "tell-handover", FALSE);
  g_settings_sync ();
  display_until (config_has ("tell-handover=false\n"));
  g_assert_true (config_has ("weather='fine'\n"));
}

/* All in one dictionary, but what had a key of its own before. */
static void
test_chores_of_games (void)
{
  const RelaisLore lore = { .id = "relay" };
  const RelaisChoreText on = { "on", "", "", TRUE, NULL }, off = { "off", "", "", FALSE, NULL }, old = { "old", "", "", TRUE, "finish-stops" };
  GSettings *settings = desktop_settings (&desktop);
  g_autoptr (GVariant) all = NULL;
  g_autofree char *printed = NULL;

  g_assert_true (relais_chores_get (settings, &lore, &on) && !relais_chores_get (settings, &lore, &off));
  relais_chores_set (settings, &lore, &on, FALSE);
  relais_chores_set (settings, &lore, &off, FALSE);
  relais_chores_set (settings, &lore, &off, TRUE);
  relais_chores_set (settings, &lore, &old, FALSE);
  g_assert_true (!relais_chores_get (settings, &lore, &on) && relais_chores_get (settings, &lore, &off));
  g_assert_false (g_settings_get_boolean (settings, "finish-stops"));
  all = g_settings_get_value (settings, "chores");
  printed = g_variant_print (all, FALSE);
  g_assert_cmpstr (printed, ==, "{'relay.on': false, 'relay.off': true}");
  g_settings_reset (settings, "chores");
  g_settings_reset (settings, "finish-stops");
}

static void
test_the_schema_has_every_key (void)
{
  g_autoptr (GSettingsSchema) schema = NULL;

  g_object_get (desktop_settings (&desktop), "settings-schema", &schema, NULL);
  g_assert_null (relais_settings_find_missing (schema));
}

int
main (int argc, char **argv)
{
  g_autofree char *home = g_dir_make_tmp ("relais-settings-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (home, "glib-2.0", "settings", NULL);
  int result;

  if (!display_is_there ())
    return 0;
  config = g_build_filename (folder, "keyfile", NULL);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (config, before, -1, NULL));
  g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
  g_test_init (&argc, &argv, NULL);
  desktop_start (&desktop, home);
  g_application_hold (G_APPLICATION (desktop.application));
  g_test_add_func ("/settings/not-allowed", test_what_is_not_allowed_is_not_set);
  g_test_add_func ("/settings/not-known", test_what_is_not_known_stays);
  g_test_add_func ("/settings/chores", test_chores_of_games);
  g_test_add_func ("/settings/schema", test_the_schema_has_every_key);
  result = g_test_run ();
  desktop_finish (&desktop);
  remove_tree (home);
  g_free (config);
  return result;
}
