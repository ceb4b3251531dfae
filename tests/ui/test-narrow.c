/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every page fits a narrow window, in every language. */

#include "desktop.h"
#include "display.h"
#include "languages.h"
#include "panes.h"

#include "app/game/relais-prompt-bar.h"
#include "model/relais-lesson.h"

/* What data/desktop promises: where games are played, and where setups are made. */
#define NARROWEST 360
#define NARROWEST_EDITOR 490

/* Too low for any page. */
#define LOWEST 294

/* The smallest screen. */
#define SMALL_WIDTH 900
#define SMALL_HEIGHT 600

/* Too narrow for board and pane side by side. */
#define WITHOUT_PANE 700

static Desktop desktop;

static int
least_width (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* From the window down to what asks for the room. */
static void
tell_widest (GtkWidget *in)
{
  GtkWidget *widest = NULL;

  g_test_message ("%d: %s %s %s", least_width (in), G_OBJECT_TYPE_NAME (in), gtk_widget_get_name (in),
                  GTK_IS_LABEL (in) ? gtk_label_get_text (GTK_LABEL (in)) : "");
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && !GTK_IS_NATIVE (child) && (widest == NULL || least_width (child) > least_width (widest)))
      widest = child;
  if (widest != NULL)
    tell_widest (widest);
}

/* The whole window, with what is around it where windows have a frame. */
static void
assert_fits (RelaisHost *window, const char *what, int width)
{
  int least;

  desktop_settle ();
  least = least_width (GTK_WIDGET (window));
  if (least <= width)
    return;
  tell_widest (GTK_WIDGET (window));
  g_test_message ("%s in %s is %d wide at least", what, relais_language_get (), least);
  g_test_fail ();
}

static void
show_pane (RelaisHost *window, const char *view)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.pane", "s", view));
  desktop_settle ();
}

static void
end (void)
{
  desktop_close_all (&desktop);
  desktop_speak (&desktop, "");
}

static void
test_start_and_new_game (gconstpointer language)
{
  RelaisHost *window;

  desktop_speak (&desktop, language);
  window = desktop_window (&desktop);
  assert_fits (window, "the start page", NARROWEST);
  desktop_do (window, "win.new-game");
  assert_fits (window, "the page of a new game", NARROWEST);
  desktop_do (window, "win.setups");
  assert_fits (window, "the page of setups", NARROWEST);
  desktop_do (window, "win.new-setup");
  desktop_new_match (window);
  desktop_flush (&desktop);
  desktop_do (window, "win.to-start");
  assert_fits (window, "the start page with games", NARROWEST);
  end ();
}

/* What is asked, and how the game stands, is another thing at each move. */
static void
test_game (gconstpointer language)
{
  static const char *const views[] = { "players", "cards", "history" };
  RelaisHost *window;
  RelaisMatch *match = playing_match ("loire players=4 seed=7 first_player=0");
  RelaisRng rng;

  desktop_speak (&desktop, language);
  window = desktop_window (&desktop);
  relais_host_play (window, match, NULL);
  relais_rng_seed (&rng, 3);
  for (guint i = 0; i < scaled (g_str_equal (language, "de") ? 20 : 8) && playing_play_random (match, &rng); i++)
    assert_fits (window, "a game", NARROWEST);
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    {
      show_pane (window, views[i]);
      assert_fits (window, views[i], NARROWEST);
    }
  desktop_do (window, "match.look-previous");
  assert_fits (window, "a game looked back at", NARROWEST);
  desktop_do (window, "match.look-present");
  desktop_do (window, "match.try");
  assert_fits (window, "trying ahead", NARROWEST);
  desktop_do (window, "match.drop-trial");
  desktop_do (window, "win.show-cards");
  assert_fits (window, "all cards", NARROWEST);
  relais_match_end_early (match);
  assert_fits (window, "the result", NARROWEST);
  end ();
  g_assert_finalize_object (match);
}

/* A hundred wide letters that no line can be broken between. */
static char *
wide_name (const char *letter)
{
  GString *name = g_string_new (NULL);

  for (int i = 0; i < 100; i++)
    g_string_append (name, letter);
  return g_string_free (name, FALSE);
}

static void
test_wide_names (gconstpointer letter)
{
  static const char *const views[] = { "players", "cards", "history" };
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match = playing_match ("loire players=4 seed=7 first_player=0");
  g_autofree char *name = wide_name (letter);
  RelaisRng rng;

  for (guint i = 0; i < 4; i++)
    g_object_set (relais_match_nth_seat (match, i), "name", name, NULL);
  relais_host_play (window, match, NULL);
  relais_rng_seed (&rng, 3);
  for (guint i = 0; i < 8 && playing_play_random (match, &rng); i++)
    assert_fits (window, "a game of wide names", NARROWEST);
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    {
      show_pane (window, views[i]);
      assert_fits (window, views[i], NARROWEST);
    }
  relais_match_end_early (match);
  assert_fits (window, "the result of wide names", NARROWEST);
  desktop_flush (&desktop);
  desktop_do (window, "win.to-start");
  assert_fits (window, "the start page with wide names", NARROWEST);
  end ();
  g_assert_finalize_object (match);
}

static void
test_setup_editor (gconstpointer language)
{
  static const char *const views[] = { "board", "players", "rules", "cards", "decks" };
  RelaisHost *window;

  desktop_speak (&desktop, language);
  window = desktop_window (&desktop);
  desktop_do (window, "win.new-setup");
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    {
      show_pane (window, views[i]);
      assert_fits (window, views[i], NARROWEST_EDITOR);
    }
  end ();
}

/* It is a guest over the board there, and does not come by itself; that is no wish. */
static void
test_the_pane_folds_away (gconstpointer language)
{
  RelaisHost *window;
  RelaisGamePage *page;

  desktop_speak (&desktop, language);
  window = desktop_window (&desktop);
  gtk_window_set_default_size (GTK_WINDOW (window), WITHOUT_PANE, 600);
  desktop_new_match (window);
  page = RELAIS_GAME_PAGE (relais_host_get_page (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  desktop_settle ();
  g_assert_false (relais_page_get_show_pane (RELAIS_PAGE (page)));
  g_assert_true (g_settings_get_boolean (desktop_settings (&desktop), "show-pane"));
  desktop_do (window, "win.toggle-pane");
  g_assert_true (relais_page_get_show_pane (RELAIS_PAGE (page)));
  desktop_do (window, "win.toggle-pane");
  g_assert_false (relais_page_get_show_pane (RELAIS_PAGE (page)));
  g_assert_true (g_settings_get_boolean (desktop_settings (&desktop), "show-pane"));
  end ();
  g_settings_reset (desktop_settings (&desktop), "window-width");
  g_settings_reset (desktop_settings (&desktop), "window-height");
}

/* A warning of GTK would end the test. */
static void
test_a_window_may_be_too_small (void)
{
  static const char *const pages[] = { "win.new-game", "win.setups", "win.new-setup", "win.learn" };
  static const char *const views[] = { "players", "cards", "history" };
  RelaisHost *window;
  RelaisMatch *match;
  RelaisRng rng;

  g_settings_set_int (desktop_settings (&desktop), "window-width", NARROWEST);
  g_settings_set_int (desktop_settings (&desktop), "window-height", LOWEST);
  window = desktop_window (&desktop);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  desktop_settle ();
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      desktop_do (window, pages[i]);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      desktop_settle ();
    }
  match = desktop_new_match (window);
  relais_rng_seed (&rng, 3);
  for (guint i = 0; i < 10 && playing_play_random (match, &rng); i++)
    desktop_settle ();
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    show_pane (window, views[i]);
  desktop_do (window, "win.show-cards");
  desktop_settle ();
  relais_match_end_early (match);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  desktop_do (window, "win.to-start");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  end ();
  g_settings_reset (desktop_settings (&desktop), "window-width");
  g_settings_reset (desktop_settings (&desktop), "window-height");
}

static RelaisHost *
small_window (gconstpointer language)
{
  RelaisHost *window;

  desktop_speak (&desktop, language);
  window = desktop_window (&desktop);
  gtk_window_set_default_size (GTK_WINDOW (window), SMALL_WIDTH, SMALL_HEIGHT);
  return window;
}

/* What is above the board does not make the window higher than the screen. */
static void
test_a_lesson_fits_a_small_screen (gconstpointer language)
{
  RelaisHost *window = small_window (language);
  const RelaisGame *game;
  const RelaisLesson *lesson = relais_lesson_get (&game);
  RelaisMatch *match = relais_lesson_start (game, lesson);
  int height;

  relais_host_play (window, match, NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  desktop_settle ();
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_VERTICAL, SMALL_WIDTH, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, <=, SMALL_HEIGHT);
  end ();
  g_assert_finalize_object (match);
}

/* What stands below the question is read in the bar, not only in its tooltip. */
static void
test_remarks_are_told_whole (gconstpointer language)
{
  RelaisHost *window = small_window (language);
  RelaisMatch *match = playing_match ("loire players=3 seed=7 first_player=0");
  GtkWidget *bar;
  RelaisRng rng;

  relais_host_play (window, match, NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  bar = display_find_seen (GTK_WIDGET (window), RELAIS_TYPE_PROMPT_BAR);
  relais_rng_seed (&rng, 3);
  for (guint i = 0; i < 80 && playing_play_random (match, &rng); i++)
    {
      desktop_settle ();
      gtk_widget_queue_draw (bar);
      gtk_test_widget_wait_for_draw (bar);
      if (panes_is_cut (bar, "remark"))
        {
          g_test_message ("%s: “%s” “%s” is cut", (const char *) language, panes_label (bar, "question"), panes_label (bar, "remark"));
          g_test_fail ();
        }
    }
  end ();
  g_assert_finalize_object (match);
}

static void
add (const char *name, GTestDataFunc test)
{
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *path = g_strdup_printf ("/narrow/%s/%s", name, languages[i]);

      g_test_add_data_func (path, languages[i], test);
    }
}

static void
add_tests (void)
{
  add ("start-and-new-game", test_start_and_new_game);
  add ("game", test_game);
  add ("a-lesson-fits-a-small-screen", test_a_lesson_fits_a_small_screen);
  add ("remarks-are-told-whole", test_remarks_are_told_whole);
  g_test_add_data_func ("/narrow/wide-names/hangul", "\xe1\x84\x80", test_wide_names);
  g_test_add_data_func ("/narrow/wide-names/tibetan", "\xe0\xbd\x80\xe0\xbe\x90", test_wide_names);
  add ("setup-editor", test_setup_editor);
  g_test_add_data_func ("/narrow/the-pane-folds-away", "de", test_the_pane_folds_away);
  g_test_add_func ("/narrow/a-window-may-be-too-small", test_a_window_may_be_too_small);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
