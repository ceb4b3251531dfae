/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _XOPEN_SOURCE 700       /* O_CLOEXEC, realpath */

#include "relais-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MARK "\xef\xbb\xbf"

/* Plain calls: GFile would make relais-engine load GIO and twice the memory. */

/* What is told is shown, and a path need not be UTF-8. */

static void
set_system_error (const char *path, GError **error)
{
  int code = errno;
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), "%s: %s", name, g_strerror (code));
}

static void
set_too_long (const char *path, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _("%1$s: The file is longer than %2$d MiB."), name,
               RELAIS_FILE_MAX / (1024 * 1024));
}

/* Opened without waiting: a pipe that nobody writes into would hold the program
 * up for ever, and so would what some devices do. */
static int
open_plain (const char *path, GError **error)
{
  int fd = g_open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0);
  struct stat about;

  if (fd < 0 || fstat (fd, &about) != 0)
    set_system_error (path, error);
  else if (S_ISREG (about.st_mode))
    return fd;
  else if (S_ISDIR (about.st_mode))
    {
      errno = EISDIR;
      set_system_error (path, error);
    }
  else
    {
      g_autofree char *name = g_filename_display_name (path);

      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, _("%s: This is a pipe or a device, not a file."), name);
    }
  if (fd >= 0)
    close (fd);
  return -1;
}

/**
 * relais_file_read:
 *
 * Reads a file up to %RELAIS_FILE_MAX: no game is longer.
 */
char *
relais_file_read (const char *path, gsize *length, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  int fd = open_plain (path, error);
  guint8 buffer[65536];
  gssize n = 1;

  if (fd < 0)
    return NULL;
  while (n > 0 && bytes->len <= RELAIS_FILE_MAX)
    {
      n = read (fd, buffer, sizeof buffer);
      if (n > 0)
        g_byte_array_append (bytes, buffer, (guint) n);
      else if (n < 0 && errno == EINTR)
        n = 1;
    }
  if (n < 0)
    set_system_error (path, error);
  else if (bytes->len > RELAIS_FILE_MAX)
    set_too_long (path, error);
  close (fd);
  if (n < 0 || bytes->len > RELAIS_FILE_MAX)
    return NULL;
  *length = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  return (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);
}

char *
relais_file_read_unmarked (const char *path, gsize *length, GError **error)
{
  gsize n = strlen (MARK);
  char *text = relais_file_read (path, length, error);

  if (text != NULL && *length >= n && memcmp (text, MARK, n) == 0)
    {
      *length -= n;
      memmove (text, text + n, *length + 1);
    }
  return text;
}

/* Where a link leads to; the path itself if there is nothing yet. */
static char *
end_of_links (const char *path)
{
  char *end = realpath (path, NULL);

  return end != NULL ? end : g_strdup (path);
}

/**
 * relais_file_write:
 *
 * Writes a new file and renames it over the old one, so that a crash leaves
 * either the old or the new one. A link to a file stays one, and who may read
 * the file does not change. What could not be read back is not written.
 */
gboolean
relais_file_write (const char *path, const char *text, gsize length, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *end = end_of_links (path);
  const char *reason;
  struct stat old;
  gboolean exists = stat (end, &old) == 0;

  if (length > RELAIS_FILE_MAX)
    {
      set_too_long (path, error);
      return FALSE;
    }
  /* Renaming over a device or a pipe would put a plain file in its place. */
  if (exists && !S_ISREG (old.st_mode))
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _("%s: There is something here that is not a file."), name);
      return FALSE;
    }
  if (g_file_set_contents_full (end, text, (gssize) length,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                exists ? (int) (old.st_mode & 0777) : 0666, &local))
    return TRUE;
  /* GLib names the temporary file, which nobody asked for. */
  reason = strrchr (local->message, ':');
  g_set_error (error, G_FILE_ERROR, local->code, "%s%s", name, reason != NULL ? reason : "");
  return FALSE;
}
