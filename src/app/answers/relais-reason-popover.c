/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-reason-popover.h"

#include <glib/gi18n.h>

#include "app/kit/relais-announce.h"
#include "app/kit/relais-last-told.h"
#include "app/kit/relais-popover-on.h"
#include "app/old-gtk/relais-sized-bin.h"

#define READ_IN 8000            /* milliseconds: a sentence without a rule */

struct _RelaisReasonPopover
{
  GtkPopover parent_instance;

  RelaisReason *reason;
  GtkWidget *sentence;
  GtkWidget *rule;
  GtkWidget *close;
  GtkActionable *all;

  GtkWidget *window;            /* around what it points at, while it is open; NULL: it is not */
  GtkEventController *watch;    /* of all that is pressed there */
  guint passing;                /* a source, 0: it stays until something is pressed */
};

enum
{
  PROP_REASON = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisReasonPopover, relais_reason_popover, GTK_TYPE_POPOVER)

/* What is pressed elsewhere closes it, and is done as if it had not been there.
 * Esc only closes it. */
static gboolean
on_event (RelaisReasonPopover *self, GdkEvent *event)
{
  GdkSurface *own = gtk_native_get_surface (GTK_NATIVE (self));
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
      if (gdk_event_get_surface (event) != own)
        gtk_popover_popdown (GTK_POPOVER (self));
      return GDK_EVENT_PROPAGATE;
    case GDK_KEY_PRESS:
      if (gdk_key_event_is_modifier (event) || (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self))))
        return GDK_EVENT_PROPAGATE;
      gtk_popover_popdown (GTK_POPOVER (self));
      return gdk_key_event_get_keyval (event) == GDK_KEY_Escape;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
on_time (RelaisReasonPopover *self)
{
  self->passing = 0;
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
relais_reason_popover_map (GtkWidget *widget)
{
  RelaisReasonPopover *self = RELAIS_REASON_POPOVER (widget);

  GTK_WIDGET_CLASS (relais_reason_popover_parent_class)->map (widget);
  self->window = GTK_WIDGET (gtk_widget_get_root (widget));
  self->watch = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->watch, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->watch, "event", G_CALLBACK (on_event), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->window, self->watch);
  if (relais_reason_get_rule (self->reason) == NULL)
    self->passing = g_timeout_add_once (READ_IN, (GSourceOnceFunc) on_time, self);
}

static void
relais_reason_popover_unmap (GtkWidget *widget)
{
  RelaisReasonPopover *self = RELAIS_REASON_POPOVER (widget);

  g_clear_handle_id (&self->passing, g_source_remove);
  if (self->window != NULL)
    gtk_widget_remove_controller (self->window, self->watch);
  self->window = NULL;
  self->watch = NULL;
  GTK_WIDGET_CLASS (relais_reason_popover_parent_class)->unmap (widget);
}

static void
on_clicked (RelaisReasonPopover *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
}

static gboolean
is_told (GObject *object, const char *words)
{
  return words != NULL && *words != '\0';
}

static void
relais_reason_popover_dispose (GObject *object)
{
  RelaisReasonPopover *self = RELAIS_REASON_POPOVER (object);

  g_clear_object (&self->reason);
  G_OBJECT_CLASS (relais_reason_popover_parent_class)->dispose (object);
}

static void
relais_reason_popover_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisReasonPopover *self = RELAIS_REASON_POPOVER (object);

  switch (id)
    {
    case PROP_REASON: g_value_set_object (value, self->reason); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_reason_popover_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisReasonPopover *self = RELAIS_REASON_POPOVER (object);

  switch (id)
    {
    case PROP_REASON: g_set_object (&self->reason, g_value_get_object (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_reason_popover_class_init (RelaisReasonPopoverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = relais_reason_popover_map;
  widget_class->unmap = relais_reason_popover_unmap;
  object_class->dispose = relais_reason_popover_dispose;
  object_class->get_property = relais_reason_popover_get_property;
  object_class->set_property = relais_reason_popover_set_property;

  properties[PROP_REASON] = g_param_spec_object ("reason", NULL, NULL, RELAIS_TYPE_REASON,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RELAIS_TYPE_SIZED_BIN);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT_DIALOG);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/relaisgame/Relais/relais-reason-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisReasonPopover, sentence);
  gtk_widget_class_bind_template_child (widget_class, RelaisReasonPopover, rule);
  gtk_widget_class_bind_template_child (widget_class, RelaisReasonPopover, close);
  gtk_widget_class_bind_template_child (widget_class, RelaisReasonPopover, all);
  gtk_widget_class_bind_template_callback (widget_class, is_told);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
}

static void
relais_reason_popover_init (RelaisReasonPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* What a reader says when the popover comes up, all of it at once. */
static void
tell_readers (RelaisReasonPopover *self)
{
  const char *text = relais_reason_get_text (self->reason);
  const char *rule = gtk_label_get_text (GTK_LABEL (self->rule));
  g_autofree char *description = g_strjoin ("\n", rule, text, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, relais_reason_get_sentence (self->reason),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
}

static void
note (RelaisReason *reason)
{
  const char *rule = relais_reason_get_rule (reason);
  g_autofree char *words = g_strdup_printf ("%s %s", relais_reason_get_sentence (reason), rule != NULL ? rule : "");

  relais_last_told_note (words);
}

/**
 * relais_reason_popover_show:
 * @parent: what the popover points at; it needs a layout manager
 * @at: (nullable): the part of it to point at
 */
void
relais_reason_popover_show (GtkWidget *parent, const GdkRectangle *at, RelaisReason *reason)
{
  RelaisReasonPopover *self = g_object_new (RELAIS_TYPE_REASON_POPOVER, "reason", reason, NULL);

  if (relais_reason_get_rule (reason) != NULL)
    {
      /* An action that is named before its target would be asked without one. */
      gtk_actionable_set_action_target (self->all, "s", relais_reason_get_rule (reason));
      gtk_actionable_set_action_name (self->all, "app.rule");
    }
  tell_readers (self);
  note (reason);
  /* What needs to be read has the keyboard, and what leads on from there. */
  relais_popover_on (GTK_POPOVER (self), parent, at, relais_reason_get_rule (reason) != NULL ? self->close : NULL);
}

/**
 * relais_reason_popover_show_no_way:
 *
 * Tells why a position cannot be played on: nothing else keeps it from that.
 */
void
relais_reason_popover_show_no_way (GtkWidget *parent, RelaisMatch *match)
{
  const char *sentence;
  g_autoptr (RelaisReason) reason = NULL;

  if (relais_match_get_trying (match))
    sentence = _("You are trying ahead: first keep or drop what you tried.");
  else if (relais_match_get_ended_early (match))
    sentence = _("The game was ended.");
  else
    sentence = _("Something was revealed, a turn was handed over or the game ended since: this cannot be taken back in a game with strict undo.");
  reason = relais_reason_new_literal (relais_match_get_game (match), NULL, sentence);
  relais_announce (parent, sentence);
  relais_reason_popover_show (parent, NULL, reason);
}
