/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-kind-choice.h"

#include "app/old-gtk/relais-drop-down.h"

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

gboolean
relais_temper_choice_fill (GtkDropDown *choice, const RelaisGame *game, const char *kind)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  g_autofree const char **tempers = NULL;
  guint selected = GTK_INVALID_LIST_POSITION;

  g_return_val_if_fail (GTK_IS_DROP_DOWN (choice) && game != NULL && kind != NULL, FALSE);

  tempers = relais_player_kind_tempers (game, kind);
  for (guint i = 0; tempers[i] != NULL; i++)
    {
      gtk_string_list_append (titles, relais_player_kind_temper_title (game, tempers[i]));
      if (g_str_equal (tempers[i], relais_player_kind_temper (kind)))
        selected = i;
    }
  gtk_drop_down_set_model (choice, G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (choice, selected);
  return tempers[0] != NULL;
}

const char *
relais_temper_choice_get (GtkDropDown *choice, const RelaisGame *game, const char *kind)
{
  g_autofree const char **tempers = NULL;
  guint selected;

  g_return_val_if_fail (GTK_IS_DROP_DOWN (choice) && game != NULL && kind != NULL, NULL);

  tempers = relais_player_kind_tempers (game, kind);
  selected = gtk_drop_down_get_selected (choice);
  return selected < g_strv_length ((char **) tempers) ? tempers[selected] : NULL;
}
