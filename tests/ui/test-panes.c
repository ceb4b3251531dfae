/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The prompt bar, the players and the history beside the board, as they are
 * used: by keys, by clicks and by who cannot see them. */

#include <adwaita.h>

#include "record/relais-config-text.h"
#include "relais-reason-popover.h"

static RelaisMatch *
new_match (const char *line)
{
  const RelaisGame *game;
  RelaisConfig config;
  RelaisRefusal why;
  g_autofree char *error = NULL;

  g_assert_true (relais_config_parse (line, strlen (line), &game, &config, &error));
  return relais_match_new (relais_record_new (game, &config, &why));
}

static GtkWidget *
show (GtkWidget *widget)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 900, 600);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  return window;
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* The first widget of a type below another one, depth first. */
static GtkWidget *
find (GtkWidget *in, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (in, type))
    return in;
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
test_refusal_is_told_with_its_rule (void)
{
  g_autoptr (RelaisMatch) match = new_match ("loire players=2 seed=7");
  GtkWidget *button = gtk_button_new_with_label ("Build");
  GtkWidget *window = show (button);
  g_autoptr (RelaisReason) reason = relais_reason_new_literal (match, "L-BLD-1", "One building a turn is enough.");
  GtkWidget *popover;

  gtk_widget_grab_focus (button);
  relais_reason_popover_show (button, NULL, reason);
  popover = find (button, RELAIS_TYPE_REASON_POPOVER);
  g_assert_nonnull (popover);
  g_assert_true (gtk_widget_get_visible (popover));
  gtk_test_accessible_assert_role (popover, GTK_ACCESSIBLE_ROLE_ALERT_DIALOG);
  gtk_test_accessible_assert_property (popover, GTK_ACCESSIBLE_PROPERTY_LABEL, "One building a turn is enough.");

  gtk_popover_popdown (GTK_POPOVER (popover));
  settle ();
  g_assert_null (find (button, RELAIS_TYPE_REASON_POPOVER));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == button);

  relais_reason_popover_show (button, NULL, reason);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  if (g_getenv ("DISPLAY") == NULL && g_getenv ("WAYLAND_DISPLAY") == NULL)
    return 77;
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/panes/reason/told-with-its-rule", test_refusal_is_told_with_its_rule);
  return g_test_run ();
}
