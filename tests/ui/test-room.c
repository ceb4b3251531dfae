/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever is shown has room, in every language and from either side. */

#include "desktop.h"
#include "display.h"

#include <glib/gi18n.h>

#include "model/relais-lore.h"
#include "relais-actions.h"
#include "relais-reason-popover.h"
#include "relais-remark-popover.h"

/* The smallest screen that there is room on. */
#define SMALL_WIDTH 900
#define SMALL_HEIGHT 600

static Desktop desktop;

static const char *const languages[] = { "en", "fr", "de" };

static void
speak (const char *language)
{
  g_settings_set_string (desktop_settings (&desktop), "language", language);
  desktop_settle ();
}

static const char *const setup_views[] = { "board", "players", "rules", "cards", "decks" };

/* Nothing that is said or pressed is cut off at either side. */
static void
assert_inside (GtkWidget *in, GtkWidget *window)
{
  graphene_rect_t bounds;

  /* what is not laid out yet is nowhere */
  if (!gtk_widget_get_mapped (in) || gtk_widget_get_width (in) == 0 || GTK_IS_POPOVER (in))
    return;
  if ((GTK_IS_LABEL (in) || GTK_IS_BUTTON (in)) && gtk_widget_compute_bounds (in, window, &bounds)
      && (bounds.origin.x < 0 || bounds.origin.x + bounds.size.width > gtk_widget_get_width (window)))
    g_error ("%s “%s” is from %.0f to %.0f, and the window %d wide", G_OBJECT_TYPE_NAME (in),
             GTK_IS_LABEL (in) ? gtk_label_get_text (GTK_LABEL (in)) : "", (double) bounds.origin.x,
             (double) (bounds.origin.x + bounds.size.width), gtk_widget_get_width (window));
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_inside (child, window);
}

/* Whatever cannot be scrolled has to be seen. */
static void
test_shortcuts_fit_a_small_screen (gconstpointer language)
{
  GtkWindow *shortcuts;
  int width, height;

  speak (language);
  shortcuts = relais_actions_window ();
  gtk_window_present (shortcuts);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (shortcuts));
  gtk_widget_measure (GTK_WIDGET (shortcuts), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (shortcuts), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_test_message ("%s: %d × %d", (const char *) language, width, height);
  g_assert_cmpint (width, <=, SMALL_WIDTH);
  g_assert_cmpint (height, <=, SMALL_HEIGHT);
  gtk_window_destroy (shortcuts);
  speak ("");
}

/* The surface cuts off what is wider, so that is compared, not what the popover has allocated to itself. */
static void
assert_popover_shows_all (GtkWidget *in, GtkWidget *popover, const char *rule)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (popover));
  graphene_rect_t bounds;
  double x, y;

  if (!gtk_widget_get_mapped (in))
    return;
  gtk_native_get_surface_transform (GTK_NATIVE (popover), &x, &y);
  g_assert_true (gtk_widget_compute_bounds (in, popover, &bounds));
  if ((double) bounds.origin.x + x < 0
      || (double) (bounds.origin.x + bounds.size.width) + x > gdk_surface_get_width (surface))
    g_error ("%s: %s ends at %.0f, and the popover at %d", rule, G_OBJECT_TYPE_NAME (in),
             (double) (bounds.origin.x + bounds.size.width) + x, gdk_surface_get_width (surface));
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_popover_shows_all (child, popover, rule);
}

static void
test_every_rule_is_told_whole (gconstpointer language)
{
  RelaisWindow *window = desktop_window (&desktop);
  RelaisMatch *match;
  const RelaisRuleText *rules;
  /* with room below it */
  const GdkRectangle at = { 400, 60, 1, 1 };

  speak (language);
  match = desktop_new_match (window);
  rules = relais_lore_find (relais_match_get_game (match))->rules;
  for (gsize i = 0; rules[i].rule != NULL; i++)
    {
      /* A sentence of one line, or one of some. */
      const char *sentence = i % 2 == 0 ? _(rules[i].title) : _(rules[i].text);
      g_autoptr (RelaisReason) reason = relais_reason_new_literal (match, rules[i].rule, sentence);
      GtkWidget *popover;

      relais_reason_popover_show (relais_window_get_page (window), &at, reason);
      desktop_settle ();
      popover = desktop_find (GTK_WIDGET (window), RELAIS_TYPE_REASON_POPOVER);
      g_assert_nonnull (popover);
      assert_popover_shows_all (gtk_widget_get_first_child (popover), popover, rules[i].rule);
      display_close_for_good (popover);
    }
  speak ("");
  desktop_close_all (&desktop);
}

/* The page, what is asked over it, and every other window. */
static void
assert_all_inside (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  desktop_wait (100);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      assert_inside (window, window);
    }
}

/* A popover is a surface of its own. */
static void
assert_popover_inside (GtkWidget *parent, GType type)
{
  GtkWidget *popover = desktop_find (parent, type);

  g_assert_nonnull (popover);
  desktop_wait (100);
  g_assert_true (gtk_widget_get_mapped (popover));
  for (GtkWidget *child = gtk_widget_get_first_child (popover); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_inside (child, popover);
  display_close_for_good (popover);
}

static void
show_view (RelaisWindow *window, const char *view)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.pane", "s", view));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  assert_all_inside ();
}

/* A game, its panes and what comes up in it. */
static void
open_game (RelaisWindow *window)
{
  RelaisMatch *match = desktop_new_match (window);
  GtkWidget *page = relais_window_get_page (window);
  g_autoptr (RelaisReason) reason = NULL;
  RelaisRefusal why;
  RelaisRng rng;
  RelaisMove move;

  g_assert_true (relais_match_parse (match, "merchant ride 2 to orleans", &move));
  g_assert_false (relais_match_check (match, move, &why));
  reason = relais_reason_new (match, &why);
  relais_reason_popover_show (page, &(GdkRectangle) { 300, 300, 1, 1 }, reason);
  assert_popover_inside (page, RELAIS_TYPE_REASON_POPOVER);
  relais_rng_seed (&rng, 40);
  playing_play_on (match, &rng, 40);
  show_view (window, "cards");
  show_view (window, "history");
  relais_remark_popover_show (page, match, relais_match_get_node (match));
  assert_popover_inside (page, RELAIS_TYPE_REMARK_POPOVER);
  desktop_do (window, "win.show-cards");
  assert_all_inside ();
  relais_match_end_early (relais_window_get_match (window));
  desktop_settle ();
  assert_all_inside ();
}

static void
open_setups (RelaisWindow *window)
{
  desktop_do (window, "win.new-setup");
  for (gsize i = 0; i < G_N_ELEMENTS (setup_views); i++)
    show_view (window, setup_views[i]);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "setup.share", NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "setup.save", NULL));
  assert_all_inside ();
  desktop_do (window, "win.setups");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  assert_all_inside ();
  desktop_do (window, "win.open-code");
  assert_all_inside ();
}

/* A file that is no game. */
static void
open_problem (RelaisWindow *window)
{
  g_autofree char *path = g_build_filename (desktop.home, "evening.relais", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *question;

  g_assert_true (g_file_set_contents (path, "relais-record: 1\ngame: loire\nnew: loire players=9\ncursor: 0\n\n", -1, NULL));
  relais_window_open (window, file);
  desktop_wait (100);
  question = desktop_question ();
  g_assert_nonnull (question);
  assert_all_inside ();
  gtk_widget_activate_action (question, "window.close", NULL);
  desktop_wait (100);
  g_remove (path);
}

/* Everything there is to open, without a warning, and nothing of it is cut off. */
static void
open_everything (void)
{
  static const char *const dialogs[] = { "preferences", "shortcuts", "help", "about" };
  RelaisWindow *window = desktop_window (&desktop);

  assert_all_inside ();
  desktop_do (window, "win.new-game");
  assert_all_inside ();
  open_problem (window);
  open_game (window);
  open_setups (window);
  for (gsize i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      g_action_group_activate_action (G_ACTION_GROUP (desktop.application), dialogs[i], NULL);
      assert_all_inside ();
    }
  desktop_close_all (&desktop);
}

static void
test_every_page_opens (gconstpointer language)
{
  speak (language);
  open_everything ();
  speak ("");
}

static void
test_every_page_opens_from_right_to_left (gconstpointer language)
{
  speak (language);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  open_everything ();
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  speak ("");
}

int
main (int argc, char **argv)
{
  int result;

  if (!display_is_there ())
    return 0;
  g_test_init (&argc, &argv, NULL);
  desktop_start (&desktop, NULL);
  g_application_hold (G_APPLICATION (desktop.application));
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *name = g_strdup_printf ("/room/every-page-opens/%s", languages[i]);
      g_autofree char *mirrored = g_strconcat (name, "-from-right-to-left", NULL);
      g_autofree char *fit = g_strdup_printf ("/room/shortcuts-fit-a-small-screen/%s", languages[i]);
      g_autofree char *whole = g_strdup_printf ("/room/every-rule-is-told-whole/%s", languages[i]);

      g_test_add_data_func (fit, languages[i], test_shortcuts_fit_a_small_screen);
      g_test_add_data_func (whole, languages[i], test_every_rule_is_told_whole);
      g_test_add_data_func (name, languages[i], test_every_page_opens);
      g_test_add_data_func (mirrored, languages[i], test_every_page_opens_from_right_to_left);
    }
  result = g_test_run ();
  desktop_finish (&desktop);
  return result;
}
