/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-seed-row.h"

struct _RelaisSeedRow
{
  AdwActionRow parent_instance;

  RelaisOptions *options;
  gboolean updating;            /* from the model, not by the user */

  GtkEditable *seed;
};

G_DEFINE_TYPE (RelaisSeedRow, relais_seed_row, ADW_TYPE_ACTION_ROW)

static void
update (RelaisSeedRow *self)
{
  gint64 seed = relais_options_get_value (self->options, RELAIS_OPTION_SEED);
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, seed);

  /* What is being typed is left alone. */
  if (self->updating || g_ascii_strtoll (gtk_editable_get_text (self->seed), NULL, 10) == seed)
    return;
  self->updating = TRUE;
  gtk_widget_remove_css_class (GTK_WIDGET (self->seed), "error");
  gtk_editable_set_text (self->seed, text);
  self->updating = FALSE;
}

static void
on_seed_changed (RelaisSeedRow *self)
{
  gint64 seed;

  if (self->updating || self->options == NULL)
    return;
  self->updating = TRUE;
  if (g_ascii_string_to_signed (gtk_editable_get_text (self->seed), 10, 0, RELAIS_MAX_SEED, &seed, NULL))
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self->seed), "error");
      relais_options_set_value (self->options, RELAIS_OPTION_SEED, seed);
    }
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->seed), "error");
  self->updating = FALSE;
}

static void
on_dice_clicked (RelaisSeedRow *self)
{
  relais_options_set_value (self->options, RELAIS_OPTION_SEED, relais_options_any_seed ());
}

static void
relais_seed_row_dispose (GObject *object)
{
  g_clear_object (&RELAIS_SEED_ROW (object)->options);
  G_OBJECT_CLASS (relais_seed_row_parent_class)->dispose (object);
}

static void
relais_seed_row_class_init (RelaisSeedRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_seed_row_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-seed-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSeedRow, seed);
  gtk_widget_class_bind_template_callback (widget_class, on_seed_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_dice_clicked);
}

static void
relais_seed_row_init (RelaisSeedRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * relais_seed_row_set_options:
 * @options: (nullable)
 */
void
relais_seed_row_set_options (RelaisSeedRow *self, RelaisOptions *options)
{
  if (relais_options_follow (&self->options, options, G_CALLBACK (update), self))
    update (self);
}
