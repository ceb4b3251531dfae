/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-board-group.h"

struct _RelaisBoardGroup
{
  GtkWidget parent_instance;

  char *id;
  char *label;
};

G_DEFINE_TYPE (RelaisBoardGroup, relais_board_group, GTK_TYPE_WIDGET)

static void
relais_board_group_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (relais_board_group_parent_class)->dispose (object);
}

static void
relais_board_group_finalize (GObject *object)
{
  RelaisBoardGroup *self = RELAIS_BOARD_GROUP (object);

  g_free (self->id);
  g_free (self->label);
  G_OBJECT_CLASS (relais_board_group_parent_class)->finalize (object);
}

static void
relais_board_group_class_init (RelaisBoardGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_board_group_dispose;
  G_OBJECT_CLASS (klass)->finalize = relais_board_group_finalize;
  gtk_widget_class_set_css_name (widget_class, "boardgroup");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
relais_board_group_init (RelaisBoardGroup *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
relais_board_group_new (const char *id)
{
  RelaisBoardGroup *self = g_object_new (RELAIS_TYPE_BOARD_GROUP, "name", id, NULL);

  self->id = g_strdup (id);
  return GTK_WIDGET (self);
}

const char *
relais_board_group_get_id (RelaisBoardGroup *self)
{
  g_return_val_if_fail (RELAIS_IS_BOARD_GROUP (self), NULL);
  return self->id;
}

void
relais_board_group_tell (RelaisBoardGroup *self, const char *label)
{
  g_return_if_fail (RELAIS_IS_BOARD_GROUP (self));

  if (g_strcmp0 (self->label, label) == 0)
    return;
  g_free (self->label);
  self->label = g_strdup (label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
