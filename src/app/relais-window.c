/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-window.h"

struct _RelaisWindow
{
  AdwApplicationWindow parent_instance;
};

G_DEFINE_TYPE (RelaisWindow, relais_window, ADW_TYPE_APPLICATION_WINDOW)

static void
relais_window_class_init (RelaisWindowClass *klass)
{
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass),
                                               "/io/github/relaisgame/Relais/relais-window.ui");
}

static void
relais_window_init (RelaisWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_window_new (AdwApplication *application)
{
  return g_object_new (RELAIS_TYPE_WINDOW, "application", application, NULL);
}
