/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-wrap-box.h"

struct _RelaisWrapBox
{
  RelaisRowsBox parent_instance;
};

static GtkBuildableIface *parent_buildable;

static void relais_wrap_box_buildable_init (GtkBuildableIface *iface);

G_DEFINE_TYPE_WITH_CODE (RelaisWrapBox, relais_wrap_box, RELAIS_TYPE_ROWS_BOX,
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
  int spacing = relais_rows_box_get_spacing (RELAIS_ROWS_BOX (self));
  int x = 0, n = 0;

  *height = 0;
  for (; child != NULL; child = next_shown (gtk_widget_get_next_sibling (child)))
    {
      int own = width_of (child, width);

      if (n > 0 && x + own > width)
        return child;
      *height = MAX (*height, height_of (child, own));
      x += own + spacing;
      n++;
    }
  return NULL;
}

static int
whole_height (RelaisWrapBox *self, int width)
{
  int spacing = relais_rows_box_get_spacing (RELAIS_ROWS_BOX (self));
  GtkWidget *child = next_shown (gtk_widget_get_first_child (GTK_WIDGET (self)));
  int all = 0;

  while (child != NULL)
    {
      int height;

      child = row_end (self, child, width, &height);
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
  int spacing = relais_rows_box_get_spacing (RELAIS_ROWS_BOX (self));
  int least = 0, all = 0;

  (void) minimum_baseline;
  (void) natural_baseline;
  EACH_CHILD (self, child)
    {
      int child_least, child_natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_least, &child_natural, NULL, NULL);
      least = MAX (least, child_least);
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
  int spacing = relais_rows_box_get_spacing (RELAIS_ROWS_BOX (self));
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
          x += own + spacing;
        }
      y += row_height + spacing;
    }
}

static void
relais_wrap_box_class_init (RelaisWrapBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = relais_wrap_box_measure;
  widget_class->size_allocate = relais_wrap_box_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "wrapbox");
}

static void
relais_wrap_box_init (RelaisWrapBox *self)
{
  (void) self;
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
