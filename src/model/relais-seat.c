/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-seat.h"

#include <glib/gi18n-lib.h>

struct _RelaisSeat
{
  GObject parent_instance;

  guint index;
  char *name;
  char *in_sentences;           /* NULL: as everywhere */
  char *colour;
  char *kind;
  gboolean active;
  int points;
};

enum
{
  PROP_INDEX = 1,
  PROP_NAME,
  PROP_COLOUR,
  PROP_KIND,
  PROP_ACTIVE,
  PROP_POINTS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisSeat, relais_seat, G_TYPE_OBJECT)

const char *const relais_seat_colours[] = { "red", "yellow", "green", "blue", NULL };

/**
 * relais_seat_colour_name:
 *
 * Returns: the colour in the user's language; what is not one of the colours
 *   comes back as it is
 */
const char *
relais_seat_colour_name (const char *colour)
{
  static const char *const names[] = { N_("Red"), N_("Yellow"), N_("Green"), N_("Blue") };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (colour, relais_seat_colours[i]) == 0)
      return g_dgettext (GETTEXT_PACKAGE, names[i]);
  return colour;
}

/**
 * relais_seat_is_named:
 * @name: (nullable): as it was typed or stored
 */
gboolean
relais_seat_is_named (const char *name, const char *colour)
{
  if (name == NULL || *name == '\0' || g_strcmp0 (name, relais_seat_colour_name (colour)) == 0)
    return FALSE;
  for (gsize i = 0; relais_seat_colours[i] != NULL; i++)
    if (g_ascii_strcasecmp (name, relais_seat_colours[i]) == 0)
      return FALSE;
  return TRUE;
}

const char *
relais_seat_told_name (const char *name, const char *colour)
{
  return relais_seat_is_named (name, colour) ? name : relais_seat_colour_name (colour);
}

const char *
relais_seat_stored_name (const char *name, const char *colour)
{
  return relais_seat_is_named (name, colour) ? name : colour;
}

static void
relais_seat_finalize (GObject *object)
{
  RelaisSeat *self = RELAIS_SEAT (object);

  g_free (self->name);
  g_free (self->in_sentences);
  g_free (self->colour);
  g_free (self->kind);
  G_OBJECT_CLASS (relais_seat_parent_class)->finalize (object);
}

static void
relais_seat_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisSeat *self = RELAIS_SEAT (object);

  switch (id)
    {
    case PROP_INDEX: g_value_set_uint (value, self->index); break;
    case PROP_NAME: g_value_set_string (value, self->name); break;
    case PROP_COLOUR: g_value_set_string (value, self->colour); break;
    case PROP_KIND: g_value_set_string (value, self->kind); break;
    case PROP_ACTIVE: g_value_set_boolean (value, self->active); break;
    case PROP_POINTS: g_value_set_int (value, self->points); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static gboolean
replace_string (char **place, const GValue *value)
{
  const char *string = g_value_get_string (value);

  if (g_strcmp0 (*place, string) == 0)
    return FALSE;
  g_free (*place);
  *place = g_strdup (string);
  return TRUE;
}

/* Hebrew, Arabic and the scripts beside them. */
static gboolean
is_from_right_to_left (gunichar c)
{
  return (c >= 0x0590 && c <= 0x08ff) || (c >= 0xfb1d && c <= 0xfdff) || (c >= 0xfe70 && c <= 0xfefc)
         || (c >= 0x10800 && c <= 0x10fff) || (c >= 0x1e800 && c <= 0x1efff);
}

/* As many initial consonants in a row are the longest syllable of Korean. */
#define MOST_INITIALS 3

/* Pango breaks no line between initial consonants, however many they are, and
 * a label would be as wide as all of them: U+200B parts them. NULL: too few. */
static char *
part_initials (const char *name)
{
  GString *parted = g_string_new (NULL);
  guint row = 0;
  gboolean any = FALSE;

  for (const char *at = name; at != NULL && *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      row = g_unichar_break_type (c) == G_UNICODE_BREAK_HANGUL_L_JAMO ? row + 1 : 0;
      if (row > MOST_INITIALS)
        {
          g_string_append (parted, "\u200b");
          row = 1;
          any = TRUE;
        }
      g_string_append_unichar (parted, c);
    }
  return g_string_free (parted, !any);
}

/**
 * relais_seat_name_in_sentences:
 *
 * A name that is read from right to left would take what stands around it
 * along. It stands between the marks for that, U+2068 and U+2069, and after
 * U+200E: Pango would take the direction of the whole from within them.
 *
 * Returns: (nullable): NULL: as everywhere
 */
char *
relais_seat_name_in_sentences (const char *name)
{
  g_autofree char *parted = part_initials (name);
  const char *told = parted != NULL ? parted : name;

  for (const char *at = told; at != NULL && *at != '\0'; at = g_utf8_next_char (at))
    if (is_from_right_to_left (g_utf8_get_char (at)))
      return g_strconcat ("\u200e\u2068", told, "\u2069", NULL);
  return g_steal_pointer (&parted);
}

static void
relais_seat_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisSeat *self = RELAIS_SEAT (object);
  gboolean changed = FALSE;

  switch (id)
    {
    case PROP_INDEX:
      self->index = g_value_get_uint (value);
      break;
    case PROP_NAME:
      changed = replace_string (&self->name, value);
      if (changed)
        {
          g_free (self->in_sentences);
          self->in_sentences = relais_seat_name_in_sentences (self->name);
        }
      break;
    case PROP_COLOUR:
      changed = replace_string (&self->colour, value);
      break;
    case PROP_KIND:
      changed = replace_string (&self->kind, value);
      break;
    case PROP_ACTIVE:
      changed = self->active != g_value_get_boolean (value);
      self->active = g_value_get_boolean (value);
      break;
    case PROP_POINTS:
      changed = self->points != g_value_get_int (value);
      self->points = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
  if (changed)
    g_object_notify_by_pspec (object, pspec);
}

static void
relais_seat_class_init (RelaisSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = relais_seat_finalize;
  object_class->get_property = relais_seat_get_property;
  object_class->set_property = relais_seat_set_property;

  properties[PROP_INDEX] = g_param_spec_uint ("index", NULL, NULL, 0, G_MAXUINT, 0,
                                              flags | G_PARAM_CONSTRUCT_ONLY);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", flags);
  properties[PROP_COLOUR] = g_param_spec_string ("colour", NULL, NULL, "red", flags);
  properties[PROP_KIND] = g_param_spec_string ("kind", NULL, NULL, "human", flags);
  properties[PROP_ACTIVE] = g_param_spec_boolean ("active", NULL, NULL, FALSE, flags);
  properties[PROP_POINTS] = g_param_spec_int ("points", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
relais_seat_init (RelaisSeat *self)
{
}

RelaisSeat *
relais_seat_new (guint index)
{
  return g_object_new (RELAIS_TYPE_SEAT, "index", index, NULL);
}

guint
relais_seat_get_index (RelaisSeat *self)
{
  g_return_val_if_fail (RELAIS_IS_SEAT (self), 0);
  return self->index;
}

/**
 * relais_seat_get_name:
 *
 * Returns: the name as it is told in sentences
 */
const char *
relais_seat_get_name (RelaisSeat *self)
{
  g_return_val_if_fail (RELAIS_IS_SEAT (self), NULL);
  return self->in_sentences != NULL ? self->in_sentences : relais_seat_get_bare_name (self);
}

const char *
relais_seat_get_bare_name (RelaisSeat *self)
{
  g_return_val_if_fail (RELAIS_IS_SEAT (self), NULL);
  return relais_seat_told_name (self->name, self->colour);
}

const char *
relais_seat_get_stored_name (RelaisSeat *self)
{
  g_return_val_if_fail (RELAIS_IS_SEAT (self), NULL);
  return relais_seat_stored_name (self->name, self->colour);
}

const char *
relais_seat_get_colour (RelaisSeat *self)
{
  g_return_val_if_fail (RELAIS_IS_SEAT (self), NULL);
  return self->colour;
}

const char *
relais_seat_get_kind (RelaisSeat *self)
{
  g_return_val_if_fail (RELAIS_IS_SEAT (self), NULL);
  return self->kind;
}

gboolean
relais_seat_is_human (RelaisSeat *self)
{
  g_return_val_if_fail (RELAIS_IS_SEAT (self), FALSE);
  return g_strcmp0 (self->kind, "human") == 0;
}

gboolean
relais_seat_get_active (RelaisSeat *self)
{
  g_return_val_if_fail (RELAIS_IS_SEAT (self), FALSE);
  return self->active;
}

int
relais_seat_get_points (RelaisSeat *self)
{
  g_return_val_if_fail (RELAIS_IS_SEAT (self), 0);
  return self->points;
}
