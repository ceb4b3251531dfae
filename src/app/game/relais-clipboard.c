/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-clipboard.h"

#include "app/art/relais-board-picture.h"
#include "model/relais-history.h"
#include "model/relais-lore.h"

/* As wide as the board was drawn: every line is sharp. */
#define PICTURE_WIDTH 1600
#define PORTION 2000            /* moves: so many at once */

void
relais_clipboard_copy_position (GtkWidget *widget, RelaisMatch *match)
{
  g_autofree char *text = relais_lore_find (relais_match_get_game (match))->tell_position (relais_match_get_view (match));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

void
relais_clipboard_copy_picture (GtkWidget *widget, RelaisMatch *match)
{
  g_autoptr (GdkTexture) picture = relais_board_picture (match, relais_match_get_viewer (match), PICTURE_WIDTH);

  gdk_clipboard_set_texture (gtk_widget_get_clipboard (widget), picture);
}

/* Moves that are being copied. */
typedef struct
{
  RelaisHistoryPrinting *printing;
  GdkClipboard *clipboard;
  GtkWidget *widget;            /* weak */
  RelaisClipboardFunc done;
} Copying;

static void
copying_free (gpointer data)
{
  Copying *copying = data;

  g_clear_weak_pointer (&copying->widget);
  g_object_unref (copying->clipboard);
  relais_history_printing_free (copying->printing);
  g_free (copying);
}

static gboolean
copy_portion (gpointer data)
{
  Copying *copying = data;
  g_autofree char *text = relais_history_printing_go_on (copying->printing, PORTION);

  if (text == NULL)
    return G_SOURCE_CONTINUE;
  gdk_clipboard_set_text (copying->clipboard, text);
  if (copying->done != NULL && copying->widget != NULL)
    copying->done (copying->widget);
  return G_SOURCE_REMOVE;
}

void
relais_clipboard_copy_moves (GtkWidget *widget, RelaisMatch *match, RelaisClipboardFunc done)
{
  g_autoptr (RelaisHistory) history = relais_history_new (match);
  Copying *copying = g_new0 (Copying, 1);

  copying->printing = relais_history_printing_new (history);
  copying->clipboard = g_object_ref (gtk_widget_get_clipboard (widget));
  g_set_weak_pointer (&copying->widget, widget);
  copying->done = done;
  if (copy_portion (copying))
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, copy_portion, copying, copying_free);
  else
    copying_free (copying);
}
