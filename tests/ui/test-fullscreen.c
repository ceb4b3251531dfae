/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The header bar of a game in full screen, and the menu in it, by the keys and
 * the pointer as the page hears of them. */

#include "desktop.h"
#include "display.h"
#include "panes.h"

static Desktop desktop;

static void
set_animations (gboolean on)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", on, NULL);
}

static RelaisGamePage *
begin (RelaisHost **window)
{
  *window = desktop_window (&desktop);
  desktop_new_match (*window);
  return RELAIS_GAME_PAGE (relais_host_get_page (*window));
}

/* NULL before it is opened for the first time. */
static GtkPopover *
menu_of (RelaisGamePage *page)
{
  GtkWidget *header = display_find (GTK_WIDGET (page), ADW_TYPE_HEADER_BAR);

  return gtk_menu_button_get_popover (GTK_MENU_BUTTON (display_find (header, GTK_TYPE_MENU_BUTTON)));
}

static gboolean
shows_header (RelaisGamePage *page)
{
  return gtk_widget_get_mapped (display_find (GTK_WIDGET (page), ADW_TYPE_HEADER_BAR));
}

/* Wanted, and all of it is down. */
static gboolean
header_is_down (RelaisGamePage *page)
{
  AdwFlap *flap = ADW_FLAP (panes_part (GTK_WIDGET (page), "header_flap"));

  return adw_flap_get_reveal_flap (flap) && adw_flap_get_reveal_progress (flap) >= 1 && shows_header (page);
}

static gboolean
shows_menu (RelaisGamePage *page)
{
  return menu_of (page) != NULL && gtk_widget_get_mapped (GTK_WIDGET (menu_of (page)));
}

static GtkEventController *
controller (RelaisGamePage *page, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (page));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) found = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (found, type))
        return found;
    }
  g_assert_not_reached ();
}

static void
press (RelaisGamePage *page, guint key)
{
  gboolean handled;

  g_signal_emit_by_name (controller (page, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed", key, 0, 0, &handled);
}

static void
point_at_board (RelaisGamePage *page)
{
  g_signal_emit_by_name (controller (page, GTK_TYPE_EVENT_CONTROLLER_MOTION), "motion", 400.0, 300.0);
}

static void
test_header_hides (void)
{
  RelaisHost *window;
  RelaisGamePage *page = begin (&window);

  g_assert_true (shows_header (page));
  relais_page_set_fullscreen (RELAIS_PAGE (page), TRUE);
  display_until (!shows_header (page));
  relais_page_set_fullscreen (RELAIS_PAGE (page), FALSE);
  display_until (shows_header (page));
  desktop_close_all (&desktop);
}

static gboolean
shows_menu_to_who_points (RelaisGamePage *page)
{
  point_at_board (page);
  return shows_menu (page);
}

/* At once after the change, with the pointer on the board, which moves. */
static void
test_menu_opens_by_its_key (gconstpointer animated)
{
  RelaisHost *window;
  RelaisGamePage *page = begin (&window);

  set_animations (animated != NULL);
  relais_page_set_fullscreen (RELAIS_PAGE (page), TRUE);
  press (page, GDK_KEY_F10);
  display_until (shows_menu_to_who_points (page));
  point_at_board (page);
  /* In the next frame it would be on its way up. */
  panes_wait_drawn (GTK_WIDGET (window));
  g_assert_true (header_is_down (page));
  set_animations (FALSE);
  gtk_popover_popdown (menu_of (page));
  display_until (!shows_menu (page));
  point_at_board (page);
  display_until (!shows_header (page));
  /* GTK 4.8 lets a tooltip that waits for its half second look for the window that has gone. */
  desktop_wait (600);
  desktop_close_all (&desktop);
}

/* It does not come when nobody waits for it any more. */
static void
test_menu_is_called_off (void)
{
  RelaisHost *window;
  RelaisGamePage *page = begin (&window);

  set_animations (TRUE);
  relais_page_set_fullscreen (RELAIS_PAGE (page), TRUE);
  display_until (!shows_header (page));
  press (page, GDK_KEY_F10);
  press (page, GDK_KEY_Escape);
  g_signal_emit_by_name (controller (page, GTK_TYPE_EVENT_CONTROLLER_MOTION), "motion", 400.0, 1.0);
  /* It would come when the header bar is down, with a frame. */
  display_until (header_is_down (page));
  panes_wait_drawn (GTK_WIDGET (window));
  panes_wait_drawn (GTK_WIDGET (window));
  g_assert_true (header_is_down (page));
  g_assert_false (shows_menu (page));
  set_animations (FALSE);
  desktop_close_all (&desktop);
}

static void
test_maximized_is_remembered (void)
{
  for (int maximized = TRUE; maximized >= FALSE; maximized--)
    {
      RelaisHost *window;

      g_settings_set_boolean (desktop_settings (&desktop), "window-maximized", maximized);
      window = desktop_window (&desktop);
      g_assert_cmpint (gtk_window_is_maximized (GTK_WINDOW (window)), ==, maximized);
      g_settings_set_boolean (desktop_settings (&desktop), "window-maximized", !maximized);
      desktop_close_all (&desktop);
      g_assert_cmpint (g_settings_get_boolean (desktop_settings (&desktop), "window-maximized"), ==, maximized);
    }
  g_settings_reset (desktop_settings (&desktop), "window-maximized");
}

static void
add_tests (void)
{
  g_test_add_func ("/fullscreen/header-hides", test_header_hides);
  g_test_add_data_func ("/fullscreen/menu-opens-by-its-key/animated", "animated", test_menu_opens_by_its_key);
  g_test_add_data_func ("/fullscreen/menu-opens-by-its-key/at-once", NULL, test_menu_opens_by_its_key);
  g_test_add_func ("/fullscreen/menu-is-called-off", test_menu_is_called_off);
  g_test_add_func ("/fullscreen/maximized-is-remembered", test_maximized_is_remembered);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
