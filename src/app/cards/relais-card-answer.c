/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-card-answer.h"

#include "app/answers/relais-choice-words.h"
#include "app/kit/relais-css-class.h"
#include "relais-card-view.h"

struct _RelaisCardAnswer
{
  GtkButton parent_instance;

  RelaisChoice *choice;
  RelaisCardView *card;
  GtkLabel *price;
  GtkLabel *key;
  GtkLabel *notice;
  GtkLabel *words;
};

G_DEFINE_TYPE (RelaisCardAnswer, relais_card_answer, GTK_TYPE_BUTTON)

static void
show_words (GtkLabel *label, const char *words)
{
  gtk_label_set_label (label, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (label), words != NULL && *words != '\0');
}

/* All that is said of it, where less is seen. */
static gboolean
relais_card_answer_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  RelaisCardAnswer *self = RELAIS_CARD_ANSWER (widget);
  g_autofree char *words = relais_choice_words_describe (self->choice);

  if (!pango_layout_is_ellipsized (gtk_label_get_layout (self->words)) && relais_choice_get_reason (self->choice) == NULL)
    return FALSE;
  gtk_tooltip_set_text (tooltip, words);
  return TRUE;
}

static void
relais_card_answer_dispose (GObject *object)
{
  g_clear_object (&RELAIS_CARD_ANSWER (object)->choice);
  G_OBJECT_CLASS (relais_card_answer_parent_class)->dispose (object);
}

static void
relais_card_answer_class_init (RelaisCardAnswerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_card_answer_dispose;
  widget_class->query_tooltip = relais_card_answer_query_tooltip;

  g_type_ensure (RELAIS_TYPE_CARD_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-card-answer.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisCardAnswer, card);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardAnswer, price);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardAnswer, key);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardAnswer, notice);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardAnswer, words);
}

static void
relais_card_answer_init (RelaisCardAnswer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_choice (RelaisCardAnswer *self)
{
  gboolean possible = relais_choice_get_reason (self->choice) == NULL;
  g_autofree char *notice = possible ? relais_choice_words_notice (self->choice) : NULL;

  show_words (self->price, possible ? relais_choice_get_price (self->choice) : NULL);
  show_words (self->notice, notice);
  show_words (self->words, relais_choice_get_detail (self->choice));
  relais_css_class_set (GTK_WIDGET (self), "impossible", !possible);
  relais_css_class_set (GTK_WIDGET (self), "meant", relais_choice_get_suggested (self->choice));
  relais_choice_words_tell (self->choice, GTK_ACCESSIBLE (self));
}

GtkWidget *
relais_card_answer_new (RelaisMatch *match, RelaisCard *card, RelaisChoice *choice, const char *key)
{
  RelaisCardAnswer *self;

  g_return_val_if_fail (RELAIS_IS_CHOICE (choice), NULL);

  self = g_object_new (RELAIS_TYPE_CARD_ANSWER, NULL);
  self->choice = g_object_ref (choice);
  g_object_set (self->card, "match", match, "card", card, NULL);
  show_words (self->key, key);
  if (key != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
  show_choice (self);
  return GTK_WIDGET (self);
}

RelaisChoice *
relais_card_answer_get_choice (RelaisCardAnswer *self)
{
  g_return_val_if_fail (RELAIS_IS_CARD_ANSWER (self), NULL);
  return self->choice;
}
