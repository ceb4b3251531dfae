/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What comes up for the first time is explained once, beside the board, unless
 * somebody does not want that; and not where a lesson explains it. */

#include "../model/deciding.h"
#include "app/game/relais-game-page.h"
#include "app/shell/relais-preferences.h"
#include "desktop.h"
#include "model/relais-draft.h"

#define FIGURES "Both figures ride in every turn, in the order you like. A press on the place where one is to go is enough, and ? tells more about a place."
#define BRANCH "What you took back is not lost: the history keeps it as a branch, and leads back to it."
#define SETUP "Press a piece at the side and then where it is to lie. What is still missing, and what does not go together, stands under Check."

static Desktop desktop;

static void
forget (gboolean wanted)
{
  g_settings_reset (desktop_settings (&desktop), "hints-told");
  g_settings_set_boolean (desktop_settings (&desktop), "hints", wanted);
}

static guint
count_told (void)
{
  g_auto (GStrv) told = g_settings_get_strv (desktop_settings (&desktop), "hints-told");

  return g_strv_length (told);
}

static RelaisDecision *
play (RelaisHost *window)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");

  relais_host_play (window, match, NULL);
  desktop_settle ();
  return relais_game_page_get_decision (RELAIS_GAME_PAGE (relais_host_get_page (window)));
}

static void
test_a_hint_is_told_once (void)
{
  RelaisHost *window = desktop_window (&desktop);

  forget (TRUE);
  play (window);
  g_assert_true (desktop_says (GTK_WIDGET (window), FIGURES));
  g_assert_cmpuint (count_told (), ==, 1);
  g_assert_true (desktop_try_click (GTK_WIDGET (window), "Close the hint"));
  desktop_settle ();
  display_until (!desktop_says (GTK_WIDGET (window), FIGURES));
  play (window);
  g_assert_false (desktop_says (GTK_WIDGET (window), FIGURES));
  desktop_close_all (&desktop);
}

static void
test_hints_that_are_not_wanted_are_not_told (void)
{
  RelaisHost *window = desktop_window (&desktop);

  forget (FALSE);
  play (window);
  g_assert_false (desktop_says (GTK_WIDGET (window), FIGURES));
  g_assert_cmpuint (count_told (), ==, 0);
  desktop_close_all (&desktop);
}

static void
test_a_hint_goes_with_its_turn (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match;

  forget (TRUE);
  match = relais_decision_get_match (play (window));
  g_assert_true (desktop_says (GTK_WIDGET (window), FIGURES));
  playing_play (match, "merchant ride 2 to langeais");
  playing_play (match, "done");
  playing_play (match, "messenger ride 0 to meung");
  g_assert_true (desktop_says (GTK_WIDGET (window), FIGURES));
  playing_play (match, "done");
  display_until (!desktop_says (GTK_WIDGET (window), FIGURES));
  desktop_close_all (&desktop);
}

static void
test_the_first_branch_is_explained (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match;

  forget (TRUE);
  match = relais_decision_get_match (play (window));
  playing_play (match, "merchant ride 2 to langeais");
  g_assert_true (relais_match_undo (match));
  g_assert_false (desktop_says (GTK_WIDGET (window), BRANCH));
  playing_play (match, "merchant ride 1 to angers");
  display_until (desktop_says (GTK_WIDGET (window), BRANCH));
  desktop_close_all (&desktop);
}

static void
test_the_first_setup_is_explained (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autoptr (RelaisDraft) draft = relais_draft_new (relais_game_find ((RelaisWord) { "loire", 5 }));

  forget (TRUE);
  relais_host_edit (window, draft, NULL);
  desktop_settle ();
  g_assert_true (desktop_says (GTK_WIDGET (window), SETUP));
  desktop_close_all (&desktop);
}

static void
test_a_lesson_has_no_hints (void)
{
  const RelaisGame *game;
  const RelaisLesson *lesson = relais_lesson_get (&game);
  g_autoptr (RelaisMatch) match = relais_lesson_start (game, lesson);
  RelaisHost *window = desktop_window (&desktop);

  forget (TRUE);
  relais_host_play (window, match, NULL);
  desktop_settle ();
  g_assert_cmpuint (count_told (), ==, 0);
  desktop_close_all (&desktop);
}

/* Another program may have written any number of them. */
static void
test_what_was_told_is_bounded (void)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) many = NULL;
  RelaisHost *window = desktop_window (&desktop);

  forget (TRUE);
  for (guint i = 0; i < 64; i++)
    g_strv_builder_add (builder, "of-another-version");
  many = g_strv_builder_end (builder);
  g_settings_set_strv (desktop_settings (&desktop), "hints-told", (const char *const *) many);
  play (window);
  g_assert_cmpuint (count_told (), ==, 64);
  desktop_close_all (&desktop);
}

static void
test_switched_on_again_all_are_told_again (void)
{
  static const char *const told[] = { "loire-figures", NULL };
  RelaisHost *window = desktop_window (&desktop);
  GtkWidget *preferences = relais_preferences_new (desktop_settings (&desktop), GTK_WINDOW (window));

  g_settings_set_boolean (desktop_settings (&desktop), "hints", TRUE);
  g_settings_set_strv (desktop_settings (&desktop), "hints-told", told);
  g_settings_set_boolean (desktop_settings (&desktop), "hints", FALSE);
  g_assert_cmpuint (count_told (), ==, 1);
  g_settings_set_boolean (desktop_settings (&desktop), "hints", TRUE);
  display_until (count_told () == 0);
  gtk_window_destroy (GTK_WINDOW (preferences));
  desktop_close_all (&desktop);
}

static void
add_tests (void)
{
  g_test_add_func ("/hints/once", test_a_hint_is_told_once);
  g_test_add_func ("/hints/off", test_hints_that_are_not_wanted_are_not_told);
  g_test_add_func ("/hints/turn", test_a_hint_goes_with_its_turn);
  g_test_add_func ("/hints/branch", test_the_first_branch_is_explained);
  g_test_add_func ("/hints/setup", test_the_first_setup_is_explained);
  g_test_add_func ("/hints/lesson", test_a_lesson_has_no_hints);
  g_test_add_func ("/hints/bounded", test_what_was_told_is_bounded);
  g_test_add_func ("/hints/again", test_switched_on_again_all_are_told_again);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
