/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-sprite-label.h"

#include "app/old-gtk/relais-template.h"
#include "relais-sprite.h"

struct _RelaisSpriteLabel
{
  GtkWidget parent_instance;

  char *words;
  RelaisSprite *picture;
  GtkLabel *label;
};

enum
{
  PROP_SHEET = 1,
  PROP_SPRITE,
  PROP_PIXEL_SIZE,
  PROP_TEXT,
  PROP_WORDS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisSpriteLabel, relais_sprite_label, GTK_TYPE_WIDGET)

static void
set_text (RelaisSpriteLabel *self, const char *text)
{
  gtk_label_set_text (self->label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->label), text != NULL && *text != '\0');
}

static void
set_words (RelaisSpriteLabel *self, const char *words)
{
  char *copy = g_strdup (words);

  g_free (self->words);
  self->words = copy;
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), words != NULL && *words != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words != NULL ? words : "", -1);
}

static gboolean
relais_sprite_label_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, RELAIS_SPRITE_LABEL (widget)->words);
  return TRUE;
}

static void
relais_sprite_label_dispose (GObject *object)
{
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_SPRITE_LABEL);
  G_OBJECT_CLASS (relais_sprite_label_parent_class)->dispose (object);
}

static void
relais_sprite_label_finalize (GObject *object)
{
  g_free (RELAIS_SPRITE_LABEL (object)->words);
  G_OBJECT_CLASS (relais_sprite_label_parent_class)->finalize (object);
}

static void
relais_sprite_label_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisSpriteLabel *self = RELAIS_SPRITE_LABEL (object);

  switch (id)
    {
    case PROP_SHEET: g_object_get_property (G_OBJECT (self->picture), "sheet", value); break;
    case PROP_SPRITE: g_object_get_property (G_OBJECT (self->picture), "sprite", value); break;
    case PROP_PIXEL_SIZE: g_object_get_property (G_OBJECT (self->picture), "pixel-size", value); break;
    case PROP_TEXT: g_value_set_string (value, gtk_label_get_text (self->label)); break;
    case PROP_WORDS: g_value_set_string (value, self->words); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_sprite_label_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisSpriteLabel *self = RELAIS_SPRITE_LABEL (object);

  switch (id)
    {
    case PROP_SHEET: g_object_set_property (G_OBJECT (self->picture), "sheet", value); break;
    case PROP_SPRITE: g_object_set_property (G_OBJECT (self->picture), "sprite", value); break;
    case PROP_PIXEL_SIZE: g_object_set_property (G_OBJECT (self->picture), "pixel-size", value); break;
    case PROP_TEXT: set_text (self, g_value_get_string (value)); break;
    case PROP_WORDS: set_words (self, g_value_get_string (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_sprite_label_class_init (RelaisSpriteLabelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = relais_sprite_label_dispose;
  object_class->finalize = relais_sprite_label_finalize;
  object_class->get_property = relais_sprite_label_get_property;
  object_class->set_property = relais_sprite_label_set_property;

  widget_class->query_tooltip = relais_sprite_label_query_tooltip;

  properties[PROP_SHEET] = g_param_spec_string ("sheet", NULL, NULL, NULL, flags);
  properties[PROP_SPRITE] = g_param_spec_string ("sprite", NULL, NULL, NULL, flags);
  properties[PROP_PIXEL_SIZE] = g_param_spec_int ("pixel-size", NULL, NULL, 1, 4096, 22, flags);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  properties[PROP_WORDS] = g_param_spec_string ("words", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RELAIS_TYPE_SPRITE);
  gtk_widget_class_set_css_name (widget_class, "fact");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-sprite-label.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSpriteLabel, picture);
  gtk_widget_class_bind_template_child (widget_class, RelaisSpriteLabel, label);
}

static void
relais_sprite_label_init (RelaisSpriteLabel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * relais_sprite_label_set:
 * @text: (nullable): what is seen
 * @words: (transfer full): what it means
 */
void
relais_sprite_label_set (RelaisSpriteLabel *self, const char *text, char *words)
{
  g_return_if_fail (RELAIS_IS_SPRITE_LABEL (self));

  set_text (self, text);
  set_words (self, words);
  g_free (words);
}

void
relais_sprite_label_set_sprite (RelaisSpriteLabel *self, const char *sprite)
{
  g_return_if_fail (RELAIS_IS_SPRITE_LABEL (self));
  g_object_set (self->picture, "sprite", sprite, NULL);
}
