/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Towns on a ring, the open cards and the deck above them. */

#include "relay-ui.h"

#include "app/art/relais-slots.h"

enum { PLACE_TOWN, PLACE_OPEN = RELAY_TOWNS, PLACE_DECK = PLACE_OPEN + RELAY_OPEN, PLACES };

struct _RelaisRelayScene
{
  RelaisScene parent_instance;

  RelaisSlots *slots;
};

G_DEFINE_FINAL_TYPE (RelaisRelayScene, relais_relay_scene, RELAIS_TYPE_SCENE)

static graphene_rect_t
slot (RelaisScene *scene, const char *kind, const char *what)
{
  graphene_rect_t area;

  relais_slots_get (RELAIS_RELAY_SCENE (scene)->slots, &area, "%s%s", kind, what);
  return area;
}

static void
add_place (GArray *places, char *id, graphene_rect_t area, int left, int right)
{
  RelaisPlace place = { .id = id, .area = area, .node = relais_rect_middle (&area) };

  place.way[RELAIS_WAY_LEFT] = left;
  place.way[RELAIS_WAY_RIGHT] = right;
  place.way[RELAIS_WAY_UP] = places->len < PLACE_OPEN ? PLACE_DECK : -1;
  place.way[RELAIS_WAY_DOWN] = places->len < PLACE_OPEN ? -1 : PLACE_TOWN;
  g_array_append_val (places, place);
}

static GArray *
relais_relay_scene_places (RelaisScene *scene)
{
  GArray *places = relais_scene_new_places ();

  for (int town = 0; town < RELAY_TOWNS; town++)
    add_place (places, g_strdup (relay_towns[town]), slot (scene, "loc-", relay_towns[town]),
               (town + RELAY_TOWNS - 1) % RELAY_TOWNS, (town + 1) % RELAY_TOWNS);
  for (int i = 0; i < RELAY_OPEN; i++)
    {
      g_autofree char *id = g_strdup_printf ("open-%d", i);

      add_place (places, g_strdup (id), slot (scene, "", id), i == 0 ? PLACE_DECK : PLACE_OPEN + i - 1,
                 i + 1 < RELAY_OPEN ? PLACE_OPEN + i + 1 : -1);
    }
  add_place (places, g_strdup ("deck"), slot (scene, "", "deck"), -1, PLACE_OPEN);
  return places;
}

static void
relais_relay_scene_arrange (RelaisScene *scene, const RelaisView *view, GArray *places)
{
}

/* @key, @sprite: (transfer full) */
static void
lay (GArray *pieces, char *key, char *sprite, graphene_rect_t area)
{
  RelaisPiece piece = { key, g_intern_string (sprite), area, 1 };

  g_free (sprite);
  g_array_append_val (pieces, piece);
}

static GArray *
relais_relay_scene_pieces (RelaisScene *scene, const RelaisView *view)
{
  const RelayState *s = relay_state (view);
  GArray *pieces = relais_scene_new_pieces ();

  for (guint i = 0; i < RELAY_OPEN; i++)
    {
      g_autofree char *id = g_strdup_printf ("open-%u", i);

      lay (pieces, g_strdup (id),
           s->supposed[i] ? g_strdup ("card-back") : s->open[i] != RELAY_NONE ? g_strconcat ("card-", relay_towns[s->open[i]], NULL) : NULL,
           slot (scene, "", id));
    }
  lay (pieces, g_strdup ("deck"), s->n_deck > 0 ? g_strdup ("card-back") : NULL, slot (scene, "", "deck"));
  for (guint seat = 0; seat < s->players; seat++)
    {
      graphene_rect_t town = slot (scene, "loc-", relay_towns[s->seats[seat].at]);

      lay (pieces, g_strdup_printf ("messenger-%u", seat), g_strconcat ("messenger-", view->colours[seat], NULL),
           GRAPHENE_RECT_INIT (town.origin.x + 2 + 40 * (float) seat, town.origin.y + 10, 34, 48));
    }
  return pieces;
}

static GArray *
relais_relay_scene_labels (RelaisScene *scene, const RelaisView *view)
{
  const RelayState *s = relay_state (view);
  GArray *labels = relais_scene_new_labels ();

  for (guint town = 0; town < RELAY_TOWNS; town++)
    {
      RelaisLabel label = { g_strdup (relay_town_names[town]), slot (scene, "label-", relay_towns[town]), RELAIS_LABEL_NAME };

      g_array_append_val (labels, label);
    }
  {
    RelaisLabel label = { g_strdup_printf ("%u", s->n_deck), slot (scene, "", "count"), RELAIS_LABEL_COUNT };

    g_array_append_val (labels, label);
  }
  return labels;
}

static GArray *
relais_relay_scene_trips (RelaisScene *scene, const RelaisView *view, const RelaisEvents *events)
{
  return relais_scene_new_trips ();
}

static char *
relais_relay_scene_css (RelaisScene *scene, const RelaisView *view)
{
  return NULL;
}

static void
relais_relay_scene_finalize (GObject *object)
{
  g_clear_pointer (&RELAIS_RELAY_SCENE (object)->slots, relais_slots_free);
  G_OBJECT_CLASS (relais_relay_scene_parent_class)->finalize (object);
}

static void
relais_relay_scene_class_init (RelaisRelaySceneClass *klass)
{
  RelaisSceneClass *scene_class = RELAIS_SCENE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = relais_relay_scene_finalize;
  scene_class->sheet = "relay-board";
  scene_class->pieces = "relay-pieces";
  scene_class->width = 1000;
  scene_class->height = 1200;
  scene_class->places = relais_relay_scene_places;
  scene_class->arrange = relais_relay_scene_arrange;
  scene_class->pieces_of = relais_relay_scene_pieces;
  scene_class->labels = relais_relay_scene_labels;
  scene_class->trips = relais_relay_scene_trips;
  scene_class->css = relais_relay_scene_css;
}

static void
relais_relay_scene_init (RelaisRelayScene *self)
{
  self->slots = relais_slots_new ("relay-board");
}

RelaisScene *
relais_relay_scene_new (void)
{
  return g_object_new (RELAIS_TYPE_RELAY_SCENE, NULL);
}
