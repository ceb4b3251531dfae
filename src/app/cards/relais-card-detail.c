/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-card-detail.h"

#include <glib/gi18n.h>

#include "app/answers/relais-choice-button.h"
#include "app/answers/relais-reason-popover.h"
#include "app/art/relais-following.h"
#include "app/art/relais-game-ui.h"
#include "app/old-gtk/relais-template.h"
#include "model/relais-lore.h"
#include "relais-card-values.h"
#include "relais-card-view.h"

struct _RelaisCardDetail
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  RelaisDecision *decision;
  RelaisCard *card;
  guint refresh_id;

  GtkWidget *stack;
  GtkWidget *view;
  GtkLabel *title;
  GtkLabel *group;
  GtkLabel *text;
  GtkLabel *state;
  GtkLabel *price;
  GtkWidget *facts;
  GtkWidget *rule;
  GtkWidget *changed;
  GtkWidget *values;
  GtkLabel *offer;
  GtkWidget *choices;
  GtkWidget *refusal;
  GtkLabel *sentence;
  GtkWidget *refusal_rule;
};

enum
{
  PROP_MATCH = 1,
  PROP_DECISION,
  PROP_CARD,
  PROP_CARD_WIDTH,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisCardDetail, relais_card_detail, GTK_TYPE_WIDGET)

static void
show_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

/* NULL when it costs nothing, or cannot be had. */
static char *
tell_price (RelaisCardDetail *self)
{
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (self->match));
  int now = relais_card_get_cost_now (self->card);

  return now >= 0 && lore != NULL && lore->tell_price != NULL ? lore->tell_price (relais_card_get_cost (self->card), now) : NULL;
}

static void
on_chosen (RelaisCardDetail *self, RelaisChoiceButton *button)
{
  g_autoptr (RelaisChoice) choice = g_object_ref (relais_choice_button_get_choice (button));

  if (relais_choice_get_reason (choice) != NULL)
    relais_reason_popover_show (GTK_WIDGET (button), NULL, relais_choice_get_reason (choice));
  else if (self->decision != NULL)
    relais_decision_choose (self->decision, choice);
}

/* "Hire…": what the choices are, which only name the card. */
static void
tell_offer (RelaisCardDetail *self, RelaisChoice *choice)
{
  const char *group = relais_choice_get_group (choice);
  g_autoptr (RelaisChoice) head = group != NULL ? relais_decision_get_head (self->decision, group) : NULL;

  show_text (self->offer, head != NULL ? relais_choice_get_title (head) : NULL);
}

/* What the decision offers with this card, possible or not. */
static void
offer_choices (RelaisCardDetail *self)
{
  const RelaisGameUi *ui = relais_game_ui_find (relais_match_get_game (self->match));
  GListModel *choices = self->decision != NULL ? relais_decision_get_choices (self->decision) : NULL;
  int seat = relais_match_get_seat (self->match);
  const char *colour = seat >= 0 ? relais_seat_get_colour (relais_match_nth_seat (self->match, (guint) seat)) : NULL;
  GtkWidget *old;

  while ((old = gtk_widget_get_first_child (self->choices)) != NULL)
    gtk_box_remove (GTK_BOX (self->choices), old);
  show_text (self->offer, NULL);
  if (choices == NULL || relais_match_is_looking_back (self->match))
    return;
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);
      GtkWidget *button;

      /* What only narrows the question is asked further beside the board. */
      if (g_strcmp0 (relais_choice_get_card (choice), relais_card_get_id (self->card)) != 0 || relais_choice_get_step (choice))
        continue;
      button = relais_choice_button_new ();
      relais_choice_button_set_choice (RELAIS_CHOICE_BUTTON (button), ui, colour, choice);
      g_signal_connect_swapped (button, "chosen", G_CALLBACK (on_chosen), self);
      gtk_box_append (GTK_BOX (self->choices), button);
      tell_offer (self, choice);
    }
}

static void
show_rule (RelaisCardDetail *self)
{
  const RelaisRuleText *text = relais_lore_rule (relais_match_get_game (self->match), relais_card_get_rule (self->card));
  /* TRANSLATORS: %s is what a rule is called: “Rule: Hiring” */
  g_autofree char *label = text != NULL ? g_strdup_printf (_("Rule: %s"), _(text->title)) : NULL;

  gtk_button_set_label (GTK_BUTTON (self->rule), label != NULL ? label : "");
  gtk_widget_set_visible (self->rule, label != NULL);
}

static void
refresh (RelaisCardDetail *self)
{
  gboolean some = self->card != NULL && self->match != NULL;
  g_autofree char *price = NULL;
  RelaisReason *reason;

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), some ? "card" : "none");
  relais_card_view_set_card (RELAIS_CARD_VIEW (self->view), self->card);
  if (!some)
    return;
  price = tell_price (self);
  gtk_label_set_label (self->title, relais_card_get_title (self->card));
  show_text (self->group, relais_card_get_group_title (self->card));
  show_text (self->text, relais_card_get_text (self->card));
  show_text (self->state, relais_card_get_state (self->card));
  show_text (self->price, price);
  gtk_widget_set_visible (self->facts, gtk_widget_get_visible (GTK_WIDGET (self->state)) || price != NULL);

  show_rule (self);
  gtk_widget_set_visible (self->values, relais_card_get_reconstructed (self->card));
  gtk_widget_set_visible (self->changed, relais_card_get_changed (self->card));

  offer_choices (self);
  gtk_widget_set_visible (self->choices, gtk_widget_get_first_child (self->choices) != NULL);
  reason = gtk_widget_get_visible (self->choices) ? NULL : relais_card_get_reason (self->card);
  gtk_widget_set_visible (self->refusal, reason != NULL);
  if (reason == NULL)
    return;
  gtk_label_set_label (self->sentence, relais_reason_get_sentence (reason));
  gtk_widget_set_visible (self->refusal_rule, relais_reason_get_title (reason) != NULL);
}

static gboolean
refresh_now (gpointer data)
{
  RelaisCardDetail *self = data;

  self->refresh_id = 0;
  refresh (self);
  return G_SOURCE_REMOVE;
}

/* A card is refreshed property by property. */
static void
refresh_soon (RelaisCardDetail *self)
{
  if (self->refresh_id == 0)
    self->refresh_id = g_idle_add (refresh_now, self);
}

static void
on_rule_clicked (RelaisCardDetail *self)
{
  const char *id = relais_card_get_rule (self->card);
  g_autoptr (RelaisReason) reason = relais_reason_new_literal (relais_match_get_game (self->match), id,
                                                               relais_card_get_title (self->card));

  relais_reason_popover_show (self->rule, NULL, reason);
}

static void
on_refusal_rule_clicked (RelaisCardDetail *self)
{
  RelaisReason *reason = relais_card_get_reason (self->card);

  if (reason != NULL)
    relais_reason_popover_show (self->refusal_rule, NULL, reason);
}

static void
on_values_clicked (RelaisCardDetail *self)
{
  relais_card_values_present (GTK_WIDGET (self), self->match);
}

static void
set_card (RelaisCardDetail *self, RelaisCard *card)
{
  if (self->card == card)
    return;
  if (self->card != NULL)
    g_signal_handlers_disconnect_by_func (self->card, refresh_soon, self);
  g_set_object (&self->card, card);
  if (card != NULL)
    g_signal_connect_object (card, "notify", G_CALLBACK (refresh_soon), self, G_CONNECT_SWAPPED);
}

static void
set_decision (RelaisCardDetail *self, RelaisDecision *decision)
{
  g_set_object (&self->decision, decision);
  relais_follow (self, decision != NULL ? relais_decision_get_match (decision) : NULL, RELAIS_CHANGE_QUESTION,
                 G_CALLBACK (refresh_soon));
}

static void
relais_card_detail_dispose (GObject *object)
{
  RelaisCardDetail *self = RELAIS_CARD_DETAIL (object);

  g_clear_handle_id (&self->refresh_id, g_source_remove);
  set_card (self, NULL);
  set_decision (self, NULL);
  g_clear_object (&self->match);
  relais_dispose_template (GTK_WIDGET (self), RELAIS_TYPE_CARD_DETAIL);
  G_OBJECT_CLASS (relais_card_detail_parent_class)->dispose (object);
}

static void
relais_card_detail_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisCardDetail *self = RELAIS_CARD_DETAIL (object);

  switch (id)
    {
    case PROP_MATCH: g_value_set_object (value, self->match); break;
    case PROP_DECISION: g_value_set_object (value, self->decision); break;
    case PROP_CARD: g_value_set_object (value, self->card); break;
    case PROP_CARD_WIDTH: g_object_get_property (G_OBJECT (self->view), "card-width", value); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_card_detail_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisCardDetail *self = RELAIS_CARD_DETAIL (object);

  switch (id)
    {
    case PROP_MATCH: g_set_object (&self->match, g_value_get_object (value)); break;
    case PROP_DECISION: set_decision (self, g_value_get_object (value)); break;
    case PROP_CARD: set_card (self, g_value_get_object (value)); break;
    case PROP_CARD_WIDTH: g_object_set_property (G_OBJECT (self->view), "card-width", value); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec); return;
    }
  refresh (self);
  g_object_notify_by_pspec (object, pspec);
}

static void
relais_card_detail_class_init (RelaisCardDetailClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = relais_card_detail_dispose;
  object_class->get_property = relais_card_detail_get_property;
  object_class->set_property = relais_card_detail_set_property;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, RELAIS_TYPE_MATCH, flags);
  properties[PROP_DECISION] = g_param_spec_object ("decision", NULL, NULL, RELAIS_TYPE_DECISION, flags);
  properties[PROP_CARD] = g_param_spec_object ("card", NULL, NULL, RELAIS_TYPE_CARD, flags);
  properties[PROP_CARD_WIDTH] = g_param_spec_int ("card-width", NULL, NULL, 16, 4096, 224, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RELAIS_TYPE_CARD_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-card-detail.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisCardDetail, stack);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardDetail, view);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardDetail, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardDetail, group);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardDetail, text);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardDetail, state);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardDetail, price);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardDetail, facts);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardDetail, rule);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardDetail, changed);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardDetail, values);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardDetail, choices);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardDetail, offer);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardDetail, refusal);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardDetail, sentence);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardDetail, refusal_rule);
  gtk_widget_class_bind_template_callback (widget_class, on_rule_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_refusal_rule_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_values_clicked);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
relais_card_detail_init (RelaisCardDetail *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
relais_card_detail_focus (RelaisCardDetail *self)
{
  GtkWidget *choice;

  g_return_if_fail (RELAIS_IS_CARD_DETAIL (self));

  g_clear_handle_id (&self->refresh_id, g_source_remove);
  refresh (self);
  choice = gtk_widget_get_first_child (self->choices);
  if (choice != NULL)
    gtk_widget_grab_focus (choice);
  else
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}
