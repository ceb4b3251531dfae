/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the merchant builds, and where (L-BLD). */

#include "loire-cards.h"
#include "loire-decision-private.h"

#include <glib/gi18n-lib.h>

#define MOST_SITES 6            /* side by side */

static const char *
building_icon (guint building)
{
  static const char *const icons[LOIRE_BUILDINGS] = { "farm", "monastery", "castle" };

  return icons[building];
}

static char *
building_title (guint building)
{
  switch (building)
    {
    case LOIRE_FARM: return g_strdup (_("Build a farm"));
    case LOIRE_MONASTERY: return g_strdup (_("Build a monastery"));
    default: return g_strdup (_("Build a castle"));
    }
}

static char *
step_id (guint building)
{
  return g_strconcat ("build ", loire_buildings[building], NULL);
}

static guint
wood_of (RelaisLoireDecision *self, const LoireOutcome *outcome)
{
  return (guint) (loire_active (self->s)->goods[LOIRE_WOOD] - loire_active (&outcome->after)->goods[LOIRE_WOOD]);
}

static char *
cost_words (int deniers, guint wood)
{
  /* TRANSLATORS: a price in deniers, and wood */
  return wood > 0 ? g_strdup_printf (_("%d d + %u wood"), deniers, wood) : loire_deniers_words (deniers);
}

/* L-BLD-7, L-BLD-1: what makes it cost other than the printed price. */
static char *
changes_words (RelaisLoireDecision *self, guint printed, gboolean patron)
{
  const LoireSeat *seat = loire_active (self->s);
  char *first = NULL;
  char *second = NULL;

  if (printed > 0 && loire_has (seat, LOIRE_MAGISTER_ARTIUM))
    first = g_strdup (_("−1 for the Magister Artium"));
  if (self->s->used.buildings > 0)
    second = g_strdup (_("+1 for the second one"));
  if (patron)
    second = loire_join (second, g_strdup (_("+2 instead of one wood")));
  return loire_changes_words (printed, first, second);
}

static RelaisChoice *
site_choice (RelaisLoireDecision *self, RelaisMove move, gboolean with_kind)
{
  const char *place = loire_name (self, LOIRE_CLASS_LOCATION, move.b);
  LoireOutcome outcome;
  RelaisChoice *choice;
  char *detail;

  loire_outcome (self, &move, 1, &outcome);
  detail = changes_words (self, self->e->building[move.a].deniers, move.c);
  if (move.a == LOIRE_FARM)
    detail = loire_join (g_strdup_printf (_("sells %s"), loire_name (self, LOIRE_CLASS_GOOD, self->e->good[move.b])),
                         detail);
  choice = loire_choice_new (self, &outcome, move, building_icon (move.a),
                             loire_join (with_kind ? building_title (move.a) : NULL, g_strdup (place)), detail);
  relais_choice_set_price (choice, cost_words (loire_outcome_paid (&outcome), wood_of (self, &outcome)));
  relais_choice_set_place (choice, loire_locations[move.b]);
  return choice;
}

/* The refusal that says most: what is nearest to being possible is refused
 * for its price, then for its site. */
static int
weight (guint code)
{
  switch (code)
    {
    case LOIRE_REFUSE_TOO_EXPENSIVE: return 6;
    case LOIRE_REFUSE_TOO_LITTLE_WOOD: return 5;
    case LOIRE_REFUSE_ROADS_UNEVEN: return 4;
    case LOIRE_REFUSE_MONASTERY_FARM_NEW:
    case LOIRE_REFUSE_CASTLE_FARM_NEW: return 3;
    case LOIRE_REFUSE_MONASTERY_NO_FARM:
    case LOIRE_REFUSE_CASTLE_NO_FARM: return 1;
    default: return 2;
    }
}

static RelaisChoice *
impossible_building (RelaisLoireDecision *self, guint building)
{
  g_autofree char *id = step_id (building);
  RelaisRefusal most = { 0 };
  int best = -1;

  for (guint place = 0; place < LOIRE_LOCATIONS; place++)
    {
      RelaisRefusal why;

      loire_check_move (self, (RelaisMove) { LOIRE_MOVE_BUILD, (guint8) building, (guint8) place, FALSE }, &why);
      if (weight (why.code) > best)
        {
          best = weight (why.code);
          most = why;
        }
    }
  switch (most.code)
    {
    case LOIRE_REFUSE_MONASTERY_NO_FARM:
      return loire_choice_new_impossible (self, "L-BLD-4", _("A monastery takes the place of a farm of yours, and you have none."),
                                          id, building_icon (building), building_title (building),
                                          g_strdup (_("takes the place of a farm")));
    case LOIRE_REFUSE_CASTLE_NO_FARM:
      return loire_choice_new_impossible (self, "L-BLD-5", _("A castle is built on a farm of yours, and you have none."),
                                          id, building_icon (building), building_title (building),
                                          g_strdup (_("stands on a farm")));
    default:
      return loire_choice_new_refused (self, &most, id, building_icon (building), building_title (building));
    }
}

static gboolean
is_site (RelaisMove move, guint building)
{
  return move.kind == LOIRE_MOVE_BUILD && move.a == building;
}

/* L-BLD-5, L-BLD-8: of the seat's own pieces, or of the towers, which are for all. */
static char *
left_words (RelaisLoireDecision *self, guint building)
{
  const LoireSeat *seat = loire_active (self->s);

  switch (building)
    {
    case LOIRE_FARM:
      return g_strdup_printf (_("%u of %u left"),
                              self->e->farms - loire_count (seat->built[LOIRE_FARM] | seat->built[LOIRE_CASTLE]),
                              self->e->farms);
    case LOIRE_MONASTERY:
      return g_strdup_printf (_("%u of %u left"), self->e->monasteries - loire_count (seat->built[LOIRE_MONASTERY]),
                              self->e->monasteries);
    default:
      return g_strdup_printf (_("%u of %u left"), self->s->towers, self->e->towers);
    }
}

/* One choice for a kind: where, if there is anything to choose. */
static RelaisChoice *
kind_choice (RelaisLoireDecision *self, guint building)
{
  g_autofree char *id = step_id (building);
  LoireOutcome outcome;
  const RelaisMove *first = NULL;
  int n = 0;
  RelaisChoice *choice;
  char *detail;

  for (int i = 0; i < self->n_legal; i++)
    if (is_site (self->legal[i], building) && n++ == 0)
      first = &self->legal[i];
  if (n == 0)
    return impossible_building (self, building);
  if (n == 1)
    return site_choice (self, *first, TRUE);
  loire_outcome (self, first, 1, &outcome);
  detail = changes_words (self, self->e->building[building].deniers, first->c);
  if (building == LOIRE_FARM)
    detail = loire_join (detail, g_strdup (_("choose its village")));
  else
    detail = loire_join (detail, g_strdup (_("choose the farm")));
  detail = loire_join (detail, left_words (self, building));
  choice = loire_choice_new_step (id, building_icon (building), building_title (building), detail);
  relais_choice_set_price (choice, cost_words (loire_outcome_paid (&outcome), wood_of (self, &outcome)));
  return choice;
}

/* L-BLD-6 */
static char *
palace_words (RelaisLoireDecision *self, guint palace, int points)
{
  char *words = loire_join (loire_added_points_words (points), g_strdup (_("from your next turn on")));

  words = loire_join (words, changes_words (self, self->e->palace_deniers, FALSE));
  return loire_join (words, g_strdup_printf (_("%u of %u left"), self->s->palaces[palace], self->e->palace_copies));
}

static RelaisChoice *
palace_choice (RelaisLoireDecision *self, guint palace)
{
  static const char *const icons[LOIRE_PALACE_KINDS] = {
    "palace-bank", "palace-ducal_palace", "palace-post_office", "palace-palatium_balivi",
  };
  const char *icon = icons[palace % LOIRE_PALACE_KINDS];
  const char *name = loire_name (self, LOIRE_CLASS_PALACE, palace);
  RelaisMove move = { LOIRE_MOVE_PALACE, (guint8) palace, 0, 0 };
  RelaisRefusal why;
  RelaisChoice *choice;

  if (loire_check_move (self, move, &why))
    {
      LoireOutcome outcome;

      loire_outcome (self, &move, 1, &outcome);
      choice = loire_choice_new (self, &outcome, move, icon, g_strdup (name),
                                 palace_words (self, palace, loire_outcome_points (&outcome, LOIRE_COLUMN_PALACES)));
      relais_choice_set_price (choice, loire_deniers_words (loire_outcome_paid (&outcome)));
    }
  else
    {
      g_autofree char *id = loire_move_id (self, move);

      choice = loire_choice_new_refused (self, &why, id, icon, g_strdup (name));
    }
  relais_choice_set_card (choice, loire_palaces[palace]);
  return choice;
}

/* Takes the choice over; what cannot be had now comes last. */
static void
offer_building (RelaisLoireDecision *self, RelaisChoice *choice, LoireCardKind kind, guint index, GListStore *into,
                GListStore *locked)
{
  relais_choice_set_group (choice, "build");
  relais_choice_set_slot (choice, "build");
  relais_choice_set_effect (choice, loire_card_effect (relais_match_get_view (self->match), kind, index));
  loire_offer (relais_choice_get_reason (choice) != NULL ? locked : into, choice);
}

/* A city's palaces that one does not have yet. */
static void
offer_palaces (RelaisLoireDecision *self, guint city, GListStore *into, GListStore *locked)
{
  const LoireSeat *seat = loire_active (self->s);

  for (guint kind = 0; kind < LOIRE_PALACE_KINDS; kind++)
    {
      guint palace = loire_palace_of (city, kind);
      RelaisChoice *choice;

      if (seat->palaces & LOIRE_BIT (palace))
        continue;
      choice = palace_choice (self, palace);
      relais_choice_set_place (choice, loire_locations[city]);
      offer_building (self, choice, LOIRE_CARD_PALACE, palace, into, locked);
    }
}

static void
offer_all_palaces (RelaisLoireDecision *self, guint here, GListStore *into, GListStore *locked)
{
  if (self->s->variant == LOIRE_CASUAL)
    return;
  offer_palaces (self, here, into, locked);
  /* L-BLD-6 */
  if (self->s->options.palace_city == LOIRE_PALACE_ANY)
    offer_palaces (self, here == LOIRE_NANTES ? LOIRE_ORLEANS : LOIRE_NANTES, into, locked);
}

void
loire_offer_build (RelaisLoireDecision *self, GListStore *into)
{
  g_autoptr (GListStore) locked = g_list_store_new (RELAIS_TYPE_CHOICE);
  guint here = loire_here (self->s);
  RelaisRefusal why;
  RelaisChoice *choice;

  /* Any farm at all is refused for the turn's limit before its site matters. */
  if (!loire_check_move (self, (RelaisMove) { LOIRE_MOVE_BUILD, LOIRE_FARM, (guint8) here, FALSE }, &why)
      && (why.code == LOIRE_REFUSE_BUILD_LIMIT || why.code == LOIRE_REFUSE_MERCHANT_DONE))
    {
      choice = loire_choice_new_refused (self, &why, "build", "action-build", g_strdup (_("Build")));
      loire_offer (into, choice);
      return;
    }
  for (guint building = 0; building < LOIRE_BUILDINGS; building++)
    {
      choice = kind_choice (self, building);
      relais_choice_set_card (choice, loire_reference_ids[building]);
      offer_building (self, choice, LOIRE_CARD_REFERENCE, building, into, locked);
    }
  offer_all_palaces (self, here, into, locked);
  loire_offer_all (into, locked);
}

/* Too many to stand side by side; the board shows them better. */
static void
fold (GListStore *sites)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (sites)); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (G_LIST_MODEL (sites), i);

      relais_choice_set_group (choice, "site");
    }
}

void
loire_ask_site (RelaisLoireDecision *self, GListStore *into)
{
  guint32 places = 0;

  switch (self->building)
    {
    case LOIRE_FARM:
      relais_decision_ask (RELAIS_DECISION (self), g_strdup (_("Where do you build the farm?")),
                           g_strdup (_("In a village without a building; your buildings on the two roads may differ by one.")));
      break;
    case LOIRE_MONASTERY:
      relais_decision_ask (RELAIS_DECISION (self), g_strdup (_("Where do you build the monastery?")),
                           g_strdup (_("In place of a farm of yours from an earlier turn.")));
      break;
    default:
      relais_decision_ask (RELAIS_DECISION (self), g_strdup (_("Where do you build the castle?")),
                           g_strdup (_("On a farm of yours from an earlier turn.")));
    }
  for (int i = 0; i < self->n_legal; i++)
    if (is_site (self->legal[i], self->building))
      {
        loire_offer (into, site_choice (self, self->legal[i], FALSE));
        places |= LOIRE_BIT (self->legal[i].b);
      }
  if (loire_count (places) > MOST_SITES)
    fold (into);
  LOIRE_EACH (place, places)
    relais_decision_mark (RELAIS_DECISION (self), loire_locations[place], RELAIS_MARK_REACHABLE, -1);
}

void
loire_offer_sites (RelaisLoireDecision *self, GListStore *into)
{
  for (int i = 0; i < self->n_legal; i++)
    if (self->legal[i].kind == LOIRE_MOVE_BUILD)
      loire_offer (into, site_choice (self, self->legal[i], TRUE));
}

void
loire_site_at_place (RelaisLoireDecision *self, guint place, GListStore *into)
{
  RelaisMove move = { LOIRE_MOVE_BUILD, (guint8) self->building, (guint8) place, FALSE };
  gboolean found = FALSE;
  RelaisRefusal why;

  for (int i = 0; i < self->n_legal; i++)
    if (is_site (self->legal[i], self->building) && self->legal[i].b == place)
      {
        loire_offer (into, site_choice (self, self->legal[i], FALSE));
        found = TRUE;
      }
  if (!found && !loire_check_move (self, move, &why))
    {
      g_autofree char *id = loire_move_id (self, move);
      RelaisChoice *choice = loire_choice_new_refused (self, &why, id, building_icon (self->building),
                                                       g_strdup (loire_name (self, LOIRE_CLASS_LOCATION, place)));

      relais_choice_set_place (choice, loire_locations[place]);
      loire_offer (into, choice);
    }
}
