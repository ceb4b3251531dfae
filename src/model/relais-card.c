/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-card.h"

#include "relais-search.h"

/* The properties, by the kind of their value. */
enum { ID, KIND, GROUP, GROUP_TITLE, FRAME, EMBLEM, TITLE, TEXT, STATE, SIGNS, GROUP_SIGN, RULE, N_STRINGS };
enum { COST, COST_NOW, POINTS, LEFT, COPIES, N_NUMBERS };
enum { MINE, TAKEABLE, RECONSTRUCTED, CHANGED, N_FLAGS };
enum { OWNERS, FITS, N_BITS };

static const char *const string_names[N_STRINGS] = {
  "id", "kind", "group", "group-title", "frame", "emblem", "title", "text", "state", "signs",
  "group-sign", "rule",
};
static const char *const number_names[N_NUMBERS] = { "cost", "cost-now", "points", "left", "copies" };
static const char *const flag_names[N_FLAGS] = { "mine", "takeable", "reconstructed", "changed" };
static const char *const bits_names[N_BITS] = { "owners", "fits" };

struct _RelaisCard
{
  GObject parent_instance;

  char *strings[N_STRINGS];
  int numbers[N_NUMBERS];
  guint bits[N_BITS];
  gboolean flags[N_FLAGS];
  RelaisReason *reason;
};

enum
{
  PROP_STRINGS = 1,
  PROP_NUMBERS = PROP_STRINGS + N_STRINGS,
  PROP_FLAGS = PROP_NUMBERS + N_NUMBERS,
  PROP_BITS = PROP_FLAGS + N_FLAGS,
  PROP_REASON = PROP_BITS + N_BITS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisCard, relais_card, G_TYPE_OBJECT)

static void
relais_card_finalize (GObject *object)
{
  RelaisCard *self = RELAIS_CARD (object);

  for (guint i = 0; i < N_STRINGS; i++)
    g_free (self->strings[i]);
  g_clear_object (&self->reason);
  G_OBJECT_CLASS (relais_card_parent_class)->finalize (object);
}

static void
relais_card_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisCard *self = RELAIS_CARD (object);

  if (id == PROP_REASON)
    g_value_set_object (value, self->reason);
  else if (id >= PROP_BITS)
    g_value_set_uint (value, self->bits[id - PROP_BITS]);
  else if (id >= PROP_FLAGS)
    g_value_set_boolean (value, self->flags[id - PROP_FLAGS]);
  else if (id >= PROP_NUMBERS)
    g_value_set_int (value, self->numbers[id - PROP_NUMBERS]);
  else
    g_value_set_string (value, self->strings[id - PROP_STRINGS]);
}

static void
relais_card_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisCard *self = RELAIS_CARD (object);
  gboolean changed;

  if (id == PROP_REASON)
    changed = g_set_object (&self->reason, g_value_get_object (value));
  else if (id >= PROP_BITS)
    {
      guint *bits = &self->bits[id - PROP_BITS];

      changed = *bits != g_value_get_uint (value);
      *bits = g_value_get_uint (value);
    }
  else if (id >= PROP_FLAGS)
    {
      gboolean *flag = &self->flags[id - PROP_FLAGS];

      changed = *flag != g_value_get_boolean (value);
      *flag = g_value_get_boolean (value);
    }
  else if (id >= PROP_NUMBERS)
    {
      int *number = &self->numbers[id - PROP_NUMBERS];

      changed = *number != g_value_get_int (value);
      *number = g_value_get_int (value);
    }
  else
    {
      char **string = &self->strings[id - PROP_STRINGS];

      changed = g_strcmp0 (*string, g_value_get_string (value)) != 0;
      if (changed)
        {
          g_free (*string);
          *string = g_value_dup_string (value);
        }
    }
  if (changed)
    g_object_notify_by_pspec (object, pspec);
}

static void
relais_card_class_init (RelaisCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = relais_card_finalize;
  object_class->get_property = relais_card_get_property;
  object_class->set_property = relais_card_set_property;

  for (guint i = 0; i < N_STRINGS; i++)
    properties[PROP_STRINGS + i] = g_param_spec_string (string_names[i], NULL, NULL, NULL, flags);
  for (guint i = 0; i < N_NUMBERS; i++)
    properties[PROP_NUMBERS + i] = g_param_spec_int (number_names[i], NULL, NULL, -1, G_MAXINT, -1, flags);
  for (guint i = 0; i < N_FLAGS; i++)
    properties[PROP_FLAGS + i] = g_param_spec_boolean (flag_names[i], NULL, NULL, FALSE, flags);
  for (guint i = 0; i < N_BITS; i++)
    properties[PROP_BITS + i] = g_param_spec_uint (bits_names[i], NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_REASON] = g_param_spec_object ("reason", NULL, NULL, RELAIS_TYPE_REASON, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
relais_card_init (RelaisCard *self)
{
  for (guint i = 0; i < N_NUMBERS; i++)
    self->numbers[i] = -1;
}

RelaisCard *
relais_card_new (const char *id, const char *kind)
{
  return g_object_new (RELAIS_TYPE_CARD, "id", id, "kind", kind, NULL);
}

#define STRING_GETTER(name, index)                                            \
  const char *relais_card_get_##name (RelaisCard *self)                       \
  {                                                                           \
    return self->strings[index];                                              \
  }
STRING_GETTER (id, ID)
STRING_GETTER (kind, KIND)
STRING_GETTER (group, GROUP)
STRING_GETTER (group_title, GROUP_TITLE)
STRING_GETTER (frame, FRAME)
STRING_GETTER (emblem, EMBLEM)
STRING_GETTER (title, TITLE)
STRING_GETTER (text, TEXT)
STRING_GETTER (state, STATE)
STRING_GETTER (signs, SIGNS)
STRING_GETTER (group_sign, GROUP_SIGN)
STRING_GETTER (rule, RULE)
#undef STRING_GETTER

#define NUMBER_GETTER(name, index)                                            \
  int relais_card_get_##name (RelaisCard *self)                               \
  {                                                                           \
    return self->numbers[index];                                              \
  }
NUMBER_GETTER (cost, COST)
NUMBER_GETTER (cost_now, COST_NOW)
NUMBER_GETTER (points, POINTS)
NUMBER_GETTER (left, LEFT)
NUMBER_GETTER (copies, COPIES)
#undef NUMBER_GETTER

#define FLAG_GETTER(name, index)                                              \
  gboolean relais_card_get_##name (RelaisCard *self)                          \
  {                                                                           \
    return self->flags[index];                                                \
  }
FLAG_GETTER (mine, MINE)
FLAG_GETTER (takeable, TAKEABLE)
FLAG_GETTER (reconstructed, RECONSTRUCTED)
FLAG_GETTER (changed, CHANGED)
#undef FLAG_GETTER

#define BITS_GETTER(name, index)                                              \
  guint relais_card_get_##name (RelaisCard *self)                             \
  {                                                                           \
    return self->bits[index];                                                 \
  }
BITS_GETTER (owners, OWNERS)
BITS_GETTER (fits, FITS)
#undef BITS_GETTER

/**
 * relais_card_get_reason:
 *
 * Returns: (nullable) (transfer none): why it cannot be taken now
 */
RelaisReason *
relais_card_get_reason (RelaisCard *self)
{
  g_return_val_if_fail (RELAIS_IS_CARD (self), NULL);
  return self->reason;
}

/**
 * relais_card_find:
 *
 * Returns: (transfer none) (nullable): the card of this id, if the list has it
 */
RelaisCard *
relais_card_find (GListModel *cards, const char *id)
{
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (RelaisCard) card = g_list_model_get_item (cards, i);

      if (g_strcmp0 (card->strings[ID], id) == 0)
        return card;
    }
  return NULL;
}

gboolean
relais_card_matches (RelaisCard *self, const char *words)
{
  g_autofree char *said = NULL;
  g_autofree char *folded = NULL;

  g_return_val_if_fail (RELAIS_IS_CARD (self), FALSE);

  said = g_strjoin ("\n", self->strings[TITLE] != NULL ? self->strings[TITLE] : "",
                    self->strings[TEXT] != NULL ? self->strings[TEXT] : "",
                    self->strings[GROUP_TITLE] != NULL ? self->strings[GROUP_TITLE] : "", NULL);
  folded = relais_search_fold (said);
  return relais_search_finds (folded, words);
}
