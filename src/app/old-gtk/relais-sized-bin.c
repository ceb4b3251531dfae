/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-sized-bin.h"

struct _RelaisSizedBin
{
  GtkWidget parent_instance;

  GtkWidget *child;
  int asked_width;
  gboolean keeps_width;
  gboolean keeps_height;
  int kept_height;
};

enum
{
  PROP_CHILD = 1,
  PROP_ASKED_WIDTH,
  PROP_KEEPS_WIDTH,
  PROP_KEEPS_HEIGHT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisSizedBin, relais_sized_bin, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
relais_sized_bin_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
relais_sized_bin_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  RelaisSizedBin *self = RELAIS_SIZED_BIN (widget);

  *minimum = *natural = 0;
  /* How narrow words can get in a height is sought by trying widths: that takes
   * labels long, and the width does not depend on it. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  else if (self->keeps_width)
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &for_size, NULL, NULL);
  if (self->child != NULL)
    gtk_widget_measure (self->child, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (self->keeps_width ? *natural : *minimum, self->asked_width);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && self->keeps_width)
    *minimum = *natural;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *natural = MAX (*natural, self->kept_height);
}

static void
relais_sized_bin_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RelaisSizedBin *self = RELAIS_SIZED_BIN (widget);

  if (self->keeps_height)
    self->kept_height = MAX (self->kept_height, height);
  if (self->child != NULL)
    gtk_widget_allocate (self->child, width, height, baseline, NULL);
}

static void
set_child (RelaisSizedBin *self, GtkWidget *child)
{
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
relais_sized_bin_dispose (GObject *object)
{
  set_child (RELAIS_SIZED_BIN (object), NULL);
  G_OBJECT_CLASS (relais_sized_bin_parent_class)->dispose (object);
}

static void
relais_sized_bin_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisSizedBin *self = RELAIS_SIZED_BIN (object);

  switch (id)
    {
    case PROP_CHILD: g_value_set_object (value, self->child); break;
    case PROP_ASKED_WIDTH: g_value_set_int (value, self->asked_width); break;
    case PROP_KEEPS_HEIGHT: g_value_set_boolean (value, self->keeps_height); break;
    case PROP_KEEPS_WIDTH: g_value_set_boolean (value, self->keeps_width); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_sized_bin_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisSizedBin *self = RELAIS_SIZED_BIN (object);

  switch (id)
    {
    case PROP_CHILD:
      set_child (self, g_value_get_object (value));
      break;
    case PROP_ASKED_WIDTH:
      self->asked_width = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    case PROP_KEEPS_WIDTH:
      self->keeps_width = g_value_get_boolean (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    case PROP_KEEPS_HEIGHT:
      self->keeps_height = g_value_get_boolean (value);
      if (self->keeps_height)
        self->kept_height = 0;
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_sized_bin_class_init (RelaisSizedBinClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = relais_sized_bin_dispose;
  object_class->get_property = relais_sized_bin_get_property;
  object_class->set_property = relais_sized_bin_set_property;
  widget_class->get_request_mode = relais_sized_bin_get_request_mode;
  widget_class->measure = relais_sized_bin_measure;
  widget_class->size_allocate = relais_sized_bin_size_allocate;
  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_ASKED_WIDTH] = g_param_spec_int ("asked-width", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_KEEPS_WIDTH] = g_param_spec_boolean ("keeps-width", NULL, NULL, FALSE, flags);
  properties[PROP_KEEPS_HEIGHT] = g_param_spec_boolean ("keeps-height", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  /* Presentation would hide what is in it from readers. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
relais_sized_bin_init (RelaisSizedBin *self)
{
}

/* (nullable) */
static GtkWidget *
title_of (GtkWidget *widget)
{
  GtkWidget *title = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "title"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && title == NULL; child = gtk_widget_get_next_sibling (child))
    title = title_of (child);
  return title;
}

/* What stands beside something else, or in the middle of its height, is asked
 * for its width in that height: title and subtitle of a row were laid out some
 * forty times, and letters of many scripts take long. Where libadwaita builds its rows in another way, they stay as they are. */
void
relais_sized_bin_hold_words (AdwActionRow *row)
{
  GtkWidget *title, *words, *box, *bin, *before;

  g_return_if_fail (ADW_IS_ACTION_ROW (row));

  title = title_of (GTK_WIDGET (row));
  words = title != NULL ? gtk_widget_get_parent (title) : NULL;
  box = words != NULL ? gtk_widget_get_parent (words) : NULL;
  if (!GTK_IS_BOX (words) || !GTK_IS_BOX (box))
    return;
  before = gtk_widget_get_prev_sibling (words);
  g_object_ref (words);
  gtk_box_remove (GTK_BOX (box), words);
  bin = g_object_new (RELAIS_TYPE_SIZED_BIN, "child", words, "hexpand", TRUE, "valign", gtk_widget_get_valign (words), NULL);
  gtk_widget_set_valign (words, GTK_ALIGN_FILL);
  gtk_box_insert_child_after (GTK_BOX (box), bin, before);
  g_object_unref (words);
}
