/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looking whether a file is still what it was and then writing it are two
 * steps: two processes at one folder take turns. The folder itself is locked,
 * so that no other file is left, and a process that ends lets go. */

#define _DEFAULT_SOURCE         /* flock */

#include "relais-file-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

#define PATIENCE 1000           /* milliseconds: most are done by then, and who was stopped may take for ever */
#define STEP 20

/**
 * relais_file_lock:
 * @path: of a file in the folder, which is told of
 * @lock: (out): for relais_file_unlock
 *
 * Where folders cannot be locked, as on some networks, this does nothing.
 */
gboolean
relais_file_lock (const char *path, int *lock, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = NULL;

  *lock = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  if (*lock < 0)
    return TRUE;
  for (int waited = 0; waited < PATIENCE; waited += STEP)
    {
      if (flock (*lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
        return TRUE;
      g_usleep (STEP * 1000);
    }
  relais_file_unlock (*lock);
  name = g_filename_display_name (path);
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN, _("%s: another program has been writing here for too long"), name);
  return FALSE;
}

void
relais_file_unlock (int lock)
{
  if (lock >= 0)
    close (lock);
}
