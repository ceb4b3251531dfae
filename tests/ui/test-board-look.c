/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board as it is looked at: nearer and farther, moving, and how much of it
 * is painted again when something changes. */

#include "app/board/relais-board-marks.h"
#include "app/loire/loire-scene.h"
#include "board-painted.h"
#include "board-table.h"
#include "display.h"
#include "engine/loire/loire-state.h"

static void
test_zoom_keeps_the_point_under_the_pointer (void)
{
  static const graphene_point_t points[] = { { 300, 200 }, { 480, 300 }, { 700, 450 }, { 20, 590 }, { 950, 5 } };
  Table table;

  set_up (&table, "loire players=2 seed=7");
  for (gsize i = 0; i < G_N_ELEMENTS (points); i++)
    {
      relais_board_zoom_fit (table.view);
      for (float zoom = 1.2f; zoom < 8; zoom *= 1.3f)
        {
          graphene_point_t before = relais_board_frame_unplace (&table.view->frame, points[i].x, points[i].y);
          graphene_point_t after;

          relais_board_zoom_to (table.view, zoom, points[i].x, points[i].y);
          after = relais_board_frame_unplace (&table.view->frame, points[i].x, points[i].y);
          g_assert_cmpfloat (graphene_point_distance (&before, &after, NULL, NULL) * table.view->frame.scale, <, 1.5);
        }
      g_assert_cmpfloat (table.view->zoom, <=, 6);
    }
  relais_board_zoom_fit (table.view);
  g_assert_cmpfloat (fabsf (table.view->frame.scale - (float) WIDTH / 1600), <, 1e-4);
  tear_down (&table);
}

static void
test_zoomed_in_it_is_sharp_and_small_in_memory (void)
{
  Table table;

  set_up (&table, "loire players=2 seed=7");
  wait_until_sharp (&table);
  for (float zoom = 1; zoom <= 6; zoom += 2.5f)
    {
      relais_board_zoom_to (table.view, zoom, 500, 300);
      wait_until_sharp (&table);
      g_assert_cmpuint (relais_board_layer_get_bytes (table.view->layer), <=, 64 * 1024 * 1024);
    }
  tear_down (&table);
}

static void
test_on_a_large_screen_it_is_sharp_and_small_in_memory (void)
{
  static const float zooms[] = { 1, 3, 6 };
  Table table;

  set_up (&table, "loire players=2 seed=7");
  gtk_widget_set_size_request (GTK_WIDGET (table.view), 3840, 2160);
  while (table.view->frame.width < 3840)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpfloat (table.view->frame.height, >=, 2160);
  for (gsize i = 0; i < G_N_ELEMENTS (zooms); i++)
    {
      relais_board_zoom_to (table.view, zooms[i], 1900, 1000);
      wait_until_sharp (&table);
      g_assert_cmpuint (relais_board_layer_get_bytes (table.view->layer), <=, 64 * 1024 * 1024);
      /* 4 bytes for each pixel that is seen */
      g_assert_cmpuint (relais_board_layer_get_bytes (table.view->layer), >=, 3400 * 2160 * 4);
    }
  tear_down (&table);
}

static void
test_another_board_is_there_at_once (void)
{
  g_autoptr (RelaisBoardLayer) layer = relais_board_layer_new ();
  g_autofree char *css = NULL;
  Table table;

  set_up (&table, "loire players=2 seed=7");
  wait_until_sharp (&table);
  css = relais_scene_css (table.view->scene, relais_match_get_view (table.match));
  relais_board_layer_set (layer, relais_scene_get_sheet (table.view->scene), table.view->width, table.view->height, "another style", css);
  g_assert_false (relais_board_layer_has_picture (layer));
  relais_board_layer_set (layer, relais_scene_get_sheet (table.view->scene), table.view->width, table.view->height, table.view->style, css);
  g_assert_true (relais_board_layer_has_picture (layer));
  tear_down (&table);
  g_assert_cmpuint (relais_board_layer_get_bytes (layer), <=, 64 * 1024 * 1024);
  g_assert_true (relais_board_layer_has_picture (layer));
}

static void
test_pieces_wait_for_the_board (void)
{
  g_autoptr (GskRenderNode) drawn = NULL;
  g_autoptr (GskRenderNode) before = NULL;
  g_autoptr (GskRenderNode) bare = NULL;
  RelaisBoardLayer *layer;
  Table table;

  set_up (&table, "loire players=2 seed=7");
  wait_until_sharp (&table);
  layer = table.view->layer;
  drawn = frame_of (&table);
  table.view->layer = relais_board_layer_new ();
  before = frame_of (&table);
  g_assert_cmpfloat (repainted (drawn, before), >, 0.5);
  relais_board_pieces_set (table.view->pieces, relais_scene_new_pieces ());
  bare = frame_of (&table);
  g_assert_cmpfloat (repainted (before, bare), <=, 0);
  g_object_unref (table.view->layer);
  table.view->layer = layer;
  tear_down (&table);
}

static void
test_pointing_repaints_a_tenth_at_most (void)
{
  Table table;

  set_up (&table, "loire players=4 seed=7");
  wait_until_sharp (&table);
  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    {
      g_autoptr (GskRenderNode) before = NULL;
      g_autoptr (GskRenderNode) lit = NULL;
      double part;

      relais_board_hover (table.view, -1);
      before = frame_of (&table);
      relais_board_hover (table.view, (int) i);
      lit = frame_of (&table);
      part = repainted (before, lit);
      g_assert_cmpfloat (part, >, 0);
      g_assert_cmpfloat (part, <=, 0.1);
    }
  tear_down (&table);
}

/* Looked at 20 times on the way. */
static void
test_a_ride_repaints_a_tenth_at_most (void)
{
  g_autoptr (GArray) trips = relais_scene_new_trips ();
  g_autoptr (GskRenderNode) last = NULL;
  RelaisView before;
  Table table;

  set_up (&table, "loire players=4 seed=7");
  wait_until_sharp (&table);
  relais_board_view_skip (table.view);
  play (&table, "merchant ride 2 to langeais");
  relais_board_view_skip (table.view);
  relais_match_view (table.match, relais_match_get_node (table.match)->parent, RELAIS_SEATS, &before);
  relais_board_pieces_set (table.view->pieces, relais_scene_pieces (table.view->scene, &before));
  relais_board_pieces_prepare (table.view->pieces, &table.view->frame, TRUE);
  relais_board_pieces_move (table.view->pieces, relais_scene_pieces (table.view->scene, relais_match_get_view (table.match)), trips, 0, 100);
  relais_board_pieces_prepare (table.view->pieces, &table.view->frame, TRUE);
  for (gint64 now = 0; relais_board_pieces_tick (table.view->pieces, now); now += 5)
    {
      g_autoptr (GskRenderNode) frame = frame_of (&table);

      if (last != NULL)
        g_assert_cmpfloat (repainted (last, frame), <=, 0.1);
      g_clear_pointer (&last, gsk_render_node_unref);
      last = gsk_render_node_ref (frame);
    }
  g_assert_nonnull (last);
  tear_down (&table);
}

static void
test_pieces_move_unless_the_system_says_not_to (void)
{
  Table table;

  set_up (&table, "loire players=2 seed=7");
  play (&table, "merchant ride 2 to langeais");
  g_assert_true (relais_board_pieces_are_moving (table.view->pieces));
  relais_board_view_skip (table.view);
  g_assert_false (relais_board_pieces_are_moving (table.view->pieces));
  relais_match_undo (table.match);
  g_assert_false (relais_board_pieces_are_moving (table.view->pieces));

  g_object_set (gtk_widget_get_settings (GTK_WIDGET (table.view)), "gtk-enable-animations", FALSE, NULL);
  play (&table, "merchant ride 2 to langeais");
  g_assert_false (relais_board_pieces_are_moving (table.view->pieces));
  gtk_settings_reset_property (gtk_widget_get_settings (GTK_WIDGET (table.view)), "gtk-enable-animations");
  tear_down (&table);
}

/* Whether a ride is over when half a second has gone by: pieces look at no other
 * clock. From one stop to the next one takes 70 ms at the fastest, a second at
 * the slowest. */
static gboolean
is_soon_over (Table *table, double speed)
{
  gboolean over;

  g_settings_set_double (table->view->settings, "animation-speed", speed);
  play (table, "merchant ride 2 to langeais");
  g_assert_true (relais_board_pieces_are_moving (table->view->pieces));
  over = !relais_board_pieces_tick (table->view->pieces, g_get_monotonic_time () + G_USEC_PER_SEC / 2);
  relais_match_undo (table->match);
  return over;
}

static void
test_pieces_move_as_fast_as_is_wished (void)
{
  Table table;

  set_up (&table, "loire players=2 seed=7");
  g_assert_true (is_soon_over (&table, 4));
  g_assert_false (is_soon_over (&table, 0.25));
  g_settings_reset (table.view->settings, "animation-speed");
  tear_down (&table);
}

/* Of all that is painted, also upon each other. */
static double
sum_of_areas (GskRenderNode *frame)
{
  double sum = 0;

  for (guint i = 0; i < gsk_container_node_get_n_children (frame); i++)
    {
      graphene_rect_t bounds;

      gsk_render_node_get_bounds (gsk_container_node_get_child (frame, i), &bounds);
      sum += (double) bounds.size.width * (double) bounds.size.height;
    }
  return sum;
}

static void
test_names_grow_with_the_letters_of_the_system (void)
{
  g_autoptr (GskRenderNode) before = NULL;
  g_autoptr (GskRenderNode) after = NULL;
  GtkSettings *settings = gtk_settings_get_default ();
  Table table;
  int dpi;

  set_up (&table, "loire players=2 seed=7");
  wait_until_sharp (&table);
  before = frame_of (&table);
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * 3 / 2, NULL);
  settle ();
  wait_until_sharp (&table);
  after = frame_of (&table);
  g_assert_cmpfloat (sum_of_areas (after), >, sum_of_areas (before) + 1000);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  tear_down (&table);
}

static void
test_a_ride_follows_the_road (void)
{
  g_autoptr (GArray) trips = NULL;
  RelaisEvents events;
  const RelaisTrip *trip;
  graphene_point_t end;
  Table table;
  graphene_rect_t node;

  set_up (&table, "loire players=2 seed=7");
  play (&table, "merchant ride 2 to langeais");
  relais_match_events_of (table.match, relais_match_get_node (table.match), &events);
  trips = relais_scene_trips (table.view->scene, relais_match_get_view (table.match), &events);
  g_assert_cmpuint (trips->len, >, 0);
  trip = &g_array_index (trips, RelaisTrip, 0);
  g_assert_true (g_str_has_prefix (trip->key, "merchant-"));
  g_assert_cmpuint (trip->way->len, >, 10);
  end = g_array_index (trip->way, graphene_point_t, trip->way->len - 1);
  relais_slots_get (relais_loire_scene_get_slots (RELAIS_LOIRE_SCENE (table.view->scene)), &node, "node-langeais");
  g_assert_true (graphene_rect_contains_point (&node, &end));
  g_assert_nonnull (table.view->trace);
  relais_match_undo (table.match);
  g_assert_null (table.view->trace);
  tear_down (&table);
}

/* What pieces lie on and words stand in, in all places. */
static GArray *
slots_in_use (RelaisSlots *slots)
{
  static const char *const everywhere[] = { "horse-", "label-" };
  static const char *const in_villages[] = { "shield-", "good-", "price-", "building-", "tokens-", "circus-" };
  GArray *used = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  graphene_rect_t slot;

  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    {
      const char *id = loire_locations[i];

      for (gsize k = 0; k < G_N_ELEMENTS (everywhere); k++)
        if (relais_slots_get (slots, &slot, "%s%s", everywhere[k], id))
          g_array_append_val (used, slot);
      for (gsize k = 0; k < G_N_ELEMENTS (in_villages); k++)
        if (relais_slots_get (slots, &slot, "%s%s", in_villages[k], id))
          g_array_append_val (used, slot);
      for (unsigned k = 0; k < RELAIS_MAX_SEATS * LOIRE_FIGURES; k++)
        {
          const char *side = k < RELAIS_MAX_SEATS ? "cw-" : "ccw-";

          if (loire_is_city (i) ? relais_slots_get (slots, &slot, "stack-%s-%u", id, k)
                                : relais_slots_get (slots, &slot, "stack-%s-%s%u", id, side, k % RELAIS_MAX_SEATS))
            g_array_append_val (used, slot);
        }
    }
  for (unsigned i = 0; i < LOIRE_PALACES; i++)
    if (relais_slots_get (slots, &slot, "palace-%s", loire_palaces[i]))
      g_array_append_val (used, slot);
  for (unsigned i = 0; i < LOIRE_SPACES * RELAIS_MAX_SEATS; i++)
    if (relais_slots_get (slots, &slot, "boat-%02u-%u", i / RELAIS_MAX_SEATS, i % RELAIS_MAX_SEATS))
      g_array_append_val (used, slot);
  g_assert_cmpuint (used->len, ==, 2 * LOIRE_LOCATIONS + 6 * (LOIRE_LOCATIONS - 2) + 8 * LOIRE_LOCATIONS + LOIRE_PALACES
                                   + 4 * LOIRE_SPACES);
  return used;
}

static float
distance_to (const graphene_rect_t *rect, graphene_point_t point)
{
  float x = MAX (MAX (rect->origin.x - point.x, point.x - rect->origin.x - rect->size.width), 0);
  float y = MAX (MAX (rect->origin.y - point.y, point.y - rect->origin.y - rect->size.height), 0);

  return sqrtf (x * x + y * y);
}

static void
test_marks_of_stops_cover_nothing (void)
{
  g_autoptr (RelaisScene) scene = relais_loire_scene_new ();
  RelaisSlots *slots = relais_loire_scene_get_slots (RELAIS_LOIRE_SCENE (scene));
  g_autoptr (GArray) used = slots_in_use (slots);
  g_autoptr (GArray) places = relais_scene_places (scene);

  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    {
      const RelaisPlace *place = &g_array_index (places, RelaisPlace, i);

      g_assert_cmpfloat (place->letter.size.width, >, 50);
      g_assert_nonnull (place->lane);
      for (guint k = 0; k < used->len; k++)
        {
          const graphene_rect_t *slot = &g_array_index (used, graphene_rect_t, k);

          if (graphene_rect_intersection (&place->letter, slot, NULL))
            g_error ("The letter of %s lies on something at %g, %g", place->id, (double) slot->origin.x, (double) slot->origin.y);
          for (guint p = 0; p < place->lane->len; p++)
            if (distance_to (slot, g_array_index (place->lane, graphene_point_t, p)) < RELAIS_MARK_LANE)
              g_error ("The mark of %s lies on something at %g, %g", place->id, (double) slot->origin.x, (double) slot->origin.y);
        }
    }
}

static const RelaisPiece *
piece_of (const GArray *pieces, const char *key)
{
  for (guint i = 0; i < pieces->len; i++)
    if (g_strcmp0 (g_array_index (pieces, RelaisPiece, i).key, key) == 0)
      return &g_array_index (pieces, RelaisPiece, i);
  g_error ("There is no %s", key);
}

static gboolean
meet (const graphene_rect_t *a, RelaisSlots *slots, const char *kind, const char *id)
{
  graphene_rect_t slot;

  g_assert_true (relais_slots_get (slots, &slot, "%s%s", kind, id));
  return graphene_rect_intersection (a, &slot, NULL);
}

static void
test_the_goal_covers_neither_horses_nor_boats (void)
{
  g_autoptr (RelaisMatch) match = new_match ("loire players=4 seed=7");
  g_autoptr (RelaisScene) scene = relais_loire_scene_new ();
  RelaisSlots *slots = relais_loire_scene_get_slots (RELAIS_LOIRE_SCENE (scene));
  RelaisView view = *relais_match_get_view (match);
  LoireState *state = (LoireState *) &view.state;

  for (unsigned goal = 1; goal < LOIRE_SPACES; goal++)
    {
      g_autoptr (GArray) pieces = NULL;
      const RelaisPiece *flag;

      state->options.boat_goal = (uint8_t) goal;
      pieces = relais_scene_pieces (scene, &view);
      flag = piece_of (pieces, "goal");
      for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
        g_assert_false (meet (&flag->area, slots, "horse-", loire_locations[i]));
      for (unsigned i = 0; i < LOIRE_PALACES; i++)
        g_assert_false (meet (&flag->area, slots, "palace-", loire_palaces[i]));
      /* boats stand before the flag of the last space, behind which there is none */
      for (unsigned space = 0; space <= goal && goal + 1 < LOIRE_SPACES; space++)
        for (unsigned k = 0; k < RELAIS_MAX_SEATS; k++)
          {
            g_autofree char *boat = g_strdup_printf ("%02u-%u", space, k);

            g_assert_false (meet (&flag->area, slots, "boat-", boat));
          }
    }
}

static void
test_owners_of_palaces_do_not_cover_them (void)
{
  g_autoptr (RelaisMatch) match = new_match ("loire players=4 seed=7");
  g_autoptr (RelaisScene) scene = relais_loire_scene_new ();
  RelaisSlots *slots = relais_loire_scene_get_slots (RELAIS_LOIRE_SCENE (scene));
  RelaisView view = *relais_match_get_view (match);
  LoireState *state = (LoireState *) &view.state;
  g_autoptr (GArray) pieces = NULL;
  g_autoptr (GArray) used = slots_in_use (slots);

  for (unsigned seat = 0; seat < 4; seat++)
    for (unsigned palace = 0; palace < LOIRE_PALACES; palace++)
      state->seats[seat].palaces |= LOIRE_BIT (palace);
  pieces = relais_scene_pieces (scene, &view);
  for (unsigned i = 0; i < 4 * LOIRE_PALACES; i++)
    {
      g_autofree char *key = g_strdup_printf ("palace-%s-%u", loire_palaces[i / 4], i % 4);
      const RelaisPiece *token = piece_of (pieces, key);

      for (guint k = 0; k < used->len; k++)
        {
          graphene_rect_t common;

          if (graphene_rect_intersection (&token->area, &g_array_index (used, graphene_rect_t, k), &common))
            g_assert_cmpfloat (MIN (common.size.width, common.size.height), <, 0.1);
        }
    }
}

static void
test_many_horses_do_not_look_like_a_price (void)
{
  g_autoptr (RelaisMatch) match = new_match ("loire players=4 seed=7");
  g_autoptr (RelaisScene) scene = relais_loire_scene_new ();
  RelaisSlots *slots = relais_loire_scene_get_slots (RELAIS_LOIRE_SCENE (scene));
  RelaisView view = *relais_match_get_view (match);
  LoireState *state = (LoireState *) &view.state;
  g_autoptr (GArray) pieces = NULL;
  g_autoptr (GArray) labels = NULL;
  graphene_rect_t ground;
  guint counted = 0;

  state->horses[LOIRE_NANTES + 1] = 4;
  pieces = relais_scene_pieces (scene, &view);
  labels = relais_scene_labels (scene, &view);
  relais_slots_get (slots, &ground, "horse-ancenis");
  g_assert_cmpstr (piece_of (pieces, "horse-ancenis")->sprite, ==, "horses-1");
  g_assert_cmpstr (piece_of (pieces, "count-ancenis")->sprite, ==, "count");
  g_assert_true (graphene_rect_contains_rect (&ground, &piece_of (pieces, "count-ancenis")->area));
  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (g_array_index (labels, RelaisLabel, i).text, "×4"))
      counted++;
  g_assert_cmpuint (counted, ==, 1);
}

static void
add_tests (void)
{
  g_test_add_func ("/board/pointer/pointing-repaints-a-tenth-at-most", test_pointing_repaints_a_tenth_at_most);
  g_test_add_func ("/board/zoom/keeps-the-point-under-the-pointer", test_zoom_keeps_the_point_under_the_pointer);
  g_test_add_func ("/board/another-is-there-at-once", test_another_board_is_there_at_once);
  g_test_add_func ("/board/pieces-wait-for-it", test_pieces_wait_for_the_board);
  g_test_add_func ("/board/zoom/sharp-and-small-in-memory", test_zoomed_in_it_is_sharp_and_small_in_memory);
  g_test_add_func ("/board/zoom/sharp-and-small-in-memory/on-a-large-screen", test_on_a_large_screen_it_is_sharp_and_small_in_memory);
  g_test_add_func ("/board/moving/a-ride-repaints-a-tenth-at-most", test_a_ride_repaints_a_tenth_at_most);
  g_test_add_func ("/board/moving/pieces-move-unless-the-system-says-not-to", test_pieces_move_unless_the_system_says_not_to);
  g_test_add_func ("/board/moving/pieces-move-as-fast-as-is-wished", test_pieces_move_as_fast_as_is_wished);
  g_test_add_func ("/board/names/grow-with-the-letters-of-the-system", test_names_grow_with_the_letters_of_the_system);
  g_test_add_func ("/board/moving/a-ride-follows-the-road", test_a_ride_follows_the_road);
  g_test_add_func ("/board/marks/of-stops-cover-nothing", test_marks_of_stops_cover_nothing);
  g_test_add_func ("/board/marks/the-goal-covers-neither-horses-nor-boats", test_the_goal_covers_neither_horses_nor_boats);
  g_test_add_func ("/board/marks/owners-of-palaces-do-not-cover-them", test_owners_of_palaces_do_not_cover_them);
  g_test_add_func ("/board/many-horses-do-not-look-like-a-price", test_many_horses_do_not_look_like_a_price);
}

int
main (int argc, char **argv)
{
  return display_run (argc, argv, add_tests);
}
