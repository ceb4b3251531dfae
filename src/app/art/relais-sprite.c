/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-sprite.h"

#include "relais-art.h"

struct _RelaisSprite
{
  GtkWidget parent_instance;

  char *sheet;
  char *sprite;
  int pixel_size;
  gboolean can_shrink;
};

enum
{
  PROP_SHEET = 1,
  PROP_SPRITE,
  PROP_PIXEL_SIZE,
  PROP_CAN_SHRINK,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisSprite, relais_sprite, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
relais_sprite_get_request_mode (GtkWidget *widget)
{
  return RELAIS_SPRITE (widget)->can_shrink ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
relais_sprite_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  RelaisSprite *self = RELAIS_SPRITE (widget);
  graphene_size_t size;

  *minimum = *natural = self->pixel_size;
  if (self->sheet == NULL || self->sprite == NULL
      || !relais_art_size (relais_art_get_default (), self->sheet, self->sprite, &size))
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *natural = (int) (self->pixel_size * size.width / size.height + 0.5f);
      *minimum = self->can_shrink ? 0 : *natural;
    }
  else if (self->can_shrink && for_size >= 0)
    *minimum = *natural = MIN (self->pixel_size, (int) (for_size * size.height / size.width + 0.5f));
  else if (self->can_shrink)
    *minimum = 0;
}

static void
relais_sprite_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RelaisSprite *self = RELAIS_SPRITE (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  graphene_rect_t area;
  graphene_size_t size;
  g_autoptr (GdkTexture) texture = NULL;
  float factor;

  if (self->sheet == NULL || self->sprite == NULL
      || !relais_art_size (relais_art_get_default (), self->sheet, self->sprite, &size))
    return;
  factor = MIN ((float) width / size.width, (float) height / size.height);
  graphene_rect_init (&area, ((float) width - size.width * factor) / 2, ((float) height - size.height * factor) / 2,
                      size.width * factor, size.height * factor);
  texture = relais_art_texture (relais_art_get_default (), self->sheet, self->sprite,
                                (int) (area.size.width * (float) scale + 0.5f),
                                (int) (area.size.height * (float) scale + 0.5f));
  if (texture != NULL)
    gtk_snapshot_append_texture (snapshot, texture, &area);
}

static void
relais_sprite_finalize (GObject *object)
{
  RelaisSprite *self = RELAIS_SPRITE (object);

  g_free (self->sheet);
  g_free (self->sprite);
  G_OBJECT_CLASS (relais_sprite_parent_class)->finalize (object);
}

static void
relais_sprite_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisSprite *self = RELAIS_SPRITE (object);

  switch (id)
    {
    case PROP_SHEET: g_value_set_string (value, self->sheet); break;
    case PROP_SPRITE: g_value_set_string (value, self->sprite); break;
    case PROP_PIXEL_SIZE: g_value_set_int (value, self->pixel_size); break;
    case PROP_CAN_SHRINK: g_value_set_boolean (value, self->can_shrink); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_sprite_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisSprite *self = RELAIS_SPRITE (object);

  switch (id)
    {
    case PROP_SHEET:
      relais_sprite_set (self, g_value_get_string (value), self->sprite);
      break;
    case PROP_SPRITE:
      relais_sprite_set (self, self->sheet, g_value_get_string (value));
      break;
    case PROP_PIXEL_SIZE:
      if (self->pixel_size != g_value_get_int (value))
        gtk_widget_queue_resize (GTK_WIDGET (self));
      self->pixel_size = g_value_get_int (value);
      break;
    case PROP_CAN_SHRINK:
      self->can_shrink = g_value_get_boolean (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_sprite_class_init (RelaisSpriteClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = relais_sprite_finalize;
  object_class->get_property = relais_sprite_get_property;
  object_class->set_property = relais_sprite_set_property;
  widget_class->get_request_mode = relais_sprite_get_request_mode;
  widget_class->measure = relais_sprite_measure;
  widget_class->snapshot = relais_sprite_snapshot;

  properties[PROP_SHEET] = g_param_spec_string ("sheet", NULL, NULL, NULL, flags);
  properties[PROP_SPRITE] = g_param_spec_string ("sprite", NULL, NULL, NULL, flags);
  properties[PROP_PIXEL_SIZE] = g_param_spec_int ("pixel-size", NULL, NULL, 1, 4096, 24, flags);
  properties[PROP_CAN_SHRINK] = g_param_spec_boolean ("can-shrink", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "sprite");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
relais_sprite_init (RelaisSprite *self)
{
  self->pixel_size = 24;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (relais_art_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

/* What is drawn, as a style class: the same ground is not good for all. Of good-wine it is of-good. */
static void
set_kind (RelaisSprite *self, const char *sprite, gboolean on)
{
  g_autofree char *kind = NULL;

  if (sprite == NULL)
    return;
  kind = g_strdup_printf ("of-%.*s", (int) strcspn (sprite, "-"), sprite);
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), kind);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), kind);
}

GtkWidget *
relais_sprite_new (const char *sheet, const char *sprite, int pixel_size)
{
  return g_object_new (RELAIS_TYPE_SPRITE, "sheet", sheet, "sprite", sprite, "pixel-size", pixel_size, NULL);
}

void
relais_sprite_set (RelaisSprite *self, const char *sheet, const char *sprite)
{
  g_autofree char *old_sheet = NULL;
  g_autofree char *old_sprite = NULL;

  g_return_if_fail (RELAIS_IS_SPRITE (self));

  old_sheet = g_steal_pointer (&self->sheet);
  old_sprite = g_steal_pointer (&self->sprite);
  self->sheet = g_strdup (sheet);
  self->sprite = g_strdup (sprite);
  if (g_strcmp0 (old_sheet, sheet) == 0 && g_strcmp0 (old_sprite, sprite) == 0)
    return;
  set_kind (self, old_sprite, FALSE);
  set_kind (self, sprite, TRUE);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
