/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a disk may hold after a power cut. What was synchronized is there. Of
 * the rest anything may be lost: a name that was given or taken since its folder
 * was synchronized, independently of other names; what was written into a file
 * since the file was, wholly, from some place on, or with zeros in its place. */

typedef struct _Disk Disk;

typedef enum
{
  DISK_ALL,                     /* is there, though it was not waited for */
  DISK_NOTHING,
  DISK_HALF,
  DISK_ZEROS,
  DISK_WAYS
} DiskWay;

/* Empty but for @home, which is there. */
Disk    *disk_new         (const char      *home);
void     disk_free        (Disk            *disk);
/* The next thing that is done to it. */
void     disk_do          (Disk            *disk,
                           gconstpointer    entry);     /* FailingEntry */
/* How many names have changed and are not kept yet. */
guint    disk_get_pending (Disk            *disk);
/* Is there a file whose content is not kept yet? */
gboolean disk_is_dirty    (Disk            *disk);

/* The files after a cut now: path -> GBytes, NULL for a folder. The bits of
 * @names tell which pending names are there. */
GHashTable *disk_cut      (Disk            *disk,
                           guint64          names,
                           DiskWay          way);
/* The same for the same files. */
guint64  disk_hash        (GHashTable      *files);
void     disk_lay_out     (GHashTable      *files);

G_END_DECLS
