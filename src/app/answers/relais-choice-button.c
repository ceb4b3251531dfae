/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-choice-button.h"

#include "app/kit/relais-css-class.h"
#include "app/kit/relais-popover-on.h"
#include "relais-choice-tip.h"
#include "relais-choice-words.h"

struct _RelaisChoiceButton
{
  GtkButton parent_instance;

  RelaisChoice *choice;
  RelaisChoiceFace *face;
  gboolean hovered;
  gboolean pointed;             /* as it was told last */
};

enum
{
  CHOSEN,
  POINTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisChoiceButton, relais_choice_button, GTK_TYPE_BUTTON)

static void
on_clicked (RelaisChoiceButton *self)
{
  g_signal_emit (self, signals[CHOSEN], 0);
}

/* A finger that rests on something impossible wants to know why; on anything
 * else it is a click that takes its time. */
static void
on_pressed_long (RelaisChoiceButton *self, double x, double y, GtkGesture *gesture)
{
  if (relais_choice_get_reason (self->choice) == NULL)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit (self, signals[CHOSEN], 0);
}

/* Buttons are too narrow for long words, and for all that there is to say about what
 * cannot be done. */
static gboolean
relais_choice_button_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  RelaisChoiceButton *self = RELAIS_CHOICE_BUTTON (widget);
  RelaisReason *reason = relais_choice_get_reason (self->choice);
  const char *why = reason != NULL ? relais_reason_get_sentence (reason) : NULL;

  if (relais_popover_is_on (widget))
    return FALSE;
  if (g_strcmp0 (why, relais_choice_get_detail (self->choice)) == 0)
    why = NULL;
  return relais_choice_tip_set (tooltip, widget, self->face, why);
}

/* Under the pointer, or with the ring of the keyboard. */
static void
update_pointed (RelaisChoiceButton *self)
{
  gboolean pointed = self->hovered || gtk_widget_has_visible_focus (GTK_WIDGET (self));

  if (pointed == self->pointed)
    return;
  self->pointed = pointed;
  g_signal_emit (self, signals[POINTED], 0, pointed ? self->choice : NULL);
}

static void
on_enter (RelaisChoiceButton *self)
{
  self->hovered = TRUE;
  update_pointed (self);
}

static void
on_leave (RelaisChoiceButton *self)
{
  self->hovered = FALSE;
  update_pointed (self);
}

static void
relais_choice_button_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  GTK_WIDGET_CLASS (relais_choice_button_parent_class)->state_flags_changed (widget, before);
  update_pointed (RELAIS_CHOICE_BUTTON (widget));
}

static void
relais_choice_button_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (relais_choice_button_parent_class)->unmap (widget);
  on_leave (RELAIS_CHOICE_BUTTON (widget));
}

static void
relais_choice_button_dispose (GObject *object)
{
  g_clear_object (&RELAIS_CHOICE_BUTTON (object)->choice);
  G_OBJECT_CLASS (relais_choice_button_parent_class)->dispose (object);
}

static void
relais_choice_button_class_init (RelaisChoiceButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_choice_button_dispose;
  widget_class->query_tooltip = relais_choice_button_query_tooltip;
  widget_class->state_flags_changed = relais_choice_button_state_flags_changed;
  widget_class->unmap = relais_choice_button_unmap;
  signals[CHOSEN] = g_signal_new ("chosen", RELAIS_TYPE_CHOICE_BUTTON, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);

  signals[POINTED] = g_signal_new ("pointed", RELAIS_TYPE_CHOICE_BUTTON, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, RELAIS_TYPE_CHOICE);

  g_type_ensure (RELAIS_TYPE_CHOICE_FACE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-choice-button.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceButton, face);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_pressed_long);
  gtk_widget_class_bind_template_callback (widget_class, on_enter);
  gtk_widget_class_bind_template_callback (widget_class, on_leave);
}

static void
relais_choice_button_init (RelaisChoiceButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_choice_button_new (void)
{
  return g_object_new (RELAIS_TYPE_CHOICE_BUTTON, NULL);
}

void
relais_choice_button_set_choice (RelaisChoiceButton *self, const RelaisGameUi *ui, const char *colour, RelaisChoice *choice)
{
  g_return_if_fail (RELAIS_IS_CHOICE_BUTTON (self));

  if (g_set_object (&self->choice, choice) && self->pointed)
    g_signal_emit (self, signals[POINTED], 0, choice);
  relais_choice_face_set_choice (self->face, ui, colour, choice);
  relais_css_class_set (GTK_WIDGET (self), "impossible", relais_choice_get_reason (choice) != NULL);
  relais_css_class_set (GTK_WIDGET (self), "suggested-action", relais_choice_get_suggested (choice));
  relais_css_class_set (GTK_WIDGET (self), "ends-turn", relais_choice_get_ends_turn (choice));
  relais_choice_words_tell (choice, GTK_ACCESSIBLE (self));
}

/**
 * relais_choice_button_set_key:
 * @key: (nullable): the key that presses it
 */
void
relais_choice_button_set_key (RelaisChoiceButton *self, const char *key)
{
  g_return_if_fail (RELAIS_IS_CHOICE_BUTTON (self));
  relais_choice_face_set_key (self->face, key, GTK_ACCESSIBLE (self));
}

RelaisChoiceFace *
relais_choice_button_get_face (RelaisChoiceButton *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE_BUTTON (self), NULL);
  return self->face;
}

RelaisChoice *
relais_choice_button_get_choice (RelaisChoiceButton *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE_BUTTON (self), NULL);
  return self->choice;
}
