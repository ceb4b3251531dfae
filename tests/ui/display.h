/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/old-gtk/relais-tooltip.h"

/* Without one the test is skipped, and says so. */
static inline gboolean
display_is_there (void)
{
  if (g_getenv ("DISPLAY") != NULL || g_getenv ("WAYLAND_DISPLAY") != NULL)
    return TRUE;
  g_print ("1..0 # SKIP there is no display\n");
  return FALSE;
}

/* The whole of a test program of single widgets. */
static inline int
display_run (int argc, char **argv, void (*add_tests) (void))
{
  if (!display_is_there ())
    return 0;
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  relais_tooltip_start ();
  add_tests ();
  return g_test_run ();
}

/* Longer than the busiest machine takes: nobody waits so long but for what never comes. */
#define DISPLAY_PATIENCE (30 * G_TIME_SPAN_SECOND)

/* Until a condition holds, which is asserted. What takes long is asked for more seldom: a condition may look through the whole window. */
#define display_until(condition) display_until_within (DISPLAY_PATIENCE, condition)
#define display_until_within(patience, condition) \
  G_STMT_START \
  { \
    gint64 display_begin = g_get_monotonic_time (), display_now = display_begin; \
\
    while (!(condition)) \
      { \
        if ((display_now = g_get_monotonic_time ()) > display_begin + (patience)) \
          g_assertion_message (G_LOG_DOMAIN, __FILE__, __LINE__, G_STRFUNC, "waited in vain for (" #condition ")"); \
        if (!g_main_context_iteration (NULL, FALSE)) \
          g_usleep ((gulong) CLAMP ((display_now - display_begin) / 16, 1000, 20000)); \
      } \
  } \
  G_STMT_END

static inline void
display_on_search_changed (GtkEditable *entry, char **told)
{
  g_free (*told);
  *told = g_strdup (gtk_editable_get_text (entry));
}

/* As somebody types it; the entry waits for the next letter before it tells. */
static inline void
display_search (GtkWidget *entry, const char *words)
{
  g_autofree char *told = NULL;
  gulong id = g_signal_connect (entry, "search-changed", G_CALLBACK (display_on_search_changed), &told);

  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  display_until (g_strcmp0 (told, words) == 0);
  g_signal_handler_disconnect (entry, id);
}

typedef gboolean (*DisplayWanted) (GtkWidget *widget, gconstpointer data);

/* The first widget wanted, depth first, though it may not be shown; NULL if there is none. */
static inline GtkWidget *
display_find_where (GtkWidget *in, DisplayWanted wanted, gconstpointer data)
{
  if (wanted (in, data))
    return in;
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = display_find_where (child, wanted, data);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static inline gboolean
display_is_of (GtkWidget *widget, gconstpointer type)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, *(const GType *) type);
}

static inline GtkWidget *
display_find (GtkWidget *in, GType type)
{
  return display_find_where (in, display_is_of, &type);
}

static inline gboolean
display_is_seen_of (GtkWidget *widget, gconstpointer type)
{
  return gtk_widget_get_mapped (widget) && display_is_of (widget, type);
}

/* Only what is shown. */
static inline GtkWidget *
display_find_seen (GtkWidget *in, GType type)
{
  return display_find_where (in, display_is_seen_of, &type);
}

/* Closes a popover that was made to be shown once: nothing may keep it. */
static inline void
display_close_for_good (GtkWidget *popover)
{
  g_object_add_weak_pointer (G_OBJECT (popover), (gpointer *) &popover);
  gtk_popover_popdown (GTK_POPOVER (popover));
  display_until (popover == NULL);
}

/* What listens to the pointer, to fingers or to keys for a widget. */
static inline GtkEventController *
display_listener (GtkWidget *widget, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
    }
  g_error ("%s has no %s", G_OBJECT_TYPE_NAME (widget), g_type_name (type));
}

/* What is bound to a key, in the whole window or by the widget's class, done as if it had been pressed. */
static inline gboolean
display_press (GtkWidget *widget, guint key, GdkModifierType held)
{
  g_autoptr (GtkShortcutTrigger) wanted = gtk_keyval_trigger_new (key, held);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GListModel) controller = g_list_model_get_item (controllers, i);

      for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (controller) && j < g_list_model_get_n_items (controller); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (controller, j);

          if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), wanted))
            return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                                 gtk_shortcut_get_arguments (shortcut));
        }
    }
  g_error ("%s listens to no key %u", G_OBJECT_TYPE_NAME (widget), key);
}
