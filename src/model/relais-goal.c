/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "relais-goal.h"

#include <string.h>

/* Where a value of an event must stand, and what it may be. */
typedef struct
{
  guint param;
  char **patterns;
} Filter;

typedef enum
{
  ALL,
  ANY,
  EVENT,
  SCORE,
  LEAD,
  WON,
} Kind;

typedef struct
{
  Kind kind;
  GPtrArray *children;          /* of Condition; ALL and ANY */
  guint leaf;                   /* the others: where it is counted */
  gint32 at_least;
  int event;
  int player;                   /* the event's parameter that is the seat; -1: none */
  int sum;                      /* the parameter that is added up; -1: events are counted */
  GArray *filters;              /* of Filter */
  int column;                   /* of the score; -1: the total */
} Condition;

struct _RelaisGoal
{
  const RelaisGame *game;
  Condition *that;
  Condition *unless;            /* NULL: nothing */
  guint8 seats;                 /* set of those who can solve it; 0: all */
  int within_turns;             /* 0: no limit */
  guint leaves;
};

static Condition *parse_condition (RelaisGoal *goal, JsonNode *node, GError **error);

static void
clear_filter (gpointer data)
{
  g_strfreev (((Filter *) data)->patterns);
}

static void
condition_free (gpointer data)
{
  Condition *condition = data;

  if (condition == NULL)
    return;
  g_clear_pointer (&condition->children, g_ptr_array_unref);
  g_clear_pointer (&condition->filters, g_array_unref);
  g_free (condition);
}

void
relais_goal_free (RelaisGoal *goal)
{
  condition_free (goal->that);
  condition_free (goal->unless);
  g_free (goal);
}

/* Reading */

static gboolean
wrong (GError **error, const char *what, const char *where)
{
  g_set_error (error, JSON_READER_ERROR, JSON_READER_ERROR_INVALID_NODE, "%s: %s", where, what);
  return FALSE;
}

static gboolean
only_keys (JsonObject *object, const char *const *keys, GError **error)
{
  g_autoptr (GList) members = json_object_get_members (object);

  for (GList *at = members; at != NULL; at = at->next)
    if (!g_strv_contains (keys, at->data))
      return wrong (error, "unknown key", at->data);
  return TRUE;
}

/* A whole number that is not less than 1; @otherwise when it is left out. */
static gboolean
read_number (JsonObject *object, const char *key, gint32 otherwise, gint32 *number, GError **error)
{
  JsonNode *node = json_object_get_member (object, key);

  *number = otherwise;
  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64 || json_node_get_int (node) < 1
      || json_node_get_int (node) > G_MAXINT16)
    return wrong (error, "not a number of 1 or more", key);
  *number = (gint32) json_node_get_int (node);
  return TRUE;
}

static int
find_param (const RelaisSignature *signature, const char *key)
{
  for (int i = 0; i < RELAIS_MAX_PARAMS && signature->params[i].key != NULL; i++)
    if (g_str_equal (signature->params[i].key, key))
      return i;
  return -1;
}

static char *
read_pattern (JsonNode *node)
{
  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node))
    return NULL;
  if (json_node_get_value_type (node) == G_TYPE_INT64)
    return g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node));
  return json_node_get_value_type (node) == G_TYPE_STRING ? json_node_dup_string (node) : NULL;
}

/* One pattern or a list of them; NULL if it is neither. */
static char **
read_patterns (JsonNode *node)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  JsonArray *list = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  guint n = list != NULL ? json_array_get_length (list) : 1;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *pattern = read_pattern (list != NULL ? json_array_get_element (list, i) : node);

      if (pattern == NULL)
        return NULL;
      g_strv_builder_add (builder, pattern);
    }
  return n > 0 ? g_strv_builder_end (builder) : NULL;
}

static gboolean
read_filters (Condition *condition, const RelaisSignature *signature, JsonNode *node, GError **error)
{
  g_autoptr (GList) members = NULL;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return wrong (error, "not an object", "where");
  members = json_object_get_members (json_node_get_object (node));
  for (GList *at = members; at != NULL; at = at->next)
    {
      int param = find_param (signature, at->data);
      Filter filter;

      if (param < 0)
        return wrong (error, "the event has no such parameter", at->data);
      filter.param = (guint) param;
      filter.patterns = read_patterns (json_object_get_member (json_node_get_object (node), at->data));
      if (filter.patterns == NULL)
        return wrong (error, "not a value or a list of values", at->data);
      g_array_append_val (condition->filters, filter);
      if (param == condition->player)
        condition->player = -1;
    }
  return TRUE;
}

static gboolean
parse_event (RelaisGoal *goal, Condition *condition, JsonObject *object, GError **error)
{
  static const char *const keys[] = { "event", "where", "count", "sum", "at_least", NULL };
  const char *name = json_object_get_string_member_with_default (object, "event", "");
  const char *sum = json_object_get_string_member_with_default (object, "sum", NULL);
  const RelaisSignature *signature;

  if (!only_keys (object, keys, error))
    return FALSE;
  for (condition->event = 0; condition->event < goal->game->n_events; condition->event++)
    if (g_str_equal (goal->game->events[condition->event].name, name))
      break;
  if (condition->event == goal->game->n_events)
    return wrong (error, "no such event", name);
  signature = &goal->game->events[condition->event];
  condition->player = find_param (signature, "player");
  condition->filters = g_array_new (FALSE, FALSE, sizeof (Filter));
  g_array_set_clear_func (condition->filters, clear_filter);
  if (json_object_has_member (object, "where")
      && !read_filters (condition, signature, json_object_get_member (object, "where"), error))
    return FALSE;
  condition->sum = sum != NULL ? find_param (signature, sum) : -1;
  if (sum != NULL && (condition->sum < 0 || signature->params[condition->sum].class != RELAIS_CLASS_NUMBER))
    return wrong (error, "the event has no such number", sum);
  return read_number (object, sum != NULL ? "at_least" : "count", 1, &condition->at_least, error);
}

static gboolean
parse_score (RelaisGoal *goal, Condition *condition, JsonObject *object, GError **error)
{
  static const char *const keys[] = { "score", "at_least", NULL };
  const char *name = json_object_get_string_member_with_default (object, "score", "");

  if (!only_keys (object, keys, error))
    return FALSE;
  condition->column = -1;
  if (!g_str_equal (name, "total"))
    {
      for (condition->column = 0; condition->column < goal->game->n_columns; condition->column++)
        if (g_str_equal (goal->game->columns[condition->column], name))
          break;
      if (condition->column == goal->game->n_columns)
        return wrong (error, "no such column", name);
    }
  return read_number (object, "at_least", 1, &condition->at_least, error);
}

static gboolean
parse_lead (RelaisGoal *goal, Condition *condition, JsonObject *object, GError **error)
{
  static const char *const keys[] = { "lead", NULL };

  return only_keys (object, keys, error) && read_number (object, "lead", 1, &condition->at_least, error);
}

static gboolean
parse_won (RelaisGoal *goal, Condition *condition, JsonObject *object, GError **error)
{
  static const char *const keys[] = { "won", NULL };

  condition->at_least = 1;
  if (!json_object_get_boolean_member_with_default (object, "won", FALSE))
    return wrong (error, "not true", "won");
  return only_keys (object, keys, error);
}

static gboolean
parse_children (RelaisGoal *goal, Condition *condition, JsonObject *object, GError **error)
{
  static const char *const keys[][2] = { [ALL] = { "all", NULL }, [ANY] = { "any", NULL } };
  JsonNode *list = json_object_get_member (object, keys[condition->kind][0]);

  if (!only_keys (object, keys[condition->kind], error))
    return FALSE;
  if (!JSON_NODE_HOLDS_ARRAY (list) || json_array_get_length (json_node_get_array (list)) == 0)
    return wrong (error, "not a list of conditions", keys[condition->kind][0]);
  condition->children = g_ptr_array_new_with_free_func (condition_free);
  for (guint i = 0; i < json_array_get_length (json_node_get_array (list)); i++)
    {
      Condition *child = parse_condition (goal, json_array_get_element (json_node_get_array (list), i), error);

      if (child == NULL)
        return FALSE;
      g_ptr_array_add (condition->children, child);
    }
  return TRUE;
}

static Condition *
parse_condition (RelaisGoal *goal, JsonNode *node, GError **error)
{
  static const struct
  {
    const char *key;
    Kind kind;
    gboolean (*parse) (RelaisGoal *, Condition *, JsonObject *, GError **);
  } kinds[] = {
    { "all", ALL, parse_children },
    { "any", ANY, parse_children },
    { "event", EVENT, parse_event },
    { "score", SCORE, parse_score },
    { "lead", LEAD, parse_lead },
    { "won", WON, parse_won },
  };

  for (gsize i = 0; JSON_NODE_HOLDS_OBJECT (node) && i < G_N_ELEMENTS (kinds); i++)
    if (json_object_has_member (json_node_get_object (node), kinds[i].key))
      {
        Condition *condition = g_new0 (Condition, 1);

        condition->kind = kinds[i].kind;
        if (kinds[i].kind != ALL && kinds[i].kind != ANY)
          condition->leaf = goal->leaves++;
        if (goal->leaves > RELAIS_GOAL_LEAVES)
          wrong (error, "too many conditions", kinds[i].key);
        else if (kinds[i].parse (goal, condition, json_node_get_object (node), error))
          return condition;
        condition_free (condition);
        return NULL;
      }
  wrong (error, "not a condition", json_node_type_name (node));
  return NULL;
}

static gboolean
read_seats (RelaisGoal *goal, JsonNode *node, GError **error)
{
  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return wrong (error, "not a list", "seats");
  for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
    {
      gint64 seat = json_array_get_int_element (json_node_get_array (node), i);

      if (seat < 0 || seat >= RELAIS_MAX_SEATS)
        return wrong (error, "no such seat", "seats");
      goal->seats |= (guint8) (1u << seat);
    }
  return TRUE;
}

/**
 * relais_goal_parse:
 *
 * Returns: (transfer full) (nullable)
 */
RelaisGoal *
relais_goal_parse (const RelaisGame *game, JsonNode *json, GError **error)
{
  static const char *const keys[] = { "seats", "within_turns", "that", "unless", NULL };
  g_autoptr (RelaisGoal) goal = g_new0 (RelaisGoal, 1);
  JsonObject *object;

  goal->game = game;
  if (json == NULL || !JSON_NODE_HOLDS_OBJECT (json))
    {
      wrong (error, "not an object", "goal");
      return NULL;
    }
  object = json_node_get_object (json);
  if (!only_keys (object, keys, error) || !read_seats (goal, json_object_get_member (object, "seats"), error)
      || !read_number (object, "within_turns", 0, &goal->within_turns, error))
    return NULL;
  if (!json_object_has_member (object, "that"))
    {
      wrong (error, "missing", "that");
      return NULL;
    }
  goal->that = parse_condition (goal, json_object_get_member (object, "that"), error);
  if (goal->that == NULL)
    return NULL;
  if (json_object_has_member (object, "unless"))
    {
      goal->unless = parse_condition (goal, json_object_get_member (object, "unless"), error);
      if (goal->unless == NULL)
        return NULL;
    }
  return g_steal_pointer (&goal);
}

/* Counting */

static gboolean
value_matches (const RelaisGame *game, const Filter *filter, const RelaisEvent *event)
{
  guint class = game->events[event->kind].params[filter->param].class;
  gint32 value = event->arg[filter->param];
  char buffer[64];
  RelaisText text;

  relais_text_init (&text, buffer, sizeof buffer);
  if (class == RELAIS_CLASS_NUMBER)
    relais_text_int (&text, value);
  else if (class == RELAIS_CLASS_YES_NO)
    relais_text_str (&text, value ? "yes" : "no");
  else
    game->print_value ((int) class, value, &text);
  for (char **pattern = filter->patterns; *pattern != NULL; pattern++)
    if (g_pattern_match_simple (*pattern, buffer))
      return TRUE;
  return FALSE;
}

static gboolean
event_matches (const RelaisGame *game, const Condition *condition, const RelaisEvent *event)
{
  if (event->kind != condition->event)
    return FALSE;
  for (guint i = 0; i < condition->filters->len; i++)
    if (!value_matches (game, &g_array_index (condition->filters, Filter, i), event))
      return FALSE;
  return TRUE;
}

static void
count_events (const RelaisGame *game, const Condition *condition, const RelaisEvents *events, RelaisGoalCount *count)
{
  for (int i = 0; i < events->count; i++)
    {
      const RelaisEvent *event = &events->at[i];
      gint32 n = condition->sum >= 0 ? event->arg[condition->sum] : 1;

      if (!event_matches (game, condition, event))
        continue;
      for (int seat = 0; seat < RELAIS_MAX_SEATS; seat++)
        if (condition->player < 0 || event->arg[condition->player] == seat)
          count->have[seat][condition->leaf] += n;
    }
}

static gint32
best_other (const RelaisScore *score, int seat)
{
  gint32 best = 0;

  for (int other = 0; other < score->seats; other++)
    if (other != seat)
      best = MAX (best, score->total[other]);
  return best;
}

static gint32
standing (const Condition *condition, const RelaisScore *score, int seat)
{
  switch (condition->kind)
    {
    case SCORE:
      return condition->column < 0 ? score->total[seat] : score->column[seat][condition->column];
    case LEAD:
      return score->total[seat] - best_other (score, seat);
    default:
      return score->final && score->rank[seat] == 1;
    }
}

static void
count_condition (const RelaisGame    *game,
                 const Condition     *condition,
                 const RelaisEvents  *events,
                 const RelaisScore   *score,
                 RelaisGoalCount     *count)
{
  switch (condition->kind)
    {
    case ALL:
    case ANY:
      for (guint i = 0; i < condition->children->len; i++)
        count_condition (game, condition->children->pdata[i], events, score, count);
      break;
    case EVENT:
      count_events (game, condition, events, count);
      break;
    default:
      for (int seat = 0; seat < score->seats; seat++)
        count->have[seat][condition->leaf] = standing (condition, score, seat);
    }
}

static gboolean
holds (const Condition *condition, const RelaisGoalCount *count, int seat)
{
  if (condition->kind != ALL && condition->kind != ANY)
    return count->have[seat][condition->leaf] >= condition->at_least;
  for (guint i = 0; i < condition->children->len; i++)
    if (holds (condition->children->pdata[i], count, seat) == (condition->kind == ANY))
      return condition->kind == ANY;
  return condition->kind == ALL;
}

static void
count_all (const RelaisGoal *goal, gconstpointer edition, gconstpointer state, const RelaisEvents *events,
           RelaisGoalCount *count)
{
  RelaisScore score;

  goal->game->score (edition, state, &score);
  count_condition (goal->game, goal->that, events, &score, count);
  if (goal->unless != NULL)
    count_condition (goal->game, goal->unless, events, &score, count);
}

/* Who was too late, did what was forbidden, or whose game is over. */
static void
decide (const RelaisGoal *goal, gconstpointer state, gboolean late, RelaisGoalCount *count)
{
  int seats = goal->game->seats (state);

  if (count->solver >= 0)
    return;
  for (int seat = 0; seat < seats; seat++)
    if (!relais_goal_may (goal, seat) || late
        || (goal->unless != NULL && holds (goal->unless, count, seat)))
      count->out |= (guint8) (1u << seat);
  for (int seat = 0; seat < seats && count->solver < 0; seat++)
    if ((count->out & (1u << seat)) == 0 && holds (goal->that, count, seat))
      count->solver = (gint8) seat;
  if (goal->game->over (state))
    count->out |= (guint8) ((1u << seats) - 1);
}

static void
count_turns (const RelaisGoal *goal, gconstpointer state, RelaisGoalCount *count)
{
  count->turns_left = -1;
  if (goal->within_turns > 0)
    count->turns_left = MAX (0, goal->within_turns - (goal->game->turn (state) - count->first_turn));
}

void
relais_goal_begin (const RelaisGoal *goal, gconstpointer edition, gconstpointer state, RelaisGoalCount *count)
{
  const RelaisEvents none = { 0 };
  int seats = goal->game->seats (state);

  *count = (RelaisGoalCount) { .first_turn = goal->game->turn (state), .solver = -1 };
  count->out = (guint8) (0xf & ~((1u << seats) - 1));
  count_all (goal, edition, state, &none, count);
  count_turns (goal, state, count);
  decide (goal, state, FALSE, count);
}

/* What the last move in time causes is in time, though the turn is over then. */
void
relais_goal_advance (const RelaisGoal *goal, gconstpointer edition, gconstpointer before, RelaisMove move,
                     RelaisGoalCount *count)
{
  RelaisState state;
  RelaisEvents events = { 0 };
  gboolean late = count->turns_left == 0;

  relais_copy (goal->game, &state, before);
  goal->game->make (edition, &state, move, &events);
  count_all (goal, edition, &state, &events, count);
  count_turns (goal, &state, count);
  decide (goal, &state, late, count);
  if (count->turns_left == 0 && count->solver < 0)
    count->out = 0xf;
}

gboolean
relais_goal_is_lost (const RelaisGoalCount *count)
{
  return count->solver < 0 && count->out == 0xf;
}

gboolean
relais_goal_may (const RelaisGoal *goal, int seat)
{
  return goal->seats == 0 || (goal->seats & (1u << seat)) != 0;
}

static void
progress (const Condition *condition, const RelaisGoalCount *count, int seat, int *done, int *wanted)
{
  int best_done = 0, best_wanted = 1;

  if (condition->kind != ALL && condition->kind != ANY)
    {
      *wanted = condition->at_least;
      *done = CLAMP (count->have[seat][condition->leaf], 0, condition->at_least);
      return;
    }
  *done = *wanted = 0;
  for (guint i = 0; i < condition->children->len; i++)
    {
      const Condition *child = condition->children->pdata[i];
      int part, whole;

      progress (child, count, seat, &part, &whole);
      if (part * best_wanted > best_done * whole || i == 0)
        {
          best_done = part;
          best_wanted = whole;
        }
      /* Events are counted singly, a number of points is one thing of several. */
      if (child->kind == EVENT && child->sum < 0)
        {
          *done += part;
          *wanted += whole;
        }
      else
        {
          *done += part == whole;
          *wanted += 1;
        }
    }
  if (condition->kind == ANY)
    {
      *done = best_done;
      *wanted = best_wanted;
    }
}

void
relais_goal_progress (const RelaisGoal *goal, const RelaisGoalCount *count, int seat, int *done, int *wanted)
{
  progress (goal->that, count, seat, done, wanted);
}
