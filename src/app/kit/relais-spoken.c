/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-spoken.h"

#define DOT " · "
#define OWN "relais-own-description"

/**
 * relais_spoken:
 * @words: (nullable): nothing
 */
char *
relais_spoken (const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words != NULL ? words : "", DOT, -1);

  return g_strjoinv (", ", parts);
}

void
relais_spoken_name (GtkWidget *widget, const char *name)
{
  g_autofree char *spoken = relais_spoken (name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
describe (GtkWidget *widget, const char *description)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static void
on_focus_gone (GtkWidget *widget)
{
  if (gtk_widget_has_focus (widget))
    return;
  g_signal_handlers_disconnect_by_func (widget, on_focus_gone, NULL);
  describe (widget, g_object_get_data (G_OBJECT (widget), OWN));
}

/* GTK gives nobody the description of a widget: it is kept here, too. */
void
relais_spoken_describe (GtkWidget *widget, const char *description)
{
  char *spoken = relais_spoken (description);

  g_signal_handlers_disconnect_by_func (widget, on_focus_gone, NULL);
  g_object_set_data_full (G_OBJECT (widget), OWN, spoken, g_free);
  describe (widget, spoken);
}

void
relais_spoken_news (GtkWidget *widget, const char *news)
{
  const char *own = g_object_get_data (G_OBJECT (widget), OWN);
  g_autofree char *all = NULL;

  if (own == NULL)
    return;
  all = *own != '\0' ? g_strjoin ("\n", news, own, NULL) : g_strdup (news);
  g_signal_handlers_disconnect_by_func (widget, on_focus_gone, NULL);
  g_signal_connect (widget, "notify::has-focus", G_CALLBACK (on_focus_gone), NULL);
  describe (widget, all);
}
