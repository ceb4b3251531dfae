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
