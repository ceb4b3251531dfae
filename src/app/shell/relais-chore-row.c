/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-chore-row.h"

#include <glib/gi18n.h>

#include "app/kit/relais-chores.h"

struct _RelaisChoreRow
{
  AdwActionRow parent_instance;

  GSettings *settings;
  const RelaisLore *lore;
  const RelaisChoreText *chore;

  GtkSwitch *button;
};

G_DEFINE_FINAL_TYPE (RelaisChoreRow, relais_chore_row, ADW_TYPE_ACTION_ROW)

static void
on_switched (RelaisChoreRow *self)
{
  gboolean on = gtk_switch_get_active (self->button);

  if (on != relais_chores_get (self->settings, self->lore, self->chore))
    relais_chores_set (self->settings, self->lore, self->chore, on);
}

static void
on_changed (RelaisChoreRow *self)
{
  gtk_switch_set_active (self->button, relais_chores_get (self->settings, self->lore, self->chore));
}

static void
relais_chore_row_finalize (GObject *object)
{
  g_clear_object (&RELAIS_CHORE_ROW (object)->settings);
  G_OBJECT_CLASS (relais_chore_row_parent_class)->finalize (object);
}

static void
relais_chore_row_class_init (RelaisChoreRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = relais_chore_row_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-chore-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisChoreRow, button);
}

static void
relais_chore_row_init (RelaisChoreRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_chore_row_new (GSettings *settings, const RelaisLore *lore, const RelaisChoreText *chore)
{
  RelaisChoreRow *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings) && lore != NULL && chore != NULL, NULL);

  self = g_object_new (RELAIS_TYPE_CHORE_ROW, "title", _(chore->title), "subtitle", _(chore->subtitle), NULL);
  self->settings = g_object_ref (settings);
  self->lore = lore;
  self->chore = chore;
  g_signal_connect_object (settings, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  on_changed (self);
  g_signal_connect_swapped (self->button, "notify::active", G_CALLBACK (on_switched), self);
  return GTK_WIDGET (self);
}
