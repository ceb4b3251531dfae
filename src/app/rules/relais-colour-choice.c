/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-colour-choice.h"

#include "app/art/relais-game-ui.h"
#include "app/art/relais-sprite.h"
#include "app/old-gtk/relais-drop-down.h"
#include "model/relais-seat.h"

#define MARK_SIZE 24

static void
on_mark_setup (GtkSignalListItemFactory *factory, GtkListItem *item, const char *sheet)
{
  gtk_list_item_set_child (item, relais_sprite_new (sheet, NULL, MARK_SIZE));
}

static void
on_mark_bind (GtkSignalListItemFactory *factory, GtkListItem *item, const char *sheet)
{
  const char *colour = gtk_string_object_get_string (gtk_list_item_get_item (item));
  const char *sprite = relais_seat_badge (colour);

  relais_sprite_set (RELAIS_SPRITE (gtk_list_item_get_child (item)), sheet, sprite);
}

/* In the list the mark has its name beside it. */
static void
on_named_setup (GtkSignalListItemFactory *factory, GtkListItem *item, const char *sheet)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_box_append (GTK_BOX (box), relais_sprite_new (sheet, NULL, MARK_SIZE));
  gtk_box_append (GTK_BOX (box), gtk_label_new (NULL));
  gtk_list_item_set_child (item, box);
}

static void
on_named_bind (GtkSignalListItemFactory *factory, GtkListItem *item, const char *sheet)
{
  const char *colour = gtk_string_object_get_string (gtk_list_item_get_item (item));
  const char *sprite = relais_seat_badge (colour);
  GtkWidget *box = gtk_list_item_get_child (item);

  relais_sprite_set (RELAIS_SPRITE (gtk_widget_get_first_child (box)), sheet, sprite);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (box)), relais_seat_colour_name (colour));
}

void
relais_colour_choice_fill (GtkDropDown *choice, const char *sheet)
{
  g_autoptr (GtkStringList) colours = gtk_string_list_new (relais_seat_colours);
  g_autoptr (GtkListItemFactory) mark = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkListItemFactory) named = gtk_signal_list_item_factory_new ();
  gpointer interned = (gpointer) g_intern_string (sheet);

  g_signal_connect (mark, "setup", G_CALLBACK (on_mark_setup), interned);
  g_signal_connect (mark, "bind", G_CALLBACK (on_mark_bind), interned);
  g_signal_connect (named, "setup", G_CALLBACK (on_named_setup), interned);
  g_signal_connect (named, "bind", G_CALLBACK (on_named_bind), interned);
  gtk_drop_down_set_factory (choice, mark);
  gtk_drop_down_set_list_factory (choice, named);
  gtk_drop_down_set_model (choice, G_LIST_MODEL (colours));
  relais_drop_down_tell (choice, relais_seat_colour_name);
}

void
relais_colour_choice_select (GtkDropDown *choice, const char *colour)
{
  for (guint i = 0; relais_seat_colours[i] != NULL; i++)
    if (g_str_equal (relais_seat_colours[i], colour))
      gtk_drop_down_set_selected (choice, i);
}
