/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-file.h"

static void
set_too_long (const char *path, GError **error)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "%s: longer than %d MiB", path,
               RELAIS_FILE_MAX / (1024 * 1024));
}

/**
 * relais_file_read:
 *
 * Reads a file up to %RELAIS_FILE_MAX: no game is longer, and a device that
 * never ends is not read for ever.
 */
char *
relais_file_read (const char *path, gsize *length, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, error);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 buffer[65536];
  gssize n;

  if (stream == NULL)
    return NULL;
  while ((n = g_input_stream_read (G_INPUT_STREAM (stream), buffer, sizeof buffer, NULL, error)) > 0)
    {
      g_byte_array_append (bytes, buffer, (guint) n);
      if (bytes->len > RELAIS_FILE_MAX)
        {
          set_too_long (path, error);
          return NULL;
        }
    }
  if (n < 0)
    return NULL;
  *length = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  return (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);
}

/**
 * relais_file_write:
 *
 * Writes a new file and renames it over the old one, so that a crash leaves
 * either the old or the new one. What could not be read back is not written.
 */
gboolean
relais_file_write (const char *path, const char *text, gsize length, GError **error)
{
  if (length > RELAIS_FILE_MAX)
    {
      set_too_long (path, error);
      return FALSE;
    }
  return g_file_set_contents_full (path, text, (gssize) length,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666, error);
}
