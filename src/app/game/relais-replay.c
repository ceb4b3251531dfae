/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-replay.h"

#include "app/kit/relais-screen-reader.h"
#include "model/relais-history.h"

#define MOVE 1300               /* milliseconds for a move at the usual speed: a ride takes most of a second */
#define JOINED 500              /* for one that belongs to the press before */
#define SPOKEN 3                /* so many times as long where each move is read out */

static const char *const speeds[] = { "0.5", "1", "2", "4" };
#define USUAL 1

struct _RelaisReplay
{
  GObject parent_instance;

  RelaisMatch *match;
  GSimpleAction *play;
  GSimpleAction *since;
  GSimpleAction *slower;
  GSimpleAction *faster;
  GSimpleAction *speed;
  guint which;                  /* of the speeds */
  guint source;                 /* 0: it does not play */
  gboolean stepping;            /* what changes is its own doing */
};

G_DEFINE_TYPE (RelaisReplay, relais_replay, G_TYPE_OBJECT)

static gboolean on_time (gpointer data);

/* The move that leads on from there to where the game stands; NULL: none does. */
static RelaisNode *
next_after (RelaisReplay *self, const RelaisNode *node)
{
  RelaisNode *next = relais_match_get_node (self->match);

  while (next != NULL && next->parent != node)
    next = next->parent;
  return next;
}

static void
update (RelaisReplay *self)
{
  RelaisMatch *match = self->match;
  gboolean any = relais_match_get_viewer (match) != RELAIS_NOBODY && relais_match_get_node (match)->parent != NULL;

  g_simple_action_set_enabled (self->play, any);
  g_simple_action_set_enabled (self->since, any && relais_history_before_others (match, relais_match_get_seat (match)) != NULL);
  g_simple_action_set_enabled (self->slower, self->which > 0);
  g_simple_action_set_enabled (self->faster, self->which + 1 < G_N_ELEMENTS (speeds));
  g_simple_action_set_state (self->play, g_variant_new_boolean (self->source != 0));
  g_simple_action_set_state (self->speed, g_variant_new_string (speeds[self->which]));
}

static void
stop (RelaisReplay *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  update (self);
}

static guint
time_for (RelaisReplay *self, const RelaisNode *node)
{
  double time = (node->joined ? JOINED : MOVE) / g_ascii_strtod (speeds[self->which], NULL);

  return (guint) (relais_screen_reader_runs () ? time * SPOKEN : time);
}

static void
wait_for (RelaisReplay *self, const RelaisNode *next)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (next != NULL)
    self->source = g_timeout_add (time_for (self, next), on_time, self);
  update (self);
}

static gboolean
on_time (gpointer data)
{
  RelaisReplay *self = data;
  RelaisNode *next = next_after (self, relais_match_get_shown_node (self->match));

  self->source = 0;
  self->stepping = TRUE;
  if (next != NULL)
    relais_match_look_on (self->match, next);
  self->stepping = FALSE;
  wait_for (self, next != NULL ? next_after (self, next) : NULL);
  return G_SOURCE_REMOVE;
}

static void
play_from (RelaisReplay *self, RelaisNode *node)
{
  self->stepping = TRUE;
  relais_match_look (self->match, node);
  self->stepping = FALSE;
  wait_for (self, next_after (self, node));
}

/* On from what is looked at, if the game went on from there; else all of it. */
static void
on_play (RelaisReplay *self)
{
  RelaisNode *shown = relais_match_get_shown_node (self->match);

  if (self->source != 0)
    stop (self);
  else if (next_after (self, shown) != NULL)
    wait_for (self, next_after (self, shown));
  else
    play_from (self, relais_tree_get_root (relais_match_get_tree (self->match)));
}

static void
on_since (RelaisReplay *self)
{
  RelaisNode *node = relais_history_before_others (self->match, relais_match_get_seat (self->match));

  if (node != NULL)
    play_from (self, node);
}

/* What is being waited for comes in its new time. */
static void
set_speed (RelaisReplay *self, guint which)
{
  self->which = MIN (which, G_N_ELEMENTS (speeds) - 1);
  if (self->source != 0)
    wait_for (self, next_after (self, relais_match_get_shown_node (self->match)));
  else
    update (self);
}

static void
on_slower (RelaisReplay *self)
{
  set_speed (self, self->which - 1);
}

static void
on_faster (RelaisReplay *self)
{
  set_speed (self, self->which + 1);
}

static void
on_speed (RelaisReplay *self, GVariant *speed)
{
  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    if (g_str_equal (g_variant_get_string (speed, NULL), speeds[i]))
      set_speed (self, i);
}

static void
on_changed (RelaisReplay *self, RelaisChange what)
{
  if ((what & RELAIS_CHANGE_POSITION) == 0 || self->stepping)
    return;
  stop (self);
}

static void
relais_replay_dispose (GObject *object)
{
  RelaisReplay *self = RELAIS_REPLAY (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->match);
  g_clear_object (&self->play);
  g_clear_object (&self->since);
  g_clear_object (&self->slower);
  g_clear_object (&self->faster);
  g_clear_object (&self->speed);
  G_OBJECT_CLASS (relais_replay_parent_class)->dispose (object);
}

static void
relais_replay_class_init (RelaisReplayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = relais_replay_dispose;
}

static void
relais_replay_init (RelaisReplay *self)
{
  self->which = USUAL;
  self->play = g_simple_action_new_stateful ("replay", NULL, g_variant_new_boolean (FALSE));
  self->since = g_simple_action_new ("replay-since", NULL);
  self->slower = g_simple_action_new ("replay-slower", NULL);
  self->faster = g_simple_action_new ("replay-faster", NULL);
  self->speed = g_simple_action_new_stateful ("replay-speed", G_VARIANT_TYPE_STRING, g_variant_new_string (speeds[USUAL]));
  g_signal_connect_object (self->play, "activate", G_CALLBACK (on_play), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->since, "activate", G_CALLBACK (on_since), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->slower, "activate", G_CALLBACK (on_slower), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->faster, "activate", G_CALLBACK (on_faster), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->speed, "activate", G_CALLBACK (on_speed), self, G_CONNECT_SWAPPED);
}

RelaisReplay *
relais_replay_new (RelaisMatch *match)
{
  RelaisReplay *self;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  self = g_object_new (RELAIS_TYPE_REPLAY, NULL);
  self->match = g_object_ref (match);
  g_signal_connect_object (match, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  update (self);
  return self;
}

void
relais_replay_add_actions (RelaisReplay *self, GActionMap *map)
{
  GSimpleAction *const actions[] = { self->play, self->since, self->slower, self->faster, self->speed };

  g_return_if_fail (RELAIS_IS_REPLAY (self));

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    g_action_map_add_action (map, G_ACTION (actions[i]));
}
