/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The object, its properties and signals. Playing is relais-match-play.c, going back
 * and forth relais-match-undo.c. */

#include "relais-match-private.h"

#include <string.h>

#include "record/relais-bounds.h"
#include "relais-lore.h"
#include "relais-player-kind.h"

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
  PROP_TITLE,
  PROP_VIEWER,
  N_PROPS
};

G_STATIC_ASSERT (N_PROPS <= G_N_ELEMENTS (((RelaisMatch *) NULL)->told));

enum
{
  CHANGED,
  SETTLED,
  REMARKED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisMatch, relais_match, G_TYPE_OBJECT)

/* What a seat is called goes into the record, which is what is saved; what the
 * record could not hold comes back changed. */
static void
on_seat_changed (RelaisSeat *seat, GParamSpec *pspec, RelaisMatch *self)
{
  g_autoptr (GPtrArray) told = relais_players_new ();
  const RelaisPlayerInfo *info = self->record->players->pdata[relais_seat_get_index (seat)];
  gboolean other_kind = g_strcmp0 (info->kind, relais_seat_get_kind (seat)) != 0;

  self->viewed = NULL;
  if (g_strcmp0 (info->name, relais_seat_get_stored_name (seat)) == 0
      && g_strcmp0 (info->colour, relais_seat_get_colour (seat)) == 0
      && !other_kind)
    return;
  for (guint i = 0; i < self->record->players->len; i++)
    {
      RelaisSeat *other = relais_match_nth_seat (self, i);

      g_ptr_array_add (told, relais_player_info_new (relais_seat_get_stored_name (other), relais_seat_get_colour (other),
                                                     relais_seat_get_kind (other)));
    }
  relais_record_adopt_players (self->record, told);
  info = self->record->players->pdata[relais_seat_get_index (seat)];
  g_object_set (seat, "name", info->name, "colour", info->colour, "kind", info->kind, NULL);
  /* Somebody else is asked, or nobody. */
  if (other_kind)
    relais_match_look_again (self);
  relais_match_report (self, RELAIS_CHANGE_SEATS | RELAIS_CHANGE_RECORD | (other_kind ? RELAIS_CHANGE_POSITION : 0));
}

/* Seats that are there already stay, and are called and coloured as the record
 * tells. */
static void
fill_seats (RelaisMatch *self)
{
  guint old = g_list_model_get_n_items (G_LIST_MODEL (self->seats)), n = self->record->players->len;

  if (old > n)
    g_list_store_splice (self->seats, n, old - n, NULL, 0);
  for (guint i = 0; i < MIN (old, n); i++)
    {
      const RelaisPlayerInfo *info = self->record->players->pdata[i];

      g_object_set (relais_match_nth_seat (self, i), "name", info->name, "colour", info->colour, "kind", info->kind,
                    NULL);
    }
  for (guint i = old; i < n; i++)
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

/* Points and whose decision it is, as far as it is known in the position shown. */
static void
refresh_seats (RelaisMatch *self)
{
  const RelaisView *view = relais_match_get_view (self);
  int active = relais_view_is_over (view) ? -1 : view->game->seat (&view->state);
  RelaisScore score;

  relais_match_score (self, &score);
  for (guint i = 0; i < self->record->players->len; i++)
    g_object_set (relais_match_nth_seat (self, i),
                  "active", (int) i == active,
                  "points", score.total[i],
                  NULL);
}

static int
value_of (RelaisMatch *self, guint id)
{
  switch (id)
    {
    case PROP_SEAT: return relais_match_get_seat (self);
    case PROP_TURN: return relais_match_get_turn (self);
    case PROP_OVER: return relais_match_is_over (self);
    case PROP_LOOKING_BACK: return relais_match_is_looking_back (self);
    case PROP_CAN_UNDO: return relais_match_can_undo (self);
    case PROP_CAN_UNDO_TURN: return relais_match_can_undo_turn (self);
    case PROP_CAN_REDO: return relais_match_can_redo (self);
    case PROP_STRICT: return relais_match_get_strict (self);
    case PROP_TRYING: return self->trial != NULL;
    case PROP_ENDED_EARLY: return self->ended_early;
    case PROP_VIEWER: return relais_match_get_viewer (self);
    default: return 0;
    }
}

/* Each property is worked out when it is asked for, so nothing has to be held
 * back until all are told. */
static void
notify_changes (RelaisMatch *self)
{
  for (guint i = 1; i < N_PROPS; i++)
    {
      int now = value_of (self, i);

      if (now == self->told[i])
        continue;
      self->told[i] = now;
      g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
    }
}

void
relais_match_tell (RelaisMatch *self, RelaisChange what, RelaisEvents *events)
{
  if ((what & RELAIS_CHANGE_POSITION) != 0 && (what & RELAIS_CHANGE_RECORD) != 0)
    relais_match_make_room (self);
  if (events != NULL)
    relais_match_veil (self, relais_match_get_shown_node (self), events);
  if ((what & RELAIS_CHANGE_POSITION) != 0)
    refresh_seats (self);
  what = relais_match_update_followers (self, what);
  g_signal_emit (self, signals[CHANGED], 0, what, events);
  notify_changes (self);
  g_signal_emit (self, signals[SETTLED], 0, what);
}

static void
relais_match_finalize (GObject *object)
{
  RelaisMatch *self = RELAIS_MATCH (object);

  relais_match_end_followers (self);
  relais_match_forget_deeds (self);
  g_free (self->title);
  g_free (self->scenario);
  g_free (self->setup);
  g_free (self->counted);
  g_free (self->unknown);
  g_clear_object (&self->seats);
  g_clear_pointer (&self->tried, g_ptr_array_unref);
  g_clear_pointer (&self->record, relais_record_free);
  G_OBJECT_CLASS (relais_match_parent_class)->finalize (object);
}

static void
relais_match_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisMatch *self = RELAIS_MATCH (object);

  switch (id)
    {
    case PROP_TITLE: g_value_set_string (value, relais_match_get_title (RELAIS_MATCH (object))); break;
    case PROP_SEAT: case PROP_TURN: case PROP_VIEWER: g_value_set_int (value, value_of (self, id)); break;
    case PROP_OVER: case PROP_LOOKING_BACK: case PROP_CAN_UNDO: case PROP_CAN_UNDO_TURN: case PROP_CAN_REDO:
    case PROP_STRICT: case PROP_TRYING: case PROP_ENDED_EARLY:
      g_value_set_boolean (value, value_of (self, id));
      break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_match_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_STRICT: relais_match_set_strict (RELAIS_MATCH (object), g_value_get_boolean (value)); break;
    case PROP_TITLE: relais_match_set_title (RELAIS_MATCH (object), g_value_get_string (value)); break;
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
  properties[PROP_VIEWER] = g_param_spec_int ("viewer", NULL, NULL, RELAIS_ALL, RELAIS_MAX_SEATS, RELAIS_SEATS,
                                              G_PARAM_READABLE | flags);
  properties[PROP_STRICT] = g_param_spec_boolean ("strict", NULL, NULL, FALSE, G_PARAM_READWRITE | flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READWRITE | flags);
  for (guint i = 1; i < N_PROPS; i++)
    if (booleans[i] != NULL)
      properties[i] = g_param_spec_boolean (booleans[i], NULL, NULL, FALSE, G_PARAM_READABLE | flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", RELAIS_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_POINTER);
  signals[SETTLED] = g_signal_new ("settled", RELAIS_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[REMARKED] = g_signal_new ("remarked", RELAIS_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
relais_match_init (RelaisMatch *self)
{
  self->seats = g_list_store_new (RELAIS_TYPE_SEAT);
  g_queue_init (&self->waiting);
  self->tried = g_ptr_array_new_with_free_func ((GDestroyNotify) relais_tree_unref);
  relais_match_begin_followers (self);
}

static RelaisMatch *
match_of (RelaisRecord *record)
{
  RelaisMatch *self = g_object_new (RELAIS_TYPE_MATCH, NULL);

  self->record = record;
  fill_seats (self);
  return self;
}

static RelaisMatch *
begin (RelaisMatch *self, int viewer)
{
  self->viewer = viewer;
  refresh_seats (self);
  for (guint i = 1; i < N_PROPS; i++)
    self->told[i] = value_of (self, i);
  return self;
}

/**
 * relais_match_new:
 * @record: (transfer full): what is played on
 */
RelaisMatch *
relais_match_new (RelaisRecord *record)
{
  RelaisMatch *self;

  g_return_val_if_fail (record != NULL, NULL);

  relais_player_kind_draw (record);
  self = match_of (record);
  return begin (self, relais_match_first_viewer (self));
}

/**
 * relais_match_new_seen_by:
 * @record: (transfer full): maybe of a position with gaps, of which there is no
 *   view but that of RELAIS_ALL
 */
RelaisMatch *
relais_match_new_seen_by (RelaisRecord *record, int viewer)
{
  g_return_val_if_fail (record != NULL, NULL);
  return begin (match_of (record), viewer);
}

static void
take_record (RelaisMatch *self, gpointer record)
{
  RelaisRecord *old = self->record;

  self->record = record;
  self->shown = NULL;
  self->trial = NULL;
  self->viewed = NULL;
  self->ended_early = FALSE;
  fill_seats (self);
  relais_match_tell (self, RELAIS_CHANGE_POSITION, NULL);
  g_ptr_array_set_size (self->tried, 0);
  relais_record_free (old);
}

/**
 * relais_match_set_record:
 * @record: (transfer full): of the same game
 *
 * Another beginning in the place of what is being played: for a setup that is
 * being edited. Nodes of the record before are gone.
 */
void
relais_match_set_record (RelaisMatch *self, RelaisRecord *record)
{
  g_return_if_fail (RELAIS_IS_MATCH (self));
  relais_match_do (self, take_record, record, NULL);
}

const RelaisGame *
relais_match_get_game (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);
  return self->record->game;
}

gconstpointer
relais_match_get_edition (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);
  return relais_record_edition (self->record);
}

RelaisRecord *
relais_match_get_record (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);
  return self->record;
}

RelaisTree *
relais_match_get_tree (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);
  return self->record->tree;
}

/**
 * relais_match_get_title:
 *
 * Returns: (nullable): the scenario's, in the language of the moment; else the
 *   one that was set
 */
const char *
relais_match_get_title (RelaisMatch *self)
{
  const char *scenario;

  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);

  scenario = relais_lore_scenario_title (relais_match_get_game (self), self->scenario);
  return scenario != NULL ? scenario : self->title;
}

/**
 * relais_match_set_title:
 * @title: (nullable): also an empty one is none
 */
void
relais_match_set_title (RelaisMatch *self, const char *title)
{
  g_autofree char *clean = relais_bounds_name (title);

  g_return_if_fail (RELAIS_IS_MATCH (self));

  if (clean != NULL && *clean == '\0')
    g_clear_pointer (&clean, g_free);
  if (g_strcmp0 (self->title, clean) == 0)
    return;
  g_free (self->title);
  self->title = g_steal_pointer (&clean);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
  relais_match_report (self, RELAIS_CHANGE_RECORD);
}

const char *
relais_match_get_scenario (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);
  return self->scenario;
}

const char *
relais_match_get_setup (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);
  return self->setup;
}

/**
 * relais_match_set_setup:
 * @setup: (nullable): what is no name of a file in a folder is none
 */
void
relais_match_set_setup (RelaisMatch *self, const char *setup)
{
  g_return_if_fail (RELAIS_IS_MATCH (self));

  g_free (self->setup);
  self->setup = g_strdup (setup != NULL && *setup != '\0' && *setup != '.' && strchr (setup, G_DIR_SEPARATOR) == NULL ? setup : NULL);
}

/**
 * relais_match_set_scenario:
 * @scenario: (nullable): whether there is such a one is not asked: a game from
 *   another version keeps what it says
 */
void
relais_match_set_scenario (RelaisMatch *self, const char *scenario)
{
  g_return_if_fail (RELAIS_IS_MATCH (self));

  g_free (self->scenario);
  self->scenario = g_strdup (scenario != NULL && *scenario != '\0' ? scenario : NULL);
}

const char *
relais_match_get_counted (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);
  return self->counted;
}

gboolean
relais_match_get_solved (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return self->solved;
}

void
relais_match_set_solved (RelaisMatch *self, gboolean solved)
{
  g_return_if_fail (RELAIS_IS_MATCH (self));
  self->solved = solved;
}

RelaisNode *
relais_match_get_node (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);
  return relais_tree_get_current (self->trial != NULL ? self->trial : self->record->tree);
}

gconstpointer
relais_match_get_state (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);
  return relais_match_get_node (self)->state;
}

RelaisNode *
relais_match_get_shown_node (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);
  return self->shown != NULL ? self->shown : relais_match_get_node (self);
}

gboolean
relais_match_is_looking_back (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return self->shown != NULL;
}

static void
look (RelaisMatch *self, gpointer node)
{
  if (node == relais_match_get_node (self))
    node = NULL;
  if (node == self->shown)
    return;
  self->shown = node;
  relais_match_tell (self, RELAIS_CHANGE_POSITION, NULL);
}

/* What happened on the way there comes along, as with a move. */
static void
look_on (RelaisMatch *self, gpointer data)
{
  RelaisNode *node = data;
  RelaisEvents events = { 0 };

  if (node->parent != relais_match_get_shown_node (self))
    {
      look (self, node);
      return;
    }
  relais_match_events_of (self, node, &events);
  self->shown = node != relais_match_get_node (self) ? node : NULL;
  relais_match_tell (self, RELAIS_CHANGE_POSITION, &events);
}

/**
 * relais_match_look_on:
 * @node: the next one after what is looked at
 */
void
relais_match_look_on (RelaisMatch *self, RelaisNode *node)
{
  g_return_if_fail (RELAIS_IS_MATCH (self));
  g_return_if_fail (node != NULL);
  relais_match_do (self, look_on, node, NULL);
}

/**
 * relais_match_look:
 * @node: (nullable): what to look at; NULL: the position played on again
 */
void
relais_match_look (RelaisMatch *self, RelaisNode *node)
{
  g_return_if_fail (RELAIS_IS_MATCH (self));
  relais_match_do (self, look, node, NULL);
}

int
relais_match_get_seat (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), 0);
  return self->record->game->seat (relais_match_get_state (self));
}

int
relais_match_get_turn (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), 0);
  return self->record->game->turn (relais_match_get_state (self));
}

/* The rules ended it, or the players did. */
gboolean
relais_match_is_over (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), FALSE);
  return self->ended_early || self->record->game->over (relais_match_get_state (self));
}

GListModel *
relais_match_get_seats (RelaisMatch *self)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);
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
  g_autoptr (RelaisSeat) seat = NULL;

  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);

  seat = g_list_model_get_item (G_LIST_MODEL (self->seats), i);
  return seat;
}

char *
relais_match_dup_names (RelaisMatch *self)
{
  GString *names;

  g_return_val_if_fail (RELAIS_IS_MATCH (self), NULL);

  names = g_string_new (NULL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->seats)); i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", relais_seat_get_bare_name (relais_match_nth_seat (self, i)));
  return g_string_free (names, FALSE);
}

void
relais_match_score (RelaisMatch *self, RelaisScore *score)
{
  const RelaisView *view = relais_match_get_view (self);

  g_return_if_fail (RELAIS_IS_MATCH (self));
  view->game->score (view->edition, &view->state, score);
}

void
relais_match_rank (RelaisMatch *self, guint order[RELAIS_MAX_SEATS])
{
  RelaisScore score;
  guint n = 0;

  g_return_if_fail (RELAIS_IS_MATCH (self));

  self->record->game->score (relais_match_get_edition (self), relais_match_get_state (self), &score);
  /* Who shares a place stands as they sit. */
  for (int rank = 1; n < score.seats; rank++)
    for (guint seat = 0; seat < score.seats; seat++)
      if (score.rank[seat] == rank)
        order[n++] = seat;
}

/**
 * relais_match_events_of:
 * @events: (out caller-allocates): none for the start
 */
void
relais_match_events_of (RelaisMatch *self, RelaisNode *node, RelaisEvents *events)
{
  RelaisState scratch;

  g_return_if_fail (RELAIS_IS_MATCH (self));

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
  g_autofree char *kept = NULL;

  g_return_if_fail (RELAIS_IS_MATCH (self));

  relais_bounds_note (remark, &kept);
  if (kept != NULL && *kept == '\0')
    g_clear_pointer (&kept, g_free);
  if (g_strcmp0 (node->remark, kept) == 0)
    return;
  /* Where a trial began it belongs to the game. */
  if (self->trial != NULL && node == relais_tree_get_root (self->trial))
    {
      g_free (relais_match_true_node (self)->remark);
      relais_match_true_node (self)->remark = g_strdup (kept);
    }
  g_free (node->remark);
  node->remark = g_steal_pointer (&kept);
  g_signal_emit (self, signals[REMARKED], 0, node);
  relais_match_report (self, RELAIS_CHANGE_RECORD);
}

/**
 * relais_match_set_judged:
 * @lines: (element-type utf8): as many; NULL: nothing is kept any more
 */
void
relais_match_set_judged (RelaisMatch *self, GPtrArray *nodes, GPtrArray *lines)
{
  g_return_if_fail (RELAIS_IS_MATCH (self));
  g_return_if_fail (nodes->len == lines->len);

  for (guint i = 0; i < nodes->len; i++)
    {
      RelaisNode *node = nodes->pdata[i];

      g_free (node->judged);
      node->judged = g_strdup (lines->pdata[i]);
    }
  relais_match_report (self, RELAIS_CHANGE_RECORD);
}
