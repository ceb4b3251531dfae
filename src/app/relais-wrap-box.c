/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-wrap-box.h"

struct _RelaisWrapBox
{
  GtkWidget parent_instance;

  int spacing;
};

enum
{
  PROP_SPACING = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static GtkBuildableIface *parent_buildable;

static void relais_wrap_box_buildable_init (GtkBuildableIface *iface);

G_DEFINE_TYPE_WITH_CODE (RelaisWrapBox, relais_wrap_box, GTK_TYPE_WIDGET,
                         G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, relais_wrap_box_buildable_init))

static GtkWidget *
next_shown (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

#define EACH_CHILD(self, child)                                               \
  for (GtkWidget *child = next_shown (gtk_widget_get_first_child (GTK_WIDGET (self))); child != NULL; \
       child = next_shown (gtk_widget_get_next_sibling (child)))

static int
height_of (GtkWidget *child, int width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static int
width_of (GtkWidget *child, int width)
{
  int minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return MAX (minimum, MIN (natural, width));
}

/* The row that begins with a child: where the next one begins, and how high it is. */
static GtkWidget *
row_end (RelaisWrapBox *self, GtkWidget *child, int width, int *height)
{
  int x = 0, n = 0;

  *height = 0;
  for (; child != NULL; child = next_shown (gtk_widget_get_next_sibling (child)))
    {
      int own = width_of (child, width);

      if (n > 0 && x + own > width)
        return child;
      *height = MAX (*height, height_of (child, own));
      x += own + self->spacing;
      n++;
    }
  return NULL;
}

static int
whole_height (RelaisWrapBox *self, int width)
{
  GtkWidget *child = next_shown (gtk_widget_get_first_child (GTK_WIDGET (self)));
  int all = 0;

  while (child != NULL)
    {
      int height;

      child = row_end (self, child, width, &height);
      all += height + (child != NULL ? self->spacing : 0);
    }
  return all;
}

static GtkSizeRequestMode
relais_wrap_box_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
relais_wrap_box_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  RelaisWrapBox *self = RELAIS_WRAP_BOX (widget);
  int least = 0, all = 0;

  (void) minimum_baseline;
  (void) natural_baseline;
  EACH_CHILD (self, child)
    {
      int child_least, child_natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_least, &child_natural, NULL, NULL);
      least = MAX (least, child_least);
      all += child_natural + (all > 0 ? self->spacing : 0);
    }
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = all;
      return;
    }
  *minimum = *natural = whole_height (self, MAX (for_size < 0 ? all : for_size, least));
}

static void
relais_wrap_box_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RelaisWrapBox *self = RELAIS_WRAP_BOX (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *child = next_shown (gtk_widget_get_first_child (widget));
  int y = 0;

  (void) height;
  (void) baseline;
  while (child != NULL)
    {
      int row_height;
      GtkWidget *end = row_end (self, child, width, &row_height);
      int x = 0;

      for (; child != end; child = next_shown (gtk_widget_get_next_sibling (child)))
        {
          int own = width_of (child, width);

          gtk_widget_size_allocate (child,
                                    &(GtkAllocation) { mirrored ? width - x - own : x, y, own, row_height }, -1);
          x += own + self->spacing;
        }
      y += row_height + self->spacing;
    }
}

static void
relais_wrap_box_dispose (GObject *object)
{
  relais_wrap_box_clear (RELAIS_WRAP_BOX (object));
  G_OBJECT_CLASS (relais_wrap_box_parent_class)->dispose (object);
}

static void
relais_wrap_box_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisWrapBox *self = RELAIS_WRAP_BOX (object);

  switch (id)
    {
    case PROP_SPACING: g_value_set_int (value, self->spacing); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_wrap_box_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisWrapBox *self = RELAIS_WRAP_BOX (object);

  switch (id)
    {
    case PROP_SPACING: self->spacing = g_value_get_int (value); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
relais_wrap_box_class_init (RelaisWrapBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = relais_wrap_box_dispose;
  object_class->get_property = relais_wrap_box_get_property;
  object_class->set_property = relais_wrap_box_set_property;
  widget_class->get_request_mode = relais_wrap_box_get_request_mode;
  widget_class->measure = relais_wrap_box_measure;
  widget_class->size_allocate = relais_wrap_box_size_allocate;

  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 6,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "wrapbox");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
relais_wrap_box_init (RelaisWrapBox *self)
{
  self->spacing = 6;
}

static void
relais_wrap_box_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  if (GTK_IS_WIDGET (child))
    relais_wrap_box_append (RELAIS_WRAP_BOX (buildable), GTK_WIDGET (child));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
relais_wrap_box_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = relais_wrap_box_add_child;
}

void
relais_wrap_box_append (RelaisWrapBox *self, GtkWidget *child)
{
  gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
}

void
relais_wrap_box_clear (RelaisWrapBox *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}
