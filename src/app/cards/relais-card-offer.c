/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-card-offer.h"

#include <glib/gi18n.h>

#include "app/answers/relais-press-guard.h"
#include "app/answers/relais-reason-popover.h"
#include "app/kit/relais-focus.h"
#include "app/kit/relais-wrap-box.h"
#include "app/old-gtk/relais-template.h"
#include "model/relais-match-cards.h"
#include "relais-card-answer.h"

/* Of what it lies over: for three cards side by side, and more than one row of them. */
#define LEAST_WIDTH 560
#define LEAST_HEIGHT 400
#define DIGITS 9

struct _RelaisCardOffer
{
  GtkWidget parent_instance;

  RelaisDecision *decision;
  GPtrArray *answers;           /* of RelaisCardAnswer, in their order */

  GtkLabel *title;
  GtkLabel *count;
  GtkWidget *page;
  RelaisWrapBox *possible;
  GtkWidget *locked_heading;
  RelaisWrapBox *locked;
};

enum
{
  PROP_DECISION = 1,
  PROP_ASKING,
  N_PROPS
};

enum
{
  CLOSED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisCardOffer, relais_card_offer, GTK_TYPE_WIDGET)

static gboolean
is_asking (RelaisCardOffer *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self));
}

/* Nothing is kept of the cards: the next ones are true of another position. */
static void
forget_answers (RelaisCardOffer *self)
{
  g_ptr_array_set_size (self->answers, 0);
  relais_wrap_box_clear (self->possible);
  relais_wrap_box_clear (self->locked);
}

static void
show_page (RelaisCardOffer *self, gboolean shown)
{
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ASKING]);
}

static void
close_page (RelaisCardOffer *self)
{
  gboolean focused = relais_focus_is_below (GTK_WIDGET (self));

  if (!is_asking (self))
    return;
  /* Else GTK puts the focus somewhere on the board when they go. */
  if (focused)
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  show_page (self, FALSE);
  forget_answers (self);
  if (focused)
    g_signal_emit (self, signals[CLOSED], 0);
}

static void
on_close_clicked (RelaisCardOffer *self)
{
  close_page (self);
}

static gboolean
on_escape (GtkWidget *widget, GVariant *args, gpointer data)
{
  if (!is_asking (RELAIS_CARD_OFFER (widget)))
    return FALSE;
  close_page (RELAIS_CARD_OFFER (widget));
  return TRUE;
}

static void
on_answer_clicked (RelaisCardOffer *self, RelaisCardAnswer *answer)
{
  g_autoptr (RelaisChoice) choice = g_object_ref (relais_card_answer_get_choice (answer));

  if (relais_choice_get_reason (choice) != NULL)
    {
      relais_reason_popover_show (GTK_WIDGET (answer), NULL, relais_choice_get_reason (choice));
      return;
    }
  close_page (self);
  relais_decision_choose (self->decision, choice);
}

static gboolean
on_digit (GtkWidget *widget, GVariant *args, gpointer data)
{
  RelaisCardOffer *self = RELAIS_CARD_OFFER (widget);
  guint digit = (guint) g_variant_get_int32 (args);

  if (!is_asking (self) || !gtk_widget_get_mapped (widget) || digit > self->answers->len)
    return FALSE;
  on_answer_clicked (self, self->answers->pdata[digit - 1]);
  return TRUE;
}

static void
add_answer (RelaisCardOffer *self, RelaisCard *card, RelaisChoice *choice)
{
  g_autofree char *key = self->answers->len < DIGITS ? g_strdup_printf ("%u", self->answers->len + 1) : NULL;
  GtkWidget *answer = relais_card_answer_new (relais_decision_get_match (self->decision), card, choice, key);

  g_signal_connect_object (answer, "clicked", G_CALLBACK (on_answer_clicked), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->answers, answer);
  relais_wrap_box_append (relais_choice_get_reason (choice) != NULL ? self->locked : self->possible, answer);
}

/* The keyboard begins at what is suggested. */
static void
focus_answers (RelaisCardOffer *self)
{
  for (guint i = 0; i < self->answers->len; i++)
    if (relais_choice_get_suggested (relais_card_answer_get_choice (self->answers->pdata[i])))
      {
        gtk_widget_grab_focus (self->answers->pdata[i]);
        return;
      }
  relais_focus_enter (self->page);
}

/* FALSE if one of the group is no card. */
static gboolean
add_group (RelaisCardOffer *self, const char *group)
{
  g_autoptr (GListModel) cards = relais_match_cards_new (relais_decision_get_match (self->decision));
  GListModel *choices = relais_decision_get_choices (self->decision);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);
      const char *id = relais_choice_get_card (choice);
      RelaisCard *card;

      if (g_strcmp0 (relais_choice_get_group (choice), group) != 0)
        continue;
      card = id != NULL ? relais_card_find (cards, id) : NULL;
      if (card == NULL)
        return FALSE;
      add_answer (self, card, choice);
    }
  return self->answers->len > 0;
}

/* Three cards and their words have room side by side. */
static gboolean
has_room (RelaisCardOffer *self)
{
  GtkWidget *around = gtk_widget_get_parent (GTK_WIDGET (self));

  return around != NULL && gtk_widget_get_width (around) >= LEAST_WIDTH && gtk_widget_get_height (around) >= LEAST_HEIGHT;
}

static void
tell_group (RelaisCardOffer *self, const char *group)
{
  g_autoptr (RelaisChoice) head = relais_decision_get_head (self->decision, group);
  const char *detail = head != NULL ? relais_choice_get_detail (head) : NULL;

  gtk_label_set_label (self->title, head != NULL ? relais_choice_get_title (head) : "");
  gtk_label_set_label (self->count, detail != NULL ? detail : "");
  gtk_widget_set_visible (self->locked_heading, gtk_widget_get_first_child (GTK_WIDGET (self->locked)) != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_label (self->title),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, detail != NULL ? detail : "", -1);
}

static gboolean
on_open (RelaisCardOffer *self, const char *group)
{
  if (!gtk_widget_get_mapped (gtk_widget_get_parent (GTK_WIDGET (self))) || !has_room (self))
    return FALSE;
  forget_answers (self);
  if (!add_group (self, group))
    {
      forget_answers (self);
      return FALSE;
    }
  tell_group (self, group);
  show_page (self, TRUE);
  focus_answers (self);
  return TRUE;
}

/* Other answers, or nobody is asked: it hears of it whether it is seen or not. */
static void
on_changed (RelaisCardOffer *self, RelaisChange what)
{
  if ((what & RELAIS_CHANGE_QUESTION) != 0)
    close_page (self);
}

static void
set_decision (RelaisCardOffer *self, RelaisDecision *decision)
{
  if (self->decision != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->decision, on_open, self);
      g_signal_handlers_disconnect_by_func (relais_decision_get_match (self->decision), on_changed, self);
    }
  g_set_object (&self->decision, decision);
  if (decision == NULL)
    return;
  g_signal_connect_object (decision, "open", G_CALLBACK (on_open), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (relais_decision_get_match (decision), "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

static void
add_shortcut (GtkShortcutController *controller, guint key, GtkShortcutFunc callback, int arg)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (key, 0), gtk_callback_action_new (callback, NULL, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (arg));
  gtk_shortcut_controller_add_shortcut (controller, shortcut);
}

/* In the whole window, as the keys of the prompt bar. */
static void
add_shortcuts (RelaisCardOffer *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  add_shortcut (keys, GDK_KEY_Escape, on_escape, 0);
  for (int digit = 1; digit <= DIGITS; digit++)
    {
      add_shortcut (keys, GDK_KEY_0 + (guint) digit, on_digit, digit);
      add_shortcut (keys, GDK_KEY_KP_0 + (guint) digit, on_digit, digit);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}

static void
relais_card_offer_dispose (GObject *object)
{
  RelaisCardOffer *self = RELAIS_CARD_OFFER (object);

  set_decision (self, NULL);
  g_ptr_array_set_size (self->answers, 0);
  relais_dispose_template (GTK_WIDGET (self), RELAIS_TYPE_CARD_OFFER);
  G_OBJECT_CLASS (relais_card_offer_parent_class)->dispose (object);
}

static void
relais_card_offer_finalize (GObject *object)
{
  g_ptr_array_unref (RELAIS_CARD_OFFER (object)->answers);
  G_OBJECT_CLASS (relais_card_offer_parent_class)->finalize (object);
}

static void
relais_card_offer_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisCardOffer *self = RELAIS_CARD_OFFER (object);

  switch (id)
    {
    case PROP_DECISION: g_value_set_object (value, self->decision); break;
    case PROP_ASKING: g_value_set_boolean (value, is_asking (self)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_card_offer_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  set_decision (RELAIS_CARD_OFFER (object), g_value_get_object (value));
}

static void
relais_card_offer_class_init (RelaisCardOfferClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = relais_card_offer_dispose;
  object_class->finalize = relais_card_offer_finalize;
  object_class->get_property = relais_card_offer_get_property;
  object_class->set_property = relais_card_offer_set_property;

  properties[PROP_DECISION] = g_param_spec_object ("decision", NULL, NULL, RELAIS_TYPE_DECISION,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ASKING] = g_param_spec_boolean ("asking", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[CLOSED] = g_signal_new ("closed", RELAIS_TYPE_CARD_OFFER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (RELAIS_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-card-offer.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisCardOffer, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardOffer, count);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardOffer, page);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardOffer, possible);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardOffer, locked_heading);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardOffer, locked);
  gtk_widget_class_bind_template_callback (widget_class, on_close_clicked);
  gtk_widget_class_set_css_name (widget_class, "cardoffer");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
relais_card_offer_init (RelaisCardOffer *self)
{
  self->answers = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  relais_press_guard_add (GTK_WIDGET (self));
  add_shortcuts (self);
}

GtkWidget *
relais_card_offer_new (RelaisDecision *decision)
{
  g_return_val_if_fail (RELAIS_IS_DECISION (decision), NULL);
  return g_object_new (RELAIS_TYPE_CARD_OFFER, "decision", decision, NULL);
}

gboolean
relais_card_offer_begin (RelaisCardOffer *self)
{
  g_return_val_if_fail (RELAIS_IS_CARD_OFFER (self), FALSE);

  if (is_asking (self) && !relais_focus_is_below (self->page))
    focus_answers (self);
  return is_asking (self);
}
