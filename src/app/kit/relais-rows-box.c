/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-rows-box.h"

#define SPACING 6

typedef struct
{
  int spacing;
} RelaisRowsBoxPrivate;

enum
{
  PROP_SPACING = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (RelaisRowsBox, relais_rows_box, GTK_TYPE_WIDGET)

static RelaisRowsBoxPrivate *
private (gpointer self)
{
  return relais_rows_box_get_instance_private (self);
}

static GtkSizeRequestMode
relais_rows_box_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
relais_rows_box_dispose (GObject *object)
{
  relais_rows_box_clear (RELAIS_ROWS_BOX (object));
  G_OBJECT_CLASS (relais_rows_box_parent_class)->dispose (object);
}

static void
relais_rows_box_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_SPACING: g_value_set_int (value, private (object)->spacing); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_rows_box_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_SPACING: private (object)->spacing = g_value_get_int (value); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
relais_rows_box_class_init (RelaisRowsBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = relais_rows_box_dispose;
  object_class->get_property = relais_rows_box_get_property;
  object_class->set_property = relais_rows_box_set_property;
  widget_class->get_request_mode = relais_rows_box_get_request_mode;

  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, SPACING,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
relais_rows_box_init (RelaisRowsBox *self)
{
  private (self)->spacing = SPACING;
}

int
relais_rows_box_get_spacing (RelaisRowsBox *self)
{
  return private (self)->spacing;
}

void
relais_rows_box_clear (RelaisRowsBox *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}
