/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is marked on the board: places that can be chosen, what a ride takes, what
 * is wanted where. */

#include "app/art/relais-art.h"
#include "app/board/relais-board-marks.h"
#include "app/loire/loire-scene.h"
#include "board-table.h"
#include "display.h"
#include "engine/loire/loire-state.h"

/* Every village has a building's ground, in the middle of its land. */
static graphene_rect_t
land_of (Table *table, unsigned village)
{
  RelaisSlots *slots = relais_loire_scene_get_slots (RELAIS_LOIRE_SCENE (table->view->scene));
  graphene_rect_t area;

  g_assert_true (relais_slots_get (slots, &area, "building-%s", loire_locations[village]));
  return area;
}

/* Not their road alone: all of their land, and no other. */
static void
test_places_that_can_be_chosen_glow (void)
{
  g_autofree guchar *asked = NULL;
  g_autofree guchar *bare = NULL;
  guint glowing = 0;
  Table table;

  set_up (&table, "loire players=2 seed=7");
  wait_until_sharp (&table);
  asked = picture_of (&table);
  relais_board_view_set_decision (table.view, NULL);
  bare = picture_of (&table);
  relais_board_view_set_decision (table.view, table.decision);
  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    {
      graphene_rect_t land;
      double changed;

      if (loire_is_city (i))
        continue;
      land = land_of (&table, i);
      changed = changed_part (&table, asked, bare, &land);
      if (relais_board_place_get_marks (table.view->widgets->pdata[i]) & RELAIS_MARK_BIT (RELAIS_MARK_REACHABLE))
        {
          g_assert_cmpfloat (changed, >, 0.9);
          glowing++;
        }
      else
        g_assert_cmpfloat (changed, <, 0.1);
    }
  g_assert_cmpuint (glowing, >, 2);
  tear_down (&table);
}

/* What is drawn on a straight road, at this scale: pixels in ink. */
static guint
ink_of (int pips, double scale)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 120, 60);
  RelaisMarkPen pen = { cairo_create (surface), relais_game_uis[0], "light", (float) scale };
  g_autoptr (GArray) lane = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));
  guint ink = 0;

  for (int i = -24; i <= 24; i++)
    {
      graphene_point_t point = GRAPHENE_POINT_INIT ((float) (60 / scale) + (float) i * 2, (float) (30 / scale));

      g_array_append_val (lane, point);
    }
  cairo_scale (pen.cr, scale, scale);
  relais_mark_lane (&pen, lane, RELAIS_MARK_BIT (RELAIS_MARK_REACHABLE), pips);
  cairo_destroy (pen.cr);
  for (int i = 0; i < 120 * 60; i++)
    {
      const guchar *pixel = cairo_image_surface_get_data (surface) + i * 4;

      ink += pixel[3] == 255 && pixel[2] < 0x80;
    }
  cairo_surface_destroy (surface);
  return ink;
}

/* Also where the board is as small as in a window of 900 x 600. */
static void
test_horses_that_a_ride_takes_are_seen (void)
{
  static const double scales[] = { .36, .56, 1 };

  for (gsize i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      guint none = ink_of (-1, scales[i]);

      g_assert_cmpuint (ink_of (0, scales[i]), !=, none);
      for (int pips = 2; pips <= 3; pips++)
        g_assert_cmpuint (ink_of (pips, scales[i]), >, ink_of (pips - 1, scales[i]) + 10);
    }
}

/* In the colour of whose message it is, which its mark tells without colour; what is
 * only pointed at elsewhere is nobody's. */
static void
test_a_letter_lies_where_a_message_is_wanted (void)
{
  static const char *const there[] = { "saumur", NULL };
  static const char *const colours[] = { "red", "yellow", "green", "blue" };
  const RelaisPlace *place;
  g_autofree guchar *bare = NULL;
  g_autofree guchar *lit = NULL;
  graphene_size_t nobodys, somebodys;
  Table table;

  set_up (&table, "loire players=2 seed=7");
  wait_until_sharp (&table);
  bare = picture_of (&table);
  relais_board_view_light (table.view, there);
  lit = picture_of (&table);
  place = &g_array_index (table.view->places, RelaisPlace, relais_board_places_find (table.view, "saumur"));
  g_assert_cmpfloat (changed_part (&table, bare, lit, &place->letter), >, 0.8);
  g_assert_cmpfloat (place->letter.size.width * table.view->frame.scale, >, 25);
  g_assert_true (relais_art_size (relais_art_get_default (), "loire-pieces", "letter", &nobodys));
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    {
      g_autofree char *sprite = g_strconcat ("letter-", colours[i], NULL);

      g_assert_true (relais_art_size (relais_art_get_default (), "loire-pieces", sprite, &somebodys));
      g_assert_true (graphene_size_equal (&nobodys, &somebodys));
    }
  tear_down (&table);
}

static void
add_tests (void)
{
  g_test_add_func ("/board/marks/places-that-can-be-chosen-glow", test_places_that_can_be_chosen_glow);
  g_test_add_func ("/board/marks/horses-that-a-ride-takes-are-seen", test_horses_that_a_ride_takes_are_seen);
  g_test_add_func ("/board/marks/a-letter-lies-where-a-message-is-wanted", test_a_letter_lies_where_a_message_is_wanted);
}

int
main (int argc, char **argv)
{
  return display_run (argc, argv, add_tests);
}
