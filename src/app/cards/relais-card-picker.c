/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-card-picker.h"

#include <glib/gi18n.h>

#include "app/kit/relais-focus.h"
#include "app/old-gtk/relais-template.h"
#include "model/relais-lore.h"
#include "model/relais-match-cards.h"
#include "relais-card-grid.h"
#include "relais-card-view.h"

struct _RelaisCardPicker
{
  GtkWidget parent_instance;

  RelaisDecision *decision;
  GListStore *offered;          /* of RelaisCard, in the order of their choices */

  gboolean asking;              /* its cards are shown */
  RelaisCard *pointed;          /* whose places the board shows: pointed at, */
  RelaisCard *focused;          /* else the one with the keyboard */
  char *lit;                    /* whose are lit; an id */

  GtkLabel *question;
  GtkLabel *count;
  GtkToggleButton *look;
  GtkWidget *cards;
  RelaisCardGrid *grid;
};

enum
{
  PROP_DECISION = 1,
  PROP_ASKING,
  N_PROPS
};

enum
{
  LIGHT_PLACES,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisCardPicker, relais_card_picker, GTK_TYPE_WIDGET)

static gboolean
is_pick (const RelaisLore *lore, RelaisChoice *choice)
{
  return lore->card_choices != NULL && g_strcmp0 (relais_choice_get_group (choice), lore->card_choices) == 0
         && relais_choice_get_card (choice) != NULL;
}

static void
collect (RelaisCardPicker *self)
{
  RelaisMatch *match = relais_decision_get_match (self->decision);
  GListModel *choices = relais_decision_get_choices (self->decision);
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (match));
  g_autoptr (GListModel) cards = NULL;

  if (relais_match_is_looking_back (match))
    return;
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);
      RelaisCard *card;

      if (!is_pick (lore, choice))
        continue;
      if (cards == NULL)
        cards = relais_match_cards_new (match);
      card = relais_card_find (cards, relais_choice_get_card (choice));
      if (card != NULL)
        g_list_store_append (self->offered, card);
    }
}

static const char **
places_of (RelaisCardPicker *self, RelaisCard *card)
{
  RelaisMatch *match = relais_decision_get_match (self->decision);
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (match));

  return lore->card_places != NULL ? lore->card_places (relais_match_get_view (match), relais_card_get_id (card)) : NULL;
}

/* What a card is good for is seen on the board. */
static void
light (RelaisCardPicker *self)
{
  RelaisCard *card = self->pointed != NULL ? self->pointed : self->focused;
  const char *id = card != NULL ? relais_card_get_id (card) : NULL;
  g_autofree const char **places = NULL;

  if (g_strcmp0 (self->lit, id) == 0)
    return;
  g_free (self->lit);
  self->lit = g_strdup (id);
  if (card != NULL)
    places = places_of (self, card);
  g_signal_emit (self, signals[LIGHT_PLACES], 0, places);
}

static void
forget_cards (RelaisCardPicker *self)
{
  g_clear_object (&self->pointed);
  g_clear_object (&self->focused);
  light (self);
}

/* The grid's card that a widget is in, or NULL. */
static RelaisCard *
card_at (RelaisCardPicker *self, GtkWidget *widget)
{
  GtkWidget *view = widget != NULL ? gtk_widget_get_ancestor (widget, RELAIS_TYPE_CARD_VIEW) : NULL;

  if (view == NULL || !gtk_widget_is_ancestor (view, GTK_WIDGET (self->grid)))
    return NULL;
  return relais_card_view_get_card (RELAIS_CARD_VIEW (view));
}

static void
on_motion (GtkEventController *controller, double x, double y, RelaisCardPicker *self)
{
  g_set_object (&self->pointed, card_at (self, gtk_widget_pick (GTK_WIDGET (self->grid), x, y, GTK_PICK_DEFAULT)));
  light (self);
}

static void
on_leave (RelaisCardPicker *self)
{
  g_clear_object (&self->pointed);
  light (self);
}

/* Where one looks at the board, the card that led there stays lit. */
static void
on_focus_moved (RelaisCardPicker *self)
{
  if (!gtk_widget_get_visible (self->cards))
    return;
  g_set_object (&self->focused, card_at (self, relais_focus_get (GTK_WIDGET (self))));
  light (self);
}

static void
tell_whether_asking (RelaisCardPicker *self)
{
  gboolean asking = gtk_widget_get_visible (GTK_WIDGET (self)) && gtk_widget_get_visible (self->cards);

  if (self->asking == asking)
    return;
  self->asking = asking;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ASKING]);
}

/* Put aside, the cards leave a button in the way of nothing. */
static void
on_look_toggled (RelaisCardPicker *self)
{
  gboolean looking = gtk_toggle_button_get_active (self->look);

  if (looking && self->pointed != NULL)
    g_set_object (&self->focused, self->pointed);
  g_clear_object (&self->pointed);
  gtk_widget_set_visible (self->cards, !looking);
  gtk_widget_set_visible (GTK_WIDGET (self->question), !looking);
  gtk_widget_set_visible (GTK_WIDGET (self->count), !looking);
  gtk_widget_set_valign (GTK_WIDGET (self), looking ? GTK_ALIGN_END : GTK_ALIGN_CENTER);
  if (looking)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), "aside");
      gtk_widget_grab_focus (GTK_WIDGET (self->look));
    }
  else
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self), "aside");
      gtk_widget_child_focus (GTK_WIDGET (self->grid), GTK_DIR_TAB_FORWARD);
    }
  tell_whether_asking (self);
}

static gboolean
on_look (GtkWidget *widget, GVariant *args, gpointer data)
{
  RelaisCardPicker *self = RELAIS_CARD_PICKER (widget);

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  gtk_toggle_button_set_active (self->look, !gtk_toggle_button_get_active (self->look));
  return TRUE;
}

static gboolean
on_digit (GtkWidget *widget, GVariant *args, gpointer data)
{
  RelaisCardPicker *self = RELAIS_CARD_PICKER (widget);

  return self->asking && gtk_widget_get_mapped (widget) && relais_card_grid_press (self->grid, (guint) g_variant_get_int32 (args));
}

static void
add_shortcut (GtkEventController *controller, guint key, GtkShortcutFunc callback, int arg)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (key, 0), gtk_callback_action_new (callback, NULL, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (arg));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
}

/* In the whole window, as the keys of the prompt bar. */
static void
add_shortcuts (RelaisCardPicker *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  add_shortcut (keys, GDK_KEY_b, on_look, 0);
  for (int digit = 1; digit <= 9; digit++)
    {
      add_shortcut (keys, GDK_KEY_0 + (guint) digit, on_digit, digit);
      add_shortcut (keys, GDK_KEY_KP_0 + (guint) digit, on_digit, digit);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
refresh (RelaisCardPicker *self)
{
  gboolean was_open = gtk_widget_get_visible (GTK_WIDGET (self));
  gboolean focused = relais_focus_is_below (GTK_WIDGET (self->grid));
  g_autofree char *count = NULL;
  guint n;

  forget_cards (self);
  /* Else GTK puts the focus somewhere on the board when they go: the page knows where one goes on. */
  if (focused)
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  /* The next cards are other ones: nothing is kept of these. */
  g_object_set (self->grid, "model", NULL, "match", NULL, NULL);
  g_list_store_remove_all (self->offered);
  if (self->decision != NULL)
    collect (self);
  n = g_list_model_get_n_items (G_LIST_MODEL (self->offered));
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  tell_whether_asking (self);
  if (n == 0)
    return;
  g_object_set (self->grid, "match", relais_decision_get_match (self->decision), "model", self->offered, NULL);
  gtk_label_set_label (self->question, relais_decision_get_question (self->decision));
  count = g_strdup_printf (ngettext ("The deck shows %u card.", "The deck shows %u cards.", n), n);
  gtk_label_set_label (self->count, count);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, relais_decision_get_question (self->decision),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, count, -1);
  if (!was_open)
    gtk_toggle_button_set_active (self->look, FALSE);
  if (!was_open || focused)
    gtk_widget_child_focus (GTK_WIDGET (self->grid), GTK_DIR_TAB_FORWARD);
}

/* It comes and goes by what is asked, so it hears it although it is not seen. */
static void
on_changed (RelaisCardPicker *self, RelaisChange what)
{
  if ((what & RELAIS_CHANGE_QUESTION) != 0)
    refresh (self);
}

static void
on_card_activated (RelaisCardPicker *self, RelaisCard *card)
{
  GListModel *choices = relais_decision_get_choices (self->decision);
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (relais_decision_get_match (self->decision)));

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      if (is_pick (lore, choice) && g_str_equal (relais_choice_get_card (choice), relais_card_get_id (card)))
        {
          relais_decision_choose (self->decision, choice);
          return;
        }
    }
}

static void
set_decision (RelaisCardPicker *self, RelaisDecision *decision)
{
  if (self->decision == decision)
    return;
  if (self->decision != NULL)
    g_signal_handlers_disconnect_by_func (relais_decision_get_match (self->decision), on_changed, self);
  g_set_object (&self->decision, decision);
  if (decision != NULL)
    g_signal_connect_object (relais_decision_get_match (decision), "changed", G_CALLBACK (on_changed), self,
                             G_CONNECT_SWAPPED);
}

static void
relais_card_picker_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (relais_card_picker_parent_class)->root (widget);
  g_signal_connect_object (gtk_widget_get_root (widget), "notify::focus-widget", G_CALLBACK (on_focus_moved), widget,
                           G_CONNECT_SWAPPED);
}

static void
relais_card_picker_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), on_focus_moved, widget);
  GTK_WIDGET_CLASS (relais_card_picker_parent_class)->unroot (widget);
}

static void
relais_card_picker_dispose (GObject *object)
{
  RelaisCardPicker *self = RELAIS_CARD_PICKER (object);

  set_decision (self, NULL);
  g_clear_object (&self->pointed);
  g_clear_object (&self->focused);
  g_clear_pointer (&self->lit, g_free);
  relais_dispose_template (GTK_WIDGET (self), RELAIS_TYPE_CARD_PICKER);
  g_clear_object (&self->offered);
  G_OBJECT_CLASS (relais_card_picker_parent_class)->dispose (object);
}

static void
relais_card_picker_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisCardPicker *self = RELAIS_CARD_PICKER (object);

  switch (id)
    {
    case PROP_DECISION: g_value_set_object (value, self->decision); break;
    case PROP_ASKING: g_value_set_boolean (value, self->asking); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_card_picker_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  set_decision (RELAIS_CARD_PICKER (object), g_value_get_object (value));
  refresh (RELAIS_CARD_PICKER (object));
}

static void
relais_card_picker_class_init (RelaisCardPickerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = relais_card_picker_dispose;
  object_class->get_property = relais_card_picker_get_property;
  object_class->set_property = relais_card_picker_set_property;
  widget_class->root = relais_card_picker_root;
  widget_class->unroot = relais_card_picker_unroot;

  properties[PROP_DECISION] = g_param_spec_object ("decision", NULL, NULL, RELAIS_TYPE_DECISION,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ASKING] = g_param_spec_boolean ("asking", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[LIGHT_PLACES] = g_signal_new ("light-places", RELAIS_TYPE_CARD_PICKER, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRV);

  g_type_ensure (RELAIS_TYPE_CARD_GRID);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-card-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisCardPicker, question);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardPicker, count);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardPicker, look);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardPicker, cards);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardPicker, grid);
  gtk_widget_class_bind_template_callback (widget_class, on_card_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_look_toggled);
  gtk_widget_class_set_css_name (widget_class, "cardpicker");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
relais_card_picker_init (RelaisCardPicker *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->offered = g_list_store_new (RELAIS_TYPE_CARD);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_leave), self);
  gtk_widget_add_controller (GTK_WIDGET (self->grid), motion);
  add_shortcuts (self);
}

GtkWidget *
relais_card_picker_new (RelaisDecision *decision)
{
  g_return_val_if_fail (RELAIS_IS_DECISION (decision), NULL);
  return g_object_new (RELAIS_TYPE_CARD_PICKER, "decision", decision, NULL);
}

gboolean
relais_card_picker_begin (RelaisCardPicker *self)
{
  g_return_val_if_fail (RELAIS_IS_CARD_PICKER (self), FALSE);

  if (self->asking)
    relais_focus_enter (GTK_WIDGET (self->grid));
  return self->asking;
}
