/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What would come of an answer is shown on the board while one points at it. */

#include "../model/deciding.h"
#include "app/answers/relais-choice-button.h"
#include "app/loire/loire-scene.h"
#include "board-painted.h"
#include "display.h"
#include "engine/loire/loire-state.h"

#define NEAR 70                 /* pixels */

/* Longer than the pointer has to rest. */
static void
rest (Table *table)
{
  gint64 end = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  while (table->view->preview_source != 0 && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (table->view->preview_source, ==, 0);
}

static graphene_rect_t
spot_of (Table *table, const char *spot)
{
  RelaisSlots *slots = relais_loire_scene_get_slots (RELAIS_LOIRE_SCENE (table->view->scene));
  graphene_rect_t area;

  g_assert_true (relais_slots_get (slots, &area, "%s", spot));
  return area;
}

static char *
callout_words (Table *table)
{
  GString *words = g_string_new (NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (table->view->callout)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child) && gtk_widget_get_visible (child))
      g_string_append_printf (words, "%s\n", gtk_label_get_text (GTK_LABEL (child)));
  return g_string_free (words, FALSE);
}

/* The figure stands there, and goes again with the pointer; nothing is played. */
static void
test_a_ride_shows_the_figure_where_it_would_stand (void)
{
  g_autofree guchar *before = NULL;
  g_autofree guchar *shown = NULL;
  g_autofree guchar *after = NULL;
  graphene_rect_t spot;
  RelaisNode *start;
  Table table;

  set_up (&table, "loire players=2 seed=7");
  wait_until_sharp (&table);
  start = relais_match_get_node (table.match);
  deciding_choose (table.decision, "figure merchant");
  spot = spot_of (&table, "stack-langeais-cw-0");
  before = picture_of (&table);
  relais_decision_point (table.decision, deciding_find (table.decision, "merchant ride 2 to langeais"));
  g_assert_null (table.view->preview);
  rest (&table);
  g_assert_nonnull (table.view->preview);
  shown = picture_of (&table);
  g_assert_cmpfloat (changed_part (&table, before, shown, &spot), >, 0.4);
  relais_decision_point (table.decision, NULL);
  g_assert_null (table.view->preview);
  after = picture_of (&table);
  g_assert_true (memcmp (before, after, WIDTH * HEIGHT * 4) == 0);
  g_assert_true (relais_match_get_node (table.match) == start && start->first == NULL);
  tear_down (&table);
}

/* No more than pointing at a place does. */
static void
test_a_preview_repaints_a_tenth_at_most (void)
{
  g_autoptr (GskRenderNode) before = NULL;
  g_autoptr (GskRenderNode) shown = NULL;
  double part;
  Table table;

  set_up (&table, "loire players=4 seed=7");
  wait_until_sharp (&table);
  deciding_choose (table.decision, "figure merchant");
  before = frame_of (&table);
  relais_board_preview_show (table.view, deciding_find (table.decision, "merchant ride 2 to langeais"));
  g_assert_nonnull (table.view->preview);
  shown = frame_of (&table);
  part = repainted (before, shown);
  g_assert_cmpfloat (part, >, 0);
  g_assert_cmpfloat (part, <=, 0.1);
  tear_down (&table);
}

/* The circus leaves, and the market follows: tiles and prices as they would be. */
static void
test_the_market_is_shown_as_it_would_be (void)
{
  const GArray *changes;
  guint tiles = 0, prices = 0;
  Table table;
  RelaisRng rng;

  relais_rng_seed (&rng, 3);
  set_up (&table, "loire players=2 seed=3");
  wait_until_sharp (&table);
  while (loire_state (relais_match_get_view (table.match))->phase != LOIRE_CIRCUS)
    playing_play_on (table.match, &rng, 1);
  relais_board_view_skip (table.view);
  relais_board_preview_show (table.view, deciding_nth (relais_decision_get_choices (table.decision), 0));
  g_assert_nonnull (table.view->preview);
  changes = relais_board_preview_get_changes (table.view->preview);
  for (guint i = 0; i < changes->len; i++)
    {
      const graphene_rect_t *change = &g_array_index (changes, graphene_rect_t, i);
      graphene_rect_t market = spot_of (&table, "market");
      graphene_point_t middle = relais_rect_middle (change);

      if (graphene_rect_contains_point (&market, &middle))
        tiles++;
      else if (change->size.width < 34)
        prices++;
    }
  g_assert_cmpuint (tiles, >=, 2);
  g_assert_cmpuint (prices, >=, 1);
  tear_down (&table);
}

/* At the place, with all else that is told there; of an answer in the bar alone. */
static void
test_what_one_has_afterwards_stands_beside_it (void)
{
  g_autofree char *there = NULL;
  g_autofree char *here = NULL;
  Table table;

  set_up (&table, "loire players=2 seed=7");
  play (&table, "merchant ride 2 to langeais");
  relais_board_view_skip (table.view);
  relais_board_hover_tell (table.view, relais_board_places_find (table.view, "langeais"));
  there = callout_words (&table);
  g_assert_nonnull (strstr (there, "Langeais\n"));
  g_assert_nonnull (strstr (there, "Afterwards: "));
  g_assert_nonnull (strstr (there, "wood 0 → 1"));
  relais_board_hover_hide (table.view);
  relais_decision_point (table.decision, deciding_find (table.decision, "buy wood"));
  rest (&table);
  here = callout_words (&table);
  g_assert_true (g_str_has_prefix (here, "Afterwards: "));
  g_assert_nonnull (strstr (here, "wood 0 → 1"));
  /* What is told goes when something else happens. */
  relais_match_undo (table.match);
  g_assert_null (table.view->preview);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (table.view->callout)));
  tear_down (&table);
}

/* However small the board: neither the village's own things, nor the figure that would
 * ride there; and it stands beside the village, not somewhere. */
static void
test_a_callout_stands_beside_its_place (void)
{
  static const char *const own[] = { "shield", "price", "label", "node" };
  Table table;

  set_up (&table, "loire players=4 seed=7");
  wait_until_sharp (&table);
  deciding_choose (table.decision, "figure merchant");
  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    {
      const RelaisPlace *figure = &g_array_index (table.view->places, RelaisPlace, relais_board_places_find (table.view, "merchant"));
      graphene_rect_t callout, ground, moves;

      if (loire_is_city (i))
        continue;
      relais_board_hover_tell (table.view, (int) i);
      gtk_test_widget_wait_for_draw (table.window);
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (table.view->callout), GTK_WIDGET (table.view), &callout));
      for (gsize k = 0; k < G_N_ELEMENTS (own); k++)
        {
          g_autofree char *id = g_strdup_printf ("%s-%s", own[k], loire_locations[i]);
          graphene_rect_t spot = spot_of (&table, id);

          spot = relais_board_frame_place (&table.view->frame, &spot);
          if (graphene_rect_intersection (&callout, &spot, NULL))
            g_error ("what is told of %s hides its %s", loire_locations[i], own[k]);
        }
      moves = relais_board_frame_place (&table.view->frame, &figure->area);
      g_assert_false (graphene_rect_intersection (&callout, &moves, NULL));
      ground = relais_board_frame_place (&table.view->frame, &table.view->about);
      graphene_rect_inset (&ground, -NEAR, -NEAR);
      if (!graphene_rect_intersection (&callout, &ground, NULL))
        g_error ("what is told of %s stands far away, at %g, %g", loire_locations[i], (double) callout.origin.x, (double) callout.origin.y);
    }
  tear_down (&table);
}

static void
on_pointed (RelaisChoiceButton *button, RelaisChoice *choice, GPtrArray *told)
{
  g_ptr_array_add (told, choice);
}

static void
move_pointer (GtkWidget *button, const char *how)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (button);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller) && g_str_equal (how, "enter"))
        g_signal_emit_by_name (controller, how, 1., 1.);
      else if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, how);
    }
}

/* Once, and again when the same button is for another answer; one that goes is pointed
 * at no more. */
static void
test_answers_tell_that_they_are_pointed_at (void)
{
  const RelaisGameUi *ui = relais_game_ui_find (relais_game_find ((RelaisWord) { "loire", 5 }));
  g_autoptr (GPtrArray) told = g_ptr_array_new ();
  g_autoptr (RelaisChoice) one = relais_choice_new ("buy wood", "good-wood", g_strdup ("Buy wood"), NULL);
  g_autoptr (RelaisChoice) other = relais_choice_new ("buy wine", "good-wine", g_strdup ("Buy wine"), NULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *button = relais_choice_button_new ();

  relais_choice_button_set_choice (RELAIS_CHOICE_BUTTON (button), ui, "red", one);
  g_signal_connect (button, "pointed", G_CALLBACK (on_pointed), told);
  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  move_pointer (button, "leave");
  g_ptr_array_set_size (told, 0);
  move_pointer (button, "enter");
  move_pointer (button, "enter");
  g_assert_cmpuint (told->len, ==, 1);
  g_assert_true (told->pdata[0] == one);
  relais_choice_button_set_choice (RELAIS_CHOICE_BUTTON (button), ui, "red", other);
  g_assert_cmpuint (told->len, ==, 2);
  g_assert_true (told->pdata[1] == other);
  gtk_widget_set_visible (button, FALSE);
  g_assert_cmpuint (told->len, ==, 3);
  g_assert_null (told->pdata[2]);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
add_tests (void)
{
  g_test_add_func ("/board/preview/a-ride-shows-the-figure-where-it-would-stand", test_a_ride_shows_the_figure_where_it_would_stand);
  g_test_add_func ("/board/preview/repaints-a-tenth-at-most", test_a_preview_repaints_a_tenth_at_most);
  g_test_add_func ("/board/preview/the-market-is-shown-as-it-would-be", test_the_market_is_shown_as_it_would_be);
  g_test_add_func ("/board/preview/what-one-has-afterwards-stands-beside-it", test_what_one_has_afterwards_stands_beside_it);
  g_test_add_func ("/board/callout/stands-beside-its-place", test_a_callout_stands_beside_its_place);
  g_test_add_func ("/board/preview/answers-tell-that-they-are-pointed-at", test_answers_tell_that_they_are_pointed_at);
}

int
main (int argc, char **argv)
{
  return display_run (argc, argv, add_tests);
}
