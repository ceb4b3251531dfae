/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-reason-popover.h"

struct _RelaisReasonPopover
{
  GtkPopover parent_instance;

  RelaisReason *reason;
  GtkWidget *before;            /* had the focus; may be gone */
  GtkWidget *sentence;
  GtkWidget *rule;
  GtkWidget *close;
};

enum
{
  PROP_REASON = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisReasonPopover, relais_reason_popover, GTK_TYPE_POPOVER)

static void
set_before (RelaisReasonPopover *self, GtkWidget *before)
{
  g_set_weak_pointer (&self->before, before);
}

/* Not while the popover is still closing. */
static gboolean
unparent_later (gpointer data)
{
  GtkWidget *widget = data;

  if (gtk_widget_get_parent (widget) != NULL)
    gtk_widget_unparent (widget);
  return G_SOURCE_REMOVE;
}

static void
on_closed (RelaisReasonPopover *self)
{
  GtkWidget *before = self->before;

  if (before != NULL && gtk_widget_get_mapped (before))
    gtk_widget_grab_focus (before);
  set_before (self, NULL);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_later, g_object_ref (self), g_object_unref);
}

static void
on_clicked (RelaisReasonPopover *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
}

/* "Only one building a turn (L-BLD-1)"; nothing for what no rule says. */
static char *
describe_rule (GObject *object, const char *title, const char *rule)
{
  (void) object;
  if (title == NULL)
    return g_strdup (rule);
  return rule != NULL ? g_strdup_printf ("%s · %s", title, rule) : g_strdup (title);
}

static gboolean
is_told (GObject *object, const char *words)
{
  (void) object;
  return words != NULL && *words != '\0';
}

static void
relais_reason_popover_dispose (GObject *object)
{
  RelaisReasonPopover *self = RELAIS_REASON_POPOVER (object);

  set_before (self, NULL);
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

  object_class->dispose = relais_reason_popover_dispose;
  object_class->get_property = relais_reason_popover_get_property;
  object_class->set_property = relais_reason_popover_set_property;

  properties[PROP_REASON] = g_param_spec_object ("reason", NULL, NULL, RELAIS_TYPE_REASON,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT_DIALOG);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/relaisgame/Relais/relais-reason-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisReasonPopover, sentence);
  gtk_widget_class_bind_template_child (widget_class, RelaisReasonPopover, rule);
  gtk_widget_class_bind_template_child (widget_class, RelaisReasonPopover, close);
  gtk_widget_class_bind_template_callback (widget_class, describe_rule);
  gtk_widget_class_bind_template_callback (widget_class, is_told);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_closed);
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

/**
 * relais_reason_popover_show:
 * @parent: what the popover points at; it needs a layout manager
 * @at: (nullable): the part of it to point at
 */
void
relais_reason_popover_show (GtkWidget *parent, const GdkRectangle *at, RelaisReason *reason)
{
  RelaisReasonPopover *self = g_object_new (RELAIS_TYPE_REASON_POPOVER, "reason", reason, NULL);
  GtkRoot *root = gtk_widget_get_root (parent);

  tell_readers (self);
  if (root != NULL)
    set_before (self, gtk_root_get_focus (root));
  gtk_widget_set_parent (GTK_WIDGET (self), parent);
  g_signal_connect_object (parent, "destroy", G_CALLBACK (gtk_widget_unparent), self, G_CONNECT_SWAPPED);
  if (at != NULL)
    gtk_popover_set_pointing_to (GTK_POPOVER (self), at);
  gtk_popover_popup (GTK_POPOVER (self));
  gtk_widget_grab_focus (self->close);
}
