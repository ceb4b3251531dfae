/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-clipboard.h"

#include "app/art/relais-board-picture.h"
#include "app/kit/relais-in-thread.h"
#include "model/relais-history.h"
#include "model/relais-lore.h"

/* As wide as the board was drawn: every line is sharp. */
#define PICTURE_WIDTH 1600
#define PORTION 2000            /* moves: so many at once */

/* What is ready later does not take the place of what was copied since. */
static guint latest;

void
relais_clipboard_copy_position (GtkWidget *widget, RelaisMatch *match, RelaisClipboardFunc done)
{
  g_autofree char *text = relais_lore_find (relais_match_get_game (match))->tell_position (relais_match_get_view (match));

  latest++;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  done (widget);
}

/* What is being copied. */
typedef struct
{
  guint number;
  GdkClipboard *clipboard;
  GtkWidget *widget;            /* weak */
  RelaisClipboardFunc done;
} Copying;

static void
copying_begin (Copying *copying, GtkWidget *widget, RelaisClipboardFunc done)
{
  copying->number = ++latest;
  copying->clipboard = g_object_ref (gtk_widget_get_clipboard (widget));
  g_set_weak_pointer (&copying->widget, widget);
  copying->done = done;
}

static void
copying_clear (Copying *copying)
{
  g_clear_weak_pointer (&copying->widget);
  g_clear_object (&copying->clipboard);
}

static void
copying_finish (Copying *copying, GdkContentProvider *content)
{
  if (copying->number != latest)
    return;
  gdk_clipboard_set_content (copying->clipboard, content);
  if (copying->widget != NULL)
    copying->done (copying->widget);
}

/* A picture: a thread draws it, and makes the file of it that other programs ask for. */

static void
print_in_thread (GTask *task, gpointer picture, gpointer data, GCancellable *cancellable)
{
  g_task_return_pointer (task, gdk_texture_save_to_png_bytes (picture), (GDestroyNotify) g_bytes_unref);
}

static void
on_picture_printed (GObject *picture, GAsyncResult *result, gpointer data)
{
  g_autofree Copying *copying = data;
  g_autoptr (GBytes) bytes = g_task_propagate_pointer (G_TASK (result), NULL);
  g_autoptr (GdkContentProvider) content = gdk_content_provider_new_for_bytes ("image/png", bytes);

  copying_finish (copying, content);
  copying_clear (copying);
}

static void
on_picture_drawn (GObject *match, GAsyncResult *result, gpointer data)
{
  g_autoptr (GdkTexture) picture = relais_board_picture_finish (result);
  g_autoptr (GTask) task = NULL;

  if (picture == NULL)
    {
      copying_clear (data);
      g_free (data);
      return;
    }
  task = g_task_new (picture, NULL, on_picture_printed, data);
  relais_in_thread (task, print_in_thread);
}

void
relais_clipboard_copy_picture (GtkWidget *widget, RelaisMatch *match, RelaisClipboardFunc done)
{
  Copying *copying = g_new0 (Copying, 1);

  copying_begin (copying, widget, done);
  relais_board_picture_async (match, relais_match_get_viewer (match), PICTURE_WIDTH, FALSE, on_picture_drawn, copying);
}

/* Moves */

typedef struct
{
  Copying copying;
  RelaisHistoryPrinting *printing;
} Moves;

static void
moves_free (gpointer data)
{
  Moves *moves = data;

  copying_clear (&moves->copying);
  relais_history_printing_free (moves->printing);
  g_free (moves);
}

static gboolean
copy_portion (gpointer data)
{
  Moves *moves = data;
  g_autofree char *text = relais_history_printing_go_on (moves->printing, PORTION);
  g_autoptr (GdkContentProvider) content = NULL;

  if (text == NULL)
    return G_SOURCE_CONTINUE;
  content = gdk_content_provider_new_typed (G_TYPE_STRING, text);
  copying_finish (&moves->copying, content);
  return G_SOURCE_REMOVE;
}

void
relais_clipboard_copy_moves (GtkWidget *widget, RelaisMatch *match, RelaisClipboardFunc done)
{
  g_autoptr (RelaisHistory) history = relais_history_new (match);
  Moves *moves = g_new0 (Moves, 1);

  copying_begin (&moves->copying, widget, done);
  moves->printing = relais_history_printing_new (history);
  if (copy_portion (moves))
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, copy_portion, moves, moves_free);
  else
    moves_free (moves);
}
