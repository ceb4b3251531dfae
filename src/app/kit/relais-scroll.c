/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-scroll.h"

#define LIT 4000                /* milliseconds */
#define FRAMES 1                /* before things lie where they will be */

typedef struct
{
  RelaisScroll how;
  guint frames;
} Wish;

static gboolean
on_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  GtkWidget *pane = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  Wish *wish = data;
  GtkAdjustment *scroll;
  graphene_rect_t bounds;
  double above;

  if (wish->frames++ < FRAMES)
    return G_SOURCE_CONTINUE;
  if (pane == NULL || !gtk_widget_compute_bounds (widget, pane, &bounds))
    return G_SOURCE_REMOVE;
  scroll = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (pane));
  above = gtk_adjustment_get_value (scroll) + (double) bounds.origin.y;
  if (wish->how == RELAIS_SCROLL_TO_TOP)
    gtk_adjustment_set_value (scroll, above);
  else if (wish->how == RELAIS_SCROLL_TO_MIDDLE)
    gtk_adjustment_set_value (scroll, above + ((double) bounds.size.height - gtk_adjustment_get_page_size (scroll)) / 2);
  else
    gtk_adjustment_clamp_page (scroll, above, above + (double) bounds.size.height);
  return G_SOURCE_REMOVE;
}

void
relais_scroll_to (GtkWidget *widget, RelaisScroll how)
{
  Wish *wish = g_new0 (Wish, 1);

  wish->how = how;
  gtk_widget_add_tick_callback (widget, on_frame, wish, g_free);
}

static gboolean
go_dark (gpointer row)
{
  gtk_widget_remove_css_class (row, "shown");
  return G_SOURCE_REMOVE;
}

void
relais_scroll_show (GtkWidget *row)
{
  GtkRoot *root = gtk_widget_get_root (row);

  if (!gtk_widget_grab_focus (row))
    gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
  gtk_widget_add_css_class (row, "shown");
  g_timeout_add_full (G_PRIORITY_DEFAULT, LIT, go_dark, g_object_ref (row), g_object_unref);
  relais_scroll_to (row, RELAIS_SCROLL_TO_MIDDLE);
}
