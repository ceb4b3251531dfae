/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A list of rows as long as it may be, in a page that scrolls: only the rows
 * that are seen, and those a page above and below, exist as widgets. They are
 * in a GtkListBox, which looks, sounds and is driven as always; the room of all
 * others is left empty. The row with the keyboard stays wherever the page is
 * scrolled to.
 *
 * (GtkListView makes two hundred rows however few are seen, and has no titles
 * before GTK 4.12.)
 *
 * Property: "title", its name for who does not see it.
 * Signals: "row-activated" (GtkListBoxRow); "row-reached" (GtkListBoxRow): with
 * the arrows and their like, without Ctrl. */

#define RELAIS_TYPE_LONG_LIST (relais_long_list_get_type ())
G_DECLARE_FINAL_TYPE (RelaisLongList, relais_long_list, RELAIS, LONG_LIST, GtkWidget)

typedef struct
{
  /* A GtkListBoxRow. */
  GtkWidget *(*make) (gpointer item, gpointer data);
  /* It came into view, or left it: what takes time and memory is for rows that
   * are seen. NULL: nothing does. */
  void (*see) (GtkWidget *row, gboolean seen, gpointer data);
} RelaisLongListRows;

GtkWidget  *relais_long_list_new       (const char               *title);
/* NULL: no rows any more. */
void        relais_long_list_set_model (RelaisLongList           *self,
                                        GListModel               *model,
                                        const RelaisLongListRows *rows,
                                        gpointer                  data);
/* With the rows that there are at the moment. */
GtkListBox *relais_long_list_get_box   (RelaisLongList           *self);
/* FALSE: there is no such row. */
gboolean    relais_long_list_focus     (RelaisLongList           *self,
                                        guint                     position);
/* Scrolls there; the keyboard stays where it is. */
void        relais_long_list_show      (RelaisLongList           *self,
                                        guint                     position);
/* NULL: there is none at the moment. */
GtkWidget  *relais_long_list_get_row   (RelaisLongList           *self,
                                        guint                     position);

G_END_DECLS
