/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said to who listens to a screen reader. */

#include "app/kit/relais-announce.h"
#include "app/kit/relais-spoken.h"
#include "display.h"

#define MOMENT 200

typedef struct
{
  GtkWidget *window;
  GtkWidget *answer;
  GtkWidget *other;
} Fixture;

static void
set_up (Fixture *f, gconstpointer unused)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  f->window = gtk_window_new ();
  f->answer = gtk_button_new_with_label ("Ancenis · wood 1 d");
  f->other = gtk_button_new_with_label ("Angers");
  gtk_box_append (GTK_BOX (box), f->answer);
  gtk_box_append (GTK_BOX (box), f->other);
  gtk_window_set_child (GTK_WINDOW (f->window), box);
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_test_widget_wait_for_draw (f->window);
  relais_spoken_describe (f->answer, "2 horses · 1 place");
  gtk_widget_grab_focus (f->answer);
}

static void
tear_down (Fixture *f, gconstpointer unused)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
}

static void
assert_described (GtkWidget *widget, const char *words)
{
  g_autofree char *wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);

  g_assert_cmpstr (wrong, ==, NULL);
}

static void
wait_a_moment (void)
{
  gint64 end = g_get_monotonic_time () + MOMENT * 1000;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
}

/* Some readers call a dot by its name. */
static void
test_dots (Fixture *f, gconstpointer unused)
{
  g_autofree char *words = relais_spoken ("Sells wood · you have 7 d · carry nothing");

  g_assert_cmpstr (words, ==, "Sells wood, you have 7 d, carry nothing");
  assert_described (f->answer, "2 horses, 1 place");
}

/* What happened comes first, though the question is there before it; and only the last question counts. */
static void
test_at_once (Fixture *f, gconstpointer unused)
{
  if (GTK_CHECK_VERSION (4, 14, 0))
    {
      g_test_skip ("this GTK can announce");
      return;
    }
  relais_announce_question (f->answer, "Which figure rides first?");
  relais_announce_question (f->answer, "Where does your merchant ride?");
  relais_announce (f->other, "Buys wood for 2 d · the boat moves");
  relais_announce (f->other, "Points: 3.");
  relais_announce (f->other, "Points: 3.");
  assert_described (f->answer, "2 horses, 1 place");
  wait_a_moment ();
  assert_described (f->answer, "Buys wood for 2 d, the boat moves. Points: 3. Where does your merchant ride?\n2 horses, 1 place");
  gtk_widget_grab_focus (f->other);
  assert_described (f->answer, "2 horses, 1 place");
}

/* A window that closes meanwhile says nothing. */
static void
test_closed (Fixture *f, gconstpointer unused)
{
  GtkWidget *window = gtk_window_new ();

  relais_announce (window, "Nobody hears this");
  gtk_window_destroy (GTK_WINDOW (window));
  wait_a_moment ();
  assert_described (f->answer, "2 horses, 1 place");
}

int
main (int argc, char **argv)
{
  if (!display_is_there ())
    return 0;
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/announce/dots-are-commas", Fixture, NULL, set_up, test_dots, tear_down);
  g_test_add ("/announce/at-once", Fixture, NULL, set_up, test_at_once, tear_down);
  g_test_add ("/announce/closed", Fixture, NULL, set_up, test_closed, tear_down);
  return g_test_run ();
}
