/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-card-filter.h"

enum
{
  PROP_QUERY = 1,
  PROP_GROUP,
  PROP_WANTED,
  N_PROPS
};

struct _RelaisCardFilter
{
  GtkFilter parent_instance;

  char *query;
  char *group;
  guint wanted;
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisCardFilter, relais_card_filter, GTK_TYPE_FILTER)

static gboolean
relais_card_filter_match (GtkFilter *filter, gpointer item)
{
  RelaisCardFilter *self = RELAIS_CARD_FILTER (filter);
  g_autofree char *group = relais_card_filter_dup_group_of (item);

  return (*self->group == '\0' || g_str_equal (self->group, group)) && relais_card_filter_match_any_group (self, item);
}

static void
relais_card_filter_finalize (GObject *object)
{
  RelaisCardFilter *self = RELAIS_CARD_FILTER (object);

  g_free (self->query);
  g_free (self->group);
  G_OBJECT_CLASS (relais_card_filter_parent_class)->finalize (object);
}

static void
relais_card_filter_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisCardFilter *self = RELAIS_CARD_FILTER (object);

  if (id == PROP_QUERY)
    g_value_set_string (value, self->query);
  else if (id == PROP_GROUP)
    g_value_set_string (value, self->group);
  else
    g_value_set_uint (value, self->wanted);
}

static gboolean
set_string (char **string, const GValue *value)
{
  const char *to = g_value_get_string (value) != NULL ? g_value_get_string (value) : "";

  if (g_str_equal (*string, to))
    return FALSE;
  g_free (*string);
  *string = g_strdup (to);
  return TRUE;
}

static void
relais_card_filter_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisCardFilter *self = RELAIS_CARD_FILTER (object);
  gboolean changed;

  if (id == PROP_QUERY)
    changed = set_string (&self->query, value);
  else if (id == PROP_GROUP)
    changed = set_string (&self->group, value);
  else
    {
      changed = self->wanted != g_value_get_uint (value);
      self->wanted = g_value_get_uint (value);
    }
  if (!changed)
    return;
  gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
  g_object_notify_by_pspec (object, pspec);
}

static void
relais_card_filter_class_init (RelaisCardFilterClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = relais_card_filter_finalize;
  object_class->get_property = relais_card_filter_get_property;
  object_class->set_property = relais_card_filter_set_property;
  GTK_FILTER_CLASS (klass)->match = relais_card_filter_match;

  properties[PROP_QUERY] = g_param_spec_string ("query", NULL, NULL, "", flags);
  properties[PROP_GROUP] = g_param_spec_string ("group", NULL, NULL, "", flags);
  properties[PROP_WANTED] = g_param_spec_uint ("wanted", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
relais_card_filter_init (RelaisCardFilter *self)
{
  self->query = g_strdup ("");
  self->group = g_strdup ("");
}

RelaisCardFilter *
relais_card_filter_new (void)
{
  return g_object_new (RELAIS_TYPE_CARD_FILTER, NULL);
}

const char *
relais_card_filter_get_group (RelaisCardFilter *self)
{
  g_return_val_if_fail (RELAIS_IS_CARD_FILTER (self), NULL);
  return self->group;
}

guint
relais_card_filter_get_wanted (RelaisCardFilter *self)
{
  g_return_val_if_fail (RELAIS_IS_CARD_FILTER (self), 0);
  return self->wanted;
}

gboolean
relais_card_filter_match_any_group (RelaisCardFilter *self, RelaisCard *card)
{
  g_return_val_if_fail (RELAIS_IS_CARD_FILTER (self), FALSE);

  if ((self->wanted & ~relais_card_get_fits (card)) != 0)
    return FALSE;
  return *self->query == '\0' || relais_card_matches (card, self->query);
}

gboolean
relais_card_filter_narrows (RelaisCardFilter *self)
{
  g_return_val_if_fail (RELAIS_IS_CARD_FILTER (self), FALSE);

  return self->wanted != 0 || *self->query != '\0';
}

void
relais_card_filter_clear (RelaisCardFilter *self)
{
  g_object_set (self, "query", "", "group", "", "wanted", 0u, NULL);
}

char *
relais_card_filter_dup_group_of (RelaisCard *card)
{
  g_return_val_if_fail (RELAIS_IS_CARD (card), NULL);
  return g_strconcat (relais_card_get_kind (card), "-", relais_card_get_group (card), NULL);
}
