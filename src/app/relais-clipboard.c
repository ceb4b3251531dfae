/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-clipboard.h"

#include "model/relais-history.h"
#include "relais-board-view.h"

/* As wide as the board was drawn: every line is sharp. */
#define PICTURE_WIDTH 1600

void
relais_clipboard_copy_position (GtkWidget *widget, RelaisMatch *match)
{
  const RelaisGame *game = relais_match_get_game (match);
  gconstpointer state = relais_match_get_shown_state (match);
  g_autofree char *buffer = g_malloc (RELAIS_MAX_STATE_TEXT);
  RelaisText text;

  relais_text_init (&text, buffer, RELAIS_MAX_STATE_TEXT);
  game->show (relais_match_get_edition (match), state, game->seat (state), &text);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), buffer);
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
