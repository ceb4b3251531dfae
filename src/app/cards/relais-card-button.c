/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-card-button.h"

#include "app/kit/relais-popover-on.h"
#include "app/old-gtk/relais-template.h"
#include "model/relais-match-cards.h"
#include "relais-card-popover.h"

struct _RelaisCardButton
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  char *card;
  char **places;
  gboolean lit;
  GtkMenuButton *button;
};

enum
{
  PROP_CHILD = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisCardButton, relais_card_button, GTK_TYPE_WIDGET)

static RelaisCard *
find_card (RelaisCardButton *self)
{
  g_autoptr (GListModel) cards = self->match != NULL ? relais_match_cards_new (self->match) : NULL;

  for (guint i = 0; cards != NULL && i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (RelaisCard) card = g_list_model_get_item (cards, i);

      if (g_strcmp0 (relais_card_get_id (card), self->card) == 0)
        return g_steal_pointer (&card);
    }
  return NULL;
}

/* What is true of the card may have changed since it was shown last. */
static void
make_popover (GtkMenuButton *button, gpointer data)
{
  RelaisCardButton *self = data;
  g_autoptr (RelaisCard) card = find_card (self);

  gtk_menu_button_set_popover (button, card != NULL ? relais_card_popover_new (self->match, card) : NULL);
}

static void
light (RelaisCardButton *self, gboolean on)
{
  static const char *const none[] = { NULL };
  const char *const *places = on && self->places != NULL ? (const char *const *) self->places : none;

  if (self->lit == on)
    return;
  self->lit = on;
  gtk_widget_activate_action (GTK_WIDGET (self), "players.light", "@as", g_variant_new_strv (places, -1));
}

static void
on_enter (RelaisCardButton *self)
{
  light (self, TRUE);
}

static void
on_leave (RelaisCardButton *self)
{
  light (self, FALSE);
}

static gboolean
relais_card_button_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  RelaisCardButton *self = RELAIS_CARD_BUTTON (widget);
  g_autoptr (RelaisCard) card = NULL;
  g_autofree char *words = NULL;

  if (relais_popover_is_on (GTK_WIDGET (self->button)))
    return FALSE;
  card = find_card (self);
  if (card == NULL)
    return FALSE;
  words = g_strjoin ("\n", relais_card_get_title (card), relais_card_get_text (card), NULL);
  gtk_tooltip_set_text (tooltip, words);
  return TRUE;
}

static void
relais_card_button_unmap (GtkWidget *widget)
{
  light (RELAIS_CARD_BUTTON (widget), FALSE);
  /* A popover whose window goes while it is open never goes. */
  gtk_menu_button_popdown (RELAIS_CARD_BUTTON (widget)->button);
  GTK_WIDGET_CLASS (relais_card_button_parent_class)->unmap (widget);
}

static void
relais_card_button_dispose (GObject *object)
{
  RelaisCardButton *self = RELAIS_CARD_BUTTON (object);

  g_clear_object (&self->match);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_CARD_BUTTON);
  G_OBJECT_CLASS (relais_card_button_parent_class)->dispose (object);
}

static void
relais_card_button_finalize (GObject *object)
{
  RelaisCardButton *self = RELAIS_CARD_BUTTON (object);

  g_free (self->card);
  g_strfreev (self->places);
  G_OBJECT_CLASS (relais_card_button_parent_class)->finalize (object);
}

static void
relais_card_button_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_CHILD: g_value_set_object (value, gtk_menu_button_get_child (RELAIS_CARD_BUTTON (object)->button)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_card_button_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_CHILD: gtk_menu_button_set_child (RELAIS_CARD_BUTTON (object)->button, g_value_get_object (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_card_button_class_init (RelaisCardButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = relais_card_button_dispose;
  object_class->finalize = relais_card_button_finalize;
  object_class->get_property = relais_card_button_get_property;
  object_class->set_property = relais_card_button_set_property;
  widget_class->query_tooltip = relais_card_button_query_tooltip;
  widget_class->unmap = relais_card_button_unmap;

  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "cardbutton");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-card-button.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisCardButton, button);
  gtk_widget_class_bind_template_callback (widget_class, on_enter);
  gtk_widget_class_bind_template_callback (widget_class, on_leave);
}

static void
relais_card_button_init (RelaisCardButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->button, make_popover, self, NULL);
}

GtkWidget *
relais_card_button_new (void)
{
  return g_object_new (RELAIS_TYPE_CARD_BUTTON, NULL);
}

void
relais_card_button_set (RelaisCardButton *self, RelaisMatch *match, const char *card, const char *name)
{
  g_return_if_fail (RELAIS_IS_CARD_BUTTON (self));

  g_set_object (&self->match, match);
  g_free (self->card);
  self->card = g_strdup (card);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

const char *
relais_card_button_get_card (RelaisCardButton *self)
{
  g_return_val_if_fail (RELAIS_IS_CARD_BUTTON (self), NULL);
  return self->card;
}

void
relais_card_button_set_places (RelaisCardButton *self, const char *const *places)
{
  g_return_if_fail (RELAIS_IS_CARD_BUTTON (self));

  g_strfreev (self->places);
  self->places = g_strdupv ((char **) places);
}
