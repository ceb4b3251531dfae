/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-edition-entry.h"

#include <glib/gi18n.h>

#include "app/kit/relais-css-class.h"
#include "app/kit/relais-wheel.h"
#include "app/old-gtk/relais-tooltip.h"
#include "relais-edition-words.h"

struct _RelaisEditionEntry
{
  AdwBin parent_instance;

  RelaisEditionLine *line;
  guint cell;
  gboolean updating;            /* from the model, not by the user */

  GtkSpinButton *number;
  GtkWidget *choice;
  GtkLabel *word;
};

G_DEFINE_TYPE (RelaisEditionEntry, relais_edition_entry, ADW_TYPE_BIN)

static void
set_value (RelaisEditionEntry *self, guint value)
{
  const RelaisEditionCell *cell;

  if (self->updating || self->line == NULL)
    return;
  cell = relais_edition_line_get_cell (self->line, self->cell);
  if (value != cell->value)
    gtk_widget_activate_action (GTK_WIDGET (self), "edition.set", "(suu)", cell->field->path, cell->index, value);
}

static void
on_number_changed (RelaisEditionEntry *self)
{
  set_value (self, (guint) gtk_spin_button_get_value_as_int (self->number));
}

static void
on_chosen (RelaisEditionEntry *self, guint value)
{
  set_value (self, value);
}

static void
on_clicked (RelaisEditionEntry *self)
{
  RelaisEditionWords *words = relais_edition_words_open (self->choice, self->line, self->cell);

  g_signal_connect_object (words, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
}

static void
on_text_activate (RelaisEditionEntry *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "edition.next", NULL);
}

static gboolean
relais_edition_entry_grab_focus (GtkWidget *widget)
{
  RelaisEditionEntry *self = RELAIS_EDITION_ENTRY (widget);

  if (gtk_widget_get_visible (self->choice))
    return gtk_widget_grab_focus (self->choice);
  /* Selected before: what takes the focus with nothing selected starts to blink. */
  gtk_editable_select_region (GTK_EDITABLE (self->number), 0, -1);
  return gtk_text_grab_focus_without_selecting (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (self->number))));
}

static void
relais_edition_entry_dispose (GObject *object)
{
  g_clear_object (&RELAIS_EDITION_ENTRY (object)->line);
  G_OBJECT_CLASS (relais_edition_entry_parent_class)->dispose (object);
}

static void
relais_edition_entry_class_init (RelaisEditionEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_edition_entry_dispose;
  widget_class->grab_focus = relais_edition_entry_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-edition-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisEditionEntry, number);
  gtk_widget_class_bind_template_child (widget_class, RelaisEditionEntry, choice);
  gtk_widget_class_bind_template_child (widget_class, RelaisEditionEntry, word);
  gtk_widget_class_bind_template_callback (widget_class, on_number_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
}

static void
relais_edition_entry_init (RelaisEditionEntry *self)
{
  GtkEditable *text;

  gtk_widget_init_template (GTK_WIDGET (self));
  relais_wheel_needs_focus (GTK_WIDGET (self->number));
  text = gtk_editable_get_delegate (GTK_EDITABLE (self->number));
  g_signal_connect_object (text, "activate", G_CALLBACK (on_text_activate), self, G_CONNECT_SWAPPED);
}

GtkWidget *
relais_edition_entry_new (void)
{
  return g_object_new (RELAIS_TYPE_EDITION_ENTRY, NULL);
}

void
relais_edition_entry_show (RelaisEditionEntry *self, RelaisEditionLine *line, guint cell)
{
  const RelaisEditionCell *value = relais_edition_line_get_cell (line, cell);
  gboolean words = value->field->words != NULL;
  GtkWidget *control;
  g_autofree char *name = relais_edition_line_dup_name (line, cell);
  g_autofree char *text = relais_edition_line_dup_value (line, cell, value->value);
  g_autofree char *spoken = NULL;

  g_return_if_fail (RELAIS_IS_EDITION_ENTRY (self));

  control = words ? self->choice : GTK_WIDGET (self->number);
  self->updating = TRUE;
  g_set_object (&self->line, line);
  self->cell = cell;
  gtk_widget_set_visible (self->choice, words);
  gtk_widget_set_visible (GTK_WIDGET (self->number), !words);
  if (words)
    {
      gtk_label_set_label (self->word, text);
      spoken = g_strdup_printf (_("%s: %s"), name, text);
    }
  else
    {
      gtk_spin_button_set_range (self->number, value->field->min, value->field->max);
      gtk_spin_button_set_value (self->number, value->value);
    }
  relais_tooltip_set (control, value->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, words ? spoken : name, -1);
  relais_css_class_set (control, "changed", value->value != value->original);
  self->updating = FALSE;
}
