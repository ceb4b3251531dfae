/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One move of the history: everything is asked of the tree when it is wanted,
 * so that a row is only a pointer and what was last told about it. */

#include "relais-history-row.h"

#include <string.h>

#include "record/relais-bounds.h"
#include "relais-lore.h"

struct _RelaisHistoryRow
{
  GObject parent_instance;

  RelaisHistory *history;
  RelaisNode *node;
  GPtrArray *names;             /* of branches, as they were last asked for; NULL: never */
  gboolean current;             /* what was last notified */
  gboolean shown;
  gboolean undone;
  int viewer;                   /* who it was told for */
};

enum
{
  PROP_CURRENT = 1,
  PROP_SHOWN,
  PROP_UNDONE,
  PROP_REMARK,
  PROP_TEXT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisHistoryRow, relais_history_row, G_TYPE_OBJECT)

int
relais_history_seat_of (RelaisMatch *match, const RelaisNode *node)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (match), 0);
  return relais_match_get_game (match)->seat (node->parent->state);
}

int
relais_history_turn_of (RelaisMatch *match, const RelaisNode *node)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (match), 0);
  return relais_match_get_game (match)->turn (node->parent->state);
}

gboolean
relais_history_starts_turn (RelaisMatch *match, const RelaisNode *node)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (match), FALSE);
  return node->parent->parent == NULL || relais_node_ends_turn (relais_match_get_tree (match), node->parent);
}

/* @last: the node of a move that may have been made several times in a row
 * @events: what all of these caused, as who looks may know it */
static char *
tell_move (RelaisMatch *match, const RelaisNode *last, const RelaisEvents *events)
{
  int viewer = relais_match_get_viewer (match);
  const RelaisNode *parent = last->parent;
  RelaisView before, after;
  const RelaisMoveView told = {
    .move = last->move,
    .previous = parent->parent != NULL ? &parent->move : NULL,
    .before = &before,
    .after = &after,
    .events = events,
  };

  relais_match_view (match, parent, viewer, &before);
  relais_match_view (match, last, viewer, &after);
  return relais_lore_find (after.game)->tell_move (&told);
}

/**
 * relais_history_tell:
 *
 * Returns: (transfer full): a move's line; a game without words for it gets
 *   the move as files spell it
 */
char *
relais_history_tell (RelaisMatch *match, RelaisNode *node)
{
  const RelaisGame *game = relais_match_get_game (match);
  const RelaisLore *lore = relais_lore_find (game);
  char buffer[RELAIS_MAX_MOVE_TEXT];
  RelaisText text;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  if (lore != NULL && lore->tell_move != NULL)
    {
      RelaisEvents events;

      relais_match_told_events_of (match, node, &events);
      return tell_move (match, node, &events);
    }
  relais_text_init (&text, buffer, sizeof buffer);
  game->print_move (node->parent->state, node->move, &text);
  return g_strdup (buffer);
}

gboolean
relais_history_continues (const RelaisNode *node)
{
  g_return_val_if_fail (node != NULL, FALSE);
  return node->joined && node->move.kind == node->parent->move.kind;
}

/* Is a move told in one line with the one before it? */
static gboolean
is_told_with (RelaisMatch *match, const RelaisNode *node)
{
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (match));
  const RelaisMove *move = &node->move, *before = &node->parent->move;

  if (move->kind == before->kind && move->a == before->a && move->b == before->b && move->c == before->c)
    return TRUE;
  return lore->told_together != NULL && lore->told_together (*before, *move);
}

/* Was it made in the turn of the one before it? */
static gboolean
follows_in_turn (RelaisMatch *match, const RelaisNode *node)
{
  return node->parent->parent != NULL
         && relais_history_seat_of (match, node) == relais_history_seat_of (match, node->parent)
         && relais_history_turn_of (match, node) == relais_history_turn_of (match, node->parent);
}

/**
 * relais_history_tell_together:
 * @node: (inout): the last move of the line, and then the first
 * @pressed: only moves that one press made
 *
 * Returns: (transfer full): the line of all moves that are told together
 */
char *
relais_history_tell_together (RelaisMatch *match, RelaisNode **node, gboolean pressed)
{
  RelaisNode *last = *node;
  RelaisEvents events, before;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  relais_match_told_events_of (match, last, &events);
  while ((pressed ? relais_history_continues (*node) : follows_in_turn (match, *node)) && is_told_with (match, *node))
    {
      relais_match_told_events_of (match, (*node)->parent, &before);
      if (before.count + events.count > RELAIS_MAX_EVENTS)
        break;
      *node = (*node)->parent;
      memcpy (before.at + before.count, events.at, (gsize) events.count * sizeof *events.at);
      before.count += events.count;
      events = before;
    }
  return *node == last ? relais_history_tell (match, last) : tell_move (match, last, &events);
}

/**
 * relais_history_tell_press:
 * @node: the last of them
 *
 * Returns: (nullable): NULL at the start
 */
char *
relais_history_tell_press (RelaisMatch *match, RelaisNode *node)
{
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (match));
  char *line = NULL;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  if (node->parent == NULL || lore == NULL || lore->tell_move == NULL)
    return NULL;
  for (;;)
    {
      g_autofree char *after = line;
      g_autofree char *before = relais_history_tell_together (match, &node, TRUE);

      line = after == NULL ? g_steal_pointer (&before) : g_strjoin (" · ", before, after, NULL);
      if (!relais_history_continues (node))
        return line;
      node = node->parent;
    }
}

static void
relais_history_row_finalize (GObject *object)
{
  RelaisHistoryRow *self = RELAIS_HISTORY_ROW (object);

  relais_history_forget_row (self->history, self->node);
  g_clear_object (&self->history);
  g_clear_pointer (&self->names, g_ptr_array_unref);
  G_OBJECT_CLASS (relais_history_row_parent_class)->finalize (object);
}

static void
relais_history_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisHistoryRow *self = RELAIS_HISTORY_ROW (object);

  switch (id)
    {
    case PROP_CURRENT: g_value_set_boolean (value, relais_history_row_get_current (self)); break;
    case PROP_SHOWN: g_value_set_boolean (value, relais_history_row_get_shown (self)); break;
    case PROP_UNDONE: g_value_set_boolean (value, relais_history_row_get_undone (self)); break;
    case PROP_REMARK: g_value_set_string (value, relais_history_row_get_remark (self)); break;
    case PROP_TEXT: g_value_take_string (value, relais_history_row_dup_text (self)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_history_row_class_init (RelaisHistoryRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = relais_history_row_finalize;
  object_class->get_property = relais_history_row_get_property;

  properties[PROP_CURRENT] = g_param_spec_boolean ("current", NULL, NULL, FALSE, flags);
  properties[PROP_SHOWN] = g_param_spec_boolean ("shown", NULL, NULL, FALSE, flags);
  properties[PROP_UNDONE] = g_param_spec_boolean ("undone", NULL, NULL, FALSE, flags);
  properties[PROP_REMARK] = g_param_spec_string ("remark", NULL, NULL, NULL, flags);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
relais_history_row_init (RelaisHistoryRow *self)
{
}

RelaisHistoryRow *
relais_history_row_new (RelaisHistory *history, RelaisNode *node)
{
  RelaisHistoryRow *self;

  g_return_val_if_fail (RELAIS_IS_HISTORY (history), NULL);

  self = g_object_new (RELAIS_TYPE_HISTORY_ROW, NULL);
  self->history = g_object_ref (history);
  self->node = node;
  self->current = relais_history_row_get_current (self);
  self->shown = relais_history_row_get_shown (self);
  self->undone = relais_history_row_get_undone (self);
  self->viewer = relais_match_get_viewer (relais_history_get_match (history));
  return self;
}

static void
refresh_one (RelaisHistoryRow *self, gboolean *told, gboolean now, guint property)
{
  if (*told == now)
    return;
  *told = now;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

/* Who looks now may know more or less of the move. */
static void
refresh_text (RelaisHistoryRow *self)
{
  int viewer = relais_match_get_viewer (relais_history_row_get_match (self));

  if (self->viewer == viewer)
    return;
  self->viewer = viewer;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
}

void
relais_history_row_refresh (RelaisHistoryRow *self)
{
  g_return_if_fail (RELAIS_IS_HISTORY_ROW (self));

  g_object_freeze_notify (G_OBJECT (self));
  refresh_text (self);
  refresh_one (self, &self->current, relais_history_row_get_current (self), PROP_CURRENT);
  refresh_one (self, &self->shown, relais_history_row_get_shown (self), PROP_SHOWN);
  refresh_one (self, &self->undone, relais_history_row_get_undone (self), PROP_UNDONE);
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * relais_history_row_get_match:
 *
 * Returns: (transfer none)
 */
RelaisMatch *
relais_history_row_get_match (RelaisHistoryRow *self)
{
  g_return_val_if_fail (RELAIS_IS_HISTORY_ROW (self), NULL);
  return relais_history_get_match (self->history);
}

RelaisNode *
relais_history_row_get_node (RelaisHistoryRow *self)
{
  g_return_val_if_fail (RELAIS_IS_HISTORY_ROW (self), NULL);
  return self->node;
}

char *
relais_history_row_dup_text (RelaisHistoryRow *self)
{
  g_return_val_if_fail (RELAIS_IS_HISTORY_ROW (self), NULL);
  return relais_history_tell (relais_history_row_get_match (self), self->node);
}

int
relais_history_row_get_seat (RelaisHistoryRow *self)
{
  g_return_val_if_fail (RELAIS_IS_HISTORY_ROW (self), 0);
  return relais_history_seat_of (relais_history_row_get_match (self), self->node);
}

int
relais_history_row_get_turn (RelaisHistoryRow *self)
{
  g_return_val_if_fail (RELAIS_IS_HISTORY_ROW (self), 0);
  return relais_history_turn_of (relais_history_row_get_match (self), self->node);
}

gboolean
relais_history_row_starts_turn (RelaisHistoryRow *self)
{
  g_return_val_if_fail (RELAIS_IS_HISTORY_ROW (self), FALSE);
  return relais_history_starts_turn (relais_history_row_get_match (self), self->node);
}

gboolean
relais_history_row_get_reveals (RelaisHistoryRow *self)
{
  g_return_val_if_fail (RELAIS_IS_HISTORY_ROW (self), FALSE);
  return self->node->barrier
         && !relais_node_ends_turn (relais_match_get_tree (relais_history_row_get_match (self)), self->node);
}

gboolean
relais_history_row_get_undone (RelaisHistoryRow *self)
{
  g_return_val_if_fail (RELAIS_IS_HISTORY_ROW (self), FALSE);
  return self->node->depth > relais_match_get_node (relais_history_row_get_match (self))->depth;
}

gboolean
relais_history_row_get_current (RelaisHistoryRow *self)
{
  g_return_val_if_fail (RELAIS_IS_HISTORY_ROW (self), FALSE);
  return relais_match_get_node (relais_history_row_get_match (self)) == self->node;
}

gboolean
relais_history_row_get_shown (RelaisHistoryRow *self)
{
  g_return_val_if_fail (RELAIS_IS_HISTORY_ROW (self), FALSE);
  return relais_match_get_shown_node (relais_history_row_get_match (self)) == self->node;
}

const char *
relais_history_row_get_remark (RelaisHistoryRow *self)
{
  g_return_val_if_fail (RELAIS_IS_HISTORY_ROW (self), NULL);
  return self->node->remark;
}

/* The node that a trial began at stands here in its place. */
static gboolean
is_branch (RelaisHistoryRow *self, const RelaisNode *node)
{
  return memcmp (&node->move, &self->node->move, sizeof node->move) != 0;
}

guint
relais_history_row_get_n_branches (RelaisHistoryRow *self)
{
  guint n = 0;

  g_return_val_if_fail (RELAIS_IS_HISTORY_ROW (self), 0);

  for (const RelaisNode *node = self->node->parent->first; node != NULL; node = node->next)
    n += is_branch (self, node) ? 1 : 0;
  return n;
}

/**
 * relais_history_row_get_branch:
 *
 * Returns: (nullable): the first position of a branch
 */
RelaisNode *
relais_history_row_get_branch (RelaisHistoryRow *self, guint i)
{
  g_return_val_if_fail (RELAIS_IS_HISTORY_ROW (self), NULL);

  for (RelaisNode *node = self->node->parent->first; node != NULL; node = node->next)
    if (is_branch (self, node) && i-- == 0)
      return node;
  return NULL;
}

static char *
name_branch (RelaisHistoryRow *self, RelaisNode *branch)
{
  for (const RelaisNode *node = branch; node != NULL; node = node->latest)
    if (node->remark != NULL)
      {
        g_autofree char *line = g_strndup (node->remark, strcspn (node->remark, "\n"));

        return relais_bounds_name (line);
      }
  return relais_history_tell (relais_history_row_get_match (self), branch);
}

/**
 * relais_history_row_get_branch_name:
 *
 * Returns: (nullable)
 */
const char *
relais_history_row_get_branch_name (RelaisHistoryRow *self, guint i)
{
  RelaisNode *branch = relais_history_row_get_branch (self, i);

  g_return_val_if_fail (RELAIS_IS_HISTORY_ROW (self), NULL);

  if (branch == NULL)
    return NULL;
  if (self->names == NULL)
    self->names = g_ptr_array_new_with_free_func (g_free);
  if (self->names->len <= i)
    g_ptr_array_set_size (self->names, (gint) i + 1);
  g_free (self->names->pdata[i]);
  self->names->pdata[i] = name_branch (self, branch);
  return self->names->pdata[i];
}

/**
 * relais_history_row_dup_branch_move:
 *
 * Returns: (transfer full): by which move the branch leaves the main line
 */
char *
relais_history_row_dup_branch_move (RelaisHistoryRow *self, guint i)
{
  g_return_val_if_fail (RELAIS_IS_HISTORY_ROW (self), NULL);
  return relais_history_tell (relais_history_row_get_match (self), relais_history_row_get_branch (self, i));
}
