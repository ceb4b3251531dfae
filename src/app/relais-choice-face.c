/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-choice-face.h"

#include "relais-art.h"
#include "relais-sprite.h"
#include "relais-template.h"

/* Between what is done and its price. */
#define SEPARATOR " · "
#define LONGEST_PRICE 9

struct _RelaisChoiceFace
{
  GtkWidget parent_instance;

  RelaisSprite *icon;
  GtkLabel *title;
  GtkLabel *price;
  GtkLabel *detail;
  GtkLabel *rule;
  GtkLabel *key;
};

G_DEFINE_TYPE (RelaisChoiceFace, relais_choice_face, GTK_TYPE_WIDGET)

static void
set_label (GtkLabel *label, const char *words)
{
  gtk_label_set_text (label, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (label), words != NULL && *words != '\0');
}

/* Figures, goods and actions are on one sheet, what is on cards on another;
 * what players have is there in their colours. */
static void
set_icon (RelaisChoiceFace *self, const RelaisGameUi *ui, const char *colour, const char *icon)
{
  RelaisArt *art = relais_art_get_default ();
  g_autofree char *coloured = g_strjoin ("-", icon != NULL ? icon : "", colour, NULL);
  graphene_size_t size;

  if (icon != NULL && relais_art_size (art, ui->pieces, coloured, &size))
    relais_sprite_set (self->icon, ui->pieces, coloured);
  else if (icon != NULL && relais_art_size (art, ui->pieces, icon, &size))
    relais_sprite_set (self->icon, ui->pieces, icon);
  else
    relais_sprite_set (self->icon, ui->emblems, icon);
  gtk_widget_set_visible (GTK_WIDGET (self->icon), icon != NULL);
}

static void
relais_choice_face_dispose (GObject *object)
{
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_CHOICE_FACE);
  G_OBJECT_CLASS (relais_choice_face_parent_class)->dispose (object);
}

static void
relais_choice_face_class_init (RelaisChoiceFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_choice_face_dispose;

  g_type_ensure (RELAIS_TYPE_SPRITE);
  gtk_widget_class_set_css_name (widget_class, "choiceface");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-choice-face.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, icon);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, price);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, detail);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, rule);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, key);
}

static void
relais_choice_face_init (RelaisChoiceFace *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* What is about a card that has an emblem shows it. */
static void
set_choice_icon (RelaisChoiceFace *self, const RelaisGameUi *ui, const char *colour, RelaisChoice *choice)
{
  const char *card = relais_choice_get_card (choice);
  g_autofree char *emblem = g_strconcat ("emblem-", card, NULL);
  graphene_size_t size;

  if (relais_choice_get_reason (choice) != NULL)
    set_icon (self, ui, colour, "action-lock");
  else if (card != NULL && relais_art_size (relais_art_get_default (), ui->emblems, emblem, &size))
    set_icon (self, ui, colour, emblem);
  else
    set_icon (self, ui, colour, relais_choice_get_icon (choice));
}

/* "Sell wine · +6 d": where there is little room, rather the words are cut than
 * the number. */
static void
set_title (RelaisChoiceFace *self, const char *title)
{
  const char *point = g_strrstr (title, SEPARATOR);
  g_autofree char *words = NULL;

  if (point == NULL || g_utf8_strlen (point, -1) > LONGEST_PRICE)
    {
      set_label (self->title, title);
      set_label (self->price, NULL);
      return;
    }
  words = g_strndup (title, (gsize) (point - title));
  set_label (self->title, words);
  set_label (self->price, point + 1);
}

void
relais_choice_face_set_choice (RelaisChoiceFace *self, const RelaisGameUi *ui, const char *colour, RelaisChoice *choice)
{
  RelaisReason *reason = relais_choice_get_reason (choice);
  const char *detail = relais_choice_get_detail (choice);

  set_choice_icon (self, ui, colour, choice);
  set_title (self, relais_choice_get_title (choice));
  set_label (self->detail, detail == NULL && reason != NULL ? relais_reason_get_sentence (reason) : detail);
  set_label (self->rule, reason != NULL ? relais_reason_get_rule (reason) : NULL);
}

/**
 * relais_choice_face_set_key:
 * @key: (nullable): what is written on the key
 */
void
relais_choice_face_set_key (RelaisChoiceFace *self, const char *key)
{
  set_label (self->key, key);
}

gboolean
relais_choice_face_is_cut (RelaisChoiceFace *self)
{
  return pango_layout_is_ellipsized (gtk_label_get_layout (self->title))
         || pango_layout_is_ellipsized (gtk_label_get_layout (self->detail));
}
