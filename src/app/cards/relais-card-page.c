/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-card-page.h"

#include "model/relais-card.h"
#include "relais-card-browser.h"
#include "relais-card-values.h"

struct _RelaisCardPage
{
  AdwBin parent_instance;

  RelaisMatch *match;
  RelaisCardBrowser *browser;
};

enum
{
  CLOSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisCardPage, relais_card_page, ADW_TYPE_BIN)

static void
on_back_clicked (RelaisCardPage *self)
{
  g_signal_emit (self, signals[CLOSED], 0);
}

static void
on_values_clicked (RelaisCardPage *self)
{
  relais_card_values_present (GTK_WIDGET (self), self->match);
}

static void
relais_card_page_dispose (GObject *object)
{
  RelaisCardPage *self = RELAIS_CARD_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RELAIS_TYPE_CARD_PAGE);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (relais_card_page_parent_class)->dispose (object);
}

static void
relais_card_page_class_init (RelaisCardPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_card_page_dispose;
  signals[CLOSED] = g_signal_new ("closed", RELAIS_TYPE_CARD_PAGE, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);

  g_type_ensure (RELAIS_TYPE_CARD_BROWSER);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-card-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisCardPage, browser);
  gtk_widget_class_bind_template_callback (widget_class, on_back_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_values_clicked);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_Escape, 0, "closed", NULL);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "closed", NULL);
}

static void
relais_card_page_init (RelaisCardPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_card_page_new (RelaisMatch *match, RelaisDecision *decision)
{
  RelaisCardPage *self;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  self = g_object_new (RELAIS_TYPE_CARD_PAGE, NULL);
  self->match = g_object_ref (match);
  g_object_set (self->browser, "match", match, "decision", decision, NULL);
  return GTK_WIDGET (self);
}

const char *
relais_card_page_get_card (RelaisCardPage *self)
{
  g_autoptr (RelaisCard) card = NULL;

  g_return_val_if_fail (RELAIS_IS_CARD_PAGE (self), NULL);

  g_object_get (self->browser, "selected", &card, NULL);
  return card != NULL ? g_intern_string (relais_card_get_id (card)) : NULL;
}

/**
 * relais_card_page_show_card:
 * @id: (nullable): NULL: none in particular
 */
void
relais_card_page_show_card (RelaisCardPage *self, const char *id)
{
  g_return_if_fail (RELAIS_IS_CARD_PAGE (self));

  if (id == NULL || !relais_card_browser_show_card (self->browser, id))
    relais_card_browser_search (self->browser);
}
