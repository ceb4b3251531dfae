/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-section.h"

#include "relais-setup-fields.h"

struct _RelaisSetupSection
{
  AdwExpanderRow parent_instance;

  RelaisDraft *draft;
  const char *section;          /* interned */
  RelaisSetupFields *fields;    /* NULL: nobody has looked yet */
};

G_DEFINE_TYPE (RelaisSetupSection, relais_setup_section, ADW_TYPE_EXPANDER_ROW)

static void
on_expanded (RelaisSetupSection *self)
{
  if (self->fields == NULL && self->draft != NULL && adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self)))
    self->fields = relais_setup_fields_new (self->draft, self->section, GTK_WIDGET (self), NULL, NULL);
}

static void
relais_setup_section_dispose (GObject *object)
{
  RelaisSetupSection *self = RELAIS_SETUP_SECTION (object);

  g_clear_pointer (&self->fields, relais_setup_fields_free);
  g_clear_object (&self->draft);
  G_OBJECT_CLASS (relais_setup_section_parent_class)->dispose (object);
}

static void
relais_setup_section_class_init (RelaisSetupSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = relais_setup_section_dispose;
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass),
                                               "/io/github/relaisgame/Relais/relais-setup-section.ui");
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_expanded);
}

static void
relais_setup_section_init (RelaisSetupSection *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_setup_section_new (RelaisDraft *draft, const char *section, const char *title)
{
  RelaisSetupSection *self;

  g_return_val_if_fail (RELAIS_IS_DRAFT (draft), NULL);

  self = g_object_new (RELAIS_TYPE_SETUP_SECTION, "title", title, NULL);
  self->draft = g_object_ref (draft);
  self->section = g_intern_string (section);
  return GTK_WIDGET (self);
}
