/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-task.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "relais-goal.h"
#include "relais-lore.h"
#include "relais-match-private.h"

#define PORTION 10000           /* moves that are counted at a time */

/* What was counted up to a position. */
typedef struct
{
  const RelaisNode *node;
  RelaisGoalCount count;
} Step;

enum
{
  PROP_STATUS = 1,
  PROP_DONE,
  PROP_WANTED,
  PROP_TURNS_LEFT,
  PROP_SOLVER,
  N_PROPS
};

struct _RelaisTask
{
  GObject parent_instance;

  RelaisMatch *match;
  RelaisScenario *scenario;
  GArray *steps;                /* of Step, from the start to the position played on */
  guint source;                 /* counts on; 0: all is counted */
  int now[N_PROPS];             /* the properties */
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisTask, relais_task, G_TYPE_OBJECT)

static const RelaisGoalCount *
count_now (RelaisTask *self)
{
  return &g_array_index (self->steps, Step, self->steps->len - 1).count;
}

static gboolean
is_counted (RelaisTask *self, const RelaisNode *node)
{
  return node->depth < self->steps->len && g_array_index (self->steps, Step, node->depth).node == node;
}

static void
count_step (RelaisTask *self, const RelaisNode *node)
{
  const RelaisGoal *goal = relais_scenario_get_goal (self->scenario);
  gconstpointer edition = relais_match_get_edition (self->match);
  Step step = { .node = node };

  if (node->parent == NULL)
    relais_goal_begin (goal, edition, node->state, &step.count);
  else
    {
      step.count = *count_now (self);
      relais_goal_advance (goal, edition, node->parent->state, node->move, &step.count);
    }
  g_array_append_val (self->steps, step);
}

/* What the line to the node shares with the one that was counted is kept. FALSE:
 * there is more to count. */
static gboolean
count_to (RelaisTask *self, const RelaisNode *node)
{
  g_autoptr (GPtrArray) line = g_ptr_array_new ();

  for (; node != NULL && !is_counted (self, node); node = node->parent)
    g_ptr_array_add (line, (gpointer) node);
  g_array_set_size (self->steps, node != NULL ? node->depth + 1 : 0);
  for (guint i = line->len; i > 0 && line->len - i < PORTION; i--)
    count_step (self, line->pdata[i - 1]);
  return line->len <= PORTION;
}

static gboolean
is_person (RelaisTask *self, int seat)
{
  return relais_seat_is_human (relais_match_nth_seat (self->match, (guint) seat));
}

static RelaisTaskStatus
status_now (RelaisTask *self)
{
  const RelaisGoalCount *count = count_now (self);

  /* What a computer player was first to do, nobody can any more. */
  if (count->solver >= 0)
    return is_person (self, count->solver) ? RELAIS_TASK_SOLVED : RELAIS_TASK_FAILED;
  return relais_goal_is_lost (count) || relais_match_get_ended_early (self->match) ? RELAIS_TASK_FAILED
                                                                                   : RELAIS_TASK_OPEN;
}

/* Of the person who is furthest, and of who solved it when somebody has. */
static void
best_progress (RelaisTask *self, int *done, int *wanted)
{
  const RelaisGoal *goal = relais_scenario_get_goal (self->scenario);
  const RelaisGoalCount *count = count_now (self);

  *done = -1;
  for (guint seat = 0; seat < relais_scenario_get_n_seats (self->scenario); seat++)
    {
      int part, whole;

      if (!relais_goal_may (goal, (int) seat)
          || (count->solver >= 0 ? count->solver != (gint8) seat : !is_person (self, (int) seat)))
        continue;
      relais_goal_progress (goal, count, (int) seat, &part, &whole);
      if (part > *done)
        {
          *done = part;
          *wanted = whole;
        }
    }
}

/* Of all that is counted. Returns whether anything is another than before. */
static gboolean
take_over (RelaisTask *self)
{
  const RelaisGoalCount *count = count_now (self);
  int value[N_PROPS] = { 0 };
  gboolean changed;

  value[PROP_STATUS] = (int) status_now (self);
  relais_match_set_solved (self->match, value[PROP_STATUS] == RELAIS_TASK_SOLVED);
  value[PROP_TURNS_LEFT] = count->turns_left;
  value[PROP_SOLVER] = count->solver;
  best_progress (self, &value[PROP_DONE], &value[PROP_WANTED]);
  changed = memcmp (self->now, value, sizeof value) != 0;
  memcpy (self->now, value, sizeof value);
  return changed;
}

static gboolean
on_next (gpointer data)
{
  RelaisTask *self = data;

  if (!count_to (self, relais_match_true_node (self->match)))
    return G_SOURCE_CONTINUE;
  self->source = 0;
  take_over (self);
  relais_match_report (self->match, RELAIS_CHANGE_TASK);
  return G_SOURCE_REMOVE;
}

static RelaisChange
follow (RelaisMatch *match, RelaisChange what, gpointer model)
{
  RelaisTask *self = model;

  if ((what & RELAIS_CHANGE_POSITION) == 0 || self->source != 0)
    return 0;
  if (!count_to (self, relais_match_true_node (match)))
    self->source = g_idle_add (on_next, self);
  return self->source == 0 && take_over (self) ? RELAIS_CHANGE_TASK : 0;
}

static void
relais_task_finalize (GObject *object)
{
  RelaisTask *self = RELAIS_TASK (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->match);
  g_clear_object (&self->scenario);
  g_clear_pointer (&self->steps, g_array_unref);
  G_OBJECT_CLASS (relais_task_parent_class)->finalize (object);
}

static void
relais_task_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisTask *self = RELAIS_TASK (object);

  if (id == 0 || id >= N_PROPS)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  else
    g_value_set_int (value, self->now[id]);
}

static void
relais_task_class_init (RelaisTaskClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  static const char *const names[N_PROPS] = {
    [PROP_STATUS] = "status",
    [PROP_DONE] = "done",
    [PROP_WANTED] = "wanted",
    [PROP_TURNS_LEFT] = "turns-left",
    [PROP_SOLVER] = "solver",
  };

  object_class->finalize = relais_task_finalize;
  object_class->get_property = relais_task_get_property;

  for (guint i = 1; i < N_PROPS; i++)
    properties[i] = g_param_spec_int (names[i], NULL, NULL, -1, G_MAXINT, i < PROP_TURNS_LEFT ? 0 : -1,
                                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
relais_task_init (RelaisTask *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
}

/**
 * relais_task_new:
 *
 * Returns: (transfer full) (nullable)
 */
RelaisTask *
relais_task_new (RelaisMatch *match)
{
  RelaisScenario *scenario = relais_scenarios_find (relais_scenarios_get (), relais_match_get_scenario (match));
  RelaisTask *self;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  if (scenario == NULL || relais_scenario_get_game (scenario) != relais_match_get_game (match))
    return NULL;
  self = g_object_new (RELAIS_TYPE_TASK, NULL);
  self->match = g_object_ref (match);
  self->scenario = g_object_ref (scenario);
  follow (match, RELAIS_CHANGE_POSITION, self);
  relais_match_follow (match, RELAIS_FOLLOWER_TASK, G_OBJECT (self), follow);
  return self;
}

RelaisMatch *
relais_task_get_match (RelaisTask *self)
{
  g_return_val_if_fail (RELAIS_IS_TASK (self), NULL);
  return self->match;
}

RelaisScenario *
relais_task_get_scenario (RelaisTask *self)
{
  g_return_val_if_fail (RELAIS_IS_TASK (self), NULL);
  return self->scenario;
}

RelaisTaskStatus
relais_task_get_status (RelaisTask *self)
{
  g_return_val_if_fail (RELAIS_IS_TASK (self), 0);
  return (RelaisTaskStatus) self->now[PROP_STATUS];
}

gboolean
relais_task_is_counted (RelaisTask *self)
{
  g_return_val_if_fail (RELAIS_IS_TASK (self), FALSE);
  return self->source == 0;
}

/* Of a task that is one thing there is nothing to count. */
static char *
open_line (RelaisTask *self)
{
  g_autofree char *done = g_strdup_printf ("%d", self->now[PROP_DONE]);
  g_autofree char *wanted = g_strdup_printf ("%d", self->now[PROP_WANTED]);
  int turns = self->now[PROP_TURNS_LEFT];
  g_autofree char *left = g_strdup_printf ("%d", turns);
  gboolean counted = self->now[PROP_WANTED] > 1;
  const char *template;

  if (turns < 0)
    /* TRANSLATORS: how much of a task is done, e.g. "1 of 2" */
    template = counted ? _("{done} of {wanted}") : _("Not yet solved");
  else if (turns == 1)
    /* TRANSLATORS: of a task that must be done in this turn */
    template = counted ? _("{done} of {wanted} · last turn") : _("Last turn");
  else if (counted)
    template = ngettext ("{done} of {wanted} · {turns} turn left", "{done} of {wanted} · {turns} turns left",
                         (gulong) turns);
  else
    template = ngettext ("{turns} turn left", "{turns} turns left", (gulong) turns);
  return relais_lore_fill (template, "done", done, "wanted", wanted, "turns", left, NULL);
}

/**
 * relais_task_dup_line:
 *
 * Returns: (transfer full): how it stands, in the user's language
 */
char *
relais_task_dup_line (RelaisTask *self)
{
  g_return_val_if_fail (RELAIS_IS_TASK (self), NULL);

  if (!relais_task_is_counted (self))
    return g_strdup ("");
  switch (relais_task_get_status (self))
    {
    case RELAIS_TASK_SOLVED:
      if (relais_scenario_get_n_seats (self->scenario) == 1)
        return g_strdup (_("Solved"));
      return relais_lore_fill (_("Solved by {player}"), "player",
                               relais_seat_get_name (relais_match_nth_seat (self->match,
                                                                            (guint) self->now[PROP_SOLVER])),
                               NULL);
    case RELAIS_TASK_FAILED:
      if (self->now[PROP_SOLVER] < 0)
        return g_strdup (_("Not solved"));
      /* TRANSLATORS: of a task that was to be done before all others; {player} is a computer player */
      return relais_lore_fill (_("{player} was first"), "player",
                               relais_seat_get_name (relais_match_nth_seat (self->match,
                                                                            (guint) self->now[PROP_SOLVER])),
                               NULL);
    default:
      return open_line (self);
    }
}
