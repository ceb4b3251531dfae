/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ways that pieces of La Loire went: rides along the roads, boats along
 * the river, the circus in a leap. */

#include "loire-scene.h"

#define LEAP 90.f               /* how high the circus jumps */
#define LEAP_STEPS 12

static graphene_point_t
node_of (RelaisSlots *slots, unsigned stop)
{
  graphene_rect_t node;

  relais_slots_get (slots, &node, "node-%s", loire_locations[stop]);
  return relais_rect_middle (&node);
}

static void
append_road (RelaisSlots *slots, GArray *ring, const char *road, gboolean backwards)
{
  g_autoptr (GArray) points = relais_path_flatten (relais_slots_path (slots, "road-%s", road));

  for (guint i = 0; i < points->len; i++)
    g_array_append_val (ring, g_array_index (points, graphene_point_t, backwards ? points->len - 1 - i : i));
}

/* Both roads in ring order, from Nantes and through Orléans. */
static GArray *
ring_of (RelaisSlots *slots)
{
  GArray *ring = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));
  graphene_point_t nantes = node_of (slots, LOIRE_NANTES);
  graphene_point_t orleans = node_of (slots, LOIRE_ORLEANS);

  g_array_append_val (ring, nantes);
  append_road (slots, ring, "north", FALSE);
  g_array_append_val (ring, orleans);
  append_road (slots, ring, "south", TRUE);
  return ring;
}

static guint
nearest (const GArray *ring, graphene_point_t point)
{
  guint best = 0;
  float least = G_MAXFLOAT;

  for (guint i = 0; i < ring->len; i++)
    {
      float away = graphene_point_distance (&g_array_index (ring, graphene_point_t, i), &point, NULL, NULL);

      if (away < least)
        {
          least = away;
          best = i;
        }
    }
  return best;
}

static GArray *
ride (RelaisSlots *slots, unsigned from, unsigned to, unsigned steps)
{
  g_autoptr (GArray) ring = ring_of (slots);
  GArray *way = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));
  gboolean forward = (from + steps) % LOIRE_LOCATIONS == to;
  guint at = nearest (ring, node_of (slots, from));
  guint end = nearest (ring, node_of (slots, to));

  for (;;)
    {
      g_array_append_val (way, g_array_index (ring, graphene_point_t, at));
      if (at == end)
        return way;
      at = (at + (forward ? 1 : ring->len - 1)) % ring->len;
    }
}

static GArray *
sail (RelaisSlots *slots, unsigned from, unsigned to)
{
  GArray *way = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));

  for (unsigned space = from; space <= to && space < LOIRE_SPACES; space++)
    {
      graphene_rect_t area;
      graphene_point_t middle;

      relais_slots_get (slots, &area, "river-%02u", space);
      middle = relais_rect_middle (&area);
      g_array_append_val (way, middle);
    }
  return way;
}

static GArray *
leap (RelaisSlots *slots, unsigned from, unsigned to)
{
  GArray *way = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));
  graphene_rect_t a, b;
  graphene_point_t start, end;

  relais_slots_get (slots, &a, "circus-%s", loire_locations[from]);
  relais_slots_get (slots, &b, "circus-%s", loire_locations[to]);
  start = relais_rect_foot (&a);
  end = relais_rect_foot (&b);
  for (int i = 0; i <= LEAP_STEPS; i++)
    {
      float t = (float) i / LEAP_STEPS;
      graphene_point_t point;

      graphene_point_interpolate (&start, &end, (double) t, &point);
      point.y -= LEAP * 4 * t * (1 - t);
      g_array_append_val (way, point);
    }
  return way;
}

GArray *
relais_loire_trips (RelaisScene *scene, const RelaisView *view, const RelaisEvents *events)
{
  RelaisSlots *slots = relais_loire_scene_get_slots (RELAIS_LOIRE_SCENE (scene));
  GArray *trips;

  g_return_val_if_fail (RELAIS_IS_SCENE (scene), NULL);

  trips = relais_scene_new_trips ();
  for (int i = 0; i < events->count; i++)
    {
      const int32_t *arg = events->at[i].arg;
      RelaisTrip trip = { NULL, NULL, NULL };

      switch (events->at[i].kind)
        {
        case LOIRE_EVENT_RODE:
          trip.key = g_strdup_printf ("%s-%d", relais_loire_figures[arg[1]], arg[0]);
          trip.way = ride (slots, (unsigned) arg[2], (unsigned) arg[3], (unsigned) arg[4]);
          trip.seat_colour = view->colours[arg[0]];
          break;
        case LOIRE_EVENT_BOAT:
          trip.key = g_strdup_printf ("boat-%d", arg[0]);
          trip.way = sail (slots, (unsigned) arg[1], (unsigned) arg[2]);
          break;
        case LOIRE_EVENT_CIRCUS:
          trip.key = g_strdup ("circus");
          trip.way = leap (slots, (unsigned) arg[0], (unsigned) arg[1]);
          break;
        default:
          continue;
        }
      g_array_append_val (trips, trip);
    }
  return trips;
}
