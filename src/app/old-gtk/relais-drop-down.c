/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-drop-down.h"

typedef const char *(*Title) (const char *string);

typedef struct
{
  Title title;
} Teller;

static void
on_selected (GtkDropDown *drop_down, GParamSpec *pspec, Teller *teller)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (drop_down));
  GtkStringObject *item = gtk_drop_down_get_selected_item (drop_down);
  const char *string = item != NULL ? gtk_string_object_get_string (item) : "";

#if GTK_CHECK_VERSION (4, 14, 0)
  /* There the button is described as what it is in. */
  button = GTK_WIDGET (drop_down);
#endif
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  item != NULL && teller->title != NULL ? teller->title (string) : string, -1);
}

static void
free_teller (gpointer teller, GClosure *closure)
{
  g_free (teller);
}

void
relais_drop_down_tell (GtkDropDown *drop_down, const char *(*title) (const char *string))
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (drop_down));
  Teller *teller = g_new (Teller, 1);

  teller->title = title;
  /* Newer versions of GTK have it labelled by what is chosen, above all labels that it is given. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY, drop_down, NULL, -1);
  g_signal_connect_data (drop_down, "notify::selected-item", G_CALLBACK (on_selected), teller, free_teller, 0);
  on_selected (drop_down, NULL, teller);
}
