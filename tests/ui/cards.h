/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "../model/deciding.h"
#include "display.h"

/* What the tests of cards share. Everything is inline: no test uses all of it. */

static inline void
cards_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static inline GtkWidget *
cards_show (GtkWidget *widget, int width, int height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  cards_settle ();
  return window;
}

static inline gboolean
cards_says (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

#define cards_assert_says(in, text) g_assert_nonnull (display_find_where ((in), cards_says, (text)))
