/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The places of La Loire's board, and how the arrow keys lead from one to the
 * next: along the roads and the river, and across from road to river. */

#include "loire-scene.h"

#include <math.h>

#define GATE 22.f               /* from a city's northern gate to where it is marked */
#define LANE_STEP 2.f
#define LANE_STEPS 24           /* to either side of a mark */

static RelaisPlace *
nth (GArray *places, int i)
{
  return &g_array_index (places, RelaisPlace, i);
}

/* @id: (transfer full) */
static void
add (GArray *places, char *id, const graphene_rect_t *area, const char *outline, gboolean lights)
{
  RelaisPlace place = { .id = id, .area = *area, .node = relais_rect_middle (area), .way = { -1, -1, -1, -1 } };

  if (outline != NULL)
    place.outline = relais_path_flatten (outline);
  if (lights)
    place.ground = g_strdup (outline);
  g_array_append_val (places, place);
}

static float
length_to (const GArray *road, guint end)
{
  float length = 0;

  for (guint i = 1; i <= end; i++)
    length += graphene_point_distance (&g_array_index (road, graphene_point_t, i - 1), &g_array_index (road, graphene_point_t, i),
                                       NULL, NULL);
  return length;
}

static graphene_point_t
point_at (const GArray *road, float length)
{
  for (guint i = 1; i < road->len; i++)
    {
      const graphene_point_t *a = &g_array_index (road, graphene_point_t, i - 1);
      const graphene_point_t *b = &g_array_index (road, graphene_point_t, i);
      float step = graphene_point_distance (a, b, NULL, NULL);
      graphene_point_t point;

      if (length <= step && step > 0)
        {
          graphene_point_interpolate (a, b, (double) (MAX (length, 0) / step), &point);
          return point;
        }
      length -= step;
    }
  return g_array_index (road, graphene_point_t, road->len - 1);
}

/* How far along its road a stop is marked: a village where it is, a city before
 * its northern gate, since its own node lies between palaces and boats. */
static float
mark_at (const GArray *road, unsigned stop, graphene_point_t node)
{
  guint best = 0;

  if (loire_is_city (stop))
    return stop == LOIRE_NANTES ? GATE : length_to (road, road->len - 1) - GATE;
  for (guint i = 0; i < road->len; i++)
    if (graphene_point_distance (&g_array_index (road, graphene_point_t, i), &node, NULL, NULL)
        < graphene_point_distance (&g_array_index (road, graphene_point_t, best), &node, NULL, NULL))
      best = i;
  return length_to (road, best);
}

/* Where its marks are drawn: on the road, which nothing else needs. */
static void
add_lane (RelaisPlace *place, RelaisSlots *slots, unsigned stop)
{
  gboolean south = (LOIRE_SOUTH & LOIRE_BIT (stop)) != 0;
  g_autoptr (GArray) road = relais_path_flatten (relais_slots_path (slots, south ? "road-south" : "road-north"));
  float middle = mark_at (road, stop, place->node);

  place->lane = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));
  for (int i = -LANE_STEPS; i <= LANE_STEPS; i++)
    {
      graphene_point_t point = point_at (road, middle + (float) i * LANE_STEP);

      g_array_append_val (place->lane, point);
    }
  place->node = g_array_index (place->lane, graphene_point_t, LANE_STEPS);
  relais_slots_get (slots, &place->letter, "letter-%s", loire_locations[stop]);
}

/* A village is its parish and what lies between it and the river; a city is
 * what stands inside and before its walls. */
static void
add_stop (GArray *places, RelaisSlots *slots, unsigned i)
{
  const char *id = loire_locations[i];
  graphene_rect_t area, part;
  RelaisPlace *place;

  relais_slots_get (slots, &area, "loc-%s", id);
  if (loire_is_city (i))
    {
      relais_slots_get (slots, &part, "horse-%s", id);
      graphene_rect_union (&area, &part, &area);
      for (unsigned k = 0; k < RELAIS_MAX_SEATS * LOIRE_FIGURES; k++)
        {
          relais_slots_get (slots, &part, "stack-%s-%u", id, k);
          graphene_rect_union (&area, &part, &area);
        }
    }
  relais_slots_get (slots, &part, "node-%s", id);
  graphene_rect_union (&area, &part, &area);
  add (places, g_strdup (id), &area, relais_slots_path (slots, "loc-%s", id), FALSE);
  place = nth (places, (int) i);
  place->ground = g_strdup (relais_slots_path (slots, "shape-%s", id));
  place->node = relais_rect_middle (&part);
  place->stop = TRUE;
  add_lane (place, slots, i);
  if (i == LOIRE_ANCENIS)
    relais_slots_get (slots, &place->hole, "title");
  else if (i == LOIRE_BEAUGENCY || i == LOIRE_MEUNG)
    relais_slots_get (slots, &place->hole, "market");
}

static float
middle (GArray *places, int i)
{
  return nth (places, i)->node.x;
}

/* The place of a row that lies next in the upright direction. */
static int
across (GArray *places, int from, int first, int n)
{
  int best = first;

  for (int i = first; i < first + n; i++)
    if (fabsf (middle (places, i) - middle (places, from)) < fabsf (middle (places, best) - middle (places, from)))
      best = i;
  return best;
}

static void
lead (GArray *places, int from, int left, int right, int up, int down)
{
  int *way = nth (places, from)->way;

  way[RELAIS_WAY_LEFT] = left;
  way[RELAIS_WAY_RIGHT] = right;
  way[RELAIS_WAY_UP] = up;
  way[RELAIS_WAY_DOWN] = down;
}

static int
space_below (GArray *places, int from)
{
  return across (places, from, LOIRE_PLACE_SPACE, LOIRE_SPACES);
}

static void
lead_roads (GArray *places)
{
  const int last = LOIRE_LOCATIONS - 1;

  for (int i = LOIRE_NANTES + 1; i < LOIRE_ORLEANS; i++)
    {
      int tile = across (places, i, LOIRE_PLACE_TILE, LOIRE_COLOURS);

      lead (places, i, i - 1, i + 1, fabsf (middle (places, tile) - middle (places, i)) < 200 ? tile : -1,
            space_below (places, i));
    }
  for (int i = LOIRE_ORLEANS + 1; i <= last; i++)
    lead (places, i, (i + 1) % LOIRE_LOCATIONS, i - 1, space_below (places, i), -1);
  /* where the roads turn, the city is next both ways */
  nth (places, LOIRE_NANTES + 1)->way[RELAIS_WAY_DOWN] = LOIRE_NANTES;
  nth (places, last)->way[RELAIS_WAY_UP] = LOIRE_NANTES;
  nth (places, LOIRE_ORLEANS - 1)->way[RELAIS_WAY_DOWN] = LOIRE_ORLEANS;
  nth (places, LOIRE_ORLEANS + 1)->way[RELAIS_WAY_UP] = LOIRE_ORLEANS;
  lead (places, LOIRE_NANTES, LOIRE_PLACE_PALACE + LOIRE_PALACE_KINDS - 1, LOIRE_PLACE_SPACE, LOIRE_NANTES + 1, last);
  lead (places, LOIRE_ORLEANS, LOIRE_PLACE_SPACE + LOIRE_SPACES - 1, LOIRE_PLACE_PALACE + LOIRE_PALACE_KINDS,
        LOIRE_ORLEANS - 1, LOIRE_ORLEANS + 1);
}

/* Those of Nantes lie to the left of its stop, those of Orléans to the right. */
static void
lead_palaces (GArray *places)
{
  for (int i = 0; i < LOIRE_PALACES; i++)
    {
      const int palace = LOIRE_PLACE_PALACE + i, last = LOIRE_PALACE_KINDS - 1;
      const gboolean nantes = i < LOIRE_PALACE_KINDS;
      const int city = nantes ? LOIRE_NANTES : LOIRE_ORLEANS;
      const int kind = i % LOIRE_PALACE_KINDS;

      lead (places, palace, kind > 0 ? palace - 1 : nantes ? -1 : city, kind < last ? palace + 1 : nantes ? city : -1,
            nth (places, city)->way[RELAIS_WAY_UP], nth (places, city)->way[RELAIS_WAY_DOWN]);
    }
}

static void
lead_river (GArray *places)
{
  for (int i = 0; i < LOIRE_SPACES; i++)
    {
      int space = LOIRE_PLACE_SPACE + i;

      lead (places, space, i > 0 ? space - 1 : LOIRE_NANTES, i < LOIRE_SPACES - 1 ? space + 1 : LOIRE_ORLEANS,
            across (places, space, LOIRE_NANTES + 1, LOIRE_ORLEANS - 1),
            across (places, space, LOIRE_ORLEANS + 1, LOIRE_LOCATIONS - LOIRE_ORLEANS - 1));
    }
}

static void
lead_market (GArray *places)
{
  const int first = LOIRE_PLACE_TILE, last = LOIRE_PLACE_TILE + LOIRE_COLOURS - 1;

  for (int i = first; i <= last; i++)
    lead (places, i, i > first ? i - 1 : -1, i < last ? i + 1 : -1, -1,
          across (places, i, LOIRE_NANTES + 1, LOIRE_ORLEANS - 1));
}

/* Something only to be looked at, one of several. */
static void
be_picture (GArray *places, const char *group)
{
  RelaisPlace *place = nth (places, (int) places->len - 1);

  place->picture = TRUE;
  place->group = group;
}

static void
add_movable (GArray *places, const char *id)
{
  add (places, g_strdup (id), graphene_rect_zero (), NULL, FALSE);
  nth (places, (int) places->len - 1)->figure = TRUE;
}

GArray *
relais_loire_places (RelaisScene *scene)
{
  RelaisSlots *slots = relais_loire_scene_get_slots (RELAIS_LOIRE_SCENE (scene));
  GArray *places;
  graphene_rect_t area;

  g_return_val_if_fail (RELAIS_IS_SCENE (scene), NULL);

  places = relais_scene_new_places ();
  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    add_stop (places, slots, i);
  for (unsigned i = 0; i < LOIRE_PALACES; i++)
    {
      relais_slots_get (slots, &area, "palace-%s", loire_palaces[i]);
      add (places, g_strdup_printf ("palace-%s", loire_palaces[i]), &area, NULL, FALSE);
    }
  for (unsigned i = 0; i < LOIRE_SPACES; i++)
    {
      relais_slots_get (slots, &area, "river-%02u", i);
      add (places, g_strdup_printf ("river-%02u", i), &area, relais_slots_path (slots, "river-%02u", i), TRUE);
      be_picture (places, "river");
    }
  for (unsigned i = 0; i < LOIRE_COLOURS; i++)
    {
      relais_slots_get (slots, &area, "market-%u", i + 1);
      add (places, g_strdup_printf ("market-%u", i + 1), &area, NULL, FALSE);
      be_picture (places, "market");
    }
  add_movable (places, "circus");
  for (unsigned figure = 0; figure < LOIRE_FIGURES; figure++)
    {
      add_movable (places, relais_loire_figures[figure]);
      nth (places, (int) places->len - 1)->own = TRUE;
    }
  lead_river (places);
  lead_market (places);
  return places;
}

/* What moves is met between its stop and what lies behind the road there. */
static void
lead_to_movable (GArray *places, int movable, const graphene_rect_t *area, unsigned stop)
{
  const int to = (LOIRE_SOUTH & LOIRE_BIT (stop)) != 0 ? RELAIS_WAY_UP : RELAIS_WAY_DOWN;
  const int back = to == RELAIS_WAY_UP ? RELAIS_WAY_DOWN : RELAIS_WAY_UP;
  RelaisPlace *place = nth (places, movable);
  RelaisPlace *before = nth (places, (int) stop);

  place->area = *area;
  place->node = relais_rect_middle (area);
  /* something else may stand there, too */
  while (before->way[to] >= LOIRE_PLACE_CIRCUS)
    before = nth (places, before->way[to]);
  for (int i = 0; i < 4; i++)
    place->way[i] = nth (places, (int) stop)->way[i];
  place->way[to] = before->way[to];
  place->way[back] = (int) (before - nth (places, 0));
  before->way[to] = movable;
}

void
relais_loire_arrange (RelaisScene *scene, const RelaisView *view, GArray *places)
{
  RelaisSlots *slots = relais_loire_scene_get_slots (RELAIS_LOIRE_SCENE (scene));
  const LoireState *s = loire_state (view);
  graphene_rect_t spots[RELAIS_MAX_SEATS][LOIRE_FIGURES];
  graphene_rect_t tent;

  g_return_if_fail (RELAIS_IS_SCENE (scene));

  relais_loire_stand (slots, s, spots);
  lead_roads (places);
  lead_palaces (places);
  for (unsigned figure = 0; figure < LOIRE_FIGURES; figure++)
    if (s->seats[s->player].stack[figure].at != LOIRE_NONE)
      lead_to_movable (places, LOIRE_PLACE_FIGURE + (int) figure, &spots[s->player][figure],
                       s->seats[s->player].stack[figure].at);
    else
      nth (places, LOIRE_PLACE_FIGURE + (int) figure)->area = *graphene_rect_zero ();
  if (relais_loire_tent (slots, s, &tent))
    lead_to_movable (places, LOIRE_PLACE_CIRCUS, &tent, s->circus);
  else
    nth (places, LOIRE_PLACE_CIRCUS)->area = *graphene_rect_zero ();
}
