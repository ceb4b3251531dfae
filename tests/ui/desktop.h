/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "../folders.h"
#include "../model/playing.h"
#include "app/game/relais-game-page.h"
#include "app/kit/relais-language.h"
#include "app/kit/relais-question.h"
#include "app/shell/relais-application.h"
#include "app/shell/relais-window.h"
#include "display.h"
#include "relais-config.h"

/* The whole application for a test, in a home of its own. Everything is
 * inline: no test uses all of it. */

typedef struct
{
  char *home;
  RelaisProgram *application;
} Desktop;

/* In `home`, or in a new one that goes with the desktop. */
static inline void
desktop_start (Desktop *desktop, const char *home)
{
  g_autofree char *made = home == NULL ? g_dir_make_tmp ("relais-ui-XXXXXX", NULL) : NULL;

  g_setenv ("XDG_DATA_HOME", home != NULL ? home : made, TRUE);
  g_setenv ("XDG_CONFIG_HOME", home != NULL ? home : made, TRUE);
  g_setenv ("XDG_CACHE_HOME", home != NULL ? home : made, TRUE);
  relais_language_start (g_getenv ("RELAIS_LOCALE_DIR"));
  desktop->home = g_steal_pointer (&made);
  desktop->application = RELAIS_PROGRAM (relais_application_new ());
  /* Another program of the tests may run at the same time. */
  g_application_set_flags (G_APPLICATION (desktop->application), G_APPLICATION_HANDLES_OPEN | G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (desktop->application), NULL, NULL));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                "gtk-decoration-layout", ":close", NULL);
  /* What waits is not to go on by itself. */
  g_settings_set_boolean (relais_program_get_settings (desktop->application), "end-turns", FALSE);
  /* What is told once would stand in the way of the first test. */
  g_settings_set_boolean (relais_program_get_settings (desktop->application), "hints", FALSE);
  /* GTK 4.8 loses a moment each time it looks for recent files that are too old. */
  g_object_set (gtk_settings_get_default (), "gtk-recent-files-max-age", -1, NULL);
}

static inline void
desktop_finish (Desktop *desktop)
{
  g_clear_object (&desktop->application);
  if (desktop->home != NULL)
    remove_tree (desktop->home);
  g_clear_pointer (&desktop->home, g_free);
}

/* The whole of a test program: every test has the same desktop, which goes on without a window. */
static inline int
desktop_run (Desktop *desktop, int argc, char **argv, void (*add_tests) (void))
{
  int result;

  if (!display_is_there ())
    return 0;
  g_test_init (&argc, &argv, NULL);
  desktop_start (desktop, NULL);
  g_application_hold (G_APPLICATION (desktop->application));
  add_tests ();
  result = g_test_run ();
  desktop_finish (desktop);
  return result;
}

static inline void
desktop_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Only for what must not happen; what should is waited for by display_until (). */
static inline void
desktop_wait (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + (gint64) milliseconds * 1000;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
}

/* Shows a window as the user gets it when the program starts. */
static inline RelaisHost *
desktop_window (Desktop *desktop)
{
  RelaisHost *window = RELAIS_HOST (relais_window_new (desktop->application));

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  desktop_settle ();
  return window;
}

static inline guint
desktop_count_windows (Desktop *desktop)
{
  guint n = 0;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (desktop->application)); l != NULL; l = l->next)
    if (RELAIS_IS_HOST (l->data))
      n++;
  return n;
}

static inline void
desktop_close_all (Desktop *desktop)
{
  GList *windows;

  while ((windows = gtk_application_get_windows (GTK_APPLICATION (desktop->application))) != NULL)
    gtk_window_destroy (windows->data);
  desktop_settle ();
}

/* GTK's own dialog for files; NULL: it is not there. */
static inline GtkFileChooser *
desktop_find_chooser (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (GTK_IS_FILE_CHOOSER (window))
        return GTK_FILE_CHOOSER (window);
    }
  return NULL;
}

static inline GSettings *
desktop_settings (Desktop *desktop)
{
  return relais_program_get_settings (desktop->application);
}

/* As somebody chooses it in the preferences; "": the system's. */
static inline void
desktop_speak (Desktop *desktop, const char *language)
{
  g_settings_set_string (desktop_settings (desktop), "language", language);
  desktop_settle ();
}

/* Words that are mapped and say just that. */
static inline GtkWidget *
desktop_label (GtkWidget *in, const char *words)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (in) && gtk_widget_get_mapped (in) && g_str_equal (gtk_label_get_text (GTK_LABEL (in)), words))
    return in;
  if (GTK_IS_INSCRIPTION (in) && gtk_widget_get_mapped (in) && g_strcmp0 (gtk_inscription_get_text (GTK_INSCRIPTION (in)), words) == 0)
    return in;
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = desktop_label (child, words);
  return found;
}

static inline gboolean
desktop_says (GtkWidget *in, const char *words)
{
  return desktop_label (in, words) != NULL;
}

/* The button that is shown with that label (mnemonic included) or tooltip. */
static inline GtkWidget *
desktop_button (GtkWidget *in, const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (in) && gtk_widget_get_mapped (in)
      && (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (in)), label) == 0
          || g_strcmp0 (gtk_widget_get_tooltip_text (in), label) == 0))
    return in;
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = desktop_button (child, label);
  return found;
}

static inline gboolean
desktop_try_click (GtkWidget *in, const char *label)
{
  GtkWidget *button = desktop_button (in, label);

  if (button != NULL)
    g_signal_emit_by_name (button, "clicked");
  return button != NULL;
}

static inline void
desktop_click (RelaisHost *window, const char *label)
{
  if (!desktop_try_click (GTK_WIDGET (window), label))
    g_error ("no button “%s”", label);
  desktop_settle ();
}

/* What is asked or told before anything else, if anything is. */
static inline GtkWidget *
desktop_question (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  GtkWidget *question = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (toplevels) && question == NULL; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);

      question = display_find (window, RELAIS_TYPE_QUESTION);
    }
  return question;
}

/* The newer dialog is there a little later. */
static inline void
desktop_answer (const char *label)
{
  GtkWidget *question = desktop_question ();

  g_assert_nonnull (question);
  g_test_message ("to be answered by “%s”", label);
  display_until (desktop_try_click (question, label));
  desktop_settle ();
}

/* "heading" or "body" of what is asked */
static inline char *
desktop_asked (const char *property)
{
  GtkWidget *question = desktop_question ();
  char *words;

  g_assert_nonnull (question);
  g_object_get (question, property, &words, NULL);
  return words;
}

static inline gboolean
desktop_is_enabled (RelaisHost *window, const char *name)
{
  gboolean enabled = FALSE;
  const char *dot = strchr (name, '.');

  if (g_str_has_prefix (name, "match."))
    {
      GtkWidget *page = GTK_WIDGET (relais_host_get_page (window));
      GActionGroup *group = RELAIS_IS_GAME_PAGE (page) ? relais_page_get_actions (RELAIS_PAGE (page), "match") : NULL;

      return group != NULL && g_action_group_get_action_enabled (group, dot + 1);
    }
  g_assert_true (g_action_group_query_action (G_ACTION_GROUP (window), dot + 1, &enabled, NULL, NULL, NULL, NULL));
  return enabled;
}

static inline void
desktop_do (RelaisHost *window, const char *name)
{
  g_assert_true (desktop_is_enabled (window, name));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), name, NULL));
  desktop_settle ();
}

/* What Enter does where the focus is; a button stays down for a moment, so what it does is waited for. */
static inline void
desktop_press_enter (RelaisHost *window)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_activate (focus));
}

static inline RelaisMatch *
desktop_new_match (RelaisHost *window)
{
  relais_host_show_new_game (window, FALSE);
  desktop_settle ();
  desktop_press_enter (window);
  display_until (relais_host_get_match (window) != NULL);
  desktop_settle ();
  return relais_host_get_match (window);
}

/* Waits until what has been played is in the files. */
static inline void
desktop_flush (Desktop *desktop)
{
  desktop_settle ();
  g_assert_true (relais_library_flush (relais_program_get_library (desktop->application), NULL, NULL));
  desktop_settle ();
}
