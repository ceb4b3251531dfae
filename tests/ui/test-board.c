/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board as it is used: by the pointer, by keys, and by who cannot see it. */

#include "app/answers/relais-reason-popover.h"
#include "app/art/relais-art.h"
#include "app/art/relais-board-picture.h"
#include "app/board/relais-board-choices.h"
#include "app/board/relais-board-group.h"
#include "app/board/relais-board-marks.h"
#include "app/kit/relais-popover-on.h"
#include "app/loire/loire-scene.h"
#include "board-table.h"
#include "display.h"
#include "engine/loire/loire-state.h"

/* --- The drawing and the pieces, without a window --- */

static void
assert_slot (RelaisSlots *slots, const char *before, const char *id, const char *after)
{
  g_autofree char *name = g_strconcat (before, id, after, NULL);
  graphene_rect_t rect;

  if (!relais_slots_get (slots, &rect, "%s", name) || rect.size.width < 10 || rect.size.height < 10)
    g_error ("The drawing has no slot %s", name);
}

static void
test_every_id_of_the_engine_has_its_slot (void)
{
  g_autoptr (RelaisScene) scene = relais_loire_scene_new ();
  RelaisSlots *slots = relais_loire_scene_get_slots (RELAIS_LOIRE_SCENE (scene));
  static const char *const both[] = { "loc-", "node-", "label-", "horse-" };
  static const char *const villages[] = { "shield-", "good-", "price-", "building-", "tokens-", "circus-" };
  static const char *const spots[] = { "-cw-0", "-cw-3", "-ccw-0", "-ccw-3" };

  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    {
      for (gsize k = 0; k < G_N_ELEMENTS (both); k++)
        assert_slot (slots, both[k], loire_locations[i], "");
      for (gsize k = 0; k < G_N_ELEMENTS (villages) && !loire_is_city (i); k++)
        assert_slot (slots, villages[k], loire_locations[i], "");
      for (gsize k = 0; k < G_N_ELEMENTS (spots) && !loire_is_city (i); k++)
        assert_slot (slots, "stack-", loire_locations[i], spots[k]);
    }
  for (unsigned i = 0; i < LOIRE_PALACES; i++)
    assert_slot (slots, "palace-", loire_palaces[i], "");
  for (unsigned i = 0; i < LOIRE_SPACES; i++)
    {
      g_autofree char *number = g_strdup_printf ("%02u", i);

      assert_slot (slots, "river-", number, "");
      assert_slot (slots, "boat-", number, "-0");
      assert_slot (slots, "boat-", number, "-3");
    }
  for (unsigned i = 1; i <= LOIRE_COLOURS; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i);

      assert_slot (slots, "market-", number, "");
      assert_slot (slots, "market-price-", number, "");
    }
  g_assert_nonnull (relais_slots_path (slots, "road-north"));
  g_assert_nonnull (relais_slots_path (slots, "road-south"));
}

static void
assert_apart (graphene_rect_t spots[RELAIS_MAX_SEATS][LOIRE_FIGURES])
{
  const graphene_rect_t *all = &spots[0][0];
  const unsigned n = RELAIS_MAX_SEATS * LOIRE_FIGURES;

  for (unsigned i = 0; i < n; i++)
    {
      g_assert_cmpfloat (all[i].size.width, >, 20);
      for (unsigned k = i + 1; k < n; k++)
        g_assert_false (graphene_rect_intersection (&all[i], &all[k], NULL));
    }
}

/* In every place, with every mixture of directions. */
static void
test_eight_stacks_in_a_place_hide_nobody (void)
{
  g_autoptr (RelaisScene) scene = relais_loire_scene_new ();
  g_autoptr (RelaisMatch) match = new_match ("loire players=4 seed=3");
  LoireState s = *(const LoireState *) relais_match_get_state (match);

  for (unsigned place = 0; place < LOIRE_LOCATIONS; place++)
    for (unsigned ways = 0; ways < 256; ways++)
      {
        graphene_rect_t spots[RELAIS_MAX_SEATS][LOIRE_FIGURES];

        for (unsigned i = 0; i < 8; i++)
          s.seats[i / 2].stack[i % 2] = (LoireStack) { (uint8_t) place, 1, ways & 1 << i ? LOIRE_CW : LOIRE_CCW };
        relais_loire_stand (relais_loire_scene_get_slots (RELAIS_LOIRE_SCENE (scene)), &s, spots);
        assert_apart (spots);
      }
}

static void
test_every_piece_of_played_games_has_a_drawing (void)
{
  g_autoptr (RelaisScene) scene = relais_loire_scene_new ();
  g_autoptr (RelaisMatch) match = new_match ("loire players=4 seed=5");
  g_autoptr (GHashTable) known = g_hash_table_new (NULL, NULL);
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisRefusal why;
  guint k = 1;
  int n;

  while ((n = relais_match_legal (match, moves)) > 0 && k < 1500)
    {
      g_autoptr (GArray) pieces = relais_scene_pieces (scene, relais_match_get_view (match));

      for (guint i = 0; i < pieces->len; i++)
        {
          const RelaisPiece *piece = &g_array_index (pieces, RelaisPiece, i);
          graphene_size_t size;

          if (piece->sprite == NULL || !g_hash_table_add (known, (gpointer) piece->sprite))
            continue;
          if (!relais_art_size (relais_art_get_default (), "loire-pieces", piece->sprite, &size))
            g_error ("There is no drawing %s", piece->sprite);
          g_assert_cmpfloat (fabsf (size.width / size.height - piece->area.size.width / piece->area.size.height), <, 0.05f);
        }
      g_assert_true (relais_match_play_all (match, &moves[k++ * 7919 % (guint) n], 1, &why));
    }
  g_assert_cmpuint (k, >, 300);
}

static void
test_a_picture_needs_no_window (void)
{
  g_autoptr (RelaisMatch) match = new_match ("loire players=3 seed=2");
  g_autoptr (GdkTexture) picture = relais_board_picture (match, RELAIS_NOBODY, 480);

  g_assert_cmpint (gdk_texture_get_width (picture), ==, 480);
  g_assert_cmpint (gdk_texture_get_height (picture), ==, 300);
}

/* --- Names and keys --- */

static void
test_every_place_is_a_widget_with_a_name (void)
{
  Table table;

  set_up (&table, "loire players=3 seed=7");
  g_assert_cmpuint (table.view->widgets->len, ==, LOIRE_PLACES);
  for (guint i = 0; i < table.view->widgets->len; i++)
    {
      GtkWidget *widget = table.view->widgets->pdata[i];
      const char *label = relais_board_place_get_label (RELAIS_BOARD_PLACE (widget));

      g_assert_true (gtk_widget_get_focusable (widget));
      gtk_test_accessible_assert_role (widget, g_array_index (table.view->places, RelaisPlace, i).picture ? GTK_ACCESSIBLE_ROLE_IMG
                                                                                                         : GTK_ACCESSIBLE_ROLE_BUTTON);
      g_assert_cmpstr (label, !=, g_array_index (table.view->places, RelaisPlace, i).id);
      gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
    }
  tear_down (&table);
}

/* The head of a group, before the first place in it. */
static void
tell_group (Table *table, GString *tree, GtkWidget *place)
{
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (table->match));
  GtkWidget *group = gtk_widget_get_parent (place);
  g_autofree char *label = NULL;

  if (group == GTK_WIDGET (table->view) || gtk_widget_get_first_child (group) != place)
    return;
  label = lore->tell_place (relais_match_get_view (table->match), relais_board_group_get_id (RELAIS_BOARD_GROUP (group)));
  gtk_test_accessible_assert_role (group, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (group, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  g_string_append_printf (tree, "group %s: %s\n", relais_board_group_get_id (RELAIS_BOARD_GROUP (group)), label);
}

static void
test_the_tree_for_readers (void)
{
  g_autofree char *wanted = NULL;
  g_autofree char *file = g_test_build_filename (G_TEST_DIST, "board-tree.txt", NULL);
  g_autoptr (GString) tree = g_string_new (NULL);
  Table table;

  set_up (&table, "loire players=4 seed=7");
  play (&table, "merchant ride 2 to langeais");
  /* When it is laid out. */
  display_until (!table.view->untold);
  for (guint i = 0; i < table.view->widgets->len; i++)
    {
      RelaisBoardPlace *place = table.view->widgets->pdata[i];

      tell_group (&table, tree, GTK_WIDGET (place));
      if (relais_board_places_shown (table.view, (int) i))
        g_string_append_printf (tree, "%s%s %s: %s\n",
                                gtk_widget_get_parent (GTK_WIDGET (place)) != GTK_WIDGET (table.view) ? "  " : "",
                                gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (place)) == GTK_ACCESSIBLE_ROLE_IMG ? "img" : "button",
                                relais_board_place_get_id (place), relais_board_place_get_label (place));
    }
  tear_down (&table);
  if (!g_file_get_contents (file, &wanted, NULL, NULL) || !g_str_equal (wanted, tree->str))
    {
      g_autofree char *actual = g_build_filename (g_get_tmp_dir (), "board-tree.txt", NULL);

      g_file_set_contents (actual, tree->str, -1, NULL);
      g_error ("What readers are told is not what %s says; it is in %s", file, actual);
    }
}

static void
test_arrow_keys_reach_every_place (void)
{
  static const GtkDirectionType directions[] = { GTK_DIR_LEFT, GTK_DIR_RIGHT, GTK_DIR_UP, GTK_DIR_DOWN };
  g_autoptr (GArray) waiting = g_array_new (FALSE, FALSE, sizeof (int));
  gboolean reached[LOIRE_PLACES] = { FALSE };
  guint n = 0;
  Table table;

  set_up (&table, "loire players=2 seed=7");
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (table.view), GTK_DIR_TAB_FORWARD));
  g_array_append_val (waiting, table.view->current);
  reached[table.view->current] = TRUE;
  for (guint i = 0; i < waiting->len; i++, n++)
    for (gsize d = 0; d < G_N_ELEMENTS (directions); d++)
      {
        gtk_widget_grab_focus (table.view->widgets->pdata[g_array_index (waiting, int, i)]);
        g_assert_true (gtk_widget_child_focus (GTK_WIDGET (table.view), directions[d]));
        if (!reached[table.view->current])
          g_array_append_val (waiting, table.view->current);
        reached[table.view->current] = TRUE;
      }
  g_assert_cmpuint (n, ==, LOIRE_PLACES);
  tear_down (&table);
}

static void
test_tab_enters_the_board_once_and_leaves_it (void)
{
  Table table;
  RelaisBoardPlace *place;

  set_up (&table, "loire players=2 seed=7");
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (table.view), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (table.view), GTK_DIR_RIGHT));
  place = table.view->widgets->pdata[table.view->current];
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (place)));
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (table.view), GTK_DIR_TAB_FORWARD));
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (table.view), GTK_DIR_TAB_BACKWARD));
  tear_down (&table);
}

static void
test_a_place_is_described_when_it_has_the_focus (void)
{
  Table table;

  set_up (&table, "loire players=2 seed=7");
  relais_board_places_press (table.view, relais_board_places_find (table.view, "merchant"));
  gtk_widget_grab_focus (GTK_WIDGET (widget_of (&table, "langeais")));
  g_assert_nonnull (relais_board_place_get_description (widget_of (&table, "langeais")));
  g_assert_cmpuint (strlen (relais_board_place_get_description (widget_of (&table, "langeais"))), >, 4);
  tear_down (&table);
}

/* --- Playing --- */

static int
only_reachable (Table *table)
{
  for (guint i = 0; i < table->view->widgets->len; i++)
    {
      const RelaisPlace *place = &g_array_index (table->view->places, RelaisPlace, i);
      g_autoptr (GListModel) choices = relais_decision_at_place (table->decision, place->id);
      guint possible = 0;

      if (place->figure || !(relais_board_place_get_marks (table->view->widgets->pdata[i]) & RELAIS_MARK_BIT (RELAIS_MARK_REACHABLE)))
        continue;
      for (guint k = 0; k < g_list_model_get_n_items (choices); k++)
        {
          g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, k);

          possible += relais_choice_get_reason (choice) == NULL;
        }
      if (possible == 1)
        return (int) i;
    }
  return -1;
}

static void
test_enter_on_a_reachable_place_plays (void)
{
  Table table;
  RelaisNode *start;
  int place;

  set_up (&table, "loire players=2 seed=7");
  start = relais_match_get_node (table.match);
  gtk_widget_activate_action (GTK_WIDGET (widget_of (&table, "merchant")), "place.press", NULL);
  g_assert_true (relais_match_get_node (table.match) == start);
  g_assert_true (relais_board_place_get_marks (widget_of (&table, "merchant")) & RELAIS_MARK_BIT (RELAIS_MARK_CHOSEN));
  place = only_reachable (&table);
  g_assert_cmpint (place, >=, 0);
  gtk_widget_activate_action (table.view->widgets->pdata[place], "place.press", NULL);
  g_assert_true (relais_match_get_node (table.match)->parent == start);
  tear_down (&table);
}

static void
test_what_a_place_cannot_do_is_explained_there (void)
{
  Table table;
  RelaisNode *start;
  GtkWidget *popover;

  set_up (&table, "loire players=2 seed=7");
  start = relais_match_get_node (table.match);
  gtk_widget_activate_action (GTK_WIDGET (widget_of (&table, "blois")), "place.press", NULL);
  g_assert_true (relais_match_get_node (table.match) == start);
  popover = display_find (GTK_WIDGET (table.view), RELAIS_TYPE_REASON_POPOVER);
  g_assert_nonnull (popover);
  g_assert_nonnull (table.view->missing);
  display_close_for_good (popover);
  settle ();
  relais_board_places_forget_missing (table.view);
  for (guint i = 0; i < table.view->widgets->len; i++)
    g_assert_false (relais_board_place_get_marks (table.view->widgets->pdata[i]) & RELAIS_MARK_BIT (RELAIS_MARK_MISSING));
  tear_down (&table);
}

/* Riding to a place where several things can be meant. */
static void
test_several_choices_are_asked_between (void)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisRefusal why;
  gboolean asked = FALSE;
  Table table;

  set_up (&table, "loire players=2 seed=7");
  for (guint k = 0; k < 200 && !asked; k++)
    {
      for (guint i = 0; i < LOIRE_LOCATIONS && !asked; i++)
        {
          g_autoptr (GListModel) choices = relais_decision_at_place (table.decision, loire_locations[i]);
          guint possible = 0;

          for (guint c = 0; c < g_list_model_get_n_items (choices); c++)
            {
              g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, c);

              possible += relais_choice_get_reason (choice) == NULL;
            }
          asked = possible > 1;
          if (asked)
            gtk_widget_activate_action (GTK_WIDGET (widget_of (&table, loire_locations[i])), "place.press", NULL);
        }
      if (!asked)
        {
          int n = relais_match_legal (table.match, moves);

          g_assert_true (relais_match_play_all (table.match, &moves[k * 7919 % (guint) n], 1, &why));
        }
    }
  g_assert_true (asked);
  g_assert_nonnull (display_find (GTK_WIDGET (table.view), RELAIS_TYPE_BOARD_CHOICES));
  display_close_for_good (display_find (GTK_WIDGET (table.view), RELAIS_TYPE_BOARD_CHOICES));
  settle ();
  tear_down (&table);
}

static void
test_asking_about_a_place_plays_nothing (void)
{
  Table table;
  RelaisNode *start;

  set_up (&table, "loire players=2 seed=7");
  start = relais_match_get_node (table.match);
  for (guint i = 0; i < table.view->widgets->len; i++)
    {
      GtkWidget *popover;

      gtk_widget_activate_action (table.view->widgets->pdata[i], "place.ask", NULL);
      popover = display_find (GTK_WIDGET (table.view), RELAIS_TYPE_REASON_POPOVER);
      g_assert_true (popover != NULL || table.view->telling == (int) i);
      if (popover != NULL)
        display_close_for_good (popover);
      settle ();
    }
  g_assert_true (relais_match_get_node (table.match) == start);
  tear_down (&table);
}

static void
test_the_pointer_finds_what_it_points_at (void)
{
  Table table;

  set_up (&table, "loire players=2 seed=7");
  for (guint i = 0; i < table.view->places->len; i++)
    {
      const RelaisPlace *place = &g_array_index (table.view->places, RelaisPlace, i);
      graphene_point_t at = relais_board_frame_point (&table.view->frame, place->node);
      int found = relais_board_places_at (table.view, at.x, at.y);

      g_assert_cmpint (found, >=, 0);
      /* figures and the circus may stand upon what is meant */
      if (!g_array_index (table.view->places, RelaisPlace, found).figure)
        g_assert_cmpstr (g_array_index (table.view->places, RelaisPlace, found).id, ==, place->id);
    }
  tear_down (&table);
}

/* Clicks in quick succession at the place's node. */
static void
click (Table *table, int place, int times)
{
  graphene_point_t at = relais_board_frame_point (&table->view->frame,
                                                  g_array_index (table->view->places, RelaisPlace, place).node);

  for (int n = 1; n <= times; n++)
    relais_board_input_click (table->view, GDK_BUTTON_PRIMARY, n, at.x, at.y);
}

static void
test_a_double_click_acts_once (void)
{
  Table table;
  RelaisNode *start;
  int place;

  set_up (&table, "loire players=2 seed=7");
  start = relais_match_get_node (table.match);
  /* Pressed twice one after the other, a figure is taken and put back. */
  click (&table, relais_board_places_find (table.view, "merchant"), 2);
  g_assert_true (relais_board_place_get_marks (widget_of (&table, "merchant")) & RELAIS_MARK_BIT (RELAIS_MARK_CHOSEN));
  place = only_reachable (&table);
  g_assert_cmpint (place, >=, 0);
  click (&table, place, 3);
  g_assert_true (relais_match_get_node (table.match)->parent == start);
  /* Nothing that came of it is told or asked, either. */
  g_assert_null (display_find (GTK_WIDGET (table.view), RELAIS_TYPE_REASON_POPOVER));
  g_assert_null (display_find (GTK_WIDGET (table.view), RELAIS_TYPE_BOARD_CHOICES));
  tear_down (&table);
}

/* What is under the pointer is told until it is chosen, and not again before the pointer goes elsewhere. */
static void
test_a_click_leaves_no_callout (void)
{
  Table table;
  int place;

  set_up (&table, "loire players=2 seed=1");
  place = relais_board_places_find (table.view, "merchant");
  relais_board_hover (table.view, place);
  display_until (table.view->telling == place);
  click (&table, place, 1);
  g_assert_true (relais_board_place_get_marks (widget_of (&table, "merchant")) & RELAIS_MARK_BIT (RELAIS_MARK_CHOSEN));
  g_assert_cmpint (table.view->telling, ==, -1);
  tear_down (&table);
}

/* --- Fingers --- */

static graphene_point_t fingers;        /* the middle between two */

/* No screen in memory has fingers: this stands before GTK's. */
gboolean
gtk_gesture_get_bounding_box_center (GtkGesture *gesture, double *x, double *y)
{
  *x = (double) fingers.x;
  *y = (double) fingers.y;
  return TRUE;
}

static void
pinch (Table *table, const double *scales, gsize n)
{
  GtkEventController *gesture = display_listener (GTK_WIDGET (table->view), GTK_TYPE_GESTURE_ZOOM);

  g_signal_emit_by_name (gesture, "begin", NULL);
  for (gsize i = 0; i < n; i++)
    g_signal_emit_by_name (gesture, "scale-changed", scales[i]);
}

/* What is between the fingers stays between them. */
static void
test_two_fingers_zoom (void)
{
  Table table;
  graphene_point_t under, after;

  set_up (&table, "loire players=2 seed=7");
  fingers = GRAPHENE_POINT_INIT (300, 200);
  under = relais_board_frame_unplace (&table.view->frame, fingers.x, fingers.y);
  pinch (&table, (const double[]) { 1.2, 2 }, 2);
  g_assert_cmpfloat_with_epsilon (table.view->zoom, 2, 1e-3);
  after = relais_board_frame_unplace (&table.view->frame, fingers.x, fingers.y);
  g_assert_cmpfloat (graphene_point_distance (&under, &after, NULL, NULL), <, 2);
  /* from where the last pinch has left it */
  pinch (&table, (const double[]) { 1.5 }, 1);
  g_assert_cmpfloat_with_epsilon (table.view->zoom, 3, 1e-3);
  pinch (&table, (const double[]) { 0.1 }, 1);
  g_assert_cmpfloat_with_epsilon (table.view->zoom, 1, 1e-3);
  tear_down (&table);
}

static void
rest_finger (Table *table, graphene_point_t at)
{
  g_signal_emit_by_name (display_listener (GTK_WIDGET (table->view), GTK_TYPE_GESTURE_LONG_PRESS), "pressed",
                         (double) at.x, (double) at.y);
}

static void
test_a_finger_that_rests_asks (void)
{
  Table table;
  RelaisNode *start;
  int place;

  set_up (&table, "loire players=2 seed=7");
  start = relais_match_get_node (table.match);
  rest_finger (&table, GRAPHENE_POINT_INIT (1, 1));
  g_assert_cmpint (table.view->telling, ==, -1);
  place = relais_board_places_find (table.view, "angers");
  rest_finger (&table, relais_board_frame_point (&table.view->frame, g_array_index (table.view->places, RelaisPlace, place).node));
  g_assert_cmpint (table.view->telling, ==, place);
  g_assert_true (relais_match_get_node (table.match) == start);
  tear_down (&table);
}

/* Without a window manager, what is left of the board is left of every screen. */
static void
test_a_popover_points_at_nothing_that_is_out_of_sight (void)
{
  Table table;
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *view;
  GdkRectangle at;

  set_up (&table, "loire players=2 seed=7");
  view = GTK_WIDGET (table.view);
  gtk_popover_set_child (GTK_POPOVER (popover), gtk_button_new ());
  relais_popover_on (GTK_POPOVER (popover), view, &(GdkRectangle) { -400, 40, 20, 20 }, NULL);
  settle ();
  g_assert_true (gtk_popover_get_pointing_to (GTK_POPOVER (popover), &at));
  g_assert_cmpint (at.x, ==, 0);
  g_assert_cmpint (at.y, ==, 40);
  /* The board may lose room to what is beside it. */
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &(GdkRectangle) { 100, 40, 20, 20 });
  gtk_widget_set_margin_start (view, 1);
  settle ();
  g_assert_true (gtk_widget_get_visible (popover));
  g_object_add_weak_pointer (G_OBJECT (popover), (gpointer *) &popover);
  gtk_window_set_default_size (GTK_WINDOW (table.window), 700, 500);
  display_until (popover == NULL);
  tear_down (&table);
}

static void
test_without_a_match_it_is_empty (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *view = relais_board_view_new (NULL, NULL);
  g_autoptr (RelaisMatch) match = new_match ("loire players=2 seed=7");

  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  g_assert_false (gtk_widget_child_focus (view, GTK_DIR_TAB_FORWARD));
  g_object_set (view, "match", match, NULL);
  settle ();
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  g_assert_true (gtk_widget_child_focus (view, GTK_DIR_TAB_FORWARD));
  g_object_set (view, "match", NULL, NULL);
  settle ();
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
add_tests (void)
{
  g_test_add_func ("/board/slots/every-id-of-the-engine-has-its-slot", test_every_id_of_the_engine_has_its_slot);
  g_test_add_func ("/board/pieces/eight-stacks-in-a-place-hide-nobody", test_eight_stacks_in_a_place_hide_nobody);
  g_test_add_func ("/board/pieces/every-piece-of-played-games-has-a-drawing", test_every_piece_of_played_games_has_a_drawing);
  g_test_add_func ("/board/picture/needs-no-window", test_a_picture_needs_no_window);
  g_test_add_func ("/board/places/every-place-is-a-widget-with-a-name", test_every_place_is_a_widget_with_a_name);
  g_test_add_func ("/board/places/the-tree-for-readers", test_the_tree_for_readers);
  g_test_add_func ("/board/places/described-when-it-has-the-focus", test_a_place_is_described_when_it_has_the_focus);
  g_test_add_func ("/board/keys/arrow-keys-reach-every-place", test_arrow_keys_reach_every_place);
  g_test_add_func ("/board/keys/tab-enters-once-and-leaves", test_tab_enters_the_board_once_and_leaves_it);
  g_test_add_func ("/board/play/enter-on-a-reachable-place-plays", test_enter_on_a_reachable_place_plays);
  g_test_add_func ("/board/play/what-cannot-be-done-is-explained-there", test_what_a_place_cannot_do_is_explained_there);
  g_test_add_func ("/board/play/several-choices-are-asked-between", test_several_choices_are_asked_between);
  g_test_add_func ("/board/play/asking-about-a-place-plays-nothing", test_asking_about_a_place_plays_nothing);
  g_test_add_func ("/board/pointer/finds-what-it-points-at", test_the_pointer_finds_what_it_points_at);
  g_test_add_func ("/board/pointer/a-double-click-acts-once", test_a_double_click_acts_once);
  g_test_add_func ("/board/pointer/a-click-leaves-no-callout", test_a_click_leaves_no_callout);
  g_test_add_func ("/board/pointer/a-popover-stays-in-sight", test_a_popover_points_at_nothing_that_is_out_of_sight);
  g_test_add_func ("/board/fingers/two-of-them-zoom", test_two_fingers_zoom);
  g_test_add_func ("/board/fingers/one-that-rests-asks", test_a_finger_that_rests_asks);
  g_test_add_func ("/board/match/without-one-it-is-empty", test_without_a_match_it_is_empty);
}

int
main (int argc, char **argv)
{
  return display_run (argc, argv, add_tests);
}
