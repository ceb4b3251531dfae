/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is not seen is not brought up to date before it is. */

#include "app/art/relais-following.h"
#include "panes.h"

typedef struct
{
  RelaisMatch *match;
  GtkWidget *label;
  GtkWidget *window;
} Fixture;

static GString *told;

static void
refresh (GtkWidget *label, RelaisChange what, const RelaisEvents *events)
{
  g_string_append_printf (told, "%s%s%s%s ", (what & RELAIS_CHANGE_POSITION) != 0 ? "position" : "",
                          (what & RELAIS_CHANGE_SEATS) != 0 ? "+seats" : "", (what & RELAIS_CHANGE_MOVE) != 0 ? "+move" : "",
                          events != NULL ? "+events" : "");
}

static void
assert_told (const char *expected)
{
  g_assert_cmpstr (told->str, ==, expected);
  g_string_truncate (told, 0);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  told = g_string_new (NULL);
  f->match = playing_match ("loire players=2 seed=7");
  f->label = gtk_label_new ("");
  relais_follow (f->label, f->match, RELAIS_CHANGE_POSITION | RELAIS_CHANGE_SEATS, G_CALLBACK (refresh));
  f->window = panes_show (f->label);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  panes_close (f->window);
  g_assert_finalize_object (f->match);
  g_string_free (told, TRUE);
}

static void
test_what_is_seen_follows_at_once (Fixture *f, gconstpointer data)
{
  playing_play (f->match, "merchant ride 2 to langeais");
  assert_told ("position+move+events ");
  relais_match_undo (f->match);
  assert_told ("position ");
  /* Of what it does not show it hears nothing. */
  relais_match_set_title (f->match, "A game");
  assert_told ("");
}

static void
test_what_is_hidden_catches_up_once (Fixture *f, gconstpointer data)
{
  gtk_widget_set_visible (f->label, FALSE);
  playing_play (f->match, "merchant ride 2 to langeais");
  g_object_set (relais_match_nth_seat (f->match, 0), "name", "Claire", NULL);
  assert_told ("");
  gtk_widget_set_visible (f->label, TRUE);
  assert_told ("position+seats ");
  /* There is nothing that it has missed. */
  gtk_widget_set_visible (f->label, FALSE);
  gtk_widget_set_visible (f->label, TRUE);
  assert_told ("");
}

static void
test_another_match_is_followed_instead (Fixture *f, gconstpointer data)
{
  g_autoptr (RelaisMatch) other = playing_match ("loire players=2 seed=8");

  gtk_widget_set_visible (f->label, FALSE);
  playing_play (f->match, "merchant ride 2 to langeais");
  relais_follow (f->label, other, RELAIS_CHANGE_POSITION, G_CALLBACK (refresh));
  gtk_widget_set_visible (f->label, TRUE);
  relais_match_undo (f->match);
  assert_told ("");
  relais_match_try (other);
  assert_told ("position ");
  relais_follow (f->label, NULL, 0, NULL);
  relais_match_drop_trial (other);
  assert_told ("");
}

static void
add_tests (void)
{
#define TEST(name, function) g_test_add ("/following/" name, Fixture, NULL, set_up, function, tear_down)
  TEST ("seen-at-once", test_what_is_seen_follows_at_once);
  TEST ("hidden-catches-up", test_what_is_hidden_catches_up_once);
  TEST ("another-match", test_another_match_is_followed_instead);
}

int
main (int argc, char **argv)
{
  return display_run (argc, argv, add_tests);
}
