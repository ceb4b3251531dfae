/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the pane is not seen that tells what happened since one's last turn, the line
 * below the answers leads to it. */

#include <adwaita.h>

#include "../model/playing.h"
#include "app/game/relais-status-line.h"
#include "panes.h"

typedef struct
{
  RelaisMatch *match;
  GtkWidget *line;
  AdwFlap *flap;
  GtkWidget *window;
} Below;

static void
below (Below *b)
{
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  b->match = playing_match ("loire players=2 seed=7");
  playing_play_on (b->match, &rng, 40);
  b->line = g_object_new (RELAIS_TYPE_STATUS_LINE, "match", b->match, NULL);
  b->flap = ADW_FLAP (adw_flap_new ());
  adw_flap_set_content (b->flap, b->line);
  adw_flap_set_flap (b->flap, gtk_label_new ("Jonas"));
  adw_flap_set_separator (b->flap, NULL);
  b->window = panes_show (GTK_WIDGET (b->flap));
}

static void
done_below (Below *b)
{
  panes_close (b->window);
  g_clear_object (&b->match);
}

static GtkWidget *
since (Below *b)
{
  GtkWidget *button = gtk_widget_get_first_child (b->line);

  while (button != NULL && g_strcmp0 (GTK_IS_ACTIONABLE (button) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (button)) : NULL,
                                      "win.pane") != 0)
    button = gtk_widget_get_next_sibling (button);
  g_assert_nonnull (button);
  return button;
}

static void
test_it_leads_to_what_happened_where_the_pane_is_hidden (void)
{
  Below b;

  below (&b);
  adw_flap_set_reveal_flap (b.flap, TRUE);
  g_assert_false (gtk_widget_get_visible (since (&b)));
  adw_flap_set_reveal_flap (b.flap, FALSE);
  g_assert_true (gtk_widget_get_visible (since (&b)));
  /* Who looks back looks at one move, and is told of that. */
  relais_match_look (b.match, relais_tree_get_root (relais_match_get_tree (b.match)));
  g_assert_false (gtk_widget_get_visible (since (&b)));
  relais_match_look (b.match, NULL);
  g_assert_true (gtk_widget_get_visible (since (&b)));
  done_below (&b);
}

static void
test_it_does_not_where_nobody_has_moved (void)
{
  Below b;

  below (&b);
  adw_flap_set_reveal_flap (b.flap, FALSE);
  while (relais_match_undo (b.match))
    ;
  g_assert_false (gtk_widget_get_visible (since (&b)));
  done_below (&b);
}

static void
add_tests (void)
{
  g_test_add_func ("/status-line/leads-to-what-happened-where-the-pane-is-hidden", test_it_leads_to_what_happened_where_the_pane_is_hidden);
  g_test_add_func ("/status-line/not-where-nobody-has-moved", test_it_does_not_where_nobody_has_moved);
}

int
main (int argc, char **argv)
{
  return display_run (argc, argv, add_tests);
}
