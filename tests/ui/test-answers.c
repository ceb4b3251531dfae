/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the answers stand through whole games, with which keys; and that what is
 * written on them can be read in every style (docs/desktop.md, "Where answers stand"). */

#include "app/answers/relais-choice-button.h"
#include "app/answers/relais-choice-places.h"
#include "app/board/relais-board-choices.h"
#include "app/board/relais-board-view.h"
#include "app/loire/loire-table.h"
#include "desktop.h"
#include "engine/loire/loire-rules.h"
#include "engine/loire/loire.h"
#include "pixels.h"

#define READABLE "/answers/readable/subprocess"

static Desktop desktop;

/* --- places and keys --------------------------------------------------------------------------- */

/* One figure's stop, and the keys that its answers have had there. */
typedef struct
{
  RelaisMatch *match;
  RelaisDecision *decision;
  RelaisChoicePlaces *places;
  GHashTable *keys;             /* by answer */
  GHashTable *kinds;            /* that were offered */
  int turn;
  guint phase;
  guint stops, answers, locked; /* in the whole game */
} Walk;

static const LoireState *
state_of (Walk *walk)
{
  return relais_match_get_state (walk->match);
}

/* "sell" of "sell wine": what can be done, whatever with. */
static char *
kind_of (RelaisChoice *choice)
{
  g_auto (GStrv) words = g_strsplit (relais_choice_get_id (choice), " ", 2);

  return g_strdup (g_str_equal (words[0], "palace") ? "build" : g_str_equal (words[0], "mark") ? "deliver" : words[0]);
}

static gboolean
is_word (const char *words, const char *word)
{
  g_auto (GStrv) all = g_strsplit (words, " ", -1);

  return g_strv_contains ((const char *const *) all, word);
}

/* In the order of docs/desktop.md. */
static int
rank_of (Walk *walk, RelaisChoice *choice)
{
  static const char *const city[] = { "sell", "ship", "build", "hire", NULL };
  static const char *const messenger[] = { "deliver", "message", "hire", NULL };
  static const char *const village[] = { "buy", "beer", "hire", "two", NULL };
  const char *const *order = state_of (walk)->phase == LOIRE_MESSENGER      ? messenger
                             : loire_is_city (loire_here (state_of (walk))) ? city
                                                                            : village;
  g_autofree char *kind = kind_of (choice);
  const char *what = kind;

  if (order == village && g_str_equal (kind, "buy") && is_word (relais_choice_get_id (choice), "beer"))
    what = "beer";
  else if (order == village && g_str_equal (kind, "buy") && is_word (relais_choice_get_id (choice), "2"))
    what = "two";
  for (int i = 0; order[i] != NULL; i++)
    if (g_str_equal (order[i], what))
      return i;
  g_error ("%s has no place in the order", relais_choice_get_id (choice));
}

static void
check_order (Walk *walk)
{
  gboolean village = state_of (walk)->phase == LOIRE_MERCHANT && !loire_is_city (loire_here (state_of (walk)));
  int before = 0;

  for (guint i = 0; i < walk->places->places->len; i++)
    {
      const RelaisChoicePlace *place = walk->places->places->pdata[i];
      int rank = rank_of (walk, place->choices->pdata[0]);

      g_assert_cmpint (rank, >=, before);
      /* The same keys in every village. */
      if (village)
        g_assert_cmpint (relais_choice_places_key (walk->places, place), ==, '1' + rank);
      before = rank;
    }
}

static void
begin_stop (Walk *walk)
{
  g_hash_table_remove_all (walk->keys);
  g_hash_table_remove_all (walk->kinds);
  walk->turn = relais_match_get_turn (walk->match);
  walk->phase = state_of (walk)->phase;
  walk->stops++;
  check_order (walk);
}

static void
check_choice (Walk *walk, const RelaisChoicePlace *place, RelaisChoice *choice)
{
  char key = relais_choice_places_key (walk->places, place);
  const char *slot = relais_choice_get_slot (choice);
  gpointer before;

  g_assert_true (relais_choice_get_closes (choice) == (key == '0'));
  if (key == '0')
    g_assert_cmpstr (relais_choice_get_id (choice), ==, "done");
  if (g_hash_table_lookup_extended (walk->keys, slot, NULL, &before))
    g_assert_cmpint (GPOINTER_TO_INT (before), ==, key);
  else
    g_hash_table_insert (walk->keys, g_strdup (slot), GINT_TO_POINTER (key));
  walk->answers++;
  if (relais_choice_get_reason (choice) == NULL)
    return;
  walk->locked++;
  g_assert_cmpstr (relais_reason_get_sentence (relais_choice_get_reason (choice)), !=, "");
  g_assert_cmpstr (relais_choice_get_detail (choice), !=, NULL);
}

/* What could be done at a stop is there to its end: with its reason when it cannot
 * be done any more. Only messages go, which are delivered. */
static void
check_kinds (Walk *walk, GHashTable *now)
{
  GHashTableIter iter;
  gpointer kind;

  g_hash_table_iter_init (&iter, walk->kinds);
  while (g_hash_table_iter_next (&iter, &kind, NULL))
    if (!g_hash_table_contains (now, kind) && !g_str_equal (kind, "deliver"))
      g_error ("“%s” is gone", (const char *) kind);
  g_hash_table_iter_init (&iter, now);
  while (g_hash_table_iter_next (&iter, &kind, NULL))
    g_hash_table_add (walk->kinds, g_strdup (kind));
}

static void
check_stop (Walk *walk)
{
  g_autoptr (GPtrArray) all = relais_choice_places_list (walk->places);
  g_autoptr (GHashTable) now = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  if (walk->turn != relais_match_get_turn (walk->match) || walk->phase != state_of (walk)->phase)
    begin_stop (walk);
  g_assert_nonnull (walk->places->closing);
  for (guint i = 0; i < all->len; i++)
    {
      const RelaisChoicePlace *place = all->pdata[i];

      for (guint c = 0; c < place->choices->len; c++)
        {
          check_choice (walk, place, place->choices->pdata[c]);
          g_hash_table_add (now, kind_of (place->choices->pdata[c]));
        }
    }
  check_kinds (walk, now);
}

static void
walk_begin (Walk *walk, const char *start)
{
  walk->match = playing_match (start);
  walk->decision = deciding (walk->match);
  g_object_set (walk->decision, "chores", 0u, NULL);
  walk->places = relais_choice_places_new ();
  walk->keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  walk->kinds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  walk->turn = -1;
}

static void
walk_end (Walk *walk)
{
  relais_choice_places_free (walk->places);
  g_hash_table_unref (walk->keys);
  g_hash_table_unref (walk->kinds);
  g_clear_object (&walk->decision);
  g_assert_finalize_object (walk->match);
}

static void
test_keys_stay_for_a_whole_stop (gconstpointer start)
{
  Walk walk = { 0 };
  RelaisRng rng;

  walk_begin (&walk, start);
  relais_rng_seed (&rng, 11);
  do
    {
      guint phase = state_of (&walk)->phase;

      g_ptr_array_unref (relais_choice_places_ask (walk.places, walk.decision));
      if (phase == LOIRE_MERCHANT || phase == LOIRE_MESSENGER)
        check_stop (&walk);
    }
  while (playing_play_random (walk.match, &rng));
  g_assert_cmpuint (walk.stops, >, 50);
  g_assert_cmpuint (walk.answers, >, 400);
  g_assert_cmpuint (walk.locked, >, 80);
  walk_end (&walk);
}

/* What comes in between, such as the circus that moves on, leaves the stop as it was. */
static void
test_places_outlast_what_comes_between (void)
{
  Walk walk = { 0 };
  RelaisRng rng;
  guint returned = 0;

  walk_begin (&walk, "loire players=3 seed=5");
  relais_rng_seed (&rng, 3);
  for (g_autofree char *last = NULL;;)
    {
      guint phase = state_of (&walk)->phase;
      gboolean between = phase == LOIRE_CIRCUS || phase == LOIRE_PICK;

      g_ptr_array_unref (relais_choice_places_ask (walk.places, walk.decision));
      if (phase == LOIRE_MERCHANT || phase == LOIRE_MESSENGER)
        {
          returned += last != NULL && walk.turn == relais_match_get_turn (walk.match) && walk.phase == phase;
          check_stop (&walk);
        }
      g_free (last);
      last = between ? g_strdup ("between") : NULL;
      if (!playing_play_random (walk.match, &rng))
        break;
    }
  g_assert_cmpuint (returned, >, 5);
  walk_end (&walk);
}

/* --- what is written can be read --------------------------------------------------------------- */

/* Letters and their ground differ enough (WCAG 1.4.3); what is dimmed as well. */
static void
assert_readable (GtkWidget *button, GtkWidget *popover)
{
  int stride;
  g_autoptr (GBytes) picture = pixels_of (panes_part (panes_part (button, "face"), "title"), popover, &stride);
  gsize size;
  const guchar *pixels = g_bytes_get_data (picture, &size);
  double darkest = 1, lightest = 0;

  for (gsize i = 0; i < size; i += 4)
    {
      /* What is beyond the popover is not its ground. */
      if (pixels[i + 3] < 255)
        continue;
      darkest = MIN (darkest, pixels_luminance (pixels + i));
      lightest = MAX (lightest, pixels_luminance (pixels + i));
    }
  if ((lightest + .05) / (darkest + .05) < 4.5)
    g_error ("“%s” cannot be read: %.2f", relais_choice_get_title (relais_choice_button_get_choice (RELAIS_CHOICE_BUTTON (button))),
             (lightest + .05) / (darkest + .05));
}

static RelaisChoice *
make_choice (const char *title, gboolean suggested, gboolean ends, const char *why)
{
  RelaisChoice *choice = relais_choice_new (title, "messenger", g_strdup (title), g_strdup ("2 horses"));

  if (suggested)
    relais_choice_suggest (choice, g_strdup ("adds 2 points"));
  relais_choice_set_ends_turn (choice, ends);
  if (why != NULL)
    {
      g_autoptr (RelaisReason) reason = relais_reason_new_literal (&relais_loire, NULL, why);

      relais_choice_set_reason (choice, reason);
    }
  return choice;
}

static void
test_readable_in_a_process_of_its_own (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autoptr (GListStore) choices = g_list_store_new (RELAIS_TYPE_CHOICE);
  g_autoptr (GPtrArray) buttons = NULL;
  GtkWidget *popover;

  for (int i = 0; i < 4; i++)
    {
      g_autoptr (RelaisChoice) choice = make_choice ("Messenger · Vendôme · delivery", i == 1, i == 2, i == 3 ? "No." : NULL);

      g_list_store_append (choices, choice);
    }
  desktop_new_match (window);
  popover = relais_board_choices_show (display_find (GTK_WIDGET (window), RELAIS_TYPE_BOARD_VIEW), &(GdkRectangle) { 200, 200, 9, 9 },
                                       &relais_game_ui_loire, "red", G_LIST_MODEL (choices));
  display_until (gtk_widget_get_mapped (popover));
  buttons = panes_all (popover, RELAIS_TYPE_CHOICE_BUTTON);
  g_assert_cmpuint (buttons->len, ==, 4);
  for (guint i = 0; i < buttons->len; i++)
    assert_readable (buttons->pdata[i], popover);
  gtk_popover_popdown (GTK_POPOVER (popover));
  desktop_close_all (&desktop);
}

/* However many there are, all of each is to be read. */
static void
test_long_lists_are_not_squeezed (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autoptr (GListStore) choices = g_list_store_new (RELAIS_TYPE_CHOICE);
  g_autoptr (GPtrArray) faces = NULL;
  GtkWidget *popover;

  for (int i = 0; i < 30; i++)
    {
      g_autoptr (RelaisChoice) choice = make_choice ("Dairyman · 1 d", FALSE, FALSE, NULL);

      g_list_store_append (choices, choice);
    }
  desktop_new_match (window);
  popover = relais_board_choices_show (display_find (GTK_WIDGET (window), RELAIS_TYPE_BOARD_VIEW), &(GdkRectangle) { 200, 200, 9, 9 },
                                       &relais_game_ui_loire, "red", G_LIST_MODEL (choices));
  display_until (gtk_widget_get_mapped (popover));
  panes_wait_drawn (popover);
  faces = panes_all (popover, RELAIS_TYPE_CHOICE_FACE);
  g_assert_cmpuint (faces->len, ==, 30);
  for (guint i = 0; i < faces->len; i++)
    g_assert_false (relais_choice_face_is_cut (faces->pdata[i]));
  gtk_popover_popdown (GTK_POPOVER (popover));
  desktop_close_all (&desktop);
}

/* The best answer of a village that two figures reach was white on white. */
static void
test_readable_in_every_style (void)
{
  static const char *const styles[][2] = {
    { "prefer-light", "0" }, { "prefer-dark", "0" }, { "prefer-light", "1" }, { "prefer-dark", "1" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_setenv ("ADW_DEBUG_COLOR_SCHEME", styles[i][0], TRUE);
      g_setenv ("ADW_DEBUG_HIGH_CONTRAST", styles[i][1], TRUE);
      g_test_trap_subprocess (READABLE, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_test_trap_assert_passed ();
    }
}

/* --- all --------------------------------------------------------------------------------------- */

static void
add_tests (void)
{
  g_test_add_data_func ("/answers/keys-stay-for-a-whole-stop", "loire players=3 seed=7", test_keys_stay_for_a_whole_stop);
  g_test_add_data_func ("/answers/keys-stay-alone", "loire players=1 seed=3", test_keys_stay_for_a_whole_stop);
  g_test_add_data_func ("/answers/keys-stay-in-the-casual-game", "loire players=2 seed=9 variant=casual",
                        test_keys_stay_for_a_whole_stop);
  g_test_add_func ("/answers/places-outlast-what-comes-between", test_places_outlast_what_comes_between);
  g_test_add_func ("/answers/readable-in-every-style", test_readable_in_every_style);
  g_test_add_func ("/answers/long-lists-are-not-squeezed", test_long_lists_are_not_squeezed);
  g_test_add_func (READABLE, test_readable_in_a_process_of_its_own);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
