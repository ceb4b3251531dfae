/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-draft-private.h"

struct _RelaisDraftFinding
{
  GObject parent_instance;

  RelaisDraftSeverity severity;
  const char *rule;
  char *sentence;
  char **places;
  const char *fix;              /* untranslated */
  RelaisFinding finding;
};

enum
{
  PROP_SENTENCE = 1,
  PROP_RULE,
  PROP_PATH,
  PROP_FIX,
  PROP_SEVERITY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisDraftFinding, relais_draft_finding, G_TYPE_OBJECT)

static void
relais_draft_finding_finalize (GObject *object)
{
  RelaisDraftFinding *self = RELAIS_DRAFT_FINDING (object);

  g_free (self->sentence);
  g_strfreev (self->places);
  G_OBJECT_CLASS (relais_draft_finding_parent_class)->finalize (object);
}

static void
relais_draft_finding_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisDraftFinding *self = RELAIS_DRAFT_FINDING (object);

  switch (id)
    {
    case PROP_SENTENCE: g_value_set_string (value, self->sentence); break;
    case PROP_RULE: g_value_set_static_string (value, self->rule); break;
    case PROP_PATH: g_value_set_string (value, self->finding.path); break;
    case PROP_FIX: g_value_set_static_string (value, relais_draft_finding_get_fix (self)); break;
    case PROP_SEVERITY: g_value_set_uint (value, self->severity); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_draft_finding_class_init (RelaisDraftFindingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = relais_draft_finding_finalize;
  object_class->get_property = relais_draft_finding_get_property;

  properties[PROP_SENTENCE] = g_param_spec_string ("sentence", NULL, NULL, NULL, flags);
  properties[PROP_RULE] = g_param_spec_string ("rule", NULL, NULL, NULL, flags);
  properties[PROP_PATH] = g_param_spec_string ("path", NULL, NULL, NULL, flags);
  properties[PROP_FIX] = g_param_spec_string ("fix", NULL, NULL, NULL, flags);
  properties[PROP_SEVERITY] = g_param_spec_uint ("severity", NULL, NULL, 0, RELAIS_DRAFT_NOTE, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
relais_draft_finding_init (RelaisDraftFinding *self)
{
}

/**
 * relais_draft_finding_new:
 * @rule: (nullable): static
 * @sentence: (transfer full)
 * @places: (transfer full) (nullable)
 * @fix: (nullable): what its fix would do; untranslated, static
 */
RelaisDraftFinding *
relais_draft_finding_new (RelaisDraftSeverity  severity,
                          const char          *rule,
                          char                *sentence,
                          const RelaisFinding *finding,
                          char               **places,
                          const char          *fix)
{
  RelaisDraftFinding *self = g_object_new (RELAIS_TYPE_DRAFT_FINDING, NULL);

  self->severity = severity;
  self->rule = rule;
  self->sentence = sentence;
  self->finding = *finding;
  self->places = places;
  self->fix = fix;
  return self;
}

/* Do they tell the same? */
gboolean
relais_draft_finding_equal (RelaisDraftFinding *a, RelaisDraftFinding *b)
{
  return a->severity == b->severity && g_strcmp0 (a->rule, b->rule) == 0 && g_str_equal (a->sentence, b->sentence)
         && g_str_equal (a->finding.path, b->finding.path) && g_strcmp0 (a->fix, b->fix) == 0
         && a->finding.refusal.code == b->finding.refusal.code
         && memcmp (a->finding.refusal.arg, b->finding.refusal.arg, sizeof a->finding.refusal.arg) == 0
         && g_strv_equal (relais_draft_finding_get_places (a), relais_draft_finding_get_places (b));
}

const RelaisFinding *
relais_draft_finding_get_finding (RelaisDraftFinding *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FINDING (self), NULL);
  return &self->finding;
}

RelaisDraftSeverity
relais_draft_finding_get_severity (RelaisDraftFinding *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FINDING (self), 0);
  return self->severity;
}

const char *
relais_draft_finding_get_sentence (RelaisDraftFinding *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FINDING (self), NULL);
  return self->sentence;
}

const char *
relais_draft_finding_get_rule (RelaisDraftFinding *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FINDING (self), NULL);
  return self->rule;
}

const char *
relais_draft_finding_get_path (RelaisDraftFinding *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FINDING (self), NULL);
  return self->finding.path;
}

const char *const *
relais_draft_finding_get_places (RelaisDraftFinding *self)
{
  static const char *const none[] = { NULL };

  g_return_val_if_fail (RELAIS_IS_DRAFT_FINDING (self), NULL);
  return self->places != NULL ? (const char *const *) self->places : none;
}

const char *
relais_draft_finding_get_fix (RelaisDraftFinding *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FINDING (self), NULL);
  return self->fix != NULL ? g_dgettext (GETTEXT_PACKAGE, self->fix) : NULL;
}

const char *
relais_draft_finding_get_deed (RelaisDraftFinding *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FINDING (self), NULL);
  return self->fix;
}
