/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-reason.h"

#include <glib/gi18n-lib.h>

#include "relais-lore.h"

struct _RelaisReason
{
  GObject parent_instance;

  const RelaisGame *game;
  char *sentence;
  char *rule;
  char **places;
};

enum
{
  PROP_SENTENCE = 1,
  PROP_RULE,
  PROP_RULE_TITLE,
  PROP_RULE_TEXT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisReason, relais_reason, G_TYPE_OBJECT)

static void
relais_reason_finalize (GObject *object)
{
  RelaisReason *self = RELAIS_REASON (object);

  g_free (self->sentence);
  g_free (self->rule);
  g_strfreev (self->places);
  G_OBJECT_CLASS (relais_reason_parent_class)->finalize (object);
}

static void
relais_reason_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisReason *self = RELAIS_REASON (object);

  switch (id)
    {
    case PROP_SENTENCE: g_value_set_string (value, self->sentence); break;
    case PROP_RULE: g_value_set_string (value, self->rule); break;
    case PROP_RULE_TITLE: g_value_set_string (value, relais_reason_get_title (self)); break;
    case PROP_RULE_TEXT: g_value_set_string (value, relais_reason_get_text (self)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_reason_class_init (RelaisReasonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  static const char *const names[N_PROPS] = { NULL, "sentence", "rule", "rule-title", "rule-text" };

  object_class->finalize = relais_reason_finalize;
  object_class->get_property = relais_reason_get_property;
  for (guint i = 1; i < N_PROPS; i++)
    properties[i] = g_param_spec_string (names[i], NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
relais_reason_init (RelaisReason *self)
{
}

RelaisReason *
relais_reason_new (const RelaisView *view, const RelaisRefusal *refusal)
{
  RelaisReason *self;
  const RelaisLore *lore;

  g_return_val_if_fail (view != NULL, NULL);

  self = g_object_new (RELAIS_TYPE_REASON, NULL);
  lore = relais_lore_find (view->game);
  self->game = view->game;
  self->sentence = relais_lore_refusal (view->game, view->edition, refusal);
  self->rule = g_strdup (relais_words_rule (self->game, refusal));
  if (lore != NULL && lore->places_of != NULL)
    {
      g_autofree const char **places = lore->places_of (view, refusal);

      self->places = g_strdupv ((char **) places);
    }
  return self;
}

/**
 * relais_reason_new_literal:
 * @rule: (nullable): the rule that it comes from, if it comes from one
 * @sentence: translated
 */
RelaisReason *
relais_reason_new_literal (const RelaisGame *game, const char *rule, const char *sentence)
{
  RelaisReason *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (RELAIS_TYPE_REASON, NULL);
  self->game = game;
  self->sentence = g_strdup (sentence);
  self->rule = g_strdup (rule);
  return self;
}

/**
 * relais_reason_refuse:
 * @why: (out) (optional): what is told
 * @sentence: translated
 *
 * For who refuses what is asked for.
 *
 * Returns: %FALSE
 */
gboolean
relais_reason_refuse (RelaisReason **why, const RelaisGame *game, const char *sentence)
{
  if (why != NULL)
    {
      *why = g_object_new (RELAIS_TYPE_REASON, NULL);
      (*why)->game = game;
      (*why)->sentence = g_strdup (sentence);
    }
  return FALSE;
}

/* What leads up to the reason; @sentence is translated. */
void
relais_reason_begin_with (RelaisReason *self, const char *sentence)
{
  g_autofree char *reason = NULL;

  g_return_if_fail (RELAIS_IS_REASON (self));

  reason = self->sentence;
  self->sentence = g_strjoin (" ", sentence, reason, NULL);
}

const char *
relais_reason_get_sentence (RelaisReason *self)
{
  g_return_val_if_fail (RELAIS_IS_REASON (self), NULL);
  return self->sentence;
}

/**
 * relais_reason_get_rule:
 *
 * Returns: (nullable): the rule's id
 */
const char *
relais_reason_get_rule (RelaisReason *self)
{
  g_return_val_if_fail (RELAIS_IS_REASON (self), NULL);
  return self->rule;
}

/**
 * relais_reason_get_title:
 *
 * Returns: (nullable): what the rule is about
 */
const char *
relais_reason_get_title (RelaisReason *self)
{
  const RelaisRuleText *text;

  g_return_val_if_fail (RELAIS_IS_REASON (self), NULL);

  text = relais_lore_rule (self->game, self->rule);
  return text != NULL ? g_dgettext (GETTEXT_PACKAGE, text->title) : NULL;
}

/**
 * relais_reason_get_text:
 *
 * Returns: (nullable): the rule's paragraph
 */
const char *
relais_reason_get_text (RelaisReason *self)
{
  const RelaisRuleText *text;

  g_return_val_if_fail (RELAIS_IS_REASON (self), NULL);

  text = relais_lore_rule (self->game, self->rule);
  return text != NULL ? g_dgettext (GETTEXT_PACKAGE, text->text) : NULL;
}

const char *const *
relais_reason_get_places (RelaisReason *self)
{
  static const char *const none[] = { NULL };

  g_return_val_if_fail (RELAIS_IS_REASON (self), NULL);
  return self->places != NULL ? (const char *const *) self->places : none;
}
