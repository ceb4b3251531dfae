/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-turn-ender.h"

#include <glib/gi18n.h>

#include "app/kit/relais-announce.h"
#include "app/kit/relais-screen-reader.h"

#define MOMENT (2 * G_TIME_SPAN_SECOND)

struct _RelaisTurnEnder
{
  GObject parent_instance;

  GtkWidget *bar;
  RelaisDecision *decision;
  gboolean enabled;

  guint tick;                   /* 0: not running */
  gint64 begun;                 /* the time of a frame; 0: none was drawn yet */
  GtkWidget *window;            /* whose keys and presses are watched, while it runs */
  GtkEventController *watch;
};

enum
{
  PROP_RUNNING = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisTurnEnder, relais_turn_ender, G_TYPE_OBJECT)

static void
unwatch (RelaisTurnEnder *self)
{
  if (self->window == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->window, self);
  gtk_widget_remove_controller (self->window, self->watch);
  self->watch = NULL;
  g_clear_weak_pointer (&self->window);
}

static void
stop (RelaisTurnEnder *self)
{
  if (self->tick == 0)
    return;
  gtk_widget_remove_tick_callback (self->bar, self->tick);
  self->tick = 0;
  unwatch (self);
  relais_choice_bar_set_left (RELAIS_CHOICE_BAR (self->bar), 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
}

static gboolean
on_event (RelaisTurnEnder *self, GdkEvent *event)
{
  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_KEY_PRESS:
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
      stop (self);
      break;
    default:
      break;
    }
  return GDK_EVENT_PROPAGATE;
}

static void
on_focus (RelaisTurnEnder *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

  if (focus != NULL && gtk_widget_is_ancestor (focus, self->bar))
    stop (self);
}

static void
watch (RelaisTurnEnder *self)
{
  g_set_weak_pointer (&self->window, GTK_WIDGET (gtk_widget_get_root (self->bar)));
  self->watch = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->watch, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->watch, "event", G_CALLBACK (on_event), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->window, self->watch);
  g_signal_connect_object (self->window, "notify::focus-widget", G_CALLBACK (on_focus), self, G_CONNECT_SWAPPED);
}

/* The list that has the choice is another one when it is done. */
static void
end_turn (RelaisTurnEnder *self)
{
  g_autoptr (RelaisDecision) decision = g_object_ref (self->decision);
  g_autoptr (RelaisChoice) end = relais_decision_get_only_end (decision);

  if (end != NULL)
    g_object_ref (end);
  stop (self);
  if (end != NULL && !relais_screen_reader_runs ())
    relais_decision_choose (decision, end);
}

static gboolean
on_tick (GtkWidget *bar, GdkFrameClock *clock, gpointer data)
{
  RelaisTurnEnder *self = data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->begun == 0)
    self->begun = now;
  if (now - self->begun < MOMENT)
    {
      relais_choice_bar_set_left (RELAIS_CHOICE_BAR (bar), 1 - (double) (now - self->begun) / MOMENT);
      return G_SOURCE_CONTINUE;
    }
  end_turn (self);
  return G_SOURCE_REMOVE;
}

/* Nothing else can be done, and nothing is lost by it. */
static gboolean
is_plain_end (RelaisDecision *decision)
{
  RelaisChoice *end = relais_decision_get_only_end (decision);

  return end != NULL && relais_choice_get_warning (end) == NULL;
}

static gboolean
may_end (RelaisTurnEnder *self)
{
  RelaisMatch *match = relais_decision_get_match (self->decision);
  RelaisSeat *seat = relais_match_nth_seat (match, (guint) relais_match_get_seat (match));

  return self->enabled && gtk_widget_get_mapped (self->bar) && !relais_screen_reader_runs ()
         && !relais_match_get_strict (match) && !relais_match_is_looking_back (match) && !relais_match_get_trying (match)
         && relais_seat_is_human (seat) && is_plain_end (self->decision);
}

/* Has who is to play done something in this turn? */
static gboolean
has_moved (RelaisMatch *match)
{
  const RelaisGame *game = relais_match_get_game (match);
  const RelaisNode *before = relais_match_get_node (match)->parent;

  return before != NULL && game->seat (before->state) == relais_match_get_seat (match)
         && game->turn (before->state) == relais_match_get_turn (match);
}

/* When the keyboard is where it goes on. */
static void
on_settled (RelaisTurnEnder *self, RelaisChange what, RelaisMatch *match)
{
  if ((what & (RELAIS_CHANGE_POSITION | RELAIS_CHANGE_QUESTION | RELAIS_CHANGE_STRICT)) == 0)
    return;
  stop (self);
  if ((what & RELAIS_CHANGE_MOVE) == 0 || !has_moved (match) || !may_end (self))
    return;
  self->begun = 0;
  self->tick = gtk_widget_add_tick_callback (self->bar, on_tick, self, NULL);
  watch (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
  relais_announce (self->bar, _("The turn ends by itself: any key or press holds it."));
}

static void
relais_turn_ender_dispose (GObject *object)
{
  RelaisTurnEnder *self = RELAIS_TURN_ENDER (object);

  if (self->bar != NULL)
    relais_turn_ender_set_decision (self, NULL);
  g_clear_weak_pointer (&self->bar);
  G_OBJECT_CLASS (relais_turn_ender_parent_class)->dispose (object);
}

static void
relais_turn_ender_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_RUNNING: g_value_set_boolean (value, relais_turn_ender_is_running (RELAIS_TURN_ENDER (object))); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_turn_ender_class_init (RelaisTurnEnderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = relais_turn_ender_dispose;
  object_class->get_property = relais_turn_ender_get_property;
  properties[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
relais_turn_ender_init (RelaisTurnEnder *self)
{
}

RelaisTurnEnder *
relais_turn_ender_new (RelaisChoiceBar *bar)
{
  RelaisTurnEnder *self;

  g_return_val_if_fail (RELAIS_IS_CHOICE_BAR (bar), NULL);

  self = g_object_new (RELAIS_TYPE_TURN_ENDER, NULL);
  g_set_weak_pointer (&self->bar, GTK_WIDGET (bar));
  return self;
}

void
relais_turn_ender_set_decision (RelaisTurnEnder *self, RelaisDecision *decision)
{
  g_return_if_fail (RELAIS_IS_TURN_ENDER (self));

  stop (self);
  if (self->decision != NULL)
    g_signal_handlers_disconnect_by_data (relais_decision_get_match (self->decision), self);
  g_set_object (&self->decision, decision);
  if (decision == NULL)
    return;
  g_signal_connect_object (relais_decision_get_match (decision), "settled", G_CALLBACK (on_settled), self, G_CONNECT_SWAPPED);
}

void
relais_turn_ender_set_enabled (RelaisTurnEnder *self, gboolean enabled)
{
  g_return_if_fail (RELAIS_IS_TURN_ENDER (self));

  self->enabled = enabled;
  if (enabled)
    relais_screen_reader_watch ();
  else
    stop (self);
}

gboolean
relais_turn_ender_is_running (RelaisTurnEnder *self)
{
  g_return_val_if_fail (RELAIS_IS_TURN_ENDER (self), FALSE);
  return self->tick != 0;
}
