/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-board-choices.h"

#include "app/answers/relais-choice-button.h"
#include "app/kit/relais-popover-on.h"

struct _RelaisBoardChoices
{
  GtkPopover parent_instance;

  GtkWidget *list;
};

enum
{
  CHOSEN,
  POINTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisBoardChoices, relais_board_choices, GTK_TYPE_POPOVER)

static void
on_chosen (RelaisBoardChoices *self, RelaisChoiceButton *button)
{
  g_autoptr (RelaisChoice) choice = g_object_ref (relais_choice_button_get_choice (button));

  if (relais_choice_get_reason (choice) == NULL)
    gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, signals[CHOSEN], 0, choice);
}

static void
on_pointed (RelaisBoardChoices *self, RelaisChoice *choice)
{
  g_signal_emit (self, signals[POINTED], 0, choice);
}

static void
relais_board_choices_class_init (RelaisBoardChoicesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHOSEN] = g_signal_new ("chosen", RELAIS_TYPE_BOARD_CHOICES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, RELAIS_TYPE_CHOICE);
  signals[POINTED] = g_signal_new ("pointed", RELAIS_TYPE_BOARD_CHOICES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, RELAIS_TYPE_CHOICE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-board-choices.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisBoardChoices, list);
}

static void
relais_board_choices_init (RelaisBoardChoices *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_choice (RelaisBoardChoices *self, const RelaisGameUi *ui, const char *colour, RelaisChoice *choice)
{
  GtkWidget *button = relais_choice_button_new ();

  gtk_widget_add_css_class (button, "flat");
  relais_choice_button_set_choice (RELAIS_CHOICE_BUTTON (button), ui, colour, choice);
  g_signal_connect_object (button, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "pointed", G_CALLBACK (on_pointed), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->list), button);
}

/* The keyboard begins at what can be done. */
static GtkWidget *
first_possible (RelaisBoardChoices *self)
{
  GtkWidget *child = gtk_widget_get_first_child (self->list);

  while (child != NULL && relais_choice_get_reason (relais_choice_button_get_choice (RELAIS_CHOICE_BUTTON (child))) != NULL)
    child = gtk_widget_get_next_sibling (child);
  return child != NULL ? child : gtk_widget_get_first_child (self->list);
}

/**
 * relais_board_choices_show:
 * @parent: what was pressed
 * @at: the part of it to point at
 *
 * Returns: (transfer none): the popover, which goes when it is closed
 */
GtkWidget *
relais_board_choices_show (GtkWidget          *parent,
                           const GdkRectangle *at,
                           const RelaisGameUi *ui,
                           const char         *colour,
                           GListModel         *choices)
{
  RelaisBoardChoices *self = g_object_new (RELAIS_TYPE_BOARD_CHOICES, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      add_choice (self, ui, colour, choice);
    }
  relais_popover_on (GTK_POPOVER (self), parent, at, first_possible (self));
  return GTK_WIDGET (self);
}
