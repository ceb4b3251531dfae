/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-tutor.h"

struct _RelaisTutor
{
  GObject parent_instance;

  RelaisDecision *decision;
  RelaisAdvice *advice;
  gboolean on;
  RelaisChoice *held;
  GHashTable *told;             /* (element-type utf8): the answers that have been warned of, by their question */
};

enum
{
  PROP_ON = 1,
  N_PROPS
};

enum
{
  WARNED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisTutor, relais_tutor, G_TYPE_OBJECT)

static void
hold (RelaisTutor *self, RelaisChoice *choice)
{
  if (g_set_object (&self->held, choice))
    g_signal_emit (self, signals[WARNED], 0);
}

/* Each position of a match has a node, for as long as it lives. */
static gboolean
is_told (RelaisTutor *self, RelaisChoice *choice)
{
  gpointer node = relais_match_get_node (relais_decision_get_match (self->decision));

  return !g_hash_table_add (self->told, g_strdup_printf ("%p %s", node, relais_choice_get_id (choice)));
}

static gboolean
on_answering (RelaisTutor *self, RelaisChoice *choice)
{
  if (!self->on || !relais_advice_is_weak (self->advice, choice) || is_told (self, choice))
    return FALSE;
  hold (self, choice);
  return TRUE;
}

static void
on_changed (RelaisTutor *self, RelaisChange what)
{
  if ((what & RELAIS_CHANGE_QUESTION) != 0)
    hold (self, NULL);
}

static void
set_on (RelaisTutor *self, gboolean on)
{
  if (self->on == on)
    return;
  self->on = on;
  relais_advice_set_prepares (self->advice, on);
  /* What it would warn of is not suggested. */
  relais_decision_set_suggests (self->decision, !on);
  if (!on)
    hold (self, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ON]);
}

static void
relais_tutor_dispose (GObject *object)
{
  RelaisTutor *self = RELAIS_TUTOR (object);

  g_clear_object (&self->held);
  g_clear_object (&self->advice);
  g_clear_object (&self->decision);
  G_OBJECT_CLASS (relais_tutor_parent_class)->dispose (object);
}

static void
relais_tutor_finalize (GObject *object)
{
  g_hash_table_unref (RELAIS_TUTOR (object)->told);
  G_OBJECT_CLASS (relais_tutor_parent_class)->finalize (object);
}

static void
relais_tutor_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_ON: g_value_set_boolean (value, RELAIS_TUTOR (object)->on); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_tutor_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_ON: set_on (RELAIS_TUTOR (object), g_value_get_boolean (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_tutor_class_init (RelaisTutorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = relais_tutor_dispose;
  object_class->finalize = relais_tutor_finalize;
  object_class->get_property = relais_tutor_get_property;
  object_class->set_property = relais_tutor_set_property;
  properties[PROP_ON] = g_param_spec_boolean ("on", NULL, NULL, FALSE,
                                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[WARNED] = g_signal_new ("warned", RELAIS_TYPE_TUTOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
relais_tutor_init (RelaisTutor *self)
{
  self->told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

RelaisTutor *
relais_tutor_new (RelaisDecision *decision, RelaisAdvice *advice)
{
  RelaisTutor *self;

  g_return_val_if_fail (RELAIS_IS_DECISION (decision) && RELAIS_IS_ADVICE (advice), NULL);

  self = g_object_new (RELAIS_TYPE_TUTOR, NULL);
  self->decision = g_object_ref (decision);
  self->advice = g_object_ref (advice);
  g_signal_connect_object (decision, "answering", G_CALLBACK (on_answering), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (relais_decision_get_match (decision), "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return self;
}

RelaisChoice *
relais_tutor_get_held (RelaisTutor *self)
{
  g_return_val_if_fail (RELAIS_IS_TUTOR (self), NULL);
  return self->held;
}

void
relais_tutor_go_on (RelaisTutor *self)
{
  g_return_if_fail (RELAIS_IS_TUTOR (self));

  if (self->held != NULL)
    {
      g_autoptr (RelaisChoice) held = g_object_ref (self->held);

      hold (self, NULL);
      relais_decision_choose (self->decision, held);
    }
}

void
relais_tutor_let_go (RelaisTutor *self)
{
  g_return_if_fail (RELAIS_IS_TUTOR (self));
  hold (self, NULL);
}
