/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which figure rides, with how many horses, and where. */

#include "loire-decision-private.h"
#include "loire-lore.h"

#include <glib/gi18n-lib.h>

#define ANY_HORSES (-1)

/* One way to ride: from a legal move. */
typedef struct
{
  RelaisMove move;
  guint direction;
  guint steps;
  guint change;                 /* horses left or taken */
} Way;

/* What adjust sets: a number of horses, one of them from the Blacksmith or not. */
typedef struct
{
  int horses;
  gboolean smith;
} Setting;

#define MOST_SETTINGS (2 + 2 * LOIRE_MAX_STACK + 1)

static guint
kind_of (guint figure)
{
  return figure == LOIRE_MERCHANT_FIGURE ? LOIRE_MOVE_RIDE_MERCHANT : LOIRE_MOVE_RIDE_MESSENGER;
}

static const LoireStack *
stack_of (RelaisLoireDecision *self, guint figure)
{
  return &loire_active (self->s)->stack[figure];
}

static gboolean
may_go (const LoireStack *stack, guint direction)
{
  return stack->direction == LOIRE_ANY_WAY || stack->direction == direction;
}

/* Within a stack's reach a place lies one way only. */
static guint
direction_to (const LoireStack *stack, guint to)
{
  if (stack->direction != LOIRE_ANY_WAY)
    return stack->direction;
  return loire_ring_distance (stack->at, to, LOIRE_CW) <= LOIRE_RING_HALF ? LOIRE_CW : LOIRE_CCW;
}

static gboolean
fits (const Setting *setting, RelaisMove move)
{
  return setting->horses == ANY_HORSES
         || (setting->horses == move.a && setting->smith == (move.c != LOIRE_NONE));
}

/* By place, in the order in which the stack comes to them; the plainest way to
 * each first. */
static int
compare_ways (gconstpointer one, gconstpointer other)
{
  const Way *a = one;
  const Way *b = other;

  if (a->direction != b->direction)
    return a->direction < b->direction ? -1 : 1;
  if (a->steps != b->steps)
    return a->steps < b->steps ? -1 : 1;
  if ((a->move.c == LOIRE_NONE) != (b->move.c == LOIRE_NONE))
    return a->move.c == LOIRE_NONE ? -1 : 1;
  if (a->change != b->change)
    return a->change < b->change ? -1 : 1;
  if (a->move.a != b->move.a)
    return a->move.a < b->move.a ? -1 : 1;
  return a->move.c < b->move.c ? -1 : a->move.c > b->move.c;
}

static GArray *
ways_of (RelaisLoireDecision *self, guint figure, const Setting *setting)
{
  GArray *ways = g_array_new (FALSE, FALSE, sizeof (Way));
  const LoireStack *stack = stack_of (self, figure);

  for (int i = 0; i < self->n_legal; i++)
    {
      RelaisMove move = self->legal[i];
      guint direction = direction_to (stack, move.b);
      Way way = { move, direction, loire_ring_distance (stack->at, move.b, direction),
                  (guint) ABS ((int) move.a - (int) stack->horses) };

      if (move.kind == kind_of (figure) && fits (setting, move))
        g_array_append_val (ways, way);
    }
  g_array_sort (ways, compare_ways);
  return ways;
}

static const Way *
nth_way (GArray *ways, guint i)
{
  return &g_array_index (ways, Way, i);
}

/* How many of the ways lead to the same place as the one at @first. */
static guint
same_place (GArray *ways, guint first)
{
  guint n = 1;

  while (first + n < ways->len && nth_way (ways, first + n)->move.b == nth_way (ways, first)->move.b)
    n++;
  return n;
}

/* Nobody who points at a place far away has counted the horses that it takes. */
static void
count_horses (RelaisLoireDecision *self, RelaisMove move, RelaisReason *reason)
{
  g_autofree char *horses = g_strdup_printf ("%u", move.a);
  g_autofree char *sentence = relais_lore_fill (ngettext ("Riding to {place} takes {horses} horse.",
                                                          "Riding to {place} takes {horses} horses.", move.a),
                                                "place", loire_name (self, LOIRE_CLASS_LOCATION, move.b),
                                                "horses", horses, NULL);

  relais_reason_begin_with (reason, sentence);
}

static RelaisChoice *
refused_ride (RelaisLoireDecision *self, RelaisMove move, const RelaisRefusal *why)
{
  g_autofree char *id = loire_move_id (self, move);
  RelaisChoice *choice = loire_choice_new_refused (self, why, id, "action-ride",
                                                   g_strdup (loire_name (self, LOIRE_CLASS_LOCATION, move.b)));

  relais_choice_set_place (choice, loire_locations[move.b]);
  if (why->code == LOIRE_REFUSE_STACK_LIMIT || why->code == LOIRE_REFUSE_TAKE_LIMIT || why->code == LOIRE_REFUSE_NO_FREE_HORSE)
    count_horses (self, move, relais_choice_get_reason (choice));
  return choice;
}

static gboolean
reaches (GArray *ways, guint place)
{
  for (guint i = 0; i < ways->len; i++)
    if (nth_way (ways, i)->move.b == place)
      return TRUE;
  return FALSE;
}

/* The place just out of reach, since it is the one that people try. */
static void
offer_near_misses (RelaisLoireDecision *self, guint figure, GArray *ways, GListStore *into)
{
  const LoireStack *stack = stack_of (self, figure);
  guint most = 0;

  for (guint i = 0; i < ways->len; i++)
    most = MAX (most, nth_way (ways, i)->move.a);
  for (guint direction = LOIRE_CW; direction <= LOIRE_CCW; direction++)
    {
      guint to = loire_ring_step (stack->at, most + 2, direction);
      RelaisMove move = { (guint8) kind_of (figure), (guint8) (most + 1), (guint8) to, LOIRE_NONE };
      RelaisRefusal why;

      if (!may_go (stack, direction) || reaches (ways, to) || loire_check_move (self, move, &why))
        continue;
      loire_offer (into, refused_ride (self, move, &why));
      relais_decision_mark (RELAIS_DECISION (self), loire_locations[to], RELAIS_MARK_REFUSED, -1);
    }
}

static void
offer_rides (RelaisLoireDecision *self, guint figure, GArray *ways, gboolean marks, GListStore *into)
{
  for (guint i = 0; i < ways->len;)
    {
      guint n = same_place (ways, i);
      const char *place = loire_locations[nth_way (ways, i)->move.b];

      if (marks)
        relais_decision_mark (RELAIS_DECISION (self), place, RELAIS_MARK_REACHABLE, nth_way (ways, i)->move.a);
      for (guint end = i + n; i < end; i++)
        {
          RelaisChoice *choice = loire_ride_choice (self, figure, nth_way (ways, i)->move);

          if (n > 1)
            relais_choice_set_group (choice, place);
          loire_offer (into, choice);
        }
    }
}

/* The settings of the figure's rides, "any" first. */
static guint
list_settings (RelaisLoireDecision *self, Setting settings[MOST_SETTINGS])
{
  guint n = 0;

  settings[n++] = (Setting) { ANY_HORSES, FALSE };
  for (int smith = 0; smith <= 1; smith++)
    for (int horses = 0; horses <= LOIRE_MAX_STACK; horses++)
      {
        gboolean found = FALSE;

        for (int i = 0; i < self->n_legal && !found; i++)
          found = self->legal[i].kind == kind_of (self->figure) && self->legal[i].a == horses
                  && (self->legal[i].c != LOIRE_NONE) == smith;
        if (found)
          settings[n++] = (Setting) { horses, smith };
      }
  return n;
}

/* With every position it is "any" again, so it is always one of the list. */
static Setting
current_setting (RelaisLoireDecision *self)
{
  Setting settings[MOST_SETTINGS];

  list_settings (self, settings);
  return settings[self->setting];
}

gboolean
loire_ride_adjust (RelaisLoireDecision *self, int by)
{
  Setting settings[MOST_SETTINGS];
  int to = (int) self->setting + by;

  if (to < 0 || to >= (int) list_settings (self, settings))
    return FALSE;
  self->setting = (guint) to;
  return TRUE;
}

char *
loire_ride_adjusted (RelaisLoireDecision *self, int by)
{
  Setting settings[MOST_SETTINGS];
  guint n = list_settings (self, settings);
  int to = (int) self->setting + by;
  const Setting *now;

  if (n <= 2 || to < 0 || to >= (int) n)
    return NULL;
  now = &settings[to];
  if (now->horses == ANY_HORSES)
    return g_strdup (_("Horses: any"));
  if (now->smith)
    return g_strdup_printf (ngettext ("%d horse, the Blacksmith’s", "%d horses, one the Blacksmith’s",
                                      (gulong) now->horses),
                            now->horses);
  if (now->horses == 0)
    return g_strdup (_("On foot"));
  return g_strdup_printf (ngettext ("%d horse", "%d horses", (gulong) now->horses), now->horses);
}

static char *
figure_detail (RelaisLoireDecision *self, guint figure)
{
  const LoireStack *stack = stack_of (self, figure);
  char *detail = loire_join (g_strdup (loire_name (self, LOIRE_CLASS_LOCATION, stack->at)),
                             stack->horses == 0 ? g_strdup (_("on foot"))
                                                : g_strdup_printf (ngettext ("%d horse", "%d horses", stack->horses),
                                                                   stack->horses));

  if (stack->direction != LOIRE_ANY_WAY)
    detail = loire_join (detail, g_strdup_printf (_("towards %s"),
                                                  loire_name (self, LOIRE_CLASS_LOCATION, loire_city_ahead (stack))));
  return detail;
}

/* Where a figure can ride in one way only, nothing is asked about it; NULL: in several. */
static RelaisChoice *
only_ride (RelaisLoireDecision *self, guint figure)
{
  const RelaisMove *only = NULL;

  for (int i = 0; i < self->n_legal; i++)
    if (self->legal[i].kind == kind_of (figure))
      {
        if (only != NULL)
          return NULL;
        only = &self->legal[i];
      }
  return only != NULL ? loire_ride_choice (self, figure, *only) : NULL;
}

/* The figure as something to choose, with its ride if there is but one, or why it is not. */
void
loire_offer_figure (RelaisLoireDecision *self, guint figure, GListStore *into)
{
  g_autofree char *id = g_strconcat ("figure ", loire_figure_id (figure), NULL);
  const RelaisRefusal rode = { LOIRE_REFUSE_RODE_ALREADY, { (gint32) figure } };
  RelaisChoice *choice;

  if (self->s->used.rode[figure])
    choice = loire_choice_new_refused (self, &rode, id, loire_figure_id (figure), loire_figure_title (figure));
  else
    choice = only_ride (self, figure);
  if (choice == NULL)
    choice = loire_choice_new_step (id, loire_figure_id (figure), loire_figure_title (figure), figure_detail (self, figure));
  relais_choice_set_place (choice, loire_figure_id (figure));
  relais_choice_set_slot (choice, id);
  loire_offer (into, choice);
}

/* L-TURN-3, as long as it can still be avoided; NULL if nothing goes back. */
static char *
rich_words (RelaisLoireDecision *self)
{
  for (int i = 0; i < self->n_legal; i++)
    {
      const RelaisEvent *returned;
      LoireOutcome outcome;

      if (self->legal[i].kind != LOIRE_MOVE_RIDE_MERCHANT || self->legal[i].c != LOIRE_NONE)
        continue;
      loire_outcome (self, &self->legal[i], 1, &outcome);
      returned = loire_outcome_find (&outcome, LOIRE_EVENT_RETURNED);
      if (returned == NULL)
        return NULL;
      return g_strdup_printf (_("%d d above %d go back when the merchant leaves %s."),
                              returned->arg[1],
                              loire_active (self->s)->deniers - returned->arg[1],
                              loire_name (self, LOIRE_CLASS_LOCATION, stack_of (self, LOIRE_MERCHANT_FIGURE)->at));
    }
  return NULL;
}

/* Sentences side by side; takes over both. */
static char *
two_sentences (char *first, char *second)
{
  g_autofree char *a = first;
  g_autofree char *b = second;

  if (a == NULL || b == NULL)
    return g_strdup (a != NULL ? a : b);
  return g_strjoin (" ", a, b, NULL);
}

/* How far it goes is told once in a turn: after a stop that ended by itself there is only room for that. */
static char *
ride_remark (RelaisLoireDecision *self)
{
  const LoireStack *stack = stack_of (self, self->figure);
  char *remark;

  if (self->ends_stop)
    remark = g_strdup_printf (self->figure == LOIRE_MESSENGER_FIGURE ? _("The merchant is done in %s.")
                                                                     : _("The messenger is done in %s."),
                              loire_name (self, LOIRE_CLASS_LOCATION, stack_of (self, !self->figure)->at));
  else if (stack->direction == LOIRE_ANY_WAY)
    remark = g_strdup (_("Either way: one place more than horses."));
  else
    remark = g_strdup_printf (_("Towards %s: one place more than horses."),
                              loire_name (self, LOIRE_CLASS_LOCATION, loire_city_ahead (stack)));
  return self->figure == LOIRE_MERCHANT_FIGURE ? two_sentences (remark, rich_words (self)) : remark;
}

/* L-DEL: where the seat's messages want to go. */
static void
mark_goals (RelaisLoireDecision *self)
{
  const LoireSeat *seat = loire_active (self->s);
  guint32 goals = 0;

  for (guint i = 0; i < seat->n_held; i++)
    goals |= loire_held_targets (self->e, self->s, &seat->held[i]);
  LOIRE_EACH (place, goals)
    relais_decision_mark (RELAIS_DECISION (self), loire_locations[place], RELAIS_MARK_GOAL, -1);
}

/* A place that is pressed is ridden to by the figure that can. */
static void
mark_rides (RelaisLoireDecision *self, guint figure)
{
  const Setting any = { ANY_HORSES, FALSE };
  g_autoptr (GArray) ways = ways_of (self, figure, &any);

  for (guint i = 0; i < ways->len; i += same_place (ways, i))
    relais_decision_mark (RELAIS_DECISION (self), loire_locations[nth_way (ways, i)->move.b], RELAIS_MARK_REACHABLE,
                          nth_way (ways, i)->move.a);
}

static void
ask_figure (RelaisLoireDecision *self, GListStore *into)
{
  RelaisDecision *decision = RELAIS_DECISION (self);

  relais_decision_ask (decision, g_strdup (_("Which figure rides first?")),
                       two_sentences (g_strdup (_("Both ride in your turn, and each acts where it stops before the other starts.")),
                                      rich_words (self)));
  for (guint figure = 0; figure < LOIRE_FIGURES; figure++)
    {
      loire_offer_figure (self, figure, into);
      relais_decision_mark (decision, loire_figure_id (figure), RELAIS_MARK_REACHABLE, -1);
      mark_rides (self, figure);
    }
  mark_goals (self);
}

void
loire_ask_ride (RelaisLoireDecision *self, GListStore *into)
{
  RelaisDecision *decision = RELAIS_DECISION (self);
  g_autoptr (GArray) ways = NULL;
  Setting setting;

  if (self->figure == LOIRE_NONE)
    {
      ask_figure (self, into);
      return;
    }
  setting = current_setting (self);
  ways = ways_of (self, self->figure, &setting);
  relais_decision_ask (decision,
                       g_strdup (self->figure == LOIRE_MERCHANT_FIGURE ? _("Where does your merchant ride?")
                                                                       : _("Where does your messenger ride?")),
                       ride_remark (self));
  relais_decision_mark (decision, loire_figure_id (self->figure), RELAIS_MARK_CHOSEN, -1);
  if (self->figure == LOIRE_MESSENGER_FIGURE)
    mark_goals (self);
  offer_rides (self, self->figure, ways, TRUE, into);
  if (setting.horses == ANY_HORSES)
    offer_near_misses (self, self->figure, ways, into);
}

/* Places behind are refused for their direction, places ahead for the horses
 * that it would take. */
static void
offer_refused_place (RelaisLoireDecision *self, guint figure, guint place, GListStore *into)
{
  const LoireStack *stack = stack_of (self, figure);
  guint ahead = loire_ring_distance (stack->at, place, direction_to (stack, place));
  RelaisMove move = { (guint8) kind_of (figure), (guint8) (ahead > 0 ? ahead - 1 : stack->horses), (guint8) place,
                      LOIRE_NONE };
  RelaisRefusal why;

  if (loire_check_move (self, move, &why))
    return;
  if (ahead > LOIRE_RING_HALF)
    why = (RelaisRefusal) { LOIRE_REFUSE_WRONG_WAY, { (gint32) place } };
  loire_offer (into, refused_ride (self, move, &why));
}

void
loire_ride_at_place (RelaisLoireDecision *self, guint place, GListStore *into)
{
  static const Setting any = { ANY_HORSES, FALSE };
  GListModel *list = G_LIST_MODEL (into);
  guint nearest = LOIRE_NONE;
  guint steps = LOIRE_LOCATIONS;

  for (guint figure = 0; figure < LOIRE_FIGURES; figure++)
    {
      const LoireStack *stack = stack_of (self, figure);
      g_autoptr (GArray) ways = NULL;

      if (self->s->used.rode[figure] || (self->figure != LOIRE_NONE && self->figure != figure))
        continue;
      ways = ways_of (self, figure, &any);
      for (guint i = ways->len; i > 0; i--)
        if (nth_way (ways, i - 1)->move.b != place)
          g_array_remove_index (ways, i - 1);
      offer_rides (self, figure, ways, FALSE, into);
      if (loire_ring_distance (stack->at, place, direction_to (stack, place)) < steps)
        {
          steps = loire_ring_distance (stack->at, place, direction_to (stack, place));
          nearest = figure;
        }
    }
  if (g_list_model_get_n_items (list) == 0 && nearest != LOIRE_NONE)
    offer_refused_place (self, nearest, place, into);
}
