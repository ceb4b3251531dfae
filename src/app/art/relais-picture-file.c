/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-picture-file.h"

#include <glib/gstdio.h>
#include <string.h>

#include "record/relais-file.h"

/* How every PNG begins: with its width and height. */
typedef struct
{
  guint8 signature[8];
  guint8 length[4];
  guint8 type[4];
  guint8 width[4];
  guint8 height[4];
} Head;

static gboolean
is_side (const guint8 *bytes)
{
  guint32 side = (guint32) bytes[0] << 24 | (guint32) bytes[1] << 16 | (guint32) bytes[2] << 8 | bytes[3];

  return side > 0 && side <= RELAIS_PICTURE_FILE_SIDE;
}

static gboolean
is_ours (const char *bytes, gsize size)
{
  static const guint8 begin[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R' };
  Head head;

  if (size < sizeof head)
    return FALSE;
  memcpy (&head, bytes, sizeof head);
  return memcmp (&head, begin, sizeof begin) == 0 && is_side (head.width) && is_side (head.height);
}

/**
 * relais_picture_file_read:
 *
 * Returns: (nullable) (transfer full)
 */
GdkTexture *
relais_picture_file_read (const char *path)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *content = NULL;
  GStatBuf status;
  gsize size;

  if (g_stat (path, &status) != 0 || status.st_size > RELAIS_PICTURE_FILE_BYTES)
    return NULL;
  content = relais_file_read (path, &size, NULL);
  if (content == NULL || !is_ours (content, size))
    return NULL;
  bytes = g_bytes_new_take (g_steal_pointer (&content), size);
  return gdk_texture_new_from_bytes (bytes, NULL);
}

void
relais_picture_file_write (const char *path, GdkTexture *texture)
{
  g_autoptr (GBytes) png = gdk_texture_save_to_png_bytes (texture);

  relais_file_write_picture (path, png, NULL);
}

/* What is being drawn by threads. */

struct _RelaisPictureOrder
{
  char *path;
  guint number;                 /* of the orders for this path */
};

typedef struct
{
  guint number;                 /* of the last order */
  guint left;
} Coming;

static GMutex lock;
static GCond came;
static GHashTable *coming;      /* path -> Coming */

RelaisPictureOrder *
relais_picture_file_order (const char *path)
{
  RelaisPictureOrder *self = g_new (RelaisPictureOrder, 1);
  Coming *at;

  g_mutex_lock (&lock);
  if (coming == NULL)
    coming = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  at = g_hash_table_lookup (coming, path);
  if (at == NULL)
    g_hash_table_insert (coming, g_strdup (path), at = g_new0 (Coming, 1));
  at->left++;
  *self = (RelaisPictureOrder) { g_strdup (path), ++at->number };
  g_mutex_unlock (&lock);
  return self;
}

static gboolean
is_last (const RelaisPictureOrder *order)
{
  gboolean last;

  g_mutex_lock (&lock);
  last = ((const Coming *) g_hash_table_lookup (coming, order->path))->number == order->number;
  g_mutex_unlock (&lock);
  return last;
}

void
relais_picture_file_deliver (RelaisPictureOrder *order, GdkTexture *texture)
{
  Coming *at;

  g_return_if_fail (order != NULL);

  if (is_last (order))
    relais_picture_file_write (order->path, texture);
  g_mutex_lock (&lock);
  at = g_hash_table_lookup (coming, order->path);
  if (--at->left == 0)
    g_hash_table_remove (coming, order->path);
  g_cond_broadcast (&came);
  g_mutex_unlock (&lock);
  g_free (order->path);
  g_free (order);
}

void
relais_picture_file_wait (const char *path)
{
  g_mutex_lock (&lock);
  while (coming != NULL && g_hash_table_contains (coming, path))
    g_cond_wait (&came, &lock);
  g_mutex_unlock (&lock);
}
