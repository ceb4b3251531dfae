/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-clipboard.h"

#include "model/relais-history.h"
#include "model/relais-lore.h"
#include "relais-board-view.h"

/* As wide as the board was drawn: every line is sharp. */
#define PICTURE_WIDTH 1600

void
relais_clipboard_copy_position (GtkWidget *widget, RelaisMatch *match)
{
  g_autofree char *text = relais_lore_find (relais_match_get_game (match))->tell_position (match);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

void
relais_clipboard_copy_picture (GtkWidget *widget, RelaisMatch *match)
{
  g_autoptr (GdkTexture) picture = relais_board_picture (match, PICTURE_WIDTH);

  gdk_clipboard_set_texture (gtk_widget_get_clipboard (widget), picture);
}

void
relais_clipboard_copy_moves (GtkWidget *widget, RelaisMatch *match)
{
  g_autoptr (RelaisHistory) history = relais_history_new (match);
  g_autofree char *text = relais_history_print (history);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}
