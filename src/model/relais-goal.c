/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "relais-goal.h"

#include <gio/gio.h>
#include <string.h>

#include "record/relais-json.h"

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

/* Reading a goal. */
typedef struct
{
  RelaisGoal *goal;
  const RelaisJson *json;
  GError **error;
} Reading;

static Condition *parse_condition (Reading *r, RelaisJsonValue v);

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
wrong (Reading *r, const char *what, const char *where)
{
  g_set_error (r->error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s: %s", where, what);
  return FALSE;
}

/* Where a member is wrong that has a name of its own. */
static gboolean
wrong_word (Reading *r, const char *what, RelaisWord word)
{
  g_autofree char *where = g_strndup (word.at, word.n);

  return wrong (r, what, where);
}

static gboolean
is_type (Reading *r, RelaisJsonValue v, RelaisJsonType type)
{
  return v != RELAIS_JSON_NONE && relais_json_type (r->json, v) == type;
}

static gboolean
only_keys (Reading *r, RelaisJsonValue object, const char *const *keys)
{
  for (RelaisJsonValue k = relais_json_first (r->json, object); k != RELAIS_JSON_NONE;
       k = relais_json_after (r->json, object, k))
    {
      RelaisWord word = relais_json_word (r->json, k);

      if (relais_word_index (word, keys, (int) g_strv_length ((char **) keys)) < 0)
        return wrong_word (r, "unknown key", word);
    }
  return TRUE;
}

/* A whole number that is not less than 1; @otherwise when it is left out. */
static gboolean
read_number (Reading *r, RelaisJsonValue object, const char *key, gint32 otherwise, gint32 *number)
{
  RelaisJsonValue v = relais_json_member (r->json, object, key);
  gint64 value = otherwise;

  if (v != RELAIS_JSON_NONE && !relais_json_integer (r->json, v, 1, G_MAXINT16, &value))
    return wrong (r, "not a number of 1 or more", key);
  *number = (gint32) value;
  return TRUE;
}

static int
find_param (const RelaisSignature *signature, RelaisWord key)
{
  for (int i = 0; i < RELAIS_MAX_PARAMS && signature->params[i].key != NULL; i++)
    if (relais_word_is (key, signature->params[i].key))
      return i;
  return -1;
}

static gboolean
add_pattern (Reading *r, RelaisJsonValue v, GStrvBuilder *builder)
{
  RelaisWord word = relais_json_word (r->json, v);
  g_autofree char *pattern = g_strndup (word.at, word.n);
  gint64 number;

  if (!is_type (r, v, RELAIS_JSON_STRING) && !relais_json_integer (r->json, v, 0, G_MAXINT32, &number))
    return FALSE;
  g_strv_builder_add (builder, pattern);
  return TRUE;
}

/* One pattern or a list of them; NULL if it is neither. */
static char **
read_patterns (Reading *r, RelaisJsonValue v)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (!is_type (r, v, RELAIS_JSON_LIST))
    return add_pattern (r, v, builder) ? g_strv_builder_end (builder) : NULL;
  for (RelaisJsonValue at = relais_json_first (r->json, v); at != RELAIS_JSON_NONE; at = relais_json_after (r->json, v, at))
    if (!add_pattern (r, at, builder))
      return NULL;
  return relais_json_count (r->json, v) > 0 ? g_strv_builder_end (builder) : NULL;
}

static gboolean
read_filters (Reading *r, Condition *condition, const RelaisSignature *signature, RelaisJsonValue where)
{
  if (where == RELAIS_JSON_NONE)
    return TRUE;
  if (!is_type (r, where, RELAIS_JSON_OBJECT))
    return wrong (r, "not an object", "where");
  for (RelaisJsonValue k = relais_json_first (r->json, where); k != RELAIS_JSON_NONE;
       k = relais_json_after (r->json, where, k))
    {
      RelaisWord key = relais_json_word (r->json, k);
      int param = find_param (signature, key);
      Filter filter;

      if (param < 0)
        return wrong_word (r, "the event has no such parameter", key);
      filter = (Filter) { (guint) param, read_patterns (r, k + 1) };
      if (filter.patterns == NULL)
        return wrong_word (r, "not a value or a list of values", key);
      g_array_append_val (condition->filters, filter);
      if (param == condition->player)
        condition->player = -1;
    }
  return TRUE;
}

/* Which of @n names the string of a member is: -1 if none. */
static int
name_index (const char *name, const char *const *names, int n)
{
  for (int i = 0; i < n; i++)
    if (g_strcmp0 (names[i], name) == 0)
      return i;
  return -1;
}

static int
find_event (const RelaisGame *game, const char *name)
{
  for (int i = 0; i < game->n_events; i++)
    if (g_strcmp0 (game->events[i].name, name) == 0)
      return i;
  return -1;
}

static gboolean
parse_event (Reading *r, Condition *condition, RelaisJsonValue object)
{
  static const char *const keys[] = { "event", "where", "count", "sum", "at_least", NULL };
  g_autofree char *name = relais_json_dup_string (r->json, relais_json_member (r->json, object, "event"));
  g_autofree char *sum = relais_json_dup_string (r->json, relais_json_member (r->json, object, "sum"));
  const RelaisSignature *signature;

  if (!only_keys (r, object, keys))
    return FALSE;
  condition->event = find_event (r->goal->game, name);
  if (condition->event < 0)
    return wrong (r, "no such event", name != NULL ? name : "");
  signature = &r->goal->game->events[condition->event];
  condition->player = find_param (signature, (RelaisWord) { "player", strlen ("player") });
  condition->filters = g_array_new (FALSE, FALSE, sizeof (Filter));
  g_array_set_clear_func (condition->filters, clear_filter);
  if (!read_filters (r, condition, signature, relais_json_member (r->json, object, "where")))
    return FALSE;
  condition->sum = sum != NULL ? find_param (signature, (RelaisWord) { sum, strlen (sum) }) : -1;
  if (sum != NULL && (condition->sum < 0 || signature->params[condition->sum].class != RELAIS_CLASS_NUMBER))
    return wrong (r, "the event has no such number", sum);
  return read_number (r, object, sum != NULL ? "at_least" : "count", 1, &condition->at_least);
}

static gboolean
parse_score (Reading *r, Condition *condition, RelaisJsonValue object)
{
  static const char *const keys[] = { "score", "at_least", NULL };
  g_autofree char *name = relais_json_dup_string (r->json, relais_json_member (r->json, object, "score"));

  if (!only_keys (r, object, keys))
    return FALSE;
  condition->column = name_index (name, r->goal->game->columns, r->goal->game->n_columns);
  if (condition->column < 0 && g_strcmp0 (name, "total") != 0)
    return wrong (r, "no such column", name != NULL ? name : "");
  return read_number (r, object, "at_least", 1, &condition->at_least);
}

static gboolean
parse_lead (Reading *r, Condition *condition, RelaisJsonValue object)
{
  static const char *const keys[] = { "lead", NULL };

  return only_keys (r, object, keys) && read_number (r, object, "lead", 1, &condition->at_least);
}

static gboolean
parse_won (Reading *r, Condition *condition, RelaisJsonValue object)
{
  static const char *const keys[] = { "won", NULL };

  condition->at_least = 1;
  if (!relais_json_is_true (r->json, relais_json_member (r->json, object, "won")))
    return wrong (r, "not true", "won");
  return only_keys (r, object, keys);
}

static gboolean
parse_children (Reading *r, Condition *condition, RelaisJsonValue object)
{
  static const char *const keys[][2] = { [ALL] = { "all", NULL }, [ANY] = { "any", NULL } };
  RelaisJsonValue list = relais_json_member (r->json, object, keys[condition->kind][0]);

  if (!only_keys (r, object, keys[condition->kind]))
    return FALSE;
  if (!is_type (r, list, RELAIS_JSON_LIST) || relais_json_count (r->json, list) == 0)
    return wrong (r, "not a list of conditions", keys[condition->kind][0]);
  condition->children = g_ptr_array_new_with_free_func (condition_free);
  for (RelaisJsonValue v = relais_json_first (r->json, list); v != RELAIS_JSON_NONE;
       v = relais_json_after (r->json, list, v))
    {
      Condition *child = parse_condition (r, v);

      if (child == NULL)
        return FALSE;
      g_ptr_array_add (condition->children, child);
    }
  return TRUE;
}

static Condition *
parse_condition (Reading *r, RelaisJsonValue v)
{
  static const struct
  {
    const char *key;
    Kind kind;
    gboolean (*parse) (Reading *, Condition *, RelaisJsonValue);
  } kinds[] = {
    { "all", ALL, parse_children },
    { "any", ANY, parse_children },
    { "event", EVENT, parse_event },
    { "score", SCORE, parse_score },
    { "lead", LEAD, parse_lead },
    { "won", WON, parse_won },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (relais_json_below (r->json, v, kinds[i].key) != RELAIS_JSON_NONE)
      {
        Condition *condition = g_new0 (Condition, 1);

        condition->kind = kinds[i].kind;
        if (kinds[i].kind != ALL && kinds[i].kind != ANY)
          condition->leaf = r->goal->leaves++;
        if (r->goal->leaves > RELAIS_GOAL_LEAVES)
          wrong (r, "too many conditions", kinds[i].key);
        else if (kinds[i].parse (r, condition, v))
          return condition;
        condition_free (condition);
        return NULL;
      }
  wrong_word (r, "not a condition", relais_json_raw (r->json, v));
  return NULL;
}

static gboolean
read_seats (Reading *r, RelaisJsonValue list)
{
  if (list == RELAIS_JSON_NONE)
    return TRUE;
  if (!is_type (r, list, RELAIS_JSON_LIST))
    return wrong (r, "not a list", "seats");
  for (RelaisJsonValue v = relais_json_first (r->json, list); v != RELAIS_JSON_NONE;
       v = relais_json_after (r->json, list, v))
    {
      gint64 seat;

      if (!relais_json_integer (r->json, v, 0, RELAIS_MAX_SEATS - 1, &seat))
        return wrong (r, "no such seat", "seats");
      r->goal->seats |= (guint8) (1u << seat);
    }
  return TRUE;
}

/**
 * relais_goal_parse:
 * @v: where the goal stands in @json, or %RELAIS_JSON_NONE
 *
 * Returns: (transfer full) (nullable)
 */
RelaisGoal *
relais_goal_parse (const RelaisGame *game, const RelaisJson *json, RelaisJsonValue v, GError **error)
{
  static const char *const keys[] = { "seats", "within_turns", "that", "unless", NULL };
  g_autoptr (RelaisGoal) goal = g_new0 (RelaisGoal, 1);
  Reading r = { goal, json, error };
  RelaisJsonValue that = relais_json_below (json, v, "that");
  RelaisJsonValue unless = relais_json_below (json, v, "unless");

  goal->game = game;
  if (!is_type (&r, v, RELAIS_JSON_OBJECT))
    wrong (&r, "not an object", "goal");
  else if (only_keys (&r, v, keys) && read_seats (&r, relais_json_member (json, v, "seats"))
           && read_number (&r, v, "within_turns", 0, &goal->within_turns))
    {
      if (that == RELAIS_JSON_NONE)
        wrong (&r, "missing", "that");
      else
        goal->that = parse_condition (&r, that);
      if (goal->that != NULL && unless != RELAIS_JSON_NONE)
        goal->unless = parse_condition (&r, unless);
    }
  if (goal->that == NULL || (unless != RELAIS_JSON_NONE && goal->unless == NULL))
    return NULL;
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

int
relais_goal_get_turns (const RelaisGoal *goal)
{
  g_return_val_if_fail (goal != NULL, 0);
  return goal->within_turns;
}

void
relais_goal_begin (const RelaisGoal *goal, gconstpointer edition, gconstpointer state, RelaisGoalCount *count)
{
  const RelaisEvents none = { 0 };
  int seats;

  g_return_if_fail (goal != NULL);

  seats = goal->game->seats (state);
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

  g_return_if_fail (goal != NULL);

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
  g_return_val_if_fail (count != NULL, FALSE);
  return count->solver < 0 && count->out == 0xf;
}

gboolean
relais_goal_may (const RelaisGoal *goal, int seat)
{
  g_return_val_if_fail (goal != NULL, FALSE);
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
  g_return_if_fail (goal != NULL);
  progress (goal->that, count, seat, done, wanted);
}
