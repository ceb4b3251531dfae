/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-edition-words.h"

#include "app/kit/relais-popover-on.h"

struct _RelaisEditionWords
{
  GtkPopover parent_instance;

  guint first;                  /* the value of the first word */
  GtkListView *list;
  GtkSingleSelection *selection;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisEditionWords, relais_edition_words, GTK_TYPE_POPOVER)

static void
on_activate (RelaisEditionWords *self, guint position)
{
  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, signals[CHOSEN], 0, self->first + position);
}

static void
relais_edition_words_class_init (RelaisEditionWordsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHOSEN] = g_signal_new ("chosen", RELAIS_TYPE_EDITION_WORDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-edition-words.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisEditionWords, list);
  gtk_widget_class_bind_template_child (widget_class, RelaisEditionWords, selection);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
}

static void
relais_edition_words_init (RelaisEditionWords *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * relais_edition_words_open:
 *
 * Returns: (transfer none): goes by itself
 */
RelaisEditionWords *
relais_edition_words_open (GtkWidget *on, RelaisEditionLine *line, guint cell)
{
  RelaisEditionWords *self = g_object_new (RELAIS_TYPE_EDITION_WORDS, NULL);
  const RelaisEditionCell *value = relais_edition_line_get_cell (line, cell);
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  g_autofree char *name = relais_edition_line_dup_name (line, cell);

  self->first = value->field->min;
  for (guint i = value->field->min; i <= value->field->max; i++)
    gtk_string_list_take (words, relais_edition_line_dup_value (line, cell, (guint16) i));
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (words));
  gtk_single_selection_set_selected (self->selection, value->value - self->first);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  relais_popover_on (GTK_POPOVER (self), on, NULL, GTK_WIDGET (self->list));
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", value->value - self->first);
  return self;
}
