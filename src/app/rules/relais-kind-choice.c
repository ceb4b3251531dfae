/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-kind-choice.h"

#include "app/old-gtk/relais-drop-down.h"
#include "model/relais-player-kind.h"

void
relais_kind_choice_fill (GtkDropDown *choice)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  g_return_if_fail (GTK_IS_DROP_DOWN (choice));

  for (guint i = 0; relais_player_kinds[i] != NULL; i++)
    gtk_string_list_append (titles, relais_player_kind_title (relais_player_kinds[i]));
  gtk_drop_down_set_model (choice, G_LIST_MODEL (titles));
  relais_drop_down_tell (choice, NULL);
}

void
relais_kind_choice_select (GtkDropDown *choice, const char *kind)
{
  guint selected = GTK_INVALID_LIST_POSITION;

  g_return_if_fail (GTK_IS_DROP_DOWN (choice));

  for (guint i = 0; relais_player_kinds[i] != NULL; i++)
    if (relais_player_kind_is_of (kind, relais_player_kinds[i]))
      selected = i;
  gtk_drop_down_set_selected (choice, selected);
}

const char *
relais_kind_choice_get (GtkDropDown *choice)
{
  guint selected;

  g_return_val_if_fail (GTK_IS_DROP_DOWN (choice), NULL);

  selected = gtk_drop_down_get_selected (choice);
  return selected != GTK_INVALID_LIST_POSITION ? relais_player_kinds[selected] : NULL;
}
