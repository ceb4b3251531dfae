/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-note-buffer.h"

#include <string.h>

#include "record/relais-bounds.h"

/* How many bytes of what is inserted there is room for. */
static gsize
room_for (GtkTextBuffer *buffer, const char *text)
{
  int letters = RELAIS_NOTE_LENGTH - gtk_text_buffer_get_char_count (buffer);
  int lines = RELAIS_NOTE_LINES - gtk_text_buffer_get_line_count (buffer);

  return relais_bounds_fitting (text, (guint) MAX (letters, 0), (guint) MAX (lines, 0) + 1);
}

/* Before the buffer's own handler, which would take all of it. */
static void
on_insert (GtkTextBuffer *buffer, GtkTextIter *at, char *text, int length, gpointer data)
{
  g_autofree char *whole = g_strndup (text, length < 0 ? strlen (text) : (gsize) length);
  gsize room = room_for (buffer, whole);

  if (whole[room] == '\0')
    return;
  g_signal_stop_emission_by_name (buffer, "insert-text");
  if (room > 0)
    gtk_text_buffer_insert (buffer, at, whole, (int) room);
}

void
relais_note_buffer_bound (GtkTextBuffer *buffer)
{
  g_signal_connect (buffer, "insert-text", G_CALLBACK (on_insert), NULL);
}
