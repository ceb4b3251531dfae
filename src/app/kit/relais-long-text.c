/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-long-text.h"

#include <string.h>

#include "record/relais-bounds.h"

struct _RelaisLongText
{
  GtkBox parent_instance;

  char *text;
  const char *rest;             /* of the text, which is not shown yet; NULL: all is */
  guint tick;
};

G_DEFINE_TYPE (RelaisLongText, relais_long_text, GTK_TYPE_BOX)

/* The line break at its end is the next label's beginning. */
static void
show_portion (RelaisLongText *self)
{
  gsize n = relais_bounds_portion (self->rest);
  gboolean ends = n > 0 && self->rest[n - 1] == '\n';
  g_autofree char *words = g_strndup (self->rest, ends ? n - 1 : n);

  gtk_box_append (GTK_BOX (self), g_object_new (GTK_TYPE_LABEL, "label", words, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                                "xalign", 0.0, "yalign", 0.0, "width-chars", 4, NULL));
  self->rest = self->rest[n] != '\0' ? self->rest + n : NULL;
}

static gboolean
on_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RelaisLongText *self = RELAIS_LONG_TEXT (widget);

  show_portion (self);
  if (self->rest != NULL)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
clear (RelaisLongText *self)
{
  GtkWidget *child;

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  self->rest = NULL;
  g_clear_pointer (&self->text, g_free);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
}

static void
relais_long_text_dispose (GObject *object)
{
  clear (RELAIS_LONG_TEXT (object));
  G_OBJECT_CLASS (relais_long_text_parent_class)->dispose (object);
}

static void
relais_long_text_class_init (RelaisLongTextClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = relais_long_text_dispose;
}

static void
relais_long_text_init (RelaisLongText *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * relais_long_text_set:
 * @text: (nullable)
 */
void
relais_long_text_set (RelaisLongText *self, const char *text)
{
  g_return_if_fail (RELAIS_IS_LONG_TEXT (self));

  clear (self);
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL && *text != '\0');
  if (text == NULL || *text == '\0')
    return;
  self->text = g_strdup (text);
  self->rest = self->text;
  show_portion (self);
  if (self->rest != NULL)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_frame, NULL, NULL);
}
