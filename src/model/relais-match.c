/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-match.h"

#include <string.h>

struct _RelaisMatch
{
  GObject parent_instance;

  RelaisRecord *record;
  GListStore *seats;
  RelaisNode *shown;            /* looked at; NULL: the position played on */
  RelaisNode *trial;            /* where trying ahead began; NULL: not trying */
  RelaisNode *line;             /* the latest child of trial before it began; may be NULL */
  gboolean strict;
  gboolean ended_early;
};

enum
{
  PROP_SEAT = 1,
  PROP_TURN,
  PROP_OVER,
  PROP_LOOKING_BACK,
  PROP_CAN_UNDO,
  PROP_CAN_UNDO_TURN,
  PROP_CAN_REDO,
  PROP_STRICT,
  PROP_TRYING,
  PROP_ENDED_EARLY,
  N_PROPS
};

enum
{
  APPLIED,
  RESET,
  MOVED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisMatch, relais_match, G_TYPE_OBJECT)

/* What a seat is called goes into the record, which is what is saved. */
static void
on_seat_changed (RelaisSeat *seat, GParamSpec *pspec, RelaisMatch *self)
{
  g_autoptr (GPtrArray) told = relais_players_new ();

  (void) seat;
  (void) pspec;
  for (guint i = 0; i < self->record->players->len; i++)
    {
      RelaisSeat *other = relais_match_nth_seat (self, i);

      g_ptr_array_add (told, relais_player_info_new (relais_seat_get_name (other), relais_seat_get_colour (other),
                                                     relais_seat_get_kind (other)));
    }
  relais_record_adopt_players (self->record, told);
  g_signal_emit (self, signals[MOVED], 0);
}

static void
fill_seats (RelaisMatch *self)
{
  for (guint i = 0; i < self->record->players->len; i++)
    {
      const RelaisPlayerInfo *info = self->record->players->pdata[i];
      g_autoptr (RelaisSeat) seat = relais_seat_new (i);

      g_object_set (seat, "name", info->name, "colour", info->colour, "kind", info->kind, NULL);
      g_signal_connect_object (seat, "notify::name", G_CALLBACK (on_seat_changed), self, 0);
      g_signal_connect_object (seat, "notify::colour", G_CALLBACK (on_seat_changed), self, 0);
      g_signal_connect_object (seat, "notify::kind", G_CALLBACK (on_seat_changed), self, 0);
      g_list_store_append (self->seats, seat);
    }
}

/* Points and whose decision it is, in the position shown. */
static void
refresh_seats (RelaisMatch *self)
{
  const RelaisGame *game = self->record->game;
  gconstpointer state = relais_match_get_shown_state (self);
  int active = game->over (state) ? -1 : game->seat (state);
  RelaisScore score;

  game->score (relais_match_get_edition (self), state, &score);
  for (guint i = 0; i < self->record->players->len; i++)
    g_object_set (relais_match_nth_seat (self, i),
                  "active", (int) i == active,
                  "points", score.total[i],
                  NULL);
}

static void
notify_all (RelaisMatch *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = 1; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
}

/* The position shown is another one, not by a move that led on from it. */
static void
reset (RelaisMatch *self, gboolean moved)
{
  refresh_seats (self);
  g_signal_emit (self, signals[RESET], 0);
  notify_all (self);
  if (moved)
    g_signal_emit (self, signals[MOVED], 0);
}

static void
relais_match_finalize (GObject *object)
{
  RelaisMatch *self = RELAIS_MATCH (object);

  g_clear_object (&self->seats);
  g_clear_pointer (&self->record, relais_record_free);
  G_OBJECT_CLASS (relais_match_parent_class)->finalize (object);
}

static void
relais_match_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisMatch *self = RELAIS_MATCH (object);

  switch (id)
    {
    case PROP_SEAT: g_value_set_int (value, relais_match_get_seat (self)); break;
    case PROP_TURN: g_value_set_int (value, relais_match_get_turn (self)); break;
    case PROP_OVER: g_value_set_boolean (value, relais_match_is_over (self)); break;
    case PROP_LOOKING_BACK: g_value_set_boolean (value, relais_match_is_looking_back (self)); break;
    case PROP_CAN_UNDO: g_value_set_boolean (value, relais_match_can_undo (self)); break;
    case PROP_CAN_UNDO_TURN: g_value_set_boolean (value, relais_match_can_undo_turn (self)); break;
    case PROP_CAN_REDO: g_value_set_boolean (value, relais_match_can_redo (self)); break;
    case PROP_STRICT: g_value_set_boolean (value, self->strict); break;
    case PROP_TRYING: g_value_set_boolean (value, self->trial != NULL); break;
    case PROP_ENDED_EARLY: g_value_set_boolean (value, self->ended_early); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_match_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_STRICT: relais_match_set_strict (RELAIS_MATCH (object), g_value_get_boolean (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_match_class_init (RelaisMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  static const char *const booleans[N_PROPS] = {
    [PROP_OVER] = "over",
    [PROP_LOOKING_BACK] = "looking-back",
    [PROP_CAN_UNDO] = "can-undo",
    [PROP_CAN_UNDO_TURN] = "can-undo-turn",
    [PROP_CAN_REDO] = "can-redo",
    [PROP_TRYING] = "trying",
    [PROP_ENDED_EARLY] = "ended-early",
  };

  object_class->finalize = relais_match_finalize;
  object_class->get_property = relais_match_get_property;
  object_class->set_property = relais_match_set_property;

  properties[PROP_SEAT] = g_param_spec_int ("seat", NULL, NULL, 0, RELAIS_MAX_SEATS, 0, G_PARAM_READABLE | flags);
  properties[PROP_TURN] = g_param_spec_int ("turn", NULL, NULL, 0, G_MAXINT, 0, G_PARAM_READABLE | flags);
  properties[PROP_STRICT] = g_param_spec_boolean ("strict", NULL, NULL, FALSE, G_PARAM_READWRITE | flags);
  for (guint i = 1; i < N_PROPS; i++)
    if (booleans[i] != NULL)
      properties[i] = g_param_spec_boolean (booleans[i], NULL, NULL, FALSE, G_PARAM_READABLE | flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[APPLIED] = g_signal_new ("applied", RELAIS_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[RESET] = g_signal_new ("reset", RELAIS_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  signals[MOVED] = g_signal_new ("moved", RELAIS_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
relais_match_init (RelaisMatch *self)
{
  self->seats = g_list_store_new (RELAIS_TYPE_SEAT);
}

/**
 * relais_match_new:
 * @record: (transfer full): what is played on
 */
RelaisMatch *
relais_match_new (RelaisRecord *record)
{
  RelaisMatch *self = g_object_new (RELAIS_TYPE_MATCH, NULL);

  self->record = record;
  fill_seats (self);
  refresh_seats (self);
  return self;
}

const RelaisGame *
relais_match_get_game (RelaisMatch *self)
{
  return self->record->game;
}

gconstpointer
relais_match_get_edition (RelaisMatch *self)
{
  return relais_record_edition (self->record);
}

RelaisRecord *
relais_match_get_record (RelaisMatch *self)
{
  return self->record;
}

RelaisTree *
relais_match_get_tree (RelaisMatch *self)
{
  return self->record->tree;
}

RelaisNode *
relais_match_get_node (RelaisMatch *self)
{
  return relais_tree_get_current (self->record->tree);
}

gconstpointer
relais_match_get_state (RelaisMatch *self)
{
  return relais_match_get_node (self)->state;
}

RelaisNode *
relais_match_get_shown_node (RelaisMatch *self)
{
  return self->shown != NULL ? self->shown : relais_match_get_node (self);
}

gconstpointer
relais_match_get_shown_state (RelaisMatch *self)
{
  return relais_match_get_shown_node (self)->state;
}

gboolean
relais_match_is_looking_back (RelaisMatch *self)
{
  return self->shown != NULL;
}

/**
 * relais_match_look:
 * @node: (nullable): what to look at; NULL: the position played on again
 */
void
relais_match_look (RelaisMatch *self, RelaisNode *node)
{
  if (node == relais_match_get_node (self))
    node = NULL;
  if (node == self->shown)
    return;
  self->shown = node;
  reset (self, FALSE);
}

int
relais_match_get_seat (RelaisMatch *self)
{
  return self->record->game->seat (relais_match_get_state (self));
}

int
relais_match_get_turn (RelaisMatch *self)
{
  return self->record->game->turn (relais_match_get_state (self));
}

/* The rules ended it, or the players did. */
gboolean
relais_match_is_over (RelaisMatch *self)
{
  return self->ended_early || self->record->game->over (relais_match_get_state (self));
}

GListModel *
relais_match_get_seats (RelaisMatch *self)
{
  return G_LIST_MODEL (self->seats);
}

/**
 * relais_match_nth_seat:
 *
 * Returns: (transfer none)
 */
RelaisSeat *
relais_match_nth_seat (RelaisMatch *self, guint i)
{
  g_autoptr (RelaisSeat) seat = g_list_model_get_item (G_LIST_MODEL (self->seats), i);

  return seat;
}

/**
 * relais_match_would_reveal:
 *
 * Returns: whether the move, a legal one, would be a barrier
 */
gboolean
relais_match_would_reveal (RelaisMatch *self, RelaisMove move)
{
  const RelaisGame *game = self->record->game;
  RelaisState scratch;

  relais_copy (game, &scratch, relais_match_get_state (self));
  return game->make (relais_match_get_edition (self), &scratch, move, NULL);
}

/**
 * relais_match_check:
 *
 * Returns: whether the move can be played now. While trying ahead nothing that
 *   reveals something can; then @why has the code 0.
 */
gboolean
relais_match_check (RelaisMatch *self, RelaisMove move, RelaisRefusal *why)
{
  *why = (RelaisRefusal) { 0 };
  if (!self->record->game->check (relais_match_get_edition (self), relais_match_get_state (self), move, why))
    return FALSE;
  return self->trial == NULL || !relais_match_would_reveal (self, move);
}

/**
 * relais_match_play:
 *
 * Plays from the position played on, whatever is looked at.
 */
gboolean
relais_match_play (RelaisMatch *self, RelaisMove move, RelaisRefusal *why)
{
  gboolean looked_back = self->shown != NULL;
  RelaisEvents events = { 0 };

  if (self->ended_early || !relais_match_check (self, move, why))
    return FALSE;
  relais_tree_play (self->record->tree, move, &events, why);
  self->shown = NULL;
  if (looked_back)
    {
      reset (self, TRUE);
      return TRUE;
    }
  refresh_seats (self);
  g_signal_emit (self, signals[APPLIED], 0, &events);
  notify_all (self);
  g_signal_emit (self, signals[MOVED], 0);
  return TRUE;
}

int
relais_match_legal (RelaisMatch *self, RelaisMove moves[RELAIS_MAX_MOVES])
{
  if (self->ended_early)
    return 0;
  return self->record->game->legal (relais_match_get_edition (self), relais_match_get_state (self), moves);
}

/**
 * relais_match_parse:
 * @words: a move as the protocol spells it
 *
 * Returns: whether it is one in form; not whether it is legal
 */
gboolean
relais_match_parse (RelaisMatch *self, const char *words, RelaisMove *move)
{
  RelaisRefusal why;

  return relais_parse_move (self->record->game, relais_match_get_state (self), words, strlen (words), move, &why);
}

gboolean
relais_match_get_strict (RelaisMatch *self)
{
  return self->strict;
}

void
relais_match_set_strict (RelaisMatch *self, gboolean strict)
{
  if (self->strict == strict)
    return;
  self->strict = strict;
  notify_all (self);
}

/* May the position played on go back to an ancestor of it? */
static gboolean
may_take_back (RelaisMatch *self, const RelaisNode *to)
{
  if (!self->strict)
    return TRUE;
  for (const RelaisNode *node = relais_match_get_node (self); node != to; node = node->parent)
    if (node->barrier)
      return FALSE;
  return TRUE;
}

/* Taking back does not go to before a trial began: dropping it does. */
static RelaisNode *
undo_target (RelaisMatch *self)
{
  RelaisNode *node = relais_match_get_node (self);

  if (node == self->trial || node->parent == NULL || self->ended_early || !may_take_back (self, node->parent))
    return NULL;
  return node->parent;
}

/* The start of this turn, or at its start already that of the turn before. */
static RelaisNode *
undo_turn_target (RelaisMatch *self)
{
  RelaisNode *node = relais_match_get_node (self);

  if (node == self->trial || node->parent == NULL || self->ended_early)
    return NULL;
  do
    node = node->parent;
  while (node != self->trial && node->parent != NULL && !relais_node_ends_turn (self->record->tree, node));
  return may_take_back (self, node) ? node : NULL;
}

gboolean
relais_match_can_undo (RelaisMatch *self)
{
  return undo_target (self) != NULL;
}

gboolean
relais_match_can_undo_turn (RelaisMatch *self)
{
  return undo_turn_target (self) != NULL;
}

gboolean
relais_match_can_redo (RelaisMatch *self)
{
  return !self->ended_early && relais_match_get_node (self)->latest != NULL;
}

static RelaisNode *
common_ancestor (RelaisNode *a, RelaisNode *b)
{
  while (a != b)
    if (a->depth >= b->depth)
      a = a->parent;
    else
      b = b->parent;
  return a;
}

/**
 * relais_match_can_go:
 *
 * Returns: whether any position of the tree can be played on: with strict
 *   undo, only where nothing that was revealed would be taken back
 */
gboolean
relais_match_can_go (RelaisMatch *self, RelaisNode *node)
{
  return self->trial == NULL && !self->ended_early
         && may_take_back (self, common_ancestor (relais_match_get_node (self), node));
}

static gboolean
go (RelaisMatch *self, RelaisNode *node)
{
  if (node == NULL)
    return FALSE;
  relais_tree_go (self->record->tree, node);
  self->shown = NULL;
  reset (self, TRUE);
  return TRUE;
}

gboolean
relais_match_undo (RelaisMatch *self)
{
  return go (self, undo_target (self));
}

gboolean
relais_match_undo_turn (RelaisMatch *self)
{
  return go (self, undo_turn_target (self));
}

gboolean
relais_match_redo (RelaisMatch *self)
{
  return relais_match_can_redo (self) && go (self, relais_match_get_node (self)->latest);
}

gboolean
relais_match_go (RelaisMatch *self, RelaisNode *node)
{
  return relais_match_can_go (self, node) && go (self, node);
}

gboolean
relais_match_get_trying (RelaisMatch *self)
{
  return self->trial != NULL;
}

void
relais_match_try (RelaisMatch *self)
{
  if (self->trial != NULL || relais_match_is_over (self))
    return;
  self->trial = relais_match_get_node (self);
  self->line = self->trial->latest;
  self->shown = NULL;
  reset (self, FALSE);
}

void
relais_match_keep_trial (RelaisMatch *self)
{
  if (self->trial == NULL)
    return;
  self->trial = NULL;
  reset (self, FALSE);
}

/* What was tried stays in the tree as a branch; redo goes where it went before. */
void
relais_match_drop_trial (RelaisMatch *self)
{
  RelaisNode *trial = g_steal_pointer (&self->trial);

  if (trial == NULL)
    return;
  go (self, trial);
  if (self->line != NULL)
    trial->latest = self->line;
  notify_all (self);
}

gboolean
relais_match_get_ended_early (RelaisMatch *self)
{
  return self->ended_early;
}

void
relais_match_end_early (RelaisMatch *self)
{
  if (relais_match_is_over (self))
    return;
  self->trial = NULL;
  self->shown = NULL;
  self->ended_early = TRUE;
  reset (self, TRUE);
}

void
relais_match_score (RelaisMatch *self, RelaisScore *score)
{
  self->record->game->score (relais_match_get_edition (self), relais_match_get_shown_state (self), score);
}

/**
 * relais_match_events_of:
 * @events: (out caller-allocates): none for the start
 */
void
relais_match_events_of (RelaisMatch *self, RelaisNode *node, RelaisEvents *events)
{
  RelaisState scratch;

  events->count = 0;
  if (node->parent == NULL)
    return;
  relais_copy (self->record->game, &scratch, node->parent->state);
  self->record->game->make (relais_match_get_edition (self), &scratch, node->move, events);
}

/**
 * relais_match_set_remark:
 * @remark: (nullable): what is to stand behind the move; also a branch's name
 */
void
relais_match_set_remark (RelaisMatch *self, RelaisNode *node, const char *remark)
{
  g_free (node->remark);
  node->remark = remark != NULL && *remark != '\0' ? g_strdup (remark) : NULL;
  g_signal_emit (self, signals[MOVED], 0);
}
