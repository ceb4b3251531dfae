/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-wrap-box.h"

#define SPACING 6

struct _RelaisWrapBox
{
  GtkWidget parent_instance;

  int spacing;
  gboolean centered;
  gboolean homogeneous;
};

enum
{
  PROP_SPACING = 1,
  PROP_CENTERED,
  PROP_HOMOGENEOUS,
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

/* What a child asks for; with NULL, what the widest one does. */
static void
ask_width (RelaisWrapBox *self, GtkWidget *child, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  if (child != NULL && !self->homogeneous)
    {
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
      return;
    }
  EACH_CHILD (self, other)
    {
      int least, all;

      gtk_widget_measure (other, GTK_ORIENTATION_HORIZONTAL, -1, &least, &all, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, all);
    }
}

static int
width_of (RelaisWrapBox *self, GtkWidget *child, int width)
{
  int minimum, natural;

  ask_width (self, child, &minimum, &natural);
  return MAX (minimum, MIN (natural, width));
}

/* The row that begins with a child: where the next one begins, how high it is and how wide what is in it. */
static GtkWidget *
row_end (RelaisWrapBox *self, GtkWidget *child, int width, int *height, int *filled)
{
  int spacing = self->spacing;
  int x = 0, n = 0;

  *height = *filled = 0;
  for (; child != NULL; child = next_shown (gtk_widget_get_next_sibling (child)))
    {
      int own = width_of (self, child, width);

      if (n > 0 && x + own > width)
        return child;
      *height = MAX (*height, height_of (child, own));
      *filled = x + own;
      x += own + spacing;
      n++;
    }
  return NULL;
}

static int
whole_height (RelaisWrapBox *self, int width)
{
  int spacing = self->spacing;
  GtkWidget *child = next_shown (gtk_widget_get_first_child (GTK_WIDGET (self)));
  int all = 0;

  while (child != NULL)
    {
      int height, filled;

      child = row_end (self, child, width, &height, &filled);
      all += height + (child != NULL ? spacing : 0);
    }
  return all;
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
  int spacing = self->spacing;
  int least, all = 0;

  ask_width (self, NULL, &least, &(int) { 0 });
  EACH_CHILD (self, child)
    {
      int child_least, child_natural;

      ask_width (self, child, &child_least, &child_natural);
      all += child_natural + (all > 0 ? spacing : 0);
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
  int spacing = self->spacing;
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *child = next_shown (gtk_widget_get_first_child (widget));
  int y = 0;

  while (child != NULL)
    {
      int row_height, filled;
      GtkWidget *end = row_end (self, child, width, &row_height, &filled);
      int x = self->centered ? MAX (width - filled, 0) / 2 : 0;

      for (; child != end; child = next_shown (gtk_widget_get_next_sibling (child)))
        {
          int own = width_of (self, child, width);

          gtk_widget_size_allocate (child,
                                    &(GtkAllocation) { mirrored ? width - x - own : x, y, own, row_height }, -1);
          x += own + spacing;
        }
      y += row_height + spacing;
    }
}

static GtkSizeRequestMode
relais_wrap_box_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
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
    case PROP_CENTERED: g_value_set_boolean (value, self->centered); break;
    case PROP_HOMOGENEOUS: g_value_set_boolean (value, self->homogeneous); break;
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
    case PROP_CENTERED: self->centered = g_value_get_boolean (value); break;
    case PROP_HOMOGENEOUS: self->homogeneous = g_value_get_boolean (value); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
relais_wrap_box_class_init (RelaisWrapBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = relais_wrap_box_dispose;
  object_class->get_property = relais_wrap_box_get_property;
  object_class->set_property = relais_wrap_box_set_property;
  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, SPACING, flags);
  properties[PROP_CENTERED] = g_param_spec_boolean ("centered", NULL, NULL, FALSE, flags);
  properties[PROP_HOMOGENEOUS] = g_param_spec_boolean ("homogeneous", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  widget_class->get_request_mode = relais_wrap_box_get_request_mode;
  widget_class->measure = relais_wrap_box_measure;
  widget_class->size_allocate = relais_wrap_box_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "wrapbox");
}

static void
relais_wrap_box_init (RelaisWrapBox *self)
{
  self->spacing = SPACING;
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
  g_return_if_fail (RELAIS_IS_WRAP_BOX (self));
  gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
}

void
relais_wrap_box_clear (RelaisWrapBox *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}
