/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-scroll.h"

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

  (void) clock;
  if (wish->frames++ < FRAMES)
    return G_SOURCE_CONTINUE;
  if (pane == NULL || !gtk_widget_compute_bounds (widget, pane, &bounds))
    return G_SOURCE_REMOVE;
  scroll = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (pane));
  above = gtk_adjustment_get_value (scroll) + (double) bounds.origin.y;
  if (wish->how == RELAIS_SCROLL_TO_TOP)
    gtk_adjustment_set_value (scroll, above);
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
