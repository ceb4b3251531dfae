/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "loire-decision-private.h"
#include "loire-lore.h"

#include <glib/gi18n-lib.h>

G_DEFINE_TYPE (RelaisLoireDecision, relais_loire_decision, RELAIS_TYPE_DECISION)

static void
forget_choices (RelaisLoireDecision *self)
{
  self->figure = LOIRE_NONE;
  self->setting = 0;
  self->building = LOIRE_NONE;
}

/* In a trial it may be that something could be done with it. */
static gboolean
holds_unknown (RelaisLoireDecision *self)
{
  const LoireSeat *seat = loire_active (self->s);

  for (guint i = 0; i < seat->n_held; i++)
    if (loire_is_supposed (self->s, seat->held[i].card))
      return self->s->phase == LOIRE_MESSENGER && self->s->used.action == LOIRE_NOTHING;
  return FALSE;
}

/* With one legal move at a stop after which the other figure rides, that is
 * what is asked about. */
static void
look_behind_stop (RelaisLoireDecision *self)
{
  static const RelaisMove done = { LOIRE_MOVE_DONE, 0, 0, 0 };
  gboolean stop = self->s->phase == LOIRE_MERCHANT || self->s->phase == LOIRE_MESSENGER;

  if (!stop || self->n_legal != 1 || holds_unknown (self) || !relais_decision_does_chore (RELAIS_DECISION (self), LOIRE_CHORE_FINISHES_STOPS)
      || (self->s->used.rode[LOIRE_MERCHANT_FIGURE] && self->s->used.rode[LOIRE_MESSENGER_FIGURE]))
    return;
  self->after_stop = *self->s;
  self->game->make (self->e, &self->after_stop, done, NULL);
  self->ends_stop = TRUE;
  self->s = &self->after_stop;
  self->n_legal = self->game->legal (self->e, self->s, self->legal);
}

static void
look (RelaisLoireDecision *self)
{
  self->match = relais_decision_get_match (RELAIS_DECISION (self));
  self->game = relais_match_get_game (self->match);
  self->e = relais_match_get_edition (self->match);
  self->s = relais_match_get_state (self->match);
  self->n_legal = relais_match_legal (self->match, self->legal);
  self->ends_stop = FALSE;
  look_behind_stop (self);

  self->only_figure = self->s->used.rode[LOIRE_MERCHANT_FIGURE] || self->s->used.rode[LOIRE_MESSENGER_FIGURE];
  if (self->s->phase == LOIRE_FIGURE && self->only_figure)
    self->figure = self->s->used.rode[LOIRE_MERCHANT_FIGURE] ? LOIRE_MESSENGER_FIGURE : LOIRE_MERCHANT_FIGURE;
}

/* The phase asked about; LOIRE_PHASES while looking back. */
static guint
phase_asked (RelaisLoireDecision *self)
{
  if (relais_match_is_looking_back (self->match))
    return LOIRE_PHASES;
  return relais_match_is_over (self->match) ? LOIRE_OVER : self->s->phase;
}

static void
ask_phase (RelaisLoireDecision *self, GListStore *into)
{
  switch (phase_asked (self))
    {
    case LOIRE_COLLECT: loire_ask_collect (self, into); break;
    case LOIRE_FIGURE: loire_ask_ride (self, into); break;
    case LOIRE_MERCHANT:
      if (self->building != LOIRE_NONE)
        loire_ask_site (self, into);
      else
        loire_ask_merchant (self, into);
      break;
    case LOIRE_CIRCUS: loire_ask_circus (self, into); break;
    case LOIRE_MESSENGER: loire_ask_messenger (self, into); break;
    case LOIRE_PICK: loire_ask_pick (self, into); break;
    case LOIRE_OVER: loire_ask_over (self); break;
    default: loire_ask_looking_back (self); break;
    }
}

static void
ask (RelaisLoireDecision *self)
{
  RelaisDecision *decision = RELAIS_DECISION (self);
  g_autoptr (GListStore) choices = g_list_store_new (RELAIS_TYPE_CHOICE);

  relais_decision_clear (decision);
  ask_phase (self, choices);
  relais_decision_suggest (decision, G_LIST_MODEL (choices));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (choices)); i++)
    relais_decision_offer (decision, g_list_model_get_item (G_LIST_MODEL (choices), i));
  relais_decision_changed (decision);
}

static void
relais_loire_decision_reset (RelaisDecision *decision)
{
  RelaisLoireDecision *self = RELAIS_LOIRE_DECISION (decision);

  forget_choices (self);
  look (self);
  ask (self);
}

static void
relais_loire_decision_refresh (RelaisDecision *decision)
{
  RelaisLoireDecision *self = RELAIS_LOIRE_DECISION (decision);

  look (self);
  ask (self);
}

static void
relais_loire_decision_step (RelaisDecision *decision, RelaisChoice *choice)
{
  RelaisLoireDecision *self = RELAIS_LOIRE_DECISION (decision);
  const char *id = relais_choice_get_id (choice);

  if (g_str_equal (id, "figure merchant"))
    self->figure = LOIRE_MERCHANT_FIGURE;
  else if (g_str_equal (id, "figure messenger"))
    self->figure = LOIRE_MESSENGER_FIGURE;
  else
    for (guint building = 0; building < LOIRE_BUILDINGS; building++)
      if (g_str_has_suffix (id, loire_buildings[building]))
        self->building = building;
  self->setting = 0;
  ask (self);
}

static gboolean
relais_loire_decision_can_back (RelaisDecision *decision)
{
  const RelaisLoireDecision *self = RELAIS_LOIRE_DECISION (decision);

  return self->building != LOIRE_NONE || self->setting != 0 || (self->figure != LOIRE_NONE && !self->only_figure);
}

static gboolean
relais_loire_decision_back (RelaisDecision *decision)
{
  RelaisLoireDecision *self = RELAIS_LOIRE_DECISION (decision);

  if (!relais_loire_decision_can_back (decision))
    return FALSE;
  if (self->building != LOIRE_NONE)
    self->building = LOIRE_NONE;
  else if (self->setting != 0)
    self->setting = 0;
  else
    self->figure = LOIRE_NONE;
  ask (self);
  return TRUE;
}

static void
add_offered (RelaisLoireDecision *self, const char *place, GListStore *into)
{
  GListModel *offered = relais_decision_get_choices (RELAIS_DECISION (self));

  for (guint i = 0; i < g_list_model_get_n_items (offered); i++)
    {
      RelaisChoice *choice = g_list_model_get_item (offered, i);

      if (g_strcmp0 (relais_choice_get_place (choice), place) == 0)
        loire_offer (into, choice);
      else
        g_object_unref (choice);
    }
}

static gboolean
is_empty (GListStore *list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (list)) == 0;
}

/* A figure to choose, the stop that it has made, or that it has ridden. */
static void
figure_at_place (RelaisLoireDecision *self, guint figure, GListStore *into)
{
  gboolean stop = self->s->phase == LOIRE_MERCHANT || self->s->phase == LOIRE_MESSENGER;

  if (stop && figure == loire_stopped (self->s))
    add_offered (self, loire_locations[loire_here (self->s)], into);
  if (is_empty (into) && (self->s->phase == LOIRE_FIGURE || self->s->used.rode[figure]))
    loire_offer_figure (self, figure, into);
}

static GListModel *
relais_loire_decision_at_place (RelaisDecision *decision, const char *place)
{
  RelaisLoireDecision *self = RELAIS_LOIRE_DECISION (decision);
  GListStore *choices = g_list_store_new (RELAIS_TYPE_CHOICE);
  guint phase = phase_asked (self);
  gboolean stop = phase == LOIRE_MERCHANT || phase == LOIRE_MESSENGER;
  int at = loire_find_place (place);

  /* Else the tent is a part of its village. */
  if (g_str_equal (place, "circus") && self->s->circus != LOIRE_NONE && !(stop && self->building == LOIRE_NONE))
    at = self->s->circus;
  if (phase == LOIRE_PHASES || phase == LOIRE_OVER)
    return G_LIST_MODEL (choices);
  if (phase == LOIRE_FIGURE && at >= 0)
    {
      loire_ride_at_place (self, (guint) at, choices);
      relais_decision_suggest (decision, G_LIST_MODEL (choices));
    }
  else if (phase == LOIRE_MERCHANT && self->building != LOIRE_NONE && at >= 0)
    loire_site_at_place (self, (guint) at, choices);
  else if (phase == LOIRE_CIRCUS && at >= 0)
    loire_circus_at_place (self, (guint) at, choices);
  else
    add_offered (self, place, choices);

  if (g_str_equal (place, "merchant"))
    figure_at_place (self, LOIRE_MERCHANT_FIGURE, choices);
  else if (g_str_equal (place, "messenger"))
    figure_at_place (self, LOIRE_MESSENGER_FIGURE, choices);
  else if (is_empty (choices) && stop && at >= 0)
    loire_stop_at_place (self, (guint) at, choices);
  if (is_empty (choices) && stop && at == self->s->circus && at == (int) loire_here (self->s))
    add_offered (self, "circus", choices);
  return G_LIST_MODEL (choices);
}

/* Where both figures could ride, and where something could be built. */
static void
relais_loire_decision_answers (RelaisDecision *decision, GListStore *into)
{
  RelaisLoireDecision *self = RELAIS_LOIRE_DECISION (decision);
  guint phase = phase_asked (self);

  if (phase == LOIRE_FIGURE)
    for (guint at = 0; at < LOIRE_LOCATIONS; at++)
      loire_ride_at_place (self, at, into);
  else if (phase == LOIRE_MERCHANT)
    loire_offer_sites (self, into);
}

static gboolean
asks_ride (RelaisLoireDecision *self)
{
  return phase_asked (self) == LOIRE_FIGURE && self->figure != LOIRE_NONE;
}

static gboolean
relais_loire_decision_adjust (RelaisDecision *decision, int by)
{
  RelaisLoireDecision *self = RELAIS_LOIRE_DECISION (decision);

  if (!asks_ride (self) || !loire_ride_adjust (self, by))
    return FALSE;
  ask (self);
  return TRUE;
}

static char *
relais_loire_decision_adjusted (RelaisDecision *decision, int by)
{
  RelaisLoireDecision *self = RELAIS_LOIRE_DECISION (decision);

  return asks_ride (self) ? loire_ride_adjusted (self, by) : NULL;
}

static gboolean
is_of_sales (const char *group, guint *good)
{
  for (*good = 0; *good < LOIRE_GOODS; (*good)++)
    {
      g_autofree char *sales = g_strconcat (LOIRE_GROUP_SELL, loire_goods[*good], NULL);

      if (g_str_equal (group, sales))
        return TRUE;
    }
  return FALSE;
}

/* What the members of a group have in common. */
static char *
head_title (RelaisLoireDecision *self, const char *group)
{
  int place = loire_find_place (group);
  guint good;

  if (is_of_sales (group, &good))
    return g_strdup_printf (_("Sell %s…"), loire_sold_words (good));
  if (g_str_equal (group, "build"))
    return g_strdup (_("Build…"));
  if (g_str_equal (group, "hire"))
    return g_strdup (_("Hire…"));
  if (g_str_equal (group, "pick") || g_str_equal (group, "kept"))
    return g_strdup (_("Messages…"));
  if (g_str_equal (group, "site"))
    return g_strdup (_("Villages…"));
  return place >= 0 ? g_strdup (loire_name (self, LOIRE_CLASS_LOCATION, (guint) place)) : NULL;
}

static char *
head_detail (const char *group, guint possible)
{
  guint good;

  if (is_of_sales (group, &good))
    return g_strdup_printf (_("2 to %u cards"), possible + 1);
  if (g_str_equal (group, "hire"))
    return g_strdup_printf (ngettext ("%u character to choose from", "%u characters to choose from", possible), possible);
  if (g_str_equal (group, "pick"))
    return g_strdup_printf (ngettext ("%u card", "%u cards", possible), possible);
  if (g_str_equal (group, "site"))
    return g_strdup_printf (_("%u to choose from, on the board or here"), possible);
  if (g_str_equal (group, "build"))
    return g_strdup_printf (ngettext ("%u building to choose from", "%u buildings to choose from", possible), possible);
  return g_strdup_printf (ngettext ("%u way", "%u ways", possible), possible);
}

/* Each of a group of cards has its own reason. */
static char *
head_refusal (const char *group, RelaisChoice *first)
{
  if (g_str_equal (group, "build") || g_str_equal (group, "hire"))
    return g_strdup (_("none can be had now: see why"));
  return g_strdup (relais_choice_get_detail (first));
}

static const char *
head_icon (const char *group, RelaisChoice *first)
{
  if (g_str_equal (group, "build"))
    return "action-build";
  return relais_choice_get_icon (first);
}

static RelaisChoice *
relais_loire_decision_head (RelaisDecision *decision, const char *group)
{
  RelaisLoireDecision *self = RELAIS_LOIRE_DECISION (decision);
  GListModel *choices = relais_decision_get_choices (decision);
  g_autoptr (RelaisChoice) first = NULL;
  guint possible = 0;
  RelaisChoice *head;

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      if (g_strcmp0 (relais_choice_get_group (choice), group) != 0)
        continue;
      if (relais_choice_get_reason (choice) == NULL && possible++ == 0)
        g_set_object (&first, choice);
      else if (first == NULL)
        g_set_object (&first, choice);
    }
  if (first == NULL)
    return NULL;
  head = relais_choice_new (group, head_icon (group, first), head_title (self, group),
                            possible > 0 ? head_detail (group, possible) : head_refusal (group, first));
  if (possible == 0)
    relais_choice_set_reason (head, relais_choice_get_reason (first));
  return head;
}

static void
relais_loire_decision_class_init (RelaisLoireDecisionClass *klass)
{
  RelaisDecisionClass *decision_class = RELAIS_DECISION_CLASS (klass);

  decision_class->reset = relais_loire_decision_reset;
  decision_class->refresh = relais_loire_decision_refresh;
  decision_class->step = relais_loire_decision_step;
  decision_class->back = relais_loire_decision_back;
  decision_class->can_back = relais_loire_decision_can_back;
  decision_class->at_place = relais_loire_decision_at_place;
  decision_class->answers = relais_loire_decision_answers;
  decision_class->adjust = relais_loire_decision_adjust;
  decision_class->adjusted = relais_loire_decision_adjusted;
  decision_class->head = relais_loire_decision_head;
  decision_class->suggest = loire_suggest;
}

static void
relais_loire_decision_init (RelaisLoireDecision *self)
{
  forget_choices (self);
}
