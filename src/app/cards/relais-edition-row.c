/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-edition-row.h"

#include <glib/gi18n.h>

#include "app/kit/relais-css-class.h"
#include "relais-edition-entry.h"

struct _RelaisEditionRow
{
  AdwBin parent_instance;

  RelaisEditionLine *line;

  GtkStack *kinds;
  GtkLabel *group;
  GtkLabel *subject;
  GtkLabel *title;
  GtkLabel *note;
  GtkWidget *reset;
  GtkBox *entries;
};

G_DEFINE_TYPE (RelaisEditionRow, relais_edition_row, ADW_TYPE_BIN)

static GtkWidget *
nth_entry (RelaisEditionRow *self, guint n)
{
  GtkWidget *entry = gtk_widget_get_first_child (GTK_WIDGET (self->entries));

  while (entry != NULL && n-- > 0)
    entry = gtk_widget_get_next_sibling (entry);
  return entry;
}

/* As many as there ever were; those too many are hidden. */
static void
show_entries (RelaisEditionRow *self)
{
  guint n = relais_edition_line_get_n_cells (self->line);
  GtkWidget *entry;

  for (guint i = 0; i < n; i++)
    {
      entry = nth_entry (self, i);
      if (entry == NULL)
        {
          entry = relais_edition_entry_new ();
          gtk_box_append (self->entries, entry);
        }
      relais_edition_entry_show (RELAIS_EDITION_ENTRY (entry), self->line, i);
      gtk_widget_set_visible (entry, TRUE);
    }
  for (entry = nth_entry (self, n); entry != NULL; entry = gtk_widget_get_next_sibling (entry))
    gtk_widget_set_visible (entry, FALSE);
  /* Four numbers want the whole width. */
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_parent (GTK_WIDGET (self->entries))),
                                  n > 2 ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
update (RelaisEditionRow *self)
{
  gboolean changed = relais_edition_line_is_changed (self->line);
  g_autofree char *note = relais_edition_line_dup_note (self->line);
  g_autofree char *name = relais_edition_line_dup_name (self->line, G_MAXUINT);
  /* TRANSLATORS: %s is a card value such as "Banker: Cost" */
  g_autofree char *resetting = g_strdup_printf (_("Reset: %s"), name);

  gtk_label_set_label (self->title, relais_edition_line_get_title (self->line));
  gtk_label_set_label (self->note, note);
  gtk_widget_set_visible (self->reset, changed);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->reset), GTK_ACCESSIBLE_PROPERTY_LABEL, resetting, -1);
  relais_css_class_set (GTK_WIDGET (self), "changed", changed);
  show_entries (self);
}

static void
on_reset_clicked (RelaisEditionRow *self)
{
  g_auto (GVariantBuilder) cells = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(su)"));

  relais_edition_row_focus (self, 0);
  for (guint i = 0; i < relais_edition_line_get_n_cells (self->line); i++)
    {
      const RelaisEditionCell *cell = relais_edition_line_get_cell (self->line, i);

      if (cell->value != cell->original)
        g_variant_builder_add (&cells, "(su)", cell->field->path, cell->index);
    }
  gtk_widget_activate_action (GTK_WIDGET (self), "edition.reset", "a(su)", &cells);
}

static void
relais_edition_row_dispose (GObject *object)
{
  relais_edition_row_set_line (RELAIS_EDITION_ROW (object), NULL);
  G_OBJECT_CLASS (relais_edition_row_parent_class)->dispose (object);
}

static void
relais_edition_row_class_init (RelaisEditionRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_edition_row_dispose;
  gtk_widget_class_set_css_name (widget_class, "editionrow");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-edition-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisEditionRow, kinds);
  gtk_widget_class_bind_template_child (widget_class, RelaisEditionRow, group);
  gtk_widget_class_bind_template_child (widget_class, RelaisEditionRow, subject);
  gtk_widget_class_bind_template_child (widget_class, RelaisEditionRow, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisEditionRow, note);
  gtk_widget_class_bind_template_child (widget_class, RelaisEditionRow, reset);
  gtk_widget_class_bind_template_child (widget_class, RelaisEditionRow, entries);
  gtk_widget_class_bind_template_callback (widget_class, on_reset_clicked);
}

static void
relais_edition_row_init (RelaisEditionRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_edition_row_new (void)
{
  return g_object_new (RELAIS_TYPE_EDITION_ROW, NULL);
}

/**
 * relais_edition_row_set_line:
 * @line: (nullable)
 */
void
relais_edition_row_set_line (RelaisEditionRow *self, RelaisEditionLine *line)
{
  g_return_if_fail (RELAIS_IS_EDITION_ROW (self));

  if (self->line != NULL)
    g_signal_handlers_disconnect_by_func (self->line, update, self);
  g_set_object (&self->line, line);
  if (line == NULL)
    return;
  switch (relais_edition_line_get_kind (line))
    {
    case RELAIS_EDITION_GROUP:
      gtk_stack_set_visible_child_name (self->kinds, "group");
      gtk_label_set_label (self->group, relais_edition_line_get_title (line));
      break;
    case RELAIS_EDITION_SUBJECT:
      gtk_stack_set_visible_child_name (self->kinds, "subject");
      gtk_label_set_label (self->subject, relais_edition_line_get_title (line));
      break;
    default:
      gtk_stack_set_visible_child_name (self->kinds, "value");
      g_signal_connect_object (line, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
      update (self);
    }
}

RelaisEditionLine *
relais_edition_row_get_line (RelaisEditionRow *self)
{
  g_return_val_if_fail (RELAIS_IS_EDITION_ROW (self), NULL);
  return self->line;
}

int
relais_edition_row_find_focus (RelaisEditionRow *self)
{
  int n = 0;

  g_return_val_if_fail (RELAIS_IS_EDITION_ROW (self), 0);

  for (GtkWidget *entry = nth_entry (self, 0); entry != NULL; entry = gtk_widget_get_next_sibling (entry), n++)
    if (gtk_widget_get_focus_child (entry) != NULL)
      return n;
  return -1;
}

void
relais_edition_row_focus (RelaisEditionRow *self, guint cell)
{
  guint n;
  GtkWidget *entry;

  g_return_if_fail (RELAIS_IS_EDITION_ROW (self));

  n = relais_edition_line_get_n_cells (self->line);
  entry = n > 0 ? nth_entry (self, MIN (cell, n - 1)) : NULL;
  if (entry != NULL)
    gtk_widget_grab_focus (entry);
}
