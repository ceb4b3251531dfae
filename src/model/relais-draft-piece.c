/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-draft-private.h"

struct _RelaisDraftPiece
{
  GObject parent_instance;

  RelaisPieceText text;
  guint left;
  guint total;
};

enum
{
  PROP_ID = 1,
  PROP_TITLE,
  PROP_CAPTION,
  PROP_GROUP,
  PROP_GROUP_TITLE,
  PROP_SPRITE,
  PROP_SEAT,
  PROP_LEFT,
  PROP_TOTAL,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisDraftPiece, relais_draft_piece, G_TYPE_OBJECT)

void
relais_piece_text_clear (RelaisPieceText *text)
{
  g_free (text->id);
  g_free (text->title);
  g_free (text->caption);
  g_free (text->group_title);
}

static void
relais_draft_piece_finalize (GObject *object)
{
  RelaisDraftPiece *self = RELAIS_DRAFT_PIECE (object);

  relais_piece_text_clear (&self->text);
  G_OBJECT_CLASS (relais_draft_piece_parent_class)->finalize (object);
}

static void
relais_draft_piece_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisDraftPiece *self = RELAIS_DRAFT_PIECE (object);

  switch (id)
    {
    case PROP_ID: g_value_set_string (value, self->text.id); break;
    case PROP_TITLE: g_value_set_string (value, self->text.title); break;
    case PROP_CAPTION: g_value_set_string (value, self->text.caption); break;
    case PROP_GROUP: g_value_set_static_string (value, self->text.group); break;
    case PROP_GROUP_TITLE: g_value_set_string (value, self->text.group_title); break;
    case PROP_SPRITE: g_value_set_static_string (value, self->text.sprite); break;
    case PROP_SEAT: g_value_set_int (value, self->text.seat); break;
    case PROP_LEFT: g_value_set_uint (value, self->left); break;
    case PROP_TOTAL: g_value_set_uint (value, self->total); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_draft_piece_class_init (RelaisDraftPieceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = relais_draft_piece_finalize;
  object_class->get_property = relais_draft_piece_get_property;

  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_CAPTION] = g_param_spec_string ("caption", NULL, NULL, NULL, flags);
  properties[PROP_GROUP] = g_param_spec_string ("group", NULL, NULL, NULL, flags);
  properties[PROP_GROUP_TITLE] = g_param_spec_string ("group-title", NULL, NULL, NULL, flags);
  properties[PROP_SPRITE] = g_param_spec_string ("sprite", NULL, NULL, NULL, flags);
  properties[PROP_SEAT] = g_param_spec_int ("seat", NULL, NULL, -1, RELAIS_MAX_SEATS - 1, -1, flags);
  properties[PROP_LEFT] = g_param_spec_uint ("left", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_TOTAL] = g_param_spec_uint ("total", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
relais_draft_piece_init (RelaisDraftPiece *self)
{
}

/* @text: (transfer full): its strings */
RelaisDraftPiece *
relais_draft_piece_new (RelaisPieceText *text)
{
  RelaisDraftPiece *self = g_object_new (RELAIS_TYPE_DRAFT_PIECE, NULL);

  self->text = *text;
  return self;
}

static void
replace (RelaisDraftPiece *self, char **old, char **new, guint id)
{
  if (g_strcmp0 (*old, *new) == 0)
    return;
  g_free (*old);
  *old = g_steal_pointer (new);
  g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
}

/* What a player is called and coloured changes; which piece it is does not.
 * @text: (transfer full): its strings */
void
relais_draft_piece_rename (RelaisDraftPiece *self, RelaisPieceText *text)
{
  replace (self, &self->text.title, &text->title, PROP_TITLE);
  replace (self, &self->text.caption, &text->caption, PROP_CAPTION);
  replace (self, &self->text.group_title, &text->group_title, PROP_GROUP_TITLE);
  if (self->text.sprite != text->sprite)
    {
      self->text.sprite = text->sprite;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SPRITE]);
    }
  relais_piece_text_clear (text);
}

void
relais_draft_piece_count (RelaisDraftPiece *self, guint left, guint total)
{
  if (self->left != left)
    {
      self->left = left;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LEFT]);
    }
  if (self->total != total)
    {
      self->total = total;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TOTAL]);
    }
}

const char *
relais_draft_piece_get_id (RelaisDraftPiece *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_PIECE (self), NULL);
  return self->text.id;
}

const char *
relais_draft_piece_get_title (RelaisDraftPiece *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_PIECE (self), NULL);
  return self->text.title;
}

const char *
relais_draft_piece_get_caption (RelaisDraftPiece *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_PIECE (self), NULL);
  return self->text.caption;
}

const char *
relais_draft_piece_get_group (RelaisDraftPiece *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_PIECE (self), NULL);
  return self->text.group;
}

const char *
relais_draft_piece_get_group_title (RelaisDraftPiece *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_PIECE (self), NULL);
  return self->text.group_title;
}

const char *
relais_draft_piece_get_sprite (RelaisDraftPiece *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_PIECE (self), NULL);
  return self->text.sprite;
}

int
relais_draft_piece_get_seat (RelaisDraftPiece *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_PIECE (self), 0);
  return self->text.seat;
}

guint
relais_draft_piece_get_left (RelaisDraftPiece *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_PIECE (self), 0);
  return self->left;
}

guint
relais_draft_piece_get_total (RelaisDraftPiece *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_PIECE (self), 0);
  return self->total;
}
