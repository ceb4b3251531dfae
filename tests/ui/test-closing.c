/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is left or closed is gone, whatever was open in it. */

#include "desktop.h"
#include "display.h"
#include "panes.h"

#include "app/loire/loire-seat-card.h"

static Desktop desktop;

/* Otherwise it would keep the keyboard. */
static void
test_what_is_open_goes_with_its_page (void)
{
  RelaisHost *window = desktop_window (&desktop);
  gpointer popover, list;

  desktop_do (window, "win.new-game");
  list = display_find (GTK_WIDGET (relais_host_get_page (window)), GTK_TYPE_DROP_DOWN);
  gtk_widget_activate (list);
  display_until ((popover = display_find (list, GTK_TYPE_POPOVER)) != NULL && gtk_widget_get_mapped (popover));
  g_object_add_weak_pointer (popover, &popover);
  desktop_do (window, "win.to-start");
  display_until (popover == NULL);
  desktop_close_all (&desktop);
}

/* What has been seen once is gone with its window. */
static void
test_closing_leaves_nothing (void)
{
  RelaisHost *window = desktop_window (&desktop);
  gpointer gone = window, start = GTK_WIDGET (relais_host_get_page (window)), page, match, decision;

  g_object_add_weak_pointer (G_OBJECT (window), &gone);
  g_object_add_weak_pointer (G_OBJECT (start), &start);
  match = desktop_new_match (window);
  page = GTK_WIDGET (relais_host_get_page (window));
  decision = relais_game_page_get_decision (page);
  g_object_add_weak_pointer (page, &page);
  g_object_add_weak_pointer (match, &match);
  g_object_add_weak_pointer (decision, &decision);
  g_assert_null (start);
  desktop_close_all (&desktop);
  g_assert_null (gone);
  g_assert_null (page);
  g_assert_null (decision);
  g_assert_null (match);
}

/* NULL: there is none, or it is not shown yet. */
static gpointer
other_window (RelaisHost *window)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gpointer found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows) && found == NULL; i++)
    {
      g_autoptr (GtkWindow) one = g_list_model_get_item (windows, i);

      if (one != GTK_WINDOW (window) && gtk_widget_get_mapped (GTK_WIDGET (one)))
        found = one;
    }
  return found;
}

static void
on_gone (gpointer left, GObject *widget)
{
  g_assert_true (g_hash_table_remove (left, widget));
}

/* With their types, until they are gone. GTK keeps its only tooltip below the window that had it last. */
static void
watch (GtkWidget *widget, GHashTable *left)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow"))
    return;
  g_hash_table_insert (left, widget, (gpointer) G_OBJECT_TYPE_NAME (widget));
  g_object_weak_ref (G_OBJECT (widget), on_gone, left);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    watch (child, left);
}

/* It is told what stays. */
static void
wait_all_gone (GHashTable *left, const char *name)
{
  gint64 end = g_get_monotonic_time () + DISPLAY_PATIENCE;
  GHashTableIter iter;
  gpointer type;

  while (g_hash_table_size (left) > 0 && g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  g_hash_table_iter_init (&iter, left);
  while (g_hash_table_iter_next (&iter, NULL, &type))
    g_test_message ("of %s, a %s stays", name, (const char *) type);
  g_assert_cmpuint (g_hash_table_size (left), ==, 0);
}

static void
test_closed_dialogs_leave_nothing (void)
{
  static const char *const names[] = { "preferences", "shortcuts", "help", "about" };
  RelaisHost *window = desktop_window (&desktop);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GHashTable) left = g_hash_table_new (NULL, NULL);
      gpointer dialog;

      g_action_group_activate_action (G_ACTION_GROUP (desktop.application), names[i], NULL);
      display_until ((dialog = other_window (window)) != NULL);
      panes_wait_drawn (dialog);
      watch (dialog, left);
      gtk_window_close (dialog);
      wait_all_gone (left, names[i]);
    }
  desktop_close_all (&desktop);
}

static void
test_pages_that_were_left_leave_nothing (void)
{
  static const char *const names[] = { "win.new-game", "win.setups", "win.new-setup" };
  RelaisHost *window = desktop_window (&desktop);

  for (gsize i = 0; i <= G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GHashTable) left = g_hash_table_new (NULL, NULL);

      if (i < G_N_ELEMENTS (names))
        desktop_do (window, names[i]);
      else
        desktop_new_match (window);
      panes_wait_drawn (GTK_WIDGET (window));
      watch (GTK_WIDGET (relais_host_get_page (window)), left);
      desktop_do (window, "win.to-start");
      wait_all_gone (left, i < G_N_ELEMENTS (names) ? names[i] : "a game");
    }
  desktop_close_all (&desktop);
}

static void
test_quit_closes_every_window (void)
{
  for (guint i = 0; i < 3; i++)
    desktop_new_match (desktop_window (&desktop));
  g_action_group_activate_action (G_ACTION_GROUP (desktop.application), "preferences", NULL);
  desktop_settle ();
  g_assert_cmpuint (desktop_count_windows (&desktop), ==, 3);
  g_action_group_activate_action (G_ACTION_GROUP (desktop.application), "quit", NULL);
  desktop_settle ();
  g_assert_null (gtk_application_get_windows (GTK_APPLICATION (desktop.application)));
}

typedef struct
{
  const char *path;
  void (*open) (RelaisHost *window);
} Opening;

/* Nothing of a window stays that is closed with something open before it. */
static void
test_closed_with_something_open (gconstpointer data)
{
  const Opening *opening = data;
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match = playing_match ("loire players=2 seed=7");
  gpointer page, gone = window;

  relais_host_play (window, match, NULL);
  desktop_settle ();
  page = GTK_WIDGET (relais_host_get_page (window));
  g_object_add_weak_pointer (G_OBJECT (window), &gone);
  g_object_add_weak_pointer (page, &page);
  opening->open (window);
  desktop_settle ();
  gtk_window_destroy (GTK_WINDOW (window));
  desktop_settle ();
  g_log_set_always_fatal (G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL | G_LOG_FATAL_MASK);
  g_assert_null (gone);
  g_assert_null (page);
  g_assert_finalize_object (match);
}

static void
open_main_menu (RelaisHost *window)
{
  gtk_menu_button_popup (GTK_MENU_BUTTON (display_find (GTK_WIDGET (relais_host_get_page (window)), GTK_TYPE_MENU_BUTTON)));
}

static void
open_of_seat (RelaisHost *window, const char *button)
{
  GtkWidget *card = display_find (GTK_WIDGET (relais_host_get_page (window)), RELAIS_TYPE_LOIRE_SEAT_CARD);

  gtk_menu_button_popup (GTK_MENU_BUTTON (gtk_widget_get_template_child (card, RELAIS_TYPE_LOIRE_SEAT_CARD, button)));
}

static void
open_seat_editor (RelaisHost *window)
{
  open_of_seat (window, "editor_button");
}

static void
open_delivered_messages (RelaisHost *window)
{
  open_of_seat (window, "delivered_button");
}

/* GTK's dialog warns of what it cannot look into where it is started. */
static void
choose_a_file (RelaisHost *window)
{
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_FATAL_MASK);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open", NULL);
}

static void
save_a_copy (RelaisHost *window)
{
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_FATAL_MASK);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.save-as", NULL);
}

static const Opening openings[] = {
  { "/closing/with/main-menu", open_main_menu },
  { "/closing/with/seat-editor", open_seat_editor },
  { "/closing/with/delivered-messages", open_delivered_messages },
  { "/closing/with/file-to-open", choose_a_file },
  { "/closing/with/copy-to-save", save_a_copy },
};

static void
add_tests (void)
{
  g_test_add_func ("/closing/what-is-open-goes-with-its-page", test_what_is_open_goes_with_its_page);
  g_test_add_func ("/closing/leaves-nothing", test_closing_leaves_nothing);
  g_test_add_func ("/closing/dialogs-leave-nothing", test_closed_dialogs_leave_nothing);
  g_test_add_func ("/closing/pages-that-were-left-leave-nothing", test_pages_that_were_left_leave_nothing);
  for (gsize i = 0; i < G_N_ELEMENTS (openings); i++)
    g_test_add_data_func (openings[i].path, &openings[i], test_closed_with_something_open);
  g_test_add_func ("/closing/quit-closes-every-window", test_quit_closes_every_window);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
