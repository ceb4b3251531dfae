/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _XOPEN_SOURCE 700       /* O_CLOEXEC */

#include "relais-file-private.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MARK "\xef\xbb\xbf"

/* Plain calls: GFile would make relais-engine load GIO and twice the memory. */

/* What is told is shown, and a path need not be UTF-8. */

void
relais_file_set_system_error (const char *path, GError **error)
{
  int code = errno;
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), "%s: %s", name, g_strerror (code));
}

void
relais_file_set_too_long (const char *path, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _("%1$s: The file is longer than %2$d MiB."), name,
               RELAIS_FILE_MAX / (1024 * 1024));
}

/* Opened without waiting: a pipe that nobody writes into would hold the program
 * up for ever, and so would what some devices do. */
static int
open_plain (const char *path, goffset *size, GError **error)
{
  int fd = g_open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0);
  struct stat about;

  if (fd < 0 || fstat (fd, &about) != 0)
    relais_file_set_system_error (path, error);
  else if (S_ISREG (about.st_mode))
    {
      *size = about.st_size;
      return fd;
    }
  else if (S_ISDIR (about.st_mode))
    {
      errno = EISDIR;
      relais_file_set_system_error (path, error);
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

/* What is to be read has @size bytes, as far as that is told: there may be more
 * by now, and some files tell none. Up to one byte more than %RELAIS_FILE_MAX.
 * NULL with errno. */
static char *
read_all (int fd, goffset size, gsize *length)
{
  gsize room = (gsize) CLAMP (size, 4095, RELAIS_FILE_MAX) + 1;
  g_autofree char *text = g_try_malloc (room + 1);
  gssize n = 1;

  *length = 0;
  while (text != NULL && n != 0 && *length <= RELAIS_FILE_MAX)
    {
      n = read (fd, text + *length, room - *length);
      if (n < 0 && errno != EINTR)
        return NULL;
      *length += (gsize) MAX (n, 0);
      if (*length == room && room <= RELAIS_FILE_MAX)
        {
          char *more = g_try_realloc (text, (room = MIN (2 * room, RELAIS_FILE_MAX + 1)) + 1);

          if (more == NULL)
            g_clear_pointer (&text, g_free);
          else
            text = more;
        }
    }
  if (text == NULL)
    errno = ENOMEM;
  else
    text[*length] = '\0';
  return g_steal_pointer (&text);
}

/**
 * relais_file_read:
 *
 * Reads a file up to %RELAIS_FILE_MAX: no game is longer.
 */
char *
relais_file_read (const char *path, gsize *length, GError **error)
{
  goffset size = 0;
  int fd = open_plain (path, &size, error);
  g_autofree char *text = NULL;

  if (fd < 0)
    return NULL;
  *length = (gsize) MAX (size, 0);
  if (size <= RELAIS_FILE_MAX && (text = read_all (fd, size, length)) == NULL)
    relais_file_set_system_error (path, error);
  close (fd);
  if (*length <= RELAIS_FILE_MAX)
    return g_steal_pointer (&text);
  relais_file_set_too_long (path, error);
  return NULL;
}

char *
relais_file_read_start (const char *path, gsize most, gsize *length, GError **error)
{
  goffset size = 0;
  int fd = open_plain (path, &size, error);
  g_autofree char *text = g_malloc (most + 1);
  gssize n = 1;

  if (fd < 0)
    return NULL;
  *length = 0;
  while (n != 0 && *length < most)
    {
      n = read (fd, text + *length, most - *length);
      if (n < 0 && errno != EINTR)
        break;
      *length += (gsize) MAX (n, 0);
    }
  if (n < 0 && *length < most)
    relais_file_set_system_error (path, error);
  close (fd);
  text[*length] = '\0';
  return n < 0 && *length < most ? NULL : g_steal_pointer (&text);
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

/* GDir does not tell when a folder could not be read to its end. */
GPtrArray *
relais_file_list (const char *folder, const char *suffix, GError **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  DIR *dir = opendir (folder);
  const struct dirent *found;

  while (dir != NULL && (errno = 0, found = readdir (dir)) != NULL)
    if (*found->d_name != '.' && g_str_has_suffix (found->d_name, suffix) && strlen (found->d_name) > strlen (suffix))
      g_ptr_array_add (names, g_strdup (found->d_name));
  if (dir == NULL || errno != 0)
    {
      relais_file_set_system_error (folder, error);
      g_clear_pointer (&names, g_ptr_array_unref);
    }
  if (dir != NULL)
    closedir (dir);
  return g_steal_pointer (&names);
}
