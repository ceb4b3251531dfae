/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-name.h"

#include "app/kit/relais-name-entry.h"

struct _RelaisSetupName
{
  GtkPopover parent_instance;

  RelaisDraft *draft;
  gboolean updating;            /* one of the two from the other */

  GtkEditable *name;
  GtkEditable *author;
  GtkEditable *note;
};

G_DEFINE_TYPE (RelaisSetupName, relais_setup_name, GTK_TYPE_POPOVER)

static void
show_text (GtkEditable *entry, const char *text)
{
  if (g_strcmp0 (gtk_editable_get_text (entry), text != NULL ? text : "") != 0)
    gtk_editable_set_text (entry, text != NULL ? text : "");
}

/* What is being typed is left alone. */
static void
update (RelaisSetupName *self)
{
  if (self->updating)
    return;
  self->updating = TRUE;
  relais_name_entry_set (self->name, relais_draft_get_name (self->draft), RELAIS_NAME_LENGTH);
  relais_name_entry_set (self->author, relais_draft_get_author (self->draft), RELAIS_NAME_LENGTH);
  show_text (self->note, relais_draft_get_note (self->draft));
  self->updating = FALSE;
}

static void
on_changed (RelaisSetupName *self, GtkEditable *entry)
{
  const char *text = gtk_editable_get_text (entry);

  if (self->updating || self->draft == NULL)
    return;
  self->updating = TRUE;
  if (entry == self->name)
    relais_draft_set_name (self->draft, text);
  else if (entry == self->author)
    relais_draft_set_author (self->draft, text);
  else
    relais_draft_set_note (self->draft, text);
  self->updating = FALSE;
}

static void
on_done (RelaisSetupName *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
relais_setup_name_dispose (GObject *object)
{
  g_clear_object (&RELAIS_SETUP_NAME (object)->draft);
  G_OBJECT_CLASS (relais_setup_name_parent_class)->dispose (object);
}

static void
relais_setup_name_class_init (RelaisSetupNameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_setup_name_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-setup-name.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupName, name);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupName, author);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupName, note);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_done);
}

static void
relais_setup_name_init (RelaisSetupName *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
relais_setup_name_set_draft (RelaisSetupName *self, RelaisDraft *draft)
{
  g_return_if_fail (RELAIS_IS_SETUP_NAME (self));

  self->draft = g_object_ref (draft);
  g_signal_connect_object (draft, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
