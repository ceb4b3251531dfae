/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-option-row.h"

#include <glib/gi18n.h>

#include "app/kit/relais-css-class.h"
#include "app/kit/relais-wheel.h"
#include "app/old-gtk/relais-drop-down.h"

struct _RelaisOptionRow
{
  AdwPreferencesRow parent_instance;

  RelaisOptions *options;
  int option;
  gboolean updating;            /* from the model, not by the user */

  GtkWidget *control;           /* of the three below the one that is shown */
  GtkLabel *sentence;
  GtkWidget *reset;
  GtkSpinButton *number;
  GtkSwitch *toggle;
  GtkDropDown *words;
};

G_DEFINE_TYPE (RelaisOptionRow, relais_option_row, ADW_TYPE_PREFERENCES_ROW)

static const RelaisOption *
option_of (RelaisOptionRow *self)
{
  return &relais_options_get_game (self->options)->options[self->option];
}

static gboolean
is_yes_no (const RelaisOption *option)
{
  return option->words != NULL && option->max == 1 && g_str_equal (option->words[0], "no")
         && g_str_equal (option->words[1], "yes");
}

static void
update (RelaisOptionRow *self)
{
  const RelaisOption *option = option_of (self);
  gint64 value = relais_options_get_value (self->options, self->option);
  /* How many play is always chosen. */
  gboolean given = self->option >= RELAIS_OPTION_GAME && relais_options_is_given (self->options, self->option);

  self->updating = TRUE;
  if (is_yes_no (option))
    gtk_switch_set_active (self->toggle, value != 0);
  else if (option->words != NULL)
    gtk_drop_down_set_selected (self->words, (guint) (value - option->min));
  else
    gtk_spin_button_set_value (self->number, (double) value);
  self->updating = FALSE;
  gtk_widget_set_visible (self->reset, given);
  relais_css_class_set (GTK_WIDGET (self), "given", given);
}

static void
set_value (RelaisOptionRow *self, gint64 value)
{
  if (!self->updating && self->options != NULL)
    relais_options_set_value (self->options, self->option, value);
}

static void
on_reset_clicked (RelaisOptionRow *self)
{
  relais_options_unset (self->options, self->option);
}

static void
on_number_changed (RelaisOptionRow *self)
{
  set_value (self, gtk_spin_button_get_value_as_int (self->number));
}

static void
on_toggled (RelaisOptionRow *self)
{
  set_value (self, gtk_switch_get_active (self->toggle));
}

static void
on_word_selected (RelaisOptionRow *self)
{
  guint selected = gtk_drop_down_get_selected (self->words);

  if (selected != GTK_INVALID_LIST_POSITION && self->options != NULL)
    set_value (self, option_of (self)->min + selected);
}

static void
fill_words (RelaisOptionRow *self, const RelaisOptionText *text)
{
  const RelaisOption *option = option_of (self);
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (gint64 i = option->min; i <= option->max; i++)
    gtk_string_list_append (titles, _(text->words[i]));
  self->updating = TRUE;
  gtk_drop_down_set_model (self->words, G_LIST_MODEL (titles));
  self->updating = FALSE;
}

static void
on_row_activated (RelaisOptionRow *self, GtkListBoxRow *row)
{
  if (row == GTK_LIST_BOX_ROW (self))
    gtk_widget_mnemonic_activate (self->control, FALSE);
}

/* Rows of a list tell the list that they are pressed. */
static void
relais_option_row_root (GtkWidget *widget)
{
  GtkWidget *list = gtk_widget_get_parent (widget);

  GTK_WIDGET_CLASS (relais_option_row_parent_class)->root (widget);
  if (GTK_IS_LIST_BOX (list))
    g_signal_connect_object (list, "row-activated", G_CALLBACK (on_row_activated), widget, G_CONNECT_SWAPPED);
}

static void
relais_option_row_unroot (GtkWidget *widget)
{
  GtkWidget *list = gtk_widget_get_parent (widget);

  if (list != NULL)
    g_signal_handlers_disconnect_by_func (list, on_row_activated, widget);
  GTK_WIDGET_CLASS (relais_option_row_parent_class)->unroot (widget);
}

static GtkWidget *
build (RelaisOptionRow *self, const RelaisOptionText *text)
{
  const RelaisOption *option = option_of (self);

  if (is_yes_no (option))
    return GTK_WIDGET (self->toggle);
  if (option->words != NULL)
    {
      fill_words (self, text);
      return GTK_WIDGET (self->words);
    }
  self->updating = TRUE;
  gtk_spin_button_set_range (self->number, (double) option->min, (double) option->max);
  gtk_spin_button_set_increments (self->number, 1, 10);
  self->updating = FALSE;
  return GTK_WIDGET (self->number);
}

static void
relais_option_row_dispose (GObject *object)
{
  RelaisOptionRow *self = RELAIS_OPTION_ROW (object);

  g_clear_object (&self->options);
  G_OBJECT_CLASS (relais_option_row_parent_class)->dispose (object);
}

static void
relais_option_row_class_init (RelaisOptionRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_option_row_dispose;
  widget_class->root = relais_option_row_root;
  widget_class->unroot = relais_option_row_unroot;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-option-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisOptionRow, sentence);
  gtk_widget_class_bind_template_child (widget_class, RelaisOptionRow, reset);
  gtk_widget_class_bind_template_child (widget_class, RelaisOptionRow, number);
  gtk_widget_class_bind_template_child (widget_class, RelaisOptionRow, toggle);
  gtk_widget_class_bind_template_child (widget_class, RelaisOptionRow, words);
  gtk_widget_class_bind_template_callback (widget_class, on_reset_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_number_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_word_selected);
}

static void
relais_option_row_init (RelaisOptionRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  relais_wheel_needs_focus (GTK_WIDGET (self->number));
  relais_drop_down_tell (self->words, NULL);
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (self->number))), TRUE);
}

GtkWidget *
relais_option_row_new (RelaisOptions *options, const RelaisOptionText *text)
{
  RelaisOptionRow *self;

  g_return_val_if_fail (RELAIS_IS_OPTIONS (options), NULL);

  self = g_object_new (RELAIS_TYPE_OPTION_ROW, "title", _(text->title), NULL);
  self->options = g_object_ref (options);
  self->option = relais_options_find (options, text->key);
  gtk_label_set_text (self->sentence, _(text->sentence));
  self->control = build (self, text);
  gtk_widget_set_visible (self->control, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _(text->title), -1);
  /* The sentence is told with the row: once is enough. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->control), GTK_ACCESSIBLE_PROPERTY_LABEL, _(text->title), -1);
  g_signal_connect_object (options, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

int
relais_option_row_get_option (RelaisOptionRow *self)
{
  g_return_val_if_fail (RELAIS_IS_OPTION_ROW (self), 0);
  return self->option;
}
