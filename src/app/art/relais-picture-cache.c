/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-picture-cache.h"

#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "record/relais-file.h"

#define MOST_FILES 6
#define MOST_BYTES (64 * 1024 * 1024)   /* of a file of ours */

/* Ends every file, so that one which is damaged is not shown. */
typedef struct
{
  guint64 sum;
  guint64 size;                 /* of what is before */
} Seal;

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

/* Not against malice, only against accidents: fast, and different after any
 * change of a single word. */
static guint64
sum_of (const guint8 *data, gsize size)
{
  guint64 sum = size, word;

  for (; size > 0; data += MIN (size, sizeof word), size -= MIN (size, sizeof word))
    {
      word = 0;
      memcpy (&word, data, MIN (size, sizeof word));
      sum = (sum ^ word) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      sum ^= sum >> 32;
    }
  return sum;
}

/* The file without its seal, or NULL if that is broken. */
static GBytes *
unseal (GBytes *file)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (file, &size);
  Seal seal;

  if (size < sizeof seal)
    return NULL;
  size -= sizeof seal;
  memcpy (&seal, data + size, sizeof seal);
  return seal.size == size && seal.sum == sum_of (data, size) ? g_bytes_new_from_bytes (file, 0, size) : NULL;
}

/**
 * relais_picture_cache_load:
 * @key: all that the picture depends on
 * @size: in bytes; a picture of another size is none of ours. 0: of any size
 *
 * Returns: (transfer full) (nullable): the pixels, in memory that is the file's
 */
GBytes *
relais_picture_cache_load (const char *key, gsize size)
{
  g_autofree char *path = path_of (key);
  g_autoptr (GMappedFile) file = g_mapped_file_new (path, FALSE, NULL);
  g_autoptr (GBytes) sealed = NULL;
  GBytes *pixels;

  if (file == NULL || g_mapped_file_get_length (file) > MOST_BYTES
      || (size != 0 && g_mapped_file_get_length (file) != size + sizeof (Seal)))
    return NULL;
  sealed = g_mapped_file_get_bytes (file);
  pixels = unseal (sealed);
  if (pixels != NULL)
    g_utime (path, NULL);
  return pixels;
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
  g_autoptr (GBytes) sealed = NULL;
  gsize size;
  const guint8 *data = g_bytes_get_data (pixels, &size);
  const Seal seal = { sum_of (data, size), size };
  guint8 *file;

  if (!relais_file_make_folder (place, NULL))
    return;
  file = g_malloc (size + sizeof seal);
  memcpy (file, data, size);
  memcpy (file + size, &seal, sizeof seal);
  sealed = g_bytes_new_take (file, size + sizeof seal);
  if (relais_file_write_picture (path, sealed, NULL))
    prune (place);
}
