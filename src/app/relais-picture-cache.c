/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-picture-cache.h"

#include <glib/gstdio.h>

#define MOST_FILES 6

static char *
folder (void)
{
  return g_build_filename (g_get_user_cache_dir (), "relais", "pictures", NULL);
}

static char *
path_of (const char *key)
{
  g_autofree char *name = g_compute_checksum_for_string (G_CHECKSUM_SHA256, key, -1);
  g_autofree char *place = folder ();

  return g_build_filename (place, name, NULL);
}

/**
 * relais_picture_cache_load:
 * @key: all that the picture depends on
 * @size: in bytes; a file of another size is none of ours. 0: of any size
 *
 * Returns: (transfer full) (nullable): the pixels, mapped and not read
 */
GBytes *
relais_picture_cache_load (const char *key, gsize size)
{
  g_autofree char *path = path_of (key);
  g_autoptr (GMappedFile) file = g_mapped_file_new (path, FALSE, NULL);

  if (file == NULL || (size != 0 && g_mapped_file_get_length (file) != size))
    return NULL;
  g_utime (path, NULL);
  return g_mapped_file_get_bytes (file);
}

typedef struct
{
  char *path;
  gint64 used;
} Kept;

static int
by_use (gconstpointer a, gconstpointer b)
{
  const Kept *first = a, *second = b;

  return first->used < second->used ? 1 : first->used > second->used ? -1 : 0;
}

static void
clear_kept (gpointer data)
{
  g_free (((Kept *) data)->path);
}

/* The pictures that were not used for longest go. */
static void
prune (const char *place)
{
  g_autoptr (GArray) files = g_array_new (FALSE, FALSE, sizeof (Kept));
  g_autoptr (GDir) dir = g_dir_open (place, 0, NULL);
  const char *name;

  g_array_set_clear_func (files, clear_kept);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      Kept kept = { g_build_filename (place, name, NULL), 0 };
      GStatBuf status;

      if (g_stat (kept.path, &status) == 0)
        kept.used = (gint64) status.st_mtime;
      g_array_append_val (files, kept);
    }
  g_array_sort (files, by_use);
  for (guint i = MOST_FILES; i < files->len; i++)
    g_unlink (g_array_index (files, Kept, i).path);
}

/* It is only a cache: what cannot be written is drawn again. */
void
relais_picture_cache_store (const char *key, GBytes *pixels)
{
  g_autofree char *path = path_of (key);
  g_autofree char *place = folder ();
  gsize size;
  const char *data = g_bytes_get_data (pixels, &size);

  if (g_mkdir_with_parents (place, 0700) != 0
      || !g_file_set_contents_full (path, data, (gssize) size, G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL))
    return;
  prune (place);
}
