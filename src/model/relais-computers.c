/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-computers.h"

#include <string.h>

#include "relais-player-kind.h"
#include "relais-thinking.h"

struct _RelaisComputers
{
  GObject parent_instance;

  RelaisMatch *match;
  guint64 seed;                 /* of all that they do in this game */
  RelaisPace pace;
  gboolean paused;
  gboolean stepping;            /* though paused */
  gboolean skipping;
  int skipped;                  /* the turn in which that began */
  gboolean was_on;
  gboolean played;              /* something, since a person decided */
  gint64 seen;                  /* when something was last done that can be seen */

  const RelaisNode *node;       /* that is thought about; NULL: none */
  char *kind;                   /* whose thoughts these are */
  RelaisThinking *thinking;
  gboolean ready;               /* they have come to a move */
  RelaisMove move;
  GSource *wait;                /* until it is played */
};

enum
{
  PROP_MATCH = 1,
  PROP_PACE,
  PROP_PAUSED,
  PROP_ON,
  N_PROPS
};

enum
{
  DONE,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

const char *const relais_paces[] = { "slow", "normal", "fast", "at-once", NULL };

G_STATIC_ASSERT (G_N_ELEMENTS (relais_paces) == RELAIS_PACES + 1);

/* Milliseconds between two steps. */
static const guint pauses[RELAIS_PACES] = { 2600, 1300, 500, 0 };

G_DEFINE_TYPE (RelaisComputers, relais_computers, G_TYPE_OBJECT)

static RelaisSeat *
seat_to_play (RelaisComputers *self)
{
  return relais_match_nth_seat (self->match, (guint) relais_match_get_seat (self->match));
}

static gboolean
is_on (RelaisComputers *self)
{
  return relais_match_is_for_computer (self->match) && !relais_match_is_looking_back (self->match);
}

static void
stop_waiting (RelaisComputers *self)
{
  if (self->wait != NULL)
    g_source_destroy (self->wait);
  g_clear_pointer (&self->wait, g_source_unref);
}

static void
forget (RelaisComputers *self)
{
  stop_waiting (self);
  g_clear_pointer (&self->thinking, relais_thinking_end);
  g_clear_pointer (&self->kind, g_free);
  self->node = NULL;
  self->ready = FALSE;
}

static gboolean
on_time (gpointer data)
{
  g_autoptr (RelaisComputers) self = g_object_ref (data);
  RelaisMove move = self->move;
  RelaisRefusal why;

  forget (self);
  if (!relais_match_play_all (self->match, &move, 1, &why))
    g_critical ("A computer player has chosen a move that is refused: %u", why.code);
  return G_SOURCE_REMOVE;
}

/* What comes after is drawn first. */
static void
wait (RelaisComputers *self, guint ms)
{
  g_autoptr (GMainContext) context = g_main_context_ref_thread_default ();

  stop_waiting (self);
  self->wait = g_timeout_source_new (ms);
  g_source_set_priority (self->wait, G_PRIORITY_DEFAULT_IDLE);
  g_source_set_callback (self->wait, on_time, self, NULL);
  g_source_attach (self->wait, context);
}

/* Milliseconds until the next step. */
static guint
left_to_see (RelaisComputers *self)
{
  gint64 due = self->seen + (gint64) pauses[self->pace] * 1000;
  gint64 now = g_get_monotonic_time ();

  if (self->skipping || self->stepping)
    return 0;
  return due > now ? (guint) ((due - now) / 1000) : 0;
}

static void
go_on (RelaisComputers *self)
{
  if (!self->ready || (self->paused && !self->stepping))
    stop_waiting (self);
  else
    wait (self, left_to_see (self));
}

static void
on_thought (const RelaisAiTask *task, const RelaisAiThought *thought, gpointer data)
{
  RelaisComputers *self = data;

  self->move = task->moves[relais_ai_answer (task, thought)];
  g_clear_pointer (&self->thinking, relais_thinking_end);
  self->ready = TRUE;
  go_on (self);
}

static void
think (RelaisComputers *self)
{
  const RelaisNode *node = relais_match_get_node (self->match);
  const RelaisGame *game = relais_match_get_game (self->match);
  const char *kind = relais_seat_get_kind (seat_to_play (self));
  RelaisAiLimits limits = { .seed = relais_ai_seed (self->seed, node->depth) };
  const RelaisAi *ai = relais_player_kind_level (game, kind, &limits);

  if (node == self->node && g_strcmp0 (kind, self->kind) == 0)
    return;
  forget (self);
  self->node = node;
  self->kind = g_strdup (kind);
  self->thinking = relais_thinking_begin (ai, game, relais_match_get_edition (self->match), node->state, &limits, on_thought, self);
}

/* Is what is done at once done? */
static void
end_skipping (RelaisComputers *self)
{
  if (relais_match_is_for_computer (self->match) && (relais_match_count_people (self->match) > 0
                                                     || relais_match_get_turn (self->match) == self->skipped))
    return;
  self->skipping = FALSE;
}

static gboolean
are_done (RelaisComputers *self)
{
  if (!self->played || relais_match_is_for_computer (self->match) || relais_match_get_trying (self->match))
    return FALSE;
  self->played = FALSE;
  return TRUE;
}

/* When all know where the game stands. */
static void
on_settled (RelaisComputers *self)
{
  gboolean on = is_on (self);

  end_skipping (self);
  if (on)
    think (self);
  else
    {
      forget (self);
      self->stepping = FALSE;
    }
  if (on != self->was_on)
    {
      self->was_on = on;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ON]);
    }
  if (are_done (self))
    g_signal_emit (self, signals[DONE], 0);
}

/* Who goes elsewhere looks at that first, and where nobody plays it is stopped for
 * that: it would be gone at once. */
static void
on_gone (RelaisComputers *self)
{
  self->seen = g_get_monotonic_time ();
  self->played = FALSE;
  self->stepping = FALSE;
  if (relais_match_count_people (self->match) == 0)
    relais_computers_set_paused (self, TRUE);
}

static void
on_changed (RelaisComputers *self, RelaisChange what, const RelaisEvents *events)
{
  if ((what & RELAIS_CHANGE_MOVE) != 0)
    {
      const RelaisNode *before = relais_match_get_node (self->match)->parent;
      int seat = relais_match_get_game (self->match)->seat (before->state);

      self->played = !relais_seat_is_human (relais_match_nth_seat (self->match, (guint) seat));
      if (events->count == 0)
        return;
      self->seen = g_get_monotonic_time ();
      self->stepping = FALSE;
    }
  else if ((what & RELAIS_CHANGE_POSITION) != 0 && (what & RELAIS_CHANGE_RECORD) != 0 && (what & RELAIS_CHANGE_SEATS) == 0)
    on_gone (self);
}

static void
relais_computers_constructed (GObject *object)
{
  RelaisComputers *self = RELAIS_COMPUTERS (object);

  G_OBJECT_CLASS (relais_computers_parent_class)->constructed (object);
  self->seed = relais_player_kind_seed (relais_match_get_record (self->match));
  self->seen = g_get_monotonic_time ();
  g_signal_connect_object (self->match, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "settled", G_CALLBACK (on_settled), self, G_CONNECT_SWAPPED);
  on_settled (self);
}

static void
relais_computers_dispose (GObject *object)
{
  RelaisComputers *self = RELAIS_COMPUTERS (object);

  forget (self);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (relais_computers_parent_class)->dispose (object);
}

static void
relais_computers_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisComputers *self = RELAIS_COMPUTERS (object);

  switch (id)
    {
    case PROP_MATCH: g_value_set_object (value, self->match); break;
    case PROP_PACE: g_value_set_uint (value, self->pace); break;
    case PROP_PAUSED: g_value_set_boolean (value, self->paused); break;
    case PROP_ON: g_value_set_boolean (value, self->was_on); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_computers_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisComputers *self = RELAIS_COMPUTERS (object);

  switch (id)
    {
    case PROP_MATCH: self->match = g_value_dup_object (value); break;
    case PROP_PACE: relais_computers_set_pace (self, g_value_get_uint (value)); break;
    case PROP_PAUSED: relais_computers_set_paused (self, g_value_get_boolean (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_computers_class_init (RelaisComputersClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = relais_computers_constructed;
  object_class->dispose = relais_computers_dispose;
  object_class->get_property = relais_computers_get_property;
  object_class->set_property = relais_computers_set_property;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, RELAIS_TYPE_MATCH,
                                                G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_PACE] = g_param_spec_uint ("pace", NULL, NULL, 0, RELAIS_PACES - 1, RELAIS_PACE_NORMAL, flags);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, flags);
  properties[PROP_ON] = g_param_spec_boolean ("on", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[DONE] = g_signal_new ("done", RELAIS_TYPE_COMPUTERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
relais_computers_init (RelaisComputers *self)
{
  self->pace = RELAIS_PACE_NORMAL;
}

RelaisComputers *
relais_computers_new (RelaisMatch *match)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);
  return g_object_new (RELAIS_TYPE_COMPUTERS, "match", match, NULL);
}

gboolean
relais_computers_get_on (RelaisComputers *self)
{
  g_return_val_if_fail (RELAIS_IS_COMPUTERS (self), FALSE);
  return self->was_on;
}

RelaisPace
relais_computers_get_pace (RelaisComputers *self)
{
  g_return_val_if_fail (RELAIS_IS_COMPUTERS (self), RELAIS_PACE_NORMAL);
  return self->pace;
}

void
relais_computers_set_pace (RelaisComputers *self, RelaisPace pace)
{
  g_return_if_fail (RELAIS_IS_COMPUTERS (self));
  g_return_if_fail (pace < RELAIS_PACES);

  if (self->pace == pace)
    return;
  self->pace = pace;
  go_on (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PACE]);
}

gboolean
relais_computers_get_paused (RelaisComputers *self)
{
  g_return_val_if_fail (RELAIS_IS_COMPUTERS (self), FALSE);
  return self->paused;
}

void
relais_computers_set_paused (RelaisComputers *self, gboolean paused)
{
  g_return_if_fail (RELAIS_IS_COMPUTERS (self));

  if (self->paused == paused)
    return;
  self->paused = paused;
  self->stepping = FALSE;
  self->skipping = FALSE;
  go_on (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAUSED]);
}

void
relais_computers_step (RelaisComputers *self)
{
  g_return_if_fail (RELAIS_IS_COMPUTERS (self));

  if (!self->was_on)
    return;
  relais_computers_set_paused (self, TRUE);
  self->stepping = TRUE;
  go_on (self);
}

void
relais_computers_skip (RelaisComputers *self)
{
  g_return_if_fail (RELAIS_IS_COMPUTERS (self));

  if (!self->was_on)
    return;
  relais_computers_set_paused (self, FALSE);
  self->skipping = TRUE;
  self->skipped = relais_match_get_turn (self->match);
  go_on (self);
}
