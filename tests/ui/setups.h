/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the tests of setups share. */

#include "app/shell/relais-setups-row.h"
#include "desktop.h"
#include "display.h"

static Desktop desktop;

static inline const RelaisGame *
loire (void)
{
  return relais_game_find ((RelaisWord) { "loire", 5 });
}

static inline GtkWindow *
find_dialog (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type) && gtk_widget_get_visible (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

static inline void
click_in (GtkWidget *in, const char *label)
{
  if (!desktop_try_click (in, label))
    g_error ("no button “%s”", label);
  desktop_settle ();
}

static inline RelaisSetupLibrary *
setups (void)
{
  return relais_program_get_setups (desktop.application);
}

static inline char *
keep (const char *name)
{
  g_autoptr (RelaisDraft) draft = relais_draft_new (loire ());
  gsize length;
  g_autofree char *text = NULL;
  char *path;

  relais_draft_set_name (draft, name);
  text = relais_draft_print (draft, &length);
  path = relais_setup_library_save (setups (), NULL, text, length, NULL);
  g_assert_nonnull (path);
  return path;
}

static inline void
forget_all (void)
{
  remove_tree (relais_setup_library_get_folder (setups ()));
  relais_setup_library_refresh (setups ());
}

/* The row that is shown for a setup or scenario of that name. */
static inline GtkWidget *
find_row (GtkWidget *in, const char *title)
{
  if (RELAIS_IS_SETUPS_ROW (in) && gtk_widget_get_mapped (in)
      && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (in)), title))
    return in;
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child, title);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* The same on the page of setups and scenarios, which is shown for it. */
static inline GtkWidget *
show_row (RelaisHost *window, const char *title)
{
  desktop_do (window, "win.setups");
  g_test_message ("“%s” is to be listed", title);
  display_until (find_row (GTK_WIDGET (relais_host_get_page (window)), title) != NULL);
  return find_row (GTK_WIDGET (relais_host_get_page (window)), title);
}
