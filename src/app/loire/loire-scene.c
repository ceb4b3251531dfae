/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "loire-scene.h"

#include "app/art/relais-art.h"
#include "app/art/relais-palette.h"

struct _RelaisLoireScene
{
  RelaisScene parent_instance;
};

/* Of the board's drawing, which is the same for all scenes and read once. */
static RelaisSlots *board_slots;

G_DEFINE_TYPE (RelaisLoireScene, relais_loire_scene, RELAIS_TYPE_SCENE)

const char *const relais_loire_figures[LOIRE_FIGURES] = { "merchant", "messenger" };

/* The spaces beyond this game's goal lie under a veil. */
static char *
relais_loire_scene_css (RelaisScene *scene, const RelaisView *view)
{
  const LoireState *s = loire_state (view);
  const GdkRGBA *vellum = relais_palette_get (relais_art_get_style (relais_art_get_default ()), RELAIS_COLOUR_VELLUM);
  g_autofree char *colour = gdk_rgba_to_string (vellum);
  GString *css = g_string_new (NULL);

  for (unsigned space = s->options.boat_goal + 1u; space < LOIRE_SPACES; space++)
    g_string_append_printf (css, "#river-%02u{fill:%s !important;fill-opacity:.5 !important}\n", space, colour);
  return g_string_free (css, css->len == 0);
}

static void
relais_loire_scene_class_init (RelaisLoireSceneClass *klass)
{
  RelaisSceneClass *scene_class = RELAIS_SCENE_CLASS (klass);

  board_slots = relais_slots_new ("loire-board");
  scene_class->sheet = "loire-board";
  scene_class->pieces = "loire-pieces";
  scene_class->width = 1600;
  scene_class->height = 1000;
  scene_class->places = relais_loire_places;
  scene_class->arrange = relais_loire_arrange;
  scene_class->pieces_of = relais_loire_pieces;
  scene_class->labels = relais_loire_labels;
  scene_class->trips = relais_loire_trips;
  scene_class->css = relais_loire_scene_css;
}

static void
relais_loire_scene_init (RelaisLoireScene *self)
{
}

RelaisScene *
relais_loire_scene_new (void)
{
  return g_object_new (RELAIS_TYPE_LOIRE_SCENE, NULL);
}

RelaisSlots *
relais_loire_scene_get_slots (RelaisLoireScene *self)
{
  g_return_val_if_fail (RELAIS_IS_LOIRE_SCENE (self), NULL);
  return board_slots;
}

/* In a city every figure has a spot of its own. In a village a side of the
 * road has four, taken in the order in which they are numbered; who finds the
 * own side full takes the last free spot of the other one. */
static void
stand_at (RelaisSlots *slots, const LoireState *s, unsigned place, graphene_rect_t spots[RELAIS_MAX_SEATS][LOIRE_FIGURES])
{
  static const char *const sides[] = { "cw", "ccw" };
  unsigned taken[G_N_ELEMENTS (sides)] = { 0 };
  unsigned across = 0;

  for (unsigned pass = 0; pass < 2; pass++)
    for (unsigned seat = 0; seat < s->players; seat++)
      for (unsigned figure = 0; figure < LOIRE_FIGURES; figure++)
        {
          const LoireStack *stack = &s->seats[seat].stack[figure];
          graphene_rect_t *spot = &spots[seat][figure];
          unsigned side = stack->direction == LOIRE_CCW ? 1 : 0;

          if (stack->at != place)
            continue;
          if (loire_is_city (place))
            relais_slots_get (slots, spot, "stack-%s-%u", loire_locations[place], figure * RELAIS_MAX_SEATS + seat);
          else if (pass == 0 && taken[side] < RELAIS_MAX_SEATS)
            relais_slots_get (slots, spot, "stack-%s-%s-%u", loire_locations[place], sides[side], taken[side]++);
          else if (pass == 1 && spot->size.width < 1)
            relais_slots_get (slots, spot, "stack-%s-%s-%u", loire_locations[place], sides[!side],
                              RELAIS_MAX_SEATS - 1 - across++);
        }
}

void
relais_loire_stand (RelaisSlots *slots, const LoireState *s, graphene_rect_t spots[RELAIS_MAX_SEATS][LOIRE_FIGURES])
{
  g_return_if_fail (slots != NULL);

  for (unsigned seat = 0; seat < RELAIS_MAX_SEATS; seat++)
    for (unsigned figure = 0; figure < LOIRE_FIGURES; figure++)
      spots[seat][figure] = *graphene_rect_zero ();
  for (unsigned place = 0; place < LOIRE_LOCATIONS; place++)
    stand_at (slots, s, place, spots);
}

void
relais_loire_flag (RelaisSlots *slots, const LoireState *s, graphene_rect_t *area)
{
  const float width = 46, height = 60, border = 1;
  unsigned goal = MIN (s->options.boat_goal, LOIRE_SPACES - 1u);
  graphene_rect_t last, there;

  g_return_if_fail (slots != NULL);

  /* in the space behind it, where no boat comes; the last one has none */
  relais_slots_get (slots, &last, "river-%02u", LOIRE_SPACES - 1u);
  relais_slots_get (slots, &there, "river-%02u", MIN (goal + 1, LOIRE_SPACES - 1u));
  graphene_rect_init (area, goal + 1 < LOIRE_SPACES ? there.origin.x - border : last.origin.x + last.size.width - width,
                      there.origin.y + 3, width, height);
}

void
relais_loire_herd (graphene_rect_t *ground, graphene_rect_t *number)
{
  const float width = 44, height = 32;

  graphene_rect_init (number, ground->origin.x + ground->size.width - width, ground->origin.y + ground->size.height - height,
                      width, height);
  /* the horse stands in the middle of its drawing: what hangs over is empty */
  graphene_rect_init (ground, ground->origin.x - 8, ground->origin.y + ground->size.height * 0.15f,
                      ground->size.width * 0.85f, ground->size.height * 0.85f);
}
