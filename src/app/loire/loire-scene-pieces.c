/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which pieces a position of La Loire shows, back to front. */

#include "loire-scene.h"

#define TOKEN 24.f              /* of a message token; a palace's owner has a smaller one */
#define SMALL_TOKEN 17.f

typedef struct
{
  GArray *pieces;
  RelaisSlots *slots;
  const RelaisView *view;
  const LoireState *state;
} Laying;

static const char *
colour_of (Laying *l, unsigned seat)
{
  return l->view->colours[seat];
}

/* @key: (transfer full); @sprite: (transfer full) */
static void
lay (Laying *l, char *key, char *sprite, const graphene_rect_t *area)
{
  RelaisPiece piece = { key, g_intern_string (sprite), *area, 1 };

  g_free (sprite);
  g_array_append_val (l->pieces, piece);
}

static void
lay_nothing (Laying *l)
{
  RelaisPiece piece = { NULL, NULL, *graphene_rect_zero (), 1 };

  g_array_append_val (l->pieces, piece);
}

/* The largest rectangle of these proportions, standing on the area's ground. */
static graphene_rect_t
fitted (const graphene_rect_t *area, float width, float height)
{
  float factor = MIN (area->size.width / width, area->size.height / height);
  graphene_rect_t fit;

  graphene_rect_init (&fit, area->origin.x + (area->size.width - width * factor) / 2,
                      area->origin.y + area->size.height - height * factor, width * factor, height * factor);
  return fit;
}

gboolean
relais_loire_tent (RelaisSlots *slots, const LoireState *s, graphene_rect_t *area)
{
  graphene_rect_t ground;

  g_return_val_if_fail (slots != NULL, FALSE);

  if (s->circus == LOIRE_NONE)
    return FALSE;
  relais_slots_get (slots, &ground, "circus-%s", loire_locations[s->circus]);
  *area = fitted (&ground, 48, 47);
  return TRUE;
}

static void
lay_market (Laying *l)
{
  const LoireState *s = l->state;

  for (unsigned i = 0; i < LOIRE_COLOURS; i++)
    {
      gboolean circus = s->circus != LOIRE_NONE && s->shields[s->circus] == s->market[i];
      const char *colour;
      graphene_rect_t area;

      if (s->market[i] == LOIRE_NONE)
        {
          lay_nothing (l);
          continue;
        }
      colour = loire_colours[s->market[i]];
      relais_slots_get (l->slots, &area, "market-%u", i + 1);
      lay (l, g_strdup_printf ("market-%s", colour), g_strdup_printf ("market-%s%s", colour, circus ? "-circus" : ""), &area);
    }
}

/* Prices that the drawing does not have: those of an edition of its own. */
static void
lay_market_prices (Laying *l)
{
  const LoireEdition *e = l->view->edition;

  for (unsigned i = 0; i < LOIRE_COLOURS; i++)
    if (e->market_prices[i] == loire_edition.market_prices[i])
      lay_nothing (l);
    else
      {
        graphene_rect_t area;

        relais_slots_get (l->slots, &area, "market-price-%u", i + 1);
        lay (l, g_strdup_printf ("market-price-%u", i), g_strdup ("coin"), &area);
      }
}

static void
lay_building (Laying *l, unsigned at)
{
  for (unsigned seat = 0; seat < l->state->players; seat++)
    {
      unsigned kind = loire_building_of (&l->state->seats[seat], at);
      graphene_rect_t area;

      if (kind == LOIRE_NONE)
        continue;
      relais_slots_get (l->slots, &area, "building-%s", loire_locations[at]);
      lay (l, g_strdup_printf ("building-%s", loire_locations[at]),
           g_strdup_printf ("%s-%s", loire_buildings[kind], colour_of (l, seat)), &area);
      return;
    }
  lay_nothing (l);
}

static void
lay_villages (Laying *l)
{
  const LoireState *s = l->state;
  graphene_rect_t area;

  LOIRE_EACH (i, LOIRE_VILLAGES)
    {
      const char *id = loire_locations[i];

      relais_slots_get (l->slots, &area, "shield-%s", id);
      if (s->shields[i] == LOIRE_NONE)
        lay_nothing (l);
      else
        lay (l, g_strdup_printf ("shield-%s", id), g_strdup_printf ("shield-%s", loire_colours[s->shields[i]]), &area);
      lay_building (l, i);
    }
  if (relais_loire_tent (l->slots, s, &area))
    lay (l, g_strdup ("circus"), g_strdup ("circus"), &area);
  else
    lay_nothing (l);
}

static void
lay_horses (Laying *l)
{
  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    {
      unsigned n = l->state->horses[i];
      graphene_rect_t area, count;

      if (n == 0)
        {
          lay_nothing (l);
          lay_nothing (l);
          continue;
        }
      relais_slots_get (l->slots, &area, "horse-%s", loire_locations[i]);
      if (n <= RELAIS_LOIRE_MOST_HORSES)
        {
          lay (l, g_strdup_printf ("horse-%s", loire_locations[i]), g_strdup_printf ("horses-%u", n), &area);
          lay_nothing (l);
          continue;
        }
      relais_loire_herd (&area, &count);
      lay (l, g_strdup_printf ("horse-%s", loire_locations[i]), g_strdup ("horses-1"), &area);
      lay (l, g_strdup_printf ("count-%s", loire_locations[i]), g_strdup ("count"), &count);
    }
}

/* How many marks of messages lie in each village. */
static void
count_marks (const LoireState *s, unsigned count[LOIRE_LOCATIONS])
{
  for (unsigned seat = 0; seat < s->players; seat++)
    for (unsigned h = 0; h < s->seats[seat].n_held; h++)
      for (unsigned m = 0; m < s->seats[seat].held[h].n_marks; m++)
        count[s->seats[seat].held[h].mark[m]]++;
}

/* Side by side, closer together when there are many. */
static graphene_rect_t
token_area (Laying *l, unsigned at, unsigned i, unsigned count)
{
  graphene_rect_t row;
  float step;

  relais_slots_get (l->slots, &row, "tokens-%s", loire_locations[at]);
  step = count > 1 ? MIN (TOKEN + 1, (row.size.width - TOKEN) / (float) (count - 1)) : 0;
  return GRAPHENE_RECT_INIT (row.origin.x + row.size.width - TOKEN - step * (float) i, row.origin.y, TOKEN, TOKEN);
}

static void
lay_tokens (Laying *l)
{
  const LoireState *s = l->state;
  unsigned count[LOIRE_LOCATIONS] = { 0 };
  unsigned done[LOIRE_LOCATIONS] = { 0 };

  count_marks (s, count);
  for (unsigned seat = 0; seat < s->players; seat++)
    {
      unsigned laid = 0;

      for (unsigned h = 0; h < s->seats[seat].n_held; h++)
        for (unsigned m = 0; m < s->seats[seat].held[h].n_marks; m++, laid++)
          {
            const LoireHeld *held = &s->seats[seat].held[h];
            unsigned at = held->mark[m];
            graphene_rect_t area = token_area (l, at, done[at]++, count[at]);

            lay (l, g_strdup_printf ("token-%u-%s-%u", seat, loire_messages[held->card], m),
                 g_strdup_printf ("token-%s", colour_of (l, seat)), &area);
          }
      for (; laid < LOIRE_MAX_MARKS; laid++)
        lay_nothing (l);
    }
}

/* Owners of palaces: on the battlements above its sign, two and two. */
static void
lay_palaces (Laying *l)
{
  const LoireState *s = l->state;

  for (unsigned palace = 0; palace < LOIRE_PALACES; palace++)
    {
      unsigned n = 0;

      for (unsigned seat = 0; seat < s->players; seat++)
        {
          graphene_rect_t slot, area;

          if (!(s->seats[seat].palaces & LOIRE_BIT (palace)))
            {
              lay_nothing (l);
              continue;
            }
          relais_slots_get (l->slots, &slot, "palace-%s", loire_palaces[palace]);
          graphene_rect_init (&area, slot.origin.x + (n % 2 == 0 ? 0 : slot.size.width - SMALL_TOKEN),
                              slot.origin.y - SMALL_TOKEN * (n < 2 ? 1 : 2), SMALL_TOKEN, SMALL_TOKEN);
          lay (l, g_strdup_printf ("palace-%s-%u", loire_palaces[palace], seat),
               g_strdup_printf ("token-%s", colour_of (l, seat)), &area);
          n++;
        }
    }
}

static void
lay_boats (Laying *l)
{
  const LoireState *s = l->state;
  unsigned there[LOIRE_SPACES] = { 0 };

  for (unsigned seat = 0; seat < s->players; seat++)
    {
      unsigned space = MIN (s->seats[seat].boat, LOIRE_SPACES - 1u);
      graphene_rect_t slot, area;

      relais_slots_get (l->slots, &slot, "boat-%02u-%u", space, there[space]++);
      area = fitted (&slot, 31, 33.3f);
      lay (l, g_strdup_printf ("boat-%u", seat), g_strdup_printf ("boat-%s", colour_of (l, seat)), &area);
    }
}

/* Which way a stack looks, as the sprites call it. */
static const char *
facing (const LoireStack *stack)
{
  gboolean north = (LOIRE_NORTH & LOIRE_BIT (stack->at)) != 0;

  if (stack->direction == LOIRE_ANY_WAY)
    return "free";
  return (stack->direction == LOIRE_CW) == north ? "east" : "west";
}

static void
lay_stacks (Laying *l)
{
  const LoireState *s = l->state;
  graphene_rect_t spots[RELAIS_MAX_SEATS][LOIRE_FIGURES];

  relais_loire_stand (l->slots, s, spots);
  for (unsigned seat = 0; seat < s->players; seat++)
    for (unsigned figure = 0; figure < LOIRE_FIGURES; figure++)
      {
        const LoireStack *stack = &s->seats[seat].stack[figure];

        if (stack->at == LOIRE_NONE)
          {
            lay_nothing (l);
            continue;
          }
        lay (l, g_strdup_printf ("%s-%u", relais_loire_figures[figure], seat),
             g_strdup_printf ("stack-%s-%u-%s-%s", relais_loire_figures[figure], (guint) MIN (stack->horses, LOIRE_MAX_STACK),
                              facing (stack), colour_of (l, seat)),
             &spots[seat][figure]);
      }
}

GArray *
relais_loire_pieces (RelaisScene *scene, const RelaisView *view)
{
  Laying l = { relais_scene_new_pieces (), relais_loire_scene_get_slots (RELAIS_LOIRE_SCENE (scene)), view,
               loire_state (view) };
  graphene_rect_t flag;

  lay_market (&l);
  lay_market_prices (&l);
  lay_villages (&l);
  lay_horses (&l);
  lay_tokens (&l);
  lay_palaces (&l);
  relais_loire_flag (l.slots, l.state, &flag);
  lay (&l, g_strdup ("goal"), g_strdup ("goal-flag"), &flag);
  lay_boats (&l);
  lay_stacks (&l);
  return l.pieces;
}
