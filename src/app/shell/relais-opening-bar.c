/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-opening-bar.h"

#include <glib/gi18n.h>

#include "app/kit/relais-announce.h"
#include "app/kit/relais-focus.h"
#include "app/pages/relais-program.h"

#define EVERY 100               /* milliseconds */

struct _RelaisOpeningBar
{
  AdwBin parent_instance;

  RelaisLoading *loading;       /* NULL: nothing is read */
  GtkWidget *focused;           /* weak; what had the focus before */
  guint source;

  GtkRevealer *revealer;
  GtkLabel *label;
  GtkProgressBar *progress;
  GtkWidget *stop;
};

G_DEFINE_TYPE (RelaisOpeningBar, relais_opening_bar, ADW_TYPE_BIN)

static gboolean
show_progress (gpointer data)
{
  RelaisOpeningBar *self = data;
  double done = relais_loading_get_done (self->loading);

  if (done < 0)
    gtk_progress_bar_pulse (self->progress);
  else
    gtk_progress_bar_set_fraction (self->progress, done);
  return G_SOURCE_CONTINUE;
}

static void
relais_opening_bar_dispose (GObject *object)
{
  RelaisOpeningBar *self = RELAIS_OPENING_BAR (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->loading);
  g_clear_weak_pointer (&self->focused);
  G_OBJECT_CLASS (relais_opening_bar_parent_class)->dispose (object);
}

static void
on_stop (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));

  relais_program_stop_opening (RELAIS_PROGRAM (gtk_window_get_application (window)));
}

/* What is folded away is nothing for screen readers. */
static void
on_revealed (RelaisOpeningBar *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), self->loading != NULL || gtk_revealer_get_child_revealed (self->revealer));
}

static void
relais_opening_bar_class_init (RelaisOpeningBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_opening_bar_dispose;
  gtk_widget_class_install_action (widget_class, "opening.stop", NULL, on_stop);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-opening-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisOpeningBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, RelaisOpeningBar, label);
  gtk_widget_class_bind_template_child (widget_class, RelaisOpeningBar, progress);
  gtk_widget_class_bind_template_child (widget_class, RelaisOpeningBar, stop);
  gtk_widget_class_bind_template_callback (widget_class, on_revealed);
}

static void
relais_opening_bar_init (RelaisOpeningBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "opening.stop", FALSE);
}

/* Who cannot see it hears of it: the focus is on what stops it. */
static void
begin (RelaisOpeningBar *self, const char *name)
{
  g_autofree char *words = g_strdup_printf (_("Opening “%s”…"), name);

  gtk_label_set_label (self->label, words);
  gtk_progress_bar_set_fraction (self->progress, 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->stop), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "opening.stop", TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  relais_announce (GTK_WIDGET (self), words);
  g_set_weak_pointer (&self->focused, relais_focus_get (GTK_WIDGET (self)));
  gtk_widget_grab_focus (self->stop);
  self->source = g_timeout_add (EVERY, show_progress, self);
}

/* Whatever comes of it takes the focus itself. */
static void
end (RelaisOpeningBar *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (relais_focus_get (self->stop) == self->stop && self->focused != NULL)
    gtk_widget_grab_focus (self->focused);
  g_clear_weak_pointer (&self->focused);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "opening.stop", FALSE);
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}

/**
 * relais_opening_bar_follow:
 * @loading: (nullable)
 * @name: (nullable)
 */
void
relais_opening_bar_follow (RelaisOpeningBar *self, RelaisLoading *loading, const char *name)
{
  g_return_if_fail (RELAIS_IS_OPENING_BAR (self));

  if (self->loading != NULL)
    end (self);
  g_set_object (&self->loading, loading);
  if (loading != NULL)
    begin (self, name);
  on_revealed (self);
}
