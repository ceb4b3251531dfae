/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sets of places: where something stands, and which places of the board a
 * refusal is about, where the thing could be done or what is in its way. */

#include "loire-lore.h"

#include "engine/loire/loire-rules.h"

/**
 * loire_message_targets:
 *
 * Returns: the set of places where a message can be delivered or marked
 */
guint32
loire_message_targets (const LoireEdition *e, const LoireState *s, const LoireHeld *held)
{
  guint level = loire_level (held->card);
  guint32 open = loire_open_shields (e, s, held);
  guint32 places = 0;

  if (level != 2 && level != 3)
    return LOIRE_BIT (e->message[held->card].to[0]);
  LOIRE_EACH (i, LOIRE_VILLAGES)
    if (open & loire_shield (s, i))
      places |= LOIRE_BIT (i);
  return places;
}

/* The same of a message of somebody's hand: in a trial it may not be known. */
guint32
loire_held_targets (const LoireEdition *e, const LoireState *s, const LoireHeld *held)
{
  return loire_is_supposed (s, held->card) ? 0 : loire_message_targets (e, s, held);
}

/* Targets of the seat's messages of the levels in a set of them. */
static guint32
targets_of_levels (const LoireEdition *e, const LoireState *s, guint levels)
{
  const LoireSeat *seat = loire_active (s);
  guint32 places = 0;

  for (guint i = 0; i < seat->n_held; i++)
    if (levels & LOIRE_BIT (loire_level (seat->held[i].card)))
      places |= loire_held_targets (e, s, &seat->held[i]);
  return places;
}

static guint32
targets_of_card (const LoireEdition *e, const LoireState *s, gint32 card)
{
  const LoireHeld *held = loire_find_held (loire_active (s), (guint) card);

  return held != NULL ? loire_held_targets (e, s, held) : 0;
}

/* Where a seat's tokens stand. */
guint32
loire_marks (const LoireSeat *seat)
{
  guint32 places = 0;

  for (guint i = 0; i < seat->n_held; i++)
    for (guint m = 0; m < seat->held[i].n_marks; m++)
      places |= LOIRE_BIT (seat->held[i].mark[m]);
  return places;
}

/* Those of one message. */
guint32
loire_marks_of (const LoireSeat *seat, guint card)
{
  const LoireHeld *held = loire_find_held (seat, card);
  guint32 places = 0;

  for (guint m = 0; held != NULL && m < held->n_marks; m++)
    places |= LOIRE_BIT (held->mark[m]);
  return places;
}

/* Where free horses are. */
guint32
loire_herds (const LoireState *s)
{
  guint32 places = 0;

  for (guint i = 0; i < LOIRE_LOCATIONS; i++)
    if (s->horses[i] > 0)
      places |= LOIRE_BIT (i);
  return places;
}

static guint32
sellers (const LoireEdition *e, const LoireState *s, gint32 good)
{
  guint32 places = 0;

  if (good == LOIRE_BEER)
    return loire_active (s)->built[LOIRE_MONASTERY];
  LOIRE_EACH (i, LOIRE_VILLAGES)
    if (e->good[i] == good)
      places |= LOIRE_BIT (i);
  return places;
}

guint32
loire_villages_of (const LoireState *s, guint colour)
{
  guint32 places = 0;

  LOIRE_EACH (i, LOIRE_VILLAGES)
    if (s->shields[i] == colour)
      places |= LOIRE_BIT (i);
  return places;
}

guint32
loire_castles (const LoireState *s)
{
  guint32 places = 0;

  for (guint i = 0; i < s->players; i++)
    places |= s->seats[i].built[LOIRE_CASTLE];
  return places;
}

/* L-HIRE-1, L-PAL-3 */
static guint32
hiring_places (const LoireState *s)
{
  guint32 places = s->circus != LOIRE_NONE ? LOIRE_BIT (s->circus) : 0;

  LOIRE_EACH (city, LOIRE_CITIES)
    if (loire_palace_works (s, loire_active (s), loire_palace_of (city, LOIRE_PALATIUM_BALIVI)))
      places |= LOIRE_BIT (city);
  return places;
}

/* Where a figure may ride that goes so many steps, if it is not stopped early. */
static guint32
ends_of_rides (const LoireEdition *e, const LoireState *s, gint32 steps)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  int n = s->phase == LOIRE_FIGURE ? loire_legal (e, s, moves) : 0;
  guint32 places = 0;

  for (int i = 0; i < n; i++)
    if (moves[i].a + 1 == steps)
      places |= LOIRE_BIT (moves[i].b);
  return places;
}

/* Any place that the refusal names. */
static guint32
named_places (const RelaisRefusal *refusal)
{
  const RelaisParam *params = loire_refusals[refusal->code].params;
  guint32 places = 0;

  for (guint i = 0; i < RELAIS_MAX_PARAMS && params[i].key != NULL; i++)
    if (params[i].class == LOIRE_CLASS_LOCATION)
      places |= LOIRE_BIT (refusal->arg[i]);
  return places;
}

static guint32
locations_of (const LoireEdition *e, const LoireState *s, const RelaisRefusal *refusal)
{
  const LoireSeat *seat = loire_active (s);

  switch (refusal->code)
    {
    case LOIRE_REFUSE_CIRCUS_FIRST:
    case LOIRE_REFUSE_CIRCUS_COLOUR:
      return loire_villages_of (s, (guint) refusal->arg[0]);

    case LOIRE_REFUSE_NO_FREE_HORSE:
    case LOIRE_REFUSE_SMITH_HERE:
    case LOIRE_REFUSE_SMITH_NO_HORSE:
      return loire_herds (s);
    case LOIRE_REFUSE_WRONG_WAY:
    case LOIRE_REFUSE_ONLY_IN_CITY:
    case LOIRE_REFUSE_CARRIED:
      return LOIRE_CITIES;
    case LOIRE_REFUSE_WRONG_DISTANCE:
    case LOIRE_REFUSE_NO_JESTER:
    case LOIRE_REFUSE_NO_CITY_GUARD:
      return ends_of_rides (e, s, refusal->arg[0]);

    case LOIRE_REFUSE_HIRE_NOT_HERE:
    case LOIRE_REFUSE_HELPER_FIRST:
    case LOIRE_REFUSE_NO_APPRENTICE:
    case LOIRE_REFUSE_NO_HELPERS:
    case LOIRE_REFUSE_NO_BLACKSMITH:
    case LOIRE_REFUSE_NO_LUMBERJACK:
    case LOIRE_REFUSE_NO_PATRONUS:
      return hiring_places (s);
    case LOIRE_REFUSE_NOT_RED:
      return s->circus != LOIRE_NONE ? LOIRE_BIT (s->circus) : 0;

    case LOIRE_REFUSE_NO_OWN_MONASTERY:
    case LOIRE_REFUSE_MONASTERIES_USED:
    case LOIRE_REFUSE_NO_ABBEY_HERE:
    case LOIRE_REFUSE_NO_ABBEY_IN_CITY:
      return seat->built[LOIRE_MONASTERY];
    case LOIRE_REFUSE_NO_MESSAGES_HERE:
      return LOIRE_CITIES | loire_own_buildings (seat);
    case LOIRE_REFUSE_ONLY_ABBEY_HERE:
      return LOIRE_CITIES | seat->built[LOIRE_FARM] | seat->built[LOIRE_CASTLE];

    case LOIRE_REFUSE_NONE_TO_SELL:
      return sellers (e, s, refusal->arg[0]);
    case LOIRE_REFUSE_TOO_LITTLE_WOOD:
      return sellers (e, s, LOIRE_WOOD);
    case LOIRE_REFUSE_FARM_IN_CITY:
      return LOIRE_VILLAGES & ~loire_all_buildings (s);
    case LOIRE_REFUSE_ROADS_UNEVEN:
      return loire_own_buildings (seat);
    case LOIRE_REFUSE_MONASTERY_NO_FARM:
    case LOIRE_REFUSE_CASTLE_NO_FARM:
      return seat->built[LOIRE_FARM];
    case LOIRE_REFUSE_FARMS_USED:
      return seat->built[LOIRE_FARM] | seat->built[LOIRE_CASTLE];
    case LOIRE_REFUSE_PALACE_CITY:
      return LOIRE_BIT (loire_palace_city ((guint) refusal->arg[0]));
    case LOIRE_REFUSE_NO_TOWER:
      return loire_castles (s);

    case LOIRE_REFUSE_DELIVER_IN_VILLAGE:
      return targets_of_levels (e, s, LOIRE_BIT (refusal->arg[0]));
    case LOIRE_REFUSE_DELIVER_IN_CITY:
      return LOIRE_CITIES;
    case LOIRE_REFUSE_HAND_FULL:
      return targets_of_levels (e, s, ~0u);
    case LOIRE_REFUSE_ABBEY_HELD:
      return targets_of_levels (e, s, LOIRE_BIT (4));
    case LOIRE_REFUSE_CASUAL_ORDER:
      return targets_of_levels (e, s, LOIRE_BIT (refusal->arg[1]));
    case LOIRE_REFUSE_SHIELDS_OPEN_2:
    case LOIRE_REFUSE_SHIELDS_OPEN_3:
    case LOIRE_REFUSE_SHIELD_NOT_OPEN_2:
    case LOIRE_REFUSE_SHIELD_NOT_OPEN_3:
    case LOIRE_REFUSE_MARK_LEVEL:
      return targets_of_card (e, s, refusal->arg[0]);
    case LOIRE_REFUSE_MARK_IS_LAST:
      return LOIRE_BIT (loire_here (s));
    case LOIRE_REFUSE_NO_TOKEN:
    case LOIRE_REFUSE_NO_TOKEN_RECALL:
      return loire_marks (seat);
    case LOIRE_REFUSE_RECALL_NO_MARK:
    case LOIRE_REFUSE_RECALL_WHICH:
      return loire_marks_of (seat, (guint) refusal->arg[0]);

    default:
      return named_places (refusal);
    }
}

/* Figures and palaces. */
static void
add_things (GPtrArray *places, const LoireState *s, const RelaisRefusal *refusal)
{
  switch (refusal->code)
    {
    case LOIRE_REFUSE_COLLECT_FIRST:
    case LOIRE_REFUSE_MERCHANT_DONE:
    case LOIRE_REFUSE_BUY_LIMIT:
    case LOIRE_REFUSE_BUILD_LIMIT:
    case LOIRE_REFUSE_SHIP_LIMIT:
      g_ptr_array_add (places, (gpointer) loire_figure_names[LOIRE_MERCHANT_FIGURE]);
      break;
    case LOIRE_REFUSE_MESSENGER_DONE:
    case LOIRE_REFUSE_NO_MORE_MESSAGES:
      g_ptr_array_add (places, (gpointer) loire_figure_names[LOIRE_MESSENGER_FIGURE]);
      break;
    case LOIRE_REFUSE_HIRE_STOP_USED:
    case LOIRE_REFUSE_HIRE_LIMIT:
      g_ptr_array_add (places, (gpointer) loire_figure_names[loire_stopped (s)]);
      break;
    case LOIRE_REFUSE_RODE_ALREADY:
    case LOIRE_REFUSE_STOP_FIRST:
    case LOIRE_REFUSE_OTHER_FIGURE:
      g_ptr_array_add (places, (gpointer) loire_figure_names[refusal->arg[0]]);
      break;
    case LOIRE_REFUSE_RIDE_FIRST:
      for (guint figure = 0; figure < LOIRE_FIGURES; figure++)
        if (!s->used.rode[figure])
          g_ptr_array_add (places, (gpointer) loire_figure_names[figure]);
      break;
    case LOIRE_REFUSE_PALACE_CITY:
    case LOIRE_REFUSE_PALACE_OWNED:
    case LOIRE_REFUSE_PALACE_GONE:
      {
        g_autofree char *id = g_strconcat ("palace-", loire_palaces[refusal->arg[0]], NULL);

        g_ptr_array_add (places, (gpointer) g_intern_string (id));
        break;
      }
    default:
      break;
    }
}

/**
 * loire_places_of:
 * @refusal: of a move in that position
 *
 * Returns: (transfer container) (nullable): ids of the board; NULL ends the list
 */
const char **
loire_places_of (const RelaisView *view, const RelaisRefusal *refusal)
{
  const LoireState *s = loire_state (view);
  g_autoptr (GPtrArray) places = g_ptr_array_new ();

  add_things (places, s, refusal);
  LOIRE_EACH (i, locations_of (view->edition, s, refusal))
    g_ptr_array_add (places, (gpointer) loire_locations[i]);
  if (places->len == 0)
    return NULL;
  g_ptr_array_add (places, NULL);
  return (const char **) g_ptr_array_free (g_steal_pointer (&places), FALSE);
}

/**
 * loire_card_places:
 *
 * Returns: (transfer container) (nullable): where a message could be delivered
 *   or marked; NULL ends the list
 */
const char **
loire_card_places (const RelaisView *view, const char *card)
{
  g_autoptr (GPtrArray) places = g_ptr_array_new ();
  LoireHeld held = { 0 };

  while (held.card < LOIRE_MESSAGES && !g_str_equal (loire_messages[held.card], card))
    held.card++;
  if (held.card == LOIRE_MESSAGES)
    return NULL;
  LOIRE_EACH (i, loire_message_targets (view->edition, loire_state (view), &held))
    g_ptr_array_add (places, (gpointer) loire_locations[i]);
  g_ptr_array_add (places, NULL);
  return (const char **) g_ptr_array_free (g_steal_pointer (&places), FALSE);
}
